"""Fast effects: when everybody is asked, in which order, and what that doesn't tell."""

import pytest

from domain.games.conquest import actions as a, events as e
from domain.kernel.action import SetAutoPass
from domain.kernel.events import Asked
from tests.domain.conquest.referee import Referee, given

SAUCER, OTHER, THIRD = "green-saucer", "blue-saucer", "red-saucer"
REROLL = "cosmic-interference"
"""An Event that anybody may play once there are dice."""


def attack(*hands: list[str], seats: int = 3, dice: tuple[int, ...] = (3, 3), **about: object) -> Referee:
    """Seat 0 attacks a Small Town: these hands; up to the first window."""
    zones = {
        "race.0": ["the-vento-star-empire"],
        "aliens.P1.1": [SAUCER] * 2,
        "location.P1.1": ["small-town"],
        "resistance-deck": ["us-army-infantry"] * 3,
        **{f"hand.{seat}": hand for seat, hand in enumerate(hands)},
    }
    return given(zones, seats=seats, phase="battle", dice=dice, menace=(0,) * seats, **about)  # type: ignore[arg-type]


def battle(*hands: list[str], seats: int = 3, dice: tuple[int, ...] = (3, 3), **about: object) -> Referee:
    """Seat 0 attacks a Small Town: these hands; up to the dice."""
    return attack(*hands, seats=seats, dice=dice, **about).pass_before_dice()


def rolled(table: Referee) -> list[tuple[bool, tuple[int, ...]]]:
    """The Fight Dice as they came to lie: whether the foe's, and their faces."""
    return [(event.foe, event.dice) for event in table.all_events if isinstance(event, e.FightDiceRolled)]


# -- who is asked, and in which order


@pytest.mark.rule("conquest.timing.priority")
def test_everybody_is_asked_in_turn_order_from_the_first_player_on() -> None:
    table = battle([REROLL], [REROLL], [REROLL], first=1)
    assert [seat for seat, _ in table.waiting()] == [1, 2, 0]


@pytest.mark.rule("conquest.timing.priority")
def test_before_the_dice_they_are_asked_in_that_order_too() -> None:
    table = attack(["death-ray-salvo"], ["treacherous-tip-off"], ["treacherous-tip-off"], first=1)
    while table.asked().ask.endswith("battle-start"):
        table.choose()
    assert table.waiting() == [(seat, "hold-before-dice") for seat in (1, 2, 0)]


@pytest.mark.rule("conquest.timing.priority")
def test_of_two_who_want_to_react_the_first_player_does_so_first() -> None:
    table = battle([REROLL], [REROLL], [], first=1)
    table.choose("hold", seat=0).choose("hold", seat=1)
    assert table.waiting() == [(1, "respond-after-dice")]
    table.choose(seat=1)
    assert table.waiting() == [(0, "respond-after-dice")]


@pytest.mark.rule("conquest.timing.priority")
def test_a_card_that_is_played_is_carried_out_before_anybody_else_may_react() -> None:
    table = battle([REROLL], [REROLL], [], first=1, dice=(3, 3, 6))
    table.choose("hold", seat=0).choose("hold", seat=1).choose(REROLL).unanswered().choose("foe-3")
    assert rolled(table) == [(False, (3,)), (True, (3,)), (True, (6,))]
    assert {seat for seat, _ in table.waiting()} == {0}


@pytest.mark.rule("conquest.timing.priority")
def test_a_window_closes_when_all_have_passed_in_succession() -> None:
    """Seat 1 passes, seat 0 reacts; now seat 1 may react after all."""
    table = battle([REROLL], [REROLL, REROLL], [], dice=(3, 3, 5))
    table.choose("hold", seat=0).choose(seat=1).choose(REROLL).unanswered().choose("aliens-3")
    assert table.waiting() == [(1, "respond-after-dice")]
    table.choose().go_on()
    assert table.s.fight is None or table.s.fight.round != 1


@pytest.mark.rule("conquest.timing.priority")
def test_who_comes_first_and_passed_may_react_after_a_later_one_did() -> None:
    table = battle([REROLL], [REROLL], [], dice=(3, 3, 5))
    table.choose(seat=0).choose("hold", seat=1).choose(REROLL).unanswered().choose("aliens-3")
    assert table.waiting() == [(0, "respond-after-dice")]


# -- what it doesn't tell


@pytest.mark.rule("conquest.timing.window-no-leak")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_window_opens_alike_whether_or_not_a_hand_holds_an_answer(viewer: int | None) -> None:
    told = []
    for held in (REROLL, "endless-waves"):
        zones = {
            "aliens.P1.1": [SAUCER] * 2,
            "location.P1.1": ["small-town"],
            **{f"hand.{seat}": ["death-ray-salvo"] for seat in (0, 2)},
            "hand.1": [held],
        }
        table = given(zones, seats=3)
        told.append((table.told(a.EndActionPhase(), 0, viewer), table.end_actions().waiting()))
    assert told[0] == told[1]


@pytest.mark.rule("conquest.timing.window-no-leak")
def test_who_holds_nothing_is_asked_all_the_same() -> None:
    table = battle([], ["endless-waves"], ["broadcast-of-doom"])
    assert {seat for seat, _ in table.waiting()} == {1, 2}
    table.choose("hold", seat=1).choose(seat=2)
    assert (table.waiting(), table.options(1)) == ([(1, "respond-after-dice")], [])


@pytest.mark.rule("conquest.timing.window-no-leak")
def test_who_has_no_cards_and_nothing_on_the_table_to_use_is_not_asked() -> None:
    assert {seat for seat, _ in battle([], [REROLL], []).waiting()} == {1}


@pytest.mark.rule("conquest.timing.window-no-leak")
@pytest.mark.parametrize("window", ["", "after-dice"])
def test_a_standing_order_passes_whatever_is_held(window: str) -> None:
    for held in (REROLL, "endless-waves"):
        zones = {"aliens.P1.1": [SAUCER] * 2, "location.P1.1": ["small-town"], "hand.1": [held]}
        table = given({"race.0": ["the-vento-star-empire"], **zones}, dice=[3, 3], menace=[0, 0])
        table.do(SetAutoPass(on=True, window=window), seat=1).end_actions().pass_before_dice()
        assert not [asked for asked in table.all_events if isinstance(asked, Asked) and "after-dice" in asked.ask]


@pytest.mark.rule("conquest.timing.window-no-leak")
def test_a_standing_order_for_one_kind_of_window_leaves_the_others() -> None:
    zones = {"aliens.P1.1": [SAUCER] * 2, "location.P1.1": ["small-town"], "hand.1": [REROLL]}
    table = given({"race.0": ["the-vento-star-empire"], **zones}, dice=[3, 3], menace=[0, 0])
    table.do(SetAutoPass(on=True, window="would-destroy"), seat=1).end_actions().pass_before_dice()
    assert table.waiting() == [(1, "respond-after-dice")]


# -- after the fact


@pytest.mark.rule("conquest.timing.after-the-fact")
def test_a_die_that_was_seen_is_rolled_again_and_the_new_result_counts() -> None:
    """Two saucers of Strength 3 and a 1 tie with Infantry's 3 and a 4; the 4 becomes a 2."""
    table = battle([REROLL], [], [], dice=(1, 4, 2))
    table.respond(REROLL, 0).unanswered().choose("foe-4").go_on("escape")
    resolved = next(event for event in table.all_events if isinstance(event, e.FightRoundResolved))
    assert (resolved.total, resolved.foe_total) == (3 + 3 + 1, 3 + 2)


@pytest.mark.rule("conquest.timing.after-the-fact")
def test_a_total_is_raised_after_the_dice_were_seen() -> None:
    table = battle(["death-ray-salvo"], [], [], dice=(1, 5))
    table.respond("death-ray-salvo", 0).go_on("escape")
    resolved = next(event for event in table.all_events if isinstance(event, e.FightRoundResolved))
    assert (resolved.total, resolved.foe_total, resolved.result) == (3 + 3 + 1 + 3, 3 + 5, "aliens")

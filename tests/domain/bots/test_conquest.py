"""The greedy bot of Conquest: what it knows of the odds, what it does, and that its games go quickly."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from domain.bots.conquest import greedy
from domain.bots.conquest.odds import Chances, Foe, Ground, battle, chances, group, outcome
from domain.games.conquest import actions as a, events as e
from domain.games.conquest.options import PRESETS
from domain.kernel.action import Action, Decide, SetAutoPass
from domain.kernel.events import Asked
from tests.domain.conquest.referee import CONQUEST, Referee, given
from tests.domain.play import Move, Played, start

SAUCER, OTHER = "green-saucer", "blue-saucer"
WINDOWS_A_FIGHT = 3.0


def moved(table: Referee, seat: int = 0) -> Action:
    """What the bot does in a seat, its automatic passes set before."""
    while True:
        view, legal = CONQUEST.view(table.s, seat), CONQUEST.legal(table.s, seat)
        action = greedy(view, legal, CONQUEST.decisions(table.s, seat), Random(1))
        if not isinstance(action, SetAutoPass):
            return action
        table.do(action, seat)


def answered(table: Referee, seat: int = 0) -> list[str]:
    """What the bot chooses in a seat, by key."""
    action = moved(table, seat)
    assert isinstance(action, Decide)
    by_option = {str(option): table.key(option) for option in table.asked(seat).options}
    return [by_option[key] for key in action.choice]


def played_by_bots(preset: str, seats: int, seed: int) -> Played:
    played, chance = start(CONQUEST, seats, preset, seed), Random(seed)
    while played.last.status != "ended":
        state = played.last
        seat = CONQUEST.awaited(state)[0]
        view, legal = CONQUEST.view(state, seat), CONQUEST.legal(state, seat)
        played.take(Move(seat, greedy(view, legal, CONQUEST.decisions(state, seat), chance)))
    return played


# -- the odds


def test_between_equals_as_many_rounds_are_won_as_lost() -> None:
    assert chances(0).won == chances(0).lost
    assert chances(0).tied > 0


def test_a_six_wins_against_any_strength_but_another_six() -> None:
    assert chances(-50) == pytest.approx(Chances(won=5 / 36, lost=30 / 36))
    assert outcome(-50, 6, 6) == 0


def test_the_resistance_abilities_make_it_harder() -> None:
    plain = chances(1)
    assert chances(1, frozenset({"Deadly"})).lost > plain.lost
    assert chances(1, frozenset({"Cunning"})).won < plain.won
    assert chances(1, frozenset({"Assault"})).tied == 0


def test_more_aliens_make_a_location_worth_attacking() -> None:
    city = Ground(prize=30.0)
    worth = [battle(group([3] * n), 3, city) for n in (1, 2, 3, 4)]
    assert worth[0] < 0 < worth[2] < worth[3]


def test_what_adds_to_the_resistance_takes_from_the_prize() -> None:
    assert battle(group([3] * 4), 3, Ground(30.0, more=2)) < battle(group([3] * 4), 3, Ground(30.0))
    assert Foe(3).stronger(2, ["Bold"]) == Foe(5, frozenset({"Bold"}))


# -- the Action Phase


def test_it_walks_into_an_undefended_conquest_of_an_opponent() -> None:
    zones = {"location.P1.1": ["city"], "location.P1.2": ["forest"]}
    table = given(zones, markers={"P1.1": 1}, points=1)
    action = moved(table)
    assert isinstance(action, a.MoveAlien)
    assert action.space == "P1.1"


def test_it_leaves_a_fortress_alone_that_it_has_no_chance_against() -> None:
    zones = {"aliens.P1.C": [SAUCER], "alien-pool.0": [], "location.O.1": ["forest"]}
    zones |= {f"location.P1.{n}": ["grand-metropolis"] for n in range(1, 7)}
    table = given(zones, points=1)
    assert isinstance(moved(table), a.EndActionPhase)


def test_it_lands_its_destroyed_aliens() -> None:
    zones = {"aliens.P1.C": [SAUCER], "alien-pool.0": [SAUCER] * 3}
    zones |= {f"location.P1.{n}": ["grand-metropolis"] for n in range(1, 7)}
    assert isinstance(moved(given(zones, points=3)), a.LandReinforcement)


def test_it_takes_a_whole_group_where_one_alien_would_be_lost() -> None:
    zones = {f"location.P1.{n}": ["city"] if n == 1 else ["forest"] for n in range(1, 7)}
    table = given(zones, points=4)
    for _ in range(3):
        action = moved(table)
        assert isinstance(action, a.MoveAlien)
        assert action.space == "P1.1"
        table.do(action)


def test_it_chooses_a_command_counter_for_what_it_has_to_do() -> None:
    busy = given(phase="round", begin=True)
    idle = given({"aliens.P1.C": [SAUCER]}, phase="round", begin=True)
    assert (answered(busy), answered(idle)) == (["4"], ["2"])


# -- decisions


def in_fight(hand: list[str], dice: tuple[int, ...], others: Sequence[str] = (), **about: object) -> Referee:
    """Seat 0 with one Alien of Strength 3 against Infantry of Strength 3, the dice rolled; what both seats hold."""
    zones = {
        "race.0": ["the-vento-star-empire"],
        "aliens.P1.1": [SAUCER],
        "location.P1.1": ["small-town"],
        "hand.0": hand,
        "hand.1": [*others],
        "resistance-deck": ["us-army-infantry"] * 3,
    }
    table = given(zones, phase="battle", dice=dice, menace=(0, 0), **about)  # type: ignore[arg-type]
    return table.pass_before_dice()


def test_it_uses_a_fast_effect_that_turns_a_lost_round() -> None:
    assert answered(in_fight(["death-ray-salvo"], (2, 4))) == ["death-ray-salvo"]


def test_it_keeps_a_fast_effect_where_the_round_is_won_anyway() -> None:
    assert answered(in_fight(["death-ray-salvo"], (4, 2))) == []


def test_it_keeps_a_fast_effect_that_is_not_enough() -> None:
    assert answered(in_fight(["death-ray-salvo"], (1, 6))) == []


@pytest.mark.parametrize(("dice", "answer"), [((4, 3), ["treacherous-tip-off"]), ((6, 3), [])])
def test_it_helps_the_humans_against_an_opponent_where_that_changes_the_round(
    dice: tuple[int, int], answer: list[str]
) -> None:
    table = in_fight([], dice, others=["treacherous-tip-off"], terror=(6, 0))
    assert answered(table, seat=1) == answer


def test_it_escapes_from_a_fight_without_hope_and_stays_in_a_good_one() -> None:
    strong = given({"aliens.P1.1": [SAUCER] * 4, "location.P1.1": ["town"]}, phase="battle", dice=(5, 2), menace=(0, 0))
    strong.go_on("escape")
    assert answered(strong) == ["stay"]
    weak = given(
        {
            "aliens.P1.1": [SAUCER] * 2,
            "location.P1.1": ["town"],
            "resistance-deck": ["super-tanks"] * 4,
        },
        phase="battle",
        dice=(2, 3),
        menace=(0, 0),
    )
    weak.go_on("escape")
    assert answered(weak) != ["stay"]


def test_it_steals_whenever_it_may() -> None:
    table = given({"aliens.P1.1": [SAUCER], "location.P1.1": ["town"]}, markers={"P1.1": 1}, phase="battle")
    assert table.waiting() == [(0, "steal")]
    assert answered(table) == ["steal"]


@pytest.mark.parametrize(("played_by", "cancels"), [(1, True), (0, False)])
def test_it_cancels_what_an_opponent_plays_and_nothing_of_its_own(played_by: int, cancels: bool) -> None:
    zones = {"hand.0": ["overseers-veto"], f"hand.{played_by}": ["the-mothership-descends"]}
    if not played_by:
        zones["hand.0"] = ["overseers-veto", "the-mothership-descends"]
    table = given(zones, current=played_by, first=played_by, terror=(0, 6), menace=(0, 0))
    table.play("the-mothership-descends")
    assert bool(answered(table, seat=0)) == cancels


def test_it_drops_its_bomb_on_an_opponent() -> None:
    zones = {
        "hand.0": ["atomic-bomb"],
        "location.P1.1": ["city"],
        "location.P2.1": ["city"],
        "location.P2.2": ["forest"],
    }
    table = given(zones, markers={"P1.1": 0, "P2.1": 1}).play("atomic-bomb").unanswered()
    assert answered(table) == ["P2.1"]


def test_it_lets_no_partner_move_its_aliens() -> None:
    zones = {"hand.0": ["tractor-beam"], "aliens.P2.1": [OTHER], "location.P2.1": ["forest"]}
    table = given(zones, options={"mode": "cooperative"}).play("tractor-beam").unanswered()
    assert answered(table, seat=1) == ["no"]


# -- whole games


@pytest.mark.parametrize("preset", PRESETS)
def test_it_plays_to_the_end_with_every_preset(preset: str) -> None:
    seats = 4 if preset == "team" else 2
    played = played_by_bots(preset, seats, seed=3)
    assert played.last.outcome in ("win", "loss")


def test_the_same_chance_makes_the_same_game() -> None:
    one, other = (played_by_bots("cooperative", 1, seed=5) for _ in range(2))
    assert one.last.digest() == other.last.digest()


def test_against_opponents_its_automatic_passes_tell_nothing_of_its_hand() -> None:
    passing = []
    for hand in (["bubble-of-force"], ["overseers-veto"], ["unearthly-cargo"]):
        table = in_fight(hand, (2, 4))
        moved(table)
        passing.append(table.s.passing)
    assert passing[0] == passing[1] == passing[2] == {"before-dice.0": True}


def test_in_a_cooperative_game_at_most_three_windows_a_fight_ask_anybody() -> None:
    windows = fights = 0
    for seats in (1, 2, 3, 4):
        played = played_by_bots("cooperative", seats, seed=seats)
        asked, began = asking(played)
        windows, fights = windows + asked, fights + began
    assert fights > 80
    assert windows / fights <= WINDOWS_A_FIGHT


def asking(played: Played) -> tuple[int, int]:
    """How many windows of a game really asked somebody, and how many Fights it had.

    Who has held is asked once more in the same window, for what.
    """
    windows, fights, held = 0, 0, False
    for move, commit in zip(played.moves, played.commits, strict=True):
        events = CONQUEST.events_of(commit)
        held = held or (isinstance(move.action, Decide) and move.action.choice == ("hold",))
        fights += sum(isinstance(event, e.FightBegan) for event in events)
        asks = {event.ask for event in events if isinstance(event, Asked)}
        windows += sum(ask.startswith("hold-") for ask in asks)
        if any(ask.startswith("respond-") for ask in asks):
            windows, held = windows + (not held), False
    return windows, fights

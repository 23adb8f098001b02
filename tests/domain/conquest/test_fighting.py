"""Fights: what is fought, with which Strength, who rolls, and who wins a Fight Round."""

from __future__ import annotations

import pytest

from domain.games.conquest import events as e, names as at
from domain.kernel.events import Moved, Rolled

from .fights import COOP, HERE, OTHER, SAUCER, Table, battle, table

INFANTRY, TANKS = "us-army-infantry", "us-army-tanks"
NESTING = {
    e.BattleBegan: "Battle",
    e.FightBegan: "Fight",
    e.FightRoundBegan: "Fight Round",
    e.FightEnded: "Fight over",
    e.BattleEnded: "Battle over",
}


def nested(battle: Table) -> list[str]:
    """The Battle, its Fights and their Fight Rounds as the log has them."""
    return [NESTING[type(event)] for event in battle.all_events if type(event) in NESTING]


def foes(battle: Table) -> list[str]:
    """The counters fought so far, one for each Fight."""
    return [battle.s.what[event.counter] for event in battle.so_far(e.FightBegan)]


# -- what a Battle is made of


@pytest.mark.rule("conquest.fight.terms")
def test_a_battle_has_fights_and_a_fight_has_fight_rounds() -> None:
    """The first Fight is tied once; the Town has two Resistance."""
    fought = battle(INFANTRY, INFANTRY, aliens=2, location="town", rolls=(2, 5)).stay(4, 1).stay(4, 1)
    fought.choose("conquer")
    first = ["Fight", "Fight Round", "Fight Round", "Fight over"]
    second = ["Fight", "Fight Round", "Fight over"]
    assert nested(fought) == ["Battle", *first, *second, "Battle over"]


@pytest.mark.rule("conquest.fight.terms")
def test_fight_rounds_are_counted_anew_in_each_fight() -> None:
    fought = battle(INFANTRY, INFANTRY, aliens=2, location="town", rolls=(2, 5)).stay(4, 1).stay(4, 1)
    assert [event.number for event in fought.so_far(e.FightRoundBegan)] == [1, 2, 1]


@pytest.mark.rule("conquest.fight.resistance-value-fights")
@pytest.mark.parametrize(("location", "value"), [("small-town", 1), ("town", 2), ("city", 3), ("grand-metropolis", 4)])
def test_there_are_as_many_fights_as_the_resistance_value_says(location: str, value: int) -> None:
    won = battle(*[INFANTRY] * 5, location=location, rolls=[4, 1] * 5).go_on("conquer")
    assert len(won.so_far(e.FightBegan)) == value
    assert won.waiting() == [(0, "conquer")]


@pytest.mark.rule("conquest.fight.resistance-value-fights")
def test_the_second_resistance_is_drawn_once_the_first_is_beaten() -> None:
    fought = battle(INFANTRY, TANKS, location="town", rolls=(1, 3))
    assert (fought.keys(at.FIGHTING), fought.keys("resistance-discard")) == ([], [INFANTRY])
    fought.stay(1, 3)
    moves = [(event.src, event.dst) for event in fought.so_far(Moved) if "fighting" in (event.src, event.dst)]
    out, back = ("resistance-deck", "fighting"), ("fighting", "resistance-discard")
    assert moves == [out, back, out, back]


@pytest.mark.rule("conquest.fight.draw-resistance")
def test_the_top_resistance_card_is_turned_up_for_all_to_see() -> None:
    fought = battle(TANKS, INFANTRY, aliens=2, rolls=(2, 2))
    assert fought.rounds() == [(8, 8, "tie")]
    for viewer in (0, 1, None):
        assert fought.shown(at.FIGHTING, viewer) == [TANKS]
    assert fought.keys("resistance-deck") == [INFANTRY]


@pytest.mark.rule("conquest.fight.draw-resistance")
def test_nothing_is_turned_up_for_a_further_round_of_the_same_fight() -> None:
    fought = battle(TANKS, INFANTRY, aliens=2, rolls=(2, 2)).stay(3, 3)
    assert fought.keys(at.FIGHTING) == [TANKS]
    assert fought.keys("resistance-deck") == [INFANTRY]


@pytest.mark.rule("conquest.fight.counter-order")
def test_the_attacker_says_which_of_several_counters_comes_next() -> None:
    three = ["infantry-counter", "tanks-counter", "paratroopers-counter"]
    fought = battle(aliens=3, location="forest", counters=three, rolls=(1, 1))
    assert fought.waiting() == [(0, "fight-counter")]
    assert fought.options() == sorted(three)
    fought.choose("paratroopers-counter").choose("stay")
    assert fought.options() == ["infantry-counter", "tanks-counter"]
    fought.dice(1, 1).choose("tanks-counter").stay(1, 1)
    assert foes(fought) == ["paratroopers-counter", "tanks-counter", "infantry-counter"]


@pytest.mark.rule("conquest.fight.counter-order")
def test_counters_do_not_help_one_another() -> None:
    """Each Fight is against the Strength of one."""
    two = ["infantry-counter", "tanks-counter"]
    fought = battle(aliens=3, location="forest", counters=two, rolls=(1, 2)).choose("tanks-counter").stay(1, 2)
    assert fought.rounds() == [(10, 8, "aliens"), (10, 5, "aliens")]


# -- Strength and dice


@pytest.mark.rule("conquest.fight.alien-strength")
@pytest.mark.parametrize("saucers", [1, 2, 5])
def test_the_strengths_of_all_the_attackers_aliens_are_added_up(saucers: int) -> None:
    fought = battle(TANKS, aliens=saucers, rolls=(1, 1))
    assert fought.rounds()[0][0] == 3 * saucers + 1


@pytest.mark.rule("conquest.fight.alien-strength")
def test_aliens_in_other_spaces_do_not_help() -> None:
    fought = battle(TANKS, aliens=1, zones={"aliens.P1.1": [SAUCER], "location.P1.1": ["forest"]}, rolls=(1, 2))
    assert fought.rounds()[0][0] == 4


@pytest.mark.rule("conquest.fight.alien-strength")
def test_a_partners_aliens_neither_fight_nor_are_lost() -> None:
    zones = {f"aliens.{HERE}": [SAUCER, OTHER, SAUCER, OTHER]}
    fought = battle(TANKS, zones=zones, options=COOP, rolls=(1, 5))
    assert fought.rounds() == [(7, 11, "foe")]
    assert fought.aliens(HERE) == [0, 1, 1]


@pytest.mark.rule("conquest.fight.alien-strength")
def test_a_battle_is_lost_with_the_last_own_alien_though_a_partners_are_left() -> None:
    zones = {f"aliens.{HERE}": [SAUCER, OTHER]}
    fought = battle(TANKS, zones=zones, options=COOP, rolls=(1, 5))
    assert fought.victors() == [at.HUMANS]
    assert fought.aliens(HERE) == [1]


@pytest.mark.rule("conquest.fight.roll-dice")
def test_each_side_rolls_one_die_and_adds_it() -> None:
    fought = battle(INFANTRY, aliens=1, zones={"race.0": ["vyborian-arbiters"]}, rolls=(3, 2))
    assert fought.rounds() == [(4 + 3, 3 + 2, "aliens")]
    assert [event.faces for event in fought.so_far(Rolled)] == [(3,), (2,)]


@pytest.mark.rule("conquest.fight.roll-dice")
def test_the_dice_are_rolled_anew_in_each_fight_round() -> None:
    fought = battle(TANKS, aliens=2, rolls=(2, 2)).stay(3, 1)
    assert fought.rounds() == [(8, 8, "tie"), (9, 7, "aliens")]


@pytest.mark.rule("conquest.fight.resistance-roller")
@pytest.mark.parametrize(("seats", "attacker", "roller"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 1, 2)])
def test_the_next_player_clockwise_rolls_for_the_resistance(seats: int, attacker: int, roller: int) -> None:
    saucer = (SAUCER, OTHER, "red-saucer", "gold-saucer")[attacker]
    zones = {"aliens.O.1": [saucer] * 3, "location.O.1": ["small-town"]}
    fought = table(zones, seats=seats, current=attacker, phase="battle", rolls=(3, 2))
    assert [(event.seat, event.faces) for event in fought.so_far(Rolled)] == [(attacker, (3,)), (roller, (2,))]


@pytest.mark.rule("conquest.fight.resistance-roller")
def test_a_lone_player_rolls_for_both_sides() -> None:
    fought = battle(INFANTRY, options={"mode": "solo"}, rolls=(3, 2))
    assert [(event.seat, event.faces) for event in fought.so_far(Rolled)] == [(0, (3,)), (0, (2,))]


# -- who wins


@pytest.mark.rule("conquest.fight.higher-wins")
@pytest.mark.parametrize(
    ("saucers", "rolls", "outcome"),
    [
        (2, (2, 2), (8, 5, "aliens")),
        (1, (3, 2), (6, 5, "aliens")),
        (1, (1, 2), (4, 5, "foe")),
        (1, (2, 5), (5, 8, "foe")),
    ],
)
def test_the_higher_strength_total_wins_the_fight_round(
    saucers: int, rolls: tuple[int, int], outcome: tuple[int, int, str]
) -> None:
    assert battle(INFANTRY, aliens=saucers, rolls=rolls).rounds() == [outcome]


@pytest.mark.rule("conquest.fight.tie-push")
def test_in_a_tie_nobody_loses_anything_and_it_is_fought_on_or_escaped_from() -> None:
    fought = battle(INFANTRY, aliens=1, location="town", rolls=(4, 4))
    assert fought.rounds() == [(7, 7, "tie")]
    assert (fought.aliens(HERE), fought.pool(0), fought.keys(at.FIGHTING)) == ([0], [], [INFANTRY])
    assert (fought.waiting(), fought.options()) == ([(0, "escape")], ["P1.C", "stay"])
    fought.stay(2, 1)
    assert fought.rounds()[1:] == [(5, 4, "aliens")]


@pytest.mark.rule("conquest.fight.tie-push")
def test_where_nobody_can_escape_a_tie_is_at_once_followed_by_another_round() -> None:
    """In O.3, far from the Landing Site."""
    fought = battle(INFANTRY, aliens=1, here="O.3", rolls=(4, 4, 5, 5, 3, 1))
    assert fought.results() == ["tie", "tie", "aliens"]


@pytest.mark.rule("conquest.fight.cards-until-resolution")
@pytest.mark.parametrize("window", ["before-dice", "after-dice"])
def test_a_combat_card_counts_whether_played_before_or_after_the_dice_are_seen(window: str) -> None:
    fought = battle(INFANTRY, aliens=1, zones={"hand.0": ["death-ray-salvo"]}, rolls=(4, 5))
    if window == "after-dice":
        fought.pass_before_dice()
        assert fought.so_far(Rolled)
    else:
        assert not fought.so_far(Rolled)
    assert fought.waiting()[0] == (0, f"respond-{window}")
    fought.respond("death-ray-salvo", 0).pass_()
    assert fought.rounds() == [(3 + 4 + 3, 3 + 5, "aliens")]


@pytest.mark.rule("conquest.fight.cards-until-resolution")
def test_one_card_after_the_other_may_be_played_once_the_dice_are_seen() -> None:
    """The others may answer, and so may the first player in turn."""
    hands = {"hand.0": ["death-ray-salvo"] * 2, "hand.1": ["treacherous-tip-off"]}
    fought = battle(INFANTRY, aliens=1, zones=hands, rolls=(4, 5)).pass_before_dice()
    fought.respond("death-ray-salvo", 0).unanswered().respond("treacherous-tip-off", 1).unanswered()
    fought.respond("death-ray-salvo", 0).pass_()
    assert fought.rounds() == [(3 + 4 + 3 + 3, 3 + 5 + 3, "aliens")]


@pytest.mark.rule("conquest.fight.cards-until-resolution")
def test_the_cards_are_over_once_the_round_is_resolved() -> None:
    """The loss stands: what is asked next is about it, and then whether to Escape."""
    fought = battle(INFANTRY, aliens=2, location="town", zones={"hand.0": ["death-ray-salvo"]}, rolls=(1, 5))
    fought.go_on("escape")
    assert fought.rounds() == [(7, 8, "foe")]
    assert fought.waiting() == [(0, "escape")]

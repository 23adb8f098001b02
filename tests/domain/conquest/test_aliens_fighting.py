"""Aliens against Aliens: who fights whom, who wins, and what the winner may take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.games.conquest import events as e, names as at
from domain.games.conquest.state import NOBODY

from .fights import COOP, HERE, OTHER, SAUCER, Table, battle


def duel(
    ours: int = 2,
    theirs: int = 2,
    rolls: Sequence[int] = (),
    zones: Mapping[str, Sequence[str]] | None = None,
    **about: Any,
) -> Table:
    """Seat 0's Aliens of Strength 3 against seat 1's, of the same Strength."""
    lying = {
        f"aliens.{HERE}": [SAUCER] * ours + [OTHER] * theirs,
        "race.1": ["setaris-kitewings"],
        "location.P1.1": ["forest"],
        **(zones or {}),
    }
    return battle(location=about.pop("location", "forest"), zones=lying, rolls=rolls, **about)


@pytest.mark.rule("conquest.alien_vs_alien.must-fight")
def test_opposing_aliens_in_one_space_fight() -> None:
    fought = duel(rolls=(3, 1))
    assert [(event.seat, event.counter) for event in fought.so_far(e.FightBegan)] == [(1, 0)]


@pytest.mark.rule("conquest.alien_vs_alien.must-fight")
def test_partners_do_not_fight() -> None:
    assert duel(options=COOP).so_far(e.BattleBegan) == []


@pytest.mark.rule("conquest.alien_vs_alien.must-fight")
def test_each_opponent_is_fought_once_in_the_order_the_attacker_likes() -> None:
    zones = {f"aliens.{HERE}": [SAUCER] * 3 + [OTHER, "red-saucer"]}
    fought = duel(zones=zones, seats=3)
    assert (fought.waiting(), fought.options()) == ([(0, "fight-aliens")], ["seat-1", "seat-2"])
    fought.dice(6, 1).choose("seat-2").stay(6, 1)
    assert [event.seat for event in fought.so_far(e.FightBegan)] == [2, 1]
    assert fought.aliens(HERE) == [0, 0, 0]


@pytest.mark.rule("conquest.alien_vs_alien.single-fight")
def test_all_aliens_of_both_sides_are_in_one_fight() -> None:
    fought = duel(3, 2, (1, 2)).go_on("escape").dice(1, 2).go_on()
    assert fought.rounds()[0] == (9 + 1, 6 + 2, "aliens")
    assert len(fought.so_far(e.FightBegan)) == 1


@pytest.mark.rule("conquest.alien_vs_alien.resolve")
@pytest.mark.parametrize(
    ("rolls", "outcome", "left"),
    [
        ((3, 1), (9, 7, "aliens"), [0, 0, 1]),
        ((1, 3), (7, 9, "foe"), [0, 1, 1]),
        ((2, 2), (8, 8, "tie"), [0, 0, 1, 1]),
        ((6, 6), (12, 12, "tie"), [0, 0, 1, 1]),
    ],
)
def test_the_lower_total_loses_one_alien(
    rolls: tuple[int, int], outcome: tuple[int, int, str], left: list[int]
) -> None:
    fought = duel(rolls=rolls)
    assert (fought.rounds(), fought.aliens(HERE)) == ([outcome], left)
    assert len(fought.pool(0)) + len(fought.pool(1)) == 4 - len(left)


@pytest.mark.rule("conquest.alien_vs_alien.resolve")
def test_a_crushing_victory_wins_between_aliens_too() -> None:
    assert duel(1, 3, (6, 5)).rounds() == [(9, 14, "aliens")]


@pytest.mark.rule("conquest.alien_vs_alien.escape-both")
@pytest.mark.parametrize("first", [0, 1])
def test_both_sides_say_openly_in_turn_order_whether_they_stay(first: int) -> None:
    fought = duel(rolls=(2, 2), first=first)
    assert fought.waiting() == [(first, "escape")]
    fought.choose("stay")
    assert fought.waiting() == [(1 - first, "escape")]
    fought.stay(3, 1)
    assert fought.results() == ["tie", "aliens"]


@pytest.mark.rule("conquest.alien_vs_alien.escape-both")
def test_if_both_leave_nobody_wins() -> None:
    fought = duel(rolls=(2, 2)).choose("P1.C").choose("P1.1")
    assert fought.victors() == [NOBODY]
    assert fought.aliens(HERE) == []


@pytest.mark.rule("conquest.alien_vs_alien.winner")
@pytest.mark.parametrize(("answers", "winner"), [(("P1.C", "stay"), 1), (("stay", "P1.1"), 0)])
def test_who_is_still_there_wins(answers: tuple[str, str], winner: int) -> None:
    fought = duel(rolls=(2, 2)).choose(answers[0]).choose(answers[1])
    assert fought.victors() == [winner]


@pytest.mark.rule("conquest.alien_vs_alien.winner")
@pytest.mark.parametrize(("rolls", "winner"), [((3, 1), 0), ((1, 3), 1)])
def test_who_wipes_the_others_out_wins(rolls: tuple[int, int], winner: int) -> None:
    assert duel(1, 1, rolls).victors() == [winner]


@pytest.mark.rule("conquest.alien_vs_alien.winner-takes-marker")
@pytest.mark.parametrize(("rolls", "winner"), [((3, 1), 0), ((1, 3), 1)])
def test_attacker_and_defender_alike_may_take_the_marker(rolls: tuple[int, int], winner: int) -> None:
    fought = duel(1, 1, rolls, location="town", markers={HERE: 1 - winner})
    assert fought.waiting() == [(winner, "steal")]
    assert fought.choose("steal").s.markers == {HERE: winner}


@pytest.mark.rule("conquest.alien_vs_alien.winner-takes-marker")
def test_a_defender_takes_no_marker_while_a_counter_is_there() -> None:
    fought = duel(1, 1, (1, 3), location="town", markers={HERE: 0}, counters=["infantry-counter"])
    assert fought.victors() == [1]
    assert fought.go_on().s.markers == {HERE: 0}
    assert not [event for event in fought.all_events if getattr(event, "ask", "") == "steal"]


@pytest.mark.rule("conquest.alien_vs_alien.unconquered")
def test_the_resistance_has_still_to_be_beaten_after_the_rivals() -> None:
    fought = duel(3, 1, (3, 1, *(4, 1) * 2), location="town")
    assert fought.s.markers == {}
    fought.go_on("conquer")
    assert [event.seat for event in fought.so_far(e.FightBegan)] == [1, at.HUMANS, at.HUMANS]
    assert fought.waiting() == [(0, "conquer")]


@pytest.mark.rule("conquest.alien_vs_alien.unconquered")
def test_a_defender_who_wins_conquers_nothing() -> None:
    fought = duel(1, 1, (1, 3), location="town").go_on()
    assert (fought.victors(), fought.s.markers) == ([1], {})


@pytest.mark.rule("conquest.alien_vs_alien.not-hard-soft")
def test_cards_against_hard_or_soft_are_of_no_use_against_aliens() -> None:
    hand = ["heat-beam-sweep", "stampede-in-the-streets", "death-ray-salvo"]
    fought = duel(zones={"hand.0": hand}, rolls=(2, 2))
    assert fought.waiting()[0] == (0, "respond-before-dice")
    assert fought.options() == ["death-ray-salvo"]

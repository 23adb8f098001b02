"""What is left of a Battle that is lost or given up, and of one that is won for nothing."""

from __future__ import annotations

import pytest

from domain.games.conquest import actions as a, events as e, names as at

from .fights import HERE, OTHER, SAUCER, Table, battle, table

INFANTRY = "us-army-infantry"
WON = (4, 1)
"""Dice with which two saucers beat Infantry."""


def begun(fought: Table) -> int:
    """How many Fights there were so far."""
    return len(fought.so_far(e.FightBegan))


def next_battle(fought: Table) -> Table:
    """The Aliens on the Landing Site attack once more, in their player's next turn."""
    fought.go_on().end_turn().command(3, 4).go_on()
    while fought.aliens("P1.C"):
        fought.walk("P1.C", HERE)
    return fought


@pytest.mark.rule("conquest.victory_loss.conquer")
def test_the_winner_may_decline_and_has_won_nevertheless() -> None:
    won = battle(INFANTRY, location="small-town", rolls=WON).choose()
    assert won.s.markers == {}
    assert won.victors() == [0]
    assert won.s.phase != "battle"


@pytest.mark.rule("conquest.victory_loss.battle-lost")
def test_a_counter_stays_where_it_beat_the_last_alien() -> None:
    lost = battle(location="forest", counters=["tanks-counter"], aliens=1, rolls=(1, 2))
    assert lost.victors() == [at.HUMANS]
    assert lost.counters(HERE) == ["tanks-counter"]


@pytest.mark.rule("conquest.victory_loss.start-over")
def test_a_beaten_counter_does_not_come_back() -> None:
    counters = ["paratroopers-counter"]
    fought = battle(*[INFANTRY] * 8, aliens=3, location="town", counters=counters, rolls=WON).choose("P1.C")
    again = next_battle(fought)
    before = begun(again)
    again.dice(*WON * 4).end_actions().go_on("conquer")
    assert [event.counter for event in again.so_far(e.FightBegan)][before:] == [0, 0]


@pytest.mark.rule("conquest.victory_loss.start-over")
def test_after_a_defeat_the_next_player_meets_the_full_resistance() -> None:
    """Seat 1 attacks where seat 0 fell after one won Fight."""
    zones = {"aliens.O.3": [SAUCER], "aliens.O.4": [OTHER] * 3, "aliens.P1.C": [], "location.O.3": ["town"]}
    zones |= {"location.O.4": ["forest"], "race.1": ["setaris-kitewings"]}
    fought = table({**zones, "resistance-deck": [INFANTRY] * 6}, phase="battle", rolls=(*WON, 1, 5))
    assert (begun(fought), fought.aliens("O.3")) == (2, [])
    fought.go_on()
    while fought.aliens("O.4"):
        fought.walk("O.4", "O.3")
    fought.dice(*WON * 3).do(a.EndActionPhase()).go_on("conquer")
    assert begun(fought) == 4
    assert fought.waiting() == [(1, "conquer")]

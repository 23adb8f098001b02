"""Resistance Counters that come to Aliens, besides what the board's own tests show."""

from __future__ import annotations

import pytest

from domain.games.conquest import events as e
from domain.games.conquest.state import NOBODY

from .calling import INFANTRY, PARATROOPERS, call, waiting


@pytest.mark.rule("conquest.counters.competitive-kinds")
def test_a_card_that_names_no_kind_brings_one_of_the_two_by_lot() -> None:
    zones = {"counter-pool": [INFANTRY] * 5 + [PARATROOPERS] * 4}
    for lot, kind in ((1, INFANTRY), (9, PARATROOPERS)):
        table = waiting("any", zones=zones)
        call(table, "any", "O", lot, 3)
        assert table.on_board() == {"O.3": [kind]}


@pytest.mark.rule("conquest.counters.appear-immediate")
def test_whoever_fights_out_of_turn_may_escape_and_the_counter_stays() -> None:
    table = waiting("one", zones={"race.1": ["the-orzax"], "aliens.P2.3": ["blue-saucer"] * 2})

    call(table, "one", "P2", 3, 1, 6)
    table.go_on("escape")
    assert table.waiting() == [(1, "escape")]

    table.choose("P2.C")
    assert table.aliens("P2.C") == [1] * len(table.aliens("P2.C"))
    assert table.on_board() == {"P2.3": [INFANTRY]}
    assert table.waiting() == []


@pytest.mark.rule("conquest.counters.draw-location-first")
def test_outside_a_battle_phase_no_location_is_drawn_for_a_counter_that_comes_to_aliens() -> None:
    table = waiting("one", zones={"aliens.O.3": ["green-saucer"] * 2})

    call(table, "one", "O", 3, 5, 1)

    assert table.results() == ["aliens"]
    assert table.keys("location.O.3") == []


@pytest.mark.rule("conquest.counters.defeated")
def test_a_counter_that_is_taken_away_while_it_is_fought_leaves_the_fight_without_dice_and_without_a_winner() -> None:
    zones = {"counters.P1.C": [INFANTRY], "event-deck": ["relief"] * 10}
    table = waiting("relief", zones=zones, phase="battle")

    table.respond("relief", seat=0)

    assert table.rounds() == []
    assert [event.winner for event in table.so_far(e.FightDecided)] == [NOBODY]
    assert table.on_board() == {}
    assert len(table.aliens("P1.C")) == 4

"""Resistance Counters are fought: those that Aliens come to, and those that come to Aliens."""

from __future__ import annotations

import pytest

from domain.games.conquest import events as e

from .calling import INFANTRY, PARATROOPERS, call, waiting
from .fights import battle


@pytest.mark.rule("conquest.counters.stay-on-board")
def test_a_counter_that_is_not_beaten_stays_where_it_is() -> None:
    fought = battle(counters=[INFANTRY], aliens=1, rolls=(1, 6))

    assert fought.results() == ["foe"]
    assert fought.aliens("P1.2") == []
    assert fought.on_board() == {"P1.2": [INFANTRY]}


@pytest.mark.rule("conquest.counters.defeated")
def test_a_beaten_counter_goes_back_to_the_pool() -> None:
    fought = battle(counters=["tanks-counter"], aliens=3, location="forest", rolls=(5, 1))

    assert fought.on_board() == {}
    assert "tanks-counter" in fought.keys("counter-pool")


@pytest.mark.rule("conquest.counters.moving-in")
def test_who_moves_onto_a_counter_fights_it_only_in_the_battle_phase() -> None:
    table = waiting(zones={"counters.P1.2": [INFANTRY], "location.P1.2": ["small-town"]})

    table.walk("P1.C", "P1.2")
    assert table.waiting() == []
    assert table.rounds() == []

    table.dice(6, 1).end_actions()
    assert [event.counter for event in table.so_far(e.FightBegan)] != [0]


@pytest.mark.rule("conquest.counters.conquered-location")
def test_on_a_conquered_location_the_counter_alone_is_fought_and_the_marker_stays() -> None:
    fought = battle(counters=[INFANTRY], aliens=2, location="town", markers={"P1.2": 0}, rolls=(5, 1))

    assert len(fought.so_far(e.FightBegan)) == 1
    assert fought.s.markers == {"P1.2": 0}
    assert fought.on_board() == {}


@pytest.mark.rule("conquest.counters.competitive-kinds")
def test_a_card_that_names_no_kind_brings_one_of_the_two_by_lot() -> None:
    zones = {"counter-pool": [INFANTRY] * 5 + [PARATROOPERS] * 4}
    for lot, kind in ((1, INFANTRY), (9, PARATROOPERS)):
        table = waiting("any", zones=zones)
        call(table, "any", "O", lot, 3)
        assert table.on_board() == {"O.3": [kind]}


# -- counters that come to Aliens


@pytest.mark.rule("conquest.counters.appear-immediate")
def test_a_counter_that_comes_to_anothers_aliens_is_fought_by_them_at_once() -> None:
    table = waiting("one", zones={"aliens.O.3": ["blue-saucer"] * 2, "location.O.3": ["small-town"]})
    strength = table.reading().race_of(1).strength

    call(table, "one", "O", 3, 5, 1)

    assert table.rounds() == [(2 * strength + 5, 3 + 1, "aliens")]
    assert table.on_board() == {}
    assert table.s.markers == {}
    assert table.s.current == 0
    assert table.s.phase == "action"


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


@pytest.mark.rule("conquest.counters.appear-many")
def test_where_counters_come_together_the_player_whose_turn_it_is_says_which_is_fought_first() -> None:
    zones = {"aliens.O.3": ["blue-saucer"] * 2, "aliens.O.5": ["green-saucer"] * 2}
    table = waiting("two", zones=zones)

    call(table, "two", "O", 3, 5)
    assert table.waiting() == [(0, "fight-where")]
    assert table.options() == ["O.3", "O.5"]

    table.dice(5, 1, 5, 1).choose("O.5")
    assert [event.space for event in table.so_far(e.BattleBegan)] == ["O.5", "O.3"]
    assert table.on_board() == {}


@pytest.mark.rule("conquest.counters.draw-location-first")
def test_outside_a_battle_phase_no_location_is_drawn_for_a_counter_that_comes_to_aliens() -> None:
    table = waiting("one", zones={"aliens.O.3": ["green-saucer"] * 2})

    call(table, "one", "O", 3, 5, 1)

    assert table.results() == ["aliens"]
    assert table.keys("location.O.3") == []


PARACHUTES = ("us-army-paratroopers", "us-army-infantry")


@pytest.mark.rule("conquest.counters.draw-location-first")
def test_in_a_battle_phase_the_location_is_drawn_before_the_counter_is_fought_and_not_fought_for() -> None:
    zones = {"aliens.P1.5": ["green-saucer"] * 2, "location-deck": ["town"]}
    table = battle(*PARACHUTES, zones=zones)
    table.dice(5, 6, 1, 6, 1).resolve("P1.2").go_on()

    drawn = next(n for n, event in enumerate(table.all_events) if getattr(event, "dst", "") == "location.P1.5")
    fought = next(n for n, event in enumerate(table.all_events) if isinstance(event, e.BattleBegan) and event.extra)
    assert drawn < fought
    assert table.keys("location.P1.5") == ["town"]
    battles = [(event.space, event.extra) for event in table.so_far(e.BattleBegan)]
    assert battles == [("P1.2", False), ("P1.5", True), ("P1.5", False)]


@pytest.mark.rule("conquest.counters.appear-same-battle")
def test_a_counter_that_comes_into_a_battle_is_fought_before_another_card_is_drawn() -> None:
    """The parachutists' counter pushes another into the centre, where the Battle is."""
    fought = battle(*PARACHUTES, here="O.C", location="town", zones={"counters.O.1": [INFANTRY]}, rolls=(1, 5, 1))

    assert [bool(event.counter) for event in fought.so_far(e.FightBegan)] == [False, True, False]
    assert fought.on_board() == {"O.1": [PARATROOPERS]}
    assert fought.waiting() == [(0, "conquer")]

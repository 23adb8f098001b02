"""Resistance Counters come onto the board: Random Spaces, the centre, never more than three in a Space."""

from __future__ import annotations

import pytest

from domain.games.conquest import events as e

from .calling import COOP, INFANTRY, PARATROOPERS, call, waiting
from .referee import set_up


@pytest.mark.rule("conquest.counter_placement.push")
def test_counters_in_the_rolled_space_make_way_for_the_new_one() -> None:
    table = waiting("one", zones={"counters.O.1": [PARATROOPERS] * 2}, options=COOP)

    call(table, "one", "O", 1)

    assert table.counters("O.C") == [PARATROOPERS] * 2
    assert table.counters("O.1") == [INFANTRY]


@pytest.mark.rule("conquest.counter_placement.push-limit", "conquest.counter_placement.limit-three")
def test_no_more_are_pushed_than_the_centre_holds_and_the_first_one_goes_first() -> None:
    zones = {"counters.O.C": ["tanks-counter"] * 2, "counters.O.1": ["artillery-counter", PARATROOPERS]}
    table = waiting("one", zones=zones, options=COOP)

    call(table, "one", "O", 1)

    assert table.counters("O.C") == ["tanks-counter"] * 2 + ["artillery-counter"]
    assert table.counters("O.1") == [PARATROOPERS, INFANTRY]


@pytest.mark.rule("conquest.counter_placement.limit-three")
def test_a_counter_that_finds_no_room_stays_in_the_pool() -> None:
    full = {"counters.O.C": ["tanks-counter"] * 3, "counters.O.1": [PARATROOPERS] * 3}
    table = waiting("one", zones=full)
    pool = table.keys("counter-pool")

    call(table, "one", "O", 1)

    assert len(table.counters("O.C")) == len(table.counters("O.1")) == 3
    assert table.keys("counter-pool") == pool


@pytest.mark.rule("conquest.counter_placement.all-modes")
def test_counters_push_others_in_the_competitive_game_too() -> None:
    table = waiting("one", zones={"counters.O.2": [PARATROOPERS]})

    call(table, "one", "O", 2)

    assert table.on_board() == {"O.C": [PARATROOPERS], "O.2": [INFANTRY]}


@pytest.mark.rule("conquest.counter_placement.push-landing-site")
def test_a_counter_pushed_onto_a_landing_site_is_fought_there_at_once() -> None:
    table = waiting("one", zones={"counters.P1.2": [PARATROOPERS]})

    call(table, "one", "P1", 2, 5, 1)

    assert table.rounds() == [(12 + 5, 4 + 1, "aliens")]
    assert table.on_board() == {"P1.2": [INFANTRY]}


@pytest.mark.rule("conquest.counter_placement.landing-battle")
def test_a_counter_on_a_landing_site_is_fought_in_the_battle_phase_and_nothing_conquered() -> None:
    table = waiting(zones={"counters.P1.C": [INFANTRY]}, phase="battle", rolls=(5, 1))

    assert table.rounds() == [(12 + 5, 3 + 1, "aliens")]
    assert table.on_board() == {}
    assert not table.s.markers
    assert table.s.phase != "battle"


@pytest.mark.rule("conquest.counter_placement.move-ability")
@pytest.mark.parametrize(("die", "where"), [(3, "O.3"), (5, "O.5")])
def test_a_counter_that_moves_goes_where_the_die_says(die: int, where: str) -> None:
    zones = {"counters.O.3": ["angry-mob-counter"], "resistance-event-deck": []}
    table = waiting(zones=zones, options=COOP, phase="resistance", rolls=(die, 1, 1, 1))

    assert table.on_board() == {where: ["angry-mob-counter"]}


@pytest.mark.rule("conquest.counter_placement.setup-fights")
def test_counters_that_come_to_aliens_in_the_set_up_are_fought_when_all_else_is_laid() -> None:
    table = set_up(4, mode="cooperative", extra_counters=True)
    fought = [n for n, event in enumerate(table.all_events) if isinstance(event, e.BattleBegan)]
    dealt = [n for n, event in enumerate(table.all_events) if getattr(event, "dst", "").startswith("hand.")]
    opened = next(n for n, event in enumerate(table.all_events) if isinstance(event, e.RoundOpened))

    assert len(fought) > 1
    assert max(dealt) < min(fought)
    assert max(fought) < opened
    seats = [event.seat for event in table.all_events if isinstance(event, e.BattleBegan)]
    assert seats == sorted(seats)


HIM = ["captain-fantastic-counter"]
SPREAD = {"counter-pool": HIM, "aliens.P1.C": ["green-saucer"] * 2, "aliens.P1.2": ["green-saucer"] * 2}


@pytest.mark.rule("conquest.counter_placement.captain-fantastic-round")
def test_captain_fantastic_fights_one_round_in_every_space_of_the_section_with_aliens() -> None:
    table = waiting("him", zones={**SPREAD, "aliens.O.1": ["green-saucer"]}, options=COOP)

    call(table, "him", "P1")
    table.dice(4, 4).choose("P1.2").pass_()
    table.dice(5, 3).pass_()

    assert len(table.rounds()) == 2
    assert table.results() == ["foe", "foe"]
    assert sorted(len(table.aliens(space)) for space in ("P1.C", "P1.2", "O.1")) == [1, 1, 1]
    assert table.waiting() == []


@pytest.mark.rule("conquest.counter_placement.captain-fantastic-order")
def test_the_first_player_says_where_captain_fantastic_fights_first() -> None:
    zones = {"counter-pool": HIM, **{f"aliens.P1.{n}": ["green-saucer"] for n in ("C", "2", "5")}}
    table = waiting("him", zones=zones, options=COOP, first=1, current=0)

    call(table, "him", "P1")

    assert table.waiting() == [(1, "visit-where")]
    assert table.options() == ["P1.2", "P1.5", "P1.C"]


@pytest.mark.rule("conquest.counter_placement.captain-fantastic-leaves")
def test_captain_fantastic_leaves_when_all_rounds_are_fought_however_they_end() -> None:
    table = waiting("him", zones=SPREAD, options=COOP)

    call(table, "him", "P1")
    table.dice(6, 3).choose("P1.2").pass_()
    table.dice(1, 3).pass_()

    assert table.results() == ["aliens", "foe"]
    assert table.on_board() == {}
    assert table.keys("counter-pool") == HIM
    assert not table.s.zone("counters.P1")


@pytest.mark.rule("conquest.counter_placement.captain-fantastic-leaves")
def test_captain_fantastic_pushes_nobody_and_no_random_space_is_rolled() -> None:
    zones = {"counter-pool": HIM, "counters.O.1": [INFANTRY], "aliens.P1.C": ["green-saucer"]}
    table = waiting("him", zones=zones, options=COOP)

    call(table, "him", "O")

    assert table.rolled() == []
    assert table.on_board() == {"O.1": [INFANTRY]}
    assert table.rounds() == []

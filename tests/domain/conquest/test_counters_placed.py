"""Placing Resistance Counters, case by case: full Spaces, other modes, Captain Fantastic, the set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.games.conquest import events as e, names as at
from domain.kernel.events import Asked, Moved

from .appearing import appears, battles, fights, placed_randomly
from .fights import COOP, HERE, OTHER, PLAIN_RACE, SAUCER, Table, battle, table
from .humans import resistance_phase
from .referee import Referee, given, laid

INFANTRY, TANKS, PARATROOPERS = "infantry-counter", "tanks-counter", "paratroopers-counter"
RIFLEMEN, CAPTAIN = "riflemen-on-patrol-counter", "captain-fantastic-counter"
BASIC: Mapping[str, Any] = {}
TEAM = {"mode": "team"}
MODES = pytest.mark.parametrize(("options", "seats"), [(BASIC, 2), (TEAM, 4), (COOP, 2)], ids=["basic", "team", "coop"])


def placing(zones: Mapping[str, Sequence[str]], section: str, *dice: int, **about: Any) -> Table:
    """A Tanks counter, the only one in the pool, is placed in a Section of this board; dice show this."""
    laid = table({"race.1": [PLAIN_RACE], at.COUNTER_POOL: [TANKS], **zones}, **{"options": COOP, **about})
    laid.dice(*dice)
    placed_randomly(laid, section)
    return laid


# -- counters with Move


@pytest.mark.rule("conquest.counter_placement.move-ability")
def test_a_counter_that_stays_in_its_space_does_not_appear_there() -> None:
    phase = resistance_phase({"counters.P1.3": [RIFLEMEN], "aliens.P1.3": [SAUCER]}, dice=(3, 1))

    assert battles(phase) == []


# -- pushing


@pytest.mark.rule("conquest.counter_placement.push")
def test_in_a_space_without_counters_nothing_is_pushed() -> None:
    placed = placing({"counters.O.1": [INFANTRY]}, "O", 2)

    assert placed.on_board() == {"O.1": [INFANTRY], "O.2": [TANKS]}


@pytest.mark.rule("conquest.counter_placement.push-limit")
def test_no_more_are_pushed_than_fit_into_the_centre_the_one_placed_earliest_first() -> None:
    """The Infantry lies first in its Space, but came to it after the Paratroopers."""
    there = {"counters.O.C": [RIFLEMEN] * 2, at.COUNTER_POOL: [TANKS, INFANTRY, PARATROOPERS]}
    placed = table(there, options=COOP)
    for name in ("Paratroopers", "Infantry"):
        appears(placed, "O.1", name)
    placed_randomly(placed.dice(1), "O", "Tanks")

    assert placed.on_board() == {"O.1": [INFANTRY, TANKS], "O.C": [RIFLEMEN, RIFLEMEN, PARATROOPERS]}


@pytest.mark.rule("conquest.counter_placement.push-limit")
def test_with_a_full_centre_nothing_is_pushed() -> None:
    placed = placing({"counters.O.C": [INFANTRY] * 3, "counters.O.1": [PARATROOPERS] * 2}, "O", 1)

    assert placed.on_board() == {"O.1": [PARATROOPERS, PARATROOPERS, TANKS], "O.C": [INFANTRY] * 3}
    assert placed.s.track == 0


@pytest.mark.rule("conquest.counter_placement.limit-three")
def test_however_many_are_placed_no_space_ever_holds_more_than_three() -> None:
    crowded = table({at.COUNTER_POOL: [INFANTRY] * 30, "aliens.P1.C": [], "aliens.P2.C": []})
    for n in range(30):
        placed_randomly(crowded.dice(n % 4 + 1), "O", "Infantry")
        assert max(map(len, crowded.on_board().values())) <= 3

    assert sorted(map(len, crowded.on_board().values())) == [3] * 5, "Spaces 1 to 4 and the centre are full"


@pytest.mark.rule("conquest.counter_placement.limit-three")
def test_a_counter_does_not_move_into_a_full_space() -> None:
    phase = resistance_phase({"counters.O.3": [INFANTRY] * 3, "counters.O.5": [RIFLEMEN]}, dice=(3, 1))

    assert phase.counters("O.3") == [INFANTRY] * 3
    assert phase.counters("O.5") == [RIFLEMEN]


@pytest.mark.rule("conquest.counter_placement.overflow-track")
def test_a_counter_without_room_stays_in_the_pool_and_the_track_moves_on() -> None:
    full = [INFANTRY] * 3
    placed = placing({"counters.O.C": full, "counters.O.1": full}, "O", 1, track=4)

    assert placed.on_board() == {"O.1": full, "O.C": full}
    assert placed.keys(at.COUNTER_POOL) == [TANKS]
    assert placed.s.track == 5


@pytest.mark.rule("conquest.counter_placement.push-landing-site")
def test_on_a_landing_site_without_aliens_the_pushed_counter_stands() -> None:
    placed = placing({"counters.P2.4": [INFANTRY], "aliens.P2.C": []}, "P2", 4)

    assert battles(placed) == []
    assert placed.on_board() == {"P2.4": [TANKS], "P2.C": [INFANTRY]}


@pytest.mark.rule("conquest.counter_placement.all-modes")
@MODES
def test_pushing_is_the_same_in_every_mode(options: Mapping[str, Any], seats: int) -> None:
    """An Event places Infantry after Paratroopers, both in Space 2."""
    there = {"hand.0": ["paratroopers-at-dawn"], "counters.O.2": [TANKS]}
    played = given(there, seats, options, menace=(0,) * seats)
    played.dice(2, 2).play("paratroopers-at-dawn").go_on()
    played.choose("O")

    assert played.counters("O.2") == [INFANTRY]
    assert played.counters("O.C") == [TANKS, PARATROOPERS]


@pytest.mark.rule("conquest.counter_placement.all-modes")
def test_in_a_game_without_the_track_a_counter_without_room_is_just_not_placed() -> None:
    full = [INFANTRY] * 3
    placed = placing({"counters.O.C": full, "counters.O.1": full}, "O", 1, options=BASIC)

    assert placed.on_board() == {"O.1": full, "O.C": full}
    assert placed.keys(at.COUNTER_POOL) == [TANKS]
    assert placed.s.track == 0


# -- Battles at Landing Sites


@pytest.mark.rule("conquest.counter_placement.landing-battle")
@pytest.mark.parametrize("site", ["P1.C", "P2.C"])
def test_a_counter_at_a_landing_site_is_fought_in_the_battle_phase_and_no_marker_is_placed(site: str) -> None:
    there = {"aliens.P1.C": [], "aliens.P2.C": [], f"aliens.{site}": [SAUCER] * 3, f"counters.{site}": [INFANTRY]}
    fought = table(there, phase="battle", rolls=(5, 2))

    assert battles(fought) == [(0, site)]
    assert fights(fought) == [INFANTRY]
    assert fought.on_board() == {}
    assert fought.s.phase == "action", "nothing is asked, and the turn is over"
    assert fought.s.markers == {}


# -- Captain Fantastic


def visited(*dice: int, chosen: Sequence[str] = (), zones: Mapping[str, Sequence[str]] | None = None) -> Table:
    """Captain Fantastic comes to Section P1, where seat 0 has Aliens in Space 1 and at home and seat 1 one in Space 1;
    seat 1 is the First Player."""
    there = {
        "race.1": [PLAIN_RACE],
        at.COUNTER_POOL: [CAPTAIN],
        "aliens.P1.C": [SAUCER] * 3,
        "aliens.P1.1": [SAUCER, OTHER],
        **(zones or {}),
    }
    come = table(there, options=COOP, first=1).dice(*dice)
    placed_randomly(come, "P1")
    for space in chosen:
        come.choose(space)
    return come


@pytest.mark.rule("conquest.counter_placement.captain-fantastic-round")
def test_he_fights_one_round_against_every_player_in_every_space_of_the_section() -> None:
    """Seat 1 loses its Alien in Space 1, seat 0 wins there; at home seat 0 ties, and nothing follows."""
    come = visited(1, 5, 6, 1, 4, 4, chosen=["P1.1", "P1.1"])

    assert battles(come) == [(1, "P1.1"), (0, "P1.1"), (0, "P1.C")]
    assert come.rounds() == [(3 + 1, 9 + 5, "foe"), (3 + 6, 9 + 1, "aliens"), (9 + 4, 9 + 4, "tie")]
    assert come.aliens("P1.1") == [0]
    assert come.aliens("P1.C") == [0] * 3
    assert (come.pool(0), come.pool(1)) == ([], [OTHER])


@pytest.mark.rule("conquest.counter_placement.captain-fantastic-round")
def test_nobody_may_escape_from_him_and_no_location_is_drawn() -> None:
    come = visited(2, 3, 2, 3, 2, 3, chosen=["P1.C"], zones={"aliens.P1.2": [], "location.P1.1": []})

    asked = [v.ask for v in come.all_events if isinstance(v, Asked)]
    assert "escape" not in asked
    assert come.keys("location.P1.1") == []


@pytest.mark.rule("conquest.counter_placement.captain-fantastic-order")
def test_the_first_player_says_in_which_order_he_visits_the_spaces() -> None:
    come = visited(zones={"aliens.P1.5": [SAUCER]})
    assert (come.asked().seat, come.asked().ask) == (1, "visit-where")
    assert come.options() == ["P1.1", "P1.5", "P1.C"]

    come.dice(6, 1, 6, 1, 6, 1, 6, 1).choose("P1.5").choose("P1.C")
    assert battles(come) == [(0, "P1.5"), (0, "P1.C"), (1, "P1.1"), (0, "P1.1")]


@pytest.mark.rule("conquest.counter_placement.captain-fantastic-leaves")
def test_he_goes_on_after_a_lost_round_and_then_back_to_the_pool() -> None:
    there = {"counters.P1.1": [INFANTRY], at.COUNTER_POOL: [CAPTAIN], "aliens.P1.1": [SAUCER]}
    come = visited(6, 1, 1, 6, chosen=["P1.1"], zones=there)

    assert come.results() == ["aliens", "foe"]
    assert come.keys(at.COUNTER_POOL) == [CAPTAIN], "no other was drawn in his stead"
    assert come.on_board() == {"P1.1": [INFANTRY]}, "nothing was pushed"
    assert come.so_far(e.CounterPlaced) == []


@pytest.mark.rule("conquest.counter_placement.captain-fantastic-round", "conquest.counters.appear-during-battle")
def test_drawn_while_a_battle_runs_he_comes_after_it() -> None:
    """The second Hero of a Fight brings a Resistance Event, and that him; the Battle is fought to its end first."""
    begun = battle(
        *["local-geologist"] * 2,
        "us-army-infantry",
        options=COOP,
        zones={
            at.RESISTANCE_EVENT_DECK: ["captain-fantastic-flies-again"],
            at.COUNTER_POOL: [CAPTAIN],
            "aliens.P2.C": [],
        },
        rolls=(6, 1, 1, 6),
    )
    assert begun.asked().ask == "conquer"
    assert battles(begun) == [(0, HERE)]
    assert [begun.s.what[one.id] for one in begun.s.appeared] == [CAPTAIN]

    begun.choose("conquer")
    assert battles(begun) == [(0, HERE), (0, HERE)]
    assert begun.results() == ["aliens", "foe"]
    assert begun.aliens(HERE) == [0, 0]
    assert begun.s.markers == {HERE: 0}


# -- set-up


def begun(*dice: int, **options: Any) -> Referee:
    """A cooperative game of two up to its first Command Phase; dice show this from the first counter on, then 1."""
    table = laid(2, mode="cooperative", races=[PLAIN_RACE, "the-trun"], **options).dice().start()
    while table.s.open and table.asked().ask == "colour":
        if len(table.s.colours) == 1:
            table.dice(*dice)
        table.choose(table.options()[0])
    table.pass_()
    return table


def since(table: Referee, kind: type) -> list[int]:
    """Where events of a kind stand among those of the game."""
    return [n for n, v in enumerate(table.all_events) if isinstance(v, kind)]


@pytest.mark.rule("conquest.counter_placement.setup-fights")
def test_counters_that_the_set_up_pushes_to_landing_sites_are_fought_in_seat_order_before_the_first_round() -> None:
    """Both counters of each Section come to its Space 1."""
    table = begun(extra_counters=True)

    assert battles(table) == [(0, "P1.C"), (1, "P2.C")]
    assert table.counters("P1.1") == [INFANTRY]
    hands = [n for n, v in enumerate(table.all_events) if isinstance(v, Moved) and v.dst.startswith("hand.")]
    rounds = since(table, e.RoundOpened)
    assert max(hands) < min(since(table, e.BattleBegan))
    assert max(since(table, e.BattleEnded)) < rounds[0]


@pytest.mark.rule("conquest.counter_placement.setup-fights")
def test_captain_fantastic_drawn_in_the_set_up_fights_before_the_first_round() -> None:
    """He is the last one of the pool, and drawn for the Section of seat 0."""
    pool = laid(2, mode="cooperative").dice().start().keys(at.COUNTER_POOL)
    table = begun(pool.index(CAPTAIN) + 1)

    assert battles(table) == [(0, "P1.C")]
    assert fights(table) == [CAPTAIN]
    assert max(since(table, e.BattleEnded)) < since(table, e.RoundOpened)[0]
    assert CAPTAIN in table.keys(at.COUNTER_POOL)
    assert [table.counters(f"P1.{n}") for n in "C123456"] == [[]] * 7

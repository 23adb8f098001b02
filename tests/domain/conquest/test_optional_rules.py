"""What players may agree on before a game: other races, another Objective, an Active Resistance."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.conquest import events as e, names as at
from domain.games.conquest.options import Options
from domain.kernel.events import Created, Moved, Rolled

from .humans import ACTIVE, COOP, QUIET, humans_events, of_phase, on_board, placed, resistance_phase, sections
from .referee import Referee, given, laid, not_laid, set_up, started

PLAIN, RED = "death-ray-salvo", "cosmic-burglary"
DECK = at.EVENT_DECK


# -- agreeing


@pytest.mark.rule("conquest.optional.all-agree")
def test_every_optional_rule_is_off_that_was_not_named_before_anybody_sat_down() -> None:
    """The options are public from the first event on, and nothing changes them afterwards."""
    table = laid(2)
    (created,) = table.events
    assert isinstance(created, Created)
    on = {name for name, value in created.options.items() if value is True}
    assert on == set()
    assert {name: created.options[name] for name in ("mode", "objective", "races", "one_race")} == {
        "mode": "competitive",
        "objective": "capitol-city",
        "races": [],
        "one_race": [],
    }
    assert {name for name, value in set_up(2).s.options.items() if value is True} == set()


@pytest.mark.rule("conquest.optional.all-agree")
@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (2, {"command_counters": True}, "optional.coop-command-counters"),
        (2, {"tech_locations": True}, "optional.tech-locations"),
        (2, {"extra_counters": True}, "difficulty.extra-counters"),
        (2, {"difficulty": "brutal"}, "coop_setup.difficulty-side"),
        (2, {"objective_required": True}, "difficulty.objective-required"),
        (2, {"mode": "cooperative", "active_resistance": True}, "optional.active-resistance-sheet"),
        (2, {"draw_two": True, "races": ("the-trun", "the-orzax")}, "optional.draw-two-pick-one"),
    ],
)
def test_an_option_that_has_no_meaning_in_the_mode_is_refused(seats: int, options: dict[str, Any], rule: str) -> None:
    assert not_laid(seats, **options).rule == f"conquest.{rule}"


# -- the Objective


@pytest.mark.rule("conquest.optional.historic-monument")
def test_the_historic_monument_may_lie_in_the_place_of_capitol_city() -> None:
    assert set_up(2, objective="historic-monument").keys("location.O.C") == ["historic-monument"]
    assert set_up(2).keys("location.O.C") == ["capitol-city"]


# -- two races drawn


def drawn(table: Referee) -> dict[int, list[str]]:
    return {seat: table.keys(f"races.{seat}") for seat in range(len(table.s.seats))}


@pytest.mark.rule("conquest.optional.draw-two-pick-one")
def test_everybody_draws_two_races_and_picks_one_and_the_others_go_back() -> None:
    table = started(4, draw_two=True)
    two = drawn(table)
    assert len({race for races in two.values() for race in races}) == 8
    assert table.waiting() == [(seat, "pick-race") for seat in range(4)]
    for seat in (2, 0, 3, 1):
        table.choose(two[seat][seat % 2], seat=seat)
    assert [table.keys(at.race(seat)) for seat in range(4)] == [[two[seat][seat % 2]] for seat in range(4)]
    assert len(table.s.zone(at.RACE_DECK)) == 6
    assert drawn(table) == {seat: [] for seat in range(4)}


@pytest.mark.rule("conquest.optional.draw-two-pick-one")
def test_nothing_goes_back_before_everybody_has_chosen() -> None:
    table = started(3, draw_two=True)
    two = drawn(table)
    for seat in (0, 1):
        table.choose(two[seat][0], seat=seat)
        assert drawn(table) == two
        assert not table.happened(Moved)
    table.choose(two[2][0], seat=2)
    assert len(table.s.zone(at.RACE_DECK)) == 7


# -- Tech Locations


def breakthrough(options: dict[str, Any], **about: Any) -> int:
    """How many dice step 6 rolls at Stage 2 with three Tech Locations on the board."""
    labs = {"location.P1.1": ["hidden-lab"], "location.P1.2": ["atomic-pile"], "location.O.1": ["proving-ground"]}
    table = resistance_phase(labs, options={**COOP, **options}, track=4, **about)
    return [len(v.faces) for v in of_phase(table) if isinstance(v, Rolled)][-1]


@pytest.mark.rule("conquest.optional.tech-locations")
def test_each_unconquered_tech_location_adds_a_die() -> None:
    assert breakthrough({"tech_locations": True}) == 5
    assert breakthrough({}) == 2


@pytest.mark.rule("conquest.optional.tech-locations")
def test_conquered_and_demolished_tech_locations_add_none() -> None:
    on = {"tech_locations": True}
    assert breakthrough(on, markers={"P1.1": 0}) == 4
    assert breakthrough(on, markers={"P1.1": 0}, demolished=("O.1",)) == 3


# -- Active Resistance: set-up


@pytest.mark.rule("conquest.optional.active-resistance-sheet")
def test_with_an_active_resistance_the_track_begins_at_0() -> None:
    humans = set_up(2, **ACTIVE).view().humans
    assert humans
    assert humans.track == 0
    assert set_up(2).view().humans is None


@pytest.mark.rule("conquest.optional.active-resistance-tech-deck")
def test_with_an_active_resistance_six_human_tech_cards_are_ready() -> None:
    assert len(set_up(2, **ACTIVE).s.zone(at.HUMAN_TECH_DECK)) == 6
    assert set_up(2).s.zone(at.HUMAN_TECH_DECK) == ()


@pytest.mark.rule("conquest.optional.active-resistance-pool")
def test_with_an_active_resistance_every_kind_of_counter_is_in_the_pool() -> None:
    table = set_up(2, **ACTIVE)
    kinds = set(table.keys(at.COUNTER_POOL)) | {key for there in on_board(table).values() for key in there}
    assert len(kinds) == 13
    assert table.s.zone(at.PUT_AWAY) == ()


@pytest.mark.rule("conquest.optional.active-resistance-no-split")
def test_with_an_active_resistance_all_seventy_events_are_one_deck() -> None:
    table = set_up(2, **ACTIVE)
    events = [DECK, "event-discard", *map(at.hand, range(2)), *map(at.remains, range(2))]
    assert sum(len(table.s.zone(zone)) for zone in events) == 70
    assert table.s.zone(at.RESISTANCE_EVENT_DECK) == ()


@pytest.mark.rule("conquest.optional.active-resistance-no-split")
def test_in_a_hand_an_event_with_a_red_box_is_played_by_its_normal_text() -> None:
    table = given({at.hand(0): [RED], "stuff.1": ["warp-gate"]}, 2, ACTIVE)
    table.play(RED).go_on()
    while table.s.open:
        table.choose(table.options()[0])
    assert (table.keys("stuff.0"), table.s.track) == (["warp-gate"], 0)


@pytest.mark.rule("conquest.optional.active-resistance-counters")
@pytest.mark.parametrize("options", [ACTIVE, {**ACTIVE, "mode": "team"}])
def test_with_an_active_resistance_counters_begin_on_the_board_as_in_a_cooperative_game(
    options: dict[str, Any],
) -> None:
    assert sections(placed(set_up(4, **options))) == ["P1", "P2", "P3", "P4", "O", "O"]
    assert on_board(set_up(4)) == {}


# -- Active Resistance: play


def active(deck: list[str], **zones: Any) -> Referee:
    """A Resistance Phase of a competitive game with this Event Deck, dealt from its end."""
    return resistance_phase({DECK: deck, **zones}, options=ACTIVE)


@pytest.mark.rule("conquest.optional.active-resistance-phase")
def test_with_an_active_resistance_a_resistance_phase_ends_every_round() -> None:
    table = given({DECK: [QUIET] * 12}, 2, ACTIVE, phase="draw", current=1).go_on()
    phases = [v.phase for v in table.all_events if isinstance(v, e.PhaseBegan)]
    assert phases[-3:] == ["draw", "resistance", "command"]
    assert table.s.track == 1
    assert len(humans_events(table)) == 1


@pytest.mark.rule("conquest.optional.active-resistance-phase")
def test_its_steps_are_those_of_the_cooperative_game() -> None:
    table = resistance_phase(
        {
            DECK: [QUIET],
            "location.P1.1": ["town"],
            "counters.P1.1": ["riflemen-on-patrol-counter"],
            "counters.O.3": ["artillery-counter"],
            "aliens.O.3": ["green-saucer"],
        },
        (5, 1, 6),
        options=ACTIVE,
        markers={"P1.1": 0},
    )
    assert table.s.markers == {}
    assert table.s.track == 1
    assert table.counters("P1.5") == ["riflemen-on-patrol-counter"]
    assert table.pool(0) == ["green-saucer"]
    assert table.keys(at.HUMAN_TECH) == ["sonic-rifles"]


@pytest.mark.rule("conquest.optional.active-resistance-phase")
def test_in_it_the_first_player_decides() -> None:
    """Two counters that moved meet Aliens at once: the First Player says which is fought first."""
    table = resistance_phase(
        {
            DECK: [QUIET],
            "counters.P1.1": ["riflemen-on-patrol-counter"],
            "counters.P2.1": ["rolling-tanks-counter"],
            "aliens.P1.2": ["green-saucer"],
            "aliens.P2.2": ["green-saucer"],
        },
        (2, 2),
        options=ACTIVE,
        first=1,
    )
    assert table.waiting() == [(1, "fight-where")]


@pytest.mark.rule("conquest.optional.active-resistance-event-draw")
def test_events_are_turned_up_until_one_has_a_red_box_and_the_others_are_discarded() -> None:
    table = active([PLAIN, RED, "second-volley", PLAIN])
    assert [v.title for v in humans_events(table)] == ["Cosmic Burglary"]
    assert table.s.track == 2
    assert table.keys("event-discard") == [PLAIN, "second-volley", RED]
    assert table.keys(DECK) == [PLAIN]


@pytest.mark.rule("conquest.optional.active-resistance-event-draw")
def test_one_that_remains_stays_in_play_and_is_not_discarded() -> None:
    table = active([PLAIN, "radio-hysteria"])
    assert table.keys(at.remains(at.HUMANS)) == ["radio-hysteria"]
    assert table.keys("event-discard") == []


@pytest.mark.rule("conquest.optional.active-resistance-event-draw")
@pytest.mark.parametrize("deck", [[PLAIN, PLAIN], []])
def test_where_the_deck_has_none_the_discard_pile_is_shuffled_in_and_looked_through_to_its_end(deck: list[str]) -> None:
    """The only one may come last of all."""
    left = set()
    for lot in range(1, 8):
        table = resistance_phase({DECK: deck, "event-discard": [RED, *[PLAIN] * 6]}, (lot,) * 12, options=ACTIVE)
        assert [v.title for v in humans_events(table)] == ["Cosmic Burglary"]
        left.add(len(table.s.zone(DECK)))
    assert 0 in left


@pytest.mark.rule("conquest.optional.active-resistance-event-draw")
def test_where_there_is_none_at_all_nothing_happens() -> None:
    table = resistance_phase({DECK: [PLAIN, PLAIN], "event-discard": [PLAIN]}, options=ACTIVE)
    assert humans_events(table) == []
    assert table.s.track == 1
    assert len(table.s.zone(DECK)) + len(table.s.zone("event-discard")) == 3


@pytest.mark.rule("conquest.optional.active-resistance-win")
def test_with_an_active_resistance_the_first_player_with_eight_points_wins_alone() -> None:
    table = given({}, 3, ACTIVE, terror=(7, 8, 0))
    assert (table.s.outcome, table.s.reason, table.s.winners) == ("win", "terror", (1,))
    assert given({}, 3, ACTIVE, terror=(7, 7, 7)).s.status == "running"


@pytest.mark.rule("conquest.optional.active-resistance-win")
def test_a_team_still_needs_sixteen() -> None:
    team = {**ACTIVE, "mode": "team"}
    assert given({}, 4, team, terror=(8, 0, 7, 0)).s.status == "running"
    assert given({}, 4, team, terror=(8, 0, 8, 0)).s.winners == (0, 2)


def test_options_say_whether_the_humans_fight_back() -> None:
    assert [Options(**options).resistance for options in ({}, ACTIVE, COOP, {"mode": "solo"})] == [
        False,
        True,
        True,
        True,
    ]

"""The Human Tech Track: its Stages, its red circles, the Super Cannon at its end."""

from __future__ import annotations

import pytest

from domain.games.conquest import events as e, names as at
from domain.games.conquest.card import Event
from domain.games.conquest.language import MoveTrack, Upon
from domain.games.conquest.sheet import SHEETS, SUPER_CANNON, Sheet
from domain.kernel.events import Ended

from .humans import ACTIVE, COOP, QUIET, of_phase, on_board, placed, resistance_phase, sections
from .referee import Referee, besides, given

FULL = ["infantry-counter"] * 3


def tracks(table: Referee) -> list[int]:
    """The steps that the track came to so far."""
    return [v.to for v in table.all_events if isinstance(v, e.TrackMoved)]


# -- the track itself


@pytest.mark.rule("conquest.tech_track.layout")
@pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS.keys())
def test_each_step_before_the_super_cannon_belongs_to_a_stage(sheet: Sheet) -> None:
    assert SUPER_CANNON == 10
    stages = [sheet.stage(step) for step in range(SUPER_CANNON)]
    assert stages[0] == 1
    assert stages == sorted(stages)
    assert set(stages) == set(range(1, len(sheet.stages) + 1))
    assert all(0 < circle < SUPER_CANNON for circle in sheet.red_circles)


@pytest.mark.rule("conquest.tech_track.layout")
def test_the_standard_side_has_its_stages_and_red_circles() -> None:
    sheet = SHEETS["standard"]
    assert [sheet.stage(step) for step in range(10)] == [1, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert sheet.red_circles == (4, 8)
    assert [sheet.events_at(step) for step in range(10)] == [1] * 10


@pytest.mark.rule("conquest.coop_setup.difficulty-side")
def test_the_brutal_side_has_other_stages_more_red_circles_and_more_events() -> None:
    sheet = SHEETS["brutal"]
    assert [sheet.stage(step) for step in range(10)] == [1, 1, 1, 2, 2, 3, 3, 3, 4, 4]
    assert sheet.red_circles == (1, 2, 4, 5, 7, 8)
    assert [sheet.events_at(step) for step in range(10)] == [1, 1, 1, 1, 1, 2, 2, 2, 2, 2]


@pytest.mark.rule("conquest.coop_setup.difficulty-side")
def test_in_a_brutal_game_the_brutal_side_is_played_by() -> None:
    brutal = {**COOP, "difficulty": "brutal"}
    humans = given({}, 2, brutal, track=5).view().humans
    assert humans
    assert (humans.red_circles, humans.stage) == ((1, 2, 4, 5, 7, 8), 3)
    assert sections(placed(resistance_phase(options=brutal, track=0))) == ["O", "P1", "P2"]
    assert placed(resistance_phase(track=0)) == [], "1 is no red circle of the standard side"


# -- red circles


LEAP = Event(key="leap", name="Leap", red=(Upon(moment="into-play", then=(MoveTrack(2),)),))


@pytest.mark.rule("conquest.tech_track.red-crossed")
@pytest.mark.parametrize("track", [2, 3])
def test_a_red_circle_that_is_moved_onto_or_past_in_one_move_deploys_once(track: int) -> None:
    with besides(LEAP):
        table = given({at.RESISTANCE_EVENT_DECK: ["leap"]}, 2, COOP, track=track).resistance_event()
        assert table.s.track == track + 2
        assert sections(placed(table)) == ["O", "P1", "P2"]


@pytest.mark.rule("conquest.tech_track.red-crossed")
def test_a_red_circle_that_was_reached_before_does_not_deploy_as_the_track_moves_on() -> None:
    """The Event moves the track from 3 onto 4, step 3 from 4 to 5."""
    table = resistance_phase({at.RESISTANCE_EVENT_DECK: ["cosmic-burglary"]}, track=3)
    assert tracks(table)[-2:] == [4, 5]
    assert sections(placed(table)) == ["O", "P1", "P2"]


@pytest.mark.rule("conquest.tech_track.red-crossed")
def test_every_red_circle_on_the_way_deploys() -> None:
    """On the brutal side the Event reaches 1 and step 3 reaches 2."""
    table = resistance_phase(
        {at.RESISTANCE_EVENT_DECK: ["cosmic-burglary"]}, options={**COOP, "difficulty": "brutal"}, seats=1
    )
    assert tracks(table)[-2:] == [1, 2]
    assert sections(placed(table)) == ["O", "P1", "O", "P1"]


@pytest.mark.rule("conquest.tech_track.red-crossed")
def test_a_red_circle_passed_again_deploys_again() -> None:
    """Conquering the Proving Ground moves the track back from 4; the Resistance Phase moves it on to 4 again."""
    table = proving_ground(track=4).choose("conquer").go_on()
    assert tracks(table)[-2:] == [3, 4]
    assert sections(placed(table)) == ["O", "P1"]


@pytest.mark.rule("conquest.tech_track.card-moves")
def test_a_card_may_move_the_track_back_and_nothing_is_deployed() -> None:
    table = proving_ground(track=9).choose("conquer")
    assert tracks(table)[-1] == 8
    assert placed(table) == [], "8 is a red circle, but it was not moved forward to"


@pytest.mark.rule("conquest.tech_track.card-moves")
def test_the_track_never_goes_below_its_start() -> None:
    table = proving_ground(track=0).choose("conquer")
    assert tracks(table) == []
    assert table.s.track == 0


@pytest.mark.rule("conquest.tech_track.card-moves")
def test_a_resistance_event_may_move_the_track_on() -> None:
    table = given({at.RESISTANCE_EVENT_DECK: ["cosmic-burglary"]}, 1, COOP, track=5).resistance_event()
    assert table.s.track == 6


def proving_ground(track: int) -> Referee:
    """A player has just won the Battle for the Proving Ground, and is asked whether to conquer it."""
    table = given(
        {
            at.RESISTANCE_EVENT_DECK: [QUIET],
            "location.P1.1": ["proving-ground"],
            "aliens.P1.1": ["green-saucer"] * 4,
            "aliens.P1.C": [],
        },
        1,
        COOP,
        phase="battle",
        track=track,
        dice=(6, 1) * 3,
    )
    return table.go_on("conquer")


# -- too many counters


@pytest.mark.rule("conquest.counter_placement.overflow-track")
def test_placements_already_ordered_are_finished_before_those_that_their_overflow_brings() -> None:
    """Both Sections are full. The deployment of 7 orders a counter for each; the first of them moves the track to 8,
    whose own deployment waits for the second."""
    table = resistance_phase(
        {"counters.O.C": FULL, "counters.O.2": FULL, at.COUNTER_POOL: ["tanks-counter"] * 6},
        seats=1,
        options={**COOP, "difficulty": "brutal"},
        track=6,
        dice=(1, 2, 1, 3, 1, 4, 1, 5),
        first=0,
    )
    assert tracks(table)[-2:] == [7, 8]
    assert placed(table) == ["P1.3", "O.4", "P1.5"]


@pytest.mark.rule("conquest.counter_placement.overflow-track", "conquest.coop_end.lose")
def test_a_counter_without_room_may_finish_the_super_cannon_and_then_nothing_more_happens() -> None:
    """Everything is full: the deployment of 7 moves the track to 8 and 9, and the first counter of that of 8 to 10."""
    full = {f"counters.{section}.{space}": FULL for section in ("O", "P1") for space in "C123456"}
    table = resistance_phase(full, seats=1, options={**COOP, "difficulty": "brutal"}, track=6)
    assert tracks(table)[-4:] == [7, 8, 9, 10]
    assert (table.s.status, table.s.reason) == ("ended", "super-cannon")
    assert [type(v) for v in of_phase(table)[-2:]] == [e.TrackMoved, Ended]


@pytest.mark.rule("conquest.coop_setup.counter-pool")
def test_with_an_empty_pool_nothing_is_placed_and_the_track_does_not_move_for_it() -> None:
    table = resistance_phase({at.COUNTER_POOL: []}, track=3)
    assert on_board(table) == {}
    assert table.s.track == 4


# -- its end


@pytest.mark.rule("conquest.coop_end.lose")
def test_at_ten_the_super_cannon_is_built_and_the_aliens_lose_at_once() -> None:
    """No counter moves any more, and no dice are rolled for a breakthrough."""
    table = resistance_phase({"counters.O.1": ["riflemen-on-patrol-counter"]}, track=9, dice=(3, 6))
    assert (table.s.status, table.s.outcome, table.s.reason) == ("ended", "loss", "super-cannon")
    assert table.s.winners == ()
    assert [type(v) for v in of_phase(table)[-2:]] == [e.TrackMoved, Ended]
    assert on_board(table) == {"O.1": ["riflemen-on-patrol-counter"]}


@pytest.mark.rule("conquest.coop_end.lose")
def test_the_super_cannon_may_be_built_in_the_middle_of_a_players_turn() -> None:
    table = given({at.RESISTANCE_EVENT_DECK: ["cosmic-burglary"]}, 2, COOP, track=9).resistance_event()
    assert (table.s.status, table.s.outcome) == ("ended", "loss")


@pytest.mark.rule("conquest.optional.active-resistance-all-lose")
def test_with_an_active_resistance_everybody_loses() -> None:
    table = resistance_phase({at.EVENT_DECK: [QUIET]}, options=ACTIVE, track=9)
    assert (table.s.status, table.s.outcome, table.s.reason, table.s.winners) == ("ended", "loss", "super-cannon", ())

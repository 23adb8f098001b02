"""The Resistance Phase: its six steps, one after another."""

from __future__ import annotations

import pytest

from domain.games.conquest import events as e, names as at
from domain.kernel.events import Moved, Rolled

from .humans import COOP, QUIET, humans_events, of_phase, on_board, placed, resistance_phase
from .referee import Referee, given

TOWN = {"location.P1.1": ["town"]}


def steps(table: Referee) -> list[str]:
    """What of the six steps can be seen in the events of the last phase, in their order."""
    seen = []
    for event in of_phase(table):
        match event:
            case e.EventPlayed():
                seen.append("event")
            case e.Liberated():
                seen.append("liberation")
            case e.TrackMoved():
                seen.append("track")
            case Moved(src=src, dst=dst) if src.startswith("counters.") and dst.startswith("counters."):
                seen.append("move")
            case Moved(dst=dst) if dst.startswith("alien-pool."):
                seen.append("barrage")
            case Moved(dst=at.HUMAN_TECH):
                seen.append("tech")
    return seen


# -- when


@pytest.mark.rule("conquest.resistance_phase.when")
def test_it_follows_the_last_players_turn_and_precedes_the_next_command_phase() -> None:
    table = given(
        {at.RESISTANCE_EVENT_DECK: [QUIET]}, 2, COOP, phase="draw", current=1, first=0, dice=(1, 3, 4)
    ).go_on()
    phases = [(v.phase, v.seat) for v in table.all_events if isinstance(v, e.PhaseBegan)]
    assert phases[-4:] == [("draw", 1), ("resistance", at.HUMANS), ("command", at.HUMANS), ("action", 0)]


@pytest.mark.rule("conquest.resistance_phase.when")
def test_it_does_not_come_before_everybody_had_their_turn() -> None:
    table = given({}, 2, COOP, phase="draw", current=0, first=0)
    assert table.s.phase == "action"
    assert table.s.current == 1
    assert not humans_events(table)


@pytest.mark.rule("conquest.resistance_phase.six-steps")
def test_its_six_steps_are_done_in_order() -> None:
    table = resistance_phase(
        {
            **TOWN,
            "counters.P1.1": ["riflemen-on-patrol-counter"],
            "counters.O.3": ["artillery-counter"],
            "aliens.O.3": ["green-saucer"],
        },
        dice=(5, 1, 6),
        markers={"P1.1": 0},
    )
    assert steps(table) == ["event", "liberation", "track", "move", "barrage", "tech"]


# -- step 1


@pytest.mark.rule("conquest.resistance_phase.step1-event")
def test_step_1_draws_one_resistance_event_and_resolves_it() -> None:
    table = resistance_phase({at.RESISTANCE_EVENT_DECK: [QUIET, "cosmic-burglary"]})
    assert [v.title for v in humans_events(table)] == ["Cosmic Burglary"]
    assert table.keys(at.RESISTANCE_EVENT_DECK) == [QUIET]
    assert table.s.track == 2, "the Event moves it, and step 3"


@pytest.mark.rule("conquest.resistance_phase.step1-event")
def test_step_1_of_a_brutal_game_draws_two_events_from_stage_three_on() -> None:
    brutal = {**COOP, "difficulty": "brutal"}
    assert len(humans_events(resistance_phase(options=brutal, track=3))) == 1
    assert len(humans_events(resistance_phase(options=brutal, track=5))) == 2


@pytest.mark.rule("conquest.resistance_phase.step1-event")
def test_the_stage_as_the_step_begins_says_how_many_events_are_drawn() -> None:
    """The first of two moves the track on, the one of a Stage with one doesn't bring a second."""
    brutal = {**COOP, "difficulty": "brutal"}
    table = resistance_phase({at.RESISTANCE_EVENT_DECK: ["cosmic-burglary"] * 3}, options=brutal, track=4)
    assert len(humans_events(table)) == 1


@pytest.mark.rule("conquest.resistance_phase.step1-event")
def test_of_two_events_the_first_is_resolved_before_the_second_is_drawn() -> None:
    brutal = {**COOP, "difficulty": "brutal"}
    table = resistance_phase({at.RESISTANCE_EVENT_DECK: [QUIET, "cosmic-burglary"]}, options=brutal, track=5)
    shown = [v for v in of_phase(table) if isinstance(v, e.EventPlayed | e.TrackMoved)]
    assert [type(v).__name__ for v in shown[:3]] == ["EventPlayed", "TrackMoved", "EventPlayed"]


# -- step 2


@pytest.mark.rule("conquest.resistance_phase.step2-liberation")
def test_a_conquered_location_with_a_counter_and_no_aliens_loses_its_marker_and_its_points() -> None:
    table = resistance_phase({**TOWN, "counters.P1.1": ["infantry-counter"]}, markers={"P1.1": 0}, terror=(1,))
    assert table.reading().conqueror("P1.1") is None
    assert table.reading().terror(0) == 1, "the Town's 2 are gone"


@pytest.mark.rule("conquest.resistance_phase.liberation-aliens-protect")
@pytest.mark.parametrize("saucer", ["green-saucer", "blue-saucer"])
def test_any_players_alien_protects_a_conquered_location(saucer: str) -> None:
    table = resistance_phase(
        {**TOWN, "counters.P1.1": ["infantry-counter"], "aliens.P1.1": [saucer]}, markers={"P1.1": 0}
    )
    assert table.reading().conqueror("P1.1") == 0


@pytest.mark.rule("conquest.resistance_phase.liberation-aliens-protect")
def test_without_a_counter_nothing_is_liberated() -> None:
    table = resistance_phase({**TOWN, "counters.P1.2": ["infantry-counter"]}, markers={"P1.1": 0})
    assert table.reading().conqueror("P1.1") == 0


@pytest.mark.rule("conquest.resistance_phase.step2-liberation")
def test_every_such_location_is_liberated() -> None:
    table = resistance_phase(
        {
            **TOWN,
            "location.P2.4": ["city"],
            "counters.P1.1": ["infantry-counter"],
            "counters.P2.4": ["infantry-counter"],
        },
        markers={"P1.1": 0, "P2.4": 1},
    )
    assert not table.s.markers


@pytest.mark.rule("conquest.resistance_phase.liberated-reconquer")
def test_a_liberated_town_takes_its_whole_resistance_besides_the_counter() -> None:
    table = resistance_phase(
        {**TOWN, "counters.P1.1": ["infantry-counter"], "race.0": ["the-trun"]},
        dice=(1, 2, 5),
        markers={"P1.1": 0},
    )
    assert table.s.current == 0
    table.dice(6, 1, 6, 1, 6, 1)
    table.walk("P1.C", "P1.1").end_actions().go_on("conquer")
    fights = [v for v in table.all_events if isinstance(v, e.FightBegan)]
    assert [bool(v.counter) for v in fights] == [True, False, False]
    table.choose("conquer")
    assert table.reading().conqueror("P1.1") == 0


# -- step 3


@pytest.mark.rule("conquest.resistance_phase.step3-track")
def test_step_3_moves_the_track_one_step_on() -> None:
    assert resistance_phase(track=4).s.track == 5


@pytest.mark.rule("conquest.resistance_phase.step3-red-circle")
def test_a_red_circle_brings_a_counter_to_a_random_space_of_every_section() -> None:
    """The Objective Section first, then the players in turn order: for each a counter by lot and a Random Space."""
    table = resistance_phase(
        {at.COUNTER_POOL: ["infantry-counter", "tanks-counter", "g-men-counter"]},
        dice=(2, 4, 1, 5, 6),
        first=1,
        track=3,
    )
    assert placed(table) == ["O.4", "P2.5", "P1.6"]
    assert on_board(table) == {"O.4": ["tanks-counter"], "P2.5": ["infantry-counter"], "P1.6": ["g-men-counter"]}


@pytest.mark.rule("conquest.resistance_phase.step3-red-circle")
def test_no_counters_come_where_there_is_no_red_circle() -> None:
    table = resistance_phase(track=4)
    assert table.s.track == 5
    assert placed(table) == []


# -- step 4


@pytest.mark.rule("conquest.resistance_phase.step4-move")
def test_every_counter_with_move_goes_to_a_random_space_of_its_section_and_others_stay() -> None:
    table = resistance_phase(
        {
            "counters.P1.1": ["riflemen-on-patrol-counter"],
            "counters.O.C": ["fighter-planes-counter"],
            "counters.P2.2": ["infantry-counter"],
        },
        dice=(2, 6),
    )
    assert on_board(table) == {
        "O.2": ["fighter-planes-counter"],
        "P1.6": ["riflemen-on-patrol-counter"],
        "P2.2": ["infantry-counter"],
    }


@pytest.mark.rule("conquest.resistance_phase.step4-move")
def test_a_moving_counter_pushes_nobody() -> None:
    table = resistance_phase(
        {"counters.O.1": ["riflemen-on-patrol-counter"], "counters.O.5": ["infantry-counter"]}, dice=(5,)
    )
    assert on_board(table) == {"O.5": ["infantry-counter", "riflemen-on-patrol-counter"]}


@pytest.mark.rule("conquest.resistance_phase.step4-move")
def test_a_moving_counter_stays_put_where_its_new_space_is_full() -> None:
    table = resistance_phase(
        {"counters.O.1": ["riflemen-on-patrol-counter"], "counters.O.5": ["infantry-counter"] * 3}, dice=(5,)
    )
    assert on_board(table) == {"O.1": ["riflemen-on-patrol-counter"], "O.5": ["infantry-counter"] * 3}


@pytest.mark.rule("conquest.resistance_phase.step4-move")
def test_counters_move_objective_section_first_then_in_turn_order() -> None:
    table = resistance_phase(
        {
            "counters.P1.1": ["riflemen-on-patrol-counter"],
            "counters.P2.1": ["rolling-tanks-counter"],
            "counters.O.1": ["fighter-planes-counter"],
        },
        dice=(2, 3, 4),
        first=1,
    )
    assert on_board(table) == {
        "O.2": ["fighter-planes-counter"],
        "P2.3": ["rolling-tanks-counter"],
        "P1.4": ["riflemen-on-patrol-counter"],
    }


@pytest.mark.rule("conquest.resistance_phase.step4-move")
def test_of_one_section_the_counter_placed_earliest_moves_first_wherever_it_is_by_now() -> None:
    """The Fighter Planes are placed first, in Space 6; the Rolling Tanks are in Space 1, which is read before."""
    table = given(
        {
            at.RESISTANCE_EVENT_DECK: [QUIET, "leaked-invasion-plans", "leaked-invasion-plans"],
            at.COUNTER_POOL: ["rolling-tanks-counter", "fighter-planes-counter"],
        },
        1,
        COOP,
    )
    table.dice(2, 6).resistance_event()
    table.dice(1).resistance_event()
    assert on_board(table) == {"O.1": ["rolling-tanks-counter"], "O.6": ["fighter-planes-counter"]}
    table.dice(2, 3).end_actions().go_on()
    assert on_board(table) == {"O.2": ["fighter-planes-counter"], "O.3": ["rolling-tanks-counter"]}


@pytest.mark.rule("conquest.resistance_phase.step4-move")
def test_a_counter_that_meets_aliens_is_fought_once_all_have_moved() -> None:
    table = resistance_phase(
        {
            "counters.P1.1": ["riflemen-on-patrol-counter"],
            "counters.P2.1": ["rolling-tanks-counter"],
            "aliens.P1.2": ["green-saucer"],
        },
        dice=(2, 3),
    )
    seen = [
        v for v in of_phase(table) if isinstance(v, e.BattleBegan) or (isinstance(v, Moved) and "counters" in v.dst)
    ]
    assert [type(v).__name__ for v in seen] == ["Moved", "Moved", "BattleBegan"]
    assert table.s.battle
    assert table.s.battle.space == "P1.2"


# -- step 5


@pytest.mark.rule("conquest.resistance_phase.step5-barrage")
def test_barrage_fires_at_aliens_in_its_own_space_and_all_adjacent_ones_without_a_fight() -> None:
    """Of three Aliens near it one is hit; one out of reach isn't rolled for."""
    table = resistance_phase(
        {
            "counters.O.3": ["artillery-counter"],
            "aliens.O.3": ["green-saucer"],
            "aliens.O.2": ["green-saucer"],
            "aliens.O.4": ["blue-saucer"],
            "aliens.O.6": ["blue-saucer"],
            "aliens.P1.C": ["green-saucer"],
            "aliens.P2.C": ["blue-saucer"],
        },
        dice=(3, 2, 6),
    )
    rolled = [v for v in of_phase(table) if isinstance(v, Rolled) and v.seat >= 0]
    assert len(rolled) == 3
    assert not [v for v in of_phase(table) if isinstance(v, e.BattleBegan)]
    assert len(table.pool(0)) + len(table.pool(1)) == 1
    assert table.aliens("O.3") == [0], "the first die was a 3"
    assert table.aliens("O.6") == [1]


@pytest.mark.rule("conquest.resistance_phase.step5-barrage")
def test_a_1_sends_the_alien_to_its_owners_pool() -> None:
    table = resistance_phase(
        {"counters.P2.3": ["artillery-counter"], "aliens.P2.4": ["green-saucer"], "aliens.P2.C": []}, dice=(1,)
    )
    assert table.pool(0) == ["green-saucer"]
    assert table.aliens("P2.4") == []


@pytest.mark.rule("conquest.resistance_phase.step5-barrage")
def test_each_barrage_is_over_before_the_next_and_hits_nobody_twice() -> None:
    table = resistance_phase(
        {
            "counters.O.3": ["artillery-counter", "artillery-counter"],
            "aliens.O.3": ["green-saucer"],
            "aliens.P1.C": [],
            "aliens.P2.C": [],
        },
        dice=(1, 6, 6),
    )
    rolled = [v for v in of_phase(table) if isinstance(v, Rolled)]
    assert [v.seat for v in rolled] == [0, -1], "one die for the Alien, one for the breakthrough"
    assert table.pool(0) == ["green-saucer"]

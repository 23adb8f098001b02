"""The cooperative game: how it is set up, its Command Phase, its goal, and all players as one side."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from domain.games.conquest import actions as a, names as at
from domain.games.conquest.card import Counter as Piece, Event
from domain.games.conquest.events import BattleBegan

from .humans import COOP, on_board, placed, sections
from .referee import CONQUEST, Referee, given, set_up

CALM_SEED = 1
"""A seed with which no set-up below draws Captain Fantastic for a Section."""


def coop(seats: int, seed: int = CALM_SEED, **options: Any) -> Referee:
    return set_up(seats, seed, mode="cooperative", **options)


def events_of(table: Referee, deck: str) -> list[Event]:
    return [table.reading().card_of(i) for i in table.s.zone(deck)]


# -- set-up


@pytest.mark.rule("conquest.coop_setup.sheet-and-marker")
def test_the_track_begins_at_0_for_all_to_see() -> None:
    table = coop(2)
    assert table.s.track == 0
    for viewer in (0, 1, None):
        humans = table.view(viewer).humans
        assert humans
        assert (humans.track, humans.super_cannon, humans.red_circles) == (0, 10, (4, 8))


@pytest.mark.rule("conquest.coop_setup.resistance-event-deck")
def test_the_thirty_events_with_a_red_box_are_the_resistance_event_deck() -> None:
    """Twice dealt they come in another order."""
    decks = [events_of(coop(1, seed), at.RESISTANCE_EVENT_DECK) for seed in (1, 2)]
    assert [len(deck) for deck in decks] == [30, 30]
    assert all(event.red is not None for event in decks[0])
    assert [e.key for e in decks[0]] != [e.key for e in decks[1]]
    assert Counter(e.key for e in decks[0]) == Counter(e.key for e in decks[1])


@pytest.mark.rule("conquest.coop_setup.player-event-deck")
def test_the_other_forty_are_the_players_deck() -> None:
    table = coop(2)
    played = events_of(table, at.EVENT_DECK) + events_of(table, "event-discard")
    held = [event for seat in (0, 1) for event in events_of(table, at.hand(seat))]
    in_play = [event for seat in (0, 1) for event in events_of(table, at.remains(seat))]
    players = played + held + in_play
    assert len(players) == 40
    assert not [event for event in players if event.red is not None]


@pytest.mark.rule("conquest.coop_setup.human-tech-deck")
def test_the_six_human_tech_cards_lie_ready_face_down() -> None:
    table = coop(2)
    assert len(table.keys(at.HUMAN_TECH_DECK)) == 6
    assert table.shown(at.HUMAN_TECH_DECK, 0) == [None] * 6


@pytest.mark.rule("conquest.coop_setup.counter-pool")
def test_every_resistance_counter_is_in_the_pool_or_came_out_of_it() -> None:
    table = coop(2)
    box = Counter({c.key: c.copies for c in CONQUEST.definitions() if isinstance(c, Piece)})
    there = Counter(table.keys(at.COUNTER_POOL)) + Counter(key for keys in on_board(table).values() for key in keys)
    assert there == box
    assert table.keys(at.PUT_AWAY) == []


@pytest.mark.rule("conquest.coop_setup.counter-pool")
@pytest.mark.parametrize(("lot", "drawn"), [(1, "infantry-counter"), (2, "tanks-counter"), (3, "g-men-counter")])
def test_a_counter_is_drawn_from_the_pool_by_lot_and_leaves_it(lot: int, drawn: str) -> None:
    pool = ["infantry-counter", "tanks-counter", "g-men-counter"]
    table = given({at.COUNTER_POOL: pool, at.RESISTANCE_EVENT_DECK: ["leaked-invasion-plans"]}, 1, COOP)
    table.dice(lot, 4).resistance_event()
    assert on_board(table) == {"O.4": [drawn]}
    assert sorted(table.keys(at.COUNTER_POOL)) == sorted(set(pool) - {drawn})


@pytest.mark.rule("conquest.coop_setup.specific-counter")
def test_a_counter_that_a_card_names_is_looked_for_in_the_pool() -> None:
    table = given(
        {
            at.COUNTER_POOL: ["infantry-counter", "paratroopers-counter", "infantry-counter"],
            at.RESISTANCE_EVENT_DECK: ["paratroopers-at-dawn"],
        },
        1,
        COOP,
    )
    table.dice(4, 5).resistance_event()
    assert on_board(table) == {"P1.5": ["paratroopers-counter"]}


@pytest.mark.rule("conquest.coop_setup.specific-counter")
def test_where_none_of_the_named_kind_is_left_nothing_is_placed() -> None:
    table = given(
        {at.COUNTER_POOL: ["infantry-counter"] * 2, at.RESISTANCE_EVENT_DECK: ["paratroopers-at-dawn"]}, 1, COOP
    )
    table.dice(4, 5).resistance_event()
    assert on_board(table) == {}


@pytest.mark.rule("conquest.coop_setup.starting-counters")
def test_each_player_section_begins_with_one_counter_and_the_objective_section_with_two() -> None:
    table = coop(3)
    assert sections(placed(table)) == ["P1", "P2", "P3", "O", "O"]
    assert sum(map(len, on_board(table).values())) == 5


@pytest.mark.rule("conquest.coop_setup.starting-counters")
def test_of_two_counters_in_one_space_the_earlier_is_pushed_to_the_centre() -> None:
    """Found by looking for a seed: both counters of the Objective Section roll the same Space."""
    for seed in range(60):
        table = coop(1, seed)
        spaces = [space for space in placed(table) if space.startswith("O.")]
        if len(spaces) == 2 and spaces[0] == spaces[1]:
            assert len(table.counters(spaces[0])) == 1
            assert len(table.counters("O.C")) == 1
            return
    raise AssertionError("no seed does it")


# -- rules as in the competitive game


@pytest.mark.rule("conquest.coop_setup.base-rules")
def test_moves_tokens_and_fights_are_those_of_the_competitive_game() -> None:
    tables = [given({"location.P1.1": ["small-town"], at.race(0): ["the-trun"]}, 2, options) for options in ({}, COOP)]
    seen: list[Any] = []
    for table in tables:
        costs = table.costs(a.MoveAlien), table.costs(a.BuyMenace)
        table.dice(6, 1).walk("P1.C", "P1.1").buy().end_actions().go_on("conquer").choose("conquer")
        seen.append((costs, table.reading().terror(0), table.s.menace[0], table.keys("resistance-discard")))
    assert seen[0] == seen[1] == (([{"action_points": 1}], [{"action_points": 2}]), 1, 2, ["us-army-infantry"])


@pytest.mark.rule("conquest.coop_setup.no-player-enemies")
def test_partners_aliens_in_one_space_do_not_stop_each_other() -> None:
    zones = {"location.P1.1": ["forest"], "aliens.P1.1": ["blue-saucer"]}
    together = given(zones, 2, COOP).walk("P1.C", "P1.1")
    assert "P1.1" in together.walkers()
    against = given(zones, 2).walk("P1.C", "P1.1")
    assert "P1.1" not in against.walkers()


@pytest.mark.rule("conquest.coop_setup.no-player-enemies")
def test_partners_aliens_in_one_space_do_not_fight_each_other() -> None:
    zones = {"location.P1.1": ["forest"], "aliens.P1.1": ["blue-saucer", "green-saucer"]}
    table = given(zones, 2, COOP).end_actions()
    assert table.s.current == 1
    assert not [v for v in table.all_events if isinstance(v, BattleBegan)]


@pytest.mark.rule("conquest.coop_setup.no-player-enemies")
def test_a_partners_marker_is_not_stolen() -> None:
    zones = {"location.P1.1": ["town"], "aliens.P1.1": ["green-saucer"]}
    together = given(zones, 2, COOP, markers={"P1.1": 1}).end_actions()
    assert together.s.current == 1
    assert together.reading().conqueror("P1.1") == 1
    assert given(zones, 2, markers={"P1.1": 1}).end_actions().waiting() == [(0, "steal")]


@pytest.mark.rule("conquest.coop_setup.no-player-enemies")
def test_nor_is_it_by_who_drives_the_humans_off_for_the_partner() -> None:
    zones = {"location.P1.1": ["town"], "aliens.P1.1": ["green-saucer"], "counters.P1.1": ["infantry-counter"]}
    table = given(zones, 2, COOP, (6, 1), markers={"P1.1": 1}).end_actions().go_on("steal")
    assert table.counters("P1.1") == []
    assert not [v for v in table.all_events if getattr(v, "ask", "") == "steal"]


# -- the Command Phase


def command(*dice: int, seats: int = 2, **options: Any) -> Referee:
    """A cooperative Command Phase with these dice, up to its first decision or the first turn."""
    return given({}, seats, {**COOP, **options}, dice, phase="round")


@pytest.mark.rule("conquest.coop_command.roll")
def test_nobody_chooses_a_counter_everybody_rolls_for_action_points() -> None:
    table = command(5, 3)
    assert table.s.command == {0: 5, 1: 3}
    assert table.s.counters == {}
    assert (table.s.current, table.s.points) == (1, 3)
    assert not [ask for _, ask in table.waiting() if ask == "command"]


@pytest.mark.rule("conquest.coop_command.one")
def test_a_1_brings_a_token_and_may_be_rolled_again_and_the_second_roll_stays() -> None:
    table = command(1, 6, 4)
    assert table.waiting() == [(0, "roll-again")]
    assert table.s.menace == {0: 2, 1: 1}
    table.choose("roll-again", seat=0)
    assert table.s.command == {0: 6, 1: 4}
    assert table.s.menace == {0: 2, 1: 1}


@pytest.mark.rule("conquest.coop_command.one")
def test_a_second_1_is_kept_and_brings_nothing_more() -> None:
    table = command(1, 1, 4).choose("roll-again", seat=0)
    assert table.s.command == {0: 1, 1: 4}
    assert table.s.menace == {0: 2, 1: 1}
    assert (0, "roll-again") not in table.waiting()


@pytest.mark.rule("conquest.coop_command.one")
def test_the_1_may_be_kept() -> None:
    table = command(1, 4).choose(seat=0)
    assert table.s.command == {0: 1, 1: 4}


@pytest.mark.rule("conquest.coop_command.first-player")
def test_the_lowest_roll_is_first_player() -> None:
    assert command(3, 5, 2, seats=3).s.first == 2


@pytest.mark.rule("conquest.coop_command.first-player")
def test_whoever_tie_for_the_lowest_roll_off_and_the_highest_is_first() -> None:
    table = command(2, 2, 4, 3, 5, seats=3)
    assert table.s.first == 1
    assert table.s.command == {0: 2, 1: 2, 2: 4}


@pytest.mark.rule("conquest.optional.coop-command-counters")
def test_where_it_was_agreed_on_counters_are_chosen_and_used_numbers_set_aside() -> None:
    table = command(command_counters=True)
    assert table.waiting() == [(0, "command"), (1, "command")]
    table.command(4, 2)
    assert table.s.counters == {0: 4, 1: 2}
    assert table.s.command == {0: 4, 1: 2}
    assert table.s.put_aside == {0: (4,), 1: (2,)}


# -- the goal


@pytest.mark.rule("conquest.coop_goal.totals")
@pytest.mark.parametrize(("seats", "goal"), [(1, 8), (2, 16), (3, 24), (4, 32)])
def test_the_goal_is_eight_points_a_player(seats: int, goal: int) -> None:
    assert given({}, seats, COOP).view().goal == goal
    short = given({}, seats, COOP, terror=(goal - 1,))
    assert short.s.status == "running"
    assert given({}, seats, COOP, terror=(goal,)).s.status == "ended"


@pytest.mark.rule("conquest.coop_goal.collective")
def test_all_players_points_count_together_whoever_has_them() -> None:
    assert given({}, 2, COOP, terror=(12, 3)).s.status == "running"
    table = given({}, 2, COOP, terror=(12, 4))
    assert (table.s.outcome, table.s.winners, table.view().terror) == ("win", (0, 1), (16,))


def about_to_conquer(**about: Any) -> Referee:
    """A player of two is asked whether to conquer a Town worth 2 points."""
    zones = {"location.P1.1": ["town"], "aliens.P1.1": ["green-saucer"] * 4, "aliens.P1.C": [], "race.0": ["the-trun"]}
    return given(zones, 2, about.pop("options", COOP), (6, 1, 6, 1), phase="battle", **about).go_on("conquer")


@pytest.mark.rule("conquest.coop_end.win")
def test_the_aliens_win_the_moment_the_goal_is_reached() -> None:
    """In the middle of a Battle Phase, with another Space still to be resolved and the track at 9."""
    table = about_to_conquer(terror=(9, 6), track=9)
    assert table.s.status == "running"
    table.choose("conquer")
    assert (table.s.status, table.s.outcome, table.s.reason) == ("ended", "win", "terror")
    assert table.s.phase == "battle"
    assert table.s.track == 9
    assert sum(table.s.scores) == 17


# -- harder ways to play


@pytest.mark.rule("conquest.difficulty.objective-required")
def test_with_the_objective_required_the_goal_alone_is_not_enough() -> None:
    hard = {**COOP, "objective_required": True}
    table = about_to_conquer(options=hard, terror=(9, 6)).choose("conquer")
    assert table.view().terror == (17,)
    assert table.s.status == "running"


@pytest.mark.rule("conquest.difficulty.objective-required")
@pytest.mark.parametrize("how", [{"markers": {"O.C": 1}}, {"demolished": ("O.C",)}])
def test_once_the_objective_is_conquered_or_demolished_the_game_is_won(how: dict[str, Any]) -> None:
    table = given({}, 2, {**COOP, "objective_required": True}, terror=(16,), **how)
    assert (table.s.status, table.s.outcome) == ("ended", "win")


@pytest.mark.rule("conquest.difficulty.extra-counters")
def test_with_extra_counters_every_section_begins_with_one_more() -> None:
    table = coop(2, extra_counters=True)
    assert sections(placed(table)) == ["P1", "P1", "P2", "P2", "O", "O", "O"]

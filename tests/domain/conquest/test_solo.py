"""The solo game: one person with one Alien group or several."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.conquest import actions as a, names as at
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame, SitDown, StartGame

from .humans import humans_events, resistance_phase, sections
from .referee import CONQUEST, Referee, given, not_laid, set_up

SOLO: dict[str, Any] = {"mode": "solo"}
OPEN, BOT = SeatPlan(), SeatPlan("bot", bot="greedy")


def seats(*plans: SeatPlan, **options: Any) -> Referee:
    """A table with these seats, laid and not started; of a solo game unless the options say otherwise."""
    request = CreateGame(game="conquest", creator="p_0", seats=plans, options={**SOLO, **options})
    return Referee(CONQUEST.create(request, bytes(32)).state)


def person(name: str) -> SeatPlan:
    return SeatPlan("player", name)


# -- one person


@pytest.mark.rule("conquest.solo.base")
def test_a_solo_game_is_the_cooperative_game() -> None:
    table = set_up(1, mode="solo")
    assert len(table.keys(at.RESISTANCE_EVENT_DECK)) == 30
    assert table.view().humans
    assert table.s.command
    assert humans_events(resistance_phase(seats=1, options=SOLO))


@pytest.mark.rule("conquest.solo.base")
def test_one_person_may_hold_all_its_seats() -> None:
    table = seats(OPEN, OPEN)
    for _ in range(2):
        table.do(SitDown(player="p_ann"), -1)
    assert [plan.player for plan in table.s.seats] == ["p_ann"] * 2
    table.do(StartGame(), -1)
    assert table.s.status == "running"


@pytest.mark.rule("conquest.solo.base")
def test_a_second_person_can_not_sit_down() -> None:
    table = seats(OPEN, OPEN).do(SitDown(player="p_ann"), -1)
    refused = table.refused(SitDown(player="p_ben"), -1)
    assert (refused.code, refused.rule) == ("seat_taken", "conquest.solo.base")
    assert refused.message("en")
    together = seats(OPEN, OPEN, mode="cooperative").do(SitDown(player="p_ann"), -1).do(SitDown(player="p_ben"), -1)
    assert [plan.player for plan in together.s.seats] == ["p_ann", "p_ben"]


@pytest.mark.rule("conquest.solo.base")
def test_it_does_not_start_with_two_persons() -> None:
    refused = seats(person("p_ann"), person("p_ben")).refused(StartGame(), -1)
    assert (refused.code, refused.rule) == ("wrong_phase", "conquest.solo.base")
    assert refused.message("en")


@pytest.mark.rule("conquest.solo.base")
def test_a_bot_may_run_some_of_the_groups_or_all() -> None:
    for plans in ((person("p_ann"), BOT), (BOT, BOT)):
        assert seats(*plans).do(StartGame(), -1).s.status == "running"


@pytest.mark.rule("conquest.coop_command.share-hands")
def test_whoever_plays_alone_sees_all_hands_and_has_nothing_to_set() -> None:
    table = given({at.hand(1): ["second-volley"]}, 2, SOLO)
    assert table.shown(at.hand(1), 0) == ["second-volley"]
    assert table.shown(at.hand(1), None) == [None]
    assert table.legal(a.ShareHand, 0) == []


# -- groups


@pytest.mark.rule("conquest.solo.groups")
@pytest.mark.parametrize("groups", [1, 2, 3, 4])
def test_there_may_be_several_groups_each_with_four_saucers_and_a_hand(groups: int) -> None:
    table = set_up(groups, mode="solo", races=("the-trun", "the-orzax", "menthalars", "fome-guild-mages")[:groups])
    for seat in range(groups):
        saucers = [i for i in table.reading().on_board(seat) if table.reading().is_race_alien(i)]
        saucers += [i for i in table.s.zone(at.alien_pool(seat)) if table.reading().is_race_alien(i)]
        assert len(saucers) == 4
        assert table.s.zone(at.hand(seat))


@pytest.mark.rule("conquest.solo.same-race")
def test_groups_may_be_of_one_race() -> None:
    for options in ({"races": ("the-trun",) * 3}, {"same_race": True}, {"same_race": True, "draw_two": True}):
        table = set_up(3, mode="solo", **options)
        assert table.keys(at.race(0)) == table.keys(at.race(1)) == table.keys(at.race(2))


@pytest.mark.rule("conquest.solo.same-race")
def test_or_of_different_ones() -> None:
    table = set_up(2, mode="solo")
    assert table.keys(at.race(0)) != table.keys(at.race(1))
    assert not_laid(2, mode="solo", same_race=True, races=("the-trun", "the-orzax")).rule == "conquest.solo.same-race"
    assert not_laid(2, mode="cooperative", races=("the-trun", "the-trun")).pointer == "/options/races"


@pytest.mark.rule("conquest.solo.groups-separate")
def test_each_group_rolls_for_action_points_of_its_own_and_has_its_own_turn() -> None:
    table = given({}, 2, SOLO, (4, 3), phase="round")
    assert table.s.command == {0: 4, 1: 3}
    assert (table.s.current, table.s.points) == (1, 3)
    table.go_on().end_actions().go_on()
    assert (table.s.current, table.s.points) == (0, 4)


@pytest.mark.rule("conquest.solo.groups-separate")
@pytest.mark.parametrize("groups", [1, 2, 3, 4])
def test_the_goal_is_eight_points_a_group(groups: int) -> None:
    assert given({}, groups, SOLO).view().goal == 8 * groups
    assert given({}, groups, SOLO, terror=(8 * groups,)).s.outcome == "win"


@pytest.mark.rule("conquest.solo.board-multi")
@pytest.mark.parametrize("groups", [2, 3, 4])
def test_the_board_is_that_of_as_many_players(groups: int) -> None:
    spaces = [space.space for space in given({}, groups, SOLO).view().spaces]
    assert spaces == [space.space for space in given({}, groups).view().spaces]
    assert len(set(sections(spaces))) == groups + 1


@pytest.mark.rule("conquest.solo.board-single")
def test_one_group_plays_on_two_sections() -> None:
    table = given({}, 1, SOLO)
    spaces = [space.space for space in table.view().spaces]
    assert (len(spaces), set(sections(spaces)), table.view().goal) == (14, {"O", "P1"}, 8)

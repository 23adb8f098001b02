"""Partners: hands that they show each other, and the Team Game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from domain.games.conquest import actions as a, events as e, names as at
from domain.kernel.audience import Viewer
from domain.kernel.events import Seen

from .humans import COOP
from .referee import Referee, given, not_laid, set_up

TEAM = {"mode": "team"}
HAND = ["death-ray-salvo", "second-volley"]
HIDDEN = [None, None]


def hands(options: Mapping[str, Any], seats: int = 4) -> Referee:
    """Seat 0 holds two Events, and everybody draws in the Draw Phase."""
    return given({at.hand(0): HAND}, seats, options)


def sees(table: Referee, viewer: Viewer) -> list[str | None]:
    """Seat 0's hand as a viewer sees it."""
    return table.shown(at.hand(0), viewer)


# -- hands


@pytest.mark.rule("conquest.coop_command.share-hands")
def test_in_a_cooperative_game_partners_see_each_others_hands_and_spectators_never_do() -> None:
    table = hands(COOP)
    assert [sees(table, viewer) for viewer in (0, 1, 2, 3)] == [HAND] * 4
    assert sees(table, None) == HIDDEN


@pytest.mark.rule("conquest.team.share-hands")
def test_in_a_team_game_the_team_mate_sees_the_hand_and_nobody_else_does() -> None:
    table = hands(TEAM)
    assert [sees(table, viewer) for viewer in (0, 2)] == [HAND] * 2
    assert [sees(table, viewer) for viewer in (1, 3, None)] == [HIDDEN] * 3


@pytest.mark.rule("conquest.event.hand-secret")
def test_in_a_competitive_game_nobody_sees_anothers_hand_and_there_is_nothing_to_set() -> None:
    table = hands({})
    assert [sees(table, viewer) for viewer in (1, 2, 3, None)] == [HIDDEN] * 4
    assert table.legal(a.ShareHand, 0) == []


@pytest.mark.rule("conquest.coop_command.share-hands")
def test_each_player_decides_for_themselves_and_may_change_their_mind_at_any_time() -> None:
    """In seat 1's turn too, and while others are asked something."""
    table = hands(COOP, 2)
    assert table.legal(a.ShareHand, 0) == [a.ShareHand(on=False)]
    table.do(a.ShareHand(on=False), seat=0)
    assert table.legal(a.ShareHand, 0) == [a.ShareHand(on=True)]
    assert table.legal(a.ShareHand, 1) == [a.ShareHand(on=False)]
    assert [one.shares_hand for one in table.view().invaders] == [False, True]
    table.end_actions()
    assert table.waiting()
    table.do(a.ShareHand(on=True), seat=0)
    assert [one.shares_hand for one in table.view().invaders] == [True, True]


@pytest.mark.rule("conquest.coop_command.share-hands")
def test_events_drawn_while_a_hand_is_not_shared_are_the_players_own_until_it_is_shared_again() -> None:
    """What partners have seen already they know; what is drawn afterwards they don't."""
    table = hands(COOP, 2).do(a.ShareHand(on=False), seat=0)
    table.end_actions().choose(seat=0)
    drawn = len(table.s.zone(at.hand(0))) - len(HAND)
    assert drawn == 4, "the Orzax have an Intelligence of 6"
    assert sees(table, 1) == [*HAND, *[None] * drawn]
    table.do(a.ShareHand(on=True), seat=0)
    assert sees(table, 1) == [*HAND, *["death-ray-salvo"] * drawn]
    assert sees(table, None) == [None] * (drawn + len(HAND))


@pytest.mark.rule("conquest.coop_command.share-hands")
def test_events_drawn_into_a_shared_hand_are_shown_to_partners_as_they_are_drawn() -> None:
    table = hands(COOP, 2).end_actions().choose(seat=0)
    assert sees(table, 1) == [*HAND, *["death-ray-salvo"] * 4]
    to = {seen.to for seen in table.happened(Seen) if set(seen.ids) <= set(table.s.zone(at.hand(0)))}
    assert to == {0b01, 0b11}


@pytest.mark.rule("conquest.team.share-hands")
def test_a_player_may_keep_the_hand_from_the_team_mate() -> None:
    table = hands(TEAM).do(a.ShareHand(on=False), seat=0)
    table.end_actions().choose(seat=0)
    assert [sees(table, viewer)[2:] for viewer in (2, 1)] == [[None] * 4] * 2


@pytest.mark.rule("conquest.team.share-hands")
def test_starting_hands_are_shared_within_a_team_alone() -> None:
    table = set_up(4, mode="team")
    for seat in range(4):
        partner = (seat + 2) % 4
        hand = table.keys(at.hand(seat))
        assert hand
        assert table.shown(at.hand(seat), partner) == hand
        for other in {0, 1, 2, 3} - {seat, partner}:
            assert table.shown(at.hand(seat), other) == [None] * len(hand)


# -- teams


@pytest.mark.rule("conquest.team.structure")
def test_four_players_form_two_teams_whose_members_sit_across_from_each_other() -> None:
    table = set_up(4, mode="team")
    assert [one.side for one in table.view().invaders] == [0, 1, 0, 1]
    assert table.reading().are_opponents(0, 1)
    assert not table.reading().are_opponents(0, 2)


@pytest.mark.rule("conquest.team.structure")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_team_game_is_for_four(seats: int) -> None:
    assert not_laid(seats, mode="team").pointer == "/options/mode"


@pytest.mark.rule("conquest.team.structure")
def test_a_team_game_is_played_by_the_competitive_rules() -> None:
    """No Resistance Phase, counters of two kinds, Command Counters."""
    table = set_up(4, mode="team")
    assert table.view().humans is None
    assert len(table.keys(at.EVENT_DECK)) > 40
    assert set(table.keys(at.COUNTER_POOL)) == {"infantry-counter", "paratroopers-counter"}
    assert [ask for _, ask in table.waiting()] == ["command"] * 4


@pytest.mark.rule("conquest.team.goal")
@pytest.mark.parametrize("split", [(13, 3), (8, 8), (0, 16)])
def test_a_team_wins_with_16_points_together_however_they_are_split(split: tuple[int, int]) -> None:
    table = given({}, 4, TEAM, terror=(split[0], 0, split[1], 0))
    assert (table.s.status, table.s.outcome, table.s.winners) == ("ended", "win", (0, 2))


@pytest.mark.rule("conquest.team.win-together")
def test_one_member_with_8_points_does_not_win() -> None:
    table = given({}, 4, TEAM, terror=(8, 0, 0, 0))
    assert table.s.status == "running"
    assert table.view().terror == (8, 0)
    assert given({}, 4, TEAM, terror=(15, 15, 0, 0)).s.status == "running"


@pytest.mark.rule("conquest.team.win-together")
def test_both_members_win_and_both_others_lose() -> None:
    assert given({}, 4, TEAM, terror=(0, 16, 0, 0)).s.winners == (1, 3)


@pytest.mark.rule("conquest.team.normal-round")
def test_a_round_has_four_single_turns_clockwise_from_the_first_player() -> None:
    table = given({}, 4, TEAM, phase="round").command(5, 4, 3, 6)
    assert table.s.first == 2
    for _ in range(4):
        table.go_on().end_actions().go_on()
    turns = [v.seat for v in table.all_events if isinstance(v, e.PhaseBegan) and v.phase == "action"]
    assert turns == [2, 3, 0, 1]
    assert table.s.phase == "command"


@pytest.mark.rule("conquest.team.normal-round")
def test_team_mates_aliens_neither_stop_nor_fight_each_other_and_take_no_markers_from_each_other() -> None:
    zones = {"location.P1.1": ["town"], "aliens.P1.1": ["red-saucer"]}
    table = given(zones, 4, TEAM, markers={"P1.1": 2}).walk("P1.C", "P1.1")
    assert "P1.1" in table.walkers()
    table.end_actions()
    assert table.s.current == 1
    assert table.reading().conqueror("P1.1") == 2
    assert not [v for v in table.all_events if isinstance(v, e.BattleBegan)]


@pytest.mark.rule("conquest.team.normal-round")
def test_opponents_aliens_do() -> None:
    zones = {"location.P1.1": ["town"], "aliens.P1.1": ["blue-saucer"]}
    table = given(zones, 4, TEAM, markers={"P1.1": 2}).walk("P1.C", "P1.1")
    assert "P1.1" not in table.walkers()
    table.end_actions()
    assert table.s.battle


# -- one race for a team


def races(table: Referee) -> list[str]:
    return [table.keys(at.race(seat))[0] for seat in range(len(table.s.seats))]


@pytest.mark.rule("conquest.team.one-race")
def test_both_players_of_a_team_may_be_of_one_race_and_keep_everything_else_apart() -> None:
    table = set_up(4, mode="team", one_race=(0, 1))
    red, blue = races(table)[::2], races(table)[1::2]
    assert red[0] == red[1] != blue[0] == blue[1]
    views = table.view(0).invaders
    assert (views[0].strength, views[0].intelligence) == (views[2].strength, views[2].intelligence)
    for seat in range(4):
        assert len(table.s.zone(at.aliens(at.landing_site(seat)))) >= 4
        assert table.s.zone(at.hand(seat))
    assert set(table.s.zone(at.hand(0))).isdisjoint(table.s.zone(at.hand(2)))
    assert len({one.colour for one in views}) == 4


@pytest.mark.rule("conquest.team.one-race-choice")
def test_each_team_decides_for_itself_before_races_are_drawn() -> None:
    table = set_up(4, mode="team", one_race=(1,))
    assert len(set(races(table))) == 3
    assert races(table)[1] == races(table)[3]


@pytest.mark.rule("conquest.team.one-race-choice")
def test_without_it_four_races_are_in_play() -> None:
    assert len(set(races(set_up(4, mode="team")))) == 4


@pytest.mark.rule("conquest.team.one-race")
def test_named_races_have_to_agree_with_it() -> None:
    alike = ("the-trun", "the-orzax", "the-trun", "menthalars")
    assert races(set_up(4, mode="team", one_race=(0,), races=alike)) == list(alike)
    assert not_laid(4, mode="team", races=alike).rule == "conquest.team.one-race"
    assert not_laid(4, mode="team", one_race=(1,), races=alike).rule == "conquest.team.one-race"
    assert not_laid(2, one_race=(0,)).rule == "conquest.team.one-race"


@pytest.mark.rule("conquest.team.one-race")
def test_one_of_two_drawn_may_be_picked_for_the_whole_team() -> None:
    table = set_up(4, mode="team", one_race=(0, 1), draw_two=True)
    assert len(set(races(table))) == 2
    assert races(table)[0] == races(table)[2]

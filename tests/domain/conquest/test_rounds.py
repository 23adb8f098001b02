"""Game Rounds, turns and their phases."""

import pytest

from domain.games.conquest import actions as a, events as e
from domain.kernel.events import Ended
from tests.domain.conquest.referee import Referee, given

SAUCER = "green-saucer"


def phases(table: Referee) -> list[tuple[str, int]]:
    """The phases that began so far, each with whose it is."""
    return [(event.phase, event.seat) for event in table.all_events if isinstance(event, e.PhaseBegan)]


def turns(table: Referee) -> list[int]:
    """Whose turns there were so far."""
    return [seat for phase, seat in phases(table) if phase == "action"]


@pytest.mark.rule("conquest.round.sequence")
def test_a_round_is_a_command_phase_and_a_turn_of_everybody() -> None:
    table = given(seats=3, phase="round").command(2, 3, 4)
    table.end_turn().end_turn().end_turn()
    begun = [(phase, seat) for phase, seat in phases(table) if phase in ("command", "action")]
    assert begun == [("command", -1), ("action", 0), ("action", 1), ("action", 2), ("command", -1)]
    assert [event.round for event in table.all_events if isinstance(event, e.RoundOpened)][-2:] == [2, 3]


@pytest.mark.rule("conquest.round.turn-order")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = given(seats=4, phase="round").command(4, 5, 2, 3)
    assert table.s.first == 2
    table.end_turn().end_turn().end_turn().end_turn()
    assert turns(table) == [2, 3, 0, 1]


@pytest.mark.rule("conquest.round.turn-order")
def test_nobody_acts_out_of_turn() -> None:
    table = given()
    refused = table.refused(a.BuyMenace(), seat=1)
    assert (refused.code, refused.rule) == ("not_your_turn", "conquest.round.turn-order")
    assert not table.legal(a.EndActionPhase, seat=1)


@pytest.mark.rule("conquest.round.turn-phases")
def test_a_turn_is_an_action_phase_a_battle_phase_and_a_draw_phase() -> None:
    table = given({"aliens.P1.1": [SAUCER], "location-deck": ["forest"]}).end_turn()
    assert phases(table) == [("action", 0), ("battle", 0), ("draw", 0), ("action", 1)]


@pytest.mark.rule("conquest.round.turn-phases")
def test_nothing_is_bought_once_the_battle_phase_has_begun() -> None:
    table = given({"aliens.P1.1": [SAUCER], "aliens.P1.2": [SAUCER]}).end_actions()
    for action in (a.BuyMenace(), a.EndActionPhase()):
        refused = table.refused(action)
        assert (refused.code, refused.rule) == ("wrong_phase", "conquest.round.turn-phases")


@pytest.mark.rule("conquest.round.turn-phases")
def test_no_space_is_resolved_before_the_battle_phase() -> None:
    refused = given({"aliens.P1.1": [SAUCER]}).refused(a.ResolveSpace(space="P1.1"))
    assert (refused.code, refused.rule) == ("wrong_phase", "conquest.round.turn-phases")


@pytest.mark.rule("conquest.round.win-mid-round")
def test_who_has_eight_points_in_the_first_turn_wins_before_the_others_act() -> None:
    """Seat 1 would have won in its turn, too."""
    zones = {"location.P1.1": ["town"], "aliens.P1.1": [SAUCER], "aliens.P1.C": [], "race.0": ["vyborian-arbiters"]}
    rivals = {"location.P2.1": ["town"], "aliens.P2.1": ["blue-saucer"], "aliens.P2.C": []}
    table = given({**zones, **rivals}, terror=[6, 5], markers={"P1.1": 1}, dice=[6] * 9)
    table.end_actions().choose("steal")
    assert (table.s.status, table.s.winners) == ("ended", (0,))
    assert [event.winners for event in table.happened(Ended)] == [(0,)]
    assert turns(table) == [0]


@pytest.mark.rule("conquest.round.draw-phase-discard")
def test_up_to_one_event_is_discarded_before_drawing() -> None:
    zones = {"hand.0": ["endless-waves", "afterburners"], "race.0": ["the-trun"], "event-deck": ["heat-beam-sweep"] * 5}
    table = given(zones, phase="draw")
    asked = table.asked(0)
    assert (asked.ask, asked.least, asked.most) == ("discard-event", 0, 1)
    table.choose("endless-waves")
    assert table.keys("event-discard") == ["endless-waves"]
    assert table.keys("hand.0") == ["afterburners", "heat-beam-sweep", "heat-beam-sweep"]


@pytest.mark.rule("conquest.round.draw-phase-discard")
def test_nobody_has_to_discard() -> None:
    table = given({"hand.0": ["endless-waves"], "race.0": ["the-trun"]}, phase="draw").choose()
    assert table.keys("event-discard") == []
    assert len(table.keys("hand.0")) == 3


@pytest.mark.rule("conquest.round.draw-phase-refill")
@pytest.mark.parametrize(("race", "hand"), [("menthalars", 5), ("the-trun", 3), ("the-orzax", 6)])
def test_the_hand_is_filled_up_to_the_intelligence(race: str, hand: int) -> None:
    table = given({"hand.0": ["endless-waves"] * 2, "race.0": [race]}, phase="draw").choose()
    assert len(table.keys("hand.0")) == hand


@pytest.mark.rule("conquest.round.draw-phase-refill")
def test_a_hand_that_is_too_large_stays_as_it_is() -> None:
    table = given({"hand.0": ["endless-waves"] * 5, "race.0": ["the-trun"]}, phase="draw").choose()
    assert table.keys("hand.0") == ["endless-waves"] * 5
    assert table.keys("event-discard") == []


@pytest.mark.rule("conquest.round.draw-only-own")
def test_a_hand_is_not_filled_up_in_the_turn_of_another() -> None:
    table = given({"hand.0": ["endless-waves"], "hand.1": ["endless-waves"]}, seats=2).end_turn()
    assert turns(table) == [0, 1]
    assert table.keys("hand.1") == ["endless-waves"]
    table.end_turn()
    assert len(table.keys("hand.1")) == 3

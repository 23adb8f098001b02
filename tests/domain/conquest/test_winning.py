"""Terror Points, and winning a competitive game."""

import pytest

from domain.games.conquest import events as e
from domain.kernel.events import Asked, Ended
from tests.domain.conquest.referee import Referee, given

SAUCER, OTHER = "green-saucer", "blue-saucer"
PLAIN = {"race.0": ["the-vento-star-empire"], "aliens.P1.C": []}


def conquering(*hands: list[str], terror: tuple[int, ...] = (7,), seats: int = 2) -> Referee:
    """Seat 0 has beaten all Resistance of a Town and may place its Conquest Marker."""
    zones = {"aliens.P1.1": [SAUCER] * 3, "location.P1.1": ["town"]}
    held = {f"hand.{seat}": hand for seat, hand in enumerate(hands)}
    table = given({**PLAIN, **zones, **held}, seats=seats, phase="battle", terror=terror, dice=[6, 1, 6, 1])
    return table.go_on("conquer")


def exploring(markers: dict[str, int], terror: tuple[int, ...], current: int = 0, seats: int = 2) -> Referee:
    """A player explores P1.1 and finds a Radio Station there: Towns beside it are worth one more."""
    saucer = ("green-saucer", "blue-saucer", "red-saucer")[current]
    zones = {
        "aliens.P1.1": [saucer],
        "location-deck": ["radio-station"],
        **{f"location.{at}": ["town"] for at in markers},
    }
    return given(zones, seats=seats, current=current, terror=terror, markers=markers).end_actions()


@pytest.mark.rule("conquest.win.eight-points")
def test_who_has_eight_points_wins_at_once() -> None:
    table = conquering()
    assert table.s.status == "running"
    table.choose("conquer")
    assert (table.s.status, table.s.outcome, table.s.reason) == ("ended", "win", "terror")
    assert (table.s.winners, table.s.scores) == ((0,), (9, 0))
    assert isinstance(table.events[-1], Ended)
    assert not table.happened(e.BattleEnded)


@pytest.mark.rule("conquest.win.eight-points")
def test_with_seven_points_the_game_goes_on() -> None:
    table = conquering(terror=(5,)).choose("conquer")
    assert table.reading().terror(0) == 7
    assert table.s.status == "running"


@pytest.mark.rule("conquest.win.eight-points")
def test_a_player_wins_in_the_turn_of_another() -> None:
    table = exploring({"P1.2": 1}, terror=(0, 5))
    assert (table.s.winners, table.s.scores) == ((1,), (0, 8))
    assert not table.happened(e.BattleBegan)


@pytest.mark.rule("conquest.win.eight-points")
@pytest.mark.parametrize("phase", ["round", "action", "battle", "draw", "resistance"])
def test_a_player_wins_in_whatever_phase_it_is(phase: str) -> None:
    table = given(options={"active_resistance": True}, terror=[0, 8], phase=phase)
    assert (table.s.status, table.s.winners) == ("ended", (1,))


@pytest.mark.rule("conquest.win.eight-points")
@pytest.mark.parametrize(("current", "winner"), [(0, 1), (1, 1), (2, 2)])
def test_of_two_with_eight_points_at_once_the_next_in_turn_order_wins(current: int, winner: int) -> None:
    """Seats 1 and 2 have them by one effect; counted from whose turn it is."""
    table = exploring({"P1.2": 1, "P1.6": 2}, terror=(0, 5, 5), current=current, seats=3)
    assert table.s.winners == (winner,)


@pytest.mark.rule("conquest.win.no-second-place")
def test_there_is_one_winner_and_no_second_place() -> None:
    view = conquering(terror=(7, 7, 6), seats=3).choose("conquer").view()
    assert (view.outcome, view.winners) == ("win", (0,))


@pytest.mark.rule("conquest.win.terror-total")
def test_terror_is_the_population_under_one_s_markers_and_what_cards_gave() -> None:
    zones = {"location.P1.1": ["town"], "location.P1.2": ["city"], "aliens.P1.2": [OTHER]}
    table = given(zones, current=1, phase="battle", terror=[1], markers={"P1.1": 0, "P1.2": 0})
    assert table.view().invaders[0].terror == 2 + 3 + 1
    table.choose("steal")
    assert table.view().invaders[0].terror == 2 + 1


@pytest.mark.rule("conquest.win.terror-total")
def test_a_location_counts_with_the_population_that_others_give_it() -> None:
    table = given({"location.P1.1": ["town"], "location.P1.2": ["radio-station"]}, markers={"P1.1": 0})
    assert table.view().invaders[0].terror == 2 + 1


@pytest.mark.rule("conquest.win.terror-total")
def test_points_of_cards_are_not_lost_with_markers() -> None:
    zones = {"location.P1.2": ["city"], "aliens.P1.2": [OTHER]}
    table = given(zones, current=1, phase="battle", terror=[3], markers={"P1.2": 0}).choose("steal")
    assert [table.reading().terror(seat) for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("conquest.win.no-other-stop")
def test_nobody_can_answer_a_win_by_a_conquest_marker() -> None:
    hands = ["feeding-on-the-dead"], ["overseers-veto", "bubble-of-force"], ["sabotaged-circuits"]
    table = conquering(*hands, seats=3)
    table.choose("conquer")
    assert table.s.status == "ended"
    assert not table.happened(Asked)


@pytest.mark.rule("conquest.win.no-other-stop")
def test_nobody_can_answer_a_win_by_a_stolen_marker() -> None:
    zones = {"aliens.P1.1": [SAUCER], "location.P1.1": ["town"], "hand.1": ["overseers-veto"]}
    table = given({**PLAIN, **zones}, phase="battle", terror=[7], markers={"P1.1": 1}).choose("steal")
    assert (table.s.status, table.s.winners) == ("ended", (0,))
    assert not table.happened(Asked)

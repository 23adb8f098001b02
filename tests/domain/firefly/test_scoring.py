"""The points of the team."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.firefly.events import EpisodeEnded

from .referee import Referee, given

LAST = {"objective": ["the-train-job"], "combat-zone": ["crow"]}
LIFTED, TALKED = "Lift the Cargo", "Talk Past the Sheriff"


def third(fulfilled: tuple[int, ...], seats: int = 2, **about: Any) -> Referee:
    """The third Episode, of those before it these `fulfilled` in all that they asked for."""
    return given(LAST, seats, episode=3, attack=10, fulfilled=fulfilled, **about)


@pytest.mark.rule("firefly.scoring.example-six", "firefly.scoring.objective-a", "firefly.scoring.objective-b")
@pytest.mark.parametrize(("fulfilled", "points"), [((), 3), ((1,), 4), ((2,), 5), ((1, 2), 6)])
def test_the_first_objective_gives_one_point_the_second_two_the_game_three(
    fulfilled: tuple[int, ...], points: int
) -> None:
    game = third(fulfilled, tasks=(LIFTED, TALKED)).fight("crow")
    assert (game.s.outcome, game.s.scores) == ("win", (points, points))


@pytest.mark.rule("firefly.scoring.win")
def test_a_win_gives_three_even_if_not_all_was_completed() -> None:
    game = third((), tasks=(LIFTED,), failed=(TALKED,)).fight("crow")
    assert (game.s.outcome, game.s.scores) == ("win", (3, 3))


@pytest.mark.rule("firefly.scoring.lost-game")
@pytest.mark.parametrize(("fulfilled", "points"), [((1, 2), 3), ((1,), 1), ((), 0)])
def test_a_lost_game_scores_what_was_completed_before(fulfilled: tuple[int, ...], points: int) -> None:
    slots = {f"serenity.{n}": ["scorched-plating"] for n in range(1, 7)}
    game = given({**slots, "combat-zone": ["reaver-raider"]}, episode=3, fulfilled=fulfilled).end_turn()
    assert (game.s.outcome, game.s.scores) == ("loss", (points, points))


@pytest.mark.rule("firefly.scoring.optional")
def test_a_win_with_few_points_is_a_win_like_any_other() -> None:
    few, many = third((), tasks=(LIFTED, TALKED)).fight("crow"), third((1, 2), tasks=(LIFTED, TALKED)).fight("crow")
    assert (few.s.outcome, few.s.winners) == (many.s.outcome, many.s.winners) == ("win", (0, 1))
    assert few.s.scores != many.s.scores


@pytest.mark.rule("firefly.scoring.objective-a", "firefly.scoring.objective-b")
@pytest.mark.parametrize(
    ("episode", "objective", "enemy", "tasks"),
    [
        (1, "serenity-part-1", "alliance-cruiser", ("Strip the Wreck", "Keep Her Breathing")),
        (2, "serenity-part-2", "dobson", ("Defeat Patience", "Outfly the Reavers")),
    ],
)
@pytest.mark.parametrize("failed", [False, True])
def test_an_objective_is_completed_if_all_of_it_is(
    episode: int, objective: str, enemy: str, tasks: tuple[str, ...], failed: bool
) -> None:
    waits = ["the-train-job", "serenity-part-2"][: 3 - episode]
    zones = {"objective": [objective], "next-objectives": waits, "combat-zone": [enemy]}
    done: dict[str, Any] = {"tasks": tasks[1:], "failed": tasks[:1]} if failed else {"tasks": tasks}
    game = given(zones, episode=episode, attack=10, **done).fight(enemy)
    assert [event.fulfilled for event in game.happened(EpisodeEnded)] == [not failed]
    assert game.s.fulfilled == (() if failed else (episode,))

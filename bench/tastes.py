"""What bots should recruit: `python -m bench.tastes GAME [--games N]` plays games, each with another taste, and tells which win.

Every weight of a taste is taken by chance from a few, in each game anew and independently of the others. So every game tells of
all weights at once: the shares won with each one of a weight differ by what that weight is good for.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from msgspec import structs

from domain.bots import Players, bots_for, playouts
from domain.bots.judging import Taste
from domain.bots.villains import Taste as VillainsTaste
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame
from domain.registry import games
from service.cli.simulate import play_with

OF_ROOMS = {
    "attack": (3.0, 5.0),
    "recruit": (0.0, 0.5, 1.0),
    "cost": (0.7, 1.4),
    "draw": (2.0, 5.0, 8.0),
    "heal": (0.0, 2.0, 5.0),
    "ko": (0.0, 3.0),
    "unseen": (0.0, -4.0),
}
TRIED: Mapping[str, tuple[type[Any], Mapping[str, Sequence[float]]]] = {
    "villains": (
        VillainsTaste,
        {
            "cost": (7, 10),
            "attack": (0, 8, 14),
            "recruit": (-3, 0),
            "draw": (0, 8, 16),
            "common": (-60, -30, -15),
            "least": (0, 20),
            "escaping": (-3, 2),
        },
    ),
    "alien": (Taste, OF_ROOMS),
    "firefly": (Taste, OF_ROOMS),
}
"""The weights that are tried of each game's tastes."""


class Result(NamedTuple):
    """The weights of a game, and whether it was won."""

    weights: dict[str, float]
    won: bool


def play(game: str, seed: int) -> Result:
    """A game alone, with weights by chance; the same seed gives the same."""
    kind, tried = TRIED[game]
    rules, chance = games()[game], Random(seed)
    weights = {name: chance.choice(each) for name, each in tried.items()}
    greedy: Any = bots_for(game)["greedy"]
    players = Players(rules, {0: structs.replace(greedy, taste=kind(**weights))}, chance, lambda: playouts(0))
    request = CreateGame(game=game, creator="", seats=(SeatPlan("bot"),), preset="first-game")
    state, _ = play_with(rules, players, request, seed)
    return Result(weights, state.outcome == "win")


def lines(game: str, results: Sequence[Result]) -> Iterator[str]:
    """The shares won with each weight, and the error of each."""
    yield f"{game}: {len(results)} games, {sum(result.won for result in results) / len(results):.1%} won"
    for name, each in TRIED[game][1].items():
        having = {weight: [result for result in results if result.weights[name] == weight] for weight in each}
        yield f"  {name}: " + ", ".join(f"{weight:g} {_share(of)}" for weight, of in having.items() if of)


def _share(results: Sequence[Result]) -> str:
    share = sum(result.won for result in results) / len(results)
    return f"{share:.1%} ± {sqrt(share * (1 - share) / len(results)):.1%}"


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser(prog="python -m bench.tastes", description="What bots should recruit.")
    asked.add_argument("game", choices=TRIED, help="which game")
    asked.add_argument("--games", type=int, default=1000, help="how many games")
    asked.add_argument("--seed", type=int, default=200_001, help="the seed of the first game; the others follow it")
    asked.add_argument("--jobs", type=int, default=2, help="processes to play in")
    given = asked.parse_args()
    seeds = range(given.seed, given.seed + given.games)
    with ProcessPoolExecutor(given.jobs) as pool:
        print("\n".join(lines(given.game, list(pool.map(play, [given.game] * given.games, seeds)))))


if __name__ == "__main__":
    main()

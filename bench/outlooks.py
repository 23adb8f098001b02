"""Weights of the figures by which `search` judges: `python -m bench.outlooks [GAME ...] [--games N]` plays games and prints them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import log
from random import Random
from statistics import mean
from typing import NamedTuple

from domain.bots import Searcher, bots_for, first_move
from domain.bots.outlooks.outlook import Figures, probability
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame, StartGame
from domain.registry import games

from .balance.part import grouped
from .bots import TABLES, Table

RIDGE = 1.0
"""How much weights are held back from growing."""

STEPS = 12
"""So often the weights are bettered; after a few they hardly change."""

HELD_BACK = 5
"""Of so many games one isn't fitted to: it shows what the weights are good for."""

Rows = list[list[float]]


class Position(NamedTuple):
    """What the figures said at the beginning of a turn, and what the end was worth to the seat."""

    figures: Figures
    worth: float


def outlook_bot(game: str) -> Searcher:
    """The bot of a game whose figures they are."""
    bot = bots_for(game)["search"]
    assert isinstance(bot, Searcher)
    return bot


def positions(table: Table, seed: int) -> list[Position]:
    """The turns of a game between bots that don't think, as one seat saw them; the same seed gives the same."""
    rules, bot, chance = games()[table.game], outlook_bot(table.game), Random(seed)
    seats = (SeatPlan("bot", bot="search"),) * table.seats
    request = CreateGame(game=table.game, creator="", seats=seats, preset=table.preset)
    state = rules.decide(rules.create(request, seed.to_bytes(32, "big")).state, -1, StartGame()).state
    outlook, seat, found = bot.outlook, seed % table.seats, dict[int, Figures]()
    while state.status != "ended":
        if not state.stack and outlook.clock(state) not in found:
            found[outlook.clock(state)] = outlook.figures(rules.at(state), seat)
        made = first_move(rules, state, lambda _: bot, lambda _: chance)
        assert made is not None
        state = rules.decide(state, *made).state
    worth = outlook.result(rules.at(state), seat)
    return [Position(figures, worth) for figures in found.values()]


def fitted(seen: Sequence[Position]) -> Figures:
    """The weights that forecast best what the end is worth (a logistic regression, by Newton's method)."""
    rows = [(1.0, *position.figures) for position in seen]
    weights = [0.0] * len(rows[0])
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE * (i == j) for j in range(len(weights))] for i in range(len(weights))]
        for row, position in zip(rows, seen, strict=True):
            share = probability(tuple(weights), position.figures)
            for i, a in enumerate(row):
                slope[i] += a * (position.worth - share)
                for j, b in enumerate(row):
                    bend[i][j] += a * b * share * (1 - share)
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return tuple(round(weight, 2) for weight in weights)


def solved(rows: Rows, right: Sequence[float]) -> list[float]:
    """What the rows have to be weighted with to come to the right side (Gauss and Jordan; the rows are positive definite)."""
    all_ = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for i, pivot in enumerate(all_):
        pivot[:] = [value / pivot[i] for value in pivot]
        for row in all_[:i] + all_[i + 1 :]:
            row[:] = [value - row[i] * other for value, other in zip(row, pivot, strict=True)]
    return [row[-1] for row in all_]


def error(seen: Sequence[Position], weights: Figures) -> float:
    """By how much weights are wrong about positions (the logarithmic loss)."""
    shares = [(position.worth, probability(weights, position.figures)) for position in seen]
    return -mean(worth * log(share) + (1 - worth) * log(1 - share) for worth, share in shares)


def lines(game: str, played: Sequence[Sequence[Position]]) -> Iterator[str]:
    """What is said of the positions of a game's games."""
    kept = [one for n, of in enumerate(played) if n % HELD_BACK for one in of]
    back = [one for n, of in enumerate(played) if not n % HELD_BACK for one in of]
    weights, usual = fitted(kept), mean(one.worth for one in kept)
    flat = -mean(one.worth * log(usual) + (1 - one.worth) * log(1 - usual) for one in back)
    now = outlook_bot(game).outlook.weights
    yield f"{game}: {weights}"
    yield f"  error on {len(back)} positions held back: {error(back, weights):.3f}; of the mean alone {flat:.3f};"
    yield (
        f"  of the weights it has {error(back, now):.3f}" if len(now) == len(weights) else "  it has other figures now"
    )


def main() -> None:
    """Play, fit and print."""
    known = tuple(dict.fromkeys(table.game for table in TABLES))
    asked = argparse.ArgumentParser(prog="python -m bench.outlooks", description="Weights for what `search` looks at.")
    asked.add_argument("named", nargs="*", metavar="GAME", help=f"which of {', '.join(known)}; all, if none")
    asked.add_argument("--games", type=int, default=200, help="how many games at each table")
    asked.add_argument("--seed", type=int, default=100_001, help="the seed of the first game; the others follow it")
    asked.add_argument("--jobs", type=int, default=2, help="processes to play in")
    given = asked.parse_args()
    tables = [table for table in TABLES if table.game in (given.named or known)]
    with ProcessPoolExecutor(given.jobs) as pool:
        for game, of in grouped(tables, lambda table: table.game).items():
            each = [(table, given.seed + n) for n in range(given.games) for table in of]
            print("\n".join(lines(game, list(pool.map(positions, *zip(*each, strict=True))))), flush=True)


if __name__ == "__main__":
    main()

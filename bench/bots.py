"""How strong the bots are: `scripts/bots [GAME ...] [--games N] [--playouts N] [--seed N] [--jobs N]` writes the table of docs/bots.md."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean
from typing import NamedTuple

from domain.bots import Bot, Players, Searcher, bots_for, playouts
from domain.kernel.commit import RULES_VERSION
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame
from domain.registry import games
from service.cli.simulate import play_with

from .balance.part import grouped

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
HEADING = "## How strong they are"
MANY = 10
"""Bots that don't look ahead play so many times as many games as are asked for of `search` when it does."""

ABOUT = """\
A game is won by the team, or, where players are against each other, by the seat looked at: there one seat has the bot named and the
others are `greedy`, and it sits in each seat equally often. *Score* is the mean of that seat's. In brackets are the bounds between which
the true share lies with 95 % (Wilson's)."""


class Table(NamedTuple):
    """What is played: a preset of a game at a number of seats, and whether the seats are against each other."""

    game: str
    preset: str
    seats: int
    rivals: bool = False


class Match(NamedTuple):
    """A game to be played: the table, the bot looked at, how far it looks ahead, the seed."""

    table: Table
    bot: str
    playouts: int
    seed: int

    @property
    def seat(self) -> int:
        """The seat looked at."""
        return self.seed % self.table.seats

    def bot_at(self, seat: int) -> str:
        """The name of the bot in a seat."""
        return self.bot if seat == self.seat or not self.table.rivals else "greedy"


class Result(NamedTuple):
    """Whether a match was won, and with which score."""

    match: Match
    won: bool
    score: float


TABLES = (
    Table("villains", "first-game", 1),
    Table("villains", "first-game", 2, rivals=True),
    Table("alien", "first-game", 1),
    Table("firefly", "first-game", 1),
    Table("conquest", "competitive", 2, rivals=True),
    Table("conquest", "cooperative", 1),
)


def matches(named: Sequence[str], number: int, thought: int, seed: int) -> Iterator[Match]:
    """The games to be played."""
    for table in TABLES:
        if table.game in named:
            for bot, ahead in (("random", 0), ("greedy", 0), ("search", 0), ("search", thought)):
                played = number if ahead else number * MANY
                yield from (Match(table, bot, ahead, seed + n) for n in range(played))


def play(match: Match) -> Result:
    """How a match goes; the same one always goes the same way."""
    table, rules = match.table, games()[match.table.game]
    bots = {seat: hurried(bots_for(table.game)[match.bot_at(seat)], match.playouts) for seat in range(table.seats)}
    players = Players(rules, bots, Random(match.seed), lambda: playouts(match.playouts))
    seats = tuple(SeatPlan("bot", bot=match.bot_at(seat)) for seat in range(table.seats))
    request = CreateGame(game=table.game, creator="", seats=seats, preset=table.preset)
    state, _ = play_with(rules, players, request, match.seed)
    won = match.seat in state.winners if table.rivals else state.outcome == "win"
    return Result(match, won, state.scores[match.seat] if state.scores else 0)


def hurried(bot: Bot, ahead: int) -> Bot:
    """A bot; of one that has no time to look ahead, the quick one that it plays like."""
    return bot.quick if isinstance(bot, Searcher) and not ahead else bot


def bounds(won: int, of: int) -> tuple[float, float]:
    """Between which shares the true one lies with 95 % (Wilson's interval)."""
    z, share = 1.96, won / of
    middle, half = share + z * z / (2 * of), z * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return max(0.0, middle - half) / (1 + z * z / of), min(1.0, (middle + half) / (1 + z * z / of))


def lines(results: Sequence[Result], called: str) -> Iterator[str]:
    """What is said of the results."""
    yield from (HEADING, "", *ABOUT.splitlines(), "", f"Made by `{called}`; rules version {RULES_VERSION}.", "")
    yield from ("| game | players | bot | playouts | games | won | | score |", "|---|--:|---|--:|--:|--:|---|--:|")
    for (table, bot, ahead), of in grouped(results, lambda result: result.match[:3]).items():
        won = sum(result.won for result in of)
        low, high = bounds(won, len(of))
        against = ", against `greedy`" if table.rivals else ""
        looks = f"`{bot}` | {ahead if bot == 'search' else ''}"
        what = f"{table.game}, {table.preset}{against} | {table.seats} | {looks} | {len(of)}"
        share = f"{won / len(of):.0%} | ({low:.0%} to {high:.0%})".replace("%", " %")
        yield f"| {what} | {share} | {mean(result.score for result in of):.1f} |"


def main() -> None:
    """Play them all, and write the table."""
    known = tuple(dict.fromkeys(table.game for table in TABLES))
    asked = argparse.ArgumentParser(prog="scripts/bots", description="How strong the bots are, for docs/bots.md.")
    asked.add_argument("named", nargs="*", metavar="GAME", help=f"which of {', '.join(known)}; all, if none")
    asked.add_argument("--games", type=int, default=20, help="how many games `search` plays at each table")
    asked.add_argument("--playouts", type=int, default=40, help="how many playouts it may make before each move")
    asked.add_argument("--seed", type=int, default=1, help="the seed of the first game; the others follow it")
    asked.add_argument("--jobs", type=int, default=2, help="processes to play in")
    given = asked.parse_args()
    if unknown := set(given.named) - set(known):
        asked.error(f"there is no game {', '.join(sorted(unknown))}")
    called = f"scripts/bots --games {given.games} --playouts {given.playouts} --seed {given.seed}"
    with ProcessPoolExecutor(given.jobs) as pool:
        all_ = list(matches(given.named or known, given.games, given.playouts, given.seed))
        results = list(pool.map(play, all_))
    before = PAGE.read_text(encoding="utf-8").partition(HEADING)[0]
    PAGE.write_text(before + "\n".join(lines(results, called)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

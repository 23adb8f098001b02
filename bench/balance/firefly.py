"""How bots fare in Legendary Encounters: Firefly: the suggested games at each number of players, and each Episode."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import mean
from typing import NamedTuple

from msgspec import to_builtins

from domain.games.firefly.cards import ALL
from domain.games.firefly.game import Firefly
from domain.games.firefly.options import GAMES, Options
from domain.kernel.commit import RULES_VERSION
from service.cli.simulate import Setting, play_out

from .part import Part, grouped, share

BOT = "greedy"
EPISODES = {card.key: card for card in ALL if card.kind == "objective"}
SUGGESTED = {name: options for name, options in GAMES.items() if options.objectives}

ABOUT = """\
How Legendary Encounters: Firefly goes when greedy bots play it. They play all they have, do what the Objective asks for as soon
as they can, avoid Strikes when hurt and lend each other cards, but they plan nothing, keep no points and no Talents for later and
spend Credits by a fixed order. So the figures say what is harder than what for the same player; people will do better.

A game is *won* when the third Episode is over and the crew and Serenity still live. *Points* are those of the book (1 and 2 for the
first and the second Objective fulfilled, 3 for the win), *turns* is how long games last; both are means. Of an Episode, *begun* is
the share of games that came so far, *over* the share of those that came to its end, *fulfilled* the share of those
that ended with all its Objective asks for.

What the designs were held to: the first game between 25 % and 75 % at every number of players, no game hopeless or trivial (5 % to
90 %) over all of them. Changed for it, in the first game: Train Guard, Whitefall Riders, Debt Collectors and Crow have one Attack
less; in the fourth: most enemies have one Attack more, Saffron two, and the Drug Lockers, the Ransom Case, the Torture Room and
the Lassiter cost more.
"""


class Table(NamedTuple):
    """What is played: a suggested game, at a number of seats."""

    name: str
    seats: int
    options: Options


class Game(NamedTuple):
    """How a game went: its outcome, the last Episode begun and those fulfilled, the team's points, how long it took."""

    table: Table
    outcome: str
    episode: int
    fulfilled: tuple[int, ...]
    points: int
    turns: int

    def over(self, episode: int) -> bool:
        """Whether an Episode came to its end."""
        return episode < self.episode or self.outcome == "win"


def tables() -> Iterator[Table]:
    """Each suggested game at each number of players."""
    for name, options in SUGGESTED.items():
        for seats in range(1, 6):
            yield Table(name, seats, options)


def laid(number: int) -> Iterator[Table]:
    """The table of each game."""
    for table in tables():
        yield from (table for _ in range(number))


def play(numbered: tuple[int, Table]) -> Game:
    """The game of a table from a seed; the same seed gives the same game."""
    seed, table = numbered
    state, _ = play_out(Setting(Firefly.name, "", table.seats, BOT, to_builtins(table.options)), seed)
    points = max(state.scores, default=0)
    return Game(table, state.outcome, state.episode, state.fulfilled, points, state.turns)


def unplayed() -> Iterator[Game]:
    """A game at each table that says nothing."""
    yield from (Game(table, "loss", 1, (), 0, 1) for table in tables())


def lines(games: Sequence[Game], number: int, seed: int) -> Iterator[str]:
    """What is said of the games."""
    yield from (f"# {PART.title}", "", *ABOUT.splitlines(), "")
    yield f"Made by `scripts/balance firefly --games {number} --seed {seed}`: {len(games):,} games, {number} at each table. Rules"
    yield f"version {RULES_VERSION}, cards `{Firefly().content_hash[:16]}`; with these, the same call writes the same page."
    yield from ("", "| game | won | 1 | 2 | 3 | 4 | 5 players | points | turns |", f"|---|{'--:|' * 8}")
    for name, of in grouped(games, lambda game: game.table.name).items():
        by_seats = {seats: _won(few) for seats, few in grouped(of, lambda game: game.table.seats).items()}
        means = (f"{mean(getattr(game, figure) for game in of):.1f}" for figure in ("points", "turns"))
        yield f"| {name} | {_won(of)} | {' | '.join(by_seats.get(n, '') for n in range(1, 6))} | {' | '.join(means)} |"
    yield from ("", "| | Episode | begun | over | fulfilled |", f"|--:|---|{'--:|' * 3}")
    yield from _episodes(games)


def _episodes(games: Sequence[Game]) -> Iterator[str]:
    for of in grouped(games, lambda game: game.table.name).values():
        for number, key in enumerate(of[0].table.options.objectives, 1):
            begun = [game for game in of if game.episode >= number]
            over = [game for game in begun if game.over(number)]
            shares = (
                share(game.episode >= number for game in of),
                share(game.over(number) for game in begun),
                share(number in game.fulfilled for game in over),
            )
            yield f"| {_place(key)} | {EPISODES[key].name} | {' | '.join(f'{one:.0f} %' for one in shares)} |"


def _place(key: str) -> int:
    """The number of an Episode in the series."""
    return EPISODES[key].stage or 0


def _won(games: Sequence[Game]) -> str:
    return f"{share(game.outcome == 'win' for game in games):.1f} %"


PART = Part("firefly", "Balance of Legendary Encounters: Firefly", laid, play, lines, unplayed, usual=24)

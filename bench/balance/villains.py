"""How bots fare in Legendary Villains, with each Commander and each Plot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import mean
from typing import NamedTuple, get_args

from msgspec import to_builtins

from domain.deckbuilding.card import Card
from domain.games.villains.box import Box
from domain.games.villains.game import Villains
from domain.games.villains.names import TACTICS
from domain.games.villains.options import Options, Set
from domain.kernel.commit import RULES_VERSION
from service.cli.simulate import Setting, play_out

from .part import Part, grouped, share

BOTS = ("greedy", "random")
COUNTS = range(1, 6)
TACTICS_EACH = 4
TITLES: Mapping[Set, tuple[str, str, str]] = {
    "villains": ("Legendary Villains", "Commander", "Plot"),
    "core": ("The heroic core set", "Mastermind", "Scheme"),
}
"""How a set is headed, and what it calls its Commanders and its Plots."""

ABOUT = """\
How Legendary Villains goes when bots play it. **The bots are weak**: `random` does anything that is legal; `greedy` plays
all its cards, fights for the most points and recruits the dearest Ally, without a thought for the Plot. So the figures don't
say how hard the game is for people. They say what is harder than what for the same weak player, and that all of it can be
played to its end.

A game is *won* with the last fight against the Commander, *lost* when good wins (Evil, in the heroic set), and *drawn* when a
deck runs out. *Tactics* is how many of the four were taken, *turns* how long it lasted, and *score* what a seat had at its
end, if it had one (who plays alone has none when the game is lost); all are means. A share of 20 games is uncertain by up to
twenty points, one of 100 by ten.
"""


class Table(NamedTuple):
    """Who plays what: a bot in each seat, a Commander and a Plot of one set."""

    bot: str
    set: Set
    commander: str
    plot: str
    seats: int


class Game(NamedTuple):
    """How a game went: its outcome, the Tactics taken, the turns, the score of each seat if it has scores."""

    table: Table
    outcome: str
    tactics: int
    turns: int
    scores: tuple[int, ...]


Key = Callable[[Table], str]


def cards() -> Mapping[str, Card]:
    """All cards that there are."""
    game = Villains()
    return game.packs[game.content_hash]


def tables() -> Iterator[Table]:
    """Each Commander with each Plot of its set, at each number of players, for each bot."""
    for one in get_args(Set):
        box = Box.of(cards(), Options(sets=(one,)))
        for commander in box.stacks("commander"):
            for plot in box.stacks("plot"):
                for seats in COUNTS:
                    yield from (Table(bot, one, commander, plot, seats) for bot in BOTS)


def play(numbered: tuple[int, Table]) -> Game:
    """The game of a table from a seed; the same seed gives the same game."""
    seed, table = numbered
    options = Options(sets=(table.set,), commander=table.commander, plot=table.plot)
    state, _ = play_out(Setting("villains", "", table.seats, table.bot, to_builtins(options)), seed)
    return Game(table, state.outcome, TACTICS_EACH - len(state.zone(TACTICS)), state.turn, state.scores)


# -- the part of the page


def lines(games: Sequence[Game], number: int, seed: int) -> Iterator[str]:
    """What is said of the games."""
    yield from (f"# {PART.title}", "", *ABOUT.splitlines(), "")
    yield f"Made by `scripts/balance villains --games {number} --seed {seed}`: {len(games):,} games, {number} of each Commander with"
    yield "each Plot of its set at each number of players by each bot, all else drawn. Rules version"
    yield f"{RULES_VERSION}, cards `{Villains().content_hash[:16]}`; with these, the same call writes the same page."
    named = cards()
    for one, (title, commander, plot) in TITLES.items():
        for bot in BOTS:
            by_bot = [game for game in games if (game.table.set, game.table.bot) == (one, bot)]
            yield from ("", f"## {title}: {bot} bots")
            yield from _shares("players", by_bot, lambda table: str(table.seats))
            yield from _shares(commander, by_bot, lambda table: named[table.commander].name)
            yield from _shares(plot, by_bot, lambda table: named[table.plot].name)


def _shares(title: str, games: Sequence[Game], key: Key) -> Iterator[str]:
    yield ""
    yield f"| {title} | games | won | drawn | lost | Tactics | turns | score |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|"
    for name, of in grouped(games, lambda game: key(game.table)).items():
        shares = " | ".join(
            f"{share(game.outcome == outcome for game in of):.1f} %" for outcome in ("win", "draw", "loss")
        )
        scores = [score for game in of for score in game.scores]
        means = f"{mean(g.tactics for g in of):.2f} | {mean(g.turns for g in of):.0f} | "
        means += f"{mean(scores):.1f}" if scores else "none"
        yield f"| {name} | {len(of)} | {shares} | {means} |"


def laid(number: int) -> Iterator[Table]:
    """The table of each game, so many games at each."""
    for table in tables():
        yield from (table for _ in range(number))


def unplayed() -> Iterator[Game]:
    """A game at each table that says nothing."""
    yield from (Game(table, "draw", tactics=0, turns=0, scores=()) for table in tables())


PART = Part("villains", "Balance of Legendary Villains", laid, play, lines, unplayed, usual=5)

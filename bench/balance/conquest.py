"""How bots fare in Conquest of Planet Earth: with each preset at each number of players, with each Alien Race."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import mean
from typing import NamedTuple

from msgspec import to_builtins

from domain.games.conquest import names as at
from domain.games.conquest.card import Race
from domain.games.conquest.game import Conquest
from domain.games.conquest.options import PRESETS
from domain.kernel.commit import RULES_VERSION
from service.cli.simulate import Setting, play_out

from .part import Part, grouped, share

BOT = "greedy"
RIVALS = "competitive"
"""The preset in which Races are held against each other: there are as many games of it as are asked for."""

FEWER = 4
"""Of the others there is one for so many."""

ABOUT = """\
How Conquest of Planet Earth goes when greedy bots play it. They know the odds of Fights and march where that is worth most,
but they plan no farther than the next turn, make no agreements and leave no guards. So the figures say what is harder than
what for the same player, and whether a Race is ahead of the others; people will do better against the Humans.

A game against the Humans is *lost* when the Super Cannon is built. *Rounds* is how long games last, *Terror* what all players
have together at the end, *track* where the Human Tech Track is then; all are means.

What the designs were held to: no Race wins more than twice its **fair share** of competitive games (half of those with two
players, a third of those with three …) in a thousand of them; with the Standard side of the Resistance Phase Sheet between
20 % and 80 % are won, with the Brutal side clearly fewer. Both held with the designs as they were, so nothing was changed.
"""


class Table(NamedTuple):
    """What is played: a preset, at a number of seats."""

    preset: str
    seats: int


class Game(NamedTuple):
    """How a game went: its outcome, the Race of each seat, who won, how long it took, the Terror Points, the track."""

    table: Table
    outcome: str
    races: tuple[str, ...]
    winners: tuple[int, ...]
    rounds: int
    terror: int
    track: int

    @property
    def fair(self) -> float:
        """What each seat's share of the winning is."""
        return 1 / self.table.seats


def races() -> list[Race]:
    """The Alien Races."""
    return [card for card in Conquest().definitions() if isinstance(card, Race)]


def tables() -> Iterator[Table]:
    """Each preset at each number of players it can be played with."""
    game = Conquest()
    for preset, options in PRESETS.items():
        for seats in range(game.seats[0], game.seats[1] + 1):
            if game.option_error(options, seats) is None:
                yield Table(preset, seats)


def laid(number: int) -> Iterator[Table]:
    """The table of each game: so many of the competitive ones, fewer of the others."""
    for table in tables():
        yield from (table for _ in range(number if table.preset == RIVALS else max(1, number // FEWER)))


def play(numbered: tuple[int, Table]) -> Game:
    """The game of a table from a seed; the same seed gives the same game."""
    seed, table = numbered
    state, _ = play_out(Setting("conquest", "", table.seats, BOT, to_builtins(PRESETS[table.preset])), seed)
    sheets = tuple(state.what[state.zone(at.race(seat))[0]] for seat in range(table.seats))
    return Game(table, state.outcome, sheets, state.winners, state.round, sum(state.scores), state.track)


def unplayed() -> Iterator[Game]:
    """A game at each table and one with each Race that say nothing."""
    for table in tables():
        yield from (Game(table, "loss", (race.key,) * table.seats, (), 0, 0, 0) for race in races())


# -- the part of the page


def lines(games: Sequence[Game], number: int, seed: int) -> Iterator[str]:
    """What is said of the games."""
    yield from (f"# {PART.title}", "", *ABOUT.splitlines(), "")
    yield f"Made by `scripts/balance conquest --games {number} --seed {seed}`: {len(games):,} games, {number} competitive ones"
    yield f"at each number of players, {max(1, number // FEWER)} at every other table, the Races drawn. Rules version"
    yield f"{RULES_VERSION}, cards `{Conquest().content_hash[:16]}`; with these, the same call writes the same page."
    yield from ("", "## Presets")
    yield from _presets(games)
    yield from ("", "## Races against each other")
    yield from _rivals([game for game in games if game.table.preset == RIVALS])
    yield from ("", "## Races against the Humans")
    yield from _together([game for game in games if game.table.preset in ("cooperative", "brutal")])


def _presets(games: Sequence[Game]) -> Iterator[str]:
    yield from (
        "",
        "| preset | players | games | won | lost | rounds | Terror | track |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    )
    for table, of in grouped(games, lambda game: game.table).items():
        won, lost = (share(game.outcome == outcome for game in of) for outcome in ("win", "loss"))
        means = [mean(getattr(game, name) for game in of) for name in ("rounds", "terror", "track")]
        figures = [f"{won:.1f} %", f"{lost:.1f} %", *(f"{n:.1f}" for n in means)]
        yield f"| {table.preset} | {table.seats} | {len(of)} | {' | '.join(figures)} |"


def _rivals(games: Sequence[Game]) -> Iterator[str]:
    yield from ("", "| Race | games | won | fair share | of its share |", "|---|--:|--:|--:|--:|")
    for race in races():
        of = [(game, seat) for game in games for seat, key in enumerate(game.races) if key == race.key]
        won, fair = sum(seat in game.winners for game, seat in of), sum(game.fair for game, _ in of)
        yield f"| {race.name} | {len(of)} | {won} | {fair:.1f} | {won / fair if fair else 0:.2f} |"


def _together(games: Sequence[Game]) -> Iterator[str]:
    yield from ("", "| Race | games | Standard won | Brutal won |", "|---|--:|--:|--:|")
    for race in races():
        of = [game for game in games if race.key in game.races]
        won = [
            share(game.outcome == "win" for game in of if game.table.preset == one) for one in ("cooperative", "brutal")
        ]
        yield f"| {race.name} | {len(of)} | {won[0]:.1f} % | {won[1]:.1f} % |"


PART = Part("conquest", "Balance of Conquest of Planet Earth", laid, play, lines, unplayed, usual=334)

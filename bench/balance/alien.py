"""How bots fare in Legendary Encounters: Alien: each film at each number of players, and the advanced rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import mean
from typing import NamedTuple

from msgspec import structs, to_builtins

from domain.games.alien.game import Alien
from domain.games.alien.options import FILMS, Options
from domain.games.crossover.encounters.game import AlienMarvel
from domain.games.crossover.encounters.options import PRESETS
from domain.kernel.commit import RULES_VERSION
from service.cli.simulate import Setting, play_out

from .part import Part, grouped, share

BOT = "greedy"
TITLES = {"alien": "Alien", "aliens": "Aliens", "alien-3": "Alien 3", "alien-resurrection": "Alien: Resurrection"}
CROSSED = {"Alien, with Marvel Heroes": "marvel-heroes", "Alien, with Henchmen for Drones": "marvel-henchmen"}

ABOUT = """\
How Legendary Encounters: Alien goes when greedy bots play it. They play all they have, kill what strikes, pay for goals as soon
as they can and lend each other cards, but they plan nothing, keep no points for later and neither make agreements nor look for
a traitor. So the figures say what is harder than what for the same player; people will do better.

A game is *won* when the third Objective is completed, and *lost* when all players are dead. *Objective* is the number of the
one that was current at the end (4: all completed), *turns* is how long games last; both are means. With Hidden Agendas *traitor*
is how often a traitor won alone.

What the designs were held to: the first film between 25 % and 75 %, no film hopeless or trivial (5 % to 90 %) over all numbers
of players. Changed for it, in the first film: Duct Stalker, Half-Grown Hunter, Prowling Shape and Waiting in the Dark have one
Attack less, and The Perfect Organism has 9 instead of 12; in the fourth: Swimming Hunter and Infected Sleeper have one Attack
less, since before four players hardly ever won. With four and five players the game is hard, as the book's number
of Drones makes it; its options for easier and harder games (Drones, preparation turns) are there for that.
"""


class Table(NamedTuple):
    """What is played: a film, one with advanced rules or with cards of Marvel, at a number of seats."""

    name: str
    seats: int
    options: Options
    game: str = Alien.name


class Game(NamedTuple):
    """How a game went: its outcome and reason, the Objective that was current, how long it took."""

    table: Table
    outcome: str
    reason: str
    stage: int
    turns: int


def tables() -> Iterator[Table]:
    """Each film at each number of players; the first one with each advanced rule, from two players on, and with Marvel."""
    for name, film in FILMS.items():
        for seats in range(1, 6):
            yield Table(TITLES[name], seats, film)
    for seats in range(2, 6):
        yield Table("Alien, with Alien Players", seats, structs.replace(FILMS["alien"], alien_players=True))
        yield Table("Alien, with Hidden Agendas", seats, structs.replace(FILMS["alien"], hidden_agendas="on"))
    for title, preset in CROSSED.items():
        for seats in range(1, 6):
            yield Table(title, seats, PRESETS[preset], AlienMarvel.name)


def laid(number: int) -> Iterator[Table]:
    """The table of each game."""
    for table in tables():
        yield from (table for _ in range(number))


def play(numbered: tuple[int, Table]) -> Game:
    """The game of a table from a seed; the same seed gives the same game."""
    seed, table = numbered
    state, _ = play_out(Setting(table.game, "", table.seats, BOT, to_builtins(table.options)), seed)
    return Game(table, state.outcome, state.reason, state.stage, state.turn)


def unplayed() -> Iterator[Game]:
    """A game at each table that says nothing."""
    yield from (Game(table, "loss", "all-dead", 1, 1) for table in tables())


def lines(games: Sequence[Game], number: int, seed: int) -> Iterator[str]:
    """What is said of the games."""
    yield from (f"# {PART.title}", "", *ABOUT.splitlines(), "")
    yield f"Made by `scripts/balance alien --games {number} --seed {seed}`: {len(games):,} games, {number} at each table. Rules"
    yield f"version {RULES_VERSION}, cards `{Alien().content_hash[:16]}`; with these, the same call writes the same page."
    yield from ("", "| film | won | 1 | 2 | 3 | 4 | 5 players |", "|---|--:|--:|--:|--:|--:|--:|")
    for name, of in grouped(games, lambda game: game.table.name).items():
        by_seats = {seats: _won(few) for seats, few in grouped(of, lambda game: game.table.seats).items()}
        yield f"| {name} | {_won(of)} | {' | '.join(by_seats.get(n, '') for n in range(1, 6))} |"
    yield from ("", "| film | players | won | traitor | Objective | turns |", "|---|--:|--:|--:|--:|--:|")
    for table, of in grouped(games, lambda game: game.table).items():
        traitor = f"{share(game.reason.startswith('traitor') for game in of):.1f} %"
        means = (f"{mean(getattr(game, figure) for game in of):.1f}" for figure in ("stage", "turns"))
        yield f"| {table.name} | {table.seats} | {_won(of)} | {traitor} | {' | '.join(means)} |"


def _won(games: Sequence[Game]) -> str:
    return f"{share(game.outcome == 'win' for game in games):.1f} %"


PART = Part("alien", "Balance of Legendary Encounters: Alien", laid, play, lines, unplayed, usual=24)

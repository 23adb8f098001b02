"""The tables every law is tried at: each game that is registered, with each preset and number of seats.

A new game joins by being registered. What it may have to say here is in `PILES` and
`SECRET_ASKS`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import NamedTuple, TypeVar

import pytest

from domain.games.villains.cards import plots
from domain.kernel.zone import kind
from domain.registry import games
from tests.domain.play import AnyGame, Options, Played, play
from tests.domain.toy import Smugglers

T = TypeVar("T")
COMMITS = 300
"""About how many commits a law looks at for each table: several short games, or one long one."""

PILES: Mapping[str, Mapping[str, str]] = {"smugglers": {"hand": "deck", "aside": "deck"}}
"""For each game, kinds of zones whose cards come from a common pile: a stranger can't tell which of them is where.

By default the cards of each seat (`hand.2`, `deck.2`) are a pile, and those of any other zone are one each.
"""

SECRET_ASKS: Mapping[str, frozenset[str]] = {"smugglers": frozenset({"put-back"})}
"""For each game, what is asked whose answer nobody else learns even when it has been carried out."""

TELLING: Mapping[str, frozenset[str]] = {"villains": frozenset({"betray", "heal"})}
"""For each game, actions by which the rules tell more of a hand than the cards shown: that it has no others such."""


BESIDES: Mapping[str, Sequence[tuple[str, Options]]] = {
    "villains": [("full-game", (("plot", plot.key),)) for plot in plots.CARDS[1:]]
}
"""For each game, set-ups besides its presets, each tried at one number of seats: those with places of their own."""


class Laid(NamedTuple):
    """A table: a game, a preset, a number of seats, options besides."""

    game: AnyGame
    preset: str
    seats: int
    options: Options = ()

    def games(self, commits: int = COMMITS) -> Iterator[Played]:
        """Random games, as many as it takes to see so many commits."""
        for seed in count():
            played = play(self.game, self.seats, self.preset, seed, options=self.options)
            yield played
            commits -= len(played.commits)
            if commits <= 0:
                return

    def pile(self, zone: str) -> str:
        """Which pile the cards of a zone come from."""
        return PILES.get(self.game.name, {}).get(kind(zone)) or zone.partition(".")[2] or zone


def laid(game: AnyGame) -> Iterator[Laid]:
    """The tables that a game allows."""
    for preset, options in (game.presets or {"": game.options()}).items():
        for seats in range(game.seats[0], game.seats[1] + 1):
            if game.option_error(options, seats) is None:
                yield Laid(game, preset, seats)
    least, most = game.seats
    for n, (preset, besides) in enumerate(BESIDES.get(game.name, ())):
        yield Laid(game, preset, least + n % (most - least + 1), besides)


def name(table: Laid) -> str:
    besides = [str(value) for _, value in table.options]
    return "-".join(filter(None, (table.game.name, table.preset, *besides, str(table.seats))))


GAMES: list[AnyGame] = [Smugglers(), *games().values()]
LAID = [table for game in GAMES for table in laid(game)]

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
every_table = pytest.mark.parametrize("laid", LAID, ids=[name(table) for table in LAID], scope="session")
"""All laws are tried at one table before the next, so that they share its games."""


def some(items: Sequence[T], n: int) -> Sequence[T]:
    """At most n of the items, evenly spread."""
    return items[:: max(1, -(-len(items) // n))]

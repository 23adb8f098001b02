"""Views that were made lately: whoever asks for the same again need not wait for another."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from domain.kernel.audience import Viewer
from domain.kernel.state import State

from .cache import Cache
from .games import Games


class Sight(NamedTuple):
    """All that a view hangs on: a version of a game never changes, unless commits of it were given up (`given_up` times), and is shown to
    each viewer in one way a language.

    The viewer is as whom somebody sees the game, and never who they are: whoever gives a seat up, or takes one, is
    another viewer from then on, also of what was before.
    """

    game: str
    version: int
    given_up: int
    viewer: Viewer
    locale: str


class Views:
    """At most `size` views, those asked for longest ago forgotten first. They are frozen, and so can be shared."""

    def __init__(self, games: Games, size: int) -> None:
        self._games = games
        self.made: Cache[Sight, Struct] = Cache(size)

    async def view(self, id_: str, newest: State, at: int | None, viewer: Viewer, locale: str) -> Struct:
        """A game as it was at a version (None: as it is) for one viewer; `newest` is its newest state.

        Whether the caller may see as that viewer was asked before. Refused: `not_found` for no version of the game.
        """
        sight = Sight(id_, newest.version if at is None else at, newest.given_up, viewer, locale)
        view = self.made.get(sight)
        if view is None:
            state = newest if sight.version == newest.version else await self._games.at(id_, sight.version)
            view = self._games.rules(state.game).view(state, viewer, locale)
            self.made.put(sight, view)
        return view

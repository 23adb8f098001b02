"""Who is invited to a game, and by which invites: one document for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from schema.invites import Invite, Invited

from .cache import Cache
from .documents import changed
from .players import CACHED, FRESH
from .store import Store


class Open(Struct, frozen=True):
    """An invite as it is kept: `proof` is the SHA-256 of its secret."""

    invite: Invite
    proof: str


class Invitations(Struct, frozen=True):
    """The invites to a game, and the players who accepted one. Who isn't among these isn't invited, whatever else is kept."""

    invites: tuple[Open, ...] = ()
    invited: tuple[Invited, ...] = ()

    def has(self, player: str) -> bool:
        """Whether this player accepted one and hasn't been uninvited since."""
        return any(each.player == player for each in self.invited)


NONE: Final = Invitations()
_read = msgspec.json.Decoder(Invitations).decode


class Guests:
    """The invitations to games. Who is invited is remembered for FRESH milliseconds; who isn't is looked up each time."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock
        self._known: Cache[str, tuple[Invitations, int]] = Cache(CACHED)

    async def has(self, game: str, player: str) -> bool:
        """Whether a player is invited to a game, as it was at most FRESH milliseconds ago."""
        known, until = self._known.get(game) or (NONE, 0)
        if self._clock() < until and known.has(player):
            return True
        return (await self.read(game)).has(player)

    async def read(self, game: str) -> Invitations:
        """The invitations to a game as they are."""
        kept = await self._store.get(_at(game))
        return self._kept(game, _read(kept) if kept else NONE)

    async def change(self, game: str, how: Callable[[Invitations], Invitations]) -> Invitations:
        """The invitations, changed. Raises what `how` raises, and Refused: `unavailable`, where others were always quicker."""
        new = await changed(
            self._store, _at(game), lambda kept: msgspec.json.encode(how(_read(kept) if kept else NONE))
        )
        return self._kept(game, _read(new))

    def _kept(self, game: str, invitations: Invitations) -> Invitations:
        if invitations.invited:
            self._known.put(game, (invitations, self._clock() + FRESH))
        return invitations


def _at(game: str) -> str:
    return f"invited:{game}"

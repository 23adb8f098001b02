"""Games of which the store has lost commits: nobody goes on with one until an operator has repaired it (docs/durability.md)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from domain.kernel.state import State

from .store import Store

FROZEN: Final = "frozen"
"""The index of the games that are frozen, by when they were."""

logger = logging.getLogger(__name__)


class Loss(Struct, frozen=True):
    """That a game had reached `version`, by the commit whose hash is `head`, when the store reached no further than `stored`, or by
    others. Noted `at` a time, in milliseconds since 1970."""

    at: int
    version: int
    head: str
    stored: int


_pack = msgspec.json.encode
_read = msgspec.json.Decoder(Loss).decode


class Losses:
    """What was noted of losses in a store."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock

    async def note(self, game: str, known: State, stored: int) -> None:
        """Freeze a game that is known to have got further, or elsewhere, than the `stored` version."""
        loss = Loss(self._clock(), known.version, known.head.hex(), stored)
        logger.error(
            "the store has lost commits of %s: it had reached version %d (%s), and the store has %d. The game is frozen: "
            "turnledger repair %s",
            game, loss.version, loss.head, stored, game,
        )  # fmt: skip
        await self._store.index_add(FROZEN, game, loss.at)
        await self._store.freeze(game, _pack(loss))

    async def of(self, game: str) -> Loss | None:
        """Why a game is frozen; None if it isn't."""
        noted = await self._store.frozen(game)
        return _read(noted) if noted else None

    async def over(self, game: str) -> None:
        """Let a game go on that was repaired."""
        await self._store.thaw(game)
        await self._store.index_remove(FROZEN, game)

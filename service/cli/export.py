"""The record of a stored game, written."""

from __future__ import annotations

import os
import sys

from domain.kernel.audience import AUDITOR
from domain.kernel.refusal import Refused
from domain.locale import DEFAULT
from domain.registry import games
from service.games import Games
from service.now import now
from service.records import written
from service.settings import from_environment
from service.signing import Signer
from service.store import Store
from service.vault import Vault

from .given import All, As, GameId
from .stored import with_store


def export(game: GameId, seat: As = None, everything: All = False) -> None:
    """Write the record of a stored game, as far as a seat may know it, or a spectator: of a game that is over, all of it."""
    signer = Signer.of(from_environment(os.environ))

    async def write(store: Store, vault: Vault) -> bytes:
        stored = Games(store, games(), now, 1, signer, vault)
        state = await stored.load(game)
        if seat is not None and seat >= len(state.seats):
            raise Refused("not_found", detail="seat", seat=seat)
        return await written(stored, game, state, AUDITOR if everything else seat, now())

    try:
        sys.stdout.buffer.write(with_store(write))
    except Refused as refused:
        raise SystemExit(f"turnledger: {refused.message(DEFAULT)}") from None

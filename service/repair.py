"""Repairing a game of which the store has lost commits: by putting them back, or by going on without them (docs/durability.md)."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Sequence
from typing import Final

from domain.kernel.commit import Commit
from domain.kernel.lobby import GiveUp
from domain.kernel.stored import check_stream
from domain.kernel.verdict import Verdict
from domain.locale import DEFAULT

from .audit_log import admin_log
from .games import Games
from .losses import Loss
from .signing import published
from .store import Appended, Link, Store
from .vault import Vault

REQUEST: Final = "command-line"
"""What the log of operators' acts has for the id of a request."""


class NotRepaired(Exception):
    """Nothing was changed, unless the message, a sentence, says so."""


class Repair:
    """Repairs games of a store, also while services run on it: they leave a frozen game alone."""

    def __init__(self, games: Games, vault: Vault) -> None:
        self._games, self._vault = games, vault
        self._store: Store = games.store

    async def lost(self, game: str) -> Loss | None:
        """What is known to be lost of a game; None if it isn't frozen."""
        return await self._games.losses.of(game)

    async def stored(self, game: str) -> list[Commit]:
        """What the store has of it."""
        return [self._vault.opened(entry.data) for entry in await self._store.read(game)]

    async def restore(self, game: str, source: Sequence[Commit]) -> int:
        """Put back what the store lacks of a game and a source has, from the first commit on; how many that is.

        The source has to go on from what is there, by a chain that is whole and signed by keys of this service.
        NotRepaired: it doesn't, or has no more than the store.
        """
        stored = await self.stored(game)
        common = sum(ours.hash == theirs.hash for ours, theirs in zip(stored, source, strict=False))
        if common < min(len(stored), len(source)):
            raise NotRepaired(
                f"They part ways after version {common}: the store has another version {common + 1} than what was given. "
                "Only --accept goes on with this game."
            )
        missing = source[len(stored) :]
        if not missing:
            raise NotRepaired(
                f"Nothing that was given reaches further than the store, which has version {len(stored)}."
            )
        entries = [self._vault.closed(commit) for commit in source]
        verdict = await self._verdict(game, entries)
        if not verdict.verified:
            raise NotRepaired(f"What was given is no good. {verdict.sentence(DEFAULT)}")
        if not all(commit.signature for commit in missing):
            raise NotRepaired("What was given is no good. Not all that is missing is signed by this service.")
        await self._note("restore", game, len(stored), source[-1])
        for commit, entry in zip(missing, entries[len(stored) :], strict=True):
            link = Link(commit.prev, commit.hash)
            outcome = await self._store.append(game, commit.version - 1, entry, link=link, anyway=True)
            if outcome != Appended(commit.version):
                raise NotRepaired(f"Somebody else appends to {game} at the same time; run this again.")
        await self._over(game)
        return len(missing)

    async def accept(self, game: str) -> int:
        """Go on from what the store has, as a commit that names what is given up; its version. NotRepaired: nothing is there."""
        lost = await self.lost(game)
        if lost is None:
            raise NotRepaired(f"{game} isn't frozen: there is nothing to give up.")
        stored = await self.stored(game)
        if not stored:
            raise NotRepaired(f"The store has nothing of {game}: there is nothing to go on from.")
        await self._note("give_up", game, len(stored), lost)
        changed = await self._games.give_up(game, GiveUp(version=lost.version, head=lost.head))
        await self._over(game)
        return changed.commit.version

    async def _note(self, operation: str, game: str, stored: int, lost: Loss | Commit) -> None:
        head = lost.head if isinstance(lost, Loss) else lost.hash.hex()
        given = {"game": game, "stored": stored, "version": lost.version, "head": head}
        await admin_log(self._games).note("", "", REQUEST, operation, given)

    async def _over(self, game: str) -> None:
        """Let it go on, once a replay shows that it is whole."""
        verdict = await self._verdict(game, [entry.data for entry in await self._store.read(game)])
        if not verdict.verified:
            raise NotRepaired(f"It was changed and stays frozen, for it isn't whole. {verdict.sentence(DEFAULT)}")
        await self._games.losses.over(game)

    async def _verdict(self, game: str, entries: Sequence[bytes]) -> Verdict:
        """What a replay says of a stream."""
        keys = {key.id: b64decode(key.key) for key in await published(self._store)}
        return check_stream(entries, self._games.all_rules, game, keys, self._vault.opened)

"""What is said at the tables, as the store keeps it: beside the games, and not for ever."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct, structs

from domain.kernel.refusal import Refused
from schema.talking import Channel

from .games import NOT_REPEATED, PAGE, Once
from .now import DAY
from .store import Entry, Store

MOST: Final = 500
"""The messages of a table that are kept."""


class Utterance(Struct, frozen=True, omit_defaults=True):
    """A message as it is kept: `mask` are the seats that hear it, `text` is None once it was removed, `removes` the one it removes.

    `fingerprint` marks what was asked for, where that had a command id.
    """

    at: int
    player: str
    seat: int
    to: Channel
    mask: int
    text: str | None = None
    removes: int = 0
    fingerprint: str = ""


packed = msgspec.msgpack.Encoder().encode
unpacked = msgspec.msgpack.Decoder(Utterance).decode


def key_of(game: str) -> str:
    """The list of what is said in a game."""
    return f"talk:{game}"


def spoken_in(player: str) -> str:
    """The index of the games in which a player said something."""
    return f"spoken:{player}"


class Conversations:
    """Keeps the newest messages of each game, until nobody has said anything there for so many days."""

    def __init__(self, store: Store, days: int = 30) -> None:
        self._store, self._seconds = store, days * DAY // 1000

    async def add(self, game: str, utterance: Utterance, once: Once = NOT_REPEATED) -> tuple[int, Utterance]:
        """A message and its number: the new one, or the one that became of the same command before.

        Refused: `command_id_reused`.
        """
        await self._store.index_add(spoken_in(utterance.player), game, utterance.at)
        mark = sha256(once.command.encode()).hexdigest() if once.command else ""
        said = structs.replace(utterance, fingerprint=once.fingerprint)
        number = await self._store.say(key_of(game), packed(said), MOST, self._seconds, mark)
        if mark and (kept := await self.find(game, number)):
            said = kept
        if said.fingerprint != once.fingerprint:
            raise Refused("command_id_reused")
        return number, said

    async def after(self, game: str, number: int) -> Iterator[tuple[int, Utterance]]:
        """The messages after one, oldest first."""
        return map(opened, await self._store.said(key_of(game), number))

    async def find(self, game: str, number: int) -> Utterance | None:
        """The message of this number, as far as it is kept."""
        entries = await self._store.said(key_of(game), number - 1, 1)
        return unpacked(entries[0].data) if entries and entries[0].version == number else None

    async def erase(self, game: str, number: int, utterance: Utterance) -> bool:
        """Keep no longer what a message said; whether it was there."""
        return await self._store.resay(key_of(game), number, packed(structs.replace(utterance, text=None)))

    async def forget(self, player: str) -> None:
        """Keep no longer what a player said, wherever that was."""
        index = spoken_in(player)
        while rows := await self._store.index_page(index, None, PAGE):
            for row in rows:
                for number, said in await self.after(row.member, 0):
                    if said.player == player and said.text is not None:
                        await self.erase(row.member, number, said)
                await self._store.index_remove(index, row.member)


def opened(entry: Entry) -> tuple[int, Utterance]:
    """The number of a message of the store, and the message."""
    return entry.version, unpacked(entry.data)

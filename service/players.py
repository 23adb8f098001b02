"""The players: guests, each with a token that is kept only as a hash."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import msgspec

from domain.kernel.refusal import Refused
from domain.locale import spoken
from schema.model import Player, SignedUp

from .cache import Cache
from .ids import new_id
from .store import Store

TOKEN_BYTES: Final = 32
NAME_LENGTH: Final = 60
NAME: Final = r"^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]*$"
"""A name stays on its line, and in its direction."""
CACHED: Final = 10_000

_NAME = re.compile(NAME.replace("$", r"\Z"))
_read_player = msgspec.json.Decoder(Player).decode


def new_token() -> str:
    """A token: `tl_` and 256 random bits, safe in a URL."""
    return "tl_" + secrets.token_urlsafe(TOKEN_BYTES)


class Players:
    """Who there is, by id and by token. A token is shown once; the store holds its SHA-256."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock
        self._by_id: Cache[str, Player] = Cache(CACHED)
        self._by_token: Cache[str, str] = Cache(CACHED)

    async def sign_up(self, name: str, locale: str, command: str = "") -> SignedUp:
        """A new player with a name (may be empty) and a language.

        Raises Refused: `malformed` for a name too long, `command_id_reused` for a command that was here before:
        its token was shown then and is not kept, so nobody can be told again.
        """
        if len(name) > NAME_LENGTH or not _NAME.match(name):
            raise Refused("malformed", pointer="/name", error=f"a name has at most {NAME_LENGTH} printable characters")
        before = f"signup:{_hash(command)}"
        if command and await self._store.get(before):
            raise Refused("command_id_reused", detail="sign_up")
        player = Player(id=new_id("p", self._clock()), name=name.strip(), locale=spoken(locale))
        token = new_token()
        await self._store.put(f"player:{player.id}", msgspec.json.encode(player))
        await self._store.put(f"token:{_hash(token)}", player.id.encode())
        # Last, so that a store that fails before lets the command be sent again.
        if command and not await self._store.put_once(before, b"1"):
            raise Refused("command_id_reused", detail="sign_up")
        return SignedUp(player=player, token=token)

    async def of_token(self, token: str) -> Player:
        """The player that a token proves. Refused: `unauthenticated` for one that we never gave."""
        key = _hash(token)
        player = self._by_token.get(key)
        if player is None:
            player = (await self._store.get(f"token:{key}") or b"").decode()
            if not player:
                raise Refused("unauthenticated")
            self._by_token.put(key, player)
        return await self.get(player)

    async def get(self, player: str) -> Player:
        """The player with this id. Refused: `not_found`."""
        known = self._by_id.get(player)
        if known is None:
            record = await self._store.get(f"player:{player}")
            if record is None:
                raise Refused("not_found")
            known = _read_player(record)
            self._by_id.put(player, known)
        return known


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()

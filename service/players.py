"""The players: guests, each with a token that is kept only as a hash."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct, structs

from domain.kernel.refusal import Refused
from domain.locale import spoken
from schema.model import Player, SignedUp

from .cache import Cache
from .ids import new_id
from .store import Store

TOKEN_BYTES: Final = 32
KEY_LENGTH: Final = 32
"""What an idempotency key has at least that a token is derived from, for whoever has the key can have the token."""
KEY: Final = f"^([ -~]{{{KEY_LENGTH},200}})?$"
"""What such a key looks like, as a regular expression; or there is none."""
KEY_LABEL: Final = b"turnledger: the token of a sign-up"
NAME_LENGTH: Final = 60
NAME: Final = r"^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]*$"
"""A name stays on its line, and in its direction."""
CACHED: Final = 10_000
FRESH: Final = 5_000
"""For how many milliseconds a player is as last read: another instance may have changed the language since."""

_NAME = re.compile(NAME.replace("$", r"\Z"))
_read_player = msgspec.json.Decoder(Player).decode


class Bound(Struct, frozen=True):
    """What was asked when a key was first sent, as a mark, and whom it made."""

    fingerprint: str
    player: Player


_read_bound = msgspec.json.Decoder(Bound).decode


def token_of(secret: bytes) -> str:
    """A token: `tl_` and 256 bits, safe in a URL."""
    return "tl_" + urlsafe_b64encode(secret).rstrip(b"=").decode()


def derived(key: str) -> bytes:
    """The secret that an idempotency key stands for. It tells nothing of the key, and is as hard to guess.

    Refused: `malformed` for a key that might be guessed.
    """
    if len(key) < KEY_LENGTH:
        raise Refused("malformed", detail="sign_up_key", least=KEY_LENGTH)
    return hmac.digest(KEY_LABEL, key.encode(), "sha256")


class Players:
    """Who there is, by id and by token. Nothing in the store proves a token: it holds their SHA-256.

    A token is random, or derived from the key of the request that asked for it. Then the same request gets it again,
    though nobody kept it.
    """

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock
        self._by_id: Cache[str, tuple[Player, int]] = Cache(CACHED)
        self._by_token: Cache[str, str] = Cache(CACHED)

    async def sign_up(self, name: str, locale: str, key: str = "", fingerprint: str = "") -> SignedUp:
        """A player with a name (may be empty) and a language: a new one, or whom this key made before.

        `fingerprint` marks what is asked. Refused: `malformed` for a name too long, or a key that might be guessed;
        `command_id_reused` for a key that asked for something else.
        """
        if len(name) > NAME_LENGTH or not _NAME.match(name):
            raise Refused("malformed", pointer="/name", error=f"a name has at most {NAME_LENGTH} printable characters")
        token = token_of(derived(key) if key else secrets.token_bytes(TOKEN_BYTES))
        player = Player(id=new_id("p", self._clock()), name=name.strip(), locale=spoken(locale))
        if key:
            player = await self._bound(_hash(token), Bound(fingerprint, player))
        # The same for each who sends the key, so whoever comes again makes up for a store that failed in between.
        await self._store.put_once(f"player:{player.id}", msgspec.json.encode(player))
        await self._store.put_once(f"token:{_hash(token)}", player.id.encode())
        return SignedUp(player=player, token=token)

    async def _bound(self, proof: str, new: Bound) -> Player:
        """The player whom a token proves, who is the new one if it proved nobody before."""
        at = f"signup:{proof}"
        if await self._store.put_once(at, msgspec.json.encode(new)):
            return new.player
        known = _read_bound(await self._store.get(at) or b"")
        if known.fingerprint != new.fingerprint:
            raise Refused("command_id_reused")
        return known.player

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
        known, until = self._by_id.get(player) or (None, 0)
        if known is None or self._clock() >= until:
            record = await self._store.get(f"player:{player}")
            if record is None:
                raise Refused("not_found")
            known = self._kept(_read_player(record))
        return known

    async def set_locale(self, player: str, locale: str) -> Player:
        """The player, who wants to be answered in this language from now on. Refused: `not_found`."""
        changed = structs.replace(await self.get(player), locale=spoken(locale))
        await self._store.put(f"player:{player}", msgspec.json.encode(changed))
        return self._kept(changed)

    def _kept(self, player: Player) -> Player:
        self._by_id.put(player.id, (player, self._clock() + FRESH))
        return player


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()

"""The players, and the secrets that prove them, which are kept only as hashes."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct, structs

from domain.kernel.refusal import Refused
from domain.locale import DEFAULT, spoken
from schema.model import Player, SignedUp

from .cache import Cache
from .documents import changed, forget, reader
from .ids import new_id
from .store import Store

TOKEN_BYTES: Final = 32
KEY_LENGTH: Final = 32
"""What an idempotency key has at least that a token is derived from, for whoever has the key can have the token."""
KEY: Final = f"^([ -~]{{{KEY_LENGTH},200}})?$"
"""What such a key looks like, as a regular expression; or there is none."""
SIGN_UP: Final = "the token of a sign-up"
"""What a derived secret is for: no two uses have the same one from the same key."""
NAME_LENGTH: Final = 60
NAME: Final = r"^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]*$"
"""A name stays on its line, and in its direction."""
CACHED: Final = 10_000
FRESH: Final = 5_000
"""For how many milliseconds a player is as last read: another instance may have changed the language since."""

_NAME = re.compile(NAME.replace("$", r"\Z"))
_read_player = msgspec.json.Decoder(Player).decode


class Bound(Struct, frozen=True, forbid_unknown_fields=True):
    """What was asked when a key was first sent, as a mark, and whom it made: an id, or once a player as they began."""

    fingerprint: str
    player: str | Player


class Proof(NamedTuple):
    """Whom a token proves, and as which of the player's tokens it was given: the generation of a guest's, or an id."""

    player: str
    mark: str


_read_bound = reader(Bound)


def token_of(secret: bytes, prefix: str = "tl_") -> str:
    """A token: its prefix and 256 bits, safe in a URL."""
    return prefix + urlsafe_b64encode(secret).rstrip(b"=").decode()


def new_secret(key: str, use: str) -> bytes:
    """A secret of 256 bits: a random one, or the one that an idempotency key stands for in this use.

    That one tells nothing of the key, and is as hard to guess. Refused: `malformed` for a key that might be guessed.
    """
    if not key:
        return secrets.token_bytes(TOKEN_BYTES)
    if len(key) < KEY_LENGTH:
        raise Refused("malformed", detail="sign_up_key", least=KEY_LENGTH)
    return hmac.digest(f"turnledger: {use}".encode(), key.encode(), "sha256")


def one_line(name: str, pointer: str) -> str:
    """A name without the blanks around it. Refused: `malformed` for one that is too long, or leaves its line."""
    if len(name) > NAME_LENGTH or not _NAME.match(name):
        raise Refused("malformed", pointer=pointer, error=f"a name has at most {NAME_LENGTH} printable characters")
    return name.strip()


def shortened(name: str) -> str:
    """As much of a name that others gave somebody as can be one here."""
    return "".join(letter for letter in name if _NAME.match(letter)).strip()[:NAME_LENGTH].strip()


def hash_of(secret: str) -> str:
    """All that is kept of a secret: its SHA-256, in hexadecimal."""
    return sha256(secret.encode()).hexdigest()


class Players:
    """Who there is, by id and by token. Nothing in the store proves a token: it holds their SHA-256.

    A token is random, or derived from the key of the request that asked for it. Then the same request gets it again,
    though nobody kept it.
    """

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock
        self._by_id: Cache[str, tuple[Player, int]] = Cache(CACHED)
        self._by_token: Cache[str, Proof] = Cache(CACHED)

    async def sign_up(self, name: str, locale: str, key: str = "", fingerprint: str = "") -> SignedUp:
        """A player with a name (may be empty) and a language: a new one, or whom this key made before.

        `fingerprint` marks what is asked. Refused: `malformed` for a name too long, or a key that might be guessed;
        `command_id_reused` for a key that asked for something else.
        """
        name = one_line(name, "/name")
        token, id_ = token_of(new_secret(key, SIGN_UP)), new_id("p", self._clock())
        if key:
            id_ = await self._bound(hash_of(token), fingerprint, id_)
        # The same for each who sends the key, so whoever comes again makes up for a store that failed in between.
        player = await self.begin(id_, name, locale)
        await self.prove(token, id_)
        return SignedUp(player=player, token=token)

    async def begin(self, id_: str, name: str, locale: str) -> Player:
        """A player with this id, unless there is one already."""
        player = Player(id=id_, name=name, locale=spoken(locale))
        if await self._store.put_once(f"player:{id_}", msgspec.json.encode(player)):
            return player
        return await self.get(id_)

    async def _bound(self, proof: str, fingerprint: str, new: str) -> str:
        """The id of the player whom a token proves: the new one if it proved nobody before."""
        at = f"signup:{proof}"
        if await self._store.put_once(at, msgspec.json.encode(Bound(fingerprint, new))):
            return new
        known = _read_bound(await self._store.get(at) or b"")
        if known.fingerprint != fingerprint:
            raise Refused("command_id_reused")
        return known.player.id if isinstance(known.player, Player) else known.player

    async def prove(self, token: str, player: str, mark: str = "") -> None:
        """Let a token prove a player from now on, as the one that is so marked, unless it proves one already."""
        await self._store.put_once(f"token:{hash_of(token)}", f"{player} {mark}".rstrip().encode())

    async def proved(self, token: str) -> Proof:
        """Whom a token proves. Whether it still may, the account says. Refused: `unauthenticated` for one that we never gave."""
        key = hash_of(token)
        proof = self._by_token.get(key)
        if proof is None:
            player, _, mark = (await self._store.get(f"token:{key}") or b"").decode().partition(" ")
            if not player:
                raise Refused("unauthenticated", detail="token")
            self._by_token.put(key, proof := Proof(player, mark))
        return proof

    async def forget_token(self, proof: str) -> None:
        """Let the token with this hash prove nobody; other replicas may remember for a while whom it did prove."""
        await forget(self._store, f"token:{proof}")

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
        return await self._change(player, locale=spoken(locale))

    async def erase(self, player: str) -> Player:
        """The player, of whom nothing but the id is left. Refused: `not_found`."""
        return await self._change(player, name="", locale=DEFAULT)

    async def _change(self, player: str, **to: str) -> Player:
        """The player, changed. Refused: `not_found`, `unavailable` where others were always quicker."""

        def anew(record: bytes | None) -> bytes:
            if record is None:
                raise Refused("not_found")
            return msgspec.json.encode(structs.replace(_read_player(record), **to))

        return self._kept(_read_player(await changed(self._store, f"player:{player}", anew)))

    def _kept(self, player: Player) -> Player:
        self._by_id.put(player.id, (player, self._clock() + FRESH))
        return player

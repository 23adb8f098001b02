"""The accounts: what the service knows of a player that nobody else is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from schema.accounts import Suspension, Token

from .cache import Cache
from .documents import changed, reader
from .players import CACHED, FRESH
from .store import Store


class Quota(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a player may use in place of what the settings say: games that aren't over, at once; requests in a minute."""

    games: int | None = None
    rate: int | None = None


class Subject(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom an OpenID provider knows: its own name, and the name that it has for somebody."""

    issuer: str
    sub: str


class Personal(Struct, frozen=True, forbid_unknown_fields=True):
    """A personal access token, and the SHA-256 of its secret."""

    token: Token
    proof: str


class Account(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is kept of a player beside what others see.

    `tokens` are the personal access tokens that are good, as long as they last, and `generation` is that of the guest tokens
    that are: all others are void. `recovery` is the SHA-256 of the code that gets the account back. Who is `leaving` has asked to
    go for good, and at `deleted_at` (milliseconds since 1970, UTC) that was done.
    """

    suspended: Suspension | None = None
    quota: Quota = Quota()
    subject: Subject | None = None
    recovery: str = ""
    generation: int = 0
    tokens: tuple[Personal, ...] = ()
    leaving: bool = False
    deleted_at: int | None = None

    def suspension(self, now: int) -> Suspension | None:
        """The suspension that holds at a time (milliseconds since 1970, UTC)."""
        held = self.suspended
        return None if held is None or (held.until is not None and held.until <= now) else held

    def lasting(self, now: int) -> tuple[Personal, ...]:
        """The personal access tokens that haven't expired at a time (milliseconds since 1970, UTC)."""
        return tuple(personal for personal in self.tokens if now < personal.token.expires_at)


NEW: Final = Account()
_read = reader(Account)


class Accounts:
    """The account of each player, as it was at most FRESH milliseconds ago."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock
        self._known: Cache[str, tuple[Account, int]] = Cache(CACHED)

    async def get(self, player: str) -> Account:
        """The account of a player: one of whom nothing was noted has a new one."""
        known, until = self._known.get(player) or (NEW, 0)
        return known if self._clock() < until else await self.read(player)

    async def read(self, player: str) -> Account:
        """The account as it is now."""
        return self._kept(player, await self._store.get(_key(player)))

    async def change(self, player: str, how: Callable[[Account], Account]) -> Account:
        """The account, changed. `how` is asked again where somebody else changed it meanwhile, and may refuse.

        Refused: `unavailable` where others were always quicker.
        """

        def anew(record: bytes | None) -> bytes:
            return msgspec.json.encode(how(_read(record) if record else NEW))

        return self._kept(player, await changed(self._store, _key(player), anew))

    def _kept(self, player: str, record: bytes | None) -> Account:
        account = _read(record) if record else NEW
        self._known.put(player, (account, self._clock() + FRESH))
        return account


def _key(player: str) -> str:
    return f"account:{player}"

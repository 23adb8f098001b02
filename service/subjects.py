"""Subjects: players who sign in by OpenID Connect."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

import msgspec
from msgspec import structs

from domain.kernel.refusal import Refused

from .accounts import Account, Accounts, Subject
from .cache import Cache
from .documents import ATTEMPTS
from .ids import new_id
from .oidc import Claims, Provider
from .players import CACHED, Players, shortened
from .store import Store


class Subjects:
    """Which player each subject of the provider is; without a provider there are none."""

    def __init__(
        self, store: Store, players: Players, accounts: Accounts, clock: Callable[[], int], provider: Provider | None
    ) -> None:
        self._store, self._players, self._accounts, self._clock = store, players, accounts, clock
        self._provider = provider
        self._known: Cache[Subject, str] = Cache(CACHED)

    def issues(self, token: str) -> bool:
        """Whether a token is for the provider to prove: none of ours has a dot in it."""
        return self._provider is not None and "." in token

    async def player(self, token: str) -> str:
        """The player whom a token proves: a new one, where the subject was never seen before, or has gone for good since.

        Refused: `unauthenticated`, `unavailable`.
        """
        claims = await self._claims(token)
        subject = Subject(claims.iss, claims.sub)
        known = self._known.get(subject)
        if known is None or (await self._accounts.get(known)).deleted_at is not None:
            known = await self._claimed(subject, new_id("p", self._clock()))
            await self._begin(known, subject, claims)
            self._known.put(subject, known)
        return known

    async def link(self, player: str, token: str) -> None:
        """Let a subject be a player from now on.

        Refused: `unauthenticated`; `forbidden` where the subject is another player, or the player another subject.
        """
        claims = await self._claims(token)
        subject = Subject(claims.iss, claims.sub)
        _check_free(await self._accounts.read(player), subject)
        if await self._claimed(subject, player) != player:
            raise Refused("forbidden", detail="identity_taken")
        await self._accounts.change(player, lambda account: _linked(account, subject))

    async def forget(self, player: str, account: Account) -> None:
        """Let the player's subject, if there is one, be nobody."""
        if account.subject is not None:
            await self._store.swap(_key(account.subject), player.encode(), None)

    async def _claims(self, token: str) -> Claims:
        if self._provider is None:
            raise Refused("unauthenticated", detail="no_provider")
        return await self._provider.claims(token)

    async def _claimed(self, subject: Subject, player: str) -> str:
        """The player that a subject is: this one, if it was nobody, or somebody who has gone for good."""
        for _ in range(ATTEMPTS):
            known = await self._store.get(_key(subject))
            if known is not None and (await self._accounts.read(known.decode())).deleted_at is None:
                return known.decode()
            if await self._store.swap(_key(subject), known, player.encode()):
                return player
        raise Refused("unavailable")

    async def _begin(self, player: str, subject: Subject, claims: Claims) -> None:
        """All that a new player has; the same for each who comes, so the next makes up for what failed in between."""
        await self._players.begin(player, shortened(claims.name or claims.preferred_username), claims.locale)
        if (await self._accounts.get(player)).subject is None:
            await self._accounts.change(player, lambda account: _linked(account, subject))


def _check_free(account: Account, subject: Subject) -> None:
    if account.subject not in (None, subject):
        raise Refused("forbidden", detail="identity_linked")


def _linked(account: Account, subject: Subject) -> Account:
    _check_free(account, subject)
    return account if account.leaving else structs.replace(account, subject=subject)


def _key(subject: Subject) -> str:
    return f"subject:{sha256(msgspec.json.encode((subject.issuer, subject.sub))).hexdigest()}"

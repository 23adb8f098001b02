"""Callers: who sent a request, by its token, what they may do, and the language to answer in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from domain.kernel.refusal import Refused
from domain.locale import DEFAULT
from schema.accounts import GUEST, LEAVE, READ
from schema.desk import Caller

from .accounts import Account, Accounts
from .answering import answering
from .log import REQUEST
from .players import Players, Proof
from .subjects import Subjects

NOBODYS: Final = frozenset({READ})
"""The scopes of whoever says nothing of themselves."""
NOTHING: Final = frozenset[str]()


class Callers:
    """Tells who calls."""

    def __init__(self, players: Players, accounts: Accounts, subjects: Subjects, clock: Callable[[], int]) -> None:
        self._players, self._accounts, self._subjects, self._clock = players, accounts, subjects, clock

    @answering
    async def caller(self, authorization: str | None, wished: str | None = None) -> Caller:
        """Whom an Authorization header proves, answered in the language wished for, else the player's own.

        Without a header it is nobody in particular. What became of a token, of its scopes and of the account is known as it
        was at most FRESH milliseconds ago. Refused: `unauthenticated` for a token that proves nobody, or no longer.
        """
        if authorization is None:
            return Caller(None, wished or DEFAULT, REQUEST.get(), NOBODYS)
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer":
            raise Refused("unauthenticated")
        id_, account, scopes = await self._proved(token.strip())
        player = await self._players.get(id_)
        suspended = account.suspension(self._clock()) if account.suspended else None
        return Caller(id_, wished or player.locale, REQUEST.get(), scopes, suspended)

    async def _proved(self, token: str) -> tuple[str, Account, frozenset[str]]:
        """The player whom a token proves, with the account and the token's scopes."""
        if self._subjects.issues(token):
            proof = Proof(await self._subjects.player(token), "")
            account = await self._accounts.get(proof.player)
            scopes = GUEST
        else:
            proof = await self._players.proved(token)
            account = await self._accounts.get(proof.player)
            scopes = self._scopes(proof.mark, account)
        scopes = _left(scopes) if account.leaving else scopes
        if account.deleted_at is not None or not scopes:
            raise Refused("unauthenticated", detail="token")
        return proof.player, account, scopes

    def _scopes(self, mark: str, account: Account) -> frozenset[str]:
        """The scopes of the account's token with this mark; none, if it is void."""
        if mark.startswith("t_"):
            return frozenset(_scopes_of(mark, account, self._clock()))
        return GUEST if int(mark or 0) == account.generation else NOTHING


def _scopes_of(id_: str, account: Account, now: int) -> Iterable[str]:
    return next((each.token.scopes for each in account.lasting(now) if each.token.id == id_), ())


def _left(scopes: frozenset[str]) -> frozenset[str]:
    """What is left of the scopes of whoever is leaving."""
    return frozenset({LEAVE}) if scopes == GUEST else NOTHING

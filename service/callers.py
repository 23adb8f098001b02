"""Callers: who sent a request, by its token, and the language to answer in."""

from __future__ import annotations

from collections.abc import Iterable

from domain.kernel.refusal import Refused
from domain.locale import DEFAULT
from schema.desk import AUDIT, Caller

from .answering import answering
from .log import REQUEST
from .players import Players


class Callers:
    """Tells who calls. Those of the `auditors`, by their ids, have the scope for it."""

    def __init__(self, players: Players, auditors: Iterable[str] = ()) -> None:
        self._players, self._auditors = players, frozenset(auditors)

    @answering
    async def caller(self, authorization: str | None, wished: str | None = None) -> Caller:
        """Whom an Authorization header proves, answered in the language wished for, else the player's own.

        Without a header it is nobody in particular. Refused: `unauthenticated` for a token that we never gave.
        """
        if authorization is None:
            return Caller(None, wished or DEFAULT, REQUEST.get())
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer":
            raise Refused("unauthenticated")
        player = await self._players.of_token(token.strip())
        scopes = frozenset({AUDIT}) if player.id in self._auditors else frozenset[str]()
        return Caller(player.id, wished or player.locale, REQUEST.get(), scopes)

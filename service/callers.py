"""Callers: who sent a request, by its token, and the language to answer in."""

from __future__ import annotations

from domain.kernel.refusal import Refused
from domain.locale import DEFAULT
from schema.desk import Caller

from .desk import answering
from .log import REQUEST
from .players import Players


class Callers:
    """Tells who calls."""

    def __init__(self, players: Players) -> None:
        self._players = players

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
        return Caller(player.id, wished or player.locale, REQUEST.get())

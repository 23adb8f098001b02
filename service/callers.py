"""Callers: who sent a request, by its token, and the language to answer in."""

from __future__ import annotations

from domain.kernel.refusal import Refused
from domain.locale import DEFAULT
from schema.accept import language
from schema.desk import Caller

from .desk import answering
from .log import REQUEST
from .players import Players


class Callers:
    """Tells who calls."""

    def __init__(self, players: Players) -> None:
        self._players = players

    @answering
    async def caller(self, authorization: str | None, languages: str | None = None) -> Caller:
        """Whom an Authorization header proves, answered in the best of Accept-Language, else the player's own.

        Without a header it is nobody in particular. Refused: `unauthenticated` for a token that we never gave.
        """
        wished = language(languages)
        if authorization is None:
            return Caller(None, wished or DEFAULT, REQUEST.get())
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer":
            raise Refused("unauthenticated")
        player = await self._players.of_token(token.strip())
        return Caller(player.id, wished or player.locale, REQUEST.get())

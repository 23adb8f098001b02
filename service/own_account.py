"""What players do with their own accounts, and what admins grant to others."""

from __future__ import annotations

from schema.accounts import MadeToken, NewToken, Recovery, Tokens
from schema.desk import Caller
from schema.model import Player, SignedUp

from . import rights
from .accounts import Accounts
from .answering import answering
from .audit_log import admin_log
from .games import Games
from .leaving import Leaving
from .personal import PersonalTokens
from .players import Players
from .recovery import Recoveries
from .subjects import Subjects
from .webhooks.office import Office


class OwnAccount:
    """See `schema.desk.OwnAccount`."""

    def __init__(
        self, games: Games, players: Players, accounts: Accounts, subjects: Subjects, webhooks: Office
    ) -> None:
        self._players, self._subjects, self._log = players, subjects, admin_log(games)
        self._tokens = PersonalTokens(players, accounts, games.clock)
        self._recoveries = Recoveries(games.store, players, accounts)
        self._leaving = Leaving(games, players, accounts, subjects, self._recoveries, webhooks)
        self.webhooks = webhooks.own

    @answering
    async def tokens(self, caller: Caller) -> Tokens:
        """The caller's personal access tokens."""
        return await self._tokens.of(rights.player(caller))

    @answering
    async def make_token(self, caller: Caller, request: NewToken, command: str = "") -> MadeToken:
        """A personal access token of the caller's, with some of the caller's scopes."""
        rights.check_scopes(caller, request.scopes)
        return await self._tokens.make(rights.player(caller), request, command)

    @answering
    async def revoke_token(self, caller: Caller, token: str) -> Tokens:
        """The caller's other tokens, once this one is void."""
        return await self._tokens.revoke(rights.player(caller), token)

    @answering
    async def grant(self, caller: Caller, player: str, request: NewToken, command: str = "") -> MadeToken:
        """A personal access token for any player, which lets them audit or administer, but nobody play or read as they do."""
        rights.check_grant(request.scopes)
        await self._players.get(player)
        granted = {"target": player, "scopes": list(request.scopes), "days": request.days}
        await self._log.note("", rights.player(caller), caller.request_id, "grant", granted)
        return await self._tokens.make(player, request, command)

    @answering
    async def link(self, caller: Caller, id_token: str) -> Player:
        """The caller, whom an OpenID Connect token of this subject proves from now on."""
        player = rights.player(caller)
        await self._subjects.link(player, id_token)
        return await self._players.get(player)

    @answering
    async def prepare_recovery(self, caller: Caller, command: str = "") -> Recovery:
        """A code that gets the account back, once."""
        return await self._recoveries.prepare(rights.player(caller), command)

    @answering
    async def recover(self, caller: Caller, code: str, command: str = "") -> SignedUp:
        """A new token for whoever has the code."""
        return await self._recoveries.recover(code, command)

    @answering
    async def delete(self, caller: Caller) -> Player:
        """The caller, of whom only the id is left."""
        return await self._leaving.erase(caller)

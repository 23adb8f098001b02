"""What operators do: suspend players, say how much they may use, end games. Every act is noted before it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import structs

from domain.kernel.lobby import EndGame
from domain.kernel.refusal import Refused
from schema.accounts import Suspension
from schema.desk import Caller
from schema.model import GameSummary
from schema.operators import Account, AdminAct, AdminActs, SetQuota, Suspend

from . import accounts as kept, rights
from .answering import answering
from .audit_log import admin_log
from .games import NOBODY, Games, Intent
from .paging import page_size
from .players import Players
from .quotas import Quotas
from .summaries import Summaries

LATEST: Final = 2**53


class Admin:
    """See `schema.desk.Admin`."""

    def __init__(
        self,
        games: Games,
        players: Players,
        accounts: kept.Accounts,
        quotas: Quotas,
        summaries: Summaries,
        page_limit: int,
    ) -> None:
        self._games, self._players, self._accounts, self._quotas = games, players, accounts, quotas
        self._summaries, self._page_limit, self._log = summaries, page_limit, admin_log(games)

    @answering
    async def account(self, caller: Caller, player: str) -> Account:
        """A player, and what is noted of them."""
        await self._players.get(player)
        return await self._told(player, await self._accounts.read(player))

    @answering
    async def suspend(self, caller: Caller, player: str, how: Suspend) -> Account:
        """The player, who may change nothing any more, or not for some time."""
        if how.until is not None and not self._games.clock() < how.until < LATEST:
            raise Refused("malformed", pointer="/until", error="a suspension ends at a time that is still to come")
        suspended = Suspension(how.reason, how.until)
        return await self._changed(
            caller, player, "suspend", lambda account: structs.replace(account, suspended=suspended), how
        )

    @answering
    async def lift(self, caller: Caller, player: str) -> Account:
        """The player, who is no longer suspended."""
        return await self._changed(caller, player, "lift", lambda account: structs.replace(account, suspended=None))

    @answering
    async def set_quota(self, caller: Caller, player: str, how: SetQuota) -> Account:
        """The player, who may use as much as this."""
        quota = kept.Quota(how.games, how.rate)
        return await self._changed(
            caller, player, "set_quota", lambda account: structs.replace(account, quota=quota), how
        )

    @answering
    async def end(self, caller: Caller, game: str, reason: str) -> GameSummary:
        """The game, which is over: its last commit says who ended it and why."""
        await self._games.load(game)
        await self._note(caller, "end", game=game, reason=reason)
        asked = Intent(NOBODY, EndGame(player=rights.player(caller), reason=reason))
        return await self._summaries.of(game, (await self._games.change(game, lambda _: asked)).state)

    @answering
    async def log(self, caller: Caller, after: int = 0, limit: int = 100) -> AdminActs:
        """What operators did, each act as it was noted."""
        size = page_size(limit, self._page_limit)
        await self._log.check_after("", after)
        acts, further = await self._log.page("", after, size)
        return AdminActs(acts=tuple(AdminAct(**structs.asdict(act)) for act in acts), next=further)

    async def _changed(
        self,
        caller: Caller,
        player: str,
        operation: str,
        how: Callable[[kept.Account], kept.Account],
        asked: Suspend | SetQuota | None = None,
    ) -> Account:
        await self._players.get(player)
        await self._note(caller, operation, target=player, **(structs.asdict(asked) if asked else {}))
        return await self._told(player, await self._accounts.change(player, how))

    async def _note(self, caller: Caller, operation: str, **arguments: Any) -> None:
        given = {name: value for name, value in arguments.items() if value is not None}
        await self._log.note("", rights.player(caller), caller.request_id, operation, given)

    async def _told(self, player: str, account: kept.Account) -> Account:
        now = self._games.clock()
        return Account(
            player=await self._players.get(player),
            suspended=account.suspension(now),
            games=await self._quotas.unfinished(player),
            games_at_once=account.quota.games,
            rate=account.quota.rate,
            tokens=len(account.lasting(now)),
            linked=account.subject is not None,
            deleted_at=account.deleted_at,
        )

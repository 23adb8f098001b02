"""Quotas: how many games that aren't over a player may have created."""

from __future__ import annotations

from typing import Final

from domain.kernel.refusal import Refused
from schema.desk import Caller

from . import rights
from .accounts import Accounts
from .games import Games, Once, unfinished_of

MOST: Final = 100_000
"""As many are counted."""


class Quotas:
    """Counts the games of each player; `most` holds for whom no operator said otherwise.

    Who asks for several at once may get them all: what is bounded is what somebody piles up, not the last one.
    """

    def __init__(self, games: Games, accounts: Accounts, most: int) -> None:
        self._games, self._accounts, self._most = games, accounts, most

    async def check(self, caller: Caller, once: Once) -> None:
        """Let a player have one game more; what was done before, and is asked for again, isn't counted. Refused: `forbidden`."""
        player = rights.player(caller)
        most = (await self._accounts.get(player)).quota.games
        most = self._most if most is None else most
        if await self._listed(player, most) >= most and not await self._games.has_id(once):
            rights.check_quota(await self.unfinished(player), most)

    async def _listed(self, player: str, most: int) -> int:
        return len(await self._games.page(unfinished_of(player), None, most)) if most else 0

    async def unfinished(self, player: str) -> int:
        """How many games of a player aren't over: of what the index has, those that are so."""
        rows = await self._games.page(unfinished_of(player), None, MOST)
        return sum([await self._is_unfinished(row.member) for row in rows])

    async def _is_unfinished(self, game: str) -> bool:
        """A game that never came to be, or whose rules nobody here knows, isn't counted."""
        try:
            return (await self._games.glance(game)).status != "ended"
        except Refused:
            return False

"""Going for good: what is left of a player is the id."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from domain.kernel.hosting import HandOver
from domain.kernel.lobby import StandUp
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from schema.desk import Caller
from schema.model import Player

from . import rights
from .accounts import Account, Accounts
from .conversations import Conversations
from .games import NOBODY, PAGE, Games, Intent, of_player
from .players import Players
from .recovery import Recoveries
from .subjects import Subjects
from .webhooks.office import Office

GONE: Final = ("not_found", "not_your_seat", "game_over", "wrong_phase")
"""Why a seat can't be left that is left already, or needn't be; and a table not handed over."""


class Leaving:
    """Erases players. What was broken off half way is done when it is asked for again, which is all that they still may."""

    def __init__(
        self,
        games: Games,
        players: Players,
        accounts: Accounts,
        subjects: Subjects,
        recoveries: Recoveries,
        webhooks: Office,
    ) -> None:
        self._games, self._players, self._accounts = games, players, accounts
        self._subjects, self._recoveries, self._webhooks = subjects, recoveries, webhooks
        self._conversations = Conversations(games.store)

    async def erase(self, caller: Caller) -> Player:
        """The player as they are from now on: seats left, what they said, name, webhooks, tokens, code and sign-in forgotten."""
        player = rights.player(caller)
        account = await self._accounts.change(player, lambda account: structs.replace(account, leaving=True))
        erased = await self._players.erase(player)
        await self._webhooks.erase(player)
        await self._leave_games(caller)
        await self._conversations.forget(player)
        for personal in account.tokens:
            await self._players.forget_token(personal.proof)
        await self._recoveries.forget(account.recovery)
        await self._subjects.forget(player, account)
        gone = Account(leaving=True, deleted_at=self._games.clock(), generation=account.generation + 1)
        await self._accounts.change(player, lambda _: gone)
        return erased

    async def _leave_games(self, caller: Caller) -> None:
        index, after = of_player(rights.player(caller)), None
        while rows := await self._games.page(index, after, PAGE):
            after = rows[-1].cursor
            for row in rows:
                await self._leave(caller, row.member)

    async def _leave(self, caller: Caller, game: str) -> None:
        """Leave each seat in a game, open again before the start, and to a bot afterwards."""
        try:
            state = await self._games.load(game)
            for seat in rights.held(state, caller) if state.status != "ended" else ():
                await self._games.change(game, lambda now, seat=seat: _standing(now, caller, seat))  # type: ignore[misc]
            if state.status == "open":
                await self._games.change(game, lambda now: _handing_over(now, caller))
        except Refused as refused:
            if refused.code not in GONE:
                raise


def _handing_over(state: State, caller: Caller) -> Intent:
    """Let somebody who sits be host in the place of who only laid the table. Refused: nobody does, or another is already."""
    seat = next((n for n, plan in enumerate(state.seats) if plan.player), -1)
    if not rights.is_host(state, caller):
        raise Refused("not_your_seat", seat=seat)
    return Intent(NOBODY, HandOver(by=rights.player(caller), seat=seat))


def _standing(state: State, caller: Caller, seat: int) -> Intent:
    rights.check_free(state, caller, seat)
    return Intent(NOBODY, StandUp(seat=seat))

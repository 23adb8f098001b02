"""Rematches: the table of a game that is over laid once more, for the people who sat there."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Final

from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame, SitDown
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from schema.desk import Caller

from . import rights
from .expiry import expires
from .games import NOBODY, Games, Intent, Once
from .gate import Gate
from .quotas import Quotas
from .store import Store

SITTING: Final = ("seat_taken", "wrong_phase", "game_over", "forbidden")
"""Why somebody isn't seated in a game that has gone on without them: they are told of it all the same."""


class Rematches:
    """Lays each game's table once more, and only once, whoever asks and wherever."""

    def __init__(self, games: Games, gate: Gate, quotas: Quotas, table_days: float) -> None:
        self._games, self._gate, self._quotas, self._table_days = games, gate, quotas, table_days

    async def begin(self, caller: Caller, game: str) -> tuple[str, State]:
        """The id of the rematch, and how it stands, with the caller in all seats that were theirs and still are open.

        Refused: `unauthenticated`, `not_found`, `not_your_seat`, `wrong_phase`; and what laying a table is refused for.
        """
        over = (await self._gate.admitted(caller, game)).state
        rights.check_rematch(over, caller)
        again = await rematch_of(self._games.store, game) or await self._lay(caller, game, over)
        for seat in rights.held(over, caller):
            await self._sit(caller, again, seat)
        return again, (await self._gate.admitted(caller, again)).state

    async def _lay(self, caller: Caller, game: str, over: State) -> str:
        """Lay the table, the same again for whoever lays it again, and then say that it is there."""
        mark = Once(f"rematch:{game}", "rematch")
        await self._quotas.check(caller, mark)
        again = await self._games.new_id(mark)
        table = _table(over, rights.player(caller), expires(again, self._table_days))
        await self._games.create(again, table, secrets.token_bytes(32), mark)
        await self._games.store.put_once(rematch_key(game), again.encode())
        return again

    async def _sit(self, caller: Caller, game: str, seat: int) -> None:
        """Sit down where one sat, if that still may be."""

        def ask(state: State) -> Intent:
            if state.seats[seat].player == caller.player:
                raise Refused("seat_taken", seat=seat)
            return Intent(NOBODY, SitDown(player=rights.player(caller), seat=seat))

        try:
            await self._games.change(game, ask)
        except Refused as refused:
            if refused.code not in SITTING:
                raise


async def rematch_of(store: Store, game: str) -> str | None:
    """The id of a game's rematch, where there is one."""
    named = await store.get(rematch_key(game))
    return named.decode() if named else None


def rematch_key(game: str) -> str:
    """The key of a game's rematch."""
    return f"rematch:{game}"


def _table(over: State, asker: str, until: int) -> CreateGame:
    """The same table, at which each seat is kept for who had it, and bots play theirs."""
    return CreateGame(
        game=over.game,
        creator=asker,
        seats=tuple(_seats(over)),
        preset=over.preset,
        options=over.options,
        visibility=over.visibility,
        spectators=over.spectators,
        delay=over.delay,
        undo=over.undo,
        wait_for_ready=over.wait_for_ready,
        clock=over.clock,
        expires=until,
    )


def _seats(over: State) -> Iterator[SeatPlan]:
    for plan in over.seats:
        yield plan if plan.kind == "bot" else SeatPlan(kept=plan.player or plan.kept)

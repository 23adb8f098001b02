"""The lobby: what players do at a table before their game begins, and how they leave it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from domain.kernel.action import Action
from domain.kernel.lobby import SitDown, StandUp, StartGame
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from schema.desk import Caller
from schema.model import GameSummary

from . import rights
from .answering import answering
from .campaigns import Campaigns
from .commands import once
from .games import NOBODY, Intent
from .gate import Gate
from .summaries import Summaries

CLIENT_SEED_LENGTH: Final = 200


class Lobby:
    """Fills tables with players and bots, and begins: see `schema.desk.Lobby`. `bots` says which can play a game."""

    def __init__(
        self,
        gate: Gate,
        campaigns: Campaigns,
        summaries: Summaries,
        bots: Callable[[str], Mapping[str, Any]],
    ) -> None:
        self._gate, self._campaigns, self._summaries, self._bots = gate, campaigns, summaries, bots

    @answering
    async def sit(
        self, caller: Caller, game: str, seat: int | None, client_seed: str, command: str = ""
    ) -> GameSummary:
        """Take a seat."""
        action = SitDown(player=rights.player(caller), seat=seat, client_seed=_entropy(client_seed))
        return await self._change(caller, game, action, command, lambda state: None)

    @answering
    async def stand(self, caller: Caller, game: str, seat: int, command: str = "") -> GameSummary:
        """Free a seat before the start; leave it for good afterwards."""
        return await self._change(
            caller, game, StandUp(seat=seat), command, lambda state: rights.check_free(state, caller, seat)
        )

    @answering
    async def start(self, caller: Caller, game: str, client_seed: str, command: str = "") -> GameSummary:
        """Begin."""
        action = StartGame(client_seed=_entropy(client_seed))
        return await self._change(caller, game, action, command, lambda state: rights.check_start(state, caller))

    def bot(self, game: str, wanted: str | None, pointer: str) -> str:
        """The bot of this name, or the first that can play the game. Refused: `option_invalid`."""
        known = self._bots(game)
        bot = wanted or next(iter(known), "of any kind")
        if bot not in known:
            error = f"there is no bot {bot}; there are: {', '.join(known)}"
            raise Refused("option_invalid", pointer=pointer, error=error)
        return bot

    async def _change(
        self, caller: Caller, game: str, action: Action, command: str, check: Callable[[State], None]
    ) -> GameSummary:
        def ask(state: State) -> Intent:
            check(state)
            return Intent(NOBODY, action)

        changed = await self._gate.change(caller, game, ask, once(caller, command, action))
        if changed.state.campaign and isinstance(action, SitDown):
            await self._campaigns.join(changed.state.campaign, action.player)
        return await self._summaries.of(game, changed.state)


def _entropy(client_seed: str) -> str:
    if len(client_seed) > CLIENT_SEED_LENGTH:
        raise Refused(
            "malformed",
            pointer="/client_seed",
            error=f"a client seed has at most {CLIENT_SEED_LENGTH} characters",
        )
    return client_seed

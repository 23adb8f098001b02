"""The lobby: what players do at a table before their game begins, and how they leave it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from domain.kernel.action import Action
from domain.kernel.events import SatDown
from domain.kernel.hosting import ChangeOptions, HandOver, HostAction, Readmit, SeatBot
from domain.kernel.lobby import SitDown, StandUp, StartGame
from domain.kernel.ready import SetReady
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from schema.desk import Caller
from schema.model import GameSummary, NewOptions

from . import rights
from .answering import answering
from .campaigns import Campaigns
from .commands import once
from .games import NOBODY, Intent, Once
from .gate import Gate
from .rematches import Rematches
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
        rematches: Rematches,
    ) -> None:
        self._gate, self._campaigns, self._summaries, self._bots = gate, campaigns, summaries, bots
        self._rematches = rematches

    @answering
    async def sit(
        self, caller: Caller, game: str, seat: int | None, client_seed: str, command: str = ""
    ) -> GameSummary:
        """Take a seat."""
        action = SitDown(player=rights.player(caller), seat=seat, client_seed=_entropy(client_seed))
        return await self._change(caller, game, once(caller, command, action), lambda state: action)

    @answering
    async def stand(self, caller: Caller, game: str, seat: int, command: str = "") -> GameSummary:
        """Free a seat before the start, the host any; leave it for good afterwards."""

        def ask(state: State) -> StandUp:
            rights.check_free(state, caller, seat)
            mine = seat in rights.held(state, caller)
            return StandUp(seat=seat, by="" if mine else rights.player(caller))

        return await self._change(caller, game, once(caller, command, StandUp(seat=seat)), ask)

    @answering
    async def start(self, caller: Caller, game: str, client_seed: str, command: str = "") -> GameSummary:
        """Begin."""
        action = StartGame(client_seed=_entropy(client_seed))

        def ask(state: State) -> StartGame:
            rights.check_start(state, caller)
            return action

        return await self._change(caller, game, once(caller, command, action), ask)

    @answering
    async def set_ready(self, caller: Caller, game: str, ready: bool, command: str = "") -> GameSummary:
        """Be ready to begin, or not any more."""
        action = SetReady(player=rights.player(caller), ready=ready)
        return await self._change(caller, game, once(caller, command, action), lambda state: action)

    @answering
    async def change_options(self, caller: Caller, game: str, wanted: NewOptions, command: str = "") -> GameSummary:
        """Agree on other options."""
        action = ChangeOptions(by=rights.player(caller), preset=wanted.preset or "", options=wanted.options)
        return await self._host(caller, game, command, action)

    @answering
    async def seat_bots(
        self, caller: Caller, game: str, seat: int | None, bot: str | None, command: str = ""
    ) -> GameSummary:
        """Have a bot play one open seat, or every one."""
        player, name = rights.player(caller), (await self._gate.known(caller, game)).game
        return await self._host(caller, game, command, SeatBot(by=player, bot=self.bot(name, bot, "/bot"), seat=seat))

    @answering
    async def hand_over(self, caller: Caller, game: str, seat: int, command: str = "") -> GameSummary:
        """Let another be the host."""
        return await self._host(caller, game, command, HandOver(by=rights.player(caller), seat=seat))

    @answering
    async def readmit(self, caller: Caller, game: str, player: str, command: str = "") -> GameSummary:
        """Let a player sit down again."""
        return await self._host(caller, game, command, Readmit(by=rights.player(caller), player=player))

    @answering
    async def rematch(self, caller: Caller, game: str) -> GameSummary:
        """Lay the table once more."""
        return await self._summaries.of(*await self._rematches.begin(caller, game))

    def bot(self, game: str, wanted: str | None, pointer: str) -> str:
        """The bot of this name, or the first that can play the game. Refused: `option_invalid`."""
        known = self._bots(game)
        bot = wanted or next(iter(known), "of any kind")
        if bot not in known:
            error = f"there is no bot {bot}; there are: {', '.join(known)}"
            raise Refused("option_invalid", pointer=pointer, error=error)
        return bot

    async def _host(self, caller: Caller, game: str, command: str, action: HostAction) -> GameSummary:
        """Do what only the host does."""

        def ask(state: State) -> HostAction:
            rights.check_host(state, caller)
            return action

        return await self._change(caller, game, once(caller, command, action), ask)

    async def _change(self, caller: Caller, game: str, once: Once, ask: Callable[[State], Action]) -> GameSummary:
        changed = await self._gate.change(caller, game, lambda state: Intent(NOBODY, ask(state)), once)
        for event in changed.events if changed.state.campaign else ():
            if isinstance(event, SatDown):
                await self._campaigns.join(changed.state.campaign, event.player)
        return await self._summaries.of(game, changed.state)


def _entropy(client_seed: str) -> str:
    if len(client_seed) > CLIENT_SEED_LENGTH:
        raise Refused(
            "malformed",
            pointer="/client_seed",
            error=f"a client seed has at most {CLIENT_SEED_LENGTH} characters",
        )
    return client_seed

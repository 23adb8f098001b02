"""The gate: whether a game is there for a caller, and how much of it they see. Whatever is told of a game passes here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from domain.kernel.refusal import Refused
from domain.kernel.state import State
from schema.accounts import AUDIT
from schema.desk import Caller

from . import rights, spectating
from .cache import Cache
from .campaigns import Campaigns, Standing
from .games import Changed, Games, Intent, Once
from .invited import Guests

KEPT: Final = 100
"""Of how many games the earlier state is kept that spectators see."""


class Admitted(NamedTuple):
    """A game as a caller sees it: its `state` now, for its own people, or as it was when spectators see it.

    `seats` are those that the caller holds, and `inside` who holds one, or is the host.
    """

    game: str
    state: State
    seats: tuple[int, ...]
    inside: bool

    @property
    def is_behind(self) -> bool:
        """Whether there may be more than the caller sees."""
        return bool(self.state.delay) and not self.inside and self.state.status != "ended"

    @property
    def is_confidential(self) -> bool:
        """Whether not everybody who has the game's id may see as much."""
        told = self.state.status != "running" or (self.state.spectators and not self.state.delay)
        return self.state.visibility == "private" or (self.inside and not told)


class Gate:
    """Admits callers to games and campaigns. What isn't there for a caller is refused as what never was."""

    def __init__(self, games: Games, campaigns: Campaigns, guests: Guests) -> None:
        self._games, self._campaigns, self._guests = games, campaigns, guests
        self._past: Cache[str, State] = Cache(KEPT)

    async def admitted(self, caller: Caller, game: str) -> Admitted:
        """The game as the caller sees it. Refused: `not_found`."""
        newest = await self._games.load(game)
        if rights.is_inside(newest, caller):
            return Admitted(game, newest, rights.held(newest, caller), inside=True)
        if not await self._lets_in(newest, caller, game):
            raise absent(game)
        return Admitted(game, await self.as_watched(game, newest), (), inside=False)

    async def met(self, caller: Caller, game: str) -> Admitted | None:
        """The same for a game of an index: nothing where the caller isn't admitted, it never came to be, or nobody here knows its
        rules."""
        try:
            return await self.admitted(caller, game)
        except Refused:
            return None

    async def known(self, caller: Caller, game: str) -> State:
        """A game that the caller is admitted to; to who sits there, as it was when last met, which may not be its newest version.

        Refused: `not_found`.
        """
        state = await self._games.glance(game)
        return state if rights.held(state, caller) else (await self.admitted(caller, game)).state

    async def change(self, caller: Caller, game: str, ask: Callable[[State], Intent], once: Once) -> Changed:
        """Change a game to which the caller is admitted, see `Games.change`; who isn't any more is told what they did before.

        What spectators can't do to the game as they see it is refused as if it were so.
        """
        met: Admitted | Refused | None = None
        try:
            if not rights.held(await self._games.glance(game), caller):
                met = await self.admitted(caller, game)
        except Refused as refused:
            met = refused

        def let_in(state: State) -> Intent:
            if isinstance(met, Refused):
                raise met
            if met and met.is_behind:
                seen = ask(met.state)
                self._games.rules(state.game).decide(met.state, seen.seat, seen.action)
            return ask(state)

        return await self._games.change(game, let_in, once)

    async def summed_up(self, caller: Caller, game: str) -> State:
        """The state that the caller is told the summary of: auditors are told of any game. Refused: `not_found`."""
        if AUDIT in caller.scopes:
            return await self._games.load(game)
        return (await self.admitted(caller, game)).state

    async def still_admits(self, caller: Caller, game: str, state: State) -> bool:
        """Whether the caller is still admitted to a game in this state."""
        return rights.is_inside(state, caller) or await self._lets_in(state, caller, game)

    async def campaign(self, caller: Caller, campaign: str) -> Standing:
        """A campaign that is there for the caller. Refused: `not_found`."""
        standing = await self._campaigns.load(campaign)
        check_campaign(standing, caller)
        return standing

    async def campaign_met(self, caller: Caller, campaign: str) -> Standing | None:
        """The same for a campaign of an index: nothing where it isn't there, or nobody here knows its rules."""
        try:
            return await self.campaign(caller, campaign)
        except Refused:
            return None

    async def _lets_in(self, state: State, caller: Caller, game: str) -> bool:
        """Whether somebody from outside may see the game as spectators do."""
        if not spectating.is_watched(state):
            return False
        if state.visibility != "private":
            return True
        if caller.player is None or rights.is_barred(state, caller):
            return False
        if rights.is_theirs(state, caller):
            return True
        return await self._guests.has(game, caller.player) or await self._takes_part(state.campaign, caller)

    async def _takes_part(self, campaign: str, caller: Caller) -> bool:
        return bool(campaign) and rights.takes_part(await self._campaigns.load(campaign), caller)

    async def as_watched(self, game: str, newest: State) -> State:
        """The state that spectators see: the newest, or one before, which is kept to go on from."""
        version = spectating.seen(newest)
        if version == newest.version:
            return newest
        known = self._past.get(game)
        state = await self._games.at(game, version, known if known and known.version <= version else None)
        self._past.put(game, state)
        return state


def check_campaign(standing: Standing, caller: Caller) -> None:
    """A private campaign is there for those who take part in it. Refused: `not_found`, as one that never was."""
    if standing.created.visibility == "private" and not rights.takes_part(standing, caller):
        raise Refused("not_found", detail="campaign", id=standing.id)


def absent(game: str) -> Refused:
    """What is said of a game that never was, and of one that isn't there for the caller."""
    return Refused("not_found", detail="game", id=game)

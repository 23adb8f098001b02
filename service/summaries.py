"""The summaries of games, which are made once for each commit."""

from __future__ import annotations

from domain.kernel.state import State
from schema.model import GameSummary

from . import answers
from .cache import Cache
from .games import Games
from .players import Players
from .rematches import rematch_of


class Summaries:
    """Says of a game what anyone may know who may see it at all. It keeps so many of what it said."""

    def __init__(self, games: Games, players: Players, cached: int) -> None:
        self._games, self._players = games, players
        self.known: Cache[tuple[str, bytes, str | None, tuple[str, ...]], GameSummary] = Cache(cached)

    async def of(self, game: str, state: State) -> GameSummary:
        """Without a commit a name could change, of a player who goes for good, and a game that is over get a rematch."""
        players = [player for plan in state.seats if (player := plan.player or plan.kept)]
        names = {player: (await self._players.get(player)).name for player in players}
        rematch = await rematch_of(self._games.store, game) if state.status == "ended" else None
        key = (game, state.head, rematch, tuple(names.values()))
        known = self.known.get(key)
        if known is None:
            known = answers.summary(game, self._games.rules(state.game), state, names, rematch)
            self.known.put(key, known)
        return known

"""Bots that play a game here, each with what its seat could follow of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

from domain.kernel.action import Action
from domain.kernel.event import Event
from domain.kernel.following import Following
from domain.kernel.game import Game
from domain.kernel.sight import sight

from .bot import Bot, first_move
from .search import More, Searcher


class Players:
    """The bots of a game, by seat. They see all its events, from the first one on; `time` is what each thought may take."""

    def __init__(
        self, rules: Game[Any, Any, Any], bots: Mapping[int, Bot], chance: Random, time: Callable[[], More]
    ) -> None:
        self.rules, self.bots, self.chance, self.time = rules, bots, chance, time
        self.followed = {seat: Following(rules, seat) for seat, bot in bots.items() if isinstance(bot, Searcher)}

    def see(self, events: Iterable[Event]) -> None:
        """What happened."""
        seen = tuple(events)
        for following in self.followed.values():
            for event in seen:
                following.see(event)

    def move(self, state: Any) -> tuple[int, Action] | None:
        """Who moves next, and how; None where nobody of them is awaited."""
        made = first_move(self.rules, state, self.bots.get, lambda _: self.chance)
        return made and (made[0], self._thought(state, *made))

    def _thought(self, state: Any, seat: int, quick: Action) -> Action:
        bot = self.bots[seat]
        if not isinstance(bot, Searcher) or not bot.wonders(self.rules, state, seat, quick):
            return quick
        seen = sight(self.followed[seat], seat)
        return quick if seen is None else bot.think(self.rules, seen, quick, self.chance, self.time())

"""Bots at the table: each move of theirs is made as soon as it is awaited, by what their seat may know.

Whichever process meets a game with bots plays them, and the store appends each version once, so that no move is
doubled. A process may die between a person's move and the bot's; so all of them also look round, every so often, for
games that stand still.

A bot that looks ahead thinks outside the loop (see `thinking`). If the game moves on meanwhile, what it thought is dropped.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from domain.bots import Bot, Searcher, first_move
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from schema.spans import span

from .games import BOTS, Games, Intent, is_left_alone
from .log import GAME
from .rounds import look_round
from .store import StoreUnavailable
from .thinking import Thinking

BotsFor: TypeAlias = Callable[[str], Mapping[str, Bot]]
"""The bots that can play a game by their names, the one to take unasked first."""

T = TypeVar("T")
PAGE: Final = 500
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 2.0

logger = logging.getLogger(__name__)


class _Idle(Exception):
    """No bot is awaited in this game."""


class _Thinks(Exception):
    """A bot wants to think about its move; it is known which one it would make at once."""

    def __init__(self, state: State, quick: Intent) -> None:
        super().__init__()
        self.state, self.quick = state, quick


class _Thought(NamedTuple):
    """What was thought about a version of a game."""

    version: int
    intent: Intent


class Bots:
    """Plays for all bots, with at most one task a game. Other processes may do the same: that is harmless."""

    def __init__(self, games: Games, bots_for: BotsFor, thinking: Thinking, look_seconds: float) -> None:
        self._thinking = thinking
        self._games, self._bots_for, self._look_seconds = games, bots_for, look_seconds
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._kicked: set[str] = set()
        self._seen: dict[str, int] | None = None  # the heads at the last look
        self._met: dict[str, int] = {}  # the heads at which games were looked at
        self._round: asyncio.Task[None] | None = None

    @property
    def games(self) -> int:
        """In how many games this process plays for a bot at this moment."""
        return len(self._tasks)

    def start(self) -> None:
        """Go on where bots are awaited, and watch for games where they come to be."""
        self._games.watch = self.kick
        looking = look_round(self._look, self._look_seconds, "games that stand still")
        self._round = asyncio.create_task(looking, name="bots")

    async def close(self) -> None:
        """Stop, between two moves or in one: what was not appended never happened."""
        self._games.watch = lambda _: None
        tasks = [task for task in (self._round, *self._tasks.values()) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinking.close()

    def kick(self, game: str) -> None:
        """Look whether a bot is awaited in this game, and let it play."""
        self._kicked.add(game)
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._run(game), name=f"bots of {game}")

    async def _look(self) -> None:
        """Meet the games that are due, which kicks those with bots."""
        heads = await _patiently(self._heads)
        for game, head in heads.items():
            if self._due(game, head):
                await _patiently(partial(self._meet, game))
                self._met[game] = head
        self._seen, self._met = heads, {game: self._met[game] for game in self._met.keys() & heads}

    def _due(self, game: str, head: int) -> bool:
        """Whether a game stood still since the last look (any game, at the first), and nobody here looked at it so.

        A game that waits for a person may stand still for weeks, so it is looked at once.
        """
        stands_still = self._seen is None or self._seen.get(game) == head
        return stands_still and self._met.get(game) != head and game not in self._tasks

    async def _heads(self) -> dict[str, int]:
        """The version of every running game with a bot."""
        found: dict[str, int] = {}
        cursor: str | None = None
        while rows := await self._games.page(BOTS, cursor, PAGE):
            found |= await self._games.heads([row.member for row in rows])
            cursor = rows[-1].cursor
        return found

    async def _meet(self, game: str) -> None:
        try:
            await self._games.load(game)
        except Refused:
            return  # it never came to be, or nobody here knows its rules
        except StoreUnavailable:
            raise
        except Exception:
            logger.exception("a game with bots can't be loaded")

    async def _run(self, game: str) -> None:
        GAME.set(game)
        try:
            with span("bots", game=game):
                while game in self._kicked:
                    self._kicked.discard(game)
                    await self._play(game)
        except Exception as error:
            # Not tried again before the game changes by somebody else's doing: it would only fail again.
            if is_left_alone(error):
                logger.warning("the bots of a game wait: %s", error)
            else:
                logger.exception("a bot can't go on")
        finally:
            self._kicked.discard(game)
            del self._tasks[game]

    async def _play(self, game: str) -> None:
        """Move after move, until no bot is awaited."""
        thought: _Thought | None = None
        while True:
            try:
                await _patiently(partial(self._games.change, game, partial(self._move, game, thought)))
                thought = None
            except _Thinks as thinks:
                thought = await self._thought(game, thinks)
            except _Idle:
                return
            await asyncio.sleep(0)

    def _move(self, game: str, thought: _Thought | None, state: State) -> Intent:
        """What the first bot that is awaited, or could help, wants to do.

        _Thinks: it wants to think about it first, and has not done so for this version.
        """

        def bot_of(seat: int) -> Bot | None:
            plan = state.seats[seat]
            return self._bot(state.game, plan.bot) if plan.bot else None

        if thought and thought.version == state.version:
            return thought.intent
        rules = self._games.rules(state.game)
        move = first_move(rules, state, bot_of, lambda seat: Random(f"{game} {state.version} {seat}"))
        if move is None:
            raise _Idle
        bot = bot_of(move[0])
        if isinstance(bot, Searcher) and bot.wonders(rules, state, *move):
            raise _Thinks(state, Intent(*move))
        return Intent(*move)

    async def _thought(self, game: str, thinks: _Thinks) -> _Thought:
        """What a bot does after some thought: outside the game's turn, which others may take meanwhile."""
        state, (seat, quick) = thinks.state, (thinks.quick.seat, thinks.quick.action)
        ask = partial(self._thinking.think, game, state, seat, state.seats[seat].bot, quick)
        with span("think", game=game, version=state.version, seat=seat):
            return _Thought(state.version, Intent(seat, await _patiently(ask)))

    def _bot(self, game: str, name: str) -> Bot:
        """The bot of this name; where there is none any more, another plays on."""
        known = self._bots_for(game)
        return known.get(name) or next(iter(known.values()))


async def _patiently(ask: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """What comes of it once the store answers and others have let us through."""
    pause = FIRST_PAUSE
    while True:
        try:
            return await ask()
        except StoreUnavailable as error:
            logger.warning("the bots wait for the store: %s", error)
        except Refused as refused:
            if refused.code != "version_conflict":
                raise
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)

"""The thinking of bots that look ahead: in processes beside the service, so that nobody waits for it.

A process is given a `Sight`: all that the bot's seat may know, and nothing besides. It is followed from the record here, as a
sandbox is; no seed, no hidden card and no commit ever goes there. What comes back is a move, which the rules look at like anybody's.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.synchronize import Event
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from domain.bots import Searcher, bots_for
from domain.kernel.action import Action
from domain.kernel.commit import Commit, pack
from domain.kernel.following import follow
from domain.kernel.refusal import Refused
from domain.kernel.sight import Sight, sight
from domain.kernel.state import State
from domain.registry import games as all_games

from .forks import before
from .games import Games, Rules

ATTEMPTS: Final = 2
"""How often a thought is begun: again where its process died."""

NICE: Final = 5
"""By how much the processes give way to the service, where they share a core."""

logger = logging.getLogger(__name__)


class Question(Struct, frozen=True):
    """What a bot is to think about: its name, the sight of its seat, the move it would make at once, and what its chance begins
    with. `content` are the cards, where the game is played with others than new ones."""

    bot: str
    sight: Sight
    quick: msgspec.Raw
    chance: str
    seconds: float
    content: bytes = b""


class Thinking:
    """Thinks for the bots of one replica, in so many `processes`, for so many seconds each time; without either, not at all.

    `waiting` is how many think, or wait for a process to think in.
    """

    def __init__(self, games: Games, seconds: float, processes: int) -> None:
        self._games = games
        self._seconds, self._processes = seconds, processes
        self._pool: ProcessPoolExecutor | None = None
        self._ending: Event | None = None
        self.waiting = 0

    async def think(self, game: str, state: State, seat: int, bot: str, quick: Action) -> Action:
        """What a bot does at a seat after some thought; the quick move where there is nothing to go by, or nobody to think."""
        if not self._processes or not self._seconds:
            return quick
        rules = self._games.rules(state.game)
        seen = await self._sight(rules, game, state, seat)
        if seen is None:
            return quick
        content = b"" if state.content == rules.content_hash else await self._games.content_pack(state)
        chance = f"{game} {state.version} {seat}"
        question = Question(bot, seen, msgspec.Raw(pack(quick)), chance, self._seconds, content)
        answer = await self._answer(question)
        return rules.unpack_action(msgspec.Raw(answer)) if answer else quick

    async def _sight(self, rules: Rules, game: str, state: State, seat: int) -> Sight | None:
        """What a seat may know of a game at this version; nothing where it can't be followed."""
        try:
            commits = [*await before(self._games, state), *await self._games.record(game, state.version)]
        except Refused:
            return None
        return await asyncio.to_thread(_seen, rules, commits, seat)

    async def _answer(self, question: Question) -> bytes:
        """The answer of a process; none where they die. Where many wait for few processes, each has its part of the time."""
        self.waiting += 1
        try:
            share = min(1.0, self._processes / self.waiting)
            packed = pack(msgspec.structs.replace(question, seconds=question.seconds * share))
            for _ in range(ATTEMPTS):
                try:
                    return await self._submitted(packed)
                except BrokenProcessPool:
                    logger.warning("a process in which bots think has died; another one begins")
        except Exception:
            logger.exception("a bot's thought was broken off")
        finally:
            self.waiting -= 1
        return b""

    async def _submitted(self, packed: bytes) -> bytes:
        pool = self._running()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, answer, packed)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def _running(self) -> ProcessPoolExecutor:
        """The processes, which begin when they are needed. They inherit nothing, neither sockets nor what a signal does."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._ending = spawn.Event()
            self._pool = ProcessPoolExecutor(self._processes, spawn, begin, (self._ending,))
        return self._pool

    async def close(self) -> None:
        """End the processes, which break off what they think."""
        pool, self._pool = self._pool, None
        if pool and self._ending:
            self._ending.set()
            await asyncio.to_thread(partial(pool.shutdown, wait=True, cancel_futures=True))


def _seen(rules: Rules, commits: list[Commit], seat: int) -> Sight | None:
    return sight(follow(rules, commits, seat), seat)


# -- in a process


_ending: Event | None = None


def begin(ending: Event) -> None:
    """What a process does first: it lets the service go first, ends with it, whatever becomes of that, and leaves Ctrl-C to it."""
    global _ending
    _ending = ending
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(0)


def answer(packed: bytes) -> bytes:
    """The answer to a packed question: a packed move."""
    question: Question = _unpacked(packed)
    rules: Rules = all_games()[question.sight.game]
    if question.content:
        rules.load(question.content)
    bot: Any = bots_for(question.sight.game)[question.bot]
    quick = rules.unpack_action(question.quick)
    assert isinstance(bot, Searcher)
    until = time.monotonic() + question.seconds
    move = bot.think(rules, question.sight, quick, Random(question.chance), lambda: _is_time(until))
    return pack(move)


def _is_time(until: float) -> bool:
    return time.monotonic() < until and not (_ending and _ending.is_set())


_unpacked = msgspec.msgpack.Decoder(Question).decode

"""What a crowd of subscribers hears of games that are played, and what the service spends on it."""

from __future__ import annotations

import asyncio
import gc
import resource
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Literal, TypeAlias

import uvloop
from msgspec import Struct

from bench.crowd.followers import Events, Follower, Heard, Socket, Stalled, come, leave
from bench.load.arrivals import Outcome, percentile, poisson
from bench.load.generator import Leg, Script
from bench.processes import Server

SETTLE_SECONDS = 1.0
PATIENCE_SECONDS = 10.0
QUIET_CPU, QUIET_LOOKS = 0.1, 60
"""The cores that a service keeps busy that has nothing to do, at most, and how often it is looked whether it has."""
FILES_LEFT = 100
"""Of open files, beside those of the connections."""

Transport: TypeAlias = Literal["sockets", "events"]
KINDS: dict[Transport, type[Follower]] = {"sockets": Socket, "events": Events}


class Crowd(Struct, frozen=True):
    """Who follows what, and how it is played.

    `games` are ids; `scripts` what is sent to play each; `first` the version that its first move leads to. `tokens` are
    those of the seats, who follow each game beside so many who don't sit there. `stalled` is how many more read nothing,
    though they also ask for a `long` game.
    """

    service: Server
    games: Sequence[str]
    scripts: Sequence[Script]
    first: int
    tokens: Sequence[str]
    each: int
    long: str
    stalled: int
    rate: float
    seconds: float
    slow_seconds: float

    @property
    def count(self) -> int:
        """How many follow."""
        return len(self.games) * self.each


class Played(Struct, frozen=True):
    """A while of play: what became of the moves, how long after each was sent the last had heard, sorted; who didn't hear."""

    moves: Outcome
    last: Sequence[float]
    heard: int
    missed: int
    cpu: float
    """The seconds for which the service kept a processor busy."""

    def latency(self, part: float) -> float:
        """A percentile of the time from a move's request to the last who hears of it."""
        return percentile(self.last, part)


class Found(Struct, frozen=True):
    """What a crowd cost: bytes of memory and seconds of processor time of the service for each who came, and the play.

    `alone` was played while nobody followed. `codes` are those with which stalled ones were closed; 0: cut off; -1: not at all, since they read again in time.
    """

    transport: str
    count: int
    memory: float
    coming: float
    alone: Played
    followed: Played
    beside_stalled: Played | None
    codes: Sequence[int]

    @property
    def delivery(self) -> float:
        """Processor seconds for each delivery: what the play took more than the same play alone."""
        more = self.followed.cpu / len(self.followed.moves.latencies) - self.alone.cpu / len(self.alone.moves.latencies)
        return more * len(self.followed.moves.latencies) / (self.followed.heard or 1)


def measure(crowd: Crowd, transport: Transport) -> Found:
    """All of it, in this process. RuntimeError: it may not open so many files."""
    _raise_files(crowd.count + len(crowd.games) + crowd.stalled + FILES_LEFT)
    gc.disable()
    return uvloop.run(_Run(crowd).all(transport))


def _raise_files(wanted: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise RuntimeError(f"{wanted} open files are needed, and the limit is {hard}: raise it with `ulimit -n`.")
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class _Run:
    """One run: the games go on from leg to leg."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd, self._chance = crowd, Random(1)
        self._done = [0] * len(crowd.games)

    async def all(self, transport: Transport) -> Found:
        crowd, service = self._crowd, self._crowd.service
        await self._play(Heard(), 0)  # everything is warm
        alone = await self._play(Heard(), 0)
        heard = Heard()
        followers = self._followers(KINDS[transport], heard)
        memory, cpu = service.resident, service.cpu
        await come(service.port, followers)
        await self._quiet()
        memory, cpu = service.resident - memory, service.cpu - cpu
        followed = await self._play(heard, crowd.each)
        stalled, codes = await self._stall(heard) if crowd.stalled else (None, ())
        leave(followers)
        return Found(transport, crowd.count, memory / crowd.count, cpu / crowd.count, alone, followed, stalled, codes)

    def _followers(self, kind: type[Follower], heard: Heard) -> list[Follower]:
        """Of each game first those who sit there."""
        tokens = [*self._crowd.tokens, *[""] * self._crowd.each][: self._crowd.each]
        known = [self._crowd.first - 1 + done for done in self._done]
        return [kind(heard, n, game, known[n], token) for n, game in enumerate(self._crowd.games) for token in tokens]

    async def _play(self, heard: Heard, each: int) -> Played:
        """Moves at random moments, each game after the other; all who follow are waited for."""
        crowd, count = self._crowd, heard.count
        before = crowd.service.cpu
        scripts = [
            Script(requests=script.requests[done:], ports=script.ports)
            for script, done in zip(crowd.scripts, self._done, strict=True)
        ]
        leg = Leg(poisson(crowd.rate, crowd.seconds, self._chance), crowd.seconds)
        outcome = await leg.run(scripts, PATIENCE_SECONDS)
        sent = {
            (n, crowd.first + self._done[n] + nth): at
            for n, lane in enumerate(leg.lanes)
            for nth, at in enumerate(lane.sent)
        }
        self._done = [done + len(lane.sent) for done, lane in zip(self._done, leg.lanes, strict=True)]
        await heard.until(count + len(sent) * each, PATIENCE_SECONDS)
        last = sorted(max(heard.times[move]) - at for move, at in sent.items() if heard.times.get(move))
        came = sum(len(heard.times.get(move, ())) for move in sent)
        return Played(outcome, last, came, len(sent) * each - came, crowd.service.cpu - before)

    async def _stall(self, heard: Heard) -> tuple[Played, list[int]]:
        """Some more come who read nothing: the play beside them, and how they end.

        Half of them read again soon after they should have been sent away, and can hear why; the others too late.
        """
        crowd = self._crowd
        stalled = [
            Stalled(n, game, crowd.first - 1 + self._done[n], crowd.long)
            for n, game in zip(range(crowd.stalled), crowd.games, strict=False)
        ]
        await come(crowd.service.port, stalled)
        begun = perf_counter()
        await self._quiet()  # they were sent all that they can be
        played = await self._play(heard, crowd.each)
        for some, patience in (stalled[::2], 1.5), (stalled[1::2], 3):
            await asyncio.sleep(begun + patience * crowd.slow_seconds - perf_counter())
            for follower in some:
                follower.transport.resume_reading()
        await asyncio.wait([follower.ended for follower in stalled], timeout=PATIENCE_SECONDS)
        codes = [follower.ended.result() if follower.ended.done() else -1 for follower in stalled]
        leave(stalled)
        return played, codes

    async def _quiet(self) -> None:
        """Wait until the service has done all that there was to do, as far as that ends."""
        for _ in range(QUIET_LOOKS):
            before = self._crowd.service.cpu
            await asyncio.sleep(SETTLE_SECONDS)
            if self._crowd.service.cpu - before < QUIET_CPU * SETTLE_SECONDS:
                return

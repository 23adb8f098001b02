"""The open-loop generator, in a process of its own: requests leave when they are due, whatever became of those before.

Only a game has an order: a move waits for the one before it in the same game, and the wait counts as latency.
"""

from __future__ import annotations

import asyncio
import gc
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from math import ceil
from time import perf_counter, process_time

import uvloop
from msgspec import Struct

from bench.load.arrivals import Outcome
from bench.load.timer import Timer
from bench.load.wires import WIRES, Kind, Wire

LEAD_SECONDS = 0.05
"""Between the last preparation and the first request."""


class Script(Struct, frozen=True, kw_only=True):
    """What is sent in one game, in order; its n-th request goes to the n-th of the ports, and round again."""

    requests: Sequence[bytes]
    ports: Sequence[int]
    kind: Kind = "http"
    greeting: bytes = b""


def drive(scripts: Sequence[Script], moments: Sequence[float], seconds: float, patience: float) -> Outcome:
    """Send what is due at these moments, each in the game whose turn it is, and wait so long for the last answers.

    ValueError: the scripts are shorter than that.
    """
    most = ceil(len(moments) / len(scripts))
    if most > min(len(script.requests) for script in scripts):
        raise ValueError(f"each game would need {most} moves")
    gc.disable()  # its pauses would be taken for those of the server
    try:
        return uvloop.run(Leg(moments, seconds).run(scripts, patience))
    finally:
        gc.enable()


class Leg:
    """One leg: what is due, and what came of it. Moments are of `perf_counter`, once it has begun."""

    def __init__(self, moments: Sequence[float], seconds: float) -> None:
        self._moments, self._seconds = moments, seconds
        self._next, self._failed, self._in_time = 0, 0, 0
        self._latencies, self._lags = list[float](), list[float]()
        self._over = asyncio.Event()

    async def run(self, scripts: Sequence[Script], patience: float) -> Outcome:
        """All of it."""
        self.lanes = [Lane(self, script) for script in scripts]
        for lane in self.lanes:
            await lane.open()
        self._timer = Timer(self._dispatch)
        worked, self._begun = process_time(), perf_counter() + LEAD_SECONDS
        self._timer.at(self._begun, 0)
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAD_SECONDS + self._seconds + patience):
                await self._over.wait()
        outcome = self._outcome(process_time() - worked)
        self._timer.close()
        for lane in self.lanes:
            lane.close()
        return outcome

    def _dispatch(self) -> None:
        """Everything that is due by now."""
        while self._next < len(self._moments):
            now, due = perf_counter(), self._begun + self._moments[self._next]
            if due > now:
                self._timer.at(due, now)
                return
            lane = self.lanes[self._next % len(self.lanes)]
            self._next += 1
            if lane.arrive(due):
                self._lags.append(now - due)

    def answered(self, due: float, fine: bool) -> None:
        """There is an answer to what was due then."""
        now = perf_counter()
        self._latencies.append(now - due)
        self._failed += not fine
        self._in_time += fine and now < self._begun + self._seconds
        if len(self._latencies) == len(self._moments):
            self._over.set()

    def _outcome(self, cpu: float) -> Outcome:
        end = perf_counter()
        waiting = [end - due for lane in self.lanes for due in lane.due]
        return Outcome(
            due=len(self._moments),
            seconds=self._seconds,
            latencies=sorted(self._latencies + waiting),
            lags=sorted(self._lags),
            in_time=self._in_time,
            failed=self._failed,
            unanswered=len(waiting),
            cpu=cpu,
        )


class Lane:
    """One game: the moments of what is due and not answered, the first of which was sent; and when each move was sent."""

    def __init__(self, leg: Leg, script: Script) -> None:
        self.due: deque[float] = deque()
        self._leg, self._script = leg, script
        self.sent = list[float]()
        self._wires, self._broken = list[Wire](), False

    async def open(self) -> None:
        """Connect."""
        self._wires = [await self._dial(port) for port in self._script.ports]

    async def _dial(self, port: int) -> Wire:
        make = partial(WIRES[self._script.kind], self._heard, self._script.greeting)
        _, wire = await asyncio.get_running_loop().create_connection(make, "127.0.0.1", port)
        await wire.ready
        return wire

    def arrive(self, due: float) -> bool:
        """A move is due. Whether it is sent at once."""
        if self._broken:
            self._leg.answered(due, False)
            return False
        self.due.append(due)
        if len(self.due) > 1:
            return False
        self._send()
        return True

    def close(self) -> None:
        """Hang up."""
        self._broken = True
        for wire in self._wires:
            wire.transport.abort()

    def _send(self) -> None:
        n = len(self.sent)
        self.sent.append(perf_counter())
        wire = self._wires[n % len(self._wires)]
        if wire.is_stale:
            self._dialling = asyncio.create_task(self._send_anew(n))
        else:
            wire.send(self._script.requests[n])

    async def _send_anew(self, n: int) -> None:
        """Send over a new connection, in the place of one that was idle for too long."""
        place = n % len(self._wires)
        self._wires[place].transport.abort()
        try:
            self._wires[place] = await self._dial(self._script.ports[place])
        except OSError:
            self._heard(False)
        else:
            self._wires[place].send(self._script.requests[n])

    def _heard(self, fine: bool) -> None:
        """After a move that went wrong the game can't go on: whatever else is due in it has failed too."""
        if self._broken:
            return
        if not fine:
            self._broken = True
            while self.due:
                self._leg.answered(self.due.popleft(), False)
        elif self.due:
            self._leg.answered(self.due.popleft(), True)
            if self.due:
                self._send()

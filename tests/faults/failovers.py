"""Masters of a cluster that die again and again under load, and what became of all that was acknowledged: `scripts/failovers`."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import inf
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

from service.store import Appended, Conflict, Promise, RedisStore, Repeated, StoreUnavailable

from .cluster import Cluster, Node, clustered, until
from .linear import Call, Commit, faults, look

PAIR: Final = 2
"""So many append to each stream, and get in each other's way."""

LOOKS: Final = 0.1
"""How often one looks before appending."""

PAUSE: Final = 0.005
NODE_TIMEOUT_MS: Final = 1000


class Failover(NamedTuple):
    """A master that was killed, its replica that took over, and for how long a stream stood still meanwhile."""

    killed: str
    promoted: str
    pause: float


class Outcome(NamedTuple):
    """What became of it all: what was acknowledged, how often nobody knew, and what is wrong."""

    acknowledged: int
    unknown: int
    conflicts: int
    lost: int
    failovers: list[Failover]
    wrong: list[str]


class Client:
    """Appends to a stream, and sends again what nobody answered, until it is told. All that it does is in `calls`."""

    def __init__(self, store: RedisStore, stream: str, name: str) -> None:
        self.stream, self.name = stream, name
        self.calls: list[Call] = []
        self.unknown = 0
        self._store, self._chance, self._version, self._sent = store, Random(name), 0, 0

    async def work(self, over: asyncio.Event) -> None:
        """Append until it is over."""
        while not over.is_set():
            if self._chance.random() < LOOKS:
                await self._look()
            await self._append()
            await asyncio.sleep(PAUSE)

    async def _look(self) -> None:
        began = time.monotonic()
        try:
            self._version = await self._store.head(self.stream)
        except StoreUnavailable:
            self.unknown += 1
        else:
            self.calls.append(look(self.name, self._version, began, time.monotonic()))

    async def _append(self) -> None:
        self._sent += 1
        command, base, began = f"{self.name}:{self._sent}", self._version, time.monotonic()
        while True:
            try:
                outcome = await self._store.append(self.stream, base, command.encode(), command=command)
            except StoreUnavailable:
                self.unknown += 1
                await asyncio.sleep(PAUSE)
            else:
                break
        call = Call(self.name, command, 0, began, time.monotonic(), base=base)
        match outcome:
            case Appended(version) | Repeated(version):
                self._version = version
                self.calls.append(call._replace(version=version))
            case Conflict(current):
                self._version = current
                self.calls.append(call._replace(version=current, came="conflict"))


async def failovers(
    cluster: Cluster, store: RedisStore, count: int, streams: int, seed: int
) -> tuple[Outcome, list[Client]]:
    """Append to so many streams while a master dies so many times, and look everything over."""
    clients = [Client(store, f"g_{n}", f"g_{n}.{m}") for n in range(streams) for m in range(PAIR)]
    over = asyncio.Event()
    working = [asyncio.create_task(client.work(over)) for client in clients]
    chance, killed = Random(seed), list[tuple[float, str, str]]()
    for _ in range(count):
        await asyncio.sleep(chance.uniform(0.3, 0.8))
        killed.append(await asyncio.to_thread(_fail, cluster, chance))
    await asyncio.sleep(0.5)
    over.set()
    await asyncio.gather(*working)
    return await _looked_over(store, clients, killed), clients


def _fail(cluster: Cluster, chance: Random) -> tuple[float, str, str]:
    """Kill a master, wait for its replica to take over, start it again as a replica of that: when, who, and who leads now."""
    master: Node = chance.choice(cluster.masters())
    at = time.monotonic()
    promoted = cluster.failover(master)
    time.sleep(chance.uniform(0, 0.5))
    master.start()
    until(lambda: master.role[0] == "slave")
    cluster.settle()
    return at, master.address, promoted.address


async def _looked_over(
    store: RedisStore, clients: Sequence[Client], killed: Sequence[tuple[float, str, str]]
) -> Outcome:
    by_stream = defaultdict[str, list[Call]](list)
    for client in clients:
        by_stream[client.stream] += client.calls
    wrong, lost = list[str](), 0
    for stream, calls in by_stream.items():
        commits = [Commit(entry.version, "", entry.data.decode()) for entry in await store.read(stream)]
        kept = {commit.command for commit in commits}
        lost += sum(call.came == "done" and call.command not in kept for call in calls)
        wrong += [f"{stream}: {fault}" for fault in faults(calls, commits)]
    done = [call for calls in by_stream.values() for call in calls if call.came == "done"]
    return Outcome(
        acknowledged=len(done),
        unknown=sum(client.unknown for client in clients),
        conflicts=sum(call.came == "conflict" for client in clients for call in client.calls),
        lost=lost,
        failovers=[Failover(who, heir, _pause(by_stream.values(), at)) for at, who, heir in killed],
        wrong=wrong,
    )


def _pause(histories: Any, at: float) -> float:
    """For how long the stream that stood still longest did so, of those that did when a master was killed."""
    longest = 0.0
    for calls in histories:
        told = sorted(call.ended for call in calls if call.came == "done")
        longest = max(
            [longest, *(after - before for before, after in pairwise(told) if before <= at + 1 and after > at)]
        )
    return longest


def history(clients: Sequence[Client]) -> Iterator[str]:
    """A line of JSON for each call, as the checker takes them, and the stream it is about."""
    for client in clients:
        for call in client.calls:
            told = call._asdict() | {"ended": None if call.ended == inf else call.ended}
            yield json.dumps({"stream": client.stream, **told})


async def _evening(cluster: Cluster, given: Any, seed: int) -> tuple[Outcome, list[Client]]:
    store = RedisStore(cluster.url, promise=Promise(given.durability, 1))
    try:
        return await failovers(cluster, store, given.count, given.streams, seed)
    finally:
        await store.close()


def main() -> int:
    """Kill masters, and say what became of it; 1 if anything is wrong."""
    asked = argparse.ArgumentParser(
        prog="scripts/failovers",
        description="Kill the masters of a cluster under load, and look for what was acknowledged.",
    )
    asked.add_argument("--count", type=int, default=20, help="how many times a master is killed")
    asked.add_argument(
        "--durability", choices=("memory", "disk", "replicated"), default="disk", help="what the store promises"
    )
    asked.add_argument("--streams", type=int, default=24, help="how many streams two each append to")
    asked.add_argument("--copies", type=int, default=1, help="how many replicas each master has")
    asked.add_argument("--seed", type=int, help="to do again what was done before, as far as time allows")
    asked.add_argument("--keep", type=Path, help="a file for the history, a line of JSON for each call")
    given: Any = asked.parse_args()
    seed = Random().randrange(2**31) if given.seed is None else given.seed
    print(f"seed {seed}, {given.durability}", flush=True)
    fsync = "everysec" if given.durability == "memory" else "always"
    with clustered(copies=given.copies, timeout=NODE_TIMEOUT_MS, appendfsync=fsync) as cluster:
        outcome, clients = asyncio.run(_evening(cluster, given, seed))
    if given.keep:
        given.keep.write_text("".join(f"{line}\n" for line in history(clients)), encoding="utf-8")
    for each in outcome.failovers:
        print(f"{each.killed} killed, {each.promoted} leads: {each.pause:.2f} seconds")
    for fault in outcome.wrong:
        print(fault)
    pauses = [each.pause for each in outcome.failovers]
    print(
        f"{len(pauses)} failovers: {outcome.acknowledged} appends acknowledged, {outcome.lost} of them lost; {outcome.unknown} times "
        f"unavailable, {outcome.conflicts} conflicts; a stream stood still for {median(pauses):.2f} seconds, the longest "
        f"{max(pauses):.2f}. {len(outcome.wrong)} faults."
    )
    return bool(outcome.wrong)


if __name__ == "__main__":
    sys.exit(main())

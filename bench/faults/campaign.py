"""Games that are played while something dies again and again; each is held against what everybody was told."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from tests.faults.clients import Device, OverMutations
from tests.faults.stage import Stage, staged_on
from tests.faults.table import Table
from tests.faults.valkey import Valkey, copied
from tests.faults.victims import Victim, kill

Level: TypeAlias = Literal["memory", "disk", "replicated"]
What: TypeAlias = Literal["store", "service", "both", "failover"]

FSYNC: Final[dict[Level, str]] = {"memory": "everysec", "disk": "always", "replicated": "always"}
FICKLE: Final = 0.2
"""How often somebody gives up an action that wasn't answered, and so never learns what became of it."""
LAPTOPS: Final = (Device, OverMutations)
"""What one of the devices at a table is, in turn."""


class Outcome(Struct, frozen=True):
    """What a campaign came to. `calls` says how many calls of clients came to what; `pause` is in seconds."""

    level: str
    what: str
    kills: int
    seed: int
    seconds: float
    games: int
    commits: int
    calls: Mapping[str, int]
    resent: int
    pause: float
    lost: int
    wrong: Sequence[str]

    @property
    def acknowledged(self) -> int:
        """How many commands somebody was told of."""
        return self.calls.get("done", 0)


class Dies(NamedTuple):
    """A server that is started as it was."""

    kill: Any
    start: Any


class Primary:
    """Of two servers that which clients are led to. Dead, the other is it, and whoever died follows that one.

    The line leads there, as a name or an address would that moves.
    """

    def __init__(self, stage: Stage, primary: Valkey, follower: Valkey) -> None:
        self._stage, self._servers = stage, (primary, follower)

    def kill(self) -> None:
        """See `Victim.kill`."""
        primary, follower = self._servers
        primary.kill()
        follower.promote()
        self._stage.line.upstream = follower.url

    def start(self) -> None:
        """See `Victim.start`."""
        dead, primary = self._servers
        dead.follow(primary)
        self._servers = primary, dead


@contextmanager
def servers(level: Level, directory: Path) -> Iterator[tuple[Valkey, Sequence[Valkey], Dies]]:
    """The store at a level, what follows it, and how the store dies."""
    with ExitStack() as stack:
        if level == "replicated":
            primary, followers = stack.enter_context(copied(directory, directory, replicas=1))
            again = partial(primary.start, port=str(primary.port), repl_diskless_sync_delay="0")
            yield primary, followers, Dies(primary.kill, again)
            return
        store = Valkey(directory, directory / "store.sock")
        stack.callback(store.kill)
        again = partial(store.start, appendfsync=FSYNC[level])
        again()
        yield store, (), Dies(store.kill, again)


@asynccontextmanager
async def stage_of(level: Level, what: What, directory: Path) -> AsyncIterator[tuple[Stage, Sequence[Victim]]]:
    """Where a campaign is fought, and who dies there."""
    with servers(level, directory) as (store, followers, dies):
        async with staged_on(store, directory, {"TURNLEDGER_DURABILITY": level}) as stage:
            victims: Mapping[What, Sequence[Victim]] = {
                "store": [dies],
                "service": stage.replicas,
                "both": [dies, dies, *stage.replicas],
                "failover": [Primary(stage, store, follower) for follower in followers],
            }
            yield stage, victims[what]


async def campaign(level: Level, what: What, kills: int, seed: int, tables: int, directory: Path) -> Outcome:
    """Kill so many times while so many tables play, and look all their games over."""
    began = time.monotonic()
    async with stage_of(level, what, directory) as (stage, victims):
        playing = [await Table.of_new_players(stage, f"{n}", LAPTOPS[n % len(LAPTOPS)], FICKLE) for n in range(tables)]
        async with asyncio.TaskGroup() as everything:
            for table in playing:
                everything.create_task(table.play())
            await kill(victims, kills, seed)
            for table in playing:
                table.over.set()
    devices = [device for table in playing for device in table.devices]
    wrong = [fault for table in playing for fault in table.wrong]
    return Outcome(
        level=level,
        what=what,
        kills=kills,
        seed=seed,
        seconds=round(time.monotonic() - began, 1),
        games=sum(table.games for table in playing),
        commits=sum(table.moves for table in playing),
        calls=dict(sum((table.tally for table in playing), Counter[str]())),
        resent=sum(device.resent for device in devices),
        pause=round(max(device.longest for device in devices), 2),
        lost=sum("is lost" in fault for fault in wrong),
        wrong=wrong,
    )

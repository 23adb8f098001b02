"""All keys of a cluster, also of one whose slots move meanwhile.

What moves from one server to another may be met on neither. So each server is gone through, and then what is in the
slots that have moved, or were on their way: first where it comes from and then where it goes, each in one step.
"""

import asyncio
import re
from collections.abc import AsyncGenerator, Mapping
from contextlib import suppress
from typing import Final, TypeAlias

from redis.crc import REDIS_CLUSTER_HASH_SLOTS as SLOTS

from service.store.line import LINE_BROKEN, Unsent
from service.store.slots import Address, Slots

Places: TypeAlias = Mapping[int, tuple[Address, ...]]
"""For each slot, where a part of what is in it may be: at its owner, and then at the one to whom it is on its way."""

_ALL: Final = 2**31 - 1
_OPEN: Final = re.compile(
    rb"\[(\d+)->-(\w+)\]"
)  # in CLUSTER NODES, of who tells: a slot, and the node to which it goes


async def sweep(slots: Slots, begin: str, rest: str, seconds: float) -> AsyncGenerator[bytes, None]:
    """All keys that begin so and whose rest a pattern fits, each at least once, and perhaps others that begin so.

    TimeoutError: for so many seconds the cluster was not whole.
    """
    before = await _places(slots, seconds)
    doubtful = {slot for slot, places in before.items() if len(places) > 1}
    for address in {places[0] for places in before.values()}:
        try:
            async for key in slots.server(address).keys(begin, rest):
                yield key
        except LINE_BROKEN:
            doubtful |= {slot for slot, places in before.items() if places[0] == address}
    while True:
        after = await _places(slots, seconds)
        doubtful |= {slot for slot in after if after[slot] != before[slot]}
        if not doubtful:
            return
        for slot in doubtful:
            for address in after[slot]:
                for key in await slots.server(address).ask("", "CLUSTER", "GETKEYSINSLOT", slot, _ALL):
                    if key.startswith(begin.encode()):
                        yield key
        before, doubtful = after, set()


async def _places(slots: Slots, seconds: float) -> Places:
    async with asyncio.timeout(seconds):
        while True:
            with suppress(*LINE_BROKEN):
                await slots.learn()
                return await _told(slots)


async def _told(slots: Slots) -> Places:
    """What the owners of the slots say of them. Unsent: there are slots that nobody has."""
    places = {slot: (owner,) for slot, owner in enumerate(slots.owners) if owner}
    if len(places) < SLOTS:
        raise Unsent("there are slots that no server has")
    ways: dict[int, tuple[Address, ...]] = {}
    for address in slots.masters:
        nodes: bytes = await slots.server(address).ask("", "CLUSTER", "NODES")
        for slot, node in _OPEN.findall(nodes):
            ways[int(slot)] = (address, _where(nodes, node))
    return places | ways


def _where(nodes: bytes, node: bytes) -> Address:
    """Where a node is, by what CLUSTER NODES says."""
    found = re.search(rb"^%b (\S+):(\d+)@" % node, nodes, re.MULTILINE)
    if found is None:
        raise Unsent("a slot is on its way to a server that isn't known yet")
    return found[1].decode(), int(found[2])

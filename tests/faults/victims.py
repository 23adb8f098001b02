"""Processes that are killed at some moment, and started again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Protocol


class Victim(Protocol):
    """Something that can be ended as a machine does that fails, and started again where it was."""

    def kill(self) -> object:
        """End it."""

    def start(self) -> object:
        """Start it, and wait until it is there."""


async def kill(victims: Sequence[Victim], times: int, seed: int) -> None:
    """Kill one of them or another at some moment, and start it again, so many times."""
    chance = Random(seed)
    for _ in range(times):
        victim = chance.choice(victims)
        await asyncio.sleep(chance.uniform(0, 1.5))
        await asyncio.to_thread(victim.kill)
        await asyncio.sleep(chance.uniform(0, 0.5))
        await asyncio.to_thread(victim.start)

"""How the process itself is: how late its loop is, and how long it stands still to collect garbage."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final, Literal

from .metrics import Metrics

BEAT: Final = 0.25
"""Seconds between two looks."""


async def beating(metrics: Metrics) -> None:
    """Note it, for ever."""
    clock = asyncio.get_running_loop().time
    with _collecting(metrics):
        while True:
            due = clock() + BEAT
            await asyncio.sleep(BEAT)
            metrics.loop_lag.observe(max(0.0, clock() - due))


@contextmanager
def _collecting(metrics: Metrics) -> Iterator[None]:
    """The pauses for garbage are noted for so long."""
    began = 0.0
    pauses = [metrics.gc_pauses.labels(str(generation)) for generation in range(3)]

    def note(phase: Literal["start", "stop"], about: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = perf_counter()
        else:
            pauses[about["generation"]].observe(perf_counter() - began)

    gc.callbacks.append(note)
    try:
        yield
    finally:
        gc.callbacks.remove(note)

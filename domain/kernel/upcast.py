"""Upcasters: events that earlier rules recorded, brought to the form they have today before they are decoded.

They change what is read, never what is stored: hashes and commitments are over the events as they were recorded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

Recorded = dict[str, Any]
"""An event as the map that was recorded."""


class Upcaster(NamedTuple):
    """Brings one kind of event, as rules before a version recorded it, one step further."""

    event: str
    before: int
    step: Callable[[Recorded], Recorded]


UPCASTERS: list[Upcaster] = []
"""All of them, oldest first: an event goes through one after another."""


def upcasts(event: str, *, before: int) -> Callable[[Callable[[Recorded], Recorded]], Callable[[Recorded], Recorded]]:
    """Register how an event that rules before this version recorded is read by those of this version."""

    def register(step: Callable[[Recorded], Recorded]) -> Callable[[Recorded], Recorded]:
        if UPCASTERS and before < UPCASTERS[-1].before:
            raise TypeError(f"the upcaster of {event} before {before} comes too late: older ones go first")
        UPCASTERS.append(Upcaster(event, before, step))
        return step

    return register


def upcast(rules: int, events: Iterable[Recorded]) -> list[Recorded]:
    """The events that these rules recorded, as today's would have."""
    steps = [upcaster for upcaster in UPCASTERS if rules < upcaster.before]
    return [_stepped(event, steps) for event in events]


def _stepped(event: Recorded, steps: Iterable[Upcaster]) -> Recorded:
    for step in steps:
        if step.event == event["type"]:
            event = step.step(event)
    return event


@upcasts("Created", before=2)
def created(event: Recorded) -> Recorded:
    """The first rules had one algorithm, which they didn't name, and nothing could be taken back."""
    return {**event, "algorithm": "turnledger 1", "undo": "none"}


LATEST = UPCASTERS[-1].before
"""What rules of this version or a later one recorded is read as it is."""

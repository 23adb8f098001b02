"""What a game's own record says of its deadlines: that each was run once, and not long after its time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

Json = dict[str, Any]


class Deadline(NamedTuple):
    """That a seat's time was to be up at a moment (milliseconds since 1970), and the version that ran it."""

    seat: int
    at: int
    version: int
    late: int
    """How many milliseconds after its time it was run."""


def run(commits: Sequence[Json]) -> tuple[list[Deadline], list[str]]:
    """The deadlines that were run in a game, and what is wrong with them.

    A time is up when it says that it will be, by the last `ClockSet` before; what `ClockSet` didn't set can't run out, and what
    ran out was set anew before it can again.
    """
    ends, found, wrong = dict[int, int](), list[Deadline](), list[str]()
    for commit in commits:
        for event in commit["events"]:
            if event["type"] == "TimeRanOut":
                end = ends.pop(event["seat"], None)
                if end is None or end > commit["at"]:
                    wrong.append(f"version {commit['version']}: the time of seat {event['seat']} wasn't up")
                else:
                    found.append(Deadline(event["seat"], end, commit["version"], commit["at"] - end))
        ends = _set(commit["events"], ends)
    return found, wrong


def _set(events: Iterable[Json], ends: dict[int, int]) -> dict[int, int]:
    """When the time of each seat is up from now on."""
    for event in events:
        if event["type"] == "ClockSet":
            ends = {n: time["since"] + time["left"] for n, time in enumerate(event["times"]) if time.get("since")}
    return ends


def missed(commits: Sequence[Json], patience: int) -> Iterator[str]:
    """Deadlines that passed, by more than so many milliseconds, before anything was done in the game."""
    ends = dict[int, int]()
    for commit in commits:
        first = min(ends.values(), default=commit["at"])
        if commit["at"] > first + patience:
            yield f"version {commit['version']} came {commit['at'] - first} ms after somebody's time was up"
        ends = _set(commit["events"], ends)

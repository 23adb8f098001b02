"""Whether a small history is linearisable, found out by trying every order: slow, plain, and only here to check the checker."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf

from .linear import Call, Commit


def linearisable(calls: Sequence[Call], final: Sequence[Commit]) -> bool:
    """Whether there is an order of all calls, true to time, in which a game gives these answers and ends like this.

    Whatever was called first, or not finished before another began, may be next (Wing and Gong). An unknown one may also never be.
    What the service does of itself it does at any time.
    """
    own = [Call("service", "", commit.version, -inf, inf, "done") for commit in final if not commit.command]
    every = [call for call in (*calls, *own) if call.came != "refused"]
    barred = {call.command for call in calls if call.came in ("refused", "conflict")}
    if any(commit.command in barred for commit in final):
        return False

    @cache
    def goes_on(left: frozenset[int], version: int) -> bool:
        if all(every[n].came == "unknown" for n in left) and version == len(final):
            return True
        first_end = min((every[n].ended for n in left if every[n].came != "unknown"), default=inf)
        return any(
            goes_on(left - {n}, then)
            for n in left
            if every[n].began <= first_end and (then := _after(every[n], version, final)) is not None
        )

    return goes_on(frozenset(range(len(every))), 0)


def _after(call: Call, version: int, final: Sequence[Commit]) -> int | None:
    """The version after a call took effect at a version; None: this answer could not have been given then.

    The game that ends as `final` had at each version the first commits of it.
    """
    known = {commit.command: commit.version for commit in final[:version] if commit.command}
    match call.came:
        case "done" | "unknown" if call.command in known:
            return version if call.came == "unknown" or _showed(call, known[call.command], final) else None
        case "done" | "unknown":
            may = version < len(final) and final[version].command == call.command and call.base in (None, version)
            return version + 1 if may and (call.came == "unknown" or _showed(call, version + 1, final)) else None
        case "heard":
            return version if call.version <= version and _showed(call, call.version, final) else None
        case _:
            return version if _showed(call, version, final) and call.base != version else None


def _showed(call: Call, version: int, final: Sequence[Commit]) -> bool:
    """Whether a call that was told of a version was told the truth."""
    return call.version == version and call.hash in ("", final[version - 1].hash if version else "")

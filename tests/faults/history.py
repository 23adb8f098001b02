"""What clients did and were told, and whether one game that moved step by step could have told them all that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple


class Call(NamedTuple):
    """A call that was answered: when it was first made, when answered, and with which version of the game.

    A command made that version; a look, which has no command id, only saw it.
    """

    client: str
    command: str
    version: int
    began: float
    ended: float


def faults(calls: Iterable[Call]) -> Iterator[str]:
    """Why a history isn't linearisable: nothing, if it is.

    The versions say in which order the commands took effect, so there is nothing to search for: the order must only
    agree with real time. Whatever had been told before a call began, a command comes after it and a look isn't older.
    """
    yield from _doubled(calls)
    newest = None
    told = sorted(calls, key=lambda call: call.ended)
    n = 0
    for call in sorted(calls, key=lambda call: call.began):
        while n < len(told) and told[n].ended < call.began:
            newest = max(newest or told[n], told[n], key=lambda call: call.version)
            n += 1
        if newest and call.version < newest.version + bool(call.command):
            yield f"{call} began after {newest} was told"


def _doubled(calls: Iterable[Call]) -> Iterator[str]:
    by_version: dict[int, Call] = {}
    by_command: dict[str, Call] = {}
    for call in calls:
        if not call.command:
            continue
        if by_version.setdefault(call.version, call).command != call.command:
            yield f"{call} and {by_version[call.version]} made the same version"
        if by_command.setdefault(call.command, call).version != call.version:
            yield f"{call} and {by_command[call.command]} are one command"

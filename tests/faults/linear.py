"""What clients did and were told, and whether one game that moved step by step could have told them all that.

The game is a register to which commits are appended. Each call has a moment between its beginning and its end at which it
took effect, and at these moments, one after the other, all that was told was true.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import inf
from typing import Literal, NamedTuple, TypeAlias

Came: TypeAlias = Literal["done", "unknown", "refused", "conflict", "seen", "heard"]
"""What came of a call. The command became a version; or nobody was told what became of it; or nothing, as the rules say;
or nothing, because the game had come to another version. A look saw the newest version; a stream delivered one."""


class Call(NamedTuple):
    """A call: by whom, its command id, the version it was told, when it was first made, and when answered.

    What was not answered has not `ended`: it may take effect at any time. `base` is the only version that a command would act
    upon, and `hash` that of the commit that the caller was shown, where there was one.
    """

    client: str
    command: str
    version: int
    began: float
    ended: float
    came: Came = "done"
    base: int | None = None
    hash: str = ""


class Commit(NamedTuple):
    """A commit of the game as it stands in the end: of which command, or of none, where the service made it of itself."""

    version: int
    hash: str = ""
    command: str = ""


def look(client: str, version: int, began: float, ended: float, hash_: str = "") -> Call:
    """A look at the newest version."""
    return Call(client, "", version, began, ended, "seen", hash=hash_)


def heard(client: str, version: int, at: float, hash_: str = "") -> Call:
    """A delivery."""
    return Call(client, "", version, at, at, "heard", hash=hash_)


def faults(calls: Iterable[Call], final: Sequence[Commit] | None = None) -> Iterator[str]:
    """Why a history isn't linearisable: nothing, if it is. `final` is the whole game afterwards, where that is known.

    The versions say in which order the commits came, so there is nothing to search for. Each was made at some moment: not
    before its command was sent, nor before a look began that saw only the one before it; not after it was told, seen or heard.
    Such moments, one after the other, there are just where nothing bars a version until a time that is too late for it, or for a later one.
    """
    told = [*calls]
    yield from _doubled(told)
    if final is None:
        final = [Commit(call.version, "", call.command) for call in told if call.came == "done"]
    else:
        yield from _unlike(told, final)
    yield from _shuffled(_resolved(told, final))


def _doubled(calls: Iterable[Call]) -> Iterator[str]:
    by_version: dict[int, Call] = {}
    by_command: dict[str, Call] = {}
    content: dict[int, Call] = {}
    for call in calls:
        if call.hash and content.setdefault(call.version, call).hash != call.hash:
            yield f"{call} and {content[call.version]} were shown two contents of one version"
        if call.came != "done":
            continue
        if call.base is not None and call.version != call.base + 1:
            yield f"{call} acted upon another version than it named"
        if by_version.setdefault(call.version, call).command != call.command:
            yield f"{call} and {by_version[call.version]} made the same version"
        if by_command.setdefault(call.command, call).version != call.version:
            yield f"{call} and {by_command[call.command]} are one command"


def _unlike(calls: Iterable[Call], final: Sequence[Commit]) -> Iterator[str]:
    """What the game doesn't have, or has otherwise, or should not have."""
    if [commit.version for commit in final] != [*range(1, len(final) + 1)]:
        yield "the game has gaps"
        return
    asked = {call.command for call in calls if call.came in ("done", "unknown")}
    made = set[str]()
    for commit in final:
        if commit.command and commit.command not in asked:
            yield f"{commit} is of a command that nobody gave, or that was refused"
        if commit.command in made:
            yield f"{commit} is of a command that had been carried out before"
        made |= {commit.command} - {""}
    for call in calls:
        yield from _missing(call, final)


def _missing(call: Call, final: Sequence[Commit]) -> Iterator[str]:
    if call.came in ("refused", "unknown") or (call.version == 0 and call.came != "done"):
        return
    if not 0 < call.version <= len(final):
        yield f"{call} is lost"
        return
    commit = final[call.version - 1]
    if call.came == "done" and commit.command != call.command:
        yield f"{call} is lost: the game has {commit}"
    if call.hash and commit.hash and call.hash != commit.hash:
        yield f"{call} was shown what is not in the game: {commit}"


def _resolved(calls: Iterable[Call], final: Sequence[Commit]) -> Iterator[Call]:
    """The calls that somebody was told of, one for each command; and of the others, those that the game says were carried out.

    A command that was sent again, by whomever, was carried out after it was sent first, and before anybody was told.
    """
    versions = {commit.command: commit.version for commit in final}
    made: dict[str, Call] = {}
    for call in calls:
        if call.came == "done":
            made[call.command] = _one(made.get(call.command, call), call)
        elif call.came == "unknown" and call.command in versions:
            late = call._replace(version=versions[call.command], ended=inf, came="done")
            made[call.command] = _one(made.get(call.command, late), late)
        elif call.came not in ("unknown", "refused"):
            yield call
    yield from made.values()


def _one(call: Call, again: Call) -> Call:
    return call._replace(began=min(call.began, again.began), ended=min(call.ended, again.ended))


def _shuffled(calls: Iterable[Call]) -> Iterator[str]:
    """Versions for which there is no moment: each must have one after those of all before it."""
    nobody = Call("nobody", "", 0, -inf, inf)
    not_before: dict[int, Call] = defaultdict(lambda: nobody)
    not_after: dict[int, Call] = defaultdict(lambda: nobody)
    for call in calls:
        if call.came != "heard":
            barred = call.version if call.came == "done" else call.version + 1
            not_before[barred] = max(not_before[barred], call, key=lambda each: each.began)
        if call.version:
            not_after[call.version] = min(not_after[call.version], call, key=lambda each: each.ended)
    latest = nobody
    for version in sorted({*not_before, *not_after}):
        latest = max(latest, not_before[version], key=lambda each: each.began)
        if not_after[version].ended < latest.began:
            yield f"{latest} began after {not_after[version]} was told"

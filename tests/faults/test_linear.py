"""The checker of histories finds what it looks for, and just that: it agrees with a search through every order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import assume, given, strategies as st

from .linear import Call, Commit, faults, heard, look
from .search import linearisable

History: TypeAlias = tuple[list[Call], list[Commit]]

A = Call("ann", "a", 5, 0.0, 1.0)


@pytest.mark.parametrize(
    "other",
    [
        Call("ben", "b", 6, 2.0, 3.0),
        look("ben", 5, 2.0, 3.0),
        Call("ben", "b", 4, 0.5, 3.0),  # at the same time as Ann's: either may be first
        look("ben", 4, 0.5, 3.0),
        heard("ben", 4, 2.0),  # a stream may be behind
        Call("ann", "a", 5, 2.0, 3.0),  # sent again
        Call("ben", "b", 0, 2.0, 3.0, "unknown"),
    ],
)
def test_a_history_that_one_game_could_have_told(other: Call) -> None:
    assert not [*faults([A, other])]


@pytest.mark.parametrize(
    ("other", "fault"),
    [
        (Call("ben", "b", 5, 0.5, 3.0), "the same version"),
        (Call("ann", "a", 6, 0.5, 3.0), "one command"),
        (Call("ben", "b", 4, 2.0, 3.0), "was told"),
        (look("ben", 4, 2.0, 3.0), "was told"),
        (Call("ben", "b", 4, 2.0, 3.0, "conflict", base=3), "was told"),
        (look("ben", 6, -2.0, -1.0), "was told"),
        (heard("ben", 5, -1.0), "was told"),
        (Call("ben", "b", 6, 2.0, 3.0, base=4), "another version than it named"),
    ],
)
def test_a_history_that_no_game_could_have_told(other: Call, fault: str) -> None:
    assert fault in " ".join(faults([A, other]))
    assert fault in " ".join(faults([other, A]))


FINAL = [Commit(1, "h1", "a"), Commit(2, "h2"), Commit(3, "h3", "b")]
TOLD = [Call("ann", "a", 1, 0.0, 1.0, hash="h1"), Call("ben", "b", 3, 2.0, 3.0, base=2)]


def test_a_game_that_has_what_was_told_is_whole() -> None:
    assert not [*faults([*TOLD, heard("cat", 2, 9.0, "h2")], FINAL)]


@pytest.mark.parametrize(
    ("calls", "final", "fault"),
    [
        (TOLD, FINAL[:2], "is lost"),
        (TOLD, [*FINAL[:2], Commit(3, "h3", "c")], "is lost"),
        (TOLD, [*FINAL, Commit(4, "h4", "c")], "nobody gave"),
        ([*TOLD, Call("ann", "c", 0, 4.0, 5.0, "refused")], [*FINAL, Commit(4, "h4", "c")], "refused"),
        (TOLD, [*FINAL, Commit(4, "h4", "b")], "carried out before"),
        (TOLD, [FINAL[0], FINAL[2]], "gaps"),
        ([*TOLD, heard("cat", 2, 9.0, "other")], FINAL, "not in the game"),
        ([*TOLD, heard("cat", 2, 9.0, "h2"), heard("cat", 2, 9.0, "other")], FINAL, "two contents"),
        ([*TOLD, Call("ann", "c", 0, 4.0, 5.0, "unknown")], [Commit(1, "", "c"), *FINAL], "gaps"),
        ([*TOLD, heard("cat", 4, 9.0)], FINAL, "is lost"),
    ],
)
def test_a_game_that_is_not_what_was_told_is_found(calls: list[Call], final: list[Commit], fault: str) -> None:
    assert fault in " ".join(faults(calls, final))


def test_what_nobody_was_told_of_has_its_moment_too() -> None:
    calls = [look("ann", 0, 0.0, 1.0), Call("ben", "c", 0, 2.0, 3.0, "unknown"), look("ann", 1, 4.0, 5.0)]
    assert not [*faults(calls, [Commit(1, "", "c")])]
    assert "was told" in " ".join(faults([look("ann", 1, 0.0, 1.0), *calls[1:]], [Commit(1, "", "c")]))


# -- against the search


def played(chance: Random) -> History:
    """A small history that one game told: each call takes effect at the moment between its beginning and its end."""
    calls, final = list[Call](), list[Commit]()
    for moment in range(chance.randint(1, 6)):
        began, ended = moment - chance.choice([0, 0.4, 1.5, 3.5]), moment + chance.choice([0, 0.4, 1.5, 3.5])
        call = _called(f"c{moment}", final, chance)
        calls.append(call._replace(began=moment if call.came == "heard" else began, ended=ended))
    return calls, final


def _called(name: str, final: list[Commit], chance: Random) -> Call:
    version, newest = len(final), final[-1].hash if final else ""
    came = chance.choice(
        ["done", "done", "done", "own", "unknown", "never", "refused", "conflict", "seen", "seen", "heard"]
    )
    if came in ("done", "own", "unknown"):
        final.append(Commit(version + 1, f"h{version + 1}", name if came != "own" else ""))
    match came:
        case "done":
            return Call(name, name, version + 1, 0, 0, base=chance.choice([None, version]), hash=f"h{version + 1}")
        case "unknown" | "never":
            return Call(name, name, 0, 0, 0, "unknown")
        case "refused":
            return Call(name, name, 0, 0, 0, "refused")
        case "conflict":
            return Call(name, name, version, 0, 0, "conflict", base=version + 1)
        case "heard" if final:
            commit = chance.choice(final)
            return heard(name, commit.version, 0, commit.hash)
        case _:
            return look(name, version, 0, 0, newest)


def lost(calls: list[Call], final: list[Commit], chance: Random) -> History:
    """The newest commit is gone."""
    return calls, final[:-1]


def doubled(calls: list[Call], final: list[Commit], chance: Random) -> History:
    """A command was carried out again."""
    again = chance.choice([commit for commit in final if commit.command])
    return calls, [*final, Commit(len(final) + 1, "again", again.command)]


def unasked(calls: list[Call], final: list[Commit], chance: Random) -> History:
    """Somebody does what nobody asked for."""
    return calls, [*final, Commit(len(final) + 1, "more", "nobody's")]


def stale(calls: list[Call], final: list[Commit], chance: Random) -> History:
    """A look, after all is over, at an older version."""
    version = chance.randrange(len(final))
    return [*calls, look("late", version, 90, 91, final[version - 1].hash if version else "")], final


def swapped(calls: list[Call], final: list[Commit], chance: Random) -> History:
    """A command that came after all others became the version before the newest."""
    late = Call("late", "late", len(final), 90, 91)
    calls = [call._replace(version=call.version + (call.version == len(final))) for call in calls]
    moved = final[-1]._replace(version=len(final) + 1)
    return [*calls, late], [*final[:-1], Commit(late.version, "late", "late"), moved]


def altered(calls: list[Call], final: list[Commit], chance: Random) -> History:
    """Somebody was shown something else."""
    n = chance.choice([n for n, call in enumerate(calls) if call.hash])
    return [call._replace(hash="other") if n == at else call for at, call in enumerate(calls)], final


Break: TypeAlias = Callable[[list[Call], list[Commit], Random], History]
BREAKS: Sequence[Break] = (lost, doubled, unasked, stale, swapped, altered)


def at_random(calls: list[Call], final: list[Commit], chance: Random) -> History:
    """Some call at another time, or of another version, which one game may still have told."""
    n = chance.randrange(len(calls))
    call, by = calls[n], chance.choice([-2, -1, 1, 2])
    moved = call._replace(began=call.began + by, ended=call.ended + by)
    told = (
        call._replace(version=max(0, call.version + by), hash="") if call.came in ("done", "seen", "heard") else moved
    )
    return [*calls[:n], chance.choice([moved, told]), *calls[n + 1 :]], final


@given(st.randoms(use_true_random=False), st.integers(0, 2))
def test_it_agrees_with_a_search_through_every_order(chance: Random, changes: int) -> None:
    calls, final = played(chance)
    for _ in range(changes):
        calls, final = at_random(calls, final, chance)
    found = [*faults(calls, final)]
    assert (not found) == linearisable(calls, final), found
    if not changes:
        assert not found


@pytest.mark.parametrize("broken", BREAKS)
@given(chance=st.randoms(use_true_random=False))
def test_what_is_broken_is_found(broken: Break, chance: Random) -> None:
    calls, final = played(chance)
    told = {call.command for call in calls if call.came == "done"}
    assume(final and final[-1].command in told and any(call.hash for call in calls))
    calls, final = broken(calls, final, chance)
    assert [*faults(calls, final)]
    assert not linearisable(calls, final)

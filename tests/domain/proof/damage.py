"""Damage done to records by chance: to one byte, or to whole lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

Lines = list[bytes]


class Damaged(NamedTuple):
    """A damaged record, the version that has to be named, and what may be said to be wrong there."""

    how: str
    record: bytes
    version: int
    whats: Sequence[str]


def flip(lines: Lines, r: Random) -> Damaged:
    """One byte is another."""
    line = r.choice((r.randrange(len(lines)), r.randrange(2, len(lines))))
    at = r.randrange(len(lines[line]))
    changed = bytearray(lines[line])
    changed[at] ^= r.choice((1 << r.randrange(8), r.randrange(1, 256)))
    whats = ("altered", "wrong-opening", "wrong-signature", *(("unreadable",) if line == 0 else ()))
    return Damaged(
        f"byte {at} of line {line}", b"".join([*lines[:line], changed, *lines[line + 1 :]]), max(0, line - 1), whats
    )


def drop(lines: Lines, r: Random) -> Damaged:
    """A line is left out."""
    line = r.randrange(len(lines))
    what = ("unreadable", "altered", "missing")[min(line, 2)]
    return Damaged(f"without line {line}", b"".join([*lines[:line], *lines[line + 1 :]]), max(0, line - 1), [what])


def repeat(lines: Lines, r: Random) -> Damaged:
    """A commit is there again, somewhere further on."""
    line = r.randrange(2, len(lines) - 1)
    before = r.randrange(line + 1, len(lines))
    again = [*lines[:before], lines[line], *lines[before:]]
    return Damaged(f"line {line} again before {before}", b"".join(again), line - 1, ["repeated"])


def swap(lines: Lines, r: Random) -> Damaged:
    """Two commits change places, or a commit and the end."""
    one, other = sorted(r.sample(range(2, len(lines)), 2))
    swapped = lines.copy()
    swapped[one], swapped[other] = lines[other], lines[one]
    return Damaged(f"lines {one} and {other} changed over", b"".join(swapped), one - 1, ["reordered"])


def cut_off(lines: Lines, r: Random) -> Damaged:
    """The record ends in the middle of a line."""
    line = r.randrange(1, len(lines))
    at = r.randrange(1, len(lines[line]))
    return Damaged(
        f"cut at byte {at} of line {line}", b"".join(lines[:line]) + lines[line][:at], max(0, line - 1), ["altered"]
    )


WAYS: Sequence[Callable[[Lines, Random], Damaged]] = (flip, flip, flip, drop, repeat, swap, cut_off)


def damaged(record: bytes, r: Random) -> Damaged:
    """A record with one damage."""
    return r.choice(WAYS)(record.splitlines(keepends=True), r)

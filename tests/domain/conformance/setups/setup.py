"""A set-up, and what may be said in one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations, count
from operator import or_
from typing import Any, NamedTuple

from msgspec import Struct, inspect

Choice = tuple[str, Any]
"""An option, or the number of seats, and its value."""


class SetUp(NamedTuple):
    """A set-up: what it is called, for how many players, and its options."""

    name: str
    seats: int
    options: Struct


def kinds(options: type[Struct]) -> Iterator[tuple[str, inspect.Type]]:
    """Each field with what it may hold."""
    described = inspect.type_info(options)
    assert isinstance(described, inspect.StructType)
    for field in described.fields:
        yield field.name, field.type


def values(kind: inspect.Type) -> Iterator[Any]:
    """The values that turn something on; of numbers the greatest."""
    match kind:
        case inspect.Metadata(type=plain):
            yield from values(plain)
        case inspect.UnionType(types=types):
            for one in types:
                yield from values(one)
        case inspect.LiteralType(values=listed):
            yield from listed
        case inspect.IntType(le=greatest):
            yield greatest
        case inspect.BoolType():
            yield True


def covering(drawn: Sequence[tuple[Choice, ...]]) -> Iterator[tuple[Choice, ...]]:
    """Of the set-ups that can be played, so few that every two choices which go together in one go together in these."""
    numbers = defaultdict[frozenset[Choice], int](count().__next__)
    pairs = [reduce(or_, (1 << numbers[frozenset(pair)] for pair in combinations(one, 2)), 0) for one in drawn]
    wanted = reduce(or_, pairs, 0)
    while wanted:
        best = max(range(len(drawn)), key=lambda n: (pairs[n] & wanted).bit_count())
        wanted &= ~pairs[best]
        yield drawn[best]

"""What is wrong with the options of a game that players agreed on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from domain.kernel.refusal import Refused


def refused(field: str, detail: str, **about: Any) -> Refused:
    """The refusal of an option."""
    return Refused("option_invalid", detail=detail, pointer=f"/options/{field}", **about)


def unknown(field: str, name: str, known: tuple[str, ...]) -> Refused:
    """An option names what there isn't."""
    return refused(field, "unknown_name", name=name, known=", ".join(known))


def named(field: str, names: tuple[str, ...], known: tuple[str, ...], most: int | None = None) -> Iterator[Refused]:
    """What is wrong with the names that an option gives: each is known, and given once; at most so many."""
    for n, name in enumerate(names):
        if name not in known:
            yield unknown(f"{field}/{n}", name, known)
        if name in names[:n]:
            yield refused(f"{field}/{n}", "twice", name=name)
    if most is not None and len(names) > most:
        yield refused(f"{field}/{most}", "too_many", most=most)

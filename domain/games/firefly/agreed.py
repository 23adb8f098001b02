"""Whether the players can have what they agreed on; where not, what they should change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from domain.kernel.refusal import Refused

from .box import Box
from .names import LETTERS
from .options import Options

MAINS, MOST_SIDE_JOBS, AVATARS = 5, 4, 2


def option_error(box: Box, options: Options, seats: int) -> Refused | None:
    """Why these options can't be played by so many, if they can't: the first reason found."""
    return next(_errors(box, options, seats), None)


def _errors(box: Box, options: Options, seats: int) -> Iterator[Refused]:
    yield from _objectives(box, options)
    for n, name in enumerate(options.members):
        if name not in box.members:
            yield _unknown(f"members/{n}", name, box.members)
        if name in options.members[:n]:
            yield refused(f"members/{n}", "twice", name=name)
    if len(options.members) > MAINS:
        yield refused(f"members/{MAINS}", "too_many", most=MAINS)
    if options.two_avatars and seats != AVATARS:
        yield refused("two_avatars", "two_avatars", n=seats)
    usual = options.side_jobs_for(seats) - options.side_jobs
    if not 0 <= options.side_jobs_for(seats) <= MOST_SIDE_JOBS:
        yield refused("side_jobs", "side_jobs", least=-usual, most=MOST_SIDE_JOBS - usual)


def _objectives(box: Box, options: Options) -> Iterator[Refused]:
    known = {key: letter for letter in LETTERS for key in box.objectives(letter)}
    for n, key in enumerate(options.objectives):
        if key not in known:
            yield _unknown(f"objectives/{n}", key, tuple(known))
        elif known[key] in [known.get(before) for before in options.objectives[:n]]:
            yield refused(f"objectives/{n}", "same_letter", letter=known[key])


def _unknown(field: str, name: str, known: tuple[str, ...]) -> Refused:
    return refused(field, "unknown_name", name=name, known=", ".join(known))


def refused(field: str, detail: str, **about: Any) -> Refused:
    """The refusal of an option."""
    return Refused("option_invalid", detail=detail, pointer=f"/options/{field}", **about)

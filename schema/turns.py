"""Whose turn it is: the shapes that REST and GraphQL share."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from .model import GameName, Id

CURSOR: Final = 64
"""How long a cursor may be."""
TurnsCursor = Annotated[
    str,
    Meta(
        max_length=CURSOR,
        description="The `cursor` of what you were told last: where nothing has changed since, you aren't told all again.",
    ),
]


class Turn(Struct, frozen=True, kw_only=True):
    """A game of yours at a version, and the seats of yours that it waits for: none, where it no longer does.

    `asked` are the questions that are open for these seats, as sentences; without one it is simply their turn.
    """

    game_id: Id
    game: GameName
    version: int
    seats: tuple[int, ...]
    asked: tuple[str, ...] = ()


class Turns(Struct, frozen=True, kw_only=True):
    """Games that wait for you, or no longer do.

    Where it is `complete`, these are all that wait, and any other no longer does; else only what has changed. `cursor` stands for
    all that waits by now.
    """

    complete: bool
    turns: tuple[Turn, ...]
    cursor: str

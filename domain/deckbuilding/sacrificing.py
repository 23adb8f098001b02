"""Sacrifice: a card that was played is given up for its effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .language import Me
from .position import Position

if TYPE_CHECKING:
    from .table import DeckTable


def sacrificeable(p: Position, seat: int) -> Iterator[int]:
    """The plays of this turn whose card can be given up for its effect, or whose copy brings it."""
    for n, play in enumerate(p.s.plays):
        if p.content[play.key].sacrifice and not p.s.tally(f"sacrificed-{n}", seat) and _can_give(p, seat, n):
            yield n


def sacrifice(t: DeckTable, seat: int, play: int) -> None:
    """A card is given up for its Sacrifice effect; of a copy nothing but the effect is left."""
    made = t.s.plays[play]
    me = Me(seat, seat, made.id, made.key, play)
    t.because(t.cites["sacrifice"], made.id)
    t.count(f"sacrificed-{play}", seat, (made.id,))
    t.perform(me, t.content[made.key].sacrifice, rule="sacrifice")
    if not is_copy(t, play):
        t.give_up(made.id)


def is_copy(p: Position, n: int) -> bool:
    """Whether a play is that of a copy: of what was lent, or by a card that was played before itself."""
    made = p.s.plays[n].id
    return p.s.zone_of(made).startswith("lent.") or any(play.id == made for play in p.s.plays[:n])


def _can_give(p: Position, seat: int, n: int) -> bool:
    """Whether the card of a play is still there, or the play is a copy."""
    return is_copy(p, n) or p.s.plays[n].id in p.s.zone(f"played.{seat}")

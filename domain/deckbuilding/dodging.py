"""Dodge: a card that may be discarded from hand for another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .position import Position

if TYPE_CHECKING:
    from .table import DeckTable


def can_dodge(p: Position, seat: int) -> list[int]:
    """The cards in a hand that may dodge."""
    return [i for i in p.s.zone(f"hand.{seat}") if p.has_keyword(i, "dodge")]


def dodge(t: DeckTable, seat: int, card: int) -> None:
    """Discard first, then draw; the one card that says so does something more."""
    t.because(t.cites["dodge"], card)
    me = t.behalf(card)
    t.discard(seat, (card,))
    text = t.content[me.key].dodged
    t.draw(seat, 1)
    t.perform(me, text, rule="dodged")

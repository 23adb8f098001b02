"""Coordinate: a card that is lent to the player whose turn it is, who plays a copy of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .events import CardLent
from .position import Position

if TYPE_CHECKING:
    from .table import DeckTable


def lendable(p: Position, seat: int) -> Iterator[int]:
    """The cards that a seat may lend to the player whose turn it is: one a turn."""
    if seat not in p.s.lent and p.may_lend(seat):
        yield from (i for i in p.s.zone(f"hand.{seat}") if p.has_keyword(i, "coordinate"))


def lent_to_play(p: Position, seat: int) -> Iterator[int]:
    """The cards lent to a seat of which it hasn't played its copy yet, in the order that they were lent."""
    played = p.s.tally("lent-played", seat)
    return (i for i in p.s.lent.values() if p.s.serial[i] not in played)


def lend(t: DeckTable, seat: int, card: int) -> None:
    """A card is set aside face up for the player whose turn it is, and a replacement is drawn."""
    t.because(t.cites["lend"], card)
    t.show((card,))
    t.move((card,), f"lent.{seat}")
    t.emit(CardLent(seat=seat, id=card))
    t.draw(seat, 1)


def play_lent(t: DeckTable, seat: int, card: int) -> None:
    """A copy of a card that another player has lent is played, once."""
    t.because(t.cites["play-lent"], card)
    t.count("lent-played", seat, (card,))
    t.play_as(seat, card, t.s.what[card])


def return_lent(t: DeckTable) -> None:
    """The cards that were lent this turn come to the discard piles of those who lent them, or out of the game with them."""
    for seat in range(len(t.s.seats)):
        lent = t.s.zone(f"lent.{seat}")
        t.because(t.cites["return-lent"], 0)
        if t.is_gone(seat):
            t.remove(lent)
        else:
            t.move(lent, f"discard.{seat}")

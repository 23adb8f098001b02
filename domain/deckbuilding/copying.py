"""Playing a card as a copy of another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.kernel.frame import Frame

from .language import Me
from .needs import meet

if TYPE_CHECKING:
    from .table import DeckTable


def play_copy(t: DeckTable, seat: int, source: int, key: str) -> None:
    """Play a copy of a card next; what must be done to play it must be done for the copy too."""
    meet(t, seat, source, t.content[key].needs, PlayAsCopy(seat, source, key))


class PlayAsCopy(Frame):
    """A card counts as played as a copy of another."""

    seat: int
    source: int
    key: str

    def step(self, t: DeckTable) -> bool:
        t.because(t.cites["copy"], self.source)
        t.play_as(self.seat, self.source, self.key)
        return True


class CopyNext(Frame):
    """A copy of a card is played, unless it can't be, or what must be done to play it can't be done."""

    seat: int
    source: int
    key: str

    def step(self, t: DeckTable) -> bool:
        if t.can_play_as(self.seat, self.key):
            play_copy(t, self.seat, self.source, self.key)
        return True


def become_copy(t: DeckTable, me: Me, key: str) -> None:
    """Let the card that is being played be played on as a copy, next, with what must be done to play that."""
    meet(t, me.seat, me.source, t.content[key].needs, BecomeCopy(me, key))


class BecomeCopy(Frame):
    """A card that is being played is played as a copy of another: it is one play, of both classes."""

    me: Me
    key: str

    def step(self, t: DeckTable) -> bool:
        t.because(t.cites["text"], self.me.source)
        t.play_on_as(self.me, self.key)
        return True

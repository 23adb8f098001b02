"""The course of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.events import TurnBegan
from domain.deckbuilding.table import HAND
from domain.kernel.frame import Frame

from .city import PlayAdversaryCard
from .names import ADVERSARY_DECK, ALLY_DECK

if TYPE_CHECKING:
    from .table import VillainsTable


class BeginTurn(Frame):
    """A seat's turn begins with the top card of the Adversary Deck; its second step is the player's."""

    seat: int

    def step(self, t: VillainsTable) -> bool:
        t.because("villains.turn.three-steps")
        t.emit(TurnBegan(seat=self.seat))
        t.push(PlayAdversaryCard())
        return True


class Cleanup(Frame):
    """Step 3: all played cards and the hand are discarded, a new hand is drawn, what waits for it happens."""

    at: int = 0

    def step(self, t: VillainsTable) -> bool:
        seat = t.s.current
        self.at += 1
        match self.at:
            case 1:
                self._discard(t, seat)
            case 2:
                t.because("villains.cleanup.draw-six")
                t.draw(seat, HAND + len(t.s.tally("extra-draw", seat)))
            case 3:
                t.because("villains.tactic.fight-effect")
                t.any_order(t.texts_of("new-hand", seat, t.rule))
            case _:
                t.push(EndTurn())
                return True
        return False

    def _discard(self, t: VillainsTable, seat: int) -> None:
        for zone, rule in (("played", "played-to-discard"), ("hand", "hand-to-discard")):
            t.because(f"villains.cleanup.{rule}")
            ids = t.s.zone(f"{zone}.{seat}")
            t.show(ids)
            t.move(ids, f"discard.{seat}")


class EndTurn(Frame):
    """The next player's turn, unless a deck has run out: then the Plot was survived, and the game is drawn."""

    def step(self, t: VillainsTable) -> bool:
        for deck in (ADVERSARY_DECK, ALLY_DECK):
            if not t.s.zone(deck):
                t.because(f"villains.draw.{deck}-out")
                t.end("draw", f"{deck}-out")
                return True
        t.push(BeginTurn((t.s.current + 1) % len(t.s.seats)))
        return True

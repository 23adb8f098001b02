"""The course of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.events import TurnBegan
from domain.kernel.frame import Frame

from .city import PlayAdversaryCard, further_card
from .names import ADVERSARY_DECK, ALLY_DECK

if TYPE_CHECKING:
    from .table import VillainsTable


class BeginTurn(Frame):
    """A seat's turn begins with the top card of the Adversary Deck; its second step is the player's.

    `extra` are the cards by which this seat has more turns after it.
    """

    seat: int
    extra: tuple[int, ...] = ()

    def step(self, t: VillainsTable) -> bool:
        t.because("villains.turn.three-steps")
        t.emit(TurnBegan(seat=self.seat))
        t.count("extra-turn", self.seat, self.extra)
        t.then(PlayAdversaryCard(), *further_card(t, "crackdown"))
        return True


class Cleanup(Frame):
    """Step 3: all played cards and the hand are discarded, a new hand is drawn, what waits for it happens."""

    at: int = 0
    kept: tuple[int, ...] = ()

    def step(self, t: VillainsTable) -> bool:
        seat = t.s.current
        self.at += 1
        match self.at:
            case 1:
                self._discard(t, seat)
            case 2:
                t.because("villains.cleanup.draw-six")
                t.draw(seat, t.new_hand(seat))
                t.because("villains.card_text.overrides")
                t.move([i for i in self.kept if t.s.zone_of(i) != f"hand.{seat}"], f"hand.{seat}")
            case 3:
                t.because("villains.tactic.fight-effect")
                t.any_order(t.texts_of("new-hand", seat, t.rule))
            case _:
                t.push(EndTurn())
                return True
        return False

    def _discard(self, t: VillainsTable, seat: int) -> None:
        spared = {on.target for on in t.listening("cleanup")}
        self.kept = tuple(i for zone in ("played", "hand") for i in t.s.zone(f"{zone}.{seat}") if i in spared)
        for zone, rule in (("played", "played-to-discard"), ("hand", "hand-to-discard")):
            t.because(f"villains.cleanup.{rule}")
            ids = tuple(i for i in t.s.zone(f"{zone}.{seat}") if i not in self.kept)
            t.show(ids)
            t.move(ids, f"discard.{seat}")


class EndTurn(Frame):
    """The next player's turn, or another of the same player's, unless a deck has run out: then the Plot was survived, and the game is drawn."""

    def step(self, t: VillainsTable) -> bool:
        t.turn_over()
        for deck in (ADVERSARY_DECK, ALLY_DECK):
            if not t.s.zone(deck):
                t.because(f"villains.draw.{deck}-out")
                t.end("draw", f"{deck}-out")
                return True
        seat = t.s.current
        if extra := t.with_serials(t.s.tally("extra-turn", seat)):
            t.push(BeginTurn(seat, extra[1:]))
        else:
            t.push(BeginTurn((seat + 1) % len(t.s.seats)))
        return True

"""The course of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.events import TurnBegan
from domain.deckbuilding.frames import Text
from domain.deckbuilding.language import When
from domain.kernel.frame import Frame

from .city import PlayAdversaryCard, further_card
from .names import ADVERSARY_DECK, ALLY_DECK

if TYPE_CHECKING:
    from .table import VillainsTable


class BeginTurn(Frame):
    """A seat's turn begins with the top card of the Adversary Deck; its second step is the player's."""

    seat: int

    def step(self, t: VillainsTable) -> bool:
        t.because("villains.turn.three-steps")
        t.emit(TurnBegan(seat=self.seat))
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
                t.draw(seat, t.hand_size + len(t.s.tally("extra-draw", seat)))
                t.because("villains.card_text.overrides")
                t.move(self.kept, f"hand.{seat}")
            case 3:
                t.because("villains.tactic.fight-effect")
                t.any_order(_waiting(t, "new-hand"))
            case _:
                t.push(EndTurn())
                return True
        return False

    def _discard(self, t: VillainsTable, seat: int) -> None:
        spared = {on.target for on in t.listening("cleanup")}
        self.kept = tuple(i for i in t.s.zone(f"played.{seat}") if i in spared)
        for zone, rule in (("played", "played-to-discard"), ("hand", "hand-to-discard")):
            t.because(f"villains.cleanup.{rule}")
            ids = tuple(i for i in t.s.zone(f"{zone}.{seat}") if i not in self.kept)
            t.show(ids)
            t.move(ids, f"discard.{seat}")


def _waiting(t: VillainsTable, hook: str) -> list[Text]:
    heard = [(on, t.ability(on)) for on in t.listening(hook)]
    return [Text(on.seat, on.source, on.key, a.then, t.rule) for on, a in heard if isinstance(a, When)]


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

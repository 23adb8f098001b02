"""The course of a turn: Hive, Action, Strike and Cleanup Phase; and an Alien Player's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.events import TurnBegan
from domain.deckbuilding.lending import return_lent
from domain.kernel.frame import Frame

from . import events as e
from .achievements import at_cleanup
from .aliens import come_back, end_alien_turn
from .facehuggers import Impregnate
from .hive import AddHive
from .strikes import StrikePhase

if TYPE_CHECKING:
    from .table import AlienTable


class BeginTurn(Frame):
    """A seat's turn begins: a player's with the Hive Phase, an Alien Player's with nothing but the hand."""

    seat: int

    def step(self, t: AlienTable) -> bool:
        if self.seat in t.s.living:
            t.because("alien.turn.phases", 0)
            t.emit(TurnBegan(seat=self.seat))
            t.emit(e.TurnPhaseBegan(phase="hive"))
            t.then(*_hive_phase(t), BeginActions())
        else:
            t.because("alien.alien_player.not-a-player", 0)
            t.emit(TurnBegan(seat=self.seat, counts=False))
            t.because("alien.alien_player.turn-play", 0)
            t.emit(e.TurnPhaseBegan(phase="alien"))
            come_back(t, self.seat)
        return True


def _hive_phase(t: AlienTable) -> list[Frame]:
    """One Hive card, unless the players still have time to prepare; then what enemies do when it is over."""
    prepares = t.s.human_turns <= t.options.preparation_turns * len(t.s.seats)
    return [AfterHive()] if prepares else [AddHive(1, "alien.turn.hive-phase"), AfterHive()]


class AfterHive(Frame):
    """The Hive Phase is over: what cards in play do then, the oldest first."""

    def step(self, t: AlienTable) -> bool:
        for i in t.face_up():
            t.text(i, "after_hive", "alien.card_text.area-ability")
        return True


class BeginActions(Frame):
    """The Action Phase: from here on the player acts."""

    def step(self, t: AlienTable) -> bool:
        t.because("alien.turn.action-phase", 0)
        t.emit(e.TurnPhaseBegan(phase="action"))
        return True


class EndActions(Frame):
    """The player ends the Action Phase: the enemies strike, then comes the Cleanup. An Alien Player just draws a new hand."""

    at: int = 0

    def step(self, t: AlienTable) -> bool:
        self.at += 1
        if t.s.phase == "alien":
            end_alien_turn(t, t.s.current)
            t.push(EndTurn())
            return True
        match self.at:
            case 1:
                t.because("alien.turn.strike-phase", 0)
                t.emit(e.TurnPhaseBegan(phase="strike"))
                t.push(StrikePhase())
            case _:
                t.push(Cleanup())
                return True
        return False


class Cleanup(Frame):
    """All cards played and left in hand are discarded, Vigilant ones stay in play, and a new hand is drawn.

    The cards that are `kept` join that hand.
    """

    at: int = 0
    kept: tuple[int, ...] = ()

    def step(self, t: AlienTable) -> bool:
        seat = t.s.current
        self.at += 1
        match self.at:
            case 1:
                t.because("alien.cleanup.discard-played", 0)
                t.emit(e.TurnPhaseBegan(phase="cleanup"))
                self._discard(t, seat)
            case 2:
                self._draw(t, seat)
            case _:
                t.push(EndTurn())
                return True
        return False

    def _discard(self, t: AlienTable, seat: int) -> None:
        spared = {on.target for on in t.listening("cleanup")}
        self.kept = tuple(i for i in t.s.zone(f"played.{seat}") if i in spared)
        hand = t.s.zone(f"hand.{seat}")
        played = tuple(i for i in t.s.zone(f"played.{seat}") if i not in spared)
        t.because("alien.cleanup.discard-hand", 0)
        t.show(hand)
        at_cleanup(t, seat)
        vigilant = [i for i in played if "vigilant" in t.card_of(i).keywords]
        t.because("alien.keyword.vigilant-stay", 0)
        t.move(vigilant, f"vigilant.{seat}")
        t.because("alien.cleanup.discard-played", 0)
        t.move([i for i in t.s.zone(f"played.{seat}") if i not in spared], f"discard.{seat}")
        t.because("alien.cleanup.discard-hand", 0)
        t.move(hand, f"discard.{seat}")

    def _draw(self, t: AlienTable, seat: int) -> None:
        t.because("alien.cleanup.draw-six", 0)
        t.draw_hand(seat)
        if seat in t.s.living:
            with t.citing("override"):
                t.move(self.kept, f"hand.{seat}")
            t.emit(e.HandDrawn(seat=seat, ids=t.s.zone(f"hand.{seat}")))


class EndTurn(Frame):
    """The turn is over: lent cards go home, Facehuggers that are due impregnate, and the next turn begins."""

    at: int = 0

    def step(self, t: AlienTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                return_lent(t)
                t.clear_marks("weakened")
                if t.s.phase != "alien":
                    t.push(Impregnate())
            case _:
                if (seat := t.next_turn()) is not None:
                    t.push(BeginTurn(seat))
                return True
        return False

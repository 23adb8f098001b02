"""Playing Events and using abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from domain.kernel.frame import Frame

from . import events as e, names as at
from .card import Event, Race
from .language import Me, Use

if TYPE_CHECKING:
    from .table import ConquestTable


BEFORE: Final = {2: at.PLAYING, 3: at.RESOLVING}
"""Where an Event lies before a step of its being played; elsewhere it was cancelled, or shuffled into its deck."""


class PlayEvent(Frame):
    """A player plays an Event: it is announced, may be cancelled, takes effect, and is discarded or remains."""

    seat: int
    card: int
    at: int = 0

    def step(self, t: ConquestTable) -> bool:
        from .windows import Chance

        self.at += 1
        if self.at > 1 and self.card not in t.s.zone(BEFORE[self.at]):
            return True
        event: Event = t.card_of(self.card)
        match self.at:
            case 1:
                self._announce(t, event)
                if event.instantly:
                    t.because("conquest.timing.instantly")
                else:
                    t.push(Chance(order=t.turn_order(), kind="card-played", about=self.card))
            case 2:
                t.because("conquest.event.own-or-others", self.card)
                t.move((self.card,), at.RESOLVING)
                if event.play is not None:
                    t.note_use(self.seat, event.key, 0, event.play.once)
                    t.perform(Me(self.seat, self.card, event.key), event.play.then)
            case _:
                self._lay_down(t, event)
                return True
        return False

    def _announce(self, t: ConquestTable, event: Event) -> None:
        t.because(
            "conquest.action.play-costed-event" if event.ap is not None else "conquest.event.without-ap-cost", self.card
        )
        t.spend(t.event_price(self.seat, event))
        t.because("conquest.timing.event-read-aloud")
        t.show((self.card,))
        t.move((self.card,), at.PLAYING)
        t.emit(e.EventPlayed(id=self.card, seat=self.seat, title=event.name))

    def _lay_down(self, t: ConquestTable, event: Event) -> None:
        if event.remains:
            t.because("conquest.cards.remains-in-play", self.card)
            t.move((self.card,), at.remains(self.seat))
        else:
            t.because("conquest.timing.event-discard", self.card)
            t.discard_event(self.card)


class Immediates(Frame):
    """Events that must be played as soon as they are drawn, in the order their player chooses."""

    seat: int
    cards: tuple[int, ...]
    asked: int = 0

    def step(self, t: ConquestTable) -> bool:
        t.because(
            "conquest.cards.play-immediately-order" if len(self.cards) > 1 else "conquest.cards.play-immediately", 0
        )
        if not self.asked and len(self.cards) > 1:
            t.show(self.cards)
            self.asked = t.ask(self.seat, "play-first", self.cards, among=self.cards)
            return False
        first = t.chosen(self.seat, self.asked)[0] if self.asked else self.cards[0]
        self.asked, self.cards = 0, tuple(i for i in self.cards if i != first)
        t.push(PlayEvent(self.seat, first))
        return not self.cards


class UseAbility(Frame):
    """A player uses an ability of a card on the table."""

    seat: int
    card: int
    number: int

    def step(self, t: ConquestTable) -> bool:
        definition = t.readable(self.card)
        use = definition.use(self.number)
        if isinstance(definition, Race):
            t.because("conquest.components.menace-token-use", self.card)
            t.gain_menace(self.seat, -t.ability_price(self.seat, use.menace))
        t.because(self._rule(t, use), self.card)
        t.spend(use.ap)
        if use.activate:
            t.emit(e.Activated(id=self.card))
        t.note_use(self.seat, definition.key, self.number, use.once)
        t.perform(Me(self.seat, self.card, definition.key), use.then)
        return True

    def _rule(self, t: ConquestTable, use: Use) -> str:
        definition = t.readable(self.card)
        if use.activate:
            return "conquest.activate.once-per-turn"
        return "conquest.cards.remains-in-play" if isinstance(definition, Event) else t.text_rule(definition.key)

"""Windows: when players may use fast effects, and what each of them could use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from domain.kernel.events import Option
from domain.kernel.frame import Window

from . import names as at
from .card import Event
from .language import Me, Use, met
from .playing import PlayEvent, UseAbility
from .position import Position

if TYPE_CHECKING:
    from .table import ConquestTable

RULES: Final = {
    "action-start": "conquest.event.without-ap-cost",
    "battle-start": "conquest.event.without-ap-cost",
    "before-dice": "conquest.fight.cards-until-resolution",
    "after-dice": "conquest.timing.after-the-fact",
    "would-destroy": "conquest.timing.after-the-fact",
    "battle-won": "conquest.event.without-ap-cost",
    "card-played": "conquest.cancel.when",
}
"""The windows by name, and the rule by which each is opened."""

WINDOWS: Final = tuple(RULES)


class Chance(Window):
    """A chance for everybody to use fast effects at one moment of the game.

    Who is asked follows from what everybody can see: the abilities on the table, and the Events that a hand might hold.
    A window closes as soon as what it is `about`, such as the card that is being played, is decided; none opens while
    something happens instantly.
    """

    about: int = 0

    def step(self, t: ConquestTable) -> bool:
        t.because(RULES[self.kind])
        return (self.acting < 0 and self._is_decided(t)) or super().step(t)

    def _is_decided(self, t: ConquestTable) -> bool:
        if t.is_instant():
            return True
        match self.kind:
            case "before-dice" | "after-dice":
                return t.s.fight is None or t.s.fight.is_decided
            case "would-destroy":
                return not t.s.doomed
            case "card-played":
                return self.about not in t.s.zone(at.PLAYING)
        return False

    def might(self, t: ConquestTable, seat: int) -> bool:
        return self._might_play(t, seat) or any(True for _ in abilities(t, seat, self.kind))

    def _might_play(self, t: ConquestTable, seat: int) -> bool:
        """Whether a hand may hold an Event for this moment."""
        if not t.s.zone(at.hand(seat)):
            return False
        return any(
            event.play and _works(t, Me(seat, 0, event.key), event.play, 0) and is_possible(t, event)
            for fast in t.fast_events(self.kind)
            if met(fast.fight, t, Me(seat))
            for event in fast.events
        )

    def options(self, t: ConquestTable, seat: int) -> tuple[Option, ...]:
        return (*events(t, seat, self.kind), *abilities(t, seat, self.kind))

    def respond(self, t: ConquestTable, seat: int, choice: tuple[Option, ...]) -> None:
        for chosen in choice:
            if isinstance(chosen, int):
                t.push(PlayEvent(seat, chosen))
            else:
                t.push(used(seat, chosen))


def used(seat: int, option: str) -> UseAbility:
    """The use of an ability that an option stands for."""
    _, card, number = option.split(".")
    return UseAbility(seat, int(card), int(number))


def is_possible(p: Position, event: Event) -> bool:
    """Whether an Event may be in a hand: not every copy lies open."""
    return p.lying_open().count(event.key) < event.copies


def events(p: Position, seat: int, window: str) -> Iterator[int]:
    """The Events in a hand that may be played in a window."""
    for i in p.s.zone(at.hand(seat)):
        if may_play(p, seat, i, p.card_of(i), window):
            yield i


def may_play(p: Position, seat: int, card: int, event: Event, window: str) -> bool:
    """Whether an Event may be played in a window; one that costs Action Points only in one's own Action Phase."""
    use = event.play
    if use is None or not use.opens(window) or (event.ap is not None and window != "action"):
        return False
    if event.ap is not None and p.event_price(seat, event) > p.s.points:
        return False
    return _works(p, Me(seat, card, event.key), use, 0)


def abilities(p: Position, seat: int, window: str) -> Iterator[str]:
    """What of the cards on the table a seat may use in a window."""
    for source in p.usable(window):
        for number, use in source.card.uses:
            if use.opens(window) and may_use(p, seat, source.id, source.me.seat, use, number):
                yield f"use.{source.id}.{number}"


def may_use(p: Position, seat: int, card: int, controller: int, use: Use, number: int) -> bool:
    """Whether a seat may use an ability of a card on the table, and can pay for it."""
    if (use.by == "mine" and seat != controller) or (use.by == "target" and p.s.aimed.get(card) != seat):
        return False
    if isinstance(event := p.card_of(card), Event) and number == 0 and controller >= 0 and event.play is use:
        return False
    if use.activate and p.is_activated(card):
        return False
    if use.ap > p.s.points or (use.ap and p.s.current != seat):
        return False
    if p.ability_price(seat, use.menace) > p.s.menace.get(seat, 0):
        return False
    return _works(p, Me(seat, card, p.s.what[card]), use, number)


def _works(p: Position, me: Me, use: Use, number: int) -> bool:
    """Whether what it needs is met, it wasn't used too often, and any of its words can do something."""
    if use.once and not p.may_use_again(me.seat, me.key, number):
        return False
    return met(use.needs, p, me) and (not use.then or any(effect.can(p, me) for effect in use.then))

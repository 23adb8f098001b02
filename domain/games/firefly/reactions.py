"""Reactions: what cards in hand do on another player's turn, and when their players are asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from domain.deckbuilding.language import Me, Reaction
from domain.kernel.events import Option
from domain.kernel.frame import Window

from . import names as at
from .position import FireflyPosition

if TYPE_CHECKING:
    from .table import FireflyTable

CREW_STRIKE, SHIP_STRIKE, STRUCK, ACTIONS = "crew-strike", "ship-strike", "struck", "actions"
WINDOWS: Final = (CREW_STRIKE, SHIP_STRIKE, STRUCK)
"""The moments at which players are asked. In an Action Phase they react of their own accord, while nothing is being resolved."""

RULE = "firefly.timing.reaction"
REACTED = "reacted"
"""The tally of cards that were shown for a reaction."""


class Reactions(Window):
    """A chance for those who haven't drawn a Strike to react to it, on another player's turn.

    Who is asked follows from what everybody can see: which cards could be in a hand, since all see what comes into a
    player's deck. It is over as soon as there is nothing more to react to.
    """

    about: int = 0

    def step(self, t: FireflyTable) -> bool:
        t.because(RULE, self.about)
        return (self.acting < 0 and self._is_settled(t)) or super().step(t)

    def _is_settled(self, t: FireflyTable) -> bool:
        return self.kind != STRUCK and t.s.zone_of(self.about) != at.RESOLVING

    def might(self, t: FireflyTable, seat: int) -> bool:
        return any(True for _ in reacting(t, seat, self.kind, could_be_held(t, seat)))

    def options(self, t: FireflyTable, seat: int) -> tuple[Option, ...]:
        return tuple(i for i, _ in reacting(t, seat, self.kind, t.s.zone(f"hand.{seat}")))

    def respond(self, t: FireflyTable, seat: int, choice: tuple[Option, ...]) -> None:
        react(t, seat, int(choice[0]), self.kind, (self.about,))


def let_react(t: FireflyTable, window: str, drew: int, strike: int) -> None:
    """Ask those who may react to a Strike that a seat has drawn."""
    order = tuple(seat for seat in t.clockwise() if seat not in (t.s.current, drew))
    t.push(Reactions(order=order, kind=window, about=strike))


def could_be_held(p: FireflyPosition, seat: int) -> tuple[int, ...]:
    """The cards that a hand shows, and those of which the others can't tell whether they are in it or in the deck."""
    hand = p.s.zone(f"hand.{seat}")
    hidden = [i for i in p.s.zone(f"deck.{seat}") if not p.is_public(i)]
    return (*hand, *(hidden if not all(p.is_public(i) for i in hand) else ()))


def reacting(p: FireflyPosition, seat: int, window: str, cards: tuple[int, ...]) -> Iterator[tuple[int, Reaction]]:
    """The cards among these that a seat could react with at such a moment, while nothing forbids it."""
    if seat not in p.s.playing or p.held("no-talents"):
        return
    for i in cards:
        for a in p.card_of(i).abilities:
            if isinstance(a, Reaction) and a.window == window and _may(p, seat, a):
                yield i, a


def _may(p: FireflyPosition, seat: int, a: Reaction) -> bool:
    """Whether what everybody can see lets a seat react so: Strikes can be cancelled, and it can be paid for."""
    if a.cancels and a.window == SHIP_STRIKE and p.held("no-avoid-ship"):
        return False
    return not a.shown or (not p.s.tally(REACTED, seat) and len(p.s.zone(f"hand.{seat}")) > 1)


def react(t: FireflyTable, seat: int, card: int, window: str, strikes: tuple[int, ...] = ()) -> None:
    """A card is discarded from hand, or shown, and does what it says for such a moment."""
    reaction = next(a for i, a in reacting(t, seat, window, (card,)))
    t.because(RULE, card)
    if reaction.shown:
        t.reveal((card,))
        t.count(REACTED, seat, (card,))
    else:
        t.discard(seat, (card,))
    t.perform(Me(seat, seat, card, t.s.what[card], len(t.s.plays), chosen=strikes), reaction.then, rule=RULE)

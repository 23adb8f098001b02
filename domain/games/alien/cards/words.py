"""Words that many cards say."""

from __future__ import annotations

from functools import partial

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    Attach,
    Cards,
    CopyPlayed,
    Discard,
    Draw,
    DrawFewer,
    EachPlayer,
    Effects,
    Heal,
    Ko,
    MoveBack,
    Scan,
    Secure,
    Self,
    Some,
    Strike,
    Superpower,
    Way,
    Ways,
    Weaken,
)
from domain.games.alien.names import CLASSES as CLASSES, YOURS

AlienCard = partial(Card, set="alien", provenance="designed")
"""A card of this box; what isn't known of it is our own design."""

hidden = Cards(("hidden",))
enemies = Cards(("enemies",))
facehuggers = Cards(("facehuggers!",))
mortal_enemies = Cards(("enemies",), mortal=True)
victims = Cards(("enemies",), final=False)
"""Enemies that effects of characters may kill: never Final Enemies."""

in_hq = Cards(("hq",))
hand = Cards(("hand",))
your_characters = Cards(YOURS, kind="character")
costless = Cards((*YOURS, "discard"), kind="character", cost_most=0)
"""Specialists, Grunts and Role cards among one's Characters or in one's discard pile."""

chosen = Cards(("chosen",))
strikes_of_all = Cards(("strikes!",))
own_strikes = Cards(("strikes",))
another_ripley = Cards(YOURS, keyword="ripley", other=True)


def combo(icon: str, *then: Effects) -> Superpower:
    """What works if a card of this class or crew was played earlier this turn."""
    return Superpower((icon,), then)


def each_player(*what: Effects) -> EachPlayer:
    """Each player does this, the active one first; what one does may concern those who come after."""
    return EachPlayer(what, in_turn=True)


def heal_any(n: int = 1) -> Heal:
    """Strikes of any players, as whoever heals chooses."""
    return Heal(Some(strikes_of_all, n))


def heal_own(n: int = 1) -> Heal:
    """Up to so many of one's own Strikes."""
    return Heal(Some(own_strikes, n, may=True))


def scan_free(n: int = 1, *, may: bool = False, rooms: tuple[str, ...] = ()) -> Scan:
    """Rooms with a hidden card (of these rooms), without paying."""
    return Scan(Some(Cards(rooms, facing="down", free=True) if rooms else Cards(("hidden",), free=True), n, may=may))


def choose(*ways: Effects) -> Ways:
    """One of these."""
    return Ways(tuple(Way((way,)) for way in ways))


def move_back(n: int) -> MoveBack:
    """Perhaps an enemy goes back so many rooms."""
    return MoveBack(Some(enemies, may=True), n=n)


def copy_may(cost_most: int, *, cls: str = "", team: str = "") -> CopyPlayed:
    """Perhaps a copy of a Character played earlier this turn."""
    return CopyPlayed(cost_most=cost_most, cls=cls, team=team, may=True)


def discard(n: int = 1) -> Discard:
    """Cards from hand."""
    return Discard(Some(hand, n))


def secure(*then: Effects) -> Secure:
    """This card comes beside the Objectives."""
    return Secure(Self(), then=then)


def attach(to: str = "here", *, alone: bool = False) -> Attach:
    """This card comes to a room as an attachment."""
    return Attach(Self(), to=to, alone=alone)


def weaken(of: Cards, by: int) -> Weaken:
    """One of these has so much Attack less this turn."""
    return Weaken(Some(of), by=by)


def event(deck: str, key: str) -> Card:
    """The two Events of a mini-deck."""
    return AlienCard(key=f"event-{key}", name="Event", kind="event", deck=deck, copies=2, provenance="rule book")


def hazard(deck: str, key: str) -> Card:
    """The Hazard of a mini-deck."""
    return AlienCard(key=f"hazard-{key}", name="Hazard", kind="hazard", deck=deck, provenance="rule book")


KILL_OWN = Ko(Some(your_characters))
STRIKE, DRAW, FEWER = Strike(), Draw(), DrawFewer()

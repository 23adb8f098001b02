"""Words that many cards say."""

from __future__ import annotations

from functools import partial
from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    AddHive,
    AsMember,
    AtLeast,
    Cards,
    ChoosePlayer,
    Condition,
    Discard,
    Draw,
    DrawFewer,
    Each,
    EachPlayer,
    Effects,
    Exactly,
    Gain,
    Heal,
    Ko,
    Put,
    Remove,
    RepairShip,
    Scan,
    Secure,
    Self,
    ShuffleIn,
    Some,
    Strike,
    Superpower,
    Way,
    Ways,
    Weaken,
)
from domain.games.firefly.names import CLASSES as CLASSES, YOURS

FireflyCard = partial(Card, set="firefly", provenance="designed")
"""A card of this box; what isn't known of it is our own design."""

hidden = Cards(("hidden",))
enemies = Cards(("enemies",))
crew_enemies = Cards(("enemies",), lacks=("ship",))
ship_enemies = Cards(("enemies",), keyword="ship")
of_verse = Cards(("verse",))
on_bridge = Cards(("bridge",))
hand = Cards(("hand",))
your_characters = Cards(YOURS, kind="character")
chosen = Cards(("chosen",))
crew_strikes = Cards(("strikes!",))
ship_strikes = Cards(("serenity",))


def combo(cls: str, *then: Effects) -> Superpower:
    """What works if another card of this class was played earlier this turn.

    It may be left alone: where somebody could want that, the words that follow ask.
    """
    return Superpower((cls,), then)


def is_main(member: str) -> Condition:
    """Whether somebody is a Main Character who isn't defeated."""
    return AtLeast(Each(Cards(("mains",), name=member)))


def isnt_main(member: str) -> Condition:
    """Whether nobody of that name is a Main Character who isn't defeated."""
    return Exactly(Each(Cards(("mains",), name=member)), 0)


def each_player(*what: Effects) -> EachPlayer:
    """Each player does this, the current one first."""
    return EachPlayer(what, in_turn=True)


def heal(n: int = 1, *, may: bool = False) -> Heal:
    """Strikes of any Main Characters, as whoever heals chooses."""
    return Heal(Some(crew_strikes, n, may=may))


def scan_free(*, may: bool = False) -> Scan:
    """A hidden card is turned up without paying."""
    return Scan(Some(hidden, may=may))


def repair(n: int = 1, *, may: bool = False) -> RepairShip:
    """Ship Strikes leave Serenity without being paid for."""
    return RepairShip(Some(ship_strikes, n, may=may))


def choose(*ways: Effects) -> Ways:
    """One of these."""
    return Ways(tuple(Way((way,)) for way in ways))


def discard(n: int = 1) -> Discard:
    """Cards from hand."""
    return Discard(Some(hand, n))


def weaken(of: Cards, by: int) -> Weaken:
    """One of these has so much Attack less this turn."""
    return Weaken(Some(of), by=by)


def enemy(deck: str, key: str, name: str, attack: int, *team: str, **about: Any) -> Card:
    """An enemy of an Episode."""
    return FireflyCard(
        key=key, name=name, kind="enemy", deck=deck, attack=attack, team=team[0] if team else "", **about
    )


def passenger(deck: str, key: str, name: str, cls: str, **about: Any) -> Card:
    """A character that lies in the deck of an Episode: revealed, it joins a player's deck."""
    joins = ChoosePlayer((ShuffleIn(Self(), deck="deck"),))
    return FireflyCard(key=key, name=name, kind="character", deck=deck, cls=cls, reveal=(joins,), **about)


def neither(one: str, other: str, *what: Effects) -> AsMember:
    """What follows where neither of two members of the crew is a player."""
    return AsMember(one, (), otherwise=(AsMember(other, (), otherwise=what),))


TO_OPERATIONS = Put(Self(), pile="operations")
SECURE, REMOVE = Secure(Self()), Remove(Self())
DEFEAT_OWN = Ko(Some(your_characters, may=True))
STRIKE, SHIP_STRIKE, DRAW, FEWER, ADD = Strike(), Strike(of="ship"), Draw(), DrawFewer(), AddHive()
TALENT, FLAW = Gain("talents"), Gain("flaws")

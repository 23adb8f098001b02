"""Crew Strikes and Ship Strikes."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    AtLeast,
    Cards,
    Discard,
    Each,
    Highest,
    Hold,
    If,
    Lowest,
    Modify,
    OneOf,
    Rightmost,
    Some,
    StrikeThem,
    ToCombatZone,
    Top,
    Way,
    Ways,
    Whenever,
)

from .words import (
    ADD,
    FEWER,
    FLAW,
    SHIP_STRIKE,
    STRIKE,
    TALENT,
    FireflyCard,
    discard,
    each_player,
    hand,
    of_verse,
    ship_enemies,
)

own_avatar = Cards(("avatar",))
AT_START = Whenever("actions", (Discard(Some(hand)),))


def crew(key: str, name: str, copies: int, damage: int | None, **about: Any) -> Card:
    """A Crew Strike."""
    return FireflyCard(
        key=key, name=name, kind="crew-strike", deck="crew-strikes", copies=copies, damage=damage, **about
    )


def ship(key: str, name: str, repair: int | None, *, copies: int = 1, deck: str = "ship-strikes", **about: Any) -> Card:
    """A Ship Strike."""
    return FireflyCard(key=key, name=name, kind="ship-strike", deck=deck, copies=copies, repair=repair, **about)


def _is_you(member: str) -> AtLeast:
    return AtLeast(Each(Cards(("avatar",), name=member)))


CREW = (
    crew("wide-shot", "Wide Shot", 4, None),
    crew("grazed", "Grazed", 7, 1),
    crew("cracked-rib", "Cracked Rib", 5, 2),
    crew("shot-through", "Shot Through", 2, 3),
    crew("knocked-flat", "Knocked Flat", 3, 1, strike=(FEWER,)),
    crew("pinned-down", "Pinned Down", 2, 2, strike=(FEWER,)),
    crew("rattled", "Rattled", 3, None, strike=(FLAW,)),
    crew("bleeding", "Bleeding", 2, 1, abilities=(AT_START,)),
    crew("ricochet", "Ricochet", 2, 1, strike=(StrikeThem(Lowest(Cards(("other-mains",)), "rank")),)),
    crew("familiar-face", "Familiar Face", 2, 1, strike=(If(OneOf((_is_you("Simon"), _is_you("River"))), (STRIKE,)),)),
    crew(
        "point-blank",
        "Point Blank",
        2,
        3,
        abilities=(Hold("damage", -1, condition=AtLeast(Highest("defense", own_avatar), 3)),),
    ),
    crew("second-wind", "Second Wind", 2, 1, strike=(TALENT,)),
    crew("smoke-and-panic", "Smoke and Panic", 1, None, strike=(ToCombatZone(Rightmost(of_verse)),)),
    crew("ringing-ears", "Ringing Ears", 1, 1, abilities=(Hold("apart"),)),
    crew("hit-in-the-gun-arm", "Hit in the Gun Arm", 1, 2, abilities=(Hold("first-fight"),)),
    crew("lost-satchel", "Lost Satchel", 1, None, strike=(Discard(Top(3)),)),
)

SHIP = (
    ship("scorched-plating", "Scorched Plating", 2, copies=4),
    ship("glancing-blow", "Glancing Blow", None, copies=2, keywords=("miss",)),
    ship("cargo-shift", "Cargo Shift", 2, strike=(each_player(discard()),)),
    ship(
        "overheated-drive",
        "Overheated Drive",
        3,
        strike=(Ways((Way((discard(2),), AtLeast(Each(hand), 2)), Way((SHIP_STRIKE,)))),),
    ),
    ship("hull-breach", "Hull Breach", 4, strike=(STRIKE,)),
    ship("lurch", "Lurch", 3, strike=(ADD,)),
    ship("fouled-sensors", "Fouled Sensors", 3, abilities=(Hold("scan-cost"),)),
    ship("stuck-beacon", "Stuck Beacon", 3, abilities=(Hold("ships-range"),)),
    ship("coolant-leak", "Coolant Leak", 3, copies=2, abilities=(Hold("repair-cost"),)),
    ship("dead-thruster", "Dead Thruster", 4, abilities=(Modify(1, of=ship_enemies),)),
    ship("cabin-fire", "Cabin Fire", 4, abilities=(AT_START,)),
    ship("crossed-controls", "Crossed Controls", 4, abilities=(Hold("no-avoid-ship"),)),
    ship("sealed-hatches", "Sealed Hatches", 3, abilities=(Hold("no-talents"),)),
    ship("smoke-in-the-infirmary", "Smoke in the Infirmary", 3, abilities=(Hold("no-heal"),)),
    ship("bad-air", "Bad Air", 5, abilities=(Hold("fewer"),)),
)

CARDS = (*CREW, *SHIP)

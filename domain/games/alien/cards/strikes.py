"""The forty Strikes."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    AddHive,
    AtLeast,
    Dearest,
    Each,
    Heal,
    Ko,
    NextPlayer,
    PlaceFacehugger,
    Self,
    Some,
    Strike,
    Way,
    Ways,
)

from .words import FEWER, AlienCard, discard, hand, heal_own, in_hq, your_characters


def _strike(key: str, name: str, copies: int, damage: int, **about: Any) -> Card:
    return AlienCard(key=key, name=name, kind="strike", deck="strikes", copies=copies, damage=damage, **about)


CARDS = (
    _strike("raking-claws", "Raking Claws", 8, 1),
    _strike("tail-lash", "Tail Lash", 6, 2),
    _strike("near-miss", "Near Miss", 5, 0),
    _strike(
        "acid-splash", "Acid Splash", 4, 1, strike=(Ways((Way((discard(),), AtLeast(Each(hand))), Way((FEWER,)))),)
    ),
    _strike("second-jaw", "Second Jaw", 3, 3),
    _strike("thrown-aside", "Thrown Aside", 3, 2, strike=(FEWER,)),
    _strike(
        "dragged-under",
        "Dragged Under",
        2,
        2,
        damage_last=True,
        strike=(Ko(Some(your_characters, may=True), then=(Heal(Self()),)),),
    ),
    _strike("panic", "Panic", 2, 0, strike=(discard(2), FEWER)),
    _strike("leap-from-the-shadows", "Leap from the Shadows", 1, 0, strike=(PlaceFacehugger(),)),
    _strike("impaled", "Impaled", 1, 4),
    _strike("shrieking-call", "Shrieking Call", 1, 0, strike=(AddHive(),)),
    _strike("second-attacker", "Second Attacker", 1, 2, strike=(Strike(),)),
    _strike("spray-of-acid", "Spray of Acid", 1, 2, strike=(NextPlayer((Strike(),)),)),
    _strike("second-wind", "Second Wind", 1, 0, strike=(heal_own(),)),
    _strike("torn-supply-lines", "Torn Supply Lines", 1, 2, strike=(Ko(Dearest(in_hq)),)),
)

"""Super Hero Civil War."""

from __future__ import annotations

from domain.deckbuilding.language import All, ByPlayers, Cards, Each, Exactly, Ko

from ..words import lair_card
from .printed import scheme

TWISTS = ByPlayers((8, 8, 8, 5, 5))
"""For one player no source has a number; it is that of two."""

HEROES = ByPlayers((3, 4, 5, 5, 6))
"""As usual, but for two players."""

CARDS = (
    scheme("super-hero-civil-war", "Super Hero Civil War", twists=TWISTS,
           allies=HEROES,
           twist=(Ko(All(lair_card)),),
           loses=Exactly(Each(Cards(("ally-deck",))), 0),
           provenance="unverified"),
)  # fmt: skip

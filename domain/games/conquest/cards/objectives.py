"""The two sides of the Objective Location card: one of them is in the game."""

from __future__ import annotations

from ..card import Location
from ..language import Foe, Grant, Modify
from .words import draw_stuff_when_conquered, menace_when_conquered, stronger

CARDS = (
    Location(
        key="capitol-city",
        name="Capitol City",
        objective=True,
        resistance=4,
        population=5,
        icons=("city", "objective"),
        abilities=(stronger(1), draw_stuff_when_conquered()),
    ),
    Location(
        key="historic-monument",
        name="Historic Monument",
        objective=True,
        resistance=3,
        population=4,
        icons=("objective",),
        abilities=(
            Modify(figure="hero-strength", by=1),
            Grant(ability="Cunning", needs=(Foe(hero=False),)),
            menace_when_conquered(2),
        ),
    ),
)

"""Shiny, Misbehave and Browncoats, Talents and Flaws."""

from __future__ import annotations

from .words import CLASSES, FireflyCard

CARDS = (
    FireflyCard(
        key="shiny",
        name="Shiny",
        kind="character",
        group="Shiny",
        deck="base",
        recruit=1,
        copies=35,
        provenance="rule book",
    ),
    FireflyCard(
        key="misbehave",
        name="Misbehave",
        kind="character",
        group="Misbehave",
        deck="base",
        attack=1,
        copies=25,
        provenance="rule book",
    ),
    *(
        FireflyCard(
            key=f"browncoats-{cls}",
            name="Browncoats",
            kind="character",
            group="Browncoats",
            deck="browncoats",
            cls=cls,
            cost=3,
            recruit=2,
            keywords=("coordinate",),
        )
        for cls in CLASSES
    ),
    FireflyCard(key="talent", name="Talent", kind="talent", deck="talents", copies=15, provenance="rule book"),
    FireflyCard(key="flaw", name="Flaw", kind="flaw", deck="flaws", copies=20, provenance="rule book"),
)

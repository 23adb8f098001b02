"""Specialists, Grunts and Sergeants."""

from __future__ import annotations

from .words import CLASSES, AlienCard

MARINES = "colonial_marines"

CARDS = (
    AlienCard(
        key="specialist",
        name="Specialist",
        kind="character",
        group="Specialist",
        deck="base",
        team=MARINES,
        cost=0,
        recruit=1,
        copies=35,
    ),
    AlienCard(
        key="grunt",
        name="Grunt",
        kind="character",
        group="Grunt",
        deck="base",
        team=MARINES,
        cost=0,
        attack=1,
        copies=25,
    ),
    *(
        AlienCard(
            key=f"sergeant-{cls}",
            name="Sergeant",
            kind="character",
            group="Sergeant",
            deck="sergeants",
            cls=cls,
            team=MARINES,
            cost=3,
            recruit=2,
            copies=2,
            keywords=("coordinate",),
        )
        for cls in CLASSES
    ),
)

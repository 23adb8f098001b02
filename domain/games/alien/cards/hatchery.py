"""The Hatchery: Facehuggers, and the Chestbursters that they leave."""

from __future__ import annotations

from .words import AlienCard

CARDS = (
    AlienCard(
        key="facehugger",
        name="Facehugger",
        kind="enemy",
        deck="hatchery",
        attack=3,
        copies=9,
        keywords=("facehugger", "does-not-strike"),
    ),
    AlienCard(
        key="chestburster", name="Chestburster", kind="chestburster", deck="hatchery", copies=5, provenance="rule book"
    ),
)

"""The Upgrades of Serenity."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Deed, Hold, Modify

from .words import FireflyCard, heal, ship_enemies


def _upgrade(key: str, name: str, cost: int, **about: Any) -> Card:
    return FireflyCard(key=key, name=name, kind="upgrade", deck="upgrade-stack", cost=cost, **about)


CARDS = (
    _upgrade("reinforced-hull", "Reinforced Hull", 3, abilities=(Hold("slots"),)),
    _upgrade("fire-suppression-system", "Fire Suppression System", 2, abilities=(Hold("first-repair", -2),)),
    _upgrade("enhanced-sensors", "Enhanced Sensors", 2, abilities=(Hold("scan-cost", -1),)),
    _upgrade(
        "stocked-infirmary", "Stocked Infirmary", 3, deeds=(Deed((heal(),), "upgrades", goal=False, rarely=True),)
    ),
    _upgrade("hidden-compartments", "Hidden Compartments", 2, abilities=(Hold("credits"),)),
    _upgrade("decoy-buoys", "Decoy Buoys", 2, abilities=(Hold("decoy"),)),
    _upgrade("armored-shutters", "Armored Shutters", 3, abilities=(Modify(-1, of=ship_enemies),)),
    _upgrade("common-table", "Common Table", 2, abilities=(Hold("keep-card"),)),
    _upgrade("tuned-engine", "Tuned Engine", 4, abilities=(Hold("skip-episode"),)),
    _upgrade("spare-bunks", "Spare Bunks", 2, abilities=(Hold("first-dear", -1),)),
)

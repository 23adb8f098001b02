"""The ten Roles: their Avatars, and the cards that come with them."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import AtLeast, Cards, Draw, Each, If, Pool

from .words import CLASSES, AlienCard


def _role(name: str, health: int, defense: int, key: str, card: str, **about: Any) -> tuple[Card, Card]:
    """An Avatar and its Role card."""
    avatar = AlienCard(
        key=name.lower(), name=name, kind="avatar", group=name, deck="roles", health=health, defense=defense
    )
    return avatar, AlienCard(key=key, name=card, kind="character", group=name, deck="roles", cost=0, **about)


CARDS = (
    *_role(
        "Gunner",
        11,
        4,
        "lets-rock",
        "Let's Rock!",
        cls="strength",
        attack=2,
        attack_plus=True,
        effect=(If(AtLeast(Each(Cards(("combat-zone",), kind="enemy"))), (Pool(1),)),),
    ),
    *_role("Synthetic", 9, 5, "versatile-programming", "Versatile Programming", classes=CLASSES, effect=(Draw(),)),
)

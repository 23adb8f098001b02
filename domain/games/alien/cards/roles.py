"""The ten Roles: their Avatars, and the cards that come with them."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    AtLeast,
    Begin,
    Cards,
    CopyPlayed,
    Discard,
    Draw,
    Each,
    Exactly,
    Forbid,
    Gain,
    Heal,
    If,
    Instead,
    Optionally,
    Pool,
    Some,
    Spend,
    Tally,
    Vigil,
    When,
)

from .words import CLASSES, AlienCard, choose, hand, heal_any, scan_free, strikes_of_all

enemies_of_combat_zone = Cards(("combat-zone",), kind="enemy")


def _role(name: str, health: int, defense: int, key: str, card: str, **about: Any) -> tuple[Card, Card]:
    """An Avatar and its Role card."""
    avatar = AlienCard(
        key=name.lower(), name=name, kind="avatar", group=name, deck="roles", health=health, defense=defense
    )
    return avatar, AlienCard(key=key, name=card, kind="character", group=name, deck="roles", cost=0, **about)


CARDS = (
    *_role(
        "Commander",
        11,
        3,
        "report-for-duty",
        "Report for Duty",
        cls="leadership",
        recruit=1,
        once=(Spend(2, (Gain("sergeants", to="deck"),)),),
    ),
    *_role(
        "Executive",
        9,
        3,
        "welcome-aboard",
        "Welcome Aboard",
        cls="leadership",
        recruit=2,
        effect=(Begin(),),
        abilities=(Instead("recruit", to="deck", once=True, may=True),),
    ),
    *_role(
        "Gunner",
        11,
        4,
        "lets-rock",
        "Let's Rock!",
        cls="strength",
        attack=2,
        attack_plus=True,
        effect=(If(AtLeast(Each(enemies_of_combat_zone)), (Pool(1),)),),
    ),
    *_role(
        "Medic",
        10,
        2,
        "battlefield-medicine",
        "Battlefield Medicine",
        cls="survival",
        recruit=1,
        effect=(Discard(Some(hand, may=True), then=(heal_any(),)),),
    ),
    *_role(
        "Mercenary",
        10,
        5,
        "ready-for-anything",
        "Ready for Anything",
        cls="strength",
        attack=1,
        attack_plus=True,
        recruit=0,
        recruit_plus=True,
        keywords=("vigilant",),
        abilities=(Vigil("own-turn", (choose(Pool(2), Pool(recruit=2)),)),),
    ),
    *_role(
        "Priest",
        12,
        2,
        "violence-isnt-the-answer",
        "Violence Isn't the Answer",
        cls="survival",
        recruit=2,
        effect=(If(Exactly(Tally("fought"), 0), (Optionally((Heal(Some(strikes_of_all)), Forbid("fight"))),)),),
    ),
    *_role(
        "Researcher",
        9,
        3,
        "thirst-for-knowledge",
        "Thirst for Knowledge",
        cls="intel",
        recruit=1,
        effect=(Begin(),),
        abilities=(When("scan", (Draw(),), times=1),),
    ),
    *_role(
        "Scout",
        8,
        5,
        "reconnaissance",
        "Reconnaissance",
        cls="intel",
        attack=1,
        effect=(scan_free(rooms=("complex.ventilation-shafts", "complex.operations")),),
    ),
    *_role("Synthetic", 9, 5, "versatile-programming", "Versatile Programming", classes=CLASSES, effect=(Draw(),)),
    *_role(
        "Technician",
        10,
        3,
        "right-tool-for-the-job",
        "Right Tool For The Job",
        cls="tech",
        effect=(CopyPlayed(cost_most=3, otherwise=(Draw(),)),),
    ),
)

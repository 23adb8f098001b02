"""Kaylee: she repairs, reuses, and keeps the ship and the mood whole."""

from __future__ import annotations

from functools import partial

from domain.deckbuilding.language import (
    Begin,
    CancelStrike,
    Cards,
    ChoosePlayer,
    Free,
    Hold,
    If,
    Pool,
    PutOn,
    Reaction,
    RepairShip,
    Some,
    Take,
)

from ..words import FireflyCard, choose, combo, is_main, repair

Kaylee = partial(FireflyCard, kind="character", group="Kaylee", deck="crew-deck")

cheap = Cards(("serenity",), repair_most=3)
tech_discarded = Cards(("discard",), kind="character", cls="tech", but="Spare Parts")

CARDS = (
    Kaylee(
        key="patch-job",
        name="Patch Job",
        cls="tech",
        cost=3,
        recruit=2,
        copies=5,
        effect=(If(is_main("Wash"), (Begin(1),), otherwise=(Begin(0),)),),
        abilities=(Hold("next-repair", -2), Hold("next-repair", -3)),
    ),
    Kaylee(
        key="kind-word",
        name="Kind Word",
        cls="leadership",
        cost=2,
        recruit=1,
        recruit_plus=True,
        copies=5,
        keywords=("coordinate",),
        effect=(
            ChoosePlayer((PutOn(Some(Cards(("discard",)), may=True), deck="deck"),), others=True, alone=True),
            combo("tech", Pool(recruit=1)),
        ),
    ),
    Kaylee(
        key="spare-parts",
        name="Spare Parts",
        cls="tech",
        cost=5,
        recruit=2,
        copies=3,
        effect=(choose(Take(Some(tech_discarded)), RepairShip(Some(cheap))),),
        abilities=(Reaction("ship-strike", (CancelStrike(),)),),
    ),
    Kaylee(
        key="heart-of-the-engine",
        name="Heart of the Engine",
        cls="tech",
        cost=7,
        attack=0,
        attack_plus=True,
        recruit=2,
        effect=(repair(2, may=True), Pool(Free("serenity", most=5))),
    ),
)

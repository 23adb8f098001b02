"""Inara: Recruit Points that buy people, end fights and serve the others."""

from __future__ import annotations

from functools import partial

from domain.deckbuilding.language import (
    All,
    AsCurrent,
    AsMember,
    Begin,
    Cards,
    Choose,
    Draw,
    Hold,
    Instead,
    Pool,
    PutUnder,
    Reaction,
    Some,
    SpendAny,
    Weaken,
)

from ..words import DRAW, FireflyCard, chosen, combo, on_bridge

Inara = partial(FireflyCard, kind="character", group="Inara", deck="crew-deck")

peaceable = Cards(("enemies",), lacks=("ship", "reaver"))

CARDS = (
    Inara(
        key="warm-welcome",
        name="Warm Welcome",
        cls="leadership",
        cost=3,
        recruit=2,
        copies=5,
        keywords=("coordinate",),
        effect=(PutUnder(Some(on_bridge, may=True), deck="crew-deck"), combo("leadership", Begin())),
        abilities=(Instead("recruit", to="another-hand", once=True, may=True, anywhere=True),),
    ),
    Inara(
        key="read-the-room",
        name="Read the Room",
        cls="intel",
        cost=4,
        recruit=1,
        recruit_plus=True,
        copies=5,
        effect=(DRAW, combo("leadership", Pool(recruit=1))),
    ),
    Inara(
        key="talked-down",
        name="Talked Down",
        cls="leadership",
        cost=5,
        recruit=3,
        copies=3,
        effect=(AsMember("Mal", (DRAW,), others=True),),
        once=(Choose(Some(peaceable), then=(SpendAny((Weaken(All(chosen)),)),)),),
    ),
    Inara(
        key="guild-connections",
        name="Guild Connections",
        cls="intel",
        cost=7,
        recruit=3,
        effect=(Draw(2), Begin()),
        abilities=(Hold("recruit-cost", -1), Reaction("actions", (AsCurrent((Draw(2),)),))),
    ),
)

"""Mal: the captain is best when outnumbered, and shares what there is."""

from __future__ import annotations

from functools import partial

from domain.deckbuilding.language import (
    Cards,
    ChoosePlayer,
    Draw,
    Each,
    GainCards,
    If,
    Optionally,
    Pool,
    Reaction,
    Some,
    TakeStrike,
)

from ..words import DEFEAT_OWN, DRAW, FireflyCard, choose, combo, each_player, is_main

Mal = partial(FireflyCard, kind="character", group="Mal", deck="crew-deck")

in_combat_zone = Cards(("combat-zone",), kind="enemy")

CARDS = (
    Mal(
        key="captains-share",
        name="Captain's Share",
        cls="leadership",
        cost=4,
        recruit=2,
        copies=5,
        keywords=("coordinate",),
        effect=(combo("leadership", Optionally((ChoosePlayer((DRAW,)),))),),
    ),
    Mal(
        key="against-the-odds",
        name="Against the Odds",
        cls="strength",
        cost=3,
        attack=1,
        attack_plus=True,
        copies=5,
        effect=(Pool(Each(in_combat_zone, most=3)), If(is_main("Zoe"), (Pool(1),))),
    ),
    Mal(
        key="take-the-hit",
        name="Take the Hit",
        cls="strength",
        cost=5,
        attack=3,
        copies=3,
        effect=(DEFEAT_OWN,),
        abilities=(Reaction("crew-strike", (TakeStrike(), Draw(2))),),
    ),
    Mal(
        key="crew-comes-first",
        name="Crew Comes First",
        cls="leadership",
        cost=7,
        recruit=3,
        effect=(each_player(choose(GainCards(Some(Cards(("bridge",), cost_most=4))), DRAW)),),
    ),
)

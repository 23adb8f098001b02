"""Zoe: a soldier with steady Attack, who weakens targets, lends cards and shields others."""

from __future__ import annotations

from functools import partial

from domain.deckbuilding.language import (
    AvoidStrike,
    CancelStrike,
    Cards,
    ChoosePlayer,
    If,
    Ko,
    Printed,
    Reaction,
    Some,
    Weaken,
)

from ..words import DRAW, FireflyCard, combo, enemies, is_main, weaken

Zoe = partial(FireflyCard, kind="character", group="Zoe", deck="crew-deck")

basics = Cards(("hand", "discard"), basic=True)
other_enemies = Cards(("enemies",), unchosen=True)
YOUR_DEFENSE = Printed("defense", Cards(("avatar",)))

CARDS = (
    Zoe(
        key="covering-fire",
        name="Covering Fire",
        cls="strength",
        cost=4,
        attack=2,
        copies=5,
        keywords=("coordinate",),
        effect=(combo("strength", weaken(enemies, 1)),),
    ),
    Zoe(
        key="steady-nerves",
        name="Steady Nerves",
        cls="survival",
        cost=4,
        attack=2,
        copies=5,
        effect=(combo("survival", AvoidStrike("crew")),),
        abilities=(Reaction("crew-strike", (CancelStrike(),)),),
    ),
    Zoe(
        key="hold-the-line",
        name="Hold the Line",
        cls="leadership",
        cost=5,
        attack=3,
        copies=3,
        keywords=("coordinate",),
        effect=(ChoosePlayer((Ko(Some(basics, may=True)),)),),
    ),
    Zoe(
        key="veterans-eye",
        name="Veteran's Eye",
        cls="strength",
        cost=8,
        attack=4,
        effect=(
            Weaken(
                Some(enemies),
                by=YOUR_DEFENSE,
                then=(combo("strength", Weaken(Some(other_enemies), by=YOUR_DEFENSE)),),
            ),
            If(is_main("Wash"), (DRAW,)),
        ),
    ),
)

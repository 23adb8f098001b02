"""The Masters of Evil."""

from __future__ import annotations

from domain.deckbuilding.language import (
    Cards,
    Each,
    Either,
    If,
    Kidnap,
    Ko,
    Modify,
    PutBack,
    Reveal,
    ShowElse,
    Showing,
    Some,
    StoodOn,
    Top,
)

from ..words import all_of_those, allies_of, ally, each_player, team_allies, those, wound
from .printed import villain

GROUP = "Masters of Evil"

all_your_tech_heroes = Cards(("hand", "played", "discard", "deck", "victory"), kind="ally", cls="tech")

CARDS = (
    villain(GROUP, "baron-zemo", "Baron Zemo", 2, attack=6, vp=4,
            fight=(Reveal(Showing(team_allies("avengers")), then=(Kidnap(Each(those)),)),)),
    villain(GROUP, "melter", "Melter", 2, attack=5, vp=3,
            fight=(each_player(Reveal(Top(), then=(Either(((Ko(all_of_those),), (PutBack(),))),))),)),
    villain(GROUP, "ultron", "Ultron", 2, attack=6, vp=2, vp_plus=True,
            abilities=(Modify(Each(all_your_tech_heroes), figure="final-vp"),),
            overrun=(each_player(ShowElse(allies_of("tech"), (wound,))),)),
    villain(GROUP, "whirlwind", "Whirlwind", 2, attack=4, vp=2,
            fight=(If(StoodOn("rooftops", "bridge"), (Ko(Some(ally, 2)),)),)),
)  # fmt: skip

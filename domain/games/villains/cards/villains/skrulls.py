"""The Skrulls."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    All,
    Assign,
    Cards,
    Dearest,
    GainCards,
    Ko,
    Modify,
    Picks,
    Printed,
    Put,
    Rightmost,
    Some,
)

from ..words import all_of_those, ally, each_player
from .printed import villain

GROUP = "Skrulls"

hero_in_hq = Cards(("lair",), kind="ally")
under_it = Cards(("captured",), kind="ally")


def _shapeshifter(key: str, name: str, copies: int, takes: Picks, **fields: Any) -> Card:
    """A Skrull in the shape of a Hero of the HQ, with the cost of that Hero for its Attack; the Hero escapes with it."""
    return villain(GROUP, key, name, copies, abilities=(Modify(Printed("cost", under_it)),),
                   ambush=(Put(takes, pile="captured"),),
                   fight=(GainCards(All(under_it)),), overrun=(Put(All(under_it)),), **fields)  # fmt: skip


CARDS = (
    villain(GROUP, "paibok-the-power-skrull", "Paibok the Power Skrull", 1, attack=8, vp=3,
            fight=(Assign(hero_in_hq, (GainCards(all_of_those),)),)),
    _shapeshifter("skrull-queen-veranke", "Skrull Queen Veranke", 1, Dearest(hero_in_hq), vp=4),
    _shapeshifter("skrull-shapeshifters", "Skrull Shapeshifters", 3, Rightmost(hero_in_hq), vp=2),
    villain(GROUP, "super-skrull", "Super-Skrull", 3, attack=4, vp=2, fight=(each_player(Ko(Some(ally))),)),
)  # fmt: skip

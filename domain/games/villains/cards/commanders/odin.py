"""Odin, who always leads the Asgardian Warriors, and his four Tactics."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    AtLeast,
    Cards,
    Discard,
    Draw,
    Each,
    If,
    Modify,
    Place,
    Pool,
    ShowElse,
    Some,
)

from ..words import a_card_in_hand, bindings, each_other_player, each_player, team_allies
from .printed import commander_card, tactic_card

ODIN, WARRIORS = "Odin", "Asgardian Warriors"


def warriors(*zones: str) -> Cards:
    """Asgardian Warriors, or who stands in for them."""
    return Cards(zones, kind="adversary", group=WARRIORS, led=True)


def _tactic(key: str, name: str, **fields: Any) -> Card:
    return tactic_card(ODIN, key, name, attack=10, attack_plus=True, **fields)


bindings_discarded = Cards(("discard",), kind="bindings")

CARDS = (
    commander_card("odin", ODIN, leads=WARRIORS, attack=10, attack_plus=True,
                   abilities=(Modify(Each(warriors("city", "overrun"))),),
                   strike=(each_player(Place(Some(warriors("victory")), otherwise=(bindings,))),)),
    _tactic("divine-justice", "Divine Justice",
            fight=(each_other_player(If(AtLeast(Each(bindings_discarded)), (bindings,))),)),
    _tactic("might-of-valhalla", "Might of Valhalla", fight=(Draw(Each(warriors("victory"))),)),
    _tactic("riches-of-asgard", "Riches of Asgard", fight=(Pool(recruit=Each(warriors("victory"))),)),
    _tactic("ride-of-the-valkyries", "Ride of the Valkyries",
            fight=(each_other_player(ShowElse(team_allies("foes-of-asgard"), (
                Discard(Some(a_card_in_hand, Each(warriors("overrun")))),))),)),
)  # fmt: skip

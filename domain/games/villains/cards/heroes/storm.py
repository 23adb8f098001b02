"""Storm, the Hero."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Begin, Cards, Draw, Kidnap, Modify, MoveTo, Some

from ..words import adversary_in_city, superpower
from .printed import COMMON, RARE, UNCOMMON, hero_card


def _card(*card: Any, **fields: Any) -> Card:
    return hero_card("Storm", "x-men", *card, **fields)


those_on_the_rooftops = Cards(("city.rooftops",), kind="adversary")
those_on_the_bridge = Cards(("city.bridge",), kind="adversary")
the_mastermind = Cards(("commander",))
whom_it_holds = Cards(("guarded",), kind="bystander")

CARDS = (
    _card("gathering-stormclouds", "Gathering Stormclouds", COMMON, cls="ranged", cost=3, recruit=2,
          effect=(superpower("ranged", then=Draw(1)),)),
    _card("lightning-bolt", "Lightning Bolt", COMMON, cls="ranged", cost=4, attack=2,
          abilities=(Modify(-2, of=those_on_the_rooftops),), effect=(Begin(0),)),
    _card("spinning-cyclone", "Spinning Cyclone", UNCOMMON, cls="covert", cost=6, attack=4,
          effect=(MoveTo(Some(adversary_in_city, may=True), space="", then=(Kidnap(of=whom_it_holds),)),)),
    _card("tidal-wave", "Tidal Wave", RARE, cls="ranged", cost=7, attack=5,
          abilities=(Modify(-2, of=those_on_the_bridge), Modify(-2, of=the_mastermind)),
          effect=(Begin(0), superpower("ranged", then=Begin(1)))),
)  # fmt: skip

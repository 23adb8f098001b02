"""Nick Fury, the Hero."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Cards, Defeat, Each, Gain, Ko, Optionally, Plays, Pool, Some

from ..words import superpower
from .printed import COMMON, RARE, UNCOMMON, hero_card

SHIELD = "shield"


def _card(*card: Any, **fields: Any) -> Card:
    return hero_card("Nick Fury", SHIELD, *card, **fields)


your_shield_hero = Cards(("hand", "discard"), kind="ally", team=SHIELD)
enemy = Cards(("city", "cells!", "commander"))
knocked_out_shield_heroes = Cards(("ko",), kind="ally", team=SHIELD)

CARDS = (
    _card("battlefield-promotion", "Battlefield Promotion", COMMON, cls="covert", cost=4,
          effect=(Ko(Some(your_shield_hero, may=True), then=(Optionally((Gain("officers", to="hand"),)),)),)),
    _card("high-tech-weaponry", "High-Tech Weaponry", COMMON, cls="tech", cost=3, attack=2, attack_plus=True,
          effect=(superpower("tech", then=Pool(attack=1)),)),
    _card("legendary-commander", "Legendary Commander", UNCOMMON, cls="strength", cost=6, attack=1, attack_plus=True,
          effect=(Pool(attack=Plays(team=SHIELD)),)),
    _card("pure-fury", "Pure Fury", RARE, cls="tech", cost=8,
          effect=(Defeat(Some(enemy, below=Each(knocked_out_shield_heroes))),)),
)  # fmt: skip

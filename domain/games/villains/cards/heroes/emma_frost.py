"""Emma Frost."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Begin, Cards, Draw, Optionally, Play, Pool, Reveal, Some, Top, When

from ..words import MINE, each_player, superpower
from .printed import COMMON, RARE, UNCOMMON, hero_card


def _card(*card: Any, **fields: Any) -> Card:
    return hero_card("Emma Frost", "x-men", *card, **fields)


another_x_men_hero = Cards(MINE, kind="ally", team="x-men", other=True)

CARDS = (
    _card("mental-discipline", "Mental Discipline", COMMON, cls="ranged", cost=3, recruit=1, effect=(Draw(1),)),
    _card("shadowed-thoughts", "Shadowed Thoughts", COMMON, cls="covert", cost=4, attack=2, attack_plus=True,
          effect=(superpower("covert", then=Optionally((
              Play(Top(1, "adversary-deck"), then=(Pool(attack=2),)),))),)),
    _card("psychic-link", "Psychic Link", UNCOMMON, cls="instinct", cost=5, attack=3,
          effect=(each_player(Reveal(Some(another_x_men_hero, may=True), then=(Draw(1),))),)),
    _card("diamond-form", "Diamond Form", RARE, cls="strength", cost=7, attack=5, recruit=0, recruit_plus=True,
          abilities=(When("defeat-any", (Pool(recruit=3),)),),
          effect=(Begin(0),)),
)  # fmt: skip

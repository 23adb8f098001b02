"""Gambit."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Discard, Draw, Either, Pool, Printed, PutBack, PutOn, Reveal, Some, Take, Top

from ..words import a_card_in_hand, all_of_those, each_other_player, if_it_is, superpower, those
from .printed import COMMON, RARE, UNCOMMON, hero_card


def _card(*card: Any, **fields: Any) -> Card:
    return hero_card("Gambit", "x-men", *card, **fields)


discard_or_put_back = Either(((Discard(all_of_those),), (PutBack("deck"),)))

CARDS = (
    _card("card-shark", "Card Shark", COMMON, cls="ranged", cost=4, attack=2,
          effect=(Reveal(Top(), then=(if_it_is(Take(all_of_those, drawn=True), team="x-men"),)),)),
    _card("stack-the-deck", "Stack the Deck", COMMON, cls="covert", cost=2,
          effect=(Draw(2), PutOn(Some(a_card_in_hand), deck="deck"))),
    _card("hypnotic-charm", "Hypnotic Charm", UNCOMMON, cls="instinct", cost=3, recruit=2,
          effect=(Reveal(Top(), then=(discard_or_put_back,)),
                  superpower("instinct", then=each_other_player(Reveal(Top(), then=(discard_or_put_back,)))))),
    _card("high-stakes-jackpot", "High Stakes Jackpot", RARE, cls="instinct", cost=7, attack=4, attack_plus=True,
          effect=(Reveal(Top(), then=(Pool(attack=Printed("cost", those)),)),)),
)  # fmt: skip

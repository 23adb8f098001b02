"""Sabretooth."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    Discard,
    Ko,
    Pool,
    Reveal,
    ShowElse,
    Some,
    Take,
    Tally,
    ThisWay,
    Top,
)

from ..words import (
    allies_of,
    any_of_those,
    each_player,
    if_it_is,
    superpower,
    the_others,
    those,
)
from .printed import COMMON, RARE, UNCOMMON, ally_card


def _card(*card: Any, **fields: Any) -> Card:
    return ally_card("Sabretooth", "brotherhood", *card, **fields)


CARDS = (
    _card("leap-of-the-tiger", "Leap of the Tiger", COMMON, cls="instinct", cost=3, attack=2, attack_plus=True,
          effect=(Reveal(Top(1), then=(if_it_is(Pool(attack=2), cls="instinct"), Discard(Some(those, may=True)))),)),
    _card("take-one-for-the-team", "Take One for the Team", COMMON, cls="instinct", cost=4, recruit=1,
          effect=(Reveal(Top(1), then=(if_it_is(
              Take(Some(those, may=True), drawn=True), Ko(Some(those, may=True)), team="brotherhood"),)),)),
    _card("stealthy-predator", "Stealthy Predator", UNCOMMON, cls="covert", cost=2,
          effect=(Reveal(Top(3), then=(Take(Some(those), drawn=True), Discard(Some(the_others)))),)),
    _card("upper-hand", "Upper Hand", RARE, cls="strength", cost=7, attack=4, attack_plus=True,
          effect=(ThisWay("revealed", (each_player(ShowElse(allies_of("instinct"), (Reveal(Top(1)),))),),
                          then=(Ko(any_of_those),)),
                  superpower("instinct", then=Pool(attack=Tally("ko!", once=True))))),
)  # fmt: skip

"""Captain America."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Colors, Draw, Plays, Pool, Reveal, Showing, Ward

from ..words import ally, superpower, those
from .printed import COMMON, RARE, UNCOMMON, hero_card


def _card(*card: Any, **fields: Any) -> Card:
    return hero_card("Captain America", "avengers", *card, **fields)


CARDS = (
    _card("avengers-assemble", "Avengers Assemble!", COMMON, cls="instinct", cost=3, recruit=0, recruit_plus=True,
          effect=(Reveal(Showing(ally), then=(Pool(recruit=Colors(those)),)),)),
    _card("perfect-teamwork", "Perfect Teamwork", COMMON, cls="strength", cost=4, attack=0, attack_plus=True,
          effect=(Reveal(Showing(ally), then=(Pool(attack=Colors(those)),)),)),
    _card("diving-block", "Diving Block", UNCOMMON, cls="tech", cost=6, attack=4,
          abilities=(Ward("wound", (Draw(1),)),)),
    _card("a-day-unlike-any-other", "A Day Unlike Any Other", RARE, cls="covert", cost=7, attack=3, attack_plus=True,
          effect=(superpower("avengers", then=Pool(attack=Plays(team="avengers", by=3))),)),
)  # fmt: skip

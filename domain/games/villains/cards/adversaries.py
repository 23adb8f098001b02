"""The Adversary Groups and Backup Adversaries of the first game."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    All,
    AtLeast,
    Begin,
    Cards,
    Discard,
    DiscardToDo,
    Draw,
    Each,
    Either,
    Guard,
    If,
    Instead,
    Ko,
    Modify,
    Plays,
    Pool,
    PutBack,
    Reveal,
    Self,
    ShowCosts,
    ShowElse,
    ShuffleIn,
    Some,
    Special,
    Take,
    Tally,
    Top,
)

from .words import (
    a_card_in_hand,
    all_of_those,
    allies_of,
    ally,
    bindings,
    discard_a_card,
    each_player,
    new_recruit,
    x_treme_in_city,
    your_bindings,
    your_other_adversary,
)

X_TREME = Modify(Each(Cards(("city",), kind="adversary", keyword="x-treme-attack", other=True)))


def _adversary(group: str, key: str, name: str, copies: int, **fields: Any) -> Card:
    return Card(key=key, name=name, kind="adversary", group=group, copies=copies, **fields)


def _x_treme(group: str, key: str, name: str, copies: int, *more: Modify, **fields: Any) -> Card:
    abilities = (X_TREME, *more)
    return _adversary(
        group, key, name, copies, keywords=("x-treme-attack",), abilities=abilities, attack_plus=True, **fields
    )


KNIGHTS, DEFENDERS, AVENGERS, FIRST_CLASS = "Marvel Knights", "Defenders", "Uncanny Avengers", "X-Men First Class"

MARVEL_KNIGHTS = (
    _adversary(KNIGHTS, "black-panther", "Black Panther", 2, attack=4, vp=2, fight=(each_player(Draw(1)),)),
    _adversary(KNIGHTS, "elektra", "Elektra", 2, attack=4, vp=2, fight=(Ko(Some(ally)), Ko(Some(your_bindings)))),
    _adversary(KNIGHTS, "punisher", "Punisher", 2, attack=6, vp=4,
               fight=(Reveal(Top(), then=(Ko(All(Cards(("chosen",), cost_most=0))),)),),
               overrun=(each_player(Reveal(Top(), then=(Ko(All(Cards(("chosen",), cost_least=1))),))),)),
    _adversary(KNIGHTS, "ghost-rider", "Ghost Rider", 2, attack=5, vp=3,
               fight=(Ko(Some(your_other_adversary, may=True), then=(Pool(recruit=3),)),),
               overrun=(each_player(Ko(Some(Cards(("victory",), kind="adversary"), may=True), otherwise=(bindings,))),)),
)  # fmt: skip

other_defender = Cards(("city",), kind="adversary", group=DEFENDERS, other=True)
namor = If(AtLeast(Each(other_defender)), (each_player(bindings),))

DEFENDERS_GROUP = (
    _adversary(DEFENDERS, "daredevil", "Daredevil", 2, attack=5, vp=3,
               abilities=(Instead("recruit", to="deck", once=True),),
               fight=(Begin(0),),
               overrun=(each_player(Reveal(Top(), then=(Discard(All(Cards(("chosen",), cost_least=1))),))),)),
    _adversary(DEFENDERS, "iron-fist", "Iron Fist", 2, attack=3, vp=2, needs=(ShowCosts(3, ally),)),
    _adversary(DEFENDERS, "namor-the-sub-mariner", "Namor, The Sub-Mariner", 2, attack=6, vp=4,
               ambush=(namor,), fight=(namor,), overrun=(namor,)),
    _adversary(DEFENDERS, "luke-cage", "Luke Cage", 2, attack=4, vp=2,
               fight=(each_player(Reveal(Top(3), then=(
                   Either(((Discard(all_of_those),), (PutBack("deck"),))),))),)),
)  # fmt: skip

UNCANNY_AVENGERS = (
    _x_treme(AVENGERS, "havok", "Havok", 2, attack=4, vp=2,
             ambush=(each_player(ShowElse(allies_of("ranged"), (Discard(Some(a_card_in_hand, 2)), Draw(1)))),)),
    _x_treme(AVENGERS, "rogue", "Rogue", 2, attack=4, vp=2, fight=(Special("rogue"),)),
    _adversary(AVENGERS, "scarlet-witch", "Scarlet Witch", 2, attack=5, vp=3,
               fight=(Reveal(Top(3), then=(Take(All(Cards(("chosen",), odd=True))),
                                           Discard(All(Cards(("chosen",), odd=False))))),)),
    _x_treme(AVENGERS, "wolverine", "Wolverine", 2, Modify(Tally("drawn")), attack=7, vp=5,
             overrun=(each_player(ShowElse(allies_of("instinct"), (bindings,))), ShuffleIn(Self(), deck="adversary-deck"))),
)  # fmt: skip

X_MEN_FIRST_CLASS = (
    _x_treme(FIRST_CLASS, "angel", "Angel", 2, attack=4, vp=2, fight=(Draw(2), discard_a_card)),
    _x_treme(FIRST_CLASS, "iceman", "Iceman", 2, attack=5, vp=3, fight=(Draw(Plays(cls="ranged")),)),
    _x_treme(FIRST_CLASS, "jean-grey", "Jean Grey", 1, attack=6, vp=4,
             ambush=(Guard(Self(), Each(x_treme_in_city)),), fight=(Pool(recruit=Tally("kidnapped")),)),
    _x_treme(FIRST_CLASS, "beast", "Beast", 2, attack=5, vp=3,
             fight=(Ko(Some(ally)), If(AtLeast(Each(x_treme_in_city)), (Ko(Some(ally)),)))),
    _x_treme(FIRST_CLASS, "cyclops", "Cyclops", 1, attack=6, vp=4, needs=(DiscardToDo(),),
             overrun=(each_player(ShowElse(Cards(("hand", "played"), kind="ally", team="brotherhood"), (discard_a_card,))),)),
)  # fmt: skip

BACKUP = (
    _adversary("Cops", "cops", "Cops", 10, attack=3, vp=1, fight=(new_recruit,)),
    _adversary("Asgardian Warriors", "asgardian-warriors", "Asgardian Warriors", 10, attack=3, vp=1, fight=(Draw(1),)),
)

CARDS = (*MARVEL_KNIGHTS, *DEFENDERS_GROUP, *UNCANNY_AVENGERS, *X_MEN_FIRST_CLASS, *BACKUP)

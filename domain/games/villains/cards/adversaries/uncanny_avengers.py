"""The Uncanny Avengers."""

from __future__ import annotations

from domain.deckbuilding.language import (
    All,
    Cards,
    Discard,
    Draw,
    Modify,
    PlayCopy,
    Reveal,
    Self,
    ShowElse,
    ShuffleIn,
    Some,
    Take,
    Tally,
    ThisWay,
    Top,
)

from ..words import a_card_in_hand, allies_of, bindings, each_other_player, each_player, playable_of_those
from .printed import adversary, x_treme

GROUP = "Uncanny Avengers"

CARDS = (
    x_treme(GROUP, "havok", "Havok", 2, attack=4, vp=2,
            ambush=(each_player(ShowElse(allies_of("ranged"), (Discard(Some(a_card_in_hand, 2)), Draw(1)))),)),
    x_treme(GROUP, "rogue", "Rogue", 2, attack=4, vp=2,
           fight=(ThisWay("discarded", (each_other_player(Discard(Top())),), then=(PlayCopy(Some(playable_of_those)),)),)),
    adversary(GROUP, "scarlet-witch", "Scarlet Witch", 2, attack=5, vp=3,
              fight=(Reveal(Top(3), then=(Take(All(Cards(("chosen",), odd=True))),
                                          Discard(All(Cards(("chosen",), odd=False))))),)),
    x_treme(GROUP, "wolverine", "Wolverine", 2, Modify(Tally("drawn")), attack=7, vp=5,
            overrun=(each_player(ShowElse(allies_of("instinct"), (bindings,))), ShuffleIn(Self(), deck="adversary-deck"))),
)  # fmt: skip

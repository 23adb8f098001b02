"""The Spider Friends."""

from __future__ import annotations

from domain.deckbuilding.language import All, Cards, Discard, If, Ko, Play, PutOn, Reveal, Some, StoodOn, ThisWay, Top

from ..words import ally, any_of_those, bindings, each_player
from .printed import adversary, elusive

GROUP = "Spider Friends"

back_on_top = PutOn(All(Cards(("victory",), this=True)), deck="adversary-deck")

CARDS = (
    adversary(GROUP, "black-cat", "Black Cat", 2, attack=2, vp=2, **elusive(6),
              fight=(ThisWay("revealed", (each_player(Reveal(Top())),), then=(Discard(any_of_those),)),)),
    adversary(GROUP, "firestar", "Firestar", 2, attack=5, vp=3,
              fight=(Reveal(Top(), then=(Ko(All(Cards(("chosen",), icon="recruit"))),)),),
              overrun=(each_player(Reveal(Top(), then=(Ko(All(Cards(("chosen",), icon="attack"))),))),)),
    adversary(GROUP, "moon-knight", "Moon Knight", 2, attack=4, vp=2,
              fight=(Ko(Some(ally)), If(StoodOn("rooftops"), (Ko(Some(ally)),)))),
    adversary(GROUP, "spider-man", "Spider-Man", 2, attack=2, vp=3,
              fight=(Reveal(Top(deck="adversary-deck"),
                            then=(Play(All(Cards(("chosen",), vp_most=2)), then=(back_on_top,)),)),),
              overrun=(each_player(bindings),)),
)  # fmt: skip

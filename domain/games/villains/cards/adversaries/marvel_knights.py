"""The Marvel Knights."""

from __future__ import annotations

from domain.deckbuilding.language import All, Cards, Draw, Ko, Pool, Reveal, Some, Top

from ..words import ally, bindings, each_player, your_bindings, your_other_adversary
from .printed import adversary

GROUP = "Marvel Knights"

CARDS = (
    adversary(GROUP, "black-panther", "Black Panther", 2, attack=4, vp=2, fight=(each_player(Draw(1)),)),
    adversary(GROUP, "elektra", "Elektra", 2, attack=4, vp=2, fight=(Ko(Some(ally)), Ko(Some(your_bindings)))),
    adversary(GROUP, "punisher", "Punisher", 2, attack=6, vp=4,
              fight=(Reveal(Top(), then=(Ko(All(Cards(("chosen",), cost_most=0))),)),),
              overrun=(each_player(Reveal(Top(), then=(Ko(All(Cards(("chosen",), cost_least=1))),))),)),
    adversary(GROUP, "ghost-rider", "Ghost Rider", 2, attack=5, vp=3,
              fight=(Ko(Some(your_other_adversary, may=True), then=(Pool(recruit=3),)),),
              overrun=(each_player(Ko(Some(Cards(("victory",), kind="adversary"), may=True), otherwise=(bindings,))),)),
)  # fmt: skip

"""Build an Underground Mega-Vault Prison."""

from __future__ import annotations

from domain.deckbuilding.language import All, AtLeast, Cards, Each, Enter, Exactly, If, Players, Reveal, Top

from ..words import bindings, each_player
from .printed import plot

in_sewers = Cards(("city.sewers",), kind="adversary")
revealed_adversary = Cards(("chosen",), kind="adversary")

CARDS = (
    plot("build-an-underground-mega-vault-prison", "Build an Underground Mega-Vault Prison",
         bindings=Players(5),
         twist=(If(AtLeast(Each(in_sewers)), (each_player(bindings),),
                   otherwise=(Reveal(Top(1, "adversary-deck"), then=(Enter(All(revealed_adversary), space="sewers"),)),)),),
         loses=Exactly(Each(Cards(("bindings",))), 0)),
)  # fmt: skip

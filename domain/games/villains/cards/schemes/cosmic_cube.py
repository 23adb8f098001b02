"""Unleash the Power of the Cosmic Cube."""

from __future__ import annotations

from domain.deckbuilding.card import Space
from domain.deckbuilding.language import AtLeast, Cue, Gain, Numbered, Put, Total

from ..words import each_player, wound
from .printed import scheme

CUBE = "cosmic-cube"

beside = Put(Cue(), pile=CUBE)

CARDS = (
    scheme("unleash-the-power-of-the-cosmic-cube", "Unleash the Power of the Cosmic Cube",
           spaces=(Space(CUBE),),
           twist=(Numbered((4, 6, 7), ((beside,),
                                       (beside, each_player(wound)),
                                       (beside, each_player(Gain("wounds", 3))))),),
           loses=AtLeast(Total("twist"), 8)),
)  # fmt: skip

"""Replace Earth's Leaders with Killbots."""

from __future__ import annotations

from domain.deckbuilding.card import Space
from domain.deckbuilding.language import AtLeast, Cards, Cue, Each, FromBox, Guise, Put, Total

from .printed import scheme

BESIDE = "killbot-programs"

CARDS = (
    scheme("replace-earths-leaders-with-killbots", "Replace Earth's Leaders with Killbots", twists=5,
           spaces=(Space(BESIDE),),
           bystanders=18,
           setup=(FromBox("scheme-twist", pile=BESIDE, n=3),),
           twist=(Put(Cue(), pile=BESIDE),),
           abilities=(Guise("bystander", name="Killbot", by=Each(Cards((BESIDE,), kind="plot-twist"))),),
           loses=AtLeast(Total("overrun-in-guise"), 5)),
)  # fmt: skip

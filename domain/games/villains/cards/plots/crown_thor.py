"""Crown Thor King of Asgard."""

from __future__ import annotations

from domain.deckbuilding.card import Space
from domain.deckbuilding.language import (
    Alike,
    AtLeast,
    Cards,
    Each,
    Enter,
    FromBox,
    If,
    Overrun,
    Put,
    The,
    Whenever,
)

from .printed import plot

BESIDE, TRIUMPHS = "beside", "triumphs-of-asgard"

thor = Cards((), kind="adversary", name="Thor")
thor_in_city = Cards(("city",), kind="adversary", name="Thor")
thor_elsewhere = Cards((BESIDE, "victory!", "overrun", "ko"), kind="adversary", name="Thor")
completed_twist = Cards(("ko",), kind="plot-twist")

CARDS = (
    plot("crown-thor-king-of-asgard", "Crown Thor King of Asgard",
         spaces=(Space(BESIDE), Space(TRIUMPHS)),
         setup=(FromBox("thor", pile=BESIDE),),
         twist=(If(AtLeast(Each(thor_in_city)), (Overrun(The(thor_in_city)),),
                   otherwise=(Enter(The(thor_elsewhere), guarding=3),)),),
         abilities=(Whenever("overrun", (Put(Alike(completed_twist), pile=TRIUMPHS),), of=thor),),
         loses=AtLeast(Each(Cards((TRIUMPHS,), kind="plot-twist")), 3)),
)  # fmt: skip

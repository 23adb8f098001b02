"""Crush HYDRA."""

from __future__ import annotations

from domain.deckbuilding.language import (
    All,
    AtLeast,
    Cards,
    Each,
    EachOf,
    GainCards,
    Modify,
    Numbered,
    Put,
    Top,
    Whenever,
)

from .printed import plot

an_adversary = Cards((), kind="adversary")
adversary_in_city = Cards(("city",), kind="adversary")
its_captives = Cards(("captured",), kind="ally")
all_captives = Cards(("captured!",), kind="ally")
a_madame_hydra = Put(Top(1, "madame-hydras"), pile="captured")
a_new_recruit = Put(Top(1, "new-recruits"), pile="captured", otherwise=(a_madame_hydra,))

CARDS = (
    plot("crush-hydra", "Crush HYDRA",
         twist=(Numbered((7, 8), ((EachOf(adversary_in_city, (a_new_recruit,), first="bridge"),), (Put(All(all_captives)),))),),
         abilities=(
             Modify(Each(its_captives), of=an_adversary),
             Whenever("defeat", (GainCards(All(its_captives)),), of=an_adversary),
             Whenever("overrun", (Put(All(its_captives)),), of=an_adversary),
         ),
         loses=AtLeast(Each(Cards(("overrun",), kind="ally")), 11)),
)  # fmt: skip

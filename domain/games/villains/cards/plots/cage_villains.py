"""Cage Villains in Power-Suppressing Cells."""

from __future__ import annotations

from domain.deckbuilding.card import Space
from domain.deckbuilding.language import (
    All,
    AtLeast,
    Cards,
    ChoosePlayer,
    Cover,
    Each,
    FromBox,
    GainCards,
    GoodWins,
    If,
    Players,
    Put,
    Some,
    Whenever,
)

from ..words import colored_ally_in_hand, each_player
from .printed import plot

STACK, CELLS = "cop-stack", "cells"

cops = Cards((), kind="adversary", name="Cops")
your_cops = Cards(("victory",), kind="adversary", name="Cops")
their_captives = Cards(("captured",), kind="ally")

CARDS = (
    plot("cage-villains-in-power-suppressing-cells", "Cage Villains in Power-Suppressing Cells",
         spaces=(Space(STACK), Space(CELLS, of="seat", fought=True)),
         setup=(FromBox("cops", pile=STACK, n=Players(2)),),
         twist=(each_player(Put(All(your_cops), pile=STACK)),
                each_player(Put(Some(colored_ally_in_hand), pile=CELLS, then=(Cover(STACK, otherwise=(GoodWins(),)),)))),
         abilities=(Whenever("defeat", (If(AtLeast(Each(their_captives)), (
             ChoosePlayer((GainCards(All(their_captives)),)),)),), of=cops),)),
)  # fmt: skip

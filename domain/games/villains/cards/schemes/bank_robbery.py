"""Midtown Bank Robbery."""

from __future__ import annotations

from domain.deckbuilding.language import All, AtLeast, Cards, Each, Guard, Modify, Total

from ..words import play_another
from .printed import scheme

a_villain = Cards((), kind="adversary")
in_the_bank = Cards(("city.bank",), kind="adversary")
its_bystanders = Cards(("guarded",), kind="bystander")

CARDS = (
    scheme("midtown-bank-robbery", "Midtown Bank Robbery",
           bystanders=12,
           twist=(Guard(All(in_the_bank), 2), play_another),
           abilities=(Modify(Each(its_bystanders), of=a_villain),),
           loses=AtLeast(Total("carried-off"), 8)),
)  # fmt: skip

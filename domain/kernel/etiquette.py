"""What players may say and show each other at the table, as the rules of their game have it; only they themselves check it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct


class TalkRule(Struct, frozen=True):
    """A kind of talk, or of showing cards, whether it is allowed, and the rule that says so."""

    name: str
    allowed: bool
    rule: str


class Etiquette(Struct, frozen=True):
    """What is fit where an `option` of the game has one of these `values`; without an option, wherever no other says more."""

    rules: tuple[TalkRule, ...]
    option: str = ""
    values: tuple[str, ...] = ()

    def fits(self, options: Struct) -> bool:
        """Whether it is for games with these options."""
        return not self.option or getattr(options, self.option) in self.values


SAY_ANYTHING: Final = TalkRule("say-anything", True, "kernel.talk.open")
"""What holds where a book is silent."""

OPEN: Final = (Etiquette((SAY_ANYTHING,)),)
"""The etiquette of a game whose book says nothing of talk."""


def fitting(etiquettes: Sequence[Etiquette], options: Struct) -> Etiquette:
    """The first that fits a game with these options."""
    return next(etiquette for etiquette in etiquettes if etiquette.fits(options))

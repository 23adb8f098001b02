"""What comes of checking a record: that it is whole, or the first version at which it isn't, and what is wrong."""

from __future__ import annotations

from typing import Literal

from msgspec import MsgspecError, Struct

from domain.locale import say

What = Literal[
    "unreadable",
    "missing",
    "repeated",
    "reordered",
    "altered",
    "wrong-opening",
    "wrong-seed",
    "wrong-shuffle",
    "wrong-signature",
    "wrong-table",
]
"""What can be wrong (docs/records.md, "Checking")."""


class Fault(Exception):
    """The first thing that is wrong: at which version, and what."""

    def __init__(self, version: int, what: What) -> None:
        super().__init__(version, what)
        self.version, self.what = version, what


class Verdict(Struct, frozen=True, kw_only=True):
    """Whether all that a record says of a game holds.

    `version` and `head` are the game's where it is `verified`; else `version` is the first that is wrong, `fault` what is
    wrong there, and `head` the last that was right. `signed` is how many of the `commits` that hold are signed.
    """

    verified: bool
    version: int
    fault: What | None = None
    game: str = ""
    seat: int | None = None
    open: bool = False
    head: str = ""
    commits: int = 0
    signed: int = 0

    def sentence(self, locale: str) -> str:
        """The sentence for a person."""
        if self.fault is None:
            about = {"game": self.game, "head": self.head, "signed": self.signed}
            return say(locale, "verdict.verified", n=self.commits, **about)
        place = "beginning" if self.version == 0 and self.fault == "altered" else self.fault
        return say(locale, f"verdict.{place}", version=self.version)


NONSENSE = (LookupError, ValueError, TypeError, AttributeError, ArithmeticError, RecursionError, MsgspecError)
"""What is raised on the way where what is read makes no sense."""

"""What happens: the base of all words that do something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .which import Me

if TYPE_CHECKING:
    from ..position import Position
    from ..table import ConquestTable


class Effect(Struct, frozen=True, omit_defaults=True, tag_field="e"):
    """A word that does something: it asks what it must, then does, and pushes what follows."""

    def can(self, p: Position, me: Me) -> bool:
        """Whether it can do anything now: a text of which no word can may not be used."""
        return True

    def ask(self, t: ConquestTable, me: Me) -> None:
        """Open its decision, if it has one."""

    def do(self, t: ConquestTable, me: Me) -> None:
        """What happens, once answered."""
        raise NotImplementedError

"""What every deck-building table shows of a turn and of its stacks."""

from __future__ import annotations

from msgspec import Struct

from domain.kernel.visibility import CardView


class ReservedView(Struct, frozen=True):
    """Attack of this turn that can be spent in one space only: `pool` is its name among the costs of an action."""

    pool: str
    space: str
    attack: int


class StackView(Struct, frozen=True):
    """A face-up stack: its top card and how many there are."""

    stack: str
    size: int
    top: CardView | None


class PlayView(Struct, frozen=True):
    """A card played this turn: the definition it was played as, the class it then had, and the one it had `also`."""

    id: int
    card: str
    cls: str
    also: str = ""

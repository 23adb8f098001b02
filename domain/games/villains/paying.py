"""Paying for a fight: with Attack, with Attack that is reserved for a space, and perhaps with Recruit Points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from .position import VillainsPosition

if TYPE_CHECKING:
    from .table import VillainsTable


class Price(Struct, frozen=True):
    """What a fight takes from each pool. Reserved Attack goes first: it is of no other use."""

    space: str
    attack: int
    reserved: int
    recruit: int

    def costs(self) -> dict[str, int]:
        """By the name of the pool."""
        others = {pool_name(self.space): self.reserved, "recruit": self.recruit}
        return {"attack": self.attack, **{pool: n for pool, n in others.items() if n}}


def pool_name(space: str) -> str:
    """What the pool of Attack is called that may be spent in one space only."""
    return f"attack-{space.rpartition('.')[2]}"


def reserved_for(p: VillainsPosition, card: int) -> int:
    """How much Attack there is that is reserved for where this one stands."""
    return p.s.reserved.get(p.s.zone_of(card), 0) if p.s.reserved else 0


def attack_for(p: VillainsPosition, card: int) -> int:
    """How much Attack there is for fighting this one."""
    return p.s.attack + reserved_for(p, card)


def _price(p: VillainsPosition, card: int, attack: int, recruit: int) -> Price:
    """What a fight against so much Attack takes of each pool if so much is paid with Recruit Points."""
    reserved = min(attack - recruit, reserved_for(p, card))
    return Price(p.s.zone_of(card) if reserved else "", attack - recruit - reserved, reserved, recruit)


def most_recruit(p: VillainsPosition, card: int) -> int:
    """How much of a fight may be paid with Recruit Points at the most, if there are so many."""
    return p.attack_of(card) if p.takes_recruit(card) else 0


def payments(p: VillainsPosition, card: int) -> Iterator[Price]:
    """The ways to pay for a fight, by how much is paid with Recruit Points; none if it can't be paid for."""
    attack = p.attack_of(card)
    least = max(0, attack - attack_for(p, card))
    most = min(attack, p.s.recruit) if p.takes_recruit(card) else 0
    return (_price(p, card, attack, recruit) for recruit in range(least, most + 1))


def pay(t: VillainsTable, card: int, recruit: int) -> None:
    """Spend what a fight takes."""
    bill = _price(t, card, t.attack_of(card), recruit)
    t.pool(attack=-bill.attack, recruit=-bill.recruit)
    t.pool(attack=-bill.reserved, only=bill.space)

"""Paying for a fight: with Attack, with Attack that is reserved for a space, and perhaps with Recruit Points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .position import VillainsPosition

if TYPE_CHECKING:
    from .table import VillainsTable

PAY_RECRUIT = "pay-recruit"
"""What an ability allows that lets Recruit Points pay for a fight."""


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


def price(p: VillainsPosition, card: int, recruit: int = 0) -> Price:
    """What a fight takes of each pool if so much is paid with Recruit Points."""
    space = p.s.zone_of(card)
    attack = p.attack_of(card) - recruit
    reserved = min(attack, p.s.reserved.get(space, 0))
    return Price(space, attack - reserved, reserved, recruit)


def attack_for(p: VillainsPosition, card: int) -> int:
    """How much Attack there is for fighting this one."""
    return p.s.attack + p.s.reserved.get(p.s.zone_of(card), 0)


def takes_recruit(p: VillainsPosition, card: int) -> bool:
    """Whether Recruit Points may pay for fighting this one."""
    return any(on.target == card for on in p.s.hooks.get(PAY_RECRUIT, ()))


def most_recruit(p: VillainsPosition, card: int) -> int:
    """How much of a fight may be paid with Recruit Points at the most, if there are so many."""
    return p.attack_of(card) if takes_recruit(p, card) else 0


def payments(p: VillainsPosition, card: int) -> range:
    """How much may be paid with Recruit Points, each a way to pay; nothing if the fight can't be paid for."""
    least = max(0, p.attack_of(card) - attack_for(p, card))
    return range(least, min(most_recruit(p, card), p.s.recruit) + 1)


def pay(t: VillainsTable, card: int, recruit: int) -> None:
    """Spend what a fight takes."""
    bill = price(t, card, recruit)
    t.pool(attack=-bill.attack, recruit=-bill.recruit)
    t.pool(attack=-bill.reserved, only=bill.space)

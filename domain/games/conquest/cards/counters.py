"""The Resistance Counters."""

from __future__ import annotations

from ..card import Counter, Type
from ..language import Grant
from ..language.ability import Named


def counter(key: str, name: str, strength: int, type: Type, *has: Named, copies: int = 1, air: bool = False) -> Counter:
    """A kind of Resistance Counter, with its Resistance Abilities."""
    abilities = tuple(Grant(ability=ability) for ability in has)
    return Counter(key=key, name=name, copies=copies, strength=strength, type=type, air=air, abilities=abilities)


CARDS = (
    counter("infantry-counter", "Infantry", 3, "soft", copies=5),
    counter("paratroopers-counter", "Paratroopers", 4, "soft", copies=4),
    counter("riflemen-on-patrol-counter", "Riflemen on Patrol", 3, "soft", "Move", copies=2),
    counter("tanks-counter", "Tanks", 6, "hard", copies=2),
    counter("rolling-tanks-counter", "Rolling Tanks", 6, "hard", "Move"),
    counter("angry-mob-counter", "Angry Mob", 2, "soft", "Bold", "Move", copies=2),
    counter("artillery-counter", "Artillery", 4, "hard", "Barrage"),
    counter("fighter-planes-counter", "Fighter Planes", 6, "hard", "Move", copies=2, air=True),
    counter("big-bomber-counter", "Big Bomber", 7, "hard", "Deadly", "Move", air=True),
    counter("rocket-truck-counter", "Rocket Truck", 5, "hard", "Deadly"),
    counter("g-men-counter", "G-Men", 4, "soft", "Cunning"),
    counter("super-tank-counter", "Super Tank", 8, "hard", "Assault"),
    counter("captain-fantastic-counter", "Captain Fantastic", 9, "hard", "Captain Fantastic"),
)

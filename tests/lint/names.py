"""Keys and names: what all games' cards have."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Protocol

from .codes import Fault, fault


class Named(Protocol):
    """A card, as far as it has a key and a name."""

    @property
    def key(self) -> str: ...

    @property
    def name(self) -> str: ...


def misnamed(cards: Iterable[tuple[Named, str]]) -> Iterator[Fault]:
    """What is wrong with the keys and names of cards, each with the family in which its name is its own."""
    all_cards = tuple(cards)
    keys, called = Counter(card.key for card, _ in all_cards), dict[tuple[str, str], Named]()
    for card, family in all_cards:
        if keys[card.key] > 1:
            yield fault(card.key, "duplicate-key")
        if (other := called.setdefault((family, card.name), card)) is not card:
            yield fault(card.key, "duplicate-name", name=card.name, other=other.key)
        if card.key not in (slug(card.name), f"{slug(card.name)}-{family}"):
            yield fault(card.key, "key-not-slug", name=card.name, slug=slug(card.name))


def slug(name: str) -> str:
    """A name in lower case with dashes: letters and digits are kept, apostrophes and points leave no gap."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['.]", "", plain)).strip("-")

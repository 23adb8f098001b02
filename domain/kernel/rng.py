"""The random stream: HMAC-SHA256 over a counter, so that every language's standard library can check it."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Protocol, TypeVar

from .canonical import canonical

T = TypeVar("T")
ALGORITHM = "turnledger 1"
"""How chance follows from the seeds, as each game's first event names it; docs/fairness.md says how."""

WORDS = 8
"""Words of 32 bits in one block of 32 bytes."""


class Randomness(Protocol):
    """A stream of 32-bit words with a position."""

    at: int

    def word(self) -> int:
        """The next word, in 0 … 2³²-1."""
        ...


class Stream:
    """The words of a key from position `at` on (docs/fairness.md, "The stream").

    Block `n` is HMAC-SHA256(key, n as 8 bytes, big-endian); its eight words are read big-endian in order.
    """

    def __init__(self, key: bytes, at: int = 0) -> None:
        self.key, self.at = key, at
        self._block, self._words = -1, b""

    def word(self) -> int:
        block, offset = divmod(self.at, WORDS)
        if block != self._block:
            self._block, self._words = block, block_of(self.key, block)
        self.at += 1
        return int.from_bytes(self._words[4 * offset : 4 * offset + 4], "big")


@lru_cache(1000)
def block_of(key: bytes, n: int) -> bytes:
    """Block `n` of a key's stream: one decision after the other takes a word or two of the same."""
    return hmac.digest(key, n.to_bytes(8, "big"), "sha256")


class Script:
    """Words written down in advance, for scenarios; beyond them every word is 0."""

    def __init__(self, words: Iterable[int], at: int = 0) -> None:
        self.words, self.at = tuple(words), at

    def word(self) -> int:
        word = self.words[self.at] if self.at < len(self.words) else 0
        self.at += 1
        return word


def below(random: Randomness, n: int) -> int:
    """An unbiased number in 0 … n-1: words at or over the largest multiple of n are thrown away."""
    limit = (1 << 32) - (1 << 32) % n
    while (word := random.word()) >= limit:
        pass
    return word % n


def shuffled(random: Randomness, items: Sequence[T]) -> tuple[T, ...]:
    """The items in random order: Fisher-Yates from the last place down to the second."""
    deck = list(items)
    for i in range(len(deck) - 1, 0, -1):
        j = below(random, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)


def opens(seed: str, seed_hash: str) -> bool:
    """Whether a seed is the one that was committed to: 32 bytes, written in the one way that there is."""
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        return False
    return len(secret) == 32 and secret.hex() == seed and sha256(secret).hexdigest() == seed_hash


@lru_cache(1000)
def random_key(seed: str, client_seeds: tuple[str, ...]) -> bytes:
    """The key of a game's random stream, from the server's seed (hex) and all entropy given by the start."""
    return hmac.digest(bytes.fromhex(seed), b"turnledger random 1" + canonical(client_seeds), "sha256")


@lru_cache(1000)
def salt_key(seed: str) -> bytes:
    """The key of a game's salts: of no use for telling its random stream, nor the other way round."""
    return hmac.digest(bytes.fromhex(seed), b"turnledger salt 1", "sha256")

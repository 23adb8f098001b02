"""Chance laid down in advance: results, turned into words of the random stream."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from domain.kernel.events import Shuffled
from domain.kernel.game import Decided
from domain.kernel.rng import Randomness, Script

from .match import spread

Attempt = Callable[[Randomness], Decided[Any]]
"""Tries what is about to be done with a random stream; nothing has changed by it."""


def with_chance(attempt: Attempt, at: int, results: Sequence[Any], keys: Mapping[int, str]) -> Decided[Any]:
    """What is done where chance, from word `at` on, brings these results, then only zeros.

    A result is a word, `{dice: [faces]}`, or `{shuffle: [cards]}`: the pile that is shuffled then, bottom to top, or
    only its topmost cards. ValueError where chance doesn't come to it.
    """
    words: list[int] = []
    for result in results:
        match result:
            case int(word) if 0 <= word < 1 << 32:
                words.append(word)
            case {"dice": list(faces)}:
                words += [int(face) - 1 for face in spread(faces)]
            case {"shuffle": list(cards)}:
                words += _shuffling(_next_shuffle(attempt(_script(at, words)), at + len(words)), spread(cards), keys)
            case _:
                raise ValueError(f"no result of chance: {result!r}; say a word, {{dice: …}} or {{shuffle: …}}")
    decided = attempt(_script(at, words))
    if decided.state.rng < at + len(words):
        raise ValueError(f"chance gave {len(words)} words, but only {decided.state.rng - at} were used")
    return decided


def _script(at: int, words: Sequence[int]) -> Script:
    return Script((0,) * at + tuple(words), at)


Shuffle = tuple[tuple[int, ...], dict[int, str]]
"""A pile as it lies before it is shuffled, and what its cards come to be called by their old ids."""


def _next_shuffle(decided: Decided[Any], at: int) -> Shuffle:
    for event in decided.events:
        if isinstance(event, Shuffled) and event.rng[0] == at < event.rng[1]:
            there = {old: decided.state.what.get(event.first + n, "") for n, old in enumerate(event.was)}
            return _before(event.was), there
    raise ValueError("no shuffle of two cards or more comes here")


def _before(after: tuple[int, ...]) -> tuple[int, ...]:
    """The pile that a shuffle with zeros for words brought into this order."""
    pile = list(after)
    for i in range(1, len(pile)):
        pile[i], pile[0] = pile[0], pile[i]
    return tuple(pile)


def _shuffling(shuffle: Shuffle, cards: list[str], keys: Mapping[int, str]) -> list[int]:
    """The words with which a pile comes into this order; they pick for one place after another, the top first."""
    pile, there = list(shuffle[0]), shuffle[1]
    words: list[int] = []
    for place, card in zip(range(len(pile) - 1, -1, -1), reversed(cards), strict=False):
        fitting = [n for n in range(place, -1, -1) if card in (keys.get(pile[n]), there[pile[n]])]
        if not fitting:
            raise ValueError(f"the pile that is shuffled has no such {card}")
        words.append(fitting[0])
        pile[place], pile[fitting[0]] = pile[fitting[0]], pile[place]
    if len(cards) > len(pile):
        raise ValueError(f"the pile that is shuffled has only {len(pile)} cards")
    return words[: len(pile) - 1]

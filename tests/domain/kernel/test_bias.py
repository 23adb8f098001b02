"""The sampler has no bias: chi-square over many draws, of the project's and of the second verifier's.

The bound is what a fair sampler exceeds once in a million times. The keys are written down, so no draw ever differs: a
fair sampler that passes once passes for ever. And a sampler with the faults that are commonly made is noticed by the same test.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import permutations

import pytest

from docs.verifier.verify import Words
from domain.kernel.rng import Stream, below, shuffled

KEY = bytes(range(32))
ONE_IN_A_MILLION = 4.7534
"""The standard normal variable exceeds it with a chance of 1 : 1,000,000."""

Draw = Callable[[int], int]
Shuffle = Callable[[Sequence[int]], Iterable[int]]


def chi_square(counts: Counter[object], kinds: int) -> float:
    """How far counts are from being equal."""
    expected = counts.total() / kinds
    return (sum((n - expected) ** 2 for n in counts.values()) + (kinds - len(counts)) * expected**2) / expected


def bound(kinds: int, deviation: float = ONE_IN_A_MILLION) -> float:
    """The chi-square that equally likely kinds exceed once in a million times (Wilson and Hilferty)."""
    freedom = kinds - 1
    ninth = 2 / (9 * freedom)
    return float(freedom * (1 - ninth + deviation * ninth**0.5) ** 3)


def is_fair(counts: Counter[object], kinds: int) -> bool:
    """Neither too uneven to be chance, nor too even."""
    return bound(kinds, -ONE_IN_A_MILLION) < chi_square(counts, kinds) < bound(kinds)


def numbers(draw: Draw, n: int, draws: int = 20_000) -> Counter[object]:
    return Counter(draw(n) for _ in range(draws))


def thirds(draw: Draw, draws: int = 6000) -> Counter[object]:
    """Numbers below three quarters of all words: cut off naively, the lowest third comes twice as often."""
    return Counter(draw(3 << 30) >> 30 for _ in range(draws))


def orders(shuffle: Shuffle, cards: int = 4, shuffles: int = 12_000) -> Counter[object]:
    return Counter(tuple(shuffle(range(cards))) for _ in range(shuffles))


def places(shuffle: Shuffle, card: int, cards: int = 60, shuffles: int = 1200) -> Counter[object]:
    """Where one card of a deck comes to lie."""
    return Counter(list(shuffle(range(cards))).index(card) for _ in range(shuffles))


def ours() -> tuple[Draw, Shuffle]:
    stream = Stream(KEY)
    return lambda n: below(stream, n), lambda pile: shuffled(stream, pile)


def theirs() -> tuple[Draw, Shuffle]:
    words = Words(KEY)
    return words.below, lambda pile: words.shuffled(list(pile))


both = pytest.mark.parametrize("sampler", [ours, theirs])


@both
@pytest.mark.parametrize("n", [3, 6, 10, 100])
def test_numbers_are_equally_likely(sampler: Callable[[], tuple[Draw, Shuffle]], n: int) -> None:
    assert is_fair(numbers(sampler()[0], n), n)


@both
def test_large_numbers_are_equally_likely(sampler: Callable[[], tuple[Draw, Shuffle]]) -> None:
    assert is_fair(thirds(sampler()[0]), 3)


@both
def test_all_orders_are_equally_likely(sampler: Callable[[], tuple[Draw, Shuffle]]) -> None:
    assert set(orders(sampler()[1])) == set(permutations(range(4)))
    assert is_fair(orders(sampler()[1]), 24)


@both
@pytest.mark.parametrize("card", [0, 59])
def test_a_card_lies_anywhere_in_a_deck(sampler: Callable[[], tuple[Draw, Shuffle]], card: int) -> None:
    assert is_fair(places(sampler()[1], card), 60)


# -- What the test notices


def test_words_cut_off_without_throwing_any_away_are_noticed() -> None:
    words = Words(KEY)
    assert not is_fair(thirds(lambda n: words.word() % n), 3)


def test_a_small_range_of_words_is_noticed() -> None:
    words = Words(KEY)
    assert not is_fair(numbers(lambda n: words.word() % 256 % n, 100), 100)


def test_a_card_swapped_with_any_other_is_noticed() -> None:
    """The naive shuffle has 4⁴ ways to 24 orders, which they can't reach equally often."""
    words = Words(KEY)

    def naive(pile: Sequence[int]) -> list[int]:
        cards = list(pile)
        for i in range(len(cards)):
            j = words.below(len(cards))
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    assert not is_fair(orders(naive), 24)


def test_a_card_never_left_where_it_was_is_noticed() -> None:
    """Drawn below i and not i + 1, a shuffle has only the orders that are one round."""
    words = Words(KEY)

    def round_trip(pile: Sequence[int]) -> list[int]:
        cards = list(pile)
        for i in range(len(cards) - 1, 0, -1):
            j = words.below(i)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    assert not is_fair(orders(round_trip), 24)


def test_numbers_in_turn_are_too_even_to_be_chance() -> None:
    assert not is_fair(Counter(n % 100 for n in range(20_000)), 100)


@pytest.mark.parametrize(("kinds", "exact"), [(3, 27.63), (6, 35.89), (24, 70.55), (60, 125.66), (100, 180.79)])
def test_the_bound_is_that_of_the_distribution(kinds: int, exact: float) -> None:
    assert bound(kinds) == pytest.approx(exact, rel=0.1)

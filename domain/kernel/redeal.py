"""The cards that a viewer doesn't know, dealt anew: other worlds in which the viewer would have been told the same.

Of a lot (see `Following`), the viewer knows which cards it still has hidden, and in which places; any order of them is as likely as
any other, since it comes from a shuffle that nobody saw. So a new order is a possible world, as far as the rules
tell: what others let be seen of their cards by how they play isn't looked at. Only what shows itself as soon as it is drawn lies in nobody's hand.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from . import events as e
from .following import Following
from .rng import Randomness, shuffled
from .state import State, evolve
from .zone import kind

S = TypeVar("S", bound=State)


class Heap(NamedTuple):
    """Hidden cards of which any may lie in any of their places: of one lot, or, where `sort` is given, of one pool.

    Those that show themselves when they are drawn come last.
    """

    shows: bool
    number: int
    sort: str = ""


Places = tuple[int, ...]
"""Ids of hidden cards that may change places with each other."""


def redeal(following: Following[Any], random: Randomness) -> Iterator[e.Redealt]:
    """What deals anew all that the viewer doesn't know, from the `neutral` state on."""
    return dealt(swaps(following), random)


def dealt(groups: Iterable[Places], random: Randomness) -> Iterator[e.Redealt]:
    """What lets the cards of each group change places, one group after the other."""
    for places in groups:
        start = random.at
        was = shuffled(random, places)
        yield e.Redealt(ids=places, was=was, rng=(start, random.at))


def world(following: Following[S], random: Randomness) -> S:
    """A state that may be the true one for all that the viewer knows."""
    state = neutral(following)
    for event in redeal(following, random):
        evolve(state, event)
    state.known.update(following.state.known)
    return state


def neutral(following: Following[S]) -> S:
    """The state with the cards that the viewer doesn't know in an order that tells nothing.

    It is the same for all that the viewer takes to be possible.
    """
    state, was = following.state.copy(), following.state
    cards = defaultdict[Heap, list[tuple[str, int]]](list)
    for i in following.hidden():
        cards[heap_of(following, i)].append((was.what[i], following.lost.get(i, 0)))
    dealt = {heap: iter(sorted(of_heap)) for heap, of_heap in cards.items()}
    for i, heap in _slots(following):
        state.what[i], serial = next(dealt[heap])
        state.serial[i] = serial or i
    return state


def swaps(following: Following[Any]) -> list[Places]:
    """Which places exchange their cards, one group after the other, so that all orders that may be are equally likely.

    First those of a pool, wherever they lie, then those of a lot.
    """
    held = drawn(following)
    pools, lots = defaultdict[Heap, list[int]](list), defaultdict[int, list[tuple[int, Heap]]](list)
    for i, heap in _slots(following):
        lots[following.lots[i]].append((i, heap))
        if heap.sort:
            pools[heap].append(i)
    groups = [tuple(places) for _, places in sorted(pools.items())]
    for _, slots in sorted(lots.items()):
        groups += _of_lot(slots, held)
    return [group for group in groups if len(group) > 1]


def _of_lot(slots: Sequence[tuple[int, Heap]], held: frozenset[int]) -> list[Places]:
    """Where some show themselves when they are drawn, first all others change places, and then those that nobody has drawn."""
    places = tuple(i for i, _ in slots)
    quiet = tuple(i for i, heap in slots if not heap.shows)
    undrawn = tuple(i for i in places if i not in held)
    return [places] if places in (quiet, undrawn) else [quiet, undrawn]


def _slots(following: Following[Any]) -> list[tuple[int, Heap]]:
    """The places of all hidden cards, lot by lot, those in hands first; and of which heap a card may lie there."""
    places, heaps = defaultdict[int, list[int]](list), defaultdict[int, list[Heap]](list)
    held = drawn(following)
    for i in sorted(following.hidden(), key=lambda i: (i not in held, i)):
        places[following.lots[i]].append(i)
        heaps[following.lots[i]].append(heap_of(following, i))
    return [slot for lot, ids in sorted(places.items()) for slot in zip(ids, sorted(heaps[lot]), strict=True)]


def drawn(following: Following[Any]) -> frozenset[int]:
    """The cards in hands."""
    game, zones = following.game, following.state.zones
    return frozenset(i for zone, ids in zones.items() if game.facing[kind(zone)].facing == "owner" for i in ids)


def heap_of(following: Following[Any], i: int) -> Heap:
    """Of which heap a hidden card is."""
    game, lot, sort = following.game, following.lots[i], following.sort(i)
    shows = game.shows_itself(game.content(following.state)[following.state.what[i]])
    pool = following.pools.get((lot, sort))
    return Heap(shows, lot) if pool is None else Heap(shows, pool, sort)

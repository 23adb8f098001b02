"""What each game says of itself on the page of balance."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

G = TypeVar("G")
K = TypeVar("K", bound=Hashable)


class Part(NamedTuple):
    """One game's part of the page, under its title.

    `laid` are the tables of all games, so many at each; `play` plays a numbered one, the same way whenever it has the same
    number; `lines` says how they went (with how many at each table and the first number); `unplayed` are games that stand
    for what there are figures of; `usual` is how many games at each table the page is made with.
    """

    game: str
    title: str
    laid: Callable[[int], Iterator[Any]]
    play: Callable[[tuple[int, Any]], Any]
    lines: Callable[[Sequence[Any], int, int], Iterator[str]]
    unplayed: Callable[[], Iterator[Any]]
    usual: int

    def text(self, games: Iterable[Any], number: int, seed: int) -> str:
        """The whole part."""
        return "\n".join(self.lines(list(games), number, seed)) + "\n"


def grouped(games: Iterable[G], key: Callable[[G], K]) -> dict[K, list[G]]:
    """The games by what the key says of them, in the order it first says so."""
    found = defaultdict[K, list[G]](list)
    for game in games:
        found[key(game)].append(game)
    return dict(found)


def share(hits: Iterable[bool]) -> float:
    """How many of a hundred are true; none of none."""
    all_ = list(hits)
    return 100 * sum(all_) / len(all_) if all_ else 0.0

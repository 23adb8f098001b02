"""A row of spaces into which newcomers push."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence


def pushes(way: Sequence[str], is_taken: Callable[[str], bool]) -> Iterator[tuple[str, str | None]]:
    """What must move so that the first space of a way is free: from which space to which, in the order to do it.

    Whoever stands in a space goes to the next only if the space is needed; a gap ends the chain. None is beyond the last.
    """
    free = next((n for n, space in enumerate(way) if not is_taken(space)), len(way))
    for n in range(free - 1, -1, -1):
        yield way[n], way[n + 1] if n + 1 < len(way) else None

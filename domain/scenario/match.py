"""Whether a list of cards or words is the one expected."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

TIMES = re.compile(r"(.+) x (\d{1,3})")


def spread(names: Any) -> list[str]:
    """A list of names, `cops x 3` as three of them. ValueError for anything else."""
    found: list[str] = []
    for name in names if isinstance(names, list) else [names]:
        if isinstance(name, dict | list) or name is None:
            raise ValueError(f"expected a name, found {name!r}")
        times = TIMES.fullmatch(str(name))
        found += [times[1]] * int(times[2]) if times else [str(name)]
    return found


def _in_order(wanted: list[str], found: list[str]) -> bool:
    return wanted == found


def _in_any_order(wanted: list[str], found: list[str]) -> bool:
    return Counter(wanted) == Counter(found)


def _on_top(wanted: list[str], found: list[str]) -> bool:
    return found[len(found) - len(wanted) :] == wanted


def _at_the_bottom(wanted: list[str], found: list[str]) -> bool:
    return found[: len(wanted)] == wanted


def _among_them(wanted: list[str], found: list[str]) -> bool:
    return not Counter(wanted) - Counter(found)


def _not_among_them(wanted: list[str], found: list[str]) -> bool:
    return not set(wanted) & set(found)


def _so_many(wanted: list[str], found: list[str]) -> bool:
    return wanted == [str(len(found))]


MATCHES: Mapping[str, Callable[[list[str], list[str]], bool]] = {
    "in order": _in_order,
    "in any order": _in_any_order,
    "top": _on_top,
    "bottom": _at_the_bottom,
    "has": _among_them,
    "lacks": _not_among_them,
    "size": _so_many,
}
"""The ways to say what a list is: the word, and whether the list found fits what follows it."""


def mismatches(expected: Any, found: list[str], usual: str = "in order") -> Iterator[str]:
    """What is wrong with a list. `expected` is a list, meant as `usual` says, or a map of the words of `MATCHES`."""
    said = expected if isinstance(expected, dict) else {usual: expected}
    for word, wanted in said.items():
        if word not in MATCHES:
            raise ValueError(f"no word {word!r} for a list, only {', '.join(MATCHES)}")
        names = spread(wanted)
        if not MATCHES[word](names, found):
            shown = names[0] if word == "size" else listed(names)
            how = "" if word == usual else f"{word} "
            yield f"expected {how}{shown}, found {f'{len(found)}: ' if word == 'size' else ''}{listed(found)}"


def listed(names: list[str]) -> str:
    """Names in brackets, the same ones in a row counted."""
    runs: list[tuple[str, int]] = []
    for name in names:
        runs = [*runs[:-1], (name, runs[-1][1] + 1)] if runs and runs[-1][0] == name else [*runs, (name, 1)]
    return f"[{', '.join(name if n == 1 else f'{name} x {n}' for name, n in runs)}]"

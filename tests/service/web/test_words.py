"""Every sentence that the pages say is there, and every one that is there for them is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import Final

import pytest

from domain.locale import DEFAULT, catalogue
from service.web import WORDS, Pages

KEYS: Final = frozenset(key for key in catalogue(DEFAULT) if key.startswith(WORDS))
NUMBERED: Final = re.compile(r"\.(zero|one|two|few|many|other)$")
SPOKEN: Final = frozenset(NUMBERED.sub("", key) for key in KEYS) | KEYS
"""The keys by which sentences are asked for: one that has forms by number is asked for without them."""
TOLD: Final = r"(?:web\w*|board|room|verdict)\."
LITERAL: Final = re.compile(rf"""(['"])({TOLD}[\w.-]+)\1""")
MADE: Final = re.compile(rf"`({TOLD}(?:[^`$]|\$\{{[^}}]*\}})*)`")
NAMED: Final = re.compile(r"named\('([\w.-]+)'")
BLANK: Final = re.compile(r"\$\{[^}]*\}")
MODULES: Final = {
    path: asset.plain.decode()
    for path, asset in Pages().assets.items()
    if path.startswith("app/") and path.endswith("js")
}


def _literal(text: str) -> Iterator[str]:
    return (found[2] for found in LITERAL.finditer(text))


def _made(text: str) -> Iterator[str]:
    """Patterns of keys that are put together of parts."""
    for key in chain(
        (found[1] for found in MADE.finditer(text)), (f"board.{name}.${{}}" for name in NAMED.findall(text))
    ):
        yield r"[\w.-]+".join(map(re.escape, BLANK.split(key)))


@pytest.mark.parametrize("path", MODULES)
def test_what_a_module_says_is_there(path: str) -> None:
    """By its whole key, or by the parts that it is put together of."""
    missing = [key for key in _literal(MODULES[path]) if key not in SPOKEN]
    missing += [made for made in _made(MODULES[path]) if not any(re.fullmatch(made, key) for key in SPOKEN)]
    assert not missing


def test_what_is_there_for_the_pages_is_said() -> None:
    """A sentence that no page says is a sentence that somebody translates for nobody."""
    literal = {key for text in MODULES.values() for key in _literal(text)}
    made = re.compile("|".join({pattern for text in MODULES.values() for pattern in _made(text)}))
    own = {key for key in KEYS if key.startswith("web")}
    unsaid = {
        key for key in own if NUMBERED.sub("", key) not in literal and key not in literal and not made.fullmatch(key)
    }
    assert not unsaid

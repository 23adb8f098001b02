"""Every sentence that the pages say is there, and every one that is there for them is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from domain.locale import DEFAULT, catalogue
from service.web import WORDS, pages

KEYS: Final = frozenset(key for key in catalogue(DEFAULT) if key.startswith(WORDS))
NUMBERED: Final = re.compile(r"\.(zero|one|two|few|many|other)$")
SPOKEN: Final = frozenset(NUMBERED.sub("", key) for key in KEYS) | KEYS
"""The keys by which sentences are asked for: one that has forms by number is asked for without them."""
TOLD: Final = r"(?:web\w*|board|room|verdict)\."
LITERAL: Final = re.compile(rf"""(['"])({TOLD}[\w.-]+)\1""")
MADE: Final = re.compile(rf"`({TOLD}(?:[^`$]|\$\{{[^}}]*\}})*)`")
BLANK: Final = re.compile(r"\$\{[^}]*\}")
MODULES: Final = {
    path: asset.plain.decode()
    for path, asset in pages().assets.items()
    if path.startswith("app/") and path.endswith("js")
}


def _literal(text: str) -> Iterator[str]:
    return (found[2] for found in LITERAL.finditer(text))


def _made(text: str) -> Iterator[str]:
    """Patterns of keys that are put together of parts."""
    return (r"[\w.-]+".join(map(re.escape, BLANK.split(found[1]))) for found in MADE.finditer(text))


def _table(key: str) -> bool:
    """Whether it is a table of sentences, of which a page says those that a code names."""
    return any(one.startswith(f"{key}.") for one in SPOKEN)


@pytest.mark.parametrize("path", MODULES)
def test_what_a_module_says_is_there(path: str) -> None:
    """By its whole key, or by the parts that it is put together of."""
    missing = [key for key in _literal(MODULES[path]) if key not in SPOKEN and not _table(key)]
    missing += [made for made in _made(MODULES[path]) if not any(re.fullmatch(made, key) for key in SPOKEN)]
    assert not missing


def test_what_is_there_for_the_pages_is_said() -> None:
    """A sentence that no page says is a sentence that somebody translates for nobody."""
    literal = {key for text in MODULES.values() for key in _literal(text)}
    tables = tuple(f"{key}." for key in literal if _table(key))
    made = re.compile("|".join({pattern for text in MODULES.values() for pattern in _made(text)}))
    own = {NUMBERED.sub("", key) if key not in literal else key for key in KEYS if key.startswith("web")}
    assert not {key for key in own if key not in literal and not key.startswith(tables) and not made.fullmatch(key)}

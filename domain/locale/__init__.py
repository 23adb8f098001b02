"""The message catalogue: every sentence a person reads, by key, in each language."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

DEFAULT = "en"
LOCALES = ("en",)
"""The languages there are; French comes with its translation."""


@cache
def catalogue(locale: str) -> dict[str, str]:
    """All sentences of a language by dotted key."""
    nested = tomllib.loads(files(__name__).joinpath(f"{locale}.toml").read_text(encoding="utf-8"))
    return dict(_flat("", nested))


def _flat(prefix: str, nested: dict[str, Any]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for name, value in nested.items():
        key = f"{prefix}.{name}" if prefix else name
        found += _flat(key, value) if isinstance(value, dict) else [(key, value)]
    return found


def spoken(locale: str) -> str:
    """The language to answer in: the one wished for where there is one, else the default."""
    wished = locale.lower()[:2]
    return wished if wished in LOCALES else DEFAULT


def has(locale: str, key: str) -> bool:
    """Whether the catalogue has this sentence, in one form or by number."""
    sentences = catalogue(spoken(locale))
    return key in sentences or f"{key}.other" in sentences


def say(locale: str, key: str, **about: Any) -> str:
    """The sentence of a key with its blanks filled in.

    A sentence with a number `n` may have two forms, `key.one` and `key.other`. KeyError for a key that no
    catalogue has: a missing sentence is a fault of ours, found by the tests.
    """
    sentences = catalogue(spoken(locale))
    if key not in sentences and "n" in about:
        key = f"{key}.one" if about["n"] in (1, "1") else f"{key}.other"
    return sentences[key].format(**about)

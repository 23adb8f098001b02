"""The message catalogue: every sentence a person reads, by key, in each language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

DEFAULT = "en"
LOCALES = ("en",)
"""The languages there are; French comes with its translation."""

TERM = re.compile(r"\{(\w+\.\w+)\}")
"""A blank for a form of a term, such as {ally.a}."""


@cache
def catalogue(locale: str) -> dict[str, str]:
    """All sentences of a language by dotted key."""
    nested = tomllib.loads(files(__name__).joinpath(f"{locale}.toml").read_text(encoding="utf-8"))
    return dict(_flat("", nested))


@cache
def worded(locale: str, terms: str) -> Mapping[str, str]:
    """All sentences of a language with the terms of one set of cards in their blanks.

    What the set calls something is in the table `term.<set>`: for each term the forms that sentences need, whichever
    those are in that language. KeyError for a set or a form that there is not.
    """
    sentences = catalogue(locale)
    return {key: TERM.sub(lambda blank: sentences[f"term.{terms}.{blank[1]}"], text) for key, text in sentences.items()}


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


def say(locale: str, key: str, terms: str = "", /, **about: Any) -> str:
    """The sentence of a key with its blanks filled in, in the terms of a set of cards where it has any.

    A sentence with a number `n` may have two forms, `key.one` and `key.other`. KeyError for a key that no
    catalogue has: a missing sentence is a fault of ours, found by the tests.
    """
    sentences = worded(spoken(locale), terms) if terms else catalogue(spoken(locale))
    if key not in sentences and "n" in about:
        key = f"{key}.one" if about["n"] in (1, "1") else f"{key}.other"
    return sentences[key].format(**about)

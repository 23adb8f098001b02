"""The message catalogue: every sentence a person reads, by key, in each language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from .french import typeset
from .said import HEADING, Said, clause, sentence
from .translation import Sentence, paired, read, translated

__all__ = [
    "DEFAULT",
    "LOCALES",
    "Said",
    "catalogue",
    "clause",
    "has",
    "phrase",
    "recorded",
    "say",
    "sentence",
    "source",
    "spoken",
    "translation",
    "worded",
]

DEFAULT: Final = "en"
LOCALES: Final = ("en", "fr")
"""The languages there are: the first is the source, the others are translations of it."""

SINGULAR: Final[Mapping[str, tuple[str, ...]]] = {"en": ("1",), "fr": ("0", "1")}
"""The numbers after which there is one of something."""

TERM: Final = re.compile(r"\{(\w+\.\w+)(?::([^{}]*))?\}")
"""A blank for a form of a term, such as {ally.a}, and what is asked of it, as in {ally.one:le}."""


@cache
def source() -> Mapping[str, str]:
    """All sentences in English by dotted key, in their order."""
    return dict(_flat("", tomllib.loads(files(__name__).joinpath("en.toml").read_text(encoding="utf-8"))))


def _flat(prefix: str, nested: Mapping[str, Any]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for name, value in nested.items():
        key = f"{prefix}.{name}" if prefix else name
        found += _flat(key, value) if isinstance(value, dict) else [(key, value)]
    return found


@cache
def tables() -> Mapping[str, Mapping[str, Sentence]]:
    """The messages to be translated by the top table of the source that they are in, which has a catalogue each."""
    found: dict[str, dict[str, str]] = {}
    for key, text in source().items():
        found.setdefault(key.partition(".")[0], {})[key] = text
    return {table: paired(sentences) for table, sentences in found.items()}


def recorded(locale: str, table: str) -> Traversable:
    """The file with a table's translation."""
    return files(__name__).joinpath(locale, f"{table}.po")


def translation(locale: str, file: Traversable) -> dict[str, Said]:
    """The sentences of a recorded translation by key, as they are set; none where it isn't there."""
    return {key: Said.marked(typeset(text)) for key, text in translated(read(locale, file)).items()}


@cache
def catalogue(locale: str) -> Mapping[str, Said]:
    """All sentences of a language by dotted key; in English where they aren't translated."""
    sentences = {key: Said(text) for key, text in source().items()}
    if locale != DEFAULT:
        for table in tables():
            sentences |= translation(locale, recorded(locale, table))
    return sentences


@cache
def worded(locale: str, terms: str) -> Mapping[str, Said]:
    """All sentences of a language with the terms of one set of cards in their blanks.

    What the set calls something is in the table `term.<set>`: for each term the forms that sentences need, whichever
    those are in that language. KeyError for a set or a form that there is not.
    """
    sentences = catalogue(locale)
    return {key: _worded(text, sentences, f"term.{terms}") for key, text in sentences.items()}


def _worded(text: Said, sentences: Mapping[str, Said], terms: str) -> Said:
    """A sentence with its terms. It agrees as it is marked, else with the first of them that has a mark."""
    said = [sentences[f"{terms}.{blank[1]}"] for blank in TERM.finditer(text) if (blank[2] or "") in HEADING]
    agrees = text.agrees or next((term.agrees for term in said if term.agrees), "")
    return Said(TERM.sub(lambda blank: format(sentences[f"{terms}.{blank[1]}"], blank[2] or ""), text), agrees)


def spoken(locale: str) -> str:
    """The language to answer in: the one wished for where there is one, else the default."""
    wished = locale.lower()[:2]
    return wished if wished in LOCALES else DEFAULT


def has(locale: str, key: str) -> bool:
    """Whether the catalogue has this sentence, in one form or by number."""
    sentences = catalogue(spoken(locale))
    return key in sentences or f"{key}.other" in sentences


def phrase(locale: str, key: str, terms: str = "", /, **about: Any) -> Said:
    """The sentence of a key with its blanks filled in, in the terms of a set of cards where it has any.

    A sentence with a number `n` may have two forms, `key.one` and `key.other`. As a part of others it says what it
    agrees with (`Said`). KeyError for a key that no catalogue has: a missing sentence is a fault of ours, found by the
    tests.
    """
    language = spoken(locale)
    sentences = worded(language, terms) if terms else catalogue(language)
    if key not in sentences and "n" in about:
        key = f"{key}.one" if str(about["n"]) in SINGULAR[language] else f"{key}.other"
    return sentences[key].filled(about)


def say(locale: str, key: str, terms: str = "", /, **about: Any) -> str:
    """The same as a whole sentence, for a person to read."""
    return str(phrase(locale, key, terms, **about))

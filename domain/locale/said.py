"""Phrases that know what they agree with."""

from __future__ import annotations

from functools import cache
from string import Formatter
from typing import Any, Final, Self

from .french import JOINTS

MARKS: Final = ("m", "f", "mp", "fp")
"""Gender and number of a noun: masculine, feminine, and the same in the plural."""

HEADING: Final = ("", "le", "un", "ce")
"""What may be asked of the phrase that a longer one is about: to be said, with an article or without."""


class Said(str):
    """A phrase, and the gender and number of its noun: one of `MARKS`, or nothing where nobody asks.

    In a blank it can be asked for more than itself. `{who:un|une}` is the word that agrees with it, of those for
    masculine and feminine; `{who:est/sont}` of those for singular and plural, each in both genders where they differ. It
    says the word alone, without the phrase. `{who:de}` is the phrase behind one of `JOINTS`, as the two are written
    together.
    """

    __slots__ = ("agrees",)
    agrees: str

    def __new__(cls, text: str, agrees: str = "") -> Self:
        said = super().__new__(cls, text)
        said.agrees = agrees
        return said

    @classmethod
    def marked(cls, text: str) -> Self:
        """A sentence of a catalogue, where `[f] ` before it says what it agrees with."""
        mark, bracket, rest = text.removeprefix("[").partition("] ")
        if text.startswith("[") and bracket and mark in MARKS:
            return cls(rest, mark)
        return cls(text)

    def __add__(self, other: str, /) -> Self:
        """A phrase that goes on agrees with what it began with."""
        return type(self)(str.__add__(self, other), self.agrees)

    def __format__(self, wish: str, /) -> str:
        if not wish:
            return str(self)
        if "|" in wish or "/" in wish:
            return agreeing(wish, self.agrees)
        return JOINTS[wish](str(self), self.agrees)

    def filled(self, about: dict[str, Any]) -> Said:
        """With its blanks filled in. It agrees as it is marked, else with the first phrase in it that has a mark."""
        heads, asks = _read(self)
        if asks:
            about = {name: Said(value) if type(value) is str else value for name, value in about.items()}
        agrees = self.agrees or next(
            (said.agrees for name in heads if type(said := about.get(name)) is Said and said.agrees), ""
        )
        return Said(self.format(**about), agrees)


def agreeing(forms: str, agrees: str) -> str:
    """Of `singular/plural`, each `masculine|feminine`, the one that agrees. One form may do for both."""
    one, _, many = forms.partition("/")
    chosen = many if "/" in forms and agrees.endswith("p") else one
    masculine, _, feminine = chosen.partition("|")
    return feminine if "|" in chosen and agrees.startswith("f") else masculine


def blanks(sentence: str) -> tuple[tuple[str, str], ...]:
    """A sentence's blanks, each as often as it is there: its name, which has a dot in a form of a term, and what is asked
    of it."""
    return tuple((name, wish or "") for _, name, wish, _ in Formatter().parse(sentence) if name is not None)


@cache
def _read(sentence: str) -> tuple[tuple[str, ...], bool]:
    """The blanks that a sentence may be about, and whether any is asked for more than itself."""
    found = blanks(sentence)
    return tuple(name for name, wish in found if wish in HEADING), any(wish for _, wish in found)


def clause(sentence: str) -> Said:
    """A sentence as it stands within another, with no capital at the beginning."""
    return Said(sentence[:1].lower() + sentence[1:], getattr(sentence, "agrees", ""))


def sentence(phrase: str) -> str:
    """A phrase with a capital at the beginning, as a sentence has it."""
    return Said(phrase[:1].upper() + phrase[1:], getattr(phrase, "agrees", ""))

"""What French does where words meet: elision, contraction, articles, and the spaces of its punctuation."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

NBSP: Final = "\N{NO-BREAK SPACE}"

MUTE: Final = re.compile(
    r"[aeiouyàâäéèêëîïôöùûüœæ]|h(abit|eure|istoire|omme|umain|ydra|éroï|ôte|ôpital)", re.IGNORECASE
)
"""How words begin before which a vowel falls: before `l'homme`, but not before `le héros`."""

ASPIRATED: Final = re.compile(r"onz|oui\b|y[aeiou]", re.IGNORECASE)
"""How words begin before which it stays, though they look as if it fell: `le onze`, `le yo-yo`."""


def elides(text: str) -> bool:
    """Whether the vowel of a small word before this text falls."""
    first = text.lstrip("« ")
    return bool(MUTE.match(first)) and not ASPIRATED.match(first)


def _elided(word: str, text: str) -> str:
    return f"{word[:-1]}'{text}" if elides(text) else f"{word} {text}"


def de(text: str, agrees: str = "") -> str:
    """`de` before a phrase: du Deck, des cartes, d'une carte, de la Ruche."""
    for article, joined in (("le ", "du "), ("les ", "des "), ("des ", "")):
        if text.startswith(article):
            rest = text[len(article) :]
            return joined + rest if joined else _elided("de", rest)
    return _elided("de", text)


def to(text: str, agrees: str = "") -> str:
    """`à` before a phrase: au Deck, aux joueurs, à la Ruche."""
    for article, joined in (("le ", "au "), ("les ", "aux ")):
        if text.startswith(article):
            return joined + text[len(article) :]
    return f"à {text}"


def que(text: str, agrees: str = "") -> str:
    """`que` before a phrase: qu'un Allié."""
    return _elided("que", text)


def le(text: str, agrees: str = "") -> str:
    """A noun with its article: l'Allié, la carte, les joueurs."""
    if agrees.endswith("p"):
        return f"les {text}"
    return _elided("la" if agrees == "f" else "le", text)


def un(text: str, agrees: str = "") -> str:
    """A noun with the article of something not yet spoken of: un joueur, une carte, des cartes."""
    return f"{'des' if agrees.endswith('p') else 'une' if agrees == 'f' else 'un'} {text}"


def ce(text: str, agrees: str = "") -> str:
    """A noun with the word that points at it: ce joueur, cet Allié, cette carte, ces cartes."""
    if agrees.endswith("p"):
        return f"ces {text}"
    return f"{'cette' if agrees == 'f' else 'cet' if elides(text) else 'ce'} {text}"


JOINTS: Final[Mapping[str, Callable[[str, str], str]]] = {
    "de": de,
    "à": to,
    "que": que,
    "le": le,
    "un": un,
    "ce": ce,
    "du": lambda text, agrees: de(le(text, agrees)),
    "au": lambda text, agrees: to(le(text, agrees)),
}
"""What may stand before a phrase in a blank, such as {who:de}."""


def typeset(text: str) -> str:
    """A sentence whose punctuation stays on its line: the spaces before : ; ! ? » and after « don't break."""
    return re.sub(" (?=[:;!?»])", NBSP, text.replace("« ", f"«{NBSP}"))

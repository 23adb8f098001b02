"""The texts of all cards in French are put together as French is: nothing is left out, doubled or not elided."""

from __future__ import annotations

import re
from typing import Final

import pytest

from domain.locale.french import NBSP
from domain.registry import games

FAULTS: Final = {
    "two spaces": re.compile(r"\s\s|^\s|\s$"),
    "a space before a full stop or a comma": re.compile(r"\s[.,]"),
    "two full stops": re.compile(r"\.\.(?!\.)"),
    "a vowel that falls": re.compile(
        r"(?<!-)\b(?:[ldnsc]e|la|que|jusque) (?=[aeiouàâéèêëîïôûœæ](?!nz|ui\b))", re.IGNORECASE
    ),
    "two words that are one": re.compile(r"\b(?:de|à) les? (?=\w+\b)|\bde des\b|\bsi ils?\b", re.IGNORECASE),
    "a punctuation mark without its space": re.compile(rf"[^{NBSP}][:;!?»]|«[^{NBSP}]"),
    "a blank": re.compile(r"[{}|\[\]]"),
    "no capital at the beginning of a sentence": re.compile(r"^[a-zàâéèêîôû]|[a-z]{3}\. [a-zàâéèêîôû]"),
}
"""What no text has."""


def faults(text: str) -> list[str]:
    """What is wrong with a text."""
    return [fault for fault, pattern in FAULTS.items() if pattern.search(text)]


CARDS = {f"{name}/{card.key}": card for name, game in games().items() for card in game.catalogue("fr")}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_reads_as_french(card: str) -> None:
    assert {line: found for line in CARDS[card].text if (found := faults(line))} == {}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Piochez  une carte.", "two spaces"),
        ("Piochez une carte .", "a space before a full stop or a comma"),
        ("Mettez-la K.-O..", "two full stops"),
        ("Piochez le Allié.", "a vowel that falls"),
        ("Jouez une copie de un Allié.", "a vowel that falls"),
        ("Révélez la première carte de le Deck.", "two words that are one"),
        ("Placez cette carte à les Égouts.", "two words that are one"),
        ("Combat: Piochez une carte.", "a punctuation mark without its space"),
        ("Piochez {n} cartes.", "a blank"),
        ("Piochez une carte. défaussez une carte.", "no capital at the beginning of a sentence"),
    ],
)
def test_what_reads_badly_is_found(text: str, fault: str) -> None:
    assert faults(text) == [fault]


@pytest.mark.parametrize(
    "text",
    [
        f"Combat{NBSP}: Mettez-la K.-O.",
        "Faites-la entrer en ville.",
        f"Le onzième joueur{NBSP}; «{NBSP}Piochez la carte du Deck.{NBSP}» S'il y en a une.",
        "Vous pouvez la mettre K.-O. et la piocher.",
    ],
)
def test_what_reads_well_is_let_pass(text: str) -> None:
    assert faults(text) == []

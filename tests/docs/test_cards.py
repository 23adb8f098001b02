"""docs/cards.md: its card is the real one, reads and does what the page says, and every word is told."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import structs

from domain.deckbuilding import language
from domain.deckbuilding.card import Card
from domain.deckbuilding.text import MOMENTS, card_text
from domain.games.villains.cards import ALL
from domain.registry import games
from domain.scenario import load, run
from tests.domain.texts.snapshots import snapshots

DOC = (Path(__file__).parents[2] / "docs/cards.md").read_text(encoding="utf-8")
WORDS = [
    language.Cards,
    *(
        word
        for union in ("Effects", "Picks", "Condition", "Needs", "Abilities")
        for word in get_args(getattr(language, union))
    ),
    *(word for word in get_args(language.Number) if word is not int),
]


def block(kind: str) -> str:
    (found,) = re.findall(rf"```{kind}\n(.*?)```", DOC, re.DOTALL)
    return str(found)


def written() -> Any:
    return eval(block("python").strip(), {**vars(language), "Card": Card})


def test_the_card_is_the_one_that_is_played() -> None:
    assert written() in ALL


def test_it_reads_as_the_page_says() -> None:
    assert list(card_text(written(), "en")) == block("text").splitlines()


def test_its_example_of_what_is_written_down_is_written_down() -> None:
    assert block("yml") == snapshots()["alien.battlefield-medicine"].text


def test_it_does_what_the_page_says() -> None:
    report = run(load(block("yaml"), "docs/cards.md"), games())
    assert report.passed, str(report)


@pytest.mark.parametrize("word", WORDS, ids=[word.__name__ for word in WORDS])
def test_every_word_of_the_language_is_told_with_its_fields(word: Any) -> None:
    """As `Word(field, field)`, in their order; those of all verbs are told once, and those after `…` in the text."""
    told, *_ = re.findall(rf"`{word.__name__}\(([^`]*)\)`", DOC)
    said = re.findall(r"\w+", told)
    of_all_verbs = ("then", "otherwise") if issubclass(word, language.Verb) else ()
    known = [field.encode_name for field in structs.fields(word) if field.name not in of_all_verbs]
    left = known[len(said) :] if "…" in told else []
    assert said + left == known
    assert all(f"`{name}`" in DOC for name in (*left, *of_all_verbs))


@pytest.mark.parametrize("field", [*(field.name for field in structs.fields(Card)), *MOMENTS])
def test_every_field_of_a_card_is_told(field: str) -> None:
    assert f"`{field}`" in DOC

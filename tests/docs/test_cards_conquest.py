"""docs/cards-conquest.md: its card reads as the page says, and every word and kind of card is told."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import structs

from domain.games.conquest import card, language
from domain.games.conquest.text import card_text

DOC = (Path(__file__).parents[2] / "docs/cards-conquest.md").read_text(encoding="utf-8")
UNIONS = (language.Abilities, language.Whiches, language.Number, language.Needs, language.Effects)
WORDS = [word for union in UNIONS for word in get_args(union) if word is not int]
OF_ALL = {"key", "name", "copies", "keywords", "abilities", "needs", "provenance"}


def block(kind: str) -> str:
    (found,) = re.findall(rf"```{kind}\n(.*?)```", DOC, re.DOTALL)
    return str(found)


def test_the_card_reads_as_the_page_says() -> None:
    written = eval(block("python").strip(), {**vars(language), **vars(card)})
    assert list(card_text(written, "en")) == block("text").splitlines()


@pytest.mark.parametrize("word", WORDS, ids=[word.__name__ for word in WORDS])
def test_every_word_is_told_with_its_fields(word: Any) -> None:
    (told,) = re.findall(rf"`{word.__name__}\(([^`]*)\)`", DOC)
    known = [field.encode_name for field in structs.fields(word)]
    assert re.findall(r"\w+", told) == [name for name in known if name not in ({"name", "needs"} & of_all(word))]


def of_all(word: Any) -> set[str]:
    """Fields that are told once for all abilities."""
    return OF_ALL if issubclass(word, language.Ability) else set()


@pytest.mark.parametrize("kind", get_args(card.Card), ids=[kind.__name__ for kind in get_args(card.Card)])
def test_every_kind_of_card_is_told_with_its_fields(kind: Any) -> None:
    (told,) = re.findall(rf"\| `{kind.__name__}` \| (.*) \|", DOC)
    for field in structs.fields(kind):
        assert f"`{field.encode_name}`" in (DOC if field.name in OF_ALL else told)

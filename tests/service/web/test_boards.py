"""Each game has a board, and its cards are called in words: no code of the rules' stands on a page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from domain.catalogue import CardEntry
from domain.games.alien import names as alien
from domain.games.villains import names as villains
from domain.locale import LOCALES, catalogue
from domain.registry import GAMES, games


def _codes(card: CardEntry) -> Iterator[str]:
    """What a card is called by codes, as the keys of the words for them."""
    yield f"kind.{card.kind}"
    yield from (f"class.{cls}" for cls in (card.cls, *card.definition.get("classes", ())) if cls)
    if card.team:
        yield f"team.{card.team}"


def test_each_game_has_a_board() -> None:
    """Crossovers have that of their host."""
    index = files("service.web").joinpath("static", "app", "boards", "index.js").read_text(encoding="utf-8")
    assert set(re.findall(r"(\w+): \w+", index)) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_kinds_classes_and_teams_have_names(game: str) -> None:
    """Each has one that a person may read."""
    codes = {code for card in games()[game].catalogue("en") for code in _codes(card)}
    assert {code for code in codes if f"web_board.{code}" not in catalogue("en")} == set()


def test_stacks_have_names() -> None:
    """Each stack of the tables that are drawn by stacks."""
    beside = [space.name for space in villains.ADDED if space.of == "table"]
    there = [alien.BARRACKS, alien.SERGEANTS, alien.STRIKE_DECK, alien.ALIEN_DECK, alien.ALIEN_DISCARD]
    names = {*villains.STACKS, *beside, *there}
    assert {name for name in names if f"web_board.stack.{name}" not in catalogue("en")} == set()


def test_what_is_said_of_an_action_in_a_word_is_said_of_an_action_there_is() -> None:
    """A word for what no game knows would stand there for nothing."""
    words = {key.split(".")[2] for key in catalogue("en") if key.startswith("web_board.do.")}
    known = {
        found[1]
        for key in catalogue("en")
        if (found := re.fullmatch(r"action\.(?:\w+\.)?([a-z][A-Za-z]+)(?:\..*)?", key))
    }
    assert words <= known


@pytest.mark.parametrize("locale", LOCALES)
def test_markers_have_names(locale: str) -> None:
    """Those of Alien's cards, and those of the rules' own."""
    markers = {key.split(".")[2] for key in catalogue("en") if key.startswith("text.marker.")} | {"weakened"}
    assert {name for name in markers if f"web_alien.marker.{name}.one" not in catalogue(locale)} == set()

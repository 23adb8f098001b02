"""Every card of the box is named by a test of its game."""

from __future__ import annotations

from pathlib import Path

import pytest

from domain.deckbuilding.card import Card
from domain.games.firefly.cards import ALL

HERE = Path(__file__)
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in HERE.parent.parent.rglob("test_*.py") if path != HERE)


def test_no_two_cards_have_the_same_key() -> None:
    assert len({card.key for card in ALL}) == len(ALL)


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.key)
def test_every_card_is_named_by_a_test(card: Card) -> None:
    assert f'"{card.key}"' in TESTS

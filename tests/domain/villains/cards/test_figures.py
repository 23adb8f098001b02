"""Every figure of the catalogue is the printed one, and every printed card is in the catalogue."""

from __future__ import annotations

import pytest

from domain.deckbuilding.card import Card
from domain.games.villains.cards import ALL
from tests.facts import DIFFERENCES, expected, figures, printed

from ..referee import set_up

CARDS = printed("villains")
BY_NAME = {name: card for card in CARDS for name in card.names}

USED = {
    "Madame HYDRA": (12, "the set-up page and the box differ: the page is followed, the box is an option"),
    "Rock Star": (2, "the set-up page and the box differ: the page is followed, the box is an option"),
    "Command Strike": (5, "the others are for the challenge modes"),
}
"""How many of a card a game is played with unless it is said otherwise, where there are more in the box."""


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.key)
def test_a_card_has_the_figures_printed_on_it(card: Card) -> None:
    assert figures(card) == expected(BY_NAME[card.name])


def test_every_printed_card_is_in_the_catalogue_once() -> None:
    names = [BY_NAME[card.name].name for card in ALL]

    assert sorted(names) == sorted(card.name for card in CARDS)


def test_every_difference_is_one_and_has_a_reason() -> None:
    for (name, figure), (value, reason) in DIFFERENCES.items():
        assert BY_NAME[name].figures[figure] != value
        assert reason


def test_a_game_is_played_with_as_many_cards_as_the_set_up_pages_say() -> None:
    laid = set_up(5)
    keys = {BY_NAME[card.name].name: card.key for card in ALL}
    there = {card.name: list(laid.s.what.values()).count(keys[card.name]) for card in CARDS if card.used}

    assert there == {card.name: card.used for card in CARDS if card.used} == {name: n for name, (n, _) in USED.items()}
    assert all(reason for _, reason in USED.values())

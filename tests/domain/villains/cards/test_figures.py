"""Every figure of the catalogue is the printed one, and every printed card is in the catalogue."""

from __future__ import annotations

import pytest

from domain.deckbuilding.card import Card
from domain.games.villains.cards import ALL
from tests.facts import DIFFERENCES, by_name, expected, figures, printed

from ..referee import set_up

COMPLETE = ("villains", "core")
"""The sets of which every card is in the catalogue."""

USED = {
    "Madame HYDRA": (12, "the set-up page and the box differ: the page is followed, the box is an option"),
    "Rock Star": (2, "the set-up page and the box differ: the page is followed, the box is an option"),
    "Command Strike": (5, "the others are for the challenge modes"),
}
"""How many of a card a game is played with unless it is said otherwise, where there are more in the box."""


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.key)
def test_a_card_has_the_figures_printed_on_it(card: Card) -> None:
    assert figures(card) == expected(by_name()[card.set, card.name])


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.key)
def test_a_card_says_whether_a_figure_of_it_is_confirmed_by_nobody(card: Card) -> None:
    assert (card.provenance == "unverified") == bool(by_name()[card.set, card.name].unverified)


@pytest.mark.parametrize("of", COMPLETE)
def test_every_printed_card_is_in_the_catalogue_once(of: str) -> None:
    names = [by_name()[of, card.name].name for card in ALL if card.set == of]

    assert sorted(names) == sorted(card.name for card in printed(of))


def test_every_difference_is_one_and_has_a_reason() -> None:
    for (name, figure), (value, reason) in DIFFERENCES.items():
        assert by_name()["villains", name].figures[figure] != value
        assert reason


def test_a_game_is_played_with_as_many_cards_as_the_set_up_pages_say() -> None:
    laid, used = set_up(5), [card for card in printed("villains") if card.used]
    keys = {by_name()[card.set, card.name].name: card.key for card in ALL if card.set == "villains"}
    there = {card.name: list(laid.s.what.values()).count(keys[card.name]) for card in used}

    assert there == {card.name: card.used for card in used} == {name: n for name, (n, _) in USED.items()}
    assert all(reason for _, reason in USED.values())

"""What is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from domain.deckbuilding.card import Card
from domain.games.firefly.cards import ALL
from domain.games.firefly.names import CLASSES, LETTERS, MEMBERS

from .referee import new_game


def copies(**like: str) -> int:
    """How many cards there are of which all of this is so."""
    return sum(card.copies for card in ALL if all(getattr(card, figure) == value for figure, value in like.items()))


@pytest.mark.parametrize(
    ("kind", "n"),
    [
        pytest.param("talent", 15, marks=pytest.mark.rule("firefly.content.talents")),
        pytest.param("flaw", 20, marks=pytest.mark.rule("firefly.content.flaws")),
        pytest.param("upgrade", 10, marks=pytest.mark.rule("firefly.content.upgrades")),
        pytest.param("side-job", 12, marks=pytest.mark.rule("firefly.content.side-jobs")),
        pytest.param("crew-strike", 40, marks=pytest.mark.rule("firefly.content.crew-strikes")),
        pytest.param("avatar", 9, marks=pytest.mark.rule("firefly.content.avatars")),
    ],
)
def test_so_many_cards_of_a_kind_are_in_the_box(kind: str, n: int) -> None:
    assert copies(kind=kind) == n


@pytest.mark.parametrize(
    ("name", "n"),
    [
        pytest.param("Shiny", 35, marks=pytest.mark.rule("firefly.content.shiny")),
        pytest.param("Misbehave", 25, marks=pytest.mark.rule("firefly.content.misbehave")),
        pytest.param("Browncoats", 5, marks=pytest.mark.rule("firefly.content.browncoats")),
    ],
)
def test_so_many_basic_cards_are_in_the_box(name: str, n: int) -> None:
    assert copies(name=name) == n


@pytest.mark.rule("firefly.content.avatars")
def test_each_of_the_nine_has_an_avatar() -> None:
    assert sorted(card.name for card in ALL if card.kind == "avatar") == sorted(MEMBERS)


@pytest.mark.rule("firefly.content.crew-characters")
def test_each_of_nine_stacks_has_fourteen_cards() -> None:
    copies = Counter[str]()
    for card in ALL:
        if card.deck == "crew-deck":
            copies[card.group] += card.copies

    assert copies == dict.fromkeys(MEMBERS, 14)
    assert copies.total() == 126


@pytest.mark.rule("firefly.content.class-list")
def test_there_are_five_classes_and_each_is_in_every_game() -> None:
    by_class = {cls: {card.group for card in ALL if card.cls == cls and card.deck == "crew-deck"} for cls in CLASSES}

    assert {card.cls for card in ALL} == {*CLASSES, ""}
    assert all(len(groups) >= 3 for groups in by_class.values())
    assert Counter(card.cls for card in ALL if card.deck == "browncoats") == dict.fromkeys(CLASSES, 1)


@pytest.mark.rule("firefly.content.inevitable")
def test_three_cards_are_inevitable_each_another_and_each_brings_something_bad() -> None:
    cards = [card for card in ALL if card.kind == "inevitable"]

    assert [card.copies for card in cards] == [1] * 3
    assert len({card.strike for card in cards}) == 3
    assert all(card.strike for card in cards)


@pytest.mark.rule("firefly.content.ship-strikes")
def test_twenty_ship_strikes_are_a_deck_of_their_own() -> None:
    assert copies(deck="ship-strikes") == 20
    assert len(new_game(1).s.zone("ship-strikes")) == 20


def the_labelled() -> list[Card]:
    """The Ship Strikes that belong to an Episode."""
    return [card for card in ALL if card.kind == "ship-strike" and card.deck != "ship-strikes"]


@pytest.mark.rule("firefly.content.labelled-ship-strikes")
def test_ship_strikes_with_a_label_are_in_the_mini_deck_that_it_names() -> None:
    game = new_game(1)
    there = {card.key for card in game.cards("ship-strikes")}

    assert there.isdisjoint(card.key for card in the_labelled())
    assert [card.copies for card in the_labelled()] == [1] * 6
    assert {card.deck for card in the_labelled()} <= {card.name for card in ALL if card.kind == "objective"}
    assert sum(card.copies for card in the_labelled()) == 6
    assert "magnetic-grapple" in game.keys("deck-b")


@pytest.mark.rule("firefly.content.enemy-card-parts")
@pytest.mark.parametrize("card", [card for card in ALL if card.kind == "enemy"], ids=lambda card: card.key)
def test_an_enemy_has_an_attack_and_what_it_is_called_by(card: Card) -> None:
    assert (card.attack or 0) > 0
    assert card.name
    assert card.team or "ship" in card.keywords


@pytest.mark.rule("firefly.content.character-card-parts")
def test_every_character_but_those_a_deck_begins_with_has_a_class_and_a_cost() -> None:
    for card in (card for card in ALL if card.kind == "character"):
        assert card.attack is not None or card.recruit is not None
        begins = card.deck == "base"
        assert (card.cls == "", card.cost is None) == (begins, begins)


@pytest.mark.rule("firefly.content.pilot-split")
def test_the_pilot_is_two_episodes() -> None:
    objectives = [card for card in ALL if card.kind == "objective"]
    pilot = [(card.stage, card.group) for card in objectives if card.name.startswith("Serenity")]

    assert pilot == [(1, "A"), (2, "B")]
    assert len({card.name.partition(" (")[0] for card in objectives}) == len(objectives) - 1


def by_letter(letter: str) -> list[Card]:
    """The Objectives with a letter, in the order of their numbers."""
    return [card for card in ALL if card.kind == "objective" and card.group == letter]


@pytest.mark.rule("firefly.content.objectives")
def test_fifteen_objectives_have_a_letter_and_a_number_each() -> None:
    numbers = {letter: [card.stage for card in by_letter(letter)] for letter in LETTERS}

    assert numbers == {"A": [1, 4, 7, 10, 13], "B": [2, 5, 8, 11, 14], "C": [3, 6, 9, 12, 15]}
    assert copies(kind="objective") == 15


@pytest.mark.rule("firefly.content.episode-cards")
@pytest.mark.parametrize(("letter", "n"), [("A", 10), ("B", 11), ("C", 12)])
def test_every_objective_has_a_mini_deck(letter: str, n: int) -> None:
    assert [copies(deck=card.name) for card in by_letter(letter)] == [n] * 5


@pytest.mark.rule("firefly.content.total-cards")
def test_there_are_500_cards() -> None:
    assert copies() == 500

"""The player's cards of Legendary Encounters: Alien have the figures that are written down, and fit what is publicly known."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Avert, Effect, Heal, Recast, Superpower, Vigil, effects_in
from domain.games.alien.cards import ALL

from . import figures

RECORD: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "alien.toml").read_text(encoding="utf-8")
)
DECKS = ("base", "sergeants", "roles", "barracks")
"""The decks of which every card is written down."""

ROLES = pytest.mark.parametrize("role", RECORD["role"], ids=lambda role: role["name"])
CHARACTERS = pytest.mark.parametrize("character", RECORD["character"], ids=lambda character: character["name"])


def written(row: dict[str, Any], **about: Any) -> dict[str, Any]:
    """A written card in the words of `figures`, with its name."""
    usual = dict.fromkeys(("class", "team", "attack", "recruit", "vp", "leads", "twists"))
    said = {figure: value for figure, value in row.items() if figure not in ("known", "classes", "keywords")}
    return usual | {"kind": "character", "copies": 1, "keywords": sorted(row.get("keywords", ()))} | said | about


def found(card: Card) -> dict[str, Any]:
    """What the catalogue says of a card, in the same words."""
    return {"name": card.name} | figures(card)


def of(group: str, kind: str = "character", *decks: str) -> list[Card]:
    """The cards of the catalogue that belong to a Role, a Character or a basic card."""
    return [card for card in ALL if (card.group, card.kind) == (group, kind) and card.deck in (decks or DECKS)]


# -- what is written down


@ROLES
def test_a_role_has_its_avatar_and_its_card(role: dict[str, Any]) -> None:
    (avatar,), (card,) = of(role["name"], "avatar"), of(role["name"])

    assert (avatar.name, avatar.health, avatar.defense, avatar.copies) == (
        role["name"],
        role["health"],
        role["defense"],
        1,
    )
    assert found(card) == written(role["card"], group=role["name"])
    assert sorted(card.classes) == role["card"].get("classes", [])


@CHARACTERS
def test_a_character_has_its_four_cards(character: dict[str, Any]) -> None:
    group, team = character["name"], character["team"]

    assert [found(card) for card in of(group)] == [written(row, group=group, team=team) for row in character["cards"]]


def test_the_basic_cards_are_those_that_are_written_down() -> None:
    catalogued = [found(card) for card in ALL if card.deck in ("base", "sergeants")]

    assert catalogued == [written(row, group=row["name"]) for row in RECORD["basic"]]


def test_every_card_of_these_decks_is_written_down() -> None:
    rows = [*RECORD["basic"], *(row for character in RECORD["character"] for row in character["cards"])]
    roles = [name for role in RECORD["role"] for name in (role["name"], role["card"]["name"])]

    assert Counter(card.name for card in ALL if card.deck in DECKS) == Counter([*(row["name"] for row in rows), *roles])


@pytest.mark.rule("alien.content.agendas")
def test_the_agendas_are_those_that_are_written_down_and_cost_the_same() -> None:
    agendas = [card for card in ALL if card.deck == "agendas"]

    assert [found(card) | {"side": card.side} for card in agendas] == [
        written(row, group="Agenda") for row in RECORD["agenda"]
    ]
    assert Counter(card.side for card in agendas) == {"good": 10, "evil": 5}
    assert {(card.cost, card.copies) for card in agendas} == {(4, 1)}


@pytest.mark.rule("alien.content.secrets-revealed")
def test_secrets_revealed_is_written_down() -> None:
    assert [found(card) for card in ALL if card.deck == "secrets"] == [
        written(row, kind="secrets", group=None, cost=None) for row in RECORD["secrets"]
    ]


@pytest.mark.rule("alien.content.alien-avatars")
def test_the_avatars_of_alien_players_are_those_that_are_written_down() -> None:
    avatars = [card for card in ALL if card.kind == "alien-avatar"]

    assert [(card.name, card.health, card.defense, card.copies) for card in avatars] == [
        (row["name"], row["health"], row["defense"], 1) for row in RECORD["alien_avatar"]
    ]


@pytest.mark.rule("alien.content.alien-player-cards")
def test_the_deck_of_alien_players_is_written_down_and_has_36_cards() -> None:
    cards = [card for card in ALL if card.deck == "aliens"]

    assert [found(card) for card in cards] == [
        written(row, kind=row.get("kind", "alien"), group=None, cost=None) for row in RECORD["alien"]
    ]
    assert sum(card.copies for card in cards) == 36


# -- what is publicly known


@CHARACTERS
def test_fourteen_cards_of_a_character_are_as_is_publicly_known(character: dict[str, Any]) -> None:
    cards, known = of(character["name"]), character["fourteen"]

    def how_many(fits: Callable[[Card], bool]) -> int:
        return sum(card.copies for card in cards if fits(card))

    assert how_many(lambda card: True) == 14
    assert sum(card.copies * (card.cost or 0) for card in cards) == known["cost"]
    assert how_many(lambda card: card.recruit is not None) == known["recruit"]
    assert how_many(lambda card: card.attack is not None) == known["attack"]
    assert how_many(lambda card: "recruit" in lent(card)) == known["lent_recruit"]
    assert how_many(lambda card: "attack" in lent(card)) == known["lent_attack"]
    assert how_many(helps_against_strikes) == known["strikes"]
    assert Counter(cls for card in cards for cls in [card.cls] * card.copies) == known["classes"]
    assert Counter(icon for card in cards for icon in asks_for(card) * card.copies) == known["combos"]


def words(card: Card) -> Iterator[Effect]:
    """Every word that a card says for its player."""
    vigils = [effect for a in card.abilities if isinstance(a, Vigil) for effect in a.then]
    return iter(effects_in((*card.effect, *card.once, *card.sacrifice, *card.mobilize, *vigils)))


def lent(card: Card) -> set[str]:
    """What a card gives when it is lent to another player."""
    if "coordinate" not in card.keywords:
        return set()
    instead = next((word for word in words(card) if isinstance(word, Recast)), None)
    gives = {"attack": card.attack, "recruit": card.recruit}
    if instead is not None:
        gives = {"attack": instead.attack or None, "recruit": instead.recruit or None}
    return {figure for figure, n in gives.items() if n is not None}


def helps_against_strikes(card: Card) -> bool:
    """Whether a card heals Strikes or keeps them away."""
    avoids = any(isinstance(a, Avert) or (isinstance(a, Vigil) and a.avoids) for a in card.abilities)
    return avoids or any(isinstance(word, Heal) for word in words(card))


def asks_for(card: Card) -> list[str]:
    """The classes and crews that a card asks for among those played before."""
    return [icon for word in words(card) if isinstance(word, Superpower) for icon in word.icons]

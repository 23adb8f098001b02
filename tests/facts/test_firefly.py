"""The player's cards of Legendary Encounters: Firefly have the figures that are written down, and fit what is publicly known."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Draw, Look, Scan, Superpower, effects_in
from domain.games.firefly.cards import ALL
from domain.games.firefly.names import CLASSES, MEMBERS

from . import figures

RECORD: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "firefly.toml").read_text(encoding="utf-8")
)
BASICS = ("base", "browncoats", "talents", "flaws")

AVATARS = pytest.mark.parametrize("avatar", RECORD["avatar"], ids=lambda avatar: avatar["name"])
STACKS = pytest.mark.parametrize("member", RECORD["member"], ids=lambda member: member["name"])


def written(row: dict[str, Any], **about: Any) -> dict[str, Any]:
    """A written card in the words of `figures`, with its name."""
    usual = dict.fromkeys(("class", "team", "cost", "attack", "recruit", "vp", "leads", "twists"))
    said = {figure: value for figure, value in row.items() if figure != "known"}
    own = {"kind": "character", "copies": 1, "keywords": sorted(row.get("keywords", ()))}
    return usual | own | said | about


def found(card: Card) -> dict[str, Any]:
    """What the catalogue says of a card, in the same words."""
    return {"name": card.name} | figures(card)


def stack(member: str) -> list[Card]:
    """The cards of the Crew Deck that are a member's."""
    return [card for card in ALL if card.deck == "crew-deck" and card.group == member]


def avatar_of(member: str) -> Card:
    """The Avatar of a member."""
    (card,) = (card for card in ALL if card.kind == "avatar" and card.name == member)
    return card


# -- what is written down


@STACKS
def test_a_member_has_the_four_cards_that_are_written_down(member: dict[str, Any]) -> None:
    of = member["name"]

    assert [found(card) for card in stack(of)] == [written(row, group=of) for row in member["cards"]]
    assert sorted({card.cls for card in stack(of)}) == member["classes"]


@AVATARS
def test_an_avatar_has_the_figures_that_are_written_down(avatar: dict[str, Any]) -> None:
    card = avatar_of(avatar["name"])

    assert {figure: getattr(card, figure) for figure in avatar} == avatar
    assert (card.copies, card.cost, card.cls) == (1, None, "")


def test_the_basic_cards_are_those_that_are_written_down() -> None:
    catalogued = [found(card) for card in ALL if card.deck in BASICS]
    groups = {"Talent": None, "Flaw": None}

    assert catalogued == [written(row, group=groups.get(row["name"], row["name"])) for row in RECORD["basic"]]


@pytest.mark.rule("firefly.content.avatars")
def test_the_nine_are_all_written_down() -> None:
    for section in ("avatar", "member"):
        assert sorted(row["name"] for row in RECORD[section]) == sorted(MEMBERS)
    assert sorted(card.name for card in ALL if card.kind == "avatar") == sorted(MEMBERS)


# -- what is publicly known


@pytest.mark.rule("firefly.content.crew-characters")
def test_each_of_nine_stacks_has_fourteen_cards() -> None:
    copies = Counter[str]()
    for card in ALL:
        if card.deck == "crew-deck":
            copies[card.group] += card.copies

    assert copies == dict.fromkeys(MEMBERS, 14)
    assert copies.total() == 126


@pytest.mark.rule("firefly.avatar.rank")
def test_each_rank_is_there_once_and_the_highest_is_mals() -> None:
    ranks = {card.name: card.rank for card in ALL if card.kind == "avatar"}

    assert sorted(rank or 0 for rank in ranks.values()) == list(range(1, 10))
    assert ranks["Mal"] == 1


@AVATARS
def test_every_talent_draws_a_card_and_does_more_when_it_is_activated(avatar: dict[str, Any]) -> None:
    card = avatar_of(avatar["name"])

    assert card.effect == (Draw(),)
    assert card.once
    assert card.flaw


def test_what_is_known_of_two_talents() -> None:
    assert [type(word) for word in effects_in(avatar_of("Wash").once)] == [Scan]
    assert isinstance(avatar_of("Book").once[0], Look)


def test_the_one_crew_card_that_is_known() -> None:
    (card,) = (card for card in ALL if card.name == "No Power in the 'Verse Can Stop Me")
    (combo,) = (word for word in card.effect if isinstance(word, Superpower))

    assert combo.icons == (card.cls,)
    assert card.copies >= 2
    assert (card.attack, card.attack_plus) == (2, True)


@pytest.mark.rule("firefly.content.class-list")
def test_there_are_five_classes_and_each_is_in_every_game() -> None:
    by_class = {cls: {card.group for card in ALL if card.cls == cls and card.deck == "crew-deck"} for cls in CLASSES}

    assert {card.cls for card in ALL} == {*CLASSES, ""}
    assert all(len(groups) >= 3 for groups in by_class.values())
    assert Counter(card.cls for card in ALL if card.deck == "browncoats") == dict.fromkeys(CLASSES, 1)


@pytest.mark.rule("firefly.content.shiny", "firefly.content.misbehave", "firefly.content.browncoats")
@pytest.mark.parametrize(("name", "n"), [("Shiny", 35), ("Misbehave", 25), ("Browncoats", 5)])
def test_so_many_basic_cards_are_in_the_box(name: str, n: int) -> None:
    assert sum(card.copies for card in ALL if card.name == name) == n


@pytest.mark.rule("firefly.content.talents", "firefly.content.flaws")
@pytest.mark.parametrize(("kind", "n"), [("talent", 15), ("flaw", 20)])
def test_so_many_talents_and_flaws_are_in_the_box(kind: str, n: int) -> None:
    assert sum(card.copies for card in ALL if card.kind == kind) == n


@pytest.mark.rule("firefly.content.character-card-parts")
def test_every_character_but_those_a_deck_begins_with_has_a_class_and_a_cost() -> None:
    for card in (card for card in ALL if card.kind == "character"):
        assert card.attack is not None or card.recruit is not None
        begins = card.deck == "base"
        assert (card.cls == "", card.cost is None) == (begins, begins)

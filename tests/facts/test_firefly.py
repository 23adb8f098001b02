"""The player's cards of Legendary Encounters: Firefly have the figures that are written down, and fit what is publicly known."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Draw, Look, Scan, Superpower, effects_in
from domain.games.firefly.cards import ALL
from domain.games.firefly.names import MEMBERS

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


def test_the_nine_are_all_written_down() -> None:
    for section in ("avatar", "member"):
        assert sorted(row["name"] for row in RECORD[section]) == sorted(MEMBERS)
    assert sorted(card.name for card in ALL if card.kind == "avatar") == sorted(MEMBERS)


# -- what is publicly known


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

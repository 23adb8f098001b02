"""What is against the players in Legendary Encounters: Alien has the figures that are written down, and no others."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from domain.deckbuilding.card import Card
from domain.games.alien.box import MINI_DECKS
from domain.games.alien.game import Alien
from domain.games.alien.names import SCAN_COSTS

RECORDED = tomllib.loads((Path(__file__).parent / "alien-hive.toml").read_text(encoding="utf-8"))
BOX = Alien().definitions()
OBJECTIVES = {card.name: card.stage for card in BOX if card.kind == "objective"}

SAID = frozenset({"stays"})
"""A keyword that only stands for what a card says in words."""

SECTIONS: Final[Mapping[str, Callable[[Card], bool]]] = {
    "location": lambda card: card.kind == "location",
    "objective": lambda card: card.kind == "objective",
    "hive": lambda card: card.deck in OBJECTIVES,
    "drone": lambda card: card.deck == "drones",
    "strike": lambda card: card.kind == "strike",
    "hatchery": lambda card: card.deck == "hatchery",
}
"""The cards of each section."""

FIGURES: Final[Mapping[str, Callable[[Card], Any]]] = {
    "name": lambda card: card.name,
    "deck": lambda card: card.deck,
    "kind": lambda card: card.kind,
    "film": lambda card: card.group,
    "stage": lambda card: card.stage,
    "hazards": lambda card: [hazard.name for hazard in card.hazards],
    "copies": lambda card: card.copies,
    "classes": lambda card: sorted({card.cls, *card.classes} - {""}),
    "team": lambda card: card.team,
    "cost": lambda card: card.cost,
    "attack": lambda card: card.attack,
    "recruit": lambda card: card.recruit,
    "damage": lambda card: card.damage,
    "goal": lambda card: card.goal,
    "final": lambda card: card.final,
    "keywords": lambda card: sorted({*card.keywords} - SAID),
}

UNSAID: Final[tuple[Any, ...]] = (None, "", [], False)
"""Figures that a card doesn't have; neither has one a stage or a goal of 0."""


def _has(figure: str, value: Any) -> bool:
    return value not in UNSAID or (value == 0 and value is not False and figure not in ("stage", "goal"))


def figures_of(card: Card, named: set[str]) -> dict[str, Any]:
    """The figures of a card, of those that its section tells."""
    told = {figure: FIGURES[figure](card) for figure in FIGURES if figure in named}
    return {figure: value for figure, value in told.items() if _has(figure, value)}


def recorded(section: str) -> list[dict[str, Any]]:
    """The cards of a section, their classes and keywords in the order of the alphabet."""
    return [{name: _sorted(name, value) for name, value in row.items()} for row in RECORDED[section]]


def _sorted(name: str, value: Any) -> Any:
    return sorted(value) if name in ("classes", "keywords") else value


def in_order(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(rows, key=lambda row: (row.get("deck", ""), row["name"], row.get("classes", [])))


@pytest.mark.parametrize("section", SECTIONS)
def test_the_cards_have_the_figures_that_are_written_down(section: str) -> None:
    named = {figure for row in RECORDED[section] for figure in row}
    cards = [figures_of(card, named) for card in BOX if SECTIONS[section](card)]

    assert in_order(cards) == in_order(recorded(section))


def test_a_scan_of_each_room_costs_what_is_written_down() -> None:
    assert RECORDED["scan_cost"] == SCAN_COSTS
    assert list(RECORDED["scan_cost"]) == list(SCAN_COSTS)


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_each_mini_deck_has_its_size_two_events_and_a_hazard(objective: str) -> None:
    rows = [row for row in recorded("hive") if row["deck"] == objective]
    kinds = Counter[str]()
    for row in rows:
        kinds[row["kind"]] += row["copies"]

    assert kinds.total() == MINI_DECKS[OBJECTIVES[objective]]
    assert (kinds["event"], kinds["hazard"]) == (2, 1)


@pytest.mark.parametrize(("section", "n"), [("drone", 24), ("strike", 40), ("hatchery", 14), ("hive", 132)])
def test_so_many_cards_are_against_the_players(section: str, n: int) -> None:
    assert sum(row["copies"] for row in RECORDED[section]) == n


@pytest.mark.parametrize("objective", [name for name, stage in OBJECTIVES.items() if stage == 3])
def test_every_third_objective_has_a_final_enemy_of_nine_attack_or_more(objective: str) -> None:
    final = [row for row in recorded("hive") if row["deck"] == objective and row.get("final")]

    assert len(final) == (2 if objective == "She'll Breed. You'll Die." else 1)
    assert all(row["attack"] >= 9 and row["goal"] == 3 and row["copies"] == 1 for row in final)


def test_goal_cards_belong_to_the_objective_of_their_mini_deck() -> None:
    goals = [row for row in recorded("hive") if "goal" in row]

    assert [row["goal"] for row in goals] == [OBJECTIVES[row["deck"]] for row in goals]
    assert {row["deck"] for row in goals} == set(OBJECTIVES)

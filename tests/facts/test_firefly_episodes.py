"""What the crew of Legendary Encounters: Firefly meets has the figures that are written down, and no others."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from domain.deckbuilding.card import Card
from domain.games.firefly.box import MINI_DECKS
from domain.games.firefly.cards import ALL
from domain.games.firefly.names import LETTERS, SCAN_COSTS

RECORDED = tomllib.loads((Path(__file__).parent / "firefly-episodes.toml").read_text(encoding="utf-8"))
OBJECTIVES = {card.name: card for card in ALL if card.kind == "objective"}

PRINTED = frozenset({"ship", "range", "escape", "stationary", "double-strike", "coordinate", "miss"})
"""Keywords as they are printed; others only stand for what a card says in words."""

SECTIONS: Final[Mapping[str, Callable[[Card], bool]]] = {
    "objective": lambda card: card.kind == "objective",
    "episode": lambda card: card.deck in OBJECTIVES,
    "crew_strike": lambda card: card.deck == "crew-strikes",
    "ship_strike": lambda card: card.deck == "ship-strikes",
    "upgrade": lambda card: card.deck == "upgrade-stack",
    "side_job": lambda card: card.deck == "side-jobs",
    "inevitable": lambda card: card.deck == "inevitables",
}
"""The cards of each section."""

FIGURES: Final[Mapping[str, Callable[[Card], Any]]] = {
    "number": lambda card: card.stage,
    "name": lambda card: card.name,
    "letter": lambda card: card.group,
    "tasks": lambda card: [task.name for task in card.tasks],
    "deck": lambda card: card.deck,
    "kind": lambda card: card.kind,
    "copies": lambda card: card.copies,
    "class": lambda card: card.cls,
    "team": lambda card: card.team,
    "cost": lambda card: card.cost,
    "attack": lambda card: card.attack,
    "recruit": lambda card: card.recruit,
    "damage": lambda card: card.damage,
    "repair": lambda card: card.repair,
    "keywords": lambda card: sorted({*card.keywords} & PRINTED),
    "task": lambda card: card.task if card.kind == "goal" else "",
}


def figures_of(card: Card, named: set[str]) -> dict[str, Any]:
    """The figures of a card, of those that its section tells."""
    told = {figure: FIGURES[figure](card) for figure in FIGURES if figure in named}
    return {figure: value for figure, value in told.items() if value not in (None, "", [])}


def recorded(section: str) -> list[dict[str, Any]]:
    """The cards of a section, but for those of Episodes that the box doesn't have."""
    rows: list[dict[str, Any]] = RECORDED[section]
    return [
        row for row in rows if row.get("deck", row["name"]) in OBJECTIVES or section not in ("objective", "episode")
    ]


def in_order(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(rows, key=lambda row: (row.get("deck", ""), row["name"]))


@pytest.mark.parametrize("section", SECTIONS)
def test_the_cards_have_the_figures_that_are_written_down(section: str) -> None:
    named = {figure for row in RECORDED[section] for figure in row}
    cards = [figures_of(card, named) for card in ALL if SECTIONS[section](card)]

    assert in_order(cards) == in_order(recorded(section))


def test_a_scan_of_each_space_costs_what_is_written_down() -> None:
    assert RECORDED["scan_cost"] == SCAN_COSTS
    assert list(RECORDED["scan_cost"]) == list(SCAN_COSTS)


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_each_mini_deck_has_its_size_and_most_of_it_are_enemies(objective: str) -> None:
    kinds = Counter[str]()
    for row in recorded("episode"):
        if row["deck"] == objective:
            kinds[row["kind"]] += row["copies"]

    assert kinds.total() == MINI_DECKS[OBJECTIVES[objective].group]
    assert kinds["enemy"] > kinds.total() / 2


def test_fifteen_objectives_have_mini_decks_of_ten_eleven_and_twelve_cards() -> None:
    rows = RECORDED["objective"]

    assert [row["number"] for row in rows] == list(range(1, 16))
    assert [row["letter"] for row in rows] == list(LETTERS) * 5
    assert [row["letter"] for row in rows if row["name"].startswith("Serenity")] == ["A", "B"]
    assert sum(row["copies"] for row in RECORDED["episode"]) == 165
    assert len({row["name"] for row in rows}) == 15

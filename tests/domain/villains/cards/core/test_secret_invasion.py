"""Secret Invasion of the Skrull Shapeshifters: Heroes among the Villains are Skrulls."""

from __future__ import annotations

import pytest

from domain.games.villains import actions as a

from ...referee import given, pushed_out, turn_with

PLOT = {"plot": ["secret-invasion-of-the-skrull-shapeshifters"]}


def test_a_hero_of_the_villain_deck_enters_the_city_as_a_skrull() -> None:
    table = turn_with("devour", {**PLOT, "adversary-deck": ["cops", "devour"]})

    assert list(table.city().values()) == ["devour"]
    assert table.waiting() == []


@pytest.mark.parametrize(("hero", "cost"), [("hydra-soldier", 0), ("new-recruit", 2), ("devour", 4)])
def test_a_skrull_has_two_attack_more_than_it_costs(hero: str, cost: int) -> None:
    table = given({**PLOT, "city.bank": [hero]}, attack=cost + 2)

    assert table.attack_of(hero) == cost + 2
    assert table.legal(a.Fight) == [hero]


def test_who_defeats_a_skrull_gains_the_hero() -> None:
    table = given({**PLOT, "city.bank": ["devour"], "guarded@city.bank": ["bystander"]}, attack=6).fight("devour")

    assert table.keys("discard.0") == ["devour"]
    assert table.keys("victory.0") == ["bystander"]
    assert len(table.s.tally("gained", 0)) == 1


def test_a_skrull_asks_for_nothing_that_the_hero_does() -> None:
    table = given({**PLOT, "city.bank": ["madame-hydra"]}, attack=5).fight("madame-hydra")

    assert (table.waiting(), table.keys("discard.0")) == ([], ["madame-hydra"])


def test_a_twist_brings_the_dearest_hero_of_the_hq_into_the_sewers() -> None:
    hq = {**{f"lair.{n}": ["devour"] for n in range(1, 6)}, "lair.3": ["master-of-magnetism"]}
    table = turn_with("scheme-twist", {**PLOT, **hq})

    assert table.city() == {"sewers": "master-of-magnetism"}
    assert table.keys("lair.3") == ["crazed-experiments"]
    assert table.keys("ko") == ["scheme-twist"]


def test_of_heroes_that_cost_the_same_the_player_says_which_is_a_skrull() -> None:
    hq = {
        **{f"lair.{n}": ["devour"] for n in range(1, 6)},
        "lair.3": ["master-of-magnetism"],
        "lair.4": ["perfect-aim"],
    }
    cost = {card.key: card.cost for card in given(hq).cards("lair.3", "lair.4")}
    assert cost == {"master-of-magnetism": 7, "perfect-aim": 7}

    table = turn_with("scheme-twist", {**PLOT, **hq})
    assert table.options() == ["master-of-magnetism", "perfect-aim"]

    assert table.choose("perfect-aim").city() == {"sewers": "perfect-aim"}


def test_a_skrull_in_the_city_is_no_hero_of_yours_and_counts_as_a_skrull() -> None:
    table = given({**PLOT, "city.bank": ["devour"]})
    card = table.reading().card_of(table.s.zone("city.bank")[0])

    assert (card.kind, card.group) == ("adversary", "Skrulls")


@pytest.mark.parametrize(("escaped", "outcome"), [(4, ""), (5, "loss")])
def test_evil_wins_with_the_sixth_hero_in_the_escaped_pile(escaped: int, outcome: str) -> None:
    table = pushed_out("devour", {**PLOT, "overrun": ["devour"] * escaped + ["cops"] * 3})

    assert table.s.outcome == outcome

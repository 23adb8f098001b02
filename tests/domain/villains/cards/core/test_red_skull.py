"""Red Skull and his Tactics."""

from __future__ import annotations

import pytest

from ...referee import Referee, given, turn_with

SKULL = {"commander": ["red-skull"]}


def fought(tactic: str, zones: dict[str, list[str]] | None = None) -> Referee:
    """Red Skull has been fought, and this was his Tactic."""
    zones = {**SKULL, "tactics": ["endless-resources", tactic], **(zones or {})}
    return given(zones, attack=7).fight("red-skull")


@pytest.mark.rule("villains.equivalence.hero-ally", "villains.mixing.strike-cards")
def test_red_skull_lets_everybody_ko_a_hero_from_hand() -> None:
    hands = {"hand.0": ["devour", "bindings", "hydra-soldier"], "hand.1": ["wound"], "hand.2": ["hydra-operative"] * 2}
    table = turn_with("command-strike", {**SKULL, **hands}, seats=3)
    assert table.waiting() == [(0, "ko"), (1, "ko"), (2, "ko")]
    assert table.options(0) == ["devour", "hydra-soldier"]
    assert table.options(1) == []

    table.choose("hydra-soldier", seat=0).choose(seat=1).choose("hydra-operative", seat=2)

    assert table.keys("ko") == ["hydra-soldier", "hydra-operative", "command-strike"]
    assert table.keys("hand.1") == ["wound"]


def test_endless_resources_gives_four_recruit_points() -> None:
    assert fought("endless-resources").s.recruit == 4


def test_negablast_grenades_gives_three_attack() -> None:
    assert fought("negablast-grenades").s.attack == 3


# -- HYDRA Conspiracy


def test_hydra_conspiracy_draws_two_cards() -> None:
    assert len(fought("hydra-conspiracy", {"victory.0": ["cops"]}).keys("hand.0")) == 2


def test_hydra_conspiracy_draws_one_more_for_each_hydra_villain_in_your_victory_pile() -> None:
    piles = {"victory.0": ["viper", "cops", "supreme-hydra", "hydra-kidnappers"], "victory.1": ["viper"]}

    assert len(fought("hydra-conspiracy", piles).keys("hand.0")) == 5


# -- Ruthless Dictator


def test_ruthless_dictator_looks_at_three_cards_kos_one_and_discards_one() -> None:
    table = fought("ruthless-dictator", {"deck.0": ["hydra-operative", "devour", "hydra-soldier", "wound"]})
    assert table.options() == ["devour", "hydra-soldier", "wound"]
    assert table.shown("deck.0", 0) == [None, "devour", "hydra-soldier", "wound"]
    assert table.shown("deck.0", 1) == [None] * 4

    table.choose("wound")
    assert table.waiting() == [(0, "discard")]
    table.choose("hydra-soldier")

    assert table.keys("ko") == ["wound"]
    assert table.keys("discard.0") == ["hydra-soldier"]
    assert table.keys("deck.0") == ["hydra-operative", "devour"]
    assert table.shown("deck.0", 1) == [None] * 2


@pytest.mark.parametrize(("deck", "left"), [(["devour", "devour"], []), (["devour"], []), ([], [])])
def test_ruthless_dictator_does_as_much_as_there_are_cards_for(deck: list[str], left: list[str]) -> None:
    table = fought("ruthless-dictator", {"deck.0": deck, "discard.0": []})

    while table.waiting():
        table.choose(table.options()[0])

    assert table.keys("deck.0") == left
    assert (table.keys("ko"), table.keys("discard.0")) == (deck[:1], deck[1:])

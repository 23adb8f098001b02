"""Iron Man: one invention leads to another."""

from __future__ import annotations

import pytest

from ...referee import given

TECH, OTHER = "crazed-experiments", "devour"


@pytest.mark.parametrize(("card", "drawn", "more"), [("endless-invention", 1, 1), ("quantum-breakthrough", 2, 2)])
def test_his_inventions_draw_as_much_again_after_a_tech_card(card: str, drawn: int, more: int) -> None:
    alone = given({"hand.0": [card], "played.0": [OTHER]}).play(card)
    assert len(alone.keys("hand.0")) == drawn
    assert (alone.s.attack, alone.s.recruit) == (0, 0)

    after_tech = given({"hand.0": [card], "played.0": [TECH]}).play(card)
    assert len(after_tech.keys("hand.0")) == drawn + more


def test_endless_invention_does_not_switch_itself_on_but_another_of_it() -> None:
    table = given({"hand.0": ["endless-invention"] * 2})

    table.play("endless-invention")
    assert table.keys("hand.0") == ["endless-invention", "hydra-operative"]

    table.play("endless-invention")
    assert len(table.keys("hand.0")) == 3


def test_quantum_breakthrough_draws_as_many_as_there_are() -> None:
    zones = {"hand.0": ["quantum-breakthrough"], "played.0": [TECH], "deck.0": ["devour"], "discard.0": ["bindings"]}
    table = given(zones)

    table.play("quantum-breakthrough")

    assert table.keys("hand.0") == ["devour", "bindings"]


@pytest.mark.parametrize(("before", "attack"), [([], 2), (["devour"], 2), (["repulsor-rays"], 3)])
def test_repulsor_rays_have_one_attack_more_after_a_ranged_card(before: list[str], attack: int) -> None:
    table = given({"hand.0": ["repulsor-rays"], "played.0": before})

    assert table.play("repulsor-rays").s.attack == attack


@pytest.mark.parametrize(
    ("before", "attack"),
    [([], 3), ([OTHER], 3), ([TECH], 4), ([TECH, OTHER, "arc-reactor"], 5), ([TECH] * 4, 7)],
)
def test_arc_reactor_has_one_attack_for_each_other_tech_card_played(before: list[str], attack: int) -> None:
    table = given({"hand.0": ["arc-reactor"], "played.0": before})

    assert table.play("arc-reactor").s.attack == attack


def test_arc_reactor_counts_none_that_is_played_after_it() -> None:
    table = given({"hand.0": ["arc-reactor", "high-tech-weaponry"], "played.0": [TECH]})

    table.play("arc-reactor").play("high-tech-weaponry")

    assert table.s.attack == 3 + 1 + 2 + 1

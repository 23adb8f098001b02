"""Magneto: metal that binds, for his own profit."""

from __future__ import annotations

import pytest

from ..referee import given

# -- Magnetic Levitation


@pytest.mark.rule("villains.bindings.beneficial-cards")
@pytest.mark.parametrize("zone", ["hand.0", "discard.0"])
def test_magnetic_levitation_may_give_a_bindings_to_another_player_for_attack(zone: str) -> None:
    zones = {"hand.0": ["magnetic-levitation"]}
    table = given({**zones, zone: [*zones.get(zone, []), "bindings"]}, seats=3)

    table.play("magnetic-levitation")
    assert table.s.attack == 1
    assert (table.waiting(), table.options()) == ([(0, "give")], ["bindings"])
    assert (table.asked().least, table.asked().most) == (0, 1)

    table.choose("bindings")
    assert table.waiting() == [(0, "player")]
    assert table.options() == ["seat-1", "seat-2"]

    table.choose("seat-2")
    assert table.shown("discard.2") == ["bindings"]
    assert table.keys(zone) == []
    assert len(table.keys("bindings")) == 30
    assert table.s.attack == 1 + 2


def test_magnetic_levitation_at_a_table_of_two_knows_the_other_player() -> None:
    table = given({"hand.0": ["magnetic-levitation", "bindings"]})

    table.play("magnetic-levitation").choose("bindings")

    assert table.waiting() == []
    assert table.keys("discard.1") == ["bindings"]


def test_magnetic_levitation_need_not_give() -> None:
    table = given({"hand.0": ["magnetic-levitation", "bindings"]})

    table.play("magnetic-levitation").choose()

    assert table.keys("hand.0") == ["bindings"]
    assert table.s.attack == 1


def test_magnetic_levitation_without_a_bindings_gives_nothing() -> None:
    table = given({"hand.0": ["magnetic-levitation", "hydra-soldier"], "deck.0": ["bindings"]})

    table.play("magnetic-levitation")
    assert table.options() == []

    table.choose()
    assert table.s.attack == 1


def test_magnetic_levitation_of_a_player_alone_can_be_given_to_nobody() -> None:
    table = given({"hand.0": ["magnetic-levitation", "bindings"]}, seats=1)

    table.play("magnetic-levitation")

    assert table.waiting() == []
    assert table.keys("hand.0") == ["bindings"]
    assert table.s.attack == 1


def test_magnetic_levitation_can_be_dodged_with() -> None:
    table = given({"hand.0": ["magnetic-levitation"]})

    table.dodge("magnetic-levitation")

    assert (table.keys("discard.0"), table.keys("hand.0")) == (["magnetic-levitation"], ["hydra-operative"])


# -- Mutants Will Rule


def test_mutants_will_rule_lets_a_chosen_player_show_a_brotherhood_ally_or_gain_a_bindings() -> None:
    table = given(
        {"hand.0": ["mutants-will-rule"], "played.0": ["recruitment-day"], "hand.2": ["turn-the-tide"]}, seats=3
    )

    table.play("mutants-will-rule")
    assert table.waiting() == [(0, "player")]
    assert table.options() == ["seat-0", "seat-1", "seat-2"]

    table.choose("seat-2")
    assert (table.waiting(), table.options()) == ([(2, "show")], ["turn-the-tide"])

    table.choose()
    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [[], [], ["bindings"]]
    assert table.s.recruit == 2 + 1


def test_mutants_will_rule_gives_no_more_if_the_player_shows_one() -> None:
    table = given({"hand.0": ["mutants-will-rule"], "played.0": ["recruitment-day"], "hand.1": ["turn-the-tide"]})

    table.play("mutants-will-rule").choose("seat-1").choose("turn-the-tide")

    assert table.shown("hand.1") == ["turn-the-tide"]
    assert table.keys("discard.1") == []
    assert table.s.recruit == 2


def test_mutants_will_rule_may_bind_its_own_player() -> None:
    table = given({"hand.0": ["mutants-will-rule"], "played.0": ["recruitment-day"]})

    table.play("mutants-will-rule").choose("seat-0")
    assert table.options() == ["mutants-will-rule"], "it lies in front of its player"

    table.choose()
    assert table.keys("discard.0") == ["bindings"]
    assert table.s.recruit == 2 + 1


def test_mutants_will_rule_gives_no_more_from_an_empty_stack() -> None:
    table = given(
        {"hand.0": ["mutants-will-rule"], "played.0": ["recruitment-day"], "hand.1": ["devour"], "bindings": []}
    )

    table.play("mutants-will-rule").choose("seat-1").choose()

    assert table.s.recruit == 2


def test_mutants_will_rule_without_a_strength_card_before_asks_nobody() -> None:
    table = given({"hand.0": ["mutants-will-rule"], "played.0": ["devour"]})

    table.play("mutants-will-rule")

    assert table.waiting() == []


def test_mutants_will_rule_of_a_player_alone_means_that_player() -> None:
    table = given({"hand.0": ["mutants-will-rule", "hydra-soldier"], "played.0": ["recruitment-day"]}, seats=1)

    table.play("mutants-will-rule").choose()

    assert table.keys("discard.0") == ["bindings"]
    assert table.s.recruit == 2 + 1


# -- Weapons from Scrap Metal


@pytest.mark.parametrize(("discarded", "drawn"), [(0, 0), (1, 1), (3, 1)])
def test_weapons_from_scrap_metal_draw_a_card_if_one_was_discarded(discarded: int, drawn: int) -> None:
    table = given({"hand.0": ["weapons-from-scrap-metal"]}, discarded=discarded)

    table.play("weapons-from-scrap-metal")

    assert table.s.attack == 3
    assert table.keys("hand.0") == ["hydra-operative"] * drawn


# -- Master of Magnetism


def test_master_of_magnetism_binds_a_player_for_each_brotherhood_ally_before() -> None:
    table = given(
        {
            "hand.0": ["master-of-magnetism", "weapons-from-scrap-metal"],
            "played.0": ["hidden-weapons", "devour", "hidden-weapons", "turn-the-tide"],
        },
        seats=3,
    )

    table.play("master-of-magnetism")
    for seat in ("seat-1", "seat-0", "seat-1"):
        assert table.waiting() == [(0, "player")]
        assert table.options() == ["seat-0", "seat-1", "seat-2"]
        table.choose(seat)

    assert table.waiting() == []
    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [["bindings"], ["bindings"] * 2, []]
    assert table.s.attack == 4 + 3 * 2


def test_master_of_magnetism_counts_every_bindings_gained_this_turn() -> None:
    table = given(
        {
            "hand.0": ["pull-the-strings", "master-of-magnetism"],
            "played.0": ["hidden-weapons"],
            "city.bank": ["namor-the-sub-mariner"],
            "city.sewers": ["luke-cage"],
        },
        attack=6,
    )

    table.fight("namor-the-sub-mariner").play("pull-the-strings")  # a Bindings for each player; a New Recruit
    table.play("master-of-magnetism").choose("seat-1")

    assert table.s.attack == 4 + 3 * 2


def test_master_of_magnetism_counts_a_bindings_that_was_given_away() -> None:
    table = given({"hand.0": ["bindings", "magnetic-levitation", "master-of-magnetism"]})

    table.play("magnetic-levitation").choose("bindings").play("master-of-magnetism").choose("seat-1")

    assert table.s.attack == 1 + 2 + 4 + 2 * 2


def test_master_of_magnetism_counts_a_bindings_passed_on_by_betrayal() -> None:
    table = given({"hand.0": ["bindings", "bindings", "master-of-magnetism"], "played.0": ["hidden-weapons"]})

    table.betray().play("master-of-magnetism").choose("seat-0")

    assert table.s.attack == 4 + 2 * 2


def test_master_of_magnetism_counts_a_bindings_gained_twice_once() -> None:
    table = given(
        {
            "hand.0": ["mutants-will-rule", "magnetic-levitation", "master-of-magnetism"],
            "played.0": ["recruitment-day"],
            "bindings": ["bindings"],
        }
    )

    table.play("mutants-will-rule").choose("seat-0").choose()
    table.play("magnetic-levitation").choose("bindings")
    table.play("master-of-magnetism").choose("seat-1").choose("seat-1")

    assert table.keys("discard.1") == ["bindings"]
    assert table.s.attack == 1 + 2 + 4 + 2


def test_master_of_magnetism_with_an_empty_stack_still_counts() -> None:
    table = given(
        {"hand.0": ["bindings", "magnetic-levitation", "master-of-magnetism"], "bindings": []},
    )

    table.play("magnetic-levitation").choose("bindings").play("master-of-magnetism").choose("seat-0")

    assert table.keys("discard.0") == []
    assert table.s.attack == 1 + 2 + 4 + 2


def test_master_of_magnetism_alone_of_the_brotherhood_binds_nobody() -> None:
    table = given({"hand.0": ["bindings", "bindings", "master-of-magnetism"]})

    table.betray().play("master-of-magnetism")

    assert table.waiting() == []
    assert table.s.attack == 4

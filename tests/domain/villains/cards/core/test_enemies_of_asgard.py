"""The Enemies of Asgard: Destroyer, Enchantress, Frost Giant and Ymir."""

from __future__ import annotations

import pytest

from ...referee import given, pushed_out, turn_with

WOUNDS = {"wounds": ["wound"] * 4}

# -- Destroyer


def test_destroyer_kos_all_your_shield_heroes() -> None:
    table = given(
        {
            "city.bank": ["destroyer"],
            "hand.0": ["shield-agent", "devour"],
            "played.0": ["shield-officer", "hydra-soldier"],
            "discard.0": ["shield-trooper"],
            "hand.1": ["shield-agent"],
        },
        attack=7,
    )

    table.fight("destroyer")

    assert table.waiting() == []
    assert sorted(table.keys("ko")) == ["shield-agent", "shield-officer"]
    assert (table.keys("hand.0"), table.keys("played.0")) == (["devour"], ["hydra-soldier"])
    assert (table.keys("discard.0"), table.keys("hand.1")) == (["shield-trooper"], ["shield-agent"])


@pytest.mark.rule("villains.equivalence.not-shield-hydra")
def test_destroyer_finds_no_shield_hero_among_hydra_allies() -> None:
    yours = {"hand.0": ["devour", "hydra-soldier"], "played.0": ["madame-hydra", "hydra-operative"]}

    assert given({"city.bank": ["destroyer"], **yours}, attack=7).fight("destroyer").keys("ko") == []


def test_destroyer_escapes_and_each_player_kos_two_of_their_heroes() -> None:
    hands = {"hand.0": ["devour", "spy-games", "bindings", "hydra-soldier"], "hand.1": ["devour"]}
    table = pushed_out("destroyer", hands)
    assert table.waiting() == [(0, "ko"), (1, "ko")]
    assert table.options(0) == ["devour", "hydra-soldier", "spy-games"]

    table.choose("devour", "spy-games", seat=0).choose("devour", seat=1)

    assert table.keys("ko") == ["devour", "spy-games", "devour"]


# -- Enchantress


def test_enchantress_lets_you_draw_three_cards() -> None:
    table = given({"city.bank": ["enchantress"]}, attack=6).fight("enchantress")

    assert table.keys("hand.0") == ["hydra-operative"] * 3
    assert table.keys("hand.1") == []


# -- Frost Giant and Ymir


def test_frost_giant_wounds_who_shows_no_ranged_hero_when_it_is_fought() -> None:
    table = given(
        {"city.bank": ["frost-giant"], **WOUNDS, "hand.0": ["devour"], "hand.1": ["anti-matter"]}, attack=4, current=1
    )

    table.fight("frost-giant")
    assert table.waiting() == [(1, "show"), (0, "show")]
    table.choose("anti-matter", seat=1).choose(seat=0)

    assert [table.keys(f"discard.{seat}") for seat in range(2)] == [["wound"], []]


@pytest.mark.parametrize("shown", [(), ("anti-matter",)])
def test_frost_giant_does_the_same_when_it_escapes(shown: tuple[str, ...]) -> None:
    table = pushed_out("frost-giant", {**WOUNDS, "hand.0": ["anti-matter"], "hand.1": ["devour"]})

    table.choose(*shown, seat=0).choose(seat=1)

    assert [table.keys(f"discard.{seat}") for seat in range(2)] == [[] if shown else ["wound"], ["wound"]]


def test_ymir_comes_with_a_wound_for_who_shows_no_ranged_hero() -> None:
    table = turn_with("ymir-frost-giant-king", {**WOUNDS, "hand.0": ["devour"], "hand.1": ["anti-matter"]})

    table.choose(seat=0).choose("anti-matter", seat=1)

    assert [table.keys(f"discard.{seat}") for seat in range(2)] == [["wound"], []]


def test_ymir_lets_a_player_of_your_choice_ko_any_number_of_their_wounds() -> None:
    wounded = {"hand.1": ["wound", "devour"], "discard.1": ["wound", "bindings"], "discard.0": ["wound"]}
    table = given({"city.bank": ["ymir-frost-giant-king"], **wounded}, attack=6).fight("ymir-frost-giant-king")
    assert table.waiting() == [(0, "player")]

    table.choose("seat-1")
    assert table.waiting() == [(1, "ko")]
    assert (table.options(), table.asked().least, table.asked().most) == (["wound", "wound"], 0, 2)

    table.choose("wound", "wound")
    assert table.keys("ko") == ["wound", "wound"]
    assert (table.keys("hand.1"), table.keys("discard.1"), table.keys("discard.0")) == (
        ["devour"],
        ["bindings"],
        ["wound"],
    )


@pytest.mark.rule("villains.equivalence.not-ko-wound")
def test_ymir_kos_no_bindings() -> None:
    bound = {"hand.1": ["bindings"], "discard.1": ["bindings"]}
    table = given({"city.bank": ["ymir-frost-giant-king"], **bound}, attack=6).fight("ymir-frost-giant-king")

    table.choose("seat-1").choose()

    assert (table.keys("ko"), table.waiting()) == ([], [])


def test_ymir_may_be_used_by_the_fighter_and_for_nothing() -> None:
    table = given({"city.bank": ["ymir-frost-giant-king"], "discard.0": ["wound"]}, attack=6)

    table.fight("ymir-frost-giant-king").choose("seat-0").choose()

    assert table.keys("discard.0") == ["wound"]

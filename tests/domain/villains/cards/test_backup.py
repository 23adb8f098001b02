"""The Backup Adversaries: Cops, Asgardian Warriors, Multiple Man and S.H.I.E.L.D. Assault Squads."""

from __future__ import annotations

import pytest

from ..referee import given

# -- Cops


@pytest.mark.rule("villains.new_recruit.gain")
def test_cops_give_the_fighter_a_new_recruit() -> None:
    table = given({"city.bridge": ["cops"]}, current=1, attack=3)

    table.fight("cops")

    assert table.keys("victory.1") == ["cops"]
    assert table.keys("discard.1") == ["new-recruit"]
    assert table.keys("discard.0") == []
    assert len(table.keys("new-recruits")) == 14


def test_cops_give_nothing_when_the_stack_is_empty() -> None:
    table = given({"city.bridge": ["cops"], "new-recruits": []}, attack=3)

    table.fight("cops")

    assert table.keys("victory.0") == ["cops"]
    assert table.keys("discard.0") == []


# -- Asgardian Warriors


def test_asgardian_warriors_let_the_fighter_draw_a_card() -> None:
    table = given({"city.bridge": ["asgardian-warriors"]}, current=1, attack=3)

    table.fight("asgardian-warriors")

    assert table.keys("victory.1") == ["asgardian-warriors"]
    assert table.keys("hand.1") == ["hydra-operative"]
    assert table.keys("hand.0") == []
    assert table.shown("hand.1", 0) == [None]


def test_asgardian_warriors_let_nobody_draw_where_no_card_is_left() -> None:
    table = given({"city.bridge": ["asgardian-warriors"], "deck.0": []}, attack=3)

    table.fight("asgardian-warriors")

    assert table.keys("hand.0") == []


# -- Multiple Man


@pytest.mark.parametrize(
    ("trophies", "asked"), [([], 0), (["multiple-man"], 1), (["multiple-man", "cops", "multiple-man"], 2)]
)
def test_multiple_man_takes_an_ally_for_each_earlier_one(trophies: list[str], asked: int) -> None:
    table = given(
        {
            "city.bridge": ["multiple-man"],
            "victory.0": trophies,
            "hand.0": ["devour", "bindings", "spy-games"],
            "played.0": ["hydra-soldier"],
        },
        attack=3,
    )

    table.fight("multiple-man")
    if asked:
        assert (table.asked().least, table.asked().most) == (asked, asked)
        assert table.options() == ["devour", "hydra-soldier", "spy-games"]
        table.choose(*["devour", "spy-games"][:asked])

    assert table.keys("ko") == ["devour", "spy-games"][:asked]
    assert table.waiting() == []


# -- S.H.I.E.L.D. Assault Squad


def test_an_assault_squad_discards_a_card_and_then_takes_an_ally_from_the_discard_pile() -> None:
    table = given(
        {"city.bridge": ["shield-assault-squad"], "deck.0": ["devour"], "discard.0": ["bindings", "spy-games"]},
        attack=3,
    )

    table.fight("shield-assault-squad")
    assert table.options() == ["devour", "spy-games"]
    table.choose("devour")

    assert table.keys("ko") == ["devour"]
    assert table.keys("discard.0") == ["bindings", "spy-games"]


def test_an_assault_squad_must_take_the_only_ally() -> None:
    table = given({"city.bridge": ["shield-assault-squad"], "deck.0": ["hydra-soldier"]}, attack=3)

    table.fight("shield-assault-squad")

    assert table.keys("ko") == ["hydra-soldier"]


def test_an_assault_squad_finds_no_ally_among_bindings() -> None:
    table = given({"city.bridge": ["shield-assault-squad"], "deck.0": ["bindings"]}, attack=3)

    table.fight("shield-assault-squad")

    assert table.keys("discard.0") == ["bindings"]
    assert table.keys("ko") == []

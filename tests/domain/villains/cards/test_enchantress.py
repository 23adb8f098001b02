"""Enchantress: whatever she wants is paid for by others."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.games.villains.actions import Fight

from ..referee import given

# -- Enchant the Senses


@pytest.mark.parametrize(
    ("before", "gained"), [([], 0), (["soul-sacrifice"], 0), (["shocking-robbery"], 1), (["shocking-robbery"] * 2, 1)]
)
def test_enchant_the_senses_after_a_ranged_card_gains_a_new_recruit_for_each_defeat(
    before: Sequence[str], gained: int
) -> None:
    table = given(
        {
            "hand.0": ["enchant-the-senses"],
            "played.0": before,
            "city.bank": ["black-panther"],
            "city.bridge": ["thor"],
            "new-recruits": ["new-recruit"] * 5,
        },
        attack=9,
    )

    table.play("enchant-the-senses")
    assert table.s.attack == 9 + 2
    assert table.keys("discard.0") == []

    table.fight("black-panther")
    assert table.keys("discard.0") == ["new-recruit"] * gained

    table.fight("thor")
    assert table.keys("discard.0") == ["new-recruit"] * gained * 2


def test_enchant_the_senses_pays_nothing_for_whom_was_defeated_before() -> None:
    table = given(
        {"hand.0": ["enchant-the-senses"], "played.0": ["shocking-robbery"], "city.bank": ["black-panther"]}, attack=4
    )

    table.fight("black-panther").play("enchant-the-senses")

    assert table.keys("discard.0") == []


def test_two_enchantments_gain_two_new_recruits_and_nobody_is_asked_which_comes_first() -> None:
    table = given({"hand.0": ["enchant-the-senses"] * 2, "played.0": ["anti-matter"], "city.bank": ["black-panther"]})

    table.play("enchant-the-senses").play("enchant-the-senses").fight("black-panther")

    assert table.waiting() == []
    assert table.keys("discard.0") == ["new-recruit"] * 2


# -- Soul Sacrifice


@pytest.mark.parametrize(
    ("gone", "recruit"), [("devour", 4), ("supercharge", 5), ("hydra-soldier", 0), ("bindings", 0)]
)
def test_soul_sacrifice_may_ko_a_card_for_what_it_costs(gone: str, recruit: int) -> None:
    table = given({"hand.0": ["soul-sacrifice", "devour", "bindings"], "discard.0": ["supercharge", "hydra-soldier"]})

    table.play("soul-sacrifice")
    assert (table.waiting(), table.options()) == ([(0, "ko")], ["bindings", "devour", "hydra-soldier", "supercharge"])
    assert (table.asked().least, table.asked().most) == (0, 1)
    assert table.s.recruit == 1

    table.choose(gone)
    assert table.keys("ko") == [gone]
    assert table.s.recruit == 1 + recruit


def test_soul_sacrifice_need_not_ko() -> None:
    table = given({"hand.0": ["soul-sacrifice", "devour"]})

    table.play("soul-sacrifice").choose()

    assert table.keys("ko") == []
    assert table.s.recruit == 1


# -- Irresistible Bribe


def test_irresistible_bribe_lets_an_adversary_be_paid_with_recruit_points_too() -> None:
    table = given(
        {"hand.0": ["irresistible-bribe"], "city.bank": ["black-panther"], "city.bridge": ["elektra"]}, attack=1
    )

    table.play("irresistible-bribe")
    assert table.s.recruit == 3
    assert (table.waiting(), table.options()) == ([(0, "target")], ["black-panther", "elektra"])

    table.choose("black-panther")
    assert table.legal(Fight) == ["black-panther"]

    table.do(Fight(card=table.find("city.bank", "black-panther"), recruit=3))
    assert "black-panther" in table.keys("victory.0")
    assert (table.s.attack, table.s.recruit) == (0, 0)


@pytest.mark.parametrize(
    ("before", "fought"),
    [(["soul-sacrifice"], []), (["soul-sacrifice", "devour"], []), (["soul-sacrifice"] * 2, ["dr-strange"])],
)
def test_irresistible_bribe_after_two_covert_cards_bribes_the_commander(
    before: Sequence[str], fought: Sequence[str]
) -> None:
    table = given({"hand.0": ["irresistible-bribe"], "played.0": before}, attack=1, recruit=4)

    table.play("irresistible-bribe")
    assert table.waiting() == []
    assert table.legal(Fight) == list(fought)

    if fought:
        table.do(Fight(card=table.find("commander", "dr-strange"), recruit=7))
        assert (table.s.attack, table.s.recruit) == (0, 0)


def test_irresistible_bribe_is_forgotten_when_the_turn_ends() -> None:
    table = given(
        {"hand.0": ["irresistible-bribe"], "hand.1": ["recruitment-day"] * 2, "city.bridge": ["elektra"]}, recruit=1
    )

    table.play("irresistible-bribe")
    assert table.legal(Fight) == ["elektra"]

    table.end_turn().play("recruitment-day").play("recruitment-day")
    assert (table.s.current, table.s.recruit >= 4) == (1, True)
    assert table.legal(Fight) == []


# -- Unending Anguish


@pytest.mark.parametrize(("before", "back"), [([], False), (["devour"], False), (["soul-sacrifice"], True)])
def test_unending_anguish_draws_three_and_after_a_foe_of_asgard_goes_under_the_own_deck(
    before: Sequence[str], back: bool
) -> None:
    table = given({"hand.0": ["unending-anguish"], "played.0": before, "deck.0": ["bindings", "devour"] * 2})

    table.play("unending-anguish")

    assert sorted(table.keys("hand.0")) == ["bindings", "devour", "devour"]
    assert table.keys("deck.0") == (["unending-anguish", "bindings"] if back else ["bindings"])
    assert table.keys("played.0") == ([*before] if back else [*before, "unending-anguish"])

"""Superpowers, and those with two icons."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from .referee import given


@pytest.mark.rule("villains.superpower.needs-earlier-card")
@pytest.mark.parametrize(("before", "kidnapped"), [([], 0), (["devour"], 0), (["recruitment-day"], 1)])
def test_a_superpower_needs_a_card_of_its_class_played_before(before: Sequence[str], kidnapped: int) -> None:
    table = given({"hand.0": ["symbiote-takeover"], "played.0": before})

    table.play("symbiote-takeover")

    assert table.keys("victory.0") == ["bystander"] * kidnapped


@pytest.mark.rule("villains.superpower.not-itself")
def test_a_card_is_no_help_to_itself_but_to_the_next_copy() -> None:
    table = given({"hand.0": ["recruitment-day", "recruitment-day"]})

    table.play("recruitment-day")
    assert table.keys("discard.0") == []

    table.play("recruitment-day")
    assert table.keys("discard.0") == ["new-recruit"]


@pytest.mark.rule("villains.superpower.order-matters")
def test_a_card_played_later_is_no_help() -> None:
    table = given({"hand.0": ["psychedelic-mist", "pull-the-strings"]})

    table.play("psychedelic-mist").play("pull-the-strings")

    assert table.s.attack == 1


@pytest.mark.rule("villains.superpower.left-cards-count")
def test_a_card_played_and_then_knocked_out_still_counts() -> None:
    table = given(
        {
            "hand.0": ["psychedelic-mist"],
            "played.0": ["shifting-decoy"],
            "discard.0": ["bindings"],
            "city.bridge": ["elektra"],
        },
        attack=4,
    )

    table.fight("elektra").choose("shifting-decoy").choose("bindings").play("psychedelic-mist")

    assert table.keys("ko") == ["shifting-decoy", "bindings"]
    assert table.s.attack == 3


@pytest.mark.rule("villains.superpower.class-shown")
def test_the_color_of_an_ally_is_its_class() -> None:
    table = given(
        {
            "hand.0": ["holographic-illusion"],
            "lair.1": ["octo-pulverize"],  # tech
            "lair.2": ["pumpkin-bombs"],  # tech
            "lair.3": ["psychedelic-mist"],  # ranged
            "lair.4": ["recruitment-day"],  # strength
            "lair.5": ["symbiote-takeover"],  # strength
        }
    )

    table.play("holographic-illusion")

    assert table.s.attack == 3


@pytest.mark.rule("villains.superpower.team-icon")
@pytest.mark.parametrize(("before", "attack"), [("recruitment-day", 2), ("symbiote-takeover", 4)])
def test_a_team_icon_needs_a_card_of_that_team_played_before(before: str, attack: int) -> None:
    table = given(
        {"hand.0": ["false-reflection"], "played.0": [before], **{f"lair.{n}": ["devour"] for n in range(1, 6)}}
    )

    table.play("false-reflection")
    while table.waiting():
        table.choose("devour")

    assert table.s.attack == attack


@pytest.mark.rule("villains.superpower.once")
def test_a_superpower_is_used_once_however_many_cards_came_before() -> None:
    table = given({"hand.0": ["psychedelic-mist"], "played.0": ["shifting-decoy"] * 3})

    table.play("psychedelic-mist")

    assert table.s.attack == 1 + 2


@pytest.mark.rule("villains.superpower.counting-text")
def test_a_superpower_that_counts_cards_works_for_each_of_them() -> None:
    table = given(
        {
            "hand.0": ["false-reflection"],
            "played.0": ["symbiote-takeover", "recruitment-day", "devour"],
            **{f"lair.{n}": ["devour"] for n in range(1, 6)},
        }
    )

    table.play("false-reflection").choose("devour").choose("devour").choose("devour")

    assert table.waiting() == []
    assert table.s.attack == 2 + 2 * 2


@pytest.mark.rule("villains.superpower.mandatory")
def test_a_superpower_happens_without_asking() -> None:
    table = given({"hand.0": ["recruitment-day"], "played.0": ["symbiote-takeover"]})

    table.play("recruitment-day")

    assert table.waiting() == []
    assert table.keys("discard.0") == ["new-recruit"]


@pytest.mark.rule("villains.critical_hit.two-icons")
@pytest.mark.parametrize(
    ("before", "attack"),
    [(["devour"], 2), (["crazed-experiments"], 2), (["crazed-experiments", "devour"], 5)],
)
def test_of_two_icons_both_must_have_been_played(before: Sequence[str], attack: int) -> None:
    table = given({"hand.0": ["hidden-weapons"], "played.0": before})

    table.play("hidden-weapons")

    assert table.s.attack == attack


@pytest.mark.rule("villains.critical_hit.two-icons")
@pytest.mark.parametrize(
    ("before", "deck"),
    [(["recruitment-day"], []), (["recruitment-day", "pull-the-strings"], ["new-recruit"])],
)
def test_the_same_icon_twice_needs_two_cards(before: Sequence[str], deck: list[str]) -> None:
    table = given({"hand.0": ["endless-underlings", "new-recruit"], "played.0": before, "deck.0": ["devour"]})

    table.play("endless-underlings").play("new-recruit")

    assert table.keys("deck.0") == deck


@pytest.mark.rule("villains.critical_hit.example-hidden-weapons")
def test_hidden_weapons_after_an_instinct_and_a_tech_card() -> None:
    table = given({"hand.0": ["devour", "crazed-experiments", "hidden-weapons"]})

    table.play("devour").play("crazed-experiments")
    before = table.s.attack
    table.play("hidden-weapons")

    assert table.s.attack == before + 2 + 3


@pytest.mark.rule("villains.critical_hit.not-own-icon")
def test_hidden_weapons_own_icon_is_no_help_to_itself() -> None:
    table = given({"hand.0": ["hidden-weapons"], "played.0": ["devour"]})

    table.play("hidden-weapons")

    assert table.s.attack == 2


@pytest.mark.rule("villains.critical_hit.copy-helps")
def test_a_second_hidden_weapons_is_helped_by_the_first() -> None:
    table = given({"hand.0": ["hidden-weapons"], "played.0": ["devour", "hidden-weapons"]})

    table.play("hidden-weapons")

    assert table.s.attack == 2 + 3

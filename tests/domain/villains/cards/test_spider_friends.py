"""The Spider Friends: Black Cat, Firestar, Moon Knight and Spider-Man."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.games.villains.actions import Fight

from ..referee import given, pushed_out

# -- Black Cat


def test_black_cat_lets_the_fighter_discard_any_of_the_top_cards() -> None:
    table = given(
        {
            "city.bank": ["black-cat"],
            "deck.0": ["devour"],
            "deck.1": ["bindings", "hydra-soldier"],
            "deck.2": ["spy-games"],
        },
        seats=3,
        attack=2,
        recruit=6,
    )

    table.fight("black-cat")
    assert table.waiting() == [(0, "discard")]
    assert table.options() == ["devour", "hydra-soldier", "spy-games"]
    assert table.shown("deck.1")[-1] == "hydra-soldier"

    table.choose("hydra-soldier", "devour")
    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [["devour"], ["hydra-soldier"], []]
    assert table.shown("deck.2")[-1] == "spy-games"
    assert [len(table.s.tally("discarded", seat)) for seat in range(3)] == [1, 1, 0]


def test_black_cat_may_leave_every_card_where_it_is() -> None:
    table = given({"city.bank": ["black-cat"]}, attack=2, recruit=6)

    table.fight("black-cat").choose()

    assert table.keys("discard.0") == table.keys("discard.1") == []


def test_black_cat_passes_over_a_player_without_a_deck() -> None:
    table = given({"city.bank": ["black-cat"], "deck.1": []}, attack=2, recruit=6)

    table.fight("black-cat")

    assert table.options() == ["hydra-operative"]


def test_black_cat_is_elusive() -> None:
    assert given({"city.bank": ["black-cat"]}, attack=2, recruit=5).legal(Fight) == []


# -- Firestar


@pytest.mark.rule("villains.clarification.icon-lower-left")
@pytest.mark.parametrize(
    ("top", "ko"),
    [("hydra-operative", True), ("ravenous-greed", True), ("hydra-soldier", False), ("bindings", False)],
)
def test_firestar_knocks_out_your_top_card_if_it_has_a_recruit_icon(top: str, ko: bool) -> None:
    table = given({"city.bank": ["firestar"], "deck.0": ["devour", top]}, attack=5)

    table.fight("firestar")

    assert table.keys("ko") == ([top] if ko else [])
    assert table.shown("deck.0") == ([None] if ko else [None, top])


def test_firestar_overrunning_knocks_out_each_players_top_card_with_an_attack_icon() -> None:
    table = pushed_out(
        "firestar",
        {
            "deck.0": ["devour", "octo-pulverize"],
            "deck.1": ["devour", "hydra-operative"],
            "deck.2": [],
            "discard.2": ["hydra-soldier"],
        },
        seats=3,
    )

    assert table.keys("ko") == ["octo-pulverize", "hydra-soldier"]
    assert table.shown("deck.1") == [None, "hydra-operative"]


# -- Moon Knight


@pytest.mark.parametrize(
    ("space", "fallen"), [("rooftops", ["devour", "hydra-soldier"]), ("streets", ["devour"]), ("bridge", ["devour"])]
)
def test_moon_knight_takes_another_ally_if_he_stood_on_the_rooftops(space: str, fallen: Sequence[str]) -> None:
    table = given(
        {f"city.{space}": ["moon-knight"], "hand.0": ["devour"], "played.0": ["hydra-soldier", "spy-games"]}, attack=4
    )

    table.fight("moon-knight").choose("devour")
    if len(fallen) == 2:
        table.choose("hydra-soldier")

    assert table.keys("ko") == fallen
    assert table.waiting() == []


# -- Spider-Man


def test_spider_man_overrunning_binds_each_player() -> None:
    table = pushed_out("spider-man")

    assert table.keys("discard.0") == table.keys("discard.1") == ["bindings"]


def test_spider_man_stays_where_the_adversary_deck_has_run_out() -> None:
    table = given({"city.bank": ["spider-man"], "adversary-deck": []}, attack=2)

    table.fight("spider-man")

    assert table.keys("victory.0") == ["spider-man"]

"""The Avengers: Ant-Man, Captain America, Hulk, Iron Man, Thor and Wasp."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.games.villains.actions import Fight

from ..referee import given, pushed_out, turn_with

CHEAP_DECK = ["hydra-soldier"] * 5

# -- Ant-Man and Wasp


@pytest.mark.parametrize(("key", "needed"), [("ant-man", 4), ("wasp", 7)])
def test_the_small_ones_are_met_only_by_who_has_made_enough_recruit_points(key: str, needed: int) -> None:
    short = given({"city.bank": [key]}, attack=3, recruit=needed - 1)
    enough = given({"city.bank": [key]}, attack=3, recruit=needed)

    assert short.legal(Fight) == []
    assert enough.legal(Fight) == [key]
    enough.fight(key)
    assert enough.keys("victory.0") == [key]
    assert enough.s.recruit == needed


# -- Captain America

FIVE_CLASSES = ["brilliant-research", "devour", "symbiote-takeover", "spy-games", "psychedelic-mist"]


@pytest.mark.parametrize(
    ("lair", "attack"),
    [
        (FIVE_CLASSES, 9),
        (["devour"] * 5, 5),
        (["hydra-soldier", "devour", "devour", "devour", "devour"], 6),
        ([], 4),
    ],
)
def test_captain_america_is_stronger_by_the_classes_in_the_lair(lair: Sequence[str], attack: int) -> None:
    spaces = {f"lair.{n}": [key] for n, key in enumerate(lair, 1)} or {f"lair.{n}": [] for n in range(1, 6)}
    table = given({"city.bridge": ["captain-america"], **spaces})

    assert table.attack_of("captain-america") == attack


def test_captain_america_asks_for_three_classes_one_after_another() -> None:
    table = turn_with(
        "captain-america", {"hand.0": ["devour", "devour", "pumpkin-bombs", "hydra-soldier"], "hand.1": ["devour"]}
    )
    assert table.waiting() == [(0, "show-class"), (1, "show-class")]

    table.choose(seat=1)
    assert table.options() == ["devour", "devour", "hydra-soldier", "pumpkin-bombs"]
    table.choose("devour")
    assert table.options() == ["hydra-soldier", "pumpkin-bombs"]
    table.choose("hydra-soldier")
    assert table.options() == ["pumpkin-bombs"]
    table.choose("pumpkin-bombs")

    assert table.keys("discard.0") == []
    assert table.keys("discard.1") == ["bindings"]
    assert table.shown("hand.0").count(None) == 1


def test_captain_america_may_be_shown_nothing_and_then_binds() -> None:
    table = turn_with("captain-america", {"hand.0": ["devour", "pumpkin-bombs", "hydra-soldier"]})

    table.choose(seat=0)

    assert table.keys("discard.0") == table.keys("discard.1") == ["bindings"]
    assert table.shown("hand.0") == [None, None, None]


def test_captain_america_is_shown_nothing_by_who_has_only_two_classes() -> None:
    table = turn_with("captain-america", {"hand.0": ["devour", "devour", "pumpkin-bombs", "bindings"]})

    assert table.options(seat=0) == []


def test_captain_america_accepts_allies_that_were_played() -> None:
    table = given(
        {"city.bank": ["captain-america"], "hand.0": ["devour"], "played.0": ["pumpkin-bombs", "hydra-soldier"]},
        attack=9,
    )

    table.fight("captain-america").choose("pumpkin-bombs", seat=0)
    table.choose("hydra-soldier").choose("devour")

    assert table.keys("discard.0") == []
    assert table.keys("discard.1") == ["bindings"]


def test_captain_america_overrunning_demolishes_each_player() -> None:
    table = pushed_out(
        "captain-america", {"ally-deck": ["devour", "devour"], "hand.0": ["goblin-glider"], "hand.1": ["devour"]}
    )

    assert table.keys("discard.0") == ["goblin-glider"]
    assert table.keys("discard.1") == ["devour"]


# -- Hulk

COSTS = {
    "ally-deck": [*CHEAP_DECK, "devour", "pumpkin-bombs"],
    "hand.0": ["madame-hydra", "turn-the-tide", "new-recruit"],
}


def test_hulk_demolishes_each_player_twice_when_he_enters() -> None:
    table = turn_with("hulk", COSTS)

    assert table.keys("discard.0") == ["madame-hydra", "turn-the-tide"]
    assert table.keys("ally-deck")[:2] == ["devour", "pumpkin-bombs"]


def test_hulk_demolishes_each_player_twice_when_he_is_fought() -> None:
    table = given({"city.bank": ["hulk"], **COSTS}, attack=8)

    table.fight("hulk")

    assert table.keys("discard.0") == ["madame-hydra", "turn-the-tide"]


def test_hulk_demolishes_each_player_twice_when_he_overruns() -> None:
    table = pushed_out("hulk", COSTS)

    assert table.keys("discard.0") == ["madame-hydra", "turn-the-tide"]


# -- Iron Man


def test_iron_man_binds_each_player_who_shows_no_tech_ally() -> None:
    table = turn_with("iron-man", {"hand.0": ["pumpkin-bombs"], "hand.1": ["devour"]})
    assert table.waiting() == [(0, "show"), (1, "show")]
    assert (table.options(0), table.options(1)) == (["pumpkin-bombs"], [])

    table.choose("pumpkin-bombs", seat=0).choose(seat=1)

    assert table.keys("discard.0") == []
    assert table.keys("discard.1") == ["bindings"]


@pytest.mark.rule("villains.reveal.may-decline")
def test_iron_man_may_be_refused_by_who_has_a_tech_ally() -> None:
    table = given({"city.bank": ["iron-man"], "hand.0": ["pumpkin-bombs"]}, attack=7)

    table.fight("iron-man").choose(seat=0)

    assert table.keys("discard.0") == ["bindings"]
    assert table.shown("hand.0", 1) == [None]


def test_iron_man_overrunning_demolishes_each_player() -> None:
    table = pushed_out("iron-man", {"ally-deck": ["devour", "devour"], "hand.1": ["goblin-glider"]})

    assert table.keys("discard.1") == ["goblin-glider"]


# -- Thor

DEAR_LAIR = {
    "lair.1": ["octo-pulverize"],
    "lair.2": ["eighth-times-a-charm"],
    "lair.3": ["spy-games"],
    "ally-deck": ["crazed-experiments", "endless-underlings", "devour"],
}


def _thor_struck(lair: list[list[str]], ko: list[str]) -> None:
    assert lair == [["devour"], ["eighth-times-a-charm"], ["endless-underlings"]]
    assert ko == ["octo-pulverize", "spy-games"]


def test_thor_knocks_out_the_dear_allies_of_the_lair_but_not_those_that_follow() -> None:
    table = turn_with("thor", DEAR_LAIR)

    _thor_struck([table.keys(f"lair.{n}") for n in (1, 2, 3)], table.keys("ko"))


def test_thor_does_so_again_when_he_is_fought() -> None:
    table = given({"city.bank": ["thor"], **DEAR_LAIR}, attack=7)

    table.fight("thor")

    _thor_struck([table.keys(f"lair.{n}") for n in (1, 2, 3)], table.keys("ko"))


def test_thor_finds_nobody_in_a_cheap_lair() -> None:
    assert turn_with("thor").keys("ko") == []


def test_thor_overrunning_demolishes_each_player() -> None:
    table = pushed_out("thor", {"ally-deck": ["devour", "devour"], "hand.1": ["goblin-glider"]})

    assert table.keys("discard.1") == ["goblin-glider"]

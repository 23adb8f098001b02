"""Green Goblin: Dodge, and what comes of discarding."""

from __future__ import annotations

import pytest

from domain.deckbuilding.events import Pooled
from domain.games.villains.actions import Dodge

from ..referee import VILLAINS, Referee, given


def has_dodge(table: Referee, card: int) -> bool:
    return VILLAINS.reading(table.s).has_keyword(card, "dodge")


@pytest.mark.parametrize("key", ["pumpkin-bombs", "unstable-kidnapper"])
def test_a_dodged_card_is_swapped_for_a_new_one_and_nothing_else(key: str) -> None:
    table = given({"hand.0": [key]}, discarded=1)

    table.dodge(key)

    assert table.keys("hand.0") == ["hydra-operative"]
    assert table.keys("discard.0") == [key]
    assert (table.s.attack, table.s.recruit, table.s.plays) == (0, 0, ())
    assert table.keys("victory.0") == []


def test_experimental_goblin_serum_has_no_dodge() -> None:
    assert given({"hand.0": ["experimental-goblin-serum"]}).legal(Dodge) == []


# -- Pumpkin Bombs


@pytest.mark.parametrize(("discarded", "attack"), [(0, 1), (1, 3), (3, 3)])
def test_pumpkin_bombs_once_anything_was_discarded(discarded: int, attack: int) -> None:
    table = given({"hand.0": ["pumpkin-bombs"]}, discarded=discarded)

    table.play("pumpkin-bombs")

    assert table.s.attack == attack


@pytest.mark.rule("villains.keyword.dodge-counts-as-discard")
def test_pumpkin_bombs_after_a_dodge() -> None:
    table = given({"hand.0": ["pumpkin-bombs", "pumpkin-bombs"]})

    table.dodge("pumpkin-bombs").play("pumpkin-bombs")

    assert table.s.attack == 3


def test_pumpkin_bombs_does_not_mind_what_others_discarded() -> None:
    table = given({"hand.0": ["pumpkin-bombs"], "city.bridge": ["rogue"]}, attack=4)

    table.fight("rogue").play("pumpkin-bombs")

    assert table.keys("discard.1") == ["hydra-operative"]
    assert table.s.attack == 1


def test_pumpkin_bombs_minds_only_this_turn() -> None:
    table = given({"hand.0": ["madame-hydra"], "deck.0": ["pumpkin-bombs"] * 13})

    table.dodge("madame-hydra").end_turn().end_turn().play("pumpkin-bombs")

    assert table.s.attack == 1


# -- Goblin Glider


def test_goblin_glider_lends_dodge_to_a_hydra_ally_in_hand() -> None:
    table = given(
        {
            "hand.0": ["goblin-glider", "hydra-soldier", "hydra-operative", "new-recruit", "devour", "bindings"],
            "played.0": ["hydra-soldier"],
            "discard.0": ["hydra-soldier"],
        }
    )
    soldier = table.find("hand.0", "hydra-soldier")

    table.play("goblin-glider")
    assert table.waiting() == [(0, "target")]
    assert table.options() == ["hydra-operative", "hydra-soldier"]
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.choose("hydra-soldier")
    assert table.s.attack == 2
    assert table.legal(Dodge) == ["hydra-soldier"]

    table.dodge("hydra-soldier")
    assert soldier in table.s.zone("discard.0")
    assert table.keys("hand.0")[-1] == "hydra-operative"
    assert table.legal(Dodge) == []


def test_goblin_glider_shows_whom_it_lends_dodge_and_nothing_else() -> None:
    table = given({"hand.0": ["goblin-glider", "hydra-soldier", "hydra-operative"]})

    table.play("goblin-glider").choose("hydra-soldier")

    assert table.shown("hand.0", 1) == ["hydra-soldier", None]


def test_goblin_glider_asks_even_without_a_hydra_ally_so_that_nobody_else_can_tell() -> None:
    table = given({"hand.0": ["goblin-glider", "new-recruit"]})

    table.play("goblin-glider")
    assert table.waiting() == [(0, "target")]
    assert table.options() == []

    table.choose()
    assert table.s.attack == 2
    assert table.legal(Dodge) == []
    assert table.shown("hand.0", 1) == [None]


def test_goblin_glider_lends_dodge_until_the_turn_ends() -> None:
    table = given({"hand.0": ["goblin-glider", "hydra-soldier"]})
    soldier = table.find("hand.0", "hydra-soldier")

    table.play("goblin-glider").choose("hydra-soldier")
    assert has_dodge(table, soldier)

    table.end_turn()
    assert not has_dodge(table, soldier)


@pytest.mark.rule("villains.keyword.dodge-goblin-glider")
def test_goblin_glider_lends_dodge_when_it_is_dodged_too() -> None:
    table = given({"hand.0": ["goblin-glider"], "deck.0": ["hydra-operative", "hydra-soldier"]})

    table.dodge("goblin-glider")
    assert table.keys("discard.0") == ["goblin-glider"]
    assert table.options() == ["hydra-soldier"]

    table.choose("hydra-soldier")
    assert table.happened(Pooled) == []
    assert (table.s.attack, table.s.plays) == (0, ())

    table.dodge("hydra-soldier")
    assert table.keys("discard.0") == ["goblin-glider", "hydra-soldier"]
    assert table.keys("hand.0") == ["hydra-operative"]


@pytest.mark.rule("villains.keyword.dodge-goblin-glider")
def test_goblin_glider_may_come_back_by_its_own_dodge_and_is_no_hydra_ally() -> None:
    table = given({"hand.0": ["hydra-soldier", "goblin-glider"], "deck.0": []})

    table.dodge("goblin-glider")
    assert table.keys("hand.0") == ["hydra-soldier", "goblin-glider"]
    assert table.options() == ["hydra-soldier"]

    table.choose("hydra-soldier")
    assert table.legal(Dodge) == ["goblin-glider", "hydra-soldier"]


# -- Unstable Kidnapper


@pytest.mark.parametrize(("discarded", "kidnapped"), [(0, 0), (1, 1), (2, 1)])
def test_unstable_kidnapper_once_anything_was_discarded(discarded: int, kidnapped: int) -> None:
    table = given({"hand.0": ["unstable-kidnapper"]}, discarded=discarded)

    table.play("unstable-kidnapper")

    assert table.s.recruit == 3
    assert table.keys("victory.0") == ["bystander"] * kidnapped


def test_unstable_kidnapper_after_a_dodge_with_what_the_bystander_does() -> None:
    table = given({"hand.0": ["madame-hydra", "unstable-kidnapper"], "bystander-deck": ["bystander", "public-speaker"]})

    table.dodge("madame-hydra").play("unstable-kidnapper")

    assert table.shown("victory.0") == ["public-speaker"]
    assert table.s.recruit == 3 + 1


# -- Experimental Goblin Serum


def test_experimental_goblin_serum_brings_back_what_was_discarded_this_turn() -> None:
    table = given(
        {
            "hand.0": ["madame-hydra", "madame-hydra", "hydra-soldier", "experimental-goblin-serum"],
            "discard.0": ["devour"],
        }
    )

    table.dodge("madame-hydra").play("madame-hydra").choose("hydra-soldier").play("experimental-goblin-serum")

    assert table.s.attack == 4
    assert table.keys("discard.0") == ["devour"]
    assert sorted(table.keys("hand.0")) == ["hydra-operative", "hydra-soldier", "madame-hydra"]


def test_experimental_goblin_serum_brings_back_nothing_where_nothing_was_discarded() -> None:
    table = given({"hand.0": ["experimental-goblin-serum"], "discard.0": ["devour", "hydra-soldier"]})

    table.play("experimental-goblin-serum")

    assert table.s.attack == 4
    assert table.keys("hand.0") == []
    assert table.keys("discard.0") == ["devour", "hydra-soldier"]


def test_experimental_goblin_serum_takes_from_the_discard_pile_only() -> None:
    table = given({"hand.0": ["pumpkin-bombs", "madame-hydra", "experimental-goblin-serum"], "deck.0": ["devour"]})

    table.dodge("pumpkin-bombs").dodge("madame-hydra")
    shuffled = table.keys("deck.0")
    table.play("experimental-goblin-serum")

    assert len(shuffled) == 1
    assert table.keys("deck.0") == shuffled


def test_experimental_goblin_serum_leaves_others_discards_where_they_are() -> None:
    table = given({"hand.0": ["experimental-goblin-serum"], "city.bridge": ["rogue"]}, attack=4)

    table.fight("rogue").play("experimental-goblin-serum")

    assert table.keys("hand.0") == []
    assert table.keys("discard.1") == ["hydra-operative"]

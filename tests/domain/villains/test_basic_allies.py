"""HYDRA Allies, Madame HYDRA and New Recruits."""

from __future__ import annotations

import pytest

from domain.games.villains.actions import Dodge, PlayCard
from domain.games.villains.names import CLASSES
from domain.kernel.events import Moved

from .referee import VILLAINS, given

BASIC = ["hydra-operative", "hydra-soldier", "madame-hydra", "new-recruit"]


@pytest.mark.rule("villains.basic_ally.are-allies")
def test_hydra_cards_and_new_recruits_are_allies() -> None:
    table = given({"city.bank": ["elektra"], "hand.0": [*BASIC, "bindings"]}, attack=4)

    table.fight("elektra")

    assert table.options() == BASIC


@pytest.mark.rule("villains.basic_ally.grey")
def test_basic_allies_are_grey_and_switch_on_no_superpower_of_a_class() -> None:
    table = given({"played.0": BASIC})

    reading = VILLAINS.reading(table.s)
    assert [reading.class_of(i) for i in table.s.zone("played.0")] == ["grey"] * 4
    assert not any(reading.icons_before(4, (cls,)) for cls in CLASSES)


@pytest.mark.rule("villains.basic_ally.grey-counts-as-color")
def test_grey_is_a_color_where_colors_are_counted() -> None:
    table = given({"hand.0": ["holographic-illusion"], "lair.1": ["recruitment-day"], "lair.2": ["hydra-soldier"]})

    table.play("holographic-illusion")

    assert table.s.attack == 3  # tech, strength and grey


@pytest.mark.rule("villains.madame_hydra.points")
def test_madame_hydra_gives_two_recruit_points() -> None:
    table = given({"hand.0": ["madame-hydra", "hydra-soldier"]})

    table.play("madame-hydra").choose("hydra-soldier")

    assert (table.s.attack, table.s.recruit) == (0, 2)


@pytest.mark.rule("villains.madame_hydra.play-cost")
def test_to_play_madame_hydra_any_other_card_is_discarded() -> None:
    table = given({"hand.0": ["madame-hydra", "hydra-soldier", "bindings", "madame-hydra"]})

    table.play("madame-hydra")
    assert table.options() == ["bindings", "hydra-soldier", "madame-hydra"]

    table.choose("hydra-soldier")
    assert table.keys("discard.0") == ["hydra-soldier"]
    assert table.keys("played.0") == ["madame-hydra"]


@pytest.mark.rule("villains.madame_hydra.cannot-play-alone")
def test_madame_hydra_alone_in_hand_can_only_dodge() -> None:
    table = given({"hand.0": ["madame-hydra"]})

    assert table.legal(PlayCard) == []
    assert table.legal(Dodge) == ["madame-hydra"]


@pytest.mark.rule("villains.madame_hydra.cannot-play-alone")
def test_a_bindings_pays_for_madame_hydra() -> None:
    table = given({"hand.0": ["madame-hydra", "bindings"]})

    table.play("madame-hydra").choose("bindings")

    assert (table.keys("discard.0"), table.s.recruit) == (["bindings"], 2)


@pytest.mark.rule("villains.madame_hydra.dodge")
def test_to_dodge_madame_hydra_no_other_card_is_discarded() -> None:
    table = given({"hand.0": ["hydra-soldier", "madame-hydra"]})

    table.dodge("madame-hydra")

    assert table.waiting() == []
    assert table.keys("discard.0") == ["madame-hydra"]
    assert table.keys("hand.0") == ["hydra-soldier", "hydra-operative"]
    assert table.s.recruit == 0


@pytest.mark.rule("villains.new_recruit.gain")
def test_a_gained_new_recruit_comes_to_the_discard_pile() -> None:
    table = given({"city.bank": ["cops"]}, attack=3)

    table.fight("cops")

    assert table.keys("discard.0") == ["new-recruit"]
    assert len(table.s.zone("new-recruits")) == 14


@pytest.mark.rule("villains.new_recruit.play-returns")
def test_a_played_new_recruit_is_back_on_its_stack_when_the_turn_has_ended() -> None:
    table = given({"hand.0": ["new-recruit"], "new-recruits": ["new-recruit"] * 14})

    table.play("new-recruit").end_turn()

    assert len(table.s.zone("new-recruits")) == 15
    assert "new-recruit" not in table.keys("discard.0")


@pytest.mark.rule("villains.new_recruit.play-returns")
def test_a_new_recruit_returns_before_its_draw_but_was_played() -> None:
    table = given({"hand.0": ["new-recruit"]})

    table.play("new-recruit")

    assert [moved.dst for moved in table.happened(Moved)] == ["played.0", "new-recruits", "hand.0"]
    assert [play.key for play in table.s.plays] == ["new-recruit"]


@pytest.mark.rule("villains.new_recruit.keeps-points")
def test_the_attack_of_a_new_recruit_counts_although_it_went_back() -> None:
    table = given({"hand.0": ["new-recruit"]})

    table.play("new-recruit")

    assert (table.keys("played.0"), table.s.attack) == ([], 1)


@pytest.mark.rule("villains.new_recruit.draw")
def test_a_played_new_recruit_draws_a_card() -> None:
    table = given({"hand.0": ["new-recruit"], "deck.0": ["devour", "devour", "hydra-soldier"]})

    table.play("new-recruit")

    assert table.keys("hand.0") == ["hydra-soldier"]
    assert table.keys("deck.0") == ["devour", "devour"]


@pytest.mark.rule("villains.new_recruit.can-be-recruited")
def test_a_new_recruit_is_recruited_for_two_points() -> None:
    table = given(recruit=2)

    table.recruit("new-recruit")

    assert (table.keys("discard.0"), table.s.recruit) == (["new-recruit"], 0)

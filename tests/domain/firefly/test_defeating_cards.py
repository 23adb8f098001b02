from __future__ import annotations

import pytest

from .referee import given, scanned


@pytest.mark.rule("firefly.defeat.by-effect", "firefly.defeat.defeated-ability")
def test_an_effect_defeats_an_enemy_and_what_it_says_then_follows() -> None:
    game = scanned("horse-charge", {"combat-zone": ["dockside-heavies", "train-guard"]}).choose("dockside-heavies")
    assert (game.s.attack, game.s.recruit) == (0, 1)
    assert "dockside-heavies" in game.keys("defeated-cards")
    assert game.keys("combat-zone") == ["train-guard"]


@pytest.mark.rule("firefly.defeat.destinations")
def test_where_the_defeated_go_hangs_on_their_kind() -> None:
    character = given({"hand.0": ["take-the-hit", "browncoats-tech"]}).play("take-the-hit").choose("browncoats-tech")
    assert character.keys("defeated-characters") == ["browncoats-tech"]
    talent = given({"verse.left": ["call-in-a-favor"], "hand.0": ["talent"]}, up=("left",)).pay_for("call-in-a-favor")
    talent.choose("talent")
    assert len(talent.s.zone("talents")) == 11
    flaw = given({"hand.0": ["open-door"], "discard.0": ["flaw"]}).play("open-door").choose("seat-0").choose("flaw")
    assert (len(flaw.s.zone("flaws")), flaw.keys("discard.0")) == (21, [])
    enemy = scanned("horse-charge", {"combat-zone": ["dockside-heavies"]}).choose("dockside-heavies")
    assert enemy.keys("defeated-cards") == ["dockside-heavies", "horse-charge"]


@pytest.mark.rule("firefly.defeat.own-character-choice")
def test_one_of_your_characters_is_in_hand_or_was_played() -> None:
    zones = {"hand.0": ["take-the-hit", "shiny", "talent"], "played.0": ["misbehave"], "discard.0": ["covering-fire"]}
    game = given(zones).play("take-the-hit")
    assert game.options() == ["misbehave", "shiny", "take-the-hit"]


@pytest.mark.rule("firefly.defeat.played-keeps-effects")
def test_what_a_played_card_gave_remains() -> None:
    game = given({"hand.0": ["covering-fire", "dead-weight", "shiny"], "combat-zone": []}).play("covering-fire")
    assert game.s.attack == 2
    game.play("dead-weight").choose("covering-fire")
    assert game.s.attack == 5
    assert (game.keys("defeated-characters"), game.keys("played.0")) == (["covering-fire"], ["dead-weight"])


@pytest.mark.rule("firefly.defeat.not-virtual-copy")
def test_a_copy_of_a_lent_card_is_none_of_your_characters() -> None:
    zones = {"hand.0": ["take-the-hit", "shiny"], "hand.1": ["browncoats-tech"]}
    game = given(zones).coordinate("browncoats-tech", 1).play_lent("browncoats-tech").play("take-the-hit")
    assert game.options() == ["shiny", "take-the-hit"]


@pytest.mark.rule("firefly.defeat.starting-cards")
def test_a_defeated_starting_card_never_comes_back() -> None:
    zones = {"hand.0": ["take-the-hit", "shiny"], "deck.0": [], "discard.0": ["shiny"] * 6}
    game = given(zones).play("take-the-hit").choose("shiny").end_turn()
    own = [*game.keys("hand.0"), *game.keys("deck.0"), *game.keys("discard.0")]
    assert own.count("shiny") == 6
    assert game.keys("defeated-characters") == ["shiny"]

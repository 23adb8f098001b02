"""What the words on cards mean: whom they speak to, whose characters, and which wins over which."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from domain.games.firefly.actions import FightEnemy, PayFor
from domain.games.firefly.cards.words import FireflyCard
from tests.domain.deck_referee import besides

from .referee import FIREFLY, crewed, given, turn_with

VILLAGER = FireflyCard(
    key="villager", name="Villager", kind="character", deck="Serenity (Part 2)", cls="intel", cost=3, recruit=1
)

# -- which wins over which


@pytest.mark.rule("firefly.card_text.overrides")
def test_a_card_lets_recruit_points_pay_for_a_fight() -> None:
    zones = {"hand.0": ["talent"], "combat-zone": ["dockside-heavies"]}
    game = given(zones, recruit=3, options=crewed("Inara", "Mal"))
    assert game.legal(FightEnemy) == []

    game.play("talent").once().fight("dockside-heavies")
    assert (game.keys("defeated-cards"), game.s.recruit) == (["dockside-heavies"], 1)


@pytest.mark.rule("firefly.card_text.cant-beats-can")
def test_what_one_card_forbids_another_can_not_allow() -> None:
    zones = {"hand.0": ["field-dressing"], "played.0": ["stand-between"], "strikes.0": ["grazed"]}
    game = given({**zones, "serenity.1": ["smoke-in-the-infirmary"]}).play("field-dressing").choose("grazed")

    assert (game.keys("strikes.0"), game.keys("discarded-strikes")) == (["grazed"], [])


# -- as much as can be done


@pytest.mark.rule("firefly.card_text.as-much-as-possible")
def test_what_is_possible_of_an_instruction_is_done() -> None:
    zones = {"hand.0": ["heart-of-the-engine"], "serenity.1": ["scorched-plating"]}
    game = given(zones).play("heart-of-the-engine").choose("scorched-plating")

    assert (game.keys("repaired"), game.s.attack) == (["scorched-plating"], 5)


@pytest.mark.rule("firefly.card_text.example-discard-two", "firefly.card_text.as-much-as-possible")
def test_told_to_discard_two_with_one_card_in_hand_a_player_discards_it() -> None:
    struck = {f"serenity.{slot}": ["scorched-plating"] for slot in range(1, 4)}
    zones = {"hand.0": ["read-the-room", "misbehave"], "deck.0": ["flaw"], **struck}
    game = given(zones, options=crewed("Kaylee", "Mal")).play("read-the-room").choose("misbehave")

    assert (game.keys("discard.0"), game.keys("hand.0"), game.waiting()) == (["misbehave"], [], [])


# -- whom a card speaks to


@pytest.mark.rule("firefly.card_text.chooser")
@pytest.mark.parametrize("current", [0, 1])
def test_who_chooses_is_the_player_whose_turn_it_is(current: int) -> None:
    zones = {"combat-zone": ["dockside-heavies", "badger"], "verse.left": ["horse-charge"]}
    game = given(zones, current=current, attack=1).scan("left")

    assert (game.waiting(), game.options()) == ([(current, "ko")], ["badger", "dockside-heavies"])


@pytest.mark.rule("firefly.card_text.you")
@pytest.mark.parametrize("current", [0, 1])
def test_you_are_the_player_whose_turn_it_is(current: int) -> None:
    zones = {"hand.0": ["shiny", "misbehave"], "hand.1": ["shiny", "misbehave"], "verse.far-left": ["dobson"]}
    game = given(zones, current=current, attack=1).scan("far-left").choose("shiny")

    assert (game.keys(f"discard.{current}"), game.keys(f"discard.{1 - current}")) == (["shiny"], [])


@pytest.mark.rule("firefly.card_text.chooser", "firefly.card_text.you")
def test_an_enemy_that_is_pushed_out_speaks_to_the_player_of_that_turn() -> None:
    spaces = ("far-right", "right", "middle", "left", "far-left")
    verse = {f"verse.{space}": ["train-guard"] for space in spaces} | {"verse.far-left": ["dobson"]}
    game = turn_with("badger", {**verse, "hand.0": ["shiny"], "hand.1": ["misbehave", "shiny"]}, current=1)

    assert (game.keys("combat-zone"), game.waiting()) == (["dobson"], [(1, "discard")])


# -- showing and paying


@pytest.mark.rule("firefly.card_text.show")
def test_what_is_shown_is_seen_by_all_and_stays_in_hand() -> None:
    hand = ["covering-fire", "read-the-room", "patch-job", "open-door"]
    zones = {"hand.0": hand, "verse.left": ["sheriffs-questions"], "objective": ["the-train-job"]}
    game = given(zones, up=("left",), episode=3)
    game.pay_for("sheriffs-questions")
    for key in ("covering-fire", "read-the-room", "patch-job"):
        assert game.waiting() == [(0, "show-class")]
        game.choose(key)

    assert game.keys("hand.0") == hand
    assert game.shown("hand.0", 1) == ["covering-fire", "read-the-room", "patch-job", None]
    assert (game.keys("played.0"), game.keys("discard.0"), game.s.plays) == ([], ["talent"], ())
    assert game.s.tasks == {"Talk Past the Sheriff": "completed"}


@pytest.mark.rule("firefly.card_text.pay")
def test_what_is_paid_can_be_used_for_nothing_else() -> None:
    game = given({"combat-zone": ["guard-the-payroll", "badger"]}, attack=6).pay_for("guard-the-payroll")
    assert (game.s.attack, game.s.credits, game.legal(FightEnemy)) == (2, 2, [])

    poor = given({"combat-zone": ["guard-the-payroll"]}, attack=3)
    refused = poor.refused(PayFor(card=poor.find("combat-zone", "guard-the-payroll"), deed=0))
    assert (refused.code, refused.about) == ("not_enough_attack", {"needed": 4, "has": 3})


# -- your characters


@pytest.fixture
def villager() -> Iterator[None]:
    """The box holds a character of an Episode, too."""
    with besides(FIREFLY, VILLAGER):
        yield


@pytest.mark.rule("firefly.your_characters.included")
def test_characters_are_basic_ones_browncoats_those_of_the_crew_and_of_an_episode(villager: None) -> None:
    hand = ["take-the-hit", "shiny", "misbehave", "browncoats-tech", "kind-word", "villager"]
    game = given({"hand.0": hand}).play("take-the-hit")

    assert game.options() == sorted(hand)


@pytest.mark.rule("firefly.your_characters.excluded")
def test_talents_are_no_characters() -> None:
    game = given({"hand.0": ["take-the-hit", "talent"], "played.0": ["talent"]}).play("take-the-hit")

    assert game.options() == ["take-the-hit"]


@pytest.mark.rule("firefly.your_characters.zones", "firefly.your_characters.not-deck")
def test_your_characters_are_those_in_hand_and_those_you_played_alone() -> None:
    zones = {"hand.0": ["take-the-hit", "shiny"], "played.0": ["misbehave"], "hand.1": ["patch-job"]}
    elsewhere = {"deck.0": ["kind-word"], "discard.0": ["covering-fire"]}
    game = given({**zones, **elsewhere}).play("take-the-hit")

    assert game.options() == ["misbehave", "shiny", "take-the-hit"]


@pytest.mark.rule("firefly.your_characters.not-deck")
def test_what_lies_in_the_discard_pile_counts_for_nothing() -> None:
    hand = ["covering-fire", "read-the-room"]
    zones = {"hand.0": hand, "discard.0": ["open-door"], "deck.0": ["patch-job"], "verse.left": ["sheriffs-questions"]}
    game = given(zones, up=("left",))

    assert game.legal(PayFor) == []

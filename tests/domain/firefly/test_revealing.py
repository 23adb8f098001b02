from __future__ import annotations

from collections.abc import Iterator

import pytest

from domain.games.firefly.actions import FightEnemy, PayFor
from domain.games.firefly.cards.words import FireflyCard
from domain.games.firefly.names import VERSE
from tests.domain.deck_referee import besides

from .referee import FIREFLY, given, scanned, turn_with

STRAY = FireflyCard(key="stray", name="Stray", kind="character", deck="Train", cls="tech", attack=2)


@pytest.fixture(autouse=True)
def box() -> Iterator[None]:
    """The box holds a Character of an Episode, too."""
    with besides(FIREFLY, STRAY):
        yield


@pytest.mark.rule("firefly.reveal.when")
def test_a_card_is_resolved_when_scanned_and_when_it_comes_into_the_combat_zone() -> None:
    assert scanned("sealed-crate").keys("operations") == ["sealed-crate"]
    full = {zone: ["train-guard"] for zone in VERSE[:-1]}
    pushed = turn_with("badger", {**full, VERSE[-1]: ["sealed-crate"]})
    assert pushed.keys("operations") == ["sealed-crate"]
    assert pushed.keys("combat-zone") == []


@pytest.mark.rule("firefly.reveal.hidden-inactive")
def test_a_hidden_card_has_no_text_and_is_no_enemy() -> None:
    zones = {"verse.left": ["squad-leader"], "verse.right": ["dobson"], "combat-zone": ["train-guard"]}
    game = given({**zones, "hand.0": ["veterans-eye"]}, episode=3)
    assert game.attack_of("train-guard") == 5
    assert game.play("veterans-eye").attack_of("train-guard") == 2
    assert not game.waiting()
    assert game.legal(FightEnemy) == ["train-guard"]
    assert [space.attack for space in game.view().verse] == [None] * 5
    assert game.shown("verse.left") == [None]
    seen = given(zones, episode=3, up=("left",))
    assert seen.attack_of("train-guard") == 6


@pytest.mark.rule("firefly.reveal.enemy-stays")
def test_an_enemy_that_was_scanned_is_pushed_on_face_up() -> None:
    zones = {"verse.right": ["dockside-heavies"], "episode-deck": ["patience", "badger", "train-guard"]}
    game = given(zones, attack=2).scan("right").end_turn().end_turn()
    assert game.verse() == {"far-right": "(badger)", "right": "(train-guard)", "middle": "dockside-heavies"}


@pytest.mark.rule("firefly.reveal.enemy-trigger-once")
def test_what_a_card_says_when_it_is_turned_up_it_says_once() -> None:
    zones = {**{zone: ["train-guard"] for zone in VERSE[:-1]}, VERSE[-1]: ["dobson"], "hand.1": ["shiny", "shiny"]}
    game = given({**zones, "hand.0": ["shiny"]}, attack=1).scan("far-left").choose("shiny")
    assert game.keys("discard.0") == ["shiny"]
    game.end_turn()
    assert game.keys("combat-zone") == ["dobson"]
    assert game.waiting() == [(1, "discard")]
    assert game.choose("shiny").waiting() == []
    assert game.keys("hand.1") == ["shiny"]


@pytest.mark.rule("firefly.reveal.goal")
def test_a_goal_does_what_it_says_when_it_is_turned_up() -> None:
    game = scanned("stray-bullet")
    assert game.keys("strikes.1") == ["grazed"]
    assert game.keys("operations") == ["stray-bullet"]


@pytest.mark.rule("firefly.reveal.special")
def test_a_special_card_serves_no_objective() -> None:
    game = scanned("buried-coin", {"objective": ["serenity-part-2"]}, episode=2)
    assert game.keys("operations") == ["buried-coin"]
    assert game.s.tasks == {}
    zones = {"objective": ["serenity-part-2"], "operations": ["buried-coin"], "combat-zone": ["patience"]}
    done = given(zones, episode=2, attack=6, tasks=("Stop the Lawman", "Outfly the Reavers")).fight("patience")
    assert done.s.fulfilled == (2,)


@pytest.mark.rule("firefly.reveal.character")
def test_a_character_is_shuffled_into_the_deck_of_the_player() -> None:
    game = scanned("stray", {"deck.0": ["shiny", "shiny"]})
    assert sorted(game.keys("deck.0")) == ["shiny", "shiny", "stray"]
    assert game.verse() == {}
    assert game.shown("deck.0") == [None] * 3


@pytest.mark.rule("firefly.goal.ability-completes")
def test_what_a_goal_offers_completes_its_task() -> None:
    zones = {"operations": ["stray-bullet"], "hand.0": ["shiny", "shiny"]}
    short = given(zones)
    assert short.refused(PayFor(card=short.find("operations", "stray-bullet"))).detail == "deed_condition"
    game = given({**zones, "hand.0": ["shiny", "shiny", "misbehave"]}).pay_for("stray-bullet")
    game.choose("shiny", "shiny", "misbehave")
    assert game.s.tasks == {"Keep Her Breathing": "completed"}
    assert game.keys("discard.0") == ["shiny", "shiny", "misbehave", "talent"]
    assert game.keys("operations") == []

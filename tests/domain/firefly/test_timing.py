"""Timing: when texts apply, and in which order what happens at once is done."""

from __future__ import annotations

import pytest

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Cards, Discard, Draw, Hold, Some, Whenever
from domain.games.firefly.cards.words import FireflyCard
from tests.domain.deck_referee import besides

from .referee import FIREFLY, Referee, given, turn_with

DISCARD = Whenever("actions", (Discard(Some(Cards(("hand",)))),))
IN_VERSE = FireflyCard(
    key="in-verse", name="x", kind="enemy", deck="x", attack=9, abilities=(Hold("scan-cost", area="verse"),)
)
IN_COMBAT = FireflyCard(
    key="in-combat", name="y", kind="enemy", deck="x", attack=9, abilities=(Hold("scan-cost", area="combat-zone"),)
)


def says(key: str, *abilities: Whenever) -> Card:
    """An enemy that says this and nothing else."""
    return FireflyCard(key=key, name=key, kind="enemy", deck="x", attack=9, abilities=abilities)


@pytest.mark.rule("firefly.timing.verse", "firefly.timing.combat-zone")
def test_text_of_a_place_holds_there_alone() -> None:
    with besides(FIREFLY, IN_VERSE, IN_COMBAT):
        fore = [given({"combat-zone": [card]}).reading().scan_cost("middle") for card in ("in-verse", "in-combat")]
        verse = [
            given({"verse.left": [card]}, up=("left",)).reading().scan_cost("middle")
            for card in ("in-verse", "in-combat")
        ]
        hidden = given({"verse.left": ["in-verse"]}).reading().scan_cost("middle")
    assert (verse, fore, hidden) == ([3, 2], [2, 3], 2)


def asking(game: Referee) -> str:
    """Which card makes the current player choose."""
    return game.key(game.asked().card or 0)


@pytest.mark.rule("firefly.timing.trigger-order")
def test_what_comes_at_once_is_done_from_the_right_in_the_combat_zone_then_from_the_left_in_the_verse() -> None:
    zones = {"combat-zone": ["oldest", "newest"], "verse.left": ["leftmost"], "verse.middle": ["rightmost"]}
    cards = [says(key, DISCARD) for key in ("oldest", "newest", "leftmost", "rightmost")]
    hand = {"hand.0": ["shiny", "talent", "misbehave", "covering-fire", "patch-job"]}
    with besides(FIREFLY, *cards):
        game = turn_with("badger", {**zones, **hand}, up=("left", "middle"))
        order = []
        for card in ("shiny", "talent", "misbehave", "covering-fire"):
            order.append(asking(game))
            game.choose(card)
    assert order == ["oldest", "newest", "leftmost", "rightmost"]
    assert (game.keys("hand.0"), game.waiting()) == (["patch-job"], [])


@pytest.mark.rule("firefly.timing.current-player-breaks-ties")
def test_where_nothing_gives_an_order_the_current_player_does() -> None:
    draws = FireflyCard(key="draws", name="z", kind="side-job", deck="x", abilities=(Whenever("actions", (Draw(),)),))
    zones = {"operations": ["draws"], "strikes.0": ["bleeding"], "hand.0": ["talent", "misbehave"]}
    with besides(FIREFLY, draws):
        game = turn_with("badger", zones)
        assert (game.waiting(), game.options()) == ([(0, "next")], ["bleeding", "draws"])
        game.choose("bleeding")
        assert (game.waiting(), game.options()) == ([(0, "discard")], ["misbehave", "talent"])
        assert game.choose("talent").keys("hand.0") == ["misbehave", "shiny"]

        game = turn_with("badger", zones).choose("draws")
        assert game.options() == ["misbehave", "shiny", "talent"]


def test_what_is_the_same_has_no_order_to_choose() -> None:
    zones = {"serenity.1": ["cabin-fire"], "strikes.0": ["bleeding"], "hand.0": ["talent", "misbehave", "shiny"]}
    game = turn_with("badger", zones)
    assert game.waiting() == [(0, "discard")]
    assert game.choose("talent").waiting() == [(0, "discard")]


@pytest.mark.rule("firefly.heal.any-strike")
def test_whichever_strike_may_be_healed() -> None:
    zones = {"hand.0": ["long-vigil"], "strikes.1": ["shot-through", "grazed"], "strikes.0": ["cracked-rib"]}
    for card, damage in (("shot-through", (2, 1)), ("grazed", (2, 3)), ("cracked-rib", (0, 4))):
        game = given(zones).play("long-vigil")
        assert game.options() == ["cracked-rib", "grazed", "shot-through"]
        game.choose(card)
        assert ((game.damage(0), game.damage(1)), game.keys("discarded-strikes")) == (damage, [card])

"""What lies on Serenity: repairs in a turn, and Upgrades."""

from __future__ import annotations

import pytest

from domain.deckbuilding.language import Credits
from domain.games.firefly.cards.words import FireflyCard
from tests.domain.deck_referee import besides

from .referee import FIREFLY, between, given

THREE = {"serenity.1": ["bad-air"], "serenity.2": ["scorched-plating"], "serenity.3": ["lurch"]}


@pytest.mark.rule("firefly.repair.any-strike", "firefly.repair.no-sliding")
def test_any_strike_may_be_repaired_and_the_next_takes_the_slot_that_is_free() -> None:
    game = given({**THREE, "combat-zone": ["reaver-raider"], "ship-strikes": ["coolant-leak"]}, recruit=2)
    game.repair("scorched-plating")
    assert [game.keys(f"serenity.{n}") for n in (1, 2, 3)] == [["bad-air"], [], ["lurch"]]
    assert game.end_turn().keys("serenity.2") == ["coolant-leak"]


@pytest.mark.rule("firefly.repair.under-deck")
def test_repaired_strikes_come_again_once_all_others_have() -> None:
    game = given({**THREE, "combat-zone": ["reaver-raider"], "ship-strikes": []}, recruit=2).repair("scorched-plating")
    assert game.shown("repaired") == ["scorched-plating"], "face up under the deck"
    assert game.end_turn().keys("serenity.2") == ["scorched-plating"]


@pytest.mark.rule("firefly.upgrade.active")
def test_an_upgrade_works_on_every_player_s_turn_also_under_a_strike_until_it_is_replaced() -> None:
    fitted = {"upgrades.1": ["enhanced-sensors"], "serenity.1": ["scorched-plating"]}
    for seat in range(2):
        assert given(fitted, current=seat).reading().scan_cost("middle") == 1
    full = {f"serenity.{n}": ["scorched-plating"] for n in range(1, 7)}
    stack = {"upgrade-stack": ["spare-bunks", "armored-shutters", "hidden-compartments"]}
    game = between({**full, **fitted, **stack}, 1, credits=2)
    assert game.choose("hidden-compartments").keys("upgrades.1") == ["hidden-compartments"]
    assert game.reading().scan_cost("middle") == 2


@pytest.mark.rule("firefly.objective.setup-text")
def test_what_an_objective_says_of_its_beginning_is_done_before_the_first_turn() -> None:
    begun = FireflyCard(key="begun", name="Begun", kind="objective", group="B", setup=(Credits(2),))
    with besides(FIREFLY, begun):
        game = between({"next-objectives": ["the-train-job", "begun"]})
    assert (game.s.episode, game.s.credits) == (2, 2)

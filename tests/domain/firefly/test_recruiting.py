"""Recruiting from the Bridge, Browncoats, and gaining cards."""

from __future__ import annotations

import pytest

from domain.games.firefly.actions import Recruit
from domain.games.firefly.names import BRIDGE

from .referee import given, new_game

# -- the Bridge


@pytest.mark.rule("firefly.recruit.bridge-five")
def test_the_bridge_has_five_spaces_with_an_open_character_each() -> None:
    game = new_game(2)

    cards = [space.character for space in game.view().bridge]
    assert len(cards) == 5
    assert {card.deck for card in game.cards(*BRIDGE)} == {"crew-deck"}
    assert [game.shown(space) for space in BRIDGE] == [[card.card] for card in cards if card]


@pytest.mark.rule("firefly.recruit.cost", "firefly.recruit.to-discard")
def test_a_character_costs_its_cost_and_comes_to_the_discard_pile() -> None:
    game = given({"bridge.2": ["covering-fire"], "discard.0": ["shiny"]}, recruit=5).recruit("covering-fire")

    assert (game.s.recruit, game.keys("discard.0"), game.keys("hand.0")) == (1, ["shiny", "covering-fire"], [])


@pytest.mark.rule("firefly.recruit.insufficient")
def test_with_too_few_points_nobody_is_recruited() -> None:
    game = given({"bridge.2": ["covering-fire"], "bridge.3": ["warm-welcome"]}, recruit=3)
    refused = game.refused(Recruit(card=game.find("bridge.2", "covering-fire")))

    assert (refused.code, refused.rule) == ("not_enough_recruit", "firefly.recruit.insufficient")
    assert refused.about == {"needed": 4, "has": 3}
    assert game.legal(Recruit) == ["browncoats-tech", "warm-welcome"]


@pytest.mark.rule("firefly.recruit.cost")
def test_attack_recruits_nobody_and_only_what_is_on_offer_can_be_recruited() -> None:
    assert given(attack=9).legal(Recruit) == []

    game = given({"discard.0": ["covering-fire"]}, recruit=9)
    for zone in ("discard.0", "crew-deck"):
        assert game.refused(Recruit(card=game.s.zone(zone)[-1])).code == "target_not_legal"
    below = game.refused(Recruit(card=game.s.zone("browncoats")[0]))
    assert (below.code, below.rule) == ("target_not_legal", "firefly.recruit.cost")


@pytest.mark.rule("firefly.recruit.refill-immediately")
def test_a_space_is_filled_at_once_whatever_emptied_it() -> None:
    zones = {"hand.0": ["warm-welcome"], "bridge.4": ["covering-fire"], "crew-deck": ["shiny", "open-door"]}
    game = given(zones).play("warm-welcome").choose("covering-fire")

    assert (game.shown("bridge.4"), game.keys("crew-deck")) == (["open-door"], ["covering-fire", "shiny"])


@pytest.mark.rule("firefly.recruit.refill-available", "firefly.recruit.any-number")
def test_three_are_recruited_in_a_turn_newcomers_too() -> None:
    zones = {"bridge.1": ["patch-job"], "crew-deck": ["read-the-room", "warm-welcome", "open-door"]}
    game = given(zones, recruit=9).recruit("patch-job").recruit("open-door").recruit("warm-welcome")

    assert (game.s.recruit, game.keys("bridge.1")) == (0, ["read-the-room"])
    assert game.keys("discard.0") == ["patch-job", "open-door", "warm-welcome"]


@pytest.mark.rule("firefly.recruit.crew-deck-empty")
def test_without_a_crew_deck_a_space_stays_empty_and_the_game_goes_on() -> None:
    game = given({"crew-deck": []}, recruit=8).recruit("no-power-in-the-verse-can-stop-me")
    assert (game.keys("bridge.1"), game.s.recruit, game.s.status) == ([], 4, "running")

    assert (
        game.recruit("no-power-in-the-verse-can-stop-me").keys("discard.0") == ["no-power-in-the-verse-can-stop-me"] * 2
    )
    assert game.end_turn().s.current == 1


@pytest.mark.rule("firefly.recruit.bridge-empty")
def test_with_nobody_on_the_bridge_browncoats_can_still_be_recruited() -> None:
    bridge: dict[str, list[str]] = {space: [] for space in BRIDGE}
    game = given({**bridge, "crew-deck": []}, recruit=9)

    assert game.legal(Recruit) == ["browncoats-tech"]


# -- Browncoats


@pytest.mark.rule("firefly.browncoats.cost-three")
def test_browncoats_cost_three_whatever_the_bridge_costs() -> None:
    game = given({"hand.0": ["guild-connections"]}).play("guild-connections").recruit("browncoats-tech")
    assert (game.s.recruit, game.keys("discard.0")) == (0, ["browncoats-tech"])

    poor = given(recruit=2)
    refused = poor.refused(Recruit(card=poor.s.zone("browncoats")[-1]))
    assert (refused.code, refused.about) == ("not_enough_recruit", {"needed": 3, "has": 2})


@pytest.mark.rule("firefly.browncoats.top-card")
def test_which_class_browncoats_have_is_seen_once_they_are_recruited() -> None:
    game = given({"browncoats": ["browncoats-intel", "browncoats-survival"]}, recruit=6)
    assert game.shown("browncoats", 0) == game.shown("browncoats") == [None, None]

    game.recruit("browncoats-survival")
    assert (game.shown("discard.0"), game.shown("browncoats", 0)) == (["browncoats-survival"], [None])
    assert game.recruit("browncoats-intel").keys("discard.0") == ["browncoats-survival", "browncoats-intel"]


@pytest.mark.rule("firefly.browncoats.run-out")
def test_without_browncoats_none_can_be_recruited() -> None:
    game = given({"browncoats": ["browncoats-intel"]}, recruit=6).recruit("browncoats-intel")

    assert game.legal(Recruit) == []
    refused = game.refused(Recruit(card=game.find("discard.0", "browncoats-intel")))
    assert (refused.code, game.s.recruit) == ("target_not_legal", 3)


# -- gaining


@pytest.mark.rule("firefly.gain.to-discard", "firefly.gain.free")
def test_what_is_gained_costs_nothing_and_comes_to_the_discard_pile() -> None:
    zones = {"hand.0": ["crew-comes-first"], "bridge.1": ["covering-fire"], "crew-deck": ["open-door"]}
    game = given(zones, 1).play("crew-comes-first").choose("0").choose("covering-fire")

    assert (game.keys("discard.0"), game.keys("hand.0"), game.s.recruit) == (["covering-fire"], [], 3)
    assert game.shown("bridge.1") == ["open-door"]


@pytest.mark.rule("firefly.gain.to-discard", "firefly.talent.gained")
def test_a_talent_that_is_gained_comes_to_the_discard_pile() -> None:
    game = given({"combat-zone": ["alliance-cruiser"]}, attack=4).fight("alliance-cruiser")

    assert (game.keys("discard.0"), game.keys("hand.0"), len(game.s.zone("talents"))) == (["talent"], [], 9)


@pytest.mark.rule("firefly.gain.drawn-after-shuffle")
def test_what_was_gained_is_drawn_only_after_a_reshuffle() -> None:
    game = given({"deck.0": ["shiny"] * 6}, 1, recruit=3).recruit("browncoats-tech").end_turn()
    assert (game.keys("hand.0"), game.keys("discard.0")) == (["shiny"] * 6, ["browncoats-tech"])

    assert "browncoats-tech" in game.end_turn().keys("hand.0") + game.keys("deck.0")


@pytest.mark.rule("firefly.talent.stack-empty")
def test_without_talents_nobody_gains_one() -> None:
    game = given({"combat-zone": ["alliance-cruiser"], "talents": []}, attack=4).fight("alliance-cruiser")

    assert (game.keys("discard.0"), game.s.tasks, game.waiting()) == ([], {"Slip the Cruiser": "completed"}, [])


@pytest.mark.rule("firefly.flaw.stack-empty")
def test_without_flaws_nobody_gains_one() -> None:
    zones = {"combat-zone": ["haul-the-freight"], "flaws": [], "deck.0": ["misbehave"] * 6}
    game = given(zones).end_turn()

    assert (game.keys("discard.0"), game.keys("defeated-cards"), game.s.current) == ([], ["haul-the-freight"], 1)

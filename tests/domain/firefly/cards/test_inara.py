"""Inara: her Talent and her Flaw, and the cards of the diplomat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from domain.games.firefly.actions import Coordinate, FightEnemy, Recruit
from domain.games.firefly.cards.words import enemy
from tests.domain.deck_referee import besides

from ..referee import FIREFLY, crewed, given

INARA = crewed("Inara", "Mal")
MAL_SECOND = crewed("Kaylee", "Mal")
BOARDERS = enemy("Serenity (Part 2)", "boarders", "Boarders", 5, "reaver")


@pytest.fixture(autouse=True)
def box() -> Iterator[None]:
    """The box holds Reavers on foot, too."""
    with besides(FIREFLY, BOARDERS):
        yield


# -- the Avatar


def test_inaras_talent_lets_recruit_points_pay_for_a_crew_enemy_this_turn() -> None:
    zones = {"hand.0": ["talent"], "combat-zone": ["train-guard", "alliance-cruiser"], "verse.left": ["badger"]}
    game = given(zones, attack=2, recruit=3, options=INARA, up=("left",)).play("talent").once()
    assert (game.waiting(), game.options()) == ([(0, "target")], ["badger", "train-guard"])

    game.choose("train-guard")
    assert game.legal(FightEnemy) == ["train-guard"]
    assert game.fight("train-guard").keys("defeated-cards") == ["train-guard"]
    assert (game.s.attack, game.s.recruit, len(game.s.zone("talents"))) == (0, 0, 11)


def test_inaras_flaw_makes_the_bridge_dearer_and_lets_nobody_coordinate_to_her() -> None:
    zones = {"hand.0": ["read-the-room"], "deck.0": ["flaw"], "hand.1": ["covering-fire"]}
    game = given(zones, recruit=3, options=INARA).play("read-the-room")
    assert game.s.recruit == 4
    assert game.legal(Recruit) == ["browncoats-tech"]
    refused = game.refused(Recruit(card=game.find("bridge.1", "no-power-in-the-verse-can-stop-me")))
    assert refused.about == {"needed": 5, "has": 4}
    assert game.legal(Coordinate, 1) == []
    card = Coordinate(card=game.find("hand.1", "covering-fire"))
    assert game.refused(card, 1).rule == "firefly.card_text.cant-beats-can"

    game.end_turn()
    game.end_turn()
    assert game.legal(Recruit) == []
    assert (game.s.current, game.reading().recruit_cost(game.s.zone("bridge.1")[0])) == (0, 4)


# -- Warm Welcome


def test_warm_welcome_may_send_a_character_of_the_bridge_under_the_crew_deck() -> None:
    zones = {"hand.0": ["warm-welcome"], "bridge.2": ["covering-fire"], "crew-deck": ["shiny", "open-door"]}
    game = given(zones).play("warm-welcome")
    assert (game.s.recruit, game.waiting(), game.asked().least) == (2, [(0, "put-under")], 0)

    game.choose("covering-fire")
    assert (game.keys("crew-deck"), game.keys("bridge.2")) == (["covering-fire", "shiny"], ["open-door"])
    assert given(zones).play("warm-welcome").choose().keys("bridge.2") == ["covering-fire"]


def test_warm_welcome_lets_the_next_recruit_go_to_another_players_hand() -> None:
    zones = {"hand.0": ["warm-welcome"], "played.0": ["open-door"], "bridge.2": ["covering-fire"]}
    game = given(zones, 3, recruit=10).play("warm-welcome").choose().recruit("covering-fire")
    assert (game.waiting(), game.options()) == ([(0, "recruit-to")], ["discard", "seat-1", "seat-2"])

    game.choose("seat-2")
    assert (game.keys("hand.2"), game.keys("discard.0")) == (["covering-fire"], [])
    game.recruit("no-power-in-the-verse-can-stop-me")
    assert (game.waiting(), game.keys("discard.0")) == ([], ["no-power-in-the-verse-can-stop-me"])


def test_warm_welcome_lets_browncoats_go_there_too_or_to_the_own_pile() -> None:
    zones = {"hand.0": ["warm-welcome"], "played.0": ["open-door"]}
    game = given(zones, recruit=9).play("warm-welcome").choose().recruit("browncoats-tech").choose("seat-1")
    assert (game.keys("hand.1"), game.s.recruit) == (["browncoats-tech"], 8)

    own = given(zones, recruit=9).play("warm-welcome").choose().recruit("browncoats-tech").choose("discard")
    assert own.keys("discard.0") == ["browncoats-tech"]
    assert own.recruit("browncoats-survival").waiting() == []


def test_warm_welcome_changes_no_recruit_without_leadership_before_it_or_with_nobody_else() -> None:
    zones = {"hand.0": ["warm-welcome"], "bridge.2": ["covering-fire"]}
    game = given(zones, recruit=10).play("warm-welcome").choose().recruit("covering-fire")
    assert (game.waiting(), game.keys("discard.0")) == ([], ["covering-fire"])

    alone = given({**zones, "played.0": ["open-door"]}, 1, recruit=10).play("warm-welcome").choose()
    assert alone.recruit("covering-fire").keys("discard.0") == ["covering-fire"]


# -- Read the Room


def test_read_the_room_draws_and_gives_one_more_after_leadership() -> None:
    game = given({"hand.0": ["read-the-room"]}).play("read-the-room")
    assert (game.s.recruit, game.keys("hand.0")) == (1, ["shiny"])

    more = given({"hand.0": ["read-the-room"], "played.0": ["open-door"]}).play("read-the-room")
    assert (more.s.recruit, more.keys("hand.0")) == (2, ["shiny"])


# -- Talked Down


def test_talked_down_weakens_an_enemy_by_what_is_paid() -> None:
    zones = {"hand.0": ["talked-down"], "combat-zone": ["train-guard", "reaver-raider", "boarders"]}
    game = given({**zones, "verse.left": ["badger"], "verse.right": ["dobson"]}, recruit=2, up=("left",))
    game.play("talked-down")
    assert game.s.recruit == 5

    game.once()
    assert (game.waiting(), game.options()) == ([(0, "choose")], ["badger", "train-guard"])
    game.choose("train-guard")
    assert (game.waiting(), game.options()) == ([(0, "how-many")], ["0", "1", "2", "3", "4", "5"])
    game.choose("4")
    assert (game.s.recruit, game.attack_of("train-guard"), game.attack_of("badger")) == (1, 1, 3)
    assert game.end_turn().attack_of("train-guard") == 5


def test_talked_down_may_be_paid_nothing() -> None:
    zones = {"hand.0": ["talked-down"], "combat-zone": ["train-guard"]}
    game = given(zones).play("talked-down").once().choose("0")

    assert (game.s.recruit, game.attack_of("train-guard")) == (3, 5)


@pytest.mark.rule("firefly.crew_names.player-only")
def test_talked_down_lets_mal_draw_where_he_is_another_player() -> None:
    zones = {"hand.0": ["talked-down"]}
    assert given(zones, options=MAL_SECOND).play("talked-down").keys("hand.1") == ["shiny"]

    himself = given(zones).play("talked-down")
    assert (himself.keys("hand.0"), himself.keys("hand.1")) == ([], [])
    no_player = given(zones, options=crewed("Kaylee", "Zoe", "Mal")).play("talked-down")
    assert (no_player.keys("hand.0"), no_player.keys("hand.1")) == ([], [])
    defeated = given(zones, options=MAL_SECOND, defeated=(1,)).play("talked-down")
    assert defeated.keys("hand.1") == []

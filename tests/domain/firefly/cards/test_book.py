"""Book: his Talent and his Flaw, and the cards of the shepherd."""

from __future__ import annotations

import pytest

from domain.games.firefly.actions import FightEnemy
from domain.kernel.events import Shuffled

from ..referee import crewed, given

BOOK = crewed("Book", "Mal")

# -- the Avatar


@pytest.mark.rule("firefly.deck.look-through")
def test_books_talent_looks_through_his_deck_for_a_character() -> None:
    deck = ["talent", "shiny", "covering-fire", "flaw", "shiny"]
    game = given({"hand.0": ["talent"], "deck.0": deck, "discard.0": ["misbehave"]}, options=BOOK).play("talent")
    assert game.keys("hand.0") == ["shiny"]

    game.once()
    assert (game.waiting(), game.options(), game.asked().least) == ([(0, "take")], ["covering-fire", "shiny"], 0)
    assert (game.shown("deck.0", 0), game.shown("deck.0", 1)) == (deck[:-1], [None] * 4)
    game.choose("covering-fire")
    assert (game.keys("hand.0"), game.shown("hand.0", 1)) == (["shiny", "covering-fire"], [None, "covering-fire"])
    assert sorted(game.keys("deck.0")) == ["flaw", "shiny", "talent"]
    assert [event.zone for event in game.happened(Shuffled)] == ["deck.0"]
    assert (game.shown("deck.0", 0), game.keys("discard.0")) == ([None] * 3, ["misbehave"])
    assert len(game.s.zone("talents")) == 11


@pytest.mark.rule("firefly.deck.look-through")
def test_books_talent_shuffles_the_deck_though_nothing_is_taken() -> None:
    game = given({"hand.0": ["talent"], "deck.0": ["talent", "flaw", "shiny"]}, options=BOOK).play("talent").once()
    assert (game.waiting(), game.options()) == ([(0, "take")], [])

    game.choose()
    assert (game.keys("hand.0"), [event.zone for event in game.happened(Shuffled)]) == (["shiny"], ["deck.0"])


def test_books_flaw_takes_the_dearest_character_of_his_hand() -> None:
    hand = ["read-the-room", "shiny", "long-vigil", "covering-fire", "talent"]
    game = given({"hand.0": hand, "deck.0": ["flaw"]}, options=BOOK).play("read-the-room")

    assert (game.waiting(), game.options()) == ([(0, "discard")], ["long-vigil"])
    game.choose("long-vigil")
    assert (game.keys("discard.0"), game.waiting()) == (["long-vigil"], [])
    assert game.keys("hand.0") == ["shiny", "covering-fire", "talent"]


def test_books_flaw_lets_him_choose_among_the_dearest() -> None:
    hand = ["read-the-room", "shiny", "captains-share", "covering-fire"]
    game = given({"hand.0": hand, "deck.0": ["flaw"]}, options=BOOK).play("read-the-room")
    assert game.options() == ["captains-share", "covering-fire"]

    assert game.choose("covering-fire").keys("discard.0") == ["covering-fire"]


def test_books_flaw_takes_nothing_from_a_hand_without_characters() -> None:
    game = given({"hand.0": ["read-the-room", "talent"], "deck.0": ["flaw"]}, options=BOOK).play("read-the-room")
    assert game.options() == []

    game.choose()
    assert (game.keys("hand.0"), game.keys("discard.0"), game.waiting()) == (["talent"], [], [])


# -- Stand Between


def test_stand_between_keeps_a_strike_of_either_kind_away_for_a_turn_without_fights() -> None:
    zones = {"hand.0": ["stand-between"], "combat-zone": ["alliance-cruiser", "dockside-heavies"]}
    game = given(zones, attack=9).play("stand-between")
    assert (game.s.recruit, game.legal(FightEnemy)) == (2, ["alliance-cruiser", "dockside-heavies"])

    game.once()
    assert game.legal(FightEnemy) == []
    refused = game.refused(FightEnemy(card=game.on_table("dockside-heavies", "combat-zone")))
    assert (refused.rule, refused.detail) == ("firefly.card_text.cant-beats-can", "no_fight")
    game.end_turn()
    assert game.waiting() == [(0, "avoid-ship")]
    assert game.choose().waiting() == [(0, "avoid-crew")]
    assert game.choose("avoid").keys("strikes.0") == []
    assert game.keys("serenity.1") == ["scorched-plating"]


def test_stand_between_does_nothing_after_a_fight() -> None:
    zones = {"hand.0": ["stand-between"], "combat-zone": ["dockside-heavies", "badger"]}
    game = given(zones, attack=9).fight("badger").play("stand-between").once()
    assert game.legal(FightEnemy) == ["dockside-heavies"]

    game.end_turn()
    assert (game.waiting(), game.keys("strikes.0")) == ([], ["grazed"])


# -- Open Door


def test_open_door_defeats_a_flaw_of_a_discard_pile_and_its_owner_draws() -> None:
    zones = {"hand.0": ["open-door"], "discard.1": ["shiny", "flaw"], "hand.1": ["flaw"]}
    game = given(zones).play("open-door")
    assert (game.s.recruit, game.options()) == (2, ["seat-0", "seat-1"])

    game.choose("seat-1")
    assert (game.waiting(), game.options(), game.asked().least) == ([(0, "ko")], ["flaw"], 0)
    game.choose("flaw")
    assert (len(game.s.zone("flaws")), game.keys("discard.1")) == (21, ["shiny"])
    assert (game.keys("hand.1"), game.keys("hand.0")) == (["flaw", "shiny"], [])


def test_open_door_draws_nothing_where_no_flaw_is_defeated() -> None:
    kept = given({"hand.0": ["open-door"], "discard.1": ["flaw"]}).play("open-door").choose("seat-1").choose()
    assert (kept.keys("discard.1"), kept.keys("hand.1")) == (["flaw"], [])

    none = given({"hand.0": ["open-door"]}).play("open-door").choose("seat-0")
    assert (none.waiting(), none.keys("hand.0")) == ([], [])


# -- Borrowed Credentials


def test_borrowed_credentials_weaken_an_alliance_enemy_by_four() -> None:
    zones = {"hand.0": ["borrowed-credentials"], "combat-zone": ["train-guard", "crow", "alliance-cruiser"]}
    game = given(zones).play("borrowed-credentials").once().choose("0")
    assert (game.s.attack, game.options()) == (2, ["alliance-cruiser", "train-guard"])

    game.choose("train-guard")
    assert (game.attack_of("train-guard"), game.attack_of("crow")) == (1, 9)
    assert game.fight("train-guard").s.attack == 1


def test_borrowed_credentials_turn_up_a_hidden_card_instead() -> None:
    zones = {"hand.0": ["borrowed-credentials"], "verse.far-right": ["dobson"], "verse.left": ["badger"]}
    game = given(zones).play("borrowed-credentials").once().choose("1").choose("badger")

    assert (game.verse(), game.s.attack) == ({"far-right": "(dobson)", "left": "badger"}, 2)

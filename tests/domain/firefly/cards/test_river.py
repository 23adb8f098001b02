"""River: her Talent and her Flaw, and the cards of the reader."""

from __future__ import annotations

import pytest

from ..referee import crewed, given

RIVER = crewed("River", "Mal")
SIMON = crewed("Mal", "Kaylee", "Simon")

# -- the Avatar


def test_rivers_talent_looks_at_two_hidden_cards_and_may_exchange_two() -> None:
    verse = {"verse.left": ["badger"], "verse.middle": ["dobson"], "verse.right": ["patience"]}
    game = given({"hand.0": ["talent"], **verse}, options=RIVER, up=("right",)).play("talent").once()
    assert (game.waiting(), game.options()) == ([(0, "look")], ["badger", "dobson"])
    assert (game.asked().least, game.asked().most) == (0, 2)

    game.choose("badger", "dobson")
    assert (game.shown("verse.left", 0), game.shown("verse.middle", 0)) == (["badger"], ["dobson"])
    assert (game.shown("verse.left", 1), game.shown("verse.middle")) == ([None], [None])
    assert (game.waiting(), game.options()) == ([(0, "swap-rooms")], ["badger", "dobson", "patience"])

    game.choose("badger", "patience")
    assert game.verse() == {"right": "(badger)", "middle": "(dobson)", "left": "patience"}
    assert len(game.s.zone("talents")) == 11


def test_rivers_talent_may_leave_all_as_it_is_and_never_moves_the_inevitable() -> None:
    verse = {"verse.left": ["badger"], "verse.middle": ["running-on-empty"]}
    game = given({"hand.0": ["talent"], **verse}, options=RIVER).play("talent").once()
    assert game.options() == ["badger"]
    assert game.choose().options() == ["badger"]

    game.choose()
    assert (game.verse(), game.shown("verse.left", 0)) == ({"middle": "(running-on-empty)", "left": "(badger)"}, [None])


def test_rivers_flaw_exchanges_her_hand_for_one_card_less() -> None:
    zones = {"hand.0": ["read-the-room", "shiny", "talent", "misbehave"], "deck.0": ["shiny"] * 9 + ["flaw"]}
    game = given(zones, options=RIVER).play("read-the-room")

    assert sorted(game.keys("discard.0")) == ["misbehave", "shiny", "talent"]
    assert (game.keys("hand.0"), game.waiting()) == (["shiny"] * 2, [])


@pytest.mark.parametrize("hand", [[], ["shiny"]])
def test_rivers_flaw_draws_nothing_for_one_card_or_none(hand: list[str]) -> None:
    game = given({"hand.0": ["read-the-room", *hand], "deck.0": ["shiny", "flaw"]}, options=RIVER).play("read-the-room")

    assert (game.keys("hand.0"), game.keys("discard.0"), game.keys("deck.0")) == ([], hand, ["shiny"])


# -- Wandering Mind


@pytest.mark.parametrize(
    ("top", "attack", "recruit"),
    [
        ("misbehave", 1, 0),
        ("crate-of-guns", 6, 0),
        ("crew-comes-first", 0, 3),
        ("heart-of-the-engine", 0, 2),
        ("flaw", 0, 0),
    ],
)
def test_wandering_mind_gives_what_is_printed_on_the_top_card(top: str, attack: int, recruit: int) -> None:
    game = given({"hand.0": ["wandering-mind"], "deck.0": ["shiny", top]}).play("wandering-mind")
    assert (game.s.attack, game.s.recruit) == (attack, recruit)
    assert (game.shown("deck.0"), game.waiting()) == ([None, top], [(0, "whether")])

    assert game.choose().keys("deck.0") == ["shiny", top]


def test_wandering_mind_may_discard_it() -> None:
    game = given({"hand.0": ["wandering-mind"], "deck.0": ["shiny", "flaw"]}).play("wandering-mind").choose("do")

    assert (game.keys("deck.0"), game.keys("discard.0")) == (["shiny"], ["flaw"])


@pytest.mark.rule("firefly.deck.draw-anytime")
def test_wandering_mind_shuffles_the_discard_pile_where_the_deck_is_empty() -> None:
    zones = {"hand.0": ["wandering-mind"], "deck.0": [], "discard.0": ["misbehave"] * 3}
    game = given(zones).play("wandering-mind")

    assert (game.s.attack, game.keys("deck.0"), game.keys("discard.0")) == (1, ["misbehave"] * 3, [])


@pytest.mark.rule("firefly.deck.nothing-left")
def test_wandering_mind_gives_nothing_without_a_card() -> None:
    game = given({"hand.0": ["wandering-mind", "shiny"], "deck.0": [], "discard.0": []}).play("wandering-mind")

    assert (game.s.attack, game.s.recruit, game.waiting(), game.keys("hand.0")) == (0, 0, [], ["shiny"])


# -- No Power in the 'Verse Can Stop Me


@pytest.mark.rule("firefly.combo.example-base")
def test_no_power_in_the_verse_gives_two_as_the_first_card() -> None:
    assert (
        given({"hand.0": ["no-power-in-the-verse-can-stop-me"]}).play("no-power-in-the-verse-can-stop-me").s.attack == 2
    )


@pytest.mark.rule("firefly.combo.example-bonus", "firefly.combo.once-per-card")
def test_no_power_in_the_verse_gives_four_after_strength_however_much() -> None:
    zones = {"hand.0": ["no-power-in-the-verse-can-stop-me"], "played.0": ["bigger-gun"]}
    assert given(zones).play("no-power-in-the-verse-can-stop-me").s.attack == 4

    zones["played.0"] = ["bigger-gun", "covering-fire", "dead-weight"]
    assert given(zones).play("no-power-in-the-verse-can-stop-me").s.attack == 4


# -- Borrowed Skill


def test_borrowed_skill_plays_a_copy_of_a_character_that_stays_on_the_bridge() -> None:
    zones = {"hand.0": ["borrowed-skill", "field-dressing"], "bridge.1": ["stand-between"]}
    others = {"bridge.2": ["borrowed-skill"], "bridge.3": ["read-the-room"], "bridge.4": ["covering-fire"]}
    game = given({**zones, **others}).play("borrowed-skill")
    assert game.waiting() == [(0, "copy")]
    assert game.options() == ["covering-fire", "no-power-in-the-verse-can-stop-me", "read-the-room", "stand-between"]

    game.choose("stand-between")
    assert (game.s.attack, game.s.recruit, game.keys("bridge.1")) == (0, 2, ["stand-between"])
    assert (game.keys("played.0"), game.keys("discard.0")) == (["borrowed-skill"], [])


@pytest.mark.rule("firefly.combo.class-icon")
def test_borrowed_skill_and_its_copy_both_show_their_class() -> None:
    zones = {
        "hand.0": ["borrowed-skill", "quick-course-change", "no-power-in-the-verse-can-stop-me"],
        "bridge.1": ["bigger-gun"],
    }
    game = given(zones).play("borrowed-skill").choose("bigger-gun").choose()
    assert game.s.attack == 2

    assert game.play("quick-course-change").s.recruit == 2
    assert game.play("no-power-in-the-verse-can-stop-me").s.attack == 6


def test_borrowed_skill_gives_attack_while_simon_is_a_main_character() -> None:
    zones = {"hand.0": ["borrowed-skill"], "bridge.1": ["read-the-room"]}
    game = given(zones, options=SIMON).play("borrowed-skill").choose("read-the-room")
    assert (game.s.attack, game.s.recruit, game.keys("hand.0")) == (1, 1, ["shiny"])

    defeated = given(zones, options=SIMON, down=("Simon",)).play("borrowed-skill").choose("read-the-room")
    assert (defeated.s.attack, defeated.s.recruit) == (0, 1)


def test_borrowed_skill_copies_nothing_from_an_empty_bridge() -> None:
    bridge: dict[str, list[str]] = {f"bridge.{n}": [] for n in range(1, 6)}
    game = given({"hand.0": ["borrowed-skill"], **bridge}, options=SIMON).play("borrowed-skill")

    assert (game.s.attack, game.waiting()) == (1, [])


# -- Eyes Everywhere


def test_eyes_everywhere_turns_up_one_card_after_another_and_gives_two_for_each_enemy() -> None:
    verse = {"verse.far-right": ["dobson"], "verse.right": ["badger"], "verse.left": ["sealed-crate"]}
    game = given({"hand.0": ["eyes-everywhere", "shiny"], **verse}).play("eyes-everywhere")
    assert (game.s.attack, game.options(), game.asked().least) == (3, ["badger", "dobson", "sealed-crate"], 0)

    game.choose("badger")
    assert (game.s.attack, game.options()) == (5, ["dobson", "sealed-crate"])
    game.choose("sealed-crate")
    assert (game.s.attack, game.options()) == (5, ["dobson"])
    game.choose("dobson")
    assert game.waiting() == [(0, "discard")]
    game.choose("shiny")
    assert (game.s.attack, game.waiting()) == (7, [])
    assert game.verse() == {"far-right": "dobson", "right": "badger"}


def test_eyes_everywhere_stops_where_the_player_says() -> None:
    verse = {"verse.right": ["badger"], "verse.left": ["train-guard"]}
    game = given({"hand.0": ["eyes-everywhere"], **verse}).play("eyes-everywhere").choose("train-guard").choose()

    assert (game.s.attack, game.verse(), game.waiting()) == (5, {"right": "(badger)", "left": "train-guard"}, [])

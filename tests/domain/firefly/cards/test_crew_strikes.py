"""Each Crew Strike: its damage, what it says when it is drawn, and what holds as long as somebody has it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from domain.games.firefly.actions import Coordinate

from ..referee import Referee, crewed, given, turn_with

Zones = Mapping[str, Sequence[str]]


def hit(*drawn: str, zones: Zones | None = None, seats: int = 2, members: Sequence[str] = ("Mal", "Zoe")) -> Referee:
    """An enemy has struck seat 0, who drew these Crew Strikes in this order; seat 1 is next."""
    laid = {"combat-zone": ["dockside-heavies"], "crew-strikes": ["grazed", *reversed(drawn)], **(zones or {})}
    return given(laid, seats, options=crewed(*members)).end_turn()


@pytest.mark.rule("firefly.crew_strike.damage", "firefly.crew_strike.draw")
@pytest.mark.parametrize(("card", "damage"), [("grazed", 1), ("cracked-rib", 2), ("shot-through", 3)])
def test_a_plain_strike_is_kept_for_its_damage(card: str, damage: int) -> None:
    game = hit(card, zones={"strikes.0": ["grazed"]})
    assert (game.keys("strikes.0"), game.damage(0)) == (["grazed", card], 1 + damage)
    assert (game.keys("strikes.1"), len(game.s.zone("hand.0")), game.s.current) == ([], 6, 1)


@pytest.mark.rule("firefly.crew_strike.damage")
def test_wide_shot_does_nothing_and_is_discarded() -> None:
    game = hit("wide-shot")
    assert (game.keys("strikes.0"), game.damage(0), game.keys("discarded-strikes")) == ([], 0, ["wide-shot"])


@pytest.mark.parametrize(("card", "damage"), [("knocked-flat", 1), ("pinned-down", 2)])
def test_the_next_cleanup_draws_one_card_fewer(card: str, damage: int) -> None:
    game = hit(card)
    assert (game.damage(0), len(game.s.zone("hand.0"))) == (damage, 5)

    after = {"crew-strikes": ["grazed", "wide-shot", card], "deck.0": ["shiny"] * 20}
    twice = given({**after, "combat-zone": ["dockside-heavies"]}, 2).end_turn().end_turn().end_turn()
    assert (len(twice.s.zone("hand.0")), twice.s.current) == (6, 1)


def test_rattled_brings_a_flaw_and_is_discarded() -> None:
    game = hit("rattled")
    assert (game.keys("discard.0"), game.damage(0), game.keys("discarded-strikes")) == (["flaw"], 0, ["rattled"])
    assert len(game.s.zone("flaws")) == 19


def test_rattled_brings_nothing_where_no_flaw_is_left() -> None:
    game = hit("rattled", zones={"flaws": []})
    assert (game.keys("discard.0"), game.keys("discarded-strikes")) == ([], ["rattled"])


@pytest.mark.rule("firefly.timing.ongoing")
def test_bleeding_takes_a_card_at_the_start_of_each_own_action_phase() -> None:
    assert hit("bleeding").keys("strikes.0") == ["bleeding"]

    own = {"strikes.0": ["bleeding"], "hand.0": ["shiny", "misbehave"]}
    game = turn_with("badger", own)
    assert (game.waiting(), game.damage(0)) == ([(0, "discard")], 1)
    assert game.choose("misbehave").keys("hand.0") == ["shiny"]

    assert turn_with("badger", {"strikes.1": ["bleeding"], "hand.0": ["shiny"]}).waiting() == []
    assert turn_with("badger", {"strikes.0": ["bleeding"]}).waiting() == []


def test_bleeding_comes_before_flaws() -> None:
    game = turn_with("badger", {"strikes.0": ["bleeding"], "hand.0": ["flaw", "shiny"]})
    assert (game.waiting(), game.keys("hand.0")) == ([(0, "discard")], ["flaw", "shiny"])
    assert game.choose("flaw").keys("discard.0") == ["flaw"]


def test_ricochet_strikes_the_highest_ranked_other_main_character() -> None:
    game = hit("ricochet", "cracked-rib", seats=3, members=("Mal", "Kaylee", "Zoe"))
    assert (game.damage(0), game.damage(1), game.damage(2)) == (1, 0, 2)

    game = hit("ricochet", "cracked-rib", members=("Zoe", "Kaylee", "Mal"))
    (mal,) = (i for i in game.s.zone("mains") if game.s.what[i] == "mal")
    assert (game.damage(0), game.damage(1), game.s.down) == (1, 0, (mal,))


@pytest.mark.parametrize(("member", "damage"), [("Simon", 3), ("River", 3), ("Zoe", 1)])
def test_familiar_face_strikes_simon_and_river_again(member: str, damage: int) -> None:
    game = hit("familiar-face", "cracked-rib", members=(member, "Mal"))
    assert (game.damage(0), game.damage(1)) == (damage, 0)


@pytest.mark.parametrize(("member", "damage"), [("Zoe", 2), ("Kaylee", 3)])
def test_point_blank_hurts_those_with_defense_less(member: str, damage: int) -> None:
    game = hit("point-blank", members=(member, "Mal"))
    defense = next(card.defense for card in game.cards("avatar.0"))
    assert (game.damage(0), (defense or 0) >= 3) == (damage, damage == 2)


def test_second_wind_brings_a_talent() -> None:
    game = hit("second-wind")
    assert (game.damage(0), game.keys("discard.0"), len(game.s.zone("talents"))) == (1, ["talent"], 9)


def test_smoke_and_panic_brings_the_leftmost_card_into_the_combat_zone_where_it_strikes_too() -> None:
    verse = {"verse.left": ["hillside-rifle"], "verse.middle": ["dobson"]}
    game = hit("smoke-and-panic", "cracked-rib", zones=verse)
    assert game.keys("combat-zone") == ["dockside-heavies", "hillside-rifle"]
    assert (game.keys("strikes.0"), game.keys("discarded-strikes")) == (["cracked-rib"], ["smoke-and-panic"])


def test_smoke_and_panic_leaves_what_is_inevitable() -> None:
    game = hit("smoke-and-panic", zones={"verse.left": ["running-on-empty"]})
    assert (game.keys("combat-zone"), game.keys("discarded-strikes")) == (["dockside-heavies"], ["smoke-and-panic"])


def test_ringing_ears_keep_their_owner_from_coordinating_and_being_helped() -> None:
    assert hit("ringing-ears").keys("strikes.0") == ["ringing-ears"]

    hands = {"hand.1": ["covering-fire"], "hand.2": ["covering-fire"]}
    assert given(hands, 3).legal(Coordinate, 1) == ["covering-fire"]
    game = given({**hands, "strikes.1": ["ringing-ears"]}, 3)
    assert (game.legal(Coordinate, 1), game.legal(Coordinate, 2)) == ([], ["covering-fire"])
    game = given({**hands, "strikes.0": ["ringing-ears"]}, 3)
    assert (game.legal(Coordinate, 1), game.legal(Coordinate, 2)) == ([], [])


def test_hit_in_the_gun_arm_makes_the_first_fight_of_each_own_turn_dearer() -> None:
    assert hit("hit-in-the-gun-arm").damage(0) == 2

    zones = {"strikes.0": ["hit-in-the-gun-arm"], "combat-zone": ["dockside-heavies"] * 2}
    game = given(zones, attack=7).fight("dockside-heavies")
    assert game.s.attack == 3
    assert game.fight("dockside-heavies").s.attack == 0

    other = given({"strikes.1": ["hit-in-the-gun-arm"], "combat-zone": ["dockside-heavies"]}, attack=3)
    assert other.fight("dockside-heavies").s.attack == 0


def test_lost_satchel_discards_the_top_three_cards_of_the_deck() -> None:
    deck = ["shiny"] * 7 + ["covering-fire", "talent", "misbehave"]
    game = hit("lost-satchel", zones={"deck.0": deck})
    assert sorted(game.keys("discard.0")) == ["covering-fire", "misbehave", "talent"]
    assert (game.damage(0), game.keys("discarded-strikes"), game.keys("hand.0")) == (0, ["lost-satchel"], ["shiny"] * 6)


@pytest.mark.rule("firefly.crew_strike.deck-empty")
def test_the_deck_is_made_anew_the_moment_its_last_card_is_drawn() -> None:
    zones = {"crew-strikes": ["grazed"], "discarded-strikes": ["wide-shot"] * 10, "combat-zone": ["dockside-heavies"]}
    game = given(zones).end_turn()
    assert (game.keys("crew-strikes"), game.keys("discarded-strikes")) == (["wide-shot"] * 10, [])
    assert game.keys("strikes.0") == ["grazed"]

"""Reactions: cards in hand that do something on another player's turn, and who is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from domain.games.firefly.actions import React
from domain.kernel.action import Decide, SetAutoPass

from .referee import Referee, crewed, given

SHOT = {"combat-zone": ["dockside-heavies"], "crew-strikes": ["grazed", "shot-through"]}
"""An enemy that strikes the crew, and a Strike of three damage."""

RAID = {"combat-zone": ["reaver-raider"], "ship-strikes": ["scorched-plating", "hull-breach"]}
"""An enemy that strikes the ship, and a Strike that strikes the crew as well."""


def struck(card: str, zones: Mapping[str, Sequence[str]] | None = None) -> Referee:
    """Seat 0 has drawn Shot Through; seat 1 has this card in hand and in a deck like seat 2's."""
    return given({**SHOT, "hand.1": [card, "shiny"], **(zones or {})}, 3).end_turn()


# -- who is asked, and when


@pytest.mark.rule("firefly.timing.reaction", "firefly.strike.cancel")
def test_a_drawn_strike_is_cancelled_before_it_does_anything() -> None:
    game = struck("steady-nerves")
    assert (game.s.current, game.waiting(), game.options(1)) == (0, [(1, "respond-crew-strike")], ["steady-nerves"])
    assert (game.keys("resolving"), game.damage(0)) == (["shot-through"], 0)

    game.choose("steady-nerves", seat=1)
    assert (game.keys("discarded-strikes"), game.damage(0)) == (["shot-through"], 0)
    assert (game.keys("discard.1"), game.keys("hand.1")) == (["steady-nerves"], ["shiny"])
    assert (game.s.current, game.waiting()) == (1, [])


def test_who_has_such_a_card_may_let_the_strike_come() -> None:
    game = struck("steady-nerves").choose(seat=1)
    assert (game.damage(0), game.keys("hand.1"), game.s.current) == (3, ["steady-nerves", "shiny"], 1)


def test_nobody_is_asked_where_all_know_that_there_is_nothing_to_react_with() -> None:
    game = given({**SHOT, "hand.1": ["covering-fire"]}, 3).end_turn()
    assert (game.waiting(), game.damage(0), game.s.current) == ([], 3, 1)


def test_who_could_hold_such_a_card_is_asked_too_so_that_the_question_tells_nothing() -> None:
    deck = ["shiny", "steady-nerves", "shiny"]
    game = given({**SHOT, "hand.1": ["shiny"], "deck.1": deck}, 3).end_turn()
    assert (game.waiting(), game.options(1)) == ([(1, "respond-crew-strike")], [])
    assert game.choose(seat=1).damage(0) == 3


def test_a_card_in_the_deck_of_who_holds_no_cards_asks_nothing() -> None:
    game = given({**SHOT, "deck.1": ["steady-nerves"] * 3}, 3).end_turn()
    assert (game.waiting(), game.damage(0)) == ([], 3)


@pytest.mark.rule("firefly.timing.reaction")
def test_nobody_reacts_on_the_own_turn_nor_to_an_own_strike() -> None:
    own = given({**SHOT, "hand.0": ["steady-nerves"]}, 2).end_turn()
    assert (own.waiting(), own.damage(0)) == ([], 3)

    zones = {"combat-zone": ["dockside-heavies"], "crew-strikes": ["grazed", "ricochet"]}
    hands = {"hand.0": ["steady-nerves"], "hand.1": ["steady-nerves"]}
    game = given({**zones, **hands}, 2, options=crewed("Mal", "Zoe")).end_turn().choose(seat=1)
    assert (game.waiting(), game.damage(0), game.damage(1)) == ([], 1, 1)


def test_several_say_at_once_whether_they_react_and_then_do_in_turn_order() -> None:
    game = struck("steady-nerves", {"hand.2": ["steady-nerves"]})
    assert game.waiting() == [(1, "hold-crew-strike"), (2, "hold-crew-strike")]
    game.choose("hold", seat=1).choose("hold", seat=2)
    assert game.waiting() == [(1, "respond-crew-strike")]

    game.choose("steady-nerves", seat=1)
    assert (game.waiting(), game.damage(0), game.keys("hand.2")) == ([], 0, ["steady-nerves"])


def test_who_passes_by_itself_isnt_asked() -> None:
    game = given({**SHOT, "hand.1": ["steady-nerves"]}, 3).do(SetAutoPass(on=True, window="crew-strike"), 1).end_turn()
    assert (game.waiting(), game.damage(0)) == ([], 3)


def test_a_defeated_player_doesnt_react() -> None:
    game = given({**SHOT, "hand.1": ["steady-nerves"]}, 3, defeated=(1,)).end_turn()
    assert (game.waiting(), game.damage(0)) == ([], 3)


@pytest.mark.rule("firefly.ship_strike.ongoing")
def test_sealed_hatches_forbid_reactions_too() -> None:
    sealed = {"serenity.1": ["sealed-hatches"]}
    game = given({**SHOT, **sealed, "hand.1": ["steady-nerves", "guild-connections"]}, 3)
    assert game.legal(React, 1) == []
    assert game.end_turn().waiting() == []


def test_what_an_enemy_says_follows_a_cancelled_strike_all_the_same() -> None:
    zones = {"combat-zone": ["boarding-marines"], "hand.1": ["steady-nerves"]}
    game = given(zones, 3).end_turn().choose("steady-nerves", seat=1)
    assert (game.damage(0), len(game.s.zone("hand.0"))) == (0, 5)


def test_an_answer_in_a_window_is_held_to_its_options() -> None:
    game = struck("steady-nerves")
    refused = game.refused(Decide(decision=game.asked(1).decision, choice=("hold",)), 1)
    assert refused.code == "choice_out_of_bounds"


# -- the cards


def test_take_the_hit_brings_the_strike_to_its_player_who_draws_two() -> None:
    zones = {"crew-strikes": ["grazed", "knocked-flat"]}
    game = struck("take-the-hit", zones).choose("take-the-hit", seat=1)
    assert (game.damage(0), game.damage(1), game.keys("strikes.1")) == (0, 1, ["knocked-flat"])
    assert (game.keys("hand.1"), game.keys("discard.1")) == (["shiny"] * 3, ["take-the-hit"])
    assert len(game.s.zone("hand.0")) == 6
    game.end_turn()
    assert len(game.s.zone("hand.1")) == 5


def test_take_the_hit_may_defeat_who_takes_it() -> None:
    hurt = {"strikes.1": ["shot-through", "cracked-rib"]}
    game = struck("take-the-hit", hurt).choose("take-the-hit", seat=1)
    assert (game.damage(0), game.s.defeated, game.keys("hand.1")) == (0, (1,), [])


def test_take_the_hit_takes_a_strike_that_leaves_nothing() -> None:
    game = struck("take-the-hit", {"crew-strikes": ["grazed", "wide-shot"]}).choose("take-the-hit", seat=1)
    assert (game.keys("discarded-strikes"), game.keys("hand.1")) == (["wide-shot"], ["shiny"] * 3)


def test_take_the_hit_may_defeat_one_of_your_characters_when_played() -> None:
    game = given({"hand.0": ["take-the-hit", "shiny"]}).play("take-the-hit")
    assert (game.s.attack, game.options(), game.asked().least) == (3, ["shiny", "take-the-hit"], 0)
    assert game.choose("shiny").keys("defeated-characters") == ["shiny"]


def test_steady_nerves_avoid_a_crew_strike_after_other_survival() -> None:
    zones = {**SHOT, "hand.0": ["steady-nerves"], "played.0": ["field-dressing"]}
    game = given(zones).play("steady-nerves").end_turn()
    assert (game.waiting(), game.choose("avoid").damage(0)) == ([(0, "avoid-crew")], 0)
    assert given({"hand.0": ["steady-nerves"], **SHOT}).play("steady-nerves").end_turn().damage(0) == 3


def test_spare_parts_cancel_a_ship_strike() -> None:
    game = given({**RAID, "hand.1": ["spare-parts"]}, 3).end_turn()
    assert (game.waiting(), game.keys("resolving")) == ([(1, "respond-ship-strike")], ["hull-breach"])
    game.choose("spare-parts", seat=1)
    assert (game.keys("repaired"), game.keys("serenity.1"), game.damage(0)) == (["hull-breach"], [], 0)
    assert game.keys("discard.1") == ["spare-parts"]


def test_spare_parts_keep_serenity_from_exploding() -> None:
    slots = {f"serenity.{n}": ["scorched-plating"] for n in range(1, 7)}
    game = given({**RAID, **slots, "hand.1": ["spare-parts"]}, 3).end_turn().choose("spare-parts", seat=1)
    assert (game.s.status, game.s.current) == ("running", 1)


def test_a_miss_asks_nobody() -> None:
    zones = {**RAID, "ship-strikes": ["scorched-plating", "glancing-blow"]}
    game = given({**zones, "hand.1": ["spare-parts"]}, 3).end_turn()
    assert (game.waiting(), game.keys("repaired")) == ([], ["glancing-blow"])


def test_crossed_controls_forbid_cancelling_a_ship_strike() -> None:
    crossed = {"serenity.1": ["crossed-controls"]}
    game = given({**RAID, **crossed, "hand.1": ["spare-parts"]}, 3).end_turn()
    assert (game.waiting(), game.keys("serenity.2")) == ([], ["hull-breach"])


def test_spare_parts_take_back_another_tech_character_or_repair_a_cheap_strike() -> None:
    zones = {"discard.0": ["spare-parts", "patch-job", "covering-fire"], "hand.0": ["spare-parts"]}
    strikes = {"serenity.1": ["hull-breach"], "serenity.2": ["lurch"]}
    game = given({**zones, **strikes}).play("spare-parts").choose("0")
    assert (game.s.recruit, game.keys("hand.0"), game.keys("serenity.2")) == (2, ["patch-job"], ["lurch"])

    game = given({**zones, **strikes}).play("spare-parts").choose("1")
    assert (game.keys("repaired"), game.keys("serenity.1"), game.keys("hand.0")) == (["lurch"], ["hull-breach"], [])


def test_the_portable_infirmary_heals_right_after_anothers_strike() -> None:
    zones = {"strikes.2": ["cracked-rib"]}
    game = struck("portable-infirmary", zones)
    assert (game.waiting(), game.damage(0)) == ([(1, "respond-struck")], 3)
    game.choose("portable-infirmary", seat=1)
    assert (game.waiting(), game.options(1)) == ([(1, "heal")], ["cracked-rib", "shot-through"])
    game.choose("shot-through", seat=1)
    assert (game.damage(0), game.damage(2), game.keys("discard.1")) == (0, 2, ["portable-infirmary"])


def test_the_portable_infirmary_brings_the_defeated_back_at_once() -> None:
    hurt = {"strikes.0": ["cracked-rib"] * 3}
    game = struck("portable-infirmary", hurt).choose("portable-infirmary", seat=1)
    assert game.s.defeated == (0,)
    assert game.choose("shot-through", seat=1).s.defeated == ()


def test_a_cancelled_strike_is_no_strike_that_was_carried_out() -> None:
    game = struck("steady-nerves", {"hand.2": ["portable-infirmary"], "strikes.2": ["grazed"]})
    assert game.choose("steady-nerves", seat=1).waiting() == []


def test_the_portable_infirmary_heals_or_avoids_a_ship_strike_when_activated() -> None:
    zones = {**RAID, "hand.0": ["portable-infirmary"], "strikes.1": ["grazed"]}
    game = given(zones).play("portable-infirmary").once().choose("0")
    assert (game.s.recruit, game.damage(1)) == (2, 0)

    game = given(zones).play("portable-infirmary").once().choose("1").end_turn().choose("avoid")
    assert game.keys("serenity.1") == []


@pytest.mark.parametrize("kind", ["crew", "ship"])
def test_long_vigil_cancels_a_strike_of_either_kind_for_another_card(kind: str) -> None:
    zones = SHOT if kind == "crew" else RAID
    game = given({**zones, "hand.1": ["long-vigil", "shiny", "misbehave"]}, 3).end_turn()
    game.choose("long-vigil", seat=1)
    assert (game.waiting(), game.options(1)) == ([(1, "discard")], ["misbehave", "shiny"])
    game.choose("misbehave", seat=1)
    assert (game.keys("hand.1"), game.keys("discard.1")) == (["long-vigil", "shiny"], ["misbehave"])
    assert (game.damage(0), game.keys("serenity.1"), game.waiting()) == (0, [], [])


def test_long_vigil_needs_another_card_and_reacts_once_a_turn() -> None:
    alone = given({**SHOT, "hand.1": ["long-vigil"]}, 3).end_turn()
    assert (alone.waiting(), alone.damage(0)) == ([], 3)

    twice = {**SHOT, "combat-zone": ["dockside-heavies"] * 2, "crew-strikes": ["grazed"] * 2}
    game = given({**twice, "hand.1": ["long-vigil", "shiny", "shiny"]}, 3).end_turn().choose("long-vigil", seat=1)
    game.choose("shiny", seat=1)
    assert (game.waiting(), game.damage(0), game.keys("hand.1")) == ([], 1, ["long-vigil", "shiny"])


def test_long_vigil_heals_and_avoids_a_strike_when_played() -> None:
    game = given({**RAID, "hand.0": ["long-vigil"], "strikes.1": ["grazed"]}).play("long-vigil")
    assert (game.s.recruit, game.damage(1)) == (3, 0)
    assert game.end_turn().choose("avoid").keys("serenity.1") == []


@pytest.mark.rule("firefly.timing.reaction")
def test_guild_connections_let_the_player_whose_turn_it_is_draw_two() -> None:
    game = given({"hand.1": ["guild-connections", "shiny"]}, 3)
    assert (game.legal(React, 1), game.legal(React, 0), game.legal(React, 2)) == (["guild-connections"], [], [])
    game.do(React(card=game.find("hand.1", "guild-connections")), 1)
    assert (game.keys("hand.0"), game.keys("hand.1")) == (["shiny"] * 2, ["shiny"])
    assert (game.keys("discard.1"), game.s.recruit) == (["guild-connections"], 0)


def test_another_card_doesnt_react_in_an_action_phase() -> None:
    game = given({"hand.1": ["steady-nerves"], "hand.0": ["guild-connections"]})
    refused = game.refused(React(card=game.find("hand.1", "steady-nerves")), 1)
    assert (refused.code, refused.rule) == ("target_not_legal", "firefly.timing.reaction")
    refused = game.refused(React(card=game.find("hand.0", "guild-connections")), 0)
    assert (refused.code, refused.rule) == ("target_not_legal", "firefly.timing.reaction")


def test_guild_connections_draw_two_and_make_the_bridge_cheaper_when_played() -> None:
    game = given({"hand.0": ["guild-connections"]}).play("guild-connections")
    assert (game.s.recruit, game.keys("hand.0")) == (3, ["shiny"] * 2)
    game.recruit("no-power-in-the-verse-can-stop-me")
    assert game.s.recruit == 0

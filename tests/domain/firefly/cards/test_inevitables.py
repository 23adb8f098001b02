"""The three cards that are inevitable: how each strikes."""

from __future__ import annotations

from ..referee import given

OLD = {"combat-zone": ["alliance-dragnet"]}


def test_the_dragnet_takes_a_card_of_each_other_player() -> None:
    zones = {**OLD, "hand.0": ["misbehave"], "hand.1": ["misbehave", "shiny"], "hand.2": ["misbehave", "shiny"]}
    game = given(zones, 3).end_turn()
    assert game.keys("strikes.0") == ["grazed"]
    assert game.waiting() == [(1, "discard"), (2, "discard")]

    game.choose("shiny", seat=1).choose("misbehave", seat=2)
    assert (game.keys("hand.1"), game.keys("hand.2")) == (["misbehave"], ["shiny"])
    assert (game.keys("discard.0"), game.keys("serenity.1")) == (["misbehave"], []), "that of the Cleanup"


def test_the_last_player_gains_a_flaw_for_it() -> None:
    game = given({**OLD, "hand.1": ["misbehave"]}, 2, defeated=(1,)).end_turn()
    assert (game.keys("discard.0"), game.keys("strikes.0")) == (["flaw"], ["grazed"])
    assert given(OLD, 1, tasks=("Strip the Wreck",)).end_turn().keys("discard.0") == ["flaw"]


def test_the_reaver_pack_strikes_serenity_then_the_player() -> None:
    game = given({"combat-zone": ["reaver-pack"]}).end_turn()
    assert (game.keys("serenity.1"), game.keys("strikes.0")) == (["scorched-plating"], ["grazed"])
    assert [key for key, to in game.moves() if to == "resolving"] == ["scorched-plating", "grazed"]


def test_where_its_strike_is_avoided_it_does_nothing_else_either() -> None:
    game = given({"combat-zone": ["reaver-pack"], "hand.0": ["quick-course-change"]}).play("quick-course-change")
    game.end_turn().choose("avoid")
    assert (game.keys("serenity.1"), game.keys("strikes.0")) == ([], [])


def test_on_empty_tanks_a_player_gains_a_flaw_and_draws_a_card_fewer() -> None:
    game = given({"combat-zone": ["running-on-empty"]}).end_turn()
    assert (game.keys("strikes.0"), game.keys("discard.0")) == (["grazed"], ["flaw"])
    assert (len(game.s.zone("hand.0")), game.keys("serenity.1")) == (5, [])
    game.end_turn()
    assert len(game.s.zone("hand.1")) == 5

"""Episode 14, Heart of Gold: its tasks, and what its cards bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from ..referee import Referee, between, crewed, given, scanned, turn_with

OBJECTIVE = {"objective": ["heart-of-gold"]}
HOUSE, DELIVERY, BURGESS = "Hold the House", "Safe Delivery", "Bring Down Burgess"
RAIDERS = "burgesss-raiders"


def heart(zones: Mapping[str, Sequence[str]], seats: int = 2, **about: Any) -> Referee:
    """A turn of seat 0 in this Episode."""
    return given({**OBJECTIVE, **zones}, seats, episode=2, **about)


# -- set-up


@pytest.mark.parametrize("defeats", [True, False])
def test_as_it_begins_each_player_may_exchange_a_basic_card(defeats: bool) -> None:
    zones = {"hand.1": ["misbehave", "bigger-gun"], "deck.1": ["talent"]}
    game = between({"next-objectives": ["the-train-job", "heart-of-gold"], **zones})
    assert (game.waiting(), game.options()) == ([(0, "ko")], ["shiny"] * 6)
    game.choose()
    assert (game.waiting(), game.options()) == ([(1, "ko")], ["misbehave"])

    game.choose(*(["misbehave"] if defeats else []))
    assert game.keys("hand.1") == (["bigger-gun", "talent"] if defeats else ["misbehave", "bigger-gun"])
    assert game.keys("defeated-characters") == (["misbehave"] if defeats else [])
    assert len(game.s.zone("hand.0")) == 6


# -- Hold the House


def test_the_house_is_held_once_all_four_raiders_are_defeated() -> None:
    game = heart({"combat-zone": [RAIDERS] * 2, "defeated-cards": [RAIDERS] * 2}, attack=10).fight(RAIDERS)
    assert game.s.tasks == {}

    game.fight(RAIDERS)
    assert game.s.tasks == {HOUSE: "completed"}
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["talent"], ["talent"])


def test_it_falls_with_three_raiders_at_the_door_at_the_end_of_a_strike_phase() -> None:
    held = heart({"combat-zone": [RAIDERS] * 2, "verse.left": [RAIDERS]}, up=("left",)).end_turn()
    assert (held.s.tasks, held.keys("strikes.0"), held.keys("discard.0")) == ({}, ["grazed"] * 2, [])

    game = heart({"combat-zone": [RAIDERS] * 3}).end_turn()
    assert (game.s.tasks, game.keys("discard.0"), game.keys("strikes.0")) == (
        {HOUSE: "failed"},
        ["flaw"],
        ["grazed"] * 3,
    )
    assert game.keys("combat-zone") == [RAIDERS] * 3, "they stay"


# -- Safe Delivery


@pytest.mark.parametrize(
    ("members", "price"),
    [(("Mal", "Kaylee"), 5), (("Mal", "Inara"), 4), (("Simon", "Kaylee"), 4), (("Mal", "Kaylee", "Simon", "Inara"), 3)],
)
def test_the_newborn_is_delivered_for_less_with_simon_and_with_inara(members: tuple[str, ...], price: int) -> None:
    game = scanned("newborn", OBJECTIVE, episode=2, recruit=5, options=crewed(*members))
    assert game.keys("operations") == ["newborn"]

    game.pay_for("newborn")
    assert (game.s.tasks, game.s.credits, game.s.recruit) == ({DELIVERY: "completed"}, 1, 5 - price)
    assert (game.keys("discard.0"), game.keys("defeated-cards")) == (["talent"], ["newborn"])


# -- Bring Down Burgess


def test_burgess_takes_the_newborn_when_he_strikes_and_gives_it_back_when_he_is_defeated() -> None:
    game = heart({"combat-zone": ["rance-burgess"], "operations": ["newborn"]}).end_turn()
    burgess = game.find("combat-zone", "rance-burgess")
    assert (game.keys(f"captured.{burgess}"), game.keys("strikes.0")) == (["newborn"], ["grazed"])

    zones = {"combat-zone": ["rance-burgess"], "captured@combat-zone": ["newborn"]}
    beaten = heart(zones, attack=6).fight("rance-burgess")
    assert (beaten.s.tasks, beaten.s.credits) == ({BURGESS: "completed"}, 2)
    assert beaten.keys("operations") == ["newborn"]


def test_the_newborn_he_holds_when_the_episode_ends_is_put_away() -> None:
    zones = {**OBJECTIVE, "combat-zone": ["rance-burgess"], "captured@combat-zone": ["newborn"]}
    game = between({**zones, "next-objectives": ["the-train-job"]}, episode=2)
    assert (game.keys("operations"), "newborn" in game.keys("defeated-cards")) == ([], True)


def test_his_strikes_can_not_be_avoided() -> None:
    zones = {"combat-zone": ["rance-burgess", RAIDERS], "hand.0": ["steady-nerves"] * 2, "operations": ["barricades"]}
    game = heart(zones).play("steady-nerves").play("steady-nerves").end_turn()
    assert (game.keys("strikes.0"), game.waiting()) == (["grazed"], [(0, "avoid-crew")])
    assert game.options() == ["avoid", "barricades"]


# -- the others


@pytest.mark.parametrize("key", ["hover-gunner", "hired-marksman"])
def test_two_of_them_shoot_from_afar(key: str) -> None:
    game = heart({"verse.right": [key]}, up=("right",)).end_turn()
    assert game.keys("strikes.0") == ["grazed"]


def test_barricades_keep_one_strike_away() -> None:
    game = scanned("barricades", {**OBJECTIVE, "combat-zone": [RAIDERS] * 2}, episode=2)
    assert game.keys("operations") == ["barricades"]

    game.end_turn()
    assert (game.waiting(), game.options()) == ([(0, "avoid-crew")], ["barricades"])
    game.choose()
    assert (game.keys("strikes.0"), game.options()) == (["grazed"], ["barricades"])
    game.choose("barricades")
    assert (game.keys("strikes.0"), game.keys("operations")) == (["grazed"], [])
    assert game.keys("defeated-cards") == ["barricades"]


def test_barricades_do_nothing_for_serenity() -> None:
    game = heart({"operations": ["barricades"], "combat-zone": ["reaver-raider"]}).end_turn()
    assert (game.keys("serenity.1"), game.keys("operations")) == (["scorched-plating"], ["barricades"])


def test_nandi_joins_a_deck_and_lets_each_other_player_exchange_a_card() -> None:
    assert scanned("nandi", OBJECTIVE, episode=2).choose("seat-1").keys("deck.1").count("nandi") == 1

    zones = {"hand.0": ["nandi"], "hand.1": ["misbehave"], "hand.2": ["misbehave"]}
    game = heart(zones, 3).play("nandi")
    assert (game.s.recruit, sorted(game.waiting())) == (2, [(1, "whether"), (2, "whether")])
    game.choose("do", seat=1).choose(seat=2)
    game.choose("misbehave", seat=1)
    assert (game.keys("hand.1"), game.keys("discard.1")) == (["shiny"], ["misbehave"])
    assert (game.keys("hand.2"), game.keys("discard.2")) == (["misbehave"], [])


@pytest.mark.parametrize(("recruit", "pays"), [(2, True), (2, False), (1, False)])
def test_a_door_opened_from_within_adds_a_card_and_draws_one_for_two(recruit: int, pays: bool) -> None:
    zones = {**OBJECTIVE, "episode-deck": ["running-on-empty", RAIDERS]}
    game = scanned("door-opened-from-within", zones, episode=2, recruit=recruit)
    assert game.verse() == {"far-right": f"({RAIDERS})"}

    assert bool(game.waiting()) == (recruit == 2)
    if game.waiting():
        game.choose(*(["do"] if pays else []))
    assert (game.keys("hand.0"), game.s.recruit) == ((["shiny"], 0) if pays else ([], recruit))


def test_in_an_episode_phase_there_is_nothing_to_pay_with() -> None:
    spaces = ("far-right", "right", "middle", "left")
    zones = {**OBJECTIVE, **{f"verse.{space}": [RAIDERS] for space in spaces}}
    game = turn_with("newborn", {**zones, "verse.far-left": ["door-opened-from-within"]}, episode=2)
    assert (game.waiting(), game.keys("hand.0")) == ([], [])
    assert game.keys("combat-zone") == [RAIDERS]

"""Episode 11, War Stories: its tasks, and what its cards bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.deckbuilding.actions import PayFor

from ..referee import Referee, between, crewed, given, scanned, turn_with

OBJECTIVE = {"objective": ["war-stories"]}
CAPTIVES, RANSOM, HOLD = "Free the Captives", "Raise the Ransom", "Break Niska's Hold"


def war(zones: Mapping[str, Sequence[str]], seats: int = 2, **about: Any) -> Referee:
    """A turn of seat 0 in this Episode."""
    return given({**OBJECTIVE, **zones}, seats, episode=2, **about)


def begun(*members: str, **zones: list[str]) -> Referee:
    """This Episode has just begun, with these players."""
    hands = {f"hand.{seat}": ["shiny"] * 3 for seat in range(len(members))}
    third = ["the-train-job", "war-stories"]
    return between({"next-objectives": third, **hands, **zones}, len(members), options=crewed(*members))


# -- set-up and End of Episode


def test_mal_and_wash_discard_two_cards_each_as_it_begins() -> None:
    game = begun("Zoe", "Wash", "Mal")
    while game.waiting():
        assert game.waiting()[0][1] == "discard"
        game.choose("shiny", "shiny")
    assert [len(game.s.zone(f"hand.{seat}")) for seat in range(3)] == [6, 1, 1]


def test_without_either_of_them_who_ranks_highest_discards_one() -> None:
    game = begun("Kaylee", "Zoe")
    assert game.waiting() == [(1, "discard")]
    assert game.choose("shiny").keys("hand.1") == ["shiny"] * 2


def test_at_its_end_each_main_character_heals_a_strike() -> None:
    strikes = {"strikes.0": ["grazed", "cracked-rib"], "strikes.1": ["grazed"]}
    zones = {**OBJECTIVE, "next-objectives": ["the-train-job"], **strikes}
    game = between(zones, 2, episode=2)
    assert (game.waiting(), game.options()) == ([(0, "heal-own")], ["cracked-rib", "grazed"])

    game.choose("cracked-rib")
    assert (game.keys("strikes.0"), game.keys("strikes.1")) == (["grazed"], [])
    assert sorted(game.keys("discarded-strikes")) == ["cracked-rib", "grazed"]


def test_a_defeated_player_heals_too() -> None:
    zones = {**OBJECTIVE, "next-objectives": ["the-train-job"], "strikes.1": ["grazed"] * 7}
    game = between(zones, 2, episode=2, defeated=(1,))
    assert game.waiting() == [(1, "heal-own")]

    game.choose("grazed")
    assert (len(game.s.zone("strikes.1")), game.s.defeated, len(game.s.zone("hand.1"))) == (6, (1,), 0)


def test_so_does_a_main_character_who_is_no_players_and_is_back() -> None:
    zones = {**OBJECTIVE, "next-objectives": ["the-train-job"], "wounds@mains": ["cracked-rib"]}
    game = between(zones, 2, episode=2, down=("Book",))
    assert (game.s.down, game.keys("discarded-strikes")) == ((), ["cracked-rib"])


# -- Free the Captives, Raise the Ransom


def test_the_torture_room_takes_a_card_or_strikes_at_the_end_of_each_strike_phase() -> None:
    game = scanned("torture-room", {**OBJECTIVE, "hand.0": ["misbehave"]}, episode=2)
    assert game.keys("operations") == ["torture-room"]

    game.end_turn()
    assert (game.waiting(), game.options()) == ([(0, "way")], ["0", "1"])
    game.choose("0").choose("misbehave")
    assert (game.keys("discard.0"), game.keys("strikes.0"), game.s.current) == (["misbehave"], [], 1)


def test_who_has_no_card_or_likes_a_strike_better_is_struck_there() -> None:
    poor = war({"operations": ["torture-room"]}).end_turn()
    while poor.waiting() and poor.waiting()[0][1] == "way":
        poor.choose(*poor.options())
    assert poor.keys("strikes.0") == ["grazed"]

    rich = war({"operations": ["torture-room"], "hand.0": ["misbehave"]}).end_turn().choose("1")
    assert (rich.keys("strikes.0"), rich.keys("discard.0")) == (["grazed"], ["misbehave"]), "it goes in the Cleanup"


@pytest.mark.parametrize(
    ("tasks", "attack", "recruit", "left"),
    [((), 4, 5, (0, 0)), ((), 10, 3, (1, 3)), ((RANSOM,), 2, 4, (0, 1)), ((RANSOM,), 0, 5, (0, 0))],
)
def test_captives_are_freed_for_points_of_both_kinds_fewer_with_the_ransom(
    tasks: tuple[str, ...], attack: int, recruit: int, left: tuple[int, int]
) -> None:
    game = war({"operations": ["torture-room"]}, attack=attack, recruit=recruit, tasks=tasks).pay_for("torture-room")
    assert (game.s.attack, game.s.recruit) == left
    assert game.s.tasks[CAPTIVES] == "completed"
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["talent"], ["talent"])
    assert game.keys("defeated-cards") == ["torture-room"]


def test_a_point_too_few_frees_nobody() -> None:
    game = war({"operations": ["torture-room"]}, attack=4, recruit=4)
    refused = game.refused(PayFor(card=game.find("operations", "torture-room")))
    assert (refused.code, refused.about) == ("not_enough_recruit", {"needed": 5, "has": 4})


def test_the_ransom_is_raised_for_six() -> None:
    game = scanned("ransom-case", OBJECTIVE, episode=2, recruit=6).pay_for("ransom-case")
    assert (game.s.tasks, game.s.credits, game.s.recruit) == ({RANSOM: "completed"}, 1, 0)
    assert game.keys("defeated-cards") == ["ransom-case"]


# -- Break Niska's Hold


@pytest.mark.parametrize(("beaten", "attack"), [(0, 6), (1, 5), (3, 3), (4, 3)])
def test_niska_weakens_as_his_guards_fall(beaten: int, attack: int) -> None:
    zones = {"verse.left": ["adelei-niska"], "defeated-cards": ["skyplex-guards"] * beaten}
    game = war(zones, up=("left",), attack=6)
    assert game.attack_of("adelei-niska") == attack

    game.fight("adelei-niska")
    assert (game.s.tasks, game.s.credits, game.keys("discard.0")) == ({HOLD: "completed"}, 3, ["talent"])


def test_niska_escapes_the_combat_zone_and_each_player_discards_a_card() -> None:
    spaces = ("far-right", "right", "middle", "left")
    full = {**OBJECTIVE, **{f"verse.{space}": ["skyplex-guards"] for space in spaces}}
    zones = {**full, "verse.far-left": ["adelei-niska"], "hand.0": ["shiny"], "hand.1": ["misbehave"]}
    game = turn_with("ransom-case", zones, episode=2).choose("shiny").choose("misbehave")

    assert (game.s.tasks, game.keys("combat-zone")) == ({HOLD: "failed"}, [])
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["shiny"], ["misbehave"])
    assert game.keys("defeated-cards") == ["adelei-niska"]


# -- the others


def test_the_torturer_strikes_twice() -> None:
    assert war({"combat-zone": ["the-torturer"]}).end_turn().keys("strikes.0") == ["grazed"] * 2


@pytest.mark.parametrize("heals", [True, False])
def test_who_defeats_the_torturer_may_heal_a_strike(heals: bool) -> None:
    game = war({"combat-zone": ["the-torturer"], "strikes.1": ["grazed"]}, attack=7).fight("the-torturer")
    game.choose(*(["grazed"] if heals else []))
    assert game.keys("strikes.1") == ([] if heals else ["grazed"])


def test_skyplex_guns_strike_serenity_from_afar_and_can_be_outwitted() -> None:
    game = war({"verse.middle": ["skyplex-guns"]}, up=("middle",), recruit=6)
    struck = war({"verse.middle": ["skyplex-guns"]}, up=("middle",)).end_turn()
    assert (struck.keys("serenity.1"), struck.keys("strikes.0")) == (["scorched-plating"], [])

    game.fight("skyplex-guns")
    assert (game.keys("defeated-cards"), game.s.recruit) == (["skyplex-guns"], 0)


def test_breach_charges_weaken_up_to_two_enemies_for_a_turn() -> None:
    zones = {**OBJECTIVE, "combat-zone": ["skyplex-guards", "the-torturer"]}
    game = scanned("breach-charges", zones, episode=2).pay_for("breach-charges")
    assert (game.options(), game.asked().least, game.asked().most) == (["skyplex-guards", "the-torturer"], 0, 2)

    game.choose("skyplex-guards", "the-torturer")
    assert (game.attack_of("skyplex-guards"), game.attack_of("the-torturer")) == (4, 5)
    assert (game.keys("operations"), game.keys("defeated-cards")) == ([], ["breach-charges"])
    game.end_turn()
    assert game.attack_of("skyplex-guards") == 6


def test_of_mal_zoe_and_wash_who_ranks_highest_gains_a_talent_for_the_tales() -> None:
    zones = {**OBJECTIVE, "strikes.0": ["grazed"]}
    game = scanned("old-war-tales", zones, episode=2, options=crewed("Kaylee", "Wash", "Zoe"), seats=3)
    assert game.choose("grazed").keys("strikes.0") == []
    assert [game.keys(f"discard.{seat}") for seat in range(3)] == [[], [], ["talent"]]


def test_where_none_of_them_is_a_player_a_card_is_drawn() -> None:
    game = scanned("old-war-tales", OBJECTIVE, episode=2, options=crewed("Kaylee", "Jayne"))
    assert (game.keys("hand.0"), game.keys("discard.0"), game.waiting()) == (["shiny"], [], [])

"""Episode 15, Objects in Space: its tasks, and what its cards bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from ..referee import Referee, between, crewed, given, scanned

OBJECTIVE = {"objective": ["objects-in-space"]}
HUNTER, SHIP, CREW = "Out-Think the Hunter", "Be the Ship", "Wake the Crew"


def objects(zones: Mapping[str, Sequence[str]], seats: int = 2, **about: Any) -> Referee:
    """A turn of seat 0 in this Episode."""
    return given({**OBJECTIVE, **zones}, seats, episode=3, **about)


def test_caught_asleep_each_player_discards_a_card() -> None:
    zones = {
        "objective": ["serenity-part-2"],
        "next-objectives": ["objects-in-space"],
        "hand.1": ["misbehave", "shiny"],
    }
    game = between(zones, episode=2)
    assert game.waiting() == [(0, "discard")]
    game.choose("shiny").choose("misbehave")
    assert (len(game.s.zone("hand.0")), game.keys("hand.1"), game.keys("discard.1")) == (5, ["shiny"], ["misbehave"])


# -- Out-Think the Hunter


@pytest.mark.parametrize("voices", [0, 1, 3])
def test_each_voice_secured_wears_early_down(voices: int) -> None:
    zones = {"combat-zone": ["jubal-early"], "secured": ["voice-on-the-comm"] * voices}
    done = {} if voices < 3 else {SHIP: "completed"}
    game = objects(zones, attack=11 - voices, tasks=tuple(done))
    assert game.attack_of("jubal-early") == 11 - voices

    game.fight("jubal-early")
    assert game.s.tasks == {**done, HUNTER: "completed"}
    assert (game.s.attack, game.s.credits, game.keys("discard.0")) == (0, 2, ["talent"])


def test_early_strikes_from_afar_and_takes_a_card_of_the_next_hand() -> None:
    game = objects({"verse.right": ["jubal-early"]}, up=("right",)).end_turn()
    assert (game.keys("strikes.0"), len(game.s.zone("hand.0"))) == (["grazed"], 5)


def test_the_game_is_lost_without_him() -> None:
    game = objects({"combat-zone": ["alliance-dragnet"]}, 1, tasks=(SHIP, CREW)).end_turn()
    assert (game.s.outcome, game.s.reason) == ("loss", "mandatory-failed")


# -- Be the Ship, Wake the Crew


@pytest.mark.parametrize(("members", "price"), [(("Mal", "Kaylee"), 4), (("Mal", "River"), 3)])
def test_a_voice_is_secured_for_four_or_for_three_with_river(members: tuple[str, ...], price: int) -> None:
    zones = {**OBJECTIVE, "secured": ["voice-on-the-comm"] * 2}
    game = scanned("voice-on-the-comm", zones, episode=3, recruit=price, options=crewed(*members))
    assert (game.keys("operations"), game.s.tasks) == (["voice-on-the-comm"], {})

    game.pay_for("voice-on-the-comm")
    assert (game.keys("secured"), game.s.recruit) == (["voice-on-the-comm"] * 3, 0)
    assert (game.s.tasks, game.s.credits) == ({SHIP: "completed"}, 1)


def test_as_long_as_the_bunks_are_locked_all_draw_a_card_fewer() -> None:
    game = scanned("locked-bunks", OBJECTIVE, episode=3)
    assert game.keys("operations") == ["locked-bunks"]
    assert len(game.end_turn().s.zone("hand.0")) == 5
    assert len(game.end_turn().s.zone("hand.1")) == 5


def test_for_four_attack_the_crew_wakes() -> None:
    game = objects({"operations": ["locked-bunks"]}, attack=4).pay_for("locked-bunks")
    assert (game.s.tasks, game.s.attack, game.keys("defeated-cards")) == ({CREW: "completed"}, 0, ["locked-bunks"])
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["talent"], ["talent"])
    assert len(game.end_turn().s.zone("hand.0")) == 6


# -- the others


def test_a_silent_takedown_costs_the_next_player_a_card() -> None:
    game = objects({"combat-zone": ["silent-takedown"], "hand.1": ["shiny", "misbehave"]}).end_turn()
    assert game.choose("misbehave", seat=1).keys("discard.1") == ["misbehave"]
    assert game.keys("strikes.0") == ["grazed"]


def test_a_quiet_threat_costs_two_cards_or_brings_a_flaw() -> None:
    zones = {**OBJECTIVE, "hand.0": ["shiny", "misbehave", "talent"]}
    game = scanned("quiet-threat", zones, episode=3).choose("0").choose("shiny", "misbehave")
    assert (game.keys("hand.0"), sorted(game.keys("discard.0"))) == (["talent"], ["misbehave", "shiny"])

    flaw = scanned("quiet-threat", zones, episode=3).choose("1")
    assert (len(flaw.s.zone("hand.0")), flaw.keys("discard.0")) == (3, ["flaw"])


def test_who_has_no_two_cards_gains_the_flaw() -> None:
    game = scanned("quiet-threat", {**OBJECTIVE, "hand.0": ["shiny"]}, episode=3)
    assert game.options() == ["1"]
    assert game.choose("1").keys("discard.0") == ["flaw"]


def test_the_hunters_skiff_strikes_serenity_and_can_be_outwitted() -> None:
    assert objects({"combat-zone": ["hunters-skiff"]}).end_turn().keys("serenity.1") == ["scorched-plating"]
    assert objects({"combat-zone": ["hunters-skiff"]}, recruit=7).fight("hunters-skiff").s.recruit == 0


@pytest.mark.parametrize("scans", [True, False])
def test_river_gains_a_talent_for_the_branch_and_a_space_may_be_scanned(scans: bool) -> None:
    zones = {**OBJECTIVE, "verse.left": ["silent-takedown"]}
    game = scanned("branch-or-gun", zones, episode=3, options=crewed("Mal", "River"))
    assert game.waiting() == [(0, "scan")]

    game.choose(*(["silent-takedown"] if scans else []))
    assert game.verse() == {"left": "silent-takedown" if scans else "(silent-takedown)"}
    assert (game.keys("discard.1"), game.keys("hand.0")) == (["talent"], [])


def test_without_river_a_card_is_drawn() -> None:
    game = scanned("branch-or-gun", OBJECTIVE, episode=3)
    assert (game.keys("hand.0"), game.keys("discard.0"), game.waiting()) == (["shiny"], [], [])

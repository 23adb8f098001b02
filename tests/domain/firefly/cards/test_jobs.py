"""The twelve Side Jobs: each completed in every way there is, and failed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.deckbuilding.actions import FightEnemy, PayFor

from ..referee import Referee, crewed, given

PLAIN = {"members": ("Mal", "Zoe", "Jayne", "Book", "Wash")}
"""A crew without Kaylee, Simon and River."""


def offered(job: str, zones: Mapping[str, Sequence[str]] | None = None, *, seats: int = 2, **about: Any) -> Referee:
    """A Side Job lies face up in the 'Verse in the turn of seat 0."""
    return given({"verse.left": [job], **(zones or {})}, seats, up=("left",), **about)


def failed(job: str, zones: Mapping[str, Sequence[str]] | None = None, *, seats: int = 2, **about: Any) -> Referee:
    """A Side Job lies in the Combat Zone as the turn of seat 0 ends."""
    game = given({"combat-zone": [job], **(zones or {})}, seats, **about).end_turn()
    assert game.keys("defeated-cards") == [job]
    return game


def done(game: Referee, job: str) -> bool:
    """Whether a Side Job has been done with."""
    return game.keys("defeated-cards") == [job] and game.verse() == {}


def refused(game: Referee, job: str, deed: int = 0) -> str:
    """Why a Side Job can't be done so."""
    return game.refused(PayFor(card=game.on_table(job, "verse"), deed=deed)).code


# -- those with a price


@pytest.mark.parametrize(("job", "pool"), [("haul-the-freight", "recruit"), ("guard-the-payroll", "attack")])
def test_four_points_bring_two_credits(job: str, pool: str) -> None:
    def rich(n: int) -> Referee:
        about: dict[str, Any] = {pool: n}
        return offered(job, **about)

    game = rich(5).pay_for(job)
    assert (done(game, job), game.s.credits, game.s.attack + game.s.recruit) == (True, 2, 1)
    assert refused(rich(3), job) == f"not_enough_{pool}"


def test_freight_that_is_not_hauled_brings_a_flaw_and_a_payroll_that_is_not_guarded_a_strike() -> None:
    freight = failed("haul-the-freight")
    assert (freight.keys("discard.0"), freight.keys("strikes.0"), freight.s.credits) == (["flaw"], [], 0)
    payroll = failed("guard-the-payroll")
    assert (payroll.keys("discard.0"), payroll.keys("strikes.0"), payroll.s.credits) == ([], ["grazed"], 0)


def test_a_house_call_takes_a_survivor_out_of_the_hand_and_heals_two_strikes() -> None:
    zones = {
        "hand.0": ["browncoats-survival", "shiny"],
        "strikes.0": ["grazed"],
        "strikes.1": ["cracked-rib", "grazed"],
    }
    game = offered("house-call", zones, options=PLAIN).pay_for("house-call")
    assert (game.waiting(), game.options()) == ([(0, "discard")], ["browncoats-survival"])
    game.choose("browncoats-survival")
    assert game.options() == ["cracked-rib", "grazed", "grazed"]

    game.choose("cracked-rib", "grazed")
    assert (len(game.s.zone("strikes.0")) + len(game.s.zone("strikes.1")), game.s.credits) == (1, 0)
    assert (game.keys("discard.0"), done(game, "house-call")) == (["browncoats-survival"], True)


def test_with_simon_it_takes_two_recruit_points() -> None:
    game = offered("house-call", {"strikes.0": ["grazed"]}, recruit=2, options=crewed("Mal", "Simon"))
    game.pay_for("house-call", 1)
    assert (game.keys("strikes.0"), game.s.recruit, done(game, "house-call")) == ([], 0, True)

    without = offered("house-call", {"hand.0": ["shiny"]}, recruit=2, options=PLAIN)
    assert [refused(without, "house-call", deed) for deed in (0, 1)] == ["target_not_legal"] * 2
    assert failed("house-call").keys("discard.0") == ["flaw"]


@pytest.mark.parametrize("scans", [2, 1, 0])
def test_copied_keycards_scan_up_to_two_spaces_for_a_card_of_intel(scans: int) -> None:
    verse = {"verse.right": ["boarding-marines"], "verse.middle": ["badger"]}
    game = offered("copied-keycards", {**verse, "hand.0": ["browncoats-intel"]}).pay_for("copied-keycards")
    game.choose("browncoats-intel")
    for n, key in enumerate(("badger", "boarding-marines")):
        assert game.waiting() == [(0, "scan")]
        game.choose(*([key] if n < scans else []))
    scanned = [key for key in game.verse().values() if not key.startswith("(")]
    assert (len(scanned), game.s.attack) == (scans, 0)
    assert (game.s.credits, game.keys("discard.0")) == (1, ["browncoats-intel"])


def test_keycards_that_are_not_copied_add_an_episode_card() -> None:
    assert refused(offered("copied-keycards", {"hand.0": ["shiny"]}), "copied-keycards") == "target_not_legal"
    game = failed("copied-keycards", {"episode-deck": ["running-on-empty", "badger", "patience", "dobson"]})
    assert list(game.verse().values()) == ["(patience)", "(dobson)"], "one more than the next turn brings"


@pytest.mark.parametrize("repairs", [True, False])
def test_an_engine_is_bartered_for_three_where_a_tech_card_is_shown(repairs: bool) -> None:
    zones = {"hand.0": ["browncoats-tech", "shiny"], "serenity.1": ["hull-breach"]}
    game = offered("engine-for-barter", zones, recruit=3, options=PLAIN).pay_for("engine-for-barter")
    game.choose("browncoats-tech")
    assert game.shown("hand.0", 1) == ["browncoats-tech", None]

    game.choose(*(["hull-breach"] if repairs else []))
    assert (game.keys("serenity.1"), game.s.credits) == ([] if repairs else ["hull-breach"], 1)
    assert (game.s.recruit, done(game, "engine-for-barter")) == (0, True)


def test_with_kaylee_nothing_need_be_shown() -> None:
    game = offered("engine-for-barter", recruit=3).pay_for("engine-for-barter", 1)
    assert (game.s.credits, game.s.recruit) == (1, 0)

    without = offered("engine-for-barter", recruit=3, options=PLAIN)
    assert [refused(without, "engine-for-barter", deed) for deed in (0, 1)] == ["target_not_legal"] * 2
    assert failed("engine-for-barter").keys("serenity.1") == ["scorched-plating"]


def test_a_salvage_claim_installs_one_of_two_upgrades() -> None:
    stack = {"upgrade-stack": ["enhanced-sensors", "spare-bunks", "armored-shutters"]}
    game = offered("salvage-claim", stack, attack=3, recruit=3).pay_for("salvage-claim")
    assert game.options() == ["armored-shutters", "spare-bunks"]

    game.choose("spare-bunks")
    assert game.keys("upgrades.6") == ["spare-bunks"]
    assert game.keys("upgrade-stack") == ["armored-shutters", "enhanced-sensors"]
    assert (game.s.attack, game.s.recruit, done(game, "salvage-claim")) == (0, 0, True)


def test_a_salvage_claim_takes_points_of_both_kinds() -> None:
    assert refused(offered("salvage-claim", attack=6, recruit=2), "salvage-claim") == "not_enough_recruit"
    assert refused(offered("salvage-claim", attack=2, recruit=6), "salvage-claim") == "not_enough_attack"
    assert failed("salvage-claim").keys("serenity.1") == ["scorched-plating"]


# -- those that ask what was done this turn


def test_mixed_company_of_three_classes_lets_each_player_draw() -> None:
    played = ["browncoats-tech", "browncoats-intel", "browncoats-strength"]
    game = offered("mixed-company", {"played.0": played}).pay_for("mixed-company")
    assert (game.keys("hand.0"), game.keys("hand.1"), done(game, "mixed-company")) == (["shiny"], ["shiny"], True)

    two = offered("mixed-company", {"played.0": [*played[:2], "browncoats-intel"]})
    assert refused(two, "mixed-company") == "target_not_legal"


def test_without_it_each_player_discards_a_card() -> None:
    zones = {"combat-zone": ["mixed-company"], "hand.0": ["shiny", "talent"], "hand.1": ["misbehave", "talent"]}
    game = given(zones).end_turn()
    assert game.waiting() == [(0, "discard")]
    game.choose("talent").choose("misbehave")
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["talent", "shiny"], ["misbehave"])


@pytest.mark.parametrize("seat", [0, 1])
def test_a_lift_for_two_is_done_with_a_lent_card_and_brings_browncoats(seat: int) -> None:
    game = offered("two-person-lift", {"hand.1": ["covering-fire"], "browncoats": ["browncoats-tech"]})
    assert refused(game, "two-person-lift") == "target_not_legal"
    game.coordinate("covering-fire", 1).play_lent("covering-fire").pay_for("two-person-lift")

    game.choose(f"seat-{seat}")
    assert (game.keys(f"discard.{seat}"), game.keys("browncoats")) == (["browncoats-tech"], [])
    assert (game.s.credits, done(game, "two-person-lift")) == (1, True)


def test_or_with_a_card_that_could_be_lent() -> None:
    game = offered("two-person-lift", {"hand.0": ["covering-fire", "shiny"]}).pay_for("two-person-lift", 1)
    game.choose("covering-fire").choose("seat-0")
    assert (game.keys("discard.0"), game.s.credits) == (["covering-fire", "browncoats-tech"], 1)


def test_failed_it_brings_a_flaw_to_two_players_or_to_the_only_one() -> None:
    game = failed("two-person-lift", seats=3)
    assert [game.keys(f"discard.{seat}") for seat in range(3)] == [["flaw"], ["flaw"], []]
    assert failed("two-person-lift", seats=1).keys("discard.0") == ["flaw"]


def test_quiet_delivery_is_for_who_has_not_fought_and_does_not_fight() -> None:
    zones = {"verse.middle": ["dockside-heavies"]}
    game = given({**zones, "verse.left": ["quiet-delivery"]}, up=("left", "middle"), attack=9)
    game.pay_for("quiet-delivery")
    assert (game.s.credits, game.keys("discard.0")) == (1, ["talent"])
    assert game.legal(FightEnemy) == []


@pytest.mark.parametrize("about", [{"fought": 1}, {}], ids=["after a fight", "with an enemy there"])
def test_quiet_delivery_is_not_for_others(about: dict[str, Any]) -> None:
    enemies = {} if about else {"combat-zone": ["badger"]}
    assert refused(offered("quiet-delivery", enemies, **about), "quiet-delivery") == "target_not_legal"
    assert failed("quiet-delivery").keys("discard.0") == ["flaw"]


def test_the_bounty_board_pays_for_two_enemies_defeated() -> None:
    game = offered("bounty-board", killed=2).pay_for("bounty-board")
    assert (game.s.credits, done(game, "bounty-board")) == (2, True)
    assert refused(offered("bounty-board", killed=1), "bounty-board") == "target_not_legal"
    assert failed("bounty-board").keys("strikes.0") == ["grazed"]


# -- those that cost a card for good


@pytest.mark.parametrize("zone", ["hand.0", "played.0"])
def test_an_old_debt_is_paid_with_a_character_of_cost_three(zone: str) -> None:
    game = offered("old-debt", {zone: ["browncoats-tech", "patch-job", "shiny"]}).pay_for("old-debt")
    assert game.options() == ["browncoats-tech", "patch-job"]

    game.choose("browncoats-tech")
    assert (game.s.credits, game.keys("defeated-characters")) == (3, ["browncoats-tech"])
    assert done(game, "old-debt")


def test_unpaid_it_brings_a_strike_and_a_flaw() -> None:
    assert refused(offered("old-debt", {"hand.0": ["shiny", "misbehave"]}), "old-debt") == "target_not_legal"
    game = failed("old-debt")
    assert (game.keys("strikes.0"), game.keys("discard.0")) == (["grazed"], ["flaw"])


@pytest.mark.parametrize("seat", [0, 1])
def test_for_a_talent_a_player_gains_a_card_of_the_bridge(seat: int) -> None:
    zones = {"hand.0": ["talent", "shiny"], "bridge.3": ["long-vigil"]}
    game = offered("call-in-a-favor", zones).pay_for("call-in-a-favor").choose("talent").choose(f"seat-{seat}")
    assert (game.waiting()[0], "long-vigil" in game.options()) == ((0, "gain-cards"), True)

    game.choose("long-vigil")
    assert (game.keys(f"discard.{seat}"), game.keys("bridge.3")) == (["long-vigil"], ["read-the-room"])
    assert (len(game.s.zone("talents")), done(game, "call-in-a-favor")) == (11, True)


def test_no_favor_is_asked_without_a_talent_and_the_next_player_pays_for_that() -> None:
    assert refused(offered("call-in-a-favor", {"hand.0": ["shiny"]}), "call-in-a-favor") == "target_not_legal"
    game = failed("call-in-a-favor", seats=3)
    assert [game.keys(f"discard.{seat}") for seat in range(3)] == [[], ["flaw"], []]

"""The Side Jobs, and the cards that are inevitable."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.firefly.actions import FightEnemy, PayFor

from ..referee import Referee, crewed, given

WITHOUT_KAYLEE = crewed("Mal", "Zoe", "Wash", "Jayne", "Book")
SIMON = crewed("Mal", "Simon")


def offered(job: str, zones: dict[str, list[str]] | None = None, **about: Any) -> Referee:
    """A turn of seat 0 in which this Side Job lies face up in the 'Verse."""
    return given({"verse.left": [job], **(zones or {})}, up=("left",), **about)


def overdue(job: str, zones: dict[str, list[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """Seat 0 has just ended the turn with this Side Job in the Combat Zone."""
    game = given({"combat-zone": [job], **(zones or {})}, seats, **about).end_turn()
    assert job in game.keys("defeated-cards")
    return game


def ways(game: Referee) -> list[int]:
    """The numbers of the deeds that may be paid for."""
    found = [legal.action for legal in game.game.legal(game.s, game.s.current)]
    return [action.deed for action in found if isinstance(action, PayFor)]


# -- Haul the Freight


def test_haul_the_freight_takes_four_recruit_points_for_two_credits() -> None:
    assert ways(offered("haul-the-freight", recruit=3)) == []

    game = offered("haul-the-freight", recruit=5).pay_for("haul-the-freight")
    assert (game.s.recruit, game.s.credits, game.keys("defeated-cards")) == (1, 2, ["haul-the-freight"])


def test_haul_the_freight_left_undone_brings_a_flaw() -> None:
    assert overdue("haul-the-freight").keys("discard.0") == ["flaw"]


# -- Guard the Payroll


def test_guard_the_payroll_takes_four_attack_for_two_credits() -> None:
    assert ways(offered("guard-the-payroll", attack=3, recruit=9)) == []

    game = offered("guard-the-payroll", attack=5).pay_for("guard-the-payroll")
    assert (game.s.attack, game.s.credits, game.keys("defeated-cards")) == (1, 2, ["guard-the-payroll"])


def test_guard_the_payroll_left_undone_brings_a_crew_strike() -> None:
    assert overdue("guard-the-payroll").keys("strikes.0") == ["grazed"]


# -- House Call


def test_house_call_takes_a_survival_character_and_heals_two() -> None:
    strikes = {"strikes.0": ["grazed", "cracked-rib"], "strikes.1": ["shot-through"]}
    game = offered("house-call", {"hand.0": ["stand-between", "shiny"], **strikes}, recruit=9)
    assert ways(game) == [0]
    game.pay_for("house-call")
    assert game.options() == ["stand-between"]
    game.choose("stand-between")
    assert (game.waiting(), game.asked().least, game.asked().most) == ([(0, "heal")], 2, 2)

    game.choose("cracked-rib", "shot-through")
    assert (game.keys("strikes.0"), game.keys("strikes.1")) == (["grazed"], [])
    assert (game.keys("discard.0"), game.s.recruit, game.s.credits) == (["stand-between"], 9, 0)


def test_house_call_takes_two_recruit_points_instead_while_simon_is_a_main_character() -> None:
    strikes = {"strikes.0": ["grazed"]}
    assert ways(offered("house-call", strikes, recruit=1, options=SIMON)) == []
    assert ways(offered("house-call", strikes, recruit=2, options=SIMON, defeated=(1,))) == []

    game = offered("house-call", strikes, recruit=2, options=SIMON)
    assert ways(game) == [1]
    game.pay_for("house-call", 1)
    assert (game.s.recruit, game.keys("strikes.0"), game.keys("defeated-cards")) == (0, [], ["house-call"])


def test_house_call_left_undone_brings_a_flaw() -> None:
    assert overdue("house-call").keys("discard.0") == ["flaw"]


# -- Copied Keycards


def test_copied_keycards_take_an_intel_character_for_a_credit_and_two_scans() -> None:
    zones = {"hand.0": ["read-the-room", "patch-job"], "verse.right": ["badger"], "verse.middle": ["train-guard"]}
    assert ways(offered("copied-keycards", {"hand.0": ["patch-job"]})) == []
    game = offered("copied-keycards", zones).pay_for("copied-keycards").choose("read-the-room")
    assert (game.s.credits, game.waiting(), game.asked().least) == (1, [(0, "scan")], 0)

    game.choose("badger")
    assert game.options() == ["train-guard"]
    assert game.choose().verse() == {"right": "badger", "middle": "(train-guard)"}
    assert (game.keys("discard.0"), game.keys("hand.0")) == (["read-the-room"], ["patch-job"])


def test_copied_keycards_left_undone_add_an_episode_card() -> None:
    game = overdue("copied-keycards", {"episode-deck": ["running-on-empty", "badger", "train-guard"]})

    assert game.verse() == {"right": "(train-guard)", "far-right": "(badger)"}


# -- Engine for Barter


def test_engine_for_barter_shows_a_tech_character_for_a_credit_and_a_repair() -> None:
    zones = {"hand.0": ["patch-job", "read-the-room"], "serenity.1": ["dead-thruster"]}
    game = offered("engine-for-barter", zones, recruit=3, options=WITHOUT_KAYLEE)
    assert ways(game) == [0]
    game.pay_for("engine-for-barter").choose("patch-job")
    assert (game.s.recruit, game.s.credits, game.asked().least) == (0, 1, 0)
    assert (game.keys("hand.0"), game.shown("hand.0", 1)) == (["patch-job", "read-the-room"], ["patch-job", None])

    assert game.choose("dead-thruster").keys("repaired") == ["dead-thruster"]


def test_engine_for_barter_shows_nothing_while_kaylee_is_a_main_character() -> None:
    hand = {"hand.0": ["read-the-room"], "serenity.1": ["dead-thruster"]}
    assert ways(offered("engine-for-barter", hand, recruit=3, options=WITHOUT_KAYLEE)) == []
    assert ways(offered("engine-for-barter", hand, recruit=2)) == []

    game = offered("engine-for-barter", hand, recruit=3)
    assert ways(game) == [1]
    game.pay_for("engine-for-barter", 1).choose()
    assert (game.s.credits, game.keys("serenity.1")) == (1, ["dead-thruster"])


def test_engine_for_barter_left_undone_brings_a_ship_strike() -> None:
    assert overdue("engine-for-barter").keys("serenity.1") == ["scorched-plating"]


# -- Mixed Company


def test_mixed_company_asks_for_three_classes_and_lets_each_player_draw() -> None:
    zones = {"hand.0": ["browncoats-tech"], "played.0": ["read-the-room", "open-door", "shiny", "kind-word"]}
    game = offered("mixed-company", zones)
    assert ways(game) == []
    game.play("browncoats-tech").pay_for("mixed-company")

    assert (game.keys("hand.0"), game.keys("hand.1"), game.s.credits) == (["shiny"], ["shiny"], 0)
    assert game.keys("defeated-cards") == ["mixed-company"]


def test_mixed_company_left_undone_takes_a_card_of_each_hand() -> None:
    game = overdue("mixed-company", {"hand.0": ["shiny", "misbehave"], "hand.1": ["shiny", "talent"]})
    assert game.waiting() == [(0, "discard")]
    assert game.choose("misbehave").waiting() == [(1, "discard")]
    game.choose("talent")

    assert (game.keys("discard.0"), game.keys("discard.1")) == (["misbehave", "shiny"], ["talent"])


# -- Two-Person Lift


def test_two_person_lift_asks_for_a_copy_of_a_card_that_was_lent() -> None:
    zones = {"hand.1": ["covering-fire"], "browncoats": ["browncoats-intel", "browncoats-tech"]}
    game = offered("two-person-lift", zones).coordinate("covering-fire", 1)
    assert ways(game) == []
    game.play_lent("covering-fire")
    assert ways(game) == [0]

    game.pay_for("two-person-lift").choose("seat-1")
    assert (game.s.credits, game.keys("discard.1"), game.keys("browncoats")) == (
        1,
        ["browncoats-tech"],
        ["browncoats-intel"],
    )


def test_two_person_lift_takes_a_card_with_coordinate_instead() -> None:
    game = offered("two-person-lift", {"hand.0": ["kind-word", "patch-job"]})
    assert ways(game) == [1]
    game.pay_for("two-person-lift", 1).choose("kind-word").choose("seat-0")

    assert game.keys("discard.0") == ["kind-word", "browncoats-tech"]
    assert (game.s.credits, game.keys("hand.0")) == (1, ["patch-job"])


def test_two_person_lift_left_undone_brings_two_players_a_flaw() -> None:
    game = overdue("two-person-lift", seats=3)
    assert [game.keys(f"discard.{seat}") for seat in range(3)] == [["flaw"], ["flaw"], []]

    assert overdue("two-person-lift", seats=1).keys("discard.0") == ["flaw"]


# -- Old Debt


def test_old_debt_takes_a_character_of_cost_three_for_three_credits() -> None:
    zones = {"hand.0": ["kind-word", "patch-job", "shiny"], "played.0": ["covering-fire"]}
    game = offered("old-debt", zones).pay_for("old-debt")
    assert game.options() == ["covering-fire", "patch-job"]
    game.choose("covering-fire")

    assert (game.s.credits, game.keys("defeated-characters")) == (3, ["covering-fire"])
    assert ways(offered("old-debt", {"hand.0": ["kind-word", "shiny"]})) == []


def test_old_debt_left_undone_brings_a_crew_strike_and_a_flaw() -> None:
    game = overdue("old-debt")

    assert (game.keys("strikes.0"), game.keys("discard.0")) == (["grazed"], ["flaw"])


# -- Salvage Claim


def test_salvage_claim_takes_three_of_each_and_gives_one_of_two_upgrades() -> None:
    stack = {"upgrade-stack": ["spare-bunks", "enhanced-sensors", "armored-shutters"]}
    assert ways(offered("salvage-claim", stack, attack=3, recruit=2)) == []
    assert ways(offered("salvage-claim", stack, attack=2, recruit=3)) == []
    game = offered("salvage-claim", stack, attack=3, recruit=3).pay_for("salvage-claim")
    assert (game.s.attack, game.s.recruit) == (0, 0)
    assert game.options() == ["armored-shutters", "enhanced-sensors"]

    game.choose("enhanced-sensors")
    assert game.keys("upgrades.6") == ["enhanced-sensors"]
    assert game.keys("upgrade-stack") == ["armored-shutters", "spare-bunks"]


def test_salvage_claim_left_undone_brings_a_ship_strike() -> None:
    assert overdue("salvage-claim").keys("serenity.1") == ["scorched-plating"]


# -- Quiet Delivery


def test_quiet_delivery_asks_for_peace_and_keeps_it() -> None:
    zones = {"verse.right": ["badger"]}
    game = given({"verse.left": ["quiet-delivery"], **zones}, up=("left", "right"), attack=9)
    assert game.legal(FightEnemy) == ["badger"]
    game.pay_for("quiet-delivery")

    assert (game.keys("discard.0"), game.s.credits, game.legal(FightEnemy)) == (["talent"], 1, [])


def test_quiet_delivery_is_not_to_be_done_beside_an_enemy_or_after_a_fight() -> None:
    assert ways(offered("quiet-delivery", {"combat-zone": ["badger"]})) == []

    game = given({"verse.left": ["quiet-delivery"], "verse.right": ["badger"]}, up=("left", "right"), attack=9)
    assert ways(game.fight("badger")) == []


def test_quiet_delivery_left_undone_brings_a_flaw() -> None:
    assert overdue("quiet-delivery").keys("discard.0") == ["flaw"]


# -- Call In a Favor


def test_call_in_a_favor_takes_a_talent_and_gives_a_player_a_character() -> None:
    zones = {"hand.0": ["talent"], "bridge.2": ["crew-comes-first"]}
    game = offered("call-in-a-favor", zones).pay_for("call-in-a-favor").choose("talent").choose("seat-1")
    assert game.waiting() == [(0, "gain-cards")]
    game.choose("crew-comes-first")

    assert (game.keys("discard.1"), game.keys("bridge.2")) == (["crew-comes-first"], ["read-the-room"])
    assert (len(game.s.zone("talents")), game.s.credits) == (11, 0)
    assert ways(offered("call-in-a-favor", {"discard.0": ["talent"]})) == []


def test_call_in_a_favor_takes_a_talent_that_was_played() -> None:
    game = offered("call-in-a-favor", {"hand.0": ["talent"]}).play("talent").pay_for("call-in-a-favor")

    assert (game.choose("talent").keys("played.0"), len(game.s.zone("talents"))) == ([], 11)


def test_call_in_a_favor_left_undone_brings_the_next_player_a_flaw() -> None:
    game = overdue("call-in-a-favor", seats=3)

    assert [game.keys(f"discard.{seat}") for seat in range(3)] == [[], ["flaw"], []]


# -- Bounty Board


def test_bounty_board_asks_for_two_enemies_defeated_this_turn() -> None:
    zones = {"combat-zone": ["dockside-heavies", "badger"]}
    game = offered("bounty-board", zones, attack=6).fight("badger")
    assert ways(game) == []
    game.fight("dockside-heavies").pay_for("bounty-board")

    assert (game.s.credits, game.keys("defeated-cards")[-1]) == (3, "bounty-board")


def test_bounty_board_left_undone_brings_a_crew_strike() -> None:
    assert overdue("bounty-board").keys("strikes.0") == ["grazed"]


# -- what is inevitable


@pytest.mark.rule("firefly.inevitable.strikes")
def test_the_alliance_dragnet_strikes_and_takes_a_card_of_every_other_hand() -> None:
    zones = {"combat-zone": ["alliance-dragnet"], "hand.0": ["talent"], "hand.1": ["shiny", "misbehave"]}
    game = given({**zones, "hand.2": ["shiny"]}, 3).end_turn()
    assert game.waiting() == [(1, "discard"), (2, "discard")]

    game.choose("misbehave", seat=1).choose("shiny", seat=2)
    assert [game.keys(f"discard.{seat}") for seat in range(3)] == [["talent"], ["misbehave"], ["shiny"]]
    assert (game.keys("strikes.0"), game.keys("serenity.1"), game.s.timed) == (["grazed"], [], (0,))


def test_the_alliance_dragnet_brings_who_is_alone_a_flaw() -> None:
    game = given({"combat-zone": ["alliance-dragnet"]}, defeated=(1,)).end_turn()

    assert (game.keys("strikes.0"), game.keys("discard.0")) == (["grazed"], ["flaw"])


def test_the_reaver_pack_strikes_the_ship_then_the_crew() -> None:
    game = given({"combat-zone": ["reaver-pack"]}).end_turn()

    assert (game.keys("serenity.1"), game.keys("strikes.0")) == (["scorched-plating"], ["grazed"])


def test_running_on_empty_strikes_brings_a_flaw_and_a_smaller_hand() -> None:
    game = given({"combat-zone": ["running-on-empty"]}).end_turn()

    assert (game.keys("strikes.0"), game.keys("discard.0"), len(game.keys("hand.0"))) == (["grazed"], ["flaw"], 5)
    assert (game.keys("serenity.1"), len(game.keys("hand.1"))) == ([], 0)

from __future__ import annotations

import pytest

from domain.games.firefly.actions import PayFor

from .referee import given, scanned


@pytest.mark.rule(
    "firefly.objective.reward-immediate", "firefly.objective.reward-kinds", "firefly.fight.to-defeated-cards"
)
def test_defeating_the_cruiser_gives_a_talent_and_a_credit() -> None:
    game = given({"combat-zone": ["alliance-cruiser"]}, attack=4).fight("alliance-cruiser")
    assert game.s.tasks == {"Slip the Cruiser": "completed"}
    assert game.keys("discard.0") == ["talent"]
    assert game.s.credits == 1
    assert game.keys("defeated-cards") == ["alliance-cruiser"]


@pytest.mark.rule("firefly.objective.optional-fail")
def test_the_cruiser_that_strikes_is_gone_and_its_task_has_failed() -> None:
    game = given({"combat-zone": ["alliance-cruiser"]}).end_turn()
    assert game.s.tasks == {"Slip the Cruiser": "failed"}
    assert game.s.status == "running"
    assert game.keys("defeated-cards") == ["alliance-cruiser"]


@pytest.mark.rule("firefly.objective.several-per-card", "firefly.card_text.pay")
def test_both_crates_secured_complete_their_task() -> None:
    game = given({"operations": ["sealed-crate", "sealed-crate"]}, recruit=6)
    assert game.pay_for("sealed-crate").s.tasks == {}
    assert game.pay_for("sealed-crate").s.tasks == {"Strip the Wreck": "completed"}
    assert (game.s.credits, game.s.recruit) == (2, 0)


@pytest.mark.rule(
    "firefly.end_episode.immediate", "firefly.end_episode.cleanup", "firefly.intermission.reveal-upgrades"
)
def test_the_last_task_ends_the_episode_at_once() -> None:
    tasks = ("Strip the Wreck", "Keep Her Breathing")
    game = given(
        {"combat-zone": ["alliance-cruiser", "badger"], "hand.0": ["misbehave"]}, attack=4, tasks=tasks, credits=1
    )
    game.fight("alliance-cruiser")
    assert game.s.fulfilled == (1,)
    assert len(game.s.zone("hand.0")) == 6
    assert game.keys("combat-zone") == []
    assert "badger" in game.keys("defeated-cards")
    assert len(game.s.zone("offer")) == 3
    assert game.waiting() == [(0, "spend-credits"), (1, "spend-credits")]


@pytest.mark.rule(
    "firefly.next_episode.episode-two-verse", "firefly.next_episode.first-turn", "firefly.intermission.unspent-lost"
)
def test_the_next_episode_begins_with_two_cards_in_the_verse() -> None:
    tasks = ("Strip the Wreck", "Keep Her Breathing")
    game = given({"combat-zone": ["alliance-cruiser"]}, attack=4, tasks=tasks).fight("alliance-cruiser")
    assert game.s.episode == 2
    assert game.keys("objective") == ["serenity-part-2"]
    assert game.s.current == 1
    assert game.verse() == {"far-right": "(hillside-rifle)", "right": "(hillside-rifle)", "middle": "(hillside-rifle)"}
    assert game.s.credits == 0


@pytest.mark.rule("firefly.upgrade.cost", "firefly.upgrade.highest-empty-slot", "firefly.upgrade.bottom-of-stack")
def test_an_upgrade_is_bought_for_the_highest_empty_slot() -> None:
    tasks = ("Strip the Wreck", "Keep Her Breathing")
    game = given({"combat-zone": ["alliance-cruiser"]}, attack=4, tasks=tasks, credits=2).fight("alliance-cruiser")
    game.together("enhanced-sensors")
    assert game.keys("upgrades.6") == ["enhanced-sensors"]
    assert len(game.s.zone("upgrade-stack")) == 9


@pytest.mark.rule(
    "firefly.intermission.heal", "firefly.intermission.heal-example", "firefly.intermission.heal-whole-cards"
)
def test_credits_heal_so_much_damage_of_each() -> None:
    tasks = ("Strip the Wreck", "Keep Her Breathing")
    hurt = {"strikes.0": ["grazed", "cracked-rib", "shot-through"], "strikes.1": ["shot-through"]}
    game = given({"combat-zone": ["alliance-cruiser"], **hurt}, attack=4, tasks=tasks, credits=2)
    game.fight("alliance-cruiser").together("heal-3").choose("grazed", seat=0).choose("shot-through", seat=1)
    assert game.options(0) == ["cracked-rib"]
    game.choose("cracked-rib")
    assert (game.damage(0), game.damage(1)) == (3, 0)


@pytest.mark.rule("firefly.repair.intermission-cost", "firefly.board.slot-credit-costs")
def test_a_repair_costs_what_its_slot_says() -> None:
    tasks = ("Strip the Wreck", "Keep Her Breathing")
    zones = {"combat-zone": ["alliance-cruiser"], "serenity.1": ["hull-breach"], "serenity.3": ["bad-air"]}
    game = given(zones, attack=4, tasks=tasks).fight("alliance-cruiser")
    assert game.options() == ["enough", "hull-breach"]
    assert game.together("hull-breach").keys("repaired") == ["hull-breach"]


@pytest.mark.rule("firefly.end_game.win", "firefly.end_game.win-despite-failures", "firefly.scoring.example-three")
def test_the_third_episode_wins_the_game() -> None:
    tasks = ("Lift the Cargo", "Talk Past the Sheriff")
    game = given({"objective": ["the-train-job"], "combat-zone": ["crow"]}, episode=3, attack=10, tasks=tasks)
    game.fight("crow")
    assert (game.s.outcome, game.s.scores) == ("win", (3, 3))


@pytest.mark.rule("firefly.inevitable.timer-mandatory", "firefly.objective.mandatory")
def test_a_mandatory_task_that_fails_loses_the_game() -> None:
    game = given({"objective": ["the-train-job"], "combat-zone": ["alliance-dragnet"]}, 1, episode=3).end_turn()
    assert (game.s.outcome, game.s.reason) == ("loss", "mandatory-failed")


@pytest.mark.rule("firefly.side_job.success", "firefly.side_job.stays")
def test_a_side_job_is_done_for_its_price() -> None:
    game = scanned("guard-the-payroll", attack=6)
    assert game.verse() == {"middle": "guard-the-payroll"}
    game.pay_for("guard-the-payroll")
    assert (game.s.credits, game.s.attack) == (2, 0)
    assert game.keys("defeated-cards") == ["guard-the-payroll"]


@pytest.mark.rule("firefly.side_job.combat-zone-deadline", "firefly.side_job.failure", "firefly.side_job.no-strike")
def test_a_side_job_in_the_combat_zone_fails_at_the_end_of_the_turn() -> None:
    game = given({"combat-zone": ["haul-the-freight"]}).end_turn()
    assert game.keys("discard.0") == ["flaw"]
    assert game.keys("strikes.0") == []


def test_a_marked_crate_is_guarded_by_its_neighbours() -> None:
    zones = {"objective": ["the-train-job"], "verse.middle": ["marked-crate"], "verse.left": ["train-guard"]}
    game = given(zones, episode=3, up=("middle", "left"), recruit=5)
    assert game.refused(PayFor(card=game.find("verse.middle", "marked-crate"))).detail == "deed_condition"
    free = given({**zones, "operations": ["hoist-line"]}, episode=3, up=("middle", "left"), recruit=2)
    free.pay_for("hoist-line").pay_for("marked-crate")
    assert (free.keys("secured"), free.s.recruit) == (["marked-crate"], 0)

"""The ten Roles: how much their Avatars bear, and what their cards do."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.alien.actions import DiscardVigilant, FightEnemy, FightPlayer, UseOnce

from ..referee import given

AVATARS = {
    "commander": (11, 3),
    "executive": (9, 3),
    "gunner": (11, 4),
    "medic": (10, 2),
    "mercenary": (10, 5),
    "priest": (12, 2),
    "researcher": (9, 3),
    "scout": (8, 5),
    "synthetic": (9, 5),
    "technician": (10, 3),
}
"""Health and Defense."""


# -- Avatars


@pytest.mark.rule("alien.setup.avatar-health")
@pytest.mark.parametrize("role", AVATARS)
def test_a_role_dies_of_as_much_damage_as_it_has_health(role: str) -> None:
    health, _ = AVATARS[role]
    hurt = {"avatar.0": [role], "combat-zone": ["warrior-drone"], "strikes.0": ["raking-claws"] * (health - 2)}

    alive = given(hurt).end_turn()
    dead = given(hurt | {"strikes.0": ["raking-claws"] * (health - 1)}).end_turn()

    assert (alive.damage(0), alive.s.dead) == (health - 1, ())
    assert (dead.keys("strikes.0"), dead.s.dead) == ([], (0,))


@pytest.mark.rule("alien.setup.avatar-defense")
@pytest.mark.parametrize("role", AVATARS)
def test_a_role_is_fought_by_players_for_as_much_attack_as_it_has_defense(role: str) -> None:
    _, defense = AVATARS[role]
    rivals: dict[str, Any] = {"zones": {"avatar.1": [role]}, "options": {"fight_players": True}}

    refusal = given(attack=defense - 1, **rivals).refused(FightPlayer(opponent=1))
    table = given(attack=defense + 1, **rivals).fight_player(1)

    assert (refusal.code, refusal.about) == ("not_enough_attack", {"needed": defense, "has": defense - 1})
    assert (table.s.attack, table.keys("strikes.1")) == (1, ["raking-claws"])


# -- Commander


@pytest.mark.rule("alien.card_text.once-this-turn", "alien.card_text.pay")
def test_report_for_duty_buys_a_sergeant_for_the_top_of_the_deck_later_in_the_turn() -> None:
    table = given({"hand.0": ["report-for-duty", "specialist", "specialist"]}).play("report-for-duty")
    assert table.s.recruit == 1

    table.play("specialist").play("specialist").once()
    assert table.waiting() == [(0, "spend")]
    table.choose("do")

    assert table.s.recruit == 1
    assert table.keys("deck.0") == ["specialist"] * 10 + ["sergeant-tech"]
    assert table.keys("discard.0") == []
    assert len(table.keys("sergeants")) == 9
    assert table.refused(UseOnce(play=0)).code == "target_not_legal"


@pytest.mark.rule("alien.card_text.pay-insufficient")
def test_report_for_duty_waits_until_there_are_two_points_to_pay() -> None:
    table = given({"hand.0": ["report-for-duty", "specialist"]}).play("report-for-duty")

    refusal = table.refused(UseOnce(play=0))
    assert (refusal.code, refusal.about) == ("not_enough_recruit", {"needed": 2, "has": 1})
    assert table.legal(UseOnce) == []

    assert table.play("specialist").legal(UseOnce) == ["0"]


def test_report_for_duty_may_be_left_unpaid() -> None:
    table = given({"hand.0": ["report-for-duty"]}, recruit=3).play("report-for-duty").once().choose()

    assert table.s.recruit == 4
    assert len(table.keys("sergeants")) == 10
    assert table.keys("deck.0") == ["specialist"] * 10


@pytest.mark.rule("alien.card_text.once-this-turn-deadline")
def test_report_for_duty_is_of_no_use_after_the_action_phase() -> None:
    table = given({"hand.0": ["report-for-duty"]}, recruit=3).play("report-for-duty").end_turn()

    assert table.legal(UseOnce, 0) == table.legal(UseOnce, 1) == []
    assert len(table.keys("sergeants")) == 10


# -- Executive


def test_welcome_aboard_lets_the_next_recruit_from_the_hq_go_on_top_of_the_deck() -> None:
    table = given({"hand.0": ["welcome-aboard"], "hq.2": ["electric-prod"]}, recruit=12).play("welcome-aboard")
    assert table.s.recruit == 14

    table.recruit("electric-prod")
    assert (table.waiting(), table.options()) == ([(0, "recruit-to")], ["deck", "discard"])
    table.choose("deck")
    assert table.keys("deck.0")[-1] == "electric-prod"
    assert table.keys("hq.2") == ["captain-of-the-ship"]

    table.recruit("find-it-and-kill-it")
    assert table.waiting() == []
    assert table.keys("discard.0") == ["find-it-and-kill-it"]
    assert len(table.keys("deck.0")) == 11


def test_welcome_aboard_passes_over_a_sergeant_and_is_used_up_by_a_character_that_goes_to_the_discard_pile() -> None:
    table = given({"hand.0": ["welcome-aboard"], "hq.2": ["electric-prod"]}, recruit=12).play("welcome-aboard")

    table.recruit("sergeant-tech")
    assert (table.waiting(), table.keys("discard.0")) == ([], ["sergeant-tech"])
    table.recruit("electric-prod").choose("discard")
    assert table.keys("discard.0") == ["sergeant-tech", "electric-prod"]
    table.recruit("find-it-and-kill-it")

    assert (table.waiting(), table.keys("discard.0")[-1]) == ([], "find-it-and-kill-it")
    assert len(table.keys("deck.0")) == 10


def test_welcome_aboard_holds_for_one_turn_and_one_player() -> None:
    table = given({"hand.0": ["welcome-aboard"], "hand.1": ["specialist"] * 3}).play("welcome-aboard").end_turn()

    table.play("specialist").play("specialist").play("specialist").recruit("find-it-and-kill-it")

    assert (table.waiting(), table.keys("discard.1")) == ([], ["find-it-and-kill-it"])


# -- Gunner


@pytest.mark.rule("alien.action.plus-values")
@pytest.mark.parametrize(
    ("where", "up", "attack"), [("combat-zone", [], 3), ("complex.airlock", ["airlock"], 2), ("hatchery", [], 2)]
)
def test_lets_rock_gives_more_with_an_enemy_in_the_combat_zone(where: str, up: list[str], attack: int) -> None:
    table = given({"hand.0": ["lets-rock"], where: ["warrior-drone"]}, up=up).play("lets-rock")

    assert table.s.attack == attack


# -- Medic


def test_battlefield_medicine_heals_a_strike_of_anybody_for_a_card_from_hand() -> None:
    hurt = {"hand.0": ["battlefield-medicine", "grunt"], "strikes.0": ["tail-lash"], "strikes.1": ["second-jaw"]}
    table = given(hurt).play("battlefield-medicine")
    assert (table.s.recruit, table.waiting(), table.options()) == (1, [(0, "discard")], ["grunt"])

    table.choose("grunt")
    assert (table.waiting(), table.options()) == ([(0, "heal")], ["second-jaw", "tail-lash"])
    table.choose("second-jaw")

    assert (table.keys("discard.0"), table.keys("hand.0")) == (["grunt"], [])
    assert (table.damage(0), table.damage(1)) == (2, 0)
    assert table.keys("discarded-strikes") == ["second-jaw"]


@pytest.mark.parametrize("hand", [["grunt"], []])
def test_battlefield_medicine_heals_nothing_without_a_card_discarded(hand: list[str]) -> None:
    table = given({"hand.0": ["battlefield-medicine", *hand], "strikes.0": ["tail-lash"]}).play("battlefield-medicine")
    if hand:
        table.choose()

    assert table.waiting() == []
    assert (table.s.recruit, table.damage(0), table.keys("hand.0")) == (1, 2, hand)


# -- Mercenary


@pytest.mark.rule("alien.keyword.vigilant-stay", "alien.keyword.vigilant-no-repeat")
def test_ready_for_anything_stays_in_play_and_gives_nothing_by_itself_later() -> None:
    table = given({"hand.0": ["ready-for-anything"]}).play("ready-for-anything")
    assert (table.s.attack, table.s.recruit) == (1, 0)

    table.end_turn().end_turn()

    assert (table.s.current, table.s.attack, table.s.recruit) == (0, 0, 0)
    assert table.keys("vigilant.0") == ["ready-for-anything"]
    assert "ready-for-anything" not in table.keys("discard.0")


@pytest.mark.rule("alien.keyword.vigilant-discard-effect")
@pytest.mark.parametrize(("way", "attack", "recruit"), [("0", 2, 0), ("1", 0, 2)])
def test_ready_for_anything_is_discarded_for_attack_or_recruit_points(way: str, attack: int, recruit: int) -> None:
    table = given({"vigilant.0": ["ready-for-anything"]}).vigil("ready-for-anything")
    assert (table.waiting(), table.options()) == ([(0, "way")], ["0", "1"])

    table.choose(way)

    assert (table.s.attack, table.s.recruit) == (attack, recruit)
    assert (table.keys("vigilant.0"), table.keys("discard.0")) == ([], ["ready-for-anything"])


def test_ready_for_anything_may_be_discarded_in_the_turn_that_it_is_played_but_not_in_one_of_others() -> None:
    table = given({"hand.0": ["ready-for-anything"], "vigilant.1": ["ready-for-anything"]})

    refusal = table.refused(DiscardVigilant(card=table.find("vigilant.1", "ready-for-anything")), 1)
    table.play("ready-for-anything").vigil("ready-for-anything").choose("0")

    assert refusal.code == "target_not_legal"
    assert (table.s.attack, table.keys("played.0"), table.keys("discard.0")) == (3, [], ["ready-for-anything"])
    assert table.keys("vigilant.1") == ["ready-for-anything"]


# -- Priest

AGAINST_ONE = {"hand.0": ["violence-isnt-the-answer"], "combat-zone": ["sprinting-drone"], "strikes.1": ["tail-lash"]}


@pytest.mark.rule("alien.card_text.cant-beats-can")
def test_violence_isnt_the_answer_heals_who_fights_no_more() -> None:
    zones = AGAINST_ONE | {"complex.airlock": ["warrior-drone"], "facehuggers.0": ["facehugger"]}
    rivals = {"fight_players": True}
    table = given(zones, attack=9, options=rivals).play("violence-isnt-the-answer")
    assert (table.s.recruit, table.waiting()) == (2, [(0, "whether")])

    table.choose("do")

    assert (table.keys("strikes.1"), table.keys("discarded-strikes")) == ([], ["tail-lash"])
    assert table.legal(FightEnemy) == table.legal(FightPlayer) == []
    refusal = table.refused(FightEnemy(card=table.find("combat-zone", "sprinting-drone")))
    assert (refusal.code, refusal.rule) == ("target_not_legal", "alien.card_text.cant-beats-can")
    assert table.refused(FightPlayer(opponent=1)).code == "target_not_legal"
    assert table.scan("airlock").complex() == {"airlock": "warrior-drone"}


def test_violence_isnt_the_answer_forbids_no_fight_of_another_turn() -> None:
    table = given({**AGAINST_ONE, "hand.1": ["grunt"] * 2}).play("violence-isnt-the-answer").choose("do").end_turn()

    table.play("grunt").play("grunt").fight("sprinting-drone")

    assert table.keys("dead-enemies") == ["sprinting-drone"]


def test_violence_isnt_the_answer_may_be_declined() -> None:
    table = given(AGAINST_ONE, attack=2).play("violence-isnt-the-answer").choose()

    table.fight("sprinting-drone")

    assert (table.keys("dead-enemies"), table.keys("strikes.1")) == (["sprinting-drone"], ["tail-lash"])


@pytest.mark.parametrize("fought", ["enemy", "player"])
def test_violence_isnt_the_answer_comes_too_late_for_who_has_fought(fought: str) -> None:
    table = given(AGAINST_ONE, attack=9, options={"fight_players": True})
    if fought == "enemy":
        table.fight("sprinting-drone")
    else:
        table.fight_player(1)

    table.play("violence-isnt-the-answer")

    assert (table.waiting(), table.s.recruit) == ([], 2)
    assert "tail-lash" in table.keys("strikes.1")
    assert table.legal(FightPlayer) == ["1"]


# -- Researcher


@pytest.mark.parametrize("free", [False, True])
def test_thirst_for_knowledge_draws_for_the_first_scan_paid_or_free(free: bool) -> None:
    rooms = {"complex.airlock": ["warrior-drone"], "complex.med-lab": ["worker-drone"]}
    table = given({"hand.0": ["thirst-for-knowledge", "motion-tracker"], **rooms}, attack=3)
    table.play("thirst-for-knowledge")
    assert table.s.recruit == 1
    if free:
        table.play("motion-tracker").choose("warrior-drone")
        drawn = ["specialist", "specialist"]
    else:
        table.scan("airlock")
        drawn = ["motion-tracker", "specialist"]
    assert table.keys("hand.0") == drawn

    table.scan("med-lab")

    assert table.keys("hand.0") == drawn
    assert table.complex() == {"med-lab": "worker-drone", "airlock": "warrior-drone"}


def test_thirst_for_knowledge_counts_scans_from_when_it_was_played() -> None:
    rooms = {"complex.airlock": ["warrior-drone"], "complex.med-lab": ["worker-drone"]}
    table = given({"hand.0": ["thirst-for-knowledge"], **rooms}, attack=3)

    table.scan("airlock").play("thirst-for-knowledge")
    assert table.keys("hand.0") == []
    table.scan("med-lab")

    assert table.keys("hand.0") == ["specialist"]


def test_thirst_for_knowledge_is_over_with_the_turn() -> None:
    table = given({"hand.0": ["thirst-for-knowledge"], "hand.1": ["grunt"] * 3, "complex.airlock": ["worker-drone"]})

    table.play("thirst-for-knowledge").end_turn().play("grunt").scan("airlock")

    assert table.keys("hand.1") == ["grunt"] * 2


# -- Scout


@pytest.mark.rule("alien.scan.free")
def test_reconnaissance_scans_one_of_the_first_two_rooms_for_nothing() -> None:
    rooms = {
        "complex.ventilation-shafts": ["warrior-drone"],
        "complex.operations": ["worker-drone"],
        "complex.airlock": ["elder-drone"],
    }
    table = given({"hand.0": ["reconnaissance"], **rooms}).play("reconnaissance")
    assert (table.waiting(), table.options()) == ([(0, "scan")], ["warrior-drone", "worker-drone"])
    assert table.asked().least == 1

    table.choose("worker-drone")

    assert table.s.attack == 1
    assert table.complex() == {
        "ventilation-shafts": "(warrior-drone)",
        "operations": "worker-drone",
        "airlock": "(elder-drone)",
    }


def test_reconnaissance_finds_nothing_where_no_card_is_hidden() -> None:
    rooms = {"complex.operations": ["worker-drone"], "complex.airlock": ["elder-drone"]}
    table = given({"hand.0": ["reconnaissance"], **rooms}, up=["operations"]).play("reconnaissance")

    assert (table.waiting(), table.s.attack) == ([], 1)
    assert table.complex() == {"operations": "worker-drone", "airlock": "(elder-drone)"}


# -- Synthetic


def test_versatile_programming_draws_a_card() -> None:
    table = given({"hand.0": ["versatile-programming"]}).play("versatile-programming")

    assert (table.s.attack, table.s.recruit, table.keys("hand.0")) == (0, 0, ["specialist"])


@pytest.mark.parametrize(
    ("key", "attack", "reserved"),
    [("captain-of-the-ship", 4, 0), ("power-loader", 2, 3), ("wary-retreat", 2, 0)],
)
def test_versatile_programming_counts_for_every_class(key: str, attack: int, reserved: int) -> None:
    table = given({"hand.0": ["versatile-programming", key]}).play("versatile-programming").play(key)

    assert (table.s.attack, table.s.reserved.get("combat-zone", 0)) == (attack, reserved)


def test_versatile_programming_is_tech_and_intel_too() -> None:
    cards = ["versatile-programming", "plot-the-course", "motion-tracker"]
    table = given({"hand.0": cards}).play("versatile-programming")

    table.play("plot-the-course").choose("1")
    table.play("motion-tracker")

    assert (table.s.attack, table.s.recruit) == (1, 2)
    assert table.keys("hand.0") == ["specialist"] * 2


# -- Technician


@pytest.mark.rule("alien.card_text.copy")
def test_right_tool_for_the_job_plays_a_cheap_character_again() -> None:
    cards = ["find-it-and-kill-it", "plot-the-course", "captain-of-the-ship", "right-tool-for-the-job"]
    table = given({"hand.0": cards})
    table.play("find-it-and-kill-it").play("captain-of-the-ship").play("plot-the-course")
    assert (table.s.attack, table.s.recruit) == (5, 1)

    table.play("right-tool-for-the-job")
    assert (table.waiting(), table.options()) == ([(0, "copy-played")], ["find-it-and-kill-it", "plot-the-course"])
    assert table.asked().least == 1
    table.choose("plot-the-course").choose("0")

    assert (table.s.attack, table.s.recruit) == (7, 2)
    assert table.keys("hand.0") == []


def test_right_tool_for_the_job_copies_the_only_one_there_is_unasked() -> None:
    table = given({"hand.0": ["grunt", "right-tool-for-the-job"]}).play("grunt").play("right-tool-for-the-job")

    assert (table.waiting(), table.s.attack, table.keys("hand.0")) == ([], 2, [])


@pytest.mark.parametrize("before", [[], ["captain-of-the-ship"], ["right-tool-for-the-job"]])
def test_right_tool_for_the_job_draws_where_it_has_nothing_to_copy(before: list[str]) -> None:
    table = given({"hand.0": ["right-tool-for-the-job"], "played.0": before}).play("right-tool-for-the-job")

    assert (table.waiting(), table.s.attack, table.keys("hand.0")) == ([], 0, ["specialist"])

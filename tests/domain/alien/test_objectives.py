"""Objectives, their goal cards, and Final Enemies."""

from __future__ import annotations

import pytest
from msgspec import structs

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import AtLeast, BlockRoom, Cards, CompleteObjective, Each, Ko, Some, Total, effects_in
from domain.deckbuilding.text import card_text
from domain.games.alien import names as at
from domain.games.alien.actions import FightEnemy, PayFor
from domain.games.alien.box import STAGES, Box
from domain.games.alien.events import ObjectiveCompleted

from .referee import ALIEN, Referee, besides, given, trial

BOX = Box(ALIEN.packs[ALIEN.content_hash])
OBJECTIVES = [(stage, key) for stage in STAGES for key in BOX.objectives(stage)]
ALIENS = [*BOX.objectives(3)[1:2], *BOX.objectives(2)[1:2], *BOX.objectives(1)[1:2]]
RESURRECTION = {at.OBJECTIVES: ["shell-breed-youll-die"]}


def mini_deck(objective: str) -> list[Card]:
    return [BOX.content[key] for key in BOX.mini_deck(objective)]


def completed(table: Referee) -> list[int]:
    """The Objectives that the last action completed."""
    return [event.stage for event in table.happened(ObjectiveCompleted)]


# -- one after another


@pytest.mark.rule("alien.objective.current-one", "alien.objective.order")
def test_only_the_current_objective_is_completed() -> None:
    guns = {"attached.airlock": ["sentry-gun"], "attached.med-lab": ["sentry-gun"]}
    table = given({at.OBJECTIVES: ALIENS, **guns, "hand.0": ["grunt"]})

    table.play("grunt")

    assert (table.s.stage, completed(table)) == (1, [])
    assert table.keys(at.OBJECTIVES)[-1] == "the-lost-colony"


@pytest.mark.rule("alien.objective.complete-to-bottom")
def test_a_completed_objective_goes_under_the_others_and_the_next_is_current() -> None:
    table = given({"secured": ["sos-marker"], "complex.airlock": ["sos-marker"]}, attack=1)

    table.scan("airlock")

    assert completed(table) == [1]
    assert table.keys(at.OBJECTIVES) == ["the-sos", "a-perfect-organism", "no-one-can-hear-you-scream"]
    assert table.view().objective.stage == 2
    assert table.reading().objective() == table.find(at.OBJECTIVES, "no-one-can-hear-you-scream")


@pytest.mark.rule("alien.objective.order")
@pytest.mark.parametrize(("stage", "allowed"), [(1, False), (2, True), (3, False)])
def test_no_objective_is_skipped(stage: int, allowed: bool) -> None:
    table = given({"secured": ["ventilation-lock"]}, recruit=9, stage=stage)

    if allowed:
        assert completed(table.pay_for("ventilation-lock")) == [2]
    else:
        lock = table.find("secured", "ventilation-lock")
        assert table.refused(PayFor(card=lock)).rule == "alien.objective.goal-pay-restriction"


@pytest.mark.rule("alien.objective.setup-text")
def test_setup_text_is_carried_out_as_the_objective_becomes_current() -> None:
    wounds = {"strikes.0": ["tail-lash"], "strikes.1": ["tail-lash"]}
    table = given({"secured": ["sos-marker"], "complex.airlock": ["sos-marker"], **wounds}, attack=1)

    table.scan("airlock")
    assert (completed(table), table.waiting()) == ([1], [(0, "heal")])
    assert table.refused(FightEnemy(card=1)).code == "decision_open"
    table.choose("tail-lash").choose("tail-lash")

    assert (table.keys("strikes.0"), table.keys("strikes.1"), table.s.phase) == ([], [], "action")


def shut_off(pushed_out: str, **zones: list[str]) -> Referee:
    """Objective 2 is completed by blocking the Ventilation Shafts of a full Complex, with this card in the Airlock."""
    rooms = {zone: ["worker-drone"] for zone in at.COMPLEX} | {"complex.airlock": [pushed_out]}
    objectives = ["whos-laying-the-eggs", "no-one-can-hear-you-scream", "the-sos"]
    table = given({**rooms, **zones, at.OBJECTIVES: objectives, "secured": ["ventilation-lock"]}, recruit=7, stage=2)
    return table.pay_for("ventilation-lock")


@pytest.mark.rule("alien.event.follows-current", "alien.objective.setup-text")
def test_an_event_that_is_pushed_out_as_an_objective_is_completed_is_the_next_ones() -> None:
    table = shut_off("event-the-sos")

    assert completed(table) == [2]
    assert list(table.complex()) == ["operations", "weapons-locker", "med-lab", "airlock"]
    assert table.keys("attached.ventilation-shafts") == ["no-one-can-hear-you-scream"]
    assert table.keys("facehuggers.0") == ["facehugger"] * 2


@pytest.mark.rule("alien.death.own-turn")
def test_who_dies_of_what_is_pushed_out_has_completed_the_objective() -> None:
    table = shut_off("wall-lurker", **{"strikes.0": ["second-jaw"] * 3 + ["raking-claws"]})
    assert completed(table) == [2]
    assert (table.s.stage, table.s.living, table.s.current) == (3, (1,), 1)
    assert table.keys("facehuggers.1") == ["facehugger"]


@pytest.mark.rule("alien.objective.condition-met-early")
def test_what_was_done_before_counts_as_soon_as_the_objective_is_current_and_set_up() -> None:
    table = given(
        {
            at.OBJECTIVES: ALIENS,
            "secured": ["missing-colonist"],
            "attached.airlock": ["sentry-gun", "missing-colonist"],
            "attached.med-lab": ["sentry-gun"],
        },
        recruit=2,
    )

    table.do(PayFor(card=table.find("attached.airlock", "missing-colonist")))

    assert completed(table) == [1, 2]
    assert table.keys(at.OBJECTIVES) == ["they-mostly-come-at-night", "the-lost-colony", "whos-laying-the-eggs"]
    steps = ("alien.objective.complete-to-bottom", "alien.objective.setup-text")
    assert [rule for rule in table.rules() if rule in steps] == [*steps, *steps]
    assert [len(table.keys(f"hand.{seat}")) for seat in (0, 1)] == [2, 1]
    assert table.keys("facehuggers.0") == ["facehugger"]


# -- how they are completed


@pytest.mark.rule("alien.objective.kind-reveal")
def test_an_objective_is_completed_by_finding_cards() -> None:
    table = given({"complex.airlock": ["sos-marker"], "complex.med-lab": ["sos-marker"]}, attack=3)
    table.scan("airlock")
    assert (completed(table), table.s.stage) == ([], 1)

    table.scan("med-lab")

    assert (completed(table), table.s.stage) == ([1], 2)


@pytest.mark.rule("alien.objective.kind-attach")
def test_an_objective_is_completed_by_attaching_cards() -> None:
    table = given({at.OBJECTIVES: ALIENS, "secured": ["sentry-gun"] * 2}, recruit=6, stage=2)
    table.pay_for("sentry-gun").choose("airlock")
    assert (completed(table), table.s.stage) == ([], 2)

    table.pay_for("sentry-gun").choose("operations")

    assert (completed(table), table.s.stage) == ([2], 3)
    assert (table.keys("attached.airlock"), table.keys("attached.operations")) == (["sentry-gun"], ["sentry-gun"])


@pytest.mark.rule("alien.objective.kind-kill")
def test_an_objective_is_completed_by_killing_an_alien() -> None:
    table = given({"combat-zone": ["the-perfect-organism", "worker-drone"]}, attack=15, stage=3)
    table.fight("worker-drone")
    assert table.s.status == "running"

    table.fight("the-perfect-organism")

    assert (completed(table), table.s.status) == ([3], "ended")


@pytest.mark.rule("alien.objective.discoverable")
@pytest.mark.parametrize(("stage", "objective"), OBJECTIVES)
def test_the_hive_has_what_an_objective_needs(stage: int, objective: str) -> None:
    deck = mini_deck(objective)

    for goal in BOX.content[objective].completed:
        assert isinstance(goal, AtLeast)
        match goal.amount:
            case Total(of=tally):
                assert [card.key for card in deck if card.final].count(tally.removeprefix("slain.")) == 1
            case Each(of=Cards(name=name)):
                assert [card.name for card in deck].count(name) >= int(str(goal.n))
            case other:
                raise AssertionError(other)
    if not BOX.content[objective].completed:
        deeds = [effect for card in deck for deed in card.deeds for effect in effects_in(deed.then)]
        assert any(isinstance(effect, CompleteObjective | BlockRoom) for effect in deeds)


# -- goal cards


@pytest.mark.rule("alien.objective.goal-cards")
@pytest.mark.parametrize(("stage", "objective"), OBJECTIVES)
def test_goal_cards_say_whose_they_are(stage: int, objective: str) -> None:
    goals = [card for card in mini_deck(objective) if card.goal]

    assert goals
    assert {card.goal for card in goals} == {stage}
    for card in goals:
        assert ("Final Enemy" if card.final else f"Goal of Objective {stage}") in card_text(card, "en")


@pytest.mark.rule("alien.objective.goal-pay-restriction")
@pytest.mark.parametrize("stage", [1, 3])
def test_a_goal_is_paid_for_at_its_time_only(stage: int) -> None:
    table = given({"secured": ["sentry-gun"]}, recruit=9, stage=stage)

    refusal = table.refused(PayFor(card=table.find("secured", "sentry-gun")))

    assert (refusal.code, refusal.rule) == ("target_not_legal", "alien.objective.goal-pay-restriction")
    assert table.legal(PayFor) == []


@pytest.mark.rule("alien.objective.goal-early")
def test_a_goal_that_was_found_early_waits_for_its_time() -> None:
    table = given(
        {"complex.airlock": ["ventilation-lock"], "complex.operations": ["sos-marker"], "secured": ["sos-marker"]},
        attack=4,
        recruit=7,
    )
    table.scan("airlock").choose()
    assert (table.keys("secured"), table.legal(PayFor)) == (["sos-marker", "ventilation-lock"], [])

    table.scan("operations")

    assert (table.s.stage, "ventilation-lock" in table.legal(PayFor)) == (2, True)
    assert completed(table.pay_for("ventilation-lock")) == [2]


@pytest.mark.rule("alien.reveal.character-special")
def test_a_goal_that_is_found_too_late_brings_a_card() -> None:
    table = given({"complex.airlock": ["sos-marker"], "deck.0": ["grunt"]}, attack=1, stage=2)

    table.scan("airlock")

    assert (table.keys("secured"), table.keys(at.REMOVED), table.keys("hand.0")) == ([], ["sos-marker"], ["grunt"])


# -- Final Enemies


@pytest.mark.rule("alien.final_enemy.definition")
@pytest.mark.parametrize("objective", BOX.objectives(3))
def test_a_third_objective_has_a_final_enemy(objective: str) -> None:
    final = [card for card in mini_deck(objective) if card.final]

    assert final
    assert {(card.kind, card.goal) for card in final} == {("enemy", 3)}
    assert BOX.content[objective].completed == tuple(AtLeast(Total(f"slain.{card.key}")) for card in final)
    others = [card for stage in (1, 2) for other in BOX.objectives(stage) for card in mini_deck(other)]
    assert not any(card.final for card in others)


@pytest.mark.rule("alien.final_enemy.no-fight-before-3")
@pytest.mark.parametrize("stage", [1, 2])
@pytest.mark.parametrize("zone", ["complex.airlock", "combat-zone"])
def test_a_final_enemy_is_not_fought_before_the_third_objective(stage: int, zone: str) -> None:
    up = ["airlock"] if zone == "complex.airlock" else []
    table = given({zone: ["the-perfect-organism"]}, attack=20, stage=stage, up=up)

    refusal = table.refused(FightEnemy(card=table.find(zone, "the-perfect-organism")))

    assert (refusal.code, refusal.rule) == ("target_not_legal", "alien.final_enemy.no-fight-before-3")
    assert table.legal(FightEnemy) == []


@pytest.mark.rule("alien.final_enemy.fight-on-3")
def test_a_final_enemy_is_fought_like_others_then() -> None:
    table = given({"combat-zone": ["the-newborn"], **RESURRECTION}, attack=10, stage=3)

    table.fight("the-newborn")

    assert (table.s.attack, table.keys("dead-enemies"), table.s.status) == (0, ["the-newborn"], "running")


@pytest.mark.rule("alien.final_enemy.early-arrival")
def test_a_final_enemy_that_comes_early_moves_acts_and_strikes() -> None:
    table = given({"combat-zone": ["the-perfect-organism"], "complex.airlock": ["event-the-sos"]}, attack=1, stage=2)
    assert len(table.end_turn().keys("strikes.0")) == 2

    table = given({"complex.operations": ["the-perfect-organism"], "complex.airlock": ["event-the-sos"]}, attack=1,
                  stage=2, up=["operations"])  # fmt: skip
    table.scan("airlock")

    assert table.complex() == {"ventilation-shafts": "(warrior-drone)", "weapons-locker": "the-perfect-organism"}


@pytest.mark.rule("alien.final_enemy.kill-effects-early")
@pytest.mark.parametrize(("stage", "killed"), [(1, []), (2, []), (3, ["the-hive-queen"])])
def test_an_effect_that_kills_an_enemy_kills_no_final_enemy_early(stage: int, killed: list[str]) -> None:
    calls = structs.replace(BOX.content["breakout"], key="calls", stage=stage, completed=())
    with besides(calls):
        rooms = {"complex.airlock": ["event-breakout"], "complex.med-lab": ["the-hive-queen"]}
        table = given({at.OBJECTIVES: ["calls"], **rooms}, attack=1, stage=stage, up=["med-lab"])

        table.scan("airlock")

    assert table.keys("dead-enemies") == killed
    assert ("the-hive-queen" in table.complex().values()) is (not killed)


BLAST = trial(Ko(Some(Cards(("hidden",)))), key="blast")


@pytest.mark.rule("alien.final_enemy.kill-effects-early")
def test_a_hidden_final_enemy_is_turned_up_instead_of_killed() -> None:
    with besides(BLAST):
        table = given(
            {"hand.0": ["blast"], "complex.med-lab": ["the-perfect-organism"], "complex.airlock": ["worker-drone"]},
            stage=2,
        )
        table.play("blast")
        assert table.options() == ["the-perfect-organism", "worker-drone"]
        table.choose("the-perfect-organism")

    assert table.complex() == {"med-lab": "the-perfect-organism", "airlock": "(worker-drone)"}
    assert table.keys("dead-enemies") == []


@pytest.mark.rule("alien.final_enemy.kill-effects-early")
def test_a_hidden_final_enemy_is_killed_at_its_time() -> None:
    with besides(BLAST):
        table = given({"hand.0": ["blast"], "complex.med-lab": ["the-perfect-organism"]}, stage=3)
        table.play("blast")
        if table.s.open:
            table.choose("the-perfect-organism")

    assert (table.s.status, table.s.reason) == ("ended", "objectives")


@pytest.mark.rule("alien.final_enemy.several")
def test_all_final_enemies_have_to_be_killed() -> None:
    table = given({"combat-zone": ["birthing-queen", "the-newborn"], **RESURRECTION}, attack=19, stage=3)
    table.fight("the-newborn")
    assert (completed(table), table.s.status) == ([], "running")

    table.fight("birthing-queen")

    assert (completed(table), table.s.status, table.s.reason) == ([3], "ended", "objectives")


@pytest.mark.rule("alien.final_enemy.returns")
def test_a_final_enemy_has_to_die_once_though_it_comes_back() -> None:
    table = given(
        {
            "combat-zone": ["birthing-queen", "the-newborn"],
            "hive": ["warrior-drone"],
            "hand.1": ["hold-nothing-back"] * 4,
            **RESURRECTION,
        },
        attack=9,
        stage=3,
    )
    table.fight("birthing-queen")
    assert (table.keys("dead-enemies"), table.keys("hive")) == (["birthing-queen"], [])
    table.end_turn()
    assert table.complex()["ventilation-shafts"] == "(birthing-queen)"

    for _ in range(4):
        table.play("hold-nothing-back")
    table.fight("the-newborn")

    assert (table.s.status, table.s.outcome, table.s.reason) == ("ended", "win", "objectives")

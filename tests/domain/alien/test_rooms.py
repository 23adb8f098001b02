"""Rooms: what is attached to them, which are clear, blocked, or held by what doesn't move."""

from __future__ import annotations

import pytest

from domain.deckbuilding.language import Clear, If, Pool
from domain.games.alien import actions as a

from .referee import besides, given, trial

SHAFTS, OPS, LOCKER, LAB, LOCK = "ventilation-shafts", "operations", "weapons-locker", "med-lab", "airlock"
WORKER, WARRIOR, HATCH, VENT = "worker-drone", "warrior-drone", "sealed-hatch", "ventilation-lock"
QUEEN = "the-hive-queen"


@pytest.mark.rule("alien.card_text.attach")
def test_other_cards_enter_a_room_with_an_attached_card() -> None:
    table = given({"attached.operations": [HATCH], "complex.ventilation-shafts": [WORKER]}, begin=True)

    assert table.complex() == {SHAFTS: f"({WARRIOR})", OPS: f"({WORKER})"}
    assert table.shown("attached.operations") == [HATCH]


@pytest.mark.rule("alien.card_text.attach-not-in-room")
def test_an_attached_card_is_neither_pushed_nor_scanned_nor_fought() -> None:
    filled = {"complex.ventilation-shafts": [WORKER], "complex.operations": [WORKER]}
    pushed = given({"attached.operations": [HATCH], **filled}, begin=True)
    assert pushed.complex() == {SHAFTS: f"({WARRIOR})", OPS: f"({WORKER})", LOCKER: f"({WORKER})"}
    assert pushed.keys("attached.operations") == [HATCH]

    alone = given({"attached.operations": [HATCH]}, attack=9)

    assert (alone.legal(a.Scan), alone.legal(a.FightEnemy)) == ([], [])
    assert alone.refused(a.Scan(room=OPS)).rule == "alien.scan.needs-hidden-card"


@pytest.mark.rule("alien.card_text.clear-room")
@pytest.mark.parametrize(("shafts", "legal"), [([], [VENT]), ([WORKER], [])])
def test_a_room_is_clear_while_no_card_is_in_it(shafts: list[str], legal: list[str]) -> None:
    table = given({"secured": [VENT], "complex.ventilation-shafts": shafts}, stage=2, recruit=4)

    assert table.legal(a.PayFor) == legal


@pytest.mark.rule("alien.card_text.clear-with-attachment")
def test_a_room_with_nothing_but_an_attached_card_is_clear() -> None:
    table = given({"secured": [VENT], "attached.ventilation-shafts": [HATCH]}, stage=2, recruit=4)

    assert table.legal(a.PayFor) == [VENT]


@pytest.mark.rule("alien.card_text.blocked-room")
@pytest.mark.parametrize(("blocked", "rooms"), [([], [OPS, SHAFTS]), ([SHAFTS], [OPS])])
def test_nothing_moves_back_into_a_blocked_room(blocked: list[str], rooms: list[str]) -> None:
    zones = {"complex.weapons-locker": [WORKER], "hand.0": ["electric-prod"]}
    table = given(zones, up=[LOCKER], blocked=blocked)

    table.play("electric-prod").choose(WORKER)

    assert table.options() == rooms


@pytest.mark.rule("alien.card_text.blocked-room")
@pytest.mark.parametrize(("blocked", "attack"), [([], 1), ([SHAFTS], 0)])
def test_a_blocked_room_is_never_clear(blocked: list[str], attack: int) -> None:
    with besides(trial(If(Clear(SHAFTS), (Pool(1),)))):
        table = given({"hand.0": ["trial"]}, blocked=blocked).play("trial")

    assert table.s.attack == attack


@pytest.mark.rule("alien.card_text.does-not-move")
def test_what_does_not_move_stays_and_others_skip_its_room() -> None:
    zones = {"complex.operations": [QUEEN], "complex.ventilation-shafts": [WORKER]}

    table = given(zones, up=[OPS], stage=3, begin=True)

    assert table.complex() == {SHAFTS: f"({WARRIOR})", OPS: QUEEN, LOCKER: f"({WORKER})"}


@pytest.mark.rule("alien.card_text.does-not-move-airlock")
def test_past_what_does_not_move_in_the_airlock_a_card_leaves_the_med_lab_for_the_combat_zone() -> None:
    full = {f"complex.{room}": [WORKER] for room in (SHAFTS, OPS, LOCKER, LAB)}

    table = given(
        {**full, "complex.med-lab": ["wall-lurker"], "complex.airlock": [QUEEN]}, 2, up=[LOCK], stage=3, begin=True
    )

    assert table.keys("combat-zone") == ["wall-lurker"]
    hidden = dict.fromkeys((OPS, LOCKER, LAB), f"({WORKER})")
    assert table.complex() == {SHAFTS: f"({WARRIOR})", **hidden, LOCK: QUEEN}
    assert table.keys("strikes.0") == ["raking-claws"]


@pytest.mark.rule("alien.card_text.does-not-move-entry")
def test_past_what_does_not_move_in_the_first_room_new_cards_enter_the_second() -> None:
    zones = {"complex.ventilation-shafts": [QUEEN], "complex.operations": [WORKER]}

    table = given(zones, up=[SHAFTS], stage=3, begin=True)

    assert table.complex() == {SHAFTS: QUEEN, OPS: f"({WARRIOR})", LOCKER: f"({WORKER})"}


@pytest.mark.rule("alien.card_text.does-not-move-hidden")
def test_what_does_not_move_is_pushed_as_long_as_it_is_hidden() -> None:
    table = given({"complex.ventilation-shafts": [QUEEN]}, stage=3, begin=True)

    assert table.complex() == {SHAFTS: f"({WARRIOR})", OPS: f"({QUEEN})"}


@pytest.mark.rule("alien.card_text.ventilation-lock", "alien.card_text.ventilation-lock-objective")
def test_the_ventilation_lock_takes_a_room_away_and_completes_the_second_objective() -> None:
    table = given({"secured": [VENT]}, stage=2, recruit=4)

    table.pay_for(VENT)

    assert (table.s.recruit, table.s.stage, len(table.reading().rooms)) == (0, 3, 4)
    assert table.keys("attached.ventilation-shafts") == ["no-one-can-hear-you-scream"]
    assert table.keys("objectives") == ["the-sos", "a-perfect-organism"]
    assert table.key(table.reading().objective() or 0) == "a-perfect-organism"


@pytest.mark.rule("alien.card_text.ventilation-lock-entry")
def test_with_the_ventilation_shafts_blocked_new_cards_enter_operations() -> None:
    table = given({"complex.operations": [WORKER]}, blocked=[SHAFTS], stage=3, begin=True)

    assert table.complex() == {OPS: f"({WARRIOR})", LOCKER: f"({WORKER})"}


@pytest.mark.rule("alien.card_text.ventilation-lock-occupant")
def test_what_lies_in_the_ventilation_shafts_is_pushed_on_as_they_are_blocked() -> None:
    hidden = {"complex.ventilation-shafts": [WORKER], "complex.operations": [WARRIOR]}
    table = given({"secured": [VENT], **hidden, "attached.ventilation-shafts": [HATCH]}, stage=2, recruit=7)

    table.pay_for(VENT)

    assert table.complex() == {OPS: f"({WORKER})", LOCKER: f"({WARRIOR})"}
    assert (table.keys("removed"), table.s.recruit) == ([HATCH], 0)
    assert table.keys("attached.ventilation-shafts") == ["no-one-can-hear-you-scream"]

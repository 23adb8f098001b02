"""Alien 3: Fiorina "Fury" 161, Where are the Brothers?, The Beast is Out There, Nobody Can Stop It."""

from __future__ import annotations

import pytest

from domain.games.alien import names as at
from domain.games.alien.actions import FightEnemy, PayFor, Recruit

from ..referee import Referee, fallen, fought, given, pushed_out, scanned, set_up, with_event, with_hazard

WARRIOR, HIDDEN = "warrior-drone", "(warrior-drone)"
FURY, BROTHERS, BEAST, STOP = (
    "fiorina-fury-161",
    "where-are-the-brothers",
    "the-beast-is-out-there",
    "nobody-can-stop-it",
)
BROTHER, DRUMS, MOULD, ROYAL = "missing-brother", "fuel-drums", "lead-mould", "royal-facehugger"
HATCHLING, PROWLER, RUNNER, FURNACE = "skulking-hatchling", "leadworks-prowler", "xenomorph-runner", "furnace-prowler"
COMMANDO, UNSTOPPABLE = "company-commando", "the-unstoppable-beast"
FULL = dict.fromkeys(at.ROOMS, HIDDEN)
ADDED = {"complex": {"ventilation-shafts": HIDDEN}, "hive": -1}
PUSHED = {"complex": FULL, "hive": -1}
STRUCK = {"strikes.0": ["raking-claws"], "strike-deck": -1}
BOTH_STRUCK = {"strikes.0": ["raking-claws"], "strikes.1": ["raking-claws"], "strike-deck": -2}
EVENT = {"complex": {}, "discarded": ["event-the-sos"], "attack": 0}
HAZARD = {"complex": {}, "discarded": ["hazard-the-sos"], "attack": 0}
HQ = {
    "hq.1": ["captains-log"],
    "hq.2": ["hold-nothing-back"],
    "hq.3": ["chain-of-command"],
    "hq.4": ["captain-of-the-ship"],
}


def begun(objective: str, stage: int) -> dict[str, object]:
    """The news that a new Objective is in any case."""
    return {"complex": {"airlock": "worker-drone"}, "objectives": ["before", objective], "attack": 0, "stage": stage}


# -- Fiorina "Fury" 161


@pytest.mark.parametrize(("hatchery", "stowaways"), [(["facehugger"] * 9, 3), (["facehugger"] * 2, 2), ([], 0)])
def test_stowaways_hide_in_the_barracks(hatchery: list[str], stowaways: int) -> None:
    table = with_hazard(FURY, 1, {"hatchery": [*hatchery, "chestburster"]})

    counts = {"barracks": stowaways, "hatchery": -stowaways} if stowaways else {}
    assert table.news() == HAZARD | counts
    assert table.keys("barracks").count("facehugger") == stowaways
    assert table.shown("barracks") == [None] * (20 + stowaways)


@pytest.mark.rule("alien.facehugger.unexpected-sources")
def test_a_stowaway_in_the_hq_comes_before_who_revealed_it_and_the_space_is_refilled() -> None:
    barracks = ["captain-of-the-ship"] * 3 + ["autopsy", "facehugger", "facehugger"]
    table = given({"barracks": barracks}, recruit=3, current=1).recruit("find-it-and-kill-it")

    assert table.news() == {
        "hq.1": ["autopsy"],
        "barracks": -3,
        "discard.1": ["find-it-and-kill-it"],
        "facehuggers.1": ["facehugger"] * 2,
        "recruit": 0,
    }


def test_an_infirmary_raid_costs_each_player_a_class_card_or_a_strike() -> None:
    hands = {"hand.0": ["grunt", "autopsy", "sergeant-tech", "lets-rock"], "hand.1": ["grunt"], "hand.2": ["fire-axe"]}
    table = with_hazard(FURY, 2, hands, seats=3)
    assert table.options() == ["0", "1"]
    table.choose("0")
    assert (table.waiting(), table.options()) == ([(0, "ko")], ["autopsy", "lets-rock", "sergeant-tech"])
    table.choose("autopsy")
    assert (table.waiting(), table.options()) == ([(1, "way")], ["1"])
    table.choose("1")

    table.choose("1")

    assert table.news() == HAZARD | {
        "hand.0": ["grunt", "sergeant-tech", "lets-rock"],
        "dead-characters": ["autopsy"],
        "strikes.1": ["raking-claws"],
        "strikes.2": ["raking-claws"],
        "strike-deck": -2,
    }


def test_a_cell_block_slaughter_clears_the_dear_ones_out_of_the_hq() -> None:
    table = with_hazard(FURY, 3, {**HQ, "barracks": ["captain-of-the-ship"] * 9 + ["rescue-beacon"]})

    assert table.news() == HAZARD | BOTH_STRUCK | {
        "hq.2": ["rescue-beacon"],
        "hq.3": ["captain-of-the-ship"],
        "dead-characters": ["hold-nothing-back", "chain-of-command"],
        "barracks": -2,
        "fewer gunner": 1,
        "fewer technician": 1,
    }


# -- Where are the Brothers?


def test_its_event_takes_the_dearest_of_the_hq_and_adds_a_card() -> None:
    taken = {"hq.3": ["captain-of-the-ship"], "barracks": -1, "dead-characters": ["chain-of-command"]}

    assert with_event(BROTHERS, HQ).news() == EVENT | ADDED | taken


def test_among_equals_you_choose() -> None:
    table = with_event(BROTHERS, HQ | {"hq.3": ["spare-parts"]}, current=0)
    assert (table.waiting(), table.options()) == ([(0, "ko")], ["hold-nothing-back", "spare-parts"])

    table.choose("hold-nothing-back")

    assert (table.keys("hq.2"), table.keys("dead-characters")) == (["captain-of-the-ship"], ["hold-nothing-back"])


def test_with_an_empty_hq_it_only_adds_a_card() -> None:
    assert with_event(BROTHERS, {space: [] for space in at.HQ} | {"barracks": []}).news() == EVENT | ADDED


@pytest.mark.parametrize("paid", [True, False])
def test_the_first_objective_is_completed_by_both_brothers(paid: bool) -> None:
    secured = {at.OBJECTIVES: [BROTHERS], "secured": [BROTHER]}
    if paid:
        table = given({**secured, "complex.med-lab": [BROTHER]}, up=["med-lab"], recruit=3)
        table.do(PayFor(card=table.find("complex.med-lab", BROTHER)))
    else:
        table = pushed_out(BROTHER, secured)

    assert (table.s.stage, table.keys("secured")) == (2, [BROTHER] * 2)


def test_a_brother_found_in_time_stays_and_is_fetched_for_three() -> None:
    table = scanned(BROTHER, {"hand.0": ["grunt", "autopsy"], "discard.0": ["specialist"]}, recruit=3, attack=9)
    assert table.news() == {"complex": {"med-lab": BROTHER}, "attack": 7}
    assert (table.legal(FightEnemy), table.legal(PayFor)) == ([], [BROTHER])

    table = given(
        {
            at.OBJECTIVES: [BROTHERS],
            "complex.med-lab": [BROTHER],
            "hand.0": ["grunt", "autopsy"],
            "discard.0": ["specialist"],
        },
        up=["med-lab"],
        recruit=3,
    ).pay_for(BROTHER)
    assert (table.waiting(), table.options(), table.asked().least) == ([(0, "ko")], ["grunt"], 0)
    table.choose("grunt")

    assert table.news() == {
        "complex": {},
        "secured": [BROTHER],
        "hand.0": ["autopsy"],
        "dead-characters": ["grunt"],
        "recruit": 0,
    }


def test_nobody_need_die_for_a_brother() -> None:
    zones = {at.OBJECTIVES: [BROTHERS], "complex.med-lab": [BROTHER], "hand.0": ["grunt"]}
    table = given(zones, up=["med-lab"], recruit=3).pay_for(BROTHER).choose()

    assert table.news() == {"complex": {}, "secured": [BROTHER], "recruit": 0}


def test_a_brother_is_pushed_like_any_card_and_lost_at_the_price_of_strikes() -> None:
    zones = {room: [WARRIOR] for room in at.COMPLEX} | {"complex.med-lab": [BROTHER]}
    table = given({at.OBJECTIVES: [BROTHERS], "hive": [WARRIOR] * 5, **zones}, up=["med-lab"], begin=True)
    assert (table.complex()["airlock"], table.keys("combat-zone")) == (BROTHER, [WARRIOR])

    table.end_turn()

    assert (table.s.current, table.keys("secured"), table.keys("combat-zone")) == (1, [BROTHER], [WARRIOR])
    assert (table.keys("strikes.0"), table.keys("strikes.1")) == (["raking-claws"] * 2, ["raking-claws"])


def test_a_hidden_brother_who_is_pushed_out_is_lost_as_well() -> None:
    assert pushed_out(BROTHER).news() == PUSHED | BOTH_STRUCK | {"secured": [BROTHER]}
    assert pushed_out(BROTHER, seats=1).news() == PUSHED | {
        "secured": [BROTHER],
        "strikes.0": ["raking-claws"] * 2,
        "strike-deck": -2,
    }


def test_a_skulking_hatchling_that_is_found_comes_one_room_on() -> None:
    table = scanned(HATCHLING, {"complex.airlock": [WARRIOR]})
    assert table.news() == {"complex": {"airlock": HATCHLING}, "combat-zone": [WARRIOR], "attack": 0}

    assert pushed_out(HATCHLING).news() == PUSHED | {"combat-zone": [HATCHLING]}
    assert fought(HATCHLING).news() == fallen(HATCHLING)


# -- The Beast is Out There


def test_before_the_beast_each_may_kill_a_card_without_a_cost() -> None:
    own = {"hand.0": ["grunt", "autopsy"], "discard.0": ["specialist"], "hand.1": ["lets-rock"]}
    table = set_up(BEAST, own)
    assert (table.waiting(), table.options(), table.asked().least) == ([(0, "ko")], ["grunt", "specialist"], 0)
    table.choose("specialist")
    assert (table.waiting(), table.options()) == ([(1, "ko")], ["lets-rock"])

    table.choose()

    assert table.news() == begun(BEAST, 2) | {"discard.0": [], "dead-characters": ["specialist"]}


def test_its_event_drives_every_enemy_that_was_found_on() -> None:
    zones = {"complex.ventilation-shafts": [PROWLER], "complex.operations": [WARRIOR], "complex.med-lab": [PROWLER]}
    table = with_event(BEAST, zones, up=["ventilation-shafts", "med-lab"])

    assert table.news() == EVENT | {
        "complex": {"operations": PROWLER, "weapons-locker": HIDDEN, "airlock": PROWLER},
    }


def test_from_the_airlock_the_enemy_nearest_to_it_leaves_first() -> None:
    zones = {"complex.med-lab": ["worker-drone"], "complex.airlock": [WARRIOR], "complex.operations": ["event-the-sos"]}
    table = given({at.OBJECTIVES: [BEAST], **zones}, up=["med-lab", "airlock"], attack=3, stage=2).scan("operations")

    assert (table.complex(), table.keys("combat-zone")) == ({"airlock": "worker-drone"}, [WARRIOR])
    assert table.keys("strikes.0") == []


@pytest.mark.parametrize("zones", [{}, {"complex.operations": [WARRIOR]}, {"combat-zone": [PROWLER]}])
def test_if_no_enemy_moves_you_are_struck(zones: dict[str, list[str]]) -> None:
    table = with_event(BEAST, zones)

    lying = {"complex": table.complex(), "discarded": ["event-the-sos"], "attack": 0}
    assert table.news() == lying | STRUCK


@pytest.mark.parametrize("seats", [1, 2])
def test_the_next_player_drops_a_card_for_a_leadworks_prowler(seats: int) -> None:
    hands = {"hand.0": ["grunt"], **({"hand.1": ["specialist", "grunt"]} if seats == 2 else {})}
    table = given({"combat-zone": [PROWLER], **hands}, seats).end_turn()
    assert (table.waiting(), table.keys("strikes.0")) == ([(seats - 1, "discard")], ["raking-claws"])

    table.choose("grunt")

    assert table.s.current == seats - 1
    assert table.keys(f"discard.{seats - 1}") == ["grunt"]
    assert fought(PROWLER).news() == fallen(PROWLER)


@pytest.mark.parametrize("key", [RUNNER, UNSTOPPABLE])
def test_a_runner_comes_one_room_on_after_each_hive_phase(key: str) -> None:
    zones = {"complex.weapons-locker": [key], "complex.med-lab": [WARRIOR]}
    table = given({"hive": [WARRIOR] * 9, **zones}, up=["weapons-locker"], begin=True)
    assert table.complex() == {"ventilation-shafts": HIDDEN, "med-lab": key, "airlock": HIDDEN}
    table.end_turn()
    assert (table.complex()["airlock"], table.keys("combat-zone")) == (key, [WARRIOR])

    table.end_turn()

    assert table.keys("combat-zone") == [WARRIOR, key]


def test_a_hidden_runner_and_one_in_the_combat_zone_do_not_run() -> None:
    zones = {"complex.weapons-locker": [RUNNER], "combat-zone": [RUNNER]}
    table = given({"hive": [WARRIOR] * 3, **zones}, begin=True)

    assert table.news() == {"complex": {"ventilation-shafts": HIDDEN, "weapons-locker": f"({RUNNER})"}, "hive": -1}
    assert fought(RUNNER).news() == fallen(RUNNER)


def test_of_several_runners_the_one_nearest_to_the_airlock_runs_first() -> None:
    zones = {"complex.weapons-locker": [RUNNER], "complex.med-lab": [RUNNER]}
    table = given({"hive": [WARRIOR] * 3, **zones}, up=["weapons-locker", "med-lab"], begin=True)

    assert table.complex() == {"ventilation-shafts": HIDDEN, "med-lab": RUNNER, "airlock": RUNNER}


def test_the_drums_stay_where_they_are_found() -> None:
    assert scanned(DRUMS).news() == {"complex": {}, "attached.med-lab": [DRUMS], "attack": 0}
    assert pushed_out(DRUMS).news() == PUSHED | STRUCK | {"attached.airlock": [DRUMS]}


@pytest.mark.parametrize(
    ("room", "beside"),
    [
        ("ventilation-shafts", ["operations"]),
        ("weapons-locker", ["med-lab", "operations"]),
        ("airlock", ["med-lab"]),
    ],
)
def test_the_drums_are_rolled_to_a_room_beside_once_a_turn(room: str, beside: list[str]) -> None:
    table = given({at.OBJECTIVES: [BEAST], f"attached.{room}": [DRUMS]}, stage=2, recruit=2)
    table.pay_for(DRUMS)
    if len(beside) > 1:
        assert (table.waiting(), table.options()) == ([(0, "attach-to")], beside)
        table.choose(beside[0])

    assert table.news() == {f"attached.{room}": [], f"attached.{beside[0]}": [DRUMS], "recruit": 1}
    assert table.legal(PayFor) == []


def lit(stage: int = 2, recruit: int = 6) -> Referee:
    """Drums in the Airlock, with enemies found and hidden around."""
    zones = {
        "attached.airlock": [DRUMS],
        "complex.airlock": [PROWLER],
        "complex.med-lab": ["worker-drone"],
        "complex.weapons-locker": [RUNNER],
        "combat-zone": [UNSTOPPABLE, COMMANDO, "armoured-drone"],
    }
    return given({at.OBJECTIVES: [BEAST], **zones}, up=["airlock", "weapons-locker"], stage=stage, recruit=recruit)


def test_lit_drums_kill_up_to_three_enemies_around_and_complete_the_objective() -> None:
    table = lit().pay_for(DRUMS, 1)
    assert (table.waiting(), table.asked().most) == ([(0, "ko")], 3)
    assert table.options() == ["armoured-drone", COMMANDO, PROWLER]

    table.choose(PROWLER, COMMANDO)

    assert table.news() == {
        "complex": {"weapons-locker": RUNNER, "med-lab": "(worker-drone)"},
        "combat-zone": [UNSTOPPABLE, "armoured-drone"],
        "dead-enemies": [PROWLER, COMMANDO],
        "attached.airlock": [],
        "removed": [DRUMS],
        "recruit": 0,
        "stage": 3,
    }


@pytest.mark.parametrize(("stage", "recruit"), [(1, 6), (3, 6), (2, 5)])
def test_the_drums_are_lit_for_six_and_only_while_the_beast_is_out(stage: int, recruit: int) -> None:
    table = lit(stage, recruit)

    table.refused(PayFor(card=table.find("attached.airlock", DRUMS), deed=1))


@pytest.mark.parametrize(
    "zones",
    [
        {},
        {"complex.med-lab": [WARRIOR]},
        {"complex.airlock": [UNSTOPPABLE]},
        {"complex.weapons-locker": ["worker-drone"]},
        {"combat-zone": [UNSTOPPABLE]},
    ],
)
def test_the_drums_are_not_lit_with_nothing_around_that_may_be_killed(zones: dict[str, list[str]]) -> None:
    up = [room for room in ("airlock", "weapons-locker") if f"complex.{room}" in zones]
    table = given({at.OBJECTIVES: [BEAST], "attached.airlock": [DRUMS], **zones}, up=up, stage=2, recruit=6)

    refused = table.refused(PayFor(card=table.find("attached.airlock", DRUMS), deed=1))

    assert (refused.code, refused.detail) == ("target_not_legal", "deed_condition")


def test_the_drums_reach_an_enemy_of_the_combat_zone_from_anywhere() -> None:
    table = given(
        {
            at.OBJECTIVES: [BEAST],
            "attached.ventilation-shafts": [DRUMS],
            "combat-zone": ["worker-drone"],
            "hive": ["egg-cluster"] * 9,
            "hand.0": ["specialist"] * 6,
        },
        seats=1,
        stage=2,
    )
    for _ in range(4):
        table.play("specialist").pay_for(DRUMS)
        if table.waiting():
            table.choose(max(table.options(), key=at.ROOMS.index))
        table.end_turn()
    for _ in range(6):
        table.play("specialist")

    table.pay_for(DRUMS, 1).choose("worker-drone")

    assert (table.s.stage, table.keys("removed")) == (3, [DRUMS])


# -- Nobody Can Stop It


def test_before_the_last_fight_each_heals_and_draws() -> None:
    table = set_up(STOP, {"strikes.0": ["impaled"], "strikes.1": ["tail-lash"]}).choose("impaled").choose("tail-lash")

    healed = {"strikes.0": [], "strikes.1": [], "discarded-strikes": ["impaled", "tail-lash"]}
    drawn = {"deck.0": -1, "hand.0": ["specialist"], "deck.1": -1, "hand.1": ["specialist"]}
    assert table.news() == begun(STOP, 3) | healed | drawn


def test_the_event_of_the_last_fight_costs_a_class_card_or_a_strike() -> None:
    table = with_event(STOP, {"hand.0": ["autopsy", "grunt"], "hand.1": ["grunt"]}).choose("0")
    assert table.options() == ["autopsy"]
    table.choose("autopsy")
    assert (table.waiting(), table.options()) == ([(1, "way")], ["1"])

    table.choose("1")

    assert table.news() == EVENT | {
        "hand.0": ["grunt"],
        "dead-characters": ["autopsy"],
        "strikes.1": ["raking-claws"],
        "strike-deck": -1,
    }


@pytest.mark.parametrize("zone", ["complex.operations", "combat-zone"])
def test_the_last_objective_is_completed_by_killing_the_unstoppable_beast(zone: str) -> None:
    up = ["operations"] if zone == "complex.operations" else []
    table = given({at.OBJECTIVES: [STOP], zone: [UNSTOPPABLE]}, up=up, stage=3, attack=13).fight(UNSTOPPABLE)

    assert (table.s.status, table.s.outcome, table.keys("dead-enemies")) == ("ended", "win", [UNSTOPPABLE])


def test_the_unstoppable_beast_strikes_twice_and_is_not_fought_before_its_time() -> None:
    table = given({"combat-zone": [UNSTOPPABLE]}, stage=2, attack=20)
    assert table.legal(FightEnemy) == []

    assert table.end_turn().keys("strikes.0") == ["raking-claws"] * 2


def test_a_furnace_prowler_costs_a_card_as_it_enters_the_combat_zone() -> None:
    table = pushed_out(FURNACE, {"hand.0": ["grunt", "autopsy"]}).choose("grunt")

    lost = {"hand.0": ["autopsy"], "discard.0": ["grunt"]}
    assert table.news() == PUSHED | lost | {"combat-zone": [FURNACE]}
    assert scanned(FURNACE).news() == {"complex": {"med-lab": FURNACE}, "attack": 0}
    assert fought(FURNACE).news() == fallen(FURNACE)


@pytest.mark.parametrize(("there", "recruit"), [([], 3), ([COMMANDO], 4), ([COMMANDO] * 2, 5)])
def test_each_company_commando_makes_the_hq_dearer(there: list[str], recruit: int) -> None:
    short = given({"combat-zone": there, "sergeants": []}, recruit=recruit - 1)
    assert short.legal(Recruit) == []

    table = given({"combat-zone": there}, recruit=recruit).recruit("find-it-and-kill-it")

    assert (table.s.recruit, table.keys("discard.0")) == (0, ["find-it-and-kill-it"])


def test_a_company_commando_does_not_make_sergeants_dearer_nor_work_in_the_complex() -> None:
    table = given({"combat-zone": [COMMANDO]}, recruit=3)
    assert table.legal(Recruit) == ["sergeant-tech"]

    there = given({"complex.med-lab": [COMMANDO]}, up=["med-lab"], recruit=3)

    assert there.legal(Recruit) == ["find-it-and-kill-it", "sergeant-tech"]
    assert fought(COMMANDO).news() == fallen(COMMANDO)


def test_the_lead_mould_slows_the_beast_twice_and_no_more() -> None:
    zones = {at.OBJECTIVES: [STOP], "secured": [MOULD], "combat-zone": [UNSTOPPABLE], "hand.1": ["specialist"] * 4}
    table = given(zones, stage=3, recruit=6).pay_for(MOULD)
    assert table.news() == {f"lead {UNSTOPPABLE}": 1, "recruit": 3}
    assert (table.attack_of(UNSTOPPABLE), table.legal(PayFor)) == (11, [])
    table.end_turn()
    for _ in range(4):
        table.play("specialist")

    table.pay_for(MOULD)

    assert (table.attack_of(UNSTOPPABLE), table.s.recruit) == (9, 1)
    laden = given(zones, stage=3, recruit=3, markers={"combat-zone.lead": 2})
    assert laden.attack_of(UNSTOPPABLE) == 9
    assert laden.refused(PayFor(card=laden.find("secured", MOULD))).detail == "deed_condition"


@pytest.mark.parametrize("up", [True, False])
def test_the_lead_mould_needs_the_beast_face_up(up: bool) -> None:
    zones = {at.OBJECTIVES: [STOP], "secured": [MOULD], "complex.med-lab": [UNSTOPPABLE]}
    table = given(zones, stage=3, recruit=3, up=["med-lab"] * up)

    assert table.legal(PayFor) == [MOULD] * up


@pytest.mark.parametrize("stage", [1, 2, 3])
def test_the_lead_mould_is_secured_wherever_it_is_found(stage: int) -> None:
    assert scanned(MOULD, stage=stage).news() == {"complex": {}, "secured": [MOULD], "attack": 0}
    assert pushed_out(MOULD, stage=stage).news() == PUSHED | STRUCK | {"secured": [MOULD]}
    early = given({"secured": [MOULD], "combat-zone": [UNSTOPPABLE]}, stage=stage, recruit=9)
    assert early.legal(PayFor) == [MOULD] * (stage == 3)


def test_a_royal_facehugger_is_a_facehugger_that_is_harder_to_kill() -> None:
    table = scanned(ROYAL, attack=2 + 4)
    assert table.news() == {"complex": {}, "facehuggers.0": [ROYAL], "attack": 4}
    assert table.legal(FightEnemy) == []
    assert scanned(ROYAL, attack=2 + 5).fight(ROYAL).news() == {"complex": {}, "dead-enemies": [ROYAL], "attack": 0}
    assert pushed_out(ROYAL).news() == PUSHED | {"facehuggers.0": [ROYAL]}

    table = given({"facehuggers.0": [ROYAL]}).end_turn().end_turn()

    assert (table.keys("dead-enemies"), table.keys("discard.0")[-1:]) == ([ROYAL], ["chestburster"])


@pytest.mark.parametrize(("key", "stage"), [(BROTHER, 2), (DRUMS, 3)])
def test_a_goal_card_found_too_late_gives_a_card(key: str, stage: int) -> None:
    late = {"removed": [key], "deck.0": -1, "hand.0": ["specialist"]}

    assert scanned(key, stage=stage).news() == {"complex": {}, "attack": 0, **late}
    assert pushed_out(key, stage=stage).news() == PUSHED | late

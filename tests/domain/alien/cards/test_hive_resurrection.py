"""Alien: Resurrection: The Auriga, Breakout, You're a Thing. A Construct., She'll Breed. You'll Die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from domain.games.alien import names as at
from domain.games.alien.actions import FightEnemy, PayFor

from ..referee import (
    Referee,
    fallen,
    fought,
    given,
    new_game,
    pushed_out,
    scanned,
    set_up,
    with_event,
    with_hazard,
)

WARRIOR, HIDDEN = "warrior-drone", "(warrior-drone)"
AURIGA, BREAKOUT, CONSTRUCT, BREED = "the-auriga", "breakout", "youre-a-thing-a-construct", "shell-breed-youll-die"
HATCH, CLONE, VIEWPORT = "sealed-hatch", "failed-clone", "cracked-viewport"
SPECIMEN, HUNTER, SLEEPER, TENDER = "escaped-specimen", "swimming-hunter", "infected-sleeper", "nest-tender"
QUEEN, NEWBORN, DOCTOR, NEST = "birthing-queen", "the-newborn", "turncoat-doctor", "nest-warrior"
FULL = dict.fromkeys(at.ROOMS, HIDDEN)
ADDED = {"complex": {"ventilation-shafts": HIDDEN}, "hive": -1}
PUSHED = {"complex": FULL, "hive": -1}
STRUCK = {"strikes.0": ["raking-claws"], "strike-deck": -1}
EVENT = {"complex": {}, "discarded": ["event-the-sos"], "attack": 0}
HAZARD = {"complex": {}, "discarded": ["hazard-the-sos"], "attack": 0}
CULTURE = "hazard-the-sos"
"""The key of the Hazard that has become a Loose Culture, by which the table knows it."""


def begun(objective: str, stage: int) -> dict[str, Any]:
    """The news that a new Objective is in any case."""
    return {"complex": {"airlock": "worker-drone"}, "objectives": ["before", objective], "attack": 0, "stage": stage}


# -- The Auriga


def test_a_containment_alarm_costs_each_player_a_card_and_adds_one() -> None:
    table = with_hazard(AURIGA, 1, {"hand.0": ["grunt", "autopsy"]}, seats=2)
    assert (table.waiting(), table.options()) == ([(0, "discard")], ["autopsy", "grunt"])

    table.choose("grunt")

    assert table.news() == HAZARD | ADDED | {"hand.0": ["autopsy"], "discard.0": ["grunt"]}


def test_a_loose_culture_gets_into_the_discard_pile_of_who_found_it() -> None:
    table = with_hazard(AURIGA, 2)

    assert table.news() == {"complex": {}, "discard.0": [CULTURE], "attack": 0}
    card = table.reading().card_of(table.find("discard.0", CULTURE))
    assert (card.key, card.kind, card.cost, card.cls, table.view().hazards) == (
        "loose-culture",
        "loose-culture",
        None,
        "",
        2,
    )


def cultured(zones: dict[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """Seat 0 has found the Loose Culture, with an empty deck."""
    return with_hazard(AURIGA, 2, {"deck.0": [], **(zones or {})}, seats, **about)


def test_who_draws_a_loose_culture_is_struck_draws_again_and_passes_it_on() -> None:
    table = cultured({"discard.0": ["grunt"] * 5}).end_turn()

    assert (table.s.current, table.keys("strikes.0"), table.s.dead) == (1, ["raking-claws"], ())
    owned = table.keys("hand.0") + table.keys("deck.0") + table.keys("discard.0")
    assert (owned, table.keys("discard.1"), table.keys("resolving")) == (["grunt"] * 5, [CULTURE], [])
    assert table.reading().card_of(table.find("discard.1", CULTURE)).key == "loose-culture"


def test_alone_one_gets_it_back_but_not_in_the_same_draw() -> None:
    table = cultured(seats=1).end_turn()

    assert (table.keys("strikes.0"), table.keys("hand.0"), table.keys("discard.0")) == (["raking-claws"], [], [CULTURE])
    table.end_turn()
    assert (table.keys("strikes.0"), table.keys("hand.0"), table.keys("discard.0")) == (
        ["raking-claws"] * 2,
        [],
        [CULTURE],
    )


def test_it_wanders_on_from_player_to_player() -> None:
    table = cultured({"deck.1": [], "deck.2": []}, seats=3).end_turn()
    assert [len(table.keys(f"strikes.{seat}")) for seat in range(3)] == [1, 0, 0]
    table.end_turn()
    assert [len(table.keys(f"strikes.{seat}")) for seat in range(3)] == [1, 1, 0]

    table.end_turn()

    assert [len(table.keys(f"strikes.{seat}")) for seat in range(3)] == [1, 1, 1]
    assert table.keys("discard.0") == [CULTURE]


def test_a_loose_culture_is_destroyed_for_four_while_it_is_in_the_own_discard_pile() -> None:
    table = cultured(recruit=4)
    assert table.legal(PayFor) == [CULTURE]

    table.pay_for(CULTURE)

    assert table.news() == {"complex": {}, "discarded": [CULTURE], "attack": 0, "recruit": 0}
    assert cultured(recruit=3).legal(PayFor) == []


def test_in_the_discard_pile_of_another_player_it_is_out_of_reach() -> None:
    table = cultured({"hand.1": ["specialist"] * 4})
    table.end_turn()
    assert table.keys("discard.1") == [CULTURE]
    for _ in range(4):
        table.play("specialist")
    assert table.legal(PayFor) == [CULTURE]

    other = cultured({"deck.0": ["grunt"] * 6, "hand.1": ["specialist"] * 4}).end_turn()
    for _ in range(4):
        other.play("specialist")

    assert (other.keys("discard.0"), other.legal(PayFor)) == ([CULTURE], [])


def test_whoever_kills_a_card_of_the_discard_pile_may_kill_a_loose_culture() -> None:
    table = cultured({"combat-zone": ["scavenging-drone"]}, attack=4).fight("scavenging-drone")
    assert table.options() == [CULTURE]

    table.choose(CULTURE)

    assert (table.keys("discard.0"), table.keys("discarded")) == ([], [CULTURE])


def test_a_loose_culture_leaves_the_game_with_who_dies_of_it() -> None:
    almost_dead = ["raking-claws"] * 10
    table = cultured({"strikes.0": almost_dead, "discard.0": ["grunt"] * 5}, seats=3).end_turn()

    assert (table.s.dead, table.s.current) == ((0,), 1)
    assert sorted(table.keys("removed")) == ["grunt"] * 5 + [CULTURE]
    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [[], [], []]


def test_if_it_costs_somebody_else_the_life_it_still_wanders_on() -> None:
    strikes = {"strikes.1": ["impaled", "impaled"], "strike-deck": ["near-miss"] * 9 + ["tail-lash", "spray-of-acid"]}
    table = cultured({**strikes, "avatar.1": ["scout"], "discard.0": ["grunt"] * 5}, seats=3).end_turn()

    assert (table.s.dead, table.s.current) == ((1,), 2)
    assert (table.keys("discard.2"), table.keys("resolving"), len(table.keys("hand.0"))) == ([CULTURE], [], 5)


def test_a_collision_course_strikes_everybody_and_lets_every_later_event_add_a_card() -> None:
    zones = {"complex.med-lab": ["event-the-sos"], "complex.weapons-locker": ["event-the-sos"]}
    table = with_hazard(AURIGA, 3, zones, attack=9)
    assert (table.keys("strikes.0"), table.keys("strikes.1")) == (["raking-claws"], ["raking-claws"])
    assert (table.keys("discarded"), len(table.keys("hive"))) == (["hazard-the-sos"], 12)
    table.scan("med-lab").choose("0")
    assert (len(table.keys("facehuggers.0")), len(table.keys("hive"))) == (1, 11)
    table.scan("weapons-locker").choose("1")
    assert len(table.keys("hive")) == 9
    table.end_turn()
    assert len(table.keys("hive")) == 8

    assert table.complex() == dict.fromkeys(at.ROOMS[:4], HIDDEN)


def test_if_the_collision_kills_whose_turn_it_is_the_hazard_is_put_away() -> None:
    table = with_hazard(AURIGA, 3, {"strikes.0": ["raking-claws"] * 10}, seats=3)

    assert (table.s.dead, table.s.current, table.keys("resolving")) == ((0,), 1, [])
    assert table.keys("discarded") == ["hazard-the-sos"]


# -- Breakout


def test_the_breakout_begins_with_a_card_in_the_complex() -> None:
    location, objectives = "the-auriga", (BREAKOUT, "the-beast-is-out-there", "nobody-can-stop-it")
    roles = ("Gunner", "Scout")
    table = new_game(2, preset="free-mix", location=location, objectives=objectives, roles=roles, first_player=1)

    assert (len(table.complex()), table.s.turn) == (2, 1)


@pytest.mark.parametrize("there", [[WARRIOR], [WARRIOR, SPECIMEN]])
def test_its_event_kills_an_enemy_that_was_found_and_brings_two(there: list[str]) -> None:
    zones = {f"complex.{room}": [key] for room, key in zip(("operations", "med-lab"), there, strict=False)}
    table = with_event(BREAKOUT, {**zones, "sergeants": []}, up=["operations", "med-lab"][: len(there)])
    if len(there) > 1:
        assert (table.waiting(), table.options()) == ([(0, "ko")], [SPECIMEN, WARRIOR])
        table.choose(WARRIOR)

    assert table.keys("dead-enemies") == [WARRIOR]
    left = {"med-lab": SPECIMEN} if len(there) > 1 else {}
    assert table.complex() == {"ventilation-shafts": HIDDEN, "operations": HIDDEN, **left}
    assert (len(table.keys("hive")), table.keys("discarded")) == (10, ["event-the-sos"])


@pytest.mark.parametrize(
    ("zones", "up"),
    [({}, []), ({"combat-zone": [WARRIOR]}, []), ({"complex.med-lab": [QUEEN]}, ["med-lab"])],
)
def test_with_no_enemy_to_kill_its_event_adds_one_card(zones: dict[str, list[str]], up: list[str]) -> None:
    table = with_event(BREAKOUT, zones, up=up)

    left = {"med-lab": QUEEN} if up else {}
    assert table.news() == EVENT | {"complex": {"ventilation-shafts": HIDDEN, **left}, "hive": -1}


@pytest.mark.parametrize("hand", [["grunt", "grunt", "autopsy"], ["grunt"], []])
def test_an_escaped_specimen_costs_a_card_now_or_later(hand: list[str]) -> None:
    table = fought(SPECIMEN, {"hand.0": hand})
    assert (table.waiting(), table.options()) == ([(0, "way")], ["0", "1"] if hand else ["1"])
    if hand:
        paid = fought(SPECIMEN, {"hand.0": hand}).choose("0").choose("grunt")
        assert paid.news() == fallen(SPECIMEN) | {"hand.0": hand[1:], "discard.0": ["grunt"]}

    table.choose("1")

    assert table.news() == fallen(SPECIMEN) | {"fewer gunner": 1}
    assert len(table.end_turn().keys("hand.0")) == 5


def test_a_hatch_is_attached_where_it_is_found() -> None:
    table = scanned(HATCH, {"attached.med-lab": [HATCH]})
    assert table.news() == {"complex": {}, "attached.med-lab": [HATCH] * 2, "attack": 0}

    table = pushed_out(HATCH, {"attached.med-lab": [HATCH]})
    assert (table.waiting(), table.options()) == (
        [(0, "attach-to")],
        ["airlock", "operations", "ventilation-shafts", "weapons-locker"],
    )

    table.choose("operations")

    assert table.news() == {"complex": FULL, "combat-zone": [WARRIOR], "attached.operations": [HATCH], "hive": -2}


@pytest.mark.parametrize(("occupied", "price"), [(False, 2), (True, 4)])
def test_a_hatch_is_forced_with_two_cards_or_four(occupied: bool, price: int) -> None:
    room = {"complex.med-lab": [WARRIOR]} if occupied else {}
    zones = {at.OBJECTIVES: [BREAKOUT], "attached.med-lab": [HATCH], **room}
    assert given({**zones, "hand.0": ["grunt"] * (price - 1)}).legal(PayFor) == []
    table = given({**zones, "hand.0": ["grunt"] * price + ["autopsy"]}).pay_for(HATCH)
    assert (table.waiting(), table.asked().least, table.asked().most) == ([(0, "discard")], price, price)

    table.choose(*["grunt"] * price)

    assert table.news() == {
        "attached.med-lab": [],
        "secured": [HATCH],
        "hand.0": ["autopsy"],
        "discard.0": ["grunt"] * price,
    }


def test_two_of_three_hatches_complete_the_breakout_and_a_hand_of_six_pays_for_each() -> None:
    zones = {at.OBJECTIVES: [BREAKOUT], "attached.med-lab": [HATCH] * 3, "complex.med-lab": [WARRIOR]}
    table = given({**zones, "hand.0": ["grunt"] * 8})
    table.pay_for(HATCH).choose(*["grunt"] * 4)
    assert (table.s.stage, table.keys("attached.med-lab")) == (1, [HATCH] * 2)

    table.do(PayFor(card=table.find("attached.med-lab", HATCH))).choose(*["grunt"] * 4)

    assert (table.s.stage, table.keys("secured"), table.keys("attached.med-lab")) == (2, [HATCH] * 2, [HATCH])
    assert table.legal(PayFor) == []


# -- You're a Thing. A Construct.


def test_the_second_objective_begins_with_healing() -> None:
    table = set_up(CONSTRUCT, {"strikes.0": ["impaled"], "strikes.1": ["tail-lash"]}).choose("impaled").choose()

    healed = {"strikes.0": [], "discarded-strikes": ["impaled"]}
    assert table.news() == begun(CONSTRUCT, 2) | healed


def test_its_event_costs_all_hands_the_cards_of_a_class() -> None:
    hands = {"hand.0": ["autopsy", "grunt"], "hand.1": ["captains-log", "autopsy", "fire-axe"]}
    table = with_event(CONSTRUCT, hands)
    assert (table.waiting(), table.options()) == (
        [(0, "call-class")],
        ["intel", "leadership", "strength", "survival", "tech"],
    )

    table.choose("intel")

    assert table.news() == EVENT | {
        "hand.0": ["grunt"],
        "discard.0": ["autopsy"],
        "hand.1": ["fire-axe"],
        "discard.1": ["captains-log", "autopsy"],
    }


def test_if_nobody_has_one_you_are_struck() -> None:
    table = with_event(CONSTRUCT, {"hand.0": ["autopsy"], "hand.1": ["grunt"]}).choose("tech")

    assert table.news() == EVENT | STRUCK


def test_while_a_swimming_hunter_is_in_the_combat_zone_new_hands_are_smaller() -> None:
    table = given({"combat-zone": [HUNTER]}).end_turn()
    assert (len(table.keys("hand.0")), table.keys("strikes.0")) == (5, ["raking-claws"])
    assert len(given({"combat-zone": [HUNTER] * 4}).end_turn().keys("hand.0")) == 3
    assert len(given({"complex.med-lab": [HUNTER]}, up=["med-lab"]).end_turn().keys("hand.0")) == 6

    assert fought(HUNTER).news() == fallen(HUNTER)


def test_an_infected_sleeper_wakes_in_the_combat_zone() -> None:
    assert scanned(SLEEPER, attack=4).fight(SLEEPER).news() == {"complex": {}, "dead-enemies": [SLEEPER], "attack": 0}
    table = given({"combat-zone": [SLEEPER]}, attack=4)
    assert table.attack_of(SLEEPER) == 4

    assert table.end_turn().keys("strikes.0") == ["raking-claws"] * 2
    assert fought(SLEEPER).news() == fallen(SLEEPER)


def test_a_failed_clone_lies_in_the_med_lab() -> None:
    assert given({"complex.airlock": [CLONE]}, attack=1).scan("airlock").news() == {
        "complex": {},
        "attached.med-lab": [CLONE],
        "attack": 0,
    }
    assert pushed_out(CLONE).news() == PUSHED | {"attached.med-lab": [CLONE], "fewer gunner": 1}


def clone(hand: Sequence[str], **zones: Sequence[str]) -> Referee:
    """A Failed Clone in the Med-Lab, while its Objective is current, and somebody who is hurt."""
    laid = {at.OBJECTIVES: [CONSTRUCT], "attached.med-lab": [CLONE], "hand.0": hand, "strikes.1": ["impaled"]}
    return given({**laid, **{zone.replace("_", "."): cards for zone, cards in zones.items()}}, stage=2)


RESTED = {"attached.med-lab": [], "secured": [CLONE], "strikes.1": [], "discarded-strikes": ["impaled"]}


def test_a_mixed_crew_lets_a_failed_clone_rest() -> None:
    table = clone(["autopsy", "grunt"], played_0=["fire-axe"], vigilant_0=["wary-retreat"]).pay_for(CLONE, 0)
    for n, key in enumerate(shown := ("autopsy", "fire-axe", "wary-retreat")):
        assert (table.waiting(), table.options()) == ([(0, "show-class")], sorted(shown[n:]))
        table.choose(key)

    table.choose("impaled")

    assert table.news() == RESTED
    assert table.shown("hand.0", 1) == ["autopsy", None]


@pytest.mark.parametrize("hand", [["autopsy", "fire-axe"], ["autopsy", "captains-log", "fire-axe"], ["grunt"] * 3])
def test_two_classes_are_too_few(hand: list[str]) -> None:
    table = clone(hand)

    assert table.refused(PayFor(card=table.find("attached.med-lab", CLONE), deed=0)).detail == "deed_condition"


def test_a_sacrifice_lets_a_failed_clone_rest() -> None:
    table = clone(["grunt", "sergeant-tech", "lets-rock"], played_0=["autopsy"]).pay_for(CLONE, 1)
    assert (table.waiting(), table.options()) == ([(0, "ko")], ["autopsy", "sergeant-tech"])

    table.choose("sergeant-tech").choose("impaled")

    assert table.news() == RESTED | {"hand.0": ["grunt", "lets-rock"], "dead-characters": ["sergeant-tech"]}


def test_cards_without_a_cost_are_no_sacrifice() -> None:
    table = clone(["grunt", "specialist", "lets-rock"], discard_0=["autopsy"])

    assert table.refused(PayFor(card=table.find("attached.med-lab", CLONE), deed=1)).detail == "deed_condition"


def test_the_second_objective_is_completed_when_both_clones_rest() -> None:
    zones = {at.OBJECTIVES: [CONSTRUCT], "attached.med-lab": [CLONE] * 2, "complex.med-lab": [WARRIOR]}
    table = given({**zones, "hand.0": ["sergeant-tech"] * 2}, stage=2)
    table.pay_for(CLONE, 1).choose("sergeant-tech")
    assert (table.s.stage, table.keys("secured")) == (2, [CLONE])

    table.do(PayFor(card=table.find("attached.med-lab", CLONE), deed=1)).choose("sergeant-tech")

    assert (table.s.stage, table.keys("secured"), table.keys("dead-characters")) == (
        3,
        [CLONE] * 2,
        ["sergeant-tech"] * 2,
    )


# -- She'll Breed. You'll Die.


def test_the_third_objective_begins_with_healing_and_a_hive_card() -> None:
    table = set_up(BREED, {"strikes.0": ["impaled", "tail-lash"]}).choose("impaled", "tail-lash")

    healed = {"strikes.0": [], "discarded-strikes": ["impaled", "tail-lash"]}
    assert table.news() == begun(BREED, 3) | healed | {
        "complex": {"ventilation-shafts": HIDDEN, "airlock": "worker-drone"},
        "hive": -1,
    }


def test_its_event_asks_each_for_a_ripley_two_cards_or_a_strike() -> None:
    hands = {"hand.0": ["acid-blood", "grunt"], "hand.1": ["grunt"] * 3, "hand.2": ["grunt"]}
    table = with_event(BREED, hands, seats=3)
    assert table.options() == ["0", "1", "2"]
    table.choose("0").choose("acid-blood")
    assert (table.waiting(), table.options()) == ([(1, "way")], ["1", "2"])
    table.choose("1").choose("grunt", "grunt")
    assert (table.waiting(), table.options()) == ([(2, "way")], ["2"])

    table.choose("2")

    assert table.news() == EVENT | {
        "hand.1": ["grunt"],
        "discard.1": ["grunt"] * 2,
        "strikes.2": ["raking-claws"],
        "strike-deck": -1,
    }
    assert table.shown("hand.0", 1) == ["acid-blood", None]


@pytest.mark.parametrize("zone", ["played.0", "vigilant.0"])
def test_a_ripley_in_play_will_do(zone: str) -> None:
    table = with_event(BREED, {zone: ["acid-blood"]}, seats=1)
    assert table.options() == ["0", "2"]

    assert table.choose("0").news() == EVENT


@pytest.mark.parametrize(("first", "second"), [(QUEEN, NEWBORN), (NEWBORN, QUEEN)])
def test_the_third_objective_is_completed_when_both_final_enemies_have_died(first: str, second: str) -> None:
    table = given({at.OBJECTIVES: [BREED], "combat-zone": [QUEEN, NEWBORN]}, stage=3, attack=19).fight(first)
    assert (table.s.status, len(table.complex())) == ("running", 1 if first == QUEEN else 0)

    table.fight(second)

    assert (table.s.status, table.s.outcome, table.s.attack) == ("ended", "win", 0)
    assert len(table.complex()) == (1 if first == QUEEN else 0)


def test_the_birthing_queen_does_not_strike_and_dies_for_a_hive_card() -> None:
    table = given({"combat-zone": [QUEEN]}, stage=3).end_turn()
    assert (table.keys("strikes.0"), table.keys("combat-zone")) == ([], [QUEEN])

    dead = fought(QUEEN, {at.OBJECTIVES: [BREED]}, stage=3)

    assert dead.news() == fallen(QUEEN) | ADDED


@pytest.mark.parametrize("zone", ["complex.operations", "combat-zone"])
def test_the_newborn_kills_the_birthing_queen_as_it_is_revealed(zone: str) -> None:
    up = ["operations"] if zone == "complex.operations" else []
    table = scanned(NEWBORN, {at.OBJECTIVES: [BREED], zone: [QUEEN]}, up=up, stage=3)

    assert (table.keys("dead-enemies"), table.keys(zone)) == ([QUEEN], [])
    assert table.complex() == {"ventilation-shafts": HIDDEN, "med-lab": NEWBORN}


@pytest.mark.parametrize(("stage", "up"), [(1, True), (2, True), (3, False)])
def test_before_its_time_and_if_she_is_hidden_the_newborn_kills_nobody(stage: int, up: bool) -> None:
    table = scanned(NEWBORN, {"complex.operations": [QUEEN]}, up=["operations"] * up, stage=stage)

    assert table.complex() == {"operations": QUEEN if up else f"({QUEEN})", "med-lab": NEWBORN}
    assert (table.keys("dead-enemies"), table.legal(FightEnemy)) == ([], [])


@pytest.mark.rule("alien.card_text.grown-in-a-lab-ripley")
def test_the_newborn_is_weaker_for_each_ripley_played() -> None:
    zones = {at.OBJECTIVES: [BREED], "combat-zone": [NEWBORN], "hand.0": ["acid-blood", "grunt", "hive-sense"]}
    table = given(zones, stage=3)
    assert table.attack_of(NEWBORN) == 10
    table.play("grunt")
    assert table.attack_of(NEWBORN) == 10
    table.play("acid-blood")
    assert table.attack_of(NEWBORN) == 8

    lab = given({**zones, "hand.0": ["fire-axe", "grown-in-a-lab"]}, stage=3).play("fire-axe").play("grown-in-a-lab")

    assert lab.attack_of(NEWBORN) == 8


def test_the_newborn_strikes_twice() -> None:
    assert given({"combat-zone": [NEWBORN]}).end_turn().keys("strikes.0") == ["raking-claws"] * 2


def test_a_nest_warrior_that_surprises_is_not_alone() -> None:
    assert pushed_out(NEST).news() == {"complex": FULL, "combat-zone": [NEST, WARRIOR], "hive": -2}
    assert scanned(NEST).news() == {"complex": {"med-lab": NEST}, "attack": 0}
    assert fought(NEST).news() == fallen(NEST)


@pytest.mark.parametrize(
    ("zones", "up", "attack"),
    [
        ({"complex.med-lab": [TENDER]}, ["med-lab"], 10),
        ({"complex.med-lab": [TENDER], "complex.airlock": [TENDER]}, ["med-lab", "airlock"], 11),
        ({"complex.med-lab": [TENDER]}, [], 9),
        ({"combat-zone": [QUEEN, TENDER]}, [], 9),
    ],
)
def test_each_nest_tender_in_the_complex_makes_final_enemies_stronger(
    zones: dict[str, list[str]], up: list[str], attack: int
) -> None:
    table = given({"combat-zone": [QUEEN], **zones}, up=up)

    assert table.attack_of(QUEEN) == attack
    assert fought(TENDER).news() == fallen(TENDER)


@pytest.mark.parametrize("stage", [1, 2, 3])
def test_the_cracked_viewport_is_secured_wherever_it_is_found(stage: int) -> None:
    assert scanned(VIEWPORT, stage=stage).news() == {"complex": {}, "secured": [VIEWPORT], "attack": 0}
    assert pushed_out(VIEWPORT, stage=stage).news() == PUSHED | STRUCK | {"secured": [VIEWPORT]}
    table = given({"secured": [VIEWPORT], "combat-zone": [QUEEN]}, stage=stage, recruit=9)
    assert table.legal(PayFor) == [VIEWPORT] * (stage == 3)


def test_the_cracked_viewport_weakens_a_final_enemy_once_a_turn() -> None:
    zones = {"complex.airlock": [QUEEN], "complex.med-lab": [NEST], "combat-zone": [NEWBORN, NEST]}
    table = given({"secured": [VIEWPORT], **zones}, up=["airlock", "med-lab"], stage=3, recruit=8).pay_for(VIEWPORT)
    assert (table.waiting(), table.options()) == ([(0, "weaken")], [QUEEN, NEWBORN])

    table.choose(NEWBORN)

    assert table.news() == {f"weakened {NEWBORN}": 3, "recruit": 4}
    assert (table.attack_of(NEWBORN), table.attack_of(QUEEN), table.legal(PayFor)) == (7, 9, [])


def test_the_turncoat_doctor_makes_goal_actions_dearer() -> None:
    zones = {"secured": [VIEWPORT], "complex.med-lab": [DOCTOR], "combat-zone": [QUEEN]}
    assert given(zones, up=["med-lab"], stage=3, recruit=5).legal(PayFor) == []

    table = given(zones, up=["med-lab"], stage=3, recruit=6).pay_for(VIEWPORT)

    assert (table.s.recruit, table.attack_of(QUEEN)) == (0, 6)


def test_the_turncoat_doctor_makes_nothing_else_dearer() -> None:
    zones = {at.OBJECTIVES: [BREAKOUT], "attached.med-lab": [HATCH], "combat-zone": [DOCTOR], "hand.0": ["grunt"] * 2}

    assert given(zones).legal(PayFor) == [HATCH]
    assert cultured({"combat-zone": [DOCTOR]}, recruit=4).pay_for(CULTURE).s.recruit == 0


def test_the_turncoat_doctor_does_not_strike_and_dies_for_a_card_each() -> None:
    assert given({"combat-zone": [DOCTOR]}).end_turn().keys("strikes.0") == []

    drawn = {"deck.0": -1, "hand.0": ["specialist"], "deck.1": -1, "hand.1": ["specialist"]}
    assert fought(DOCTOR).news() == fallen(DOCTOR) | drawn


@pytest.mark.parametrize(("key", "stage"), [(HATCH, 2), (CLONE, 3)])
def test_a_goal_card_found_too_late_gives_a_card(key: str, stage: int) -> None:
    late = {"removed": [key], "deck.0": -1, "hand.0": ["specialist"]}

    assert scanned(key, stage=stage).news() == {"complex": {}, "attack": 0, **late}
    assert pushed_out(key, stage=stage).news() == PUSHED | late

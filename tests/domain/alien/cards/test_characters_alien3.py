"""The Characters of Alien 3: Dillon, Clemens, Aaron, Ripley."""

from __future__ import annotations

import pytest

from ..referee import Referee, given

ENEMY, DRONE, CLAWS = "worker-drone", "warrior-drone", "raking-claws"
KILL_IT, NOTHING_BACK = "find-it-and-kill-it", "hold-nothing-back"


# -- Brother Dillon


def test_shared_faith_recruits_when_it_is_played_and_changes_no_cards_then() -> None:
    table = given({"hand.0": ["shared-faith", "grunt"], "hand.1": ["grunt"]}).play("shared-faith")

    assert table.news() == {"hand.0": ["grunt"], "played.0": ["shared-faith"], "recruit": 2}


@pytest.mark.rule("alien.keyword.mobilize")
def test_shared_faith_lets_all_change_a_card_when_it_is_gained() -> None:
    hands = {"hand.0": ["grunt", "autopsy"], "hand.1": ["grunt"], "hand.2": ["grunt"]}
    table = given({"hq.1": ["shared-faith"], **hands}, seats=3, recruit=3).recruit("shared-faith")
    assert (table.s.recruit, table.keys("hq.1")) == (0, ["captain-of-the-ship"])

    table.choose("grunt", seat=0).choose("grunt", seat=1).choose(seat=2)

    assert (table.keys("hand.0"), table.keys("discard.0")) == (["autopsy", "specialist"], ["shared-faith", "grunt"])
    assert (table.keys("hand.1"), table.keys("discard.1")) == (["specialist"], ["grunt"])
    assert (table.keys("hand.2"), table.keys("discard.2"), table.keys("deck.2")) == (["grunt"], [], ["specialist"] * 10)


def with_axe(before: str = NOTHING_BACK) -> Referee:
    zones = {"hand.0": ["fire-axe", "autopsy"], "vigilant.0": ["wary-retreat"], "discard.0": ["grunt"]}
    return given({**zones, "played.0": [before]}).play("fire-axe")


def test_fire_axe_may_kill_one_of_your_characters_for_attack_after_strength() -> None:
    table = with_axe()
    assert table.options() == ["autopsy", "fire-axe", NOTHING_BACK, "wary-retreat"]

    table.choose("wary-retreat")

    assert (table.keys("dead-characters"), table.keys("vigilant.0"), table.s.attack) == (["wary-retreat"], [], 3)


def test_fire_axe_may_kill_itself() -> None:
    table = with_axe().choose("fire-axe")

    assert (table.keys("dead-characters"), table.keys("played.0"), table.s.attack) == (["fire-axe"], [NOTHING_BACK], 3)


@pytest.mark.rule("alien.combo.optional-may")
def test_fire_axe_need_not_kill_and_cannot_without_strength() -> None:
    declined, unmet = with_axe().choose(), with_axe("autopsy")

    assert (declined.keys("dead-characters"), declined.s.attack) == ([], 1)
    assert (unmet.waiting(), unmet.keys("dead-characters"), unmet.s.attack) == ([], [], 1)


def test_hold_nothing_back_is_sacrificed_for_attack_or_kept() -> None:
    table = given({"hand.0": [NOTHING_BACK]}).play(NOTHING_BACK)
    assert table.news() == {"hand.0": [], "played.0": [NOTHING_BACK], "attack": 3}

    table.sacrifice()

    assert table.news() == {"hand.0": [], "dead-characters": [NOTHING_BACK], "attack": 7}


def rallied() -> Referee:
    hands = {"hand.0": ["rally-the-brothers", "grunt"], "hand.1": ["into-the-furnace", "grunt"], "hand.2": ["autopsy"]}
    return given(hands, seats=3).play("rally-the-brothers")


def test_rally_the_brothers_takes_attack_from_the_others_cards_and_replaces_them() -> None:
    table = rallied()
    assert (table.s.attack, [seat for seat, _ in table.waiting()]) == (4, [1])

    table.choose("into-the-furnace", seat=1)
    assert (table.s.attack, [seat for seat, _ in table.waiting()]) == (9, [2])
    table.choose("autopsy", seat=2)

    assert (table.s.attack, table.keys("hand.0")) == (10, ["grunt"])
    assert (table.keys("hand.1"), table.keys("discard.1")) == (["grunt", "specialist"], ["into-the-furnace"])
    assert (table.keys("hand.2"), table.keys("discard.2")) == (["specialist"], ["autopsy"])


def test_rally_the_brothers_gives_nothing_for_a_card_without_attack_and_may_be_declined() -> None:
    table = given({"hand.0": ["rally-the-brothers"], "hand.1": ["first-aid"], "hand.2": ["grunt"]}, seats=3)
    table.play("rally-the-brothers").choose("first-aid", seat=1).choose(seat=2)

    assert (table.s.attack, table.keys("hand.1"), table.keys("discard.1")) == (4, ["specialist"], ["first-aid"])
    assert (table.keys("hand.2"), table.keys("discard.2")) == (["grunt"], [])


# -- CMO Clemens


@pytest.mark.parametrize(
    ("before", "killed", "drawn"),
    [("fire-axe", 0, 0), ("fire-axe", 1, 0), ("plot-the-course", 0, 1), ("plot-the-course", 1, 2), ("autopsy", 2, 2)],
)
def test_autopsy_draws_after_intel_and_more_over_a_dead_enemy(before: str, killed: int, drawn: int) -> None:
    table = given({"hand.0": ["autopsy"], "played.0": [before]}, killed=killed).play("autopsy")

    assert (table.s.attack, table.s.recruit, table.keys("hand.0")) == (1, 1, ["specialist"] * drawn)


def test_autopsy_counts_an_enemy_killed_this_turn_before_it() -> None:
    zones = {"hand.0": ["autopsy"], "played.0": ["autopsy"], "combat-zone": ["sprinting-drone"]}
    table = given(zones, attack=2).fight("sprinting-drone").play("autopsy")

    assert table.keys("hand.0") == ["specialist"] * 2


def test_autopsy_counts_an_enemy_that_another_player_has_killed() -> None:
    zones = {"hand.0": ["autopsy"], "played.0": ["watchful"], "complex.airlock": ["facehugger"]}
    table = given({**zones, "vigilant.1": ["built-to-protect"]}, attack=1).scan("airlock")

    table.choose("built-to-protect", seat=1).play("autopsy")

    assert table.keys("hand.0") == ["specialist"] * 2


@pytest.mark.parametrize(("before", "left"), [(KILL_IT, [CLAWS]), ("autopsy", [CLAWS, "tail-lash"])])
def test_first_aid_draws_and_heals_anybody_after_survival(before: str, left: list[str]) -> None:
    zones = {"hand.0": ["first-aid"], "played.0": [before], "strikes.1": [CLAWS, "tail-lash"]}
    table = given(zones).play("first-aid")

    if before == KILL_IT:
        table.choose("tail-lash")

    assert (table.keys("hand.0"), table.keys("strikes.1"), table.waiting()) == (["specialist"], left, [])
    assert (table.s.attack, table.s.recruit) == (0, 0)


def test_first_aid_that_is_coordinated_draws_for_both() -> None:
    table = given({"hand.1": ["first-aid"]}).coordinate("first-aid", 1).play_lent("first-aid")

    assert (table.keys("hand.0"), table.keys("hand.1")) == (["specialist"], ["specialist"])


def with_files() -> Referee:
    zones = {"hand.0": ["medical-files"], "deck.0": ["grunt", "autopsy", "first-aid", "fire-axe"]}
    table = given(zones).play("medical-files")
    assert table.options() == ["autopsy", "fire-axe", "first-aid"]
    return table.choose("first-aid")


def test_medical_files_take_one_of_three_and_put_the_others_back_in_the_order_chosen() -> None:
    table = with_files().choose()
    assert table.shown("deck.0", 1) == [None] * 3

    table.choose("fire-axe", "autopsy")

    assert (table.keys("hand.0"), table.keys("discard.0"), table.s.attack) == (["first-aid"], [], 2)
    assert table.keys("deck.0") == ["grunt", "autopsy", "fire-axe"]


def test_medical_files_put_what_is_not_wanted_into_the_discard_pile() -> None:
    one, both = with_files().choose("fire-axe").choose("autopsy"), with_files().choose("fire-axe", "autopsy")

    assert (one.keys("discard.0"), one.keys("deck.0"), one.keys("hand.0")) == (
        ["fire-axe"],
        ["grunt", "autopsy"],
        ["first-aid"],
    )
    assert (sorted(both.keys("discard.0")), both.keys("deck.0")) == (["autopsy", "fire-axe"], ["grunt"])


@pytest.mark.rule("alien.chestburster.not-reveal")
def test_medical_files_find_a_chestburster_and_nobody_dies() -> None:
    zones = {"hand.0": ["medical-files"], "deck.0": ["grunt", "fire-axe", "chestburster"]}
    table = given(zones).play("medical-files").choose("grunt").choose("chestburster").choose("fire-axe")

    assert (table.s.dead, table.keys("discard.0"), table.keys("deck.0")) == ((), ["chestburster"], ["fire-axe"])


@pytest.mark.rule("alien.deck.reshuffle-when-needed")
def test_medical_files_look_at_what_there_is() -> None:
    none = given({"hand.0": ["medical-files"], "deck.0": []}).play("medical-files")
    two = given({"hand.0": ["medical-files"], "deck.0": ["grunt"], "discard.0": ["autopsy"]}).play("medical-files")
    two.choose("autopsy").choose("grunt")

    assert none.news() == {"hand.0": [], "played.0": ["medical-files"], "attack": 2}
    assert (two.keys("hand.0"), two.keys("discard.0"), two.keys("deck.0")) == (["autopsy"], ["grunt"], [])


def test_what_medical_files_discard_was_not_in_hand() -> None:
    zones = {"hand.0": ["medical-files", "bad-temper"], "played.0": ["fire-axe", "smugglers-cut"]}
    table = given(zones).play("medical-files").choose("specialist").choose("specialist", "specialist")

    table.play("bad-temper")

    assert (table.s.attack, table.keys("discard.0")) == (2 + 3, ["specialist"] * 2)


def in_intensive_care() -> Referee:
    zones = {"hand.0": ["intensive-care"], "strikes.0": ["second-jaw"], "strikes.1": [CLAWS, "tail-lash"]}
    return given({**zones, "discard.1": ["grunt", "chestburster"]}).play("intensive-care")


def test_intensive_care_heals_two_strikes_shared_as_you_choose() -> None:
    table = in_intensive_care()
    assert table.options() == [CLAWS, "second-jaw", "tail-lash"]

    table.choose("second-jaw", "tail-lash")

    assert (table.keys("strikes.0"), table.keys("strikes.1"), table.s.recruit) == ([], [CLAWS], 4)


def test_intensive_care_is_killed_to_free_a_player_of_a_chestburster() -> None:
    table = in_intensive_care().choose(CLAWS, "tail-lash").sacrifice()

    assert (table.keys("discard.1"), table.keys("dead-characters")) == (["grunt"], ["intensive-care"])
    assert (table.keys("hatchery")[-1], table.waiting()) == ("chestburster", [])


def test_intensive_care_finds_no_chestburster_in_a_deck() -> None:
    zones = {"hand.0": ["intensive-care"], "deck.1": ["chestburster"]}
    table = given(zones).play("intensive-care").sacrifice()

    assert (table.keys("deck.1"), table.keys("dead-characters")) == (["chestburster"], ["intensive-care"])


# -- Francis "85" Aaron


@pytest.mark.parametrize(("before", "drawn"), [("captain-of-the-ship", 1), ("fire-axe", 0)])
def test_eager_deputy_draws_after_a_leader(before: str, drawn: int) -> None:
    table = given({"hand.0": ["eager-deputy"], "played.0": [before]}).play("eager-deputy")

    assert (table.s.attack, table.s.recruit, table.keys("hand.0")) == (1, 0, ["specialist"] * drawn)


def test_the_companys_orders_recruit_and_can_be_coordinated() -> None:
    table = given({"hand.0": ["the-companys-orders"], "hand.1": ["the-companys-orders"]})

    table.play("the-companys-orders").coordinate("the-companys-orders", 1).play_lent("the-companys-orders")

    assert (table.s.attack, table.s.recruit, table.keys("lent.1")) == (0, 4, ["the-companys-orders"])


def roll_call(before: str) -> Referee:
    zones = {"hand.0": ["roll-call"], "played.0": [before], "hq.1": ["expert-adviser"], "hq.2": ["electric-prod"]}
    return given(zones).play("roll-call")


def test_roll_call_may_gain_a_cheap_character_after_one_of_the_fury() -> None:
    table = roll_call("autopsy")
    assert table.options() == ["expert-adviser", KILL_IT, KILL_IT, KILL_IT]

    table.choose("expert-adviser").choose("1")

    assert (table.keys("discard.0"), table.keys("hq.1")) == (
        ["expert-adviser", "sergeant-tech"],
        ["captain-of-the-ship"],
    )
    assert (table.s.attack, table.s.recruit) == (3, 0)


def test_roll_call_need_not_gain_and_cannot_without_the_fury() -> None:
    declined, unmet = roll_call("autopsy").choose(), roll_call("electric-prod")

    assert (declined.keys("discard.0"), declined.s.attack) == ([], 3)
    assert (unmet.waiting(), unmet.keys("discard.0"), unmet.s.attack) == ([], [], 3)


@pytest.mark.rule("alien.keyword.mobilize")
def test_roll_call_lets_another_player_draw_when_it_is_gained() -> None:
    table = given({"hq.1": ["roll-call"]}, seats=3, recruit=6).recruit("roll-call")
    assert (table.options(), table.keys("hq.1")) == (["seat-1", "seat-2"], ["captain-of-the-ship"])

    table.choose("seat-2")

    assert (table.keys("hand.0"), table.keys("hand.1"), table.keys("hand.2")) == ([], [], ["specialist"])
    assert table.keys("discard.0") == ["roll-call"]


def test_roll_call_gives_nobody_anything_when_you_are_alone() -> None:
    table = given({"hq.1": ["roll-call"]}, seats=1, recruit=6).recruit("roll-call")

    assert (table.waiting(), table.keys("hand.0"), table.keys("discard.0")) == ([], [], ["roll-call"])


def test_rescue_beacon_orders_the_next_three_cards_of_the_hive() -> None:
    table = given({"hand.0": ["rescue-beacon"], "hive": [ENEMY, "elder-drone", "sprinting-drone", DRONE]})
    table.play("rescue-beacon")
    assert table.options() == ["elder-drone", "sprinting-drone", DRONE]
    assert (table.shown("hive", 0)[0], table.shown("hive", 1)) == (None, [None] * 4)

    table.choose("sprinting-drone", "elder-drone", DRONE)

    assert table.keys("hive") == [ENEMY, DRONE, "elder-drone", "sprinting-drone"]
    assert (table.s.attack, table.keys("hand.0")) == (5, ["specialist"])


def test_rescue_beacon_looks_at_what_is_left_of_the_hive() -> None:
    table = given({"hand.0": ["rescue-beacon"], "hive": [DRONE]}).play("rescue-beacon").choose(DRONE)

    assert (table.keys("hive"), table.s.attack, table.keys("hand.0")) == ([DRONE], 5, ["specialist"])


# -- Sister Ripley


def at_the_foundry(before: str) -> Referee:
    zones = {"hand.0": ["foundry-labor", "specialist", "autopsy"], "discard.0": ["grunt", "chestburster", "fire-axe"]}
    return given({**zones, "played.0": [before, "lets-rock"]}).play("foundry-labor")


@pytest.mark.parametrize("killed", ["specialist", "lets-rock", "grunt"])
def test_foundry_labor_kills_a_card_that_costs_nothing_for_attack_after_one_of_the_fury(killed: str) -> None:
    table = at_the_foundry("the-companys-orders")
    assert table.options() == ["grunt", "lets-rock", "specialist"]

    table.choose(killed)

    assert (table.keys("dead-characters"), table.s.attack) == ([killed], 3)
    assert killed not in table.keys("hand.0") + table.keys("played.0") + table.keys("discard.0")


def test_foundry_labor_need_not_kill_and_cannot_without_the_fury() -> None:
    declined, unmet = at_the_foundry("the-companys-orders").choose(), at_the_foundry(KILL_IT)

    assert (declined.keys("dead-characters"), declined.s.attack) == ([], 2)
    assert (unmet.waiting(), unmet.keys("dead-characters"), unmet.s.attack) == ([], [], 2)


@pytest.mark.rule("alien.card_text.show")
def test_old_scars_heal_anybody_for_another_ripley_that_is_shown() -> None:
    zones = {"hand.0": ["old-scars", "hive-sense"], "strikes.0": [CLAWS], "strikes.1": ["tail-lash"]}
    table = given(zones).play("old-scars").choose("hive-sense").choose("tail-lash")

    assert (table.keys("strikes.0"), table.keys("strikes.1"), table.s.attack) == ([CLAWS], [], 2)
    assert table.keys("hand.0") == ["hive-sense"]


def test_old_scars_heal_nobody_where_no_other_ripley_is_shown() -> None:
    kept = given({"hand.0": ["old-scars", "hive-sense"], "strikes.0": [CLAWS]}).play("old-scars").choose()
    without = given({"hand.0": ["old-scars", "autopsy"], "strikes.0": [CLAWS]}).play("old-scars")
    assert without.options() == []

    assert (kept.keys("strikes.0"), kept.waiting(), kept.s.attack) == ([CLAWS], [], 2)
    assert (without.choose().keys("strikes.0"), without.s.attack) == ([CLAWS], 2)


def test_reluctant_leader_gives_two_of_each_and_can_be_coordinated() -> None:
    table = given({"hand.0": ["reluctant-leader", "quarantine-order"], "hand.1": ["reluctant-leader"]})

    table.play("reluctant-leader").coordinate("reluctant-leader", 1).play_lent("reluctant-leader")
    assert (table.s.attack, table.s.recruit) == (4, 4)
    table.play("quarantine-order").choose("reluctant-leader")

    assert table.s.recruit == 6


def test_into_the_furnace_lets_each_player_heal_an_own_strike() -> None:
    zones = {"strikes.0": [CLAWS, "tail-lash"], "strikes.1": ["second-jaw", CLAWS], "strikes.2": []}
    table = given({"hand.0": ["into-the-furnace"], **zones}, seats=3).play("into-the-furnace")
    assert sorted(seat for seat, _ in table.waiting()) == [0, 1]

    table.choose("tail-lash", seat=0).choose("second-jaw", seat=1)

    assert (table.keys("strikes.0"), table.keys("strikes.1"), table.s.attack) == ([CLAWS], [CLAWS], 5)
    assert sorted(table.keys("discarded-strikes")) == ["second-jaw", "tail-lash"]


def test_into_the_furnace_can_be_coordinated_and_heals_as_far_as_there_are_strikes() -> None:
    table = given({"hand.1": ["into-the-furnace"], "strikes.1": [CLAWS]}).coordinate("into-the-furnace", 1)

    table.play_lent("into-the-furnace")

    assert (table.waiting(), table.keys("strikes.1"), table.s.attack) == ([], [], 5)

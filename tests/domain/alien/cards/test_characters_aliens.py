"""The Characters of Aliens: Bishop, Hicks, Ripley, Hudson."""

from __future__ import annotations

import pytest

from domain.games.alien import actions as a
from tests.domain.alien.referee import Referee, given

ENEMY, STRONG, DRONE, CLAWS = "worker-drone", "armoured-drone", "warrior-drone", "raking-claws"
KILL_IT = "find-it-and-kill-it"
PLAIN = ["specialist"]


def drawn(table: Referee, seat: int = 0) -> int:
    """How many of the Specialists of its deck a seat has drawn."""
    return 10 - len(table.keys(f"deck.{seat}"))


# -- Bishop


def test_synthetic_blood_is_killed_to_heal_two_strikes_of_one_player() -> None:
    zones = {"hand.0": ["synthetic-blood"], "strikes.0": [CLAWS], "strikes.1": [CLAWS, "tail-lash", "second-jaw"]}
    table = given(zones).play("synthetic-blood")
    assert (table.s.recruit, table.s.attack) == (1, 0)

    table.sacrifice().choose("seat-1").choose("tail-lash", "second-jaw")

    assert (table.keys("strikes.0"), table.keys("strikes.1")) == ([CLAWS], [CLAWS])
    assert (table.keys("dead-characters"), table.s.recruit) == (["synthetic-blood"], 1)


def test_synthetic_blood_heals_one_strike_where_there_is_but_one_and_is_else_kept() -> None:
    zones = {"hand.0": ["synthetic-blood"], "strikes.0": [CLAWS], "strikes.1": ["tail-lash"]}
    table = given(zones).play("synthetic-blood")
    assert (table.keys("strikes.0"), table.keys("strikes.1")) == ([CLAWS], ["tail-lash"])

    table.sacrifice().choose("seat-0")

    assert (table.keys("strikes.0"), table.keys("strikes.1"), table.waiting()) == ([], ["tail-lash"], [])


def with_uplink(before: str) -> Referee:
    zones = {"hand.0": ["remote-uplink"], "played.0": [before], "complex.airlock": [ENEMY]}
    return given(zones, up=("airlock",)).play("remote-uplink")


def test_remote_uplink_drives_an_enemy_back_after_tech() -> None:
    table = with_uplink("electric-prod").choose(ENEMY)
    assert table.options() == ["med-lab"]

    table.choose("med-lab")

    assert (table.complex(), table.s.recruit) == ({"med-lab": ENEMY}, 2)


def test_remote_uplink_only_recruits_without_tech_or_if_so_chosen() -> None:
    unmet, declined = with_uplink("fire-axe"), with_uplink("electric-prod").choose()

    assert (unmet.waiting(), unmet.complex(), unmet.s.recruit) == ([], {"airlock": ENEMY}, 2)
    assert (declined.waiting(), declined.complex(), declined.s.recruit) == ([], {"airlock": ENEMY}, 2)


@pytest.mark.parametrize(("before", "hand"), [(KILL_IT, PLAIN), ("fire-axe", [])])
def test_built_to_protect_draws_after_survival(before: str, hand: list[str]) -> None:
    table = given({"hand.0": ["built-to-protect"], "played.0": [before]}).play("built-to-protect")

    assert (table.s.attack, table.keys("hand.0")) == (2, hand)


def hugged(choice: bool) -> Referee:
    """A Facehugger turns up before seat 0, and seat 1 has Built to Protect in play."""
    table = given({"complex.airlock": ["facehugger"], "vigilant.1": ["built-to-protect"]}, attack=1).scan("airlock")
    assert table.waiting() == [(1, "vigil")]
    return table.choose(*["built-to-protect"] * choice, seat=1)


def test_built_to_protect_kills_a_facehugger_before_anybody() -> None:
    table = hugged(choice=True)

    assert (table.keys("facehuggers.0"), table.keys("dead-enemies")) == ([], ["facehugger"])
    assert (table.keys("vigilant.1"), table.keys("discard.1")) == ([], ["built-to-protect"])


def test_built_to_protect_may_let_a_facehugger_be() -> None:
    table = hugged(choice=False)

    assert (table.keys("facehuggers.0"), table.keys("dead-enemies")) == (["facehugger"], [])
    assert (table.keys("vigilant.1"), table.keys("discard.1")) == (["built-to-protect"], [])


def with_override() -> Referee:
    zones = {"played.0": [KILL_IT, "captain-of-the-ship", "acting-commander", "airlock-gambit", "grunt", "grunt"]}
    return given({"hand.0": ["manual-override"], **zones}).play("manual-override")


def test_manual_override_copies_two_different_characters_in_the_order_chosen() -> None:
    table = with_override()
    assert table.options() == ["acting-commander", "captain-of-the-ship", KILL_IT, "grunt"]

    table.choose("captain-of-the-ship", KILL_IT)

    assert [play.key for play in table.s.plays[-2:]] == ["captain-of-the-ship", KILL_IT]
    assert (table.s.attack, table.s.recruit) == (2 + 2 + 2, 0)


def test_manual_override_copies_a_commander_who_was_not_coordinated() -> None:
    table = with_override().choose("acting-commander")

    assert (table.s.attack, table.s.recruit) == (0, 3)


def test_manual_override_need_copy_nothing() -> None:
    declined = with_override().choose()
    alone = given({"hand.0": ["manual-override"]}).play("manual-override")

    assert (declined.s.attack, len(declined.s.plays)) == (0, 7)
    assert (alone.options(), alone.choose().s.attack) == ([], 0)


# -- Corporal Hicks


@pytest.mark.parametrize(
    ("before", "attack"),
    [
        (["fire-axe"], 2),
        (["sergeant-tech", "sergeant-intel"], 2),
        (["captain-of-the-ship"], 3),
        (["sergeant-leadership"], 4),
        (["sergeant-leadership", "sergeant-tech"], 5),
    ],
)
def test_fireteam_leader_leads_sergeants_after_a_leader(before: list[str], attack: int) -> None:
    table = given({"hand.0": ["fireteam-leader"], "played.0": before}).play("fireteam-leader")

    assert (table.s.attack, table.s.recruit) == (attack, 0)


def test_covering_position_gives_attack_in_the_turn_of_anybody() -> None:
    table = given({"hand.0": ["covering-position"], "vigilant.1": ["covering-position"]}).play("covering-position")
    assert table.s.attack == 1

    table.vigil("covering-position", 1).vigil("covering-position")

    assert (table.s.attack, table.keys("discard.0"), table.keys("discard.1")) == (
        5,
        ["covering-position"],
        ["covering-position"],
    )


def test_covering_position_stays_in_play_as_long_as_its_owner_likes() -> None:
    table = given({"vigilant.0": ["covering-position"]}).end_turn()

    assert (table.s.attack, table.keys("vigilant.0"), table.keys("discard.0")) == (0, ["covering-position"], [])


def test_acting_commander_recruits_and_as_a_coordinated_copy_fights() -> None:
    own = given({"hand.0": ["acting-commander"]}).play("acting-commander")
    lent = given({"hand.1": ["acting-commander"]}).coordinate("acting-commander", 1).play_lent("acting-commander")

    assert (own.s.attack, own.s.recruit) == (0, 3)
    assert (lent.s.attack, lent.s.recruit) == (4, 0)


def with_training() -> Referee:
    zones = {"played.0": ["grunt"], "discard.0": ["specialist"], "hand.1": ["grunt", "fire-axe"]}
    piles = {"sergeants": ["sergeant-tech", "sergeant-intel", "sergeant-strength"]}
    return given({"hand.0": ["weapons-training", "autopsy"], **zones, **piles}).play("weapons-training")


def test_weapons_training_makes_sergeants_of_a_basic_card_of_each_and_one_more_of_yours() -> None:
    table = with_training()
    assert table.options(0) == ["grunt", "specialist"]

    table.choose("grunt")
    assert (table.keys("hand.0"), table.options(1)) == (["autopsy", "sergeant-strength"], ["grunt"])
    table.choose("grunt", seat=1).choose("specialist")

    assert table.keys("hand.0") == ["autopsy", "sergeant-strength", "sergeant-tech"]
    assert (table.keys("hand.1"), table.keys("discard.0")) == (["fire-axe", "sergeant-intel"], [])
    assert table.keys("dead-characters") == ["grunt", "grunt", "specialist"]
    assert (table.s.attack, table.s.recruit, table.waiting()) == (0, 0, [])


def test_weapons_training_may_be_declined_by_each_and_still_be_done_once_more() -> None:
    table = with_training().choose().choose(seat=1)
    assert (table.keys("dead-characters"), table.options(0)) == ([], ["grunt", "specialist"])

    table.choose("specialist")

    assert (table.keys("dead-characters"), table.keys("hand.1")) == (["specialist"], ["grunt", "fire-axe"])
    assert table.keys("hand.0") == ["autopsy", "sergeant-strength"]


# -- Lieutenant Ripley


def test_expert_adviser_brings_a_sergeant_when_she_is_gained() -> None:
    table = given({"hq.1": ["expert-adviser"]}, recruit=4).recruit("expert-adviser").choose("1")

    assert (table.keys("discard.0"), len(table.keys("sergeants"))) == (["expert-adviser", "sergeant-tech"], 9)


def test_expert_adviser_may_come_alone_and_recruits_when_played() -> None:
    gained = given({"hq.1": ["expert-adviser"]}, recruit=4).recruit("expert-adviser").choose("0")
    played = given({"hand.0": ["expert-adviser"]}).play("expert-adviser")

    assert (gained.keys("discard.0"), len(gained.keys("sergeants"))) == (["expert-adviser"], 10)
    assert (played.s.recruit, played.s.attack, played.waiting()) == (2, 0, [])


def back_into_the_fight(hand: list[str]) -> Referee:
    zones = {"played.0": ["grunt"], "discard.0": ["specialist", "fire-axe"]}
    return given({"hand.0": ["back-into-the-fight", *hand], **zones}).play("back-into-the-fight")


@pytest.mark.parametrize(("basic", "zone"), [("grunt", "played.0"), ("specialist", "discard.0")])
def test_back_into_the_fight_kills_a_basic_card_for_another_ripley(basic: str, zone: str) -> None:
    table = back_into_the_fight(["old-scars"]).choose("old-scars")
    assert table.options() == ["grunt", "specialist"]

    table.choose(basic)

    assert (table.keys("dead-characters"), basic in table.keys(zone), table.s.attack) == ([basic], False, 2)
    assert table.keys("hand.0") == ["old-scars"]


def test_back_into_the_fight_kills_nothing_unless_a_ripley_is_shown_and_a_card_chosen() -> None:
    hidden, declined = (
        back_into_the_fight(["old-scars"]).choose(),
        back_into_the_fight(["old-scars"]).choose("old-scars"),
    )
    without = back_into_the_fight(["fire-axe"])

    assert (hidden.waiting(), hidden.keys("dead-characters"), hidden.s.attack) == ([], [], 2)
    assert (declined.choose().keys("dead-characters"), declined.s.attack) == ([], 2)
    assert without.options() == []


@pytest.mark.parametrize(("before", "reserved"), [("fire-axe", {"combat-zone": 3}), ("autopsy", {})])
def test_power_loader_is_stronger_in_the_combat_zone_after_strength(before: str, reserved: dict[str, int]) -> None:
    zones = {
        "hand.0": ["power-loader"],
        "played.0": [before],
        "combat-zone": [STRONG],
        "complex.airlock": ["worker-drone"],
    }
    table = given(zones, up=("airlock",)).play("power-loader")
    assert (table.s.attack, table.s.reserved) == (2, reserved)
    assert table.legal(a.FightEnemy) == ([STRONG] if reserved else [])
    assert table.legal(a.Scan) == []

    if reserved:
        table.fight(STRONG)

        assert (table.s.attack, table.s.reserved.get("combat-zone", 0), table.keys("dead-enemies")) == (0, 0, [STRONG])


@pytest.mark.parametrize(
    ("before", "attack"),
    [
        ([], 6),
        (["power-loader"], 6),
        (["old-scars", "old-scars"], 8),
        (["old-scars", "wary-retreat", "hive-sense", "grunt"], 12),
    ],
)
def test_fierce_protector_counts_different_ripleys(before: list[str], attack: int) -> None:
    table = given({"hand.0": ["fierce-protector"], "played.0": before}).play("fierce-protector")

    assert (table.s.attack, table.waiting()) == (attack, [])


def test_fierce_protector_kills_a_facehugger_before_anybody_or_not() -> None:
    zones = {"hand.0": ["fierce-protector"], "facehuggers.1": ["facehugger"]}
    killed, left = (given(zones).play("fierce-protector") for _ in range(2))
    killed.choose("facehugger")
    left.choose()

    assert (killed.keys("facehuggers.1"), killed.keys("dead-enemies"), killed.s.attack) == ([], ["facehugger"], 6)
    assert (left.keys("facehuggers.1"), left.keys("dead-enemies")) == (["facehugger"], [])


# -- Private Hudson


@pytest.mark.parametrize(
    ("before", "attack"),
    [
        (["fire-axe"], 2),
        (["handheld-scanner"], 3),
        (["handheld-scanner", "grunt", "power-loader", "fire-axe"], 4),
        (["handheld-scanner", "autopsy", "old-scars", "fire-axe", "captain-of-the-ship"], 7),
        (["handheld-scanner", "versatile-programming"], 7),
    ],
)
def test_loud_bravado_grows_with_the_classes_that_were_played(before: list[str], attack: int) -> None:
    table = given({"hand.0": ["loud-bravado"], "played.0": before}).play("loud-bravado")

    assert (table.s.attack, table.s.recruit) == (attack, 0)


def test_handheld_scanner_looks_at_a_hidden_card_that_stays_hidden() -> None:
    zones = {"hand.0": ["handheld-scanner"], "complex.airlock": [DRONE], "complex.med-lab": [STRONG]}
    table = given(zones).play("handheld-scanner")

    table.choose(DRONE)

    assert table.complex() == {"airlock": f"({DRONE})", "med-lab": f"({STRONG})"}
    assert (table.shown("complex.airlock", 0), table.shown("complex.airlock", 1)) == ([DRONE], [None])
    assert (table.shown("complex.med-lab", 0), table.s.attack) == ([None], 1)
    assert table.s.tally("scanned", 0) == ()


def test_handheld_scanner_sees_nothing_in_an_empty_complex() -> None:
    table = given({"hand.0": ["handheld-scanner"]}).play("handheld-scanner")

    assert (table.waiting(), table.s.attack) == ([], 1)


def test_weld_the_door_drives_an_enemy_back_or_not() -> None:
    zones = {"hand.0": ["weld-the-door"], "combat-zone": [ENEMY]}
    moved, left = (given(zones).play("weld-the-door") for _ in range(2))
    moved.choose(ENEMY).choose("airlock")
    left.choose()

    assert (moved.complex(), moved.keys("combat-zone"), moved.s.attack) == ({"airlock": ENEMY}, [], 0)
    assert (left.complex(), left.keys("combat-zone"), left.waiting()) == ({}, [ENEMY], [])


def test_weld_the_door_avoids_a_strike_of_anybody() -> None:
    table = given({"vigilant.1": ["weld-the-door"], "combat-zone": [DRONE]}).end_turn()
    assert table.waiting()[0][0] == 1

    table.choose(f"vigil-{table.find('vigilant.1', 'weld-the-door')}", seat=1)

    assert (table.keys("strikes.0"), table.keys("vigilant.1"), len(table.keys("strike-deck"))) == ([], [], 20)
    assert "weld-the-door" in table.keys("discard.1")


def test_weld_the_door_may_be_kept_for_another_strike() -> None:
    table = given({"vigilant.1": ["weld-the-door"], "combat-zone": [DRONE]}).end_turn().choose(seat=1)

    assert (table.keys("strikes.0"), table.keys("vigilant.1")) == ([CLAWS], ["weld-the-door"])


@pytest.mark.parametrize("n", [0, 1, 3])
def test_panic_then_focus_changes_cards_and_draws_two_more(n: int) -> None:
    table = given({"hand.0": ["panic-then-focus", "grunt", "grunt", "grunt"]}).play("panic-then-focus")

    table.choose(*["grunt"] * n)

    assert table.keys("hand.0") == ["grunt"] * (3 - n) + ["specialist"] * (2 + n)
    assert (table.keys("discard.0"), table.s.attack, drawn(table)) == (["grunt"] * n, 0, 2 + n)


def test_panic_then_focus_draws_two_with_an_empty_hand() -> None:
    table = given({"hand.0": ["panic-then-focus"]}).play("panic-then-focus")

    assert (table.waiting(), table.keys("hand.0"), table.keys("discard.0")) == ([], PLAIN * 2, [])

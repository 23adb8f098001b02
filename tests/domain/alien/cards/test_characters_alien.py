"""The Characters of Alien: Dallas, Parker, Lambert, Ripley."""

from __future__ import annotations

import pytest

from domain.games.alien import actions as a
from tests.domain.alien.referee import Referee, given

ENEMY, STRONG, CLAWS = "worker-drone", "armoured-drone", "raking-claws"
KILL_IT, DRONE = "find-it-and-kill-it", "warrior-drone"


# -- Captain Dallas


def with_log() -> Referee:
    return given({"hand.0": ["captains-log"], "hq.3": ["first-aid"], "barracks": ["captain-of-the-ship", "autopsy"]})


def test_captains_log_looks_at_the_next_character_and_puts_one_of_the_hq_under_the_barracks() -> None:
    table = with_log().play("captains-log")
    assert table.s.recruit == 2
    assert (table.shown("barracks", 0)[-1], table.shown("barracks", 1)[-1]) == ("autopsy", None)

    table.choose("first-aid")

    assert (table.keys("hq.3"), table.keys("barracks")) == (["autopsy"], ["first-aid", "captain-of-the-ship"])


def test_captains_log_may_leave_the_hq_as_it_is() -> None:
    table = with_log().play("captains-log").choose()

    assert (table.keys("hq.3"), table.keys("barracks")[-1], table.s.recruit) == (["first-aid"], "autopsy", 2)


@pytest.mark.parametrize(("before", "attack"), [("the-companys-orders", 4), ("fire-axe", 2)])
def test_captain_of_the_ship_fights_better_after_a_leader(before: str, attack: int) -> None:
    table = given({"hand.0": ["captain-of-the-ship"], "played.0": [before]}).play("captain-of-the-ship")

    assert (table.s.attack, table.s.recruit) == (attack, 0)


def test_search_parties_make_the_next_character_of_the_hq_cheaper_after_one_of_the_nostromo() -> None:
    table = given({"hand.0": ["search-parties"], "played.0": [KILL_IT]}, recruit=7).play("search-parties")
    assert table.s.attack == 2

    table.recruit("sergeant-tech")
    assert table.s.recruit == 4
    table.recruit(KILL_IT)
    assert table.s.recruit == 3
    table.recruit(KILL_IT)

    assert (table.s.recruit, table.keys("discard.0")) == (0, ["sergeant-tech", KILL_IT, KILL_IT])


def test_search_parties_alone_make_nothing_cheaper() -> None:
    table = given({"hand.0": ["search-parties"], "played.0": ["fire-axe"]}, recruit=2).play("search-parties")

    assert (table.s.attack, table.legal(a.Recruit)) == (2, [])


def test_search_parties_do_not_pay_out_what_a_character_costs_less_than_the_discount() -> None:
    zones = {"hand.0": ["search-parties"], "played.0": [KILL_IT], "hq.1": ["fire-axe"]}
    table = given(zones, recruit=1).play("search-parties").recruit("fire-axe")

    assert (table.s.recruit, table.keys("discard.0")) == (1, ["fire-axe"])


def test_search_parties_are_killed_for_a_weaker_enemy_near_the_hive() -> None:
    table = given(
        {
            "hand.0": ["search-parties"],
            "complex.ventilation-shafts": [DRONE],
            "complex.operations": [STRONG],
            "complex.airlock": [ENEMY],
            "combat-zone": [ENEMY],
        },
        up=("operations", "airlock"),
    )
    table.play("search-parties").sacrifice()
    assert table.options() == [STRONG]
    table.choose(STRONG)

    assert (table.keys("dead-enemies"), table.keys("dead-characters")) == ([STRONG], ["search-parties"])
    assert table.complex() == {"ventilation-shafts": f"({DRONE})", "airlock": ENEMY}
    assert (table.s.attack, table.keys("combat-zone")) == (2, [ENEMY])


def test_search_parties_do_not_find_an_enemy_that_is_too_strong() -> None:
    zones = {"hand.0": ["search-parties"], "complex.operations": ["prowling-shape"]}
    table = given(zones, up=("operations",)).play("search-parties").sacrifice()

    assert (table.keys("dead-enemies"), table.keys("dead-characters")) == ([], ["search-parties"])


def with_chain() -> Referee:
    zones = {"hand.0": ["chain-of-command"], "hq.1": ["airlock-gambit"], "hq.2": ["first-aid"]}
    return given({**zones, "barracks": ["fire-axe", "autopsy"]}, seats=3).play("chain-of-command")


def test_chain_of_command_brings_one_to_hand_and_each_other_player_a_cheap_one() -> None:
    table = with_chain().choose("airlock-gambit")
    assert (table.keys("hand.0"), table.keys("hq.1"), table.waiting()[0][0]) == (["airlock-gambit"], ["autopsy"], 1)
    assert table.options(1) == [KILL_IT] * 3

    table.choose(KILL_IT, seat=1)
    assert (table.keys("hq.3"), table.options(2)) == (["fire-axe"], [KILL_IT, KILL_IT, "fire-axe"])
    table.choose("fire-axe", seat=2)

    assert (table.keys("discard.1"), table.keys("discard.2"), table.keys("discard.0")) == ([KILL_IT], ["fire-axe"], [])
    assert (table.s.attack, table.s.recruit, table.waiting()) == (0, 0, [])


def test_chain_of_command_lets_the_others_decline() -> None:
    table = with_chain().choose("first-aid").choose(seat=1).choose(seat=2)

    assert (table.keys("hand.0"), table.keys("discard.1"), table.keys("discard.2")) == (["first-aid"], [], [])
    assert (table.keys("hq.2"), table.keys("barracks")) == (["autopsy"], ["fire-axe"])


# -- Chief Engineer Parker


def test_find_it_and_kill_it_fights_and_can_be_coordinated() -> None:
    table = given({"hand.0": [KILL_IT], "hand.1": [KILL_IT]})

    table.play(KILL_IT).coordinate(KILL_IT, 1).play_lent(KILL_IT)

    assert (table.s.attack, table.s.recruit, table.keys("lent.1")) == (4, 0, [KILL_IT])


def with_prod() -> Referee:
    zones = {"hand.0": ["electric-prod"], "combat-zone": [ENEMY], "complex.weapons-locker": [DRONE]}
    return given(zones).play("electric-prod")


def test_electric_prod_drives_an_enemy_back_up_to_two_clear_rooms() -> None:
    table = with_prod().choose(ENEMY)
    assert table.options() == ["airlock", "med-lab"]

    table.choose("med-lab")

    assert table.complex() == {"weapons-locker": f"({DRONE})", "med-lab": ENEMY}
    assert (table.s.attack, table.keys("combat-zone")) == (2, [])


def test_electric_prod_may_be_held_back() -> None:
    table = with_prod().choose()

    assert (table.s.attack, table.keys("combat-zone"), table.waiting()) == (2, [ENEMY], [])


def test_spare_parts_copy_a_cheap_card_of_the_nostromo() -> None:
    zones = {"hand.0": ["spare-parts"], "played.0": [KILL_IT, "electric-prod", "grunt"]}
    table = given(zones).play("spare-parts")
    assert table.options() == [KILL_IT]

    table.choose(KILL_IT)

    assert (table.s.attack, [play.key for play in table.s.plays][-1]) == (2 + 2, KILL_IT)


def test_spare_parts_need_copy_nothing() -> None:
    declined = given({"hand.0": ["spare-parts"], "played.0": [KILL_IT]}).play("spare-parts").choose()
    unmet = given({"hand.0": ["spare-parts"], "played.0": ["grunt"]}).play("spare-parts")

    assert (declined.s.attack, len(declined.s.plays)) == (2, 2)
    assert (unmet.s.attack, unmet.waiting(), len(unmet.s.plays)) == (2, [], 2)


def recruiting_spare_parts() -> Referee:
    table = given({"hq.1": ["spare-parts"], "combat-zone": [ENEMY], "complex.med-lab": [DRONE]}, recruit=5)
    return table.recruit("spare-parts")


def test_spare_parts_drive_an_enemy_back_when_they_are_gained() -> None:
    table = recruiting_spare_parts().choose(ENEMY)
    assert table.options() == ["airlock"]

    table.choose("airlock")

    assert table.complex() == {"med-lab": f"({DRONE})", "airlock": ENEMY}
    assert (table.keys("discard.0"), table.s.attack) == (["spare-parts"], 0)


def test_spare_parts_may_leave_enemies_where_they_are_when_they_are_gained() -> None:
    table = recruiting_spare_parts().choose()

    assert (table.keys("combat-zone"), table.keys("discard.0")) == ([ENEMY], ["spare-parts"])


def with_incinerator() -> Referee:
    zones = {"hand.0": ["improvised-incinerator"], "complex.airlock": ["sprinting-drone"], "complex.med-lab": [ENEMY]}
    return given({**zones, "combat-zone": [ENEMY, DRONE]}, up=("airlock",)).play("improvised-incinerator")


def test_improvised_incinerator_kills_two_weak_enemies() -> None:
    table = with_incinerator()
    assert table.options() == ["sprinting-drone", ENEMY]

    table.choose("sprinting-drone", ENEMY)

    assert sorted(table.keys("dead-enemies")) == ["sprinting-drone", ENEMY]
    assert (table.s.attack, table.keys("combat-zone"), table.complex()) == (4, [DRONE], {"med-lab": f"({ENEMY})"})


def test_improvised_incinerator_need_not_be_used() -> None:
    table = with_incinerator().choose()

    assert (table.s.attack, table.keys("dead-enemies")) == (4, [])


# -- Navigator Lambert


@pytest.mark.parametrize(("way", "pools"), [("0", (2, 1)), ("1", (1, 2))])
def test_plot_the_course_gives_more_of_one_after_tech(way: str, pools: tuple[int, int]) -> None:
    table = given({"hand.0": ["plot-the-course"], "played.0": ["sergeant-tech"]}).play("plot-the-course").choose(way)

    assert (table.s.attack, table.s.recruit) == pools


def test_plot_the_course_alone_gives_one_of_each() -> None:
    table = given({"hand.0": ["plot-the-course"], "played.0": ["autopsy"]}).play("plot-the-course")

    assert (table.s.attack, table.s.recruit, table.waiting()) == (1, 1, [])


@pytest.mark.parametrize(("before", "drawn"), [("autopsy", ["specialist"]), ("fire-axe", [])])
def test_motion_tracker_scans_and_draws_after_intel(before: str, drawn: list[str]) -> None:
    zones = {"hand.0": ["motion-tracker"], "played.0": [before]}
    rooms = {"complex.airlock": [DRONE], "complex.operations": [STRONG]}
    table = given({**zones, **rooms}).play("motion-tracker")

    table.choose(DRONE)

    assert table.complex() == {"airlock": DRONE, "operations": f"({STRONG})"}
    assert (table.keys("hand.0"), table.s.attack, table.s.recruit) == (drawn, 0, 0)


def test_motion_tracker_finds_nothing_where_nothing_is_hidden() -> None:
    table = given({"hand.0": ["motion-tracker"], "played.0": ["autopsy"]}).play("motion-tracker")

    assert (table.waiting(), table.keys("hand.0")) == ([], ["specialist"])


def with_bearings() -> Referee:
    zones = {"complex.airlock": [DRONE], "complex.operations": [STRONG], "complex.med-lab": [ENEMY]}
    return given({"hand.0": ["cross-bearings"], **zones}).play("cross-bearings")


def test_cross_bearings_look_at_two_hidden_cards_and_let_them_change_places() -> None:
    table = with_bearings().choose(DRONE, STRONG)
    assert (table.shown("complex.airlock", 0), table.shown("complex.airlock", 1)) == ([DRONE], [None])
    assert (table.shown("complex.operations", 0), table.shown("complex.med-lab", 0)) == ([STRONG], [None])

    table.choose(DRONE, STRONG)

    assert table.complex() == {"airlock": f"({STRONG})", "operations": f"({DRONE})", "med-lab": f"({ENEMY})"}
    assert (table.s.attack, table.s.recruit) == (2, 0)


def test_cross_bearings_leave_two_cards_where_they_are() -> None:
    table = with_bearings().choose(DRONE, STRONG).choose()

    assert table.complex() == {"airlock": f"({DRONE})", "operations": f"({STRONG})", "med-lab": f"({ENEMY})"}


def test_cross_bearings_move_nothing_after_one_look_or_none() -> None:
    one, none = with_bearings().choose(ENEMY), with_bearings().choose()

    assert (one.waiting(), one.shown("complex.med-lab", 0), one.s.attack) == ([], [ENEMY], 2)
    assert (none.waiting(), none.shown("complex.med-lab", 0), none.s.attack) == ([], [None], 2)


def with_signal() -> Referee:
    rooms = {"complex.airlock": [ENEMY], "complex.med-lab": ["shuttle-grapple"], "complex.operations": [DRONE]}
    return given({"hand.0": ["trace-the-signal"], **rooms}).play("trace-the-signal")


def test_trace_the_signal_draws_two_and_one_for_each_enemy_that_is_found() -> None:
    table = with_signal()
    assert table.keys("hand.0") == ["specialist"] * 2

    table.choose(ENEMY)
    assert table.keys("hand.0") == ["specialist"] * 3
    table.choose("shuttle-grapple")
    assert table.keys("hand.0") == ["specialist"] * 3
    table.choose(DRONE)

    assert table.keys("hand.0") == ["specialist"] * 4
    assert table.complex() == {"airlock": ENEMY, "operations": DRONE}
    assert (table.waiting(), table.s.attack, table.s.recruit) == ([], 0, 0)


def test_trace_the_signal_may_stop_at_once_or_after_a_scan() -> None:
    at_once, after_one = with_signal().choose(), with_signal().choose(DRONE).choose()

    assert (at_once.keys("hand.0"), at_once.complex()["operations"]) == (["specialist"] * 2, f"({DRONE})")
    assert (after_one.keys("hand.0"), after_one.complex()["airlock"]) == (["specialist"] * 3, f"({ENEMY})")


def test_trace_the_signal_draws_for_a_facehugger_too() -> None:
    table = given({"hand.0": ["trace-the-signal"], "complex.airlock": ["facehugger"]}).play("trace-the-signal")

    table.choose("facehugger")

    assert (table.keys("hand.0"), table.keys("facehuggers.0")) == (["specialist"] * 3, ["facehugger"])


# -- Warrant Officer Ripley


@pytest.mark.parametrize("zone", ["hand.0", "played.0", "vigilant.0"])
def test_quarantine_order_gives_more_for_another_ripley_that_is_shown(zone: str) -> None:
    zones = {"hand.0": ["quarantine-order"]}
    zones[zone] = [*zones.get(zone, []), "wary-retreat"]

    table = given(zones).play("quarantine-order").choose("wary-retreat")

    assert (table.s.attack, table.s.recruit, table.shown(zone, 0)[0]) == (0, 2, "wary-retreat")


def test_quarantine_order_gives_one_where_no_other_ripley_is_shown() -> None:
    kept = given({"hand.0": ["quarantine-order", "old-scars"]}).play("quarantine-order").choose()
    alone = given({"hand.0": ["quarantine-order", "grunt"]}).play("quarantine-order")

    assert (kept.s.recruit, alone.options(), alone.choose().s.recruit) == (1, [], 1)


@pytest.mark.parametrize(("before", "attack"), [(KILL_IT, 2), ("fire-axe", 1)])
def test_wary_retreat_fights_better_after_survival(before: str, attack: int) -> None:
    table = given({"hand.0": ["wary-retreat"], "played.0": [before]}).play("wary-retreat")

    assert (table.s.attack, table.s.recruit) == (attack, 0)


def test_wary_retreat_avoids_a_strike_of_its_owner() -> None:
    table = given({"vigilant.0": ["wary-retreat"], "combat-zone": [DRONE]}).end_turn()

    table.choose(f"vigil-{table.find('vigilant.0', 'wary-retreat')}")

    assert (table.keys("strikes.0"), table.keys("discard.0"), table.keys("vigilant.0")) == ([], ["wary-retreat"], [])


def test_wary_retreat_may_stay_in_play_and_helps_nobody_else() -> None:
    kept = given({"vigilant.0": ["wary-retreat"], "combat-zone": [DRONE]}).end_turn().choose()
    of_another = given({"vigilant.1": ["wary-retreat"], "combat-zone": [DRONE]}).end_turn()

    assert (kept.keys("strikes.0"), kept.keys("vigilant.0")) == ([CLAWS], ["wary-retreat"])
    assert (of_another.keys("strikes.0"), of_another.keys("vigilant.1")) == ([CLAWS], ["wary-retreat"])


def test_seal_the_bulkheads_avoids_the_first_strike_of_the_turn() -> None:
    table = given({"hand.0": ["seal-the-bulkheads"], "combat-zone": [DRONE, DRONE]}).play("seal-the-bulkheads")
    assert table.s.attack == 3

    table.end_turn()

    assert (table.keys("strikes.0"), table.s.current, table.keys("discard.0")) == ([CLAWS], 1, ["seal-the-bulkheads"])


@pytest.mark.parametrize(("before", "left"), [(KILL_IT, [CLAWS]), ("fire-axe", [CLAWS, "tail-lash"])])
def test_seal_the_bulkheads_heals_anybody_after_one_of_the_nostromo(before: str, left: list[str]) -> None:
    zones = {"hand.0": ["seal-the-bulkheads"], "played.0": [before]}
    table = given({**zones, "strikes.1": [CLAWS, "tail-lash"]}).play("seal-the-bulkheads")

    if table.waiting():
        table.choose("tail-lash")

    assert (table.keys("strikes.1"), table.s.attack) == (left, 3)


def with_gambit(up: tuple[str, ...] = ()) -> Referee:
    zones = {"hand.0": ["airlock-gambit"], "played.0": ["old-scars", "grunt"], "complex.airlock": [STRONG]}
    return given({**zones, "strikes.1": ["tail-lash", CLAWS, CLAWS]}, up=up).play("airlock-gambit")


def test_airlock_gambit_kills_the_enemy_in_the_airlock_and_heals_a_strike_for_each_ripley() -> None:
    zones = {"hand.0": ["airlock-gambit"], "played.0": ["old-scars", "grunt"], "complex.airlock": ["prowling-shape"]}
    table = given({**zones, "strikes.0": [CLAWS], "strikes.1": ["tail-lash", CLAWS]}, up=("airlock",))
    table.play("airlock-gambit").choose("prowling-shape")
    assert (table.waiting(), table.options()) == ([(0, "heal")], [CLAWS, CLAWS, "tail-lash"])

    table.choose("tail-lash", CLAWS)

    assert (table.keys("dead-enemies"), table.complex(), table.s.attack) == (["prowling-shape"], {}, 4)
    assert (table.keys("strikes.0"), table.keys("strikes.1")) == ([], [CLAWS])


def test_airlock_gambit_may_leave_the_enemy_alive_and_finds_no_hidden_one() -> None:
    left = with_gambit(up=("airlock",)).choose().choose("tail-lash", CLAWS)
    hidden = with_gambit()

    assert (left.keys("dead-enemies"), left.keys("discarded-strikes")) == ([], ["tail-lash", CLAWS])
    assert (hidden.waiting(), hidden.options(), hidden.s.attack) == ([(0, "ko")], [], 4)

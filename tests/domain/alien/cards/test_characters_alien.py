"""Alien: Captain Dallas, Chief Engineer Parker, Navigator Lambert, Warrant Officer Ripley."""

from __future__ import annotations

import pytest

from domain.games.alien.actions import DiscardVigilant, PlayCoordinated, Recruit, Sacrifice

from ..referee import Referee, given

TWO_HURT = {"strikes.0": ["tail-lash"], "strikes.1": ["second-jaw"]}


def hidden_enemies(*rooms: str) -> dict[str, list[str]]:
    """A hidden Drone in each of these rooms, each another."""
    drones = ("warrior-drone", "worker-drone", "elder-drone", "wounded-drone", "armoured-drone")
    return {f"complex.{room}": [drone] for room, drone in zip(rooms, drones, strict=False)}


# -- Captain Dallas


@pytest.mark.rule("alien.recruit.refill")
def test_captains_log_looks_into_the_barracks_and_may_send_a_character_back_there() -> None:
    zones = {"hand.0": ["captains-log"], "hq.3": ["electric-prod"], "barracks": ["grunt", "airlock-gambit"]}
    table = given(zones).play("captains-log")
    assert table.s.recruit == 2
    assert table.shown("barracks", 0) == [None, "airlock-gambit"]
    assert table.shown("barracks", 1) == table.shown("barracks") == [None, None]
    assert (table.waiting(), table.asked().least) == ([(0, "put-under")], 0)

    table.choose("electric-prod")

    assert table.keys("barracks") == ["electric-prod", "grunt"]
    assert table.keys("hq.3") == ["airlock-gambit"]
    assert table.shown("hq.3") == ["airlock-gambit"]


def test_captains_log_may_leave_the_hq_as_it_is() -> None:
    table = given({"hand.0": ["captains-log"], "barracks": ["grunt", "airlock-gambit"]}).play("captains-log").choose()

    assert table.keys("barracks") == ["grunt", "airlock-gambit"]
    assert [table.keys(f"hq.{n}") for n in range(1, 6)] == [["find-it-and-kill-it"]] * 5


@pytest.mark.rule("alien.combo.class-ability", "alien.combo.not-self", "alien.combo.no-retroactive")
def test_captain_of_the_ship_is_helped_by_leadership_played_before_alone() -> None:
    table = given({"hand.0": ["captain-of-the-ship", "report-for-duty"]})

    assert table.play("captain-of-the-ship").s.attack == 2
    assert table.play("report-for-duty").s.attack == 2


@pytest.mark.rule("alien.combo.once-per-card")
def test_captain_of_the_ship_is_helped_once_however_much_leadership_was_played() -> None:
    table = given({"hand.0": ["captain-of-the-ship"], "played.0": ["report-for-duty"] * 3})

    assert table.play("captain-of-the-ship").s.attack == 4


@pytest.mark.rule("alien.combo.crew-ability")
def test_search_parties_makes_the_next_recruit_from_the_hq_cheaper() -> None:
    zones = {"hand.0": ["search-parties"], "played.0": ["wary-retreat"], "hq.1": ["electric-prod"]}
    table = given(zones, recruit=9).play("search-parties")
    assert table.s.attack == 2

    table.recruit("sergeant-tech")
    assert table.s.recruit == 6
    table.recruit("electric-prod")
    assert table.s.recruit == 3
    table.recruit("find-it-and-kill-it")
    assert table.s.recruit == 0


def test_search_parties_makes_nothing_cost_less_than_nothing() -> None:
    zones = {"hand.0": ["search-parties", "search-parties"], "played.0": ["wary-retreat"], "hq.1": ["quarantine-order"]}
    table = given(zones).play("search-parties").play("search-parties")

    table.recruit("quarantine-order")

    assert (table.s.recruit, table.keys("discard.0")) == (0, ["quarantine-order"])


def test_search_parties_without_nostromo_before_it_makes_nothing_cheaper() -> None:
    zones = {"hand.0": ["search-parties"], "played.0": ["grunt"]}
    table = given(zones, recruit=2).play("search-parties")

    assert (table.s.attack, table.legal(Recruit)) == (2, [])


@pytest.mark.rule("alien.keyword.sacrifice", "alien.keyword.sacrifice-keeps-output")
def test_search_parties_is_sacrificed_to_kill_an_enemy_of_the_first_two_rooms() -> None:
    rooms = {
        "complex.ventilation-shafts": ["elder-drone"],
        "complex.operations": ["royal-guard"],
        "complex.airlock": ["worker-drone"],
        "combat-zone": ["wounded-drone"],
    }
    up = ["ventilation-shafts", "operations", "airlock"]
    table = given({"hand.0": ["search-parties", "captain-of-the-ship"], **rooms}, up=up).play("search-parties")

    table.sacrifice()

    assert table.keys("dead-enemies") == ["elder-drone"]
    assert table.complex() == {"operations": "royal-guard", "airlock": "worker-drone"}
    assert (table.keys("dead-characters"), table.keys("played.0")) == (["search-parties"], [])
    assert table.s.attack == 2
    assert table.refused(Sacrifice(play=0)).rule == "alien.keyword.sacrifice"
    assert table.play("captain-of-the-ship").s.attack == 6


def test_search_parties_lets_its_player_choose_whom_to_kill_but_kills_no_final_enemy_and_no_hidden_card() -> None:
    rooms = {"complex.ventilation-shafts": ["elder-drone"], "complex.operations": ["warrior-drone"]}
    table = given({"hand.0": ["search-parties"], **rooms}, up=["ventilation-shafts", "operations"])
    table.play("search-parties").sacrifice()
    assert table.options() == ["elder-drone", "warrior-drone"]
    table.choose("elder-drone")
    assert table.keys("dead-enemies") == ["elder-drone"]

    weak = {"complex.ventilation-shafts.weakened": 9}
    final = {"complex.ventilation-shafts": ["the-perfect-organism"], "complex.operations": ["warrior-drone"]}
    spared = given({"hand.0": ["search-parties"], **final}, up=["ventilation-shafts"], stage=3, markers=weak)
    spared.play("search-parties").sacrifice()

    assert (spared.keys("dead-enemies"), spared.keys("dead-characters")) == ([], ["search-parties"])


@pytest.mark.rule("alien.keyword.sacrifice-optional")
def test_search_parties_that_is_not_sacrificed_is_discarded() -> None:
    table = given({"hand.0": ["search-parties"]}).play("search-parties").end_turn()

    assert (table.keys("discard.0"), table.keys("dead-characters")) == (["search-parties"], [])
    assert table.legal(Sacrifice, 0) == []


@pytest.mark.rule("alien.gain.default-zone")
def test_chain_of_command_gives_from_the_hq_to_one_player_after_another() -> None:
    hq = {"hq.1": ["airlock-gambit"], "hq.2": ["electric-prod"], "hq.4": ["wary-retreat"], "hq.5": ["motion-tracker"]}
    barracks = {"barracks": ["electric-prod", "plot-the-course", "captains-log"]}
    table = given({"hand.1": ["chain-of-command"], **hq, **barracks}, seats=3, current=1).play("chain-of-command")

    assert (table.s.attack, table.s.recruit, table.waiting()) == (0, 0, [(1, "gain-cards")])
    assert (table.asked().least, len(table.options())) == (1, 5)
    table.choose("airlock-gambit")
    assert (table.keys("hand.1"), table.keys("hq.1")) == (["airlock-gambit"], ["captains-log"])

    assert (table.waiting(), table.asked().least) == ([(2, "gain-cards")], 0)
    assert table.options() == ["captains-log", "find-it-and-kill-it", "wary-retreat"]
    table.choose("captains-log")
    assert (table.keys("discard.2"), table.keys("hq.1")) == (["captains-log"], ["plot-the-course"])

    assert table.waiting() == [(0, "gain-cards")]
    assert table.options() == ["find-it-and-kill-it", "plot-the-course", "wary-retreat"]
    table.choose()
    assert (table.waiting(), table.keys("discard.0"), table.keys("discard.1")) == ([], [], [])


def test_chain_of_command_gives_others_nothing_dear_and_one_alone_nothing_twice() -> None:
    dear = {f"hq.{n}": ["electric-prod"] for n in range(1, 6)} | {"barracks": ["airlock-gambit"] * 3}
    table = given({"hand.0": ["chain-of-command"], **dear}).play("chain-of-command").choose("electric-prod")
    alone = given({"hand.0": ["chain-of-command"]}, seats=1).play("chain-of-command").choose("find-it-and-kill-it")

    assert (table.waiting(), table.keys("hand.0"), table.keys("discard.1")) == ([], ["electric-prod"], [])
    assert (alone.waiting(), alone.keys("hand.0"), alone.keys("discard.0")) == ([], ["find-it-and-kill-it"], [])


# -- Chief Engineer Parker


@pytest.mark.rule(
    "alien.keyword.coordinate-set-aside", "alien.keyword.coordinate-copy", "alien.keyword.coordinate-return"
)
def test_find_it_and_kill_it_gives_two_attack_to_its_player_and_lent_to_another() -> None:
    table = given({"hand.0": ["find-it-and-kill-it"], "hand.1": ["find-it-and-kill-it"]})

    assert table.play("find-it-and-kill-it").s.attack == 2
    table.coordinate("find-it-and-kill-it", 1)
    assert (table.keys("hand.1"), table.keys("lent.1")) == (["specialist"], ["find-it-and-kill-it"])
    assert table.s.attack == 2
    assert table.play_lent("find-it-and-kill-it").s.attack == 4
    assert table.legal(PlayCoordinated) == []

    table.end_turn()
    assert (table.keys("lent.1"), table.keys("discard.1")) == ([], ["find-it-and-kill-it"])
    assert table.keys("discard.0") == ["find-it-and-kill-it"]


def test_electric_prod_drives_an_enemy_back_as_far_as_its_player_says() -> None:
    table = given({"hand.0": ["electric-prod"], "combat-zone": ["elder-drone"]}).play("electric-prod")
    assert (table.s.attack, table.waiting(), table.asked().least) == (2, [(0, "move-back")], 0)

    table.choose("elder-drone")
    assert (table.waiting(), table.options()) == ([(0, "back-to")], ["airlock", "med-lab"])
    table.choose("med-lab")

    assert (table.keys("combat-zone"), table.complex()) == ([], {"med-lab": "elder-drone"})


@pytest.mark.rule("alien.facehugger.not-movable")
def test_electric_prod_drives_only_face_up_enemies_and_only_into_clear_rooms() -> None:
    zones = {
        "complex.operations": ["warrior-drone"],
        "complex.med-lab": ["worker-drone"],
        "combat-zone": ["elder-drone"],
        "facehuggers.0": ["facehugger"],
    }
    table = given({"hand.0": ["electric-prod"], **zones}, up=["med-lab"]).play("electric-prod")
    assert table.options() == ["elder-drone", "worker-drone"]

    table.choose("worker-drone")
    assert table.options() == ["weapons-locker"]
    table.choose("weapons-locker")

    assert table.complex() == {"operations": "(warrior-drone)", "weapons-locker": "worker-drone"}


def test_electric_prod_may_move_nothing() -> None:
    zones = {"hand.0": ["electric-prod"], "combat-zone": ["elder-drone"]}
    table = given(zones).play("electric-prod").choose()
    stopped = given(zones).play("electric-prod").choose("elder-drone").choose()

    assert table.keys("combat-zone") == stopped.keys("combat-zone") == ["elder-drone"]
    assert (table.waiting(), stopped.waiting()) == ([], [])


@pytest.mark.rule("alien.combo.optional-may")
def test_spare_parts_may_play_a_nostromo_character_again() -> None:
    played = ["find-it-and-kill-it", "captain-of-the-ship", "grunt", "electric-prod", "synthetic-blood"]
    table = given({"hand.0": ["spare-parts"], "played.0": played}).play("spare-parts")
    assert (table.s.attack, table.waiting(), table.asked().least) == (2, [(0, "copy-played")], 0)
    assert table.options() == ["captain-of-the-ship", "find-it-and-kill-it"]

    table.choose("captain-of-the-ship")
    assert table.s.attack == 6
    declined = given({"hand.0": ["spare-parts"], "played.0": played}).play("spare-parts").choose()
    assert declined.s.attack == 2


def test_spare_parts_copies_nothing_without_nostromo_before_it() -> None:
    table = given({"hand.0": ["spare-parts"], "played.0": ["synthetic-blood"]}).play("spare-parts")

    assert (table.s.attack, table.waiting()) == (2, [])


@pytest.mark.rule("alien.keyword.mobilize", "alien.keyword.mobilize-once")
def test_spare_parts_drives_an_enemy_back_one_room_when_it_is_gained_and_not_when_it_is_played() -> None:
    zones = {"hq.1": ["spare-parts"], "hand.0": ["spare-parts"], "complex.med-lab": ["worker-drone"]}
    table = given(zones, recruit=5, up=["med-lab"]).recruit("spare-parts")
    assert (table.keys("hq.1"), table.waiting()) == (["captain-of-the-ship"], [(0, "move-back")])

    table.choose("worker-drone")
    assert table.options() == ["weapons-locker"]
    table.choose("weapons-locker")
    assert (table.complex(), table.keys("discard.0")) == ({"weapons-locker": "worker-drone"}, ["spare-parts"])

    assert table.play("spare-parts").waiting() == []


def test_spare_parts_need_not_drive_anything_back() -> None:
    zones = {"hq.1": ["spare-parts"], "complex.med-lab": ["worker-drone"]}
    table = given(zones, recruit=5, up=["med-lab"]).recruit("spare-parts").choose()

    assert table.complex() == {"med-lab": "worker-drone"}


def test_improvised_incinerator_kills_up_to_two_weak_enemies() -> None:
    zones = {
        "complex.airlock": ["worker-drone"],
        "complex.operations": ["wounded-drone"],
        "combat-zone": ["warrior-drone", "sprinting-drone"],
        "facehuggers.0": ["facehugger"],
    }
    table = given({"hand.0": ["improvised-incinerator"], **zones}, up=["airlock"]).play("improvised-incinerator")
    assert (table.s.attack, table.options()) == (4, ["sprinting-drone", "worker-drone"])
    assert (table.asked().least, table.asked().most) == (0, 2)

    table.choose("worker-drone", "sprinting-drone")

    assert sorted(table.keys("dead-enemies")) == ["sprinting-drone", "worker-drone"]
    assert table.keys("combat-zone") == ["warrior-drone"]
    assert (table.keys("hand.0"), table.keys("hand.1")) == (["specialist"], ["specialist"])


def test_improvised_incinerator_kills_one_or_none_and_no_final_enemy() -> None:
    weak = {"complex.airlock.weakened": 9}
    zones = {"complex.airlock": ["the-perfect-organism"], "combat-zone": ["sprinting-drone"]}
    table = given({"hand.0": ["improvised-incinerator"], **zones}, up=["airlock"], stage=3, markers=weak)
    table.play("improvised-incinerator")
    assert table.options() == ["sprinting-drone"]

    table.choose()

    assert (table.keys("dead-enemies"), table.s.attack) == ([], 4)


def test_improvised_incinerator_burns_for_the_player_it_is_lent_to() -> None:
    table = given({"hand.1": ["improvised-incinerator"], "combat-zone": ["sprinting-drone"]})

    table.coordinate("improvised-incinerator", 1).play_lent("improvised-incinerator").choose("sprinting-drone")

    assert (table.s.attack, table.keys("dead-enemies")) == (4, ["sprinting-drone"])
    assert table.keys("lent.1") == ["improvised-incinerator"]


# -- Navigator Lambert


@pytest.mark.parametrize(("way", "attack", "recruit"), [("0", 2, 1), ("1", 1, 2)])
def test_plot_the_course_gives_more_of_what_its_player_chooses(way: str, attack: int, recruit: int) -> None:
    table = given({"hand.0": ["plot-the-course"], "played.0": ["motion-tracker"]}).play("plot-the-course")
    assert (table.waiting(), table.options()) == ([(0, "way")], ["0", "1"])

    table.choose(way)

    assert (table.s.attack, table.s.recruit) == (attack, recruit)


def test_plot_the_course_gives_one_of_each_without_tech_before_it() -> None:
    table = given({"hand.0": ["plot-the-course"], "played.0": ["plot-the-course"]}).play("plot-the-course")

    assert (table.waiting(), table.s.attack, table.s.recruit) == ([], 1, 1)


@pytest.mark.parametrize(("before", "drawn"), [(["plot-the-course"], ["specialist"]), (["motion-tracker"], [])])
def test_motion_tracker_scans_a_room_for_nothing_and_draws_with_intel(before: list[str], drawn: list[str]) -> None:
    rooms = hidden_enemies("operations", "airlock")
    table = given({"hand.0": ["motion-tracker"], "played.0": before, **rooms}).play("motion-tracker")
    assert (table.waiting(), table.options(), table.asked().least) == (
        [(0, "scan")],
        ["warrior-drone", "worker-drone"],
        1,
    )

    table.choose("warrior-drone")

    assert table.complex() == {"operations": "warrior-drone", "airlock": "(worker-drone)"}
    assert (table.s.attack, table.keys("hand.0")) == (0, drawn)


@pytest.mark.rule("alien.card_text.do-as-much")
def test_motion_tracker_draws_although_there_is_nothing_to_scan() -> None:
    table = given({"hand.0": ["motion-tracker"], "played.0": ["plot-the-course"]}).play("motion-tracker")

    assert (table.waiting(), table.keys("hand.0")) == ([], ["specialist"])


def cross_bearings() -> Referee:
    rooms = hidden_enemies("operations", "weapons-locker", "airlock")
    return given({"hand.0": ["cross-bearings"], **rooms}).play("cross-bearings")


def test_cross_bearings_looks_at_two_hidden_cards_and_may_let_them_change_places() -> None:
    table = cross_bearings()
    assert (table.s.attack, table.waiting()) == (2, [(0, "look")])
    assert (table.asked().least, table.asked().most) == (0, 2)

    table.choose("warrior-drone", "elder-drone")
    assert table.waiting() == [(0, "whether")]
    assert [table.shown(f"complex.{room}", 0) for room in ("operations", "weapons-locker", "airlock")] == [
        ["warrior-drone"],
        [None],
        ["elder-drone"],
    ]
    table.choose("do")

    assert table.complex() == {
        "operations": "(elder-drone)",
        "weapons-locker": "(worker-drone)",
        "airlock": "(warrior-drone)",
    }
    assert table.shown("complex.operations", 0) == ["elder-drone"]
    assert table.shown("complex.operations", 1) == table.shown("complex.operations") == [None]
    assert "scanned" not in {event.tally for event in table.events if hasattr(event, "tally")}


def test_cross_bearings_may_leave_them_where_they_are() -> None:
    table = cross_bearings().choose("warrior-drone", "elder-drone").choose()

    assert table.complex()["operations"] == "(warrior-drone)"
    assert table.complex()["airlock"] == "(elder-drone)"


@pytest.mark.parametrize("seen", [[], ["worker-drone"]])
def test_cross_bearings_lets_nothing_change_places_where_fewer_than_two_were_looked_at(seen: list[str]) -> None:
    table = cross_bearings().choose(*seen)

    assert table.waiting() == []
    assert table.shown("complex.weapons-locker", 0) == [seen[0] if seen else None]


@pytest.mark.rule("alien.scan.free")
def test_trace_the_signal_scans_as_long_as_its_player_likes_and_draws_for_each_enemy() -> None:
    rooms = {
        "complex.ventilation-shafts": ["warrior-drone"],
        "complex.operations": ["facehugger"],
        "complex.weapons-locker": ["event-the-sos"],
        "complex.airlock": ["sos-marker"],
    }
    table = given({"hand.0": ["trace-the-signal"], **rooms}).play("trace-the-signal")
    assert table.keys("hand.0") == ["specialist"] * 2
    assert (table.waiting(), table.asked().least, len(table.options())) == ([(0, "scan")], 0, 4)

    table.choose("warrior-drone")
    assert (len(table.keys("hand.0")), table.complex()["ventilation-shafts"]) == (3, "warrior-drone")
    table.choose("facehugger")
    assert (len(table.keys("hand.0")), table.keys("facehuggers.0")) == (4, ["facehugger"])
    table.choose("sos-marker")
    assert (len(table.keys("hand.0")), table.keys("secured")) == (5, ["sos-marker"])
    assert (table.waiting(), table.options()) == ([(0, "scan")], ["event-the-sos"])
    table.choose()

    assert (table.waiting(), table.s.attack) == ([], 0)
    assert table.complex() == {"ventilation-shafts": "warrior-drone", "weapons-locker": "(event-the-sos)"}
    assert table.play("specialist").s.recruit == 1


def test_trace_the_signal_draws_two_where_nothing_is_hidden() -> None:
    table = given({"hand.0": ["trace-the-signal"]}).play("trace-the-signal")

    assert (table.waiting(), table.keys("hand.0")) == ([], ["specialist"] * 2)


# -- Warrant Officer Ripley


@pytest.mark.rule("alien.card_text.show", "alien.card_text.show-in-play")
@pytest.mark.parametrize("where", ["hand.0", "played.0", "vigilant.0"])
def test_quarantine_order_gives_more_for_another_ripley_card_that_is_shown(where: str) -> None:
    zones = {"hand.0": ["quarantine-order"]}
    zones[where] = ["wary-retreat", *zones.get(where, [])]
    table = given(zones).play("quarantine-order")
    assert (table.s.recruit, table.waiting(), table.options()) == (1, [(0, "show")], ["wary-retreat"])

    table.choose("wary-retreat")

    assert table.s.recruit == 2
    assert "wary-retreat" in table.keys(where)
    assert "wary-retreat" in table.shown(where, 1)


def test_quarantine_order_gives_one_alone_and_when_its_player_shows_nothing() -> None:
    cards = {"hand.0": ["quarantine-order", "wary-retreat"], "discard.0": ["wary-retreat"]}
    declined = given(cards).play("quarantine-order").choose()
    alone = given({"hand.0": ["quarantine-order", "grunt"], "hand.1": ["wary-retreat"]}).play("quarantine-order")

    assert (declined.s.recruit, declined.shown("hand.0", 1)) == (1, [None])
    assert (alone.waiting(), alone.options()) == ([(0, "show")], [])
    assert alone.choose().s.recruit == 1


@pytest.mark.parametrize(("before", "attack"), [(["find-it-and-kill-it"], 2), (["grunt"], 1), ([], 1)])
def test_wary_retreat_gives_more_with_survival(before: list[str], attack: int) -> None:
    table = given({"hand.0": ["wary-retreat"], "played.0": before}).play("wary-retreat")

    assert table.s.attack == attack


@pytest.mark.rule("alien.keyword.vigilant-discard-effect")
def test_wary_retreat_keeps_one_strike_of_several_away() -> None:
    zones = {"vigilant.0": ["wary-retreat"], "combat-zone": ["elder-drone"]}
    table = given(zones).end_turn()
    assert table.waiting() == [(0, "answer-strike")]

    table.choose(f"vigil-{table.find('vigilant.0', 'wary-retreat')}")

    assert (table.keys("strikes.0"), len(table.keys("strike-deck"))) == (["raking-claws"], 19)
    assert (table.keys("vigilant.0"), table.keys("discard.0")) == ([], ["wary-retreat"])


def test_wary_retreat_may_be_kept_and_is_not_asked_for_when_others_are_struck() -> None:
    zones = {"vigilant.0": ["wary-retreat"], "vigilant.1": ["wary-retreat"], "combat-zone": ["warrior-drone"]}
    table = given(zones)
    refusal = table.refused(DiscardVigilant(card=table.find("vigilant.0", "wary-retreat")))

    table.end_turn().choose()

    assert refusal.rule == "alien.keyword.vigilant-discard-effect"
    assert (table.s.current, table.waiting()) == (1, [])
    assert table.keys("strikes.0") == ["raking-claws"]
    assert table.keys("vigilant.0") == table.keys("vigilant.1") == ["wary-retreat"]


@pytest.mark.rule("alien.keyword.vigilant-combo-first-turn", "alien.keyword.vigilant-combo-later")
def test_wary_retreat_counts_as_survival_in_the_turn_that_it_is_played_alone() -> None:
    first = given({"hand.0": ["wary-retreat", "built-to-protect"]}).play("wary-retreat").play("built-to-protect")
    later = given({"vigilant.0": ["wary-retreat"], "hand.0": ["built-to-protect"]}).play("built-to-protect")

    assert first.keys("hand.0") == ["specialist"]
    assert later.keys("hand.0") == []


def test_seal_the_bulkheads_keeps_the_first_strike_of_the_turn_away() -> None:
    zones = {"hand.0": ["seal-the-bulkheads"], "combat-zone": ["warrior-drone", "worker-drone"]}
    table = given(zones).play("seal-the-bulkheads")
    assert (table.s.attack, table.waiting()) == (3, [])

    table.end_turn()

    assert (table.keys("strikes.0"), len(table.keys("strike-deck"))) == (["raking-claws"], 19)
    assert table.s.current == 1


def test_seal_the_bulkheads_keeps_nothing_away_from_others_nor_in_later_turns() -> None:
    zones = {"hand.0": ["seal-the-bulkheads"], "avatar.1": ["medic"]}
    table = given(zones, options={"fight_players": True}).play("seal-the-bulkheads")

    table.fight_player(1)
    assert table.keys("strikes.1") == ["raking-claws"]
    table.end_turn().end_turn().end_turn()

    assert (table.s.current, table.s.hooks.get("avert", ())) == (1, ())


def test_seal_the_bulkheads_heals_anybody_with_nostromo_before_it() -> None:
    zones = {"hand.0": ["seal-the-bulkheads"], "played.0": ["find-it-and-kill-it"], **TWO_HURT}
    table = given(zones).play("seal-the-bulkheads")
    assert (table.waiting(), table.options()) == ([(0, "heal")], ["second-jaw", "tail-lash"])

    table.choose("second-jaw")

    assert (table.keys("strikes.0"), table.keys("strikes.1")) == (["tail-lash"], [])
    assert table.keys("discarded-strikes") == ["second-jaw"]


def test_seal_the_bulkheads_heals_nobody_without_nostromo() -> None:
    zones = {"hand.0": ["seal-the-bulkheads"], "played.0": ["grunt"], **TWO_HURT}
    table = given(zones).play("seal-the-bulkheads")

    assert (table.waiting(), table.damage(0), table.damage(1)) == ([], 2, 3)


def test_airlock_gambit_kills_in_the_airlock_whatever_the_attack_and_heals_for_each_ripley_card() -> None:
    zones = {
        "hand.0": ["airlock-gambit"],
        "played.0": ["wary-retreat", "find-it-and-kill-it", "expert-adviser"],
        "complex.airlock": ["prowling-shape"],
        "complex.med-lab": ["worker-drone"],
        "strikes.0": ["tail-lash", "raking-claws"],
        "strikes.1": ["second-jaw", "impaled"],
    }
    table = given(zones, up=["airlock", "med-lab"]).play("airlock-gambit")
    assert (table.s.attack, table.waiting(), table.options()) == (4, [(0, "ko")], ["prowling-shape"])

    table.choose("prowling-shape")
    assert table.keys("dead-enemies") == ["prowling-shape"]
    assert table.waiting() == [(0, "heal")]
    assert (table.asked().least, table.asked().most) == (3, 3)
    table.choose("tail-lash", "second-jaw", "impaled")

    assert (table.keys("strikes.0"), table.keys("strikes.1")) == (["raking-claws"], [])


def test_airlock_gambit_may_spare_the_enemy_and_alone_heals_one_strike() -> None:
    zones = {"hand.0": ["airlock-gambit"], "complex.airlock": ["worker-drone"], **TWO_HURT}
    table = given(zones, up=["airlock"]).play("airlock-gambit").choose().choose("second-jaw")

    assert table.complex() == {"airlock": "worker-drone"}
    assert (table.damage(0), table.damage(1)) == (2, 0)


def test_airlock_gambit_kills_no_hidden_card_and_no_final_enemy_and_heals_as_much_as_there_is() -> None:
    hidden = given({"hand.0": ["airlock-gambit"], "complex.airlock": ["worker-drone"]}).play("airlock-gambit")
    zones = {"hand.0": ["airlock-gambit"], "complex.airlock": ["the-perfect-organism"], "strikes.1": ["tail-lash"]}
    final = given({**zones, "played.0": ["wary-retreat"]}, up=["airlock"], stage=3).play("airlock-gambit")

    assert (hidden.waiting(), hidden.complex()) == ([], {"airlock": "(worker-drone)"})
    assert (final.waiting(), final.complex()) == ([], {"airlock": "the-perfect-organism"})
    assert (final.keys("strikes.1"), final.keys("discarded-strikes")) == ([], ["tail-lash"])

"""The Alien Players: how much their Avatars bear, and the cards of their deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.deckbuilding.events import TurnBegan
from domain.games.alien.actions import EndActions, FightEnemy, FightPlayer, PlayCard, Scan

from ..referee import Referee, given

ENEMY, STRONG, DRONE, CLAWS = "worker-drone", "armoured-drone", "warrior-drone", "raking-claws"
ALIENS = {"alien_players": True}
AVATARS = {
    "hunter-xenomorph": (7, 5),
    "praetorian-xenomorph": (10, 4),
    "warrior-xenomorph": (9, 4),
    "xenomorph-taskmaster": (8, 5),
}
"""Health and Defense."""


def alien_turn(card: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 3, **about: Any) -> Referee:
    """The turn of seat 0, whom a Chestburster killed, after this Alien card was played."""
    there = {"alien-avatars": ["hunter-xenomorph"], "alien-deck": ["drag-away"] * 6 + [card] * 6}
    table = given({**there, **(zones or {})}, seats, burst=(0,), options=ALIENS, begin=True, **about)
    assert (table.s.phase, table.legal(PlayCard), table.legal(FightEnemy)) == ("alien", [card], [])
    return table.play(card)


# -- Avatars


@pytest.mark.rule("alien.alien_player.fought-by-players")
@pytest.mark.parametrize("avatar", AVATARS)
def test_an_alien_player_is_fought_for_as_much_attack_as_it_has_defense(avatar: str) -> None:
    _, defense = AVATARS[avatar]
    zones = {"alien-avatars": [avatar], "alien-deck": ["drag-away"] * 12}
    table = given({**zones, "hand.1": ["captain-of-the-ship"] * 2}, burst=(0,), options=ALIENS, begin=True)
    assert table.keys("avatar.0") == [avatar]

    table.do(EndActions()).play("captain-of-the-ship")
    refusal = table.refused(FightPlayer(opponent=0))
    table.play("captain-of-the-ship").fight_player(0)

    assert (refusal.code, refusal.about) == ("not_enough_attack", {"needed": defense, "has": 2})
    assert (table.s.attack, table.keys("strikes.0")) == (6 - defense, [CLAWS])


@pytest.mark.parametrize("avatar", AVATARS)
def test_an_alien_player_dies_of_as_much_damage_as_it_has_health(avatar: str) -> None:
    health, defense = AVATARS[avatar]
    zones = {"alien-avatars": [avatar], "alien-deck": ["drag-away"] * 12, "strikes.0": [CLAWS] * (health - 2)}
    table = given({**zones, "hand.1": ["heavy-ordnance"] * 2}, burst=(0,), options=ALIENS, begin=True)
    table.do(EndActions()).play("heavy-ordnance").choose().play("heavy-ordnance")

    table.fight_player(0)
    assert (table.damage(0), table.s.prowling) == (health - 1, (0,))
    table.fight_player(0)

    assert (table.s.prowling, table.s.attack) == ((), 12 - 2 * defense)


# -- the deck


def test_drive_the_brood_pushes_a_card_hidden_or_not_one_room_forward() -> None:
    zones = {"complex.operations": [ENEMY], "complex.weapons-locker": [STRONG], "complex.airlock": [DRONE]}
    table = alien_turn("drive-the-brood", zones, up=("weapons-locker",))
    assert table.options() == [STRONG, DRONE, ENEMY]

    table.choose(ENEMY)

    assert table.complex() == {"weapons-locker": f"({ENEMY})", "med-lab": STRONG, "airlock": f"({DRONE})"}
    assert (table.keys("combat-zone"), table.s.attack, table.s.recruit) == ([], 0, 0)


def test_drive_the_brood_drives_nothing_in_an_empty_complex() -> None:
    table = alien_turn("drive-the-brood")

    assert (table.complex(), table.keys("combat-zone"), table.waiting()) == ({}, [], [])
    assert table.keys("hand.0") == ["drive-the-brood"] * 5 + ["drag-away"]


def test_drive_the_brood_lets_the_alien_draw_from_what_was_discarded_when_the_deck_is_empty() -> None:
    table = alien_turn("drive-the-brood", {"alien-deck": ["drive-the-brood"] * 6, "alien-discard": ["resin-wall"]})

    assert table.keys("hand.0") == ["drive-the-brood"] * 5 + ["resin-wall"]
    assert (table.keys("alien-deck"), table.keys("alien-discard")) == ([], [])


def test_out_of_the_vents_brings_a_hidden_card_which_pushes() -> None:
    table = alien_turn("out-of-the-vents", {"complex.ventilation-shafts": [ENEMY], "hive": [DRONE, STRONG]})

    assert table.complex() == {"ventilation-shafts": f"({STRONG})", "operations": f"({ENEMY})"}
    assert table.keys("hive") == [DRONE]


def test_out_of_the_vents_brings_nothing_out_of_an_empty_hive() -> None:
    table = alien_turn("out-of-the-vents", {"hive": [], "dead-enemies": [DRONE], "complex.airlock": [ENEMY]})

    assert (table.complex(), table.keys("dead-enemies"), table.s.outcome) == ({"airlock": f"({ENEMY})"}, [DRONE], "")


def test_drop_from_above_brings_a_hidden_card_near_the_exit_into_the_combat_zone() -> None:
    zones = {"complex.weapons-locker": [ENEMY], "complex.med-lab": [STRONG], "complex.airlock": [DRONE]}
    table = alien_turn("drop-from-above", zones)
    assert table.options() == [STRONG, DRONE]

    table.choose(STRONG)

    assert table.complex() == {"weapons-locker": f"({ENEMY})", "airlock": f"({DRONE})"}
    assert table.shown("combat-zone") == [STRONG]


def test_drop_from_above_leaves_what_is_face_up() -> None:
    table = alien_turn("drop-from-above", {"complex.med-lab": [STRONG]}, up=("med-lab",))

    assert (table.complex(), table.keys("combat-zone"), table.waiting()) == ({"med-lab": STRONG}, [], [])


def test_what_drops_from_above_is_revealed_by_the_next_player() -> None:
    table = alien_turn("drop-from-above", {"complex.airlock": ["facehugger"]}).choose("facehugger")

    assert (table.keys("facehuggers.1"), table.keys("combat-zone"), table.complex()) == (["facehugger"], [], {})


def lashed(hand: list[str]) -> Referee:
    return alien_turn("tail-lash-alien", {"hand.2": hand}).choose("seat-2")


def test_tail_lash_lets_its_victim_choose_between_a_strike_and_two_cards() -> None:
    struck, discarded = lashed(["grunt"] * 3), lashed(["grunt", "autopsy", "fire-axe"])
    assert (struck.waiting(), struck.options(2)) == ([(2, "way")], ["0", "1"])

    struck.choose("0", seat=2)
    discarded.choose("1", seat=2).choose("grunt", "fire-axe", seat=2)

    assert (struck.keys("strikes.2"), struck.keys("hand.2")) == ([CLAWS], ["grunt"] * 3)
    assert (discarded.keys("strikes.2"), discarded.keys("hand.2")) == ([], ["autopsy"])
    assert discarded.keys("discard.2") == ["grunt", "fire-axe"]


def test_tail_lash_strikes_who_has_fewer_than_two_cards() -> None:
    table = lashed(["grunt"])
    assert table.options(2) == ["0"]

    table.choose("0", seat=2)

    assert (table.keys("strikes.2"), table.keys("hand.2"), table.keys("strikes.1")) == ([CLAWS], ["grunt"], [])


def test_egg_chamber_shuffles_a_facehugger_with_the_top_of_the_hive() -> None:
    zones = {"hive": [DRONE, ENEMY, STRONG], "hatchery": ["facehugger", "facehugger", "chestburster"]}
    table = alien_turn("egg-chamber", zones)

    assert (table.keys("hive")[0], sorted(table.keys("hive")[1:])) == (DRONE, [STRONG, "facehugger", ENEMY])
    assert table.keys("hatchery") == ["facehugger", "chestburster"]
    assert table.shown("hive", 0) == [None] * 4


def test_egg_chamber_without_a_facehugger_left_adds_none() -> None:
    table = alien_turn("egg-chamber", {"hive": [DRONE, ENEMY, STRONG], "hatchery": ["chestburster"]})

    assert (sorted(table.keys("hive")), table.keys("hatchery")) == ([STRONG, DRONE, ENEMY], ["chestburster"])


def test_into_the_walls_hides_an_enemy_of_the_complex_again() -> None:
    zones = {"complex.operations": [ENEMY], "complex.airlock": [STRONG], "combat-zone": [DRONE]}
    table = alien_turn("into-the-walls", zones, up=("operations", "airlock"))
    assert table.options() == [STRONG, ENEMY]

    table.choose(ENEMY)

    assert (table.complex(), table.keys("combat-zone")) == ({"operations": f"({ENEMY})", "airlock": STRONG}, [DRONE])


def test_into_the_walls_hides_no_final_enemy() -> None:
    table = alien_turn("into-the-walls", {"complex.operations": ["the-perfect-organism"]}, up=("operations",), stage=3)

    assert (table.waiting(), table.complex()) == ([], {"operations": "the-perfect-organism"})


def test_what_went_into_the_walls_is_revealed_anew() -> None:
    zones = {"complex.operations": ["sprinting-drone"], "hand.1": ["captain-of-the-ship"] * 2}
    table = alien_turn("into-the-walls", zones, up=("operations",))
    assert table.complex() == {"operations": "(sprinting-drone)"}

    table.do(EndActions()).play("captain-of-the-ship").play("captain-of-the-ship").scan("operations")

    assert table.complex() == {"ventilation-shafts": f"({DRONE})", "weapons-locker": "sprinting-drone"}


def test_shifting_shadows_shuffles_hidden_cards_among_their_rooms_unseen() -> None:
    zones = {"complex.operations": [ENEMY], "complex.med-lab": [STRONG], "complex.airlock": [DRONE]}
    table = alien_turn("shifting-shadows", {**zones, "complex.weapons-locker": ["elder-drone"]}, up=("weapons-locker",))
    assert table.options() == [STRONG, DRONE, ENEMY]

    table.choose(ENEMY, STRONG)

    lying = table.complex()
    assert (lying["weapons-locker"], lying["airlock"]) == ("elder-drone", f"({DRONE})")
    assert {lying["operations"], lying["med-lab"]} == {f"({ENEMY})", f"({STRONG})"}
    assert (table.shown("complex.operations", 0), table.shown("complex.med-lab", 0)) == ([None], [None])


def test_shifting_shadows_moves_two_or_three() -> None:
    rooms = ("operations", "weapons-locker", "med-lab", "airlock")
    table = alien_turn("shifting-shadows", {f"complex.{room}": [ENEMY] for room in rooms})

    assert (table.asked().least, table.asked().most) == (2, 3)


def marked(strikes: Mapping[str, Sequence[str]]) -> Referee:
    return alien_turn("marked-prey", {"combat-zone": [ENEMY], **strikes})


def test_marked_prey_lets_an_enemy_strike_who_is_hurt_most() -> None:
    table = marked({"strikes.1": [CLAWS], "strikes.2": ["tail-lash"]})

    assert (table.keys("strikes.1"), table.keys("strikes.2")) == ([CLAWS], ["tail-lash", CLAWS])
    assert table.keys("combat-zone") == [ENEMY]


def test_marked_prey_lets_the_alien_choose_among_equals() -> None:
    table = marked({})
    assert (table.waiting(), table.options()) == ([(0, "player")], ["seat-1", "seat-2"])

    table.choose("seat-2")

    assert (table.keys("strikes.1"), table.keys("strikes.2")) == ([], [CLAWS])


def test_marked_prey_leaves_out_whom_enemies_do_not_strike() -> None:
    table = marked({"strikes.2": ["tail-lash"], "discard.2": ["chestburster"]})

    assert (table.keys("strikes.1"), table.keys("strikes.2")) == ([CLAWS], ["tail-lash"])


def test_marked_prey_needs_an_enemy_in_the_combat_zone_to_choose() -> None:
    one = alien_turn("marked-prey", {"complex.airlock": [ENEMY]}, up=("airlock",))
    two = alien_turn("marked-prey", {"combat-zone": [ENEMY, "elder-drone"], "strikes.1": [CLAWS]})
    two.choose("elder-drone")

    assert (one.waiting(), one.keys("strikes.1"), one.keys("strikes.2")) == ([], [], [])
    assert (two.keys("strikes.1"), two.keys("strikes.2")) == ([CLAWS] * 3, [])


def test_drag_away_kills_a_character_of_the_hq_that_is_not_too_dear() -> None:
    zones = {"hq.1": ["airlock-gambit"], "hq.2": ["electric-prod"], "alien-deck": ["drag-away"] * 12}
    table = alien_turn("drag-away", zones)
    assert table.options() == ["electric-prod", *["find-it-and-kill-it"] * 3]

    table.choose("electric-prod")

    assert (table.keys("dead-characters"), table.keys("hq.2")) == (["electric-prod"], ["captain-of-the-ship"])
    assert len(table.keys("barracks")) == 19


def test_drag_away_reaches_nobody_who_costs_more_than_five() -> None:
    table = alien_turn("drag-away", {f"hq.{n}": ["airlock-gambit"] for n in range(1, 6)})

    assert (table.keys("dead-characters"), table.waiting()) == ([], [])


def test_scent_of_blood_makes_enemies_stronger_until_the_next_players_turn_is_over() -> None:
    zones = {"combat-zone": [ENEMY], "complex.operations": [STRONG], "facehuggers.1": ["facehugger"]}
    quiet = {"avatar.1": ["priest"], "alien-deck": ["drag-away"] * 6 + ["scent-of-blood"] * 6}
    table = alien_turn("scent-of-blood", {**zones, **quiet}, up=("operations",))
    assert (table.attack_of(ENEMY), table.attack_of(STRONG), table.attack_of("facehugger")) == (4, 6, 3)

    table.do(EndActions())
    assert (table.s.current, table.attack_of(ENEMY)) == (1, 4)
    table.end_turn()

    assert (table.s.current, table.attack_of(ENEMY), table.attack_of(STRONG)) == (2, 3, 5)


@pytest.mark.rule("alien.alien_player.not-a-player")
def test_scent_of_blood_outlasts_the_turn_of_another_alien_player() -> None:
    zones = {"alien-avatars": ["hunter-xenomorph"] * 2, "alien-deck": ["drag-away"] * 12 + ["scent-of-blood"] * 6}
    table = given({**zones, "combat-zone": [ENEMY]}, 3, burst=(0, 1), options=ALIENS, begin=True)
    table.play("scent-of-blood").do(EndActions())
    assert (table.s.current, table.s.phase, table.attack_of(ENEMY)) == (1, "alien", 4)
    assert [turn.counts for turn in table.happened(TurnBegan)] == [False]

    table.do(EndActions())
    assert (table.s.current, table.s.phase, table.attack_of(ENEMY)) == (2, "action", 4)
    assert [turn.counts for turn in table.happened(TurnBegan)] == [True]
    table.end_turn()

    assert (table.s.current, table.attack_of(ENEMY)) == (0, 3)


def test_resin_wall_makes_a_room_dearer_to_scan_until_it_is_scanned() -> None:
    zones = {
        "complex.med-lab": [ENEMY],
        "attached.airlock": ["resin-wall"],
        "hand.1": ["watchful", "captain-of-the-ship"],
    }
    table = alien_turn("resin-wall", {**zones, "hive": [DRONE] * 3})
    assert table.options() == ["med-lab", "operations", "ventilation-shafts", "weapons-locker"]
    table.choose("med-lab").do(EndActions())
    assert (table.s.current, table.keys("attached.med-lab"), table.keys("played.0")) == (1, ["resin-wall"], [])
    assert table.complex() == {"ventilation-shafts": f"({DRONE})", "med-lab": f"({ENEMY})"}

    table.play("watchful")
    assert table.options() == [DRONE]
    table.choose(DRONE)
    assert table.refused(Scan(room="med-lab")).about == {"needed": 4, "has": 2}
    table.play("captain-of-the-ship").scan("med-lab")

    assert (table.complex()["med-lab"], table.s.attack, table.keys("attached.med-lab")) == (ENEMY, 0, [])
    assert table.keys("alien-discard")[-1] == "resin-wall"


def test_brood_guard_fights_in_the_combat_zone_and_dies_for_good() -> None:
    table = alien_turn("brood-guard", {"combat-zone": [ENEMY], "hand.1": ["captain-of-the-ship"] * 2})
    assert (table.keys("combat-zone"), table.keys("played.0"), table.attack_of("brood-guard")) == (
        [ENEMY, "brood-guard"],
        [],
        3,
    )

    table.do(EndActions())
    assert "brood-guard" in table.keys("combat-zone")
    table.play("captain-of-the-ship").play("captain-of-the-ship").fight("brood-guard")

    assert (table.keys("dead-enemies"), table.keys("combat-zone"), table.s.attack) == (["brood-guard"], [ENEMY], 3)
    assert "brood-guard" not in table.keys("alien-discard")[6:]


def test_brood_guard_comes_back_with_a_rebuilt_hive() -> None:
    zones = {"hive": [], "dead-enemies": ["brood-guard"], "hand.0": ["captain-of-the-ship"] * 2}
    table = given(zones, 1, begin=True)
    assert table.complex() == {"ventilation-shafts": "(brood-guard)"}

    table.play("captain-of-the-ship").play("captain-of-the-ship").scan("ventilation-shafts")

    assert (table.complex(), table.keys("combat-zone"), table.s.attack) == (
        {"ventilation-shafts": "brood-guard"},
        [],
        3,
    )


def test_brood_guard_strikes_like_other_enemies() -> None:
    table = alien_turn("brood-guard").do(EndActions()).end_turn()

    assert (table.keys("strikes.1"), table.keys("combat-zone"), table.s.current) == ([CLAWS], ["brood-guard"], 2)

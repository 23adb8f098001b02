"""The Agendas: what they do for whoever has been found out and plays them."""

from __future__ import annotations

import pytest

from domain.games.alien import actions as a
from domain.games.alien.game import Alien

from ..referee import Referee, given

ENEMY, STRONG, DRONE, CLAWS = "worker-drone", "armoured-drone", "warrior-drone", "raking-claws"
FIGHTS = {"fight_players": True}


def test_face_down_no_agenda_differs_from_another() -> None:
    agendas = [card for card in Alien().definitions() if card.deck == "agendas"]

    assert [card.side for card in agendas].count("good") == 10
    assert [card.side for card in agendas].count("evil") == 5
    assert {(card.cost, card.copies, card.group, bool(card.cls), card.team) for card in agendas} == {
        (4, 1, "Agenda", True, "")
    }


# -- Good


@pytest.mark.parametrize(
    ("zones", "attack"),
    [({}, 2), ({"combat-zone": [ENEMY, ENEMY]}, 4), ({"complex.airlock": [ENEMY]}, 2)],
)
def test_fearless_fights_better_with_an_enemy_in_the_combat_zone(zones: dict[str, list[str]], attack: int) -> None:
    table = given({"hand.0": ["fearless"], **zones}, up=("airlock",) if "complex.airlock" in zones else ())

    assert table.play("fearless").news() == {"hand.0": [], "played.0": ["fearless"], "attack": attack}


def hot_blooded() -> Referee:
    zones = {"played.0": ["grunt"], "vigilant.0": ["ready-for-anything", "wary-retreat"]}
    return given({"hand.0": ["hot-blooded", "specialist", "fire-axe"], "discard.0": ["grunt", "chestburster"], **zones})


@pytest.mark.parametrize(
    ("killed", "left"),
    [
        ("specialist", {"hand.0": ["fire-axe"]}),
        ("ready-for-anything", {"hand.0": ["specialist", "fire-axe"], "vigilant.0": ["wary-retreat"]}),
    ],
)
def test_hot_blooded_may_kill_a_card_that_costs_nothing(killed: str, left: dict[str, list[str]]) -> None:
    table = hot_blooded().play("hot-blooded")
    assert table.options() == ["grunt", "grunt", "ready-for-anything", "specialist"]

    table.choose(killed)

    played = {"played.0": ["grunt", "hot-blooded"], "attack": 2}
    assert table.news() == {**left, **played, "dead-characters": [killed]}


def test_hot_blooded_need_not_kill() -> None:
    table = hot_blooded().play("hot-blooded").choose()

    assert (table.keys("dead-characters"), table.s.attack, table.keys("hand.0")) == ([], 2, ["specialist", "fire-axe"])


def test_dependable_recruits_and_can_be_coordinated() -> None:
    table = given({"hand.0": ["dependable"], "hand.1": ["dependable"]})

    table.play("dependable").coordinate("dependable", 1).play_lent("dependable")

    assert (table.s.attack, table.s.recruit, table.keys("hand.1")) == (0, 4, ["specialist"])


def test_inspiring_lets_each_other_player_change_a_card() -> None:
    table = given({"hand.0": ["inspiring", "grunt"], "hand.1": ["grunt"], "hand.2": ["grunt"]}, seats=3)
    table.play("inspiring")
    assert [seat for seat, _ in table.waiting()] == [1, 2]

    table.choose(seat=1).choose("grunt", seat=2)

    own = {"hand.0": ["grunt"], "played.0": ["inspiring"], "recruit": 2}
    assert table.news() == {**own, "hand.2": ["specialist"], "discard.2": ["grunt"], "deck.2": -1}


def test_watchful_scans_a_room_for_nothing() -> None:
    table = given({"hand.0": ["watchful"], "complex.airlock": [ENEMY], "complex.operations": [STRONG]})

    table.play("watchful").choose(STRONG)

    assert (table.complex(), table.s.attack) == ({"operations": STRONG, "airlock": f"({ENEMY})"}, 2)


def test_watchful_only_fights_where_nothing_is_hidden() -> None:
    table = given({"hand.0": ["watchful"]}).play("watchful")

    assert table.news() == {"hand.0": [], "played.0": ["watchful"], "attack": 2}


def test_inquisitive_draws_two_and_discards_one() -> None:
    table = given({"hand.0": ["inquisitive", "grunt"]}).play("inquisitive")
    assert table.options() == ["grunt", "specialist", "specialist"]

    table.choose("grunt")

    left = {"hand.0": ["specialist", "specialist"], "discard.0": ["grunt"], "deck.0": -2}
    assert table.news() == {**left, "played.0": ["inquisitive"]}


def test_gentle_heals_another_player_and_never_its_own() -> None:
    zones = {"hand.0": ["gentle"], "strikes.0": ["tail-lash"], "strikes.1": [CLAWS], "strikes.2": ["tail-lash", CLAWS]}
    table = given(zones, seats=3).play("gentle")
    assert table.options() == [CLAWS, CLAWS, "tail-lash"]

    table.choose("tail-lash")

    assert (table.keys("strikes.0"), table.keys("strikes.1"), table.keys("strikes.2")) == (
        ["tail-lash"],
        [CLAWS],
        [CLAWS],
    )
    assert (table.s.recruit, table.keys("discarded-strikes")) == (2, ["tail-lash"])


def test_gentle_only_recruits_where_no_other_is_hurt() -> None:
    table = given({"hand.0": ["gentle"], "strikes.0": ["tail-lash"]}).play("gentle")

    assert table.news() == {"hand.0": [], "played.0": ["gentle"], "recruit": 2}


def test_stubborn_avoids_a_strike_or_stays() -> None:
    zones = {"vigilant.0": ["stubborn"], "combat-zone": [DRONE]}
    avoided, kept = given(zones).end_turn(), given(zones).end_turn()
    avoided.choose(f"vigil-{avoided.find('vigilant.0', 'stubborn')}")
    kept.choose()

    assert (avoided.keys("strikes.0"), avoided.keys("vigilant.0"), avoided.keys("discard.0")) == ([], [], ["stubborn"])
    assert (kept.keys("strikes.0"), kept.keys("vigilant.0")) == ([CLAWS], ["stubborn"])
    assert given({"hand.0": ["stubborn"]}).play("stubborn").s.attack == 2


def test_inventive_plays_a_copy_that_costs_at_most_five() -> None:
    zones = {"played.0": ["electric-prod", "acting-commander", "sergeant-tech", "borrowed-codes"]}
    table = given({"hand.0": ["inventive"], **zones}).play("inventive")
    assert table.options() == ["electric-prod", "sergeant-tech"]

    table.choose("sergeant-tech")

    assert (table.s.attack, table.s.recruit, table.keys("hand.0")) == (0, 2, [])
    assert [play.key for play in table.s.plays[-2:]] == ["inventive", "sergeant-tech"]


@pytest.mark.parametrize("before", [[], ["acting-commander", "right-tool-for-the-job"]])
def test_inventive_draws_where_there_is_nothing_to_copy(before: list[str]) -> None:
    table = given({"hand.0": ["inventive"], "played.0": before}).play("inventive")

    played = {"played.0": [*before, "inventive"]}
    assert table.news() == {"hand.0": ["specialist"], "deck.0": -1, **played}


def test_meticulous_may_drive_an_enemy_back_one_room() -> None:
    zones = {"hand.0": ["meticulous"], "combat-zone": [ENEMY]}
    moved, left = given(zones).play("meticulous"), given(zones).play("meticulous")
    moved.choose(ENEMY).choose("airlock")
    left.choose()

    assert (moved.complex(), moved.keys("combat-zone"), moved.s.recruit) == ({"airlock": ENEMY}, [], 2)
    assert left.news() == {"hand.0": [], "played.0": ["meticulous"], "recruit": 2}


# -- Evil


@pytest.mark.rule("alien.agenda.evil-win")
@pytest.mark.parametrize("agenda", ["ruthless", "ambitious", "calculating", "cold-hearted", "devious"])
def test_the_last_one_alive_wins_alone_with_an_evil_agenda(agenda: str) -> None:
    options = {"hidden_agendas": "on", "alien_players": True}
    table = given({"hand.0": [agenda]}, seats=3, dead=(1,), burst=(2,), options=options).play(agenda)

    assert (table.s.outcome, table.s.reason, table.s.winners) == ("loss", "traitor-agenda", (0,))


@pytest.mark.rule("alien.agenda.evil-early-play")
@pytest.mark.parametrize("agenda", ["ruthless", "ambitious", "calculating", "cold-hearted", "devious"])
def test_as_long_as_another_is_alive_an_evil_agenda_wins_nothing(agenda: str) -> None:
    table = given({"hand.0": [agenda]}, seats=3, dead=(1,)).play(agenda)

    assert table.s.outcome == ""


def test_ruthless_has_more_attack_for_other_players() -> None:
    zones = {"hand.0": ["ruthless"], "avatar.1": ["mercenary"], "combat-zone": [DRONE]}
    table = given(zones, options=FIGHTS).play("ruthless")
    assert (table.s.attack, table.s.reserved) == (3, {"players": 2})
    assert (table.legal(a.FightEnemy), table.legal(a.FightPlayer)) == ([], ["1"])

    table.fight_player(1)

    assert (table.s.attack, table.s.reserved.get("players", 0), table.keys("strikes.1")) == (0, 0, [CLAWS])


@pytest.mark.rule("alien.alien_player.not-a-player")
def test_ruthless_has_no_more_attack_for_an_alien_player() -> None:
    zones = {"alien-avatars": ["hunter-xenomorph"], "alien-deck": ["drag-away"] * 12, "hand.2": ["ruthless", "grunt"]}
    table = given(zones, seats=3, current=1, begin=True, burst=(1,), options={"alien_players": True}).end_turn()
    table.play("ruthless").play("grunt")
    assert (table.s.attack, table.s.reserved, table.reading().avatar(1).defense) == (4, {"players": 2}, 5)

    refusal = table.refused(a.FightPlayer(opponent=1))

    assert (refusal.code, refusal.about) == ("not_enough_attack", {"needed": 5, "has": 4})


def test_ambitious_may_kill_a_character_of_the_hq() -> None:
    zones = {"hand.0": ["ambitious"], "hq.2": ["airlock-gambit"]}
    killed, left = given(zones).play("ambitious"), given(zones).play("ambitious")
    killed.choose("airlock-gambit")
    left.choose()

    assert (killed.keys("dead-characters"), killed.keys("hq.2")) == (["airlock-gambit"], ["captain-of-the-ship"])
    assert killed.s.recruit == 3
    assert left.news() == {"hand.0": [], "played.0": ["ambitious"], "recruit": 3}


def test_calculating_draws_two_and_sees_a_hand_alone() -> None:
    zones = {"hand.0": ["calculating"], "hand.1": ["autopsy"], "hand.2": ["fire-axe", "grunt"]}
    table = given(zones, seats=3).play("calculating")
    assert table.options() == ["seat-1", "seat-2"]

    table.choose("seat-2")

    assert table.news() == {"hand.0": ["specialist"] * 2, "deck.0": -2, "played.0": ["calculating"]}
    assert (table.shown("hand.2", 0), table.shown("hand.2", 1)) == (["fire-axe", "grunt"], [None, None])
    assert table.shown("hand.1", 0) == [None]


def test_cold_hearted_lets_the_next_player_draw_the_first_strike() -> None:
    table = given({"hand.0": ["cold-hearted"], "combat-zone": [DRONE, DRONE]}, seats=3).play("cold-hearted")
    assert table.s.attack == 2

    table.end_turn()

    assert (table.keys("strikes.0"), table.keys("strikes.1"), table.keys("strikes.2")) == ([CLAWS], [CLAWS], [])


def devious() -> Referee:
    zones = {"complex.med-lab": [ENEMY], "complex.airlock": [DRONE]}
    return given({"hand.0": ["devious"], **zones}).play("devious")


def test_devious_pushes_a_card_forward_and_what_is_before_it() -> None:
    table = devious().choose(ENEMY)

    assert (table.complex(), table.keys("combat-zone")) == ({"airlock": f"({ENEMY})"}, [DRONE])
    assert (table.s.attack, table.shown("combat-zone")) == (2, [DRONE])


def test_devious_need_not_push() -> None:
    assert devious().choose().news() == {"hand.0": [], "played.0": ["devious"], "attack": 2}

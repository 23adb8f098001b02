"""Events of one's own Fights and Battles."""

from __future__ import annotations

import pytest

from domain.games.conquest import events as e

from .tables import FIELD, action, aliens_meet, attack

HARD, SOFT = "us-army-tanks", "us-army-infantry"


# -- We Come in Peace


def test_we_come_in_peace_beats_the_resistance_with_all_its_heroes_before_any_die_is_rolled() -> None:
    t = attack("we-come-in-peace", foe=("local-geologist", "super-tanks", SOFT))

    t.choose("we-come-in-peace")

    assert t.rolled() == []
    assert t.keys("resistance-discard") == ["local-geologist", "super-tanks"]
    assert t.aliens(FIELD) == [0, 0]
    assert (t.s.battle is not None and t.s.battle.did) == ("hard-beaten.0",)


def test_we_come_in_peace_wins_a_fight_that_the_dice_had_lost() -> None:
    t = attack("we-come-in-peace", foe=("super-tanks",)).dice(1, 6).pass_before_dice()

    t.choose("we-come-in-peace")

    assert t.keys("resistance-discard") == ["super-tanks"]
    assert t.pool(0) == []


def test_we_come_in_peace_sends_a_beaten_counter_back_to_the_pool() -> None:
    t = attack("we-come-in-peace", location="grassy-fields", zones={f"counters.{FIELD}": ["infantry-counter"]})
    left = t.keys("counter-pool").count("infantry-counter")

    t.choose("we-come-in-peace")

    assert t.counters(FIELD) == []
    assert t.keys("counter-pool").count("infantry-counter") == left + 1


def test_we_come_in_peace_makes_enemy_aliens_lose_one_and_go_home() -> None:
    t = aliens_meet("we-come-in-peace", theirs=3)

    t.choose("we-come-in-peace")

    assert t.aliens(FIELD) == [0, 0]
    assert t.pool(1) == ["blue-saucer"]
    assert t.aliens("P2.C") == [1, 1]
    assert [one.winner for one in t.happened(e.BattleDecided)] == [0]


def test_the_owner_says_which_alien_is_lost_to_we_come_in_peace() -> None:
    zones = {
        f"aliens.{FIELD}": ["green-saucer", "blue-saucer", "zyra-of-the-outer-rim-figure"],
        "stuff.1": ["zyra-of-the-outer-rim"],
    }
    t = aliens_meet("we-come-in-peace", zones=zones)

    t.choose("we-come-in-peace")

    assert t.waiting() == [(1, "lose-alien")]
    t.choose("blue-saucer")
    assert t.pool(1) == ["blue-saucer"]
    assert t.keys("aliens.P2.C") == ["zyra-of-the-outer-rim-figure"]


def test_aliens_on_their_own_landing_site_lose_one_to_we_come_in_peace_and_fight_on() -> None:
    t = aliens_meet("we-come-in-peace", "second-volley", space="P2.C", theirs=3)

    t.lay("we-come-in-peace")

    assert t.pool(1) == ["blue-saucer"]
    assert t.aliens("P2.C") == [0, 0, 1, 1]
    assert t.s.fight is not None
    assert t.s.fight.round == 2


def test_a_defender_may_come_in_peace_in_another_players_turn() -> None:
    t = aliens_meet(zones={"hand.1": ["we-come-in-peace"]})

    t.choose("we-come-in-peace", seat=1)

    assert t.pool(0) == ["green-saucer"]
    assert t.aliens("P1.C") == [0]
    assert t.aliens(FIELD) == [1, 1]


def test_who_has_no_aliens_in_a_fight_cannot_win_it_by_we_come_in_peace() -> None:
    t = attack(zones={"hand.1": ["we-come-in-peace"]})
    t.choose()

    assert t.waiting() == [(1, "respond-before-dice")]
    assert t.options() == []


# -- Strength Totals


@pytest.mark.rule("conquest.fight.effect-duration")
def test_death_ray_salvo_adds_three_for_one_fight_round() -> None:
    t = attack("death-ray-salvo", foe=(HARD,)).dice(1, 4)

    t.choose("death-ray-salvo")
    assert [(one.total, one.foe_total) for one in t.happened(e.FightRoundResolved)] == [(6 + 3 + 1, 6 + 4)]

    t.choose("stay")
    assert t.s.fight is None or t.total(0) == 6


@pytest.mark.rule("conquest.fight.effect-duration")
def test_what_lasts_for_a_fight_is_over_in_the_next_one_of_the_battle() -> None:
    t = attack("heat-beam-sweep", foe=(HARD, HARD)).dice(6, 1, 1, 4)

    t.choose("heat-beam-sweep").unanswered().go_on()
    assert [(one.foe_total) for one in t.all_events if isinstance(one, e.FightRoundResolved)][:2] == [6 - 4 + 1, 6 + 4]


def test_death_ray_salvos_add_up_and_work_after_the_dice_too() -> None:
    t = attack("death-ray-salvo", "death-ray-salvo", foe=("super-tanks",)).dice(1, 5)

    t.lay("death-ray-salvo")
    t.choose()
    t.choose("death-ray-salvo")

    assert [(one.total, one.foe_total) for one in t.happened(e.FightRoundResolved)] == [(6 + 6 + 1, 8 + 5)]


def test_saucers_in_formation_add_one_for_each_of_them() -> None:
    t = attack("saucers-in-formation", aliens=3)
    before = t.total(0)

    t.dice(2, 2).choose("saucers-in-formation")

    assert [one.total for one in t.happened(e.FightRoundResolved)] == [before + 3 + 2]


def test_one_saucer_is_no_formation() -> None:
    assert attack("saucers-in-formation", aliens=1).options() == []


def test_heat_beam_sweep_weakens_hard_resistance_by_four_for_the_whole_fight() -> None:
    t = attack("heat-beam-sweep", foe=("super-tanks",))

    t.dice(2, 5).choose("heat-beam-sweep")
    assert [(one.total, one.foe_total) for one in t.happened(e.FightRoundResolved)] == [(6 + 2, 8 - 4 + 5)]

    t.dice(2, 3).choose("stay")
    assert [(one.total, one.foe_total) for one in t.happened(e.FightRoundResolved)] == [(3 + 2, 8 - 4 + 3)]


def test_a_total_is_never_less_than_nothing_before_the_die() -> None:
    t = attack("stampede-in-the-streets", "stampede-in-the-streets", foe=(SOFT,))

    t.lay("stampede-in-the-streets")
    t.dice(2, 2).choose("stampede-in-the-streets")

    assert [one.foe_total for one in t.happened(e.FightRoundResolved)] == [2]


@pytest.mark.parametrize(("card", "foe"), [("heat-beam-sweep", SOFT), ("stampede-in-the-streets", HARD)])
def test_heat_beams_are_for_hard_resistance_and_stampedes_for_soft(card: str, foe: str) -> None:
    assert attack(card, foe=(foe,)).options() == []


@pytest.mark.rule("conquest.alien_vs_alien.not-hard-soft")
@pytest.mark.parametrize("card", ["heat-beam-sweep", "stampede-in-the-streets"])
def test_neither_heat_beams_nor_stampedes_work_on_aliens(card: str) -> None:
    assert aliens_meet(card).options() == []


def test_a_stampede_weakens_a_soft_counter_by_three() -> None:
    t = attack("stampede-in-the-streets", zones={f"counters.{FIELD}": ["infantry-counter"]})

    t.dice(2, 2).choose("stampede-in-the-streets")

    assert [one.foe_total for one in t.happened(e.FightRoundResolved)] == [3 - 3 + 2]


# -- dice


@pytest.mark.rule("conquest.timing.after-the-fact")
def test_second_volley_rolls_the_own_fight_die_again_and_keeps_what_it_shows() -> None:
    t = attack("second-volley").dice(1, 6, 6)
    assert t.options() == []

    t.choose()
    t.choose("second-volley")

    (rolled,) = [one.dice for one in t.happened(e.FightDiceRolled)]
    assert rolled == (6,)
    assert [one.result for one in t.happened(e.FightRoundResolved)] == ["tie"]


# -- saving Aliens


def test_a_bubble_of_force_saves_an_alien_but_the_round_stays_lost() -> None:
    t = attack("bubble-of-force", foe=("super-tanks",)).dice(1, 2)
    t.choose()
    t.choose()
    assert t.waiting() == [(0, "respond-would-destroy")]

    t.choose("bubble-of-force")

    assert t.pool(0) == []
    assert t.aliens(FIELD) == [0, 0]
    assert t.waiting() == [(0, "escape")]
    assert t.keys("event-discard") == ["bubble-of-force"]


def test_a_bubble_of_force_saves_one_of_several_from_a_bomb_in_another_players_turn() -> None:
    t = aliens_meet(theirs=2, phase="action", zones={"hand.0": ["atomic-bomb"], "hand.1": ["bubble-of-force"]})
    t.play("atomic-bomb").pass_()
    t.dice(2, 1, 1, 1, 1).choose(FIELD)

    t.respond("bubble-of-force", 1)
    t.choose("blue-saucer")

    assert t.aliens(FIELD) == [1]
    assert (len(t.pool(0)), len(t.pool(1))) == (2, 1)


def test_nobody_saves_another_players_alien() -> None:
    t = attack(foe=("super-tanks",), zones={"hand.1": ["bubble-of-force"]}).dice(1, 2).pass_()

    assert t.pool(0) == ["green-saucer"]


# -- Heroes


def test_swooning_heroes_leave_the_resistance_to_fight_without_them() -> None:
    t = attack("swooning-heroes", foe=("local-geologist", "star-quarterback", HARD))
    assert t.total(-1) == 6 + 1 + 2

    t.dice(3, 3).choose("swooning-heroes")

    assert t.keys("resistance-discard") == ["local-geologist", "star-quarterback"]
    assert [(one.total, one.foe_total, one.result) for one in t.happened(e.FightRoundResolved)] == [(9, 9, "tie")]


def test_no_hero_swoons_where_there_is_none() -> None:
    assert attack("swooning-heroes").options() == []


# -- leaving


def test_emergency_teleport_ends_the_battle_and_brings_all_aliens_home_with_no_result_of_the_round() -> None:
    t = attack(
        "emergency-teleport",
        zones={f"aliens.{FIELD}": [], "aliens.O.3": ["green-saucer"] * 2, "location.O.3": ["town"]},
    )
    t.dice(1, 6).choose()

    t.choose("emergency-teleport")

    assert t.aliens("O.3") == []
    assert t.aliens("P1.C") == [0, 0, 0, 0]
    assert t.happened(e.FightRoundResolved) == []
    assert t.keys("resistance-discard") == [SOFT]
    assert t.s.battle is None
    assert "O.3" not in t.s.markers


def test_nobody_teleports_home_from_home() -> None:
    t = attack("emergency-teleport", aliens=0, zones={"counters.P1.C": ["infantry-counter"]})

    assert t.options() == []


def test_the_trun_never_retreat_by_teleport_either() -> None:
    t = attack("emergency-teleport", races=("the-trun", "the-orzax"))

    assert t.options() == []


# -- Feeding on the Dead


def test_feeding_on_the_dead_gives_a_terror_point_that_no_marker_shows() -> None:
    t = attack("feeding-on-the-dead", location="small-town").dice(6, 1).pass_()
    t.choose("conquer")
    before = t.reading().terror(0)

    t.choose("feeding-on-the-dead")

    assert t.reading().terror(0) == before + 1
    assert t.s.terror == {0: 1}


def test_there_is_nothing_to_feed_on_where_no_soft_resistance_was_beaten() -> None:
    t = attack("feeding-on-the-dead", location="small-town", foe=(HARD,)).dice(6, 1).pass_()

    t.choose("conquer")

    assert t.waiting() == [(0, "discard-event")]


def test_one_copy_of_feeding_on_the_dead_is_played_in_a_battle() -> None:
    t = attack("feeding-on-the-dead", "feeding-on-the-dead", location="small-town").dice(6, 1).pass_()
    t.choose("conquer")

    assert t.waiting() == [(0, "respond-battle-won")]
    t.lay("feeding-on-the-dead")

    assert t.s.terror == {0: 1}
    assert t.waiting() == [(0, "discard-event")]


def test_who_beats_a_counter_that_appeared_feeds_on_the_dead_in_another_players_turn() -> None:
    zones = {"hand.1": ["feeding-on-the-dead"], "aliens.O.4": ["blue-saucer"] * 2}
    t = action("leaked-invasion-plans", zones=zones)
    t.play("leaked-invasion-plans").unanswered().choose("O.4")

    t.dice(6, 1).pass_before_dice().pass_dice()
    t.choose("feeding-on-the-dead", seat=1)

    assert t.s.terror == {1: 1}


def test_a_defender_rolls_the_own_die_again_too() -> None:
    t = aliens_meet(zones={"hand.1": ["second-volley"]}).dice(6, 2, 6).pass_before_dice()

    t.choose("second-volley", seat=1)

    assert [(one.foe, one.dice) for one in t.happened(e.FightDiceRolled)] == [(True, (6,))]
    assert [one.result for one in t.happened(e.FightRoundResolved)][:1] == ["tie"]

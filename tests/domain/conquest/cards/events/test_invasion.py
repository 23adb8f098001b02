"""Events that help one's own invasion outside of Fights."""

from __future__ import annotations

import pytest

from domain.games.conquest import actions as a, events as e

from ...referee import CONQUEST, Referee
from .tables import FIELD, action, attack, red, table

ZYRA, ZYRAS_FIGURE = "zyra-of-the-outer-rim", "zyra-of-the-outer-rim-figure"


# -- Endless Waves


def test_endless_waves_land_all_destroyed_aliens_allies_too_for_nothing() -> None:
    zones = {"aliens.P1.C": ["green-saucer"], "alien-pool.0": ["green-saucer"] * 3 + [ZYRAS_FIGURE], "stuff.0": [ZYRA]}
    t = action("endless-waves", zones=zones)

    t.play("endless-waves")

    assert t.pool(0) == []
    assert sorted(t.keys("aliens.P1.C")) == ["green-saucer"] * 4 + [ZYRAS_FIGURE]
    assert t.s.points == 6


def test_no_wave_comes_where_nobody_was_destroyed() -> None:
    assert action("endless-waves").playable() == []


def test_aliens_that_land_by_a_card_among_enemies_are_held() -> None:
    zones = {"aliens.P1.C": [], "alien-pool.0": ["green-saucer"] * 2, "counters.P1.C": ["infantry-counter"]}
    t = action("endless-waves", zones=zones)

    t.play("endless-waves")

    assert all(t.s.held.get(i) for i in t.s.zone("aliens.P1.C"))


# -- Tractor Beam


def test_a_tractor_beam_moves_a_counter_to_a_space_next_to_it() -> None:
    zones = {"counters.O.3": ["infantry-counter"], "counters.O.2": ["infantry-counter"] * 3}
    t = action("tractor-beam", zones=zones)

    t.play("tractor-beam").choose(str(t.s.zone("counters.O.3")[0]))
    assert "O.2" not in t.options()
    t.choose("O.4")

    assert t.counters("O.4") == ["infantry-counter"]
    assert t.s.points == 5


def test_a_counter_pulled_onto_aliens_is_fought_at_once() -> None:
    zones = {"counters.P1.5": ["infantry-counter"], f"aliens.{FIELD}": ["green-saucer"], f"location.{FIELD}": ["town"]}
    t = action("tractor-beam", zones=zones)

    t.play("tractor-beam").choose("0")
    t.dice(6, 1).choose(FIELD)

    assert t.happened(e.CounterAppeared)
    assert [one.extra for one in t.happened(e.BattleBegan)] == [True]
    assert t.counters(FIELD) == []


def test_a_tractor_beam_moves_anybodys_alien_which_meets_nobody_before_a_battle_phase() -> None:
    zones = {"aliens.P2.C": ["blue-saucer"] * 3, "aliens.O.4": ["blue-saucer"], "aliens.O.5": ["green-saucer"]}
    t = action("tractor-beam", zones=zones)

    t.play("tractor-beam")
    assert t.options() == ["blue-saucer", "green-saucer"]
    t.choose("blue-saucer").choose("O.5")

    assert t.aliens("O.5") == [0, 1]
    assert t.happened(e.BattleBegan) == []
    assert not t.s.held


def test_no_tractor_beam_reaches_aliens_on_their_own_landing_site() -> None:
    t = action("tractor-beam")

    assert t.playable() == []


def test_the_own_alien_stops_where_a_beam_sets_it_down_by_the_usual_rules() -> None:
    zones = {"aliens.P1.C": ["green-saucer"] * 2, FIELD_ALIENS: ["green-saucer"], "aliens.P1.1": ["green-saucer"]}
    t = action("tractor-beam", zones=zones, held=("P1.1",))

    t.play("tractor-beam")
    assert t.waiting() == [(0, "pick-spaces")]
    t.choose("P1.3")

    assert t.s.held.get(t.s.zone("aliens.P1.3")[0])


def test_a_partners_alien_is_moved_only_if_the_partner_agrees() -> None:
    zones = {"aliens.O.4": ["blue-saucer"], "aliens.O.5": ["green-saucer"]}
    t = action("tractor-beam", zones=zones, together=True)

    t.play("tractor-beam").choose("blue-saucer")
    assert t.waiting() == [(1, "agree")]
    t.choose("no", seat=1)
    assert t.waiting() == [(0, "pick-spaces")]
    t.choose("O.6")

    assert t.aliens("O.4") == [1]
    assert t.aliens("O.6") == [0]


def test_a_partner_who_agrees_is_moved() -> None:
    zones = {"aliens.O.4": ["blue-saucer"], "aliens.O.5": ["green-saucer"]}
    t = action("tractor-beam", zones=zones, together=True)

    t.play("tractor-beam").choose("blue-saucer").choose("yes", seat=1).choose("O.C")

    assert t.aliens("O.C") == [1]


# -- Afterburners


FIELD_ALIENS = f"aliens.{FIELD}"


def test_afterburners_move_up_to_three_aliens_one_space_each() -> None:
    t = action("afterburners")
    ids = [str(i) for i in t.s.zone("aliens.P1.C")[:3]]

    t.play("afterburners").choose(*ids)
    for space in (FIELD, "P1.5", FIELD):
        t.choose(space)

    assert (t.aliens("P1.C"), t.aliens(FIELD), t.aliens("P1.5")) == ([0], [0, 0], [0])
    assert t.s.points == 5
    assert all(t.s.held.get(int(i)) for i in ids)


def test_afterburners_need_not_move_three() -> None:
    t = action("afterburners")

    t.play("afterburners")
    assert (t.asked().least, t.asked().most) == (1, 3)
    t.choose("green-saucer").choose("P1.6")

    assert t.aliens("P1.6") == [0]


def test_afterburners_move_no_alien_that_has_stopped() -> None:
    assert action("afterburners", held=("P1.C",)).playable() == []


# -- supplies


def test_broadcast_of_doom_brings_two_menace_tokens() -> None:
    t = action("broadcast-of-doom", menace=(1, 0)).play("broadcast-of-doom")

    assert (t.s.menace, t.s.points) == ({0: 3, 1: 0}, 5)


def test_unearthly_cargo_draws_space_stuff() -> None:
    t = action("unearthly-cargo", zones={"space-stuff-deck": ["warp-gate"]}).play("unearthly-cargo")

    assert t.keys("stuff.0") == ["warp-gate"]
    assert t.s.points == 4


def test_there_is_no_cargo_without_space_stuff() -> None:
    assert action("unearthly-cargo", zones={"space-stuff-deck": []}).playable() == []


def test_used_up_space_stuff_comes_back_as_cargo() -> None:
    zones = {"space-stuff-deck": [], "space-stuff-discard": ["warp-gate"]}

    assert action("unearthly-cargo", zones=zones).play("unearthly-cargo").keys("stuff.0") == ["warp-gate"]


def test_an_overcharged_reactor_gives_two_action_points_now_or_as_the_phase_begins() -> None:
    assert action("overcharged-reactor").play("overcharged-reactor").s.points == 8

    early = action("overcharged-reactor", begin=True)
    assert early.waiting() == [(0, "respond-action-start")]
    assert early.lay("overcharged-reactor").s.points == 8


def test_nobody_overcharges_a_reactor_in_another_players_turn() -> None:
    t = table({"hand.1": ["overcharged-reactor"]}, begin=True)

    while t.s.open:
        assert t.options() == []
        t.choose()


# -- what remains in play


@pytest.mark.rule("conquest.cards.remains-in-play")
def test_the_mothership_lets_its_controller_land_at_conquered_locations_without_enemies() -> None:
    zones = {
        "alien-pool.0": ["green-saucer"] * 2,
        "aliens.P1.C": ["green-saucer"] * 2,
        "location.O.1": ["town"],
        "location.O.2": ["town"],
        "counters.O.2": ["infantry-counter"],
    }
    t = action("the-mothership-descends", zones=zones, markers={"O.1": 0, "O.2": 0})
    assert landing_spaces(t) == {"P1.C"}

    t.play("the-mothership-descends")

    assert t.keys("remains.0") == ["the-mothership-descends"]
    assert landing_spaces(t) == {"P1.C", "O.1"}
    t.do(a.LandReinforcement(alien=t.s.zone("alien-pool.0")[0], space="O.1"))
    assert t.aliens("O.1") == [0]
    assert t.s.points == 6 - 2 - 1


def landing_spaces(t: Referee) -> set[str]:
    moves = [legal.action for legal in CONQUEST.legal(t.s, t.s.current)]
    return {move.space for move in moves if isinstance(move, a.LandReinforcement)}


@pytest.mark.parametrize(("foe", "total"), [("us-army-infantry", 2), ("us-army-tanks", 6)])
def test_fear_rays_weaken_soft_resistance_against_its_controller(foe: str, total: int) -> None:
    t = attack("second-volley", foe=(foe,), zones={"remains.0": ["fear-rays"]})
    t.choose()

    assert t.total(-1) == total


def test_fear_rays_do_not_help_others() -> None:
    t = attack("second-volley", zones={"remains.1": ["fear-rays"]})
    t.choose()

    assert t.total(-1) == 3


# -- Word from the Overseers


def test_word_from_the_overseers_is_played_as_it_is_drawn_and_helps_those_who_are_behind() -> None:
    zones = {"hand.0": ["second-volley"] * 3, "event-deck": ["second-volley"] * 3 + ["word-from-the-overseers"]}
    t = table(zones, seats=3, phase="draw", terror=(2, 1, 1), menace=(0, 0, 4))

    t.choose().pass_()

    assert t.keys("event-discard") == ["word-from-the-overseers"]
    assert t.keys("stuff.0") == ["disintegrator-beams"]
    assert (t.s.menace[0], t.s.menace[1], t.s.menace[2]) == (0, 1, 5)


def test_all_gain_a_menace_token_where_all_have_the_same_terror() -> None:
    zones = {"hand.0": ["second-volley"] * 3, "event-deck": ["second-volley"] * 3 + ["word-from-the-overseers"]}
    t = table({**zones, "space-stuff-deck": []}, phase="draw")

    t.choose().pass_()

    assert t.s.menace == {0: 1, 1: 1}
    assert t.keys("stuff.0") == []


# -- Overseers' Veto


@pytest.mark.rule("conquest.cancel.negate")
def test_a_veto_cancels_an_event_as_it_is_played() -> None:
    t = action("broadcast-of-doom", zones={"hand.1": ["overseers-veto"]}).play("broadcast-of-doom")
    assert t.waiting() == [(1, "respond-card-played")]

    t.choose("overseers-veto")

    assert t.s.menace[0] == 0
    assert t.keys("event-discard") == ["broadcast-of-doom", "overseers-veto"]


def test_action_points_paid_for_a_cancelled_event_are_gone() -> None:
    t = action("broadcast-of-doom", zones={"hand.1": ["overseers-veto"]}).play("broadcast-of-doom")

    assert t.choose("overseers-veto").s.points == 5


def test_a_veto_cancels_an_event_that_remains_in_play() -> None:
    t = attack("overseers-veto", zones={"remains.1": ["fear-rays"], "hand.1": []})

    t.lay("overseers-veto")

    assert t.keys("remains.1") == []
    assert t.keys("event-discard") == ["fear-rays", "overseers-veto"]


@pytest.mark.rule("conquest.tech_breakthrough.cancel-attempt")
@pytest.mark.parametrize(("die", "left"), [(3, ["sonic-rifles"]), (4, [])])
def test_a_veto_may_be_tried_on_human_tech(die: int, left: list[str]) -> None:
    t = action("overseers-veto", zones={"human-tech": ["sonic-rifles"]}, together=True)

    t.dice(die).play("overseers-veto")

    assert t.keys("human-tech") == left
    assert t.keys("event-discard") == ["overseers-veto"]


@pytest.mark.rule("conquest.resistance_event.cancel")
def test_a_veto_cancels_a_resistance_event_as_it_comes_up_without_a_roll() -> None:
    t = red("cosmic-burglary", {"hand.0": ["overseers-veto"]})

    t.respond("overseers-veto", 0)

    assert t.keys("resistance-event-discard") == ["cosmic-burglary"]
    assert t.keys("event-discard") == ["overseers-veto"]
    assert t.happened(e.TrackMoved) == []
    assert t.rolled() == []


def test_there_is_nothing_to_veto_where_nothing_is_played_or_remains() -> None:
    assert action("overseers-veto").playable() == []

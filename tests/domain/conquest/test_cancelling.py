"""Cancelling: Events as they are played, cards in play, Human Tech; and what can't be cancelled any more."""

from __future__ import annotations

import pytest

from domain.games.conquest import events as e

from .cards.events.tables import action, aliens_meet, attack, red, table

VETO = "overseers-veto"


@pytest.mark.rule("conquest.cancel.negate")
def test_a_cancelled_card_in_play_works_no_more_and_lies_on_its_discard_pile() -> None:
    t = action(VETO, zones={"remains.1": ["radio-hysteria"]})
    assert t.reading().menace_price(0) == 3

    t.play(VETO)

    assert t.reading().menace_price(0) == 2
    assert t.keys("event-discard") == ["radio-hysteria", VETO]


@pytest.mark.rule("conquest.cancel.negate")
def test_what_a_cancelled_card_has_done_stands() -> None:
    zones = {"remains.0": ["the-mothership-descends"], "location.O.1": ["town"], "hand.1": [VETO]}
    t = action("broadcast-of-doom", zones={**zones, "alien-pool.0": ["green-saucer"]}, markers={"O.1": 0})
    t.land("O.1")

    t.play("broadcast-of-doom").choose(VETO).choose("1")

    assert t.keys("remains.0") == []
    assert t.aliens("O.1") == [0]
    assert t.s.menace[0] == 2


@pytest.mark.rule("conquest.cancel.when")
@pytest.mark.parametrize("phase", ["action", "battle"])
def test_space_stuff_in_play_may_be_cancelled_in_any_phase(phase: str) -> None:
    zones = {"hand.0": ["sabotaged-circuits"], "stuff.1": ["warp-gate"]}
    if phase == "action":
        t = table(zones).play("sabotaged-circuits")
    else:
        t = attack(zones=zones).choose("sabotaged-circuits")

    assert t.keys("stuff.1") == []


@pytest.mark.rule("conquest.cancel.not-after-dice")
def test_an_event_that_has_rolled_a_die_cannot_be_cancelled() -> None:
    zones = {"hand.1": [VETO, "bubble-of-force"]}
    t = aliens_meet("atomic-bomb", zones=zones, phase="action").play("atomic-bomb").pass_()

    t.dice(2, 1, 1, 1, 1).choose("P1.4")

    assert t.waiting() == [(1, "respond-would-destroy")]
    assert t.options() == ["bubble-of-force"]


@pytest.mark.rule("conquest.cancel.cancel-of-cancel")
def test_a_card_whose_cancelling_card_is_cancelled_works_after_all() -> None:
    t = action("broadcast-of-doom", VETO, zones={"hand.1": [VETO]}).play("broadcast-of-doom")

    t.respond(VETO, 1).respond(VETO, 0)

    assert t.s.menace[0] == 2
    assert sorted(t.keys("event-discard")) == ["broadcast-of-doom", VETO, VETO]
    assert (t.keys("hand.0"), t.keys("hand.1")) == ([], [])


@pytest.mark.rule("conquest.cancel.cancel-of-cancel")
def test_each_card_played_opens_one_window_and_an_empty_one_lets_it_take_effect() -> None:
    t = action("broadcast-of-doom", VETO, zones={"hand.1": [VETO]}).play("broadcast-of-doom")

    t.respond(VETO, 1)
    assert t.waiting() == [(0, "respond-card-played")]
    t.choose()

    assert t.s.menace[0] == 0
    assert t.waiting() == []
    assert t.keys("hand.0") == [VETO]


@pytest.mark.rule("conquest.cancel.cancel-of-cancel")
def test_nobody_is_asked_to_answer_a_card_that_is_cancelled_already() -> None:
    zones = {"hand.1": [VETO, "second-volley"]}
    t = action("overcharged-reactor", VETO, zones=zones).play("overcharged-reactor")
    t.respond(VETO, 1).respond(VETO, 0)
    assert t.waiting() == [(1, "respond-card-played")]

    t.choose()
    assert (t.waiting(), t.keys("playing")) == ([(1, "respond-card-played")], ["overcharged-reactor"])
    t.choose()

    assert t.waiting() == []
    assert t.s.points == 8


@pytest.mark.rule("conquest.resistance_event.cancel")
def test_a_resistance_event_in_play_is_cancelled_like_any_event() -> None:
    t = action(VETO, zones={"remains.humans": ["the-nation-stands-firm"]}, together=True).play(VETO)

    assert t.keys("remains.humans") == []
    assert t.rolled() == []


@pytest.mark.rule("conquest.tech_breakthrough.cancel-attempt")
def test_human_tech_may_be_tried_at_any_time_and_the_card_is_spent_either_way() -> None:
    t = attack(VETO, zones={"human-tech": ["sonic-rifles"]}, together=True).dice(3)

    t.choose(VETO)

    assert t.keys("human-tech") == ["sonic-rifles"]
    assert t.keys("event-discard")[0] == VETO


@pytest.mark.rule("conquest.win.cancel-chance")
def test_points_of_a_card_win_only_if_no_opponent_cancels_it() -> None:
    zones = {"hand.1": [VETO], "hand.2": ["second-volley"]}
    won = attack("feeding-on-the-dead", location="forest", zones=COUNTER | zones, terror=(7,), seats=3)
    won.dice(6, 1).pass_before_dice().pass_dice()
    won.respond("feeding-on-the-dead", 0)
    assert won.s.status == "running"
    assert {seat for seat, _ in won.waiting()} == {1, 2}

    won.respond(VETO, 1).go_on("hold-action")

    assert won.s.status == "running"
    assert won.reading().terror(0) == 7


COUNTER = {"counters.P1.4": ["infantry-counter"]}


@pytest.mark.rule("conquest.win.cancel-chance")
def test_points_of_a_card_that_nobody_cancels_win_the_game() -> None:
    zones = {"hand.1": [VETO], "hand.2": ["second-volley"]}
    t = attack("feeding-on-the-dead", location="forest", zones=COUNTER | zones, terror=(7,), seats=3)
    t.dice(6, 1).pass_before_dice().pass_dice()

    t.respond("feeding-on-the-dead", 0).unanswered()

    assert (t.s.status, t.s.winners) == ("ended", (0,))


@pytest.mark.rule("conquest.resistance_event.red-text-only")
def test_a_resistance_event_does_what_its_red_box_says_and_nothing_else() -> None:
    t = red("cosmic-burglary", {"stuff.1": ["warp-gate"], "stuff.0": []})

    assert t.s.track == 1
    assert (t.keys("stuff.0"), t.keys("stuff.1")) == ([], ["warp-gate"])
    assert [one.seat for one in t.happened(e.EventPlayed)] == [-1]


@pytest.mark.rule("conquest.resistance_event.shared-parts")
def test_the_title_and_the_bar_of_a_resistance_event_count_as_on_any_event() -> None:
    t = red("radio-hysteria")

    assert [one.title for one in t.happened(e.EventPlayed)] == ["Radio Hysteria"]
    assert t.keys("remains.humans") == ["radio-hysteria"]

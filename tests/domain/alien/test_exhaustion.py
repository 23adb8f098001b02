"""Decks and stacks that run out."""

from __future__ import annotations

import pytest

from domain.deckbuilding.language import Strike
from domain.games.alien.actions import Recruit
from domain.games.alien.names import HQ

from .referee import besides, given, trial

STRIKE = trial(Strike())
NO_HQ = dict.fromkeys(HQ, ())


@pytest.mark.rule("alien.exhaust.hive-first")
def test_an_empty_hive_is_made_of_the_dead_enemies_when_a_card_is_needed() -> None:
    table = given({"hive": [], "dead-enemies": ["worker-drone"] * 20}, begin=True)

    assert (table.keys("hive"), table.keys("dead-enemies")) == (["worker-drone"] * 19, [])
    assert (table.complex(), table.s.rebuilt) == ({"ventilation-shafts": "(worker-drone)"}, True)


@pytest.mark.rule("alien.exhaust.hive-timing")
def test_the_last_card_of_the_hive_is_added_and_nothing_else_happens() -> None:
    table = given({"hive": ["worker-drone"], "dead-enemies": ["warrior-drone"] * 3}, begin=True)

    assert (table.keys("hive"), table.keys("dead-enemies")) == ([], ["warrior-drone"] * 3)
    assert (table.complex(), table.s.rebuilt) == ({"ventilation-shafts": "(worker-drone)"}, False)


@pytest.mark.rule("alien.exhaust.hive-second")
def test_the_second_time_the_aliens_overrun_all() -> None:
    table = given({"hive": [], "dead-enemies": ["worker-drone"] * 20}, rebuilt=True, begin=True)

    assert (table.s.status, table.s.outcome, table.s.reason) == ("ended", "loss", "hive-overruns")
    assert (table.s.dead, table.s.winners, table.s.scores) == ((0, 1), (), (0, 0))


@pytest.mark.rule("alien.exhaust.hive-no-dead")
def test_with_no_dead_enemies_either_the_team_loses_at_once() -> None:
    table = given({"hive": [], "dead-enemies": []}, begin=True)

    assert (table.s.outcome, table.s.reason, table.s.dead) == ("loss", "hive-overruns", (0, 1))


@pytest.mark.rule("alien.exhaust.hive-events-stay")
def test_discarded_events_and_hazards_do_not_come_back() -> None:
    gone = ["event-the-sos", "event-the-sos", "hazard-the-sos"]
    table = given({"hive": [], "dead-enemies": ["worker-drone"] * 2, "discarded": gone}, begin=True)

    assert (table.keys("hive"), table.keys("discarded")) == (["worker-drone"], gone)


@pytest.mark.rule("alien.exhaust.barracks")
def test_with_an_empty_barracks_the_hq_is_not_refilled() -> None:
    table = given({"barracks": [], "hq.2": ["autopsy"]}, recruit=4)

    table.recruit("autopsy")

    assert (table.keys("hq.2"), table.keys("discard.0")) == ([], ["autopsy"])
    assert table.end_turn().s.current == 1


@pytest.mark.rule("alien.exhaust.hq-empty")
def test_with_an_empty_hq_only_sergeants_are_recruited() -> None:
    table = given({"barracks": [], **NO_HQ}, recruit=6)

    assert table.legal(Recruit) == ["sergeant-tech"]
    table.recruit("sergeant-tech").recruit("sergeant-tech")

    assert (table.s.recruit, table.keys("discard.0")) == (0, ["sergeant-tech"] * 2)


@pytest.mark.rule("alien.exhaust.sergeants")
def test_with_no_sergeants_left_none_is_recruited_and_all_else_goes_on() -> None:
    table = given({"sergeants": ["sergeant-tech"], "hq.1": ["autopsy"]}, recruit=9)
    last = table.find("sergeants", "sergeant-tech")

    table.recruit("sergeant-tech")
    refusal = table.refused(Recruit(card=last))
    table.recruit("autopsy")

    assert (refusal.code, refusal.rule) == ("target_not_legal", "alien.recruit.from-hq")
    assert table.keys("discard.0") == ["sergeant-tech", "autopsy"]


@pytest.mark.rule("alien.exhaust.strikes")
def test_the_discarded_strikes_are_a_new_deck_as_soon_as_the_last_is_drawn() -> None:
    with besides(STRIKE):
        table = given(
            {"hand.0": ["trial"], "strike-deck": ["near-miss"], "discarded-strikes": ["tail-lash"] * 12},
        )

        table.play("trial")

    assert (table.keys("strike-deck"), table.keys("discarded-strikes")) == (["tail-lash"] * 12, ["near-miss"])


@pytest.mark.rule("alien.exhaust.strikes-none")
def test_with_no_strikes_at_all_none_is_drawn_till_one_is_discarded() -> None:
    with besides(STRIKE):
        table = given(
            {"hand.0": ["trial", "into-the-furnace"], "strike-deck": [], "strikes.1": ["tail-lash", "raking-claws"]},
        )

        table.play("trial")
        assert (table.keys("strikes.0"), table.waiting()) == ([], [])
        table.play("into-the-furnace").choose("tail-lash")

    assert (table.keys("strike-deck"), table.keys("discarded-strikes")) == (["tail-lash"], [])

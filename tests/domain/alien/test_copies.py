"""Copies of cards, and the clone."""

from __future__ import annotations

import pytest

from domain.games.alien import actions as a
from domain.games.alien.cards.words import KILL_OWN

from .referee import Referee, besides, given, trial

TOOL, CODES, LAB = "right-tool-for-the-job", "borrowed-codes", "grown-in-a-lab"


@pytest.mark.rule("alien.card_text.copy")
def test_a_copy_gives_all_that_the_card_gives_when_it_is_played() -> None:
    table = given({"hand.0": ["plot-the-course", TOOL, "motion-tracker"], "complex.airlock": ["worker-drone"]})

    table.play("plot-the-course")
    assert (table.s.attack, table.s.recruit, table.waiting()) == (1, 1, [])
    table.play(TOOL).choose("0")

    assert (table.s.attack, table.s.recruit) == (1 + 1 + 1, 2)
    assert [play.key for play in table.s.plays] == ["plot-the-course", TOOL, "plot-the-course"]


@pytest.mark.rule("alien.card_text.copy")
def test_a_copy_counts_for_class_abilities() -> None:
    table = given({"hand.0": [CODES, "wary-retreat"], "hq.1": ["first-aid"]})

    table.play(CODES).choose("first-aid")
    assert table.keys("hand.0") == ["wary-retreat", "specialist"]
    table.play("wary-retreat")

    assert table.s.attack == 2 + 1 + 1


@pytest.mark.rule("alien.card_text.copy-not-killable")
def test_a_copy_is_not_killed_but_the_card_itself_is() -> None:
    with besides(trial(KILL_OWN)):
        table = given({"hand.0": ["find-it-and-kill-it", TOOL, "trial"]})

        table.play("find-it-and-kill-it").play(TOOL).play("trial")
        assert (table.s.attack, table.options()) == (4, ["find-it-and-kill-it", TOOL, "trial"])
        table.choose("find-it-and-kill-it")

    assert (table.keys("dead-characters"), table.keys("played.0")) == (["find-it-and-kill-it"], [TOOL, "trial"])


@pytest.mark.rule("alien.card_text.copy-sacrifice")
def test_a_copy_is_sacrificed_once_and_no_card_dies() -> None:
    table = given({"hand.0": ["synthetic-blood", TOOL], "strikes.0": ["raking-claws"] * 3})

    table.play("synthetic-blood").play(TOOL)
    assert table.legal(a.Sacrifice) == ["0", "2"]
    table.sacrifice(2).choose("seat-0").choose("raking-claws", "raking-claws")

    assert (table.keys("strikes.0"), table.keys("dead-characters")) == (["raking-claws"], [])
    assert (table.keys("played.0"), table.legal(a.Sacrifice)) == (["synthetic-blood", TOOL], ["0"])


@pytest.mark.rule("alien.card_text.copy-ends")
def test_nothing_is_left_of_a_copy_of_a_vigilant_card() -> None:
    table = given({"hand.0": [CODES], "hq.1": ["covering-position"]})

    table.play(CODES).choose("covering-position")
    assert (table.s.attack, table.legal(a.DiscardVigilant)) == (3, [])
    table.end_turn()

    assert (table.keys("vigilant.0"), table.keys("discard.0"), table.keys("hq.1")) == (
        [],
        [CODES],
        ["covering-position"],
    )


def _clone_of(key: str, *others: str) -> Referee:
    return given({"hand.0": [key, LAB, *others]}).play(key).play(LAB)


@pytest.mark.rule("alien.card_text.grown-in-a-lab")
def test_grown_in_a_lab_is_the_card_that_it_cloned() -> None:
    table = _clone_of("reluctant-leader")
    assert (table.s.attack, table.s.recruit) == (4, 4)

    table = _clone_of("fireteam-leader")
    lab = table.find("played.0", LAB)
    card = table.reading().card_of(lab)

    assert table.s.attack == 2 + 2 + 1
    assert (card.group, card.team, table.reading().classes_of(lab)) == (
        "Corporal Hicks",
        "sulaco",
        frozenset({"leadership"}),
    )
    assert [play.key for play in table.s.plays] == ["fireteam-leader", "fireteam-leader"]


@pytest.mark.rule("alien.card_text.grown-in-a-lab")
def test_the_clones_player_chooses_among_the_cards_played_before() -> None:
    table = given({"played.0": ["grunt", "autopsy"], "hand.0": [LAB]})

    table.play(LAB)
    assert table.options() == ["autopsy", "grunt"]
    table.choose("autopsy")

    assert (table.s.attack, table.s.recruit) == (1, 1)


@pytest.mark.rule("alien.card_text.grown-in-a-lab-ripley")
def test_a_clone_is_still_a_ripley_card() -> None:
    table = _clone_of("ships-mechanic", "quarantine-order")
    recruit = table.s.recruit

    table.play("quarantine-order").choose(LAB)

    assert table.s.recruit == recruit + 2


@pytest.mark.rule("alien.card_text.grown-in-a-lab-ripley")
def test_a_clone_counts_for_what_counts_ripley_cards_played() -> None:
    table = given({"hand.0": ["grunt", LAB], "combat-zone": ["the-newborn"]}, stage=3)

    table.play("grunt").play(LAB)

    assert (table.s.attack, table.attack_of("the-newborn")) == (2, 8)


@pytest.mark.rule("alien.card_text.grown-in-a-lab-real")
def test_a_clone_is_discarded_as_itself() -> None:
    table = _clone_of("reluctant-leader")

    table.end_turn()

    assert table.keys("discard.0") == ["reluctant-leader", LAB]
    assert table.reading().card_of(table.find("discard.0", LAB)).group == "Ripley No. 8"


@pytest.mark.rule("alien.card_text.grown-in-a-lab-real")
def test_a_clone_can_be_killed_and_is_itself_again() -> None:
    with besides(trial(KILL_OWN)):
        table = _clone_of("autopsy", "trial").play("trial")

        table.choose(LAB)

    assert table.keys("dead-characters") == [LAB]
    assert table.reading().card_of(table.find("dead-characters", LAB)).group == "Ripley No. 8"


@pytest.mark.rule("alien.card_text.grown-in-a-lab-real")
def test_a_clone_can_be_sacrificed() -> None:
    table = _clone_of("hold-nothing-back")

    table.sacrifice(1)

    assert (table.s.attack, table.keys("dead-characters")) == (3 + 3 + 4, [LAB])
    assert table.legal(a.Sacrifice) == ["0"]


@pytest.mark.rule("alien.card_text.grown-in-a-lab-real")
def test_a_clone_of_a_vigilant_card_stays_in_play_as_that_until_it_is_discarded() -> None:
    table = given({"hand.0": ["covering-position", LAB]}, seats=1).play("covering-position").play(LAB)

    table.end_turn()
    assert (table.s.current, table.keys("vigilant.0")) == (0, ["covering-position", LAB])
    table.vigil(LAB)

    assert (table.s.attack, table.keys("discard.0")) == (2, [LAB])
    assert table.reading().card_of(table.find("discard.0", LAB)).group == "Ripley No. 8"


@pytest.mark.rule("alien.card_text.grown-in-a-lab-first")
def test_with_nothing_played_before_grown_in_a_lab_stays_what_it_is() -> None:
    table = given({"hand.0": [LAB, "autopsy"]})

    table.play(LAB)

    assert (table.waiting(), table.s.attack, table.s.recruit) == ([], 0, 0)
    assert table.reading().card_of(table.find("played.0", LAB)).group == "Ripley No. 8"

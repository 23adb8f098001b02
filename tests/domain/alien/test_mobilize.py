"""Mobilize: what a character does the moment it is gained."""

from __future__ import annotations

import pytest

from domain.deckbuilding.language import Cards, Discard, GainCards, Some
from domain.games.alien.cards.words import discard

from .referee import besides, given, trial

ADVISER = "expert-adviser"


@pytest.mark.rule("alien.keyword.mobilize")
def test_a_recruited_card_mobilizes_once_the_hq_is_full_again() -> None:
    table = given({"hq.1": [ADVISER], "barracks": ["grunt", "autopsy"]}, recruit=4)

    table.recruit(ADVISER)

    assert table.moves() == [(ADVISER, "discard.0"), ("autopsy", "hq.1")]
    assert (table.waiting(), table.options()) == ([(0, "how-many")], ["0", "1"])
    table.choose("1")

    assert (table.keys("discard.0"), len(table.keys("sergeants"))) == ([ADVISER, "sergeant-tech"], 9)


@pytest.mark.rule("alien.keyword.mobilize")
def test_a_card_gained_for_free_mobilizes_once_the_hq_is_full_again() -> None:
    look_at_hq = (Discard(Some(Cards(("hand",), other=True))),)
    with besides(
        trial(GainCards(Some(Cards(("hq",), keyword="mobilize")), to="hand")),
        trial(
            key="newcomer",
            keywords=("mobilize",),
            mobilize=(GainCards(Some(Cards(("hq",), name="Autopsy"))), *look_at_hq),
        ),
    ):
        table = given({"hand.0": ["trial", "grunt"], "hq.1": ["newcomer"], "barracks": ["autopsy"]})

        table.play("trial").choose("grunt")

    assert (table.keys("hand.0"), table.keys("hq.1")) == (["newcomer"], [])
    assert table.keys("discard.0") == ["autopsy", "grunt"]


@pytest.mark.rule("alien.keyword.mobilize-mandatory")
def test_mobilize_without_may_happens_though_nobody_wants_it() -> None:
    with besides(trial(key="burden", cost=1, keywords=("mobilize",), mobilize=(discard(),))):
        table = given({"hq.1": ["burden"], "hand.0": ["grunt", "specialist"]}, recruit=1)

        table.recruit("burden")

        assert (table.options(), table.asked().least) == (["grunt", "specialist"], 1)


@pytest.mark.rule("alien.keyword.mobilize-once")
def test_a_mobilize_card_that_is_played_later_does_not_mobilize_again() -> None:
    table = given({"hand.0": [ADVISER]})

    table.play(ADVISER)

    assert (table.s.recruit, table.keys("discard.0"), len(table.keys("sergeants"))) == (2, [], 10)

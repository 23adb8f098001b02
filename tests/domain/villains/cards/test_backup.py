"""The Backup Adversaries: Cops and Asgardian Warriors."""

from __future__ import annotations

import pytest

from ..referee import given

# -- Cops


@pytest.mark.rule("villains.new_recruit.gain")
def test_cops_give_the_fighter_a_new_recruit() -> None:
    table = given({"city.bridge": ["cops"]}, current=1, attack=3)

    table.fight("cops")

    assert table.keys("victory.1") == ["cops"]
    assert table.keys("discard.1") == ["new-recruit"]
    assert table.keys("discard.0") == []
    assert len(table.keys("new-recruits")) == 14


def test_cops_give_nothing_when_the_stack_is_empty() -> None:
    table = given({"city.bridge": ["cops"], "new-recruits": []}, attack=3)

    table.fight("cops")

    assert table.keys("victory.0") == ["cops"]
    assert table.keys("discard.0") == []


# -- Asgardian Warriors


def test_asgardian_warriors_let_the_fighter_draw_a_card() -> None:
    table = given({"city.bridge": ["asgardian-warriors"]}, current=1, attack=3)

    table.fight("asgardian-warriors")

    assert table.keys("victory.1") == ["asgardian-warriors"]
    assert table.keys("hand.1") == ["hydra-operative"]
    assert table.keys("hand.0") == []
    assert table.shown("hand.1", 0) == [None]


def test_asgardian_warriors_let_nobody_draw_where_no_card_is_left() -> None:
    table = given({"city.bridge": ["asgardian-warriors"], "deck.0": []}, attack=3)

    table.fight("asgardian-warriors")

    assert table.keys("hand.0") == []

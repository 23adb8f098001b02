"""Ambushes: when a newcomer's text runs."""

from __future__ import annotations

import pytest

from .referee import given


@pytest.mark.rule("villains.ambush.when")
def test_an_ambush_comes_with_the_entry() -> None:
    table = given({"city.rooftops": ["iron-fist"], "adversary-deck": ["cops", "namor-the-sub-mariner"]})

    table.end_turn()

    assert table.city() == {"bridge": "namor-the-sub-mariner", "rooftops": "iron-fist"}
    assert (table.keys("discard.1"), table.keys("discard.0")) == (["bindings"], ["bindings"])


@pytest.mark.rule("villains.ambush.after-overrun")
def test_an_ambush_waits_for_the_overrun_that_the_entry_caused() -> None:
    table = given(
        {
            "city.bridge": ["iron-fist"],
            **{f"city.{space}": ["cops"] for space in ("streets", "rooftops", "bank")},
            "city.sewers": ["ghost-rider"],
            "adversary-deck": ["cops", "namor-the-sub-mariner"],
            "victory.1": ["cops"],
        }
    )

    table.end_turn().choose("brilliant-research")
    assert table.waiting() == [(1, "ko")]  # what Ghost Rider's Overrun asks of the one who has an Adversary
    before = table.keys("bindings")
    table.choose()

    assert len(before) == 30
    assert table.rules() == ["villains.overrun.effect-text", "villains.ambush.when"]
    assert (table.keys("discard.1"), table.keys("discard.0")) == (["bindings"] * 2, ["bindings"] * 2)


@pytest.mark.rule("villains.ambush.moves-no-ambush")
def test_being_pushed_is_no_entry() -> None:
    table = given(
        {
            "city.bridge": ["namor-the-sub-mariner"],
            "city.rooftops": ["iron-fist"],
            "adversary-deck": ["cops", "cops"],
        }
    )

    table.end_turn()

    assert table.city() == {"bridge": "cops", "streets": "namor-the-sub-mariner", "rooftops": "iron-fist"}
    assert table.keys("bindings") == ["bindings"] * 30

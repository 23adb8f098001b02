"""Stacks that have run out."""

from __future__ import annotations

import pytest

from .referee import Referee, given

EACH_PLAYER_GAINS_BINDINGS = {"city.bridge": ["namor-the-sub-mariner"], "city.streets": ["iron-fist"]}


def own_cards(table: Referee) -> dict[str, list[str]]:
    """What each player has in deck, hand and discard pile."""
    own = ("deck", "hand", "discard")
    return {zone: table.keys(zone) for zone in table.s.zones if zone.partition(".")[0] in own}


@pytest.mark.rule("villains.exhaust.stacks-continue")
@pytest.mark.parametrize("stack", ["bystander-deck", "bindings", "madame-hydras", "new-recruits"])
def test_the_game_goes_on_without_a_stack(stack: str) -> None:
    table = given({stack: []})

    table.end_turn().end_turn()

    assert (table.s.status, table.s.current) == ("running", 0)


@pytest.mark.rule("villains.exhaust.no-gain")
def test_nobody_gains_from_an_empty_stack() -> None:
    table = given({**EACH_PLAYER_GAINS_BINDINGS, "bindings": [], "discard.1": ["devour"]}, attack=6)
    before = own_cards(table)

    table.fight("namor-the-sub-mariner")

    assert own_cards(table) == before
    assert table.s.status == "running"


@pytest.mark.rule("villains.exhaust.partial-gain")
def test_the_last_bindings_go_to_the_player_on_turn_first() -> None:
    table = given({**EACH_PLAYER_GAINS_BINDINGS, "bindings": ["bindings"]}, seats=3, current=1, attack=6)

    table.fight("namor-the-sub-mariner")

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [[], ["bindings"], []]


@pytest.mark.rule("villains.exhaust.not-from-ko")
def test_the_ko_pile_fills_no_stack() -> None:
    table = given({**EACH_PLAYER_GAINS_BINDINGS, "bindings": [], "ko": ["bindings"] * 3}, attack=6)

    table.fight("namor-the-sub-mariner")

    assert (table.keys("discard.0"), table.keys("discard.1")) == ([], [])
    assert (table.keys("ko"), table.keys("bindings")) == (["bindings"] * 3, [])


@pytest.mark.rule("villains.exhaust.bystander-kidnap")
def test_after_the_last_bystander_nobody_is_kidnapped() -> None:
    table = given({"hand.0": ["unstable-kidnapper"] * 2, "bystander-deck": ["bystander"]}, discarded=1)

    table.play("unstable-kidnapper").play("unstable-kidnapper")

    assert table.keys("victory.0") == ["bystander"]
    assert (table.s.status, table.s.recruit) == ("running", 6)

"""The city: who enters, who is pushed, who stays."""

from __future__ import annotations

import pytest

from .referee import given

SPACES = ["bridge", "streets", "rooftops", "bank", "sewers"]


@pytest.mark.rule("villains.city.five-spaces")
def test_the_five_spaces_lie_in_the_order_of_movement() -> None:
    table = given({"adversary-deck": ["cops"] * 6 + ["elektra"]})
    elektra = table.find("adversary-deck", "elektra")

    passed = [table.end_turn().s.zone_of(elektra) for _ in SPACES]

    assert passed == [f"city.{space}" for space in SPACES]
    assert [space.space for space in table.view().city] == SPACES


@pytest.mark.rule("villains.adversary.enters-bridge")
def test_an_adversary_enters_at_the_bridge_for_all_to_see() -> None:
    table = given({"adversary-deck": ["cops", "elektra"]})

    table.end_turn()

    bridge = table.view().city[0]
    assert table.city() == {"bridge": "elektra"}
    assert bridge.adversary is not None
    assert (bridge.space, bridge.adversary.card) == ("bridge", "elektra")


@pytest.mark.rule("villains.city.one-per-space")
def test_no_space_ever_holds_two() -> None:
    table = given({"city.bridge": ["elektra"], "city.rooftops": ["cops"], "adversary-deck": ["cops", "punisher"]})

    table.end_turn()

    assert sorted(len(table.keys(f"city.{space}")) for space in SPACES) == [0, 0, 1, 1, 1]


@pytest.mark.rule("villains.city.push")
def test_a_newcomer_pushes_on_whoever_stands_in_the_way() -> None:
    table = given({"city.bridge": ["elektra"], "adversary-deck": ["cops", "punisher"]})

    table.end_turn()

    assert table.city() == {"bridge": "punisher", "streets": "elektra"}


@pytest.mark.rule("villains.city.push-chain")
def test_the_pushed_push_too() -> None:
    table = given({"city.streets": ["elektra"], "city.bridge": ["cops"], "adversary-deck": ["cops", "punisher"]})

    table.end_turn()

    assert table.city() == {"bridge": "punisher", "streets": "cops", "rooftops": "elektra"}


@pytest.mark.rule("villains.city.push-only-if-needed")
def test_an_empty_space_stops_the_pushing() -> None:
    table = given({"city.bridge": ["elektra"], "city.rooftops": ["cops"], "adversary-deck": ["cops", "punisher"]})

    table.end_turn()

    assert table.city() == {"bridge": "punisher", "streets": "elektra", "rooftops": "cops"}


@pytest.mark.rule("villains.city.bystanders-travel")
def test_bystanders_go_along_with_their_guard() -> None:
    table = given({"city.bridge": ["elektra"], "guarded@city.bridge": ["engineer", "rock-star"]})

    table.end_turn()

    assert table.city() == {"bridge": "cops", "streets": "elektra"}
    assert (table.guarded("city.streets"), table.guarded("city.bridge")) == (["engineer", "rock-star"], [])


@pytest.mark.rule("villains.turn.no-push-for-others")
@pytest.mark.parametrize("top", ["bystander", "plot-twist", "command-strike"])
def test_only_adversaries_push(top: str) -> None:
    table = given({"city.bridge": ["elektra"], "city.streets": ["cops"], "adversary-deck": ["bystander"] * 4 + [top]})

    table.end_turn()

    assert table.city() == {"bridge": "elektra", "streets": "cops"}

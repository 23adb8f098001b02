"""Build an Underground Mega-Vault Prison: Bindings for everybody, or somebody locked in the Sewers."""

from __future__ import annotations

import pytest

from ..referee import Referee, given, turn_with, whole_box

PLOT = "build-an-underground-mega-vault-prison"


def twist(zones: dict[str, list[str]], seats: int = 2) -> Referee:
    """A turn that began with a Twist of this Plot."""
    return turn_with("plot-twist", {"plot": [PLOT], **zones}, seats)


@pytest.mark.rule("villains.plot_card.mega-vault-twist")
def test_mega_vault_with_the_sewers_occupied_each_player_gains_a_bindings() -> None:
    table = twist({"city.sewers": ["cops"], "adversary-deck": ["cops", "elektra", "plot-twist"]}, seats=3)

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [["bindings"]] * 3
    assert table.shown("adversary-deck") == [None, None]
    assert table.city() == {"sewers": "cops"}


@pytest.mark.rule("villains.plot_card.mega-vault-twist")
def test_mega_vault_with_the_sewers_empty_an_adversary_on_top_comes_there() -> None:
    table = twist({"city.bank": ["cops"], "adversary-deck": ["cops", "elektra", "plot-twist"]})

    assert table.city() == {"bank": "cops", "sewers": "elektra"}
    assert len(table.keys("bindings")) == 30


@pytest.mark.rule("villains.plot_card.mega-vault-twist")
@pytest.mark.parametrize("other", ["bystander", "plot-twist", "command-strike"])
def test_mega_vault_anything_else_on_top_stays_there_for_all_to_see(other: str) -> None:
    table = twist({"adversary-deck": ["cops", other, "plot-twist"]})

    assert table.shown("adversary-deck") == [None, other]
    assert table.city() == {}
    assert len(table.keys("bindings")) == 30


def test_mega_vault_with_an_empty_deck_nobody_comes() -> None:
    table = twist({"adversary-deck": ["plot-twist"]})

    assert (table.city(), table.keys("ko")) == ({}, ["plot-twist"])


@pytest.mark.rule("villains.clarification.mega-vault-ambush")
def test_mega_vault_the_one_locked_up_does_its_ambush() -> None:
    table = twist({"city.bank": ["luke-cage"], "adversary-deck": ["cops", "namor-the-sub-mariner", "plot-twist"]})

    assert [table.keys(f"discard.{seat}") for seat in range(2)] == [["bindings"]] * 2


@pytest.mark.rule("villains.plot_card.mega-vault-good-wins")
@pytest.mark.parametrize(("left", "outcome"), [(2, "loss"), (3, "")])
def test_mega_vault_is_lost_the_moment_the_bindings_run_out(left: int, outcome: str) -> None:
    table = twist({"city.sewers": ["cops"], "bindings": ["bindings"] * left})

    assert (table.s.outcome, len(table.keys("bindings"))) == (outcome, left - 2)


@pytest.mark.rule("villains.win.good-wins")
def test_mega_vault_is_lost_in_the_middle_of_an_effect_that_gives_the_last_bindings() -> None:
    """The first of the two players gains it: for the second nothing is left to be done."""
    table = twist({"city.sewers": ["cops"], "bindings": ["bindings"]})

    assert (table.s.outcome, table.s.reason) == ("loss", "good-wins")
    assert [table.keys(f"discard.{seat}") for seat in range(2)] == [["bindings"], []]
    assert table.keys("playing") == ["plot-twist"]


def test_mega_vault_bindings_from_elsewhere_lose_it_too() -> None:
    table = given({"plot": [PLOT], "bindings": ["bindings"], "city.bank": ["luke-cage", "namor-the-sub-mariner"][1:],
                   "city.sewers": ["luke-cage"]}, attack=6)  # fmt: skip

    table.fight("namor-the-sub-mariner")

    assert table.s.outcome == "loss"


@pytest.mark.rule("villains.plot_card.mega-vault-setup")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_mega_vault_sets_five_bindings_a_player_out(seats: int) -> None:
    table = whole_box(seats, plot=PLOT)

    assert table.keys("bindings") == ["bindings"] * 5 * seats
    assert table.s.status == "running"

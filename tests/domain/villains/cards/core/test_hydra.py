"""HYDRA: the Endless Armies, the Kidnappers, Supreme HYDRA and Viper."""

from __future__ import annotations

import pytest

from ...referee import given, pushed_out

# -- Endless Armies of HYDRA


def test_endless_armies_bring_the_top_two_cards_of_the_villain_deck() -> None:
    table = given(
        {"city.bank": ["endless-armies-of-hydra"], "adversary-deck": ["cops", "multiple-man", "cops"]}, attack=4
    )

    table.fight("endless-armies-of-hydra")

    assert table.city() == {"bridge": "multiple-man", "streets": "cops"}
    assert table.keys("adversary-deck") == ["cops"]


def test_endless_armies_play_what_lies_on_top_when_the_first_card_is_done() -> None:
    deck = ["cops", "multiple-man", "the-leader"]
    table = given({"city.bank": ["endless-armies-of-hydra"], "adversary-deck": deck}, attack=4)

    table.fight("endless-armies-of-hydra")

    assert table.city() == {"bridge": "cops", "streets": "multiple-man", "rooftops": "the-leader"}


def test_endless_armies_play_as_many_as_there_are() -> None:
    table = given({"city.bank": ["endless-armies-of-hydra"], "adversary-deck": ["cops"]}, attack=4)

    assert table.fight("endless-armies-of-hydra").city() == {"bridge": "cops"}


# -- HYDRA Kidnappers


@pytest.mark.rule("villains.equivalence.not-officers-madame-hydra")
@pytest.mark.parametrize(("n", "gained"), [("1", ["shield-officer"]), ("0", [])])
def test_kidnappers_may_give_you_an_officer(n: str, gained: list[str]) -> None:
    table = given({"city.bank": ["hydra-kidnappers"], "officers": ["shield-officer"] * 2}, attack=3)

    table.fight("hydra-kidnappers")
    assert (table.waiting(), table.options()) == ([(0, "how-many")], ["0", "1"])
    table.choose(n)

    assert table.keys("discard.0") == gained
    assert len(table.keys("officers")) == 2 - len(gained)
    assert len(table.keys("madame-hydras")) == 12


def test_kidnappers_find_no_officer() -> None:
    table = given({"city.bank": ["hydra-kidnappers"], "officers": []}, attack=3).fight("hydra-kidnappers")

    assert (table.waiting(), table.keys("discard.0")) == ([], [])


# -- Supreme HYDRA


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 3),
        (["viper"], 3 + 3 + 3),
        (["endless-armies-of-hydra", "hydra-kidnappers", "cops", "bystander"], 3 + 6 + 3 + 1 + 1 + 1),
    ],
)
def test_supreme_hydra_is_worth_three_more_for_each_other_hydra_villain(others: list[str], points: int) -> None:
    table = given({"victory.0": ["supreme-hydra", *others], "victory.1": ["viper"]})

    assert table.reading().victory_points(0) == points
    assert table.view().players[0].victory_points == points


def test_supreme_hydra_counts_no_heroes_of_the_team_of_that_name() -> None:
    table = given({"victory.0": ["supreme-hydra", "madame-hydra"], "hand.0": ["hydra-soldier"]})

    assert table.reading().victory_points(0) == 3


def test_supreme_hydra_is_scored_with_what_it_is_worth() -> None:
    zones = {"victory.1": ["supreme-hydra", "viper"], "victory.0": [], "city.sewers": ["cops"]}
    table = given({**zones, "tactics": ["winds-of-watoomb"]}, attack=8).fight("dr-strange")

    assert table.s.scores == (6, 9)


# -- Viper


def test_viper_wounds_who_has_no_other_hydra_villain_when_she_is_fought() -> None:
    piles = {"victory.0": ["cops"], "victory.1": ["hydra-kidnappers"]}
    table = given({"city.bank": ["viper"], "wounds": ["wound"] * 3, **piles}, seats=3, attack=5).fight("viper")

    assert table.waiting() == []
    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [["wound"], [], ["wound"]]


@pytest.mark.rule("villains.equivalence.escape-overrun")
def test_viper_does_the_same_when_she_escapes() -> None:
    table = pushed_out("viper", {"wounds": ["wound"] * 3, "victory.0": ["supreme-hydra"]})

    assert [table.keys(f"discard.{seat}") for seat in range(2)] == [[], ["wound"]]

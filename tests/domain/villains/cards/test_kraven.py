"""Kraven: the hunt, from the first track to the last corner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from ..referee import given

# -- Ceaseless Tracker


@pytest.mark.parametrize(
    ("before", "recruit"), [([], 1), (["size-matters"], 1), (["devour"], 3), (["devour", "devour"], 3)]
)
def test_ceaseless_tracker_is_better_after_one_of_the_sinister_six(before: Sequence[str], recruit: int) -> None:
    table = given({"hand.0": ["ceaseless-tracker"], "played.0": before})

    table.play("ceaseless-tracker")

    assert table.s.recruit == recruit


def test_ceaseless_tracker_can_be_dodged_with() -> None:
    table = given({"hand.0": ["ceaseless-tracker"]})

    table.dodge("ceaseless-tracker")

    assert (table.keys("discard.0"), table.keys("hand.0")) == (["ceaseless-tracker"], ["hydra-operative"])


# -- Corner the Prey


@pytest.mark.parametrize(
    ("city", "less"),
    [
        ({"city.bridge": "elektra", "city.streets": "cops"}, 1),
        ({"city.sewers": "elektra", "city.bank": "cops"}, 1),
        ({"city.bridge": "elektra", "city.rooftops": "cops"}, 0),
        ({"city.rooftops": "elektra", "city.streets": "cops", "city.bank": "cops"}, 1),
        ({"city.rooftops": "elektra", "city.streets": "cops", "city.sewers": "cops"}, 0),
        ({"city.rooftops": "elektra", "city.bank": "cops", "city.bridge": "cops"}, 0),
    ],
)
def test_corner_the_prey_weakens_who_has_no_empty_space_beside_it(city: Mapping[str, str], less: int) -> None:
    table = given({"hand.0": ["corner-the-prey"], **{space: [key] for space, key in city.items()}})

    table.play("corner-the-prey")
    assert table.waiting() == [(0, "choose")]
    assert table.options() == sorted(city.values())

    table.choose("elektra")
    assert table.s.attack == 2
    assert table.attack_of("elektra") == 4 - less
    assert table.attack_of("cops") == 3


def test_corner_the_prey_is_forgotten_when_the_turn_ends() -> None:
    table = given({"hand.0": ["corner-the-prey"], "city.bridge": ["elektra"], "city.streets": ["cops"]})

    table.play("corner-the-prey").choose("elektra")
    assert table.attack_of("elektra") == 3

    table.end_turn()
    assert table.attack_of("elektra") == 4


# -- Hunt Down


@pytest.mark.parametrize(
    ("others", "direction", "end", "moved"),
    [
        (["streets"], "back", "rooftops", 0),
        (["bridge"], "back", "streets", 1),
        (["bridge"], "on", "sewers", 2),
        (["sewers"], "on", "bank", 1),
        (["sewers"], "back", "bridge", 2),
    ],
)
def test_hunt_down_drives_an_adversary_over_empty_spaces_for_attack(
    others: Sequence[str], direction: str, end: str, moved: int
) -> None:
    cops = {f"city.{space}": ["cops"] for space in others}
    table = given({"hand.0": ["hunt-down"], "city.rooftops": ["elektra"], **cops})

    table.play("hunt-down")
    assert (table.waiting(), table.options()) == ([(0, "choose")], ["cops", "elektra"])
    assert table.s.attack == 2

    table.choose("elektra")
    assert (table.waiting(), table.options()) == ([(0, "slide")], ["back", "on"])

    table.choose(direction)
    assert table.city() == {**dict.fromkeys(others, "cops"), end: "elektra"}
    assert table.s.attack == 2 + moved


def test_hunt_down_asks_no_way_of_an_adversary_that_cannot_move() -> None:
    table = given(
        {"hand.0": ["hunt-down"], "city.bridge": ["cops"], "city.streets": ["elektra"], "city.rooftops": ["cops"]}
    )

    table.play("hunt-down").choose("elektra")

    assert table.waiting() == []
    assert table.s.attack == 2


def test_hunt_down_in_an_empty_city_asks_nothing() -> None:
    table = given({"hand.0": ["hunt-down"]})

    table.play("hunt-down")

    assert table.waiting() == []
    assert table.s.attack == 2


# -- He's the Best Around


@pytest.mark.parametrize(
    ("lair", "attack"),
    [
        (["devour", "supercharge", "shocking-robbery", "devour", "devour"], 5),
        (["devour", "devour", "shocking-robbery", "devour", "unstoppable-force"], 8),
        (["electroshock-therapy"], 2),
        ([], 0),
    ],
)
def test_hes_the_best_around_is_worth_the_dearest_ally_in_the_lair(lair: Sequence[str], attack: int) -> None:
    spaces = {f"lair.{n}": lair[n - 1 : n] for n in range(1, 6)}
    table = given({"hand.0": ["hes-the-best-around"], **spaces})

    table.play("hes-the-best-around")

    assert table.s.attack == attack

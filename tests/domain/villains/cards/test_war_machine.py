"""Mass Produce War Machine Armor: each Twist makes every Assault Squad stronger."""

from __future__ import annotations

import pytest

from ..referee import Referee, given, pushed_out, turn_with

PLOT = "mass-produce-war-machine-armor"
SQUAD, TECHNOLOGY = "shield-assault-squad", "war-machine-technology"


def twist(zones: dict[str, list[str]], **about: int) -> Referee:
    """A turn that began with a Twist of this Plot."""
    return turn_with("plot-twist", {"plot": [PLOT], **zones}, **about)


@pytest.mark.rule("villains.plot_card.war-machine-twist")
def test_war_machine_the_twist_stays_beside_the_plot_and_a_squad_of_the_player_on_turn_comes_back() -> None:
    table = twist(
        {
            TECHNOLOGY: ["plot-twist"],
            "victory.0": [SQUAD],
            "victory.1": ["bystander", SQUAD, SQUAD],
            "city.bridge": ["cops"],
        },
        current=1,
    )

    assert table.keys(TECHNOLOGY) == ["plot-twist"] * 2
    assert table.city() == {"bridge": SQUAD, "streets": "cops"}
    assert (table.keys("victory.0"), table.keys("victory.1")) == ([SQUAD], ["bystander", SQUAD])
    assert (table.attack_of(SQUAD), table.attack_of("cops")) == (3 + 2, 3)
    assert table.waiting() == []


@pytest.mark.rule("villains.twist.elsewhere")
def test_war_machine_a_twist_kept_beside_the_plot_is_not_knocked_out() -> None:
    table = twist({"victory.1": [SQUAD]})

    assert (table.keys(TECHNOLOGY), table.keys("ko"), table.keys("playing")) == (["plot-twist"], [], [])
    assert table.view().plot is not None


@pytest.mark.rule("villains.plot_card.war-machine-twist")
def test_war_machine_with_no_squad_in_the_own_victory_pile_none_comes() -> None:
    table = twist({"victory.0": ["bystander", "cops"], "victory.1": [SQUAD]})

    assert (table.city(), table.keys(TECHNOLOGY)) == ({}, ["plot-twist"])


@pytest.mark.rule("villains.plot.special-rules")
@pytest.mark.parametrize("twists", [0, 1, 4])
def test_war_machine_every_squad_has_one_attack_more_for_each_twist_beside_the_plot(twists: int) -> None:
    zones = {
        TECHNOLOGY: ["plot-twist"] * twists,
        "ko": ["plot-twist"] * 3,
        "city.bank": [SQUAD],
        "city.sewers": ["cops"],
    }
    table = given({"plot": [PLOT], **zones}, attack=3 + twists)

    assert (table.attack_of(SQUAD), table.attack_of("cops")) == (3 + twists, 3)
    table.fight(SQUAD)
    assert table.s.attack == 0


@pytest.mark.rule("villains.plot_card.war-machine-good-wins")
@pytest.mark.parametrize(("overrun", "outcome"), [(1, ""), (2, "loss")])
def test_war_machine_is_lost_as_soon_as_the_third_squad_lies_on_the_overrun_pile(overrun: int, outcome: str) -> None:
    table = pushed_out(SQUAD, {"plot": [PLOT], "overrun": [SQUAD] * overrun + ["cops"] * 4, "lair.1": ["devour"]})

    assert table.s.outcome == outcome
    assert table.keys("ko") == ([] if outcome else ["devour"])

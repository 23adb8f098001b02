"""Crushing Victories: whose die makes one, and what two of them come to."""

from __future__ import annotations

import pytest

from domain.games.conquest import events as e
from domain.kernel.event import causes

from .fights import HERE, Table, battle

INFANTRY, SUPER_TANKS, ROCKETS = "us-army-infantry", "super-tanks", "rocket-truck"


def cited(fought: Table) -> list[str]:
    """The rules by which the Fight Rounds so far were resolved."""
    return [rule for event, rule, _ in causes(fought.all_events) if isinstance(event, e.FightRoundResolved)]


@pytest.mark.rule("conquest.crushing.six-wins")
def test_a_five_of_the_aliens_is_no_crushing_victory() -> None:
    assert battle(SUPER_TANKS, aliens=1, rolls=(5, 4)).rounds() == [(8, 12, "foe")]


@pytest.mark.rule("conquest.crushing.both")
@pytest.mark.parametrize(
    ("drawn", "saucers", "rolls", "totals"),
    [
        (INFANTRY, 8, (6, 6), (30, 9)),
        ("us-army-tanks", 1, (6, 6), (9, 12)),
        (ROCKETS, 1, (6, 5), (9, 10)),
        (ROCKETS, 8, (6, 5), (30, 10)),
    ],
)
def test_with_a_crushing_victory_on_both_sides_the_round_is_tied(
    drawn: str, saucers: int, rolls: tuple[int, int], totals: tuple[int, int]
) -> None:
    fought = battle(drawn, aliens=saucers, rolls=rolls)
    assert fought.rounds() == [(*totals, "tie")]
    assert cited(fought) == ["conquest.crushing.both"]
    assert (len(fought.aliens(HERE)), fought.keys("fighting")) == (saucers, [drawn])


@pytest.mark.rule("conquest.crushing.applies-either-side")
def test_a_six_of_defending_aliens_wins_as_well() -> None:
    zones = {f"aliens.{HERE}": ["green-saucer"] * 3 + ["blue-saucer"], "race.1": ["the-trun"]}
    fought = battle(location="forest", zones=zones, rolls=(5, 6))
    assert fought.rounds() == [(14, 10, "foe")]


@pytest.mark.rule("conquest.crushing.natural-die")
def test_a_six_that_is_rolled_away_is_none() -> None:
    """The Aliens' 6 becomes a 2."""
    zones = {"hand.1": ["cosmic-interference"]}
    fought = battle(SUPER_TANKS, aliens=1, zones=zones, rolls=(6, 5)).pass_before_dice()
    fought.dice(2).respond("cosmic-interference", 1).go_on("die").choose("aliens-6").pass_()
    assert fought.rounds() == [(5, 13, "foe")]


@pytest.mark.rule("conquest.crushing.natural-die")
@pytest.mark.parametrize(
    ("dice", "result"), [((3, 5), "foe"), ((5, 3), "foe"), ((1, 6), "foe"), ((3, 4), "aliens"), ((4, 4), "aliens")]
)
def test_of_several_dice_the_highest_decides(dice: tuple[int, int], result: str) -> None:
    """The Slide-Rule Whiz is Cunning, the Rocket Truck Deadly, and neither has a chance by its Strength."""
    fought = battle("slide-rule-whiz", ROCKETS, aliens=8, rolls=(4, *dice))
    assert fought.rounds() == [(24 + 4, 1 + 5 + max(dice), result)]

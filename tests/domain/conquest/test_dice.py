"""Dice: what they show, and who rolls them."""

import pytest

from domain.games.conquest.table import D3
from domain.games.conquest.view import FightView
from domain.kernel.events import Rolled
from domain.kernel.rng import Script
from tests.domain.conquest.referee import CONQUEST, Referee, given

SAUCERS = ("green-saucer", "blue-saucer", "red-saucer", "gold-saucer")
AGAINST_RESISTANCE = {"location.O.1": ["small-town"], "resistance-deck": ["us-army-infantry"] * 3}


def fighting(seat: int = 0, seats: int = 4, dice: tuple[int, ...] = (5, 2)) -> Referee:
    """A Fight of a seat's Alien at a Small Town, up to where cards may answer the dice."""
    zones = {**AGAINST_RESISTANCE, "aliens.O.1": [SAUCERS[seat]], f"hand.{(seat + 1) % seats}": ["cosmic-interference"]}
    return given(zones, seats=seats, current=seat, phase="battle", dice=dice).pass_before_dice()


def fight_of(table: Referee) -> FightView:
    """The Fight that is running, as everybody sees it."""
    battle = table.view().battle
    assert battle is not None
    assert battle.fight is not None
    return battle.fight


@pytest.mark.rule("conquest.dice.colour")
def test_the_aliens_dice_are_red_and_those_of_the_humans_white() -> None:
    fight = fight_of(fighting())
    assert (fight.dice, fight.dice_colour) == ((5,), "red")
    assert (fight.foe_dice, fight.foe_dice_colour) == ((2,), "white")


@pytest.mark.rule("conquest.dice.colour")
def test_the_dice_of_aliens_who_defend_themselves_are_red() -> None:
    zones = {"location.O.1": ["forest"], "aliens.O.1": SAUCERS[:2], "hand.0": ["cosmic-interference"]}
    fight = fight_of(given(zones, phase="battle", dice=[5, 2]).pass_before_dice())
    assert (fight.dice_colour, fight.foe_dice_colour) == ("red", "red")


@pytest.mark.rule("conquest.dice.d6")
def test_a_d6_shows_one_to_six_whatever_the_random_stream_gives() -> None:
    table = CONQUEST.at(given().s, Script(range(100)))
    assert [table.roll(0)[0] for _ in range(6)] == [1, 2, 3, 4, 5, 6]
    assert {table.roll(0)[0] for _ in range(94)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("conquest.dice.d6")
def test_fight_dice_and_command_dice_have_six_sides() -> None:
    command = given(phase="round", dice=[4]).command(0, 6)
    for table in (fighting(), command):
        rolled = [event for event in table.all_events if isinstance(event, Rolled)]
        assert rolled
        assert {event.sides for event in rolled} == {6}


@pytest.mark.rule("conquest.dice.d3")
@pytest.mark.parametrize(("face", "result"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_d3_is_half_a_d6(face: int, result: int) -> None:
    assert CONQUEST.at(given().s, Script([face - 1])).d3(0) == result
    assert D3[face - 1] == result


@pytest.mark.rule("conquest.dice.distribution")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_everybody_can_roll_for_aliens_and_for_humans(seat: int) -> None:
    """Who attacks rolls for the Aliens, the next player clockwise for the Resistance."""
    rolled = [event.seat for event in fighting(seat).all_events if isinstance(event, Rolled)]
    assert rolled == [seat, (seat + 1) % 4]

"""Thor, the Hero: power that builds up."""

from __future__ import annotations

import pytest

from domain.games.villains import actions as a

from ...referee import VILLAINS, Referee, given


@pytest.mark.parametrize(("before", "recruit"), [([], 2), (["devour"], 2), (["recruitment-day"], 4)])
def test_odinson_gives_two_recruit_points_more_after_a_strength_card(before: list[str], recruit: int) -> None:
    table = given({"hand.0": ["odinson"], "played.0": before})

    assert table.play("odinson").s.recruit == recruit


@pytest.mark.parametrize(("before", "attack"), [([], 3), (["devour"], 3), (["surge-of-power"], 6)])
def test_call_lightning_has_three_attack_more_after_a_ranged_card(before: list[str], attack: int) -> None:
    table = given({"hand.0": ["call-lightning"], "played.0": before})

    assert table.play("call-lightning").s.attack == attack


# -- Surge of Power


@pytest.mark.parametrize(("made", "attack"), [(0, 0), (5, 0), (6, 3), (9, 3)])
def test_surge_of_power_has_three_attack_once_eight_recruit_points_are_made_its_own_two_with_them(
    made: int, attack: int
) -> None:
    table = given({"hand.0": ["surge-of-power"]}, recruit=made)

    table.play("surge-of-power")

    assert table.s.attack == attack
    assert table.s.recruit == made + 2


def test_surge_of_power_counts_points_that_are_spent_but_none_that_come_later() -> None:
    spent = given({"hand.0": ["surge-of-power"]}, recruit=6).recruit("new-recruit").play("surge-of-power")
    assert spent.s.recruit == 6
    assert spent.s.attack == 3

    later = given({"hand.0": ["surge-of-power", "odinson"]}, recruit=5).play("surge-of-power").play("odinson")
    assert later.s.made == 9
    assert later.s.attack == 0


# -- God of Thunder


def thunder(**zones: list[str]) -> Referee:
    """God of Thunder has been played."""
    return given({"hand.0": ["god-of-thunder"], **zones}, attack=2).play("god-of-thunder")


def ways(table: Referee, space: str) -> list[int]:
    """With how many Recruit Points who stands there may be fought."""
    (card,) = table.s.zone(space)
    fights = [legal.action for legal in VILLAINS.legal(table.s, 0) if isinstance(legal.action, a.Fight)]
    return [fight.recruit for fight in fights if fight.card == card]


def test_god_of_thunder_lets_recruit_points_pay_for_fights() -> None:
    table = thunder(**{"city.bridge": ["punisher"], "city.bank": ["cops"]})
    assert (table.s.attack, table.s.recruit) == (2, 5)
    assert table.legal(a.Fight) == ["cops", "punisher"]
    assert ways(table, "city.bridge") == [4, 5]
    assert ways(table, "city.bank") == [1, 2, 3]

    table.do(a.Fight(card=table.find("city.bridge", "punisher"), recruit=4))
    assert (table.s.attack, table.s.recruit) == (0, 1)
    assert "punisher" in table.keys("victory.0")


def test_god_of_thunder_holds_for_the_mastermind_and_for_every_fight_of_the_turn() -> None:
    table = given({"hand.0": ["god-of-thunder"], "city.bridge": ["cops"]}, attack=4, recruit=3)

    table.play("god-of-thunder")
    table.do(a.Fight(card=table.find("commander", "dr-strange"), recruit=5))
    table.do(a.Fight(card=table.find("city.bridge", "cops"), recruit=2))

    assert (table.s.attack, table.s.recruit) == (0, 1)


def test_god_of_thunder_lets_nobody_pay_more_than_a_fight_takes_nor_attack_pay_for_a_hero() -> None:
    table = thunder(**{"city.bridge": ["cops"], "lair.1": ["octo-pulverize"]})

    refusal = table.refused(a.Fight(card=table.find("city.bridge", "cops"), recruit=4))
    assert (refusal.code, refusal.about["most"]) == ("target_not_legal", 3)
    assert table.refused(a.Recruit(card=table.find("lair.1", "octo-pulverize"))).code == "not_enough_recruit"


def test_god_of_thunder_shows_it_with_whom_one_could_fight_and_ends_with_the_turn() -> None:
    table = thunder(**{"city.bridge": ["cops"]})
    assert [space.takes_recruit for space in table.view().city if space.adversary] == [True]
    assert table.view().commander.takes_recruit  # type: ignore[union-attr]

    table.end_turn()
    assert [space.takes_recruit for space in table.view().city if space.adversary] == [False, False]

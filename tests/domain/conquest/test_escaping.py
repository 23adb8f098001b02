"""Escaping from a Battle: when, where to, and what comes of it."""

import pytest

from domain.games.conquest import events as e
from domain.kernel.action import Decide
from tests.domain.conquest.referee import Referee
from tests.domain.conquest.test_fight_rounds import OTHER, SAUCER, TANKS, attack, count


def ways(table: Referee) -> list[str]:
    """Where the Aliens may Escape to."""
    assert table.asked().ask == "escape"
    return [str(option) for option in table.asked().options if option != "stay"]


@pytest.mark.rule("conquest.escape.when")
@pytest.mark.parametrize("dice", [(6, 1), (4, 4), (1, 6)])
def test_after_a_round_won_tied_or_lost_the_aliens_may_escape(dice: tuple[int, int]) -> None:
    table = attack(TANKS, location="town", dice=dice)
    assert table.waiting() == [(0, "escape")]
    assert table.asked().options[0] == "stay"


@pytest.mark.rule("conquest.escape.when")
def test_nobody_is_asked_once_the_battle_is_over() -> None:
    assert attack(dice=(6, 1)).waiting() == [(0, "conquer")]


@pytest.mark.rule("conquest.escape.not-before-first-round")
def test_nobody_escapes_before_the_first_round() -> None:
    table = attack(TANKS, dice=(4, 4), there={"hand.0": ["death-ray-salvo"]})
    assert table.asked().ask == "respond-before-dice"
    assert count(table, e.FightRoundResolved) == 0
    table.go_on("escape")
    assert count(table, e.FightRoundResolved) == 1


@pytest.mark.rule("conquest.escape.ends-battle")
def test_an_escape_ends_the_battle_as_if_it_were_lost() -> None:
    table = attack("us-army-infantry", TANKS, location="town", dice=(6, 1, 4, 4)).choose("stay").choose("P1.C")
    assert [event.winner for event in table.happened(e.BattleDecided)] == [-1]
    assert table.keys("resistance-discard") == ["us-army-infantry", TANKS]
    assert table.s.markers == {}
    assert table.reading().resistance_value("P1.1") == 2


@pytest.mark.rule("conquest.escape.to-own-aliens")
@pytest.mark.parametrize("more", [{}, {"counters.P1.3": ["infantry-counter"]}, {"aliens.P1.3": [SAUCER, OTHER]}])
def test_aliens_escape_to_others_of_their_player(more: dict[str, list[str]]) -> None:
    """Even in an Empty Space, or among enemies."""
    table = attack(
        TANKS,
        dice=(4, 4),
        there={
            "aliens.P1.1": [],
            "aliens.P1.2": [SAUCER] * 2,
            "aliens.P1.3": [SAUCER],
            "location.P1.2": ["town"],
            "location.P1.1": [],
            **more,
        },
    )
    table.resolve("P1.2")
    assert "P1.3" in ways(table)


@pytest.mark.rule("conquest.escape.to-own-aliens")
def test_a_partner_s_aliens_are_no_refuge() -> None:
    there = {"aliens.P1.1": ["red-saucer"], "location.P1.1": [], "aliens.P1.2": [SAUCER] * 2, "location.P1.2": ["town"]}
    table = attack(TANKS, dice=(4, 4), there=there, seats=4, options={"mode": "team"})
    assert "P1.1" not in ways(table)


@pytest.mark.rule("conquest.escape.to-landing-site")
@pytest.mark.parametrize("there", [{}, {"counters.P1.C": ["infantry-counter"]}, {"aliens.P1.C": [OTHER]}])
def test_aliens_escape_to_their_landing_site_whoever_is_there(there: dict[str, list[str]]) -> None:
    assert "P1.C" in ways(attack(TANKS, dice=(4, 4), there=there))


@pytest.mark.rule("conquest.escape.to-landing-site")
def test_a_landing_site_far_away_is_no_refuge() -> None:
    there = {"aliens.P1.1": [], "location.P1.1": [], "aliens.O.C": [SAUCER] * 2, "location.O.1": ["forest"]}
    assert ways(attack(TANKS, dice=(4, 4), there=there)) == ["O.1"]


@pytest.mark.rule("conquest.escape.to-landing-site")
def test_enemies_at_the_landing_site_are_not_fought_at_once_in_the_turn_of_another() -> None:
    """Seat 1 attacks; seat 0 Escapes home, where a counter waits until its own Battle Phase."""
    there = {
        "location.P1.1": ["forest"],
        "aliens.P1.1": [SAUCER, OTHER],
        "counters.P1.C": ["infantry-counter"],
        "aliens.P2.C": [],
        "race.1": ["rantillion-beetlemen"],
    }
    table = attack(dice=(3, 3), there=there, current=1)
    table.go_on("escape")
    while table.waiting() == [(1, "escape")]:
        table.choose("stay")
    table.choose("P1.C").go_on()
    assert table.aliens("P1.C") == [0]
    assert count(table, e.BattleBegan) == 1


@pytest.mark.rule("conquest.escape.to-safe-location")
def test_aliens_escape_to_locations_without_resistance() -> None:
    safe = {"location.O.1": ["forest"], "location.O.2": ["city"], "location.O.3": ["town"], "location.O.4": ["town"]}
    there = {"aliens.P1.1": [], "location.P1.1": [], "aliens.O.C": [SAUCER] * 2, **safe}
    table = attack(TANKS, dice=(4, 4), there=there, markers={"O.2": 0, "O.3": 1}, demolished=["O.4"])
    assert ways(table) == ["O.1", "O.2", "O.3", "O.4"]


@pytest.mark.rule("conquest.escape.to-safe-location")
def test_empty_spaces_and_unconquered_locations_and_enemies_are_no_refuge() -> None:
    bad = {
        "location.O.2": ["town"],
        "location.O.3": ["forest"],
        "counters.O.3": ["infantry-counter"],
        "location.O.4": ["forest"],
        "aliens.O.4": [OTHER],
        "location.O.5": ["forest"],
    }
    there = {"aliens.P1.1": [], "location.P1.1": [], "aliens.O.C": [SAUCER] * 2, **bad}
    assert ways(attack(TANKS, dice=(4, 4), there=there)) == ["O.5"]


@pytest.mark.rule("conquest.escape.none-available")
def test_without_a_refuge_the_aliens_fight_on() -> None:
    there = {"aliens.P1.1": [], "location.P1.1": [], "aliens.O.C": [SAUCER] * 2}
    table = attack(TANKS, dice=(4, 3, 6, 6, 5, 1), there=there)
    assert count(table, e.FightRoundResolved) >= 2
    assert not [event for event in table.all_events if getattr(event, "ask", "") == "escape"]


@pytest.mark.rule("conquest.escape.all-together")
def test_all_aliens_escape_together_to_one_space_for_nothing() -> None:
    table = attack(TANKS, dice=(4, 4))
    refused = table.refused(Decide(decision=table.asked().decision, choice=("P1.C", "stay")), seat=0)
    assert refused.code == "choice_out_of_bounds"
    table.choose("P1.C")
    assert (table.aliens("P1.C"), table.aliens("P1.1")) == ([0, 0], [])
    assert [event.spent for event in table.happened(e.PointsChanged) if event.spent] == []

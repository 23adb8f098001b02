"""Aliens against Aliens, and Conquest Markers that change hands."""

import pytest

from domain.games.conquest import events as e
from domain.kernel.events import Rolled
from tests.domain.conquest.referee import Referee, given
from tests.domain.conquest.test_fight_rounds import OTHER, SAUCER, count, rounds

THIRD = "red-saucer"
RACES = ("setaris-kitewings", "rantillion-beetlemen", "setaris-kitewings")
"""Strength 3 each, without a say in Fights between Aliens."""


def meeting(
    *there: str,
    dice: tuple[int, ...] = (),
    location: str = "forest",
    more: dict[str, list[str]] | None = None,
    seats: int = 2,
    **about: object,
) -> Referee:
    """The Battle Phase of seat 0, these Aliens at P1.1; nobody is anywhere else."""
    home: dict[str, list[str]] = {f"aliens.P{seat + 1}.C": [] for seat in range(seats)}
    races = {f"race.{seat}": [race] for seat, race in enumerate(RACES[:seats])}
    zones = {**races, **home, "aliens.P1.1": [*there], "location.P1.1": [location], **(more or {})}
    return given(zones, seats=seats, phase="battle", dice=dice, menace=(0,) * 4, **about)  # type: ignore[arg-type]


@pytest.mark.rule("conquest.alien_vs_alien.must-fight")
def test_aliens_of_opponents_in_one_space_fight() -> None:
    table = meeting(SAUCER, OTHER, dice=(6, 1))
    assert [(event.seat, event.space) for event in table.all_events if isinstance(event, e.BattleBegan)] == [
        (0, "P1.1")
    ]


@pytest.mark.rule("conquest.alien_vs_alien.must-fight")
def test_the_active_player_fights_each_group_once_in_any_order_and_bystanders_do_not_fight() -> None:
    table = meeting(SAUCER, OTHER, THIRD, dice=(6, 1, 6, 1), seats=3)
    assert (table.waiting(), table.options()) == ([(0, "fight-aliens")], ["seat-1", "seat-2"])
    table.choose("seat-2").go_on()
    fights = [event.seat for event in table.all_events if isinstance(event, e.FightBegan)]
    assert fights == [2, 1]


@pytest.mark.rule("conquest.alien_vs_alien.single-fight")
def test_all_aliens_of_both_sides_are_in_one_fight() -> None:
    table = meeting(SAUCER, SAUCER, SAUCER, OTHER, OTHER, dice=(2, 1))
    assert rounds(table) == [(3 * 3 + 2, 2 * 3 + 1, "aliens")]
    assert count(table, e.FightBegan) == 1


@pytest.mark.rule("conquest.alien_vs_alien.resolve")
@pytest.mark.parametrize(
    ("dice", "lost"),
    [((4, 2), (0, 1)), ((2, 4), (1, 0)), ((3, 3), (0, 0)), ((6, 6), (0, 0)), ((1, 6), (1, 0)), ((6, 5), (0, 1))],
)
def test_both_sides_roll_and_the_loser_loses_an_alien(dice: tuple[int, int], lost: tuple[int, int]) -> None:
    table = meeting(SAUCER, SAUCER, OTHER, OTHER, dice=dice)
    assert [event.seat for event in table.all_events if isinstance(event, Rolled)][:2] == [0, 1]
    assert (len(table.pool(0)), len(table.pool(1))) == lost


@pytest.mark.rule("conquest.alien_vs_alien.escape-both")
def test_both_sides_may_escape_and_fight_on_if_both_stay() -> None:
    """In turn order from the First Player, who is seat 1."""
    more = {"location.P1.2": ["forest"]}
    table = meeting(SAUCER, SAUCER, OTHER, OTHER, dice=(3, 3, 5, 1), more=more, first=1)
    assert table.waiting() == [(1, "escape")]
    table.choose("stay")
    assert table.waiting() == [(0, "escape")]
    table.choose("stay")
    assert [result for _, _, result in rounds(table)] == ["tie", "aliens"]


@pytest.mark.rule("conquest.alien_vs_alien.winner")
def test_who_stays_when_the_others_escape_has_won() -> None:
    table = meeting(SAUCER, OTHER, dice=(3, 3), more={"location.P1.2": ["forest"]}, first=1).choose("P1.2")
    table.go_on()
    assert [event.winner for event in table.all_events if isinstance(event, e.BattleDecided)] == [0]
    assert (table.aliens("P1.1"), table.aliens("P1.2")) == ([0], [1])


@pytest.mark.rule("conquest.alien_vs_alien.escape-both")
def test_if_both_escape_nobody_has_won() -> None:
    table = meeting(SAUCER, OTHER, dice=(3, 3), more={"location.P1.2": ["forest"]}, first=1).choose("P1.2")
    assert table.waiting() == [(0, "escape")]
    table.choose("P1.C").go_on()
    assert [event.winner for event in table.all_events if isinstance(event, e.BattleDecided)] == [-2]


@pytest.mark.rule("conquest.alien_vs_alien.winner")
def test_who_is_left_has_won() -> None:
    table = meeting(SAUCER, OTHER, dice=(1, 6))
    assert [event.winner for event in table.all_events if isinstance(event, e.BattleDecided)] == [1]


@pytest.mark.rule("conquest.alien_vs_alien.winner-takes-marker")
@pytest.mark.parametrize(("dice", "owner", "winner"), [((6, 1), 1, 0), ((1, 6), 0, 1)])
def test_the_winners_attackers_or_defenders_may_swap_the_marker(dice: tuple[int, int], owner: int, winner: int) -> None:
    table = meeting(SAUCER, OTHER, dice=dice, location="town", markers={"P1.1": owner})
    assert table.waiting() == [(winner, "steal")]
    table.choose("steal")
    assert table.s.markers == {"P1.1": winner}


@pytest.mark.rule("conquest.alien_vs_alien.winner-takes-marker")
def test_nobody_swaps_a_marker_while_a_counter_is_there() -> None:
    more = {"counters.P1.1": ["infantry-counter"]}
    table = meeting(SAUCER, OTHER, dice=(1, 6), location="town", markers={"P1.1": 0}, more=more)
    assert "steal" not in [ask for _, ask in table.waiting()]


@pytest.mark.rule("conquest.alien_vs_alien.unconquered")
def test_the_resistance_of_an_unconquered_location_is_still_to_be_beaten() -> None:
    table = meeting(SAUCER, SAUCER, OTHER, dice=(6, 1, 6, 1, 6, 1), location="town").go_on("conquer")
    assert [event.seat for event in table.all_events if isinstance(event, e.FightBegan)] == [1, -1, -1]
    assert table.s.markers == {}


@pytest.mark.rule("conquest.steal.swap")
@pytest.mark.parametrize(("answer", "terror"), [(("steal",), (2, 0)), ((), (0, 2))])
def test_a_marker_without_guards_may_be_swapped(answer: tuple[str, ...], terror: tuple[int, int]) -> None:
    table = meeting(SAUCER, location="town", markers={"P1.1": 1})
    assert table.waiting() == [(0, "steal")]
    table.choose(*answer)
    assert (table.reading().terror(0), table.reading().terror(1)) == terror


@pytest.mark.rule("conquest.steal.swap")
def test_a_partner_s_marker_is_not_swapped() -> None:
    zones = {"aliens.P1.C": [], "aliens.P1.1": [SAUCER], "location.P1.1": ["town"]}
    table = given(zones, seats=4, options={"mode": "team"}, phase="battle", markers={"P1.1": 2})
    assert "steal" not in [ask for _, ask in table.waiting()]
    assert table.s.markers == {"P1.1": 2}


@pytest.mark.rule("conquest.steal.no-enemies")
def test_a_marker_is_swapped_only_once_the_enemies_there_are_gone() -> None:
    more = {"counters.P1.1": ["infantry-counter"]}
    table = meeting(SAUCER, SAUCER, dice=(3, 3, 6, 1), location="town", markers={"P1.1": 1}, more=more)
    table.go_on("steal")
    steal = [n for n, event in enumerate(table.all_events) if getattr(event, "ask", "") == "steal"]
    beaten = [n for n, event in enumerate(table.all_events) if isinstance(event, e.FightEnded)]
    assert beaten[0] < steal[0]
    assert table.counters("P1.1") == []


@pytest.mark.rule("conquest.steal.no-enemies")
def test_defenders_who_win_swap_nothing_while_a_counter_is_there() -> None:
    """Seat 0's only Alien falls at its own Town; without the counter the defenders are asked."""
    for more, asked in (({}, ["steal"]), ({"counters.P1.1": ["infantry-counter"]}, [])):
        table = meeting(SAUCER, OTHER, dice=(1, 6), location="town", markers={"P1.1": 0}, more=more).go_on("steal")
        assert [ask for seat, ask in table.waiting() if seat == 1 and ask == "steal"] == asked


@pytest.mark.rule("conquest.steal.no-enemies")
def test_nothing_is_swapped_where_the_counter_was_not_beaten() -> None:
    more = {"counters.P1.1": ["infantry-counter"]}
    table = meeting(SAUCER, dice=(1, 6), location="town", markers={"P1.1": 1}, more=more).go_on()
    assert table.s.markers == {"P1.1": 1}
    assert not [event for event in table.all_events if getattr(event, "ask", "") == "steal"]

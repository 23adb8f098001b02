"""The Command Phase: counters chosen in secret, the D6, counters set aside, who is First Player."""

import pytest

from domain.games.conquest import events as e
from domain.kernel.action import Decide
from domain.kernel.events import Rolled
from tests.domain.conquest.referee import Referee, given, set_up

ALL = ["2", "3", "4", "5", "6", "d6"]


def commanding(seats: int = 2, **about: object) -> Referee:
    """A Command Phase has begun."""
    return given(seats=seats, phase="round", **about)  # type: ignore[arg-type]


def numbers(table: Referee) -> list[int]:
    """Everybody's Command number."""
    return [table.s.command[seat] for seat in range(len(table.s.seats))]


# -- choosing


@pytest.mark.rule("conquest.components.command-counter-set")
def test_everybody_has_the_counters_two_to_six_and_a_d6() -> None:
    table = commanding(3)
    assert [table.options(seat) for seat in range(3)] == [ALL] * 3


@pytest.mark.rule("conquest.command.secret-choice")
def test_everybody_chooses_one_counter_at_once() -> None:
    table = commanding(3)
    assert table.waiting() == [(0, "command"), (1, "command"), (2, "command")]
    assert all((table.asked(seat).least, table.asked(seat).most) == (1, 1) for seat in range(3))


@pytest.mark.rule("conquest.command.secret-choice")
@pytest.mark.rule("conquest.setup.command-counters-facedown")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_what_was_chosen_is_nobody_else_s_to_see_before_all_have_chosen(viewer: int | None) -> None:
    """Whatever seat 0 takes, the others are told the same: that it has chosen."""
    table = commanding(3)
    decision = table.asked(0).decision
    two, six = (table.told(Decide(decision=decision, choice=(counter,)), 0, viewer) for counter in ("2", "6"))
    assert two == six
    table.choose("6", seat=0)
    assert [asked.seat for asked in table.view(viewer).decisions] == [1, 2]
    assert [invader.counter for invader in table.view(viewer).invaders] == [None, None, None]


@pytest.mark.rule("conquest.command.secret-choice")
def test_who_chose_is_told_of_their_own_choice() -> None:
    table = commanding(3)
    decision = table.asked(0).decision
    two, six = (table.told(Decide(decision=decision, choice=(counter,)), 0, 0) for counter in ("2", "6"))
    assert two != six


@pytest.mark.rule("conquest.command.simultaneous-reveal")
def test_all_counters_are_revealed_once_the_last_one_is_chosen() -> None:
    table = commanding(3).choose("4", seat=1).choose("2", seat=2)
    assert not [event for event in table.all_events if isinstance(event, e.CommandCounterRevealed)]
    table.choose("6", seat=0)
    assert [(event.seat, event.counter) for event in table.happened(e.CommandCounterRevealed)] == [
        (0, 6),
        (1, 4),
        (2, 2),
    ]


@pytest.mark.rule("conquest.command.number-is-ap")
def test_the_number_on_the_counter_are_the_action_points_of_the_turn() -> None:
    table = commanding().command(5, 4)
    assert (table.s.current, table.s.points) == (1, 4)
    assert table.end_turn().s.points == 5


# -- the D6


@pytest.mark.rule("conquest.command.d6-roll")
def test_who_chose_the_d6_has_the_number_that_is_rolled() -> None:
    table = commanding(dice=[4]).command(0, 5)
    assert numbers(table) == [4, 5]
    assert (table.s.current, table.s.points) == (0, 4)


@pytest.mark.rule("conquest.command.d6-roll")
def test_several_d6_are_rolled_clockwise_from_the_last_first_player() -> None:
    table = commanding(3, first=2, dice=[6, 5, 4]).command(0, 0, 0)
    assert table.s.command == {2: 6, 0: 5, 1: 4}


@pytest.mark.rule("conquest.command.d6-roll")
def test_in_the_first_round_the_d6_are_rolled_from_the_first_seat_on() -> None:
    table = set_up(3).dice(6, 5, 4).command(0, 0, 0)
    assert table.s.round == 1
    assert table.s.command == {0: 6, 1: 5, 2: 4}


@pytest.mark.rule("conquest.command.d6-one-bonus")
def test_a_one_brings_a_menace_token_and_may_be_rolled_again() -> None:
    table = commanding(dice=[1, 5], menace=[1, 1]).command(0, 3)
    assert table.s.menace == {0: 2, 1: 1}
    assert table.waiting() == [(0, "roll-again")]
    table.choose("roll-again")
    assert numbers(table) == [5, 3]


@pytest.mark.rule("conquest.command.d6-one-bonus")
@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_any_other_number_brings_nothing_and_stays(face: int) -> None:
    table = commanding(dice=[face, 6, 5], menace=[1, 1]).command(0, 3)
    assert table.s.menace == {0: 1, 1: 1}
    assert "roll-again" not in [ask for _, ask in table.waiting()]
    assert numbers(table)[0] == face


@pytest.mark.rule("conquest.command.d6-reroll-binding")
def test_a_second_one_stays() -> None:
    table = commanding(dice=[1, 1, 6]).command(0, 3).choose("roll-again")
    assert "roll-again" not in [ask for _, ask in table.waiting()]
    assert numbers(table) == [1, 3]


@pytest.mark.rule("conquest.command.d6-reroll-binding")
def test_who_rolled_a_one_may_keep_it_to_be_first_player() -> None:
    table = commanding(dice=[1, 6]).command(0, 2).choose()
    assert numbers(table) == [1, 2]
    assert table.s.first == 0


@pytest.mark.rule("conquest.faq.double-one")
def test_one_and_one_again_bring_a_single_menace_token() -> None:
    table = commanding(dice=[1, 1], menace=[0, 0]).command(0, 3).choose("roll-again")
    assert table.s.menace == {0: 1, 1: 0}


# -- set aside, and taken back


@pytest.mark.rule("conquest.command.set-aside-used")
def test_a_counter_that_was_used_can_not_be_chosen_again() -> None:
    table = commanding().command(6, 3).end_turn().end_turn()
    assert table.options(0) == ["2", "3", "4", "5", "d6"]
    assert table.options(1) == ["2", "4", "5", "6", "d6"]
    refused = table.refused(Decide(decision=table.asked(0).decision, choice=("6",)), seat=0)
    assert refused.code == "choice_out_of_bounds"


@pytest.mark.rule("conquest.command.set-aside-used")
def test_all_counters_that_were_used_stay_away() -> None:
    table = commanding(put_aside=[[6, 2, 4]])
    assert table.options(0) == ["3", "5", "d6"]


@pytest.mark.rule("conquest.command.set-aside-used")
def test_used_counters_are_there_for_all_to_see() -> None:
    table = commanding(put_aside=[[2, 4]]).command(6, 3)
    assert [invader.put_aside for invader in table.view().invaders] == [(2, 4, 6), (3,)]


@pytest.mark.rule("conquest.command.d6-never-set-aside")
def test_the_d6_can_be_chosen_in_every_round() -> None:
    table = commanding(dice=[4]).command(0, 6).end_turn().end_turn()
    assert table.options(0) == ALL
    assert table.s.put_aside.get(0, ()) == ()


@pytest.mark.rule("conquest.command.recover")
def test_who_has_only_the_d6_left_may_take_all_counters_back() -> None:
    table = commanding(put_aside=[[2, 3, 4, 5, 6], [2]])
    assert table.waiting() == [(0, "recover")]
    table.choose("recover")
    assert table.options(0) == ALL
    assert table.options(1) == ["3", "4", "5", "6", "d6"]


@pytest.mark.rule("conquest.command.recover")
def test_who_does_not_take_them_back_has_the_d6_alone_and_is_asked_again_in_the_next_round() -> None:
    table = commanding(put_aside=[[2, 3, 4, 5, 6]], dice=[5]).choose()
    assert table.waiting() == [(1, "command")]
    table.choose("6", seat=1)
    assert table.s.counters == {0: 0, 1: 6}
    table.end_turn().go_on().end_actions().go_on("recover")
    assert table.waiting() == [(0, "recover")]


@pytest.mark.rule("conquest.command.recover-not-early")
def test_with_a_number_left_no_counter_comes_back() -> None:
    table = commanding(put_aside=[[2, 4, 5, 6], [2, 3, 4, 5]])
    assert table.waiting() == [(0, "command"), (1, "command")]
    assert table.options(0) == ["3", "d6"]


# -- First Player


@pytest.mark.rule("conquest.first_player.lowest")
def test_the_lowest_number_is_first_player() -> None:
    table = commanding(3, first=0).command(4, 2, 6)
    assert (table.s.first, table.view().first, table.s.current) == (1, 1, 1)


@pytest.mark.rule("conquest.first_player.tie-rolloff")
def test_of_those_who_tie_the_highest_roll_is_first_player() -> None:
    table = commanding(3, dice=[3, 5]).command(2, 6, 2)
    assert table.s.first == 2
    assert [(event.seat, event.faces) for event in table.all_events if isinstance(event, Rolled)] == [
        (0, (3,)),
        (2, (5,)),
    ]


@pytest.mark.rule("conquest.first_player.tie-rolloff")
def test_who_still_ties_rolls_again() -> None:
    """Of three at 2 two roll a 5: the third is out, whatever it would roll."""
    table = commanding(4, dice=[5, 3, 5, 2, 4]).command(2, 2, 2, 6)
    assert table.s.first == 2


@pytest.mark.rule("conquest.first_player.d6-uses-roll")
@pytest.mark.parametrize(("second", "first"), [(5, 0), (1, 1)])
def test_a_d6_counts_as_the_number_that_was_rolled_last(second: int, first: int) -> None:
    table = commanding(dice=[1, second]).command(2, 0).choose("roll-again")
    assert table.s.first == first

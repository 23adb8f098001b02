"""A window lets several seats respond, as if each had been asked in turn until all pass."""

import pytest

from domain.kernel import events as e
from domain.kernel.action import SetAutoPass
from domain.kernel.game import Decided
from domain.kernel.refusal import Refused
from tests.domain.kernel.arrange import act, answer, asked, kinds, night, table
from tests.domain.toy import Gusts, Night, Row

LOW, HIGH = 0, 5
"""Words that give a 1 and a 6."""


def rowing(*hands: list[str], pace: int = 1, word: int = LOW) -> Night:
    """Seat 0 rows, its die is cast, and the others may throw in gusts."""
    return act(night(*hands, pace=pace), 0, Row(), word).state


def asks(state: Night) -> dict[int, str]:
    return {seat: decision.ask for seat, decision in asked(state).items()}


def hold(state: Night, *seats: int) -> Night:
    """All who are asked answer, these by holding."""
    for seat in asks(state):
        state = answer(state, seat, *(["hold"] if seat in seats else [])).state
    return state


def respond(state: Night, seat: int) -> Decided[Night]:
    """Throw in the first gust there is."""
    return answer(state, seat, str(asked(state)[seat].options[0]))


def test_all_who_might_respond_are_asked_at_once_whatever_they_hold() -> None:
    """A seat with cards is asked, for all that the others know; one with an empty hand can't respond."""
    assert asks(rowing(["Wind"], ["Crate"], [])) == {0: "hold", 1: "hold"}


def test_where_nobody_might_respond_nobody_is_asked() -> None:
    assert asks(rowing([], [])) == {}


def test_who_alone_might_respond_is_asked_at_once_what_with() -> None:
    state = rowing([], ["Crate", "Rocks"])
    assert asks(state) == {1: "respond"}
    assert [state.what[int(option)] for option in asked(state)[1].options] == ["Rocks"]
    assert (asked(state)[1].least, asked(state)[1].most) == (0, 1)


def test_who_alone_might_respond_is_asked_even_with_nothing_to_respond_with() -> None:
    """Everybody sees that the question is asked; nobody sees that there is nothing to choose."""
    state = rowing([], ["Crate"])
    assert (asks(state), asked(state)[1].options) == ({1: "respond"}, ())
    assert answer(state, 1).state.spaces == {0: 1}


def test_when_all_pass_the_rule_goes_on() -> None:
    state = hold(rowing(["Wind"], ["Rocks"]))
    assert (state.open, state.stack) == ({}, b"")
    assert state.spaces == {0: 1}


def test_those_who_hold_act_in_turn_order() -> None:
    state = hold(rowing(["Wind"], ["Rocks"], ["Rocks"]), 2, 1)
    assert asks(state) == {1: "respond"}
    state = answer(state, 1).state
    assert asks(state) == {2: "respond"}


def test_a_holder_is_offered_what_it_can_respond_with() -> None:
    state = hold(rowing(["Wind"], ["Crate", "Rocks"]), 1)
    assert [state.what[int(option)] for option in asked(state)[1].options] == ["Rocks"]
    assert (asked(state)[1].least, asked(state)[1].most) == (0, 1)


def test_a_bluff_ends_in_a_pass() -> None:
    state = hold(rowing(["Wind"], ["Crate"]), 1)
    assert asked(state)[1].options == ()
    assert answer(state, 1).state.spaces == {0: 1}


def test_after_a_response_everybody_may_respond_again_from_the_one_who_did() -> None:
    state = hold(rowing(["Wind"], ["Rocks", "Crate"], ["Crate"]), 1, 2)
    state = respond(state, 1).state
    assert asks(state) == {1: "hold", 2: "hold", 0: "hold"}
    assert list(asks(state)) == [1, 2, 0]
    assert asks(hold(state, 0, 2)) == {2: "respond"}


def test_a_response_counts() -> None:
    """A 1 sails at pace 1, unless Rocks are thrown in; and then it does again, with Wind."""
    state = hold(rowing(["Wind"], ["Rocks"]), 1)
    state = respond(state, 1).state
    assert asks(state) == {0: "respond"}
    assert answer(state, 0).state.spaces == {0: 0}
    assert respond(state, 0).state.spaces == {0: 1}


def test_a_response_is_shown_to_all() -> None:
    events = respond(rowing([], ["Rocks"]), 1).events
    assert kinds(events)[:4] == ["Answered", "Seen", "Moved", "GustBlew"]


def test_it_makes_no_difference_who_answers_first() -> None:
    state = rowing(["Wind"], ["Rocks"], ["Rocks"])
    ways = [(0, 1, 2), (2, 1, 0), (1, 2, 0)]
    ends = set()
    for way in ways:
        after = state
        for seat in way:
            after = answer(after, seat, *(["hold"] if seat else [])).state
        ends.add(after.digest())
    assert len(ends) == 1


@pytest.mark.rule("kernel.auto-pass")
def test_a_seat_that_passes_by_itself_is_not_asked_whatever_it_holds() -> None:
    state = act(night(["Wind"], ["Rocks"]), 1, SetAutoPass(on=True)).state
    decided = act(state, 0, Row(), LOW)
    assert asks(decided.state) == {0: "hold"}
    assert [event.seat for event in decided.events if isinstance(event, e.Answered)] == [1]
    assert hold(decided.state).spaces == {0: 1}


@pytest.mark.rule("kernel.auto-pass")
def test_where_all_pass_by_themselves_the_rule_goes_on_at_once() -> None:
    state = night(["Wind"], ["Rocks"])
    for seat in (0, 1):
        state = act(state, seat, SetAutoPass(on=True)).state
    assert act(state, 0, Row(), HIGH).state.spaces == {0: 1}


@pytest.mark.rule("kernel.auto-pass")
def test_passing_by_itself_can_be_taken_back_and_is_for_all_to_see() -> None:
    state = act(night(["Wind"], ["Rocks"]), 1, SetAutoPass(on=True)).state
    back = act(state, 1, SetAutoPass(on=False))
    assert back.events == (e.AutoPassSet(seat=1, on=False, rule="kernel.auto-pass"),)
    assert asks(act(back.state, 0, Row()).state) == {0: "hold", 1: "hold"}


@pytest.mark.rule("kernel.auto-pass")
def test_it_may_be_set_while_a_decision_is_open() -> None:
    state = act(rowing(["Wind"], ["Rocks"]), 1, SetAutoPass(on=True)).state
    assert asks(state) == {0: "hold", 1: "hold"}
    assert state.auto == {1: True}


def opened(kind: str, *passing: e.AutoPassSet) -> dict[int, str]:
    """What is asked by a window of a name, after some seats have said that they pass."""
    t = table(night(["Wind"], ["Rocks"], ["Rocks"]))
    for event in passing:
        t.emit(event)
    Gusts(order=(0, 1, 2), kind=kind).step(t)
    return asks(t.s)


def test_a_window_with_a_name_asks_by_that_name() -> None:
    assert opened("squall") == {0: "hold-squall", 1: "hold-squall", 2: "hold-squall"}


@pytest.mark.rule("kernel.auto-pass")
def test_a_seat_may_pass_by_itself_in_the_windows_of_one_name_alone() -> None:
    passes = e.AutoPassSet(seat=1, on=True, window="squall")
    assert opened("squall", passes) == {0: "hold-squall", 2: "hold-squall"}
    assert opened("lull", passes) == {0: "hold-lull", 1: "hold-lull", 2: "hold-lull"}


@pytest.mark.rule("kernel.auto-pass")
def test_who_passes_in_all_windows_passes_in_each() -> None:
    assert opened("squall", e.AutoPassSet(seat=1, on=True)) == {0: "hold-squall", 2: "hold-squall"}


@pytest.mark.rule("kernel.auto-pass")
def test_passing_in_the_windows_of_one_name_can_be_taken_back() -> None:
    on, off = (e.AutoPassSet(seat=1, on=on, window="squall") for on in (True, False))
    assert opened("squall", on, off) == {0: "hold-squall", 1: "hold-squall", 2: "hold-squall"}


@pytest.mark.rule("kernel.auto-pass")
def test_who_alone_might_respond_and_passes_by_itself_is_not_asked() -> None:
    state = act(night([], ["Rocks"]), 1, SetAutoPass(on=True)).state
    assert act(state, 0, Row(), LOW).state.spaces == {0: 1}


@pytest.mark.rule("kernel.auto-pass")
def test_a_window_that_the_game_does_not_have_can_not_be_passed_in() -> None:
    with pytest.raises(Refused):
        act(night(["Wind"], ["Rocks"]), 1, SetAutoPass(on=True, window="squall"))

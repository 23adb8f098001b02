"""Decisions are events: they are asked, wait, and are answered by whom was asked."""

from collections.abc import Sequence

import pytest

from domain.kernel import events as e
from domain.kernel.action import Decide
from domain.kernel.audience import EVERYONE
from domain.kernel.event import Event
from domain.kernel.refusal import Refused
from tests.domain.kernel.arrange import GAME, act, answer, asked, night, table
from tests.domain.toy import Crew, Night, Ply, Row


def crew() -> Crew:
    """A table with a card that all know (1), one that only seat 0 knows (2) and one that nobody does (3)."""
    t = table()
    t.make("deck", ["Crate", "Wind", "Sail"])
    t.show([1])
    t.show([2], to=0b1)
    t.events.clear()
    return t


def last(events: Sequence[Event]) -> tuple[str, tuple[e.Option, ...]]:
    """The last event, a question with its options or an answer with its choice."""
    event = events[-1]
    if isinstance(event, e.Asked):
        return "asked", event.options
    assert isinstance(event, e.Answered)
    return "settled", event.choice


@pytest.mark.parametrize(
    ("options", "among", "outcome"),
    [
        pytest.param((1,), (1,), "settled", id="the only card, and all know it"),
        pytest.param((), (), "settled", id="no cards at all"),
        pytest.param((), (1,), "settled", id="none of the cards that all know"),
        pytest.param(("1",), (), "settled", id="the only word"),
        pytest.param((2,), (2,), "asked", id="the only card, but it is hidden"),
        pytest.param((1,), (1, 2), "asked", id="the only card that may be chosen, among hidden ones"),
        pytest.param((), (2,), "asked", id="none of the hidden ones"),
        pytest.param((1,), None, "asked", id="nothing said of where options come from"),
        pytest.param((1, 2), (1, 2), "asked", id="a choice"),
    ],
)
def test_a_decision_is_settled_unasked_only_where_all_see_that_there_is_no_choice(
    options: tuple[int | str, ...], among: tuple[int, ...] | None, outcome: str
) -> None:
    t = crew()
    t.ask(0, "which", options, among=among)
    assert last(t.events) == (outcome, options)


def test_a_choice_to_choose_none_is_a_choice() -> None:
    t = crew()
    t.ask(0, "which", (1,), least=0, among=(1,))
    assert last(t.events) == ("asked", (1,))


def test_bounds_are_no_wider_than_the_options() -> None:
    t = crew()
    t.ask(0, "which", (1, 2), least=3, most=4)
    assert (t.s.open[1].least, t.s.open[1].most) == (2, 2)


def test_decisions_are_counted_whether_they_were_asked_or_not() -> None:
    t = crew()
    t.ask(0, "which", (1,), among=(1,))
    t.ask(1, "which", (1, 2))
    assert [getattr(event, "decision", None) for event in t.events] == [1, 2]
    assert list(t.s.open) == [2]


def test_an_answer_counts_for_its_own_question_only() -> None:
    t = crew()
    t.settle(0, (1,))
    since = t.s.next_decision
    assert t.answer(0, since) == ()
    t.settle(0, (2, "word"))
    assert t.answer(0, since) == (2, "word")
    assert t.chosen(0, since) == (2,)
    assert t.answer(1, since) == ()


def asking() -> Night:
    """Seat 0 has looked through a spyglass and puts three cards back."""
    state = night(["Spyglass"], ["Sail"])
    return act(state, 0, Ply(card=state.zone("hand.0")[0])).state


def code(state: Night, seat: int, decision: int, *choice: str) -> str:
    with pytest.raises(Refused) as refused:
        GAME.decide(state, seat, Decide(decision=decision, choice=choice))
    return refused.value.code


@pytest.mark.rule("kernel.decision.answer")
def test_only_the_seat_that_was_asked_may_answer_and_only_what_was_asked() -> None:
    state = asking()
    decision = asked(state)[0].decision
    options = tuple(map(str, asked(state)[0].options))
    assert code(state, 1, decision, *options) == "no_open_decision"
    assert code(state, 0, decision + 1, *options) == "no_open_decision"
    assert code(state, 0, decision - 1, *options) == "no_open_decision"


@pytest.mark.rule("kernel.decision.answer")
def test_an_answer_holds_to_the_bounds_and_names_each_option_once() -> None:
    state = asking()
    decision = asked(state)[0].decision
    one, two, three = map(str, asked(state)[0].options)
    for choice in [(), (one, two), (one, two, three, one), (one, one, two), (one, two, "3"), (one, two, " ")]:
        assert code(state, 0, decision, *choice) == "choice_out_of_bounds"
    assert answer(state, 0, three, one, two).state.open == {}


@pytest.mark.rule("kernel.decision.answer")
def test_an_answered_decision_is_closed() -> None:
    state = asking()
    decision = asked(state)[0].decision
    options = tuple(map(str, asked(state)[0].options))
    assert code(answer(state, 0, *options).state, 0, decision, *options) == "no_open_decision"


def test_while_a_decision_is_open_nothing_else_may_be_done() -> None:
    with pytest.raises(Refused) as refused:
        act(asking(), 0, Row())
    assert refused.value.code == "decision_open"


def test_those_asked_together_answer_before_any_of_them_is_heard() -> None:
    """Nothing goes on until the last has answered, and the state tells no order."""
    state = act(night(["Wind"], ["Rocks"]), 0, Row()).state
    assert [type(event) for event in answer(state, 1).events] == [e.Answered]
    one_way, other_way = (answer(answer(state, a).state, b).state for a, b in ((0, 1), (1, 0)))
    assert one_way.digest() == other_way.digest()


def test_the_asked_seat_alone_is_told_what_it_may_choose() -> None:
    state = asking()
    (own,), (others,), (watched,) = (GAME.decisions(state, viewer) for viewer in (0, 1, None))
    assert own.options is not None
    assert [option.text for option in own.options] == ["Crate", "Crate", "Crate"]
    assert others == watched
    assert (others.options, others.least, others.most) == (None, None, None)


def test_who_is_awaited() -> None:
    state = act(night(["Wind"], ["Rocks"]), 0, Row()).state
    assert GAME.awaited(state) == (0, 1)
    assert GAME.awaited(answer(state, 0).state) == (1,)
    assert GAME.awaited(night([], [])) == (0,)


def test_known_to_every_seat_is_not_known_to_all() -> None:
    """A spectator hasn't seen it."""
    t = crew()
    t.show([2], to=0b11)
    t.ask(0, "which", (2,), among=(2,))
    assert t.s.known[2] != EVERYONE
    assert last(t.events) == ("asked", (2,))

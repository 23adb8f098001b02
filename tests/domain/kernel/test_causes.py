"""Every event says why, and says it only where that changes."""

import pytest

from domain.kernel import events as e
from domain.kernel.event import causes
from tests.domain.kernel.arrange import act, answer, night, table
from tests.domain.toy import Row


def moved(rule: str | None = None, card: int | None = None) -> e.Moved:
    return e.Moved(ids=(), src="deck", dst="deck", rule=rule, card=card)


def test_an_event_without_a_cause_of_its_own_has_that_of_the_one_before() -> None:
    recorded = [moved("a"), moved(), moved(card=7), moved("b"), moved(card=0)]
    assert [(rule, card) for _, rule, card in causes(recorded)] == [
        ("a", 0),
        ("a", 0),
        ("a", 7),
        ("b", 7),
        ("b", 0),
    ]


def test_the_first_event_of_a_commit_has_no_cause_but_its_own() -> None:
    assert [(rule, card) for _, rule, card in causes([moved()])] == [("", 0)]


def test_a_cause_is_written_where_it_changes() -> None:
    t = table(night(["Wind"]))
    t.because("a")
    t.emit(moved())
    t.emit(moved())
    t.because("a", 7)
    t.emit(moved())
    t.because("b")
    t.emit(moved())
    t.because("b", 0)
    t.emit(moved())
    assert [(event.rule, event.card) for event in t.events] == [
        ("a", None),
        (None, None),
        (None, 7),
        ("b", None),
        (None, 0),
    ]


def test_a_question_always_says_why() -> None:
    """It is read long after its commit: it stays in the state until it is answered."""
    t = table(night(["Wind"]))
    t.because("a", 7)
    t.emit(moved())
    t.ask(0, "pace", ("1", "2"))
    assert (t.events[-1].rule, t.events[-1].card) == ("a", 7)


def test_a_pause_has_no_cause_of_its_own() -> None:
    events = act(night(["Wind"], ["Crate"]), 0, Row()).events
    assert isinstance(events[-1], e.Paused)
    assert (events[-1].rule, events[-1].card) == (None, None)


@pytest.mark.rule("kernel.decision.answer")
def test_an_answer_has_the_cause_of_its_question() -> None:
    state = act(night(["Wind"], ["Crate"]), 0, Row()).state
    (event, rule, _), *_ = causes(answer(state, 0).events)
    assert isinstance(event, e.Answered)
    assert rule == "smugglers.gusts"

"""Running rules are frames on a stack: they stop anywhere, go on anywhere, and can't run for ever."""

from __future__ import annotations

import pytest

from domain.kernel import events as e
from domain.kernel.commit import pack
from domain.kernel.frame import Frame
from tests.domain.kernel.arrange import GAME, act, answer, asked, kinds, night, table
from tests.domain.toy import Crew, Gusts, Ply, Row, Spying, Voyage


class Says(Frame):
    """Says a word, as a rule of that name."""

    word: str

    def step(self, t: Crew) -> bool:
        t.because(self.word)
        t.emit(e.Rolled(seat=-1, sides=6, faces=(), rng=(0, 0)))
        return True


class SaysBefore(Frame):
    """Pushes others and is done: they outlive it."""

    words: tuple[str, ...]

    def step(self, t: Crew) -> bool:
        t.then(*map(Says, self.words))
        return True


class Endless(Frame):
    def step(self, t: Crew) -> bool:
        return False


class Escape(Frame):
    """Abandons everything down to the frames that push words, and says one more."""

    def step(self, t: Crew) -> bool:
        gone = t.unwind(SaysBefore)
        t.push(Says(f"escaped {gone.words[0]}"))
        return True


class Ends(Frame):
    def step(self, t: Crew) -> bool:
        t.because("the end")
        t.end("win", "enough")
        return False


def said(*frames: Frame) -> list[str]:
    """What frames say that run in this order."""
    t = table(night())
    t.then(*frames)
    t.run()
    return [event.rule or "" for event in t.events if not isinstance(event, e.Paused)]


def test_frames_run_in_reading_order() -> None:
    assert said(Says("a"), Says("b"), Says("c")) == ["a", "b", "c"]


def test_what_a_frame_pushes_runs_before_what_lies_below() -> None:
    assert said(SaysBefore(("a", "b")), Says("c")) == ["a", "b", "c"]


def test_unwinding_abandons_the_rules_down_to_a_frame_and_that_one_too() -> None:
    assert said(Escape(), Says("never"), SaysBefore(("the battle",)), Says("after")) == [
        "escaped the battle",
        "after",
    ]


def test_a_rule_that_never_ends_is_a_fault() -> None:
    with pytest.raises(RuntimeError, match="Endless never ends"):
        said(Endless())


def test_nothing_runs_after_the_end() -> None:
    assert said(Says("a"), Ends(), Says("never")) == ["a", "the end"]


def test_a_frame_starts_without_a_cause() -> None:
    """A rule that forgets to say why can't pass as the one before it."""
    t = table(night())
    t.then(Says("a"), Says(""))
    t.run()
    assert [event.rule for event in t.events] == ["a", ""]


def test_a_suspended_rule_is_kept_as_bytes_and_goes_on_from_them() -> None:
    state = night(["Spyglass"], ["Sail"])
    asking = act(state, 0, Ply(card=state.zone("hand.0")[0]))
    decision = asked(asking.state)[0].decision
    assert asking.state.stack == pack([Spying(0, decision)])
    assert kinds(asking.events)[-1] == "Paused"
    done = answer(asking.state, 0, *map(str, asked(asking.state)[0].options))
    assert kinds(done.events) == ["Answered", "Shuffled", "Moved", "Paused"]
    assert done.state.stack == b""


def test_a_stack_that_did_not_change_is_not_written_again() -> None:
    state = act(night(["Wind"], ["Rocks"]), 0, Row()).state
    waiting = answer(state, 1)
    assert kinds(waiting.events) == ["Answered"]
    assert waiting.state.stack == state.stack


def test_frames_come_back_as_they_were() -> None:
    stack: list[Frame] = [Voyage(1, rolled=True), Gusts(order=(1, 0), asked=7, acting=0, holding=(1,))]
    assert GAME.unpack_stack(pack(stack)) == stack


def test_deciding_leaves_the_state_it_is_given_alone() -> None:
    state = night(["Spyglass"], ["Sail"])
    before = pack(state)
    act(state, 0, Ply(card=state.zone("hand.0")[0]))
    assert pack(state) == before

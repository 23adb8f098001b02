"""What an Objective asks for: completed the moment that it is so, or failed; with all settled the Episode is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.language import Task

from . import events as e, names as at

if TYPE_CHECKING:
    from .table import FireflyTable


def watch(t: FireflyTable) -> None:
    """Complete what is so."""
    card = t.objective()
    if card is None or not t.s.turn:
        return
    for task in t.open_tasks():
        if task.completed and all(goal.holds(t, t.behalf(card)) for goal in task.completed):
            settle(t, task, completed=True)


def settle(t: FireflyTable, task: Task, *, completed: bool) -> None:
    """A task is completed or has failed: what that brings follows, and its Goals are done with."""
    card = t.objective() or 0
    if task.name in t.s.tasks:
        return
    t.because("firefly.objective.any-order" if completed else "firefly.objective.optional-fail", card)
    t.emit(e.TaskSettled(task=task.name, completed=completed))
    done_with = [i for i in (*t.in_play(), *t.s.zone(at.OPERATIONS)) if _is_goal_of(t, i, task.name)]
    t.remove(tuple(done_with))
    if not completed and task.mandatory:
        t.because("firefly.objective.mandatory", card)
        t.end("loss", "mandatory-failed")
        return
    if not t.open_tasks():
        t.end_episode_after()
    if completed:
        t.because("firefly.objective.reward-immediate", card)
        t.earn_credits(task.credits)
        t.perform(t.behalf(card), task.reward, rule="firefly.objective.reward-immediate")
    else:
        t.perform(t.behalf(card), task.failed, rule="firefly.objective.optional-fail")


def _is_goal_of(t: FireflyTable, i: int, task: str) -> bool:
    card = t.card_of(i)
    return card.kind == "goal" and card.task == task


def fail_rest(t: FireflyTable) -> None:
    """The time is over: whatever is open has failed, and nothing more follows from that but the loss of the game."""
    for task in t.open_tasks():
        t.because("firefly.inevitable.timer", t.objective())
        t.emit(e.TaskSettled(task=task.name, completed=False))
        if task.mandatory:
            t.because("firefly.inevitable.timer-mandatory", t.objective())
            t.end("loss", "mandatory-failed")
            return

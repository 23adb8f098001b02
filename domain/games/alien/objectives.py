"""Objectives: completed in order, each with what its set-up says; and what is attached to rooms for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.moving import enter
from domain.kernel.frame import Frame

from . import events as e, names as at

if TYPE_CHECKING:
    from .table import AlienTable


class NewObjective(Frame):
    """An Objective becomes current: its Setup text is carried out. Nothing completes it before that is over."""

    stage: int
    at: int = 0

    def step(self, t: AlienTable) -> bool:
        self.at += 1
        card = t.objective()
        if self.at == 1 and card is not None:
            rule = "alien.setup.objective1-setup-text" if self.stage == 1 else "alien.objective.setup-text"
            t.text(card, "setup", rule)
            return False
        return True


def watch(t: AlienTable) -> None:
    """Complete the current Objective if all that it asks for is so."""
    card = t.objective()
    if card is None or t.s.status != "running" or any(isinstance(frame, NewObjective) for frame in t.stack):
        return
    goals = t.card_of(card).completed
    if t.s.turn and goals and all(goal.holds(t, t.behalf(card)) for goal in goals):
        complete(t)


def complete(t: AlienTable) -> None:
    """The current Objective goes under the others, and the next is current; with the third the team has won.

    One that lies on a room stays there (alien.card_text.ventilation-lock-objective).
    """
    card = t.objective()
    t.because("alien.objective.complete-to-bottom", card or 0)
    stage = t.s.stage
    t.emit(e.ObjectiveCompleted(stage=stage))
    if stage == 3:
        _won(t, card or 0)
        return
    if card is not None:
        t.move((card,), at.OBJECTIVES, bottom=True)
    t.push(NewObjective(stage + 1))


def _won(t: AlienTable, card: int) -> None:
    """The team has won, unless nobody but the traitor is left of it."""
    if t.s.living == (t.traitor,):
        t.because("alien.agenda.objective3-only-traitor", card)
        t.end("loss", "traitor-objectives", t.s.living)
    else:
        t.because("alien.endgame.win", card)
        t.end("win", "objectives")


def block(t: AlienTable, room: str) -> None:
    """A room is no more: the current Objective lies on it, and is completed; what lay in it is pushed on.

    A card that was pushed out is turned up and resolved before the next Objective is set up.
    """
    t.because("alien.card_text.ventilation-lock", t.card)
    t.emit(e.RoomBlocked(room=room))
    t.because("alien.card_text.ventilation-lock-occupant", t.card)
    t.remove(t.s.zone(f"attached.{room}"))
    card = t.objective()
    if card is not None:
        t.because("alien.card_text.ventilation-lock-objective", card)
        t.move((card,), f"attached.{room}")
    complete(t)
    for i in t.s.zone(f"complex.{room}"):
        t.because("alien.card_text.ventilation-lock-occupant", i)
        enter(t, i, t.rooms)

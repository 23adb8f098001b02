"""Actions: what a player asks for."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


def tag(name: str) -> str:
    """An action's public name: the class's, in camel case."""
    return name[0].lower() + name[1:]


class Action(Struct, frozen=True, kw_only=True, tag=tag, tag_field="type"):
    """What a player asks for, in the imperative. Cards are named by the ids they have on the table."""


class Decide(Action, frozen=True, kw_only=True):
    """Answer an open decision with the keys of the options chosen, in the order that matters."""

    decision: Annotated[int, Meta(ge=1, description="The number of the decision.")]
    choice: Annotated[tuple[str, ...], Meta(max_length=200, description="Keys of the options chosen.")] = ()


class Setting(Action, frozen=True, kw_only=True):
    """What may be set, or shown to others, at any moment of a running game, also while a decision is open."""


class SetAutoPass(Setting, frozen=True, kw_only=True):
    """Pass in every response window, or in those of one name, without being asked, until taken back; all see it."""

    on: Annotated[bool, Meta(description="Whether to pass by itself.")]
    window: Annotated[str, Meta(max_length=40, description="The windows that this is for; all of them if empty.")] = ""


class Undo(Action, frozen=True, kw_only=True):
    """Go back to the table as it was after version `to`; without one, to before the seat's last action."""

    to: int | None = None


class AnswerUndo(Action, frozen=True, kw_only=True):
    """Agree to take back what another player would like to, or don't; the other may withdraw it so."""

    agree: bool


TakingBack = Undo | AnswerUndo
"""What is decided from a game's record, and not from its state alone (`kernel/undo.py`)."""


class StandIn(Action, frozen=True, kw_only=True):
    """Let a bot play your seat until you are back."""


class ComeBack(Action, frozen=True, kw_only=True):
    """Play your seat again, in which a bot stood in."""


class SetClock(Action, frozen=True, kw_only=True):
    """Say that the clock should stop, or run again, as it does when all agree; or don't say so any more."""

    stopped: bool


class RunOut(Action, frozen=True, kw_only=True):
    """See to it that the time of a seat is up: nobody at the table does that."""

    seat: int


Attending = StandIn | ComeBack | SetClock
"""What is no move in the game, but about who plays it, and when."""


class Legal(Struct, frozen=True):
    """An action that would be accepted now, with what it costs by name of the pool."""

    action: Action
    costs: dict[str, int] = {}

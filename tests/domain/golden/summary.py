"""A recorded game as a person reads it, turn by turn: what a change of the rules did to it shows here first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import structs

from domain.kernel import events as e
from domain.kernel.commit import Commit
from domain.kernel.event import Event
from domain.kernel.state import State, evolve
from tests.domain.play import AnyGame

LEFT_OUT = (e.Created, e.Started, e.Made, e.Seen, e.Paused, e.Checkpoint)
IDS = ("id", "ids", "source", "target")
"""Fields that hold cards; the other numbers are what they are."""


def summary(game: AnyGame, commits: Sequence[Commit]) -> str:
    """The whole game, a line for each action and what came of it, then how it ended."""
    return "\n".join(_lines(game, commits)) + "\n"


def line(game: AnyGame, state: State, commit: Commit) -> str:
    """An action, done in this state, and what came of it."""
    action = game.unpack_action(commit.action)
    said = game.action_text(state, action, "en") if state.status == "running" else type(action).__name__
    who = f"seat {commit.seat}" if commit.seat >= 0 else "table"
    return f"{commit.version:4} {who}: {said} | {'; '.join(_told(state.copy(), game.events_of(commit)))}"


def _lines(game: AnyGame, commits: Sequence[Commit]) -> Iterator[str]:
    state = game.state()
    yield f"{game.name}, {len(commits)} commits"
    for commit in commits:
        yield line(game, state, commit)
        before = turn(state)
        game.apply(state, commit)
        if turn(state) not in ("", before):
            yield f"-- {turn(state)}"
    yield f"{state.outcome} ({state.reason}); winners {list(state.winners)}; scores {list(state.scores)}"
    yield f"digest {state.digest()}"


def turn(state: Any) -> str:
    """Which turn it is, and whose: by its number, or by that of the round; nothing before the first."""
    if hasattr(state, "turn"):
        return f"turn {state.turn}, seat {state.current}" if state.turn else ""
    return f"round {state.round}, seat {state.current}" if state.current >= 0 else ""


def _told(state: State, events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        before = state.what.copy()
        evolve(state, event)
        if not isinstance(event, LEFT_OUT):
            yield _tell(event, {**before, **state.what})


def _tell(event: Event, what: dict[int, str]) -> str:
    match event:
        case e.Moved():
            return f"{_names(event.ids, what)}: {event.src} > {event.dst}{' (bottom)' if event.bottom else ''}"
        case e.Shuffled():
            return f"shuffled {event.zone} ({len(event.was)})"
        case e.Asked():
            return f"asks {event.seat}: {event.ask} {event.least}-{event.most} [{_names(event.options, what)}]"
        case e.Answered():
            return f"{event.seat} chooses [{_names(event.choice, what)}]"
    said = [
        f" {field.name} {_value(field.name, value, what)}"
        for field in structs.fields(event)
        if (value := getattr(event, field.name)) != field.default and field.name not in ("rule", "card")
    ]
    return type(event).__name__ + "".join(said)


def _value(name: str, value: Any, what: dict[int, str]) -> str:
    return _names(value if isinstance(value, tuple) else (value,), what if name in IDS else {})


def _names(options: Sequence[Any], what: dict[int, str]) -> str:
    return " ".join(what.get(one, str(one)) for one in options)

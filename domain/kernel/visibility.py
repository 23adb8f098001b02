"""What a viewer may know: every view, event, decision and legal action passes through here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from msgspec import Struct, to_builtins

from .audience import Audience, Viewer, sees
from .commit import ACTION, by_item, hidden_fields
from .event import Event, causes
from .events import Asked
from .state import State


class CardView(Struct, frozen=True):
    """A card on the table: its id, and the definition it shows, if it shows any to this viewer."""

    id: int
    card: str | None = None


class OptionView(Struct, frozen=True):
    """A way to answer: the key to send back, what it says, and the card it stands for, if any."""

    key: str
    text: str
    card: CardView | None = None


class DecisionView(Struct, frozen=True):
    """An open decision; what may be chosen is told to the asked seat alone."""

    decision: int
    seat: int
    ask: str
    prompt: str
    rule: str
    cause: CardView | None = None
    options: tuple[OptionView, ...] | None = None
    least: int | None = None
    most: int | None = None


def card(state: State, i: int, viewer: Viewer) -> CardView:
    """A card as the viewer may see it."""
    return CardView(i, state.what[i] if sees(state.known[i], viewer) else None)


def cards(state: State, zone: str, viewer: Viewer) -> tuple[CardView, ...]:
    """The cards of a zone, bottom to top, as the viewer may see them."""
    what, known = state.what, state.known
    return tuple([CardView(i, what[i] if sees(known[i], viewer) else None) for i in state.zone(zone)])


def may_answer(asked: Asked, viewer: Viewer) -> bool:
    """Whether the viewer may know what the asked seat may choose."""
    return sees(1 << asked.seat, viewer)


def may_know_action(seat: int, viewer: Viewer) -> bool:
    """Whether the viewer may know what a seat did, whole as it was asked for."""
    return sees(ACTION.of({"seat": seat}), viewer)


def event(recorded: Event, viewer: Viewer) -> dict[str, Any]:
    """An event as the viewer may know it: each hidden value is null, item by item where it was hidden so."""
    fields: dict[str, Any] = to_builtins(recorded)
    for name, audience, seen in parts(fields, viewer):
        if not seen:
            value = fields[name]
            fields[name] = [None] * len(value) if by_item(audience, value) else None
    return fields


def parts(recorded: dict[str, Any], viewer: Viewer) -> list[tuple[str, Audience, bool]]:
    """The fields of an event that not everybody may know, in the order of their names, and whether the viewer may."""
    return [(name, audience, sees(mask, viewer)) for name, audience, mask in hidden_fields(recorded)]


class Hidden(NamedTuple):
    """What is hidden in a commit: in which event (-1: it is the action) and field, its value, and whether the viewer may know it."""

    event: int
    field: str
    audience: Audience
    value: Any
    seen: bool


def hidden(seat: int, action: Any, events: Iterable[dict[str, Any]], viewer: Viewer) -> Iterator[Hidden]:
    """All that is hidden in a commit, from its action and its events as they were recorded, or from its public form."""
    yield Hidden(-1, "action", ACTION, action, may_know_action(seat, viewer))
    for n, recorded in enumerate(events):
        for name, audience, seen in parts(recorded, viewer):
            yield Hidden(n, name, audience, recorded[name], seen)


def events(recorded: Iterable[Event], viewer: Viewer) -> Iterator[dict[str, Any]]:
    """The events of one commit as the viewer may know them, each with its cause filled in."""
    for each, rule, cause in causes(recorded):
        told = event(each, viewer)
        told["rule"], told["card"] = rule, cause
        yield told

"""The interface of all events, with a GraphQL type for each event of the kernel and of the games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import GenericAlias
from typing import Any, Optional, get_args, get_origin, get_type_hints

import strawberry
from msgspec import structs

from domain.kernel.audience import PUBLIC, Audience
from domain.kernel.event import AUDIENCES, Event
from domain.kernel.events import KERNEL_EVENTS, Asked
from domain.kernel.game import Game

from .bridge import Bridge, Field
from .hints import camel, default, description, pascal, told

RENAMED: Mapping[tuple[type[Event], str], str] = {(Asked, "options"): "optionKeys"}
"""`options` are a game's in `Created`: fields of one name have one type, so that fragments over events work."""
CAUSES = ("rule", "card")


@strawberry.interface(name="Event", description="What then was true, in the past tense.")
class EventTwin:
    """What all events have."""

    rule: str = strawberry.field(description="The id of the rule that caused it.")
    card: int | None = strawberry.field(description="The id of the card whose effect did, if one did.")
    text: str = strawberry.field(description="What happened, as a sentence in your language.")


def event_classes(games: Iterable[Game[Any, Any, Any]]) -> list[type[Event]]:
    """Every event of the kernel and of these games, each once, by name."""
    classes = {*KERNEL_EVENTS, *(event for game in games for event in get_args(game.events))}
    return sorted(classes, key=lambda event: event.__name__)


def event_types(bridge: Bridge, games: Iterable[Game[Any, Any, Any]]) -> list[Any]:
    """The twins of all events; their values are the maps that `visibility.events` returns."""
    fields = {event: event_fields(bridge, event) for event in event_classes(games)}
    shared = agreed(field for own in fields.values() for field in own)
    return [
        event_type(bridge, event, [field._replace(annotation=shared[field.name]) for field in own])
        for event, own in fields.items()
    ]


def event_type(bridge: Bridge, event: type[Event], fields: Iterable[Field]) -> Any:
    """The twin of one event."""
    twin = type(event.__name__, (EventTwin,), {})
    bridge.fill(twin, fields)
    return strawberry.type(twin, name=event.__name__, description=description(event))


def event_fields(bridge: Bridge, event: type[Event]) -> list[Field]:
    """An event's own fields; what some viewers may not know can be null, as a whole or item by item."""
    hints, audiences = get_type_hints(event, include_extras=True), AUDIENCES[event.__name__]
    return [
        Field(
            field.name,
            RENAMED.get((event, field.name), camel(field.encode_name)),
            hidden(bridge.annotation(hints[field.name], event.__name__ + pascal(field.name)), audiences[field.name]),
            told(hints[field.name]).description,
            default(field),
        )
        for field in structs.fields(event)
        if field.name not in CAUSES
    ]


def hidden(annotation: Any, audience: Audience) -> Any:
    """An annotation with the nulls that an audience makes possible."""
    if audience == PUBLIC:
        return annotation
    if get_origin(annotation) is list and not audience.whole:
        return GenericAlias(list, Optional[get_args(annotation)[0]])  # noqa: UP045
    return Optional[annotation]  # noqa: UP045


def agreed(fields: Iterable[Field]) -> Mapping[str, Any]:
    """One annotation for all fields of a name: null wherever it is possible for one of them.

    TypeError: they differ in more than that, and one needs another name.
    """
    shared: dict[str, Any] = {}
    for field in fields:
        shared[field.name] = _loosest(field.name, shared.get(field.name, field.annotation), field.annotation)
    return shared


def _loosest(name: str, one: Any, other: Any) -> Any:
    a, b = told(one), told(other)
    if a.nullable or b.nullable:
        return Optional[_loosest(name, a.hint, b.hint)]  # noqa: UP045
    if get_origin(one) is list and get_origin(other) is list:
        return GenericAlias(list, _loosest(name, get_args(one)[0], get_args(other)[0]))
    if one != other:
        raise TypeError(f"the field {name} has two types in events: {one!r} and {other!r}")
    return one

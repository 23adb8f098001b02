"""Events: what then was true."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, ClassVar, NamedTuple, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct, structs

from .audience import PUBLIC, Audience

AUDIENCES: dict[str, dict[str, Audience]] = {}
"""Field audiences by event tag: public forms are made from recorded maps, which know their tag alone."""


class Fields(NamedTuple):
    """What an event's map may have in it, and what of it may be hidden, by name: so little that it alone is looked at."""

    names: frozenset[str]
    hidden: tuple[tuple[str, Audience], ...]


FIELDS: dict[str, Fields] = {}
"""The same by event tag, for making public forms quickly."""


class Event(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag=True, tag_field="type"
):
    """What then was true, in the past tense, with outcomes and never inputs to be computed again.

    Every field declares its audience, or the module doesn't import. `rule` (the rule that caused the event) and
    `card` (the id of the card whose effect did, 0 for none) are written only where they change within a commit;
    `causes` fills them in again.
    """

    rule: Annotated[str | None, PUBLIC] = None
    card: Annotated[int | None, PUBLIC] = None

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if cls.__name__ in AUDIENCES:
            raise TypeError(f"two events are called {cls.__name__}")
        declared = {name: _audience(cls, name, hint) for name, hint in _fields(cls)}
        for name, audience in declared.items():
            if audience.field and audience.field not in declared:
                raise TypeError(f"{cls.__name__}.{name} names no field {audience.field!r}")
        AUDIENCES[cls.__name__] = declared
        FIELDS[cls.__name__] = Fields(
            frozenset({"type", *declared}),
            tuple((name, audience) for name, audience in sorted(declared.items()) if audience != PUBLIC),
        )


def _fields(cls: type) -> Iterator[tuple[str, Any]]:
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if not name.startswith("_") and get_origin(hint) is not ClassVar:
            yield name, hint


def _audience(cls: type, name: str, hint: Any) -> Audience:
    found = [a for a in getattr(hint, "__metadata__", ()) if isinstance(a, Audience)]
    if len(found) != 1:
        raise TypeError(f"{cls.__name__}.{name} must declare one audience")
    return found[0]


SINGLE = (None, False, True, 0, "", (), NODEFAULT)
"""The defaults that a field may have: of each of them there is just one (see `check_defaults`)."""


def check_defaults(event: type[Event]) -> None:
    """Refuse a default that would tell, or that would be recorded or not as it happens.

    A field is left out of the recorded map where its value *is* the default, not where it only equals it. The
    absence of a hidden field would tell; and one that names an audience stands for 0 where it is absent.
    """
    declared = AUDIENCES[event.__name__]
    naming = {audience.field for audience in declared.values()}
    for field in structs.fields(event):
        name, optional = f"{event.__name__}.{field.name}", not field.required
        if optional and declared[field.name] is not PUBLIC:
            raise TypeError(f"{name} is hidden, so it can have no default")
        if optional and (field.default not in SINGLE or (field.name in naming and field.default != 0)):
            raise TypeError(f"{name} can't have the default {field.default!r}")


def causes(events: Iterable[Event]) -> Iterator[tuple[Event, str, int]]:
    """The events of one commit, each with the rule and the card that caused it."""
    rule, card = "", 0
    for event in events:
        rule = rule if event.rule is None else event.rule
        card = card if event.card is None else event.card
        yield event, rule, card


Seat = Annotated[int, PUBLIC]
Public = Annotated[int, PUBLIC]
Name = Annotated[str, PUBLIC]
Flag = Annotated[bool, PUBLIC]
Ids = Annotated[tuple[int, ...], PUBLIC]
Words = Annotated[tuple[int, int], PUBLIC]
"""The words of the random stream that an event used: the first, and the one after the last."""

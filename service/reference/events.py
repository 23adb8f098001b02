"""The page of events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import get_args

from msgspec import NODEFAULT, structs

from domain.kernel.audience import PUBLIC, Audience
from domain.kernel.event import AUDIENCES, Event
from domain.locale import source
from domain.registry import games

from .markdown import code, joined, kind, table, told

HEAD = """\
# Events

For whoever reads a game's stream: every event that there is, with its fields, who may know them, and the sentence that people are told. Events
come in commits, over [REST](rest.md#get-v1gamesidevents) and [GraphQL](graphql.md), and are the same in both but for the style of the names. A field that not
everybody may know is null for those who may not, as long as the game runs; [fairness](../fairness.md) says how it is committed to meanwhile.

Each event has besides these the `rule` that caused it and the `card` whose effect did (0: none). A list of ids names cards as they lie on the table. What is in
braces in a sentence is filled in; what is asked for with `?describe=true` is that sentence, as the viewer may know it. Made by `scripts/generate`.
"""
EVERYWHERE = "Every game"


def page() -> str:
    """The page, in Markdown."""
    lines = [HEAD]
    for title, events in chapters().items():
        lines += [f"## {title}", ""]
        for event in events:
            lines += entry(event)
    return joined(lines)


def chapters() -> Mapping[str, list[type[Event]]]:
    """Every event once: under the one game that has it, or with all those that several have."""
    having: dict[type[Event], list[str]] = {}
    for game in games().values():
        for event in get_args(game.events):
            having.setdefault(event, []).append(game.ruleset("en").title)
    found: dict[str, list[type[Event]]] = {EVERYWHERE: []}
    for event, titles in having.items():
        found.setdefault(EVERYWHERE if len(titles) == len(games()) else ", ".join(titles), []).append(event)
    return found


def entry(event: type[Event]) -> list[str]:
    """What there is to say of one."""
    rows = [
        (code(field.name), kind(field.type), who(AUDIENCES[event.__name__][field.name]), absent(field))
        for field in structs.fields(event)
        if field.name not in ("rule", "card")
    ]
    lines = [f"### {event.__name__}", "", told(event), ""]
    lines += table(("field", "holds", "who may know it", "if left out"), rows)
    for sentence in sentences(event.__name__):
        lines.append(f"- “{sentence}”")
    return [*lines, ""]


def who(audience: Audience) -> str:
    """Who may know a field while the game runs."""
    if audience == PUBLIC:
        return "everybody"
    if not audience.field:
        return "nobody"
    return f"the seat in {code(audience.field)}" if audience.is_seat else f"the seats in {code(audience.field)}"


def absent(field: structs.FieldInfo) -> str:
    """What a field stands for that isn't there."""
    if field.required:
        return ""
    default = field.default if field.default is not NODEFAULT else ()
    words: Mapping[object, str] = {"": "nothing", (): "none", None: "null", True: "true", False: "false"}
    return code(default) if type(default) is int else words.get(default, code(default))


def sentences(event: str) -> Iterator[str]:
    """In English, in each form that it has; where there is a plural, that."""
    for key, text in source().items():
        if (key == f"event.{event}" or key.startswith(f"event.{event}.")) and not key.endswith(".one"):
            yield text

"""In which language a field answers, and whether sentences are asked for that take some making."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Final

from graphql import FieldNode, FragmentDefinitionNode, FragmentSpreadNode, Node, SelectionSetNode
from msgspec import Meta, structs

from .accept import language
from .context import Info
from .desk import Caller

Locale = Annotated[
    str | None,
    Meta(description="The language to be answered in; without one that we speak, the request's or your own."),
]


def speaking(info: Info, locale: str | None) -> Caller:
    """The caller, answered in the language of an argument, if it names one that we speak."""
    caller = info.context.caller
    return structs.replace(caller, locale=language(locale) or caller.locale) if locale else caller


SENTENCES: Final = ("events", "text")
"""Where the sentences of events are, below a field with commits or what came of an action."""


def selects(info: Info, *path: str) -> bool:
    """Whether a field asks for what is at a path below it; perhaps on some condition."""
    raw = info._raw_info
    found: Iterable[Node] = raw.field_nodes
    for name in path:
        found = [field for node in found for field in _below(node, raw.fragments) if field.name.value == name]
    return bool(found)


def _below(node: Node, fragments: Mapping[str, FragmentDefinitionNode]) -> Iterator[FieldNode]:
    """The fields selected in a node, those of fragments too."""
    selected: SelectionSetNode | None = getattr(node, "selection_set", None)
    for each in selected.selections if selected else ():
        if isinstance(each, FieldNode):
            yield each
        elif isinstance(each, FragmentSpreadNode):
            yield from _below(fragments[each.name.value], fragments)
        else:
            yield from _below(each, fragments)

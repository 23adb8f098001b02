"""Spans: what a request did and for how long, for whoever traces; nothing, where nobody does."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from contextvars import ContextVar
from typing import Any, Final, Protocol, TypeAlias

Value: TypeAlias = str | int
"""What is said of a span. No secret, and no name of a person."""


class Spans(Protocol):
    """Makes spans."""

    def span(self, name: str, about: Mapping[str, Value]) -> AbstractContextManager[Any]:
        """A span for as long as the context lasts, below the one that there is."""
        ...

    def within(self, name: str) -> AbstractContextManager[Any]:
        """The same, but none where there is none above: what is done again and again for those who follow is no trace of its own."""
        ...


SPANS: Final[ContextVar[Spans | None]] = ContextVar("spans", default=None)
"""Who makes them for what is being done; whoever serves a request says so."""
NO_SPAN: Final[AbstractContextManager[Any]] = nullcontext()


def span(name: str, **about: Value) -> AbstractContextManager[Any]:
    """A span for as long as the context lasts, if anybody traces."""
    spans = SPANS.get()
    return spans.span(name, about) if spans else NO_SPAN


def within(name: str) -> AbstractContextManager[Any]:
    """A span below the one that there is, if there is one."""
    spans = SPANS.get()
    return spans.within(name) if spans else NO_SPAN

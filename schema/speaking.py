"""In which language a field answers."""

from __future__ import annotations

from typing import Annotated

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

"""What the doctor finds."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Level: TypeAlias = Literal["ok", "warning", "wrong"]


class Finding(Struct, frozen=True):
    """What was looked at, how it is, and what to do where it isn't well."""

    about: str
    level: Level
    says: str
    do: str = ""


def ok(about: str, says: str) -> Finding:
    """All is well."""
    return Finding(about, "ok", says)


def warning(about: str, says: str, do: str) -> Finding:
    """The service does its work, but less well than it could, or not for ever."""
    return Finding(about, "warning", says, do)


def wrong(about: str, says: str, do: str) -> Finding:
    """The service can't do its work, or loses what it was given."""
    return Finding(about, "wrong", says, do)

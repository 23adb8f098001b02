"""Options of a game on the command line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import typer


def parsed(given: Iterable[str]) -> dict[str, Any]:
    """Options written NAME=VALUE; a value that isn't JSON is a word."""
    return dict(map(_option, given))


def _option(given: str) -> tuple[str, Any]:
    name, sign, value = given.partition("=")
    if not sign:
        raise typer.BadParameter(f"an option is NAME=VALUE, and {given} has no =")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value

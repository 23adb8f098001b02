"""Command ids: what keeps a request that is sent again from being done twice."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any, Final

import msgspec

from domain.kernel.refusal import Refused
from schema.desk import Caller

from .games import Once

COMMAND: Final = "^[ -~]{0,200}$"
"""What a command id looks like, as a regular expression."""

_COMMAND = re.compile(COMMAND.replace("$", r"\Z"))
_packed = msgspec.msgpack.Encoder(order="deterministic").encode


def checked(command: str) -> str:
    """A command id, or none. Refused: `malformed` for one that can't be kept."""
    if not _COMMAND.match(command):
        raise Refused("malformed", error="a command id has at most 200 characters, all of them printable ASCII")
    return command


def once(caller: Caller, command: str, *request: Any) -> Once:
    """What marks a request as the same one when it is repeated; command ids are each player's own.

    Refused: `malformed` for an id, or a text anywhere in the request, that can't be kept.
    """
    command = checked(command)
    try:
        asked = _packed(request)
    except (ValueError, OverflowError, RecursionError) as error:  # half a surrogate pair; an endless number
        raise Refused("malformed", error=str(error)) from error
    return Once(f"{caller.player}:{command}", sha256(asked).hexdigest()) if command else Once()

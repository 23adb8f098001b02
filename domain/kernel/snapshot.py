"""A state as bytes, whole: what a game has come to, for whoever would otherwise have to replay it."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import TypeVar

import msgspec

from .state import State, decoder

S = TypeVar("S", bound=State)

pack = msgspec.msgpack.Encoder().encode
"""The whole state, secrets and place in the chain among it; to be read by the very same code and by nothing else."""


def unpack(kind: type[S], packed: bytes) -> S:
    """The state that was packed, of this kind. msgspec.DecodeError: these bytes are none."""
    state: S = decoder(kind)(packed)
    return state


@cache
def shape(kind: type[State]) -> str:
    """SHA-256 of what a kind of state is made of: its fields, their types and defaults, and those of all that lies in them."""
    return sha256(msgspec.json.encode(msgspec.json.schema(kind), order="deterministic")).hexdigest()

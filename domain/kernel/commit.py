"""A commit: all events of one accepted action, and its place in the hash chain."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct

from .audience import EVERYONE, Audience, seat_in
from .canonical import canonical
from .event import FIELDS, Event

RULES_VERSION = 2
"""Raised whenever the rules code decides something differently; each commit names the one that made it."""

ACTION = seat_in("seat", whole=True)
"""The action is committed whole, for the eyes of its seat."""


class Commit(Struct, frozen=True, omit_defaults=True):
    """One entry of a game's stream.

    `at` is in milliseconds since 1970 (UTC), `seat` the one that acted (-1: nobody at the table). `hash` is
    SHA-256 over the canonical public form, in which `prev` chains to the commit before. `signature` is that of the service
    for the head which this commit made, by the key `signed_by`; it is no part of what is hashed.
    """

    version: int
    at: int
    seat: int
    rules: int
    action: msgspec.Raw
    events: msgspec.Raw
    prev: bytes = b""
    hash: bytes = b""
    signature: bytes = b""
    signed_by: str = ""


pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.decode
unpack_commit = msgspec.msgpack.Decoder(Commit).decode


MOST_FIELDS: Final = 15
"""Of more, its tag among them, msgspec writes a struct with the header of a long map, however few are left when those are omitted
that have their defaults."""


BLOCK: Final = 64
INNER: Final = bytes(n ^ 0x36 for n in range(256))
OUTER: Final = bytes(n ^ 0x5C for n in range(256))
"""How an HMAC has its key in each of its two hashes, in blocks of so many bytes: RFC 2104."""


def record(events: Iterable[Event]) -> msgspec.Raw:
    """Events as they are recorded: in the one form that `stored` holds them to."""
    return msgspec.Raw(pack([_as_few_as_it_has(event) for event in events]))


def _as_few_as_it_has(event: Event) -> Event | dict[str, Any]:
    long = len(event.__struct_fields__) >= MOST_FIELDS
    return unpack(pack(event)) if long else event


def salt(key: bytes, version: int, index: int, field: str, item: int = -1) -> bytes:
    """The 16 bytes that keep a commitment from being guessed, of HMAC-SHA256; `item` is -1 for a value hidden whole."""
    begun = _begun(key)
    inner, outer = begun[0].copy(), begun[1].copy()
    inner.update(f"{version}.{index}.{field}.{item}".encode())
    outer.update(inner.digest())
    digest: bytes = outer.digest()
    return digest[:16]


@lru_cache(1000)
def _begun(key: bytes) -> tuple[Any, Any]:
    """The two hashes of an HMAC (RFC 2104) up to where the message comes in: the salts of a game have their key in common.

    The library's own is copied by Python code, which takes longer than the hashing.
    """
    block = key.ljust(BLOCK, b"\0")
    assert len(block) == BLOCK, "a longer key would be hashed first"
    return sha256(block.translate(INNER)), sha256(block.translate(OUTER))


def commitment(salted: bytes, value: Any) -> str:
    """SHA-256 of salt and canonical value, in hex."""
    return sha256(salted + canonical(value)).hexdigest()


def by_item(audience: Audience, value: Any) -> bool:
    """Whether a hidden value is committed to item by item."""
    return isinstance(value, list | tuple) and not audience.whole


class Sealing(Struct, frozen=True):
    """Makes the public forms of one commit: its key for salts and its version."""

    key: bytes
    version: int

    def hide(self, index: int, field: str, audience: Audience, value: Any) -> dict[str, Any]:
        """The commitment that stands for a hidden value."""
        if by_item(audience, value):
            return {"#": [commitment(salt(self.key, self.version, index, field, i), v) for i, v in enumerate(value)]}
        return {"#": commitment(salt(self.key, self.version, index, field), value)}

    def form(self, index: int, recorded: dict[str, Any]) -> dict[str, Any]:
        """The public form of an event, from the map as recorded (never from an upcast one)."""
        if not (hidden := hidden_fields(recorded)):
            return recorded
        return {**recorded, **{name: self.hide(index, name, audience, recorded[name]) for name, audience, _ in hidden}}


def public_form(commit: Commit, key: bytes) -> dict[str, Any]:
    """What everybody's record holds of a commit, and what the chain is over."""
    sealing = Sealing(key, commit.version)
    return {
        "version": commit.version,
        "at": commit.at,
        "seat": commit.seat,
        "rules": commit.rules,
        "action": sealing.hide(-1, "action", ACTION, unpack(commit.action)),
        "events": [sealing.form(i, event) for i, event in enumerate(unpack(commit.events))],
        "prev": commit.prev.hex(),
    }


def chain_hash(public: dict[str, Any]) -> bytes:
    """A commit's hash, from its public form."""
    return sha256(canonical(public)).digest()


def hidden_fields(recorded: dict[str, Any]) -> list[tuple[str, Audience, int]]:
    """The hidden fields of a recorded event, each with its audience and the mask of those who may know it.

    KeyError: it has a field that declares no audience.
    """
    names, hidden = FIELDS[recorded["type"]]
    if not recorded.keys() <= names:
        raise KeyError(f"{recorded['type']} has undeclared fields: {recorded.keys() - names}")
    if not hidden:  # as of most events
        return []
    return [
        (name, audience, mask)
        for name, audience in hidden
        if name in recorded and (mask := audience.of(recorded)) != EVERYONE
    ]

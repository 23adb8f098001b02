"""Signatures of the service: what is signed, and whether it is (docs/records.md)."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from .canonical import canonical

SIGNS = "Ed25519"
"""The one kind of signature there is."""


def key_id(public: bytes) -> str:
    """What a public key of 32 bytes is called."""
    return sha256(public).hexdigest()[:16]


def head_statement(game: str, version: int, head: bytes) -> bytes:
    """What is signed of a commit: that the game has this hash at this version."""
    return b"turnledger head 1" + canonical({"game": game, "hash": head.hex(), "version": version})


def record_statement(end: Mapping[str, Any]) -> bytes:
    """What is signed of a record: its last line, which has no signature yet."""
    return b"turnledger record 1" + canonical({name: value for name, value in end.items() if name != "signature"})


def is_signed(public: bytes, signature: bytes, statement: bytes) -> bool:
    """Whether a signature is that of a public key for a statement; whatever isn't a key or a signature: no."""
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, statement)
    except (InvalidSignature, ValueError):
        return False
    return True

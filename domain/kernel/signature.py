"""Signatures of the service: what is signed, and whether it is (docs/records.md)."""

from __future__ import annotations

from hashlib import sha256

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from .canonical import canonical


def key_id(public: bytes) -> str:
    """What a public key of 32 bytes is called."""
    return sha256(public).hexdigest()[:16]


def head_statement(game: str, version: int, head: bytes) -> bytes:
    """What is signed of a commit: that the game has this hash at this version."""
    return _statement(b"turnledger head 1", game, version, head)


def end_statement(game: str, version: int, end: bytes) -> bytes:
    """What is signed of a record: that its end has this hash, and the game this version."""
    return _statement(b"turnledger record 1", game, version, end)


def _statement(label: bytes, game: str, version: int, hash_: bytes) -> bytes:
    return label + canonical({"game": game, "hash": hash_.hex(), "version": version})


def is_signed(public: bytes, signature: bytes, statement: bytes) -> bool:
    """Whether a signature is that of a public key for a statement; whatever isn't a key or a signature: no."""
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, statement)
    except (InvalidSignature, ValueError):
        return False
    return True

"""The key with which this service signs the heads of games (docs/records.md), and those that the store publishes."""

from __future__ import annotations

import hmac
import os
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final, Self

import msgspec
from msgspec import Struct, structs
from nacl.bindings import crypto_sign, crypto_sign_BYTES, crypto_sign_seed_keypair, crypto_sign_SEEDBYTES

from domain.kernel.commit import Commit
from domain.kernel.signature import head_statement, key_id
from schema.model import SigningKey

from .documents import reader
from .settings import SettingError, Settings, data_directory, variable
from .store import Store

KEYS: Final = "keys"
"""The index of the keys that ever signed, by when they first did."""

FILE: Final = "signing.key"
PAGE: Final = 100


class KeyFileError(Exception):
    """The file of the signing key can't be used; the message is a sentence that names it."""


class Signer:
    """A private key: signs, and knows what its public half is called."""

    def __init__(self, secret: bytes) -> None:
        """ValueError: a key has 32 bytes."""
        self._secret = secret
        if len(secret) != crypto_sign_SEEDBYTES:
            raise ValueError(f"a signing key has {crypto_sign_SEEDBYTES} bytes")
        public, self._key = crypto_sign_seed_keypair(secret)
        self.public: Final = public
        self.id: Final = key_id(self.public)

    @classmethod
    def new(cls) -> Self:
        """One that is gone when the process ends."""
        return cls(os.urandom(32))

    @classmethod
    def of(cls, settings: Settings) -> Self:
        """The key of a service: that of the settings, or of its file, which is made where there is none.

        SettingError, KeyFileError: it can't be used.
        """
        if not settings.signing_key:
            return cls.from_file(data_directory(settings) / FILE)
        try:
            return cls(b64decode(settings.signing_key, validate=True))
        except ValueError:
            raise SettingError(
                f"{variable('signing_key')} isn't a signing key, which is 32 bytes in base64 with padding."
            ) from None

    @classmethod
    def from_file(cls, path: Path) -> Self:
        """The key in a file, which is made where there is none. KeyFileError: it can't be."""
        try:
            if not path.exists():
                _make(path)
            if path.stat().st_mode & 0o077:
                raise KeyFileError(f"The signing key {path} may be used by others; let its mode be 0600.")
            return cls(b64decode(path.read_text(encoding="ascii").strip(), validate=True))
        except OSError as error:
            raise KeyFileError(f"The signing key {path} can't be read or made: {error.strerror}.") from error
        except ValueError:
            raise KeyFileError(
                f"{path} doesn't hold a signing key, which is 32 bytes in base64. Put the right one there, or take the "
                "file away, and a new key is made; games that were signed before stay signed."
            ) from None

    def sign(self, statement: bytes) -> bytes:
        """The signature, 64 bytes: always the same for the same statement."""
        return crypto_sign(statement, self._key)[:crypto_sign_BYTES]

    def derived(self, purpose: bytes) -> bytes:
        """A secret of 32 bytes for something that nobody but the service itself checks."""
        return hmac.digest(self._secret, purpose, "sha256")


def _make(path: Path) -> None:
    """A new key, in a file that is there as a whole or not at all; where another was quicker, theirs stays."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with NamedTemporaryFile("wb", dir=path.parent, prefix=FILE) as draft:  # its mode is 0600 from the beginning
        draft.write(b64encode(os.urandom(32)) + b"\n")
        draft.flush()
        os.fsync(draft.fileno())
        try:
            os.link(draft.name, path)
        except FileExistsError:
            return


class _Published(Struct, frozen=True, forbid_unknown_fields=True):
    """A public key as the store keeps it, and when it signed for the first time."""

    key: bytes
    first_used: int


_pack = msgspec.json.encode
_unpack = reader(_Published)


class Signing:
    """Signs commits and other statements, and sees to it that a key is published before anything signed by it is."""

    def __init__(self, signer: Signer, store: Store, clock: Callable[[], int]) -> None:
        self._signer, self._store, self._clock = signer, store, clock
        self._is_published = False

    def signed(self, game: str, commit: Commit) -> Commit:
        """A commit with the signature for the head that it makes."""
        signed_by, signature = self.sign(head_statement(game, commit.version, commit.hash))
        return structs.replace(commit, signature=signature, signed_by=signed_by)

    def sign(self, statement: bytes) -> tuple[str, bytes]:
        """The id of the key, and its signature. Whoever tells it to others calls `publish` before."""
        return self._signer.id, self._signer.sign(statement)

    @property
    def key(self) -> tuple[str, bytes]:
        """The id of the key that signs now, and its public half."""
        return self._signer.id, self._signer.public

    async def publish(self) -> None:
        """Let the store publish our key, if it doesn't yet."""
        if self._is_published:
            return
        id_ = self._signer.id
        await self._store.put_once(_document(id_), _pack(_Published(self._signer.public, self._clock())))
        await self._store.index_add(KEYS, id_, (await _read(self._store, id_)).first_used)
        self._is_published = True

    async def keys(self) -> tuple[SigningKey, ...]:
        """Every key that ever signed, the newest first."""
        return await published(self._store)


async def published(store: Store) -> tuple[SigningKey, ...]:
    """Every key that signed what a store holds, the newest first."""
    ids = list[str]()
    cursor: str | None = None
    while rows := await store.index_page(KEYS, cursor, PAGE):
        ids += [row.member for row in rows]
        cursor = rows[-1].cursor
    return tuple([_told(id_, await _read(store, id_)) for id_ in ids])


def _told(id_: str, key: _Published) -> SigningKey:
    return SigningKey(id=id_, key=b64encode(key.key).decode(), first_used=key.first_used)


async def _read(store: Store, id_: str) -> _Published:
    document = await store.get(_document(id_))
    if document is None:
        raise LookupError(f"the store has no key {id_}")
    return _unpack(document)


def _document(id_: str) -> str:
    return f"key:{id_}"

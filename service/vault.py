"""Secrets at rest: what lets one foretell a game, or speak in the service's name, is encrypted in the store, where the settings have a key for it.

Only the entry in the store is another: a commit as the rest of the house knows it has its seed, and hashes and commitments
are over that.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from msgspec import structs

from domain.kernel.commit import Commit, pack, unpack, unpack_commit

from .settings import SettingError, variable

LOCKED: Final = "fernet:"
"""What an encrypted seed begins with; a plain one is hexadecimal."""


class SeedLocked(Exception):
    """A seed, or a secret of a webhook, is encrypted with none of the keys that are known here; the message says what helps."""


class Vault:
    """Encrypts secrets with the first of its keys, without any not at all; opens what any of them encrypted, and plain ones."""

    def __init__(self, keys: Iterable[str] = ()) -> None:
        """SettingError: one isn't a key."""
        try:
            known = [Fernet(key) for key in keys]
        except ValueError:
            raise SettingError(
                f"{variable('seed_keys')} has something in it that isn't a Fernet key, which is 32 bytes in URL-safe base64."
            ) from None
        self._fernet = MultiFernet(known) if known else None

    def closed(self, commit: Commit) -> bytes:
        """The entry of a commit for the store."""
        return pack(_with_seed(commit, self.lock))

    def opened(self, entry: bytes) -> Commit:
        """The commit of an entry. SeedLocked: there is no key for it."""
        return _with_seed(unpack_commit(entry), self.unlock)

    def lock(self, secret: str) -> str:
        """A secret as the store has it."""
        return LOCKED + self._fernet.encrypt(secret.encode()).decode() if self._fernet else secret

    def unlock(self, kept: str) -> str:
        """The secret that the store has so. SeedLocked: there is no key for it."""
        return self._decrypted(kept.removeprefix(LOCKED)).decode() if kept.startswith(LOCKED) else kept

    def sealed(self, secret: bytes) -> bytes:
        """Many secrets at once, as the store has them."""
        return self._fernet.encrypt(secret) if self._fernet else secret

    def unsealed(self, kept: bytes) -> bytes:
        """What was sealed. SeedLocked: with none of the keys that are known here; without any, nothing was."""
        return self._decrypted(kept.decode("ascii", "replace")) if self._fernet else kept

    def _decrypted(self, token: str) -> bytes:
        try:
            if self._fernet and _is_written_in_one_way(token):
                return self._fernet.decrypt(token)
        except InvalidToken:
            pass
        raise SeedLocked(
            f"A seed or another secret can't be decrypted with any of the keys in {variable('seed_keys')}. Put the key by which "
            "it was encrypted there, behind the first, and start again; if it is there, it was altered in the store."
        )


def _is_written_in_one_way(token: str) -> bool:
    """Whether no other text stands for the same bytes: base64 leaves some bits at its end free."""
    try:
        return urlsafe_b64encode(urlsafe_b64decode(token)).decode() == token
    except ValueError:
        return False


def _with_seed(commit: Commit, changed: Callable[[str], str]) -> Commit:
    """The commit with its seed changed; only the first of a game has one that is a secret, in its first event."""
    if commit.version != 1:
        return commit
    first, *others = unpack(commit.events)
    seed: str = first["seed"]
    new = changed(seed)
    return (
        commit if new == seed else structs.replace(commit, events=msgspec.Raw(pack([{**first, "seed": new}, *others])))
    )

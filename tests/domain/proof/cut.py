"""Golden games cut short, and signed: undamaged streams of all games to do damage to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec import structs

from domain.kernel.audience import Viewer
from domain.kernel.commit import Commit, unpack
from domain.kernel.record import Key, Record
from domain.kernel.signature import head_statement, key_id
from tests.domain.golden.games import Golden

GAME_ID = "g_01ARZ3NDEKTSV4RRFFQ69G5FAV"
SECRET = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC = SECRET.public_key().public_bytes_raw()
KEYS = {key_id(PUBLIC): PUBLIC}


def sign(statement: bytes) -> tuple[str, bytes]:
    """The id of the key, and the signature."""
    return key_id(PUBLIC), SECRET.sign(statement)


def signed(commit: Commit) -> Commit:
    """A commit as the service would have signed it."""
    signed_by, signature = sign(head_statement(GAME_ID, commit.version, commit.hash))
    return structs.replace(commit, signature=signature, signed_by=signed_by)


class Cut(NamedTuple):
    """A game as far as it had come: its content pack, its commits, its seed, and how many seats it has."""

    content: bytes
    commits: Sequence[Commit]
    seed: str
    seats: int

    def record(self, viewer: Viewer, at: int = 1_700_000_000_000) -> bytes:
        """The record of the game for a viewer."""
        last = self.commits[-1]
        keys = [Key(id_, key) for id_, key in KEYS.items()]
        record = Record(GAME_ID, viewer, last.version, last.hash, self.seed, self.content, at, keys, sign)
        return record.beginning() + b"".join(map(record.commit, self.commits)) + record.end()


def cut(golden: Golden, r: Random, *, least: int = 3, most: int = 12) -> Cut:
    """The first commits of a golden game, most of them signed: some were made before there was a key."""
    recorded = golden.recorded()
    commits = recorded.commits[: r.randint(least, most)]
    unsigned = r.choice((0, 0, 1))
    created = unpack(commits[0].events)[0]
    return Cut(
        recorded.content,
        [*commits[:unsigned], *map(signed, commits[unsigned:])],
        created["seed"],
        len(created["seats"]),
    )

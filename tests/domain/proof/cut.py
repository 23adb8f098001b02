"""Golden games cut short, and signed: undamaged streams of all games to do damage to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec import structs

from domain.kernel.commit import Commit
from domain.kernel.signature import head_statement, key_id
from domain.registry import games
from tests.domain.golden.games import Golden
from tests.domain.play import AnyGame

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
    """A game as far as it had come: its content pack, its commits, and its seed."""

    game: AnyGame
    content: bytes
    commits: Sequence[Commit]
    seed: str


def cut(golden: Golden, r: Random, *, least: int = 3, most: int = 12) -> Cut:
    """The first commits of a golden game, most of them signed: some were made before there was a key."""
    game, recorded = games()[golden.game], golden.recorded()
    commits = recorded.commits[: r.randint(least, most)]
    unsigned = r.choice((0, 0, 1))
    seed = game.replay(commits).seed
    return Cut(game, recorded.content, [*commits[:unsigned], *map(signed, commits[unsigned:])], seed)

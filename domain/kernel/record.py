"""A record: a game as one file, as far as one reader may know it, with all that it takes to check it (docs/records.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from typing import Any, Literal

import msgspec
from msgspec import Struct, structs

from .audience import AUDITOR, Viewer
from .canonical import canonical
from .commit import RULES_VERSION, Commit, by_item, public_form, salt, unpack
from .rng import salt_key
from .signature import end_statement
from .visibility import hidden

FORMAT = "turnledger record"
FORMAT_VERSION = 1

Sign = Callable[[bytes], tuple[str, bytes]]
"""Gives the id of the key that signs a statement, and its signature."""


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line. Its fields are in the order of their names, as canonical encoding has them."""


class Key(Line, frozen=True):
    """A public key of the service."""

    id: str
    key: bytes


class Header(Line, frozen=True, kw_only=True):
    """Whose record of which game it is."""

    at: int
    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    game: str
    hash: str = ""
    head: str
    keys: tuple[Key, ...]
    open: bool
    rules: int
    seat: int | None
    type: Literal["header"] = "header"
    version: int

    @property
    def viewer(self) -> Viewer:
        """As whom the reader sees the game."""
        return AUDITOR if self.open else self.seat


class Content(Line, frozen=True, kw_only=True):
    """The cards that the game is played with."""

    hash: str
    pack: str
    type: Literal["content"] = "content"


class Opening(Line, frozen=True):
    """What the reader may know of what is hidden: in which event (-1: the action), field and item (-1: all of it)."""

    event: int
    field: str
    item: int
    salt: str
    value: Any


class Form(Line, frozen=True):
    """A public form (docs/fairness.md)."""

    action: dict[str, Any]
    at: int
    events: list[dict[str, Any]]
    prev: str
    rules: int
    seat: int
    version: int


class CommitLine(Line, frozen=True, kw_only=True):
    """One version of the game."""

    form: msgspec.Raw
    hash: str
    openings: list[Opening]
    signature: bytes | None = None
    signed_by: str | None = None
    type: Literal["commit"] = "commit"


class End(Line, frozen=True, kw_only=True):
    """That it ends here."""

    at: int
    game: str
    hash: str = ""
    head: str
    header: str
    lines: str
    signature: bytes | None = None
    signed_by: str | None = None
    type: Literal["end"] = "end"
    version: int


UNHASHED = frozenset({"hash", "signature", "signed_by"})
"""The keys of a header and of an end that their hash is not over."""


def own_hash(line: Header | End) -> str:
    """The hash of a header or of an end."""
    return sha256(canonical({f: getattr(line, f) for f in line.__struct_fields__ if f not in UNHASHED})).hexdigest()


def openings(commit: Commit, key: bytes, viewer: Viewer) -> Iterator[Opening]:
    """All that a viewer may know of what is hidden in a commit, in order; `key` is that of the game's salts."""
    for event, field, audience, value, seen in hidden(
        commit.seat, unpack(commit.action), unpack(commit.events), viewer
    ):
        items = enumerate(value) if by_item(audience, value) else [(-1, value)]
        for item, each in items if seen else ():
            yield Opening(event, field, item, salt(key, commit.version, event, field, item).hex(), each)


class Record:
    """Writes a record: first its `beginning`, then a line for every commit, then its `end`.

    `viewer` is the reader: a seat, none for a spectator, or the auditor, to whom everything is opened. `seed` is the game's,
    `content` the pack of its cards, `keys` the public keys of the service; `at` is now, in milliseconds since 1970. Without
    `sign` the end isn't signed.
    """

    def __init__(
        self,
        game: str,
        viewer: Viewer,
        version: int,
        head: bytes,
        seed: str,
        content: bytes,
        at: int,
        keys: Iterable[Key] = (),
        sign: Sign | None = None,
    ) -> None:
        is_open = viewer == AUDITOR
        header = Header(
            at=at,
            game=game,
            head=head.hex(),
            keys=tuple(keys),
            open=is_open,
            rules=RULES_VERSION,
            seat=None if is_open else viewer,
            version=version,
        )
        self.header = structs.replace(header, hash=own_hash(header))
        self._key, self._content, self._sign = salt_key(seed), content, sign
        self._lines = sha256()

    def beginning(self) -> bytes:
        """The header and the content."""
        content = Content(hash=sha256(self._content).hexdigest(), pack=self._content.decode())
        return self._line(self.header) + self._line(content)

    def commit(self, commit: Commit) -> bytes:
        """The line of a commit."""
        return self._line(
            CommitLine(
                form=msgspec.Raw(canonical(public_form(commit, self._key))),
                hash=commit.hash.hex(),
                openings=list(openings(commit, self._key, self.header.viewer)),
                signature=commit.signature or None,
                signed_by=commit.signed_by or None,
            )
        )

    def end(self) -> bytes:
        """The last line."""
        header = self.header
        end = End(
            at=header.at,
            game=header.game,
            head=header.head,
            header=header.hash,
            lines=self._lines.hexdigest(),
            version=header.version,
        )
        end = structs.replace(end, hash=own_hash(end))
        if self._sign:
            signed_by, signature = self._sign(end_statement(end.game, end.version, bytes.fromhex(end.hash)))
            end = structs.replace(end, signed_by=signed_by, signature=signature)
        return self._line(end)

    def _line(self, line: Line) -> bytes:
        written = canonical(line) + b"\n"
        self._lines.update(written)
        return written

"""The verifier of records: bytes in, a verdict out (docs/records.md, "Checking")."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from decimal import Decimal
from hashlib import sha256
from io import BytesIO
from typing import Any, NamedTuple, NoReturn, TypeVar

import msgspec

from .audience import EVERYONE, SEATS
from .canonical import canonical
from .commit import commitment, salt
from .course import AnyGame, Course
from .record import FORMAT, FORMAT_VERSION, CommitLine, Content, End, Form, Header, Line, Opening, own_hash
from .rng import ALGORITHM, opens, salt_key
from .signature import end_statement, head_statement, is_signed, key_id
from .verdict import NONSENSE, Fault, Verdict, What
from .visibility import hidden

L = TypeVar("L", bound=Line)


class Head(NamedTuple):
    """A head that somebody kept: a version, and the hash that the commit had."""

    version: int
    hash: str


def verify(
    record: bytes,
    games: Mapping[str, AnyGame],
    kept: Head | None = None,
    trusted: Collection[bytes] | None = None,
    pulse: Callable[[], None] = lambda: None,
) -> Verdict:
    """Whether a record is whole, in order and true to what it was committed to.

    `games` are the games by name: an open record is played again. It must hold the head that was `kept`; where there are
    `trusted` public keys, it must be signed, and by these alone. `pulse` is called now and then, and may raise what ends it.
    """
    reading = _Reading(record, games, kept, trusted, pulse)
    try:
        reading.check()
    except Fault as fault:
        return reading.verdict(fault)
    return reading.verdict()


class Commit(NamedTuple):
    """A line with a commit, and the public form in it."""

    line: CommitLine
    form: Form


class _Reading:
    """A record as far as it has been read."""

    header: Header

    def __init__(
        self,
        record: bytes,
        games: Mapping[str, AnyGame],
        kept: Head | None,
        trusted: Collection[bytes] | None,
        pulse: Callable[[], None],
    ) -> None:
        self.record, self.games, self.kept, self.trusted, self.pulse = record, games, kept, trusted, pulse
        self.lines = BytesIO(record).readlines()
        self.game = self.head = self.content = self.seed_hash = ""
        self.salts = b""
        self.keys: dict[str, bytes] = {}
        self.course: Course | None = None
        self.commits = self.signed = 0

    def verdict(self, fault: Fault | None = None) -> Verdict:
        begun = self.header if self.game else None
        return Verdict(
            verified=fault is None,
            version=fault.version if fault else self.commits,
            fault=fault.what if fault else None,
            game=self.game,
            seat=begun.seat if begun else None,
            open=bool(begun and begun.open),
            head=self.head,
            commits=self.commits,
            signed=self.signed,
        )

    def check(self) -> None:
        """Read it all. Fault: the first that is wrong."""
        self.header = _header(self.lines[0] if self.lines else b"")
        self.game = self.header.game
        self.keys = {k.id: k.key for k in self.header.keys if self.trusted is None or k.key in self.trusted}
        self.content = _content(self.lines[1] if len(self.lines) > 1 else b"")
        place = 1
        try:
            while (end := self._take(place)) is None:
                place += 1
            self._end(place, end)
        except NONSENSE:
            raise Fault(place, "altered") from None

    # -- commits

    def _take(self, n: int) -> End | None:
        """Go on by the line at place n; the end, if that is what it is."""
        if len(self.lines) <= n + 1:
            raise Fault(n, "missing")
        self.pulse()
        line = self.lines[n + 1]
        if commit := _commit(line):
            self._follow(n, *commit)
            return None
        if (end := _end(line)) is None:
            raise Fault(n, "altered")
        if end.version >= n:
            raise Fault(n, self._later(n))
        return end

    def _follow(self, n: int, line: CommitLine, form: Form) -> None:
        self._place(n, form)
        if self.kept and self.kept.version == n and self.kept.hash != line.hash:
            raise Fault(n, "altered")
        _unseal(n, line, form, self.header)
        if n == 1:
            self._begin(form.events[0])
        if self.course:
            self._follow_course(self.course, n, line.openings, form)
        for event in form.events:
            if event["type"] == "Ended":
                self._reveal(n, event["seed"])
        if line.signed_by is not None or line.signature is not None:
            self._signature(n, line, head_statement(self.game, n, bytes.fromhex(line.hash)))
            self.signed += 1
        self.head = line.hash
        self.commits += 1

    def _place(self, n: int, form: Form) -> None:
        """Whether a commit is the one that comes now."""
        if 1 <= form.version < n:
            raise Fault(form.version, "repeated")
        if form.version > n:
            raise Fault(n, self._later(n))
        if form.version != n or form.prev != self.head:
            raise Fault(n, "altered")

    def _later(self, n: int) -> What:
        """What is wrong where the commit of a version isn't at its place."""
        commits = map(_commit, self.lines[n + 1 :])
        return "reordered" if any(commit and commit.form.version == n for commit in commits) else "missing"

    def _begin(self, created: dict[str, Any]) -> None:
        """Read the first event, in which what is opened has been put."""
        if created["type"] != "Created":
            raise Fault(1, "altered")
        if created["content"] != self.content:
            raise Fault(0, "altered")
        if created.get("algorithm", ALGORITHM) != ALGORITHM or created["game"] not in self.games:
            raise Fault(1, "unreadable")
        self.seed_hash = created["seed_hash"]
        if self.header.open:
            if not opens(created["seed"], self.seed_hash):
                raise Fault(1, "wrong-seed")
            self.salts = salt_key(created["seed"])
            self.course = Course(self.games[created["game"]], _returns(self.record), self.pulse)

    def _follow_course(self, course: Course, n: int, openings: Sequence[Opening], form: Form) -> None:
        for opening in openings:
            if salt(self.salts, n, opening.event, opening.field, opening.item).hex() != opening.salt:
                raise Fault(n, "wrong-opening")
        course.follow(n, form.rules, form.events)

    def _reveal(self, n: int, seed: str) -> None:
        if not opens(seed, self.seed_hash):
            raise Fault(n, "wrong-seed")
        if not self.header.open:
            raise Fault(0, "altered")

    def _signature(self, n: int, line: CommitLine | End, statement: bytes) -> None:
        public = self.keys.get(line.signed_by or "")
        if public is None or not is_signed(public, line.signature or b"", statement):
            raise Fault(n, "wrong-signature")

    # -- the end

    def _end(self, n: int, end: End) -> None:
        header = self.header
        if self.kept and self.kept.version >= n:
            raise Fault(n, "missing")
        if (end.version, end.head) != (n - 1, self.head):
            raise Fault(n, "altered")
        if self.trusted is not None or end.signed_by is not None or end.signature is not None:
            self._signature(n, end, end_statement(end.game, end.version, bytes.fromhex(end.hash)))
        told = (end.header, end.game, end.version, end.head, end.at)
        if told != (header.hash, header.game, header.version, header.head, header.at):
            raise Fault(0, "altered")
        before = memoryview(self.record)[: sum(map(len, self.lines[: n + 1]))]
        if end.lines != sha256(before).hexdigest() or len(self.lines) > n + 2:
            raise Fault(n, "altered")


# -- lines


def _no_floats(number: str) -> NoReturn:
    raise ValueError(f"{number} isn't a whole number")


def _decoder(kind: type[L]) -> msgspec.json.Decoder[L]:
    return msgspec.json.Decoder(kind, float_hook=_no_floats)


_decode_header, _decode_content = _decoder(Header).decode, _decoder(Content).decode
_decode_commit, _decode_form, _decode_end = _decoder(CommitLine).decode, _decoder(Form).decode, _decoder(End).decode


def _is_written(line: bytes, read: Line) -> bool:
    """Whether a line is written in the one way that it can be."""
    return canonical(read) + b"\n" == line


def _is_signature(data: bytes | None) -> bool:
    return data is None or len(data) == 64


def _is_header(line: bytes) -> bool:
    """Whether a line is a header of this version, in whatever way it is written: only Python's own decoder reads all JSON."""
    try:
        told = json.loads(line.decode(), parse_int=Decimal, parse_float=str, parse_constant=_no_floats)
        version = told["format_version"]
        return (
            (told["type"], told["format"]) == ("header", FORMAT)
            and type(version) is Decimal
            and version == FORMAT_VERSION
        )
    except NONSENSE:
        return False


def _header(line: bytes) -> Header:
    if not _is_header(line):
        raise Fault(0, "unreadable")
    try:
        header = _decode_header(line)
        as_it_must_be = _is_written(line, header) and header.hash == own_hash(header)
        of_somebody = header.seat is None or (0 <= header.seat < SEATS and not header.open)
        if (
            as_it_must_be
            and of_somebody
            and all(key.id == key_id(key.key) and len(key.key) == 32 for key in header.keys)
        ):
            return header
    except NONSENSE:
        pass
    raise Fault(0, "altered")


def _content(line: bytes) -> str:
    """The hash of the content."""
    try:
        content = _decode_content(line)
        if _is_written(line, content) and sha256(content.pack.encode()).hexdigest() == content.hash:
            return content.hash
    except NONSENSE:
        pass
    raise Fault(0, "altered")


def _commit(line: bytes) -> Commit | None:
    """The commit in a line that has one, is written as it must be, and has its hash."""
    try:
        read = _decode_commit(line)
        form = _decode_form(read.form)
        as_it_must_be = (
            canonical(form) == bytes(read.form) and _is_written(line, read) and _is_signature(read.signature)
        )
        return Commit(read, form) if as_it_must_be and sha256(read.form).hexdigest() == read.hash else None
    except NONSENSE:
        return None


def _end(line: bytes) -> End | None:
    """The end in a line that has it, is written as it must be, and has its hash."""
    try:
        end = _decode_end(line)
        as_it_must_be = _is_written(line, end) and _is_signature(end.signature)
        return end if as_it_must_be and own_hash(end) == end.hash else None
    except NONSENSE:
        return None


_UNDONE = re.compile(rb'"to":(\d{1,15}),"type":"Undone"')


def _returns(record: bytes) -> set[int]:
    """The versions to which moves are taken back; in canonical encoding, no text looks like this."""
    return {int(to) for to in _UNDONE.findall(record)}


# -- what is hidden


def _unseal(n: int, line: CommitLine, form: Form, header: Header) -> None:
    """Put what is opened in the place of its commitments. Fault: it doesn't fit them, lacks, or is too much."""
    openings, found = iter(line.openings), 0
    for event, field, audience, held, seen in hidden(form.seat, form.action, form.events, header.viewer):
        found += 1
        committed = held["#"]
        if len(held) != 1 or not isinstance(committed, str if audience.whole else list):
            raise Fault(n, "altered")
        if not all(isinstance(each, str) for each in committed):
            raise Fault(n, "altered")
        if event >= 0 and form.events[event].get(audience.field, 0) < EVERYONE:
            raise Fault(n, "altered")
        if seen:
            opened = _opened(n, event, field, committed, openings)
            if event >= 0:
                form.events[event][field] = opened
    if bytes(line.form).count(b'{"#":') != found:
        raise Fault(n, "altered")
    if next(openings, None):
        raise Fault(n, "wrong-opening")


def _opened(n: int, event: int, field: str, committed: str | list[str], openings: Iterator[Opening]) -> Any:
    if isinstance(committed, str):
        return _value(n, (event, field, -1), committed, next(openings, None))
    return [_value(n, (event, field, item), each, next(openings, None)) for item, each in enumerate(committed)]


def _value(n: int, place: tuple[int, str, int], committed: str, opening: Opening | None) -> Any:
    if opening is None or (opening.event, opening.field, opening.item) != place or not _fits(opening, committed):
        raise Fault(n, "wrong-opening")
    return opening.value


def _fits(opening: Opening, committed: str) -> bool:
    try:
        salted = bytes.fromhex(opening.salt)
    except ValueError:
        return False
    return len(salted) == 16 and salted.hex() == opening.salt and commitment(salted, opening.value) == committed

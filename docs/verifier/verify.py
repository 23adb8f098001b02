#!/usr/bin/env python3
"""Check the record of a game without a line of the service that wrote it.

    python verify.py FILE [--head VERSION:HASH] [--key KEY]

Two pages say what a record is and how to check it: fairness.md, here F, and records.md, here R. This file was written
from them alone. It needs Python 3.11 and its standard library; signatures are checked where the package `cryptography`
is installed, and left out where it isn't.

Read it from top to bottom: how values are written, what follows from the seed, what is hidden from whom, the table that an
open record leads to, signatures, and then the check itself, line by line.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import hmac
import io
import json
import re
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, TypeVar

try:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
except ImportError:
    ED25519 = False
else:
    ED25519 = True

T = TypeVar("T")
Json = dict[str, Any]


class Fault(Exception):
    """What is wrong, by a name of the table in R, "Checking"; the version is that of the line where it came up, or told."""

    def __init__(self, kind: str, sentence: str, version: int | None = None) -> None:
        super().__init__(kind, sentence)
        self.kind, self.sentence, self.version = kind, sentence, version

    def __str__(self) -> str:
        return f"version {self.version}: {self.kind}: {self.sentence}"


# -- How values are written: F, "Canonical encoding"


class NotWhole:
    """A number that JSON has and the canonical encoding hasn't: a float, or one that is too large."""

    def __init__(self, digits: str) -> None:
        self.digits = digits


def whole(digits: str) -> int | NotWhole:
    """A whole number from -2⁶³ to 2⁶⁴ - 1."""
    if len(digits) > 20 or not -(2**63) <= int(digits) < 2**64:
        return NotWhole(digits)
    return int(digits)


def no_number(name: str) -> NoReturn:
    """NaN and Infinity are no JSON, though Python reads them."""
    raise ValueError(f"{name} is no JSON")


def base64_of(value: object) -> str:
    """Bytes are text; nothing else beyond JSON has a canonical form."""
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    raise TypeError("this has no canonical form")


DECODER = json.JSONDecoder(parse_int=whole, parse_float=NotWhole, parse_constant=no_number)
ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=base64_of)


def read(line: bytes) -> Any:
    """The value of a line of JSON, canonical or not; ValueError or RecursionError if there is none."""
    return DECODER.decode(line.decode())


def canonical(value: Any) -> bytes:
    """The one way to write a value; TypeError, ValueError or RecursionError if it has none."""
    return ENCODER.encode(value).encode()


def is_canonical(line: bytes, value: Any) -> bool:
    """Whether a line, with its line feed, is written in the one way that its value can be."""
    try:
        return line == canonical(value) + b"\n"
    except (TypeError, ValueError, RecursionError):
        return False


def sha256(data: bytes) -> str:
    """The SHA-256 of some bytes, in hex."""
    return hashlib.sha256(data).hexdigest()


def unbase64(text: str, length: int) -> bytes | None:
    """The bytes of canonical base64, if they are as many as they should be."""
    try:
        data = base64.b64decode(text, validate=True)
    except ValueError:
        return None
    return data if len(data) == length and base64_of(data) == text else None


# -- What kind a value is: R, "Checking" 3.8. `type(...) is` and not `isinstance`, for to Python true is a number.


def same(one: object, other: object) -> bool:
    """Whether two values are written alike: 1 is not true."""
    return type(one) is type(other) and one == other


def field(of: Json, name: str, kind: type[T]) -> T:
    """A field that is of this kind, or was left out and is empty: 0, false, no text, no items."""
    value = of.get(name, kind())
    if type(value) is not kind:
        raise Fault("altered", f"`{name}` is of another kind than it should be")
    return value


def items(of: Json, name: str, kind: type[T]) -> list[T]:
    """A field that is a list of items of this kind."""
    values: list[T] = field(of, name, list)
    if any(type(value) is not kind for value in values):
        raise Fault("altered", f"`{name}` is a list of something else than it should be")
    return values


Shape = dict[str, tuple[type, ...]]
"""The keys of a map, and of which kinds each of its values may be."""

TEXT, NUMBER, FLAG, LIST, MAP = (str,), (int,), (bool,), (list,), (dict,)
NOTHING = (type(None),)
ANYTHING = (*TEXT, *NUMBER, *FLAG, *LIST, *MAP, *NOTHING)


def shaped(value: object, shape: Shape, what: str) -> None:
    """A map with these keys and no others, and with values of these kinds."""
    if type(value) is not dict or value.keys() != shape.keys():
        raise Fault("altered", f"{what} has other keys than it should have")
    for name, kinds in shape.items():
        if type(value[name]) not in kinds:
            raise Fault("altered", f"in {what} `{name}` is of another kind than it should be")


# -- What follows from the seed: F, "The seed", "The stream", "Public forms"


def random_key(seed: str, entropy: list[str]) -> bytes:
    """The key of the random stream. The seed is hex, the entropy what the players gave."""
    return hmac.digest(bytes.fromhex(seed), b"turnledger random 1" + canonical(entropy), "sha256")


def salt_key(seed: str) -> bytes:
    """The key of all salts."""
    return hmac.digest(bytes.fromhex(seed), b"turnledger salt 1", "sha256")


def salt_of(key: bytes, version: int, index: int, name: str, item: int) -> bytes:
    """The salt of one hidden value, or of one item."""
    return hmac.digest(key, f"{version}.{index}.{name}.{item}".encode(), "sha256")[:16]


def commitment(salt: bytes, value: Any) -> str:
    """What stands in the public form for a hidden value."""
    return sha256(salt + canonical(value))


def is_seed(seed: str, committed: object) -> bool:
    """Whether this is a seed, 32 bytes in lower-case hex, and the one that was committed to."""
    return bool(re.fullmatch("[0-9a-f]{64}", seed)) and sha256(bytes.fromhex(seed)) == committed


class Words:
    """The random stream: numbers of 32 bits, `at` the number of the next."""

    def __init__(self, key: bytes) -> None:
        self.key, self.at, self.block = key, 0, b""

    def word(self) -> int:
        """The next word."""
        n, place = divmod(self.at, 8)
        if place == 0:
            self.block = hmac.digest(self.key, n.to_bytes(8, "big"), "sha256")
        self.at += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others; n is from 1 to 2³²."""
        while (word := self.word()) >= 2**32 // n * n:
            pass
        return word % n

    def shuffled(self, pile: list[int]) -> list[int]:
        """The cards of a pile in random order."""
        cards = list(pile)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


# -- What is hidden from whom: F, "Public forms"

NOBODY, SEATS_IN_TO, SEAT = "nobody", "the seats in `to`", "the seat in `seat`"

HIDDEN: dict[str, dict[str, tuple[str, bool]]] = {  # event: field: who may know it, whether it is hidden whole
    "Created": {"seed": (NOBODY, True)},
    "Made": {"cards": (NOBODY, False)},
    "Shuffled": {"was": (SEATS_IN_TO, False)},
    "Seen": {"cards": (SEATS_IN_TO, False)},
    "Asked": {"options": (SEAT, True), "least": (SEAT, True), "most": (SEAT, True)},
    "Answered": {"choice": (SEAT, True)},
    "Paused": {"stack": (NOBODY, True)},
    "Checkpoint": {"digest": (NOBODY, True)},
    "Undone": {"table": (NOBODY, True)},
    "Forked": {"table": (NOBODY, True)},
    "Redealt": {"was": (NOBODY, False)},
}


class Sealed(NamedTuple):
    """A commitment in a public form: its place, and whether the reader may know what is behind it."""

    place: tuple[int, str, int]
    commitment: str
    mine: bool


def sealed_in(form: Json, reader: int | None) -> list[Sealed]:
    """All commitments of a public form, in the order of their places; the reader is a seat, or a spectator."""
    found = [*seals(-1, "action", form["action"], True, form["seat"] == reader)]
    for index, event in enumerate(form["events"]):
        hidden = HIDDEN.get(event["type"], {})
        for name, value in event.items():  # in order already, since the line is canonical
            if name in hidden and not (hidden[name][0] == SEATS_IN_TO and mask(event) == -1):
                who, is_whole = hidden[name]
                found += seals(index, name, value, is_whole, may_know(event, who, reader))
            elif type(value) is dict and "#" in value:
                raise Fault("altered", f"`{name}` is hidden, and should be public")
    return found


def seals(index: int, name: str, value: object, is_whole: bool, mine: bool) -> Iterator[Sealed]:
    """The commitments to one field: a text for a value hidden whole, or a list, one for each item."""
    shaped(value, {"#": TEXT if is_whole else LIST}, f"what is hidden in `{name}`")
    assert isinstance(value, dict)
    if is_whole:
        yield Sealed((index, name, -1), value["#"], mine)
    else:
        yield from (Sealed((index, name, n), each, mine) for n, each in enumerate(items(value, "#", str)))


def may_know(event: Json, who: str, reader: int | None) -> bool:
    """Whether a reader may know a hidden field of an event."""
    if reader is None or who == NOBODY:
        return False
    return field(event, "seat", int) == reader if who == SEAT else mask(event) >> reader & 1 == 1


def mask(event: Json) -> int:
    """The seats of an event's `to`, bit by bit."""
    to = field(event, "to", int)
    if to < -1:
        raise Fault("altered", "`to` is no mask of seats")
    return to


def revealed(form: Json, openings: list[Json]) -> list[Json]:
    """The events as they were recorded, when all that is hidden in them has been opened."""
    events = [dict(event) for event in form["events"]]
    for event in events:
        event.update((name, []) for name in HIDDEN.get(event["type"], ()) if type(event.get(name)) is dict)
    for opening in openings:
        if opening["event"] < 0:
            continue  # the action is no event
        event, name = events[opening["event"]], opening["field"]
        if opening["item"] < 0:
            event[name] = opening["value"]
        else:
            event[name].append(opening["value"])
    return events


# -- The table of an open record: F, "The stream", "The cards"


class Table:
    """The piles of a game, what each card is, and the random stream as far as it was used."""

    def __init__(self, seed: str, sandbox: bool) -> None:
        self.seed, self.sandbox = seed, sandbox
        self.entropy: list[str] = []
        self.words = Words(random_key(seed, [])) if sandbox else None
        self.piles: dict[str, list[int]] = {}
        self.after: list[tuple[int, dict[str, list[int]]]] = [(0, {})]
        self.cards: dict[int, str] = {}
        self.last_id = -1

    def follow(self, events: list[Json]) -> None:
        """Take the events of one commit."""
        for event in events:
            step = STEPS.get(event["type"])
            if step:
                step(self, event)
        self.after.append((self.used, dict(self.piles)))

    @property
    def used(self) -> int:
        """How many words of the stream were used."""
        return self.words.at if self.words else 0

    def sat_down(self, event: Json) -> None:
        """Entropy counts until the game starts."""
        if self.words is None:
            self.entropy.append(field(event, "client_seed", str))

    def started(self, event: Json) -> None:
        """From here on the random stream is fixed."""
        if self.words is None:
            self.sat_down(event)
            self.words = Words(random_key(self.seed, self.entropy))

    def rolled(self, event: Json) -> None:
        """Dice, in the order of their faces."""
        sides, faces = field(event, "sides", int), items(event, "faces", int)
        if not 1 <= sides <= 2**32:
            raise Fault("wrong-shuffle", "there are no such dice")
        if faces != self.drawn(event, lambda words: [1 + words.below(sides) for _ in faces]):
            raise Fault("wrong-shuffle", "the dice are not what the stream gives")

    def shuffled(self, event: Json) -> None:
        """A pile in a new order, by chance or because somebody chose it, and with new ids."""
        zone, was = field(event, "zone", str), items(event, "was", int)
        pile = self.piles.get(zone, [])
        if items(event, "rng", int) != [0, 0]:
            if was != self.drawn(event, lambda words: words.shuffled(pile)):
                raise Fault("wrong-shuffle", "the pile is not in the order that the stream gives")
        elif len(pile) > 1 and mask(event) == 0:
            raise Fault("wrong-shuffle", "the pile was put in order, and by nobody")
        elif sorted(was) != sorted(pile):
            raise Fault("wrong-shuffle", "the pile that was put in order has other cards than before")
        ids = self.given(event, len(was))
        self.cards.update((new, self.cards[old]) for new, old in zip(ids, was, strict=True) if old in self.cards)
        self.piles[zone] = ids

    def redealt(self, event: Json) -> None:
        """Cards change places, but the ids stay where they are."""
        ids, was = items(event, "ids", int), items(event, "was", int)
        if was != self.drawn(event, lambda words: words.shuffled(ids)):
            raise Fault("wrong-shuffle", "the cards were not dealt anew as the stream gives")
        before = {old: self.cards.pop(old) for old in was if old in self.cards}
        self.cards.update((now, before[old]) for now, old in zip(ids, was, strict=True) if old in before)

    def drawn(self, event: Json, draw: Callable[[Words], list[int]]) -> list[int]:
        """What the stream gives next; the event must name the words that this takes."""
        if self.words is None:
            raise Fault("wrong-shuffle", "there was chance before the game had started")
        start, drawn = self.words.at, draw(self.words)
        if items(event, "rng", int) != [start, self.words.at]:
            raise Fault("wrong-shuffle", "other words of the stream were used than those that come next")
        return drawn

    def made(self, event: Json) -> None:
        """New cards, on top of a pile."""
        zone, cards = field(event, "zone", str), items(event, "cards", str)
        ids = self.given(event, len(cards))
        self.cards.update(zip(ids, cards, strict=True))
        self.piles[zone] = self.piles.get(zone, []) + ids

    def given(self, event: Json, count: int) -> list[int]:
        """The new ids that an event gives, `first` and those after it; no id is given twice."""
        first = field(event, "first", int)
        if first <= self.last_id:
            raise Fault("wrong-shuffle", "an id is given a second time")
        self.last_id = max(self.last_id, first + count - 1)
        return list(range(first, first + count))

    def moved(self, event: Json) -> None:
        """Cards go from one pile to another, or to another place in it."""
        ids, src, dst = items(event, "ids", int), field(event, "src", str), field(event, "dst", str)
        pile, going = self.piles.get(src, []), set(ids)
        left = [card for card in pile if card not in going]
        if len(going) < len(ids) or len(left) + len(ids) != len(pile):
            raise Fault("wrong-shuffle", "cards are moved that are not in the pile")
        self.piles[src] = left
        there = self.piles.get(dst, [])
        self.piles[dst] = ids + there if field(event, "bottom", bool) else there + ids

    def seen(self, event: Json) -> None:
        """Cards are shown: as what they were made, or, of a sandbox's first cards, as what they were shown before."""
        ids, cards = items(event, "ids", int), items(event, "cards", str)
        if len(ids) != len(cards):
            raise Fault("wrong-shuffle", "more cards are shown than ids, or fewer")
        for number, card in zip(ids, cards, strict=True):
            known = self.cards.setdefault(number, card) if self.sandbox else self.cards.get(number)
            if known != card:
                raise Fault("wrong-shuffle", f"card {number} isn't what is shown")

    def undone(self, event: Json) -> None:
        """All piles are what they were, unless chance came between; ids that were given stay given."""
        to = field(event, "to", int)
        if not 1 <= to < len(self.after):
            raise Fault("altered", "it goes back to a version that isn't before it")
        used, piles = self.after[to]
        if used != self.used:
            raise Fault("wrong-shuffle", "chance was taken back")
        self.piles = dict(piles)

    def forked(self, event: Json) -> None:
        """The piles of a sandbox; what the cards are isn't told."""
        if len(self.after) > 1:
            raise Fault("altered", "a game that is under way becomes a sandbox")
        zones = field(event, "zones", dict)
        self.piles = {zone: items(zones, zone, int) for zone in zones}
        self.last_id = max((self.last_id, *(max(pile, default=0) for pile in self.piles.values())))


STEPS: dict[str, Callable[[Table, Json], None]] = {
    "SatDown": Table.sat_down,
    "Started": Table.started,
    "Rolled": Table.rolled,
    "Shuffled": Table.shuffled,
    "Redealt": Table.redealt,
    "Made": Table.made,
    "Moved": Table.moved,
    "Seen": Table.seen,
    "Undone": Table.undone,
    "Forked": Table.forked,
}


# -- Signatures: R, "Signatures"


OF_HEAD, OF_RECORD = b"turnledger head 1", b"turnledger record 1"


def message(label: bytes, game: str, version: int, line_hash: str) -> bytes:
    """What is signed, of a commit or of the end."""
    return label + canonical({"game": game, "hash": line_hash, "version": version})


def is_genuine(key: bytes, signature: bytes, message: bytes) -> bool:
    """Whether an Ed25519 signature is by this key, over this message."""
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except InvalidSignature:
        return False
    return True


# -- Lines: R, "The file"

FORMAT = {"type": "header", "format": "turnledger record", "format_version": 1}
HEADER: Shape = {
    "type": TEXT,
    "format": TEXT,
    "format_version": NUMBER,
    "game": TEXT,
    "seat": NUMBER + NOTHING,
    "open": FLAG,
    "version": NUMBER,
    "head": TEXT,
    "rules": NUMBER,
    "at": NUMBER,
    "keys": LIST,
    "hash": TEXT,
}
KEY: Shape = {"id": TEXT, "key": TEXT}
CONTENT: Shape = {"type": TEXT, "pack": TEXT, "hash": TEXT}
SIGNED: Shape = {"signed_by": TEXT + NOTHING, "signature": TEXT + NOTHING}
COMMIT: Shape = {"type": TEXT, "form": MAP, "hash": TEXT, "openings": LIST, **SIGNED}
FORM: Shape = {
    "version": NUMBER,
    "at": NUMBER,
    "seat": NUMBER,
    "rules": NUMBER,
    "action": MAP,
    "events": LIST,
    "prev": TEXT,
}
OPENING: Shape = {"event": NUMBER, "field": TEXT, "item": NUMBER, "salt": TEXT, "value": ANYTHING}
END: Shape = {
    "type": TEXT,
    "game": TEXT,
    "version": NUMBER,
    "head": TEXT,
    "at": NUMBER,
    "header": TEXT,
    "lines": TEXT,
    "hash": TEXT,
    **SIGNED,
}


def without(line: Json, *names: str) -> Json:
    """A line without some of its keys."""
    return {name: value for name, value in line.items() if name not in names}


def header_of(line: bytes) -> Json:
    """The first line: R, "Checking" 1."""
    try:
        header = read(line)
    except (ValueError, RecursionError):
        raise Fault("unreadable", "the first line is no JSON") from None
    if type(header) is not dict or not all(same(header.get(name), value) for name, value in FORMAT.items()):
        raise Fault("unreadable", "the first line isn't the header of a record of version 1")
    if not is_canonical(line, header):
        raise Fault("altered", "the header isn't canonical")
    shaped(header, HEADER, "the header")
    if header["hash"] != sha256(canonical(without(header, "hash"))):
        raise Fault("altered", "the header has another hash")
    if header["seat"] is not None and (header["open"] or not 0 <= header["seat"] < 64):
        raise Fault("altered", "the header has a seat that can't be")
    return header


def keys_of(header: Json) -> dict[str, bytes]:
    """The public keys of the header, by their ids."""
    keys = {}
    for entry in header["keys"]:
        shaped(entry, KEY, "a key of the header")
        key = unbase64(entry["key"], 32)
        if key is None or entry["id"] != sha256(key)[:16]:
            raise Fault("altered", "a key of the header isn't the one that its id says")
        keys[entry["id"]] = key
    return keys


def content_of(line: bytes) -> str:
    """The hash of the cards, in the second line: R, "Checking" 2."""
    content = canonical_line(line)
    shaped(content, CONTENT, "the content")
    if content["type"] != "content":
        raise Fault("altered", "the second line isn't the content")
    content_hash = sha256(content["pack"].encode())
    if content["hash"] != content_hash:
        raise Fault("altered", "the content has another hash")
    return content_hash


def entry_of(line: bytes) -> Json:
    """A commit or the end, as far as its line alone tells: R, "Checking" 3."""
    entry = canonical_line(line)
    if type(entry) is dict and entry.get("type") == "end":
        shaped(entry, END, "the end")
        hashed = without(entry, "hash", "signed_by", "signature")
    elif type(entry) is dict and entry.get("type") == "commit":
        shaped(entry, COMMIT, "the commit")
        hashed = entry["form"]
        check_form(hashed)
        for opening in entry["openings"]:
            shaped(opening, OPENING, "an opening")
    else:
        raise Fault("altered", "the line is neither a commit nor the end")
    if entry["signature"] is not None and unbase64(entry["signature"], 64) is None:
        raise Fault("altered", "the signature isn't written as one")
    if entry["hash"] != sha256(canonical(hashed)):
        raise Fault("altered", "the line has another hash")
    return entry


def check_form(form: Json) -> None:
    """What a public form looks like: F, "Public forms"."""
    shaped(form, FORM, "the public form")
    shaped(form["action"], {"#": TEXT}, "the action")
    for event in items(form, "events", dict):
        if not field(event, "type", str):
            raise Fault("altered", "an event has no type")


def canonical_line(line: bytes) -> Any:
    """The value of a line that is canonical."""
    try:
        value = read(line)
    except (ValueError, RecursionError):
        raise Fault("altered", "the line is no JSON") from None
    if not is_canonical(line, value):
        raise Fault("altered", "the line isn't canonical")
    return value


def version_of(entry: Json) -> int:
    """The version of a commit or of the end."""
    version: int = (entry if entry["type"] == "end" else entry["form"])["version"]
    return version


def is_commit(line: bytes, version: int) -> bool:
    """Whether a line is the commit of this version."""
    try:
        entry = entry_of(line)
        return entry["type"] == "commit" and version_of(entry) == version
    except (Fault, RecursionError):
        return False


# -- The check: R, "Checking"


@dataclass(frozen=True)
class Verdict:
    """What became of a check: how far it came, and the first fault, if there is one."""

    game: str
    commits: int
    head: str
    signed: int
    fault: Fault | None

    def __str__(self) -> str:
        if self.fault:
            return str(self.fault)
        game = ascii(self.game)[1:-1]  # it may be any text, and this goes to a terminal
        left_out = "" if ED25519 or not self.signed else " (signatures not checked: `cryptography` isn't installed)"
        counts = f"{self.commits} commits, head {self.head}, {self.signed} of {self.commits} signed"
        return f"verified: game {game}, {counts}{left_out}"


def check(data: bytes, kept: tuple[int, str] | None = None, trusted: Collection[bytes] = ()) -> Verdict:
    """Check a record.

    `kept` are the version and hash of a head that somebody kept, `trusted` the service's public keys, if they are known.
    """
    record, fault = Record(data, kept, trusted), None
    try:
        record.check()
    except Fault as found:
        fault = found
    return Verdict(record.game, record.commits, record.head, record.signed, fault)


@contextmanager
def blaming(version: int) -> Iterator[None]:
    """Faults are this version's, if they don't say otherwise."""
    try:
        yield
    except Fault as fault:
        fault.version = version if fault.version is None else fault.version
        raise
    except RecursionError:
        raise Fault("altered", "it is nested too deeply", version) from None


class Record:
    """A record, checked line by line up to `commits` and `head`."""

    def __init__(self, data: bytes, kept: tuple[int, str] | None, trusted: Collection[bytes]) -> None:
        self.lines = io.BytesIO(data).readlines()  # each with its line feed, and with no other end than that
        self.kept, self.trusted = kept, trusted
        self.game, self.commits, self.head, self.signed = "", 0, "", 0
        self.table: Table | None = None

    def check(self) -> None:
        """Check everything; the first Fault comes out."""
        with blaming(0):
            self.header = header_of(self.line(0))
            self.game, self.is_open = self.header["game"], self.header["open"]
            self.keys = keys_of(self.header)
            self.content = content_of(self.line(1))
        is_over = False
        while not is_over:
            with blaming(self.commits + 1):
                is_over = self.check_next()

    def line(self, number: int) -> bytes:
        """A line, empty where there is none."""
        return self.lines[number] if number < len(self.lines) else b""

    def check_next(self) -> bool:
        """Check the commit that comes next, or the end: whether it was the end."""
        place = self.commits + 1
        line = self.line(place + 1)
        if not line:
            raise Fault("missing", "the record stops before it")
        entry = entry_of(line)
        self.check_version(entry, place)
        if entry["type"] == "end":
            self.check_end(entry, place)
            return True
        self.check_commit(entry, place)
        return False

    def check_version(self, entry: Json, place: int) -> None:
        """R, "Checking" 3.1."""
        version, is_end = version_of(entry), entry["type"] == "end"
        if version < 1 and not is_end:
            raise Fault("altered", "there is no such version")
        if version < place and not is_end:
            raise Fault("repeated", "this commit is there again", version)
        if version > place or (is_end and version == place):
            if any(is_commit(later, place) for later in self.lines[place + 2 :]):
                raise Fault("reordered", "this commit comes later")
            raise Fault("missing", "this commit isn't there")

    def check_commit(self, entry: Json, version: int) -> None:
        """R, "Checking" 3.2 to 3.8."""
        form = entry["form"]
        if form["prev"] != self.head:
            raise Fault("altered", "it doesn't follow the commit before it")
        self.commits, self.head = version, entry["hash"]
        if self.kept and self.kept[0] == version and self.kept[1] != self.head:
            raise Fault("altered", "it isn't the commit of the head that was kept", version)
        self.check_openings(form, entry["openings"])
        if version == 1:
            self.check_created(form["events"])
        if self.is_open:
            self.check_table(form, entry["openings"])
        self.check_ended(form["events"])
        self.signed += self.check_signature(entry, message(OF_HEAD, self.game, version, self.head))

    def check_openings(self, form: Json, openings: list[Json]) -> None:
        """R, "Checking" 3.3."""
        sealed = [each for each in sealed_in(form, self.header["seat"]) if self.is_open or each.mine]
        if len(openings) != len(sealed):
            raise Fault("wrong-opening", "more is opened than should be, or less")
        for opening, (place, committed, _) in zip(openings, sealed, strict=True):
            salt = opening["salt"]
            if (opening["event"], opening["field"], opening["item"]) != place:
                raise Fault("wrong-opening", "something else is opened than should be")
            if not re.fullmatch("[0-9a-f]{32}", salt) or commitment(bytes.fromhex(salt), opening["value"]) != committed:
                raise Fault("wrong-opening", f"`{place[1]}` isn't what was committed to")

    def check_created(self, events: list[Json]) -> None:
        """R, "Checking" 3.4, but for the seed."""
        if not events or events[0]["type"] != "Created":
            raise Fault("altered", "it doesn't begin with `Created`")
        self.seed_hash = events[0].get("seed_hash")
        if events[0].get("content") != self.content:
            raise Fault("altered", "the game is played with other cards", 0)
        if events[0].get("algorithm", "") not in ("", "turnledger 1"):
            raise Fault("unreadable", "chance follows from the seed in a way that isn't known here")

    def check_table(self, form: Json, openings: list[Json]) -> None:
        """The seed of R, "Checking" 3.4, and 3.5."""
        events = revealed(form, openings)
        if self.table is None:
            seed = field(events[0], "seed", str)
            if not is_seed(seed, self.seed_hash):
                raise Fault("wrong-seed", "the seed isn't the one that was committed to")
            self.table = Table(seed, sandbox=any(event["type"] == "Forked" for event in events))
            self.salt_key = salt_key(seed)
        for opening in openings:
            place = opening["event"], opening["field"], opening["item"]
            if opening["salt"] != salt_of(self.salt_key, form["version"], *place).hex():
                raise Fault("wrong-opening", f"the salt of `{place[1]}` doesn't follow from the seed")
        self.table.follow(events)

    def check_ended(self, events: list[Json]) -> None:
        """R, "Checking" 3.6."""
        for event in events:
            if event["type"] == "Ended":
                if not is_seed(field(event, "seed", str), self.seed_hash):
                    raise Fault("wrong-seed", "the seed isn't the one that was committed to")
                if not self.is_open:
                    raise Fault("altered", "the game is over, but the record isn't open", 0)

    def check_signature(self, entry: Json, signed: bytes) -> bool:
        """R, "Checking" 3.7: whether there is a signature, which then is genuine."""
        if entry["signed_by"] is None and entry["signature"] is None:
            return False
        if entry["signed_by"] is None or entry["signature"] is None:
            raise Fault("wrong-signature", "there is half a signature")
        key = self.keys.get(entry["signed_by"])
        if key is None or (self.trusted and key not in self.trusted):
            raise Fault("wrong-signature", "it is signed with a key that isn't known")
        if ED25519 and not is_genuine(key, base64.b64decode(entry["signature"]), signed):
            raise Fault("wrong-signature", "the signature isn't of this head by this key")
        return True

    def check_end(self, end: Json, place: int) -> None:
        """R, "Checking" 4, and what is said of a head that was kept."""
        if self.kept and self.kept[0] >= place:
            raise Fault("missing", "the record stops before the head that was kept")
        if end["version"] != self.commits or end["head"] != self.head:
            raise Fault("altered", "the end is of another head")
        if not self.check_signature(end, message(OF_RECORD, end["game"], self.commits, end["hash"])) and self.trusted:
            raise Fault("wrong-signature", "the end isn't signed")
        if end["header"] != self.header["hash"]:
            raise Fault("altered", "the end is of another header", 0)
        if any(end[name] != self.header[name] for name in ("game", "version", "head", "at")):
            raise Fault("altered", "the end says something else than the header", 0)
        if end["lines"] != sha256(b"".join(self.lines[: place + 1])):
            raise Fault("altered", "the lines before the end have another hash")
        if len(self.lines) > place + 2:
            raise Fault("altered", "something follows the end")


# -- The command line


def head_argument(text: str) -> tuple[int, str]:
    """VERSION:HASH."""
    told = re.fullmatch("([1-9][0-9]{0,17}):([0-9a-f]{64})", text)
    if not told:
        raise argparse.ArgumentTypeError("a head is VERSION:HASH")
    return int(told[1]), told[2]


def key_argument(text: str) -> bytes:
    """A public key in base64."""
    key = unbase64(text, 32)
    if key is None:
        raise argparse.ArgumentTypeError("a key is 32 bytes in base64")
    if not ED25519:
        raise argparse.ArgumentTypeError("without `cryptography` no signature can be checked")
    return key


def main(arguments: list[str] | None = None) -> int:
    """Check a file: 0 if all is well, 1 if something is wrong with it, 2 if it can't be read."""
    parser = argparse.ArgumentParser(description="Check the record of a game.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--head", type=head_argument, metavar="VERSION:HASH", help="a head that you kept")
    parser.add_argument("--key", type=key_argument, action="append", default=[], help="a key of the service, in base64")
    told = parser.parse_args(arguments)
    try:
        data = told.file.read_bytes()
    except OSError as no:
        print(f"{no.filename}: {no.strerror}", file=sys.stderr)
        return 2
    verdict = check(data, told.head, told.key)
    print(verdict)
    return 1 if verdict.fault else 0


if __name__ == "__main__":
    sys.exit(main())

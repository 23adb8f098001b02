"""Damages of a record, each with the version and the name that docs/records.md gives it."""

from __future__ import annotations

import io
from collections.abc import Callable
from copy import deepcopy

from docs.verifier.verify import canonical
from tests.docs.records import (
    OTHER_SEED,
    SEED,
    SIGNERS,
    Json,
    base64_of,
    digest,
    example,
    game,
    ndjson,
    opening,
    recommitted,
    record,
    sealed,
    seen,
    sign,
)

OPEN = record(game(), is_open=True)
ANOTHER = "00" * 32

Damaged = Callable[[], bytes]
Lines = list[Json]


def lines() -> Lines:
    """The example, to be changed."""
    return deepcopy(OPEN)


# -- How a record is damaged


def raw(number: int, change: Callable[[bytes], bytes]) -> Damaged:
    """One line is changed as bytes."""

    def damaged() -> bytes:
        written = io.BytesIO(example()).readlines()
        written[number] = change(written[number])
        return b"".join(written)

    return damaged


def changed(change: Callable[[Lines], object]) -> Damaged:
    """Lines are changed, and nothing is written anew."""

    def damaged() -> bytes:
        record = lines()
        change(record)
        return ndjson(record)

    return damaged


def rehashed(change: Callable[[Lines], object]) -> Damaged:
    """Lines are changed, and hashed and signed anew: what is wrong isn't that they were changed."""

    def damaged() -> bytes:
        record = lines()
        change(record)
        return ndjson(sealed(record))

    return damaged


def forged(change: Callable[[Lines], object]) -> Damaged:
    """Openings are changed, and the commitments, hashes and signatures fit them."""

    def damaged() -> bytes:
        header, content, *commits, end = lines()
        change(commits)
        return ndjson(sealed([header, content, *map(recommitted, commits), end]))

    return damaged


def played(version: int, change: Callable[[Lines], object], *, is_open: bool = True) -> Damaged:
    """The game went otherwise in one commit."""

    def damaged() -> bytes:
        turns = game()
        change(turns[version - 1].events)
        return ndjson(record(turns, is_open=is_open))

    return damaged


def told(upto: int, reader: int | None, change: Callable[[Lines], object]) -> Damaged:
    """What a seat or a spectator is given of the first commits is changed."""

    def damaged() -> bytes:
        given = record(game()[:upto], reader)
        change(given)
        return ndjson(sealed(given))

    return damaged


def ended(**fields: object) -> Damaged:
    """The end says something else, and is signed."""

    def damaged() -> bytes:
        *before, end = lines()
        end |= fields
        end["hash"] = digest(
            canonical({name: end[name] for name in end if name not in ("hash", "signed_by", "signature")})
        )
        sign(end, b"turnledger record 1", end["game"], end["version"])
        return ndjson([*before, end])

    return damaged


# -- What is changed in it


def opened(commit: Json, field: str, item: int = -1) -> Json:
    """An opening of a commit."""
    return next(each for each in commit["openings"] if (each["field"], each["item"]) == (field, item))


def event(commit: Json, kind: str) -> Json:
    """An event of a commit."""
    return next(each for each in commit["form"]["events"] if each["type"] == kind)


def another_key(record: Lines) -> None:
    record[0]["keys"][0]["key"] = base64_of(bytes(32))


def another_commit_before(record: Lines) -> None:
    record[4]["form"]["prev"] = ANOTHER
    record[4]["hash"] = digest(canonical(record[4]["form"]))


def another_header(record: Lines) -> None:
    record[0]["at"] = 0
    record[0]["hash"] = digest(canonical({name: value for name, value in record[0].items() if name != "hash"}))


def later_and_damaged(record: Lines) -> None:
    record.insert(6, record.pop(4))
    record[6]["form"]["at"] = 0


def in_the_clear(record: Lines) -> None:
    record[4]["openings"] = [each for each in record[4]["openings"] if each["field"] != "stack"]
    event(record[4], "Paused")["stack"] = base64_of(b"\x91\x01")


def in_capitals(record: Lines) -> None:
    choice = opened(record[5], "choice")
    choice["salt"] = choice["salt"].upper()


def one_word_on(events: Lines) -> None:
    events[1]["rng"] = [word + 1 for word in events[1]["rng"]]


FORKED = {"type": "Forked", "of": "", "at": 1, "seat": 0, "zones": {}, "table": b""}
EARLY = {"type": "Rolled", "seat": 0, "sides": 6, "faces": [1], "rng": [0, 1]}
AGAIN = {"type": "Made", "zone": "deck", "first": 12, "cards": ["ace"]}

UNREADABLE: dict[str, tuple[Damaged, str]] = {
    "nothing": (lambda: b"", "0 unreadable"),
    "no JSON": (raw(0, lambda line: b"{" + line), "0 unreadable"),
    "no object": (raw(0, lambda line: b"[]\n"), "0 unreadable"),
    "another encoding": (raw(0, lambda line: line.decode().encode("utf-16")), "0 unreadable"),
    "too deep to read": (raw(0, lambda line: b"[" * 100_000), "0 unreadable"),
    "not a number": (raw(0, lambda line: line.replace(b":1,", b":NaN,", 1)), "0 unreadable"),
    "no header": (rehashed(lambda r: r[0].update(type="head")), "0 unreadable"),
    "another format": (rehashed(lambda r: r[0].update(format="diary")), "0 unreadable"),
    "a later version of the format": (rehashed(lambda r: r[0].update(format_version=2)), "0 unreadable"),
    "a version of the format that is true": (rehashed(lambda r: r[0].update(format_version=True)), "0 unreadable"),
    "a version of the format that is a float": (
        raw(0, lambda line: line.replace(b'version":1,', b'version":1.0,', 1)),
        "0 unreadable",
    ),
    "another algorithm": (played(1, lambda e: e[0].update(algorithm="turnledger 2")), "1 unreadable"),
}

ORDER: dict[str, tuple[Damaged, str]] = {
    "a commit left out": (changed(lambda r: r.pop(4)), "3 missing"),
    "two commits left out": (changed(lambda r: r.__delitem__(slice(4, 6))), "3 missing"),
    "the first commit left out": (changed(lambda r: r.pop(2)), "1 missing"),
    "the last commit left out": (changed(lambda r: r.pop(9)), "8 missing"),
    "no end": (changed(lambda r: r.pop()), "9 missing"),
    "cut off": (changed(lambda r: r.__delitem__(slice(6, None))), "5 missing"),
    "no commit at all": (changed(lambda r: r.__delitem__(slice(2, None))), "1 missing"),
    "a commit again": (changed(lambda r: r.insert(5, r[4])), "3 repeated"),
    "a commit again later": (changed(lambda r: r.insert(8, r[4])), "3 repeated"),
    "two commits swapped": (changed(lambda r: r.insert(5, r.pop(4))), "3 reordered"),
    "the end too early": (changed(lambda r: r.insert(4, r.pop())), "3 reordered"),
    "a commit later, and damaged": (changed(later_and_damaged), "3 missing"),
}

ALTERED: dict[str, tuple[Damaged, str]] = {
    "no last line feed": (lambda: example()[:-1], "9 altered"),
    "cut off in a line": (raw(4, lambda line: line[:-1]), "3 altered"),
    "a space": (raw(4, lambda line: line.replace(b":", b": ", 1)), "3 altered"),
    "other line ends": (raw(4, lambda line: line[:-1] + b"\r\n"), "3 altered"),
    "a key twice": (raw(4, lambda line: line.replace(b'"at":', b'"at":0,"at":', 1)), "3 altered"),
    "keys in another order": (raw(9, lambda line: line.replace(b'"form":', b'"z":', 1)), "8 altered"),
    "an escape that isn't needed": (raw(1, lambda line: line.replace(b"ace", b"\\u0061ce", 1)), "0 altered"),
    "half a surrogate": (raw(3, lambda line: line.replace("à".encode(), b"\\ud83d")), "2 altered"),
    "half a surrogate in the header": (raw(0, lambda line: b'{"\\ud83d":0,' + line[1:]), "0 altered"),
    "a number beyond all bounds in the header": (raw(0, lambda line: b'{"a":1e9999,' + line[1:]), "0 altered"),
    "more digits than a number has in the header": (
        raw(0, lambda line: b'{"a":' + b"9" * 9000 + b"," + line[1:]),
        "0 altered",
    ),
    "half a letter": (raw(3, lambda line: line.replace("à".encode(), b"\xc3")), "2 altered"),
    "a float": (raw(0, lambda line: line.replace(b'"rules":1', b'"rules":1.0')), "0 altered"),
    "minus zero": (raw(4, lambda line: line.replace(b'"seat":0', b'"seat":-0')), "3 altered"),
    "a number beyond all bounds": (raw(4, lambda line: line.replace(b'"at":', b'"at":' + b"9" * 9000, 1)), "3 altered"),
    "a commit too deep to read": (raw(4, lambda line: b'{"form":' * 100_000), "3 altered"),
    "another field in the header": (rehashed(lambda r: r[0].update(more=1)), "0 altered"),
    "a header with another hash": (changed(lambda r: r[0].update(hash=ANOTHER)), "0 altered"),
    "a header of another game": (changed(lambda r: r[0].update(game="another")), "0 altered"),
    "a header whose time is text": (rehashed(lambda r: r[0].update(at="noon")), "0 altered"),
    "a seat below zero": (rehashed(lambda r: r[0].update(seat=-1, open=False)), "0 altered"),
    "a seat beyond all tables": (rehashed(lambda r: r[0].update(seat=2**64 - 1, open=False)), "0 altered"),
    "an open record with a seat": (rehashed(lambda r: r[0].update(seat=0)), "0 altered"),
    "a key with another id": (rehashed(another_key), "0 altered"),
    "a key of 31 bytes": (rehashed(lambda r: r[0]["keys"][0].update(key=base64_of(bytes(31)))), "0 altered"),
    "no content": (changed(lambda r: r.__delitem__(slice(1, None))), "0 altered"),
    "content of another type": (rehashed(lambda r: r[1].update(type="cards")), "0 altered"),
    "other cards": (changed(lambda r: r[1].update(pack="{}")), "0 altered"),
    "other cards with their hash": (rehashed(lambda r: r[1].update(pack="{}", hash=digest(b"{}"))), "0 altered"),
    "the header again": (changed(lambda r: r.insert(2, r[0])), "1 altered"),
    "another field in a commit": (changed(lambda r: r[4].update(more=1)), "3 altered"),
    "another field in a form": (rehashed(lambda r: r[4]["form"].update(more=1)), "3 altered"),
    "another field in an opening": (rehashed(lambda r: r[4]["openings"][0].update(more=1)), "3 altered"),
    "another time": (changed(lambda r: r[4]["form"].update(at=0)), "3 altered"),
    "another hash": (changed(lambda r: r[4].update(hash=ANOTHER)), "3 altered"),
    "a commit that follows another": (changed(another_commit_before), "3 altered"),
    "version zero": (rehashed(lambda r: r[4]["form"].update(version=0)), "3 altered"),
    "a version that is text": (rehashed(lambda r: r[4]["form"].update(version="3")), "3 altered"),
    "a version that is true": (rehashed(lambda r: r[2]["form"].update(version=True)), "1 altered"),
    "a time that is text": (rehashed(lambda r: r[4]["form"].update(at="noon")), "3 altered"),
    "events that are none": (rehashed(lambda r: r[6]["form"].update(events=[1])), "5 altered"),
    "an event of no type": (rehashed(lambda r: r[6]["form"]["events"][0].pop("type")), "5 altered"),
    "a secret in the clear": (rehashed(in_the_clear), "3 altered"),
    "a public field that is hidden": (rehashed(lambda r: event(r[6], "Moved").update(dst={"#": ANOTHER})), "5 altered"),
    "a whole that is hidden in parts": (
        rehashed(lambda r: event(r[4], "Asked").update(least={"#": [ANOTHER]})),
        "3 altered",
    ),
    "a commitment that is a number": (
        told(4, None, lambda r: event(r[4], "Made").update(cards={"#": [1] * 6})),
        "3 altered",
    ),
    "nothing created": (told(4, None, lambda r: r[2]["form"]["events"].pop(0)), "1 altered"),
    "a mask of no seats": (played(7, lambda e: e[0].update(to=-2)), "7 altered"),
    "faces that are text": (played(4, lambda e: e[1].update(faces=["1", "2"])), "4 altered"),
    "taken back to what is not before": (played(6, lambda e: e[0].update(to=6)), "6 altered"),
    "a sandbox in the middle": (played(5, lambda e: e.append(FORKED)), "5 altered"),
    "over, but not open": (played(8, lambda e: None, is_open=False), "0 altered"),
    "a signature in other base64": (changed(lambda r: r[4].update(signature=r[4]["signature"][:-2])), "3 altered"),
    "an end of another head": (ended(head=ANOTHER), "9 altered"),
    "an end of another version": (ended(version=7), "9 altered"),
    "an end of another game": (ended(game="another"), "0 altered"),
    "an end of another time": (ended(at=0), "0 altered"),
    "an end of another header": (ended(header=ANOTHER), "0 altered"),
    "a header that the end doesn't know": (changed(another_header), "0 altered"),
    "an end of other lines": (ended(lines=ANOTHER), "9 altered"),
    "an end with another hash": (changed(lambda r: r[-1].update(at=0)), "9 altered"),
    "something after the end": (changed(lambda r: r.append(r[-1])), "9 altered"),
    "an empty line after the end": (lambda: example() + b"\n", "9 altered"),
}

OPENINGS: dict[str, tuple[Damaged, str]] = {
    "another card": (changed(lambda r: opened(r[4], "cards", 1).update(value="joker")), "3 wrong-opening"),
    "an opening left out": (changed(lambda r: r[5]["openings"].pop()), "4 wrong-opening"),
    "an opening too many": (changed(lambda r: r[5]["openings"].append(r[5]["openings"][0])), "4 wrong-opening"),
    "openings swapped": (changed(lambda r: r[4]["openings"].reverse()), "3 wrong-opening"),
    "no salt": (changed(lambda r: opened(r[5], "choice").update(salt="")), "4 wrong-opening"),
    "a salt in capitals": (changed(in_capitals), "4 wrong-opening"),
    "a salt that isn't the seed's": (
        forged(lambda c: opened(c[3], "choice").update(salt="00" * 16)),
        "4 wrong-opening",
    ),
    "what a seat may not know": (told(3, 1, lambda r: r[4].update(openings=OPEN[4]["openings"])), "3 wrong-opening"),
    "less than a seat may know": (told(3, 1, lambda r: r[4]["openings"].pop()), "3 wrong-opening"),
    "something for a spectator": (
        told(4, None, lambda r: r[5]["openings"].append(opening(SEED, 4, 0, "choice", -1, [12]))),
        "4 wrong-opening",
    ),
}

SEEDS: dict[str, tuple[Damaged, str]] = {
    "another seed": (forged(lambda c: opened(c[0], "seed").update(value=OTHER_SEED)), "1 wrong-seed"),
    "another seed_hash": (rehashed(lambda r: event(r[2], "Created").update(seed_hash=7)), "1 wrong-seed"),
    "no seed": (forged(lambda c: opened(c[0], "seed").update(value="seed")), "1 wrong-seed"),
    "another seed at the end": (played(8, lambda e: e[2].update(seed=OTHER_SEED)), "8 wrong-seed"),
    "another seed at the end, not open": (
        played(8, lambda e: e[2].update(seed=OTHER_SEED), is_open=False),
        "8 wrong-seed",
    ),
}

CHANCE: dict[str, tuple[Damaged, str]] = {
    "another order": (played(3, lambda e: e[2]["was"].reverse()), "3 wrong-shuffle"),
    "a die too many": (played(4, lambda e: e[1]["faces"].append(6)), "4 wrong-shuffle"),
    "another face": (played(4, lambda e: e[1].update(faces=[7, 7])), "4 wrong-shuffle"),
    "dice of no sides": (played(4, lambda e: e[1].update(sides=0)), "4 wrong-shuffle"),
    "dice of too many sides": (played(4, lambda e: e[1].update(sides=2**32 + 1)), "4 wrong-shuffle"),
    "a word left out": (played(4, one_word_on), "4 wrong-shuffle"),
    "other entropy": (played(2, lambda e: e[0].update(client_seed="un")), "3 wrong-shuffle"),
    "dice before the start": (played(2, lambda e: e.append(EARLY)), "2 wrong-shuffle"),
    "an order that nobody chose": (played(7, lambda e: e[0].update(to=0)), "7 wrong-shuffle"),
    "a chosen order of other cards": (played(7, lambda e: e[0].update(was=[9, 11])), "7 wrong-shuffle"),
    "a card moved that isn't there": (played(5, lambda e: e[0].update(ids=[11])), "5 wrong-shuffle"),
    "a card moved twice": (played(5, lambda e: e[0].update(ids=[10, 10])), "5 wrong-shuffle"),
    "a move that isn't taken back": (played(6, lambda e: e.pop()), "7 wrong-shuffle"),
    "dice taken back": (played(6, lambda e: e[0].update(to=3)), "6 wrong-shuffle"),
    "an id given twice": (played(5, lambda e: e.append(AGAIN)), "5 wrong-shuffle"),
    "another card shown": (played(5, lambda e: e.append(seen(10, -1, "joker"))), "5 wrong-shuffle"),
    "fewer cards shown than ids": (
        played(5, lambda e: e.append(seen(10, -1, "ace") | {"ids": [10, 9]})),
        "5 wrong-shuffle",
    ),
    "a card shown that nobody made": (played(5, lambda e: e.append(seen(99, -1, "ace"))), "5 wrong-shuffle"),
}

SIGNATURES: dict[str, tuple[Damaged, str]] = {
    "another signature": (changed(lambda r: r[4].update(signature=r[5]["signature"])), "3 wrong-signature"),
    "another signer": (changed(lambda r: r[4].update(signed_by=SIGNERS[1].id)), "3 wrong-signature"),
    "an unknown signer": (changed(lambda r: r[4].update(signed_by="00" * 8)), "3 wrong-signature"),
    "a signature of nobody": (changed(lambda r: r[4].update(signed_by=None)), "3 wrong-signature"),
    "a signer without signature": (changed(lambda r: r[4].update(signature=None)), "3 wrong-signature"),
    "another signature at the end": (changed(lambda r: r[-1].update(signature=r[5]["signature"])), "9 wrong-signature"),
}

DAMAGES = UNREADABLE | ORDER | ALTERED | OPENINGS | SEEDS | CHANCE | SIGNATURES
"""By name: the damaged record, and the version and name of its fault."""

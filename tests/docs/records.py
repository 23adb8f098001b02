"""Records written by hand as docs/records.md says: `python -m tests.docs.records` prints docs/verifier/example.ndjson."""

from __future__ import annotations

import base64
import sys
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from domain.kernel.audience import EVERYONE
from domain.kernel.canonical import canonical
from domain.kernel.commit import Commit, commitment, hidden_fields, pack, public_form, salt, unpack
from domain.kernel.events import Created, SeatPlan
from domain.kernel.rng import ALGORITHM, Stream, below, random_key, salt_key, shuffled

Json = dict[str, Any]

SEED, OTHER_SEED = bytes(range(32)).hex(), bytes(range(32, 64)).hex()
ENTROPY = ("ace", "trois, à l'aveugle", "")
PACK = canonical({"ace": {"name": "Ace"}, "king": {"name": "King"}, "queen": {"name": "Queen"}}).decode()
START = 1_700_000_000_000


def digest(data: bytes) -> str:
    return sha256(data).hexdigest()


def base64_of(data: bytes) -> str:
    return base64.b64encode(data).decode()


class Turn(NamedTuple):
    """One commit, with nothing hidden: who acted, and what happened."""

    seat: int
    events: list[Json]


# -- Two games by hand


def game() -> list[Turn]:
    """Two players, eight commits: dice, shuffles, an order that was chosen, and a move taken back."""
    chance = Chance(SEED, ENTROPY)
    cards = ["ace", "king", "queen", "ace", "king", "queen"]
    return [
        Turn(0, [created(SEED), {"type": "SatDown", "seat": 0, "player": "ann", "client_seed": ENTROPY[0]}]),
        Turn(1, [{"type": "SatDown", "seat": 1, "player": "bob", "client_seed": ENTROPY[1]}]),
        Turn(
            0,
            [
                {"type": "Started", "rule": "setup.begin"},
                {"type": "Made", "zone": "deck", "first": 1, "cards": cards},
                deck := chance.shuffle("deck", list(range(1, 7)), first=7),
                {"type": "Moved", "ids": [12, 11], "src": "deck", "dst": "hand.0"},
                {"type": "Seen", "ids": [12, 11], "to": 1, "cards": [cards[deck["was"][n] - 1] for n in (5, 4)]},
                {"type": "Moved", "ids": [10, 9], "src": "deck", "dst": "hand.1"},
                {"type": "Seen", "ids": [10, 9], "to": 2, "cards": [cards[deck["was"][n] - 1] for n in (3, 2)]},
                {"type": "Asked", "decision": 1, "seat": 0, "ask": "play", "options": [12, 11], "least": 1, "most": 1},
                {"type": "Paused", "stack": b"\x91\x01"},
            ],
        ),
        Turn(
            0,
            [
                {"type": "Answered", "decision": 1, "seat": 0, "choice": [12]},
                chance.roll(seat=0, sides=6, dice=2),
                {"type": "Moved", "ids": [12], "src": "hand.0", "dst": "play"},
                {"type": "Seen", "ids": [12], "to": -1, "cards": [cards[deck["was"][5] - 1]]},
            ],
        ),
        Turn(1, [{"type": "Moved", "ids": [10], "src": "hand.1", "dst": "play"}]),
        Turn(1, [{"type": "Undone", "seat": 1, "to": 4, "table": b"\x80"}]),
        Turn(
            1,
            [{"type": "Shuffled", "zone": "hand.1", "first": 13, "was": [9, 10], "rng": [0, 0], "to": 2}, checkpoint()],
        ),
        Turn(
            0,
            [
                {"type": "Moved", "ids": [14], "src": "hand.1", "dst": "deck", "bottom": True},
                chance.shuffle("deck", [14, 7, 8], first=15),
                {"type": "Ended", "outcome": "win", "reason": "last-card", "winners": [0], "scores": [], "seed": SEED},
            ],
        ),
    ]


def sandbox() -> list[Turn]:
    """A game that goes on from another, with another seed: the deck was dealt anew."""
    chance = Chance(OTHER_SEED, ())
    zones = {"deck": [3, 5, 4], "hand.0": [8], "play": [9]}
    return [
        Turn(
            0,
            [
                created(OTHER_SEED),
                {"type": "Forked", "of": "example", "at": 4, "seat": 0, "zones": zones, "table": b"\x80"},
                chance.redeal([3, 5, 4]),
                {"type": "SatDown", "seat": 0, "player": "ann", "client_seed": "of no use"},
            ],
        ),
        Turn(0, [{"type": "Moved", "ids": [4], "src": "deck", "dst": "hand.0"}, seen(4, 1, "king")]),
        Turn(0, [chance.roll(seat=0, sides=20, dice=1), seen(4, -1, "king"), chance.redeal([5, 3])]),
    ]


class Chance:
    """Events of chance, as the service draws them."""

    def __init__(self, seed: str, entropy: tuple[str, ...]) -> None:
        self.stream = Stream(random_key(seed, entropy))

    def shuffle(self, zone: str, ids: list[int], first: int) -> Json:
        start, was = self.stream.at, list(shuffled(self.stream, ids))
        return {"type": "Shuffled", "zone": zone, "first": first, "was": was, "rng": [start, self.stream.at]}

    def redeal(self, ids: list[int]) -> Json:
        start, was = self.stream.at, list(shuffled(self.stream, ids))
        return {"type": "Redealt", "ids": ids, "was": was, "rng": [start, self.stream.at]}

    def roll(self, seat: int, sides: int, dice: int) -> Json:
        start, faces = self.stream.at, [1 + below(self.stream, sides) for _ in range(dice)]
        return {"type": "Rolled", "seat": seat, "sides": sides, "faces": faces, "rng": [start, self.stream.at]}


def created(seed: str) -> Json:
    event = Created(
        game="example",
        preset="",
        options={},
        seats=(SeatPlan("player", "ann"), SeatPlan()),
        creator="ann",
        visibility="private",
        content=digest(PACK.encode()),
        seed_hash=digest(bytes.fromhex(seed)),
        seed=seed,
        algorithm=ALGORITHM,
        undo="own",
    )
    told: Json = unpack(pack(event))
    return told


def checkpoint() -> Json:
    return {"type": "Checkpoint", "digest": digest(b"the table")}


def seen(card: int, to: int, what: str) -> Json:
    return {"type": "Seen", "ids": [card], "to": to, "cards": [what]}


# -- How they are written


class Signer:
    """A key of the service."""

    def __init__(self, secret: bytes) -> None:
        self.secret = Ed25519PrivateKey.from_private_bytes(secret)
        self.public = self.secret.public_key().public_bytes_raw()
        self.id = digest(self.public)[:16]

    def told(self) -> Json:
        return {"id": self.id, "key": base64_of(self.public)}


SIGNERS = [Signer(bytes([n]) * 32) for n in (1, 2)]
BY_ID = {signer.id: signer for signer in SIGNERS}
UNSIGNED, FIRST_KEY = 2, 5
"""The commits up to these were made without a key, and with the first; those after them with the second."""


def record(turns: Sequence[Turn], reader: int | None = None, *, is_open: bool = False) -> list[Json]:
    """The lines of a record, for a seat, a spectator, or everybody."""
    header = {
        "type": "header",
        "format": "turnledger record",
        "format_version": 1,
        "game": "example",
        "seat": reader,
        "open": is_open,
        "rules": 1,
        "at": START + 60_000,
        "keys": [signer.told() for signer in SIGNERS],
    }
    content = {"type": "content", "pack": PACK, "hash": digest(PACK.encode())}
    commits = [line_of(n, turn, turns[0].events[0]["seed"], reader, is_open) for n, turn in enumerate(turns, 1)]
    end = {"type": "end", "game": "example", "at": START + 60_000, "signed_by": SIGNERS[1].id}
    return sealed([header, content, *commits, end])


def line_of(version: int, turn: Turn, seed: str, reader: int | None, is_open: bool) -> Json:
    """A commit without its place in the chain."""
    action = {"type": "play", "version": version}
    commit = Commit(
        version, START + version, turn.seat, 1, msgspec.Raw(pack(action)), msgspec.Raw(pack(turn.events)), b""
    )
    openings = [] if not (is_open or turn.seat == reader) else [opening(seed, version, -1, "action", -1, action)]
    for index, event in enumerate(turn.events):
        for name, audience, mask in hidden_fields(event):
            if mask != EVERYONE and (is_open or (reader is not None and mask >> reader & 1)):
                values = [(-1, event[name])] if audience.whole else list(enumerate(event[name]))
                openings += [opening(seed, version, index, name, item, value) for item, value in values]
    openings.sort(key=lambda each: (each["event"], each["field"], each["item"]))
    signer = None if version <= UNSIGNED else SIGNERS[version > FIRST_KEY].id
    form = public_form(commit, salt_key(seed))
    return {"type": "commit", "form": form, "openings": openings, "signed_by": signer}


def opening(seed: str, version: int, index: int, field: str, item: int, value: Any) -> Json:
    told = base64_of(value) if isinstance(value, bytes) else value
    salted = salt(salt_key(seed), version, index, field, item)
    return {"event": index, "field": field, "item": item, "salt": salted.hex(), "value": told}


def recommitted(line: Json) -> Json:
    """A commit whose commitments are made anew, to what its openings say."""
    for each in line["openings"]:
        made = commitment(bytes.fromhex(each["salt"]), each["value"])
        holder = line["form"] if each["event"] < 0 else line["form"]["events"][each["event"]]
        if each["item"] < 0:
            holder[each["field"]] = {"#": made}
        else:
            holder[each["field"]]["#"][each["item"]] = made
    return line


def sealed(lines: list[Json]) -> list[Json]:
    """The lines with their hashes and signatures made anew: what is wrong in them now isn't that they were changed."""
    header, content, *commits, end = lines
    head = ""
    for commit in commits:
        commit["form"]["prev"] = head
        commit["hash"] = head = digest(canonical(commit["form"]))
        sign(commit, b"turnledger head 1", header["game"], commit["form"]["version"])
    header |= {"version": len(commits), "head": head}
    header["hash"] = digest(canonical({name: header[name] for name in header if name != "hash"}))
    end |= {"version": len(commits), "head": head, "header": header["hash"]}
    end["lines"] = digest(ndjson([header, content, *commits]))
    end["hash"] = digest(canonical({name: end[name] for name in end if name not in ("hash", "signed_by", "signature")}))
    sign(end, b"turnledger record 1", end["game"], end["version"])
    return [header, content, *commits, end]


def sign(line: Json, label: bytes, game: str, version: int) -> None:
    line["signature"] = None
    if line["signed_by"] is not None:
        message = label + canonical({"game": game, "hash": line["hash"], "version": version})
        line["signature"] = base64_of(BY_ID[line["signed_by"]].secret.sign(message))


def ndjson(lines: Sequence[Json]) -> bytes:
    return b"".join(canonical(line) + b"\n" for line in lines)


def example() -> bytes:
    """The example beside the verifier."""
    return ndjson(record(game(), is_open=True))


if __name__ == "__main__":
    sys.stdout.buffer.write(example())

"""A verifier that knows no line of the project: the standard library and docs/fairness.md, nothing else."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from typing import Any


def plain(value: Any) -> Any:
    """A value as JSON has it: bytes as padded base64."""
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if not (value is None or isinstance(value, bool | int | str)):
        raise TypeError(f"{value!r} has no canonical form")
    return value


def canonical(value: Any) -> bytes:
    return json.dumps(plain(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def commitment(key: bytes, version: int, index: int, field: str, item: int, value: Any) -> str:
    salt = hmac.new(key, f"{version}.{index}.{field}.{item}".encode(), "sha256").digest()[:16]
    return hashlib.sha256(salt + canonical(value)).hexdigest()


def commitments(key: bytes, version: int, index: int, field: str, value: Any, held: Any) -> Any:
    """The commitments to a value, in the shape of those that a record holds: one, or one for each item."""
    if isinstance(held, str):
        return commitment(key, version, index, field, -1, value)
    return [commitment(key, version, index, field, i, item) for i, item in enumerate(value)]


def derived(seed: str, label: bytes) -> bytes:
    return hmac.new(bytes.fromhex(seed), label, "sha256").digest()


def salt_key(seed: str) -> bytes:
    return derived(seed, b"turnledger salt 1")


def random_key(seed: str, entropy: list[str]) -> bytes:
    return derived(seed, b"turnledger random 1" + canonical(entropy))


class Words:
    """The random stream, one word of 32 bits after another."""

    def __init__(self, key: bytes) -> None:
        self.key, self.at = key, 0

    def word(self) -> int:
        block = hmac.new(self.key, (self.at // 8).to_bytes(8, "big"), "sha256").digest()
        offset = self.at % 8 * 4
        self.at += 1
        return int.from_bytes(block[offset : offset + 4], "big")

    def below(self, n: int) -> int:
        while True:
            word = self.word()
            if word < 2**32 // n * n:
                return word % n

    def shuffled(self, items: list[int]) -> list[int]:
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def verify_chain(record: list[dict[str, Any]]) -> str:
    """The head of a record of public forms, each with its `hash`; ValueError names the first that doesn't fit."""
    head = ""
    for number, entry in enumerate(record, 1):
        form = {name: value for name, value in entry.items() if name != "hash"}
        digest = hashlib.sha256(canonical(form)).hexdigest()
        if (form["version"], form["prev"], entry["hash"]) != (number, head, digest):
            raise ValueError(f"commit {number} doesn't fit the chain")
        head = digest
    return head


def verify_chance(events: list[dict[str, Any]]) -> int:
    """Derive every shuffle and die of a finished game again, from the seed it revealed; the words it used.

    `events` are all recorded events of the game, in order. ValueError names the first that doesn't follow.
    """
    created, seed = events[0], events[-1]["seed"]
    if hashlib.sha256(bytes.fromhex(seed)).hexdigest() != created["seed_hash"]:
        raise ValueError("another seed than the one committed to")
    entropy = [event.get("client_seed", "") for event in events if event["type"] in ("SatDown", "Started")]
    words, zones = Words(random_key(seed, entropy)), dict[str, list[int]]()
    for number, event in enumerate(events):
        start = words.at
        match event:
            case {"type": "Made", "zone": zone, "first": first, "cards": cards}:
                zones[zone] = zones.get(zone, []) + list(range(first, first + len(cards)))
            case {"type": "Moved", "ids": ids, "src": src, "dst": dst}:
                zones[src] = [i for i in zones[src] if i not in ids]
                there = zones.get(dst, [])
                zones[dst] = ids + there if event.get("bottom") else there + ids
            case {"type": "Shuffled", "zone": zone, "first": first, "was": was}:
                if event["rng"] != [0, 0] and was != words.shuffled(zones.get(zone, [])):
                    raise ValueError(f"event {number} isn't what the stream gives")
                zones[zone] = list(range(first, first + len(was)))
            case {"type": "Rolled", "sides": sides, "faces": faces}:
                if faces != [1 + words.below(sides) for _ in faces]:
                    raise ValueError(f"event {number} isn't what the stream gives")
        if event.get("rng", [0, 0]) not in ([0, 0], [start, words.at]):
            raise ValueError(f"event {number} says it used other words")
    return words.at

"""The test vectors of docs/fairness.md, computed from the code: `python -m tests.docs.vectors` prints them."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from typing import Any

import msgspec

from domain.kernel import events as e
from domain.kernel.canonical import canonical
from domain.kernel.commit import Commit, chain_hash, commitment, pack, public_form, salt
from domain.kernel.rng import Stream, below, random_key, salt_key, shuffled

SEED = bytes(range(32))
ENTROPY = ("ace", "", "trois, à l'aveugle")
AWKWARD = {"b": [1, None, True], "a": 'é "\\/\n\x7f\u2028', "c": b"\xff\x00", "B": -1}

EVENTS = [
    e.Moved(rule="villains.cleanup.draw-six", card=0, ids=(12, 11), src="deck.1", dst="hand.1"),
    e.Seen(ids=(12, 11), to=2, cards=("devour", "hydra-soldier")),
    e.Asked(rule="villains.play.do-text", card=12, decision=5, seat=1, ask="ko", options=(12, "hold"), least=0, most=1),
    e.Paused(stack=b"\x91\x01"),
]
ACTION = {"type": "playCard", "card": 12}


def vectors() -> dict[str, Any]:
    """Every vector by name, in the order of the page."""
    key, salts = random_key(SEED.hex(), ENTROPY), salt_key(SEED.hex())
    form = public_form(commit(), salts)
    return {
        "seed": SEED.hex(),
        "seed_hash": sha256(SEED).hexdigest(),
        "entropy": list(ENTROPY),
        "canonical entropy": canonical(ENTROPY).decode(),
        "random key": key.hex(),
        "salt key": salts.hex(),
        "words 0 to 9": [Stream(key, at).word() for at in range(10)],
        "five dice of six sides from word 0": _drawn(lambda stream: [1 + below(stream, 6) for _ in range(5)], key),
        "six numbers below 3000000000 from word 0": _drawn(
            lambda stream: [below(stream, 3_000_000_000) for _ in range(6)], key
        ),
        "1 to 10 shuffled from word 0": _drawn(lambda stream: list(shuffled(stream, range(1, 11))), key),
        "canonical awkward value": canonical(AWKWARD).decode(),
        "salt of 4.1.cards.0": salt(salts, 4, 1, "cards", 0).hex(),
        "commitment to devour with it": commitment(salt(salts, 4, 1, "cards", 0), "devour"),
        "public form": form,
        "hash": chain_hash(form).hex(),
    }


def commit() -> Commit:
    """The commit whose public form is shown."""
    action, events = msgspec.Raw(pack(ACTION)), msgspec.Raw(pack(EVENTS))
    return Commit(4, 1_700_000_000_000, 1, 1, action, events, prev=sha256(b"before").digest())


def _drawn(draw: Any, key: bytes) -> dict[str, Any]:
    stream = Stream(key)
    return {"drawn": draw(stream), "next word": stream.at}


def written() -> str:
    """The vectors as the page has them."""
    return "{\n" + ",\n".join(f" {json.dumps(name)}: {_laid_out(value)}" for name, value in vectors().items()) + "\n}\n"


def _laid_out(value: Any) -> str:
    """JSON on one line, but for what holds events."""
    if isinstance(value, dict) and "events" in value:
        return "{\n" + ",\n".join(f"  {json.dumps(name)}: {_laid_out(each)}" for name, each in value.items()) + "}"
    if isinstance(value, list) and isinstance(value[0], dict):
        return "[\n" + ",\n".join(f"   {json.dumps(each)}" for each in value) + "]"
    return json.dumps(value)


if __name__ == "__main__":
    sys.stdout.write(written())

"""docs/fairness.md: its vectors are what the code gives, and what a stranger would compute from the page."""

import hashlib
import json
import re
from pathlib import Path

from docs.verifier import verify
from domain.kernel.audience import PUBLIC, Audience
from domain.kernel.event import AUDIENCES
from domain.registry import games
from tests.docs.vectors import ACTION, AWKWARD, vectors, written
from tests.domain.proving import committed

DOC = (Path(__file__).parents[2] / "docs/fairness.md").read_text(encoding="utf-8")
(BLOCK,) = re.findall(r"```json\n(.*?)```", DOC, re.DOTALL)
TOLD = json.loads(BLOCK)


def test_the_vectors_are_those_of_the_code() -> None:
    assert json.loads(json.dumps(vectors())) == TOLD
    assert written() == BLOCK, "python -m tests.docs.vectors prints them"


def test_a_verifier_that_knows_the_page_alone_comes_to_the_same() -> None:
    key, salts = verify.random_key(TOLD["seed"], TOLD["entropy"]), verify.salt_key(TOLD["seed"])
    form, again = TOLD["public form"], verify.Words(key)
    assert (key.hex(), salts.hex()) == (TOLD["random key"], TOLD["salt key"])
    assert hashlib.sha256(bytes.fromhex(TOLD["seed"])).hexdigest() == TOLD["seed_hash"]
    assert [again.word() for _ in range(10)] == TOLD["words 0 to 9"]
    assert verify.Words(key).shuffled(list(range(1, 11))) == TOLD["1 to 10 shuffled from word 0"]["drawn"]
    assert verify.canonical(AWKWARD).decode() == TOLD["canonical awkward value"]
    assert hashlib.sha256(verify.canonical(form)).hexdigest() == TOLD["hash"]
    assert form["action"] == {"#": committed(salts, 4, -1, "action", -1, ACTION)}
    assert form["events"][1]["cards"]["#"][0] == committed(salts, 4, 1, "cards", 0, "devour")
    assert form["events"][2]["options"] == {"#": committed(salts, 4, 2, "options", -1, [12, "hold"])}
    assert form["events"][3]["stack"] == {"#": committed(salts, 4, 3, "stack", -1, b"\x91\x01")}


def test_the_public_form_has_the_keys_that_are_told() -> None:
    (told,) = re.findall(r"^\{(version, .*)\}$", DOC, re.MULTILINE)
    assert told.split(", ") == list(TOLD["public form"])


def test_a_number_that_would_not_be_fair_is_thrown_away() -> None:
    words, below = TOLD["words 0 to 9"], TOLD["six numbers below 3000000000 from word 0"]
    fair = [word for word in words if word < 3_000_000_000]
    assert below["drawn"] == fair[:6]
    assert below["next word"] == words.index(fair[5]) + 1 > 6


def test_every_hidden_field_is_told() -> None:
    played = {event.__name__ for game in games().values() for event in game.events.__args__}
    hidden = [
        f"| `{event}` | `{field}` | {who(audience)} | {'whole' if audience.whole else 'item by item'} |"
        for event, fields in AUDIENCES.items()
        for field, audience in fields.items()
        if audience != PUBLIC and event in played
    ]
    assert [line for line in DOC.splitlines() if line.startswith("| `")] == hidden


def who(audience: Audience) -> str:
    """The audience of a hidden field, as the page says it."""
    if not audience.field:
        return "nobody"
    return f"the seat in `{audience.field}`" if audience.is_seat else f"the seats in `{audience.field}`"

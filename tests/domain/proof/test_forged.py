"""Damages that are hashed and signed anew, as only the service itself could do them: both verifiers say the same of each."""

from typing import Any

import pytest

from domain.kernel.state import evolve
from domain.kernel.verify import Head, verify
from tests.docs import damages
from tests.docs.records import SIGNERS, Turn, game, ndjson, record, sealed
from tests.domain.toy import Smugglers

RULES = Smugglers()
GAMES = {"example": RULES}


def replayed() -> list[Turn]:
    """The game written by hand, with what only a replay knows: the table a move leads back to, and the digest noted."""
    state, past, turns = RULES.state(), [b""], game()
    for turn in turns:
        for recorded in turn.events:
            if recorded["type"] == "Undone":
                recorded["table"] = past[recorded["to"]]
            if recorded["type"] == "Checkpoint":
                recorded["digest"] = state.digest()
            evolve(state, *RULES.read(1, [recorded]))
        past.append(state.packed())
    return turns


@pytest.fixture(autouse=True)
def true_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the damages be done to that game."""
    whole = record(replayed(), is_open=True)
    monkeypatch.setattr(damages, "game", replayed)
    monkeypatch.setattr(damages, "OPEN", whole)
    monkeypatch.setattr(damages, "example", example)


def example() -> bytes:
    return ndjson(damages.OPEN)


def said(data: bytes, **what: Any) -> str:
    """The version and the name of the fault; nothing if there is none."""
    verdict = verify(data, GAMES, **what)
    return "" if verdict.fault is None else f"{verdict.version} {verdict.fault}"


def forged(version: int, event: str, **changed: Any) -> bytes:
    """The game with an event changed, in a commit."""
    turns = replayed()
    (found,) = (each for each in turns[version - 1].events if each["type"] == event)
    found |= changed
    return ndjson(record(turns, is_open=True))


def test_nothing_is_wrong_with_the_game() -> None:
    assert said(example()) == ""


@pytest.mark.parametrize("name", damages.DAMAGES)
def test_the_first_verifier_gives_each_damage_the_same_name(name: str) -> None:
    damaged, expected = damages.DAMAGES[name]
    assert said(damaged()) == expected


def test_another_table_than_was_noted_is_found() -> None:
    assert said(forged(7, "Checkpoint", digest="00" * 32)) == "7 wrong-table"
    other = RULES.state()
    assert said(forged(6, "Undone", table=other.packed())) == "6 wrong-table"


def test_a_head_that_was_kept_must_be_in_the_record() -> None:
    head = damages.OPEN[5]["hash"]
    assert said(example(), kept=Head(4, head)) == ""
    assert said(example(), kept=Head(5, head)) == "5 altered"
    assert said(example(), kept=Head(9, head)) == "9 missing"


def test_who_trusts_a_key_wants_no_other_and_the_end_signed() -> None:
    first, second = (signer.public for signer in SIGNERS)
    assert said(example(), trusted=[first, second]) == ""
    assert said(example(), trusted=[second]) == "3 wrong-signature"
    unsigned = sealed([line | {"signed_by": None} if "signed_by" in line else line for line in damages.lines()])
    assert said(ndjson(unsigned)) == ""
    assert said(ndjson(unsigned), trusted=[first]) == "9 wrong-signature"


def test_a_game_that_is_not_known_here_cannot_be_read() -> None:
    assert said(example().replace(b"example", b"exempla")) == "0 altered"
    verdict = verify(example(), {})
    assert (verdict.version, verdict.fault) == (1, "unreadable")

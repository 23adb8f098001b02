"""The verifier of the pages, run by Node: it says of every record what the other two say."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from docs.verifier import verify
from domain.kernel.audience import AUDITOR
from domain.kernel.verify import verify as ours
from domain.registry import games
from tests.docs.damages import DAMAGES, OPEN, lines
from tests.docs.javascript import JavaScript, javascript, node
from tests.docs.records import (
    OTHER_SEED,
    SIGNERS,
    Chance,
    Turn,
    base64_of,
    digest,
    example,
    game,
    ndjson,
    record,
    sandbox,
    sealed,
    seen,
)
from tests.docs.test_fairness import BLOCK, TOLD
from tests.docs.test_verifier import JUNK, fitting, long_game, places
from tests.domain.golden.games import GOLDEN, Golden
from tests.domain.proof.cut import cut
from tests.domain.proof.damage import damaged

HERE = Path(__file__).parent
VERIFIER = HERE.parents[1] / "docs/verifier"
ONE_OF_EACH_GAME = list({golden.game: golden for golden in GOLDEN}.values())
TIMES = 10
"""Records of each game that are held against all three verifiers, whole and damaged."""


@pytest.fixture(scope="module")
def program() -> str:
    found = node()
    if found is None:
        pytest.skip(
            "there is no Node of 20 or newer here, and none can be installed: on Debian it is the package nodejs"
        )
    return found


@pytest.fixture(scope="module")
def third(program: str) -> Iterator[JavaScript]:
    with javascript(program) as verifier:
        yield verifier


def second(data: bytes, **what: Any) -> str:
    """What verify.py says: the version and the name of the fault; empty if there is none."""
    fault = verify.check(data, **what).fault
    return f"{fault.version} {fault.kind}" if fault else ""


def first(data: bytes) -> str:
    """What our own verifier says."""
    verdict = ours(data, games())
    return f"{verdict.version} {verdict.fault}" if verdict.fault else ""


def test_the_vectors_of_the_page_are_what_it_computes(program: str) -> None:
    told = subprocess.run([program, HERE / "vectors.mjs"], input=BLOCK, capture_output=True, text=True, check=True)
    found = json.loads(told.stdout)
    assert found == {name: TOLD[name] for name in found}


def test_a_record_that_is_whole_is_verified_and_what_was_checked_is_told(third: JavaScript) -> None:
    verdict = third.check(example()).verdict
    assert {name: verdict[name] for name in ("game", "seat", "open", "over", "commits", "head", "signed")} == {
        "game": "example",
        "seat": None,
        "open": True,
        "over": True,
        "commits": 8,
        "head": OPEN[-1]["head"],
        "signed": 6,
    }
    assert (verdict["shuffles"], verdict["dice"], verdict["openings"]) == (
        2,
        2,
        sum(len(c["openings"]) for c in OPEN[2:-1]),
    )
    assert [(each["key"], each["signed"]) for each in verdict["signers"]] == [(base64_of(s.public), 3) for s in SIGNERS]
    assert verdict["signaturesChecked"]
    assert verdict["fault"] is None


GIVEN = [
    *((turns, reader, False) for turns in ("game", "sandbox") for reader in (None, 0, 1)),
    ("game", None, True),
    ("sandbox", None, True),
]


@pytest.mark.parametrize(("turns", "reader", "is_open"), GIVEN)
def test_everybodys_record_is_verified(third: JavaScript, turns: str, reader: int | None, is_open: bool) -> None:
    played = sandbox() if turns == "sandbox" else game()[: 8 if is_open else 7]
    said = third.check(ndjson(record(played, reader, is_open=is_open)))
    assert said.fault == ""
    assert (said.verdict["seat"], said.verdict["open"], said.verdict["sandbox"]) == (
        reader,
        is_open,
        is_open and turns == "sandbox",
    )


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damage_is_named_by_its_version_and_kind(third: JavaScript, name: str) -> None:
    damage, expected = DAMAGES[name]
    assert third.check(damage()).fault == expected


@pytest.mark.parametrize("golden", ONE_OF_EACH_GAME, ids=[golden.game for golden in ONE_OF_EACH_GAME])
def test_all_three_say_the_same_of_each_game_whole_and_damaged(third: JavaScript, golden: Golden) -> None:
    r = Random(f"three {golden.name}")
    whole = cut(golden, r)
    for _ in range(TIMES):
        part = whole._replace(commits=whole.commits[: r.randint(2, len(whole.commits))])
        good = part.record(r.choice((AUDITOR, None, *range(whole.seats))))
        assert third.check(good).fault == first(good) == second(good) == ""
        damage = damaged(good, r)
        said = third.check(damage.record).fault
        assert said == first(damage.record) == second(damage.record), damage.how
        assert said in {f"{damage.version} {what}" for what in damage.whats}, damage.how


def test_what_a_card_was_goes_with_it_when_cards_are_dealt_anew(third: JavaScript) -> None:
    """And of the card that comes in its place nothing is known, where nothing was."""
    chance, turns = Chance(OTHER_SEED, ()), sandbox()
    for drawn in (chance.redeal([3, 5, 4]), chance.roll(seat=0, sides=20, dice=1), chance.redeal([5, 3])):
        assert drawn in turns[0].events + turns[2].events
    deal = chance.redeal([8, 9, 5])
    assert deal["was"] == [9, 5, 8]
    turns.append(Turn(0, [seen(8, -1, "ace"), deal, seen(8, -1, "queen"), seen(5, -1, "ace")]))
    data = ndjson(record(turns, is_open=True))
    assert third.check(data).fault == second(data) == ""
    turns[3].events[3] = seen(5, -1, "queen")
    data = ndjson(record(turns, is_open=True))
    assert third.check(data).fault == second(data) == "4 wrong-shuffle"


def test_a_head_that_was_kept_must_be_in_the_record(third: JavaScript) -> None:
    head = OPEN[5]["hash"]
    assert third.check(example(), kept=(4, head)).fault == ""
    assert third.check(example(), kept=(5, head)).fault == "5 altered"
    assert third.check(example(), kept=(9, head)).fault == "9 missing"


def test_who_trusts_a_key_wants_no_other_and_the_end_signed(third: JavaScript) -> None:
    one, other = (signer.public for signer in SIGNERS)
    assert third.check(example(), trusted=[one, other]).fault == ""
    assert third.check(example(), trusted=[other]).fault == "3 wrong-signature"
    unsigned = ndjson(sealed([line | {"signed_by": None} if "signed_by" in line else line for line in lines()]))
    assert third.check(unsigned).fault == ""
    assert third.check(unsigned, trusted=[one]).fault == "9 wrong-signature"


# -- Values at which JavaScript differs from what the page asks for


@pytest.mark.parametrize("number", [2**53 + 1, 2**63 + 1, 2**64 - 1, -(2**63)])
def test_no_number_is_rounded(third: JavaScript, number: int) -> None:
    large = lines()
    large[4]["form"]["at"] = number
    assert third.check(ndjson(sealed(large))).fault == ""


def test_half_a_surrogate_has_no_canonical_form(third: JavaScript) -> None:
    """Though JavaScript would write it as it was written, and hash it as if it were U+FFFD."""
    half, as_hashed = lines(), digest("\ufffd".encode())
    half[1] |= {"pack": "HALF", "hash": as_hashed}
    half[2]["form"]["events"][0]["content"] = as_hashed
    data = ndjson(sealed(half)).replace(b"HALF", rb"\ud83d")
    assert third.check(data).fault == second(data) == "0 altered"


ODD_KEYS = ["10", "9", "__proto__", "constructor", "\uffff", "\U00010000", "\x7f\u2028", ""]


def test_keys_are_in_the_order_of_their_code_points_whatever_they_are(third: JavaScript) -> None:
    odd = lines()
    odd[2]["form"]["events"][0]["options"] = {key: {key: True} for key in ODD_KEYS}
    data = ndjson(sealed(odd))
    assert third.check(data).fault == second(data) == ""
    first_of_all = data.replace(b'"\xef\xbf\xbf":{"\xef\xbf\xbf":true},', b"", 1)
    swapped = first_of_all.replace(b'"10":{', b'"\xef\xbf\xbf":{"\xef\xbf\xbf":true},"10":{', 1)
    assert third.check(swapped).fault == second(swapped) == "1 altered"


@pytest.mark.parametrize("name", ["constructor", "toString", "__proto__"])
def test_no_event_or_field_means_what_every_object_has(third: JavaScript, name: str) -> None:
    odd = lines()
    odd[6]["form"]["events"] += [{"type": name, name: 1}]
    assert third.check(ndjson(sealed(odd))).fault == ""


def test_a_mark_at_the_beginning_is_no_header(third: JavaScript) -> None:
    marked = b"\xef\xbb\xbf" + example()
    assert third.check(marked).fault == second(marked) == "0 unreadable"


# -- Whatever comes


def test_whatever_byte_is_changed_its_line_is_named(third: JavaScript) -> None:
    r, good = Random(9), example()
    for _ in range(100):
        at = r.randrange(len(good))
        bad = bytearray(good)
        bad[at] ^= 1 << r.randrange(8)
        assert third.check(bytes(bad)).fault == second(bytes(bad)) != "", (at, bad[at])


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_whatever_a_server_signs_it_is_told_alike(third: JavaScript, data: st.DataObject) -> None:
    """Values are replaced anywhere and then hashed and signed: only the check itself can find them."""
    damage = record(data.draw(st.sampled_from([game, sandbox]))(), is_open=True)
    for _ in range(data.draw(st.integers(1, 3))):
        commit = data.draw(st.sampled_from(damage[2:-1]))
        place, key = data.draw(st.sampled_from([*places(commit["form"]["events"]), *places(commit["openings"])]))
        place[key] = data.draw(JUNK)
    told = ndjson(sealed([fitting(line) for line in damage]))
    assert third.check(told).fault == second(told)


def test_a_long_record_takes_no_longer_than_people_wait(third: JavaScript) -> None:
    """1,800 events: so that a page says what came of it within a few seconds, also of the longest game."""
    data = ndjson(record(long_game(300), is_open=True))
    start = time.monotonic()
    assert third.check(data).fault == ""
    assert time.monotonic() - start < 10


# -- At the command line


def run(program: str, *arguments: str) -> tuple[int, str, str]:
    done = subprocess.run([program, VERIFIER / "verify.mjs", *arguments], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def test_it_says_at_the_command_line_what_the_other_says(program: str, tmp_path: Path) -> None:
    odd = tmp_path / "odd.ndjson"
    odd.write_bytes(ndjson(sealed([line | {"game": "\x1b[2J"} if "game" in line else line for line in lines()])))
    head, key = f"5:{OPEN[5]['hash']}", base64_of(SIGNERS[0].public)
    assert run(program, str(VERIFIER / "example.ndjson")) == (0, f"{verify.check(example())}\n", "")
    assert r"game \u001b[2J, 8 commits" in run(program, str(odd))[1]
    assert run(program, str(odd), "--head", head, "--key", key)[:2] == (1, "version 5: altered: another-head-kept\n")


@pytest.mark.parametrize(
    "arguments", [("no-such-file",), (), ("x", "--head", "4"), ("x", "--key", "AAAA"), ("x", "--no")]
)
def test_what_cannot_be_read_or_asked_ends_with_two(program: str, arguments: tuple[str, ...]) -> None:
    status, out, err = run(program, *arguments)
    assert (status, out) == (2, "")
    assert err

"""docs/verifier: a stranger's check of a record, tried on good ones, and on each damage that the page has a name for."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from docs.verifier import verify
from tests.docs.damages import ANOTHER, DAMAGES, OPEN, lines
from tests.docs.records import (
    ENTROPY,
    SEED,
    SIGNERS,
    Chance,
    Json,
    Turn,
    base64_of,
    example,
    game,
    ndjson,
    recommitted,
    record,
    sandbox,
    sealed,
    seen,
)
from tests.quick import quick

PAGES = Path(__file__).parents[2] / "docs"
EXAMPLE = PAGES / "verifier/example.ndjson"
SCRIPT = PAGES / "verifier/verify.py"


def told(data: bytes | list[Json], **what: Any) -> str:
    """The version and the name of the fault; empty if there is none."""
    fault = verify.check(data if isinstance(data, bytes) else ndjson(data), **what).fault
    return f"{fault.version} {fault.kind}" if fault else ""


# -- What is good


def test_the_example_is_what_the_page_says_and_is_verified() -> None:
    assert EXAMPLE.read_bytes() == example(), "python -m tests.docs.records prints it"
    verdict = verify.check(example())
    head = OPEN[-1]["head"]
    assert str(verdict) == f"verified: game example, 8 commits, head {head}, 6 of 8 signed"


@pytest.mark.parametrize("reader", [None, 0, 1])
def test_everybodys_record_of_a_running_game_leads_to_the_same_head(reader: int | None) -> None:
    assert told(record(game()[:7], reader)) == ""
    assert record(game()[:7], reader)[-1]["head"] == OPEN[-2]["form"]["prev"]


@pytest.mark.parametrize(("reader", "is_open"), [(None, False), (0, False), (1, False), (None, True)])
def test_a_sandbox_is_checked_with_no_entropy_and_cards_that_nobody_told(reader: int | None, is_open: bool) -> None:
    assert told(record(sandbox(), reader, is_open=is_open)) == ""


def test_a_shuffle_of_one_card_uses_no_word() -> None:
    chance = Chance(SEED, ("ace",))
    table = verify.Table(SEED, sandbox=False)
    one = {"type": "Made", "zone": "deck", "first": 1, "cards": ["ace"]}
    table.follow([{"type": "Started", "client_seed": "ace"}, one, chance.shuffle("deck", [1], first=2)])
    table.follow([chance.shuffle("deck", [2], first=3) | {"rng": [0, 0]}, seen(3, 1, "ace")])
    assert table.used == 0


# -- What is wrong


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damage_is_named_by_its_version_and_kind(name: str) -> None:
    damaged, expected = DAMAGES[name]
    assert told(damaged()) == expected


def test_each_name_of_the_table_but_one_is_given() -> None:
    table = re.findall(
        r"^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \| [^|]+ \|$", (PAGES / "records.md").read_text("utf-8"), re.MULTILINE
    )
    named = {name for row in table for name in re.findall(r"`([a-z-]+)`", row)}
    given = {expected.split()[1] for _, expected in DAMAGES.values()}
    assert given == named - {"wrong-table"}


def test_a_sandbox_that_was_dealt_anew_in_another_way_is_found() -> None:
    turns = sandbox()
    turns[0].events[2]["was"].reverse()
    assert told(record(turns, is_open=True)) == "1 wrong-shuffle"


def test_a_sandbox_must_stay_with_what_it_showed() -> None:
    turns = sandbox()
    turns[2].events[1]["cards"] = ["queen"]
    assert told(record(turns, is_open=True)) == "3 wrong-shuffle"


def test_where_cards_are_dealt_anew_each_is_what_it_was() -> None:
    table, (deal,) = verify.Table(SEED, sandbox=True), [Chance(SEED, ()).redeal([1, 2, 3])]
    table.follow([{"type": "Made", "zone": "deck", "first": 1, "cards": ["ace", "king", "queen"]}, deal])
    assert table.cards == {n: ["ace", "king", "queen"][was - 1] for n, was in enumerate(deal["was"], 1)}
    assert deal["was"] != [1, 2, 3]


# -- Heads and keys that are known from elsewhere


def test_a_head_that_was_kept_must_be_in_the_record() -> None:
    head = OPEN[5]["hash"]
    assert told(OPEN, kept=(4, head)) == ""
    assert told(OPEN, kept=(5, head)) == "5 altered"
    assert told(record(game()[:3], 0), kept=(4, head)) == "4 missing"


MOVED = {"type": "Moved", "ids": [11], "src": "hand.0", "dst": "play"}


def test_a_game_told_anew_from_some_version_on_has_another_head() -> None:
    again = record([*game()[:5], Turn(0, [MOVED])], is_open=True)
    assert told(again) == ""
    assert told(again, kept=(6, OPEN[7]["hash"])) == "6 altered"


def test_who_knows_the_keys_wants_no_other() -> None:
    first, second = (signer.public for signer in SIGNERS)
    assert told(OPEN, trusted=[first, second]) == ""
    assert told(OPEN, trusted=[second]) == "3 wrong-signature"
    assert told(OPEN, trusted=[first]) == "6 wrong-signature"


def test_who_knows_the_keys_wants_the_end_signed() -> None:
    unsigned = sealed([line | {"signed_by": None} if "signed_by" in line else line for line in lines()])
    assert told(unsigned) == ""
    assert told(unsigned, trusted=[SIGNERS[0].public]) == "9 wrong-signature"


def test_without_ed25519_signatures_are_left_out_and_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify, "ED25519", False)
    damaged = lines()
    damaged[4]["signature"] = damaged[5]["signature"]
    assert told(damaged) == "9 altered", "the end has the hash of all lines"
    assert "6 of 8 signed (signatures not checked" in str(verify.check(example()))


# -- Whatever comes


def test_whatever_byte_is_changed_its_line_is_named() -> None:
    r, good = Random(8), example()
    for _ in range(400):
        at = r.randrange(len(good))
        bad = bytearray(good)
        bad[at] ^= 1 << r.randrange(8)
        version = max(good[:at].count(b"\n") - 1, 0)
        fault = verify.check(bytes(bad)).fault
        assert fault is not None
        assert fault.version == version, (at, bad[at])


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.sampled_from([-1, 0, 1, 2, 5, 2**32, 2**63, 2**64 - 1, -(2**63)])
    | st.sampled_from(["", "#", "Made", "Created", "Forked", "Ended", ANOTHER, "deck", "\x1b[2J"])
    | st.text(st.characters(codec="utf-8"), max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["#", "type", "ids", "to"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_whatever_a_server_signs_no_value_makes_it_stumble(data: st.DataObject) -> None:
    """Values are replaced anywhere and then hashed and signed: only the check itself can find them."""
    damaged = record(data.draw(st.sampled_from([game, sandbox]))(), is_open=True)
    for _ in range(data.draw(st.integers(1, 3))):
        commit = data.draw(st.sampled_from(damaged[2:-1]))
        place, key = data.draw(st.sampled_from([*places(commit["form"]["events"]), *places(commit["openings"])]))
        place[key] = data.draw(JUNK)
    verdict = verify.check(ndjson(sealed([fitting(line) for line in damaged])))
    assert str(verdict).startswith(("verified: ", "version "))


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a value, as what holds it and its key there."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, inner in inside for found in ((value, key), *places(inner))]


def fitting(line: Json) -> Json:
    """A line with commitments to its openings, where these still have a place in it and can be told."""
    try:
        fits = recommitted(deepcopy(line))
        ndjson([fits])
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        return line
    return fits


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=60), st.integers(0, 8000), st.integers(0, 200))
def test_whatever_bytes_come_it_has_an_answer(junk: bytes, at: int, length: int) -> None:
    assert verify.check(junk).fault
    good = example()
    bad = good[:at] + junk + good[at + length :]
    assert (verify.check(bad).fault is None) == (bad == good)


@pytest.mark.parametrize("depth", [10, 100, 300, 900, 5000])
def test_a_value_nested_deeply_is_no_trouble(depth: int) -> None:
    deep = b"[" * depth + b"]" * depth
    found = verify.check(example().replace(b'"decision":1', b'"decision":' + deep, 1)).fault
    assert found is not None
    assert (found.version, found.kind) == (3, "altered")


def test_a_long_record_is_read_at_5000_events_a_second() -> None:
    data = ndjson(record(long_game(300), is_open=True))
    with quick(300 * 6 / 5000):
        assert told(data) == ""


def long_game(commits: int) -> list[Turn]:
    """A shuffle, four times two dice and a card shown in each commit."""
    chance, pile = Chance(SEED, ENTROPY), [1, 2, 3, 4, 5]
    made = {"type": "Made", "zone": "deck", "first": 1, "cards": ["ace"] * 5}
    turns = [*game()[:2], Turn(0, [{"type": "Started"}, made])]
    for _ in range(commits):
        shuffled = chance.shuffle("deck", pile, first=pile[-1] + 1)
        pile = list(range(pile[-1] + 1, pile[-1] + 6))
        dice = [chance.roll(seat=0, sides=6, dice=2) for _ in range(4)]
        turns.append(Turn(0, [shuffled, *dice, seen(pile[0], 1, "ace")]))
    return turns


# -- At the command line


def run(*arguments: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            status = verify.main([*arguments])
        except SystemExit as left:
            status = int(left.code or 0)
    return status, out.getvalue(), err.getvalue()


def test_it_runs_where_nothing_else_is_installed(tmp_path: Path) -> None:
    """Isolated, and without site-packages: the standard library alone."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", SCRIPT, EXAMPLE], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(
        "verified: game example, 8 commits, head [0-9a-f]{64}, 6 of 8 signed"
        r" \(signatures not checked: `cryptography` isn't installed\)\n",
        done.stdout,
    )


def test_status_and_words_tell_what_was_found(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.ndjson"
    damaged.write_bytes(example().replace(b"ann", b"eve", 1))
    assert (
        run(
            str(EXAMPLE),
            "--head",
            f"4:{OPEN[5]['hash']}",
            "--key",
            base64_of(SIGNERS[0].public),
            "--key",
            base64_of(SIGNERS[1].public),
        )[0]
        == 0
    )
    assert run(str(EXAMPLE), "--head", f"5:{OPEN[5]['hash']}")[:2] == (
        1,
        "version 5: altered: it isn't the commit of the head that was kept\n",
    )
    assert run(str(damaged))[:2] == (1, "version 1: altered: the line has another hash\n")


@pytest.mark.parametrize(
    "arguments",
    [("no-such-file",), (str(PAGES),), (), (str(EXAMPLE), "--head", "4"), (str(EXAMPLE), "--key", "AAAA")],
)
def test_what_cannot_be_read_or_asked_ends_with_two(arguments: tuple[str, ...]) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert err


def test_a_key_is_of_no_use_without_ed25519(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify, "ED25519", False)
    assert run(str(EXAMPLE), "--key", base64_of(SIGNERS[0].public))[0] == 2


def test_what_a_game_is_called_is_not_sent_to_the_terminal_as_it_is() -> None:
    odd = sealed([line | {"game": "\x1b[2J"} if "game" in line else line for line in lines()])
    assert r"game \x1b[2J, 8 commits" in str(verify.check(ndjson(odd)))

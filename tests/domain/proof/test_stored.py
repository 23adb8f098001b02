"""Not a byte of a stored commit can be changed, and no commit be left out, repeated or moved, but that it is found."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from domain.kernel.commit import pack, unpack_commit
from domain.kernel.stored import check_stream
from domain.kernel.verdict import Verdict
from domain.registry import games
from tests.domain.golden.games import EARLIER, GOLDEN, Golden, recorded
from tests.domain.proof.cut import GAME_ID, KEYS, cut

TIMES = 21
"""Damages to each of the golden games: 1,000 in all."""

every_golden_game = pytest.mark.parametrize("golden", GOLDEN, ids=[golden.name for golden in GOLDEN])


def verdict(entries: Sequence[bytes]) -> Verdict:
    return check_stream(entries, games(), GAME_ID, KEYS)


def found(entries: Sequence[bytes]) -> tuple[int, str | None]:
    """The version that is named, and what is wrong with it."""
    of = verdict(entries)
    assert not of.verified
    assert of.commits < of.version or of.fault == "repeated"
    return of.version, of.fault


@every_golden_game
def test_any_byte_that_is_changed_is_found_and_its_version_named(golden: Golden) -> None:
    r = Random(golden.name)
    entries = [pack(commit) for commit in cut(golden, r).commits]
    for _ in range(TIMES):
        n = r.randrange(len(entries))
        changed = bytearray(entries[n])
        at = r.randrange(len(changed))
        changed[at] ^= r.randrange(1, 256)
        version, what = found([*entries[:n], bytes(changed), *entries[n + 1 :]])
        assert version == n + 1, (at, what)
        assert what in ("altered", "wrong-signature")


@every_golden_game
def test_a_byte_that_changes_nothing_in_what_is_read_is_found_too(golden: Golden) -> None:
    """The same number, as one with a sign: nothing that is hashed is another."""
    commits = cut(golden, Random(golden.name)).commits
    entries = [pack(commit) for commit in commits]
    n = next(n for n, entry in enumerate(entries) if b"\xa2at\xcd" in entry)
    changed = entries[n].replace(b"\xa2at\xcd", b"\xa2at\xd1", 1)
    assert unpack_commit(changed) == commits[n]
    assert found([*entries[:n], changed, *entries[n + 1 :]]) == (n + 1, "altered")


@every_golden_game
def test_what_is_left_out_repeated_or_moved_is_found(golden: Golden) -> None:
    r = Random(golden.name)
    entries = [pack(commit) for commit in cut(golden, r).commits]
    assert verdict(entries).verified
    n, m = sorted(r.sample(range(len(entries)), 2))
    assert found([*entries[:n], *entries[n + 1 :]]) == (n + 1, "missing")
    assert found([*entries[:m], entries[n], *entries[m:]]) == (n + 1, "repeated")
    swapped = [*entries[:n], entries[m], *entries[n + 1 : m], entries[n], *entries[m + 1 :]]
    assert found(swapped) == (n + 1, "reordered")


@pytest.mark.parametrize("stream", sorted(EARLIER.glob("*.xz")), ids=lambda stream: stream.stem)
def test_what_earlier_rules_recorded_still_checks_byte_for_byte(stream: Path) -> None:
    game = games()[stream.stem.partition("-")[0]]
    commits = recorded(game, stream).commits
    of = verdict([pack(commit) for commit in commits])
    assert of == Verdict(
        verified=True, version=len(commits), game=GAME_ID, open=True, head=commits[-1].hash.hex(), commits=len(commits)
    )

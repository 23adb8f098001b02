"""Commits form a chain: nothing in it can be altered, left out or moved without being found."""

from random import Random
from typing import Any

import msgspec
import pytest

from domain.kernel.commit import chain_hash, pack, public_form, unpack_commit
from domain.kernel.rng import salt_key
from tests.domain.kernel.arrange import GAME
from tests.domain.play import play
from tests.domain.proving import head_of

PLAYED = play(GAME, 3, "first-night", limit=40)
SALTS = salt_key(PLAYED.last.seed)


def record() -> list[dict[str, Any]]:
    return [{**public_form(commit, SALTS), "hash": commit.hash.hex()} for commit in PLAYED.commits]


def test_versions_count_from_one_and_each_commit_names_the_one_before() -> None:
    assert [commit.version for commit in PLAYED.commits] == list(range(1, 41))
    assert [commit.prev for commit in PLAYED.commits] == [
        b"",
        *(commit.hash for commit in PLAYED.commits[:-1]),
    ]
    assert PLAYED.last.head == PLAYED.commits[-1].hash


def test_an_untouched_record_leads_to_the_head() -> None:
    assert head_of(record()) == PLAYED.last.head.hex()


def test_a_commit_left_out_is_found() -> None:
    for n in range(39):
        with pytest.raises(ValueError, match=f"commit {n + 1} "):
            head_of(record()[:n] + record()[n + 1 :])


def test_two_commits_swapped_are_found() -> None:
    swapped = record()
    swapped[5], swapped[6] = swapped[6], swapped[5]
    with pytest.raises(ValueError, match="commit 6 "):
        head_of(swapped)


@pytest.mark.parametrize("field", ["at", "seat", "rules", "version"])
def test_another_figure_is_found(field: str) -> None:
    altered = record()
    altered[7][field] += 1
    with pytest.raises(ValueError, match="commit 8 "):
        head_of(altered)


def test_an_altered_commitment_is_found() -> None:
    altered = record()
    altered[7]["action"]["#"] = "00" * 32
    with pytest.raises(ValueError, match="commit 8 "):
        head_of(altered)


def test_a_chain_made_anew_after_an_alteration_has_another_head() -> None:
    altered, head = record(), ""
    altered[7]["at"] += 1
    for entry in altered:
        entry["prev"] = head
        entry["hash"] = head = chain_hash({name: entry[name] for name in entry if name != "hash"}).hex()
    assert head_of(altered) != PLAYED.last.head.hex()


def test_damage_to_the_stored_bytes_is_found() -> None:
    """Hidden values too: who alters a stored card must change its commitment. Not all damage can even be read."""
    r, found = Random(1), 0
    for _ in range(300):
        commit = r.choice(PLAYED.commits)
        raw = bytearray(pack(commit))
        raw[r.randrange(len(raw))] ^= 1 << r.randrange(8)
        try:
            damaged = unpack_commit(bytes(raw))
            digest = chain_hash(public_form(damaged, SALTS))
        except (msgspec.MsgspecError, KeyError, TypeError, ValueError, AttributeError):
            continue
        if damaged != commit:
            assert digest != damaged.hash
            found += 1
    assert found > 50

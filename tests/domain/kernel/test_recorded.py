"""A stream written once replays the same for ever, whatever the rules code becomes."""

from pathlib import Path

import msgspec
import pytest

from docs.verifier import verify
from domain.kernel import events as e
from domain.kernel.commit import Commit, chain_hash, public_form, unpack, unpack_commit
from domain.kernel.rng import salt_key
from tests.domain.kernel.arrange import GAME
from tests.domain.kernel.record import RECORDED
from tests.domain.proving import words_used

STREAMS = sorted(RECORDED.glob("*.msgpack"))


@pytest.fixture(params=STREAMS, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    stream: Path = request.param
    return stream


@pytest.fixture
def commits(path: Path) -> list[Commit]:
    return [unpack_commit(entry) for entry in unpack(path.read_bytes())]


def test_there_are_recordings() -> None:
    assert STREAMS


def test_it_adds_up_to_what_it_did(path: Path, commits: list[Commit]) -> None:
    now = msgspec.to_builtins(GAME.replay(commits), str_keys=True)
    then = msgspec.json.decode(path.with_suffix(".json").read_bytes())
    assert {field: verify.read(verify.canonical(now[field])) for field in then} == then


def test_its_chain_still_holds(commits: list[Commit]) -> None:
    salts = salt_key(GAME.replay(commits).seed)
    assert [chain_hash(public_form(commit, salts)) for commit in commits] == [commit.hash for commit in commits]


def test_its_chance_still_follows_from_the_seed(commits: list[Commit]) -> None:
    begins = {"Started", "Forked"} & {event["type"] for commit in commits for event in unpack(commit.events)}
    assert bool(words_used(commits)) == bool(begins)


def test_its_actions_can_still_be_read(commits: list[Commit]) -> None:
    assert [unpack(commit.action)["type"] for commit in commits] == [
        GAME.unpack_action(commit.action).__struct_config__.tag for commit in commits
    ]


def test_every_event_of_the_kernel_is_in_some_recording() -> None:
    recorded = {
        event["type"]
        for path in STREAMS
        for entry in unpack(path.read_bytes())
        for event in unpack(unpack_commit(entry).events)
    }
    assert {event.__name__ for event in e.KERNEL_EVENTS} <= recorded

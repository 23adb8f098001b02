"""`turnledger repair`: what it says, and what it does, on a real server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from redis import Redis
from typer.testing import CliRunner, Result

from domain.kernel.audience import AUDITOR
from domain.registry import games
from service.cli import command_line
from service.games import Games
from service.ids import new_id
from service.records import written
from service.signing import Signer
from service.store import Appended, Link, RedisStore
from service.vault import Vault
from tests.service.house import BEGAN
from tests.service.test_validate_command import CONTENT, ENTRIES

Run = Callable[..., Result]
KEY = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
HAD, HAS = 12, 9


@pytest.fixture
def game() -> str:
    return new_id("g", BEGAN)


@pytest.fixture
def run(valkey_url: str, namespace: str, tmp_path: Path) -> Run:
    def invoke(command: str, *arguments: str) -> Result:
        environment = {
            "REDIS_URL": valkey_url,
            "TURNLEDGER_DURABILITY": "memory",
            "TURNLEDGER_REDIS_NAMESPACE": namespace,
            "TURNLEDGER_SIGNING_KEY": KEY,
            "TURNLEDGER_DATA_DIR": str(tmp_path),
        }
        return CliRunner().invoke(command_line([command]), [command, *arguments], env=environment)

    return invoke


@pytest.fixture
def record(valkey_url: str, namespace: str, game: str, tmp_path: Path) -> Path:
    """The record of a game that had got to one version, and of which the store has another, and is frozen."""
    file = tmp_path / "record"
    file.write_bytes(asyncio.run(_lost(valkey_url, namespace, game)))
    line: Any = Redis.from_url(valkey_url)
    with line:
        begin = f"{namespace}{{g:{game}}}:"
        kept = line.xrange(f"{begin}log", count=HAS)
        line.delete(f"{begin}log")
        for number, fields in kept:
            line.xadd(f"{begin}log", fields, id=number)
        line.set(f"{begin}head", HAS)
        line.hdel(f"{begin}cmd", "\0digest")
    return file


async def _lost(url: str, namespace: str, game: str) -> bytes:
    store, vault = RedisStore(url, namespace=namespace), Vault()
    held = Games(store, games(), lambda: BEGAN, 1, Signer.of(_settings()), vault)
    try:
        await store.put_once(f"content:{games()['villains'].load(CONTENT)}", CONTENT)
        for n, entry in enumerate(ENTRIES[:HAD]):
            commit = held.signing.signed(game, vault.opened(entry))
            link = Link(commit.prev, commit.hash)
            assert await store.append(game, n, vault.closed(commit), link=link) == Appended(n + 1)
        state = await held.load(game)
        await held.losses.note(game, state, HAS)
        return await written(held, game, state, AUDITOR, BEGAN)
    finally:
        await store.close()


def _settings() -> Any:
    from service.settings import Settings

    return Settings(signing_key=KEY)


def test_it_says_what_is_lost(run: Run, record: Path, game: str) -> None:
    listed, shown = run("repair"), run("repair", game)
    assert (listed.exit_code, shown.exit_code) == (1, 1)
    assert listed.stdout == shown.stdout
    assert f"the store has version {HAS} (" in shown.stdout
    assert f"It had reached version {HAD} (" in shown.stdout
    checked = run("validate", game)
    assert checked.exit_code == 1
    assert "frozen" in checked.stdout


def test_a_record_puts_it_back(run: Run, record: Path, game: str) -> None:
    done = run("repair", game, "--from", str(record))
    assert (done.exit_code, done.stdout) == (
        0,
        f"{HAD - HAS} commits of {game} were put back; it is whole, and goes on.\n",
    )
    assert run("validate", game).exit_code == 0
    assert (run("repair").exit_code, run("repair").stdout) == (0, "No game is frozen.\n")


def test_another_store_puts_it_back(run: Run, record: Path, game: str, valkey_url: str, namespace: str) -> None:
    """Here the same one, which has no more than it has: so that is what is said."""
    done = run("repair", game, "--from", valkey_url)
    assert done.exit_code == 1
    assert f"has version {HAS}" in str(done.exception)


def test_it_is_given_up(run: Run, record: Path, game: str) -> None:
    done = run("repair", game, "--accept")
    assert done.exception is None, repr(done.exception)
    assert (done.exit_code, done.stdout) == (0, f"{game} goes on; its version {HAS + 1} says what was given up.\n")
    assert run("validate", game).exit_code == 0
    assert f"Moves up to version {HAD} were lost" in run("events", game).stdout


@pytest.mark.parametrize(
    "arguments",
    [("--accept",), ("--from", "x"), ("g_1", "--accept", "--from", "x")],
)
def test_what_it_cannot_do_is_said(run: Run, arguments: tuple[str, ...]) -> None:
    assert run("repair", *arguments).exit_code == 2


def test_what_is_no_record_is_said(run: Run, record: Path, game: str, tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"nonsense")
    for source in ("x", "nowhere"):
        assert run("repair", game, "--from", str(tmp_path / source)).exit_code == 1

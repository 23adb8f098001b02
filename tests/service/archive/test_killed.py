"""Whoever moves games to the archive is killed in the middle: each game is either in the store or in the archive, and whole."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from service.archive.depot import Depot
from service.archive.store import with_archive
from service.ids import new_id
from service.store import Entry, RedisStore, Store
from tests.service.house import BEGAN
from tests.service.test_validate_command import ENTRIES, put

pytestmark = pytest.mark.anyio
GAMES = 6
SECONDS = 60


def archiving(environment: dict[str, str]) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "service.cli", "archive", "--days", "0"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment})


def number_in(folder: Path) -> int:
    return len([*folder.rglob("*.zst")])


async def wait_for(folder: Path, objects: int, process: subprocess.Popen[str]) -> None:
    """Until so many objects lie in a folder."""
    until = time.monotonic() + SECONDS
    while number_in(folder) < objects:
        assert time.monotonic() < until
        assert process.poll() is None
        await asyncio.sleep(0.002)


async def read(store: Store, game: str) -> tuple[list[Entry], bool]:
    return await store.read(game), await store.stub(game) is not None


async def test_who_is_killed_while_moving_games_loses_none(valkey_url: str, namespace: str, tmp_path: Path) -> None:
    games = [new_id("g", BEGAN) for _ in range(GAMES)]
    for game in games:
        await put(valkey_url, namespace, game, ENTRIES)
    entries = [Entry(version, data) for version, data in enumerate(ENTRIES, 1)]
    environment = {
        "REDIS_URL": valkey_url,
        "TURNLEDGER_REDIS_NAMESPACE": namespace,
        "TURNLEDGER_ARCHIVE": str(tmp_path),
        "TURNLEDGER_DURABILITY": "memory",  # as this server is set
    }
    store = with_archive(RedisStore(valkey_url, namespace=namespace), Depot(str(tmp_path)))
    for objects in (1, 3):
        with archiving(environment) as process:
            await wait_for(tmp_path, objects, process)
            process.kill()
        found = [await read(store, game) for game in games]
        assert all(whole == entries for whole, _ in found)
        assert sum(archived for _, archived in found) < GAMES
    with archiving(environment) as process:
        said, _ = process.communicate(timeout=SECONDS)
    assert process.returncode == 0
    assert "moved" in said
    assert [await read(store, game) for game in games] == [(entries, True)] * GAMES
    await store.close()

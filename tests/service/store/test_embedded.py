"""The private server keeps its data, and its directory to itself."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from redis import Redis

from service.store import Entry, RedisStore, StoreUnavailable
from service.store.embedded import EmbeddedServer, EmbeddedServerError


async def append(url: str, version: int) -> None:
    store = RedisStore(url)
    await store.append("g_1", version, b"%d" % (version + 1), command=f"c{version}")
    await store.close()


async def entries(url: str) -> list[Entry]:
    store = RedisStore(url)
    found = await store.read("g_1")
    await store.close()
    return found


def test_what_was_written_is_there_after_a_restart(tmp_path: Path) -> None:
    for version in range(3):
        with EmbeddedServer(tmp_path / "data") as server:
            asyncio.run(append(server.url, version))
    with EmbeddedServer(tmp_path / "data") as server:
        assert asyncio.run(entries(server.url)) == [Entry(1, b"1"), Entry(2, b"2"), Entry(3, b"3")]


def test_writes_are_on_disk_before_they_are_acknowledged(tmp_path: Path) -> None:
    with EmbeddedServer(tmp_path) as server:
        config = Redis.from_url(server.url).config_get("append*", "maxmemory-policy", "save", "port")
    assert config["appendonly"] == "yes"
    assert config["appendfsync"] == "always"
    assert config["maxmemory-policy"] == "noeviction"
    assert config["save"] == ""
    assert config["port"] == "0"


def test_a_long_directory_name_is_no_trouble(tmp_path: Path) -> None:
    with EmbeddedServer(tmp_path / ("long" * 30) / "with a blank") as server:
        asyncio.run(append(server.url, 0))


def test_a_second_service_on_the_directory_is_refused(tmp_path: Path) -> None:
    with EmbeddedServer(tmp_path) as server:
        with pytest.raises(EmbeddedServerError, match="Another service already runs on the data directory"):
            EmbeddedServer(tmp_path).__enter__()
        assert server.alive
        asyncio.run(append(server.url, 0))


def test_nothing_is_left_when_it_ends(tmp_path: Path) -> None:
    with EmbeddedServer(tmp_path) as server:
        socket = Path(server.url.removeprefix("unix://"))
        assert socket.exists()
    assert not server.alive
    assert not socket.parent.exists()


def test_a_server_that_cannot_start_says_where_to_look(tmp_path: Path) -> None:
    (tmp_path / "appendonlydir").write_text("in the way")
    with pytest.raises(EmbeddedServerError, match=r"valkey\.log says why"):
        EmbeddedServer(tmp_path).__enter__()


def test_a_server_that_dies_is_reported_and_started_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.CRITICAL), EmbeddedServer(tmp_path) as server:
        asyncio.run(append(server.url, 0))
        os.kill(server._process.pid, signal.SIGKILL)
        wait_for(lambda: caplog.messages)
        wait_for(lambda: EmbeddedServer.running_on(tmp_path))
        asyncio.run(append(server.url, 1))
        assert asyncio.run(entries(server.url)) == [Entry(1, b"1"), Entry(2, b"2")]
    assert not server.alive
    assert "The embedded store ended (status -9)" in caplog.text


def test_a_server_that_died_at_the_end_stays_so(tmp_path: Path) -> None:
    with EmbeddedServer(tmp_path) as server:
        server._process.kill()
        wait_for(lambda: not server.alive)
    time.sleep(0.05)
    assert not server.alive
    assert not EmbeddedServer.running_on(tmp_path)


def wait_for(true: Callable[[], object]) -> None:
    deadline = time.monotonic() + 10
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


SERVICE = """
import pathlib, sys, time
from service.store.embedded import EmbeddedServer
with EmbeddedServer(pathlib.Path(sys.argv[1])) as server:
    print(server.url, flush=True)
    time.sleep(60)
"""


def test_the_server_of_a_service_that_was_killed_is_taken_over_from(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", SERVICE, str(tmp_path)], stdout=subprocess.PIPE, text=True) as killed:
        assert killed.stdout is not None
        url = killed.stdout.readline().strip()
        asyncio.run(append(url, 0))
        killed.kill()
    with EmbeddedServer(tmp_path) as server:
        with pytest.raises(StoreUnavailable):  # two on one directory would spoil it
            asyncio.run(append(url, 1))
        asyncio.run(append(server.url, 1))
        assert asyncio.run(entries(server.url)) == [Entry(1, b"1"), Entry(2, b"2")]

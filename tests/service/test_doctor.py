"""The doctor finds what is wrong: each fault is made, and found."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from redis import Redis

from service.doctor import Finding
from service.doctor.archive import archive_found
from service.doctor.cluster import number_of, state_of
from service.doctor.games import games_found, key_found
from service.doctor.machine import (
    clock,
    cors,
    disk,
    languages,
    machine,
    port,
    public_url,
    seed_keys,
    settings_of,
    signing_key,
    ticking,
)
from service.doctor.storage import Storage, Unreachable, found, latency_found, version_found
from service.ids import new_id
from service.settings import Settings
from service.signing import Signer, Signing
from service.store import RedisStore
from service.store.embedded import EmbeddedServer
from tests.faults.cluster import Cluster
from tests.service.house import BEGAN
from tests.service.test_validate_command import CONTENT, ENTRIES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with EmbeddedServer(tmp_path_factory.mktemp("doctor")) as server:
        yield server.url


@pytest.fixture
def line(server: str) -> Iterator[Any]:
    """A server that is set right again afterwards."""
    line: Any = Redis.from_url(server, decode_responses=True)
    was = line.config_get("maxmemory", "maxmemory-policy", "appendonly", "appendfsync", "min-replicas-to-write")
    yield line
    line.replicaof("NO", "ONE")
    for name, value in was.items():
        line.config_set(name, value)
    line.close()


def looked(server: str, **settings: Any) -> dict[str, Finding]:
    storage = Storage(server, Settings(redis_url=server, **settings))
    try:
        return {finding.about: finding for finding in storage.findings()}
    finally:
        storage.close()


def levels(found: dict[str, Finding]) -> dict[str, str]:
    return {about: finding.level for about, finding in found.items() if finding.level != "ok"}


# -- the store


def test_a_store_that_is_well_is_told_so(server: str) -> None:
    assert levels(looked(server)) == {"store role": "warning"}  # nobody has a copy
    assert not Redis.from_url(server).keys("*doctor*")


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("maxmemory-policy", "allkeys-lru", {"store eviction": "wrong"}),
        ("appendonly", "no", {"store log": "wrong"}),
        ("appendfsync", "everysec", {"store log": "wrong"}),
        ("min-replicas-to-write", "1", {"store writes": "wrong"}),
        ("maxmemory", "1", {"store memory": "warning", "store writes": "wrong"}),
    ],
)
def test_a_store_that_is_set_wrong_is_found(
    server: str, line: Any, name: str, value: str, expected: dict[str, str]
) -> None:
    line.config_set(name, value)
    found = looked(server)
    assert levels(found) == {"store role": "warning", **expected}
    assert all(found[about].do for about in expected)


def test_as_much_durability_as_is_wished_for_is_enough(server: str, line: Any) -> None:
    line.config_set("appendfsync", "everysec")
    assert looked(server, durability="memory")["store log"].level == "ok"
    line.config_set("appendonly", "no")
    assert looked(server, durability="memory")["store log"].level == "warning"


def test_replicas_are_counted_where_they_have_to_have_it(server: str) -> None:
    assert "store copies" not in looked(server)
    assert looked(server, durability="replicated")["store copies"].level == "wrong"


def test_a_replica_is_no_store(server: str, line: Any) -> None:
    line.replicaof("127.0.0.1", "1")
    found = levels(looked(server))
    assert (found["store role"], found["store writes"]) == ("wrong", "wrong")


def test_a_clock_that_is_apart_is_found(server: str) -> None:
    storage = Storage(server, Settings())
    now = storage._redis.time()[0]
    assert [storage.clock(now + apart).level for apart in (0, 5, 60, -60)] == ["ok", "warning", "wrong", "wrong"]
    storage.close()


@pytest.mark.parametrize(
    ("name", "version", "level"),
    [("Redis", "7.0.15", "wrong"), ("Redis", "7.2.0", "ok"), ("Redis", "8.0.1", "ok"), ("Valkey", "7.2.5", "wrong"), ("Valkey", "8.0.0", "ok"), ("Valkey", "10.1.0", "ok")],
)  # fmt: skip
def test_a_version_that_is_too_old_is_found(name: str, version: str, level: str) -> None:
    assert version_found(name, version).level == level


def test_a_store_that_is_slow_is_found() -> None:
    assert (latency_found(1).level, latency_found(50).level) == ("ok", "warning")


@pytest.mark.parametrize("url", ["redis://127.0.0.1:1", "nonsense"])
def test_a_store_that_is_not_there_is_found(url: str) -> None:
    with pytest.raises(Unreachable):
        Storage(url, Settings())


# -- a cluster


def told(cluster: Cluster, namespace: str) -> list[Finding]:
    cluster.list_replicas()
    return found(cluster.url, Settings(redis_url=cluster.url, redis_namespace=namespace, durability="memory"))


def test_a_cluster_is_looked_at_as_a_whole_and_at_each_server(whole_cluster: Cluster, namespace: str) -> None:
    findings = told(whole_cluster, namespace)
    assert {finding.about for finding in findings if finding.level != "ok"} == {
        "cluster failover"
    }  # as tests wait for long
    for node in whole_cluster.nodes:
        at = [finding.about for finding in findings if finding.says.startswith(f"{node.address}: ")]
        assert {"store version", "store eviction", "store log"} <= {*at}
        assert ("store writes" in at) == (node in whole_cluster.masters())


def test_what_is_wrong_with_a_cluster_is_found(whole_cluster: Cluster, namespace: str) -> None:
    master = whole_cluster.owner(0)
    replica = whole_cluster.replica_of(master)
    replica.admin.config_set("maxmemory-policy", "allkeys-lru")
    with whole_cluster.moving(0, next(node for node in whole_cluster.masters() if node is not master)):
        findings = told(whole_cluster, namespace)
    replica.admin.config_set("maxmemory-policy", "noeviction")
    assert [finding.says for finding in findings if finding.about == "cluster slots"] == ["half moved: slots 0"]
    wrong = [finding for finding in findings if finding.level == "wrong"]
    assert [(finding.about, finding.says.split(": ")[0]) for finding in wrong] == [("store eviction", replica.address)]


def test_a_cluster_that_lacks_servers_is_found(whole_cluster: Cluster, namespace: str) -> None:
    replica = whole_cluster.replica_of(whole_cluster.owner(0))
    whole_cluster.list_replicas()
    replica.kill()
    settings = Settings(redis_url=whole_cluster.url, redis_namespace=namespace)
    about = [finding.about for finding in found(whole_cluster.url, settings) if replica.address in finding.says]
    whole_cluster.mend()
    assert about == ["store replica"]


def test_a_cluster_that_is_not_whole_is_found() -> None:
    assert state_of([{"cluster_state": "fail"}]).level == "wrong"
    assert state_of([{"cluster_state": "ok", "cluster_slots_ok": "16000"}]).level == "wrong"
    assert [number_of(masters).level for masters in (1, 2, 3)] == ["warning", "warning", "ok"]


# -- the games


@pytest.mark.parametrize("fault", ["", "no cards", "altered"])
def test_games_that_cannot_be_played_on_are_found(server: str, namespace: str, fault: str) -> None:
    asyncio.run(put(server, namespace, fault))
    found = games_found(server, Settings(redis_namespace=namespace))
    assert found.level == ("wrong" if fault else "ok")


async def put(url: str, namespace: str, fault: str) -> None:
    from domain.registry import games

    store = RedisStore(url, namespace=namespace)
    if not fault or fault == "altered":
        await store.put_once(f"content:{games()['villains'].load(CONTENT)}", CONTENT)
    await store.append(new_id("g", BEGAN), 0, ENTRIES[0] if fault != "altered" else b"!")
    await store.close()


def test_a_key_that_is_not_the_one_that_signed_is_found(server: str, namespace: str) -> None:
    def given(secret: bytes) -> Settings:
        return Settings(redis_namespace=namespace, signing_key=b64encode(secret * 32).decode())

    async def publish() -> None:
        store = RedisStore(server, namespace=namespace)
        await Signing(Signer.of(given(b"a")), store, lambda: BEGAN).publish()
        await store.close()

    assert key_found(server, given(b"b")).level == "ok"  # nobody has signed yet
    asyncio.run(publish())
    assert (key_found(server, given(b"a")).level, key_found(server, given(b"b")).level) == ("ok", "warning")


# -- the machine


def test_each_wrong_setting_is_named() -> None:
    settings, found = settings_of({"TURNLEDGER_PORT": "many", "TURNLEDGER_DURABILITY": "sometimes", "HOME": "/"})
    assert settings is None
    assert [finding.level for finding in found] == ["wrong", "wrong"]
    assert "TURNLEDGER_DURABILITY" in found[0].says
    assert "TURNLEDGER_PORT" in found[1].says


def test_a_name_that_no_setting_has_is_found() -> None:
    _, (found,) = settings_of({"TURNLEDGER_DURABILTY": "always"})
    assert (found.level, "TURNLEDGER_DURABILTY" in found.says) == ("warning", True)
    assert settings_of({"TURNLEDGER_DURABILITY": "disk"})[1][0].level == "ok"


@pytest.mark.parametrize(
    ("found", "level"),
    [
        (clock(1970), "wrong"),
        (clock(2026), "ok"),
        (ticking(90.0, 10.0), "warning"),
        (ticking(10.2, 10.0), "ok"),
        (disk(1), "wrong"),
        (disk(500 << 20), "warning"),
        (disk(5 << 30), "ok"),
        (seed_keys(Settings(seed_keys=("x",))), "wrong"),
        (seed_keys(Settings()), "ok"),
        (seed_keys(Settings(seed_keys=(b64encode(bytes(32)).decode(),))), "ok"),
        (public_url(Settings(public_url="ftp://a")), "wrong"),
        (public_url(Settings(public_url="https://")), "wrong"),
        (public_url(Settings(public_url="http://play.example")), "warning"),
        (public_url(Settings(public_url="http://127.0.0.1:8000")), "ok"),
        (public_url(Settings(public_url="https://play.example")), "ok"),
        (cors(Settings(cors_origins=("https://a.example/path",))), "wrong"),
        (cors(Settings(cors_origins=("*",))), "warning"),
        (cors(Settings(cors_origins=("https://a.example",))), "ok"),
        (signing_key(Settings(signing_key="x")), "wrong"),
        (signing_key(Settings(signing_key=b64encode(bytes(32)).decode())), "ok"),
        (languages(), "ok"),
    ],
)
def test_what_is_not_as_it_should_be_is_found(found: Finding, level: str) -> None:
    assert found.level == level
    assert bool(found.do) == (level != "ok")


def test_the_doctor_makes_no_key(tmp_path: Path) -> None:
    assert signing_key(Settings(data_dir=str(tmp_path))).level == "warning"
    assert not list(tmp_path.iterdir())
    (tmp_path / "signing.key").write_text("nonsense")
    assert signing_key(Settings(data_dir=str(tmp_path))).level == "wrong"


def test_a_port_that_is_taken_is_found() -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        at = taken.getsockname()[1]
        assert port(Settings(port=at)).level == "warning"
    assert port(Settings(port=0)).level == "ok"


def test_the_disk_is_that_of_a_private_store(tmp_path: Path) -> None:
    settings = Settings(data_dir=str(tmp_path / "not" / "there"), port=0)
    assert "disk" in {finding.about for finding in machine(settings)}
    elsewhere = Settings(redis_url="redis://store", port=0)
    assert "disk" not in {finding.about for finding in machine(elsewhere)}


# -- the command


@pytest.mark.parametrize(
    ("fault", "status"), [({}, 0), ({"REDIS_URL": "redis://127.0.0.1:1"}, 1), ({"TURNLEDGER_PORT": "x"}, 1)]
)
def test_the_command_says_it_in_lines_and_as_json(
    server: str, tmp_path: Path, fault: dict[str, str], status: int
) -> None:
    given = {
        "REDIS_URL": server,
        "TURNLEDGER_DATA_DIR": str(tmp_path),
        "TURNLEDGER_PORT": "0",
        "NO_COLOR": "1",
        **fault,
    }
    command = [sys.executable, "-m", "service.cli", "doctor"]
    lines = subprocess.run(command, env=given, capture_output=True, text=True, timeout=60, check=False)
    found = subprocess.run([*command, "--json"], env=given, capture_output=True, text=True, timeout=60, check=False)
    assert (lines.returncode, found.returncode) == (status, status), lines.stderr
    said = json.loads(found.stdout)
    assert [line.split()[0] for line in lines.stdout.splitlines()] == [one["level"] for one in said]
    assert ("wrong" in {one["level"] for one in said}) == bool(status)


def test_an_archive_that_can_not_be_written_is_found(tmp_path: Path) -> None:
    where = tmp_path / "archive"
    found = archive_found(Settings(archive=str(where)))
    assert (found.level, found.about) == ("ok", "archive")
    assert [*where.iterdir()] == []
    where.rmdir()
    where.write_text("a file")
    for place in (str(where), "nonsense://there"):
        found = archive_found(Settings(archive=place))
        assert found.level == "wrong"
        assert "TURNLEDGER_ARCHIVE" in found.do
    assert archive_found(Settings(redis_url="redis://elsewhere")).says.startswith("there is none")

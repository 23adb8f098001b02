"""A service doesn't start on a store that isn't fit to keep games, and says so when one ceases to be."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from redis import Redis

from service.app import create_app
from service.cli import function
from service.doctor import Finding, ok, warning, wrong
from service.doctor.storage import TurnedAway, Unreachable, found
from service.fitness import Fitness, Unfit, check, look_at, sentences
from service.now import now
from service.settings import Settings
from service.store import MemoryStore
from service.store.embedded import EmbeddedServer
from tests.apps import transport
from tests.faults.cluster import Cluster

FORGETS = wrong("store eviction", "it forgets", "Set noeviction.")
FOLLOWS = wrong("store role", "it is a replica", "Name the primary.")
WELL = [ok("store version", "new"), warning("store role", "alone", "Let one follow it.")]


class Looks:
    """Each look finds the next of these."""

    def __init__(self, *found: list[Finding] | Exception) -> None:
        self.found = [*found]

    def __call__(self) -> list[Finding]:
        found = self.found.pop(0) if len(self.found) > 1 else self.found[0]
        if isinstance(found, Exception):
            raise found
        return found


@pytest.mark.parametrize("found", [WELL, Unreachable("nobody is there"), ConnectionResetError()])
def test_a_store_that_is_well_or_not_there_yet_stops_no_start(found: list[Finding] | Exception) -> None:
    check(Looks(found))


def test_what_nobody_but_a_person_can_mend_stops_it_at_once_with_the_doctors_words() -> None:
    looks = Looks([*WELL, FORGETS], WELL)
    with pytest.raises(Unfit, match=r"store eviction: it forgets\. Set noeviction\."):
        check(looks)


def test_who_is_not_let_in_does_not_wait() -> None:
    with pytest.raises(Unfit, match=r"WRONGPASS.*REDIS_URL"):
        check(Looks(TurnedAway("WRONGPASS")))


def test_what_may_pass_is_waited_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.fitness.AGAIN", 0.001)
    check(Looks([FOLLOWS], [FOLLOWS], WELL))
    with pytest.raises(Unfit, match="Name the primary"):
        check(Looks([FOLLOWS]), patience=0.01)
    with pytest.raises(Unfit, match="noeviction"):
        check(Looks([FOLLOWS], [FOLLOWS, FORGETS]))


@pytest.mark.anyio
async def test_a_change_for_the_worse_is_said_once_and_one_for_the_better_too(caplog: Any) -> None:
    fitness = Fitness(Looks(WELL, [FORGETS], [FORGETS], Unreachable("gone"), WELL), 60, now)
    with caplog.at_level(logging.WARNING, "service.fitness"):
        seen = []
        for _ in range(5):
            await fitness.look()
            seen.append([finding.about for finding in fitness.wrong])
    assert seen == [[], ["store eviction"], ["store eviction"], [], []]
    assert [record.levelname for record in caplog.records] == ["CRITICAL", "WARNING"]
    assert sentences([FORGETS]) in caplog.text


@pytest.mark.anyio
async def test_a_service_whose_store_is_not_fit_is_not_ready() -> None:
    looks = Looks(WELL)
    app = create_app(Settings(), store=MemoryStore(), look=looks)
    house = app.state.house
    async with house.running(), httpx.AsyncClient(transport=transport(app), base_url="http://t") as http:
        await house.fitness.look()
        assert (await http.get("/readyz")).status_code == 200
        looks.found = [[FORGETS]]
        await house.fitness.look()
        assert (await http.get("/readyz")).status_code == 503
        assert (await http.get("/healthz")).status_code == 200
        looks.found = [WELL]
        assert (await http.get("/readyz")).status_code == 200, "it is looked at again when it is asked for"


# -- with a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with EmbeddedServer(tmp_path_factory.mktemp("fitness")) as server:
        yield server.url


@pytest.fixture
def line(server: str) -> Iterator[Any]:
    line: Any = Redis.from_url(server, decode_responses=True)
    yield line
    line.config_set("maxmemory-policy", "noeviction")
    line.execute_command("ACL", "DELUSER", "turnledger")
    line.close()


def test_the_start_and_the_doctor_say_the_same(server: str, line: Any) -> None:
    line.config_set("maxmemory-policy", "volatile-ttl")
    told = [finding for finding in found(server, Settings()) if finding.level == "wrong"]
    with pytest.raises(Unfit) as refused:
        check(look_at(server, Settings()))
    assert [finding.about for finding in told] == ["store eviction"]
    assert sentences(told) in str(refused.value)


def as_user(server: str, line: Any, *rules: str, password: str = "secret") -> str:
    line.execute_command("ACL", "SETUSER", "turnledger", "reset", "on", ">secret", *rules)
    return server.replace("unix://", f"unix://turnledger:{password}@")


@pytest.mark.parametrize(
    ("rules", "missing"),
    [
        (("+@all", "-xadd", "-publish", "~*", "&*"), "publish, xadd"),
        (("+@all", "-subscribe", "~*", "&*"), "subscribe"),
        (("+@all", "~elsewhere:*", "&*"), "xadd"),
        (("+@all", "~*", "&elsewhere"), "publish, subscribe"),
    ],
)
def test_what_the_user_may_not_do_is_named(server: str, line: Any, rules: tuple[str, ...], missing: str) -> None:
    with pytest.raises(Unfit, match=f"store rights.*{missing}.*ACL SETUSER"):
        check(look_at(as_user(server, line, *rules), Settings()), patience=0)


def test_a_user_who_may_do_what_is_asked_for_is_enough(server: str, line: Any) -> None:
    """The sentence says what to allow: exactly that, and INFO, is allowed here."""
    named = as_user(server, line, "+info", "~n:*", "&n:*")
    with pytest.raises(Unfit) as refused:
        check(look_at(named, Settings(redis_namespace="n:")), patience=0)
    allowed = str(refused.value).partition("ACL SETUSER name ")[2].partition(".")[0].split()
    line.execute_command("ACL", "SETUSER", "turnledger", *allowed)
    check(look_at(named, Settings(redis_namespace="n:")), patience=0)
    assert not line.keys("n:*")


def test_a_wrong_password_stops_the_start(server: str, line: Any) -> None:
    with pytest.raises(Unfit, match="REDIS_URL"):
        check(look_at(as_user(server, line, "+@all", password="wrong"), Settings()))


def test_an_address_that_is_none_stops_the_start() -> None:
    with pytest.raises(Unfit, match="REDIS_URL"):
        check(look_at("nonsense", Settings()))


def test_the_command_says_it_in_a_sentence(
    server: str, line: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line.config_set("maxmemory-policy", "allkeys-lru")
    monkeypatch.setenv("REDIS_URL", server)
    monkeypatch.setenv("TURNLEDGER_DATA_DIR", str(tmp_path))
    with pytest.raises(Unfit, match="maxmemory-policy noeviction"):
        function("serve")(demo=False)


# -- with a cluster


def test_each_server_of_a_cluster_is_looked_at(whole_cluster: Cluster, namespace: str) -> None:
    settings = Settings(redis_url=whole_cluster.url, redis_namespace=namespace, durability="memory")
    check(look_at(whole_cluster.url, settings), patience=0)
    node = whole_cluster.masters()[1]
    node.admin.config_set("maxmemory-policy", "allkeys-lru")
    try:
        with pytest.raises(Unfit, match=rf"store eviction: {node.address}: .*allkeys-lru") as refused:
            check(look_at(whole_cluster.url, settings))
    finally:
        node.admin.config_set("maxmemory-policy", "noeviction")
    assert str(refused.value).count("noeviction") == 1
    assert not [key for each in whole_cluster.masters() for key in each.admin.keys(f"{namespace}*")]

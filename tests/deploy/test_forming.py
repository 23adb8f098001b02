"""A cluster is made of servers, kept as it is, and found again by itself, by the scripts of `k8s/store/cluster`."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from redis.exceptions import RedisError

from .forming import SECONDS, Servers


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    servers = Servers(tmp_path, 3)
    yield servers
    servers.close()


def order(servers: Servers) -> dict[int, str]:
    """Of each server, its id or that of its master."""
    found = {}
    for n in servers.numbers:
        with servers.client(n) as client:
            nodes = client.execute_command("CLUSTER NODES")
        [own] = [(id_, node) for node in nodes.values() if "myself" in node["flags"] for id_ in [node["node_id"]]]
        found[n] = own[1]["master_id"] if own[1]["master_id"] != "-" else own[0]
    return found


def whole(servers: Servers) -> bool:
    """Whether each server knows all others, and has a master or a replica that it hears from."""
    with suppress(RedisError):
        for n in servers.numbers:
            with servers.client(n) as client:
                told = client.execute_command("CLUSTER INFO")
                line = client.info("replication")
            if told["cluster_state"] != "ok" or int(told["cluster_known_nodes"]) != len(servers.numbers):
                return False
            if not (line.get("master_link_status") == "up" or line.get("connected_slaves") == 1):
                return False
        return True
    return False


def wait_until_whole(servers: Servers) -> None:
    deadline = time.monotonic() + SECONDS
    while not whole(servers):
        assert time.monotonic() < deadline, "the servers don't come together"
        time.sleep(0.3)
    assert [n for n in servers.numbers if not servers.is_ready(n)] == []


def test_a_cluster_is_made_kept_found_again_and_mended(servers: Servers) -> None:
    servers.where = f"127.{random.randrange(1, 250)}.1"
    servers.start(*servers.numbers)
    assert servers.form().endswith("the cluster is whole: 6 servers in 3 shards\n")
    wait_until_whole(servers)
    made = order(servers)
    assert [made[n] == made[n + 1] for n in servers.numbers[::2]] == [True] * 3
    assert len(set(made.values())) == 3

    servers.form()
    assert order(servers) == made, "what was whole was changed"

    servers.stop(*servers.numbers)
    servers.where = servers.where[:-1] + "2"  # as pods have new addresses
    servers.start(*servers.numbers)
    wait_until_whole(servers)
    assert order(servers) == made

    servers.stop(1)
    servers.forget(1)
    servers.start(1)
    servers.form()
    assert order(servers) == made, "a replica that lost its disk isn't one again"

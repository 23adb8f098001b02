"""A cluster of valkey-servers on the loopback device: three masters, each with a replica, and what may happen to them."""

from __future__ import annotations

import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path
from typing import Any, Final

from redis import Redis
from redis.backoff import NoBackoff
from redis.crc import REDIS_CLUSTER_HASH_SLOTS, key_slot
from redis.exceptions import RedisError, ResponseError
from redis.retry import Retry

from .valkey import Valkey, free_port

MASTERS: Final = 3
SETTLE_SECONDS: Final = 30.0


class Node(Valkey):
    """A server of a cluster: a valkey-server that also listens on a port, and knows other nodes."""

    def __init__(self, directory: Path, sockets: Path, options: dict[str, str]) -> None:
        port, self.bus = free_port(), free_port()
        super().__init__(directory / f"{port}", sockets / f"{port}.sock", port)
        self.directory.mkdir()
        self.options = {
            "port": str(self.port),
            "cluster-port": str(self.bus),
            "bind": "127.0.0.1",
            "cluster-enabled": "yes",
            "cluster-config-file": "nodes.conf",
            "cluster-replica-validity-factor": "0",
            "repl-diskless-sync-delay": "0",
            "repl-ping-replica-period": "1",
            **options,
        }
        self.admin: Any = Redis.from_url(self.url, retry=Retry(NoBackoff(), 0), decode_responses=True)
        self.id = ""

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    def start(self, *, ready: bool = True, **options: str) -> None:
        """See `Valkey.start`."""
        super().start(
            ready=ready, **{**self.options, **{name.replace("_", "-"): value for name, value in options.items()}}
        )
        self.id = self.ask("MYID")

    def ask(self, *words: str | int) -> Any:
        """What it answers to a CLUSTER command."""
        return self.admin.execute_command("CLUSTER", *words)

    @property
    def runs(self) -> bool:
        """Whether it answers."""
        try:
            return bool(self.admin.ping())
        except (RedisError, OSError):
            return False

    @property
    def state(self) -> dict[str, str]:
        """What it thinks of its cluster."""
        return dict(line.split(":", 1) for line in self.ask("INFO").splitlines())

    @property
    def role(self) -> tuple[Any, ...]:
        """What it is: ("master", …), or ("slave", host, port of its master, "connected" if all is well, …)."""
        return tuple(self.admin.execute_command("ROLE"))

    def slots(self) -> set[int]:
        """The slots that it owns, as it thinks."""
        myself = next(line for line in self.ask("NODES").splitlines() if "myself" in line)
        ranges = re.findall(r"(?<= )(\d+)(?:-(\d+))?(?= |$)", myself.partition(" connected")[2])
        return {slot for first, last in ranges for slot in range(int(first), int(last or first) + 1)}


class Cluster:
    """Three masters with so many `copies` each, six nodes in all if nobody says otherwise, under a directory each.

    `timeout` is in milliseconds, after which one that is silent has failed.
    """

    def __init__(
        self, directory: Path, sockets: Path, *, copies: int = 1, timeout: int = 15_000, **options: str
    ) -> None:
        self._directory, self._sockets = directory, sockets
        self._options = {"cluster-node-timeout": str(timeout), **options}
        self.nodes = [self._node() for _ in range(MASTERS * (1 + copies))]

    @property
    def url(self) -> str:
        """Where it is, as the service takes it."""
        return "redis+cluster://" + ",".join(node.address for node in self.nodes)

    def start(self) -> None:
        """Start it for the first time: three masters and then the replicas of each, all of which know each other."""
        with ThreadPoolExecutor() as pool:
            list(pool.map(Node.start, self.nodes))
        masters = self.nodes[:MASTERS]
        size = REDIS_CLUSTER_HASH_SLOTS / MASTERS
        for n, master in enumerate(masters):
            master.ask("ADDSLOTSRANGE", round(n * size), round((n + 1) * size) - 1)
        for n, node in enumerate(self.nodes, 1):
            node.ask("SET-CONFIG-EPOCH", n)
            for other in self.nodes[:n]:
                node.ask("MEET", "127.0.0.1", other.port, other.bus)
        until(lambda: all(node.state["cluster_known_nodes"] == str(len(self.nodes)) for node in self.nodes))
        pairs = [*zip(cycle(masters), self.nodes[MASTERS:])]
        until(lambda: all(replica.ask("REPLICATE", master.id) == "OK" for master, replica in pairs))
        self.settle()

    def stop(self) -> None:
        """End it."""
        for node in self.nodes:
            node.admin.close()
            node.kill()

    def configure(self, name: str, value: str | int) -> None:
        """Set something on every node, also for when it is started again."""
        for node in self.nodes:
            node.options[name] = str(value)
            if node.runs:
                node.admin.config_set(name, value)

    def mend(self) -> None:
        """Start whoever has died, and wait until all is well."""
        for node in self.nodes:
            if not node.runs:
                node.kill()
                node.start()
        self.settle()

    def settle(self, *, replicas: bool = True) -> None:
        """Wait until every node that runs thinks that all is well, and every replica has what its master has."""
        until(lambda: all(self._is_well(node, replicas) for node in self.running))

    @property
    def running(self) -> list[Node]:
        """The nodes that answer."""
        return [node for node in self.nodes if node.runs]

    def masters(self) -> list[Node]:
        """The nodes that own slots, as they think."""
        return [node for node in self.running if node.role[0] == "master" and node.slots()]

    def master_of(self, key: str) -> Node:
        """The node that owns a key."""
        return self.owner(key_slot(key.encode()))

    def owner(self, slot: int) -> Node:
        """The node that owns a slot."""
        return next(node for node in self.masters() if slot in node.slots())

    def replica_of(self, master: Node) -> Node:
        """A replica of a node, which has one."""
        return self.replicas_of(master)[0]

    def replicas_of(self, master: Node) -> list[Node]:
        """The replicas of a node."""
        return [node for node in self.running if node.role[0] == "slave" and node.role[2] == master.port]

    def failover(self, master: Node) -> Node:
        """Kill a master, and wait until a replica of it has taken over, which is returned."""
        replicas = self.replicas_of(master)
        master.kill()
        until(lambda: any(replica.role[0] == "master" for replica in replicas))
        return next(replica for replica in replicas if replica.role[0] == "master")

    def hand_over(self, master: Node) -> Node:
        """Let a master change places with its replica, in good order; the new master."""
        replica = self.replica_of(master)
        replica.ask("FAILOVER")
        until(lambda: replica.role[0] == "master" and master.role[0] == "slave")
        return replica

    def move_slots(self, slots: list[int], to: Node) -> None:
        """Let another node own some slots, and have what is in them."""
        for slot in slots:
            with self.moving(slot, to):
                pass

    @contextmanager
    def moving(self, slot: int, to: Node) -> Iterator[Moving]:
        """A slot on its way to another node: inside it is open, what is in it is taken along by and by, and the rest at the end."""
        moving = Moving(self, slot, to)
        yield moving
        moving.end()

    def add_node(self) -> Node:
        """A new node that knows all others, and owns nothing."""
        new = self._node()
        new.start()
        for node in self.running:
            new.ask("MEET", "127.0.0.1", node.port, node.bus)
        self.nodes.append(new)
        until(lambda: all(new.id in node.ask("NODES") for node in self.running))
        self.settle()
        return new

    def remove(self, node: Node) -> None:
        """Let all others forget a node that owns nothing, and end it."""
        self.nodes.remove(node)
        for other in self.running:
            other.ask("FORGET", node.id)
        node.admin.close()
        node.kill()

    def _node(self) -> Node:
        return Node(self._directory, self._sockets, self._options)

    def _is_well(self, node: Node, replicas: bool) -> bool:
        state, role = node.state, node.role
        follows = role[0] == "master" or not replicas or role[3] == "connected"
        whole = state["cluster_state"] == "ok" and state["cluster_slots_ok"] == str(REDIS_CLUSTER_HASH_SLOTS)
        return whole and follows

    def list_replicas(self) -> None:
        """Wait until each master tells of its replica, as it does once that has anything from it."""
        until(lambda: all(len(share) > 3 for node in self.masters() for share in node.ask("SLOTS")))


class Moving:
    """A slot on its way from one node to another."""

    def __init__(self, cluster: Cluster, slot: int, to: Node) -> None:
        self.slot, self.source, self.to = slot, cluster.owner(slot), to
        self._cluster = cluster
        to.ask("SETSLOT", slot, "IMPORTING", self.source.id)
        self.source.ask("SETSLOT", slot, "MIGRATING", to.id)

    def take(self, count: int = 1000) -> list[str]:
        """Take some keys along, at most so many; those taken."""
        keys: list[str] = self.source.ask("GETKEYSINSLOT", self.slot, count)
        return self.take_these(keys)

    def take_these(self, keys: list[str]) -> list[str]:
        """Take these keys along."""
        if keys:
            self.source.admin.execute_command("MIGRATE", "127.0.0.1", self.to.port, "", 0, 5000, "KEYS", *keys)
        return keys

    def end(self) -> None:
        """Take the rest along, and let everybody know who owns it now."""
        while self.take():
            pass
        for node in (self.to, self.source, *self._cluster.masters()):
            with suppress(ResponseError):  # who gives its last slot away follows the other from then on
                node.ask("SETSLOT", self.slot, "NODE", self.to.id)


@contextmanager
def clustered(**options: Any) -> Iterator[Cluster]:
    """A cluster that runs, in a directory of its own with a name short enough for the paths of sockets."""
    directory = Path(tempfile.mkdtemp(prefix="turnledger-"))
    cluster = Cluster(directory, directory, **options)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(directory)


def until(happened: Callable[[], bool]) -> None:
    """Wait until something has happened; a node that refuses or doesn't answer may do so a little later."""
    deadline = time.monotonic() + SETTLE_SECONDS
    why: Exception | None = None
    while time.monotonic() < deadline:
        try:
            if happened():
                return
        except (RedisError, OSError) as error:
            why = error
        time.sleep(0.02)
    raise AssertionError(f"the cluster does not come to rest: {why}")

"""A cluster, looked at from outside: whether its servers agree that all is well, and how it will take a failure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from redis import Redis
from redis.crc import REDIS_CLUSTER_HASH_SLOTS as SLOTS
from redis.exceptions import RedisError

from .finding import Finding, ok, warning, wrong

FEWEST: Final = 3
"""Masters: of two, one can't say that the other has failed."""

PATIENT_MS: Final = 5_000
"""For so long the service waits for an answer, and a failover takes longer than a silent master is waited for."""


def whole(masters: Iterable[str], seconds: float) -> Iterator[Finding]:
    """What is found of the cluster whose masters are at these URLs, each of which may take so many seconds."""
    urls = [*masters]
    told = [_told(url, seconds) for url in urls]
    yield state_of([state for state, _, _ in told])
    yield number_of(len(urls))
    if halves := sorted({int(slot) for _, nodes, _ in told for slot in re.findall(r"\[(\d+)-[<>]-", nodes)}):
        says = f"half moved: slots {', '.join(map(str, halves))}"
        yield warning("cluster slots", says, "New games wait there. Finish it: valkey-cli --cluster fix.")
    if patience := max((int(asked["cluster-node-timeout"]) for _, _, asked in told if asked), default=0):
        yield _patience(patience)


def _told(url: str, seconds: float) -> tuple[dict[str, str], str, Mapping[str, str]]:
    """What a server says of the cluster, of all servers, and of how it is set, if it says that."""
    with _line(url, seconds) as line:
        info = line.execute_command("CLUSTER", "INFO")
        nodes = line.execute_command("CLUSTER", "NODES")
        try:
            asked = line.config_get("cluster-node-timeout")
        except RedisError:
            asked = {}
    return dict(part.split(":", 1) for part in info.splitlines()), nodes, asked


@contextmanager
def _line(url: str, seconds: float) -> Iterator[Any]:
    line = Redis.from_url(url, socket_timeout=seconds, socket_connect_timeout=seconds, decode_responses=True)
    try:
        yield line
    finally:
        line.close()


def state_of(states: list[dict[str, str]]) -> Finding:
    """Whether its masters say that all is well."""
    if any(state["cluster_state"] != "ok" for state in states):
        return wrong(
            "cluster", "not all its masters say that all is well", "See CLUSTER INFO and CLUSTER NODES at each."
        )
    fewest = min(int(state["cluster_slots_ok"]) for state in states)
    if fewest < SLOTS:
        says = f"{SLOTS - fewest} of {SLOTS} slots have no master that answers"
        return wrong("cluster", says, "Bring those servers back, or valkey-cli --cluster fix.")
    return ok("cluster", f"all slots are there, and {states[0]['cluster_known_nodes']} servers know each other")


def number_of(masters: int) -> Finding:
    """Whether there are enough of them to agree that one has failed."""
    if masters < FEWEST:
        return warning(
            "cluster masters", f"{masters}", f"Let there be {FEWEST}: fewer can't agree that one has failed."
        )
    return ok("cluster masters", f"{masters}")


def _patience(milliseconds: int) -> Finding:
    says = f"a master that is silent has failed after {milliseconds / 1000:g} seconds"
    if milliseconds > PATIENT_MS:
        return warning(
            "cluster failover", says, "Lower cluster-node-timeout to 2000 to 5000, and a player hardly notices."
        )
    return ok("cluster failover", says)

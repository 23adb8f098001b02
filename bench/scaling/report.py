"""`scripts/scale [FILE]`: what the numbers of a file, or our own, come to."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bench.scaling.model import Deployment, limits, needed, service_seconds, store_bytes
from bench.scaling.numbers import OURS, Numbers, read

FAR = 2**20
"""Times the load, beyond which nobody looks."""


def report(numbers: Numbers) -> Iterator[str]:
    """What is needed, in words."""
    load = numbers.load
    yield f"{load.games:,.0f} games, {load.live:,.0f} of them live, {load.waiting:,.0f} over and not in the archive yet; {load.subscribers:,.0f} subscribers"
    yield f"  at the peak {load.commits:,.0f} commits and {load.commits * load.events_per_commit:,.0f} events a second, {load.deliveries:,.0f} deliveries"
    deployment = needed(numbers)
    if deployment is None:
        yield "  no cluster, or no number of processes, carries that: see what gives out first with a lower load"
        return
    yield from _store(numbers, deployment)
    yield from _service(numbers, deployment)
    yield "  what gives out first, and at how many times the load:"
    for limit in limits(numbers, deployment):
        yield f"    {limit.name:<52} {100 * limit.used:4.0f} %  {limit.room:6.1f}"
    yield f"  with as many machines as one likes, {beyond(numbers)}"


def _store(numbers: Numbers, deployment: Deployment) -> Iterator[str]:
    figures, load, machines = numbers.figures, numbers.load, numbers.machines
    copies, size, log = 1 + machines.replicas, store_bytes(numbers), load.commits * figures.commit_log_bytes
    nodes = deployment.masters * copies
    word = load.commits * (nodes - 1) * figures.bus_bytes
    archived = max(0.0, load.games - load.live - load.waiting) * load.commits_per_game * figures.archived_commit_bytes
    yield f"  store: {deployment.masters} masters with {machines.replicas} replicas each, {machines.durability}: {nodes} nodes of {machines.master_bytes / 1e9:.0f} GB"
    yield f"    {size / 1e9:,.0f} GB of games in memory, {copies * size / 1e9:,.0f} GB with the replicas"
    yield f"    {log / 1e6:,.1f} MB a second into logs, {copies * log / 1e6:,.1f} with the replicas; {word / 1e6:,.1f} MB a second of word between nodes"
    yield f"  archive: {archived / 1e12:,.2f} TB"


def _service(numbers: Numbers, deployment: Deployment) -> Iterator[str]:
    figures, load, machines = numbers.figures, numbers.load, numbers.machines
    told = load.deliveries * figures.frame_bytes
    yield f"  service: {deployment.processes} processes of a core and {machines.process_bytes / 1e9:.1f} GB; {service_seconds(numbers):,.1f} cores for requests and deliveries"
    yield f"    {told / 1e6:,.1f} MB a second to subscribers; {load.subscribers * figures.socket_bytes / 1e9:,.0f} GB of the systems' own, were all of them slow at once"


def beyond(numbers: Numbers) -> str:
    """How far the load can grow before machines more don't help."""
    factor = 1.0
    while factor < FAR and needed(msgspec.structs.replace(numbers, load=numbers.load.times(2 * factor))) is not None:
        factor *= 2
    return f"{factor:g} times the load is carried, {2 * factor:g} times isn't"


def main() -> None:
    """Print it."""
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else OURS
    try:
        numbers = read(path)
    except (OSError, ValueError) as error:
        raise SystemExit(f"{path}: {error}. What belongs in such a file is in bench/scaling/numbers.toml.") from None
    print("\n".join(report(numbers)))


if __name__ == "__main__":
    main()

"""The model of cost: from what pieces cost, and a load, to what is needed, and what gives out first.

Pure arithmetic; docs/scaling.md explains it.
"""

from __future__ import annotations

from math import ceil, inf
from typing import NamedTuple

from bench.scaling.numbers import Numbers

MOST_MASTERS = 1_000
"""Beyond which a cluster isn't built."""


class Deployment(NamedTuple):
    """How many masters the store has, each with its replicas, and how many processes the service."""

    masters: int
    processes: int


class Limit(NamedTuple):
    """What of it is used at the load as it is: 1 is all that may be."""

    name: str
    used: float

    @property
    def room(self) -> float:
        """By how much everything may grow until this gives out, where it grows along with it."""
        return 1 / self.used if self.used else inf


def needed(numbers: Numbers) -> Deployment | None:
    """The least that carries the load; nothing where no number of masters, or of processes, does."""
    masters = next((n for n in range(1, MOST_MASTERS) if _within(store_limits(numbers, n))), None)
    processes = _processes(numbers)
    return None if masters is None or processes is None else Deployment(masters, processes)


def limits(numbers: Numbers, deployment: Deployment) -> list[Limit]:
    """What a deployment has of everything, that which gives out first at the front."""
    all_of_them = store_limits(numbers, deployment.masters) + service_limits(numbers, deployment.processes)
    return sorted(all_of_them, key=lambda limit: -limit.used)


def store_limits(numbers: Numbers, masters: int) -> list[Limit]:
    """What of the masters is used, where the games are spread evenly."""
    figures, load, machines = numbers.figures, numbers.load, numbers.machines
    nodes, each = masters * (1 + machines.replicas), load.commits / masters
    passing_on = (nodes - 1) * figures.bus_say_seconds if masters > 1 else 0.0
    hearing = (load.commits - each) * figures.bus_hear_seconds
    core = each * (figures.append_seconds + passing_on) + hearing
    return [
        Limit("memory of a master", store_bytes(numbers) / masters / (machines.master_bytes * machines.master_part)),
        Limit("core of a master", core / machines.master_core_part),
        Limit(
            "commits that a master acknowledges",
            each / (numbers.ceilings[machines.durability] * machines.master_core_part),
        ),
    ]


def service_limits(numbers: Numbers, processes: int) -> list[Limit]:
    """What of the processes is used. Each of them hears of every commit, whoever makes it."""
    figures, load, machines = numbers.figures, numbers.load, numbers.machines
    listening = load.commits * figures.wakeup_seconds
    memory = (service_bytes(numbers) / processes + machines.process_base_bytes) / machines.process_bytes
    coming = load.subscribers / load.reconnect_seconds * figures.connect_seconds
    return [
        Limit("core of a process", (service_seconds(numbers) / processes + listening) / machines.process_core_part),
        Limit(
            "core of a process while all subscribers come again",
            (coming + service_seconds(numbers)) / processes + listening,
        ),
        Limit("word of commits at a process", listening / machines.process_core_part),
        Limit("memory of a process", memory),
        Limit("subscribers of a process", load.subscribers / processes / machines.subscribers_per_process),
    ]


def store_bytes(numbers: Numbers) -> float:
    """What all masters together have in memory: live games, half grown on average, and those that wait for the archive."""
    figures, load = numbers.figures, numbers.load
    commits = load.commits_per_game * (load.live / 2 + load.waiting)
    return commits * figures.commit_bytes + (load.live + load.waiting) * figures.snapshot_bytes


def service_bytes(numbers: Numbers) -> float:
    """What all processes together have in memory, but for what each has anyway."""
    figures, load = numbers.figures, numbers.load
    return load.live * load.in_memory_part * figures.state_bytes + load.subscribers * figures.subscriber_bytes


def service_seconds(numbers: Numbers) -> float:
    """The cores that requests and deliveries keep busy at the peak."""
    figures, load = numbers.figures, numbers.load
    move = (
        figures.action_seconds
        + load.graphql_part * figures.graphql_seconds
        + load.reads_per_move * figures.read_seconds
    )
    return load.commits * move + load.deliveries * figures.delivery_seconds


def _processes(numbers: Numbers) -> int | None:
    """All limits fall with the number of processes, but for word of commits, which every one of them has to hear."""
    few = service_limits(numbers, 1)
    listening = numbers.load.commits * numbers.figures.wakeup_seconds
    left = min(numbers.machines.process_core_part, 1.0) - listening
    if left <= 0 or numbers.machines.process_base_bytes >= numbers.machines.process_bytes:
        return None
    most = ceil(sum(limit.used for limit in few) / left) + 1
    return next((n for n in range(1, most + 1) if _within(service_limits(numbers, n))), None)


def _within(found: list[Limit]) -> bool:
    return all(limit.used <= 1 for limit in found)

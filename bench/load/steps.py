"""The steps of the load, one system after the other at each, until everything is saturated."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from math import ceil
from pathlib import Path
from random import Random
from time import monotonic

from msgspec import Struct

from bench.load.arrivals import Outcome, percentile, poisson
from bench.load.generator import drive
from bench.load.systems import System

LEAST_GAMES = 64
WARM_RATE, WARM_SECONDS = 200.0, 2.0
PATIENCE_SECONDS = 3.0
"""How long the last answers of a leg are waited for."""


class Step(Struct, frozen=True):
    """One system at one rate. `cores` is how many cores each process kept busy, and all others of the machine together."""

    system: str
    outcome: Outcome
    cores: Mapping[str, float]

    @property
    def serving(self) -> float:
        """The cores that the processes of the system itself kept busy, without the store."""
        return sum(busy for name, busy in self.cores.items() if name not in ("store", "generator", "others"))

    def __str__(self) -> str:
        out = self.outcome
        p50, p99, p999 = (f"{1000 * out.latency(part):8.2f}" for part in (0.5, 0.99, 0.999))
        busy = ", ".join(f"{name} {cores:.2f}" for name, cores in self.cores.items())
        wrong = f"  {out.failed} failed, {out.unanswered} unanswered" if out.failed or out.unanswered else ""
        return (
            f"  {out.offered:7,.0f}  {self.system:<18} {out.rate:7,.0f}  {p50} {p99} {p999}  "
            f"{1000 * percentile(out.lags, 0.99):6.2f}  {busy}{'  SATURATED' if out.saturated else ''}{wrong}"
        )


HEADING = (
    "    due/s  system              answers/s      p50      p99    p99.9 ms lag p99  cores kept busy by each process"
)


def climb(
    systems: Sequence[System], rates: Sequence[float], seconds: float, generator: Executor, seed: int
) -> Iterator[Step]:
    """Each rate in turn, by every system that wasn't saturated by the one before, in turning order."""
    chance, left = Random(seed), list(systems)
    for system in systems:
        _leg(system, WARM_RATE, min(WARM_SECONDS, seconds), generator, chance)
    for n, rate in enumerate(rates):
        for system in left[n % len(left) :] + left[: n % len(left)]:
            step = _leg(system, rate, seconds, generator, chance)
            yield step
            if step.outcome.saturated:
                left.remove(system)
        if not left:
            return


def _leg(system: System, rate: float, seconds: float, generator: Executor, chance: Random) -> Step:
    """One leg; the next begins when its last answer is there."""
    moments = poisson(rate, seconds, chance)
    scripts = system.scripts(max(LEAST_GAMES, ceil(len(moments) / system.moves)))
    before, begun, all_before = {name: server.cpu for name, server in system.servers.items()}, monotonic(), _all_cpu()
    outcome = generator.submit(drive, scripts, moments, seconds, PATIENCE_SECONDS).result()
    took = monotonic() - begun
    cores = {name: (server.cpu - before[name]) / took for name, server in system.servers.items()}
    cores["generator"] = outcome.cpu / took
    cores["others"] = max(0.0, (_all_cpu() - all_before) / took - sum(cores.values()))
    return Step(system.name, outcome, cores)


def _all_cpu() -> float:
    """The seconds for which all cores together were busy, or taken by another machine; 0, where nobody can tell."""
    about = Path("/proc/stat")
    if not about.exists():
        return 0.0
    user, nice, system, _idle, _waiting, *more = map(
        int, about.read_text(encoding="ascii").split("\n", 1)[0].split()[1:9]
    )
    return (user + nice + system + sum(more)) / os.sysconf("SC_CLK_TCK")


def ceiling(steps: Sequence[Step], system: str) -> float:
    """The most answers a second that a system gave at any step; 0 of one that wasn't there."""
    return max((step.outcome.rate for step in steps if step.system == system), default=0.0)


def kept_up(steps: Sequence[Step], system: str) -> Step | None:
    """The last step at which a system wasn't saturated."""
    fine = [step for step in steps if step.system == system and not step.outcome.saturated]
    return max(fine, key=lambda step: step.outcome.offered, default=None)

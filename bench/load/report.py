"""`scripts/bench load`: the steps as they are done, and the ratios that come of them."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from bench.figures import Figure, show
from bench.load import library
from bench.load.steps import HEADING, Step, ceiling, climb, kept_up
from bench.load.systems import PEERS, REPLICAS, all_systems
from bench.processes import Cores
from service.store.embedded import Fsync

ROOT = Path(__file__).parents[2]
OURS = "REST"


class Plan(NamedTuple):
    """How much is measured: the rates, how long each takes, how often append and replay are."""

    rates: Sequence[float]
    seconds: float
    rounds: int
    fsync: Fsync = "always"
    apart: bool = True
    seed: int = 1


FULL = Plan([round(250 * 1.4**n) for n in range(14)], 5.0, 9)
QUICK = Plan([200, 400], 1.0, 1)


def run(plan: Plan) -> None:
    """Measure all of it, and print each step as soon as it is done."""
    subprocess.run([ROOT / "scripts" / "setup-peers"], check=True)
    serving, others = layout(plan.apart)
    print(f"\nLoad, open loop, {plan.seconds:g} seconds a step, appendfsync {plan.fsync}")
    print(f"{said(serving, others)}; boardgame.io {boardgame_version()}, {node_version()}, in memory")
    print(HEADING, flush=True)
    steps = list[Step]()
    with tempfile.TemporaryDirectory() as directory:
        for step in _steps(plan, Path(directory), serving, others):
            print(step, flush=True)
            steps.append(step)
        show("At most, answers a second", ratios(steps))
        show("The same by processor time of the serving processes, at half of what they can", _work(steps))
        show("A game, one commit after the other", library.figures(Path(directory), plan.rounds))


def _steps(plan: Plan, directory: Path, serving: Cores, others: Cores) -> Iterator[Step]:
    spawn = get_context("spawn")
    with (
        all_systems(directory, plan.fsync, serving, others) as systems,
        ProcessPoolExecutor(1, mp_context=spawn, initializer=stay, initargs=(others,)) as generator,
    ):
        yield from climb(systems, plan.rates, plan.seconds, generator, plan.seed)


def layout(apart: bool) -> tuple[Cores, Cores]:
    """The cores of what serves, and those of the generator and the store: half of them each, or all for everybody."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    half = len(cores) // 2
    return (cores[:half], cores[half:]) if apart and half else (cores, cores)


def said(serving: Cores, others: Cores) -> str:
    """The layout in words."""
    if serving == others:
        return f"{REPLICAS} replicas, the store and the generator share cores {_listed(serving)}"
    return f"{REPLICAS} replicas (or what is measured beside them) on cores {_listed(serving)}, store and generator on cores {_listed(others)}"


def ratios(steps: Sequence[Step]) -> Iterator[Figure]:
    """What each other system reached at most, beside the service."""
    ours = ceiling(steps, OURS)
    for name in dict.fromkeys(step.system for step in steps):
        last = kept_up(steps, name)
        beside = (
            f"; kept up with {last.outcome.offered:,.0f}/s, p99 {1000 * last.outcome.latency(0.99):.1f} ms"
            if last
            else ""
        )
        yield Figure(f"{OURS} / {name}", [ours / (ceiling(steps, name) or 1)], f"{ceiling(steps, name):,.0f}/s{beside}")


def _work(steps: Sequence[Step]) -> Iterator[Figure]:
    """The processor time that an answer took, at the step next to half of the ceiling: beyond it, only waiting grows."""
    costs = {name: _cost(steps, name) for name in dict.fromkeys(step.system for step in steps)}
    for name, cost in costs.items():
        yield Figure(f"{name} / {OURS}", [cost / costs[OURS]], f"{cost * 1e6:.0f} us an answer")


def _cost(steps: Sequence[Step], name: str) -> float:
    half = ceiling(steps, name) / 2
    step = min((step for step in steps if step.system == name), key=lambda step: abs(step.outcome.rate - half))
    return step.serving / (step.outcome.rate or 1)


def stay(cores: Cores) -> None:
    """Run on these cores, where the system can see to that."""
    if cores and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)


def _listed(cores: Cores) -> str:
    return ", ".join(map(str, cores)) or "(all)"


def boardgame_version() -> str:
    """That of the lock."""
    lock = json.loads((PEERS / "package-lock.json").read_text(encoding="utf-8"))
    return str(lock["packages"]["node_modules/boardgame.io"]["version"])


def node_version() -> str:
    """Node's, where there is one."""
    try:
        told = subprocess.run(["node", "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout
    except FileNotFoundError:
        return "not measured: there is no Node here"
    return f"Node {told.strip()}"

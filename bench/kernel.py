"""What the domain costs, with no service around it.

Run by itself, `python bench/kernel.py`, it prints the seconds as one JSON object. Another checkout's `bench/kernel.py`,
or any program that prints the same names, can so be measured beside this one: `scripts/bench --beside PATH`.
"""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent))

import msgspec

from bench.figures import Figure, microseconds
from bench.play import RULES, Times, bot_called, play, timed
from domain.kernel.commit import unpack_commit

GAMES = 12
STATES = 20
STATE_BYTES = 200 * 1024
NAMES = {
    "decide": "decide",
    "slow_decide": "decide, p99",
    "commit": "public form, chain, pack",
    "copy": "state copy",
    "game": "a whole random game, views and all",
}
MOST = {"decide": 3.0, "slow_decide": 5.0, "commit": 2.0, "copy": 4.0, "game": 3.0}
"""What each may cost in relation to a first draft of the rules, which had fewer things to look at."""


class Costs(msgspec.Struct):
    """Seconds; `decode` is that of one commit's bytes by msgspec alone, which the others are put in relation to."""

    decide: float
    slow_decide: float
    commit: float
    copy: float
    game: float
    decode: float = 0.0


def costs() -> Costs:
    """Play whole games of the random bot."""
    times, whole, entries = Times([], [], []), list[float](), list[bytes]()
    for seed in range(GAMES):
        start = perf_counter()
        moves = play(seed, bot_called("random"), times=times)
        whole.append(perf_counter() - start)
        entries += [move.entry for move in moves]
    decoding = list[float]()
    for entry in entries:
        timed(decoding, _decode, entry)
    medians = (median(each) for each in (times.commit, times.copy, whole, decoding))
    return Costs(median(times.decide), quantiles(times.decide, n=100)[98], *medians)


def _decode(entry: bytes) -> None:
    RULES.unpack_events(unpack_commit(entry).events)


def figures(rounds: int, beside: Path | None) -> Iterator[Figure]:
    """What each step costs in decodes of a commit and, beside another implementation, in relation to that one's."""
    own, other = list[Costs](), list[Costs]()
    for _ in range(rounds):
        own.append(_run(Path(__file__)))
        if beside:
            other.append(_run(beside))
    for name, says in NAMES.items():
        ratios = [getattr(cost, name) / cost.decode for cost in own]
        yield Figure(f"{says} / decode", ratios, microseconds(median(getattr(cost, name) for cost in own)))
    for name, says in NAMES.items() if beside else ():
        ratios = [getattr(one, name) / getattr(two, name) for one, two in zip(own, other, strict=True)]
        yield Figure(f"{says}, ours / theirs", ratios, most=MOST[name])
    size = state_bytes()
    yield Figure("bytes of a cached state / 200 KiB", [size / STATE_BYTES], f"{size / 1024:.0f} KiB", most=1.0)


def state_bytes() -> float:
    """What a state takes in memory at the end of its game."""
    commits = [unpack_commit(move.entry) for move in play(1, bot_called("random"))]
    RULES.replay(commits)
    tracemalloc.start()
    states = [RULES.replay(commits) for _ in range(STATES)]
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(states)


def _run(program: Path) -> Costs:
    """The costs that a program prints."""
    done = subprocess.run([sys.executable, program.resolve()], stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=Costs)


def main() -> None:
    """Print the seconds."""
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)
    print(json.dumps(msgspec.to_builtins(costs())))


if __name__ == "__main__":
    main()

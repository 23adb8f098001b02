"""What the domain costs, with no service around it.

Run by itself, `python bench/kernel.py GAME`, it prints the seconds as one JSON object. Another checkout's
`bench/kernel.py`, or any program that prints the same names, can so be measured beside this one:
`scripts/bench --beside PATH`.
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
from bench.play import SETTINGS, VILLAINS, Setting, Times, bot_called, play, timed
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
MOST = {
    "villains": {"decide": 3.0, "slow_decide": 5.0, "commit": 2.0, "copy": 4.0, "game": 3.0},
    "conquest": {"decide": 3.0, "slow_decide": 5.0},
}
"""What each may cost in relation to a first draft of the rules, which had fewer things to look at."""


class Costs(msgspec.Struct):
    """Seconds; `decode` is that of one commit's bytes by msgspec alone, which the others are put in relation to."""

    decide: float
    slow_decide: float
    commit: float
    copy: float
    game: float
    decode: float = 0.0


def costs(setting: Setting) -> Costs:
    """Play whole games of the random bot."""
    times, whole, entries = Times([], [], []), list[float](), list[bytes]()
    for seed in range(GAMES):
        start = perf_counter()
        moves = play(seed, bot_called("random", setting), times=times, setting=setting)
        whole.append(perf_counter() - start)
        entries += [move.entry for move in moves]
    decoding = list[float]()
    for entry in entries:
        timed(decoding, _decode, setting, entry)
    medians = (median(each) for each in (times.commit, times.copy, whole, decoding))
    return Costs(median(times.decide), quantiles(times.decide, n=100)[98], *medians)


def _decode(setting: Setting, entry: bytes) -> None:
    setting.rules.unpack_events(unpack_commit(entry).events)


def figures(rounds: int, beside: Path | None) -> Iterator[Figure]:
    """What each step costs in decodes of a commit and, beside another implementation, in relation to that one's."""
    for setting in SETTINGS.values():
        yield from _of(setting, rounds, beside)


def _of(setting: Setting, rounds: int, beside: Path | None) -> Iterator[Figure]:
    own, other = list[Costs](), list[Costs]()
    for _ in range(rounds):
        own.append(_run(Path(__file__), setting))
        if beside:
            other.append(_run(beside, setting))
    for name, says in NAMES.items():
        ratios = [getattr(cost, name) / cost.decode for cost in own]
        made_of = microseconds(median(getattr(cost, name) for cost in own))
        yield Figure(f"{setting.game}: {says} / decode", ratios, made_of)
    for name, says in NAMES.items() if beside else ():
        ratios = [getattr(one, name) / getattr(two, name) for one, two in zip(own, other, strict=True)]
        yield Figure(f"{setting.game}: {says}, ours / theirs", ratios, most=MOST[setting.game].get(name))
    size = state_bytes(setting)
    name = f"{setting.game}: bytes of a cached state / 200 KiB"
    yield Figure(name, [size / STATE_BYTES], f"{size / 1024:.0f} KiB", most=1.0)


def state_bytes(setting: Setting) -> float:
    """What a state takes in memory at the end of its game."""
    commits = [unpack_commit(move.entry) for move in play(1, bot_called("random", setting), setting=setting)]
    setting.rules.replay(commits)
    tracemalloc.start()
    states = [setting.rules.replay(commits) for _ in range(STATES)]
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(states)


def _run(program: Path, setting: Setting) -> Costs:
    """The costs that a program prints."""
    done = subprocess.run([sys.executable, program.resolve(), setting.game], stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=Costs)


def main() -> None:
    """Print the seconds that the game named costs."""
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)
    setting = SETTINGS[sys.argv[1]] if len(sys.argv) > 1 else VILLAINS
    print(json.dumps(msgspec.to_builtins(costs(setting))))


if __name__ == "__main__":
    main()

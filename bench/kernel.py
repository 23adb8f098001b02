"""What deciding, chaining, packing and replaying cost, over whole games of the greedy bot: `python bench/kernel.py`."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import Any, TypeVar

sys.path.insert(0, str(Path(__file__).parent.parent))

from domain.bots import bots_for
from domain.kernel.commit import Commit, pack, unpack, unpack_commit
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame, StartGame
from domain.registry import games

T = TypeVar("T")
SEATS, GAMES = 3, 20
RULES = games()["villains"]


def timed(times: list[float], work: Callable[..., T], *arguments: Any) -> T:
    """What the work gives; how long it took goes into the times."""
    start = perf_counter()
    done = work(*arguments)
    times.append(perf_counter() - start)
    return done


def play(seed: int, deciding: list[float], committing: list[float], looking: list[float]) -> list[Commit]:
    """A game's commits."""
    bot, chance = bots_for("villains")["greedy"], Random(seed)
    seats = (SeatPlan("bot", bot="greedy"),) * SEATS
    request = CreateGame(game="villains", creator="", seats=seats, preset="first-game")
    state: Any = RULES.state()
    commit, state = RULES.commit(state, RULES.create(request, seed.to_bytes(32, "big")), -1, request, 0)
    commits, action, seat = [commit], StartGame(), -1
    while True:
        decided = timed(deciding, RULES.decide, state, seat, action)
        commit, state = timed(committing, RULES.commit, state, decided, seat, action, 0)
        commits.append(commit)
        if state.status == "ended":
            return commits
        seat = RULES.awaited(state)[0]
        view = timed(looking, RULES.view, state, seat)
        action = bot(view, RULES.legal(state, seat), RULES.decisions(state, seat), chance)


def replay(entries: list[bytes]) -> None:
    """Decode and fold a game."""
    RULES.replay(map(unpack_commit, entries))


def microseconds(name: str, times: list[float]) -> None:
    """One line: the median, the 99th percentile and the worst."""
    ordered = sorted(times)
    p99 = ordered[int(len(ordered) * 0.99)]
    print(
        f"{name:<28} median {median(ordered) * 1e6:6.0f} us   p99 {p99 * 1e6:6.0f} us   worst {ordered[-1] * 1e6:6.0f} us"
    )


def main() -> None:
    """Play, then replay from packed bytes."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    deciding: list[float] = []
    committing: list[float] = []
    looking: list[float] = []
    recorded = [play(seed, deciding, committing, looking) for seed in range(1, GAMES + 1)]
    packed = [[pack(commit) for commit in commits] for commits in recorded]
    events = sum(len(unpack(commit.events)) for commits in recorded for commit in commits)
    sizes = [len(entry) for entries in packed for entry in entries]
    replaying: list[float] = []
    for entries in packed:
        timed(replaying, replay, entries)
    microseconds("decide", deciding)
    microseconds("public form, chain, pack", committing)
    microseconds("view", looking)
    print(f"{len(sizes) / GAMES:.0f} commits and {events / GAMES:.0f} events a game")
    print(
        f"bytes a commit: median {median(sizes):.0f}, mean {mean(sizes):.0f}; a game {sum(sizes) / GAMES / 1000:.0f} kB"
    )
    print(f"replay {mean(replaying) * 1000:.1f} ms a game, {events / sum(replaying):,.0f} events a second")


if __name__ == "__main__":
    main()

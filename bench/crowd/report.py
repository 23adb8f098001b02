"""`scripts/bench crowd`: subscribers by sockets and by server-sent events, and such as read nothing among them."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from bench.crowd.measure import Crowd, Found, Played, Transport, measure
from bench.load.report import layout, stay
from bench.load.systems import BEGUN, RECORDED, Recorded
from bench.play import SEATS, bot_called, play
from bench.processes import SERVE, running, signed_up, store

TRANSPORTS: tuple[Transport, ...] = ("sockets", "events")
MANY = str(1_000_000)
LIMITS = {
    f"TURNLEDGER_{name}": MANY
    for name in ("SOCKETS_PER_ADDRESS", "SOCKETS_PER_PLAYER", "STREAMS_PER_ADDRESS", "STREAMS_PER_PLAYER")
}


class Plan(NamedTuple):
    """How many follow how many games, which are played at so many moves a second, and how many read nothing."""

    games: int
    each: int
    rate: float
    seconds: float
    stalled: int
    slow_seconds: float
    apart: bool = True
    recorded: int = RECORDED


FULL = Plan(500, 10, 100, 15, 50, 20)
QUICK = Plan(20, 5, 20, 1, 4, 4)


def run(plan: Plan) -> None:
    """Measure and print."""
    serving, others = layout(plan.apart)
    print(
        f"\n{plan.games * plan.each} subscribers of {plan.games} games, {SEATS} of each at the table, {plan.rate:g} moves a second"
    )
    print(f"  one process of the service on cores {list(serving)}, store and subscribers on cores {list(others)}")
    for transport in TRANSPORTS:
        with (
            crowded(plan) as crowd,
            ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=stay, initargs=(others,)) as pool,
        ):
            print("\n".join(told(pool.submit(measure, crowd, transport).result())), flush=True)


@contextmanager
def crowded(plan: Plan) -> Iterator[Crowd]:
    """A service, its games, and what they are to be played with."""
    serving, others = layout(plan.apart)
    with ExitStack() as stack:
        directory = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url, _ = stack.enter_context(store(directory / "store", "always", others))
        settings = {
            **LIMITS,
            "REDIS_URL": url,
            "TURNLEDGER_DATA_DIR": str(directory / "service"),
            "TURNLEDGER_SLOW_SECONDS": str(plan.slow_seconds),
            "TURNLEDGER_CACHED_GAMES": str(2 * plan.games),
        }
        service = stack.enter_context(running(SERVE, serving, **settings))
        players = [signed_up(service.port, f"Player {n}") for n in range(SEATS)]
        games = [play(seed, bot_called("greedy"), [player.id for player in players]) for seed in range(plan.recorded)]
        ids = list[str]()

        def asks(id_: str, n: int) -> list[bytes]:
            ids.append(id_)
            return recorded.rest(id_, n)

        recorded = Recorded(url, players, games)
        scripts = recorded.scripts(asks, lambda _: [service.port], plan.games)
        yield Crowd(
            service=service,
            games=ids,
            scripts=scripts,
            first=BEGUN + 1,
            tokens=[player.token for player in players],
            each=plan.each,
            long=recorded.whole(),
            stalled=plan.stalled,
            rate=plan.rate,
            seconds=plan.seconds,
            slow_seconds=plan.slow_seconds,
        )


def told(found: Found) -> Iterator[str]:
    """A run in words."""
    yield f"  {found.transport}: {found.memory / 1024:.1f} KiB and {1e6 * found.coming:.0f} us of a processor for each of {found.count} who came"
    yield f"    nobody follows      {_moves(found.alone)}"
    yield f"    all follow          {_moves(found.followed)}; {_heard(found.followed)}; {1e6 * found.delivery:.1f} us of a processor a delivery"
    if found.beside_stalled is not None:
        yield f"    some read nothing   {_moves(found.beside_stalled)}; {_heard(found.beside_stalled)}"
        ends = ", ".join(
            f"{count} {END.get(code, f'closed with {code}')}" for code, count in Counter(found.codes).items()
        )
        yield f"      of {len(found.codes)} who do: {ends}"


END = {0: "cut off", -1: "read again in time"}


def _moves(played: Played) -> str:
    moves = played.moves
    wrong = f", {moves.failed + moves.unanswered} went wrong" if moves.failed or moves.unanswered else ""
    return f"moves p50 {_ms(moves.latency(0.5))}, p99 {_ms(moves.latency(0.99))} ms{wrong}; the service kept {played.cpu / moves.seconds:.2f} cores busy"


def _heard(played: Played) -> str:
    missed = f", {played.missed} heard nothing" if played.missed else ""
    return f"from request to the last who hears p50 {_ms(played.latency(0.5))}, p99 {_ms(played.latency(0.99))}, worst {_ms(played.latency(1))} ms{missed}"


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f}"

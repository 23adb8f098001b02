"""The generator of bench/load: what is due is sent when it is due, and latency counts from then, whatever the server does."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from random import Random
from statistics import mean, pvariance
from time import perf_counter

import pytest
from hypothesis import given, strategies as st

from bench.closed import request
from bench.load.arrivals import Outcome, percentile, poisson
from bench.load.generator import Script, drive
from bench.load.steps import Step, ceiling, kept_up
from bench.load.wires import Http

FINE = b'HTTP/1.1 200 OK\r\ncontent-length: 13\r\n\r\n{"version":1}'
REFUSED = b"HTTP/1.1 409 Conflict\r\ncontent-length: 2\r\n\r\n{}"


class FakeServer(asyncio.Protocol):
    """Answers at once, but for the while from `stall` on, so many seconds after the first request; notes when it was asked."""

    idle: float | None = None
    """After how many seconds without a request it hangs up."""

    def __init__(self, asked: list[float], stall: tuple[float, float], answer: bytes) -> None:
        self._asked, self._stall, self._answer = asked, stall, answer
        self._end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        self._asked.append(now)
        if self._end:
            self._end.cancel()
        if self.idle is not None:
            self._end = asyncio.get_running_loop().call_later(self.idle, self.transport.close)
        since, (begin, end) = now - self._asked[0], self._stall
        wait = end - since if begin <= since < end else 0
        asyncio.get_running_loop().call_later(wait, self.transport.write, self._answer)


@contextmanager
def fake(stall: tuple[float, float] = (0, 0), answer: bytes = FINE) -> Iterator[tuple[int, list[float]]]:
    """Such a server in a thread: its port, and when it was asked."""
    asked, loop, made = list[float](), asyncio.new_event_loop(), list[FakeServer]()

    def greet() -> FakeServer:
        made.append(FakeServer(asked, stall, answer))
        return made[-1]

    async def leave() -> None:
        server.close()
        for each in made:
            each.transport.abort()
        await asyncio.sleep(0.01)  # they say so in the next turns of the loop

    server = loop.run_until_complete(loop.create_server(greet, "127.0.0.1"))
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield server.sockets[0].getsockname()[1], asked
    finally:
        asyncio.run_coroutine_threadsafe(leave(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def evenly(rate: float, seconds: float) -> list[float]:
    return [n / rate for n in range(int(rate * seconds))]


def games(port: int, count: int, moves: int) -> list[Script]:
    return [Script(requests=[request("/", b"{}")] * moves, ports=[port])] * count


def test_a_server_that_stalls_slows_no_arrival_and_all_who_were_due_meanwhile_waited() -> None:
    moments = evenly(100, 1)
    with fake(stall=(0.1, 0.9)) as (port, asked):
        outcome = drive(games(port, 100, 1), moments, 1, 3)
    arrived = [at - asked[0] for at in asked]
    assert len(arrived) == len(moments) == 100
    late = [at - due for at, due in zip(arrived, moments, strict=True)]
    assert max(late) < 0.5, "who waits for answers would send the eleventh when the stall is over, 0.8 seconds late"
    assert outcome.latency(0.4) > 0.05, "four in five were due while nothing was answered"
    assert outcome.latency(1.0) >= 0.7
    assert outcome.failed == outcome.unanswered == 0


def test_a_move_that_waits_for_the_one_before_it_in_its_game_counts_the_wait() -> None:
    with fake(stall=(0.0, 0.3)) as (port, asked):
        outcome = drive(games(port, 1, 10), evenly(50, 0.2), 0.2, 2)
    assert len(asked) == 10
    assert outcome.latencies[0] >= 0.1, "the last was due at 0.18 and its turn came at 0.3"
    assert len(outcome.lags) == 1, "only the first could be sent when it was due"
    assert outcome.in_time == 0


def test_what_is_never_answered_is_among_the_latencies() -> None:
    with fake(stall=(0.05, 60)) as (port, _):
        outcome = drive(games(port, 20, 1), evenly(100, 0.2), 0.2, 0.2)
    assert outcome.unanswered >= 10
    assert len(outcome.latencies) == outcome.due == 20
    assert outcome.latency(0.99) >= 0.3
    assert outcome.saturated


def test_a_game_in_which_a_move_was_refused_fails_to_its_end() -> None:
    with fake(answer=REFUSED) as (port, asked):
        outcome = drive(games(port, 2, 5), evenly(100, 0.1), 0.1, 2)
    assert outcome.failed == 10
    assert len(asked) == 2
    assert outcome.saturated


def test_a_connection_that_was_idle_for_long_is_dialled_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers hang up on those; no move is lost by it."""
    monkeypatch.setattr(FakeServer, "idle", 0.2)
    monkeypatch.setattr(Http, "keeps", 0.1)
    with fake() as (port, asked):
        outcome = drive(games(port, 1, 3), [0.0, 0.3, 0.6], 0.7, 2)
    assert len(asked) == 3
    assert outcome.failed == outcome.unanswered == 0


def test_games_that_are_too_short_are_refused() -> None:
    with pytest.raises(ValueError, match="each game would need 5 moves"):
        drive(games(1, 2, 4), evenly(10, 1), 1, 1)


@given(st.lists(st.integers(0, 1000), min_size=1), st.floats(0.01, 1))
def test_a_percentile_is_the_least_value_that_so_many_do_not_exceed(values: list[int], part: float) -> None:
    ordered = sorted(map(float, values))
    found = percentile(ordered, part)
    assert sum(value <= found for value in ordered) >= part * len(ordered) - 1e-9
    assert sum(value < found for value in ordered) < part * len(ordered)


def test_of_a_thousand_the_last_but_one_is_the_999th_thousandth() -> None:
    assert [percentile([float(n) for n in range(1, 1001)], part) for part in (0.5, 0.99, 0.999, 1)] == [
        500,
        990,
        999,
        1000,
    ]


def test_random_arrivals_are_those_of_a_poisson_process() -> None:
    """As many as the rate says, and their distances vary as much as they last on average."""
    moments = poisson(1000, 20, Random(7))
    gaps = [after - before for before, after in pairwise(moments)]
    assert moments == sorted(moments)
    assert len(moments) == pytest.approx(20_000, rel=0.03)
    assert pvariance(gaps) == pytest.approx(mean(gaps) ** 2, rel=0.05)


def step(rate: float, in_time: int, failed: int = 0) -> Step:
    outcome = Outcome(
        due=int(rate), seconds=1, latencies=[0.1], lags=[], in_time=in_time, failed=failed, unanswered=0, cpu=0
    )
    return Step("ours", outcome, {})


def test_the_ceiling_is_the_most_that_was_answered_and_a_system_keeps_up_until_it_lags() -> None:
    steps = [step(100, 100), step(200, 195), step(300, 240)]
    assert ceiling(steps, "ours") == 240
    assert kept_up(steps, "ours") is steps[1]
    assert kept_up([step(100, 99, failed=1)], "ours") is None
    assert ceiling(steps, "theirs") == 0

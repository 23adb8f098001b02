"""When requests come, and what became of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from random import Random

from msgspec import Struct


def poisson(rate: float, seconds: float, chance: Random) -> list[float]:
    """Moments of independent arrivals, so many a second on average: what many people who know nothing of each other make."""
    moments, at = list[float](), 0.0
    while (at := at + chance.expovariate(rate)) < seconds:
        moments.append(at)
    return moments


def percentile(sorted_values: Sequence[float], part: float) -> float:
    """The least value that this part of all, or more, don't exceed (nearest rank); 0 of none."""
    if not sorted_values:
        return 0.0
    return sorted_values[min(max(ceil(len(sorted_values) * part), 1), len(sorted_values)) - 1]


class Outcome(Struct, kw_only=True):
    """What became of a leg of load: all times in seconds.

    `latencies` count from when a request was due to its answer, sorted; what was never answered is in them with the time
    that it was waited for. `lags` is by how much requests that had to wait for no other were sent late, sorted: the
    generator's own fault. `in_time` were answered before the leg was over, `failed` weren't answered as they should be.
    """

    due: int
    seconds: float
    latencies: list[float]
    lags: list[float]
    in_time: int
    failed: int
    unanswered: int
    cpu: float

    @property
    def offered(self) -> float:
        """Requests that were due, a second."""
        return self.due / self.seconds

    @property
    def rate(self) -> float:
        """Requests that were answered while the leg went on, a second."""
        return self.in_time / self.seconds

    def latency(self, part: float) -> float:
        """A percentile."""
        return percentile(self.latencies, part)

    @property
    def saturated(self) -> bool:
        """Whether it was more than could be answered: a twentieth or more wasn't there when it was over, or anything went wrong."""
        return self.failed > 0 or self.unanswered > 0 or self.in_time < 0.95 * self.due

"""What metrics say of the parts of a service, read from them when somebody asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    Metric as Family,
    SummaryMetricFamily,
)
from prometheus_client.registry import Collector

from . import metrics as m
from .due import DUE as DEADLINES
from .metrics import Metric
from .store import Store, StoreUnavailable
from .store.health import Health
from .webhooks.deliveries import LATER, QUEUE
from .webhooks.outbox import OUTBOX

if TYPE_CHECKING:
    from .house import House

STORE_SECONDS: Final = 2.0
"""How long the store may take, of the ten seconds that a collector usually waits."""

Reading: TypeAlias = tuple[Metric, Mapping[tuple[str, ...], float]]
"""What a metric is now, by the values of its labels."""


class Lookups(Protocol):
    """What was looked up in a cache."""

    hits: int
    misses: int


class Readings(Collector):
    """All that is read. What only the store knows is there once it was asked (`look`), and goes when it doesn't answer."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._stored: list[Reading] = []

    async def look(self) -> None:
        """Ask the store what is in its queues, and whether it does its work."""
        try:
            async with asyncio.timeout(STORE_SECONDS):
                await self._house.store.ping()
                self._stored = [*await _queues(self._house.store, self._house.games.clock()), _one(m.STORE_UP, 1)]
        except (StoreUnavailable, TimeoutError):
            self._stored = [_one(m.STORE_UP, 0)]

    def collect(self) -> Iterator[Family]:
        """For the library: everything, as it is now."""
        for metric, values in (
            *_people(self._house),
            *_work(self._house),
            *_lines(self._house.store.health),
            *self._stored,
        ):
            family = _family(metric)
            for labels, value in values.items():
                family.add_metric(list(labels), value)
            yield family
        health, metric = self._house.store.health, m.STORE_SECONDS
        yield SummaryMetricFamily(metric.name, metric.meaning, count_value=health.answers, sum_value=health.seconds)

    def describe(self) -> Iterable[Family]:
        """For the library, which would else collect to know the names."""
        return ()


def _one(metric: Metric, value: float) -> Reading:
    return metric, {(): value}


def _family(metric: Metric) -> CounterMetricFamily | GaugeMetricFamily:
    kind: Callable[..., CounterMetricFamily | GaugeMetricFamily] = (
        CounterMetricFamily if metric.kind == "counter" else GaugeMetricFamily
    )
    return kind(metric.name, metric.meaning, labels=list(metric.labels))


def _people(house: House) -> Iterator[Reading]:
    """Who is there."""
    sockets = house.sockets
    yield (
        m.SUBSCRIBERS,
        {
            ("socket",): sockets.operations,
            ("graphql_stream",): sockets.streams("graphql"),
            ("rest_stream",): sockets.streams("rest"),
        },
    )
    yield _one(m.SOCKETS, sockets.count)
    yield _one(m.FOLLOWED, house.feed.followed)
    yield m.SLOW, {("socket",): sockets.slow, ("connection",): house.cut}
    yield _one(m.OPEN_REQUESTS, house.metrics.open if house.metrics else 0)
    yield _one(m.ENDING, house.leaving)


def _work(house: House) -> Iterator[Reading]:
    """What is done."""
    looked: dict[tuple[str, ...], float] = {}
    for name, cache in house.caches.items():
        looked |= {(name, "hit"): cache.hits, (name, "miss"): cache.misses}
    yield m.CACHED, looked
    yield _one(m.BOTS, house.bots.games)
    yield _one(m.THINKING, house.thinking.waiting)
    archivist = house.archivist
    moved = {("moved",): archivist.moved, ("deleted",): archivist.deleted, ("failed",): archivist.failed}
    yield m.ARCHIVED, {outcome: float(n) for outcome, n in moved.items()}
    yield _one(m.SNAPSHOTS_FAILED, house.games.snapshots.failed)
    became = house.webhooks.deliveries.became
    yield m.ATTEMPTS, {(outcome,): float(became[outcome]) for outcome in ("delivered", "failed", "given_up")}


def _lines(health: Health) -> Iterator[Reading]:
    """How the lines to the store are."""
    yield _one(m.STORE_LINES, health.lines)
    yield _one(m.STORE_WAITING, health.waiting)
    yield m.STORE_DIALS, {("opened",): health.opened, ("failed",): health.failed}
    yield _one(m.STORE_BROKEN, health.broken)


async def _queues(store: Store, now: int) -> Iterable[Reading]:
    """What waits in the store, for whichever replica. StoreUnavailable."""
    lengths = await asyncio.gather(
        store.index_count(OUTBOX),
        store.queue_length(QUEUE),
        store.index_count(LATER),
        store.index_count(DEADLINES),
        store.index_count(DEADLINES, now),
    )
    return map(_one, (m.OUTBOX, m.NOTICES, m.NOTICES_LATER, m.DUE, m.OVERDUE), lengths)

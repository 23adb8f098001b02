"""The metrics: what each is called, what it means, and when an operator needs it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
)

from domain.kernel.commit import Commit
from domain.kernel.refusal import Code
from domain.kernel.state import State

from .store import Appended, CommandReused, Conflict, Diverged, Frozen, Outcome, Repeated

disable_created_metrics()  # type: ignore[no-untyped-call]  # else each series comes twice, to say since when it is counted

Kind: TypeAlias = Literal["counter", "gauge", "histogram", "summary"]

QUICK: Final = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
"""The buckets of what a processor does, in seconds."""
ANSWERED: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The buckets of what waits for a disk or a network."""


class Metric(Struct, frozen=True, kw_only=True):
    """A row of the table.

    `labels` are all that its series are told apart by; each has few values, whatever clients send. `needed` says when an
    operator looks at it. `everywhere`: each replica says the same of the store that they share, so the largest counts and not the sum.
    """

    name: str
    kind: Kind
    meaning: str
    needed: str
    labels: Sequence[str] = ()
    buckets: Sequence[float] = ()
    everywhere: bool = False

    def counter(self, registry: CollectorRegistry) -> Counter:
        """The library's counter."""
        return Counter(self.name, self.meaning, self.labels, registry=registry)

    def histogram(self, registry: CollectorRegistry) -> Histogram:
        """The library's histogram."""
        return Histogram(self.name, self.meaning, self.labels, registry=registry, buckets=self.buckets)


REQUESTS: Final = Metric(
    name="turnledger_requests_total",
    kind="counter",
    labels=("operation", "method", "status"),
    meaning="Requests over HTTP that were answered, by operation, method and class of the status.",
    needed="Traffic; a share of 5xx above a hundredth is an alert.",
)
REQUEST_SECONDS: Final = Metric(
    name="turnledger_request_duration_seconds",
    kind="histogram",
    labels=("operation",),
    buckets=ANSWERED,
    meaning="Time from a request's head to the beginning of its answer.",
    needed="What clients feel; the tail grows before anything fails.",
)
REFUSALS: Final = Metric(
    name="turnledger_refusals_total",
    kind="counter",
    labels=("code",),
    meaning="Refusals that callers were told, over REST, GraphQL and sockets, by code.",
    needed="`internal` is a fault of ours, `unavailable` one of the store; many `rate_limited`, one client too many.",
)
DECIDE_SECONDS: Final = Metric(
    name="turnledger_decide_duration_seconds",
    kind="histogram",
    labels=("game",),
    buckets=QUICK,
    meaning="Time in which the rules of a game decide on an action, be it legal or not.",
    needed="A new release of the rules that is slower holds up everybody, since a process decides one at a time.",
)
APPEND_SECONDS: Final = Metric(
    name="turnledger_append_duration_seconds",
    kind="histogram",
    buckets=ANSWERED,
    meaning="Time from sending a commit to the store until its answer, be it appended or not.",
    needed="The disk of the store, and the way there: every move waits for it.",
)
APPENDS: Final = Metric(
    name="turnledger_appends_total",
    kind="counter",
    labels=("outcome",),
    meaning="What became of commits: appended, conflict (others were quicker), repeated (the command was carried out before), command_id_reused.",
    needed="`appended` is play itself: none, where there was always some, is an outage. Many conflicts: one game on many replicas.",
)
LAG_SECONDS: Final = Metric(
    name="turnledger_subscriber_lag_seconds",
    kind="histogram",
    buckets=ANSWERED,
    meaning="Time from the moment of a commit until it is told to those who follow its game, once for all who ask the same together.",
    needed="Late news: a busy loop, or word from the store that gets lost and is made up for by looking.",
)
CACHED: Final = Metric(
    name="turnledger_cache_lookups_total",
    kind="counter",
    labels=("cache", "outcome"),
    meaning="Lookups in what the process keeps (states, views, summaries, documents): hit or miss.",
    needed="Misses of states are replays; raise `TURNLEDGER_CACHED_GAMES` or `TURNLEDGER_CACHED_VIEWS`.",
)
SUBSCRIBERS: Final = Metric(
    name="turnledger_subscribers",
    kind="gauge",
    labels=("kind",),
    meaning="Open subscriptions: operations on GraphQL sockets, GraphQL over event streams, event streams of REST.",
    needed="What replicas are scaled by, beside their processors.",
)
SOCKETS: Final = Metric(
    name="turnledger_sockets",
    kind="gauge",
    meaning="Open GraphQL sockets.",
    needed="Whether clients come back after a deployment, and to which replica.",
)
FOLLOWED: Final = Metric(
    name="turnledger_streams_followed",
    kind="gauge",
    meaning="Streams of the store that are followed, each once for all its subscribers.",
    needed="What a process reads for its subscribers.",
)
SLOW: Final = Metric(
    name="turnledger_slow_clients_total",
    kind="counter",
    labels=("kind",),
    meaning="Clients that were sent away because they didn't read: sockets with a code, connections broken off.",
    needed="Many at once: it is the network, or the proxy, and not the clients.",
)
OPEN_REQUESTS: Final = Metric(
    name="turnledger_requests_open",
    kind="gauge",
    meaning="Requests that have begun and aren't done, streams among them.",
    needed="Whether a replica that is to end is empty.",
)
BOTS: Final = Metric(
    name="turnledger_bots_games",
    kind="gauge",
    meaning="Games in which this process plays for a bot at this moment.",
    needed="That stay high: the bots wait for the store, or for processes that think.",
)
THINKING: Final = Metric(
    name="turnledger_bots_thinking",
    kind="gauge",
    meaning="Bots that think, or wait for a process to think in.",
    needed="More than `TURNLEDGER_BOTS_SEARCH_PROCESSES` for long: they think shorter than they should.",
)
STORE_UP: Final = Metric(
    name="turnledger_store_up",
    kind="gauge",
    meaning="1 if the store answered and took a write when this was asked, else 0.",
    needed="The first thing to look at.",
)
STORE_SECONDS: Final = Metric(
    name="turnledger_store_answer_seconds",
    kind="summary",
    meaning="Time for which commands waited for the store's answer, all commands together.",
    needed="Its mean, beside the time of appends: the server or the line as such is slow, and not its disk.",
)
STORE_LINES: Final = Metric(
    name="turnledger_store_lines",
    kind="gauge",
    meaning="Open connections to the store for commands.",
    needed="None: the store is away.",
)
STORE_WAITING: Final = Metric(
    name="turnledger_store_waiting",
    kind="gauge",
    meaning="Commands that wait for the store's answer.",
    needed="It grows before the store is called unavailable; at 10,000 callers are turned away.",
)
STORE_DIALS: Final = Metric(
    name="turnledger_store_dials_total",
    kind="counter",
    labels=("outcome",),
    meaning="Connections to the store that were tried: opened or failed.",
    needed="More than one opened for each replica and node: lines break.",
)
STORE_BROKEN: Final = Metric(
    name="turnledger_store_lines_broken_total",
    kind="counter",
    meaning="Connections to the store that broke, or on which somebody waited too long.",
    needed="Outages, one for each line.",
)
OUTBOX: Final = Metric(
    name="turnledger_outbox_commits",
    kind="gauge",
    everywhere=True,
    meaning="Commits of which webhooks are still to be told.",
    needed="It grows: nobody queues notices.",
)
NOTICES: Final = Metric(
    name="turnledger_notices_queued",
    kind="gauge",
    everywhere=True,
    meaning="Notices that are to be sent now, or are on their way.",
    needed="It grows: more is to be told than is sent; add replicas, or look for a receiver that hangs.",
)
NOTICES_LATER: Final = Metric(
    name="turnledger_notices_later",
    kind="gauge",
    everywhere=True,
    meaning="Notices whose attempt failed, and that wait for the next.",
    needed="Receivers that are away.",
)
ATTEMPTS: Final = Metric(
    name="turnledger_notice_attempts_total",
    kind="counter",
    labels=("outcome",),
    meaning="Attempts to deliver notices: delivered, failed (there will be another), given_up (a dead letter).",
    needed="Dead letters: somebody is no longer told of their turns.",
)
DUE: Final = Metric(
    name="turnledger_deadlines",
    kind="gauge",
    everywhere=True,
    meaning="Deadlines of games, past and to come.",
    needed="How many games go by a clock.",
)
OVERDUE: Final = Metric(
    name="turnledger_deadlines_overdue",
    kind="gauge",
    everywhere=True,
    meaning="Deadlines whose time has come and with which nobody has dealt yet.",
    needed="Above 0 for more than a few looks: players' time runs out unnoticed.",
)
LOOP_LAG: Final = Metric(
    name="turnledger_loop_lag_seconds",
    kind="histogram",
    buckets=ANSWERED,
    meaning="How much later than due the event loop did something, looked at four times a second.",
    needed="A process that is busy, or a call that blocks it: everything in it waits for so long.",
)
GC_PAUSES: Final = Metric(
    name="turnledger_gc_pause_seconds",
    kind="histogram",
    labels=("generation",),
    buckets=QUICK,
    meaning="Pauses for collecting garbage, by generation.",
    needed="Tails that no request explains.",
)
ENDING: Final = Metric(
    name="turnledger_ending",
    kind="gauge",
    meaning="1 once the process was asked to end.",
    needed="Whether a replica that isn't ready is leaving, or ill.",
)

ARCHIVED: Final = Metric(
    name="turnledger_archived_total",
    kind="counter",
    labels=("outcome",),
    meaning="What became of finished games that were due: moved to the archive, deleted for good, or failed (they stay, and the log says why).",
    needed="A game that can't be moved isn't whole: see the log, and run `turnledger validate`.",
)
SNAPSHOTS_FAILED: Final = Metric(
    name="turnledger_snapshots_failed_total",
    kind="counter",
    meaning="Snapshots of games that couldn't be kept.",
    needed="Loads take longer, and nothing else; the store refuses or is slow.",
)
METRICS: Final[Sequence[Metric]] = tuple(value for value in globals().values() if isinstance(value, Metric))
"""The table, in the order in which it is shown. Beside these there is what the library says of the process itself."""

_OUTCOMES: Final[dict[type[Outcome], str]] = {
    Appended: "appended",
    Conflict: "conflict",
    Repeated: "repeated",
    CommandReused: "command_id_reused",
    Frozen: "frozen",
    Diverged: "diverged",
}
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
GONE: Final = "gone"
"""The status of a request whose client didn't wait for an answer."""


class Metrics:
    """What a service counts and times as it happens. All else is read from its parts when somebody asks: see `readings`."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.open = 0
        self._requests, self._took = REQUESTS.counter(self.registry), REQUEST_SECONDS.histogram(self.registry)
        self._refusals, self._decide = REFUSALS.counter(self.registry), DECIDE_SECONDS.histogram(self.registry)
        self._append, self._appends = APPEND_SECONDS.histogram(self.registry), APPENDS.counter(self.registry)
        self._lag = LAG_SECONDS.histogram(self.registry)
        self.loop_lag, self.gc_pauses = LOOP_LAG.histogram(self.registry), GC_PAUSES.histogram(self.registry)
        self._asked: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}
        self._games: dict[str, Histogram] = {}
        self._became: dict[type[Outcome], Counter] = {}

    def answered(self, operation: str, method: str, status: int, seconds: float) -> None:
        """A request was answered, or (status 0) its client has left; the answer began after so many seconds."""
        key = operation, method if method in METHODS else "other", status
        if (known := self._asked.get(key)) is None:
            class_ = f"{status // 100}xx" if status else GONE
            known = self._asked[key] = self._requests.labels(*key[:2], class_), self._took.labels(operation)
        answered, took = known
        answered.inc()
        took.observe(seconds)

    def refused(self, code: Code) -> None:
        """Somebody was told no."""
        self._refusals.labels(code).inc()

    def decided(self, state: State, seconds: float) -> None:
        """The rules of a game have decided, in so many seconds."""
        if (known := self._games.get(state.game)) is None:
            known = self._games[state.game] = self._decide.labels(state.game)
        known.observe(seconds)

    def appended(self, commit: Commit, outcome: Outcome, seconds: float) -> None:
        """The store has answered to a commit, after so many seconds."""
        kind = type(outcome)
        if (known := self._became.get(kind)) is None:
            known = self._became[kind] = self._appends.labels(_OUTCOMES[kind])
        known.inc()
        self._append.observe(seconds)

    def repeated(self) -> None:
        """A command was asked for again, and answered as the first time."""
        self._appends.labels(_OUTCOMES[Repeated]).inc()

    def told(self, seconds: float) -> None:
        """A commit was told to some who follow its game, so many seconds after it was made."""
        self._lag.observe(max(0.0, seconds))

"""Deliveries: notices on their way, whichever replica takes them; one that dies with them on its hands loses none."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

import httpcore
import msgspec
from standardwebhooks import Webhook as Signature

from domain.kernel.refusal import Refused
from schema.spans import span
from schema.webhooks import Attempt, Failure, Occasion

from ..accounts import Accounts
from ..rounds import look_round
from ..store import Queued, Store, StoreUnavailable
from .endpoints import Endpoint, Endpoints
from .history import History
from .notices import Delivery, Notice, packed, unpacked
from .schedule import Schedule
from .sending import AddressRefused, Sender

QUEUE: Final = "notices"
LATER: Final = "notices later"
"""The index of what is to be tried again, by the time when."""
AT_ONCE: Final = 32
"""How many notices a process sends at once."""
FOR_ONE: Final = 4
"""How many of them are one player's: whoever answers slowly must not hold up the others."""
DUE: Final = 100
GONE: Final = 410
LEAVE_SECONDS: Final = 1.0

logger = logging.getLogger(__name__)


class Payload(msgspec.Struct):
    """The body of a notice."""

    type: str
    timestamp: str
    data: Occasion | dict[str, Any]


class Deliveries:
    """Takes notices from the queue and delivers them, each at least once: a repeat has the same id.

    `became` counts what became of attempts: `delivered`, `failed`, `given_up`.
    """

    def __init__(
        self,
        store: Store,
        endpoints: Endpoints,
        accounts: Accounts,
        history: History,
        sender: Sender,
        schedule: Schedule,
        clock: Callable[[], int],
        seconds: float,
        look_seconds: float,
    ) -> None:
        """`seconds` is how long an attempt takes at most."""
        self._store, self._endpoints, self._accounts, self._history = store, endpoints, accounts, history
        self._sender, self._schedule, self._clock = sender, schedule, clock
        self._overdue, self._look_seconds = 2 * seconds + LEAVE_SECONDS, look_seconds
        self._under_way: set[asyncio.Task[None]] = set()
        self._busy: Counter[str] = Counter()
        self.became: Counter[str] = Counter()
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Deliver what there is and what comes."""
        looking = look_round(self._look, self._look_seconds, "notices")
        self._tasks = [
            asyncio.create_task(looking, name="notices due"),
            asyncio.create_task(self._work(), name="notices"),
        ]

    async def close(self) -> None:
        """Take no more, and finish what can be finished in a moment; another replica takes the rest."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        if self._under_way:
            _, late = await asyncio.wait(self._under_way, timeout=LEAVE_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def queue(self, delivery: Delivery) -> None:
        """Let it be delivered by whomever."""
        await self._store.queue_add(QUEUE, packed(delivery))
        self.kick()

    def kick(self) -> None:
        """There may be something to take."""
        self._more.set()

    async def _look(self) -> None:
        """Queue what is due to be tried again. If two do so at once, it is sent twice under one id."""
        for row in await self._store.index_due(LATER, self._clock(), DUE):
            await self._store.queue_add(QUEUE, row.member.encode())
            await self._store.index_remove(LATER, row.member)
        self.kick()

    async def _work(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            try:
                while (room := AT_ONCE - len(self._under_way)) > 0 and (
                    taken := await self._store.queue_take(QUEUE, room, self._overdue)
                ):
                    for queued in taken:
                        self._begin(queued)
            except StoreUnavailable as error:
                logger.warning("the notices wait for the store: %s", error)

    def _begin(self, queued: Queued) -> None:
        task = asyncio.create_task(self._run(queued), name="notice")
        self._under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        self.kick()

    async def _run(self, queued: Queued) -> None:
        try:
            await self._deliver(unpacked(queued.item))
            await self._store.queue_done(QUEUE, queued.id)
        except msgspec.DecodeError:
            logger.exception("a notice that nobody can read is dropped")
            await self._store.queue_done(QUEUE, queued.id)
        except StoreUnavailable as error:
            logger.warning("a notice waits for the store: %s", error)
        except Exception:
            logger.exception("a notice can't be delivered")

    async def _deliver(self, delivery: Delivery) -> None:
        if self._busy[delivery.player] >= FOR_ONE:
            await self._later(delivery, round(1000 * self._look_seconds))
            return
        self._busy[delivery.player] += 1
        try:
            endpoint = await self._endpoints.find(delivery.player, delivery.webhook)
            if endpoint and endpoint.enabled and not await self._is_silenced(delivery.player):
                await self._settle(delivery, await self.attempt(endpoint, delivery.notice, delivery.tried + 1))
        finally:
            self._busy[delivery.player] -= 1
            if not self._busy[delivery.player]:
                del self._busy[delivery.player]

    async def _is_silenced(self, player: str) -> bool:
        """Whether a player is told nothing: who is suspended, or leaves."""
        account = await self._accounts.get(player)
        return account.leaving or account.suspension(self._clock()) is not None

    async def _settle(self, delivery: Delivery, attempt: Attempt) -> None:
        """What comes of an attempt: done, tried again later, given up."""
        done = attempt.status is not None and 200 <= attempt.status < 300
        tried = msgspec.structs.replace(delivery, tried=attempt.number)
        wait = None if done or attempt.status == GONE else self._schedule.wait(tried.tried)
        if attempt.status == GONE:
            with suppress(Refused):
                await self._endpoints.switch_off(delivery.player, delivery.webhook)
        if wait is not None:
            await self._later(tried, wait)
        given_up = not done and wait is None
        self.became["delivered" if done else "given_up" if given_up else "failed"] += 1
        await self._note(attempt, tried, given_up=given_up)

    async def _note(self, attempt: Attempt, tried: Delivery, *, given_up: bool) -> None:
        """Note an attempt where the webhook wasn't removed meanwhile. Where so many others note theirs that there is no coming
        between, one attempt less is known; but what is given up stays in the queue until it can be noted.
        """
        try:
            await self._history.note(tried.webhook, attempt, tried if given_up else None)
        except Refused as refused:
            if given_up and refused.code != "not_found":
                raise

    async def _later(self, delivery: Delivery, wait: int) -> None:
        await self._store.index_add(LATER, packed(delivery).decode(), self._clock() + wait)

    async def attempt(self, endpoint: Endpoint, notice: Notice, number: int) -> Attempt:
        """Send a notice, once, and say what was answered."""
        id_, began, at = notice.id_for(endpoint.id), time.monotonic(), self._clock()
        with span("notice", notice=id_, kind=notice.kind, attempt=number) as traced:
            status, failure = await self._sent(endpoint, id_, notice)
            if traced:
                traced.set_attribute("turnledger.answer", failure or str(status))
        return Attempt(
            notice=id_,
            kind=notice.kind,
            number=number,
            at=at,
            milliseconds=round(1000 * (time.monotonic() - began)),
            status=status,
            failure=failure,
        )

    async def _sent(self, endpoint: Endpoint, id_: str, notice: Notice) -> tuple[int | None, Failure | None]:
        body = msgspec.json.encode(Payload(notice.kind, _written(notice.at), notice.about or {}))
        try:
            headers = _headers(id_, body, self._endpoints.secrets(endpoint))
            return await self._sender.post(endpoint.url, headers, body), None
        except TimeoutError:
            return None, "timeout"
        except (AddressRefused, Refused):
            return None, "address"
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError):
            return None, "connection"


def _headers(id_: str, body: bytes, secrets: tuple[str, ...]) -> dict[str, str]:
    """The convention's headers, with a signature by each secret."""
    now = datetime.now(UTC)
    signatures = [Signature(secret).sign(id_, now, body.decode()) for secret in secrets]
    return {
        "Content-Type": "application/json",
        "User-Agent": "Turnledger",
        "webhook-id": id_,
        "webhook-timestamp": str(int(now.timestamp())),
        "webhook-signature": " ".join(signatures),
    }


def _written(at: int) -> str:
    """A time (milliseconds since 1970, UTC) as ISO 8601 has it."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")

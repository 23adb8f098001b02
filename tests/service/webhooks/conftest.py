"""A table of two with a receiver beside it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from schema.desk import Caller
from schema.webhooks import Attempt, DeadLetter, MadeWebhook, NewWebhook
from service.house import House
from service.now import now
from service.settings import Settings
from service.store import Store
from service.webhooks.outbox import OUTBOX
from tests.domain.toy import Smugglers
from tests.service.house import FREE, bots_for

from .receiver import SECONDS, Receiver, receiving

ALL = ("turn.waiting", "game.started", "game.ended", "game.commit")
QUICK: dict[str, Any] = {
    **FREE,
    "webhook_private_hosts": ("localhost",),
    "webhook_seconds": 5.0,
    "webhook_retries": ("0.05", "0.1"),
    "webhook_look_seconds": 0.05,
}


def make_house(store: Store, **settings: Any) -> House:
    """A service that makes haste, by the clock on the wall."""
    return House(Settings(**{**QUICK, **settings}), store, {"smugglers": Smugglers()}, bots_for, now)


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    house = make_house(store)
    async with house.running():
        yield house


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as receiver:
        yield receiver


async def hooked(house: House, caller: Caller, receiver: Receiver, *kinds: Any) -> MadeWebhook:
    """A webhook of a player's to a receiver."""
    return await house.desk.webhooks.make(caller, NewWebhook(url=receiver.url, kinds=kinds or ALL))


async def emptied(house: House) -> None:
    """Wait until the outbox is empty."""
    async with asyncio.timeout(SECONDS):
        while await house.store.index_page(OUTBOX, None, 1):  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def attempts_at(house: House, caller: Caller, webhook: str, count: int) -> tuple[Attempt, ...]:
    """Wait until so many attempts have been made."""
    async with asyncio.timeout(SECONDS):
        while len(found := (await house.desk.webhooks.attempts(caller, webhook)).attempts) < count:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return found


async def given_up(house: House, caller: Caller, webhook: str) -> DeadLetter:
    """Wait until a notice is given up."""
    async with asyncio.timeout(SECONDS):
        while not (found := (await house.desk.webhooks.dead_letters(caller, webhook)).dead_letters):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return found[0]

"""What every store does, done by the store as it is deployed, as the user that the services are."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from uuid import uuid4

import pytest

from service.store import RedisStore
from tests.service.store import test_queues, test_store, test_windows

from .store import Deployed

pytestmark = pytest.mark.anyio

LOOK_INSIDE = {"test_a_queue_keeps_nothing_of_what_is_done", "test_a_window_that_nobody_needs_is_forgotten"}
"""Tests that ask the server itself what the services needn't."""

for module in (test_queues, test_store, test_windows):
    globals().update((name, it) for name, it in vars(module).items() if name[:5] == "test_" and name not in LOOK_INSIDE)


@pytest.fixture
def namespace() -> str:
    return f"{uuid4().hex}:"


@pytest.fixture
async def redis_store(deployed_store: Deployed, namespace: str) -> AsyncIterator[RedisStore]:
    store = RedisStore(deployed_store.url, namespace=namespace)
    yield store
    await store.close()


@pytest.fixture
def store(redis_store: RedisStore) -> RedisStore:
    return redis_store


@pytest.fixture(autouse=True)
def nothing_is_denied(deployed_store: Deployed) -> Iterator[None]:
    """Also not in a script that would hide it."""
    with deployed_store.as_user("operator") as operator:
        operator.acl_log_reset()
        yield
        assert operator.acl_log() == []


async def test_all_who_listen_hear_what_was_appended(redis_store: RedisStore) -> None:
    wakeups = redis_store.wakeups()
    assert await anext(wakeups) is None
    await redis_store.append("g_1", 0, b"1")
    assert await anext(wakeups) == ("g_1", 1)
    await wakeups.aclose()

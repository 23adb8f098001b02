"""The stores under test, and what listens to them."""

from collections.abc import AsyncIterator

import pytest

from service.store import Feed, RedisStore, Store


@pytest.fixture
async def redis_store(valkey_url: str, namespace: str) -> AsyncIterator[RedisStore]:
    store = RedisStore(valkey_url, namespace=namespace)
    yield store
    await store.close()


@pytest.fixture
async def feed(store: Store) -> AsyncIterator[Feed]:
    feed = Feed(store)
    yield feed
    await feed.close()

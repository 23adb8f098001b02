"""The stores under test: every test that asks for `store` runs once for each kind."""

from collections.abc import AsyncIterator

import pytest

from service.store import Feed, MemoryStore, RedisStore, Store


@pytest.fixture
async def redis_store(valkey_url: str, namespace: str) -> AsyncIterator[RedisStore]:
    store = RedisStore(valkey_url, namespace=namespace)
    yield store
    await store.close()


@pytest.fixture(params=["memory", "redis"])
async def store(request: pytest.FixtureRequest, namespace: str) -> AsyncIterator[Store]:
    store: Store
    if request.param == "memory":
        store = MemoryStore()
    else:
        store = RedisStore(request.getfixturevalue("valkey_url"), namespace=namespace)
    yield store
    await store.close()


@pytest.fixture
async def feed(store: Store) -> AsyncIterator[Feed]:
    feed = Feed(store)
    yield feed
    await feed.close()

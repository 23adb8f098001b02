"""The stores under test, and what listens to them."""

from collections.abc import AsyncIterator

import pytest

from service.store import Feed, MemoryStore, RedisStore, Store


@pytest.fixture
async def redis_store(valkey_url: str, namespace: str) -> AsyncIterator[RedisStore]:
    store = RedisStore(valkey_url, namespace=namespace)
    yield store
    await store.close()


@pytest.fixture(params=["memory", "redis", "cluster"])
async def store(request: pytest.FixtureRequest, namespace: str) -> AsyncIterator[Store]:
    """A store: every test that asks for it runs once for each kind, on one server and on a cluster."""
    store: Store = MemoryStore()
    if request.param == "redis":
        store = RedisStore(request.getfixturevalue("valkey_url"), namespace=namespace)
    elif request.param == "cluster":
        store = RedisStore(request.getfixturevalue("whole_cluster").url, namespace=namespace)
    yield store
    await store.close()


@pytest.fixture
async def feed(store: Store) -> AsyncIterator[Feed]:
    feed = Feed(store)
    yield feed
    await feed.close()

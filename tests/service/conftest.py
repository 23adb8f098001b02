"""What the tests of the service share: a real server, and a part of it for every test."""

from collections.abc import AsyncIterator, Iterator
from uuid import uuid4

import pytest

from service.store import MemoryStore, RedisStore, Store
from service.store.embedded import EmbeddedServer


@pytest.fixture(scope="session")
def valkey_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that all tests of one xdist worker share; each uses its own `namespace`."""
    with EmbeddedServer(tmp_path_factory.mktemp("valkey"), fsync="no") as server:
        yield server.url


@pytest.fixture
def namespace() -> str:
    """What the keys of one test begin with: `RedisStore(valkey_url, namespace=namespace)`."""
    return f"{uuid4().hex}:"


@pytest.fixture(params=["memory", "redis"])
async def store(request: pytest.FixtureRequest, namespace: str) -> AsyncIterator[Store]:
    """A store: every test that asks for it runs once for each kind, where nobody says otherwise."""
    store: Store = MemoryStore()
    if request.param == "redis":
        store = RedisStore(request.getfixturevalue("valkey_url"), namespace=namespace)
    yield store
    await store.close()

"""What all tests share."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.faults.cluster import Cluster

pytest_plugins = ["tests.rules_plugin"]

# A shared machine may stall for longer than any deadline that would be worth having.
settings.register_profile("turnledger", deadline=None, print_blob=True)
settings.load_profile("turnledger")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the service does."""
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def _schemas() -> Iterator[None]:
    """The types of GraphQL are made once for the applications of a run, not for each of hundreds."""
    from tests.apps import Schemas

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("schema.app.build_schema", Schemas().of)
        yield


@pytest.fixture(scope="session")
def whole_cluster() -> Iterator[Cluster]:
    """Six servers that all tests of one xdist worker share; each uses its own `namespace`, and leaves it whole."""
    from tests.faults.cluster import clustered

    with clustered(appendfsync="no") as cluster:
        yield cluster


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clients", type=int, default=300, help="how many clients come and go where a test counts them")


@pytest.fixture(scope="session")
def clients(pytestconfig: pytest.Config) -> int:
    """How many clients come and go."""
    count: int = pytestconfig.getoption("--clients")
    return count


def pytest_collection_finish() -> None:
    """Tens of thousands of tests stay for as long as the run: whoever looks for garbage needn't look through them each time."""
    gc.collect()
    gc.freeze()

"""What all tests share."""

import gc

import pytest
from hypothesis import settings

pytest_plugins = ["tests.rules_plugin"]

# A shared machine may stall for longer than any deadline that would be worth having.
settings.register_profile("turnledger", deadline=None, print_blob=True)
settings.load_profile("turnledger")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the service does."""
    return "asyncio"


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

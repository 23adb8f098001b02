"""A service that the clients play on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.e2e.service import Service, running


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One for all tests of a module."""
    with running(tmp_path_factory.mktemp("data")) as service:
        yield service

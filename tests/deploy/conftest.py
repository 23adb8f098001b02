"""The store as it is deployed, once for all who use it."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from .store import Deployed, deployed


@pytest.fixture(scope="session")
def short() -> Iterator[Path]:
    """A directory with a name short enough for the path of a socket."""
    directory = Path(tempfile.mkdtemp(prefix="turnledger-"))
    yield directory
    shutil.rmtree(directory)


@pytest.fixture(scope="session")
def deployed_store(tmp_path_factory: pytest.TempPathFactory, short: Path) -> Iterator[Deployed]:
    with deployed(tmp_path_factory.mktemp("valkey"), short / "valkey.sock") as store:
        yield store

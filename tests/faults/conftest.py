"""The stage, set up once and whole again for every test."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from .stage import Stage, staged


@pytest.fixture(scope="session")
def sockets() -> Iterator[Path]:
    """A directory with a name short enough for the path of a socket."""
    directory = Path(tempfile.mkdtemp(prefix="turnledger-"))
    yield directory
    shutil.rmtree(directory)


@pytest.fixture(scope="session")
async def whole_stage(tmp_path_factory: pytest.TempPathFactory, sockets: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path_factory.mktemp("stage"), sockets) as stage:
        yield stage


@pytest.fixture
async def stage(whole_stage: Stage) -> Stage:
    """The stage, with everything running."""
    await whole_stage.ready()
    return whole_stage

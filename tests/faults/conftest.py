"""The stage, set up once and whole again for every test."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from .cluster import Cluster
from .stage import Stage, staged

QUICK, PATIENT = 1000, 15_000
"""Milliseconds after which a silent node has failed: where a test kills one, and else."""


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


@pytest.fixture
def cluster(whole_cluster: Cluster) -> Iterator[Cluster]:
    """The cluster, which soon notices who fails, and is mended afterwards."""
    whole_cluster.configure("cluster-node-timeout", QUICK)
    yield whole_cluster
    whole_cluster.mend()
    whole_cluster.configure("cluster-node-timeout", PATIENT)

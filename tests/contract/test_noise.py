"""A real service stays calm whatever bytes it is sent; scripts/fuzz does the same for longer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.contract.noise import at_a_table
from tests.e2e.service import running

ROUNDS = 60


@pytest.mark.anyio
async def test_noise_is_answered_calmly(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w+b") as log, running(tmp_path / "data", log=log) as service:
        await at_a_table(service.url, 1, lambda noise: noise.all(ROUNDS))
        log.seek(0)
        assert b'"level": "error"' not in (said := log.read()), said.decode()

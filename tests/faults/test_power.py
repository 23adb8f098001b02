"""A power cut takes what was only written: the campaign of power cuts can find a loss, and finds none where there is a sync."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.faults import power
from bench.faults.campaign import FSYNC
from bench.faults.power import power_cuts, synced

LOG = "9</d/appendonly.aof.1.incr.aof>"


def test_what_was_written_before_a_sync_began_that_returned_is_kept() -> None:
    trace = [
        f'1  write({LOG}, ""..., 10) = 10',
        f"1  fdatasync({LOG}) = 0",
        '1  write(8<socket:[1]>, ""..., 99) = 99',
        f'1  write({LOG}, ""..., 5) = 5',
        f"2  fdatasync({LOG} <unfinished ...>",
        f'1  write({LOG}, ""..., 7) = 7',
        "2  <... fdatasync resumed>) = 0",
        f"1  fdatasync({LOG}) = -1 EIO (Input/output error)",
        f"2  fdatasync({LOG} <unfinished ...>",
    ]
    assert [synced(trace[:n], 100) for n in range(len(trace) + 1)] == [100, 100, 110, 110, 110, 110, 110, 115, 115, 115]


def test_a_write_that_was_interrupted_counts_once_it_has_returned() -> None:
    trace = [f'1  write({LOG}, ""..., 10 <unfinished ...>', "1  <... write resumed>) = 6", f"1  fdatasync({LOG}) = 0"]
    assert synced(trace, 0) == 6


@pytest.mark.anyio
@pytest.mark.parametrize(("fsync", "loses"), [("no", True), ("always", False)])
async def test_a_server_that_syncs_before_it_answers_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fsync: str, loses: bool
) -> None:
    monkeypatch.setattr(power, "UNDER_LOAD", (0.3, 0.4))
    monkeypatch.setitem(FSYNC, "disk", fsync)
    came = await power_cuts("disk", 1, 1, tmp_path)
    assert came.acknowledged
    assert came.wrong == []
    assert bool(came.lost) is loses

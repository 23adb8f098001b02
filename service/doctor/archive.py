"""The archive, tried out."""

from __future__ import annotations

import asyncio

from ..archive.depot import ArchiveUnavailable, Depot
from ..settings import SettingError, Settings
from .finding import Finding, ok, wrong

_DO = "Let TURNLEDGER_ARCHIVE name a folder or a bucket that the service may read and write, the same for all replicas."


def archive_found(settings: Settings) -> Finding:
    """Whether something can be put into the archive, and be had back."""
    try:
        depot = Depot.of(settings)
        if depot is None:
            return ok("archive", "there is none, so finished games stay in the store")
        asyncio.run(depot.try_out())
    except (SettingError, ArchiveUnavailable) as error:
        return wrong("archive", str(error).rstrip("."), _DO)
    return ok("archive", f"what is put into {depot.place} can be had back")

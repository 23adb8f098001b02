"""The clock on the wall, for those who need no more of the service than that."""

from __future__ import annotations

import time


def now() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000

"""The clock on the wall, for those who need no more of the service than that."""

from __future__ import annotations

import time
from typing import Final

DAY: Final = 86_400_000
"""The milliseconds of a day."""


def now() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000

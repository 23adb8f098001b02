"""Looking round, every so often, for what nobody else may have seen to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

from .store import StoreUnavailable

JITTER: Final = 0.25
"""By how much a look round may come earlier or later, as a part of the time between two: replicas start together."""

logger = logging.getLogger(__name__)


async def look_round(look: Callable[[], Awaitable[None]], seconds: float, sought: str) -> None:
    """Look now, and again after about so many seconds, for ever. What goes wrong is logged, with what was `sought`."""
    chance = Random()
    while True:
        try:
            await look()
        except StoreUnavailable as error:
            logger.warning("the look for %s was broken off: %s", sought, error)
        except Exception:
            logger.exception("the look for %s was broken off", sought)
        await asyncio.sleep(seconds * chance.uniform(1 - JITTER, 1 + JITTER))

"""What goes wrong while a request is answered, as a refusal."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from domain.kernel.refusal import Refused

from .store import StoreUnavailable

P = ParamSpec("P")
T = TypeVar("T")
logger = logging.getLogger(__name__)


def answering(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let a store that doesn't answer be a refusal like others: `unavailable`."""

    @wraps(method)
    async def answer(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await method(*args, **kwargs)
        except StoreUnavailable as error:
            logger.warning("the store is unavailable: %s", error, extra={"cause": repr(error.__cause__)})
            raise Refused("unavailable") from error

    return answer

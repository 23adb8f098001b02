"""Answering: whether the caller may ask is looked at first, and what goes wrong is a refusal."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from inspect import signature
from typing import Any, ParamSpec, TypeVar, cast

from domain.kernel.refusal import Refused
from schema.desk import Caller
from schema.spans import NO_SPAN, within

from . import rights
from .store import StoreUnavailable

P = ParamSpec("P")
T = TypeVar("T")
logger = logging.getLogger(__name__)


def answering(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let a store that doesn't answer be a refusal like others: `unavailable`.

    A method of a caller's is a use of the service, which has to have its row in `rights.NEEDS`: first it is checked against that.
    """
    use, takes = method.__qualname__, list(signature(method).parameters)
    at = takes.index("caller") if "caller" in takes and not method.__name__.startswith("_") else None
    if at is not None and use not in rights.NEEDS:
        raise TypeError(f"{use} needs a row in service.rights.NEEDS: what must a caller have for it?")

    @wraps(method)
    async def answer(*args: P.args, **kwargs: P.kwargs) -> T:
        with NO_SPAN if at is None else within(use):
            if at is not None:
                rights.check(use, cast("Caller", args[at]))
            try:
                return await method(*args, **kwargs)
            except StoreUnavailable as error:
                logger.warning("the store is unavailable: %s", error, extra={"cause": repr(error.__cause__)})
                raise Refused("unavailable") from error

    return answer

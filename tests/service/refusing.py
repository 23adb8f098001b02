"""Expecting a refusal."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from contextlib import contextmanager

import pytest

from domain.kernel.refusal import Code, Refused


@contextmanager
def refused(code: Code, pointer: str = "", detail: str | None = None) -> Iterator[pytest.ExceptionInfo[Refused]]:
    """What happens inside is refused with this code, in a sentence that can be said."""
    with pytest.raises(Refused) as caught:
        yield caught
    assert (caught.value.code, caught.value.pointer) == (code, pointer)
    assert detail in (None, caught.value.detail)
    assert caught.value.message("en")


async def why(answer: Awaitable[object]) -> tuple[str, str]:
    """The code and the detail with which something is refused, in a sentence that can be said."""
    with pytest.raises(Refused) as caught:
        await answer
    assert caught.value.message("en")
    return caught.value.code, caught.value.detail

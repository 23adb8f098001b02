"""How much of the processor's time something may take."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time


@contextmanager
def quick(seconds: float) -> Iterator[None]:
    """What is done takes so many seconds at most; to look for garbage, which thousands of tests left, isn't counted."""
    gc.disable()
    began = thread_time()
    try:
        yield
        took = thread_time() - began
    finally:
        gc.enable()
    assert took < seconds

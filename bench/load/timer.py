"""A timer that wakes to some microseconds: those of the loop are as coarse as a millisecond, more than an answer takes."""

from __future__ import annotations

import asyncio
import ctypes
import os
import sys
from collections.abc import Callable

MONOTONIC, NONBLOCK, ABSOLUTE = 1, 0o4000, 1


class _Moment(ctypes.Structure):
    """`struct itimerspec`: an interval, which isn't used, and when."""

    _fields_ = [(name, ctypes.c_long) for name in ("every", "every_nano", "seconds", "nano")]


class Timer:
    """Calls `wake` at a moment of `time.perf_counter`; on Linux by a timer of the kernel, elsewhere by the loop's own."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake, self._loop = wake, asyncio.get_running_loop()
        self._file = -1
        if sys.platform == "linux":
            self._kernel = ctypes.CDLL(None, use_errno=True)
            self._file = self._kernel.timerfd_create(MONOTONIC, NONBLOCK)
            self._loop.add_reader(self._file, self._ring)

    def at(self, moment: float, now: float) -> None:
        """Wake then, instead of whenever was said before."""
        if self._file < 0:
            self._loop.call_later(max(0.0, moment - now), self._wake)
            return
        seconds, part = divmod(max(moment, now), 1.0)
        when = _Moment(0, 0, int(seconds), int(part * 1e9))
        if self._kernel.timerfd_settime(self._file, ABSOLUTE, ctypes.byref(when), None):
            raise OSError(ctypes.get_errno(), "the kernel's timer can't be set")

    def close(self) -> None:
        """Wake no more."""
        if self._file >= 0:
            self._loop.remove_reader(self._file)
            os.close(self._file)
            self._file = -1

    def _ring(self) -> None:
        os.read(self._file, 8)
        self._wake()

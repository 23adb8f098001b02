"""What resolvers are given beside their arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import strawberry
from msgspec import Struct

from domain.kernel.game import Game

from .desk import Caller, Desk
from .limits import Limits

Report: TypeAlias = Callable[[BaseException, Caller], None]
"""Takes note of a fault of ours, and of whose request met it."""


class Sockets:
    """The open sockets of each player."""

    def __init__(self) -> None:
        self._open: dict[str, int] = {}

    def enter(self, caller: Caller, limit: int) -> bool:
        """Count one more, unless the limit is reached; a caller who is nobody is not counted."""
        if caller.player is None:
            return True
        count = self._open.get(caller.player, 0)
        if count < limit:
            self._open[caller.player] = count + 1
        return count < limit

    def leave(self, caller: Caller) -> None:
        """Count one less."""
        if caller.player is not None and self._open.get(caller.player):
            self._open[caller.player] -= 1
            if not self._open[caller.player]:
                del self._open[caller.player]


class Context(Struct, kw_only=True):
    """One HTTP request, or one socket with all its operations.

    `connection_params` is what a socket's first message brought; `counted` says that it is among the `sockets`.
    """

    desk: Desk
    games: Mapping[str, Game[Any, Any, Any]]
    limits: Limits
    report: Report
    sockets: Sockets
    caller: Caller = Caller()
    authorization: str | None = None
    language: str = ""
    connection_params: dict[str, Any] = {}
    counted: bool = False


Info: TypeAlias = strawberry.Info[Context, None]

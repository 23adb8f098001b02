"""What can be followed."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import cast

from domain.kernel.refusal import Refused

from .context import Info
from .model import CommitView, Id


async def game_events(info: Info, game_id: Id, after: int | None = None) -> AsyncIterator[CommitView]:
    """Every commit of a game after a version (without one: from now on), once and in order, as you may know it."""
    caller, desk = info.context.caller, info.context.desk
    version = (await desk.summary(caller, game_id)).version
    after = version if after is None else after
    if not 0 <= after <= version:
        raise Refused("cursor_unavailable", pointer="/after", after=after)
    return _closing(desk.follow(caller, game_id, after))


async def _closing(commits: AsyncIterator[CommitView]) -> AsyncIterator[CommitView]:
    async with aclosing(cast("AsyncGenerator[CommitView, None]", commits)):
        async for commit in commits:
            yield commit


SUBSCRIPTION = (game_events,)

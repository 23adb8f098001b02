"""What can be followed."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing
from operator import attrgetter
from typing import Final, TypeVar, cast

from graphql import VariableNode

from domain.kernel.events import BotSat, SatDown, StoodUp
from domain.kernel.lobby_events import HostIs
from domain.kernel.refusal import Refused

from .context import Info, Place
from .desk import Caller
from .model import CommitView, GameSummary, Id
from .speaking import SENTENCES, Locale, selects, speaking
from .talk import After
from .talking import Message
from .turns import Turns, TurnsCursor

T = TypeVar("T")
RESEATING: Final = frozenset(event.__name__ for event in (BotSat, SatDown, StoodUp, HostIs))
"""Events after which somebody may know more, or less."""


async def game_events(
    info: Info, game_id: Id, after: int | None = None, locale: Locale = None
) -> AsyncIterator[CommitView]:
    """Every commit of a game after a version (without one: from now on), once and in order, as you may know it."""
    caller, desk, place = speaking(info, locale), info.context.desk, info.context.place
    describe = selects(info, *SENTENCES)
    version = await desk.version(caller, game_id)
    if place is None:
        return _closing(desk.follow(caller, game_id, _begin(after, version), describe=describe))
    if place.version is None:
        place.version, place.cursor = _begin(after, version), _cursor(info)
    commits = desk.follow(caller, game_id, place.version, describe=describe)
    if place.together:
        return _until_seats_change(commits, place)
    place.seated = caller.player if _is_personal(await desk.summary(caller, game_id), caller) else None
    return _until(version, commits, place)


def _is_personal(game: GameSummary, caller: Caller) -> bool:
    """Whether the caller may see more of a game than nobody in particular does, or than those who don't sit there."""
    seated = any(seat.player == caller.player for seat in game.seats)
    return seated or game.host == caller.player or game.visibility == "private"


async def talk(info: Info, game_id: Id, after: After = "0", locale: Locale = None) -> AsyncIterator[Message]:
    """What is said to you at a table, each message once and in order, for as long as you sit there."""
    said = info.context.desk.talk.follow(speaking(info, locale), game_id, after)
    return _marking(said, attrgetter("id"), info.context.place, after)


async def my_turns(info: Info, after: TurnsCursor = "", locale: Locale = None) -> AsyncIterator[Turns]:
    """Which of your games wait for you: at first all that do, then each that comes to, or no longer does."""
    caller = speaking(info, locale)
    if caller.player is None:
        raise Refused("unauthenticated")
    return _marking(info.context.desk.turns.follow(caller, after), attrgetter("cursor"), info.context.place, after)


def _begin(after: int | None, version: int) -> int:
    """The version to go on from. Refused: `cursor_unavailable`."""
    after = version if after is None else after
    if not 0 <= after <= version:
        raise Refused("cursor_unavailable", pointer="/after", after=after)
    return after


def _cursor(info: Info) -> str | None:
    """The variable that is given as `after`. Being an Int, it can't be of use for anything below a commit."""
    arguments = info._raw_info.field_nodes[0].arguments or ()
    given = next((argument.value for argument in arguments if argument.name.value == "after"), None)
    return given.name.value if isinstance(given, VariableNode) else None


async def _closing(items: AsyncIterator[T]) -> AsyncIterator[T]:
    async with aclosing(cast("AsyncGenerator[T, None]", items)):
        async for item in items:
            yield item


async def _marking(
    items: AsyncIterator[T], mark: Callable[[T], str], place: Place | None, after: str
) -> AsyncIterator[T]:
    """What is told, and after what to go on."""
    place = place or Place()
    place.told = after
    async with aclosing(cast("AsyncGenerator[T, None]", items)):
        async for item in items:
            yield item
            place.told = mark(item)  # by now it was told


async def _until(version: int, commits: AsyncIterator[CommitView], place: Place) -> AsyncIterator[CommitView]:
    """As far as the game had come."""
    if (place.version or 0) < version:
        async with aclosing(cast("AsyncGenerator[CommitView, None]", commits)):
            async for commit in commits:
                yield commit
                place.version = commit.version  # by now it was told
                if commit.version >= version:
                    break
            else:
                return
    place.caught_up = True


async def _until_seats_change(commits: AsyncIterator[CommitView], place: Place) -> AsyncIterator[CommitView]:
    """All that those with one view of the game may know alike."""
    async with aclosing(cast("AsyncGenerator[CommitView, None]", commits)):
        async for commit in commits:
            if any(event["type"] in RESEATING for event in commit.events):
                place.seats_changed = True
                return
            place.version = commit.version
            yield commit


SUBSCRIPTION = (game_events, talk, my_turns)

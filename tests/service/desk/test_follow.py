"""Following a game as it goes on."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

import pytest

from schema.desk import Caller
from schema.model import CommitView
from service.house import House
from tests.service.refusing import refused
from tests.service.table import NOBODY, Two

pytestmark = pytest.mark.anyio


async def followed(two: Two, caller: Caller, after: int, until: int) -> list[CommitView]:
    async with aclosing(two.house.desk.follow(caller, two.id, after)) as commits, asyncio.timeout(10):
        found = []
        async for commit in commits:
            found.append(commit)
            if commit.version == until:
                return found
    raise AssertionError("the stream ended early")


async def test_a_follower_gets_every_commit_once_and_in_order(begun: Two) -> None:
    following = asyncio.create_task(followed(begun, begun.ben, 1, 12))
    await begun.play(until=12)
    commits = await following
    assert [commit.version for commit in commits] == list(range(2, 13))
    assert tuple(commits) == (await begun.house.desk.commits(begun.ben, begun.id, 1, 11))


async def test_a_follower_sees_what_its_viewer_may_know(begun: Two) -> None:
    await begun.order(0, 2)
    ((told, *_), (hidden, *_)) = await followed(begun, begun.ann, 3, 4), await followed(begun, NOBODY, 3, 4)
    assert (told.events[0]["choice"], hidden.events[0]["choice"]) == (("2",), None)


async def test_who_leaves_is_a_spectator_from_then_on(begun: Two) -> None:
    following = asyncio.create_task(followed(begun, begun.ben, 3, 6))
    await begun.order(1, 3)
    await begun.house.desk.lobby.stand(begun.ben, begun.id, 1)
    await begun.order(0, 1)
    answered, left, _ = await following
    assert answered.events[0]["choice"] == ("3",)
    assert left.events[0]["type"] == "BotSat"
    hidden = await begun.house.desk.commits(begun.ben, begun.id, 3, 1)
    assert hidden[0].events[0]["choice"] is None


async def test_who_sits_down_sees_as_their_seat_from_then_on(laid: Two) -> None:
    following = asyncio.create_task(followed(laid, laid.ben, 1, 3))
    await asyncio.sleep(0.01)
    await laid.house.desk.lobby.sit(laid.ben, laid.id, None, "")
    await laid.house.desk.lobby.start(laid.ann, laid.id, "")
    _, started = await following
    seen = [event["cards"] for event in started.events if event["type"] == "Seen" and event["to"] == 2]
    assert None not in seen[0]


async def test_nothing_is_followed_from_a_version_that_never_was(begun: Two) -> None:
    for after in (-1, 4):
        with refused("cursor_unavailable"):
            await anext(begun.house.desk.follow(begun.ann, begun.id, after))
    with refused("not_found"):
        await anext(begun.house.desk.follow(begun.ann, "g_x", 0))


async def test_a_stream_ends_with_the_service(house: House, begun: Two) -> None:
    commits = begun.house.desk.follow(begun.ann, begun.id, 3)
    coming = asyncio.ensure_future(anext(commits, None))
    await asyncio.sleep(0.01)
    await house.end_streams()
    async with asyncio.timeout(1):
        assert await coming is None
    assert not await house.ready()

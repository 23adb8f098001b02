"""Those who ask the same are answered together, and nobody notices but for the time it takes."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import pytest

from schema.together import Group

from .house import House, serving, until
from .test_sockets import DECIDE, FOLLOW, socket_to, started

pytestmark = pytest.mark.anyio
LEAVE = "mutation ($g: ID!) { leaveGame(input: {gameId: $g, seat: 1}) { __typename } }"


class Told:
    """How often a group told its members of something, and how many groups there are."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        tell = Group._tell

        def counted(group: Group, result: Any) -> None:
            self.times += 1
            tell(group, result)

        monkeypatch.setattr(Group, "_tell", counted)


def members(house: House) -> list[int]:
    """How many are in each group."""
    return sorted(len(group._members) for group in house.sockets.groups.values())


async def test_a_commit_is_executed_once_for_all_who_may_know_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, ann, bo = await started(house)
    cyd, told = await house.sign_up("Cyd"), Told(monkeypatch)
    async with serving(house) as address, AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(socket_to(address)) for _ in range(6)]
        for n, (socket, token) in enumerate(zip(sockets, (None, None, cyd, ann, ann, bo), strict=True)):
            await socket.init(token)
            await socket.follow(game, after=(None, 1, 2)[n % 3], id_=f"mine-{n}")
            for _ in range((0, 2, 1)[n % 3]):
                await socket.hear()
        await until(lambda: members(house) == [1, 2, 3])
        await house.ask(DECIDE, ann, g=game, d=1)
        heard = [await socket.hear() for socket in sockets]
    assert told.times == 3
    assert [message["id"] for message in heard] == [f"mine-{n}" for n in range(6)]
    choices = [message["payload"]["data"]["gameEvents"]["events"][0]["choice"] for message in heard]
    assert choices == [None, None, None, ["1"], ["1"], None]
    await until(lambda: not house.sockets.groups)


async def test_other_words_or_another_language_are_another_question(house: House) -> None:
    game, *_ = await started(house)
    async with serving(house) as address, socket_to(address) as one, socket_to(address) as other:
        for socket in (one, other):
            await socket.init()
            await socket.follow(game)
        await one.ask(FOLLOW + " ", "2", g=game)
        await until(lambda: members(house) == [1, 2])


async def test_who_wants_no_more_leaves_the_others_where_they_are(house: House) -> None:
    game, ann, _ = await started(house)
    async with serving(house) as address, socket_to(address) as one, socket_to(address) as other:
        for socket in (one, other):
            await socket.init()
            await socket.follow(game)
        await until(lambda: members(house) == [2])
        await one.say(type="complete", id="1")
        await until(lambda: members(house) == [1])
        await house.ask(DECIDE, ann, g=game, d=1)
        assert (await other.hear())["payload"]["data"]["gameEvents"]["version"] == 4


async def test_who_gives_up_a_seat_is_told_what_spectators_are(house: House) -> None:
    game, ann, bo = await started(house)
    async with serving(house) as address, socket_to(address) as his, socket_to(address) as theirs:
        await his.init(bo)
        await theirs.init()
        for socket in (his, theirs):
            await socket.follow(game)
        await until(lambda: members(house) == [1, 1])
        await house.ask(LEAVE, bo, g=game)
        told = [(await socket.hear())["payload"] for socket in (his, theirs)]
        assert told[0] == told[1]
        assert told[0]["data"]["gameEvents"]["events"][0]["__typename"] == "BotSat"
        await until(lambda: members(house) == [2])
        await house.ask(DECIDE, ann, g=game, d=1)
        assert (await his.hear())["payload"] == (await theirs.hear())["payload"]

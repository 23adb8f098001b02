"""Those who ask the same are answered together, and nobody notices but for the time it takes."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from msgspec import structs
from strawberry.types.graphql import OperationType

from schema.limits import Limits
from schema.request import Body
from schema.stream import Stream
from schema.together import Group
from service import answers

from .house import House, serving, until
from .test_sockets import DECIDE, FOLLOW, socket_to, started, streamed

pytestmark = pytest.mark.anyio
AUTO = """mutation ($g: ID!, $on: Boolean!) {
  setAutoPass(input: {gameId: $g, on: $on}) { ... on ActionAccepted { version } }
}"""
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


class Counted:
    """A function, and how often it was called."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function, self.times = function, 0

    def __call__(self, *about: Any) -> Any:
        self.times += 1
        return self.function(*about)


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


async def test_streams_over_http_are_told_together_with_each_other_and_with_sockets(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, ann, bo = await started(house)
    told, made = Told(monkeypatch), Counted(answers.commit_view)
    monkeypatch.setattr(answers, "commit_view", made)
    async with serving(house) as address, AsyncExitStack() as stack:
        streams = [
            await stack.enter_async_context(streamed(address, FOLLOW, token, g=game, after=after))
            for token in (None, ann, bo)
            for after in (None, 1, 2, 3)
        ]
        for n, events in enumerate(streams):
            for version in range((4, 2, 3, 4)[n % 4], 4):
                assert (await anext(events))[1]["data"]["gameEvents"]["version"] == version
        socket = await stack.enter_async_context(socket_to(address))
        await socket.init(ann)
        await socket.follow(game)
        await until(lambda: members(house) == [4, 4, 5])
        made.times = 0
        await house.ask(DECIDE, ann, g=game, d=1)
        heard = [await anext(events) for events in streams]
        assert (await socket.hear())["payload"] == heard[4][1]
    assert told.times == made.times == 3
    assert {name for name, _ in heard} == {"next"}
    choices = [said["data"]["gameEvents"]["events"][0]["choice"] for _, said in heard]
    assert choices == [None] * 4 + [["1"]] * 4 + [None] * 4
    await until(lambda: not house.sockets.groups)


async def test_a_stream_over_http_that_is_not_read_goes_on_alone_and_misses_nothing() -> None:
    house = House(Limits(backlog=200))
    game, ann, bo = await started(house)
    view = house.app
    context = structs.replace(view.context, caller=await house.authenticate(f"Bearer {bo}"))
    asked = Body(FOLLOW, {"g": game})
    events = Stream(view.schema, context, asked, [OperationType.SUBSCRIPTION]).events()
    first = asyncio.ensure_future(anext(events))
    await until(lambda: members(house) == [1])
    for n in range(40):
        version = (await house.ask(AUTO, ann, g=game, on=n % 2 == 0)).data["setAutoPass"]["version"]
    await until(lambda: not members(house))  # there was no room for more
    heard = [await first]
    while len(heard) < version - 3:
        heard.append(await anext(events))
    told = [json.loads(event.partition("data: ")[2])["data"]["gameEvents"]["version"] for event in heard]
    assert told == [*range(4, version + 1)]
    await until(lambda: members(house) == [1])
    await events.aclose()
    assert not house.sockets.groups


async def test_many_operations_that_come_at_once_begin_one_at_each_turn_of_the_loop(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are, everybody else is heard in between."""
    game, *_ = await started(house)
    begun, turns, schema = list[int](), 0, house.app.schema
    stream = schema.stream

    async def noted(*about: Any, **options: Any) -> Any:
        begun.append(turns)
        return await stream(*about, **options)

    monkeypatch.setattr(schema, "stream", noted)
    bodies = [Body(query=FOLLOW, variables={"g": game}) for _ in range(20)]
    streams = [Stream(schema, house.app.context, body, {OperationType.SUBSCRIPTION}).events() for body in bodies]
    waiting = [asyncio.ensure_future(anext(events)) for events in streams]
    while len(begun) < 20:
        await asyncio.sleep(0)
        turns += 1
    for task, events in zip(waiting, streams, strict=True):
        task.cancel()
        await asyncio.wait({task})
        await events.aclose()
    assert max(Counter(begun).values()) <= 2, "one, and perhaps the group that the first of them goes on with"


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


PRIVATE = """mutation { createGame(input: {game: smugglers, seats: [{}, {}], sit: true, visibility: private}) {
  ... on Game { id creator } } }"""
INVITE = "mutation ($g: ID!) { makeInvite(input: {gameId: $g, uses: 5}) { ... on MadeInvite { token } } }"
ACCEPT = "mutation ($t: String!) { acceptInvite(input: {token: $t}) { ... on Game { id } ... on Refusal { code } } }"
UNINVITE = "mutation ($g: ID!, $p: ID!) { uninvite(input: {gameId: $g, player: $p}) { __typename } }"
KEEP = """mutation ($g: ID!, $p: ID) { keepSeat(input: {gameId: $g, seat: 1, player: $p}) {
  ... on Game { seats { kept } } ... on Refusal { code } } }"""


async def test_in_a_private_game_each_goes_on_alone_and_no_longer_than_they_may(house: House) -> None:
    ann, *guests = [await house.sign_up(name) for name in ("Ann", "Cyd", "Dee")]
    game = (await house.ask(PRIVATE, ann)).data["createGame"]["id"]
    token = (await house.ask(INVITE, ann, g=game)).data["makeInvite"]["token"]
    outside = await house.ask("query ($g: ID!) { game(id: $g) { id } node(id: $g) { id } }", guests[0], g=game)
    assert outside.data == {"game": None, "node": None}
    for guest in guests:
        assert (await house.ask(ACCEPT, guest, t=token)).data["acceptInvite"] == {"id": game}
    player = (await house.ask("{ me { id } }", guests[0])).data["me"]["id"]
    async with serving(house) as address, AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(socket_to(address)) for _ in range(4)]
        for socket, who in zip(sockets, (ann, *guests, None), strict=True):
            await socket.init(who)
            await socket.follow(game, after=0)
        for socket in sockets[:3]:
            assert (await socket.hear())["payload"]["data"]["gameEvents"]["version"] == 1
        refused = await sockets[3].hear()
        assert (refused["type"], refused["payload"][0]["extensions"]["code"]) == ("error", "not_found")
        await until(lambda: members(house) == [1, 1, 1])
        await house.ask(UNINVITE, ann, g=game, p=player)
        kept = await house.ask(KEEP, ann, g=game, p=player.replace(player[-4:], "0000"))
        assert kept.data["keepSeat"] == {"code": "not_found"}
        await house.ask(KEEP, ann, g=game, p=None)
        heard = [await socket.hear() for socket in sockets[:3]]
    assert [message["type"] for message in heard] == ["next", "complete", "next"]


async def test_only_the_host_reads_who_is_invited(house: House) -> None:
    ann, bo = await house.sign_up("Ann"), await house.sign_up("Bo")
    game = await house.laid(ann)
    token = (await house.ask(INVITE, ann, g=game)).data["makeInvite"]["token"]
    await house.ask(ACCEPT, bo, t=token)
    query = "query ($g: ID!) { game(id: $g) { invites { invites { left seat } invited { player } } } }"
    told = (await house.ask(query, ann, g=game)).data["game"]["invites"]
    assert (told["invites"], len(told["invited"])) == ([{"left": 4, "seat": None}], 1)
    for who in (bo, None):
        assert (await house.ask(query, who, g=game)).data["game"]["invites"] is None

"""Subscriptions over `graphql-transport-ws` and over server-sent events, with a real server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, InvalidStatus
from websockets.typing import Subprotocol

from schema.app import graphql_app
from schema.desk import Caller
from schema.limits import Limits
from schema.model import CommitView

from .house import House, serving, until

pytestmark = pytest.mark.anyio
PROTOCOL = Subprotocol("graphql-transport-ws")
FOLLOW = """subscription ($g: ID!, $after: Int) { gameEvents(gameId: $g, after: $after) {
  version seat events { __typename ... on Answered { choice } } } }"""
DECIDE = 'mutation ($g: ID!, $d: Int!) { decide(input: {gameId: $g, decision: $d, choice: ["1"]}) { __typename } }'


class Socket:
    """A client that writes frames by hand."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Any:
        return json.loads(await asyncio.wait_for(self.socket.recv(), 5))

    async def init(self, token: str | None = None) -> Any:
        payload = {"authorization": f"Bearer {token}"} if token else {}
        await self.say(type="connection_init", payload=payload)
        return await self.hear()

    async def follow(self, game: str, after: int | None = None, id_: str = "1") -> None:
        await self.ask(FOLLOW, id_, g=game, after=after)

    async def ask(self, query: str, id_: str = "1", **variables: Any) -> None:
        await self.say(type="subscribe", id=id_, payload={"query": query, "variables": variables})

    async def closed(self) -> tuple[int, str]:
        """How the server closed the socket."""
        await asyncio.wait_for(self.socket.wait_closed(), 5)
        return self.socket.close_code or 0, self.socket.close_reason or ""


@asynccontextmanager
async def socket_to(address: str, **options: Any) -> AsyncIterator[Socket]:
    async with connect(f"ws://{address}", subprotocols=[PROTOCOL], **options) as socket:
        yield Socket(socket)


async def started(house: House) -> tuple[str, str, str]:
    ann, bo = await house.sign_up("Ann"), await house.sign_up("Bo")
    return await house.started(ann, bo), ann, bo


# -- following a game


async def test_a_game_is_followed_from_any_version_as_each_may_know_it(house: House) -> None:
    game, ann, bo = await started(house)
    async with serving(house) as address, socket_to(address) as hers, socket_to(address) as his:
        assert await hers.init(ann) == {"type": "connection_ack"}
        await his.init(bo)
        await hers.follow(game, after=1)
        await his.follow(game)
        assert [(await hers.hear())["payload"]["data"]["gameEvents"]["version"] for _ in (2, 3)] == [2, 3]
        await house.ask(DECIDE, ann, g=game, d=1)
        told = await hers.hear()
        assert told["id"] == "1"
        assert told["type"] == "next"
        assert told["payload"]["data"]["gameEvents"] == {
            "version": 4,
            "seat": 0,
            "events": [{"__typename": "Answered", "choice": ["1"]}],
        }
        hidden = (await his.hear())["payload"]["data"]["gameEvents"]
        assert hidden == {"version": 4, "seat": 0, "events": [{"__typename": "Answered", "choice": None}]}


async def test_what_happens_is_told_to_each_in_their_language(house: House) -> None:
    game, ann, _ = await started(house)
    said = "subscription ($g: ID!, $l: String) { gameEvents(gameId: $g, after: 2, locale: $l) { events { text } } }"
    async with serving(house) as address, socket_to(address) as socket:
        await socket.init()
        for locale in ("en", "fr"):
            await socket.ask(said, locale, g=game, l=locale)
        assert {(await socket.hear())["id"] for _ in range(2)} == {"en", "fr"}
        await house.ask(DECIDE, ann, g=game, d=1)
        heard = [await socket.hear() for _ in range(2)]
        assert {message["id"]: message["payload"]["data"]["gameEvents"]["events"] for message in heard} == {
            locale: [{"text": f"Answered ({locale}): "}] for locale in ("en", "fr")
        }


async def test_several_operations_share_a_socket(house: House) -> None:
    game, ann, _ = await started(house)
    async with serving(house) as address, socket_to(address) as socket:
        await socket.init(ann)
        await socket.follow(game, id_="events")
        await socket.ask("{ me { name } }", id_="me")
        assert await socket.hear() == {"id": "me", "type": "next", "payload": {"data": {"me": {"name": "Ann"}}}}
        assert await socket.hear() == {"id": "me", "type": "complete"}
        await socket.ask(DECIDE, id_="decide", g=game, d=1)
        heard = [await socket.hear() for _ in range(3)]
        assert {(message["id"], message["type"]) for message in heard} == {
            ("events", "next"), ("decide", "next"), ("decide", "complete"),
        }  # fmt: skip
        await socket.say(type="ping")
        assert await socket.hear() == {"type": "pong"}


async def test_a_client_that_wants_no_more_is_told_no_more(house: House) -> None:
    game, ann, _ = await started(house)
    async with serving(house) as address, socket_to(address) as socket:
        await socket.init()
        await socket.follow(game, after=2)
        await socket.hear()
        await socket.say(type="complete", id="1")
        await socket.say(type="ping")
        assert await socket.hear() == {"type": "pong"}
        await house.ask(DECIDE, ann, g=game, d=1)
        await socket.follow(game, after=3)
        assert (await socket.hear())["payload"]["data"]["gameEvents"]["version"] == 4


async def test_the_desk_hears_when_a_follower_is_gone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game, *_ = await started(house)
    follow, gone = house.desk.follow, asyncio.Event()

    async def noted(*args: Any, **how: Any) -> AsyncIterator[Any]:
        try:
            async for commit in follow(*args, **how):
                yield commit
        finally:
            gone.set()

    monkeypatch.setattr(house.desk, "follow", noted)
    async with serving(house) as address:
        async with socket_to(address) as socket:
            await socket.init()
            await socket.follow(game, after=2)
            await socket.hear()
        await asyncio.wait_for(gone.wait(), 5)


async def test_the_end_of_a_stream_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game, *_ = await started(house)

    async def none(*_: Any, **__: Any) -> AsyncIterator[Any]:
        for commit in list[Any]():
            yield commit

    monkeypatch.setattr(house.desk, "follow", none)
    async with serving(house) as address, socket_to(address) as socket:
        await socket.init()
        await socket.follow(game)
        assert await socket.hear() == {"id": "1", "type": "complete"}


@pytest.mark.parametrize(
    ("after", "code"), [(None, "not_found"), (99, "cursor_unavailable"), (-1, "cursor_unavailable")]
)
async def test_what_cannot_be_followed_is_an_error_with_its_code(house: House, after: int | None, code: str) -> None:
    game, *_ = await started(house)
    async with serving(house) as address, socket_to(address) as socket:
        await socket.init()
        await socket.follow(game if after else "g_01HZZZZZZZZZZZZZZZZZZZZZZZ", after=after)
        told = await socket.hear()
        assert told["type"] == "error"
        assert told["payload"][0]["extensions"]["code"] == code
    assert house.faults == []


async def test_a_fault_of_ours_is_masked_in_a_stream(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game, *_ = await started(house)

    async def broken(*_: Any, **__: Any) -> AsyncIterator[Any]:
        if house.faults == []:
            raise RuntimeError("the key is under the mat")
        yield

    monkeypatch.setattr(house.desk, "follow", broken)
    async with serving(house) as address, socket_to(address) as socket:
        await socket.init()
        await socket.follow(game)
        told = await socket.hear()
        assert told["payload"]["errors"][0]["extensions"]["code"] == "internal"
        assert "mat" not in json.dumps(told)
    assert len(house.faults) == 1


@pytest.mark.parametrize("query", ["{ nothing }", "subscription { nothing }"])
async def test_an_invalid_operation_is_an_error(house: House, query: str) -> None:
    async with serving(house) as address, socket_to(address) as socket:
        await socket.init()
        await socket.ask(query)
        told = await socket.hear()
        assert (told["type"], told["payload"][0]["extensions"]["code"]) == ("error", "malformed")


# -- the protocol


async def test_a_token_that_is_no_good_closes_the_socket(house: House) -> None:
    async with serving(house) as address, socket_to(address) as socket:
        await socket.say(type="connection_init", payload={"authorization": "Bearer tl_nobody"})
        assert await socket.closed() == (4403, "unauthenticated")


async def test_a_header_may_bring_the_token(house: House) -> None:
    ann = await house.sign_up("Ann")
    headers = {"authorization": f"Bearer {ann}"}
    async with serving(house) as address, socket_to(address, additional_headers=headers) as socket:
        await socket.init()
        await socket.ask("{ me { name } }")
        assert (await socket.hear())["payload"]["data"]["me"]["name"] == "Ann"


async def test_who_says_nothing_is_not_waited_for() -> None:
    async with serving(House(Limits(init_seconds=0.1))) as address, socket_to(address) as socket:
        assert await socket.closed() == (4408, "Connection initialisation timeout")


async def test_operations_come_after_the_init(house: House) -> None:
    async with serving(house) as address, socket_to(address) as socket:
        await socket.ask("{ __typename }")
        assert (await socket.closed())[0] == 4401


async def test_there_is_one_init(house: House) -> None:
    async with serving(house) as address, socket_to(address) as socket:
        await socket.init()
        await socket.say(type="connection_init")
        assert (await socket.closed())[0] == 4429


async def test_an_id_in_use_is_not_used_again(house: House) -> None:
    game, *_ = await started(house)
    async with serving(house) as address, socket_to(address) as socket:
        await socket.init()
        await socket.follow(game)
        await socket.follow(game)
        assert (await socket.closed())[0] == 4409


NO_MESSAGES = (
    "{", "[]", "7", "null", '"ping"', "{}", '{"type": 7}', '{"type": "nothing"}', '{"type": "complete"}',
    '{"type": "connection_init", "payload": 7}', '{"type": "subscribe", "id": "1"}', "[" * 16_000,
    '{"type": "subscribe", "id": 1, "payload": {"query": "{ me { id } }"}}',
    '{"type": "subscribe", "id": "1", "payload": {"query": 7}}',
    '{"type": "subscribe", "id": "1", "payload": {"query": "{ me { id } }", "variables": []}}',
    b"\x00",
)  # fmt: skip


@pytest.mark.parametrize("init", [False, True])
async def test_what_is_no_message_closes_the_socket(house: House, init: bool) -> None:
    async with serving(house) as address:
        for message in NO_MESSAGES:
            async with socket_to(address) as socket:
                if init:
                    await socket.init()
                await socket.socket.send(message)
                assert (await socket.closed())[0] == 4400, message
    assert house.faults == []


async def test_other_protocols_are_not_spoken(house: House) -> None:
    legacy = [Subprotocol("graphql-ws")]
    async with serving(house) as address, connect(f"ws://{address}", subprotocols=legacy) as socket:
        assert socket.subprotocol is None
        assert (await Socket(socket).closed())[0] == 4406


async def test_pages_of_other_origins_are_not_let_in(house: House) -> None:
    async with serving(house) as address:
        with pytest.raises(InvalidStatus):
            async with socket_to(address, origin="https://elsewhere.example"):
                pass


async def test_pages_of_origins_that_are_named_are_let_in(house: House) -> None:
    friend = "https://friend.example"
    house.app = graphql_app(house.desk, house.authenticate, games=house.games, origins=[friend])
    async with serving(house) as address, socket_to(address, origin=friend) as socket:
        assert await socket.init() == {"type": "connection_ack"}


# -- limits


@pytest.mark.parametrize("over", [False, True])
async def test_a_message_has_a_limit(over: bool) -> None:
    house = House(Limits(message=1000))
    async with serving(house) as address, socket_to(address) as socket:
        await socket.init()
        frame = json.dumps({"type": "subscribe", "id": "1", "payload": {"query": "{ __typename }"}})
        await socket.socket.send(frame.ljust(1000 + over))
        if over:
            assert (await socket.closed())[0] == 1009
        else:
            assert (await socket.hear())["type"] == "next"


async def test_a_socket_has_so_many_operations() -> None:
    house = House(Limits(operations=2))
    game, *_ = await started(house)
    async with serving(house) as address, socket_to(address) as socket:
        await socket.init()
        for id_ in "123":
            await socket.follow(game, id_=id_)
        told = await socket.hear()
        assert (told["id"], told["type"]) == ("3", "error")
        assert told["payload"][0]["extensions"] == {"code": "query_too_complex", "requestId": "request-1"}
        await socket.say(type="complete", id="1")
        await socket.follow(game, after=2, id_="3")
        assert (await socket.hear())["id"] == "3"


async def test_a_player_has_so_many_sockets() -> None:
    house = House(Limits(sockets=1))
    ann, bo = await house.sign_up(), await house.sign_up()
    async with serving(house) as address:
        async with socket_to(address) as first, socket_to(address) as second, socket_to(address) as other:
            assert await first.init(ann) == {"type": "connection_ack"}
            assert await other.init(bo) == {"type": "connection_ack"}
            await second.say(type="connection_init", payload={"authorization": f"Bearer {ann}"})
            assert (await second.closed())[0] == 4429
        for _ in range(100):  # the server hears a moment later that the first is gone
            async with socket_to(address) as again:
                await again.say(type="connection_init", payload={"authorization": f"Bearer {ann}"})
                try:
                    assert await again.hear() == {"type": "connection_ack"}
                    break
                except ConnectionClosed:
                    await asyncio.sleep(0.05)
        else:
            pytest.fail("the socket is still counted")


# -- clients that don't read


class Floods:
    """A desk whose commits are large and never end; it notes how far it came, and whether it was told to stop."""

    def __init__(self) -> None:
        self.version, self.stopped = 0, False

    async def follow(self, caller: Caller, game: str, after: int, *, describe: bool) -> AsyncIterator[CommitView]:
        self.version = after
        try:
            while True:
                self.version += 1
                event = {"type": "Answered", "rule": "", "card": None, "seat": 0, "decision": 1, "choice": None}
                yield CommitView(
                    version=self.version, at=0, seat=0, rules=1, action={"says": "x" * 10_000}, events=(event,),
                    prev="", hash="",
                )  # fmt: skip
        finally:
            self.stopped = True


FLOOD = "subscription ($g: ID!) { gameEvents(gameId: $g) { version action } }"


async def stalled(address: str, game: str) -> Socket:
    """A client that follows the game and reads next to nothing, once its small queue is full."""
    socket = await connect(f"ws://{address}", subprotocols=[PROTOCOL], max_queue=1, compression=None)
    client = Socket(socket)
    await client.init()
    await client.ask(FLOOD, g=game)
    return client


async def standstill(floods: Floods, looks: int) -> int:
    """How far the flood has come once so many looks in a row, each after 0.05 seconds, found it there."""
    before, same = -1, 0
    while same < looks:
        await asyncio.sleep(0.05)
        before, same = floods.version, same + 1 if before == floods.version else 0
    return before


async def test_a_client_that_reads_nothing_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    house, floods = House(Limits(slow_seconds=0.5)), Floods()
    game, *_ = await started(house)
    monkeypatch.setattr(house.desk, "follow", floods.follow)
    async with serving(house) as address:
        client = await stalled(address, game)
        await standstill(floods, looks=30)
        heard = []
        with suppress(ConnectionClosedError):
            while True:
                heard.append((await client.hear())["payload"]["data"]["gameEvents"]["version"])
        assert heard == list(range(4, len(heard) + 4))
        assert await client.closed() == (4420, "Too slow")
        assert house.app.context.sockets.slow == 1
    assert house.faults == []


async def test_what_waits_for_a_client_to_read_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    house, floods = House(Limits(backlog=50_000)), Floods()
    game, *_ = await started(house)
    monkeypatch.setattr(house.desk, "follow", floods.follow)
    async with serving(house) as address:
        client = await stalled(address, game)
        before = await standstill(floods, looks=4)
        heard = [3]
        while heard[-1] < before + 10:  # it goes on with the client, who misses nothing
            heard.append((await client.hear())["payload"]["data"]["gameEvents"]["version"])
        client.socket.transport.abort()
        await until(lambda: floods.stopped)
    assert heard == list(range(3, len(heard) + 3))


# -- server-sent events


@asynccontextmanager
async def streamed(address: str, query: str, token: str | None = None, **variables: Any) -> AsyncIterator[Any]:
    """The events of a stream, as (name, data)."""
    headers = {"accept": "text/event-stream", **({"authorization": f"Bearer {token}"} if token else {})}
    body = {"query": query, "variables": variables}
    async with (
        httpx.AsyncClient(timeout=5) as client,
        client.stream("POST", f"http://{address}", json=body, headers=headers) as answer,
    ):
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield _events(answer)


async def _events(answer: httpx.Response) -> AsyncIterator[tuple[str, Any]]:
    name = ""
    async for line in answer.aiter_lines():
        if line.startswith("event: "):
            name = line.removeprefix("event: ")
        if line.startswith("data:"):
            data = line.removeprefix("data:").strip()
            yield name, json.loads(data) if data else None


async def test_a_game_is_followed_over_http(house: House) -> None:
    game, ann, bo = await started(house)
    async with serving(house) as address, streamed(address, FOLLOW, bo, g=game, after=2) as events:
        name, told = await anext(events)
        assert (name, told["data"]["gameEvents"]["version"]) == ("next", 3)
        await house.ask(DECIDE, ann, g=game, d=1)
        _, told = await anext(events)
        assert told["data"]["gameEvents"]["events"] == [{"__typename": "Answered", "choice": None}]


async def test_an_error_over_http_is_told_and_ends_the_stream(house: House) -> None:
    async with serving(house) as address, streamed(address, FOLLOW, g="g_nowhere") as events:
        told = [event async for event in events]
    assert [name for name, _ in told] == ["next", "complete"]
    assert told[0][1]["errors"][0]["extensions"]["code"] == "not_found"


async def test_a_quiet_stream_shows_signs_of_life() -> None:
    house = House(Limits(heartbeat_seconds=0.05))
    game, *_ = await started(house)
    async with serving(house) as address, httpx.AsyncClient(timeout=5) as client:
        body, headers = {"query": FOLLOW, "variables": {"g": game}}, {"accept": "text/event-stream"}
        async with client.stream("POST", f"http://{address}", json=body, headers=headers) as answer:
            assert await anext(aiter(answer.aiter_lines())) == ": ping"


async def test_a_query_may_be_streamed_too(house: House) -> None:
    async with serving(house) as address, streamed(address, "{ __typename }") as events:
        assert [event async for event in events] == [("next", {"data": {"__typename": "Query"}}), ("complete", None)]

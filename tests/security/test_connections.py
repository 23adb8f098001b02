"""So many sockets and streams at once, and when one ends there is room for another."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from tests.security.wire import standing
from tests.service.live import begun, until

pytestmark = pytest.mark.anyio
PROTOCOL = Subprotocol("graphql-transport-ws")


def socket_to(url: str) -> connect:
    return connect(url.replace("http", "ws", 1) + "/graphql", subprotocols=[PROTOCOL])


async def closed(socket: ClientConnection) -> int | None:
    await socket.wait_closed()
    return socket.close_code


async def test_an_address_has_so_many_sockets_said_or_unsaid_who_it_is() -> None:
    async with standing(sockets_per_address=2) as (server, _), AsyncExitStack() as stack:
        first, _ = [await stack.enter_async_context(socket_to(server.url)) for _ in range(2)]
        await until(lambda: server.house.sockets.count == 2)
        assert await closed(await stack.enter_async_context(socket_to(server.url))) == 4429
        await first.close()
        await until(lambda: server.house.sockets.count == 1)
        async with socket_to(server.url) as another:
            await another.send('{"type":"connection_init"}')
            assert "connection_ack" in str(await another.recv())


@pytest.mark.parametrize("over", ["rest", "graphql"])
async def test_a_player_and_an_address_have_so_many_streams(over: str) -> None:
    async with standing(streams_per_player=1, streams_per_address=2) as (server, client):
        game, ann, ben = await begun(client)
        query = f'subscription {{ gameEvents(gameId: "{game.rpartition("/")[2]}", after: 0) {{ version }} }}'

        def stream(who: dict[str, str]) -> Any:
            headers = {**who, "Accept": "text/event-stream"}
            if over == "rest":
                return client.stream("GET", f"{game}/events", headers=headers)
            return client.stream("POST", "/graphql", headers=headers, json={"query": query})

        async def refused(who: dict[str, str]) -> httpx.Response:
            async with stream(who) as answer:
                await answer.aread()
                assert isinstance(answer, httpx.Response)
                return answer

        async with stream(ann) as hers:
            await anext(her_lines := hers.aiter_lines())
            answer = await refused(ann)
            assert answer.status_code == 429
            assert answer.headers["retry-after"] == "10"
            async with stream(ben) as his:
                await anext(his_lines := his.aiter_lines())
                assert (await refused({})).status_code == 429
                assert her_lines  # to let go of them would end the streams
                assert his_lines
        await until(lambda: not server.house.sockets._counted)
        async with stream(ann) as hers:
            assert hers.status_code == 200

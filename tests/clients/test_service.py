"""What the client makes of a real service's answers: limits, and replies that are lost."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from turnledger_client import AsyncTurnledger, Forbidden, RateLimited
from turnledger_client.models import AdminSuspendInput

from tests.service.house import make_app, served

pytestmark = pytest.mark.anyio


class Losing(httpx.AsyncBaseTransport):
    """Lets every request through, and loses the first replies."""

    def __init__(self, inner: httpx.AsyncBaseTransport, lost: int) -> None:
        self.inner, self.left, self.lost = inner, lost, list[Any]()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        response = await self.inner.handle_async_request(request)
        if not self.left:
            return response
        self.left -= 1
        await response.aread()
        self.lost.append(response.json())
        raise httpx.ReadError("the line is dead")


async def test_a_command_whose_reply_is_lost_is_done_once() -> None:
    async with served(make_app()) as http:
        losing = Losing(http._transport, lost=2)
        async with AsyncTurnledger("http://test", http=httpx.AsyncClient(transport=losing)) as client:
            signed = await client.become("ann")
            me = await client.get_me()
    players = {answer["data"]["signUp"]["player"]["id"] for answer in losing.lost}
    assert len(losing.lost) == 2
    assert players == {signed.player.id}
    assert me is not None
    assert me.id == signed.player.id


async def test_who_asks_too_much_is_told_how_long_to_wait() -> None:
    async with served(make_app(rate_limits=True, limit_player="3/minute")) as http:
        client = AsyncTurnledger("http://test", http=http, patience=0.5)
        await client.become("ann")
        for left in (2, 1, 0):
            await client.get_me()
            assert client.rate_limit is not None
            assert (client.rate_limit.policy, client.rate_limit.remaining) == ("player", left)
        with pytest.raises(RateLimited) as refused:
            await client.get_me()
    assert refused.value.status == 429
    assert (refused.value.retry_after or 0) >= 1


async def test_a_refusal_inside_of_an_answer_is_the_same_error() -> None:
    async with served(make_app(rate_limits=True, limit_sign_ups="1/hour")) as http:
        client = AsyncTurnledger("http://test", http=http, patience=0.5)
        ann = await client.become("ann")
        with pytest.raises(RateLimited) as refused:
            await client.become("ben")
        assert (refused.value.retry_after or 0) > 60
        with pytest.raises(Forbidden):
            await client.admin_suspend(AdminSuspendInput(player=ann.player.id, reason="none"))

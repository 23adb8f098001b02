"""What leaves for the client, and when."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from service.wire import Gathering

pytestmark = pytest.mark.anyio


class Noting:
    """A transport that notes what is done to it."""

    def __init__(self) -> None:
        self.done: list[Any] = []

    def write(self, data: bytes) -> None:
        self.done.append(data)

    def close(self) -> None:
        self.done.append("close")

    def is_closing(self) -> bool:
        return "close" in self.done


def gathering(transport: Noting) -> Gathering:
    return Gathering(cast(asyncio.Transport, transport))


async def test_what_is_written_in_one_turn_leaves_together() -> None:
    transport = Noting()
    over = gathering(transport)
    over.write(b"head, ")
    over.writelines([b"bo", b"dy"])
    assert transport.done == []
    await asyncio.sleep(0)
    assert transport.done == [b"head, body"]
    over.write(b"more")
    await asyncio.sleep(0)
    assert transport.done == [b"head, body", b"more"]


async def test_what_was_written_leaves_before_the_end() -> None:
    transport = Noting()
    over = gathering(transport)
    over.write(b"all of it")
    over.close()
    await asyncio.sleep(0)
    assert transport.done == [b"all of it", "close"]
    assert over.is_closing()


async def test_what_was_written_to_a_client_who_hung_up_meanwhile_is_dropped() -> None:
    transport = Noting()
    gathering(transport).write(b"too late")
    transport.close()
    await asyncio.sleep(0)
    assert transport.done == ["close"]

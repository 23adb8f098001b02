"""A game's commits, in each of the forms that can be asked for."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator
from operator import attrgetter
from typing import Any

import httpx
import msgspec
import pytest

from domain.kernel.refusal import Refused
from schema.model import CommitView
from service.rest.live import frames
from tests.service.rest.problems import problem

pytestmark = pytest.mark.anyio
VERSION = attrgetter("version")
Headers = dict[str, str]


async def test_a_page(client: httpx.AsyncClient, game: str, ann: Headers) -> None:
    whole = (await client.get(f"{game}/events", headers=ann)).json()
    assert [commit["version"] for commit in whole["commits"]] == [1, 2, 3]
    assert whole["next"] is None
    first = (await client.get(f"{game}/events?limit=2", headers=ann)).json()
    assert (first["commits"], first["next"]) == (whole["commits"][:2], 2)
    second = (await client.get(f"{game}/events?after=2&limit=1", headers=ann)).json()
    assert (second["commits"], second["next"]) == (whole["commits"][2:], None)


async def test_the_forms_say_the_same(client: httpx.AsyncClient, game: str, ann: Headers) -> None:
    async def get(accept: str) -> httpx.Response:
        answer = await client.get(f"{game}/events", headers={**ann, "Accept": accept})
        assert answer.headers["content-type"] == accept
        assert answer.headers["vary"] == "Authorization, Accept"
        return answer

    page = (await get("application/json")).json()
    lines = (await get("application/x-ndjson")).content.splitlines()
    assert [msgspec.json.decode(line) for line in lines] == page["commits"]
    assert msgspec.msgpack.decode((await get("application/vnd.msgpack")).content) == page


@pytest.mark.parametrize(
    ("accept", "media"),
    [
        ("*/*", "application/json"),
        ("application/*;q=0.5, application/x-ndjson", "application/x-ndjson"),
        ("text/html, application/xml;q=0.9, */*;q=0.1", "application/json"),
        ("application/json;q=0, */*", "application/x-ndjson"),
        ("APPLICATION/VND.MSGPACK", "application/vnd.msgpack"),
    ],
)
async def test_the_form_is_what_the_client_would_rather_have(
    client: httpx.AsyncClient, game: str, accept: str, media: str
) -> None:
    assert (await client.get(f"{game}/events", headers={"Accept": accept})).headers["content-type"] == media


@pytest.mark.parametrize("accept", ["text/html", "application/json;q=0", "application/json;q=x"])
async def test_no_other_form(client: httpx.AsyncClient, game: str, accept: str) -> None:
    problem(await client.get(f"{game}/events", headers={"Accept": accept}), 406, "malformed")


async def test_a_version_that_never_was(client: httpx.AsyncClient, game: str) -> None:
    problem(await client.get(f"{game}/events?after=4"), 410, "cursor_unavailable")
    live = {"Accept": "text/event-stream"}
    problem(await client.get(f"{game}/events?after=4", headers=live), 410, "cursor_unavailable")
    problem(await client.get(f"{game}/events", headers={**live, "Last-Event-ID": "4"}), 410, "cursor_unavailable")
    for id_ in ("x", "-1", "9" * 5000):
        problem(await client.get(f"{game}/events", headers={"Last-Event-ID": id_}), 400, "malformed")
    problem(await client.get("/v1/games/g_x/events", headers=live), 404, "not_found")


async def test_head_of_a_stream_does_not_follow_it(client: httpx.AsyncClient, game: str) -> None:
    async with asyncio.timeout(5):
        answer = await client.head(f"{game}/events", headers={"Accept": "text/event-stream"})
    assert answer.headers["content-type"].startswith("text/event-stream")


# -- the frames of a stream


def commit(version: int) -> CommitView:
    facts: dict[str, Any] = {"at": 0, "seat": 0, "rules": 1, "action": None, "events": (), "prev": "", "hash": ""}
    return CommitView(version=version, **facts)


def going_on() -> bool:
    return False


class Source:
    """Commits that come when they are let."""

    def __init__(self) -> None:
        self.coming: asyncio.Queue[CommitView | None] = asyncio.Queue()
        self.closed = False

    async def commits(self) -> AsyncGenerator[CommitView, None]:
        try:
            while (each := await self.coming.get()) is not None:
                yield each
        finally:
            self.closed = True


async def test_a_frame_is_a_commit_with_its_version() -> None:
    source = Source()
    source.coming.put_nowait(commit(7))
    source.coming.put_nowait(None)
    greeting, frame = [each async for each in frames(source.commits(), 10, VERSION, 6, going_on)]
    assert greeting.startswith(b":")
    assert frame.startswith(b'id: 7\ndata: {"version":7,')
    assert frame.endswith(b"}\n\n")
    assert frame.count(b"\n") == 3
    assert source.closed


async def test_a_stream_that_ends_with_the_service_says_where_to_go_on_and_not_at_once() -> None:
    for commits, mark in (([], 6), ([commit(7), commit(8)], 8)):
        source = Source()
        for each in (*commits, None):
            source.coming.put_nowait(each)
        *_, last = [each async for each in frames(source.commits(), 10, VERSION, 6, lambda: True)]
        assert re.fullmatch(rf": go on elsewhere\r\nid: {mark}\r\nretry: \d{{3,4}}\r\n\r\n", last.decode())


async def test_a_quiet_stream_gives_signs_of_life_and_loses_nothing() -> None:
    source = Source()
    stream = frames(source.commits(), 0.01, VERSION, 0, going_on)
    assert [await anext(stream) for _ in range(3)][1:] == [b": still here\n\n"] * 2
    source.coming.put_nowait(commit(1))
    async with asyncio.timeout(1):
        while (frame := await anext(stream)).startswith(b":"):
            pass
    assert frame.startswith(b"id: 1\n")


async def test_a_stream_that_is_left_lets_go_of_its_source() -> None:
    source = Source()
    stream = frames(source.commits(), 10, VERSION, 6, going_on)
    assert await anext(stream)
    waiting = asyncio.ensure_future(anext(stream))
    await asyncio.sleep(0.01)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert source.closed


async def test_a_stream_whose_store_went_away_ends_for_its_client_to_come_back() -> None:
    async def commits() -> AsyncGenerator[CommitView, None]:
        yield commit(1)
        raise Refused("unavailable")

    frames_ = [frame async for frame in frames(commits(), 10, VERSION, 6, going_on)]
    assert [frame[:5] for frame in frames_] == [b": fol", b"id: 1"]

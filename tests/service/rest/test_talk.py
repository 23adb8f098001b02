"""Talk over REST: pages, streams, and replicas that tell each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

from domain.registry import games
from tests.service.live import begun, serving, until
from tests.service.rest.conftest import sign_up
from tests.service.rest.problems import problem

pytestmark = pytest.mark.anyio
Headers = dict[str, str]


async def say(client: httpx.AsyncClient, game: str, who: Headers, text: str, **how: Any) -> dict[str, Any]:
    answer = await client.post(f"{game}/talk", json={"text": text, **how}, headers=who)
    assert answer.status_code == 201, answer.text
    said: dict[str, Any] = answer.json()
    return said


async def test_what_is_said_is_read_page_by_page(
    client: httpx.AsyncClient, game: str, ann: Headers, ben: Headers
) -> None:
    said = [await say(client, game, who, text) for who, text in ((ann, "Ahoy!"), (ben, "Ahoy yourself!"))]
    page = (await client.get(f"{game}/talk", params={"limit": 1}, headers=ben)).json()
    assert (page["messages"], page["next"]) == (said[:1], said[0]["id"])
    page = (await client.get(f"{game}/talk", params={"after": page["next"]}, headers=ben)).json()
    assert (page["messages"], page["next"]) == (said[1:], None)
    assert page["etiquette"] == {
        "channels": ["table"],
        "rules": [
            {
                "name": "say-anything",
                "allowed": True,
                "rule": "kernel.talk.open",
                "text": "Players may say anything.",
                "option": "",
                "values": [],
            }
        ],
    }


async def test_what_is_fit_and_what_is_wrong_is_told_in_the_callers_language(
    client: httpx.AsyncClient, game: str, ann: Headers
) -> None:
    french = {**ann, "Accept-Language": "fr"}
    told = (await client.get(f"{game}/etiquette", headers=french)).json()
    assert [rule["text"] for rule in told["rules"]] == ["Les joueurs peuvent tout se dire."]
    answer = await client.post(f"{game}/talk", json={"text": "a\nb"}, headers=french)
    assert problem(answer, 400, "malformed", "/text")["detail"].startswith("Un message a de 1 à 500 caractères")
    answer = await client.post(f"{game}/talk", json={"text": "Psst!", "to": "team"}, headers=french)
    assert problem(answer, 422, "target_not_legal", "/to")["detail"].startswith("Il n'y a pas d'équipes")


@pytest.mark.parametrize(
    ("body", "pointer"),
    [({}, "/text"), ({"text": 7}, "/text"), ({"text": "x", "to": "ben"}, "/to"), ({"text": "x" * 501}, "/text")],
)
async def test_what_is_no_message_is_malformed(
    client: httpx.AsyncClient, game: str, ann: Headers, body: dict[str, Any], pointer: str
) -> None:
    problem(await client.post(f"{game}/talk", json=body, headers=ann), 400, "malformed", pointer)


async def test_a_message_is_removed(client: httpx.AsyncClient, game: str, ann: Headers, ben: Headers) -> None:
    said = await say(client, game, ann, "Something rude.")
    problem(await client.delete(f"{game}/talk/{said['id']}", headers=ben), 403, "forbidden")
    notice = (await client.delete(f"{game}/talk/{said['id']}", headers=ann)).json()
    messages = (await client.get(f"{game}/talk", headers=ben)).json()["messages"]
    assert messages == [{**said, "text": None}, notice]
    problem(await client.delete(f"{game}/talk/17", headers=ann), 404, "not_found")


async def test_every_game_says_what_is_fit_in_both_languages() -> None:
    for rules in games().values():
        english, french = (rules.ruleset(locale).talk for locale in ("en", "fr"))
        assert english
        assert [(rule.name, rule.rule) for rule in english] == [(rule.name, rule.rule) for rule in french]
        for one, other in zip(english, french, strict=True):
            assert one.text
            assert other.text not in ("", one.text)


# -- as it comes


class Heard:
    """What a client reads from a stream of messages, by the ids of the events."""

    def __init__(self, answer: httpx.Response) -> None:
        self.lines = answer.aiter_lines()

    async def messages(self) -> AsyncGenerator[dict[str, Any], None]:
        mark = ""
        async for line in self.lines:
            if line.startswith("id: "):
                mark = line.removeprefix("id: ")
            if line.startswith("data: "):
                message = msgspec.json.decode(line.removeprefix("data: "))
                assert message["id"] == mark
                yield message

    async def until(self, text: str) -> list[dict[str, Any]]:
        found = []
        async with asyncio.timeout(10), aclosing(self.messages()) as messages:
            async for message in messages:
                found.append(message)
                if message["text"] == text:
                    return found
        raise AssertionError(f"the stream ended before {text!r}: {found}")


@asynccontextmanager
async def listening(client: httpx.AsyncClient, game: str, **headers: str) -> AsyncIterator[Heard]:
    asked = {"Accept": "text/event-stream", **headers}
    async with client.stream("GET", f"{game}/talk", headers=asked) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/event-stream; charset=utf-8"
        yield Heard(answer)


async def test_what_is_said_at_one_replica_is_heard_at_the_other(valkey_url: str, namespace: str) -> None:
    async with serving(valkey_url, namespace) as (_, one), serving(valkey_url, namespace) as (server, other):
        game, ann, ben = await begun(one)
        first = await say(one, game, ann, "0")
        async with listening(other, game, **ben) as his, listening(one, game, **ann) as hers:
            hearing = [asyncio.create_task(each.until("9")) for each in (his, hers)]
            said = [await say((one, other)[n % 2], game, (ann, ben)[n % 2], str(n)) for n in range(1, 10)]
            assert await asyncio.gather(*hearing) == [[first, *said]] * 2
        await until(lambda: not server.house.feed.followed)
        async with listening(other, game, **ben, **{"Last-Event-ID": said[4]["id"]}) as again:
            assert await again.until("9") == said[5:]


async def test_a_stream_of_talk_is_for_those_who_sit_there(valkey_url: str, namespace: str) -> None:
    async with serving(valkey_url, namespace) as (_, client):
        game, ann, ben = await begun(client)
        cat = await sign_up(client, "Cat")
        for headers, status in ((cat, 403), ({}, 401)):
            answer = await client.get(f"{game}/talk", headers={"Accept": "text/event-stream", **headers})
            assert answer.status_code == status
        await say(client, game, ann, "Farewell!")
        async with listening(client, game, **ben) as his:
            await his.until("Farewell!")
            assert (await client.delete(f"{game}/seats/1", headers=ben)).status_code == 200
            await say(client, game, ann, "He is gone.")
            async with asyncio.timeout(10):
                assert [message async for message in his.messages()] == []

"""Records over REST: everybody's own, and whether one is true."""

from __future__ import annotations

import asyncio
import json
from threading import Event
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

import service.records
from docs.verifier.verify import check
from domain.kernel.verdict import Verdict
from service.records import PLACES
from service.rest.events import NDJSON
from tests.service.house import TakingTurns, house_of, make_app, served
from tests.service.rest.conftest import sign_up
from tests.service.rest.problems import problem

pytestmark = pytest.mark.anyio
Headers = dict[str, str]
RECORD = {"content-type": NDJSON}


async def exported(client: httpx.AsyncClient, game: str, who: Headers | None = None, query: str = "") -> bytes:
    """A record of a game, which the second verifier finds nothing wrong with."""
    answer = await client.get(f"{game}/export{query}", headers=who)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == NDJSON
    assert check(answer.content).fault is None
    return answer.content


def lines(record: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in record.splitlines()]


def opened(record: bytes) -> list[str]:
    """The fields that a record opens, once each."""
    return sorted({opening["field"] for line in lines(record)[2:-1] for opening in line["openings"]})


async def verdict(client: httpx.AsyncClient, record: bytes, **headers: str) -> dict[str, Any]:
    answer = await client.post("/v1/verify", content=record, headers={**RECORD, **headers})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def test_each_seat_has_its_own_record_and_they_come_to_one_head(
    client: httpx.AsyncClient, game: str, ann: Headers, ben: Headers
) -> None:
    records = [await exported(client, game, who) for who in (ann, ben, None)]
    headers = [lines(record)[0] for record in records]
    assert [header["seat"] for header in headers] == [0, 1, None]
    assert {header["head"] for header in headers} == {(await client.get(game)).json()["head"]}
    assert [opened(record) for record in records] == [["cards", "least", "most", "options"]] * 2 + [[]]
    assert all(line["signature"] for line in lines(records[0])[2:])
    assert headers[0]["keys"][0]["id"] == lines(records[0])[-1]["signed_by"]
    for record in records:
        told = await verdict(client, record)
        assert (told["verified"], told["fault"], told["commits"]) == (True, None, headers[0]["version"])
        assert told["signed"] == told["version"] == told["commits"]


async def test_who_holds_several_seats_says_whose_record(client: httpx.AsyncClient, laid: str, ann: Headers) -> None:
    await client.post(f"{laid}/seats", json={}, headers=ann)
    assert lines(await exported(client, laid, ann))[0]["seat"] == 0
    assert lines(await exported(client, laid, ann, "?seat=1"))[0]["seat"] == 1
    problem(await client.get(f"{laid}/export?seat=2", headers=ann), 403, "not_your_seat", "/seat")
    problem(await client.get(f"{laid}/export?seat=0"), 403, "not_your_seat", "/seat")


async def test_when_the_game_is_over_everything_is_open() -> None:
    bots = {"game": "smugglers", "preset": "creek", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    async with served(make_app(TakingTurns(), bots_look_seconds=0.01)) as client:
        ann = await sign_up(client, "Ann")
        game = (await client.post("/v1/games", json=bots, headers=ann)).headers["location"]
        await client.post(f"{game}/start", headers=ann)
        while (await client.get(game)).json()["status"] != "ended":
            pass
        record = await exported(client, game)
        assert (lines(record)[0]["open"], lines(record)[0]["seat"]) == (True, None)
        assert {"action", "seed", "was", "cards"} <= set(opened(record))
        assert (await verdict(client, record))["verified"]


async def test_what_is_wrong_is_told_in_a_sentence(client: httpx.AsyncClient, game: str) -> None:
    record = await exported(client, game)
    told = await verdict(client, record.replace(b'"at":', b'"At":'))
    assert (told["verified"], told["version"], told["fault"], told["game"]) == (False, 0, "altered", "")
    assert told["message"] == "The beginning of the record was altered."
    without = record.splitlines(keepends=True)
    told = await verdict(client, b"".join([*without[:3], *without[4:]]))
    assert (told["version"], told["fault"], told["message"]) == (2, "missing", "Version 2 is missing.")
    assert (await verdict(client, b""))["fault"] == "unreadable"


async def test_a_service_vouches_for_no_keys_but_its_own(client: httpx.AsyncClient, game: str) -> None:
    """Whoever forges a record can sign it, and name the key in it."""
    record = await exported(client, game)
    async with served(make_app(TakingTurns())) as other:
        told = await verdict(other, record)
    assert (told["verified"], told["version"], told["fault"]) == (False, 1, "wrong-signature")


async def test_a_record_may_be_larger_than_other_requests_but_not_too_large() -> None:
    async with served(make_app(TakingTurns(), record_limit=100_000)) as client:
        assert (await verdict(client, b"x" * 100_000))["fault"] == "unreadable"
        problem(await client.post("/v1/verify", content=b"x" * 100_001, headers=RECORD), 413, "request_too_large")
        sent = await client.post("/v1/verify", content=b"{}", headers={"content-type": "application/json"})
        problem(sent, 415, "malformed")
        assert sent.headers["accept"] == NDJSON


async def test_no_game_no_record(client: httpx.AsyncClient) -> None:
    problem(await client.get("/v1/games/g_00000000000000000000000000/export"), 404, "not_found")


async def test_others_are_answered_while_a_record_is_checked(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, checked = Event(), Verdict(verified=False, version=0, fault="unreadable")

    def checking(*record: Any, **how: Any) -> Verdict:
        assert go_on.wait(10)
        return checked

    monkeypatch.setattr(service.records, "verify", checking)
    sent = [asyncio.create_task(client.post("/v1/verify", content=b"x", headers=RECORD)) for _ in range(PLACES)]
    await asyncio.sleep(0.05)
    assert (await client.get("/v1/games")).status_code == 200
    refused = await client.post("/v1/verify", content=b"x", headers=RECORD)
    assert "Too many records" in problem(refused, 503, "unavailable")["detail"]
    assert not any(task.done() for task in sent)
    go_on.set()
    assert {(await task).status_code for task in sent} == {200}
    assert (await verdict(client, b"x"))["fault"] == "unreadable"


async def test_a_record_that_was_made_to_last_is_given_up(
    client: httpx.AsyncClient, app: Starlette, game: str, ann: Headers
) -> None:
    house_of(app).records._seconds = 0
    answer = await client.post("/v1/verify", content=await exported(client, game, ann), headers=RECORD)
    problem(answer, 400, "query_too_complex")

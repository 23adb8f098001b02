"""Audits over REST."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from tests.service.house import TakingTurns, house_of, token_for
from tests.service.rest.conftest import sign_up
from tests.service.rest.problems import problem

pytestmark = pytest.mark.anyio
Headers = dict[str, str]
Ask = Callable[..., Awaitable[httpx.Response]]

PATHS = ("", "/table", "/cause?event=1.0", "/difference?from=1", "/legal", "/reads")


@pytest.fixture
async def dot(app: Starlette, client: httpx.AsyncClient, game: str) -> Headers:
    """An auditor."""
    headers = await sign_up(client, "Dot")
    me = (await client.get("/v1/players/me", headers=headers)).json()["player"]["id"]
    return {"Authorization": f"Bearer {await token_for(house_of(app), me, 'audit')}"}


@pytest.fixture
async def seated(app: Starlette, client: httpx.AsyncClient, game: str) -> Headers:
    """Ann as an auditor, who created the game and plays in it."""
    ann = (await client.get(game)).json()["creator"]
    return {"Authorization": f"Bearer {await token_for(house_of(app), ann, 'audit')}"}


@pytest.fixture
def audit(client: httpx.AsyncClient, game: str, dot: Headers) -> Ask:
    """What Dot is told of the game."""

    async def ask(path: str, **headers: str) -> httpx.Response:
        return await client.get(f"{game}/audit{path}", headers={**dot, **headers})

    return ask


async def test_only_auditors_are_answered(
    client: httpx.AsyncClient, audit: Ask, game: str, seated: Headers, ben: Headers
) -> None:
    for path in PATHS:
        assert (await audit(path)).status_code == 200
        problem(await client.get(f"{game}/audit{path}"), 401, "unauthenticated")
        problem(await client.get(f"{game}/audit{path}", headers=ben), 403, "forbidden")
        problem(await client.get(f"{game}/audit{path}", headers=seated), 403, "forbidden")


async def test_what_happened_is_told_page_by_page(audit: Ask) -> None:
    page = (await audit("?limit=2")).json()
    assert [commit["text"] for commit in page["commits"]] == ["Lay the table", "Sit down"]
    assert page["next"] == 2
    rest = (await audit("?after=2&locale=fr")).json()
    (started,) = rest["commits"]
    assert rest["next"] is None
    assert started["events"][0]["at"] == "3.0"
    assert started["events"][0]["cited"]["id"] == "kernel.lobby.start"
    assert "(fr)" in started["events"][0]["event"]["text"]


async def test_the_table_is_as_a_seat_saw_it(client: httpx.AsyncClient, audit: Ask, game: str, ann: Headers) -> None:
    seen = (await audit("/table?at=3&seat=0")).json()
    assert seen == (await client.get(f"{game}/view?at=3", headers=ann)).json()
    everything = (await audit("/table")).json()
    assert all(card["card"] for boat in everything["boats"] for card in boat["hand"])


async def test_why_and_what_else_was_possible(audit: Ask) -> None:
    causes = (await audit("/cause?event=3.0")).json()["causes"]
    assert [cause["event"]["type"] for cause in causes] == ["Started"]
    found = (await audit("/difference?from=2&to=3&seat=1")).json()
    assert ([asked["decision"] for asked in found["opened"]], found["closed"]) == ([1, 2], [])
    assert found == {**(await audit("/difference?from=2&seat=1")).json()}
    legal = (await audit("/legal?seat=1")).json()
    assert {action["seat"] for action in legal["actions"]} == {1}


async def test_what_is_refused(audit: Ask) -> None:
    for path, status, code, pointer in (
        ("/cause", 400, "malformed", "/event"),
        ("/cause?event=3", 400, "malformed", "/event"),
        ("/cause?event=3.99", 404, "not_found", None),
        ("/difference", 400, "malformed", "/from"),
        ("/difference?from=9", 404, "not_found", None),
        ("/difference?from=1&before=2", 400, "unknown_field", "/before"),
        ("/table?at=99", 404, "not_found", None),
        ("/table?at=0", 400, "malformed", "/at"),
        ("/table?seat=2", 404, "not_found", None),
        ("/legal?seat=-1", 400, "malformed", "/seat"),
        ("?after=99", 410, "cursor_unavailable", None),
        ("?limit=101", 400, "malformed", None),
        ("/reads?after=99", 410, "cursor_unavailable", None),
    ):
        problem(await audit(path), status, code, pointer)


async def test_every_answer_is_noted(audit: Ask) -> None:
    for path in PATHS:
        answer = await audit(path, **{"X-Request-ID": f"asked-{path[1:4]}"})
        assert answer.headers["Cache-Control"] == "private, no-store"
    reads: list[dict[str, Any]] = (await audit("/reads?limit=6")).json()["reads"]
    assert [read["operation"] for read in reads] == ["timeline", "table", "cause", "difference", "legal", "reads"]
    assert [read["request_id"] for read in reads] == [f"asked-{path[1:4]}" for path in PATHS]
    assert [read["prev"] for read in reads] == ["", *(read["hash"] for read in reads[:-1])]


async def test_what_cannot_be_noted_is_not_answered(audit: Ask, store: TakingTurns) -> None:
    assert (await audit("/table")).status_code == 200
    store.cut_off = True
    problem(await audit("/table"), 503, "unavailable")

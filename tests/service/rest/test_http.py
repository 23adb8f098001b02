"""HTTP as clients, proxies and browsers expect it."""

from __future__ import annotations

import logging
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from service.desk import Desk
from tests.service.house import TakingTurns, house_of, make_app, served
from tests.service.rest.problems import problem

pytestmark = pytest.mark.anyio
Headers = dict[str, str]


@pytest.mark.parametrize("path", ["/nope", "/v1", "/v1/games/", "/v1/players", "/v1/games/x/y", "/healthz/"])
async def test_an_address_where_nothing_is(client: httpx.AsyncClient, path: str) -> None:
    answer = await client.get(path)
    if path == "/v1/players":
        problem(answer, 405, "malformed")
    else:
        problem(answer, 404, "not_found")


async def test_a_method_that_an_address_has_not(client: httpx.AsyncClient) -> None:
    answer = await client.delete("/v1/games")
    problem(answer, 405, "malformed")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}


async def test_head_is_get_without_the_body(client: httpx.AsyncClient, game: str) -> None:
    for path in ("/v1/games", f"{game}/view", f"{game}/events", "/healthz", "/openapi.json"):
        got, head = await client.get(path), await client.head(path)
        assert head.status_code == 200
        assert head.headers["content-length"] == got.headers["content-length"]


async def test_health(client: httpx.AsyncClient, store: TakingTurns, app: Starlette) -> None:
    assert (await client.get("/healthz")).json() == {"status": "ok"}
    assert (await client.get("/readyz")).json() == {"status": "ok"}
    store.cut_off = True
    assert (await client.get("/healthz")).status_code == 200
    problem(await client.get("/readyz"), 503, "unavailable")
    store.cut_off = False
    await house_of(app).end_streams()
    problem(await client.get("/readyz"), 503, "unavailable")


async def test_an_outage_is_told_as_one(client: httpx.AsyncClient, store: TakingTurns, game: str) -> None:
    store.cut_off = True
    answer = await client.get(f"{game}/view")
    problem(answer, 503, "unavailable")
    assert answer.headers["retry-after"] == "1"


async def test_a_request_has_an_id(client: httpx.AsyncClient) -> None:
    assert (await client.get("/healthz", headers={"X-Request-ID": "abc-1.2:3"})).headers["x-request-id"] == "abc-1.2:3"
    for insane in ("a b", "x" * 101, "a\tb", "<script>"):
        given = (await client.get("/healthz", headers={"X-Request-ID": insane})).headers["x-request-id"]
        assert given != insane
        assert len(given) == 26
    assert (await client.get("/nope")).headers["x-request-id"]


async def test_a_fault_of_ours_is_logged_and_not_told(
    client: httpx.AsyncClient,
    ann: Headers,
    game: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def broken(*args: Any, **kwargs: Any) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(Desk, "view", broken)
    answer = await client.get(f"{game}/view", headers={**ann, "X-Request-ID": "r-1"})
    told = problem(answer, 500, "internal")
    assert "r-1" in told["detail"]
    assert "secret" not in answer.text
    (record,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert record.exc_info
    assert "a secret detail" in caplog.text


async def test_answers_are_not_shared_between_callers(client: httpx.AsyncClient, game: str) -> None:
    for path in ("/v1/games", game, f"{game}/view", f"{game}/actions"):
        headers = (await client.get(path)).headers
        assert headers["vary"] == "Authorization, Accept-Language"
        assert headers["cache-control"] == "private, no-store"
        assert headers["content-language"] == "en"


async def test_pages_of_other_origins_may_not_call(client: httpx.AsyncClient) -> None:
    assert (
        "access-control-allow-origin"
        not in (await client.get("/v1/games", headers={"Origin": "https://a.example"})).headers
    )


async def test_pages_of_an_origin_may_call_where_the_settings_say_so() -> None:
    async with served(make_app(cors_origins=("https://a.example",))) as client:
        asked = {
            "Origin": "https://a.example",
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "authorization, if-match, idempotency-key",
        }
        allowed = await client.options("/v1/games", headers=asked)
        assert allowed.status_code == 200
        assert allowed.headers["access-control-allow-origin"] == "https://a.example"
        assert (await client.options("/v1/games", headers={**asked, "Origin": "https://b.example"})).status_code == 400
        got = await client.get("/v1/games", headers={"Origin": "https://a.example"})
        assert "ETag" in got.headers["access-control-expose-headers"]
        assert got.headers["vary"].endswith("Origin")


async def test_the_documentation_needs_nothing_from_elsewhere(client: httpx.AsyncClient) -> None:
    page = (await client.get("/docs")).text
    assert "//" not in page.replace("</", "")
    assert "<script" not in page
    for name in ("getView", "Problem", "choice_out_of_bounds", "/v1/games/{id}/actions"):
        assert name in page


async def test_the_pages_of_graphql_are_there(client: httpx.AsyncClient) -> None:
    answer = await client.post("/graphql", json={"query": "{ rulesets { game } }"})
    assert answer.status_code == 200


async def test_a_client_that_leaves_while_it_sends_is_no_fault(
    app: Starlette, caplog: pytest.LogCaptureFixture
) -> None:
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/v1/players", "query_string": b"", "headers": [], "app": app}
    async with app.router.lifespan_context(app):
        await app(scope, receive, send)
    assert sent == []
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]

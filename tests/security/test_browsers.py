"""What browsers are told, and what pages of other origins can't do."""

from __future__ import annotations

import base64
import hashlib
import re
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin, Subprotocol

from service.rest.operations import OPERATIONS
from tests.security.wire import standing
from tests.service.house import make_app, served
from tests.service.rest.conftest import sign_up
from tests.service.rest.problems import problem

pytestmark = pytest.mark.anyio
PATHS = (
    "/v1/games",
    "/v1/nope",
    "/docs",
    "/openapi.json",
    "/healthz",
    "/graphql?query={__typename}",
    "/graphql/static/page.js",
)
PROTOCOL = Subprotocol("graphql-transport-ws")


async def test_every_answer_is_taken_for_what_it_is_and_belongs_nowhere_else() -> None:
    async with served(make_app()) as client:
        for path in PATHS:
            headers = (await client.get(path)).headers
            assert headers["x-content-type-options"] == "nosniff", path
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert "strict-transport-security" not in headers
            assert "server" not in headers


async def test_browsers_come_by_https_where_the_settings_say_so() -> None:
    async with served(make_app(hsts_seconds=31536000)) as client:
        assert (await client.get("/v1/games")).headers["strict-transport-security"] == "max-age=31536000"


async def test_the_documentation_runs_nothing_and_has_one_style() -> None:
    async with served(make_app()) as client:
        answer = await client.get("/docs")
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "script-src" not in policy
        (style,) = re.findall("<style>(.*?)</style>", answer.text, re.DOTALL)
        assert f"'sha256-{base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()}'" in policy
        assert " style=" not in answer.text


async def test_the_page_of_graphql_runs_only_what_is_ours() -> None:
    async with served(make_app()) as client:
        answer = await client.get("/graphql", headers={"Accept": "text/html"})
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "<script>" not in answer.text


async def test_what_is_a_players_own_is_kept_by_nobody() -> None:
    async with served(make_app()) as client:
        assert (await client.post("/v1/players", json={})).headers["cache-control"] == "no-store"
        ann = await sign_up(client, "Ann")
        assert (await client.get("/v1/players/me", headers=ann)).headers["cache-control"].startswith("private")


@pytest.mark.parametrize("method", sorted({operation.method for operation in OPERATIONS}))
async def test_pages_of_a_named_origin_may_ask_for_all_that_there_is(method: str) -> None:
    asked = {"Origin": "https://app.example", "Access-Control-Request-Method": method}
    async with served(make_app(cors_origins=("https://app.example",))) as client:
        answer = await client.options("/v1/games", headers=asked)
        assert (answer.status_code, answer.headers["access-control-allow-origin"]) == (200, "https://app.example")


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "https://a.example.evil.example", "http://a.example"]
)
async def test_pages_of_a_foreign_origin_read_nothing(origin: str) -> None:
    async with served(make_app(cors_origins=("https://a.example",))) as client:
        for path in ("/v1/games", "/graphql?query={__typename}"):
            answer = await client.get(path, headers={"Origin": origin})
            assert "access-control-allow-origin" not in answer.headers
            assert "access-control-allow-credentials" not in answer.headers
        asked = {"Origin": origin, "Access-Control-Request-Method": "POST"}
        assert (await client.options("/graphql", headers=asked)).status_code == 400


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "https://a.example.evil.example"])
async def test_pages_of_a_foreign_origin_open_no_socket(origin: str) -> None:
    async with standing(cors_origins=("https://a.example",)) as (server, _):
        address = server.url.replace("http", "ws", 1) + "/graphql"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin=Origin(origin), subprotocols=[PROTOCOL]).__aenter__()
        assert refused.value.response.status_code == 403
        async with connect(address, origin=Origin("https://a.example"), subprotocols=[PROTOCOL]) as socket:
            await socket.send('{"type":"connection_init"}')
            assert "connection_ack" in str(await socket.recv())


@pytest.mark.parametrize(
    "media", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
)
async def test_what_a_form_can_send_changes_nothing(media: str) -> None:
    """A page of any origin may send such a body without asking first, so that it's not taken for JSON."""
    async with served(make_app()) as client:
        for path, body in (
            ("/v1/players", b"{}"),
            ("/graphql", b'{"query": "mutation { signUp(input: {}) { __typename } }"}'),
        ):
            answer = await client.post(path, content=body, headers={"Content-Type": media})
            assert answer.status_code == 415
    async with served(make_app()) as client:
        answer = await client.get("/graphql", params={"query": "mutation { signUp(input: {}) { __typename } }"})
        assert answer.status_code == 405


# -- problems


async def refusals(client: httpx.AsyncClient) -> list[tuple[httpx.Response, int, str]]:
    asked: Any = [
        (client.get("/nope"), 404, "not_found"),
        (client.put("/v1/games"), 405, "malformed"),
        (client.post("/v1/players", content=b"{}", headers={"Content-Type": "text/plain"}), 415, "malformed"),
        (client.post("/v1/players", content=b"{}" + b" " * 70_000), 413, "request_too_large"),
        (client.get("/v1/players/me"), 401, "unauthenticated"),
        (client.get("/v1/games/g_x"), 404, "not_found"),
        (client.get("/v1/games?first=0"), 400, "malformed"),
    ]
    return [(await answer, status, code) for answer, status, code in asked]


async def test_every_problem_names_its_request_in_the_language_asked_for() -> None:
    async with served(make_app(), **{"Accept-Language": "fr", "X-Request-ID": "r-1"}) as client:
        for answer, status, code in await refusals(client):
            told = problem(answer, status, code, answer.json().get("pointer"))
            assert told["instance"] == "urn:turnledger:request:r-1"
            assert answer.headers["content-language"] == "fr"


async def test_every_error_of_graphql_names_its_request() -> None:
    async with served(make_app(), **{"X-Request-ID": "r-1"}) as client:
        for query in ("{", "{ nope }", "{ games(first: 0) { nodes { id } } }"):
            (error,) = (await client.post("/graphql", json={"query": query})).json()["errors"]
            assert error["extensions"]["requestId"] == "r-1"
        answer = await client.post("/graphql", json={"query": "{ me { id } }"}, headers={"Authorization": "Bearer x"})
        assert answer.json()["errors"][0]["extensions"] == {"code": "unauthenticated", "requestId": "r-1"}

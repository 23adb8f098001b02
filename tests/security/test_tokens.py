"""Tokens: where they may not be, what is said of them, and where they never show."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest
from starlette.applications import Starlette
from starlette.types import Message

from service.log import scrub
from tests.service.house import house_of, make_app, served, token_for
from tests.service.rest.conftest import sign_up
from tests.service.rest.problems import problem

pytestmark = pytest.mark.anyio


@pytest.fixture
def app() -> Starlette:
    return make_app()


@pytest.fixture
async def client(app: Starlette) -> AsyncIterator[httpx.AsyncClient]:
    async with served(app) as client:
        yield client


@pytest.mark.parametrize("name", ["token", "access_token", "Access_Token", "id_token", "authorization"])
@pytest.mark.parametrize("path", ["/v1/rulesets", "/v1/games", "/graphql", "/docs", "/nowhere", "/healthz"])
async def test_a_token_in_an_address_is_refused(client: httpx.AsyncClient, path: str, name: str) -> None:
    headers = await sign_up(client, "Ann")
    for query in (f"{name}=x", f"locale=fr&{name}=", name, f"{name}=x&{name}=y"):
        answer = await client.get(f"{path}?{query}", headers=headers)
        problem(answer, 400, "malformed")
        assert "Authorization" in answer.json()["detail"]
        assert answer.headers["www-authenticate"] == 'Bearer error="invalid_request"'


async def test_a_token_in_the_address_of_a_socket_is_refused(app: Starlette) -> None:
    for name in ("token", "access_token"):
        said: list[Message] = []

        async def hear(message: Message, said: list[Message] = said) -> None:
            said.append(message)

        async def say() -> Message:
            return {"type": "websocket.connect"}

        await app(
            {
                "type": "websocket",
                "path": "/graphql",
                "query_string": f"{name}=tl_x".encode(),
                "headers": [],
                "subprotocols": ["graphql-transport-ws"],
                "extensions": {"websocket.http.response": {}},
            },
            say,
            hear,
        )
        assert said[0]["type"] == "websocket.http.response.start"
        assert said[0]["status"] == 400
        assert b'"code":"malformed"' in said[1]["body"]


async def test_what_is_wrong_with_a_token_is_said_in_the_header(app: Starlette, client: httpx.AsyncClient) -> None:
    headers = await sign_up(client, "Ann")
    me = (await client.get("/v1/players/me", headers=headers)).json()["player"]["id"]
    reading = {"Authorization": f"Bearer {await token_for(house_of(app), me, 'read')}"}
    wrong = {"Authorization": "Bearer tl_nonsense"}
    said = [
        await client.get("/v1/players/me"),
        await client.get("/v1/players/me", headers=wrong),
        await client.post("/graphql", json={"query": "{ me { id } }"}, headers=wrong),
        await client.patch("/v1/players/me", json={"locale": "fr"}, headers=reading),
        await client.post("/v1/players/recover", json={"code": "x"}),
        await client.post("/v1/games/g_x/start", json={}, headers=headers),
    ]
    assert [(answer.status_code, answer.headers.get("www-authenticate")) for answer in said] == [
        (401, "Bearer"),
        (401, 'Bearer error="invalid_token"'),
        (401, 'Bearer error="invalid_token"'),
        (403, 'Bearer error="insufficient_scope", scope="play"'),
        (401, "Bearer"),
        (404, None),
    ]


async def test_an_invite_in_an_address_is_refused(client: httpx.AsyncClient) -> None:
    for path in ("/v1/invites/preview", "/v1/games", "/graphql", "/docs"):
        answer = await client.get(f"{path}?invite=tli_x")
        problem(answer, 400, "malformed")
        assert "body" in answer.json()["detail"]


@pytest.mark.parametrize(
    "secret",
    [
        "tlp_" + "x" * 43,
        "tli_" + "x" * 43,
        "tl_" + "x" * 43,
        "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl",
        "01234-56789-ABCDE-FGHJK-MNPQR-STVWX",
        "01234-56789-abcde-fghjk-mnpqr-stvwx",
    ],
)
def test_no_secret_stays_in_what_is_logged(secret: str) -> None:
    assert secret not in scrub(f"it was {secret}, sent twice: {secret!r}")


async def test_secrets_are_not_kept_by_whoever_is_on_the_way(client: httpx.AsyncClient) -> None:
    headers = await sign_up(client, "Ann")
    made = await client.post("/v1/players/me/tokens", json={"name": "bot", "scopes": ["read"]}, headers=headers)
    code = await client.post("/v1/players/me/recovery", headers=headers)
    back = await client.post("/v1/players/recover", json={"code": code.json()["code"]})
    for answer in (made, code, back):
        assert (answer.status_code, answer.headers["cache-control"]) == (201, "no-store")

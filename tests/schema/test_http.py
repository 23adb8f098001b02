"""GraphQL over HTTP: what the specification says a server must and should do."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from importlib.resources import files
from typing import Any

import httpx
import pytest

from schema import graphiql
from schema.limits import Limits

from .house import GRAPHQL, House

pytestmark = pytest.mark.anyio
JSON = "application/json"
TYPENAME = {"query": "{ __typename }"}


async def post(house: House, body: Any, **headers: str) -> httpx.Response:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    return await house.http.post("/", content=content, headers={"content-type": JSON, **headers})


# -- media types


@pytest.mark.parametrize(
    ("accept", "type_"),
    [
        (JSON, JSON),
        (GRAPHQL, GRAPHQL),
        (f"{GRAPHQL}, {JSON};q=0.9", GRAPHQL),
        (f"{GRAPHQL}, {JSON}", GRAPHQL),
        (f"{GRAPHQL};q=0.5, {JSON}", JSON),
        ("*/*", JSON),
        ("text/plain", JSON),
        (f"{GRAPHQL}, application/graphql+json, {JSON}, text/event-stream, multipart/mixed", GRAPHQL),
    ],
)
async def test_the_answer_is_of_the_type_wished_for(house: House, accept: str, type_: str) -> None:
    answer = await post(house, TYPENAME, accept=accept)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == f"{type_}; charset=utf-8"
    assert answer.json() == {"data": {"__typename": "Query"}}


async def test_without_a_wish_the_answer_is_json(house: House) -> None:
    request = house.http.build_request("POST", "/", json=TYPENAME)
    del request.headers["accept"]
    assert (await house.http.send(request)).headers["content-type"] == f"{JSON}; charset=utf-8"


async def test_requests_are_utf_8(house: House) -> None:
    body = json.dumps({"query": '{ __type(name: "Run🏃") { name } }'}, ensure_ascii=False).encode()
    for type_ in (JSON, f"{JSON}; charset=utf-8"):
        answer = await post(house, body, **{"content-type": type_})
        assert answer.json() == {"data": {"__type": None}}


@pytest.mark.parametrize(
    "type_", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
)
async def test_a_body_of_another_type_is_refused(house: House, type_: str) -> None:
    answer = await post(house, TYPENAME, **{"content-type": type_})
    assert answer.status_code == 415


async def test_a_body_of_no_type_is_refused(house: House) -> None:
    assert (await house.http.post("/", content=json.dumps(TYPENAME))).status_code == 415


# -- methods


async def test_get_takes_queries(house: House) -> None:
    query = "query T($name: String!) { __type(name: $name) { name } }"
    given = {"query": query, "variables": '{"name": "Game"}', "operationName": "T", "extensions": "{}"}
    answer = await house.http.get("/", params=given, headers={"accept": GRAPHQL})
    assert answer.json() == {"data": {"__type": {"name": "Game"}}}


async def test_get_takes_no_mutations(house: House) -> None:
    answer = await house.http.get("/", params={"query": "mutation { __typename }"}, headers={"accept": GRAPHQL})
    assert answer.status_code == 405
    assert answer.headers["allow"] == "POST"
    assert answer.json()["errors"][0]["message"] == "A mutation takes POST."


async def test_get_takes_no_mutations_as_a_stream_either(house: House) -> None:
    query = 'mutation { signUp(input: {name: "x"}) { __typename } }'
    answer = await house.http.get("/", params={"query": query}, headers={"accept": "text/event-stream"})
    assert "mutations are not allowed" in answer.text
    assert "SignedUp" not in answer.text


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "HEAD"])
async def test_other_methods_are_not_allowed(house: House, method: str) -> None:
    answer = await house.http.request(method, "/", json=TYPENAME)
    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET, POST"


async def test_a_subscription_is_not_answered_in_json(house: House) -> None:
    answer = await post(house, {"query": 'subscription { gameEvents(gameId: "g") { version } }'})
    assert answer.status_code == 406


# -- parameters


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *((name, value) for name in ("query", "operationName") for value in (0, False, ["array"], {"ob": "ject"})),
        *((name, value) for name in ("variables", "extensions") for value in (0, False, ["array"], "string")),
    ],
)
async def test_parameters_of_the_wrong_type_are_refused(house: House, name: str, value: Any) -> None:
    answer = await post(house, {**TYPENAME, name: value})
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["extensions"] == {"code": "malformed", "requestId": "request-1"}
    assert name in answer.json()["errors"][0]["message"]


@pytest.mark.parametrize("accept", [JSON, GRAPHQL])
@pytest.mark.parametrize("name", ["variables", "operationName", "extensions"])
async def test_parameters_may_be_null(house: House, name: str, accept: str) -> None:
    assert (await post(house, {**TYPENAME, name: None}, accept=accept)).json() == {"data": {"__typename": "Query"}}


@pytest.mark.parametrize("accept", [JSON, GRAPHQL])
async def test_parameters_are_taken(house: House, accept: str) -> None:
    body = {
        "query": "query A { __typename } query B($n: String!) { __type(name: $n) { name } }",
        "operationName": "B",
        "variables": {"n": "Game"},
        "extensions": {"some": "value"},
    }
    assert (await post(house, body, accept=accept)).json() == {"data": {"__type": {"name": "Game"}}}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 60_000,
        b'{"query": "{ __typename }"',
        [TYPENAME],
        {"notquery": "x"},
        {},
        "query",
        7,
        None,
    ],
)
@pytest.mark.parametrize("accept", [JSON, GRAPHQL])
async def test_what_cannot_be_read_is_explained(house: House, body: Any, accept: str) -> None:
    answer = await post(house, body, accept=accept)
    assert answer.status_code == 400
    assert answer.headers["content-type"] == f"{accept}; charset=utf-8"
    (error,) = answer.json()["errors"]
    assert error["extensions"] == {"code": "malformed", "requestId": "request-1"}
    assert error["message"]
    assert "data" not in answer.json()


@pytest.mark.parametrize("parameter", ["variables", "extensions"])
async def test_what_cannot_be_read_of_a_query_string_is_explained(house: House, parameter: str) -> None:
    answer = await house.http.get("/", params={"query": "{ __typename }", parameter: "{"})
    assert answer.status_code == 400
    assert parameter in answer.json()["errors"][0]["message"]


async def test_an_unknown_operation_is_explained(house: House) -> None:
    answer = await post(house, {"query": "query A { __typename }", "operationName": "B"})
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["message"] == 'Unknown operation named "B".'


# -- requests that are not executed

NOT_EXECUTED = [
    {"query": "{"},
    {"query": "{ nothing }"},
    {"query": "query ($n: String!) { __type(name: $n) { name } }"},
    {"query": "query ($id: ID!) { game(id: $id) { id } }", "variables": {"id": {"an": "object"}}},
]


@pytest.mark.parametrize("body", NOT_EXECUTED)
async def test_a_request_error_is_400_without_data(house: House, body: Any) -> None:
    answer = await post(house, body, accept=GRAPHQL)
    assert answer.status_code == 400
    assert "data" not in answer.json()
    assert answer.json()["errors"][0]["extensions"]["code"] == "malformed"


@pytest.mark.parametrize("body", NOT_EXECUTED)
async def test_a_request_error_is_200_in_plain_json(house: House, body: Any) -> None:
    answer = await post(house, body, accept=JSON)
    assert answer.status_code == 200
    assert answer.json()["errors"]


# -- who, how much, what language


@pytest.mark.parametrize("authorization", ["Bearer tl_nobody", "Basic abc", "x"])
async def test_a_token_that_is_no_good_is_refused(house: House, authorization: str) -> None:
    answer = await post(house, TYPENAME, authorization=authorization)
    assert answer.status_code == 401
    wrong = ' error="invalid_token"' if authorization.startswith("Bearer") else ""
    assert answer.headers["www-authenticate"] == f"Bearer{wrong}"
    assert answer.json()["errors"][0]["extensions"]["code"] == "unauthenticated"


async def test_a_body_has_a_limit() -> None:
    house = House(Limits(body=1000))
    fits = json.dumps(TYPENAME).ljust(1000).encode()
    assert (await post(house, fits)).status_code == 200
    answer = await post(house, fits + b" ")
    assert answer.status_code == 413
    assert answer.json()["errors"][0]["extensions"]["code"] == "request_too_large"


async def test_a_browser_gets_a_page_that_needs_nothing_from_elsewhere(house: House) -> None:
    accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
    answer = await house.http.get("/", headers={"accept": accept})
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "unsafe-inline" not in answer.headers["content-security-policy"].partition("script-src")[2].partition(";")[0]
    for asked in re.findall(r'(?:src|href)="([^"]+)"', answer.text):
        assert asked.startswith("graphql/static/")
        assert files(graphiql).joinpath(asked.removeprefix("graphql/")).is_file()


def test_the_scripts_of_others_are_as_they_came() -> None:
    for line in files(graphiql).joinpath("static/SHA256SUMS").read_text().splitlines():
        digest, name = line.split()
        assert sha256(files(graphiql).joinpath("static", name).read_bytes()).hexdigest() == digest


async def test_a_program_gets_no_page(house: House) -> None:
    assert (await house.http.get("/")).status_code == 400

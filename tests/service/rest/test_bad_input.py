"""Whatever is sent, the answer says what is wrong with it, and never that we are at fault."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.service.rest.conftest import GAME
from tests.service.rest.problems import problem

pytestmark = pytest.mark.anyio
Headers = dict[str, str]
JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    ("body", "code", "pointer"),
    [
        (b"{", "malformed", None),
        (b"nul", "malformed", None),
        (b"{} {}", "malformed", None),
        (b"[]", "malformed", None),
        (b'"x"', "malformed", None),
        (b"\xff\xfe", "malformed", None),
        (b'{"name": "\xff"}', "malformed", None),
        (b'{"name": "\\ud800"}', "malformed", None),
        (b'{"name": "\\ud800\\u0041"}', "malformed", None),
        (b"\xef\xbb\xbf{}", "malformed", None),
        (b'{"name": NaN}', "malformed", None),
        (b'{"name": 7}', "malformed", "/name"),
        (b'{"name": null}', "malformed", "/name"),
        (b'{"name": "a", "name": "b"}', "malformed", "/name"),
        (b'{"name": "a\\u0000"}', "malformed", "/name"),
        (b'{"nom": "a"}', "unknown_field", "/nom"),
        (b'{"a/b~c`d": 1}', "unknown_field", "/a~1b~0c`d"),
        (b"[" * 60_000, "malformed", None),
        (b'{"name":' + b"[" * 60_000, "malformed", "/name"),
        (b"9" * 60_000, "malformed", None),
    ],
)
async def test_a_body_that_says_something_else(
    client: httpx.AsyncClient, body: bytes, code: str, pointer: str | None
) -> None:
    problem(await client.post("/v1/players", content=body, headers=JSON), 400, code, pointer)


@pytest.mark.parametrize(
    ("change", "status", "code", "pointer"),
    [
        ({"game": None}, 400, "malformed", "/game"),
        ({"game": "chess"}, 422, "option_invalid", "/game"),
        ({"seats": [{"kind": "king"}]}, 400, "malformed", "/seats/0/kind"),
        ({"seats": [{}, {"bto": 1}]}, 400, "unknown_field", "/seats/1/bto"),
        ({"seats": {}}, 400, "malformed", "/seats"),
        ({"seats": []}, 422, "option_invalid", "/seats"),
        ({"seats": [{}] * 10_000}, 422, "option_invalid", "/seats"),
        ({"options": []}, 400, "malformed", "/options"),
        ({"options": {"spaces": "x"}}, 422, "option_invalid", "/options/spaces"),
        ({"options": {"spaces": 10**18}}, 422, "option_invalid", "/options/spaces"),
        ({"options": {"spaces": 10**30}}, 400, "malformed", None),
        ({"options": {"x": [[[{"y": [1.5, None, True]}]]]}}, 422, "option_invalid", "/options"),
        ({"preset": "x"}, 422, "option_invalid", "/preset"),
        ({"sit": "yes"}, 400, "malformed", "/sit"),
        ({"visibility": "secret"}, 400, "malformed", "/visibility"),
    ],
)
async def test_a_game_that_cannot_be(
    client: httpx.AsyncClient,
    ann: Headers,
    change: dict[str, Any],
    status: int,
    code: str,
    pointer: str | None,
) -> None:
    problem(await client.post("/v1/games", json={**GAME, **change}, headers=ann), status, code, pointer)


async def test_a_key_twice_is_found_wherever_it_is(client: httpx.AsyncClient, ann: Headers) -> None:
    body = b'{"game":"smugglers","seats":[{},{"kind":"open","kind":"bot"}]}'
    answer = await client.post("/v1/games", content=body, headers={**ann, **JSON})
    problem(answer, 400, "malformed", "/seats/1/kind")
    body = b'{"game":"smugglers","seats":[],"options":{"a":{"b":1,"b":1}}}'
    problem(await client.post("/v1/games", content=body, headers={**ann, **JSON}), 400, "malformed", "/options/a/b")


async def test_an_endless_integer(client: httpx.AsyncClient, ann: Headers) -> None:
    body = b'{"game":"smugglers","seats":[],"options":{"spaces":' + b"9" * 5000 + b"}}"
    problem(await client.post("/v1/games", content=body, headers={**ann, **JSON}), 400, "malformed", "/options")


@pytest.mark.parametrize("depth", [50, 200, 500, 900, 2000, 5000])
async def test_a_deep_option(client: httpx.AsyncClient, ann: Headers, depth: int) -> None:
    body = b'{"game":"smugglers","seats":[{},{}],"options":{"spaces":' + b"[" * depth + b"]" * depth + b"}}"
    answer = await client.post("/v1/games", content=body, headers={**ann, **JSON})
    assert answer.status_code in (400, 422), answer.text


@pytest.mark.parametrize(
    ("body", "code", "pointer"),
    [
        ({}, "malformed", "/type"),
        ({"type": "juggle"}, "malformed", "/type"),
        ({"type": 7}, "malformed", "/type"),
        ({"type": "sitDown", "player": "p"}, "malformed", "/type"),
        ({"type": "startGame"}, "malformed", "/type"),
        ({"type": "ply"}, "malformed", "/card"),
        ({"type": "ply", "card": "7"}, "malformed", "/card"),
        ({"type": "ply", "card": 7.5}, "malformed", "/card"),
        ({"type": "ply", "card": 7, "crad": 8}, "unknown_field", "/crad"),
        ({"type": "row", "seat": -1}, "malformed", "/seat"),
        ({"type": "row", "seat": "0"}, "malformed", "/seat"),
        ({"type": "decide", "decision": 0}, "malformed", "/decision"),
        ({"type": "decide", "decision": 1, "choice": [1]}, "malformed", "/choice/0"),
        ({"type": "decide", "decision": 1, "choice": ["x"] * 201}, "malformed", "/choice"),
        ([], "malformed", None),
    ],
)
async def test_an_action_that_is_none(
    client: httpx.AsyncClient, game: str, ann: Headers, body: Any, code: str, pointer: str | None
) -> None:
    problem(await client.post(f"{game}/actions", json=body, headers=ann), 400, code, pointer)


async def test_an_action_with_a_number_too_large(client: httpx.AsyncClient, game: str, ann: Headers) -> None:
    for action in ({"type": "ply", "card": 10**30}, {"type": "decide", "decision": 10**30}):
        problem(await client.post(f"{game}/actions", json=action, headers=ann), 400, "malformed")


@pytest.mark.parametrize(
    ("query", "code", "pointer"),
    [
        ("first=0", "malformed", "/first"),
        ("first=101", "malformed", None),
        ("first=x", "malformed", "/first"),
        ("first=1.5", "malformed", "/first"),
        ("first=", "malformed", "/first"),
        (f"first={'9' * 5000}", "malformed", "/first"),
        ("frist=1", "unknown_field", "/frist"),
        ("first=1&first=2", "malformed", "/first"),
        ("status=broken", "malformed", "/status"),
        ("status=null", "malformed", "/status"),
        ("mine=perhaps", "malformed", "/mine"),
    ],
)
async def test_a_query_that_says_something_else(
    client: httpx.AsyncClient, query: str, code: str, pointer: str | None
) -> None:
    problem(await client.get(f"/v1/games?{query}"), 400, code, pointer)


@pytest.mark.parametrize("path", ["view?at=0", "view?at=x", "view?reveal=2", "events?after=-1", "events?limit=0"])
async def test_a_query_of_a_game_that_says_something_else(client: httpx.AsyncClient, game: str, path: str) -> None:
    problem(await client.get(f"{game}/{path}"), 400, "malformed", f"/{path.partition('?')[2].partition('=')[0]}")


@pytest.mark.parametrize("cursor", ["%FF", "%00", "é", "MTox", "OTk5OTk5OTk5OTk5OTk5OTk5OTk5OTp4", "x" * 5000])
async def test_a_cursor_of_ones_own_making(client: httpx.AsyncClient, laid: str, cursor: str) -> None:
    assert (await client.get(f"/v1/games?after={cursor}")).status_code in (200, 410)


@pytest.mark.parametrize(
    "id_", ["x", "g_x", "g_01HF7YATZ83SQ1W1Y6285G0GRM", "%00", "%7Bg%7D", "%F0%9F%90%99", "x" * 2000]
)
async def test_a_game_that_is_not_there(client: httpx.AsyncClient, ann: Headers, id_: str) -> None:
    game = f"/v1/games/{id_}"
    for path in ("", "/view", "/actions", "/events"):
        problem(await client.get(f"{game}{path}"), 404, "not_found")
    row = {"type": "row"}
    problem(await client.post(f"{game}/actions", json=row, headers=ann), 404, "not_found")
    problem(await client.post(f"{game}/seats", headers=ann), 404, "not_found")
    problem(await client.post(f"{game}/start", headers=ann), 404, "not_found")
    problem(await client.delete(f"{game}/seats/0", headers=ann), 404, "not_found")


@pytest.mark.parametrize(
    "content_type", ["text/plain", "", "application/x-www-form-urlencoded", "application/json; charset=latin-1"]
)
async def test_a_body_of_another_type(client: httpx.AsyncClient, content_type: str) -> None:
    answer = await client.post("/v1/players", content=b"{}", headers={"Content-Type": content_type})
    problem(answer, 415, "malformed")
    assert answer.headers["accept"] == "application/json"


async def test_json_may_say_that_it_is_utf_8(client: httpx.AsyncClient) -> None:
    headers = {"Content-Type": 'Application/JSON; Charset="UTF-8"'}
    assert (await client.post("/v1/players", content=b"{}", headers=headers)).status_code == 201


async def test_a_body_too_large(client: httpx.AsyncClient) -> None:
    fits = b'{"name": "x"' + b" " * (64 * 1024 - 13) + b"}"
    assert (await client.post("/v1/players", content=fits, headers=JSON)).status_code == 201
    answer = await client.post("/v1/players", content=fits + b" ", headers=JSON)
    assert "65536" in problem(answer, 413, "request_too_large")["detail"]


@pytest.mark.parametrize("key", ["x" * 201, "a\tb", "\xe9"])
async def test_an_idempotency_key_that_cannot_be(client: httpx.AsyncClient, game: str, ann: Headers, key: str) -> None:
    headers = httpx.Headers({**ann, "Idempotency-Key": key}, encoding="latin-1")
    problem(await client.post(f"{game}/actions", json={"type": "row"}, headers=headers), 400, "malformed")


@pytest.mark.parametrize("token", ["Bearer nonsense", "Bearer", "Basic YTpi", "Bearer tl_", "bearer  \xe9"])
async def test_a_token_of_nobody(client: httpx.AsyncClient, laid: str, token: str) -> None:
    answer = await client.get(laid, headers={b"Authorization": token.encode("latin-1")})
    problem(answer, 401, "unauthenticated")
    wrong = "" if token.startswith("Basic") else ' error="invalid_token"'
    assert answer.headers["www-authenticate"] == f"Bearer{wrong}"

"""The log says what happened, and no secret."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import httpx
import pytest

from service import log
from service.desk import Desk
from service.settings import Settings
from service.store import StoreUnavailable
from tests.service.house import TakingTurns, house_of, make_app, served
from tests.service.table import Two


@pytest.fixture(params=["json", "text"])
def lines(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """All that is logged, down to the smallest matter."""
    stream = io.StringIO()
    handler = log.handler(Settings(log_format=request.param), stream)
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(handler)
    root.setLevel(level)


@pytest.mark.anyio
async def test_what_a_token_is_derived_from_is_not_logged(lines: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging.getLogger("httpx"), "disabled", True)  # what the client of the test says is its own
    key, store = str(uuid4()), TakingTurns()
    mutation = f'mutation {{ signUp(input: {{name: "Ann", commandId: "{key}"}}) {{ ... on SignedUp {{ token }} }} }}'
    headers = {"Idempotency-Key": key}

    async def sign_up(client: httpx.AsyncClient) -> list[httpx.Response]:
        return [
            await client.post("/v1/players", json={"name": "Ann"}, headers=headers),
            await client.post("/v1/players", json={"name": "Ben"}, headers=headers),
            await client.post("/v1/players", json={"nom": "Ann"}, headers=headers),
            await client.post("/graphql", json={"query": mutation}),
            await client.post("/graphql", json={"query": mutation + "}"}),
            await client.get("/graphql", params={"query": mutation}),
        ]

    async def fails(*args: Any, **kwargs: Any) -> None:
        raise StoreUnavailable("The event store doesn't answer.")

    async def breaks(*args: Any, **kwargs: Any) -> None:
        raise RuntimeError("broken")

    async with served(make_app(store)) as client:
        answers = await sign_up(client)
        tokens = {answers[0].json()["token"], answers[3].json()["data"]["signUp"]["token"]}
        for trouble in (fails, breaks):
            monkeypatch.setattr(store, "put_once", trouble)
            assert {answer.status_code for answer in await sign_up(client)} <= {200, 400, 405, 500, 503}
    said = lines.getvalue()
    assert "RuntimeError" in said
    assert len(tokens) == 1
    for secret in (key, *tokens):
        assert secret not in said


@pytest.mark.anyio
async def test_no_secret_is_logged(lines: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    store = TakingTurns()
    app = make_app(store)
    async with served(app) as client:
        token = (await client.post("/v1/players", json={"name": "Ann"})).json()["token"]
        ann = {"Authorization": f"Bearer {token}", "X-Request-ID": "r-1"}
        two = await Two.begun(house_of(app))
        seed = (await house_of(app).games.load(two.id)).seed
        await client.get("/v1/players/me", headers=ann)
        await client.get(f"/v1/games/{two.id}?token={token}", headers=ann)
        store.cut_off = True
        await client.get(f"/v1/games/{two.id}/view", headers=ann)
        store.cut_off = False

        async def broken(*args: Any, **kwargs: Any) -> None:
            raise RuntimeError(f"{token} {seed} Authorization: Bearer {token}")

        monkeypatch.setattr(Desk, "view", broken)
        assert (await client.get(f"/v1/games/{two.id}/view", headers=ann)).status_code == 500
    said = lines.getvalue()
    assert "RuntimeError" in said
    assert "r-1" in said
    assert two.id in said
    assert token not in said
    assert token.removeprefix("tl_") not in said
    assert seed not in said
    assert "earer tl" not in said


def written(**about: Any) -> str:
    stream = io.StringIO()
    logger = logging.Logger("test")
    logger.addHandler(log.handler(Settings(replica="here"), stream))
    logger.info("it is %s", "so", extra=about)
    return stream.getvalue()


def test_a_line_is_an_object() -> None:
    log.REQUEST.set("r-2")
    log.GAME.set("g_1")
    said = json.loads(written(ms=1.5, path="/a\nb"))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", said.pop("at"))
    assert said == {
        "level": "info",
        "logger": "test",
        "message": "it is so",
        "replica": "here",
        "request": "r-2",
        "game": "g_1",
        "ms": 1.5,
        "path": "/a\nb",
    }
    log.REQUEST.set("")
    log.GAME.set("")


def test_whatever_is_said_of_a_matter_fits_in_a_line() -> None:
    assert written(what=object(), path="\ud800", x={1: b"\xff"}).count("\n") == 1


@pytest.mark.parametrize(
    ("text", "scrubbed"),
    [
        ("tl_" + "a-_" * 14 + "b is it", "*** is it"),
        ("authorization: Bearer abc.def", "authorization: ***"),
        ("seed " + "0f" * 32 + ".", "seed ***."),
        ("redis://user:secret@host:6379/0", "redis://***@host:6379/0"),
        ("tl_short and g_01HF7YATZ83SQ1W1Y6285G0GRM", "tl_short and g_01HF7YATZ83SQ1W1Y6285G0GRM"),
    ],
)
def test_what_looks_like_a_secret_is_struck_out(text: str, scrubbed: str) -> None:
    assert log.scrub(text) == scrubbed

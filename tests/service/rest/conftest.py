"""Clients of the REST API, in this process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from tests.service.house import TakingTurns, make_app, served

GAME: dict[str, Any] = {"game": "smugglers", "seats": [{"kind": "open"}, {"kind": "open"}], "sit": True}


@pytest.fixture
def store() -> TakingTurns:
    return TakingTurns()


@pytest.fixture
def app(store: TakingTurns) -> Starlette:
    return make_app(store)


@pytest.fixture
async def client(app: Starlette) -> AsyncIterator[httpx.AsyncClient]:
    async with served(app) as client:
        yield client


async def sign_up(client: httpx.AsyncClient, name: str) -> dict[str, str]:
    """The header that proves a new player."""
    answer = await client.post("/v1/players", json={"name": name})
    assert answer.status_code == 201
    return {"Authorization": f"Bearer {answer.json()['token']}"}


@pytest.fixture
async def ann(client: httpx.AsyncClient) -> dict[str, str]:
    return await sign_up(client, "Ann")


@pytest.fixture
async def ben(client: httpx.AsyncClient) -> dict[str, str]:
    return await sign_up(client, "Ben")


@pytest.fixture
async def laid(client: httpx.AsyncClient, ann: dict[str, str]) -> str:
    answer = await client.post("/v1/games", json=GAME, headers=ann)
    assert answer.status_code == 201
    return str(answer.headers["location"])


@pytest.fixture
async def game(client: httpx.AsyncClient, laid: str, ann: dict[str, str], ben: dict[str, str]) -> str:
    assert (await client.post(f"{laid}/seats", json={}, headers=ben)).status_code == 200
    assert (await client.post(f"{laid}/start", headers=ann)).status_code == 200
    return laid

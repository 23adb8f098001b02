"""The published OpenAPI document."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from domain import registry
from domain.kernel.refusal import CODES
from service.rest.openapi import document, encoded
from service.rest.operations import OPERATIONS
from service.rest.problem import STATUS
from tests.domain.toy import Smugglers
from tests.service.house import make_app, served

PUBLISHED = Path(__file__).parents[2] / "openapi" / "openapi.json"
DOCUMENT = document({"smugglers": Smugglers()})


def operations() -> dict[str, tuple[str, str, dict[str, Any]]]:
    """Method, path and description of each operation by its id."""
    return {
        each["operationId"]: (method, path, each)
        for path, methods in DOCUMENT["paths"].items()
        for method, each in methods.items()
    }


def test_the_published_document_is_that_of_this_code() -> None:
    assert PUBLISHED.read_bytes() == encoded(document(registry.games())), "run scripts/generate"


def test_every_operation_is_described() -> None:
    described = operations()
    assert set(described) == {operation.name for operation in OPERATIONS}
    assert len(described) == len(OPERATIONS)
    for _, _, each in described.values():
        assert each["summary"].endswith(".")


def test_every_code_has_a_status() -> None:
    assert set(STATUS) == set(CODES)
    assert set(DOCUMENT["components"]["schemas"]["Problem"]["properties"]["code"]["enum"]) == set(CODES)


def test_every_reference_leads_somewhere() -> None:
    def references(value: Any) -> set[str]:
        if isinstance(value, dict):
            own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
            return own.union(*map(references, value.values()))
        return set().union(*map(references, value)) if isinstance(value, list) else set()

    for reference in references(DOCUMENT):
        found = DOCUMENT
        for step in reference.removeprefix("#/").split("/"):
            found = found[step]


def test_the_actions_are_those_of_the_games() -> None:
    body = operations()["act"][2]["requestBody"]["content"]["application/json"]["schema"]
    assert set(body["discriminator"]["mapping"]) == {"ply", "row", "decide", "setAutoPass"}
    schemas = DOCUMENT["components"]["schemas"]
    for reference in body["discriminator"]["mapping"].values():
        schema = schemas[reference.rpartition("/")[2]]
        assert "seat" in schema["properties"]
        assert schema["additionalProperties"] is False


@pytest.mark.anyio
async def test_links_lead_from_a_new_game_to_its_play() -> None:
    described = operations()

    async def call(client: httpx.AsyncClient, name: str, parts: dict[str, str], **how: Any) -> httpx.Response:
        method, path, _ = described[name]
        return await client.request(method, path.format(**parts), **how)

    def linked(answer: httpx.Response, name: str, to: str) -> dict[str, str]:
        (good,) = [each for status, each in described[name][2]["responses"].items() if status in ("200", "201")]
        (expression,) = good["links"][to]["parameters"].values()
        assert expression == "$response.body#/id"
        return {"id": answer.json()["id"]}

    async with served(make_app()) as client:
        signed_up = await call(client, "signUp", {}, json={})
        client.headers["Authorization"] = f"Bearer {signed_up.json()['token']}"
        body = {"game": "smugglers", "seats": [{}, {"kind": "bot"}]}
        created = await call(client, "createGame", {}, json=body)
        sat = await call(client, "sit", linked(created, "createGame", "sit"), json={})
        started = await call(client, "startGame", linked(sat, "sit", "startGame"), json={})
        for name in ("getGame", "getView", "getActions", "getEvents"):
            assert (await call(client, name, linked(started, "startGame", name))).status_code == 200
        action = {"type": "decide", "decision": 1, "choice": ["1"]}
        acted = await call(client, "act", linked(started, "startGame", "act"), json=action)
        assert acted.status_code == 200

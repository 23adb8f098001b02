"""Operations that are called by name: by the hash of their text, or as an agreed list has it."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from service.settings import SettingError
from service.store import MemoryStore
from tests.security.wire import standing
from tests.service.house import make_app, served

pytestmark = pytest.mark.anyio
QUERY = "{ rulesets { game } }"
OTHER = "{ __typename }"


def hash_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def by_hash(hash_: str, **more: Any) -> dict[str, Any]:
    return {"extensions": {"persistedQuery": {"version": 1, "sha256Hash": hash_}}, **more}


async def ask(client: httpx.AsyncClient, **body: Any) -> httpx.Response:
    return await client.post("/graphql", json=body)


def code(answer: httpx.Response) -> str:
    found: str = answer.json()["errors"][0]["extensions"]["code"]
    return found


@pytest.fixture
def listed(tmp_path: Path) -> str:
    path = tmp_path / "operations.json"
    path.write_text(json.dumps({"rulesets": QUERY}))
    return str(path)


async def test_a_text_is_sent_once_and_then_called_by_its_hash() -> None:
    store = MemoryStore()
    async with served(make_app(store)) as client, served(make_app(store)) as replica:
        answer = await ask(client, **by_hash(hash_of(QUERY)))
        assert (answer.status_code, code(answer)) == (200, "not_found")
        assert answer.json()["errors"][0]["message"] == "PersistedQueryNotFound"
        first = await ask(client, **by_hash(hash_of(QUERY), query=QUERY))
        for each in (client, replica):
            assert (
                (await ask(each, **by_hash(hash_of(QUERY)))).json()
                == first.json()
                == {"data": {"rulesets": [{"game": "smugglers"}]}}
            )
        extensions = json.dumps(by_hash(hash_of(QUERY))["extensions"])
        assert (await client.get("/graphql", params={"extensions": extensions})).json() == first.json()


async def test_a_client_of_the_standard_is_told_with_its_status() -> None:
    async with served(make_app()) as client:
        accept = {"Accept": "application/graphql-response+json"}
        answer = await client.post("/graphql", json={"documentId": f"sha256:{hash_of(QUERY)}"}, headers=accept)
        assert (answer.status_code, code(answer)) == (400, "not_found")


@pytest.mark.parametrize(
    "query", ["{", "{ nope }", "{ " + "rulesets { game } " * 40 + "}", "{ rulesets { game } } #" + "x" * 20_000]
)
async def test_what_is_not_valid_or_too_long_is_not_kept(query: str) -> None:
    async with served(make_app()) as client:
        await ask(client, **by_hash(hash_of(query), query=query))
        assert code(await ask(client, **by_hash(hash_of(query)))) == "not_found"


async def test_a_text_is_kept_under_no_other_hash() -> None:
    async with served(make_app()) as client:
        assert code(await ask(client, **by_hash(hash_of(OTHER), query=QUERY))) == "malformed"
        assert code(await ask(client, **by_hash(hash_of(OTHER)))) == "not_found"


async def test_what_was_put_into_the_store_by_others_is_not_executed() -> None:
    store = MemoryStore()
    async with served(make_app(store)) as client:
        await ask(client, **by_hash(hash_of(QUERY), query=QUERY))
        (key,) = [key for key in store._documents if key.startswith("operation:")]
        store._documents[key] = json.dumps({"hash": hash_of(QUERY), "text": OTHER}).encode()
    async with served(make_app(store)) as client:
        assert code(await ask(client, **by_hash(hash_of(QUERY)))) == "not_found"


async def test_no_more_are_kept_than_there_are_places() -> None:
    store = MemoryStore()
    async with served(make_app(store, graphql_persisted=3)) as client:
        for n in range(20):
            query = f"query Q{n} {OTHER}"
            assert (await ask(client, **by_hash(hash_of(query), query=query))).json() == {
                "data": {"__typename": "Query"}
            }
        assert len([key for key in store._documents if key.startswith("operation:")]) <= 3


async def test_nothing_is_kept_where_there_is_no_place() -> None:
    async with served(make_app(graphql_persisted=0)) as client:
        assert (await ask(client, **by_hash(hash_of(OTHER), query=OTHER))).json() == {"data": {"__typename": "Query"}}
        assert code(await ask(client, **by_hash(hash_of(OTHER)))) == "not_found"


@pytest.mark.parametrize(
    "asked",
    [
        1,
        "x",
        [],
        {},
        {"version": 2, "sha256Hash": "0" * 64},
        {"version": 1, "sha256Hash": 7},
        {"sha256Hash": "../" * 10},
    ],
)
async def test_a_name_that_is_none_is_refused(asked: Any) -> None:
    async with served(make_app()) as client:
        assert code(await ask(client, extensions={"persistedQuery": asked})) == "malformed"
        assert code(await ask(client, documentId=7)) == "malformed"
        assert code(await ask(client, documentId="nope")) == "not_found"


async def test_those_of_the_list_are_called_by_name_or_hash(listed: str) -> None:
    async with served(make_app(graphql_operations=listed)) as client:
        for asked in ({"documentId": "rulesets"}, {"documentId": f"sha256:{hash_of(QUERY)}"}, by_hash(hash_of(QUERY))):
            assert (await ask(client, **asked)).json() == {"data": {"rulesets": [{"game": "smugglers"}]}}
        assert (await ask(client, query=OTHER)).status_code == 200


async def test_a_strict_service_executes_those_of_the_list_and_nothing_else(listed: str) -> None:
    async with served(make_app(graphql_operations=listed, graphql_strict=True)) as client:
        assert "data" in (await ask(client, documentId="rulesets")).json()
        assert "data" in (await ask(client, query=QUERY)).json()
        for asked in (
            {"query": OTHER},
            {"query": QUERY + " "},
            {"query": OTHER, "documentId": "rulesets"},
            by_hash(hash_of(OTHER), query=OTHER),
            by_hash(hash_of(QUERY), query=OTHER),
        ):
            assert code(await ask(client, **asked)) == "forbidden"
        assert code(await ask(client, **by_hash(hash_of(OTHER)))) == "not_found"
        answer = await client.get("/graphql", params={"query": OTHER}, headers={"Accept": "text/event-stream"})
        assert "forbidden" in answer.text


async def test_a_list_that_is_no_good_ends_the_service(tmp_path: Path) -> None:
    path = tmp_path / "operations.json"
    for text in ("[]", "{", '{"a": 1}'):
        path.write_text(text)
        with pytest.raises(SettingError, match="TURNLEDGER_GRAPHQL_OPERATIONS"):
            make_app(graphql_operations=str(path))
    path.write_text(json.dumps({"a": "{ nope }"}))
    with pytest.raises(SettingError, match="TURNLEDGER_GRAPHQL_OPERATIONS: a: Cannot query field"):
        make_app(graphql_operations=str(path))


async def test_a_socket_calls_by_name_too(listed: str) -> None:
    async with standing(graphql_operations=listed, graphql_strict=True) as (server, _):
        address = server.url.replace("http", "ws", 1) + "/graphql"
        async with connect(address, subprotocols=[Subprotocol("graphql-transport-ws")]) as socket:

            async def said(**payload: Any) -> Any:
                await socket.send(json.dumps({"type": "subscribe", "id": "1", "payload": payload}))
                told = json.loads(await socket.recv())
                if told["type"] == "next":
                    await socket.recv()
                return told["payload"]

            await socket.send('{"type": "connection_init"}')
            await socket.recv()
            assert (await said(documentId="rulesets"))["data"] == {"rulesets": [{"game": "smugglers"}]}
            assert (await said(query=OTHER))[0]["extensions"]["code"] == "forbidden"
            assert (await said(documentId="nope"))[0]["message"] == "PersistedQueryNotFound"
            assert (await said())[0]["extensions"]["code"] == "malformed"


async def test_the_schema_is_told_only_where_the_settings_say_so() -> None:
    query = "{ __schema { types { name } } }"
    async with served(make_app()) as client:
        assert "data" in (await ask(client, query=query)).json()
    async with served(make_app(graphql_introspection=False)) as client:
        for each in (
            query,
            '{ __type(name: "Game") { name } }',
            "fragment F on Query { __schema { types { name } } } { ...F }",
        ):
            assert code(await ask(client, query=each)) == "malformed"
        assert (await ask(client, query="{ __typename }")).json() == {"data": {"__typename": "Query"}}

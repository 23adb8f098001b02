"""Traces: what was done for a request, as a tree; the same by REST, by GraphQL and on a socket, and nothing said that is a secret."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import StatusCode
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from service.log import JsonLines
from service.server import _tracing
from service.settings import Settings
from service.store import MemoryStore
from service.tracing import Tracing
from tests.service.house import TakingTurns
from tests.service.live import begun, serving_on
from tests.service.rest.conftest import GAME, sign_up

pytestmark = pytest.mark.anyio

ABOVE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
ADMITTED = "Admission.request"
ACTED = ("Desk.act", ["decide", "append"])
ACT = "mutation ($input: %sInput!) { %s(input: $input) { __typename } }"


class Traced:
    """The spans that a service has made."""

    def __init__(self) -> None:
        self.exporter = InMemorySpanExporter()
        provider = TracerProvider(shutdown_on_exit=False)
        provider.add_span_processor(SimpleSpanProcessor(self.exporter))
        self.tracing = Tracing(provider)

    @property
    def spans(self) -> tuple[ReadableSpan, ...]:
        return self.exporter.get_finished_spans()

    def trees(self) -> list[Any]:
        """The spans by name, each with those below it."""
        ids = {span.context.span_id for span in self.spans if span.context}
        roots = [span for span in self.spans if span.parent is None or span.parent.span_id not in ids]
        return [self._tree(span) for span in roots]

    def _tree(self, span: ReadableSpan) -> Any:
        below = [
            one for one in self.spans if one.parent and span.context and one.parent.span_id == span.context.span_id
        ]
        return (span.name, [self._tree(one) for one in below]) if below else span.name


@pytest.fixture
def traced() -> Traced:
    return Traced()


@asynccontextmanager
async def serving(traced: Traced, store: MemoryStore | None = None) -> AsyncIterator[httpx.AsyncClient]:
    async with serving_on(store or MemoryStore(), tracing=traced.tracing) as (_, client):
        yield client


async def an_action(client: httpx.AsyncClient, game: str, who: Mapping[str, str]) -> dict[str, Any]:
    action: dict[str, Any] = (await client.get(f"{game}/actions", headers=who)).json()["actions"][0]["action"]
    return action


def mutation(game: str, action: dict[str, Any]) -> dict[str, Any]:
    name = action["type"]
    fields = {key: value for key, value in action.items() if key != "type"}
    query = ACT % (name[0].upper() + name[1:], name)
    return {"query": query, "variables": {"input": {"gameId": game.rpartition("/")[2], **fields}}}


async def test_an_action_over_rest_is_a_tree_from_the_request_to_the_append(traced: Traced) -> None:
    async with serving(traced) as client:
        game, ann, _ = await begun(client)
        action = await an_action(client, game, ann)
        traced.exporter.clear()
        answer = await client.post(f"{game}/actions", json=action, headers={**ann, "traceparent": ABOVE})
        assert answer.status_code == 200
        assert traced.trees() == [("POST act", [ADMITTED, "Desk.rules_of", ADMITTED, ACTED])]
        spans = {span.name: span for span in traced.spans}
    root = spans["POST act"]
    assert root.parent
    assert f"{root.parent.span_id:016x}" == ABOVE.split("-")[2]
    assert {f"{span.context.trace_id:032x}" for span in spans.values() if span.context} == {ABOVE.split("-")[1]}
    assert root.attributes
    assert root.attributes["http.response.status_code"] == 200
    assert root.attributes["turnledger.request"] == answer.headers["x-request-id"]
    append = spans["append"].attributes
    assert append
    assert append["turnledger.game"] == game.rpartition("/")[2]
    assert append["turnledger.version"] == answer.json()["version"]
    assert append["turnledger.outcome"] == "Appended"
    assert spans["append"].start_time
    assert spans["append"].end_time
    assert spans["append"].start_time <= spans["append"].end_time


async def test_the_same_over_graphql(traced: Traced) -> None:
    async with serving(traced) as client:
        game, ann, _ = await begun(client)
        for _ in range(2):  # a document that is new, and one that is known
            asked = mutation(game, await an_action(client, game, ann))
            traced.exporter.clear()
            assert (await client.post("/graphql", json=asked, headers=ann)).json()["data"]
            tree = ("POST /graphql", [ADMITTED, ("graphql mutation", [ADMITTED, ACTED])])
            assert traced.trees() == [tree]


async def test_the_same_on_a_socket_and_a_subscription_has_none(traced: Traced) -> None:
    async with serving(traced) as client:
        game, ann, _ = await begun(client)
        asked = mutation(game, await an_action(client, game, ann))
        url = f"{client.base_url}".rstrip("/").replace("http", "ws", 1) + "/graphql"
        async with connect(url, subprotocols=[Subprotocol("graphql-transport-ws")]) as socket:
            who = {"authorization": ann["Authorization"]}
            await socket.send(json.dumps({"type": "connection_init", "payload": who}))
            await socket.recv()
            follow = f'subscription {{ gameEvents(gameId: "{game.rpartition("/")[2]}", after: 0) {{ version }} }}'
            await socket.send(json.dumps({"id": "1", "type": "subscribe", "payload": {"query": follow}}))
            await socket.recv()
            traced.exporter.clear()
            await socket.send(json.dumps({"id": "2", "type": "subscribe", "payload": asked}))
            while json.loads(await socket.recv()).get("id") != "2":
                pass
            while "graphql mutation" not in [span.name for span in traced.spans]:
                await socket.recv()
        assert traced.trees() == [("graphql mutation", [ADMITTED, ACTED])]


async def test_a_refusal_is_no_error_and_a_store_that_is_away_is_one(traced: Traced) -> None:
    store = TakingTurns()
    async with serving(traced, store) as client:
        game, ann, _ = await begun(client)
        action = await an_action(client, game, ann)
        traced.exporter.clear()
        assert (await client.post(f"{game}/actions", json={"type": "nothing"}, headers=ann)).status_code == 400
        store.cut_off = True
        assert (await client.post(f"{game}/actions", json=action, headers=ann)).status_code == 503
        store.cut_off = False
    bad, away = [span for span in traced.spans if span.name == "POST act"]
    assert bad.status.status_code is StatusCode.UNSET
    assert away.status.status_code is StatusCode.ERROR
    refused = [
        span.attributes["turnledger.refused"]
        for span in traced.spans
        if span.attributes and "turnledger.refused" in span.attributes
    ]
    assert refused == ["malformed", "unavailable"]


async def test_a_span_says_no_secret_and_no_name(traced: Traced) -> None:
    async with serving(traced) as client:
        game, ann, ben = await begun(client)
        action = await an_action(client, game, ann)
        await client.post(f"{game}/actions", json=action, headers=ann)
        await client.get("/v1/games", params={"token": "tl_" + "x" * 30})
        await client.get("/v1/invites/tli_" + "y" * 30)
    said = "".join(span.to_json() for span in traced.spans)
    for secret in (ann["Authorization"].split()[1], ben["Authorization"].split()[1], "Ann", "Ben", "x" * 30, "y" * 30):
        assert secret not in said


async def test_what_bots_do_is_a_span_of_its_own_below_what_made_them(traced: Traced) -> None:
    async with serving(traced) as client:
        ann = await sign_up(client, "Ann")
        table = {**GAME, "seats": [{}, {"kind": "bot", "bot": "random"}], "sit": True}
        game = (await client.post("/v1/games", json=table, headers=ann)).headers["location"]
        await client.post(f"{game}/start", headers=ann)
        while (await client.get(f"{game}/actions", headers=ann)).json()["actions"]:
            await client.post(f"{game}/actions", json=await an_action(client, game, ann), headers=ann)
            if any(span.name == "bots" for span in traced.spans):
                break
    bots = [span for span in traced.spans if span.name == "bots"]
    assert bots
    assert bots[0].attributes == {"turnledger.game": game.rpartition("/")[2]}
    above = {span.context.span_id: span.name for span in traced.spans if span.context}
    assert bots[0].parent
    assert above[bots[0].parent.span_id].startswith("Desk.") or above[bots[0].parent.span_id].startswith("Lobby.")


async def test_below_a_request_that_is_not_sampled_nothing_is(traced: Traced) -> None:
    async with serving(traced) as client:
        game, ann, _ = await begun(client)
        action = await an_action(client, game, ann)
        traced.exporter.clear()
        unsampled = {**ann, "traceparent": ABOVE[:-1] + "0"}
        assert (await client.post(f"{game}/actions", json=action, headers=unsampled)).status_code == 200
    assert traced.trees() == []


async def test_probes_are_not_traced(traced: Traced) -> None:
    async with serving(traced) as client:
        for path in ("/healthz", "/readyz"):
            await client.get(path)
    assert traced.trees() == []


async def test_a_line_in_the_log_names_the_trace(traced: Traced) -> None:
    lines: list[dict[str, Any]] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(json.loads(self.format(record)))

    kept = Kept()
    kept.setFormatter(JsonLines("here"))
    logger = logging.getLogger("service.requests")
    before = logger.level
    logger.addHandler(kept)
    logger.setLevel(logging.INFO)
    try:
        async with serving(traced) as client:
            answer = await client.get("/v1/rulesets", headers={"traceparent": ABOVE})
    finally:
        logger.removeHandler(kept)
        logger.setLevel(before)
    (line,) = [line for line in lines if line["message"] == "answered" and line["path"] == "/v1/rulesets"]
    assert line["trace"] == ABOVE.split("-")[1]
    assert len(line["span"]) == 16
    assert (line["replica"], line["operation"]) == ("here", "getRulesets")
    assert line["request"] == answer.headers["x-request-id"]


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318", "OTEL_SDK_DISABLED": "true"},
        {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318", "OTEL_TRACES_EXPORTER": "none"},
    ],
)
def test_nobody_traces_unless_it_is_said_where_to(environment: dict[str, str]) -> None:
    assert _tracing(Settings(), environment) is None


def test_the_standard_variables_say_where_to(monkeypatch: pytest.MonkeyPatch) -> None:
    environment = {
        "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": "http://127.0.0.1:9/v1/traces",
        "OTEL_SERVICE_NAME": "games",
        "OTEL_RESOURCE_ATTRIBUTES": "deployment.environment.name=dev",
    }
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    tracing = _tracing(Settings(replica="one"), environment)
    assert tracing
    about = tracing._provider.resource.attributes
    assert about["service.name"] == "games"
    assert about["service.instance.id"] == "one"
    assert about["deployment.environment.name"] == "dev"
    tracing._provider.shutdown()

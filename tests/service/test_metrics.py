"""Metrics: what is counted, that no client can make them many, and who gets to see them."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, get_args

import httpx
import pytest
from hypothesis import given, settings, strategies as st
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette

from domain.kernel.refusal import Code
from service import metrics as m
from service.house import House
from service.requests import UNKNOWN
from service.rest.operations import OPERATIONS
from service.settings import Settings
from service.store import Appended, CommandReused, Conflict, MemoryStore, Repeated
from tests.service.house import TakingTurns, house_of, make_app, make_house, served
from tests.service.live import begun, serving_on, streaming, switch

pytestmark = pytest.mark.anyio

ANY_PORT = 9464  # nobody listens on it: that is the server's doing


def value(house: House, name: str, **labels: str) -> float:
    assert house.metrics
    return house.metrics.registry.get_sample_value(name, labels) or 0.0


@pytest.fixture
def app() -> Starlette:
    return make_app(metrics_port=ANY_PORT)


async def test_requests_are_counted_by_operation_and_class_of_status(app: Starlette) -> None:
    house = house_of(app)
    async with served(app) as client:
        game, ann, _ = await begun(client)
        await switch(client, game, ann, 2)
        await client.get(f"{game}x")
        await client.get("/v1/nowhere")
    asked = {"operation": "act", "method": "POST", "status": "2xx"}
    assert value(house, "turnledger_requests_total", **asked) == 2
    assert value(house, "turnledger_request_duration_seconds_count", operation="act") == 2
    assert value(house, "turnledger_requests_total", operation="getGame", method="GET", status="4xx") == 1
    assert value(house, "turnledger_requests_total", operation=UNKNOWN, method="GET", status="4xx") == 1
    assert value(house, "turnledger_refusals_total", code="not_found") == 2
    assert value(house, "turnledger_requests_open") == 0


async def test_deciding_and_appending_are_timed(app: Starlette) -> None:
    house = house_of(app)
    async with served(app) as client:
        game, ann, _ = await begun(client)
        before = value(house, "turnledger_decide_duration_seconds_count", game="smugglers")
        await switch(client, game, ann, 2)
        head = (await client.get(game, headers=ann)).json()["version"]
    assert value(house, "turnledger_decide_duration_seconds_count", game="smugglers") == before + 2
    assert value(house, "turnledger_appends_total", outcome="appended") == head
    assert value(house, "turnledger_append_duration_seconds_count") == head
    assert value(house, "turnledger_cache_lookups_total", cache="states", outcome="hit") > 0
    assert value(house, "turnledger_cache_lookups_total", cache="states", outcome="miss") == 0
    other = make_app(house.store, metrics_port=ANY_PORT)
    async with served(other) as client:
        assert (await client.get(game)).status_code == 200
    assert value(house_of(other), "turnledger_cache_lookups_total", cache="states", outcome="miss") == 1


async def test_a_command_that_is_repeated_is_counted_as_such(app: Starlette) -> None:
    house = house_of(app)
    async with served(app) as client:
        game, ann, _ = await begun(client)
        action = (await client.get(f"{game}/actions", headers=ann)).json()["actions"][0]["action"]
        for _ in range(2):
            answer = await client.post(f"{game}/actions", json=action, headers={**ann, "Idempotency-Key": "again"})
            assert answer.status_code == 200
    assert value(house, "turnledger_appends_total", outcome="repeated") == 1


@pytest.mark.parametrize(
    ("document", "code"),
    [
        ("{ nope }", "malformed"),
        ("{", "malformed"),
        ("{ me { id } }", ""),
        ('mutation { revokeToken(input: {token: "p_1"}) { __typename } }', "unauthenticated"),
    ],
)
async def test_a_refusal_in_graphql_is_counted_once(app: Starlette, document: str, code: str) -> None:
    async with served(app) as client:
        await client.post("/graphql", json={"query": document})
    told = {known: value(house_of(app), "turnledger_refusals_total", code=known) for known in get_args(Code)}
    assert {known: count for known, count in told.items() if count} == ({code: 1} if code else {})


async def test_those_who_follow_are_counted_by_kind_and_hear_how_late_they_are_told() -> None:
    async with serving_on(MemoryStore(), metrics_port=_free()) as (server, client):
        house = server.house
        game, ann, _ = await begun(client)
        asked = f'subscription {{ gameEvents(gameId: "{game.rpartition("/")[2]}") {{ version }} }}'
        accept = {"Accept": "text/event-stream"}
        async with (
            streaming(client, game) as followed,
            client.stream("POST", "/graphql", json={"query": asked}, headers=accept) as told,
        ):
            assert told.status_code == 200
            assert value(house, "turnledger_subscribers", kind="rest_stream") == 1
            assert value(house, "turnledger_subscribers", kind="graphql_stream") == 1
            assert value(house, "turnledger_streams_followed") == 1
            await switch(client, game, ann, 1)
            await followed.until((await client.get(game)).json()["version"])
            assert value(house, "turnledger_subscriber_lag_seconds_count") >= 1


_paths = st.one_of(
    st.sampled_from([operation.path for operation in OPERATIONS]),
    st.text("abc/%20.{}é-", min_size=1, max_size=20).map(lambda tail: f"/v1/games/{tail}"),
    st.sampled_from(["/graphql", "/graphql/static/x.js", "/docs", "/metrics", "//", "/v1/games/"]),
)
_asked = st.tuples(st.sampled_from(["GET", "HEAD", "POST", "DELETE", "PROPFIND", "BREW"]), _paths)


@settings(max_examples=15, deadline=None)
@given(st.lists(_asked, min_size=1, max_size=8))
def test_no_client_can_make_a_label_of_its_own(asked: list[tuple[str, str]]) -> None:
    """The law of metrics: a label has the values that are in the code, whatever anybody sends."""
    asyncio.run(_ask(asked))


async def _ask(asked: list[tuple[str, str]]) -> None:
    app = make_app(metrics_port=ANY_PORT)
    async with served(app) as client:
        for method, path in asked:
            await client.request(method, path, headers={"Authorization": "Bearer x" + path[:1]})
    allowed: dict[str, set[str]] = {
        "operation": {operation.name for operation in OPERATIONS} | {UNKNOWN} | {r.path for r in app.routes},  # type: ignore[attr-defined]
        "method": {*m.METHODS, "other"},
        "status": {"1xx", "2xx", "3xx", "4xx", "5xx", m.GONE},
        "code": set(get_args(Code)),
        "game": {"smugglers"},
        "outcome": {"appended", "conflict", "repeated", "command_id_reused", "hit", "miss"}
        | {"delivered", "failed", "given_up", "opened", "moved", "deleted"},
        "cache": {"states", "views", "summaries", "documents"},
        "kind": {"socket", "connection", "graphql_stream", "rest_stream"},
        "generation": {"0", "1", "2"},
    }
    house = house_of(app)
    assert house.metrics
    for family in house.metrics.registry.collect():
        for sample in family.samples:
            if family.name.startswith("turnledger_"):
                for label, said in sample.labels.items():
                    assert label == "le" or said in allowed[label], sample


def test_what_is_told_is_what_the_table_says() -> None:
    house = make_house(MemoryStore(), metrics_port=ANY_PORT)
    asyncio.run(house.readings.look())
    assert house.metrics
    house.metrics.answered("act", "GET", 200, 0.1)
    told = {family.name: family for family in house.metrics.registry.collect() if family.name.startswith("turnledger_")}
    assert set(told) == {metric.name.removesuffix("_total") for metric in m.METRICS}
    for metric in m.METRICS:
        family = told[metric.name.removesuffix("_total")]
        assert family.type == metric.kind
        assert family.documentation == metric.meaning
        for sample in family.samples:
            assert set(sample.labels) - {"le"} == set(metric.labels)


@pytest.mark.parametrize("metric", m.METRICS, ids=lambda metric: metric.name)
def test_a_metric_is_named_as_is_the_custom(metric: m.Metric) -> None:
    assert metric.name.startswith("turnledger_")
    assert metric.name.endswith("_total") == (metric.kind == "counter")
    assert metric.name.endswith("_seconds") == (metric.kind in ("histogram", "summary"))
    assert metric.meaning.endswith(".")
    assert metric.needed.endswith(".")
    assert bool(metric.buckets) == (metric.kind == "histogram")


def test_every_outcome_has_its_name() -> None:
    metrics = m.Metrics()
    for outcome in (Appended(1), Conflict(1), Repeated(1), CommandReused(1)):
        metrics.appended(None, outcome, 0.001)  # type: ignore[arg-type]
    assert metrics.registry.get_sample_value("turnledger_append_duration_seconds_count") == 4


async def test_services_in_one_process_count_each_for_itself() -> None:
    one, other = make_app(metrics_port=ANY_PORT), make_app(metrics_port=ANY_PORT)
    async with served(one) as client, served(other):
        await client.get("/healthz")
    for app, count in ((one, 1), (other, 0)):
        asked = {"operation": "/healthz", "method": "GET", "status": "2xx"}
        assert value(house_of(app), "turnledger_requests_total", **asked) == count


async def test_a_store_that_is_away_is_told_and_the_rest_is_told_too() -> None:
    store = TakingTurns()
    async with serving_on(store, metrics_port=(port := _free())):
        text = await _page(port)
        assert text["turnledger_store_up"] == 1
        assert text["turnledger_deadlines"] == 0
        store.cut_off = True
        text = await _page(port)
        assert text["turnledger_store_up"] == 0
        assert "turnledger_deadlines" not in text
        assert text["turnledger_sockets"] == 0


async def test_metrics_are_on_a_listener_of_their_own() -> None:
    async with serving_on(MemoryStore(), metrics_port=(port := _free())) as (_, client):
        assert (await client.get("/metrics")).status_code == 404
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as collector:
            text = await collector.get("/metrics")
            assert text.headers["content-type"].startswith("text/plain")
            asked = {"Accept": "application/openmetrics-text;version=1.0.0"}
            text = await collector.get("/metrics", headers=asked)
            assert text.headers["content-type"].startswith("application/openmetrics-text")
            assert text.text.endswith("# EOF\n")
            assert (await collector.get("/healthz")).status_code == 404
    with pytest.raises(httpx.ConnectError):
        await _page(port)


async def test_nobody_counts_where_nobody_collects() -> None:
    assert (Settings().metrics_port, Settings().metrics_host) == (0, "127.0.0.1")
    async with serving_on(MemoryStore()) as (server, client):
        assert server.house.metrics is None
        assert server.collected is None
        assert (await client.get("/healthz")).status_code == 200


async def _page(port: int) -> dict[str, Any]:
    """What the listener says, without what has labels."""
    async with httpx.AsyncClient() as client:
        text = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
    families = text_string_to_metric_families(text)
    return {sample.name: sample.value for family in families for sample in family.samples if not sample.labels}


def _free() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port

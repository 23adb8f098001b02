"""What is asked of Prometheus, by the dashboard and by the alerts, is there to be had; and each alert says what to do."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import pytest
import yaml
from promql_parser import (
    AggModifierType,
    AggregateExpr,
    BinaryExpr,
    Call,
    Expr,
    MatrixSelector,
    VectorSelector,
    parse,
    walk,
)

from domain.kernel.refusal import Code
from domain.registry import games
from service.metrics import METRICS, Metric, Metrics
from service.rest.operations import OPERATIONS

ROOT: Final = Path(__file__).parents[2]
RULES: Final = ROOT / "deploy/prometheus/rules/turnledger.yaml"
DASHBOARD: Final = ROOT / "deploy/grafana/turnledger.json"
PARTS: Final = {
    "counter": ("",),
    "gauge": ("",),
    "histogram": ("_bucket", "_sum", "_count"),
    "summary": ("_sum", "_count"),
}
"""What the name of a series ends with, by the kind of its metric."""
PLACED: Final = frozenset({"job", "instance"})
"""The labels that Prometheus gives by itself."""
GROWING: Final = frozenset({"rate", "increase"})
KEPT_OVER_TIME: Final = frozenset({"min_over_time", "max_over_time"})
VALUES: Final = {
    "code": set(get_args(Code)),
    "status": {"1xx", "2xx", "3xx", "4xx", "5xx", "gone"},
    "operation": {operation.name for operation in OPERATIONS} | {"/graphql"},
    "outcome": {"appended", "conflict", "repeated", "command_id_reused", "hit", "miss", "opened", "failed"}
    | {"delivered", "given_up"},
    "game": set(games()),
    "job": {"turnledger"},
}


def known() -> dict[str, tuple[Metric | None, str]]:
    """All series that a service tells, by name, and the one that Prometheus adds."""
    of_process = {
        sample.name
        for family in Metrics().registry.collect()
        for sample in family.samples
        if "turnledger" not in sample.name
    }
    told: dict[str, tuple[Metric | None, str]] = dict.fromkeys({*of_process, "up"}, (None, ""))
    for metric in METRICS:
        for part in PARTS[metric.kind]:
            told[metric.name + part] = metric, part
    return told


KNOWN: Final = known()


def alerts() -> list[dict[str, Any]]:
    return [rule for group in yaml.safe_load(RULES.read_text(encoding="utf-8"))["groups"] for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    return [panel for panel in shown if panel["type"] != "row"]


def queries() -> Iterator[Any]:
    """Every query, with the interval in it that Grafana would put there."""
    for alert in alerts():
        yield pytest.param(alert["expr"], id=alert["alert"])
    for panel in panels():
        for target in panel["targets"]:
            text = target["expr"].replace("$__rate_interval", "1m").replace("$instance", ".*")
            yield pytest.param(text, id=f"{panel['title']} {target['refId']}")


def within(expr: Expr, above: tuple[Expr, ...] = ()) -> Iterator[tuple[VectorSelector, tuple[Expr, ...]]]:
    """Every series of a query, and what it is asked in, from the outside in."""
    if isinstance(expr, VectorSelector):
        yield expr, above
    for below in parts(expr):
        yield from within(below, (*above, expr))


def parts(expr: Expr) -> list[Expr]:
    match expr:
        case MatrixSelector():
            return [expr.vector_selector]
        case BinaryExpr():
            return [expr.lhs, expr.rhs]
        case Call():
            return list(expr.args)
        case _ if (below := getattr(expr, "expr", None)) is not None:
            return [below]
        case _:
            return []


@pytest.mark.parametrize("text", [*queries()])
def test_a_query_asks_for_what_there_is(text: str) -> None:
    asked = list(within(parse(text)))
    assert asked
    found = []
    walk(parse(text), lambda expr: found.append(expr) if isinstance(expr, VectorSelector) else None)
    assert len(found) == len(asked), "a part of the query was looked at by nobody"
    for series, above in asked:
        look_at(series, above)


def look_at(series: VectorSelector, above: tuple[Expr, ...]) -> None:
    assert series.name in KNOWN, f"no metric {series.name}"
    metric, part = KNOWN[series.name]
    labels = PLACED | set(metric.labels if metric else ()) | ({"le"} if part == "_bucket" else set())
    for matcher in series.matchers.matchers:
        assert matcher.name in labels, f"{series.name} has no label {matcher.name}"
        if matcher.name in VALUES and matcher.value != ".*":
            assert set(matcher.value.split("|")) <= VALUES[matcher.name], matcher.value
    for around in above:
        if isinstance(around, AggregateExpr) and around.modifier:
            assert set(around.modifier.labels) <= labels, f"{series.name} has no {around.modifier.labels}"
    look_at_use(series.name or "", metric, part, above)


def look_at_use(name: str, metric: Metric | None, part: str, above: tuple[Expr, ...]) -> None:
    """Whether a series is asked in what is meant for its kind."""
    functions = {around.func.name for around in above if isinstance(around, Call)}
    groups = [around for around in above if isinstance(around, AggregateExpr)]
    grows = name.endswith("_total") or bool(part)
    assert bool(functions & GROWING) == grows, f"{name} is {'' if grows else 'not '}to be asked for its rate"
    assert isinstance(above[-1], MatrixSelector) == bool(functions & (GROWING | KEPT_OVER_TIME)) if above else not grows
    if part == "_bucket":
        assert "histogram_quantile" in functions
        assert all(
            group.modifier and group.modifier.type == AggModifierType.By and "le" in group.modifier.labels
            for group in groups[-1:]
        )
    else:
        assert "histogram_quantile" not in functions
    if metric and metric.everywhere:
        assert [str(group.op) for group in groups] == ["max"], f"{name}: every replica says the same"


@pytest.mark.parametrize(
    "text",
    [
        "turnledger_nothing",
        "rate(turnledger_requests_total[1m]) / turnledger_sockets{game='x'}",
        "sum(turnledger_requests_total)",
        "rate(turnledger_sockets[1m])",
        "sum by (player) (turnledger_subscribers)",
        "sum(turnledger_deadlines)",
        "sum(rate(turnledger_append_duration_seconds_bucket[5m]))",
        "histogram_quantile(0.9, sum by (instance) (rate(turnledger_append_duration_seconds_bucket[5m])))",
        "histogram_quantile(0.9, rate(turnledger_append_duration_seconds_sum[5m]))",
        'increase(turnledger_refusals_total{code="teapot"}[1m])',
        'increase(turnledger_requests_total{operation=~"act|nothing"}[1m])',
    ],
)
def test_a_wrong_query_is_found(text: str) -> None:
    with pytest.raises(AssertionError):
        test_a_query_asks_for_what_there_is(text)


def test_every_metric_is_shown() -> None:
    shown = {series.name for query in queries() for series, _ in within(parse(query.values[0]))}
    assert [metric.name for metric in METRICS if not shown & {metric.name + part for part in PARTS[metric.kind]}] == []


def test_every_alert_says_what_is_wrong_and_where_it_is_said_what_to_do() -> None:
    text = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
    sections = {
        re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    }
    names = [alert["alert"] for alert in alerts()]
    assert len(set(names)) == len(names)
    for alert in alerts():
        assert alert["labels"]["severity"] in ("critical", "warning")
        assert alert["annotations"]["summary"].endswith(".")
        page, _, section = alert["annotations"]["runbook_url"].partition("#")
        assert (page, section) == ("docs/operations.md", alert["alert"].lower())
        assert section in sections


def test_labels_in_what_an_alert_says_are_left_by_its_query() -> None:
    for alert in alerts():
        said = set(re.findall(r"\$labels\.(\w+)", alert["annotations"]["summary"]))
        groups = [
            group for _, above in within(parse(alert["expr"])) for group in above if isinstance(group, AggregateExpr)
        ]
        for group in groups[:1]:
            assert said <= set(group.modifier.labels if group.modifier else ()), alert["alert"]


def test_what_is_shown_has_its_place_and_the_source_that_there_is() -> None:
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    (source,) = yaml.safe_load(
        (ROOT / "deploy/grafana/provisioning/datasources/prometheus.yaml").read_text(encoding="utf-8")
    )["datasources"]
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(set(ids)) == len(ids)
    taken: set[tuple[int, int]] = set()
    for panel in dashboard["panels"]:
        at = panel["gridPos"]
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert not cells & taken
        taken |= cells
        assert at["x"] + at["w"] <= 24
    for panel in panels():
        assert {"type": "prometheus", "uid": source["uid"]} == panel["datasource"]
        assert all(target["datasource"] == panel["datasource"] for target in panel["targets"])

"""Collects which rules of the catalogue the passed tests named, into build/rules.json.

A test names rules with `@pytest.mark.rule("villains.fight.cost", ...)`; one of many cases made from
data does so with `pytest.param(..., marks=pytest.mark.rule(*ids))`. The file says what the last run
showed and nothing else: after a run of a few tests it holds the rules of those few.
"""

import json
from collections import defaultdict
from pathlib import Path

import pytest

REPORT = Path("build/rules.json")
PROPERTY = "rule"  # how a rule's id travels in a test report, also from an xdist worker


class RuleReport:
    """The rules named by tests that passed, gathered where all reports arrive: rule id -> node ids."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._failed: set[str] = set()
        self._named: dict[str, set[str]] = defaultdict(set)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Files one phase (setup, call or teardown) of one test."""
        if report.failed:
            self._failed.add(report.nodeid)
        elif report.passed and report.when == "call":
            for name, value in report.user_properties:
                if name == PROPERTY:
                    self._named[str(value)].add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Writes the report; a rule whose tests all failed is not in it."""
        passed = {rule: sorted(nodes - self._failed) for rule, nodes in sorted(self._named.items())}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_text(
            json.dumps({rule: nodes for rule, nodes in passed.items() if nodes}, indent=1) + "\n",
            encoding="utf-8",
        )


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--rule ID` runs only the tests that name this rule."""
    parser.addoption("--rule", default="", metavar="ID", help="only the tests that name this rule")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out the tests that don't name the rule asked for."""
    if rule := config.getoption("--rule"):
        named = [item for item in items if any(rule in marker.args for marker in item.iter_markers("rule"))]
        config.hook.pytest_deselected(items=[item for item in items if item not in named])
        items[:] = named


def pytest_configure(config: pytest.Config) -> None:
    """Starts a report, but in an xdist worker or where nothing or little runs."""
    if not hasattr(config, "workerinput") and not config.option.collectonly and not config.getoption("--rule"):
        config.pluginmanager.register(RuleReport(config.rootpath / REPORT), "rule-report")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Puts the ids of a test's markers where its reports carry them."""
    named = (rule for marker in item.iter_markers("rule") for rule in marker.args)
    item.user_properties.extend((PROPERTY, rule) for rule in named)

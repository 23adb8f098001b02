"""Every rule of our own has a test that names it."""

import re
from pathlib import Path

import pytest

from domain.catalogue import rule_entries

TESTS = Path(__file__).parents[2]
MARK = re.compile(r"mark\.rule\((.*?)\)", re.DOTALL)
NAMED = {
    rule
    for file in TESTS.rglob("test_*.py")
    for mark in MARK.findall(file.read_text(encoding="utf-8"))
    for rule in re.findall(r'"(kernel\.[a-z.-]+)"', mark)
}


@pytest.mark.parametrize("rule", [entry.id for entry in rule_entries("domain.kernel")])
def test_it_is_named(rule: str) -> None:
    assert rule in NAMED


def test_no_test_names_one_that_there_is_not() -> None:
    assert {entry.id for entry in rule_entries("domain.kernel")} >= NAMED

"""Every scenario file comes out as it says, and shows the rules it names."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from domain.registry import games
from domain.scenario import load, run

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.yaml"))


def case(path: Path) -> Any:
    rules = yaml.load(path.read_text(encoding="utf-8"), yaml.BaseLoader)["rules"]
    return pytest.param(path, marks=pytest.mark.rule(*rules), id=path.relative_to(HERE).with_suffix("").as_posix())


@pytest.mark.parametrize("path", [case(path) for path in FILES])
def test_scenario(path: Path) -> None:
    report = run(load(path.read_text(encoding="utf-8"), path.relative_to(HERE).as_posix()), games())
    assert report.passed, str(report)


def test_there_are_scenarios_for_every_game() -> None:
    assert {path.parent.name for path in FILES} == set(games())

"""Scenarios: positions, what is done in them and what is then to be expected, without a line of Python."""

from .report import Failure, Report
from .run import run
from .source import Scenario, ScenarioError, load

__all__ = ["Failure", "Report", "Scenario", "ScenarioError", "load", "run"]

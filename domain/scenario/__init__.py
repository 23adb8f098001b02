"""Scenarios: positions, what is done in them and what is then to be expected, without a line of Python."""

from .report import Failure as Failure
from .report import Report as Report
from .run import run as run
from .source import Scenario as Scenario
from .source import ScenarioError as ScenarioError
from .source import load as load

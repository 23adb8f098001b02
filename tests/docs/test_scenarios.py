"""docs/scenarios.md: its example runs, and it names every word of the format."""

import re
from pathlib import Path

import pytest
from msgspec import structs

from domain.registry import games
from domain.scenario import load, run
from domain.scenario.look import LOOKS
from domain.scenario.match import MATCHES
from domain.scenario.run import STEP_WORDS
from domain.scenario.source import WORDS
from tests.domain.hosts import HOSTS

DOC = (Path(__file__).parents[2] / "docs/scenarios.md").read_text(encoding="utf-8")
(EXAMPLE,) = re.findall(r"```yaml\n(.*?)```", DOC, re.DOTALL)


def test_the_example_passes() -> None:
    report = run(load(EXAMPLE, "docs/scenarios.md"), games())
    assert report.passed, str(report)


@pytest.mark.parametrize(("right", "wrong"), [("\n  recruit: 1\n", "\n  recruit: 2\n"), ("attack: 4", "attack: 3")])
def test_what_it_shows_of_a_failure_is_what_is_said(right: str, wrong: str) -> None:
    (failure,) = run(load(EXAMPLE.replace(right, wrong), "elektra.yaml"), games()).failures
    assert str(failure) in DOC


@pytest.mark.parametrize("word", [*WORDS, *STEP_WORDS, *MATCHES, *LOOKS])
def test_every_word_of_the_format_is_told(word: str) -> None:
    assert f"`{word}`" in DOC


@pytest.mark.parametrize("game", games())
def test_every_word_of_a_position_is_told(game: str) -> None:
    """A crossover's positions have the words of the game that it is played by."""
    if host := HOSTS.get(game):
        assert games()[game].arrangement is games()[host].arrangement
        assert f"`{game}`" in DOC
        return
    (told,) = re.findall(rf"- \*\*{game}\*\*.*?(?=\n\n|\n- )", DOC, re.DOTALL)
    for field in structs.fields(games()[game].arrangement):
        assert re.search(rf"`{field.encode_name}\b", told), field.encode_name

"""The breakages fit the code as it is; whether tests notice them is for `scripts/mutants`."""

from __future__ import annotations

import pytest

from domain.registry import games

from .__main__ import ROOT, Mutant, mutants

RULES = {rule.id for game in games().values() for rule in game.rules()}


@pytest.mark.parametrize("mutant", mutants(), ids=lambda mutant: str(mutant.of))
def test_a_breakage_is_of_a_rule_or_tests_that_there_are_in_a_text_that_is_there_once(mutant: Mutant) -> None:
    assert (mutant.rule in RULES) != bool(mutant.tests)
    assert not mutant.tests or (ROOT / mutant.tests).is_file()
    assert (ROOT / mutant.file).read_text(encoding="utf-8").count(mutant.once) == 1
    assert mutant.instead != mutant.once

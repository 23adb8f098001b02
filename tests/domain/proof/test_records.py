"""Both verifiers find every damage to a record and name its version, say the same of it, and accuse no record that is whole."""

from random import Random

import pytest

from docs.verifier.verify import check
from domain.kernel.audience import AUDITOR
from domain.kernel.verify import verify
from domain.registry import games
from tests.domain.golden.games import GOLDEN, Golden
from tests.domain.proof.cut import Cut, cut
from tests.domain.proof.damage import damaged

TIMES = 21
"""Records of each golden game, and as many damages: 1,000 in all."""

every_golden_game = pytest.mark.parametrize("golden", GOLDEN, ids=[golden.name for golden in GOLDEN])


def said_of(record: bytes) -> tuple[int, str | None]:
    """The version and the fault that are named, by both verifiers alike."""
    verdict, second = verify(record, games()), check(record)
    said = (verdict.version, verdict.fault)
    assert said == ((second.fault.version, second.fault.kind) if second.fault else (second.commits, None))
    return said


def a_record(whole: Cut, r: Random, least: int = 1) -> tuple[Cut, bytes]:
    """The game up to a random version, and the record of a random viewer."""
    part = whole._replace(commits=whole.commits[: r.randint(least, len(whole.commits))])
    return part, part.record(r.choice((AUDITOR, None, *range(whole.seats))))


@every_golden_game
def test_a_record_that_is_whole_is_not_accused(golden: Golden) -> None:
    r = Random(golden.name)
    whole = cut(golden, r)
    for _ in range(TIMES):
        part, record = a_record(whole, r)
        assert said_of(record) == (len(part.commits), None)


@every_golden_game
def test_any_damage_is_found_and_its_version_named(golden: Golden) -> None:
    r = Random(golden.name)
    whole = cut(golden, r)
    for _ in range(TIMES):
        damage = damaged(a_record(whole, r, least=2)[1], r)
        version, what = said_of(damage.record)
        assert (version, what in damage.whats) == (damage.version, True), (damage.how, what)

"""Games end, and what is recorded of them is all there is to them."""

import os
import subprocess
import sys

import pytest

from domain.kernel import visibility
from domain.kernel.audience import AUDITOR
from domain.kernel.commit import pack, unpack_commit
from tests.domain.conformance.tables import COMMITS, LAID, Laid, every_table, name, some
from tests.domain.play import LIMIT, decide, play, replayed


@every_table
def test_random_players_finish(laid: Laid) -> None:
    for played in laid.games():
        assert played.last.status == "ended", f"not over after {LIMIT} commits"


@every_table
def test_replaying_the_record_gives_the_state_and_decides_alike(laid: Laid) -> None:
    """A fresh process that has nothing but the bytes stands where the live one stood, and goes on the same."""
    for played in laid.games():
        state, looked_at = laid.game.state(), set(some(range(len(played.moves)), laid.part(COMMITS, played)))
        for n, (move, commit) in enumerate(zip(played.moves, played.commits, strict=True)):
            decided = decide(laid.game, state, move, played.seed)
            assert laid.game.commit(state, decided, *move, at=commit.at)[0] == commit
            laid.game.apply(state, unpack_commit(pack(commit)))
            assert n not in looked_at or state.digest() == played.states[n + 1].digest()
        assert state.digest() == played.last.digest()


@every_table
def test_what_is_told_of_a_decision_is_what_is_told_of_its_record(laid: Laid) -> None:
    for played in laid.games():
        said = list(zip(played.states, played.moves, played.commits, strict=False))
        for state, move, commit in some(said, laid.part(COMMITS, played)):
            decided = decide(laid.game, state, move, played.seed)
            for viewer in (None, AUDITOR, *range(laid.seats)):
                live, recorded = decided.events, laid.game.events_of(commit)
                assert [*visibility.events(live, viewer)] == [*visibility.events(recorded, viewer)]


@every_table
def test_deciding_never_touches_the_state_it_is_given(laid: Laid) -> None:
    for played in laid.games():
        for n, state in enumerate(replayed(played), 1):
            assert pack(state) == pack(played.states[n])


@every_table
def test_a_view_can_be_shared_for_nothing_in_it_can_change(laid: Laid) -> None:
    for state in next(laid.games()).states[1::20]:
        for viewer in (None, AUDITOR, *range(laid.seats)):
            hash(laid.game.view(state, viewer))  # TypeError: something can


PROGRAM = """
from tests.domain.conformance.tables import LAID
from tests.domain.play import play
for n in {numbers}:
    played = play(LAID[n].game, LAID[n].seats, LAID[n].preset, limit=60)
    print(played.last.head.hex(), played.last.digest())
"""


def test_no_hash_of_the_process_leaks_into_a_game(pytestconfig: pytest.Config) -> None:
    """The order of a set or a dict of strings differs from process to process; a game doesn't."""
    numbers = list({table.game.name: n for n, table in enumerate(LAID)}.values())
    program = [sys.executable, "-c", PROGRAM.format(numbers=numbers)]
    said = {
        subprocess.run(
            program,
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=pytestconfig.rootpath,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(said) == 1
    here = [play(LAID[n].game, LAID[n].seats, LAID[n].preset, limit=60).last for n in numbers]
    assert said.pop().splitlines() == [f"{state.head.hex()} {state.digest()}" for state in here], name(LAID[0])

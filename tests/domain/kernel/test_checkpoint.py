"""Every fiftieth commit notes the digest of the table, and tells it to nobody."""

import pytest

from domain.kernel.audience import AUDITOR
from domain.kernel.events import Checkpoint
from domain.kernel.game import CHECKPOINT_EVERY
from domain.kernel.visibility import event
from tests.domain.kernel.arrange import GAME
from tests.domain.play import play

PLAYED = play(GAME, 3, "first-night")


@pytest.mark.rule("kernel.checkpoint")
def test_it_comes_last_in_every_fiftieth_commit_and_in_no_other() -> None:
    assert CHECKPOINT_EVERY == 50 < PLAYED.last.version
    for commit, state in zip(PLAYED.commits, PLAYED.states[1:], strict=True):
        noted = [each for each in GAME.events_of(commit) if isinstance(each, Checkpoint)]
        due = commit.version % 50 == 0 and state.status != "ended"
        assert [each.digest for each in noted] == ([state.digest()] if due else [])
        assert not noted or GAME.events_of(commit)[-1] == noted[0]


@pytest.mark.rule("kernel.checkpoint")
def test_a_hidden_table_could_be_guessed_from_it_so_it_is_sealed() -> None:
    noted = Checkpoint(digest=PLAYED.last.digest())
    assert [event(noted, viewer)["digest"] for viewer in (None, 0, 1, 2)] == [None] * 4
    assert event(noted, AUDITOR)["digest"] == noted.digest

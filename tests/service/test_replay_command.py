"""`turnledger replay` shows no table that it can't vouch for."""

import pytest
from msgspec import structs

from service.cli.replay import check
from tests.domain.kernel.arrange import GAME
from tests.domain.play import play

PLAYED = play(GAME, 2, "creek")


def test_what_was_recorded_is_shown() -> None:
    check(GAME, PLAYED.commits)


def test_of_what_was_altered_the_version_is_named() -> None:
    commits = [*PLAYED.commits[:4], structs.replace(PLAYED.commits[4], at=1), *PLAYED.commits[5:]]
    with pytest.raises(SystemExit, match="Version 5 was altered"):
        check(GAME, commits)


def test_of_what_is_missing_too() -> None:
    with pytest.raises(SystemExit, match="Version 5 is missing"):
        check(GAME, [*PLAYED.commits[:4], *PLAYED.commits[5:]])

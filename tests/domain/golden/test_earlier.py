"""What was played once replays for ever: streams that the rules of their day recorded, and what each adds up to."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from domain.kernel.commit import RULES_VERSION
from domain.registry import games
from tests.domain.golden.games import EARLIER, HERE, recorded
from tests.domain.golden.keep import digest_beside, digest_of, game_of
from tests.domain.play import LIMIT, Played, keen_move

STREAMS = sorted(EARLIER.glob("*.xz"))
CUTS = (1 / 2, 3 / 4)
"""Where somebody plays on, as parts of a game."""

every_stream = pytest.mark.parametrize("stream", STREAMS, ids=lambda stream: stream.stem)


@every_stream
def test_it_replays_to_its_digest(stream: Path) -> None:
    assert digest_of(stream) == digest_beside(stream).read_text(encoding="utf-8").strip()


@every_stream
def test_it_can_still_be_looked_at(stream: Path) -> None:
    game = games()[game_of(stream)]
    state = game.replay(recorded(game, stream).commits)
    assert state.status == "ended"
    assert state.reason in stream.stem
    assert isinstance(game.view(state, None), game.view_type)


@every_stream
def test_it_could_be_played_on_to_its_end(stream: Path) -> None:
    """With the cards it was begun with, whatever they are by now."""
    game = games()[game_of(stream)]
    commits, chance = recorded(game, stream).commits, Random(stream.stem)
    for part in CUTS:
        before = commits[: int(len(commits) * part)]
        played = Played(game, b"", [], before, [game.replay(before)])
        while played.last.status != "ended" and len(played.commits) < LIMIT:
            played.take(keen_move(game, played.last, chance))
        assert played.last.status == "ended"


def test_there_are_streams_of_every_game_by_every_version_of_the_rules() -> None:
    """Those of today's are the golden games. Where one is missing: `python -m tests.domain.golden.keep`, with the rules of then."""
    there = {(game_of(stream), version_of(stream)) for stream in (*STREAMS, *HERE.glob("*.xz"))}
    missing = {(game, rules) for game in games() for rules in range(1, RULES_VERSION + 1)} - there
    assert not missing


def version_of(stream: Path) -> int:
    (rules,) = {commit.rules for commit in recorded(games()[game_of(stream)], stream).commits}
    return rules

"""The record of a game with a clock is checked as that of any game, and time is part of what is proved."""

import pytest
from msgspec import Raw, structs

from docs.verifier.verify import check
from domain.kernel.audience import AUDITOR, Viewer
from domain.kernel.commit import pack, unpack
from domain.kernel.verify import verify
from tests.domain.kernel.arrange import GAME
from tests.domain.kernel.record import timed_game
from tests.domain.proof.cut import Cut, signed


@pytest.mark.parametrize("viewer", [None, 0, 2, AUDITOR])
def test_a_game_with_a_clock_is_not_accused(viewer: Viewer) -> None:
    played = timed_game(3)
    commits = played.commits if viewer == AUDITOR else played.commits[:-1]
    record = Cut(GAME.content_pack, [*map(signed, commits)], played.last.seed, 3).record(viewer)
    verdict, second = verify(record, {GAME.name: GAME}), check(record)
    assert (verdict.fault, second.fault) == (None, None)
    assert verdict.version == second.commits == len(commits)


def test_who_gives_themselves_time_afterwards_is_found() -> None:
    played = timed_game(3)
    at = next(n for n, commit in enumerate(played.commits) if b"ClockSet" in bytes(commit.events))
    commits = [*map(signed, played.commits)]
    events = unpack(commits[at].events)
    (noted,) = (event for event in events if event["type"] == "ClockSet")
    noted["times"][0]["left"] += 60_000
    commits[at] = structs.replace(commits[at], events=Raw(pack(events)))
    record = Cut(GAME.content_pack, commits, played.last.seed, 3).record(AUDITOR)
    verdict, second = verify(record, {GAME.name: GAME}), check(record)
    assert second.fault
    assert (verdict.fault, verdict.version) == (second.fault.kind, second.fault.version) == ("altered", at + 1)

"""The records of sandboxes are checked as those of any game, and nothing of the first game is in them."""

from contextlib import suppress
from functools import cache
from random import Random

import pytest
from msgspec import Raw, structs

from docs.verifier.verify import check
from domain.kernel.action import Undo
from domain.kernel.audience import AUDITOR, Viewer
from domain.kernel.commit import pack, unpack
from domain.kernel.events import Undone
from domain.kernel.game import Decided
from domain.kernel.refusal import Refused
from domain.kernel.verify import verify
from tests.domain.kernel.arrange import GAME
from tests.domain.kernel.test_fork import CALM, of_played, sandbox
from tests.domain.play import Played, next_move
from tests.domain.proof.cut import Cut, signed


@cache
def played_on() -> Played:
    """A sandbox in which much is taken back, to its end."""
    played, r = sandbox(of_played(CALM[3]), hold="all"), Random(4)
    while played.last.status != "ended":
        move = next_move(GAME, played.last, r)
        played.take(move)
        with suppress(Refused):
            played.take_back(move.seat, Undo())
            played.take(next_move(GAME, played.last, r))
    return played


def record(played: Played, viewer: Viewer) -> bytes:
    """Of a game that is over all is open to everybody; what others may have is of before."""
    commits = played.commits if viewer == AUDITOR else played.commits[:-1]
    return Cut(GAME.content_pack, [*map(signed, commits)], played.last.seed, 3).record(viewer)


@pytest.mark.parametrize("viewer", [None, 0, 1, AUDITOR])
def test_a_sandbox_is_not_accused(viewer: Viewer) -> None:
    played = played_on()
    assert any(isinstance(event, Undone) for commit in played.commits for event in GAME.events_of(commit))
    there = record(played, viewer)
    verdict, second = verify(there, {GAME.name: GAME}), check(there)
    assert (verdict.fault, second.fault) == (None, None)
    assert verdict.version == second.commits == len(played.commits) - (viewer != AUDITOR)


def test_who_deals_what_they_like_is_found() -> None:
    played = played_on()
    first = played.commits[0]
    events = unpack(first.events)
    (redealt,) = (event for event in events if event["type"] == "Redealt")
    redealt["was"][:2] = redealt["was"][1::-1]
    other = Played(GAME, played.seed, [], [], [GAME.state()])
    forged = structs.replace(first, events=Raw(pack(events)))
    other.record(played.moves[0], Decided(tuple(GAME.events_of(forged)), played.states[1]))
    verdict = verify(record(other, AUDITOR), {GAME.name: GAME})
    assert (verdict.version, verdict.fault) == (1, "wrong-shuffle")

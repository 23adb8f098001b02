"""Time runs out at every table: the game goes on whatever is asked, and comes to its end wherever that needs no doing."""

import pytest

from domain.kernel.clock_events import Clock
from domain.kernel.clock_view import clock_view
from domain.kernel.due import due
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame, StartGame
from domain.kernel.state import State
from domain.kernel.table import Moment
from tests.domain.conformance.tables import LAID, Laid, name

MOST = 1500
"""Commits within which any game is over in which nobody does anything, if it ever is."""

PEACEFUL = frozenset({"competitive", "team"})
"""Conquests that go on for ever where nobody marches: the Humans win in other modes alone."""

TABLES = [laid for laid in LAID if laid.options is None and laid.seats in (laid.game.seats[0], 3)]


def begun(laid: Laid) -> State:
    """A game that has begun, in which each seat has a second in all, and no more."""
    request = CreateGame(
        game=laid.game.name,
        creator="p_1",
        seats=(SeatPlan("player", "p_1"),) * laid.seats,
        preset=laid.preset,
        clock=Clock("turn", 1),
    )
    state: State = laid.game.create(request, bytes(32)).state
    begun: State = laid.game.decide(state, -1, StartGame(), moment=Moment(1000)).state
    return begun


@pytest.mark.parametrize("laid", TABLES, ids=[name(laid) for laid in TABLES])
@pytest.mark.rule("kernel.clock.answer")
def test_a_game_goes_on_in_which_nobody_acts(laid: Laid) -> None:
    state, commits = begun(laid), 0
    assert laid.game.view(state, None).clock == clock_view(state)  # type: ignore[attr-defined]
    while (coming := due(state)) and commits < MOST:
        state, commits = laid.game.decide(state, -1, coming.action, moment=Moment(coming.at)).state, commits + 1
    peaceful = laid.game.name == "conquest" and laid.preset in PEACEFUL
    assert (state.status, commits < MOST) == (("running", False) if peaceful else ("ended", True))

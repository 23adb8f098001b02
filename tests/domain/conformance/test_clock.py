"""Time runs out at every table: a game goes on whatever is asked, and comes to its end."""

import pytest

from domain.kernel.due import due
from domain.kernel.events import Clock, SeatPlan
from domain.kernel.lobby import CreateGame, StartGame
from domain.kernel.table import Moment
from tests.domain.conformance.tables import Laid, every_table

MOST = 3000
"""Commits within which any game is over in which nobody does anything."""


@every_table
@pytest.mark.rule("kernel.clock.answer")
def test_a_game_in_which_nobody_acts_comes_to_its_end(laid: Laid) -> None:
    seats = tuple(SeatPlan("player", "p_1" if laid.game.name else "") for _ in range(laid.seats))
    request = CreateGame(
        game=laid.game.name,
        creator="p_1",
        seats=seats,
        preset=laid.preset,
        options=laid.options,
        clock=Clock("turn", 1, 1),
    )
    state = laid.game.create(request, bytes(32)).state
    state = laid.game.decide(state, -1, StartGame(), moment=Moment(1000)).state
    commits = 0
    while coming := due(state):
        state = laid.game.decide(state, -1, coming.action, moment=Moment(coming.at)).state
        commits += 1
        assert commits < MOST
    assert state.status == "ended"

"""Forking a game at the desk: whose it is, what it begins with, and that it is done once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from domain.kernel.action import Decide
from schema.desk import Caller
from schema.model import GameFilter, GameSummary, NewFork
from service.forks import GENERATIONS
from service.house import House
from tests.service.house import TakingTurns, make_house
from tests.service.refusing import refused
from tests.service.table import NOBODY, Two, any_of

pytestmark = pytest.mark.anyio


async def sailing(two: Two) -> GameSummary:
    """The orders are out, and it is somebody's turn."""
    for seat in (0, 1):
        await two.order(seat, 1 + seat)
    return await two.summary()


async def fork(two: Two, caller: Caller, command: str = "", **how: Any) -> GameSummary:
    return await two.house.desk.fork(caller, two.id, NewFork(**how), command)


async def test_a_running_game_is_forked_as_it_is(begun: Two) -> None:
    game = await sailing(begun)
    sandbox = await fork(begun, begun.ann)
    assert sandbox.fork is not None
    assert (sandbox.fork.game, sandbox.fork.version) == (game.id, game.version)
    assert (sandbox.id != game.id, sandbox.version, sandbox.status) == (True, 1, "running")
    assert [(seat.kind, seat.name) for seat in sandbox.seats] == [("player", "Ann"), ("bot", None)]
    assert (sandbox.visibility, sandbox.undo, sandbox.creator) == ("unlisted", "own_last", begun.ann.player)
    assert (sandbox.content, sandbox.seed_hash != game.seed_hash) == (game.content, True)
    assert (await begun.summary()) == game
    view: Any = await begun.house.desk.view(begun.ann, sandbox.id)
    was: Any = await begun.house.desk.view(begun.ann, game.id)
    assert view.boats == was.boats


async def test_a_finished_game_is_forked_and_played_to_another_end(begun: Two) -> None:
    await begun.play()
    sandbox = await fork(begun, begun.ben, hold="all")
    assert [seat.name for seat in sandbox.seats] == ["Ben", "Ben"]
    desk, chance = begun.house.desk, Random(3)
    while (game := await desk.summary(NOBODY, sandbox.id)).status != "ended":
        legal = await desk.legal(begun.ben, sandbox.id)
        move = any_of(legal, chance)
        asked = [each.seat for each in legal.decisions if isinstance(move, Decide) and each.decision == move.decision]
        await desk.act(begun.ben, sandbox.id, move, (*asked, game.awaited[0])[0])
    assert (await desk.summary(NOBODY, sandbox.id)).seed is not None


async def test_bots_play_on_in_it(house: House, begun: Two) -> None:
    await sailing(begun)
    sandbox = await fork(begun, begun.cat)
    while (await house.desk.summary(NOBODY, sandbox.id)).status != "ended":
        pass
    assert {seat.kind for seat in sandbox.seats} == {"bot"}


async def test_a_version_is_chosen(begun: Two) -> None:
    await sailing(begun)
    first = (await begun.summary()).version
    await begun.play(until=first + 20)
    sandbox = await fork(begun, begun.ann, at=first)
    assert sandbox.fork is not None
    assert sandbox.fork.version == first
    with refused("wrong_phase", "/at"):
        await fork(begun, begun.ann, at=first - 1)
    with refused("not_found", "/at"):
        await fork(begun, begun.ann, at=9999)


async def test_who_may_fork_as_whom(begun: Two) -> None:
    await sailing(begun)
    with refused("unauthenticated"):
        await fork(begun, NOBODY)
    with refused("not_your_seat", "/seat"):
        await fork(begun, begun.ann, seat=1)
    with refused("not_your_seat", "/seat"):
        await fork(begun, begun.cat, seat=0)
    with refused("not_found"):
        await begun.house.desk.fork(begun.ann, "g_nothing", NewFork())
    assert (await fork(begun, begun.ben, seat=1)).seats[1].name == "Ben"


async def test_a_game_that_has_not_begun_can_not_be_forked(laid: Two) -> None:
    with refused("wrong_phase", "/at"):
        await fork(laid, laid.ann)


async def test_it_is_done_once(begun: Two, store: TakingTurns) -> None:
    await sailing(begun)
    first = await fork(begun, begun.ann, "a")
    await begun.play(until=20)
    assert await fork(begun, begun.ann, "a") == first
    assert await make_house(store).desk.fork(begun.ann, begun.id, NewFork(), "a") == first
    with refused("command_id_reused"):
        await fork(begun, begun.ann, "a", hold="all")
    assert (await fork(begun, begun.ben, "a")).id != first.id


async def test_a_sandbox_is_not_among_the_public_games_unless_asked(begun: Two) -> None:
    await sailing(begun)
    hidden, shown = await fork(begun, begun.ann), await fork(begun, begun.ann, visibility="public")
    desk = begun.house.desk
    assert [game.id for game in (await desk.games(NOBODY)).games] == [shown.id, begun.id]
    assert {game.id for game in (await desk.games(begun.ann, GameFilter(mine=True))).games} == {
        hidden.id,
        shown.id,
        begun.id,
    }
    assert begun.ben.player not in [seat.player for seat in hidden.seats]


async def test_a_sandbox_is_read_back_from_its_record(begun: Two, store: TakingTurns) -> None:
    await sailing(begun)
    sandbox = await fork(begun, begun.ann)
    there = make_house(store)
    assert await there.desk.summary(begun.ann, sandbox.id) == sandbox
    assert await there.desk.view(begun.ann, sandbox.id) == await begun.house.desk.view(begun.ann, sandbox.id)
    (first,) = await there.desk.commits(begun.ann, sandbox.id, describe=True)
    said = {event["type"]: event for event in first.events}
    assert said["Forked"]["table"] is None
    assert set(said["Redealt"]["was"]) == {None}


async def test_sandboxes_are_forked_again_but_not_for_ever(begun: Two) -> None:
    await sailing(begun)
    sandbox = await fork(begun, begun.ann, hold="all")
    for _ in range(GENERATIONS - 1):
        again = await begun.house.desk.fork(begun.ann, sandbox.id, NewFork(hold="all"))
        assert again.fork is not None
        assert (again.fork.game, again.fork.version) == (sandbox.id, 1)
        sandbox = again
    with refused("wrong_phase"):
        await begun.house.desk.fork(begun.ann, sandbox.id, NewFork())

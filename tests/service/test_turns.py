"""Whose turn it is, over all of a player's games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from typing import Any

import pytest

from domain.kernel.refusal import Refused
from schema.desk import Caller
from schema.model import NewGame
from schema.turns import Turns
from service.games import of_player, seated_of
from service.house import House
from service.store import Store
from tests.service.house import TakingTurns, make_house
from tests.service.table import NOBODY, OPEN, Two, player

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(store: Store) -> House:
    return make_house(store)


class Told:
    """What a follower is told, one after the other."""

    def __init__(self, turns: Any) -> None:
        self._turns = turns

    async def next(self) -> Turns:
        async with asyncio.timeout(10):
            told: Turns = await anext(self._turns)
            return told

    async def waits(self) -> dict[str, tuple[int, ...]]:
        """The next: the seats by game."""
        return {turn.game_id: turn.seats for turn in (await self.next()).turns}


@asynccontextmanager
async def following(house: House, caller: Caller, after: str = "") -> AsyncIterator[Told]:
    async with aclosing(house.desk.turns.follow(caller, after)) as turns:
        yield Told(turns)


async def test_it_begins_with_all_that_waits_and_goes_on_with_what_changes(house: House) -> None:
    two, other = await Two.begun(house), await Two.begun(house)
    async with following(house, two.ann) as told:
        first = await told.next()
        assert first.complete
        (turn,) = first.turns
        state = await house.games.load(two.id)
        assert (turn.game_id, turn.game, turn.version, turn.seats) == (two.id, "smugglers", state.version, (0,))
        rules = house.games.rules("smugglers")
        assert turn.asked == tuple(each.prompt for each in rules.decisions(state, 0, "en") if each.seat == 0) != ()

        await two.order(0, 1)
        done = await told.next()
        assert (done.complete, done.turns[0].game_id, done.turns[0].seats) == (False, two.id, ())
        await other.order(0, 1)
        await two.order(1, 1)
        again = await told.next()
        assert (again.complete, again.turns[0].game_id, again.turns[0].seats) == (False, two.id, (0,))


async def test_a_game_that_somebody_has_just_sat_down_at_is_told_when_it_begins(house: House) -> None:
    two = await Two.laid(house)
    async with following(house, two.ben) as told:
        assert await told.next() == Turns(complete=True, turns=(), cursor=(await _cursor(house, two.ben)))
        await house.desk.lobby.sit(two.ben, two.id, None, "")
        await house.desk.lobby.start(two.ann, two.id, "")
        assert await told.waits() == {two.id: (1,)}


async def _cursor(house: House, caller: Caller) -> str:
    async with following(house, caller) as told:
        return (await told.next()).cursor


async def test_who_stands_up_is_waited_for_no_more(house: House) -> None:
    two = await Two.begun(house)
    async with following(house, two.ben) as told:
        await told.next()
        await house.desk.lobby.stand(two.ben, two.id, 1)
        assert await told.waits() == {two.id: ()}
        assert await house.games.page(seated_of(two.ben.player or ""), None, 10) == []


async def test_who_lets_a_bot_stand_in_is_waited_for_again_only_when_they_are_back(house: House) -> None:
    await house.bots.close()
    two = await Two.begun(house)
    async with following(house, two.ben) as told:
        assert await told.waits() == {two.id: (1,)}
        await house.desk.attendance.stand_in(two.ben, two.id, 1)
        assert await told.waits() == {two.id: ()}
        await house.desk.attendance.come_back(two.ben, two.id, 1)
        assert await told.waits() == {two.id: (1,)}


async def test_a_game_that_is_over_waits_for_nobody(house: House) -> None:
    two = await Two.begun(house)
    async with following(house, two.ann) as told:
        assert await told.waits() == {two.id: (0,)}
        await two.play()
        assert await told.waits() == {two.id: ()}
        assert await house.games.page(seated_of(two.ann.player or ""), None, 10) == []
    assert await house.desk.waiting(two.ann) == ()


async def test_who_knows_it_all_is_told_only_what_is_new(house: House) -> None:
    two = await Two.begun(house)
    cursor = await _cursor(house, two.ann)
    async with following(house, two.ann, cursor) as told:
        coming = asyncio.create_task(told.next())
        await asyncio.sleep(0.05)
        assert not coming.done()
        await two.order(0, 1)
        assert not (await coming).complete
    async with following(house, two.ann, cursor) as told:
        news = await told.next()
        assert (news.complete, news.turns) == (True, ())


async def test_it_is_the_players_own(house: House) -> None:
    await Two.begun(house)
    with pytest.raises(Refused, match="unauthenticated"):
        async with following(house, NOBODY) as told:
            await told.next()
    with pytest.raises(Refused, match="forbidden"):
        async with following(house, Caller("p_x", scopes=frozenset({"play"}))) as told:
            await told.next()


async def test_it_ends_when_the_service_does(house: House) -> None:
    two = await Two.begun(house)
    async with following(house, two.ann) as told:
        await told.next()
        await house.feed.close()
        with pytest.raises(StopAsyncIteration):
            await told.next()


async def test_it_waits_out_a_store_that_is_away() -> None:
    store = TakingTurns()
    house = make_house(store)
    two = await Two.begun(house)
    async with following(house, two.ann) as told:
        await told.next()
        store.cut_off = True
        (ear,) = house.feed._ears
        ear.look()
        coming = asyncio.create_task(told.next())
        await asyncio.sleep(0.05)
        assert not coming.done()
        store.cut_off = False
        await two.order(0, 1)
        ear.look()
        assert (await coming).turns[0].seats == ()


async def test_nothing_is_listened_to_once_nobody_follows(house: House) -> None:
    two = await Two.begun(house)
    async with following(house, two.ann) as told:
        await told.next()
        assert set(house.feed._listening) == {seated_of(two.ann.player or ""), two.id}
    assert not house.feed._listening
    assert not house.feed._ears
    assert house.feed._listener is None


async def test_an_old_game_that_waits_is_among_mine_however_many_are_over(house: House) -> None:
    """The list of all one's games has the newest first, and most of them are over."""
    two = await Two.begun(house)
    ann = two.ann.player or ""
    for n in range(150):
        await house.store.index_add(of_player(ann), f"g_{n:026}", 1_800_000_000_000 + n)
    waiting = await house.desk.waiting(two.ann)
    assert [game.id for game in waiting] == [two.id]
    async with following(house, two.ann) as told:
        assert await told.waits() == {two.id: (0,)}


async def test_a_game_of_before_there_was_the_index_waits_too(house: House) -> None:
    two = await Two.begun(house)
    await house.store.index_remove(seated_of(two.ann.player or ""), two.id)
    assert [game.id for game in await house.desk.waiting(two.ann)] == [two.id]


async def test_those_that_wait_come_first_and_else_the_newest(house: House) -> None:
    ann, ben = await player(house, "Ann"), await player(house, "Ben")
    games = []
    for _ in range(3):
        asked = NewGame(game="smugglers", seats=(OPEN, OPEN), sit=True)
        games.append((await house.desk.create(ann, asked)).id)
    await house.desk.lobby.sit(ben, games[0], None, "")
    await house.desk.lobby.start(ann, games[0], "")
    assert [game.id for game in await house.desk.waiting(ann)] == [games[0], games[2], games[1]]

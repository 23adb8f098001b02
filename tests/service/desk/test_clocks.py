"""Clocks at the desk: agreed on, shown, stopped, run out; and bots that stand in."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

import pytest
from msgspec import structs

from domain.kernel.action import SetAutoPass
from domain.kernel.clock_events import ClockSet, TimeRanOut
from domain.kernel.clock_view import GameClock, SeatClock
from domain.kernel.event import Event
from domain.kernel.refusal import Code
from domain.kernel.why import decided_again
from schema.clocks import NewClock
from schema.desk import Caller
from schema.model import NewCampaign, NewFork, NewGame
from service.due import DUE, Deadline
from service.games import BOTS
from service.house import House
from service.store import Outcome, StoreUnavailable
from tests.service.desk.test_bots import until
from tests.service.house import BEGAN, Hand, TakingTurns, make_house
from tests.service.refusing import refused
from tests.service.table import OPEN, Two

pytestmark = pytest.mark.anyio
MINUTE = 60_000
EACH = NewClock(kind="decision", seconds=60)


def each(at_zero: str) -> NewClock:
    return NewClock(kind="decision", seconds=60, at_zero=at_zero)  # type: ignore[arg-type]  # it is one of its words


@pytest.fixture
def house(store: TakingTurns, hand: Hand) -> House:
    """A house in which nobody looks round by themselves, and no bot plays."""
    return make_house(store, hand)


async def events(two: Two) -> list[Event]:
    """Everything that has happened in a game."""
    state = await two.house.games.load(two.id)
    rules, record = two.house.games.rules(state.game), await two.house.games.record(two.id, state.version)
    return [event for commit in record for event in rules.events_of(commit)]


async def clock(two: Two) -> GameClock:
    shown = (await two.summary()).clock
    assert shown
    return shown


async def announced(house: House) -> list[Deadline]:
    return [Deadline.read(row.member) for row in await house.store.index_due(DUE, BEGAN * 2, 100)]


# -- agreed on


async def test_a_game_has_a_clock_only_where_one_is_asked_for(house: House) -> None:
    two = await Two.begun(house)
    assert (await two.summary()).clock is None
    assert not any(isinstance(event, ClockSet) for event in await events(two))
    assert await announced(house) == []


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        (NewClock(kind="decision"), "seconds"),
        (NewClock(kind="turn", days=1, seconds=1), "days"),
        (NewClock(kind="turn"), "seconds"),
        (NewClock(kind="days", seconds=5), "days"),
        (NewClock(kind="days", seconds=5, days=1), "seconds"),
        (NewClock(kind="decision", seconds=5, increment=1), "increment"),
        (NewClock(kind="turn", seconds=5, at_zero="stand_in"), "increment"),
    ],
)
async def test_a_clock_that_makes_no_sense_is_refused(house: House, asked: NewClock, field: str) -> None:
    two = await Two.laid(house)
    request = NewGame(game="smugglers", seats=(OPEN, OPEN), clock=asked)
    with refused("option_invalid", f"/clock/{field}"):
        await house.desk.create(two.ann, request)


async def test_all_see_how_it_was_agreed_on_and_how_it_stands(house: House, hand: Hand) -> None:
    two = await Two.laid(house, clock=NewClock(kind="turn", seconds=600, increment=30, at_zero="bot"))
    before = GameClock(kind="turn", seconds=600, increment=30, at_zero="bot", stopped=False)
    seats = tuple(SeatClock(seat=seat, left=600_000) for seat in (0, 1))
    assert await clock(two) == structs.replace(before, seats=seats)
    await house.desk.lobby.sit(two.ben, two.id, None, "")
    await house.desk.lobby.start(two.ann, two.id, "")
    hand.at += 5_000
    await two.order(0, 1)
    shown = await clock(two)
    assert shown.seats == (
        SeatClock(seat=0, left=625_000),
        SeatClock(seat=1, left=630_000, since=BEGAN, deadline=BEGAN + 630_000),
    )
    assert shown.deadline == BEGAN + 630_000
    for caller in (two.ann, two.cat):
        assert (await house.desk.view(caller, two.id)).clock == shown  # type: ignore[attr-defined]


async def test_days_are_days(house: House) -> None:
    two = await Two.begun(house, clock=NewClock(kind="days", days=3))
    assert (await clock(two)).deadline == BEGAN + 3 * 24 * 60 * MINUTE


async def test_a_sandbox_has_none_and_the_next_game_of_a_campaign_has_the_same(house: House) -> None:
    two = await Two.begun(house, clock=EACH)
    for seat in (0, 1):
        await two.order(seat, 1)
    sandbox = await house.desk.fork(two.ann, two.id, NewFork())
    assert sandbox.clock is None
    season = await house.desk.create_campaign(two.ann, NewCampaign(game="smugglers", seats=(OPEN, OPEN), clock=EACH))
    game = (await house.desk.begin_campaign_game(two.ann, season.id)).games[0].game
    assert game
    assert game.clock
    assert game.clock.seconds == 60


# -- run out


async def test_a_default_answer_is_given_where_time_is_up(house: House, hand: Hand) -> None:
    two = await Two.begun(house, clock=EACH)
    assert await announced(house) == [Deadline(two.id, 3, BEGAN + MINUTE)]
    hand.at += MINUTE - 1
    await house.deadlines.look()
    assert (await two.summary()).version == 3
    hand.at += 1
    await house.deadlines.look()
    happened = await events(two)
    assert [event.seat for event in happened if isinstance(event, TimeRanOut)] == [0, 1]
    assert (await two.summary()).awaited != (0, 1)
    assert await announced(house) == [Deadline(two.id, 5, hand.at + MINUTE)]


async def test_who_has_acted_is_spared(house: House, hand: Hand) -> None:
    two = await Two.begun(house, clock=EACH)
    hand.at += MINUTE - 1
    await two.order(0, 1)
    hand.at += 1
    await house.deadlines.look()
    assert [event.seat for event in await events(two) if isinstance(event, TimeRanOut)] == [1]


async def test_a_game_that_all_have_left_is_not_answered_for_ever(house: House, hand: Hand) -> None:
    two = await Two.begun(house, clock=EACH)
    for _ in range(100):
        hand.at += MINUTE
        await house.deadlines.look()
    shown = await clock(two)
    assert (shown.stopped, shown.deadline) == (True, None)
    assert len([event for event in await events(two) if isinstance(event, TimeRanOut)]) == 20
    assert await announced(house) == []


@pytest.mark.parametrize("at_zero", ["bot", "stand_in"])
async def test_a_bot_plays_on_where_time_is_up(store: TakingTurns, hand: Hand, at_zero: str) -> None:
    house = make_house(store, hand, deadlines_look_seconds=0.01)
    async with house.running():
        two = await Two.begun(house, clock=each(at_zero))
        await two.order(0, 1)
        hand.at += MINUTE

        async def has_moved() -> bool:
            return (await two.summary()).seats[1].bot is not None and (await two.summary()).version > 5

        await until(has_moved)
        seat = (await two.summary()).seats[1]
        assert (seat.kind, seat.player) == (("bot", None) if at_zero == "bot" else ("player", two.ben.player))
        assert [row.member for row in await store.index_page(BOTS, None, 9)] == [two.id]


@pytest.mark.parametrize("at_zero", ["answer", "bot", "stand_in"])
async def test_of_replicas_that_look_at_once_one_says_it(store: TakingTurns, hand: Hand, at_zero: str) -> None:
    houses = [make_house(store, hand) for _ in range(3)]
    two = await Two.begun(houses[0], clock=each(at_zero))
    await two.order(0, 1)
    for house in houses:
        await house.games.load(two.id)
    hand.at += MINUTE
    await asyncio.gather(*(house.deadlines.look() for house in houses))
    two.house = houses[1]
    assert len([event for event in await events(two) if isinstance(event, TimeRanOut)]) == 1
    for house in houses:
        await house.deadlines.look()
    assert len([event for event in await events(two) if isinstance(event, TimeRanOut)]) == 1


class Dying(TakingTurns):
    """A store whose caller dies before a write of some number, from when on it writes nothing more."""

    def __init__(self, last: int) -> None:
        super().__init__()
        self.last, self.writes = last, 0

    def _write(self) -> None:
        self.writes += 1
        if self.writes > self.last:
            raise StoreUnavailable("The event store doesn't answer.")

    async def index_add(self, name: str, member: str, score: int) -> None:
        self._write()
        await super().index_add(name, member, score)

    async def index_remove(self, name: str, member: str) -> None:
        self._write()
        await super().index_remove(name, member)

    async def append(self, stream: str, expected: int, entry: bytes, **command: Any) -> Outcome:
        self._write()
        return await super().append(stream, expected, entry, **command)


async def test_whoever_dies_between_two_writes_loses_no_time_limit_and_enforces_none_twice(hand: Hand) -> None:
    """A start, a move and time that is up twice over, broken off before each write; somebody else comes by afterwards."""
    for last in count():
        store = Dying(10_000)
        dying = make_house(store, hand)
        two = await Two.laid(dying, clock=EACH)
        await dying.desk.lobby.sit(two.ben, two.id, None, "")
        store.writes, store.last = 0, last
        over = await broken_off(two, hand)
        store.last = 10_000
        other = two.house = make_house(store, hand)
        hand.at += 10 * MINUTE
        await other.deadlines.look()
        hand.at += 1_000
        await other.deadlines.look()
        state = await other.games.load(two.id)
        await agrees(two)
        if state.status == "running":
            assert any(isinstance(event, TimeRanOut) for event in await events(two)), last
            coming = [deadline.version for deadline in await announced(other) if deadline.version >= state.version]
            assert coming == [state.version], last  # one of an earlier version, that is due much later, may be left
            assert state.times
        if over:
            assert last > 5
            return


async def broken_off(two: Two, hand: Hand) -> bool:
    """Whether all of it was done before the store was gone."""
    try:
        await two.house.desk.lobby.start(two.ann, two.id, "")
        await two.order(0, 1)
        hand.at += MINUTE
        await two.house.deadlines.look()
    except Exception:
        return False
    return True


async def test_what_was_recorded_is_decided_the_same_again(house: House, hand: Hand) -> None:
    """Whoever looks into it later has the moments of the commits, and the clock says the same."""
    two = await Two.begun(house, clock=each("stand_in"))
    hand.at += MINUTE
    await house.deadlines.look()
    hand.at += 500
    await house.desk.act(two.ben, two.id, SetAutoPass(on=True))
    await agrees(two)


async def agrees(two: Two) -> None:
    """Whether today's rules decide the same again, whoever was when out of time."""
    rules, newest = two.house.games.rules("smugglers"), await two.house.games.load(two.id)
    state = rules.state()
    for commit in await two.house.games.record(two.id, newest.version):
        assert decided_again(rules, state, commit), commit.version
        rules.apply(state, commit)


# -- standing in


async def test_a_bot_stands_in_until_its_player_acts(store: TakingTurns) -> None:
    house = make_house(store)
    async with house.running():
        two = await Two.begun(house)
        await house.desk.attendance.stand_in(two.ben, two.id, 1)

        async def has_moved() -> bool:
            return (await two.summary()).awaited == (0,)

        await until(has_moved)
        assert (await house.desk.view(two.ben, two.id)).boats[1].hand[0].card  # type: ignore[attr-defined]
        await house.desk.act(two.ben, two.id, SetAutoPass(on=True))
        seat = (await two.summary()).seats[1]
        assert (seat.kind, seat.bot, seat.player) == ("player", None, two.ben.player)
    assert await store.index_page(BOTS, None, 9) == []


async def test_who_comes_back_has_the_seat_again(house: House) -> None:
    two = await Two.begun(house)
    away = await house.desk.attendance.stand_in(two.ben, two.id, 1, "gone")
    assert away.seats[1].bot
    assert (await house.desk.attendance.stand_in(two.ben, two.id, 1, "gone")).version == away.version
    assert (await house.desk.attendance.come_back(two.ben, two.id, 1)).seats[1].bot is None


@pytest.mark.parametrize("who", ["ann", "cat", "nobody"])
async def test_nobody_else_lets_a_bot_in_or_sends_it_away(house: House, who: str) -> None:
    two = await Two.begun(house)
    caller = Caller() if who == "nobody" else getattr(two, who)
    code: Code = "unauthenticated" if who == "nobody" else "not_your_seat"
    pointer, attendance = "/seat" if who == "ann" else "", house.desk.attendance
    with refused(code, pointer):
        await attendance.stand_in(caller, two.id, 1)
    with refused(code, pointer):
        await attendance.come_back(caller, two.id, 1)
    if who != "ann":
        with refused(code):
            await attendance.set_clock(caller, two.id, stopped=True)


# -- stopped


async def test_the_clock_stops_and_runs_when_both_would_have_it_so(house: House, hand: Hand) -> None:
    two = await Two.begun(house, clock=EACH)
    hand.at += 10_000
    await house.desk.attendance.set_clock(two.ann, two.id, stopped=True)
    shown = await clock(two)
    assert (shown.stopped, shown.wished, shown.missing, shown.deadline) == (False, (0,), (1,), BEGAN + MINUTE)
    await house.desk.attendance.set_clock(two.ben, two.id, stopped=True)
    shown = await clock(two)
    assert (shown.stopped, shown.wished, shown.missing, shown.deadline) == (True, (), (), None)
    assert await announced(house) == []
    hand.at += 100 * MINUTE
    await house.deadlines.look()
    for caller in (two.ann, two.ben):
        await house.desk.attendance.set_clock(caller, two.id, stopped=False)
    assert [seat.deadline for seat in (await clock(two)).seats] == [hand.at + 50_000] * 2
    assert [deadline.at for deadline in await announced(house)] == [hand.at + 50_000]


async def test_a_clock_that_is_not_there_can_not_be_stopped(house: House) -> None:
    two = await Two.begun(house)
    with refused("wrong_phase", detail="no_clock"):
        await house.desk.attendance.set_clock(two.ann, two.id, stopped=True)

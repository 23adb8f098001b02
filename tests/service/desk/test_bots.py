"""Bots at the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from domain.bots.bot import Bot, random_bot
from domain.kernel.action import Action, Decide, Legal
from domain.kernel.state import State
from domain.kernel.visibility import DecisionView
from schema.model import NewGame
from service.bots import Bots
from service.house import House
from service.thinking import Thinking
from tests.domain.toy import NightView, Row
from tests.service.house import TakingTurns, make_house
from tests.service.table import BOT, Two, player

pytestmark = pytest.mark.anyio


async def until(true: Callable[[], Any], seconds: float = 10) -> None:
    """Wait for something to come true."""
    async with asyncio.timeout(seconds):
        while not await true():  # noqa: ASYNC110
            await asyncio.sleep(0.001)


def replace_bots(house: House, bot: Bot) -> None:
    """Let this bot play from now on."""
    house.bots._bots_for = lambda game: {"random": bot}


async def test_a_bot_moves_until_a_person_is_awaited(house: House) -> None:
    two = await Two.begun(house, bot=True)

    async def awaited() -> bool:
        return (await two.summary()).awaited == (0,)

    await until(awaited)


async def test_a_person_and_a_bot_play_to_the_end(house: House) -> None:
    two = await Two.begun(house, bot=True)
    chance = Random(3)

    async def over() -> bool:
        game = await two.summary()
        if 0 in game.awaited:
            from tests.service.table import any_of

            await house.desk.act(two.ann, two.id, any_of(await house.desk.legal(two.ann, two.id), chance))
        return game.status == "ended"

    await until(over)


async def test_bots_alone_play_to_the_end(house: House) -> None:
    ann = await player(house, "Ann")
    game = await house.desk.create(ann, NewGame(game="smugglers", seats=(BOT, BOT, BOT)))
    await house.desk.lobby.start(ann, game.id, "")

    async def over() -> bool:
        return (await house.desk.summary(ann, game.id)).status == "ended"

    await until(over)


async def test_a_bot_knows_what_its_seat_may_know(house: House) -> None:
    seen: list[tuple[Any, Sequence[DecisionView]]] = []

    def curious(view: Any, legal: Sequence[Legal], decisions: Sequence[DecisionView], chance: Random) -> Action:
        seen.append((view, decisions))
        return random_bot(view, legal, decisions, chance)

    replace_bots(house, curious)
    await Two.begun(house, bot=True)

    async def asked() -> bool:
        return bool(seen)

    await until(asked)
    view, decisions = seen[0]
    assert isinstance(view, NightView)
    assert {card.card for card in view.boats[0].hand} == {None}
    assert None not in {card.card for card in view.boats[1].hand}
    assert [decision.options is not None for decision in decisions if decision.seat == 0] in ([], [False])


async def test_a_bots_chance_is_the_same_every_time(house: House) -> None:
    numbers: list[float] = []

    def noting(view: Any, legal: Sequence[Legal], decisions: Sequence[DecisionView], chance: Random) -> Action:
        numbers.append(chance.random())
        return Decide(decision=2, choice=("1",))

    two = await Two.laid(house, bot=True)
    replace_bots(house, noting)
    await house.desk.lobby.start(two.ann, two.id, "")

    async def asked() -> bool:
        return bool(numbers)

    await until(asked)
    assert numbers == [Random(f"{two.id} 2 1").random()]


async def test_bots_go_on_after_a_restart(house: House, store: TakingTurns) -> None:
    await house.bots.close()
    two = await Two.begun(house, bot=True)
    assert (await two.summary()).awaited == (0, 1)
    later = make_house(store)
    async with later.running():

        async def moved() -> bool:
            return (await later.desk.summary(two.ann, two.id)).awaited == (0,)

        await until(moved)


async def test_a_game_that_another_process_left_standing_is_played_on(house: House, store: TakingTurns) -> None:
    await house.bots.close()  # as good as dead: what it still does below, it does for people
    later = make_house(store, bots_look_seconds=0.02)
    async with later.running():
        two = await Two.begun(house, bot=True)

        async def moved() -> bool:
            return (await two.summary()).awaited == (0,)

        await until(moved)


async def test_a_game_that_waits_for_a_person_is_loaded_once(house: House, store: TakingTurns) -> None:
    await house.bots.close()
    later = make_house(store, bots_look_seconds=0.01)
    loaded: list[str] = []

    async def noting(id_: str, load: Callable[[str], Any] = later.games.load) -> State:
        loaded.append(id_)
        state: State = await load(id_)
        return state

    later.games.load = noting  # type: ignore[method-assign]
    async with later.running():
        two = await Two.begun(house, bot=True)
        await asyncio.sleep(0.3)
        assert (await two.summary()).awaited == (0,)
        assert loaded.count(two.id) <= 2  # to find the bot awaited, and to find it isn't any more


async def test_bots_of_two_processes_do_no_harm(house: House, store: TakingTurns) -> None:
    later = make_house(store)
    async with later.running():
        ann = await player(house, "Ann")
        game = await house.desk.create(ann, NewGame(game="smugglers", seats=(BOT, BOT)))
        await house.desk.lobby.start(ann, game.id, "")
        await later.desk.summary(ann, game.id)  # where it is met too

        async def over() -> bool:
            return (await house.desk.summary(ann, game.id)).status == "ended"

        await until(over)


async def test_a_bot_that_breaks_the_rules_is_logged_and_left(house: House, caplog: pytest.LogCaptureFixture) -> None:
    calls = 0

    def cheating(view: Any, legal: Sequence[Legal], decisions: Sequence[DecisionView], chance: Random) -> Action:
        nonlocal calls
        calls += 1
        return Row()

    replace_bots(house, cheating)
    two = await Two.begun(house, bot=True)
    await asyncio.sleep(0.05)
    assert "a bot can't go on" in caplog.text
    assert calls == 1
    await two.order(0, 1)  # it is asked again when somebody else has moved
    await asyncio.sleep(0.05)
    assert calls == 2


async def test_bots_wait_for_the_store(house: House, store: TakingTurns, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.bots.FIRST_PAUSE", 0.01)
    await house.bots.close()
    two = await Two.begun(house, bot=True)
    store.cut_off = True
    bots = Bots(house.games, lambda game: {"random": random_bot}, Thinking(house.games, 0.0, 0), 5.0)
    bots.start()
    bots.kick(two.id)
    await asyncio.sleep(0.05)
    store.cut_off = False

    async def awaited() -> bool:
        return (await two.summary()).awaited == (0,)

    await until(awaited)
    await bots.close()


async def test_bots_end_with_the_service(store: TakingTurns, caplog: pytest.LogCaptureFixture) -> None:
    later = make_house(store)
    async with later.running():
        two = await Two.begun(later, bot=True)
    assert not [task for task in asyncio.all_tasks() if "bot" in task.get_name()]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert two.id

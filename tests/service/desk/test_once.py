"""The same request sent again is done once, and answered as the first time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from schema.model import GameFilter, NewGame
from service.house import House
from service.store import StoreUnavailable
from tests.service.house import TakingTurns, make_house
from tests.service.refusing import refused
from tests.service.table import BOT, OPEN, Two, player

pytestmark = pytest.mark.anyio

GAME = NewGame(game="smugglers", seats=(OPEN, BOT), sit=True)


async def test_a_repeated_action_gets_the_first_answer(begun: Two) -> None:
    first = await begun.order(0, 2, command="a")
    await begun.play(until=12)
    assert await begun.order(0, 2, command="a") == first


async def test_a_repeated_action_is_done_once_by_two_at_the_same_time(begun: Two, store: TakingTurns) -> None:
    other = make_house(store).desk
    first, second = await asyncio.gather(
        begun.order(0, 2, command="a"), other.act(begun.ann, begun.id, begun.pace(0, 2), command="a")
    )
    assert first == second
    assert (await begun.summary()).version == first.version


async def test_a_repeated_action_may_expect_the_version_of_the_first(begun: Two) -> None:
    first = await begun.order(0, 2, command="a", expected=3)
    assert await begun.order(0, 2, command="a", expected=3) == first


async def test_a_command_id_stands_for_one_request(begun: Two) -> None:
    await begun.order(0, 2, command="a")
    with refused("command_id_reused"):
        await begun.order(0, 3, command="a")
    with refused("command_id_reused"):
        await begun.house.desk.lobby.stand(begun.ann, begun.id, 0, "a")


async def test_command_ids_are_each_players_own(begun: Two) -> None:
    await begun.order(0, 2, command="a")
    assert (await begun.order(1, 2, command="a")).version == 5


async def test_what_was_refused_was_never_done(begun: Two) -> None:
    with refused("choice_out_of_bounds", "/choice"):
        await begun.order(0, 9, command="a")
    assert (await begun.order(0, 1, command="a")).version == 4


async def test_a_repeated_creation_finds_the_same_game(house: House) -> None:
    ann = await player(house, "Ann")
    first = await house.desk.create(ann, GAME, "a")
    await house.desk.lobby.start(ann, first.id, "")
    assert await house.desk.create(ann, GAME, "a") == first
    assert len((await house.desk.games(ann)).games) == 1


async def test_two_repeated_creations_at_once_make_one_game(house: House, store: TakingTurns) -> None:
    ann = await player(house, "Ann")
    other = make_house(store).desk
    first, second = await asyncio.gather(house.desk.create(ann, GAME, "a"), other.create(ann, GAME, "a"))
    assert first == second


async def test_another_game_takes_another_command(house: House) -> None:
    ann = await player(house, "Ann")
    await house.desk.create(ann, GAME, "a")
    with refused("command_id_reused"):
        await house.desk.create(ann, NewGame(game="smugglers", seats=(OPEN, OPEN), visibility="unlisted"), "a")


async def test_no_game_can_be_guessed_from_a_command(house: House) -> None:
    ann, ben = await player(house, "Ann"), await player(house, "Ben")
    ids = {(await house.desk.create(caller, GAME, "a")).id for caller in (ann, ben)}
    assert len(ids) == 2


async def test_the_lobby_is_repeated_as_well(laid: Two) -> None:
    desk = laid.house.desk
    sat = await desk.lobby.sit(laid.ben, laid.id, None, "luck", "sit")
    started = await desk.lobby.start(laid.ann, laid.id, "", "start")
    left = await desk.lobby.stand(laid.ben, laid.id, 1, "stand")
    assert await desk.lobby.sit(laid.ben, laid.id, None, "luck", "sit") == sat
    assert await desk.lobby.start(laid.ann, laid.id, "", "start") == started
    assert await desk.lobby.stand(laid.ben, laid.id, 1, "stand") == left


@pytest.mark.parametrize("command", ["x" * 201, "a\n", "\x00"])
async def test_a_command_id_is_short_and_can_be_printed(begun: Two, command: str) -> None:
    with refused("malformed"):
        await begun.order(0, 1, command=command)


async def test_an_outage_is_a_refusal_and_the_command_tells_what_became_of_it(begun: Two, store: TakingTurns) -> None:
    store.cut_off = True
    with refused("unavailable"):
        await begun.order(0, 1, command="a")
    store.cut_off = False
    assert (await begun.order(0, 1, command="a")).version == 4


async def test_an_answer_that_was_lost_is_given_again(
    begun: Two, store: TakingTurns, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = store.append

    async def lossy(*args: Any, **kwargs: Any) -> Any:
        await append(*args, **kwargs)
        raise StoreUnavailable("The reply was lost.")

    monkeypatch.setattr(store, "append", lossy)
    with refused("unavailable"):
        await begun.order(0, 2, command="a")
    monkeypatch.setattr(store, "append", append)
    assert (await begun.order(0, 2, command="a")).version == 4
    assert (await begun.summary()).version == 4


async def test_an_end_that_no_index_heard_of_is_an_end(
    begun: Two, store: TakingTurns, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut(name: str, member: str) -> None:
        raise StoreUnavailable("The event store doesn't answer.")

    monkeypatch.setattr(store, "index_remove", cut)
    await begun.play()
    desk = begun.house.desk
    assert (await desk.games(begun.ann, GameFilter(status="running"))).games == ()
    assert [game.id for game in (await desk.games(begun.ann, GameFilter(status="ended"))).games] == [begun.id]


async def test_nobody_queues_for_ever_behind_one_whose_store_is_silent(
    begun: Two, store: TakingTurns, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(*args: Any, **kwargs: Any) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr("service.games.TURN_SECONDS", 0.01)
    with monkeypatch.context() as patch:
        patch.setattr(store, "append", silent)
        first = asyncio.create_task(begun.order(0, 2))
        await asyncio.sleep(0.005)
        with refused("unavailable"):
            await begun.order(1, 1, command="a")
        first.cancel()
        await asyncio.wait([first])
    assert (await begun.order(1, 1, command="a")).version == 4

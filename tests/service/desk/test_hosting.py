"""Hosting at the desk: who may, what becomes of it, and what is left of it on another replica."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec import structs

from schema.desk import Caller
from schema.model import GameSummary, NewGame, NewOptions
from service.house import House
from tests.service.house import TakingTurns, make_house
from tests.service.refusing import refused
from tests.service.table import BOT, OPEN, Two, player

pytestmark = pytest.mark.anyio
Use = Callable[[House, Caller, str], Awaitable[GameSummary]]
OF_HOST: dict[str, Use] = {
    "change options": lambda house, caller, game: house.desk.lobby.change_options(caller, game, NewOptions()),
    "seat bots": lambda house, caller, game: house.desk.lobby.seat_bots(caller, game, None, None),
    "hand over": lambda house, caller, game: house.desk.lobby.hand_over(caller, game, 1),
    "readmit": lambda house, caller, game: house.desk.lobby.readmit(caller, game, "p_x"),
}


async def of_three(house: House, **asked: Any) -> Two:
    """A table of Ann's with three seats, in which she and Ben sit."""
    two = await Two.laid(house)
    game = NewGame(game="smugglers", seats=(OPEN, OPEN, OPEN), sit=True, **asked)
    two.id = (await house.desk.create(two.ann, game)).id
    await house.desk.lobby.sit(two.ben, two.id, None, "")
    return two


def seats(game: GameSummary) -> list[str]:
    return [seat.player or seat.bot or "" for seat in game.seats]


@pytest.mark.parametrize("use", OF_HOST)
async def test_only_the_host_may(house: House, use: str) -> None:
    two = await of_three(house)
    for caller in (two.ben, two.cat):
        with refused("forbidden") as why:
            await OF_HOST[use](house, caller, two.id)
        assert why.value.detail == "host"
    with refused("unauthenticated"):
        await OF_HOST[use](house, Caller(), two.id)


async def test_a_host_who_handed_over_is_none_any_more(house: House) -> None:
    two = await of_three(house)
    assert (await two.summary()).host == two.ann.player
    assert (await house.desk.lobby.hand_over(two.ann, two.id, 1)).host == two.ben.player
    with refused("forbidden"):
        await house.desk.lobby.seat_bots(two.ann, two.id, None, None)
    game = await house.desk.lobby.seat_bots(two.ben, two.id, None, None)
    assert seats(game) == [two.ann.player, two.ben.player, "random"]
    assert game.creator == two.ann.player


async def test_who_is_sent_away_comes_back_when_let(house: House) -> None:
    two = await of_three(house)
    game = await house.desk.lobby.stand(two.ann, two.id, 1)
    assert (seats(game), game.barred) == ([two.ann.player, "", ""], (two.ben.player,))
    with refused("forbidden") as why:
        await house.desk.lobby.sit(two.ben, two.id, None, "")
    assert why.value.rule == "kernel.lobby.bar"
    assert (await house.desk.lobby.readmit(two.ann, two.id, str(two.ben.player))).barred == ()
    assert seats(await house.desk.lobby.sit(two.ben, two.id, None, "")) == [two.ann.player, two.ben.player, ""]


async def test_after_the_start_nobody_is_sent_away(house: House) -> None:
    two = await Two.begun(house)
    with refused("not_your_seat"):
        await house.desk.lobby.stand(two.ann, two.id, 1)


async def test_other_options_are_what_is_then_played(house: House) -> None:
    two = await of_three(house)
    game = await house.desk.lobby.change_options(two.ann, two.id, NewOptions(preset="long-river", options={"hand": 4}))
    assert (game.preset, game.options) == ("long-river", {"spaces": 20, "hand": 4})
    with refused("option_invalid", "/options/hand"):
        await house.desk.lobby.change_options(two.ann, two.id, NewOptions(options={"hand": 6}))
    assert (await two.summary()).version == game.version


async def test_a_table_that_waits_begins_when_all_are_ready_and_the_host_says_so(house: House) -> None:
    two = await of_three(house, wait_for_ready=True)
    await house.desk.lobby.seat_bots(two.ann, two.id, 2, "random")
    with refused("wrong_phase") as why:
        await house.desk.lobby.start(two.ann, two.id, "")
    assert why.value.rule == "kernel.lobby.ready"
    game = await house.desk.lobby.set_ready(two.ben, two.id, True)
    assert [seat.ready for seat in game.seats] == [False, True, False]
    with refused("forbidden") as why:
        await house.desk.lobby.start(two.ben, two.id, "")
    assert why.value.detail == "start_host"
    assert (await house.desk.lobby.start(two.ann, two.id, "")).status == "running"


async def test_who_does_not_sit_is_not_ready(house: House) -> None:
    two = await of_three(house)
    with refused("not_your_seat"):
        await house.desk.lobby.set_ready(two.cat, two.id, True)


async def test_a_bot_that_there_is_not_sits_nowhere(house: House) -> None:
    two = await of_three(house)
    with refused("option_invalid", "/bot"):
        await house.desk.lobby.seat_bots(two.ann, two.id, None, "clever")


async def test_it_is_done_once(house: House) -> None:
    two = await of_three(house)
    first = await house.desk.lobby.hand_over(two.ann, two.id, 1, "a")
    assert await house.desk.lobby.hand_over(two.ann, two.id, 1, "a") == first
    with refused("command_id_reused"):
        await house.desk.lobby.hand_over(two.ann, two.id, 0, "a")


async def test_a_host_who_goes_for_good_leaves_the_table_to_who_sits(house: House) -> None:
    two = await of_three(house)
    await house.desk.lobby.stand(two.ann, two.id, 0)
    await house.desk.lobby.hand_over(two.ben, two.id, 1)
    laid = (await house.desk.create(two.ann, NewGame(game="smugglers", seats=(OPEN, OPEN)))).id
    await house.desk.lobby.sit(two.cat, laid, 1, "")
    empty = (await house.desk.create(two.ann, NewGame(game="smugglers", seats=(OPEN, OPEN)))).id
    await house.desk.account.delete(two.ann)
    assert (await house.desk.summary(two.cat, laid)).host == two.cat.player
    assert (await house.desk.summary(two.cat, empty)).host == two.ann.player


# -- a rematch


async def over(house: House, two: Two) -> None:
    """Let the game be over, as an operator would."""
    admin = structs.replace(two.cat, scopes=frozenset({"admin"}))
    await house.desk.admin.end(admin, two.id, "Enough.")


async def test_a_rematch_is_the_same_table_for_the_same_people(house: House) -> None:
    two = await of_three(house, wait_for_ready=True, undo="own_last", options={"hand": 4})
    await house.desk.lobby.seat_bots(two.ann, two.id, 2, "random")
    await over(house, two)
    again = await house.desk.lobby.rematch(two.ben, two.id)
    assert again.id != two.id
    assert (again.status, again.creator, again.host) == ("open", two.ben.player, two.ben.player)
    assert (again.options, again.undo, again.wait_for_ready) == ({"spaces": 7, "hand": 4}, "own_last", True)
    assert seats(again) == ["", two.ben.player, "random"]
    assert again.seats[0].kept == two.ann.player
    with refused("seat_taken", "/seat"):
        await house.desk.lobby.sit(two.cat, again.id, 0, "")
    assert (await two.summary()).rematch == again.id


async def test_whoever_asks_gets_the_same_game(house: House, store: TakingTurns) -> None:
    two = await Two.begun(house)
    await over(house, two)
    other = make_house(store)
    first, second = await asyncio.gather(
        house.desk.lobby.rematch(two.ann, two.id), other.desk.lobby.rematch(two.ben, two.id)
    )
    assert first.id == second.id
    assert seats(await house.desk.summary(two.cat, first.id)) == [two.ann.player, two.ben.player]
    again = await house.desk.lobby.rematch(two.ann, two.id)
    assert (again.id, seats(again)) == (first.id, [two.ann.player, two.ben.player])


async def test_a_rematch_goes_on_without_who_comes_late(house: House) -> None:
    two = await Two.begun(house)
    await over(house, two)
    again = await house.desk.lobby.rematch(two.ann, two.id)
    await house.desk.lobby.seat_bots(two.ann, again.id, 1, "random")
    await house.desk.lobby.start(two.ann, again.id, "")
    late = await house.desk.lobby.rematch(two.ben, two.id)
    assert (late.id, late.status, seats(late)) == (again.id, "running", [two.ann.player, "random"])


async def test_a_rematch_that_was_broken_off_is_laid_by_who_asks_next(house: House, store: TakingTurns) -> None:
    two = await Two.begun(house)
    await over(house, two)
    put_once = store.put_once

    async def dies(key: str, value: bytes) -> bool:
        if key.startswith("rematch:"):
            raise ConnectionError
        return await put_once(key, value)

    store.put_once = dies  # type: ignore[method-assign]
    with pytest.raises(ConnectionError):
        await house.desk.lobby.rematch(two.ann, two.id)
    store.put_once = put_once  # type: ignore[method-assign]
    assert (await two.summary()).rematch is None
    again = await house.desk.lobby.rematch(two.ben, two.id)
    assert (again.creator, again.seats[0].kept, seats(again)) == (two.ann.player, two.ann.player, ["", two.ben.player])


async def test_a_rematch_is_for_those_who_sat_there_once_it_is_over(house: House) -> None:
    two = await Two.begun(house)
    with refused("wrong_phase"):
        await house.desk.lobby.rematch(two.ann, two.id)
    await over(house, two)
    with refused("not_your_seat"):
        await house.desk.lobby.rematch(two.cat, two.id)
    with refused("unauthenticated"):
        await house.desk.lobby.rematch(Caller(), two.id)
    with refused("not_found"):
        await house.desk.lobby.rematch(two.ann, "g_01J00000000000000000000000")


async def test_a_rematch_counts_as_a_game_of_who_asks_for_it(store: TakingTurns) -> None:
    house = make_house(store, games_per_player=1)
    two = await Two.begun(house)
    await over(house, two)
    await house.desk.create(two.ann, NewGame(game="smugglers", seats=(BOT, BOT)))
    with refused("forbidden"):
        await house.desk.lobby.rematch(two.ann, two.id)
    again = await house.desk.lobby.rematch(two.ben, two.id)
    assert (await house.desk.lobby.rematch(two.ann, two.id)).id == again.id


async def test_a_private_rematch_is_there_for_those_who_were(house: House) -> None:
    two = await Two.laid(house, visibility="private")  # type: ignore[arg-type]  # the table knows two of three
    await over(house, two)
    again = await house.desk.lobby.rematch(two.ann, two.id)
    assert again.visibility == "private"
    with refused("not_found"):
        await house.desk.summary(await player(house, "Dan"), again.id)

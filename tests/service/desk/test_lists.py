"""Lists of games."""

from __future__ import annotations

from typing import Any

import pytest

from schema.desk import Caller
from schema.model import GameFilter, NewGame, Status
from service import listing
from service.games import BOTS, index_of
from service.house import House
from tests.service.house import TakingTurns
from tests.service.refusing import refused
from tests.service.table import BOT, NOBODY, OPEN, Two, player

pytestmark = pytest.mark.anyio


async def test_games_are_listed_newest_first_in_pages(house: House) -> None:
    ann = await player(house, "Ann")
    made = [(await house.desk.create(ann, NewGame(game="smugglers", seats=(OPEN, OPEN)))).id for _ in range(5)]
    listed, after = [], None
    while True:
        page = await house.desk.games(NOBODY, after=after, first=2)
        assert len(page.games) <= 2
        listed += [game.id for game in page.games]
        assert len(page.cursors) == len(page.games)
        if page.next is None:
            break
        after = page.next
    assert listed == made[::-1]


async def test_a_page_that_is_just_full_is_the_last(house: House) -> None:
    await Two.laid(house)
    await Two.laid(house)
    assert (await house.desk.games(NOBODY, first=2)).next is None


async def test_games_are_listed_by_status(house: House) -> None:
    laid, begun = await Two.laid(house), await Two.begun(house)
    over = await Two.begun(house)
    await over.play()
    told: dict[Status, str] = {"open": laid.id, "running": begun.id, "ended": over.id}
    for status, id_ in told.items():
        for game in (None, "smugglers"):
            assert [g.id for g in (await house.desk.games(NOBODY, GameFilter(status=status, game=game))).games] == [id_]


async def test_games_are_listed_by_game(house: House) -> None:
    await Two.laid(house)
    assert len((await house.desk.games(NOBODY, GameFilter(game="smugglers"))).games) == 1
    assert (await house.desk.games(NOBODY, GameFilter(game="chess"))).games == ()


async def test_my_games_are_those_i_made_or_sit_at(house: House) -> None:
    two = await Two.begun(house)
    other = await Two.laid(house)
    assert [g.id for g in (await house.desk.games(two.ann, GameFilter(mine=True))).games] == [two.id]
    assert [g.id for g in (await house.desk.games(two.ben, GameFilter(mine=True))).games] == [two.id]
    assert (await house.desk.games(two.cat, GameFilter(mine=True))).games == ()
    assert (await house.desk.games(two.ben, GameFilter(mine=True, status="open"))).games == ()
    await house.desk.lobby.stand(two.ben, two.id, 1)
    assert (await house.desk.games(two.ben, GameFilter(mine=True))).games == ()
    assert [g.id for g in (await house.desk.games(other.ann, GameFilter(mine=True))).games] == [other.id]
    with refused("unauthenticated"):
        await house.desk.games(NOBODY, GameFilter(mine=True))


async def test_a_list_goes_on_only_from_its_own_cursors(house: House) -> None:
    with refused("cursor_unavailable"):
        await house.desk.games(NOBODY, after="nonsense")
    for first in (0, 101):
        with refused("malformed"):
            await house.desk.games(NOBODY, first=first)


async def test_a_game_that_never_came_to_be_is_not_listed(house: House, store: TakingTurns) -> None:
    two = await Two.laid(house)
    await store.index_add(index_of(), "g_01HF7YATZ83SQ1W1Y6285G0GRM", 1)
    await store.index_add(index_of("", "running"), two.id, 1)  # a start that failed
    assert [game.id for game in (await house.desk.games(NOBODY)).games] == [two.id]
    assert (await house.desk.games(NOBODY, GameFilter(status="running"))).games == ()


async def test_games_with_bots_are_found_again_while_they_run(house: House, store: TakingTurns) -> None:
    ann = await player(house, "Ann")
    game = await house.desk.create(ann, NewGame(game="smugglers", seats=(OPEN, BOT), sit=True))
    assert await store.index_page(BOTS, None, 9) == []
    await house.desk.lobby.start(ann, game.id, "")
    assert [row.member for row in await store.index_page(BOTS, None, 9)] == [game.id]


async def ids(house: House, caller: Caller, **wanted: Any) -> list[str]:
    return [game.id for game in (await house.desk.games(caller, GameFilter(**wanted))).games]


async def test_a_lobby_lists_the_tables_where_there_is_a_seat_for_the_caller(house: House) -> None:
    full, begun, open_ = await Two.laid(house, bot=True), await Two.begun(house), await Two.laid(house)
    kept = await Two.laid(house)
    await house.desk.invites.keep(kept.ann, kept.id, 1, kept.ben.player or "")
    left = await Two.laid(house)
    await house.desk.lobby.sit(left.ben, left.id, None, "")
    await house.desk.lobby.stand(left.ann, left.id, 1)
    assert await ids(house, NOBODY, joinable=True) == [left.id, open_.id]
    assert await ids(house, kept.ben, joinable=True) == [left.id, kept.id, open_.id]
    assert await ids(house, left.ben, joinable=True) == [open_.id]
    assert {full.id, begun.id} <= set(await ids(house, NOBODY))


async def test_tables_are_listed_by_their_seats_and_by_whether_bots_sit_there(house: House) -> None:
    two, bots = await Two.laid(house), await Two.laid(house, bot=True)
    three = (await house.desk.create(two.ann, NewGame(game="smugglers", seats=(OPEN, OPEN, BOT)))).id
    assert await ids(house, NOBODY, seats=2) == [bots.id, two.id]
    assert await ids(house, NOBODY, seats=4) == []
    assert await ids(house, NOBODY, bots=True) == [three, bots.id]
    assert await ids(house, NOBODY, bots=False) == [two.id]
    assert await ids(house, NOBODY, bots=True, seats=2, joinable=False, status="open") == [bots.id]


async def test_of_ones_own_those_that_wait_for_oneself(house: House) -> None:
    two = await Two.begun(house)
    again = (await house.desk.create(two.ann, NewGame(game="smugglers", seats=(BOT, OPEN), sit=True))).id
    assert await ids(house, two.ann, waiting=True) == [two.id]
    await two.order(0, 1)
    assert await ids(house, two.ann, waiting=True) == []
    assert await ids(house, two.ben, waiting=True) == [two.id]
    assert await ids(house, two.ann, mine=True) == [again, two.id]
    with refused("unauthenticated"):
        await ids(house, NOBODY, waiting=True)


async def test_a_page_looks_at_so_many_and_no_more_and_says_that_others_follow(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listing, "SCANNED", 3)
    ann = await player(house, "Ann")
    wanted = (await house.desk.create(ann, NewGame(game="smugglers", seats=(OPEN, OPEN, OPEN)))).id
    for _ in range(7):
        await house.desk.create(ann, NewGame(game="smugglers", seats=(OPEN, OPEN)))
    found, after, pages = list[str](), None, 0
    while pages == 0 or after:
        page = await house.desk.games(NOBODY, GameFilter(seats=3), after=after, first=1)
        found, after, pages = found + [game.id for game in page.games], page.next, pages + 1
    assert (found, pages) == ([wanted], 3)

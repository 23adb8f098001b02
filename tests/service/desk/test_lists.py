"""Lists of games."""

from __future__ import annotations

import pytest

from schema.model import NewGame
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
    for status, id_ in (("open", laid.id), ("running", begun.id), ("ended", over.id)):
        for game in (None, "smugglers"):
            assert [g.id for g in (await house.desk.games(NOBODY, status=status, game=game)).games] == [id_]


async def test_games_are_listed_by_game(house: House) -> None:
    await Two.laid(house)
    assert len((await house.desk.games(NOBODY, game="smugglers")).games) == 1
    assert (await house.desk.games(NOBODY, game="chess")).games == ()


async def test_my_games_are_those_i_made_or_sit_at(house: House) -> None:
    two = await Two.begun(house)
    other = await Two.laid(house)
    assert [g.id for g in (await house.desk.games(two.ann, mine=True)).games] == [two.id]
    assert [g.id for g in (await house.desk.games(two.ben, mine=True)).games] == [two.id]
    assert (await house.desk.games(two.cat, mine=True)).games == ()
    assert (await house.desk.games(two.ben, mine=True, status="open")).games == ()
    await house.desk.lobby.stand(two.ben, two.id, 1)
    assert (await house.desk.games(two.ben, mine=True)).games == ()
    assert [g.id for g in (await house.desk.games(other.ann, mine=True)).games] == [other.id]
    with refused("unauthenticated"):
        await house.desk.games(NOBODY, mine=True)


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
    assert (await house.desk.games(NOBODY, status="running")).games == ()


async def test_games_with_bots_are_found_again_while_they_run(house: House, store: TakingTurns) -> None:
    ann = await player(house, "Ann")
    game = await house.desk.create(ann, NewGame(game="smugglers", seats=(OPEN, BOT), sit=True))
    assert await store.index_page(BOTS, None, 9) == []
    await house.desk.lobby.start(ann, game.id, "")
    assert [row.member for row in await store.index_page(BOTS, None, 9)] == [game.id]

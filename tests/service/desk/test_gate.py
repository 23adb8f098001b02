"""Who sees a game, and how much of it: private and unlisted ones, spectators, and those who see it late."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from random import Random
from typing import Any

import pytest

from domain.kernel.action import Decide, SetAutoPass
from schema.desk import Caller
from schema.model import GameFilter, GameSummary, NewCampaign, NewFork, NewGame
from service.house import House
from tests.service.house import TakingTurns, make_house
from tests.service.refusing import why
from tests.service.table import NOBODY, OPEN, Two, any_of, player

pytestmark = pytest.mark.anyio


async def laid(house: House, *, start: bool = True, **asked: Any) -> Two:
    """A table of Ann's, kept for Ben and taken by him, that begins."""
    two = Two()
    two.house, desk = house, house.desk
    two.ann, two.ben, two.cat = [await player(house, name) for name in ("Ann", "Ben", "Cat")]
    two.id = (await desk.create(two.ann, NewGame(game="smugglers", seats=(OPEN, OPEN), sit=True, **asked))).id
    await desk.invites.keep(two.ann, two.id, 1, str(two.ben.player))
    await desk.lobby.sit(two.ben, two.id, None, "")
    if start:
        await desk.lobby.start(two.ann, two.id, "")
    return two


async def listed(two: Two, caller: Caller, **by: Any) -> list[str]:
    return [game.status for game in (await two.house.desk.games(caller, GameFilter(**by))).games if game.id == two.id]


async def seen(two: Two, caller: Caller) -> int:
    """The version that somebody sees, which everything tells alike."""
    desk = two.house.desk
    told = (await desk.summary(caller, two.id)).version
    versions: set[int] = {
        told,
        await desk.version(caller, two.id),
        (await desk.legal(caller, two.id)).version,
        (await desk.commits(caller, two.id, told - 1))[-1].version,
        (await desk.view(caller, two.id)).version,  # type: ignore[attr-defined]
    }
    (version,) = versions
    return version


# -- private games


async def test_a_private_game_is_there_for_its_people_alone(house: House) -> None:
    two = await laid(house, visibility="private")
    for caller in (two.ann, two.ben):
        assert await seen(two, caller) == 4
    for caller in (NOBODY, two.cat):
        assert await why(house.desk.summary(caller, two.id)) == ("not_found", "game")


async def test_a_private_game_is_in_no_list_but_its_players_own(house: House) -> None:
    two = await laid(house, visibility="private")
    assert await listed(two, two.ann) == await listed(two, two.cat, mine=True) == []
    assert await listed(two, two.ann, mine=True) == await listed(two, two.ben, mine=True) == ["running"]


async def test_who_has_a_seat_kept_sees_a_private_game_until_it_is_no_more(house: House) -> None:
    two = await laid(house, start=False, visibility="private")
    await house.desk.lobby.stand(two.ben, two.id, 1)
    await house.desk.invites.keep(two.ann, two.id, 1, str(two.cat.player))
    assert [seat.name for seat in (await house.desk.summary(two.cat, two.id)).seats] == ["Ann", "Cat"]
    assert await listed(two, two.cat, mine=True) == ["open"]
    await house.desk.invites.keep(two.ann, two.id, 1, None)
    assert await why(house.desk.summary(two.cat, two.id)) == ("not_found", "game")
    assert await listed(two, two.cat, mine=True) == []


async def test_who_is_sent_away_from_a_private_game_is_outside_though_a_seat_was_kept(house: House) -> None:
    two = await laid(house, start=False, visibility="private")
    await house.desk.lobby.stand(two.ann, two.id, 1)
    assert (await house.desk.summary(two.ann, two.id)).seats[1].kept == two.ben.player
    assert await why(house.desk.summary(two.ben, two.id)) == ("not_found", "game")


async def test_who_created_a_private_game_sees_it_also_when_another_hosts_it(house: House) -> None:
    two = await laid(house, start=False, visibility="private", delay=2)
    await house.desk.lobby.hand_over(two.ann, two.id, 1)
    await house.desk.lobby.stand(two.ann, two.id, 0)
    assert await seen(two, two.ann) == 5
    assert await why(house.desk.invites.of(two.ann, two.id)) == ("forbidden", "host")
    await house.desk.invites.keep(two.ben, two.id, 0, str(two.cat.player))
    await house.desk.lobby.sit(two.cat, two.id, 0, "")
    await house.desk.lobby.start(two.ben, two.id, "")
    assert (await seen(two, two.ann), await seen(two, two.ben)) == (7, 8)


async def test_who_left_a_private_game_is_outside_but_told_once_more_that_they_did(house: House) -> None:
    two = await laid(house, visibility="private")
    left = await house.desk.lobby.stand(two.ben, two.id, 1, command="leave")
    assert await house.desk.lobby.stand(two.ben, two.id, 1, command="leave") == left
    assert await why(house.desk.lobby.stand(two.ben, two.id, 1)) == ("not_found", "game")
    assert await why(house.desk.view(two.ben, two.id)) == ("not_found", "game")


async def test_an_unlisted_game_is_seen_by_whoever_has_its_id(house: House) -> None:
    two = await laid(house, visibility="unlisted")
    assert await seen(two, NOBODY) == 4
    assert await listed(two, NOBODY) == []


async def test_a_sandbox_of_a_private_game_is_private(house: House) -> None:
    two = await laid(house, visibility="private")
    await two.order(0, 1)
    await two.order(1, 2)
    for visibility in ("public", "unlisted"):
        asked = NewFork(visibility=visibility)
        assert await why(house.desk.fork(two.ann, two.id, asked)) == ("forbidden", "fork_private")
    fork = await house.desk.fork(two.ann, two.id, NewFork())
    assert fork.visibility == "private"
    for caller in (two.ben, NOBODY):
        assert await why(house.desk.summary(caller, fork.id)) == ("not_found", "game")


async def test_the_games_of_a_private_campaign_are_there_for_all_who_take_part(house: House) -> None:
    desk = house.desk
    ann, ben, cat = [await player(house, name) for name in ("Ann", "Ben", "Cat")]
    agreed = NewCampaign(game="smugglers", seats=(OPEN, OPEN), sit=True, visibility="private")
    campaign = (await desk.create_campaign(ann, agreed)).id
    begun = await desk.begin_campaign_game(ann, campaign)
    assert begun.games[0].game is not None
    game = begun.games[0].game.id
    for caller in (NOBODY, cat):
        assert await why(desk.campaign(caller, campaign)) == ("not_found", "campaign")
        assert await why(desk.summary(caller, game)) == ("not_found", "game")
    assert await why(desk.begin_campaign_game(cat, campaign)) == ("not_found", "campaign")
    await desk.invites.keep(ann, game, 1, str(ben.player))
    await desk.lobby.sit(ben, game, None, "")
    assert (await desk.campaign(ben, campaign)).games[0].game is not None
    assert (await desk.campaigns(NOBODY)).campaigns == ()
    assert [each.id for each in (await desk.campaigns(ben, mine=True)).campaigns] == [campaign]


# -- spectators


async def test_without_spectators_nobody_watches_while_it_runs(house: House) -> None:
    two = await laid(house, start=False, spectators=False)
    assert (await house.desk.summary(NOBODY, two.id)).status == "open"
    assert await listed(two, NOBODY) == ["open"]
    await house.desk.lobby.start(two.ann, two.id, "")
    assert await why(house.desk.view(two.cat, two.id)) == ("not_found", "game")
    assert await listed(two, NOBODY) == []
    assert await seen(two, two.ann) == 4
    await house.desk.admin.end(Caller(two.cat.player, scopes=frozenset({"admin"})), two.id, "It is late.")
    assert await seen(two, NOBODY) == 5
    assert await listed(two, NOBODY, status="ended") == ["ended"]


async def test_spectators_see_the_table_as_it_was_so_many_commits_ago(house: House) -> None:
    two = await laid(house, delay=3)
    assert (await seen(two, two.ann), await seen(two, two.cat), await seen(two, NOBODY)) == (4, 3, 3)
    for n, on in enumerate((True, False, True, False), 5):
        await house.desk.act(two.ben, two.id, SetAutoPass(on=on))
        assert (await seen(two, two.ann), await seen(two, NOBODY)) == (n, max(3, n - 3))


async def test_before_the_start_and_once_it_is_over_all_is_seen(house: House) -> None:
    two = await laid(house, start=False, delay=100)
    assert await seen(two, NOBODY) == 3
    await house.desk.lobby.start(two.ann, two.id, "")
    ended = await played_out(two)
    assert await seen(two, NOBODY) == ended.version


async def played_out(two: Two) -> GameSummary:
    """The game, played to its end by those who see how it stands."""
    chance = Random(1)
    while (game := await two.house.desk.summary(two.ann, two.id)).status != "ended":
        seat = game.awaited[0]
        await two.house.desk.act(
            two.caller(seat), two.id, any_of(await two.house.desk.legal(two.caller(seat), two.id), chance)
        )
    return game


async def test_a_game_that_is_seen_late_is_listed_as_open_until_its_start_is_seen(house: House) -> None:
    two = await laid(house, delay=2)
    statuses = ["open", "open", "running"]
    for seat, status in enumerate(statuses):
        assert await listed(two, NOBODY) == await listed(two, NOBODY, status=status) == [status]
        assert await listed(two, NOBODY, status="open" if status == "running" else "running") == []
        if seat < 2:
            await two.order(seat, 1)


async def test_what_is_later_is_not_there_for_a_spectator(house: House) -> None:
    two = await laid(house, delay=1)
    await two.order(0, 1)
    desk = house.desk
    assert await why(desk.view(NOBODY, two.id, 5)) == await why(desk.view(NOBODY, two.id, 99))
    assert await desk.commits(NOBODY, two.id, 4) == ()
    assert (await why(desk.commits(NOBODY, two.id, 5)))[0] == "cursor_unavailable"
    assert len(await desk.commits(NOBODY, two.id, 3, 10)) == 1
    assert await why(desk.fork(two.cat, two.id, NewFork(at=5))) == ("not_found", "version")
    record = await house.records.export(NOBODY, two.id)
    assert b'"version":4' in record
    assert b'"version":5' not in record


async def test_a_player_who_leaves_sees_late_what_they_see_and_not_what_they_held(house: House) -> None:
    two = await laid(house, delay=3)
    await two.order(1, 2)
    await house.desk.lobby.stand(two.ben, two.id, 1)
    assert await seen(two, two.ben) == 3
    await two.order(0, 1)
    assert await seen(two, two.ben) == 4
    assert await house.desk.view(two.ben, two.id) == await house.desk.view(NOBODY, two.id)
    assert (await house.desk.legal(two.ben, two.id)).actions == ()


async def test_a_sandbox_of_what_only_players_see_is_private(house: House) -> None:
    two = await laid(house, delay=2)
    for seat in (0, 1):
        await two.order(seat, 1)
    assert (await house.desk.fork(two.ann, two.id, NewFork())).visibility == "private"


async def test_who_sees_the_lobby_still_cannot_tell_by_sitting_down_that_it_began(house: House) -> None:
    late, still = await laid(house, delay=5), await laid(house, start=False, delay=5)
    for two in (late, still):
        assert (await why(house.desk.lobby.sit(two.cat, two.id, None, "")))[0] == "table_full"
        assert await why(house.desk.lobby.start(two.cat, two.id, "")) == ("forbidden", "start")


# -- following


async def following(two: Two, caller: Caller, found: list[int]) -> None:
    async with aclosing(two.house.desk.follow(caller, two.id, 0)) as commits:
        async for commit in commits:
            found += [commit.version]


async def settled(found: list[int]) -> list[int]:
    """What was told, once nothing more comes."""
    known = None
    while known != (known := list(found)):
        for _ in range(50):
            await asyncio.sleep(0)
    return list(found)


async def test_a_stream_tells_spectators_each_commit_when_they_may_see_it(house: House) -> None:
    two = await laid(house, start=False, delay=2)
    late, present = list[int](), list[int]()
    tasks = [asyncio.create_task(following(two, *each)) for each in ((NOBODY, late), (two.ann, present))]
    told = []
    for move in (None, *range(2)):
        if move is None:
            await house.desk.lobby.start(two.ann, two.id, "")
        else:
            await two.order(move, 1)
        told.append((len(await settled(late)), len(await settled(present))))
    assert told == [(3, 4), (3, 5), (4, 6)]
    ended = await played_out(two)
    assert await settled(late) == await settled(present) == list(range(1, ended.version + 1))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_stream_ends_for_whom_the_game_is_there_no_more(house: House) -> None:
    two = await laid(house, visibility="private")
    found = list[int]()
    task = asyncio.create_task(following(two, two.ben, found))
    assert await settled(found) == [1, 2, 3, 4]
    await house.desk.lobby.stand(two.ben, two.id, 1)
    await asyncio.wait_for(task, 5)
    assert found == [1, 2, 3, 4]


async def test_a_spectator_may_be_told_by_another_instance(store: TakingTurns) -> None:
    one, other = make_house(store), make_house(store)
    two = await laid(one, delay=1)
    assert (await other.desk.summary(NOBODY, two.id)).version == 3
    await two.order(0, 1)
    await one.desk.act(two.ben, two.id, Decide(decision=2, choice=("2",)))
    assert (await other.desk.summary(NOBODY, two.id)).version == 5

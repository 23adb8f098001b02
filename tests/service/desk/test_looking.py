"""What a caller may see of a game, now and then."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.commit import unpack_commit
from schema.model import GameFilter
from service.house import House
from tests.domain.toy import NightView
from tests.service.house import TakingTurns
from tests.service.refusing import refused
from tests.service.table import NOBODY, Two

pytestmark = pytest.mark.anyio


def hands(view: Any) -> list[list[str | None]]:
    assert isinstance(view, NightView)
    return [[card.card for card in boat.hand] for boat in view.boats]


async def test_a_seat_sees_its_own_hand(begun: Two) -> None:
    own, other = hands(await begun.house.desk.view(begun.ann, begun.id))
    assert None not in own
    assert set(other) == {None}


async def test_a_spectator_sees_no_hand(begun: Two) -> None:
    for caller in (begun.cat, NOBODY):
        assert {card for hand in hands(await begun.house.desk.view(caller, begun.id)) for card in hand} == {None}


async def test_a_view_of_before_shows_what_was_known_then(begun: Two) -> None:
    before = await begun.house.desk.view(begun.ann, begun.id)
    version = (await begun.summary()).version
    await begun.play()
    assert await begun.house.desk.view(begun.ann, begun.id, version) == before


async def test_there_is_no_view_of_no_version(begun: Two) -> None:
    for version in (-1, 0, 4, 10**20):
        with refused("not_found"):
            await begun.house.desk.view(begun.ann, begun.id, version)


async def test_everything_is_revealed_once_the_game_is_over(begun: Two) -> None:
    with refused("forbidden"):
        await begun.house.desk.view(begun.ann, begun.id, reveal=True)
    version = (await begun.summary()).version
    await begun.play()
    then = await begun.house.desk.view(NOBODY, begun.id, version, reveal=True)
    assert None not in {card for hand in hands(then) for card in hand}


async def test_an_unlisted_game_is_seen_by_who_has_its_id(house: House) -> None:
    two = await Two.laid(house, visibility="unlisted")
    assert (await house.desk.summary(two.cat, two.id)).id == two.id
    assert (await house.desk.games(two.cat)).games == ()
    assert [game.id for game in (await house.desk.games(two.ann, GameFilter(mine=True))).games] == [two.id]


async def test_legal_actions_are_the_callers_own(begun: Two) -> None:
    desk = begun.house.desk
    legal = await desk.legal(begun.ann, begun.id)
    assert {action.seat for action in legal.actions} == {0}
    assert [decision.options is not None for decision in legal.decisions] == [True, False]
    watching = await desk.legal(begun.cat, begun.id)
    assert watching.actions == ()
    assert [decision.options for decision in watching.decisions] == [None, None]


async def test_an_action_is_told_to_its_own_seat(begun: Two) -> None:
    await begun.order(0, 2)
    for caller, action in (
        (begun.ann, {"type": "decide", "decision": 1, "choice": ["2"]}),
        (begun.ben, None),
        (NOBODY, None),
    ):
        commits = await begun.house.desk.commits(caller, begun.id)
        assert commits[3].action == action
        assert commits[0].action is None


async def test_commits_come_in_pages(begun: Two) -> None:
    desk = begun.house.desk
    whole = await desk.commits(begun.ann, begun.id)
    assert [commit.version for commit in whole] == [1, 2, 3]
    assert await desk.commits(begun.ann, begun.id, 1, 1) == whole[1:2]
    assert await desk.commits(begun.ann, begun.id, 3) == ()
    for limit in (0, 101):
        with refused("malformed"):
            await desk.commits(begun.ann, begun.id, 0, limit)
    for after in (-1, 4):
        with refused("cursor_unavailable"):
            await desk.commits(begun.ann, begun.id, after)


async def test_commits_chain(begun: Two) -> None:
    await begun.play()
    commits = await begun.house.desk.commits(begun.ann, begun.id, 0, 100)
    assert [commit.prev for commit in commits[1:]] == [commit.hash for commit in commits[:-1]]
    game = await begun.summary()
    last = await begun.house.desk.commits(begun.ann, begun.id, game.version - 1)
    assert last[0].hash == game.head


async def test_nobody_is_told_the_seed_or_the_stack(begun: Two, store: TakingTurns) -> None:
    await begun.play(until=10)
    seeds = {unpack_commit(entry.data).version for entry in await store.read(begun.id)}
    assert seeds  # the store has them all
    for caller in (begun.ann, begun.ben, NOBODY):
        for commit in await begun.house.desk.commits(caller, begun.id):
            for event in commit.events:
                assert event.get("seed") is None
                assert event.get("stack") is None


async def test_an_outage_is_a_refusal(begun: Two, store: TakingTurns) -> None:
    store.cut_off = True
    desk = begun.house.desk
    for answer in (
        desk.view(begun.ann, begun.id),
        desk.legal(begun.ann, begun.id),
        desk.commits(begun.ann, begun.id),
        desk.summary(begun.ann, begun.id),
        desk.games(begun.ann),
        desk.waiting(begun.ann),
        anext(desk.follow(begun.ann, begun.id, 0)),
    ):
        with refused("unavailable"):
            await answer


async def test_the_catalogue_is_the_rules_own(begun: Two) -> None:
    desk = begun.house.desk
    assert [ruleset.game for ruleset in desk.rulesets("en")] == ["smugglers"]
    assert len(desk.cards("smugglers", "en")) == 9
    assert desk.rules("smugglers", "en")[0].id == "smugglers.set-up"
    with refused("not_found"):
        desk.cards("chess", "en")

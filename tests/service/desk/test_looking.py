"""What a caller may see of a game, now and then."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.commit import unpack_commit
from domain.kernel.lobby import EndGame
from schema.desk import Caller
from schema.eyes import Eyes
from schema.model import GameFilter, NewGame
from service.games import NOBODY as TABLE, Intent
from service.house import House
from tests.domain.toy import NightView
from tests.service.house import TakingTurns
from tests.service.refusing import refused
from tests.service.table import BOT, NOBODY, OPEN, Two

pytestmark = pytest.mark.anyio
REVEALED, SPECTATOR = Eyes(reveal=True), Eyes(spectator=True)


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
        await begun.house.desk.view(begun.ann, begun.id, eyes=REVEALED)
    version = (await begun.summary()).version
    await begun.play()
    then = await begun.house.desk.view(NOBODY, begun.id, version, eyes=REVEALED)
    assert None not in {card for hand in hands(then) for card in hand}


async def eyes_of(two: Two, caller: Caller, eyes: Eyes, at: int | None = None) -> list[bool]:
    """Whose hands somebody sees through such eyes."""
    return [None not in hand for hand in hands(await two.house.desk.view(caller, two.id, at, eyes))]


async def test_before_the_end_the_eyes_of_others_are_their_own(begun: Two) -> None:
    desk = begun.house.desk
    assert await eyes_of(begun, begun.ann, Eyes(seat=0)) == [True, False]
    for caller, seat in ((begun.ann, 1), (begun.cat, 0), (NOBODY, 1), (begun.ann, 2), (begun.ann, -1)):
        for answer in (
            desk.view(caller, begun.id, None, Eyes(seat=seat)),
            desk.commits(caller, begun.id, 0, 9, Eyes(seat=seat)),
        ):
            with refused("not_your_seat", "/seat"):
                await answer
    with refused("forbidden", detail="reveal"):
        await desk.commits(begun.ann, begun.id, eyes=REVEALED)


async def test_who_sits_there_can_look_as_a_spectator_does(begun: Two) -> None:
    desk = begun.house.desk
    for caller in (begun.ann, begun.cat):
        assert await desk.view(caller, begun.id, eyes=SPECTATOR) == await desk.view(NOBODY, begun.id)
        assert await desk.commits(caller, begun.id, eyes=SPECTATOR) == await desk.commits(NOBODY, begun.id)


async def test_who_holds_several_seats_chooses_among_them(house: House) -> None:
    two = await Two.laid(house)
    await house.desk.lobby.sit(two.ann, two.id, 1, "")
    await house.desk.lobby.start(two.ann, two.id, "")
    assert await eyes_of(two, two.ann, Eyes()) == [True, False]
    assert await eyes_of(two, two.ann, Eyes(seat=1)) == [False, True]
    drawn = [await house.desk.commits(two.ann, two.id, 2, eyes=Eyes(seat=seat)) for seat in (0, 1)]
    assert drawn[0] != drawn[1]


async def test_a_game_that_is_over_is_seen_through_any_eyes(begun: Two) -> None:
    desk, version = begun.house.desk, (await begun.summary()).version
    then = [await desk.view(caller, begun.id) for caller in (begun.ann, begun.ben, NOBODY)]
    told = [await desk.commits(caller, begun.id, 0, 50) for caller in (begun.ann, begun.ben, NOBODY)]
    await begun.play()
    for caller in (begun.ann, begun.ben, begun.cat, NOBODY):
        for eyes, seen, heard in zip((Eyes(seat=0), Eyes(seat=1), SPECTATOR), then, told, strict=True):
            assert await desk.view(caller, begun.id, version, eyes) == seen
            assert (await desk.commits(caller, begun.id, 0, version, eyes)) == heard
        assert await eyes_of(begun, caller, REVEALED, version) == [True, True]
        for seat in (2, -1):
            with refused("not_found", detail="seat"):
                await desk.view(caller, begun.id, version, Eyes(seat=seat))


async def test_all_that_happened_is_told_once_the_game_is_over(begun: Two) -> None:
    await begun.play()
    for caller in (begun.ann, NOBODY):
        commits = await begun.house.desk.commits(caller, begun.id, eyes=REVEALED, describe=True)
        assert commits[0].events[0]["seed"] == (await begun.summary()).seed
        assert all(commit.action for commit in commits)
        assert all(event["text"] for commit in commits for event in commit.events)


async def test_one_pair_of_eyes_at_a_time(begun: Two) -> None:
    await begun.play()
    for eyes in (Eyes(seat=0, reveal=True), Eyes(seat=0, spectator=True), Eyes(spectator=True, reveal=True)):
        with refused("malformed", detail="eyes"):
            await begun.house.desk.view(begun.ann, begun.id, eyes=eyes)


async def called_off(two: Two) -> None:
    """An operator ends the game."""
    stop = EndGame(player="p_admin", reason="Enough.")
    await two.house.games.change(two.id, lambda _: Intent(TABLE, stop))


async def test_nobody_is_lent_eyes_for_a_private_game(house: House) -> None:
    two = await Two.laid(house)
    asked = NewGame(game="smugglers", seats=(OPEN, BOT), sit=True, visibility="private")
    two.id = (await house.desk.create(two.ann, asked)).id
    await house.desk.lobby.start(two.ann, two.id, "")
    for over in (False, True):
        for eyes in (Eyes(seat=0), SPECTATOR, REVEALED):
            for caller in (two.cat, NOBODY):
                with refused("not_found"):
                    await house.desk.view(caller, two.id, eyes=eyes)
                with refused("not_found"):
                    await house.desk.commits(caller, two.id, eyes=eyes)
        assert await house.desk.view(two.ann, two.id, 2, SPECTATOR) is not None
        if not over:
            await called_off(two)


async def test_a_delay_holds_for_whoever_s_eyes(house: House) -> None:
    two = await Two.laid(house)
    asked = NewGame(game="smugglers", seats=(OPEN, OPEN), sit=True, delay=3)
    two.id = (await house.desk.create(two.ann, asked)).id
    await house.desk.lobby.sit(two.ben, two.id, None, "")
    await house.desk.lobby.start(two.ann, two.id, "")
    await two.order(0, 1)
    newest = (await house.desk.summary(two.ann, two.id)).version
    late: Any = await house.desk.view(two.cat, two.id, eyes=SPECTATOR)
    now: Any = await house.desk.view(two.ann, two.id, eyes=SPECTATOR)
    assert (late.version, now.version) == (newest - 2, newest)
    with refused("not_found"):
        await house.desk.view(two.cat, two.id, newest, SPECTATOR)
    with refused("not_your_seat", "/seat"):
        await house.desk.view(two.cat, two.id, eyes=Eyes(seat=0))


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

"""Taking back at the desk: by its policy, once, and whoever else acts at the same time."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from domain.kernel.action import AnswerUndo, SetAutoPass, Undo
from domain.kernel.refusal import Refused
from schema.desk import Caller
from schema.model import Accepted, NewCampaign, NewGame, UndoProposal
from service.house import House
from tests.service.desk.test_bots import until
from tests.service.house import TakingTurns, make_house
from tests.service.refusing import refused
from tests.service.table import OPEN, Two, any_of, player

pytestmark = pytest.mark.anyio


@pytest.fixture
async def alone(house: House) -> Two:
    """Ann and Ben, each of whom may take back their own last action."""
    return await Two.begun(house, undo="own_last")


@pytest.fixture
async def agreeing(house: House) -> Two:
    """Ann and Ben, who take back what both agree to."""
    return await Two.begun(house, undo="all_agree")


async def undo(two: Two, caller: Caller, to: int | None = None, house: House | None = None, **how: Any) -> Accepted:
    return await (house or two.house).desk.act(caller, two.id, Undo(to=to), **how)


async def answer(two: Two, caller: Caller, *, agree: bool = True, **how: Any) -> Accepted:
    return await two.house.desk.act(caller, two.id, AnswerUndo(agree=agree), **how)


def types(accepted: Accepted) -> list[str]:
    return [event["type"] for event in accepted.events]


# -- the own last action


async def test_the_own_last_action_is_taken_back(alone: Two) -> None:
    desk, before = alone.house.desk, (await alone.summary()).version
    was = await desk.view(alone.ann, alone.id)
    await alone.order(0, 2)
    undone = await undo(alone, alone.ann, describe=True)
    assert types(undone) == ["Undone"]
    assert undone.events[0]["to"] == before
    assert undone.events[0]["table"] is None
    now = await desk.view(alone.ann, alone.id)
    assert msgspec.structs.replace(now, version=before) == was
    assert (await alone.order(0, 3)).version == before + 3


async def test_the_table_is_told_what_may_be_taken_back(alone: Two, begun: Two) -> None:
    assert (await alone.summary()).undo == "own_last"
    assert (await begun.summary()).undo == "none"
    await begun.order(0, 1)
    with refused("undo_not_allowed"):
        await undo(begun, begun.ann)


async def test_what_bars_it_is_named(alone: Two) -> None:
    await alone.order(0, 1)
    last = await alone.order(1, 1)
    with pytest.raises(Refused) as no:
        await undo(alone, alone.ben)
    bar = no.value.about["bar"]
    assert (bar.version, bar.event, last.events[bar.index]["type"]) == (last.version, "Answered", "Answered")
    assert bar.rule == last.events[bar.index]["rule"]


async def test_only_who_sits_at_the_table_takes_back(alone: Two) -> None:
    await alone.order(0, 1)
    with refused("not_your_seat"):
        await undo(alone, alone.cat)
    with refused("unauthenticated"):
        await undo(alone, Caller())
    with refused("not_your_seat", "/seat"):
        await undo(alone, alone.ann, seat=1)


async def test_it_may_be_for_one_version_alone(alone: Two) -> None:
    last = await alone.order(0, 1)
    with refused("version_conflict"):
        await undo(alone, alone.ann, expected=last.version - 1)
    assert types(await undo(alone, alone.ann, expected=last.version)) == ["Undone"]


# -- once


async def test_what_is_taken_back_again_by_the_same_command_is_taken_back_once(alone: Two) -> None:
    """And gets the first answer, though by now there is more that could be taken back, or nothing."""
    await alone.house.desk.act(alone.ann, alone.id, SetAutoPass(on=True))
    await alone.order(0, 1)
    first = await undo(alone, alone.ann, command="a")
    assert await undo(alone, alone.ann, command="a") == first
    assert (await alone.summary()).version == first.version
    await undo(alone, alone.ann)
    assert await undo(alone, alone.ann, command="a") == first
    with refused("command_id_reused"):
        await undo(alone, alone.ann, to=3, command="a")


async def test_two_who_take_the_same_back_do_so_once(alone: Two, store: TakingTurns) -> None:
    last = await alone.order(0, 1)
    other = make_house(store)
    first, second = await asyncio.gather(
        undo(alone, alone.ann, command="a"), undo(alone, alone.ann, house=other, command="a")
    )
    assert first == second
    assert first.version == last.version + 1


async def test_of_two_who_take_back_at_once_the_second_finds_nothing_left(alone: Two, store: TakingTurns) -> None:
    await alone.order(0, 1)
    other = make_house(store)
    done = await asyncio.gather(undo(alone, alone.ann), undo(alone, alone.ann, house=other), return_exceptions=True)
    (no,) = [each for each in done if isinstance(each, Refused)]
    assert (no.code, no.detail) == ("undo_not_allowed", "nothing")


@pytest.mark.parametrize("first", [0, 1])
async def test_who_is_quicker_decides(alone: Two, store: TakingTurns, first: int) -> None:
    """Ann takes back while Ben acts: either she is in time, or his action bars it; never both as if alone."""
    await alone.order(0, 1)
    other = make_house(store)
    taking = undo(alone, alone.ann, house=(other, alone.house)[first])
    acting = (alone.house, other)[first].desk.act(alone.ben, alone.id, alone.pace(1, 2))
    done = await asyncio.gather(*((taking, acting), (acting, taking))[first], return_exceptions=True)
    no = [each for each in done if isinstance(each, Refused)]
    if no:
        assert [(each.code, each.detail) for each in no] == [("undo_not_allowed", "other")]
    else:
        assert (await alone.summary()).awaited == (0,)


# -- all agree


async def test_a_proposal_is_there_for_all_to_see(agreeing: Two) -> None:
    last = await agreeing.order(0, 2)
    proposed = await undo(agreeing, agreeing.ann)
    assert types(proposed) == ["UndoProposed"]
    told = (await agreeing.summary()).undo_proposal
    assert told == UndoProposal(seat=0, to=last.version - 1, agreed=(), awaited=(1,))
    assert types(await answer(agreeing, agreeing.ben)) == ["UndoAnswered", "Undone"]
    summary = await agreeing.summary()
    assert (summary.undo_proposal, summary.awaited) == (None, (0, 1))


async def test_a_proposal_that_somebody_is_against_is_gone(agreeing: Two) -> None:
    await agreeing.order(0, 2)
    await undo(agreeing, agreeing.ann)
    assert types(await answer(agreeing, agreeing.ben, agree=False)) == ["UndoAnswered"]
    assert (await agreeing.summary()).undo_proposal is None
    with refused("undo_not_allowed"):
        await answer(agreeing, agreeing.ben)


async def test_a_proposal_lapses_when_the_game_goes_on(agreeing: Two) -> None:
    await agreeing.order(0, 2)
    await undo(agreeing, agreeing.ann)
    assert types(await agreeing.order(1, 2))[:2] == ["UndoLapsed", "Answered"]
    assert (await agreeing.summary()).undo_proposal is None


async def test_an_answer_given_again_counts_once(agreeing: Two) -> None:
    await agreeing.order(0, 2)
    await undo(agreeing, agreeing.ann)
    first = await answer(agreeing, agreeing.ben, command="a")
    assert await answer(agreeing, agreeing.ben, command="a") == first


async def test_of_two_who_agree_at_once_the_last_lets_it_be_done(house: House, store: TakingTurns) -> None:
    ann, ben, cat = [await player(house, name) for name in ("Ann", "Ben", "Cat")]
    desk = house.desk
    game = await desk.create(ann, NewGame(game="smugglers", seats=(OPEN,) * 3, sit=True, undo="all_agree"))
    for each in (ben, cat):
        await desk.lobby.sit(each, game.id, None, "")
    await desk.lobby.start(ann, game.id, "")
    await desk.act(ann, game.id, SetAutoPass(on=True))
    await desk.act(ann, game.id, Undo())
    other = make_house(store).desk
    done = await asyncio.gather(
        desk.act(ben, game.id, AnswerUndo(agree=True)), other.act(cat, game.id, AnswerUndo(agree=True))
    )
    assert sorted(map(types, done)) == [["UndoAnswered"], ["UndoAnswered", "Undone"]]


# -- those who follow


async def test_who_follows_is_told_on_rightly(alone: Two) -> None:
    """The same whether they were there when it was taken back, or came later."""
    desk = alone.house.desk
    await alone.order(0, 2)
    undone = await undo(alone, alone.ann)
    game = await alone.play(until=undone.version + 12)
    told = []
    async for commit in desk.follow(alone.ann, alone.id, 0, describe=True):
        told.append(commit)
        if commit.version == game.version:
            break
    assert told == list(await desk.commits(alone.ann, alone.id, describe=True))
    assert told[undone.version :] == list(await desk.commits(alone.ann, alone.id, undone.version, describe=True))


# -- bots


async def test_bots_play_on_after_what_they_did_was_taken_back(house: House) -> None:
    """Ann changes her mind again and again; the game comes to its end all the same."""
    two = await Two.begun(house, bot=True, undo="own_last")
    chance, undone = Random(3), 0

    async def over() -> bool:
        nonlocal undone
        game = await two.summary()
        if 0 in game.awaited:
            if chance.random() < 0.3:
                await house.desk.act(two.ann, two.id, SetAutoPass(on=True))
                await asyncio.sleep(0.002)
                assert types(await undo(two, two.ann))[0] == "Undone"
                undone += 1
            await house.desk.act(two.ann, two.id, any_of(await house.desk.legal(two.ann, two.id), chance))
        return game.status == "ended"

    await until(over)
    assert undone
    rules = house.games.rules("smugglers")
    state = await house.games.load(two.id)
    assert rules.replay(await house.games.commits(two.id, 0, state.version)).digest() == state.digest()


# -- campaigns


async def test_the_games_of_a_campaign_take_back_what_it_agreed_on(house: House) -> None:
    ann = await player(house, "Ann")
    asked = NewCampaign(game="smugglers", seats=(OPEN, OPEN), sit=True, undo="all_agree")
    campaign = await house.desk.create_campaign(ann, asked)
    begun = await house.desk.begin_campaign_game(ann, campaign.id)
    assert begun.games[0].game
    assert begun.games[0].game.undo == "all_agree"

"""A table at which nobody begins is given up: by whichever replica looks first, and once."""

from __future__ import annotations

import asyncio

import pytest

from schema.model import NewCampaign, NewGame
from service.due import DUE
from service.house import House
from service.now import DAY
from tests.service.house import BEGAN, Hand, TakingTurns, make_house
from tests.service.refusing import refused
from tests.service.table import BOT, Two

pytestmark = pytest.mark.anyio
SOON = BEGAN + 2 * DAY


@pytest.fixture
def house(store: TakingTurns, hand: Hand) -> House:
    """A house in which nobody looks round by themselves."""
    return make_house(store, hand, table_days=2)


async def test_a_table_says_when_it_is_given_up_and_then_is(house: House, hand: Hand) -> None:
    two = await Two.laid(house)
    assert (await two.summary()).expires_at == SOON
    hand.at = SOON - 1
    await house.deadlines.look()
    assert (await two.summary()).status == "open"
    hand.at = SOON
    await house.deadlines.look()
    game = await two.summary()
    assert (game.status, game.outcome, game.reason, game.expires_at) == ("ended", "draw", "expired", None)
    assert game.seed
    assert await house.store.index_due(DUE, 2 * SOON, 9) == []
    with refused("game_over"):
        await house.desk.lobby.sit(two.ben, two.id, None, "")


async def test_it_is_given_up_once(store: TakingTurns, hand: Hand) -> None:
    houses = [make_house(store, hand, table_days=2) for _ in range(3)]
    two = await Two.laid(houses[0])
    hand.at = SOON
    await asyncio.gather(*(house.deadlines.look() for house in houses))
    assert (await two.summary()).version == 2


async def test_what_has_begun_goes_on(house: House, hand: Hand) -> None:
    two = await Two.begun(house)
    assert (await two.summary()).expires_at is None
    hand.at = SOON
    await house.deadlines.look()
    assert (await two.summary()).status == "running"


async def test_a_campaign_waits_for_ever(house: House, hand: Hand) -> None:
    two = await Two.laid(house)
    campaign = await house.desk.create_campaign(two.ann, NewCampaign(game="smugglers", seats=(BOT, BOT)))
    begun = await house.desk.begin_campaign_game(two.ann, campaign.id)
    assert begun.games[0].game is not None
    assert begun.games[0].game.expires_at is None


async def test_tables_may_wait_for_ever(store: TakingTurns, hand: Hand) -> None:
    house = make_house(store, hand, table_days=0)
    two = await Two.laid(house)
    assert (await two.summary()).expires_at is None
    hand.at = SOON
    await house.deadlines.look()
    assert (await two.summary()).status == "open"


async def test_a_rematch_waits_as_long_as_any_table(house: House, hand: Hand) -> None:
    two = await Two.laid(house)
    hand.at = SOON
    await house.deadlines.look()
    again = await house.desk.lobby.rematch(two.ann, two.id)
    assert again.expires_at == SOON + 2 * DAY


async def test_a_request_that_is_repeated_later_gets_the_same_table(house: House, hand: Hand) -> None:
    two = await Two.laid(house)
    asked = NewGame(game="smugglers", seats=(BOT, BOT))
    first = await house.desk.create(two.ann, asked, "a")
    hand.at += DAY
    assert await house.desk.create(two.ann, asked, "a") == first

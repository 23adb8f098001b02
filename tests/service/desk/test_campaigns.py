"""Campaigns: agreed on once, their games begun one after another and never twice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec import structs

from domain.kernel.refusal import Refused
from schema.accounts import ADMIN
from schema.model import CampaignSummary, GameSummary, NewCampaign, NewGame
from service.house import House
from service.store import Outcome, StoreUnavailable
from tests.service.house import TakingTurns, make_house
from tests.service.refusing import refused
from tests.service.table import BOT, NOBODY, OPEN, Two, player

pytestmark = pytest.mark.anyio

ASKED = NewCampaign(game="smugglers", options={"spaces": 4}, seats=(OPEN, OPEN), sit=True)


class Season(Two):
    """A campaign of Ann's with Ben, of which Cat knows only; `id` is that of the game that began last."""

    campaign: str

    @classmethod
    async def agreed(cls, house: House, **about: Any) -> Season:
        season = cls()
        season.house = house
        season.ann, season.ben, season.cat = [await player(house, name) for name in ("Ann", "Ben", "Cat")]
        asked = NewCampaign(game="smugglers", options={"spaces": 4}, seats=(OPEN, OPEN), sit=True, **about)
        season.campaign = (await house.desk.create_campaign(season.ann, asked)).id
        return season

    async def told(self) -> CampaignSummary:
        return await self.house.desk.campaign(NOBODY, self.campaign)

    async def begin(self, **how: Any) -> GameSummary:
        """The table of the next game."""
        return self.newest(await self.house.desk.begin_campaign_game(self.ann, self.campaign, **how))

    def newest(self, campaign: CampaignSummary) -> GameSummary:
        (*_, game) = (one.game for one in campaign.games if one.game)
        self.id = game.id
        return game

    async def first(self) -> None:
        """The first game, played to its end."""
        await self.begin()
        await self.house.desk.lobby.sit(self.ben, self.id, None, "")
        await self.next()

    async def next(self, seed: int = 1) -> None:
        """The game whose table is laid, played to its end."""
        await self.house.desk.lobby.start(self.ann, self.id, "")
        await self.play(seed=seed)


@pytest.fixture
async def season(house: House) -> Season:
    return await Season.agreed(house)


async def test_a_campaign_is_agreed_on_before_any_of_its_games(season: Season) -> None:
    told = await season.told()
    assert (told.status, told.version, told.score, told.won, told.title) == ("open", 1, 0, None, None)
    assert (told.creator, told.options) == (season.ann.player, {"spaces": 4, "hand": 3})
    assert [(one.number, one.objectives, one.game) for one in told.games] == [
        (1, ("first night",), None), (2, ("second night",), None),
    ]  # fmt: skip


async def test_the_first_game_is_a_table_as_any_other(season: Season) -> None:
    game = await season.begin()
    assert (game.status, game.campaign, game.options) == ("open", season.campaign, {"spaces": 4, "hand": 3})
    assert [(seat.kind, seat.player) for seat in game.seats] == [("player", season.ann.player), ("open", None)]
    told = await season.told()
    assert (told.status, told.version, told.games[0].points) == ("running", 2, None)


async def test_the_next_game_has_the_same_players_and_what_the_first_left(season: Season) -> None:
    await season.first()
    first = await season.summary()
    game = await season.begin()
    spaces = 3 if first.outcome == "win" else 4
    assert (game.status, game.seats, game.options["spaces"]) == ("open", first.seats, spaces)
    assert await season.house.desk.waiting(season.ben)
    await season.next()
    assert (await season.summary()).status == "ended"


async def test_it_is_scored_when_it_is_over(season: Season) -> None:
    await season.first()
    first = (await season.told()).games[0]
    assert first.game is not None
    assert (first.points, first.bonus) == (max(first.game.scores), 0)
    await season.begin()
    await season.next()
    told = await season.told()
    second = told.games[1]
    assert second.game is not None
    assert (second.points, second.bonus) == (max(second.game.scores), 3 if second.game.outcome == "win" else 0)
    won = first.game.outcome == second.game.outcome == "win"
    score = max(first.game.scores) + max(second.game.scores) + (second.bonus or 0) + (2 if won else 0)
    title = "smuggler (en)" if score >= 5 else "angler (en)"
    assert (told.status, told.score, told.won, told.title) == ("ended", score, won, title)


async def test_no_game_begins_before_the_last_is_over(season: Season) -> None:
    await season.begin()
    with refused("wrong_phase"):
        await season.begin()
    await season.house.desk.lobby.sit(season.ben, season.id, None, "")
    await season.next()
    await season.begin()
    await season.next()
    with refused("game_over"):
        await season.begin()


@pytest.mark.parametrize("began", [False, True])
async def test_a_game_that_is_called_off_is_lost_and_the_campaign_goes_on(season: Season, began: bool) -> None:
    await season.first()
    before = (await season.told()).games[0]
    await season.begin()
    if began:
        await season.house.desk.lobby.start(season.ann, season.id, "")
    operator = structs.replace(await player(season.house, "Dan"), scopes=frozenset({ADMIN}))
    await season.house.desk.admin.end(operator, season.id, "Nobody came.")
    told = await season.told()
    assert (told.status, told.won, told.score) == ("ended", False, before.points)
    assert (told.games[1].points, told.games[1].bonus) == (0, 0)


async def test_a_game_begun_again_by_the_same_command_is_the_same(season: Season) -> None:
    game = await season.begin(command="first")
    assert await season.begin(command="first") == game
    await season.house.desk.lobby.sit(season.ben, season.id, None, "")
    await season.next()
    again = await season.house.desk.begin_campaign_game(season.ann, season.campaign, "first")
    assert [one.game.id if one.game else None for one in again.games] == [game.id, None]
    assert (await season.begin(command="second")).id != game.id


@pytest.mark.parametrize("commands", [("one", "one"), ("one", "other"), ("", "")])
async def test_two_replicas_never_begin_it_twice(season: Season, store: TakingTurns, commands: tuple[str, str]) -> None:
    async def begin(house: House, command: str) -> CampaignSummary | Refused:
        try:
            return await house.desk.begin_campaign_game(season.ann, season.campaign, command)
        except Refused as refusal:
            return refusal

    asked = [begin(house, command) for house, command in zip((season.house, make_house(store)), commands, strict=True)]
    answers = await asyncio.gather(*asked)
    begun = [answer for answer in answers if isinstance(answer, CampaignSummary)]
    assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["wrong_phase"] * (2 - len(begun))
    assert len(begun) == (2 if commands == ("one", "one") else 1)
    assert len((await season.house.desk.games(NOBODY)).games) == 1
    assert (await season.told()).version == 2


async def test_a_table_that_was_laid_and_not_named_is_found_again(
    season: Season, store: TakingTurns, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = store.append

    async def breaks_off(stream: str, *what: Any, **how: Any) -> Outcome:
        if stream == season.campaign:
            raise StoreUnavailable("The event store doesn't answer.")
        return await append(stream, *what, **how)

    with monkeypatch.context() as broken, refused("unavailable"):
        broken.setattr(store, "append", breaks_off)
        await season.begin()
    assert (await season.told()).version == 1
    (laid,) = (await season.house.desk.games(NOBODY)).games
    assert (await season.begin()).id == laid.id
    assert len((await season.house.desk.games(NOBODY)).games) == 1


async def test_who_takes_part_begins_the_next_game(season: Season) -> None:
    for caller in (season.ben, season.cat):
        with refused("forbidden"):
            await season.house.desk.begin_campaign_game(caller, season.campaign)
    with refused("unauthenticated"):
        await season.house.desk.begin_campaign_game(NOBODY, season.campaign)
    await season.first()
    with refused("forbidden"):
        await season.house.desk.begin_campaign_game(season.cat, season.campaign)
    begun = await season.house.desk.begin_campaign_game(season.ben, season.campaign)
    assert season.newest(begun).status == "open"


async def test_a_campaign_is_created_once_for_a_command(house: House) -> None:
    ann = await player(house, "Ann")
    first = await house.desk.create_campaign(ann, ASKED, "a")
    assert await house.desk.create_campaign(ann, ASKED, "a") == first
    with refused("command_id_reused"):
        await house.desk.create_campaign(ann, NewCampaign(game="smugglers", seats=(OPEN, OPEN)), "a")
    assert (await house.desk.create(ann, NewGame(game="smugglers", seats=(OPEN, OPEN)), "a")).id.startswith("g_")
    assert [one.id for one in (await house.desk.campaigns(NOBODY)).campaigns] == [first.id]


async def test_campaigns_are_listed_newest_first_in_pages(house: House) -> None:
    ann = await player(house, "Ann")
    made = [(await house.desk.create_campaign(ann, ASKED)).id for _ in range(3)]
    page = await house.desk.campaigns(NOBODY, first=2)
    assert ([one.id for one in page.campaigns], page.next is None) == (made[:0:-1], False)
    rest = await house.desk.campaigns(NOBODY, first=2, after=page.next)
    assert ([one.id for one in rest.campaigns], rest.next) == (made[:1], None)
    with refused("cursor_unavailable"):
        await house.desk.campaigns(NOBODY, after="nowhere")


async def test_an_unlisted_campaign_is_in_nobody_s_list_but_those_of_who_takes_part(house: House) -> None:
    season = await Season.agreed(house, visibility="unlisted")

    async def listed(caller: Any, *, mine: bool = True) -> list[str]:
        return [one.id for one in (await house.desk.campaigns(caller, mine=mine)).campaigns]

    assert (await listed(NOBODY, mine=False), await listed(season.ann), await listed(season.ben)) == (
        [], [season.campaign], [],
    )  # fmt: skip
    game = await season.begin()
    await house.desk.lobby.sit(season.ben, season.id, None, "")
    assert (game.visibility, await listed(season.ben), await listed(season.cat)) == ("unlisted", [season.campaign], [])
    with refused("unauthenticated"):
        await listed(NOBODY)


async def test_what_cannot_be_played_is_refused_at_once(house: House) -> None:
    ann = await player(house, "Ann")
    with refused("option_invalid", "/seats"):
        await house.desk.create_campaign(ann, NewCampaign(game="smugglers", seats=(OPEN,)))
    with refused("table_full"):
        await house.desk.create_campaign(ann, NewCampaign(game="smugglers", seats=(BOT, BOT), sit=True))
    with refused("unauthenticated"):
        await house.desk.create_campaign(NOBODY, ASKED)


@pytest.mark.parametrize("id_", ["c_01HHHHHHHHHHHHHHHHHHHHHHHH", "c_nothing", ""])
async def test_there_is_no_such_campaign(house: House, id_: str) -> None:
    with refused("not_found"):
        await house.desk.campaign(NOBODY, id_)
    with refused("not_found"):
        await house.desk.begin_campaign_game(await player(house, "Ann"), id_)

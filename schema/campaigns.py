"""Campaigns: the mutations that agree on one and begin its games, and what can be asked of them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, structs

from .connection import CampaignConnection, First, campaign_connection, checked
from .context import Info
from .model import CampaignSummary, CommandId, Id, NewCampaign
from .results import CampaignResult, or_nothing, or_refusal
from .speaking import Locale, speaking


class CreateCampaign(NewCampaign, frozen=True, kw_only=True):
    """A campaign to be created."""

    command_id: CommandId = ""


class BeginCampaignGame(Struct, frozen=True, kw_only=True):
    """A campaign whose next game is to begin."""

    campaign_id: Id
    command_id: CommandId = ""


async def create_campaign(info: Info, input: CreateCampaign, locale: Locale = None) -> CampaignResult:
    """Agree on games in a row with the same players, of which each takes over from the one before. None begins yet."""
    wanted = {name: value for name, value in structs.asdict(input).items() if name != "command_id"}
    desk, caller = info.context.desk, speaking(info, locale)
    return await or_refusal(caller, desk.create_campaign(caller, NewCampaign(**wanted), input.command_id))


async def begin_campaign_game(info: Info, input: BeginCampaignGame, locale: Locale = None) -> CampaignResult:
    """Lay the table of the next game, once the one before is over: with its players and bots in their seats."""
    desk, caller = info.context.desk, speaking(info, locale)
    return await or_refusal(caller, desk.begin_campaign_game(caller, input.campaign_id, input.command_id))


CAMPAIGN = (create_campaign, begin_campaign_game)


async def campaign(info: Info, id: Id, locale: Locale = None) -> CampaignSummary | None:
    """One campaign, if there is one that you may see."""
    return await or_nothing(info.context.desk.campaign(speaking(info, locale), id))


async def campaigns(
    info: Info,
    mine: Annotated[
        bool, Meta(description="Those that you created or take part in; otherwise the public ones.")
    ] = False,
    first: First = 20,
    after: str | None = None,
    locale: Locale = None,
) -> CampaignConnection:
    """Campaigns, newest first, a page at a time."""
    page = await info.context.desk.campaigns(
        speaking(info, locale), mine=mine, after=after, first=checked(first, info.context.limits)
    )
    return campaign_connection(page, after)

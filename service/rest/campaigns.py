"""Campaigns: agreed on, listed, and their games begun one after another."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType
from starlette.responses import Response

from schema.model import NewCampaign

from .operation import Call, Nothing, answer


class CampaignsQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which campaigns."""

    mine: Annotated[
        bool, Meta(description="Only those that the caller created or takes part in, the unlisted too.")
    ] = False
    after: Annotated[str, Meta(description="Only those after this cursor: the `next` of a page.")] | UnsetType = UNSET
    first: Annotated[int, Meta(ge=1, extra_json_schema={"maximum": 100}, description="How many.")] = 20


async def create(call: Call[Nothing, NewCampaign]) -> Response:
    """Agree on a campaign: games in a row with the same players, of which each takes over from the one before.

    No game begins yet: `POST /v1/campaigns/{id}/games` lays the table of the first, and of each that follows.
    """
    campaign = await call.desk.create_campaign(call.caller, call.body, call.once)
    return answer(campaign, 201, {"Location": f"/v1/campaigns/{campaign.id}"})


async def campaigns(call: Call[CampaignsQuery, None]) -> Response:
    """A page of public campaigns, or of the caller's own, newest first."""
    q = call.query
    return answer(await call.desk.campaigns(call.caller, mine=q.mine, after=q.after or None, first=q.first))


async def campaign(call: Call[Nothing, None]) -> Response:
    """A campaign as anyone may see it who has its id, with its games."""
    return answer(await call.desk.campaign(call.caller, call.at("campaign")))


async def begin(call: Call[Nothing, None]) -> Response:
    """Lay the table of the next game, once the one before is over: with its players and bots in their seats.

    The game is the newest of `games`, and is started as any other: `seed_hash` is the server's commitment to its seed.
    """
    campaign = await call.desk.begin_campaign_game(call.caller, call.at("campaign"), call.once)
    (*_, game) = (one.game for one in campaign.games if one.game)
    return answer(campaign, 201, {"Location": f"/v1/games/{game.id}"})

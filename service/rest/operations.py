"""All operations: the one table that the router and the OpenAPI document are made from."""

from __future__ import annotations

from typing import Final

from domain.catalogue import CardEntry, RuleEntry, Ruleset
from domain.kernel.action import Action
from schema.model import (
    Accepted,
    CampaignPage,
    CampaignSummary,
    CommitView,
    GamePage,
    GameSummary,
    LegalActions,
    NewCampaign,
    NewGame,
    Player,
    SignedUp,
)

from . import campaigns, events, keys, lobby, players, rulesets, table
from .operation import JSON, Link, Operation, View

_OF_GAME: Final = {"id": "/id"}
_NEXT: Final = tuple(
    Link(name, _OF_GAME) for name in ("getGame", "sit", "startGame", "getView", "getActions", "act", "getEvents")
)
_OF_CAMPAIGN: Final = tuple(Link(name, {"campaign": "/id"}) for name in ("getCampaign", "beginCampaignGame"))
OPERATIONS: Final = (
    Operation(
        name="signUp",
        method="POST",
        path="/v1/players",
        handler=players.sign_up,
        body=players.SignUp,
        answers={JSON: SignedUp},
        status=201,
        refusals=("command_id_reused",),
    ),
    Operation(
        name="getMe", method="GET", path="/v1/players/me", handler=players.me, answers={JSON: players.Me}, player=True
    ),
    Operation(
        name="setMe",
        method="PATCH",
        path="/v1/players/me",
        handler=players.change,
        body=players.Setting,
        answers={JSON: Player},
        player=True,
    ),
    Operation(
        name="getRulesets",
        method="GET",
        path="/v1/rulesets",
        handler=rulesets.rulesets,
        answers={JSON: rulesets.Rulesets},
    ),
    Operation(
        name="getRuleset", method="GET", path="/v1/rulesets/{game}", handler=rulesets.ruleset, answers={JSON: Ruleset}
    ),
    Operation(
        name="getCards",
        method="GET",
        path="/v1/rulesets/{game}/cards",
        handler=rulesets.cards,
        answers={JSON: rulesets.Cards},
    ),
    Operation(
        name="getCard",
        method="GET",
        path="/v1/rulesets/{game}/cards/{card}",
        handler=rulesets.card,
        answers={JSON: CardEntry},
    ),
    Operation(
        name="getRules",
        method="GET",
        path="/v1/rulesets/{game}/rules",
        handler=rulesets.rules,
        answers={JSON: rulesets.Rules},
    ),
    Operation(
        name="getRule",
        method="GET",
        path="/v1/rulesets/{game}/rules/{rule}",
        handler=rulesets.rule,
        answers={JSON: RuleEntry},
    ),
    Operation(name="getKeys", method="GET", path="/v1/keys", handler=keys.keys, answers={JSON: keys.Keys}),
    Operation(
        name="createGame",
        method="POST",
        path="/v1/games",
        handler=lobby.create,
        body=NewGame,
        answers={JSON: GameSummary},
        status=201,
        player=True,
        headers=("Location",),
        refusals=("option_invalid", "table_full", "command_id_reused"),
        links=_NEXT,
    ),
    Operation(
        name="getGames",
        method="GET",
        path="/v1/games",
        handler=lobby.games,
        query=lobby.GamesQuery,
        answers={JSON: GamePage},
        refusals=("unauthenticated", "cursor_unavailable"),
    ),
    Operation(name="getGame", method="GET", path="/v1/games/{id}", handler=lobby.game, answers={JSON: GameSummary}),
    Operation(
        name="sit",
        method="POST",
        path="/v1/games/{id}/seats",
        handler=lobby.sit,
        body=lobby.SitDown,
        answers={JSON: GameSummary},
        player=True,
        refusals=("seat_taken", "table_full", "wrong_phase", "game_over", "command_id_reused"),
        links=_NEXT,
    ),
    Operation(
        name="stand",
        method="DELETE",
        path="/v1/games/{id}/seats/{seat}",
        handler=lobby.stand,
        answers={JSON: GameSummary},
        player=True,
        refusals=("not_your_seat", "game_over", "command_id_reused"),
    ),
    Operation(
        name="startGame",
        method="POST",
        path="/v1/games/{id}/start",
        handler=lobby.start,
        body=lobby.Start,
        answers={JSON: GameSummary},
        player=True,
        refusals=("forbidden", "wrong_phase", "game_over", "command_id_reused"),
        links=_NEXT,
    ),
    Operation(
        name="getView",
        method="GET",
        path="/v1/games/{id}/view",
        handler=table.view,
        query=table.ViewQuery,
        answers={JSON: View},
        headers=("ETag",),
        refusals=("forbidden",),
    ),
    Operation(
        name="getActions",
        method="GET",
        path="/v1/games/{id}/actions",
        handler=table.legal,
        answers={JSON: LegalActions},
    ),
    Operation(
        name="act",
        method="POST",
        path="/v1/games/{id}/actions",
        handler=table.act,
        query=table.ActQuery,
        body=Action,
        answers={JSON: Accepted},
        player=True,
        refusals=("not_your_seat", "version_conflict", "command_id_reused", *table.BY_RULES),
    ),
    Operation(
        name="getEvents",
        method="GET",
        path="/v1/games/{id}/events",
        handler=events.events,
        query=events.EventsQuery,
        answers={
            JSON: events.CommitPage,
            events.NDJSON: CommitView,
            events.MSGPACK: events.CommitPage,
            events.SSE: CommitView,
        },
        refusals=("cursor_unavailable",),
    ),
    Operation(
        name="createCampaign",
        method="POST",
        path="/v1/campaigns",
        handler=campaigns.create,
        body=NewCampaign,
        answers={JSON: CampaignSummary},
        status=201,
        player=True,
        headers=("Location",),
        refusals=("option_invalid", "table_full", "command_id_reused"),
        links=_OF_CAMPAIGN,
    ),
    Operation(
        name="getCampaigns",
        method="GET",
        path="/v1/campaigns",
        handler=campaigns.campaigns,
        query=campaigns.CampaignsQuery,
        answers={JSON: CampaignPage},
        refusals=("unauthenticated", "cursor_unavailable"),
    ),
    Operation(
        name="getCampaign",
        method="GET",
        path="/v1/campaigns/{campaign}",
        handler=campaigns.campaign,
        answers={JSON: CampaignSummary},
    ),
    Operation(
        name="beginCampaignGame",
        method="POST",
        path="/v1/campaigns/{campaign}/games",
        handler=campaigns.begin,
        answers={JSON: CampaignSummary},
        status=201,
        player=True,
        headers=("Location",),
        refusals=("forbidden", "wrong_phase", "game_over", "version_conflict", "command_id_reused"),
        links=_OF_CAMPAIGN,
    ),
)

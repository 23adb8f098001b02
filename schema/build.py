"""The schema of the games there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import strawberry
from graphql import GraphQLError
from strawberry.schema.config import StrawberryConfig
from strawberry.types import ExecutionContext
from strawberry.types.scalar import ScalarDefinition

from domain.catalogue import CardEntry, OptionEntry, PresetEntry, RuleEntry, Ruleset
from domain.kernel.game import Game
from domain.kernel.visibility import DecisionView, OptionView

from . import queries, results
from .actions import action_mutations
from .bridge import Bridge, Dialect
from .documents import documents
from .errors import explained
from .events import EventTwin, event_types
from .inputs import take
from .limits import Limits
from .lobby import LOBBY
from .model import CommitView, GameName, GameSummary, Id, LegalAction, Player, SeatRequest, SeatSummary
from .plans import compiling
from .subscriptions import SUBSCRIPTION
from .values import straighten


@strawberry.interface(name="Node", description="Whatever has an id of its own.")
class Node:
    """What `node` finds."""

    id: strawberry.ID


class Timestamp(int):
    """A point in time, in milliseconds since 1970 (UTC): more than an Int can hold."""


SCALARS: Mapping[object, ScalarDefinition] = {
    Timestamp: strawberry.scalar(
        name="Timestamp", description="Milliseconds since 1970, UTC: more than an Int can hold.", serialize=int
    )
}


DIALECT = Dialect(
    known={"ID": strawberry.ID, "Timestamp": Timestamp, "Event": EventTwin, "Node": Node},
    names={
        GameSummary: "Game",
        SeatSummary: "Seat",
        SeatRequest: "SeatInput",
        queries.GameFilter: "GameFilter",
        CommitView: "Commit",
        DecisionView: "Decision",
        OptionView: "Option",
        CardEntry: "Card",
        RuleEntry: "Rule",
        OptionEntry: "GameOption",
        PresetEntry: "Preset",
    },
    hints={
        (CardEntry, "id"): Id,
        (CardEntry, "game"): GameName,
        (Ruleset, "game"): GameName,
        (OptionEntry, "default"): Any | None,
    },
    omitted={
        GameSummary: {"head", "seed_hash", "seed", "content"},  # they are in `proof`
        results.ActionAccepted: {"game_id"},
        results.ActionRefused: {"game_id", "seat"},
    },
    interfaces={GameSummary: (Node,), Player: (Node,), CardEntry: (Node,)},
    resolvers={
        GameSummary: queries.GAME,
        Player: (queries.waiting,),
        Ruleset: (queries.cards, queries.rules),
        LegalAction: (queries.input,),
        results.ActionAccepted: (results.game,),
        results.ActionRefused: (results.legal,),
    },
)


class Schema(strawberry.Schema):
    """Strawberry's schema with our errors."""

    def process_errors(self, errors: list[GraphQLError], execution_context: ExecutionContext | None = None) -> None:
        """Put what clients may read in the place of the errors: every result passes here, streamed ones too."""
        assert execution_context is not None, "Strawberry always has one"
        errors[:] = [explained(error, execution_context.context) for error in errors]


def build_schema(
    games: Mapping[str, Game[Any, Any, Any]], limits: Limits | None = None, *, compiler: bool = True
) -> Schema:
    """The GraphQL schema of these games; `compiler`: whether selections are compiled."""
    limits = limits or Limits()
    bridge = Bridge(DIALECT, take)
    bridge.known["GameName"] = bridge.literal("GameName", tuple(games))
    bridge.known["View"] = bridge.union("View", (game.view_type for game in games.values()))
    events = event_types(bridge, games.values())
    schema = Schema(
        root("Query", fields(bridge, queries.QUERY)),
        root("Mutation", {**fields(bridge, LOBBY, strawberry.mutation), **action_mutations(bridge, games.values())}),
        root("Subscription", fields(bridge, SUBSCRIPTION, strawberry.subscription)),
        types=[*events, bridge.output(CardEntry)],
        extensions=[documents(limits)],
        config=StrawberryConfig(scalar_map=SCALARS),
    )
    classes = straighten(schema._schema, bridge)
    if compiler:
        schema.execution_context_class = compiling(schema._schema, classes)
    return schema


def fields(
    bridge: Bridge, resolvers: Iterable[Callable[..., Any]], make: Callable[..., Any] = strawberry.field
) -> dict[str, Any]:
    """The fields of a root type."""
    return {resolver.__name__: bridge.field(resolver, make) for resolver in resolvers}


def root(name: str, of: Mapping[str, Any]) -> Any:
    """A root type."""
    return strawberry.type(type(name, (), dict(of)), name=name)

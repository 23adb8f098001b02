"""The schema of the games there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from copy import copy
from typing import Any, NamedTuple

import strawberry
from graphql import GraphQLError, execute, parse
from strawberry.execution import optimized_is_awaitable
from strawberry.schema.config import StrawberryConfig
from strawberry.schema.exceptions import CannotGetOperationTypeError, InvalidOperationTypeError
from strawberry.schema.schema import DEFAULT_ALLOWED_OPERATION_TYPES
from strawberry.types import ExecutionContext, ExecutionResult
from strawberry.types.execution import PreExecutionError
from strawberry.types.graphql import OperationType
from strawberry.types.scalar import ScalarDefinition
from strawberry.utils.await_maybe import await_maybe
from strawberry.utils.operation import get_operation_type

from domain.catalogue import CardEntry, OptionEntry, PresetEntry, RuleEntry, Ruleset
from domain.kernel.game import Game
from domain.kernel.undo import Bar
from domain.kernel.visibility import DecisionView, OptionView

from . import admin, audit, own_account, own_webhooks, queries, results
from .accounts import Recovery, Token
from .actions import action_mutations
from .attendance import ATTENDANCE, Attend, SetClock
from .bridge import Bridge, Dialect
from .campaigns import CAMPAIGN
from .documents import Documents, checking
from .errors import explained, traced
from .events import EventTwin, event_types
from .forks import FORK
from .hosting import HOSTING
from .inputs import take
from .inviting import INVITING, invites
from .limits import Limits
from .lobby import LOBBY
from .model import (
    CampaignSummary,
    CommitView,
    GameFilter,
    GameName,
    GameSummary,
    Id,
    LegalAction,
    Player,
    SeatRequest,
    SeatSummary,
)
from .plans import compiling
from .spans import NO_SPAN, SPANS, span
from .subscriptions import SUBSCRIPTION
from .talk import TALK, TALK_OF_GAME
from .undo import UNDO, UndoAnswer, WhatToUndo
from .values import straighten
from .webhooks import Webhook


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
        CampaignSummary: "Campaign",
        SeatSummary: "Seat",
        SeatRequest: "SeatInput",
        Token: "PersonalToken",
        Recovery: "RecoveryCode",
        GameFilter: "GameFilter",
        CommitView: "Commit",
        Bar: "BarringEvent",
        WhatToUndo: "UndoInput",
        UndoAnswer: "AnswerUndoInput",
        Attend: "AttendInput",
        SetClock: "SetClockInput",
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
        GameSummary: {
            "head",
            "signature",
            "signed_by",
            "algorithm",
            "seed_hash",
            "seed",
            "content",
        },  # they are in `proof`
        audit.Audit: {"game_id"},
        results.ActionAccepted: {"game_id"},
        results.ActionRefused: {"game_id", "seat"},
    },
    interfaces={GameSummary: (Node,), CampaignSummary: (Node,), Player: (Node,), CardEntry: (Node,)},
    resolvers={
        GameSummary: (*queries.GAME, invites, *TALK_OF_GAME),
        audit.Audit: audit.AUDIT,
        Player: (queries.waiting, own_account.tokens, own_webhooks.webhooks),
        Webhook: own_webhooks.WEBHOOK,
        Ruleset: (queries.cards, queries.rules),
        LegalAction: (queries.input,),
        results.ActionAccepted: (results.game,),
        results.ActionRefused: (results.legal,),
    },
)


class Schema(strawberry.Schema):
    """Strawberry's schema with our errors and our documents."""

    documents: Documents

    def process_errors(self, errors: list[GraphQLError], execution_context: ExecutionContext | None = None) -> None:
        """Put what clients may read in the place of the errors: every result passes here, streamed ones too."""
        assert execution_context is not None, "Strawberry always has one"
        errors[:] = [traced(explained(error, execution_context.context), execution_context.context) for error in errors]

    async def execute(  # as in the base class
        self,
        query: str | None,
        variable_values: dict[str, Any] | None = None,
        context_value: Any | None = None,
        root_value: Any | None = None,
        operation_name: str | None = None,
        allowed_operation_types: Iterable[OperationType] | None = None,
        operation_extensions: dict[str, Any] | None = None,
    ) -> ExecutionResult:
        """Execute a query or a mutation, as the base class does.

        Its hooks around parsing, validating and executing take longer than a small operation itself, and of a document
        that was here before ours has nothing to say. So such a one does without, unless there are other extensions.
        """
        known = self.documents.get(query or "")
        if known is None or len(self.extensions) > 1:
            return await super().execute(
                query,
                variable_values,
                context_value,
                root_value,
                operation_name,
                allowed_operation_types,
                operation_extensions,
            )
        asked = self._create_execution_context(
            query,
            DEFAULT_ALLOWED_OPERATION_TYPES if allowed_operation_types is None else allowed_operation_types,
            variable_values,
            context_value,
            root_value,
            operation_name,
            operation_extensions,
        )
        asked.graphql_document = known.node
        result = await self._executed(asked)
        if result.errors:
            self._process_errors(result.errors, asked)
        return result

    async def _executed(self, asked: ExecutionContext) -> ExecutionResult:
        """What comes of a valid document. CannotGetOperationTypeError, InvalidOperationTypeError: it can't be asked."""
        name, node = asked.operation_name, asked.graphql_document
        assert node is not None
        try:
            kind = get_operation_type(node, name)
        except RuntimeError as error:
            raise CannotGetOperationTypeError(name) from error
        if kind not in asked.allowed_operations:
            raise InvalidOperationTypeError(kind)
        if errors := self.documents.errors(self._schema, asked.query or "", node, asked.variables or {}):
            return PreExecutionError(None, errors, {})
        try:
            result = await await_maybe(
                execute(
                    self._schema,
                    node,
                    asked.root_value,
                    asked.context,
                    asked.variables,
                    name,
                    executor_class=self.execution_context_class,
                    is_awaitable=optimized_is_awaitable,  # type: ignore[arg-type]  # it is one, but for its annotation
                    operation_extensions=asked.operation_extensions,
                )
            )
        except Exception as error:
            why = error if isinstance(error, GraphQLError) else GraphQLError(str(error), original_error=error)
            return PreExecutionError(None, [why], {})
        return ExecutionResult(result.data, result.errors, {})


def executing(schema: Schema, query: str | None, name: str | None) -> AbstractContextManager[Any]:
    """The span of a query or a mutation, if anybody traces. A subscription has none: it may go on for hours."""
    if SPANS.get() is None:
        return NO_SPAN
    try:
        known = schema.documents.get(query or "")
        kind = get_operation_type(known.node if known else parse(query or ""), name)
    except (GraphQLError, RuntimeError):
        return NO_SPAN  # it will be told what is wrong with it
    return NO_SPAN if kind is OperationType.SUBSCRIPTION else span(f"graphql {kind.value}")


class Types(NamedTuple):
    """The types of some games, which take most of the time, and the classes of their values by name."""

    schema: Schema
    classes: Mapping[str, type]

    def equipped(self, limits: Limits, *, compiler: bool) -> Schema:
        """The schema of these types with limits, documents and plans of its own."""
        schema = copy(self.schema)
        schema.documents = Documents(limits)
        schema.extensions = (checking(schema.documents),)
        if compiler:
            schema.execution_context_class = compiling(schema._schema, self.classes)
        return schema


def types_of(games: Mapping[str, Game[Any, Any, Any]]) -> Types:
    """The types of these games."""
    bridge = Bridge(DIALECT, take)
    bridge.known["GameName"] = bridge.literal("GameName", tuple(games))
    bridge.known["View"] = bridge.union("View", (game.view_type for game in games.values()))
    events = event_types(bridge, games.values())
    mutations = (
        *LOBBY,
        *HOSTING,
        *INVITING,
        *CAMPAIGN,
        *FORK,
        *UNDO,
        *ATTENDANCE,
        *own_account.OWN_ACCOUNT,
        *own_webhooks.OWN_WEBHOOKS,
        *admin.ADMIN,
        *TALK,
    )
    schema = Schema(
        root("Query", fields(bridge, (*queries.QUERY, *admin.ADMIN_QUERY))),
        root(
            "Mutation",
            {**fields(bridge, mutations, strawberry.mutation), **action_mutations(bridge, games.values())},
        ),
        root("Subscription", fields(bridge, SUBSCRIPTION, strawberry.subscription)),
        types=[*events, bridge.output(CardEntry)],
        config=StrawberryConfig(scalar_map=SCALARS),
    )
    return Types(schema, straighten(schema._schema, bridge))


def build_schema(
    games: Mapping[str, Game[Any, Any, Any]], limits: Limits | None = None, *, compiler: bool = True
) -> Schema:
    """The GraphQL schema of these games; `compiler`: whether selections are compiled."""
    return types_of(games).equipped(limits or Limits(), compiler=compiler)


def fields(
    bridge: Bridge, resolvers: Iterable[Callable[..., Any]], make: Callable[..., Any] = strawberry.field
) -> dict[str, Any]:
    """The fields of a root type."""
    return {resolver.__name__: bridge.field(resolver, make) for resolver in resolvers}


def root(name: str, of: Mapping[str, Any]) -> Any:
    """A root type."""
    return strawberry.type(type(name, (), dict(of)), name=name)

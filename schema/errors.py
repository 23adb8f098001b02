"""Errors as clients get them: what is theirs explained, what is ours masked and reported."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Final

from graphql import GraphQLError
from strawberry.exceptions import MissingQueryError
from strawberry.schema.exceptions import CannotGetOperationTypeError, InvalidOperationTypeError

from domain.kernel.refusal import Code, Refused

from .context import Context

TOLD: Final[ContextVar[Callable[[Code], None]]] = ContextVar("told", default=lambda code: None)
"""Takes note of each refusal that a caller is told; who serves a request says how."""

THEIRS = (CannotGetOperationTypeError, InvalidOperationTypeError, MissingQueryError)


def about(refused: Refused) -> dict[str, Any]:
    """What a program is told of a refusal."""
    told = {"rule": refused.rule or None, "pointer": refused.pointer or None, "retryAfter": refused.retry_after}
    return {"code": refused.code, **{name: value for name, value in told.items() if value is not None}}


def challenge(refused: Refused) -> str | None:
    """What the header WWW-Authenticate says of a refusal that is about the caller's token (RFC 6750, section 3)."""
    if (refused.code, refused.detail) == ("forbidden", "scope"):
        return f'Bearer error="insufficient_scope", scope="{refused.about["scope"]}"'
    if refused.code == "unauthenticated":
        return 'Bearer error="invalid_token"' if refused.detail == "token" else "Bearer"
    return 'Bearer error="invalid_request"' if refused.detail == "in_url" else None


def explained(error: GraphQLError, context: Context) -> GraphQLError:
    """An error with a code, and nothing in it that isn't the client's business."""
    cause = error.original_error
    if isinstance(cause, Refused):
        return _like(error, cause.message(context.caller.locale), about(cause))
    if "code" in (error.extensions or {}):
        return error
    if "Parsing aborted" in error.message:
        return _like(error, error.message, {"code": "query_too_complex"})
    if is_theirs(error):
        return _like(error, error.message, {"code": "malformed"})
    return masked(error, context)


def traced(error: GraphQLError, context: Context) -> GraphQLError:
    """An error of which note is taken, and that names the request, if it is told to one caller only."""
    TOLD.get()((error.extensions or {})["code"])
    if context.caller.request_id and not (context.place and context.place.together):
        error.extensions = {**(error.extensions or {}), "requestId": context.caller.request_id}
    return error


def is_theirs(error: GraphQLError) -> bool:
    """Whether the request is at fault.

    Such errors come from graphql-core itself, before execution (then they have no path) or for an argument (then with
    its nodes). A value of ours that doesn't fit its type is also an error of graphql-core, but one without nodes.
    """
    cause = error.original_error
    if isinstance(cause, THEIRS):
        return True
    if cause is not None and not isinstance(cause, GraphQLError):
        return False
    return error.path is None or bool((cause or error).nodes)


def masked(error: GraphQLError, context: Context) -> GraphQLError:
    """A fault of ours, reported and hidden."""
    context.report(error.original_error or error, context.caller)
    told = Refused("internal", request_id=context.caller.request_id).message(context.caller.locale)
    return _like(error, told, {"code": "internal", "requestId": context.caller.request_id})


def _like(error: GraphQLError, message: str, extensions: dict[str, Any]) -> GraphQLError:
    return GraphQLError(message, error.nodes, error.source, error.positions, error.path, extensions=extensions)

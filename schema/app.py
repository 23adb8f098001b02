"""The GraphQL endpoint as an ASGI application."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from domain.kernel.game import Game

from .build import build_schema
from .context import Admit, Context, Recheck, Report, Sockets, admit_all
from .desk import Caller, Desk
from .limits import Limits
from .persisted import Persisted, Shelf
from .view import Authenticate, View

logger = logging.getLogger(__name__)


def log_fault(fault: BaseException, caller: Caller) -> None:
    """Log a fault of ours with its traceback, under the id that the client was given."""
    logger.error("a fault in GraphQL, request %s", caller.request_id, exc_info=fault)


def graphql_app(
    desk: Desk,
    authenticate: Authenticate,
    *,
    games: Mapping[str, Game[Any, Any, Any]],
    limits: Limits | None = None,
    compiler: bool = True,
    report: Report = log_fault,
    origins: Sequence[str] = (),
    sockets: Sockets | None = None,
    admit: Admit = admit_all,
    recheck: Recheck | None = None,
    operations: Mapping[str, str] | None = None,
    shelf: Shelf | None = None,
    strict: bool = False,
) -> View:
    """GraphQL over HTTP, `graphql-transport-ws` and server-sent events, for any path it is mounted at.

    `authenticate` tells who an `Authorization` header proves (None: there was none) and may raise Refused; `compiler`
    says whether selections are compiled; `report` takes note of faults of ours, of which clients learn no more than
    that there was one. `origins` are those whose pages may open sockets, besides the service's own; `*` stands for all.
    `sockets` will hold those that are open, for whoever ends the service; `admit` counts the operations on them, and `recheck`
    tells whose a token is by now, while a socket or a stream is open.
    `operations` are those that clients may call by name, and no others if it is `strict`; else those they name by hash are kept on the
    `shelf`. InvalidOperation: one of the operations isn't valid.
    """
    limits = limits or Limits()
    schema = build_schema(games, limits, compiler=compiler)
    context = Context(
        desk=desk,
        games=games,
        limits=limits,
        report=report,
        sockets=sockets or Sockets(),
        admit=admit,
        recheck=recheck,
        persisted=Persisted(schema, operations, shelf, strict=strict),
    )
    return View(schema, context, authenticate, origins)

"""Refusals as problems (RFC 9457)."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final, Literal

import msgspec
from msgspec import Struct
from starlette.responses import Response

from domain.kernel.refusal import Code, Refused
from domain.kernel.undo import Bar
from schema.errors import TOLD, challenge
from schema.model import LegalAction

from ..log import REQUEST

MEDIA_TYPE: Final = "application/problem+json"

STATUS: Final[dict[Code, int]] = {
    "malformed": 400,
    "unknown_field": 400,
    "query_too_complex": 400,
    "unauthenticated": 401,
    "forbidden": 403,
    "not_your_seat": 403,
    "not_found": 404,
    "seat_taken": 409,
    "table_full": 409,
    "version_conflict": 409,
    "frozen": 409,
    "cursor_unavailable": 410,
    "request_too_large": 413,
    "not_your_turn": 422,
    "wrong_phase": 422,
    "no_such_card": 422,
    "not_enough_attack": 422,
    "not_enough_recruit": 422,
    "not_enough_points": 422,
    "target_not_legal": 422,
    "choice_out_of_bounds": 422,
    "decision_open": 422,
    "no_open_decision": 422,
    "game_not_started": 422,
    "game_over": 422,
    "option_invalid": 422,
    "command_id_reused": 422,
    "undo_not_allowed": 422,
    "rate_limited": 429,
    "internal": 500,
    "unavailable": 503,
}
"""The status that goes with each code; If-Match turns `version_conflict` into 412."""

HEADERS: Final[dict[int, dict[str, str]]] = {503: {"Retry-After": "1"}}


INSTANCE: Final = "urn:turnledger:request:"
"""What a problem's `instance` begins with, before the id of the request."""


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why the answer is no.

    `detail` says it to a person, `code` to a program; `rule` is the rule that forbids it, `pointer` the field of the
    body at fault, as a JSON pointer; `legal` what the caller could have done instead, where a rule forbids an action; `barred_by`
    the event past which nothing is taken back; `instance` names the request, as the log does. Where there was too much, `key` says of what: of the player, from the address,
    in the game; and `retry_after` in how many seconds there is room again.
    """

    type: str
    title: str
    status: int
    detail: str
    code: Code
    rule: str | None = None
    pointer: str | None = None
    legal: tuple[LegalAction, ...] | None = None
    barred_by: Bar | None = None
    instance: str | None = None
    key: Literal["player", "address", "game"] | None = None
    retry_after: int | None = None


class HttpRefused(Refused):
    """A refusal that HTTP has a status of its own for."""

    def __init__(self, status: HTTPStatus, error: str, headers: dict[str, str] | None = None) -> None:
        super().__init__("malformed", error=error)
        self.status, self.headers = status, headers or {}


def problem(
    refused: Refused, locale: str, *, status: int | None = None, legal: tuple[LegalAction, ...] | None = None
) -> Response:
    """A refusal, of which note is taken, as an answer in a language; `status` where it isn't the code's own."""
    TOLD.get()(refused.code)
    own = refused if isinstance(refused, HttpRefused) else None
    status = own.status if own else status or STATUS[refused.code]
    body = Problem(
        type=f"/docs#{refused.code}",
        title=HTTPStatus(status).phrase if own else refused.code.replace("_", " ").capitalize(),
        status=status,
        detail=refused.message(locale),
        code=refused.code,
        rule=refused.rule or None,
        pointer=refused.pointer or None,
        legal=legal,
        barred_by=refused.about.get("bar"),
        instance=INSTANCE + REQUEST.get() if REQUEST.get() else None,
        key=refused.about.get("key"),
        retry_after=refused.retry_after,
    )
    headers = {"Content-Language": locale, **HEADERS.get(status, {}), **(own.headers if own else {})}
    if refused.retry_after is not None:
        headers["Retry-After"] = str(refused.retry_after)
    if wanted := challenge(refused):
        headers["WWW-Authenticate"] = wanted
    return Response(msgspec.json.encode(body), status, headers, MEDIA_TYPE)

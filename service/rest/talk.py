"""Talk at a table: saying something, and what was said, page by page or as it comes."""

from __future__ import annotations

from functools import partial
from http import HTTPStatus
from operator import attrgetter
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from schema.accept import best_type
from schema.operators import Reason
from schema.talking import Message, MessagePage, NewMessage, TableEtiquette

from ..talk import NUMBER
from .live import SSE, VARIES, live
from .operation import JSON, Call, Nothing, Operation, answer
from .problem import HttpRefused

TYPES: Final = (JSON, SSE)


class TalkQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which messages."""

    after: Annotated[str, Meta(pattern=NUMBER, description="Those after the message with this id.")] = "0"
    limit: Annotated[int, Meta(ge=1, extra_json_schema={"maximum": 100}, description="How many, of a page.")] = 100


class RemoveMessage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why a message is to be removed."""

    reason: Reason


async def etiquette(call: Call[Nothing, None]) -> Response:
    """What may be said and shown at the table, by the rules of the game, and to whom the caller may speak there."""
    return answer(await call.desk.talk.etiquette(call.caller, call.game))


async def say(call: Call[Nothing, NewMessage]) -> Response:
    """Say something to all who sit at the table, or to the team of the seat.

    It is plain text, composed (NFC) and without the blanks around it. It is no part of the game or its record, and bots don't
    listen. Some days after the end of the game nothing more is said.
    """
    return answer(await call.desk.talk.say(call.caller, call.game, call.body, call.once), 201)


async def talk(call: Call[TalkQuery, None]) -> Response:
    """What was said to the caller at the table, oldest first, as far as it is kept.

    As `text/event-stream` every message comes as soon as it is there; its `id` is that of the event, from which `Last-Event-ID`
    (or `after`) goes on.
    """
    media = best_type(call.request.headers.get("accept"), TYPES)
    if media is None:
        raise HttpRefused(HTTPStatus.NOT_ACCEPTABLE, f"there is {', '.join(TYPES)}")
    after = call.request.headers.get("last-event-id", call.query.after)
    page = await call.desk.talk.messages(call.caller, call.game, after, call.query.limit)
    if media == SSE:
        follow = partial(call.desk.talk.follow, call.caller, call.game, after)
        return live(call, follow, "Talk.follow", attrgetter("id"), after)
    return Response(msgspec.json.encode(page), headers=VARIES, media_type=JSON)


async def remove(call: Call[Nothing, None]) -> Response:
    """Remove one's own message. All who were told it are told so, by the message that is the answer."""
    return answer(await call.desk.talk.remove(call.caller, call.game, call.at("message")))


async def moderate(call: Call[Nothing, RemoveMessage]) -> Response:
    """Remove what a player said. For callers with the scope `admin`; noted before it is done."""
    return answer(await call.desk.talk.moderate(call.caller, call.game, call.at("message"), call.body.reason))


OPERATIONS: Final = (
    Operation(
        name="getEtiquette",
        method="GET",
        path="/v1/games/{id}/etiquette",
        handler=etiquette,
        answers={JSON: TableEtiquette},
    ),
    Operation(
        name="say",
        method="POST",
        path="/v1/games/{id}/talk",
        handler=say,
        body=NewMessage,
        answers={JSON: Message},
        status=201,
        player=True,
        refusals=("forbidden", "not_your_seat", "game_over", "target_not_legal", "command_id_reused", "rate_limited"),
    ),
    Operation(
        name="getTalk",
        method="GET",
        path="/v1/games/{id}/talk",
        handler=talk,
        query=TalkQuery,
        answers={JSON: MessagePage, SSE: Message},
        player=True,
        refusals=("not_your_seat", "cursor_unavailable"),
    ),
    Operation(
        name="removeMessage",
        method="DELETE",
        path="/v1/games/{id}/talk/{message}",
        handler=remove,
        answers={JSON: Message},
        player=True,
        refusals=("forbidden", "not_your_seat"),
    ),
    Operation(
        name="removeMessageOfPlayer",
        method="POST",
        path="/v1/admin/games/{id}/talk/{message}/removal",
        handler=moderate,
        body=RemoveMessage,
        answers={JSON: Message},
        player=True,
        refusals=("forbidden",),
    ),
)

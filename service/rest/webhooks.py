"""One's own webhooks."""

from __future__ import annotations

from typing import Any, Final

from starlette.responses import Response

from domain.kernel.refusal import Code, Refused
from schema.webhooks import (
    Attempt,
    Attempts,
    DeadLetters,
    MadeWebhook,
    NewWebhook,
    Replay,
    Replayed,
    Webhook,
    WebhookChange,
    Webhooks,
)

from ..ids import is_webhook_id
from .operation import JSON, Call, Link, Nothing, Operation, answer
from .own_account import SECRET


async def make(call: Call[Nothing, NewWebhook]) -> Response:
    """Have notices of your games sent to a URL, signed by the Standard Webhooks convention.

    The secret that signs them is in the answer, this once; with an Idempotency-Key it is derived from the key, so the same
    request sent again gets the same webhook. See docs/webhooks.md.
    """
    return answer(await call.desk.webhooks.make(call.caller, call.body, call.once), 201, SECRET)


async def webhooks(call: Call[Nothing, None]) -> Response:
    """Your webhooks, without their secrets."""
    return answer(await call.desk.webhooks.list(call.caller))


async def change(call: Call[Nothing, WebhookChange]) -> Response:
    """Change where notices go, or which, or whether. What isn't said stays."""
    return answer(await call.desk.webhooks.change(call.caller, _named(call), call.body))


async def remove(call: Call[Nothing, None]) -> Response:
    """Remove a webhook, with all that is known of its notices. The answer lists the others."""
    return answer(await call.desk.webhooks.remove(call.caller, _named(call)))


async def rotate(call: Call[Nothing, None]) -> Response:
    """Get another secret. For a day notices are signed with both, so that none is refused while you change over.

    It is in the answer, this once; with an Idempotency-Key it is derived from the key.
    """
    return answer(await call.desk.webhooks.rotate(call.caller, _named(call), call.once), 200, SECRET)


async def ping(call: Call[Nothing, None]) -> Response:
    """Send a `webhook.ping` there, once and at once, and see what is answered."""
    return answer(await call.desk.webhooks.ping(call.caller, _named(call)))


async def attempts(call: Call[Nothing, None]) -> Response:
    """The last attempts to deliver notices there, the newest first."""
    return answer(await call.desk.webhooks.attempts(call.caller, _named(call)))


async def dead_letters(call: Call[Nothing, None]) -> Response:
    """The notices that were given up, the newest first."""
    return answer(await call.desk.webhooks.dead_letters(call.caller, _named(call)))


async def replay(call: Call[Nothing, Replay]) -> Response:
    """Send notices that were given up again: one, those since a time, or all."""
    return answer(await call.desk.webhooks.replay(call.caller, _named(call), call.body))


def _named(call: Call[Nothing, Any]) -> str:
    """The webhook that the address names. Refused: `not_found` for what can't be one."""
    webhook = call.at("webhook")
    if not is_webhook_id(webhook):
        raise Refused("not_found", detail="webhook")
    return webhook


_ALL: Final = "/v1/players/me/webhooks"
_ONE: Final = _ALL + "/{webhook}"
_NEXT: Final = tuple(
    Link(name, {"webhook": "/about/id"})
    for name in ("changeWebhook", "removeWebhook", "rotateWebhook", "pingWebhook", "getAttempts", "getDeadLetters")
)
_REFUSALS: Final[tuple[Code, ...]] = ("forbidden",)

OPERATIONS: Final = (
    Operation(
        name="makeWebhook",
        method="POST",
        path=_ALL,
        handler=make,
        body=NewWebhook,
        answers={JSON: MadeWebhook},
        status=201,
        player=True,
        refusals=("forbidden", "command_id_reused"),
        links=_NEXT,
    ),
    Operation(
        name="getWebhooks",
        method="GET",
        path=_ALL,
        handler=webhooks,
        answers={JSON: Webhooks},
        player=True,
        refusals=_REFUSALS,
    ),
    Operation(
        name="changeWebhook",
        method="PATCH",
        path=_ONE,
        handler=change,
        body=WebhookChange,
        answers={JSON: Webhook},
        player=True,
        refusals=_REFUSALS,
    ),
    Operation(
        name="removeWebhook",
        method="DELETE",
        path=_ONE,
        handler=remove,
        answers={JSON: Webhooks},
        player=True,
        refusals=_REFUSALS,
    ),
    Operation(
        name="rotateWebhook",
        method="POST",
        path=f"{_ONE}/secret",
        handler=rotate,
        answers={JSON: MadeWebhook},
        player=True,
        refusals=_REFUSALS,
    ),
    Operation(
        name="pingWebhook",
        method="POST",
        path=f"{_ONE}/test",
        handler=ping,
        answers={JSON: Attempt},
        player=True,
        refusals=_REFUSALS,
    ),
    Operation(
        name="getAttempts",
        method="GET",
        path=f"{_ONE}/attempts",
        handler=attempts,
        answers={JSON: Attempts},
        player=True,
        refusals=_REFUSALS,
    ),
    Operation(
        name="getDeadLetters",
        method="GET",
        path=f"{_ONE}/dead-letters",
        handler=dead_letters,
        answers={JSON: DeadLetters},
        player=True,
        refusals=_REFUSALS,
    ),
    Operation(
        name="replayNotices",
        method="POST",
        path=f"{_ONE}/replay",
        handler=replay,
        body=Replay,
        answers={JSON: Replayed},
        player=True,
        refusals=_REFUSALS,
    ),
)

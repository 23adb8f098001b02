"""One's own account, and what admins grant to others."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.responses import Response

from domain.kernel.refusal import Refused
from schema.accounts import MadeToken, NewToken, Recovery, Tokens
from schema.model import Player, SignedUp

from ..ids import is_token_id
from .operation import JSON, Call, Link, Nothing, Operation, answer

SECRET: Final = {"Cache-Control": "no-store"}


class Identity(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who one is elsewhere."""

    id_token: Annotated[str, Meta(min_length=1, max_length=8192, description="What the OpenID provider issued.")]


class Code(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was written down."""

    code: Annotated[str, Meta(min_length=1, max_length=100, description="The recovery code, however it is grouped.")]


async def make_token(call: Call[Nothing, NewToken]) -> Response:
    """Make a personal access token: for a program, with no more scopes than it needs.

    Only a guest's token and one of the OpenID provider may do this. What is to be sent is in the answer, this once; with an
    Idempotency-Key it is derived from the key, so the same request sent again gets the same token.
    """
    return answer(await call.desk.account.make_token(call.caller, call.body, call.once), 201, SECRET)


async def tokens(call: Call[Nothing, None]) -> Response:
    """Your personal access tokens that haven't expired, without their secrets."""
    return answer(await call.desk.account.tokens(call.caller))


async def revoke_token(call: Call[Nothing, None]) -> Response:
    """Revoke a personal access token: within ten seconds nothing can be done with it any more. The answer lists the others."""
    if not is_token_id(call.at("token")):
        raise Refused("not_found")
    return answer(await call.desk.account.revoke_token(call.caller, call.at("token")))


async def grant_token(call: Call[Nothing, NewToken]) -> Response:
    """Make a personal access token for any player, to `audit` or to `admin`: for callers with the scope `admin`."""
    return answer(await call.desk.account.grant(call.caller, call.at("player"), call.body, call.once), 201, SECRET)


async def link(call: Call[Nothing, Identity]) -> Response:
    """Sign in with the OpenID provider from now on: its tokens of this subject prove you, as your guest token still does."""
    return answer(await call.desk.account.link(call.caller, call.body.id_token))


async def prepare_recovery(call: Call[Nothing, None]) -> Response:
    """Get a recovery code, to be written down: with it the account is yours again, should you lose your token.

    A code that you had before is void. It is in the answer, this once; with an Idempotency-Key it is derived from the key.
    """
    return answer(await call.desk.account.prepare_recovery(call.caller, call.once), 201, SECRET)


async def recover(call: Call[Nothing, Code]) -> Response:
    """Get a new token for a recovery code. The code and all guest tokens before it are void.

    With an Idempotency-Key the same request sent again gets the same token.
    """
    return answer(await call.desk.account.recover(call.caller, call.body.code, call.once), 201, SECRET)


async def delete(call: Call[Nothing, None]) -> Response:
    """Delete your account: name, tokens, recovery code and sign-in are erased, seats left as if you stood up.

    What you played stays, under an id that tells nothing of you. Send it again should no answer come: once it is done, no token of
    yours proves anybody.
    """
    return answer(await call.desk.account.delete(call.caller))


OPERATIONS: Final = (
    Operation(
        name="makeToken",
        method="POST",
        path="/v1/players/me/tokens",
        handler=make_token,
        body=NewToken,
        answers={JSON: MadeToken},
        status=201,
        player=True,
        refusals=("forbidden", "command_id_reused"),
        links=(Link("revokeToken", {"token": "/about/id"}),),
    ),
    Operation(
        name="getTokens",
        method="GET",
        path="/v1/players/me/tokens",
        handler=tokens,
        answers={JSON: Tokens},
        player=True,
        refusals=("forbidden",),
    ),
    Operation(
        name="revokeToken",
        method="DELETE",
        path="/v1/players/me/tokens/{token}",
        handler=revoke_token,
        answers={JSON: Tokens},
        player=True,
        refusals=("forbidden",),
    ),
    Operation(
        name="grantToken",
        method="POST",
        path="/v1/admin/players/{player}/tokens",
        handler=grant_token,
        body=NewToken,
        answers={JSON: MadeToken},
        status=201,
        player=True,
        refusals=("forbidden", "command_id_reused"),
    ),
    Operation(
        name="linkIdentity",
        method="POST",
        path="/v1/players/me/identity",
        handler=link,
        body=Identity,
        answers={JSON: Player},
        player=True,
        refusals=("forbidden",),
    ),
    Operation(
        name="prepareRecovery",
        method="POST",
        path="/v1/players/me/recovery",
        handler=prepare_recovery,
        answers={JSON: Recovery},
        status=201,
        player=True,
        refusals=("forbidden",),
        links=(Link("recover", {}, {"code": "/code"}),),
    ),
    Operation(
        name="recover",
        method="POST",
        path="/v1/players/recover",
        handler=recover,
        body=Code,
        answers={JSON: SignedUp},
        status=201,
    ),
    Operation(
        name="deleteMe",
        method="DELETE",
        path="/v1/players/me",
        handler=delete,
        answers={JSON: Player},
        player=True,
        refusals=("forbidden",),
    ),
)

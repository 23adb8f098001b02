"""One's own account: the mutations that change it, and a player's tokens."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from .accounts import MadeToken, NewToken, Recovery, Token, Tokens
from .context import Info
from .lobby import SignUpKey
from .model import Id, Player
from .results import PlayerResult, Refusal, SignUpResult, or_refusal
from .speaking import Locale, speaking

TokenResult: TypeAlias = Annotated[MadeToken | Refusal, Meta(title="TokenResult")]
TokensResult: TypeAlias = Annotated[Tokens | Refusal, Meta(title="TokensResult")]
RecoveryResult: TypeAlias = Annotated[Recovery | Refusal, Meta(title="RecoveryResult")]


class MakeToken(NewToken, frozen=True, kw_only=True):
    """A personal access token to be made."""

    command_id: SignUpKey = ""


class GrantToken(NewToken, frozen=True, kw_only=True):
    """A personal access token to be made for a player, to `audit` or to `admin`."""

    player: Id
    command_id: SignUpKey = ""


class RevokeToken(Struct, frozen=True, kw_only=True):
    """A personal access token that is to be void."""

    token: Id


class LinkIdentity(Struct, frozen=True, kw_only=True):
    """Who one is elsewhere."""

    id_token: Annotated[str, Meta(description="What the OpenID provider issued.")]


class PrepareRecovery(Struct, frozen=True, kw_only=True):
    """A recovery code to be made."""

    command_id: SignUpKey = ""


class RecoverAccount(Struct, frozen=True, kw_only=True):
    """What was written down."""

    code: Annotated[str, Meta(description="The recovery code, however it is grouped.")]
    command_id: SignUpKey = ""


async def make_token(info: Info, input: MakeToken, locale: Locale = None) -> TokenResult:
    """Make a personal access token: for a program, with no more scopes than it needs."""
    desk, caller = info.context.desk, speaking(info, locale)
    return await or_refusal(caller, desk.account.make_token(caller, _asked(input), input.command_id))


async def grant_token(info: Info, input: GrantToken, locale: Locale = None) -> TokenResult:
    """Make a personal access token for any player: for callers with the scope `admin`."""
    desk, caller = info.context.desk, speaking(info, locale)
    return await or_refusal(caller, desk.account.grant(caller, input.player, _asked(input), input.command_id))


async def revoke_token(info: Info, input: RevokeToken, locale: Locale = None) -> TokensResult:
    """Revoke a personal access token: within ten seconds nothing can be done with it any more."""
    caller = speaking(info, locale)
    return await or_refusal(caller, info.context.desk.account.revoke_token(caller, input.token))


async def link_identity(info: Info, input: LinkIdentity, locale: Locale = None) -> PlayerResult:
    """Sign in with the OpenID provider from now on: its tokens of this subject prove you."""
    caller = speaking(info, locale)
    return await or_refusal(caller, info.context.desk.account.link(caller, input.id_token))


async def prepare_recovery(info: Info, input: PrepareRecovery, locale: Locale = None) -> RecoveryResult:
    """Get a recovery code, to be written down. A code that you had before is void."""
    caller = speaking(info, locale)
    return await or_refusal(caller, info.context.desk.account.prepare_recovery(caller, input.command_id))


async def recover_account(info: Info, input: RecoverAccount, locale: Locale = None) -> SignUpResult:
    """Get a new token for a recovery code. The code and all guest tokens before it are void."""
    caller = speaking(info, locale)
    return await or_refusal(caller, info.context.desk.account.recover(caller, input.code, input.command_id))


async def delete_account(info: Info, locale: Locale = None) -> PlayerResult:
    """Delete your account: name, tokens, recovery code and sign-in are erased, seats left as if you stood up."""
    caller = speaking(info, locale)
    return await or_refusal(caller, info.context.desk.account.delete(caller))


async def tokens(root: Player, info: Info) -> tuple[Token, ...] | None:
    """Your personal access tokens that haven't expired; of others you are told nothing."""
    caller = info.context.caller
    return (await info.context.desk.account.tokens(caller)).tokens if root.id == caller.player else None


def _asked(input: MakeToken | GrantToken) -> NewToken:
    return NewToken(name=input.name, scopes=input.scopes, days=input.days)


OWN_ACCOUNT = (make_token, revoke_token, grant_token, link_identity, prepare_recovery, recover_account, delete_account)

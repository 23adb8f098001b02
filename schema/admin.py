"""Operators: the mutations and queries for callers with the scope `admin`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from .connection import First, checked
from .context import Info
from .model import Id
from .operators import Account, AdminAct, Reason, SetQuota, Suspend
from .results import GameResult, Refusal, or_nothing, or_refusal
from .speaking import Locale, speaking

AccountResult: TypeAlias = Annotated[Account | Refusal, Meta(title="AccountResult")]


class AdminSuspend(Suspend, frozen=True, kw_only=True):
    """A player who may look on but change nothing."""

    player: Id


class AdminLiftSuspension(Struct, frozen=True, kw_only=True):
    """A player who is to be suspended no longer."""

    player: Id


class AdminSetQuota(SetQuota, frozen=True, kw_only=True):
    """How much a player may use, in place of what the settings say; null: what they say."""

    player: Id


class AdminEndGame(Struct, frozen=True, kw_only=True):
    """A game that is to end, and why."""

    game_id: Id
    reason: Reason


async def admin_suspend(info: Info, input: AdminSuspend, locale: Locale = None) -> AccountResult:
    """Suspend a player, who may look on but change nothing: for callers with the scope `admin`, as all of these."""
    caller, how = speaking(info, locale), Suspend(reason=input.reason, until=input.until)
    return await or_refusal(caller, info.context.desk.admin.suspend(caller, input.player, how))


async def admin_lift_suspension(info: Info, input: AdminLiftSuspension, locale: Locale = None) -> AccountResult:
    """Suspend a player no longer."""
    caller = speaking(info, locale)
    return await or_refusal(caller, info.context.desk.admin.lift(caller, input.player))


async def admin_set_quota(info: Info, input: AdminSetQuota, locale: Locale = None) -> AccountResult:
    """Say how much a player may use."""
    caller, how = speaking(info, locale), SetQuota(games=input.games, rate=input.rate)
    return await or_refusal(caller, info.context.desk.admin.set_quota(caller, input.player, how))


async def admin_end_game(info: Info, input: AdminEndGame, locale: Locale = None) -> GameResult:
    """End a game that isn't over. Nobody wins it, and its last commit says who ended it and why."""
    caller = speaking(info, locale)
    return await or_refusal(caller, info.context.desk.admin.end(caller, input.game_id, input.reason))


async def admin_player(info: Info, id: Id) -> Account | None:
    """A player as operators see them."""
    return await or_nothing(info.context.desk.admin.account(info.context.caller, id))


async def admin_log(info: Info, first: First = 20, after: int = 0) -> tuple[AdminAct, ...] | None:
    """What operators did, oldest first. A version is a cursor: go on from the last."""
    limit = checked(first, info.context.limits)
    return (await info.context.desk.admin.log(info.context.caller, after, limit)).acts


ADMIN = (admin_suspend, admin_lift_suspension, admin_set_quota, admin_end_game)
ADMIN_QUERY = (admin_player, admin_log)

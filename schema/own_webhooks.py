"""One's own webhooks: the mutations that change them, and what became of their notices."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from .context import Info
from .lobby import SignUpKey
from .model import Id, Player, Timestamp
from .results import Refusal, or_refusal
from .speaking import Locale, speaking
from .webhooks import (
    Attempt,
    DeadLetter,
    Enabled,
    Kinds,
    MadeWebhook,
    NewWebhook,
    NoticeId,
    Replay,
    Replayed,
    Url,
    Webhook,
    WebhookChange,
    Webhooks,
)

MadeWebhookResult: TypeAlias = Annotated[MadeWebhook | Refusal, Meta(title="MadeWebhookResult")]
WebhookResult: TypeAlias = Annotated[Webhook | Refusal, Meta(title="WebhookResult")]
WebhooksResult: TypeAlias = Annotated[Webhooks | Refusal, Meta(title="WebhooksResult")]
AttemptResult: TypeAlias = Annotated[Attempt | Refusal, Meta(title="AttemptResult")]
ReplayResult: TypeAlias = Annotated[Replayed | Refusal, Meta(title="ReplayResult")]


class MakeWebhook(NewWebhook, frozen=True, kw_only=True):
    """Where notices are to go, and which."""

    command_id: SignUpKey = ""


class ChangeWebhook(Struct, frozen=True, kw_only=True):
    """What is to be different about a webhook; what isn't said stays."""

    webhook: Id
    url: Url | None = None
    kinds: Kinds | None = None
    enabled: Enabled | None = None


class RemoveWebhook(Struct, frozen=True, kw_only=True):
    """A webhook that is to be no more."""

    webhook: Id


class RotateWebhook(Struct, frozen=True, kw_only=True):
    """A webhook that is to have another secret."""

    webhook: Id
    command_id: SignUpKey = ""


class PingWebhook(Struct, frozen=True, kw_only=True):
    """A webhook that is to be tried."""

    webhook: Id


class ReplayNotices(Struct, frozen=True, kw_only=True):
    """Which dead letters to send again: the one of a notice, or those given up since a time; all, where neither is said."""

    webhook: Id
    notice: NoticeId | None = None
    since: Timestamp | None = None


async def make_webhook(info: Info, input: MakeWebhook, locale: Locale = None) -> MadeWebhookResult:
    """Have notices of your games sent to a URL, signed by the Standard Webhooks convention."""
    desk, caller = info.context.desk, speaking(info, locale)
    asked = NewWebhook(url=input.url, kinds=input.kinds, enabled=input.enabled)
    return await or_refusal(caller, desk.webhooks.make(caller, asked, input.command_id))


async def change_webhook(info: Info, input: ChangeWebhook, locale: Locale = None) -> WebhookResult:
    """Change where notices go, or which, or whether."""
    desk, caller = info.context.desk, speaking(info, locale)
    to = WebhookChange(url=input.url, kinds=input.kinds, enabled=input.enabled)
    return await or_refusal(caller, desk.webhooks.change(caller, input.webhook, to))


async def remove_webhook(info: Info, input: RemoveWebhook, locale: Locale = None) -> WebhooksResult:
    """Remove a webhook, with all that is known of its notices."""
    caller = speaking(info, locale)
    return await or_refusal(caller, info.context.desk.webhooks.remove(caller, input.webhook))


async def rotate_webhook(info: Info, input: RotateWebhook, locale: Locale = None) -> MadeWebhookResult:
    """Get another secret; for a day notices are signed with both."""
    caller = speaking(info, locale)
    return await or_refusal(caller, info.context.desk.webhooks.rotate(caller, input.webhook, input.command_id))


async def ping_webhook(info: Info, input: PingWebhook, locale: Locale = None) -> AttemptResult:
    """Send a `webhook.ping` there, once and at once, and see what is answered."""
    caller = speaking(info, locale)
    return await or_refusal(caller, info.context.desk.webhooks.ping(caller, input.webhook))


async def replay_notices(info: Info, input: ReplayNotices, locale: Locale = None) -> ReplayResult:
    """Send notices that were given up again."""
    desk, caller = info.context.desk, speaking(info, locale)
    which = Replay(notice=input.notice, since=input.since)
    return await or_refusal(caller, desk.webhooks.replay(caller, input.webhook, which))


async def webhooks(root: Player, info: Info) -> tuple[Webhook, ...] | None:
    """Your webhooks; of others you are told nothing."""
    caller = info.context.caller
    return (await info.context.desk.webhooks.list(caller)).webhooks if root.id == caller.player else None


async def attempts(root: Webhook, info: Info) -> tuple[Attempt, ...]:
    """The last attempts to deliver notices there, the newest first."""
    return (await info.context.desk.webhooks.attempts(info.context.caller, root.id)).attempts


async def dead_letters(root: Webhook, info: Info) -> tuple[DeadLetter, ...]:
    """The notices that were given up, the newest first."""
    return (await info.context.desk.webhooks.dead_letters(info.context.caller, root.id)).dead_letters


OWN_WEBHOOKS = (make_webhook, change_webhook, remove_webhook, rotate_webhook, ping_webhook, replay_notices)
WEBHOOK = (attempts, dead_letters)

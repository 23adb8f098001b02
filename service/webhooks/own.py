"""What players do with their own webhooks."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from domain.kernel.refusal import Refused
from schema.desk import Caller
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

from .. import rights
from ..answering import answering
from ..ids import new_id
from . import notices
from .deliveries import Deliveries
from .endpoints import Endpoint, Endpoints
from .history import History
from .sending import Sender


class OwnWebhooks:
    """See `schema.desk.Webhooks`. Where they are switched off, there is nothing to be had."""

    def __init__(
        self,
        endpoints: Endpoints,
        history: History,
        deliveries: Deliveries,
        sender: Sender,
        clock: Callable[[], int],
        on: bool,
    ) -> None:
        self._endpoints, self._history, self._deliveries = endpoints, history, deliveries
        self._sender, self._clock, self._on = sender, clock, on

    @answering
    async def list(self, caller: Caller) -> Webhooks:
        """The caller's webhooks."""
        return self._told(await self._endpoints.of(self._player(caller)))

    @answering
    async def make(self, caller: Caller, request: NewWebhook, command: str = "") -> MadeWebhook:
        """A new webhook, with its secret."""
        player = self._player(caller)
        await self._sender.check(request.url)
        id_ = new_id("w", self._clock())
        await self._history.begin(id_)  # before the webhook: what becomes of one that was removed is noted nowhere
        made: MadeWebhook | None = None
        try:
            made = await self._endpoints.make(player, id_, request, command)
        finally:
            if made is None or made.about.id != id_:
                await self._history.forget(id_)
        return made

    @answering
    async def change(self, caller: Caller, webhook: str, to: WebhookChange) -> Webhook:
        """The webhook, changed."""
        player = self._player(caller)
        if to.url is not None:
            await self._sender.check(to.url)
        return (await self._endpoints.change(player, webhook, to)).told(self._clock())

    @answering
    async def remove(self, caller: Caller, webhook: str) -> Webhooks:
        """The caller's other webhooks, once this one is gone."""
        left = await self._endpoints.remove(self._player(caller), webhook)
        await self._history.forget(webhook)
        return self._told(left)

    @answering
    async def rotate(self, caller: Caller, webhook: str, command: str = "") -> MadeWebhook:
        """The webhook with another secret."""
        return await self._endpoints.rotate(self._player(caller), webhook, command)

    @answering
    async def ping(self, caller: Caller, webhook: str) -> Attempt:
        """What comes of sending a ping, once."""
        endpoint = await self._endpoints.get(self._player(caller), webhook)
        attempt = await self._deliveries.attempt(endpoint, notices.ping(self._clock()), 1)
        await self._history.note(webhook, attempt)
        return attempt

    @answering
    async def attempts(self, caller: Caller, webhook: str) -> Attempts:
        """The last attempts to deliver notices there."""
        await self._endpoints.get(self._player(caller), webhook)
        return Attempts(attempts=(await self._history.of(webhook)).attempts[::-1])

    @answering
    async def dead_letters(self, caller: Caller, webhook: str) -> DeadLetters:
        """The notices that were given up."""
        await self._endpoints.get(self._player(caller), webhook)
        dead = (await self._history.of(webhook)).dead
        return DeadLetters(dead_letters=tuple(each.told() for each in reversed(dead)))

    @answering
    async def replay(self, caller: Caller, webhook: str, which: Replay) -> Replayed:
        """Send dead letters again, as if they had never been tried."""
        await self._endpoints.get(self._player(caller), webhook)
        chosen = [
            each.delivery
            for each in (await self._history.of(webhook)).dead
            if which.notice in (None, each.delivery.id) and each.last.at >= (which.since or 0)
        ]
        if which.notice is not None and not chosen:
            raise Refused("not_found", detail="notice", pointer="/notice")
        for delivery in chosen:
            await self._deliveries.queue(structs.replace(delivery, tried=0))
        await self._history.bury(webhook, (delivery.id for delivery in chosen))
        return Replayed(queued=len(chosen))

    def _player(self, caller: Caller) -> str:
        """The caller. Refused: `forbidden` where nobody has webhooks."""
        if not self._on:
            raise Refused("forbidden", detail="webhooks")
        return rights.player(caller)

    def _told(self, endpoints: tuple[Endpoint, ...]) -> Webhooks:
        return Webhooks(webhooks=tuple(endpoint.told(self._clock()) for endpoint in endpoints))

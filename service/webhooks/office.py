"""Webhooks as a whole: from what is registered to what is sent."""

from __future__ import annotations

from ..accounts import Accounts
from ..games import Games
from ..settings import Settings
from ..vault import Vault
from .deliveries import Deliveries
from .endpoints import Endpoints
from .history import History
from .outbox import Outbox
from .own import OwnWebhooks
from .schedule import Schedule
from .sending import Addresses, Sender


class Office:
    """The parts, put together. What is switched off is registered nowhere and sends nothing."""

    def __init__(self, games: Games, accounts: Accounts, settings: Settings) -> None:
        store, clock, look_seconds = games.store, games.clock, settings.webhook_look_seconds
        self.endpoints = Endpoints(store, clock, settings.webhooks_per_player, Vault(settings.seed_keys))
        self.history = History(store, clock)
        self.addresses = Addresses(settings.webhook_private_hosts)
        self.sender = Sender(self.addresses, tuple(map(int, settings.webhook_ports)), settings.webhook_seconds)
        self.deliveries = Deliveries(
            store,
            self.endpoints,
            accounts,
            self.history,
            self.sender,
            Schedule(tuple(map(float, settings.webhook_retries))),
            clock,
            settings.webhook_seconds,
            look_seconds,
        )
        self._outbox = Outbox(games, self.endpoints, self.deliveries, look_seconds)
        self._on = settings.webhooks
        self.own = OwnWebhooks(self.endpoints, self.history, self.deliveries, self.sender, clock, self._on)

    def start(self) -> None:
        """Tell of all that happens from now on, and deliver what there is."""
        if self._on:
            self.deliveries.start()
            self._outbox.start()

    async def close(self) -> None:
        """Leave the rest to other replicas."""
        await self._outbox.close()
        await self.deliveries.close()
        self.addresses.close()

    async def erase(self, player: str) -> None:
        """Forget all webhooks of a player for good, and what became of their notices."""
        for endpoint in await self.endpoints.erase(player):
            await self.history.forget(endpoint.id)

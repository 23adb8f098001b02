"""The parts of a running service, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from schema.context import Sockets
from schema.limits import Limits
from schema.spans import SPANS

from .accounts import Accounts
from .address import Whereabouts
from .admin import Admin
from .admission import Admission, rationed
from .archive.archivist import Archivist
from .archive.depot import Depot
from .archive.store import with_archive
from .bots import Bots, BotsFor
from .callers import Callers
from .deadlines import Deadlines
from .desk import Desk
from .fitness import Fitness, Look, nothing_to_find
from .games import Games, Rules
from .jwks import Keys, check_url
from .limits import Limiter
from .log import IDS
from .metrics import Metrics
from .oidc import Provider
from .own_account import OwnAccount
from .persisted import Shelf
from .players import Players
from .pulse import beating
from .quotas import Quotas
from .readings import Lookups, Readings
from .records import Records
from .settings import SettingError, Settings
from .signing import Signer
from .store import Feed, Store, StoreUnavailable
from .subjects import Subjects
from .summaries import Summaries
from .thinking import Thinking
from .vault import Vault
from .webhooks.office import Office

if TYPE_CHECKING:
    from .tracing import Tracing


class House:
    """Everything that works on one store; it closes the store when it ends.

    `metrics` are there where somebody collects them, `tracing` where somebody traces; `cut` counts the connections that the server broke off because their clients
    didn't read, and `caches` has what is kept in memory.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        rules: Mapping[str, Rules],
        bots_for: BotsFor,
        clock: Callable[[], int],
        signer: Signer | None = None,
        look: Look = nothing_to_find,
        tracing: Tracing | None = None,
    ) -> None:
        depot = Depot.of(settings)
        self.settings, self.store, self.tracing = settings, with_archive(store, depot), tracing
        store = self.store
        self.metrics = Metrics() if settings.metrics_port else None
        self.games = Games(
            store,
            rules,
            clock,
            settings.cached_games,
            signer or _given(settings),
            Vault(settings.seed_keys),
            settings.snapshot_every,
        )
        self.archivist = Archivist(self.games, depot, settings.archive_days, settings.delete_days)
        self.players, self.accounts = Players(store, clock), Accounts(store, clock)
        self.subjects = Subjects(store, self.players, self.accounts, clock, _provider(settings, clock))
        self.callers = Callers(self.players, self.accounts, self.subjects, clock)
        self.limiter = Limiter(settings, store)
        self.admission = Admission(lambda *asked: self.callers.caller(*asked), self.accounts, self.limiter)
        self.whereabouts = Whereabouts(settings.trusted_proxies, settings.proxy_header)
        self.feed = Feed(store, self.games.behind)
        self.fitness = Fitness(look, settings.store_look_seconds, clock)
        self.games.moment = self.fitness.moment
        self.thinking = Thinking(self.games, settings.bots_search_seconds, settings.bots_search_processes)
        self.bots = Bots(self.games, bots_for, self.thinking, settings.bots_look_seconds)
        self.deadlines = Deadlines(self.games, settings.deadlines_look_seconds, self.fitness.knows_time)
        self.webhooks = Office(self.games, self.accounts, settings)
        account = OwnAccount(self.games, self.players, self.accounts, self.subjects, self.webhooks)
        quotas = Quotas(self.games, self.accounts, settings.games_per_player)
        summaries = Summaries(self.games, self.players, settings.cached_views)
        admin = Admin(self.games, self.players, self.accounts, quotas, summaries, settings.page_limit)
        desk = Desk(
            self.games,
            self.players,
            self.feed,
            bots_for,
            account,
            admin,
            quotas,
            summaries,
            settings.page_limit,
            settings.cached_views,
            settings.talk_days,
            settings.table_days,
            self.limiter,
        )
        self.desk = rationed(desk, self.admission)
        self.records = Records(self.games, desk.gate, clock)
        self.sockets, self.limits = Sockets(), _limits(settings)
        self.shelf = Shelf(store, settings.graphql_persisted) if settings.graphql_persisted else None
        self.open = self.leaving = self.ending = False
        self.cut = 0
        self.caches: dict[str, Lookups] = {
            "states": self.games.states,
            "views": desk.views.made,
            "summaries": summaries.known,
        }
        self.readings = Readings(self)
        if tracing:
            self.games.observers += (tracing,)
        if self.metrics:
            self.games.observers += (self.metrics,)
            self.metrics.registry.register(self.readings)

    async def ready(self) -> bool:
        """Whether requests should come here: it has begun, isn't about to end, and the store does its work and is fit for it."""
        try:
            await self.store.ping()
        except StoreUnavailable:
            return False
        return self.open and await self.fitness.is_fit()

    def note_cut(self) -> None:
        """The server has broken a connection off."""
        self.cut += 1

    def leave(self) -> None:
        """Be ready no more; whoever comes all the same is served."""
        self.open, self.leaving = False, True

    async def end_streams(self) -> None:
        """Begin nothing new, and end everything that would go on for ever, so that the server can go."""
        self.leave()
        self.ending = True
        self.sockets.ending = True
        await self.feed.close()
        await self.sockets.drain(self.settings.shutdown_seconds / 2)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """From the first request to the last."""
        if self.tracing:  # for all that begins here
            SPANS.set(self.tracing)
            IDS.set(self.tracing.ids)
        self.fitness.start()
        # Whoever tells of commits begins before those who make some, and ends after them.
        self.webhooks.start()
        self.deadlines.start()
        self.bots.start()
        self.archivist.start()
        pulse = asyncio.create_task(beating(self.metrics), name="pulse") if self.metrics else None
        self.open = True
        try:
            yield
        finally:
            if pulse:
                pulse.cancel()
            await self.end_streams()
            await self.archivist.close()
            await self.bots.close()
            await self.deadlines.close()
            await self.webhooks.close()
            await self.fitness.close()
            await self.games.snapshots.close()
            await self.store.close()
            self.leaving = self.ending = self.sockets.ending = False  # it has ended, and may run again


def _given(settings: Settings) -> Signer | None:
    """The key of the settings, if they have one."""
    return Signer.of(settings) if settings.signing_key else None


def _limits(settings: Settings) -> Limits:
    """What GraphQL, its sockets and all streams are held to."""
    return Limits(
        body=settings.body_limit,
        depth=settings.graphql_depth,
        tokens=settings.graphql_tokens,
        aliases=settings.graphql_aliases,
        page=settings.page_limit,
        cost=settings.graphql_cost,
        operations=settings.socket_operations,
        sockets=settings.sockets_per_player,
        sockets_of_address=settings.sockets_per_address,
        streams=settings.streams_per_player,
        streams_of_address=settings.streams_per_address,
        message=settings.socket_message,
        introspection=settings.graphql_introspection,
        backlog=settings.socket_backlog,
        slow_seconds=settings.slow_seconds,
        init_seconds=settings.socket_init_seconds,
        heartbeat_seconds=settings.heartbeat_seconds,
    )


def _provider(settings: Settings, clock: Callable[[], int]) -> Provider | None:
    """The provider of the settings, if they have one. SettingError: they don't say all that is needed."""
    issuer, url = settings.oidc_issuer, settings.oidc_jwks_url
    if not issuer:
        return None
    if not settings.oidc_audience:
        raise SettingError("TURNLEDGER_OIDC_AUDIENCE is needed where there is TURNLEDGER_OIDC_ISSUER.")
    check_url(url or issuer, "TURNLEDGER_OIDC_JWKS_URL" if url else "TURNLEDGER_OIDC_ISSUER")
    return Provider(issuer, settings.oidc_audience, Keys(issuer, url, clock), clock)

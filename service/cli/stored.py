"""The store, for commands that read it themselves: also while a service runs on it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any, TypeVar

from domain.kernel.commit import Commit, unpack
from domain.kernel.game import Game
from domain.registry import games
from service.archive.depot import Depot
from service.archive.store import with_archive
from service.keeping import private_server, store_at
from service.settings import Settings, data_directory, from_environment
from service.store import RedisStore, Store
from service.store.embedded import EmbeddedServer
from service.vault import Vault

T = TypeVar("T")
Rules = Game[Any, Any, Any]


def stored(game: str) -> tuple[Rules, list[Commit]]:
    """A game of the store: see `read_game`."""
    return with_store(partial(read_game, game))


async def read_game(game: str, store: Store, vault: Vault) -> tuple[Rules, list[Commit]]:
    """A game of the store: its rules, which have the cards that it is played with, and all its commits.

    SystemExit: there is none. StoreUnavailable, SeedLocked: it can't be read.
    """
    commits = [vault.opened(entry.data) for entry in await store.read(game)]
    if not commits:
        raise SystemExit(f"there is no game {game} in the store")
    rules = rules_of(commits)
    if content := await store.get(f"content:{_created(commits)['content']}"):
        rules.load(content)
    return rules, commits


def rules_of(commits: Sequence[Commit]) -> Rules:
    """The rules that a game is played by, from its first commit."""
    return games()[_created(commits)["game"]]


def _created(commits: Sequence[Commit]) -> dict[str, Any]:
    created: dict[str, Any] = unpack(commits[0].events)[0]
    return created


def with_store(use: Callable[[Store, Vault], Awaitable[T]]) -> T:
    """What comes of using the store that the settings name, and its archive, with the keys to its seeds."""
    return with_bare_store(lambda store, vault: use(archived(store), vault))


def archived(store: RedisStore) -> Store:
    """A store with the archive that the settings name."""
    return with_archive(store, Depot.of(from_environment(os.environ)))


def with_bare_store(use: Callable[[RedisStore, Vault], Awaitable[T]]) -> T:
    """The same of what the store itself has: of games in the archive that is a stub."""
    settings = from_environment(os.environ)
    vault = Vault(settings.seed_keys)

    async def run(url: str) -> T:
        store = store_at(url, settings)
        try:
            return await use(store, vault)
        finally:
            await store.close()

    with store_url(settings) as url:
        return asyncio.run(run(url))


@contextmanager
def store_url(settings: Settings) -> Iterator[str]:
    """Where the store answers: the server named, the one a running service keeps, or one started for this."""
    directory = data_directory(settings)
    with ExitStack() as stack:
        url = settings.redis_url or EmbeddedServer.running_on(directory)
        yield url or stack.enter_context(private_server(settings)).url

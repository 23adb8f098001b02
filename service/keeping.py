"""The store that the settings name, with what they promise of it (docs/durability.md)."""

from __future__ import annotations

from .settings import SettingError, Settings, data_directory, variable
from .store import Promise, RedisStore
from .store.embedded import EmbeddedServer
from .store.promise import FSYNC


def store_at(url: str, settings: Settings) -> RedisStore:
    """The store of a service on the server at this address."""
    promise = Promise(settings.durability, settings.durability_replicas)
    return RedisStore(url, namespace=settings.redis_namespace, promise=promise)


def private_server(settings: Settings) -> EmbeddedServer:
    """The server of a service that was given none. SettingError: it can't keep what is promised."""
    if settings.durability not in FSYNC:
        raise SettingError(
            f"{variable('durability')} can't be {settings.durability} without REDIS_URL: the private server has no replicas. "
            "Let REDIS_URL name a server that has, or promise disk."
        )
    return EmbeddedServer(data_directory(settings), fsync=FSYNC[settings.durability])

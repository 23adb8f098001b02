"""What can be wrong with a store, each for as long as a block lasts."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from redis.asyncio import Redis

from .stage import Stage

FILLER = 8000
"""Enough commands to load, at a millisecond each, for a server to be seen loading."""


@asynccontextmanager
async def _admin(stage: Stage) -> AsyncIterator[Redis]:
    admin = Redis.from_url(stage.store.url)
    try:
        yield admin
    finally:
        await admin.aclose()


@asynccontextmanager
async def down(stage: Stage) -> AsyncIterator[None]:
    """It died, and is started again."""
    stage.store.kill()
    yield
    await asyncio.to_thread(stage.store.start)


@asynccontextmanager
async def silent(stage: Stage) -> AsyncIterator[None]:
    """It hangs, and then goes on, also with what it was sent meanwhile."""
    stage.store.signal(signal.SIGSTOP)
    try:
        yield
    finally:
        stage.store.signal(signal.SIGCONT)


@asynccontextmanager
async def loading(stage: Stage) -> AsyncIterator[None]:
    """It was started again and reads its log, which takes a while."""
    async with _admin(stage) as admin, admin.pipeline(transaction=False) as pipe:
        for n in range(FILLER):
            pipe.set(f"filler:{n}", n)
        await pipe.execute()
    stage.store.kill()
    await asyncio.to_thread(stage.store.start, ready=False, key_load_delay="1000")
    yield
    stage.store.kill()
    await asyncio.to_thread(stage.store.start)


@asynccontextmanager
async def full(stage: Stage) -> AsyncIterator[None]:
    """It has no memory left, and evicts nothing."""
    async with _admin(stage) as admin:
        await admin.config_set("maxmemory", 1)
        yield
        await admin.config_set("maxmemory", 0)


@asynccontextmanager
async def read_only(stage: Stage) -> AsyncIterator[None]:
    """It became a replica, as the old primary does at a failover."""
    async with _admin(stage) as admin:
        await admin.replicaof("127.0.0.1", 1)
        yield
        await admin.replicaof("NO", "ONE")


@asynccontextmanager
async def alone(stage: Stage) -> AsyncIterator[None]:
    """It misses the replicas without which it takes no writes."""
    async with _admin(stage) as admin:
        await admin.config_set("min-replicas-to-write", 1)
        yield
        await admin.config_set("min-replicas-to-write", 0)


@asynccontextmanager
async def forgetful(stage: Stage) -> AsyncIterator[None]:
    """It was set to evict games where there is no room."""
    async with _admin(stage) as admin:
        await admin.config_set("maxmemory-policy", "allkeys-lru")
        yield
        await admin.config_set("maxmemory-policy", "noeviction")

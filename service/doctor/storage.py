"""The store, looked at from outside: its version, what it keeps and how surely, its clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping
from statistics import median
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import structs
from redis import Redis
from redis.exceptions import AuthenticationError, AuthorizationError, NoPermissionError, RedisError, ResponseError

from ..settings import Settings
from ..store import Promise
from ..store.cluster import Cluster
from ..store.health import Health
from ..store.slots import is_cluster
from .cluster import whole
from .finding import Finding, ok, warning, wrong
from .neighbours import neighbours
from .rights import rights

SECONDS: Final = 5.0
KEY: Final = "doctor"
"""After the namespace, what is written and taken away again."""

OLDEST: Final = {"Redis": (7, 2), "Valkey": (8, 0)}
FULL: Final = 0.9
SLOW_MS: Final = 20.0
APART, FAR_APART = 1.0, 30.0
"""Seconds between two clocks."""


class Unreachable(Exception):
    """The store doesn't answer yet; the message says how."""

    do = "Start it, or let REDIS_URL name one that runs."

    @property
    def finding(self) -> Finding:
        """What the doctor says of it."""
        return wrong("store", str(self), self.do)


class TurnedAway(Unreachable):
    """The store lets nobody in who comes like this, or REDIS_URL is no address: waiting doesn't help."""

    do = "Let REDIS_URL have the address of the store, and a user and password that it knows."


class Storage:
    """A server, asked what it is and how it is set. Where it doesn't tell how it is set, that is a finding too.

    `key` is one of ours that it keeps and nobody needs.
    """

    def __init__(self, url: str, settings: Settings, key: str = "") -> None:
        """Unreachable: nobody answers, or the server is still loading; TurnedAway: the url can't be read, or isn't let in."""
        self._settings, self._key = settings, key or settings.redis_namespace + KEY
        self._promise = Promise(settings.durability, settings.durability_replicas)
        try:
            self._redis: Any = Redis.from_url(
                url, socket_timeout=SECONDS, socket_connect_timeout=SECONDS, decode_responses=True
            )
            self._info: Mapping[str, Any] = self._redis.info()
        except (AuthenticationError, AuthorizationError, NoPermissionError, ValueError) as error:
            raise TurnedAway(str(error)) from error
        except (RedisError, OSError) as error:
            raise Unreachable(str(error)) from error
        if self._info.get("loading"):
            raise Unreachable("it is still reading what it had on disk")
        self._set = self._settings_of_server()

    def _settings_of_server(self) -> Mapping[str, str] | None:
        try:
            told: Mapping[str, str] = self._redis.config_get("*")
        except RedisError:
            return None
        return told

    def close(self) -> None:
        """Let go of the line."""
        self._redis.close()

    def findings(self) -> Iterator[Finding]:
        """All that is looked at; where not all is allowed, no more than that."""
        yield self.version()
        yield self.role()
        if self._promise.copies:
            yield self.copies()
        kinds = {"cluster": is_cluster(self._settings.redis_url), "copies": self._promise.copies > 0}
        yield (allowed := rights(self._redis, self._key, self._settings.redis_namespace, **kinds))
        if allowed.level == "wrong":
            return
        yield self.writable()
        yield neighbours(self._redis, self._settings.redis_namespace)
        if self._set is None:
            yield warning(
                "store settings", "the server doesn't tell how it is set", "Allow CONFIG GET, or look there yourself."
            )
        else:
            yield self.eviction(self._set)
            yield self.log(self._set)
        yield self.memory()
        yield self.clock(time.time())
        yield self.latency()

    def as_replica(self) -> Iterator[Finding]:
        """What is looked at where it only follows: how it is, and how it will be when it leads."""
        yield self.version()
        if self._set is not None:
            yield self.eviction(self._set)
            yield self.log(self._set)
        if self._info.get("master_link_status") != "up":
            yield warning(
                "store replica", "it is cut off from its master", "See its log: what it lacks is lost with that."
            )

    def version(self) -> Finding:
        """Whether it is new enough."""
        name = "Valkey" if "valkey_version" in self._info else "Redis"
        version = str(self._info.get("valkey_version") or self._info["redis_version"])
        return version_found(name, version)

    def role(self) -> Finding:
        """Whether it is a primary, and how many follow it."""
        if self._info.get("role") != "master":
            return wrong("store role", "it is a replica, which takes no writes", "Let REDIS_URL name the primary.")
        if followers := self._info.get("connected_slaves", 0):
            return ok("store role", f"a primary, with {followers} replicas")
        if not self._settings.redis_url:
            return ok("store role", "the private server of this service")
        return warning("store role", "nobody has a copy of it", "Let a replica follow it, or keep backups of its log.")

    def writable(self) -> Finding:
        """Whether it takes a write."""
        try:
            self._redis.set(self._key, "well", ex=60)
            self._redis.delete(self._key)
        except ResponseError as error:
            return wrong(
                "store writes",
                f"it refuses them: {error}",
                "See docs/operations.md: full, read-only, or without its replicas.",
            )
        return ok("store writes", "it takes them")

    def eviction(self, told: Mapping[str, str]) -> Finding:
        """Whether it would rather refuse than forget."""
        policy = told.get("maxmemory-policy", "")
        if policy != "noeviction":
            return wrong(
                "store eviction", f"when it is full it forgets games ({policy})", "Set maxmemory-policy noeviction."
            )
        if forgotten := int(self._info.get("evicted_keys", 0)):
            says = f"it never forgets a game now, but did: {forgotten} keys since it was started"
            return warning(
                "store eviction", says, "Run turnledger validate --store, which names games that aren't whole."
            )
        return ok("store eviction", "it never forgets a game")

    def log(self, told: Mapping[str, str]) -> Finding:
        """Whether what it was given survives its end, as surely as the settings promise."""
        if shortfall := self._promise.shortfall(told):
            return wrong("store log", *shortfall)
        says = f"appendonly {told.get('appendonly')}, appendfsync {told.get('appendfsync')}"
        if told.get("appendonly") != "yes":
            return warning("store log", says, "Set appendonly yes, unless games may be lost whenever the server ends.")
        return ok("store log", says)

    def copies(self) -> Finding:
        """Whether as many replicas follow it as have to have what is acknowledged on disk, and one more, so that one may fail."""
        most, followers = self._promise.copies, self._info.get("connected_slaves", 0)
        says = f"{followers} replicas, of which {most} have to have a move on disk before it is acknowledged"
        if followers < most:
            return wrong("store copies", says, "Let more replicas follow it: until then it acknowledges nothing.")
        if followers == most:
            return warning("store copies", says, "Let one more follow it: when one fails, nothing is acknowledged.")
        return ok("store copies", says)

    def memory(self) -> Finding:
        """Whether there is room."""
        used, most = int(self._info["used_memory"]), int(self._info.get("maxmemory", 0))
        if not most:
            return ok("store memory", f"{used >> 20} MiB used, no bound")
        says = f"{used >> 20} of {most >> 20} MiB used"
        if used >= FULL * most:
            return warning("store memory", says, "Raise maxmemory; a full store refuses moves.")
        return ok("store memory", says)

    def clock(self, here: float) -> Finding:
        """Whether its clock and ours agree; `here` is ours, in seconds since 1970."""
        seconds, micros = self._redis.time()
        apart = abs(seconds + micros / 1e6 - here)
        says = f"its clock and ours are {apart:.1f} seconds apart"
        if apart > FAR_APART:
            return wrong("store clock", says, "Let both be set by the same time servers.")
        return (
            warning("store clock", says, "Let both be set by the same time servers.")
            if apart > APART
            else ok("store clock", says)
        )

    def latency(self) -> Finding:
        """How long it takes to answer."""
        took = []
        for _ in range(9):
            began = time.perf_counter()
            self._redis.time()  # a server that refuses writes for its disk refuses PING, too
            took.append(1000 * (time.perf_counter() - began))
        return latency_found(median(took))


def found(url: str, settings: Settings) -> list[Finding]:
    """All that is found in the store at a url; of a cluster as a whole, and at each of its servers.

    Unreachable: it can't be looked at now. RedisError: it went away meanwhile.
    """
    if not is_cluster(url):
        return found_at(url, settings)
    try:
        shares, copies = asyncio.run(_shares(url, settings.redis_namespace + KEY))
    except (AuthenticationError, AuthorizationError, NoPermissionError, ValueError) as error:
        raise TurnedAway(str(error)) from error
    except (RedisError, OSError) as error:
        raise Unreachable(str(error)) from error
    masters = [_of(at, finding) for at, key in shares.items() for finding in found_at(at, settings, key)]
    replicas = [_of(at, finding) for at in copies for finding in ready_at(at, settings)]
    return [*whole(shares, SECONDS), *masters, *replicas]


def _of(at: str, finding: Finding) -> Finding:
    return structs.replace(finding, says=f"{urlsplit(at).netloc.rpartition('@')[2]}: {finding.says}")


async def _shares(url: str, key: str) -> tuple[dict[str, str], list[str]]:
    """Where the masters are, each with a key that it keeps, and where the replicas."""
    cluster = Cluster(url, SECONDS, Health())
    try:
        return await cluster.shares(key), cluster.copies()
    finally:
        await cluster.close()


def found_at(url: str, settings: Settings, key: str = "") -> list[Finding]:
    """All that is found at one server, which keeps this key."""
    storage = Storage(url, settings, key)
    try:
        return [*storage.findings()]
    finally:
        storage.close()


def ready_at(url: str, settings: Settings) -> list[Finding]:
    """What is found at a replica, which may be a master at any time."""
    try:
        storage = Storage(url, settings)
    except Unreachable as error:
        return [warning("store replica", f"it doesn't answer: {error}", "Start it, or let the others forget it.")]
    try:
        return [*storage.as_replica()]
    finally:
        storage.close()


def version_found(name: str, version: str) -> Finding:
    """Whether a server of this name and version will do."""
    oldest = OLDEST[name]
    if tuple(int(part) for part in version.split(".")[:2]) < oldest:
        return wrong("store version", f"{name} {version}", f"Use {name} {'.'.join(map(str, oldest))} or newer.")
    return ok("store version", f"{name} {version}")


def latency_found(milliseconds: float) -> Finding:
    """Whether answers are quick enough, half of which took no longer than this."""
    says = f"it answers within {milliseconds:.1f} ms"
    return (
        warning("store latency", says, "Bring it nearer: every move waits for it.")
        if milliseconds > SLOW_MS
        else ok("store latency", says)
    )

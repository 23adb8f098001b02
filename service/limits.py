"""How much anybody may ask of the service in a time: a player, an address, all who play a game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from math import ceil
from time import monotonic
from typing import Final, Literal, TypeAlias

from limits import RateLimitItem, RateLimitItemPerMinute, parse
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from msgspec import Struct

from domain.kernel.refusal import Refused

from .cache import Cache
from .settings import Settings
from .store import Store, StoreUnavailable
from .windows import Windows

Kind: TypeAlias = Literal["player", "address", "game", "sign_ups", "failures", "recoveries", "talk", "talk_at_table"]
Key: TypeAlias = Literal["player", "address", "game"]

KEYS: Final[Mapping[Kind, Key]] = {
    "player": "player",
    "address": "address",
    "game": "game",
    "sign_ups": "address",
    "failures": "address",
    "recoveries": "address",
    "talk": "player",
    "talk_at_table": "game",
}
"""What each limit is counted by."""

TALKING: Final = ("talk", "talk_at_table")
"""The limits that have sentences of their own."""

HANDFULS: Final = 20
"""A process takes from the store a twentieth of what a limit allows at once, and gives that out by itself."""
PATIENCE: Final = 0.25
"""Seconds to wait for the store, which may have other troubles."""
BLIND: Final = 1.0
"""Seconds for which a process gives out a handful that it couldn't ask for."""
POCKETS: Final = 20_000

logger = logging.getLogger(__name__)


class Standing(Struct, frozen=True):
    """Where somebody stands with a limit: what is left at least, and in how many seconds there is more."""

    kind: Kind
    policy: RateLimitItem
    left: int
    wait: int

    def headers(self) -> Iterator[tuple[bytes, bytes]]:
        """As draft-ietf-httpapi-ratelimit-headers has it."""
        yield b"ratelimit-policy", f'"{self.kind}";q={self.policy.amount};w={self.policy.get_expiry()}'.encode()
        yield b"ratelimit", f'"{self.kind}";r={self.left};t={self.wait}'.encode()


STANDING: Final[ContextVar[Standing | None]] = ContextVar("standing", default=None)
"""What the caller of this request is told of their limit."""


class Pocket(Struct):
    """What a process has taken of a limit for one key and not given out yet: `left`, until it counts no more.

    `shut` says until when so much as `dear` would be refused again.
    """

    left: int = 0
    until: float = 0.0
    remaining: int = 0
    wait: int = 0
    shut: float = 0.0
    dear: int = 0


class Limiter:
    """Counts what is asked, in windows that slide, in the store; so that all replicas count together.

    Refusing needs the store once in a while only: as long as more would be refused again, nobody asks. While the store
    doesn't answer each process goes by itself, for what needs the store is `unavailable` anyway.
    """

    def __init__(self, settings: Settings, store: Store, clock: Callable[[], float] = monotonic) -> None:
        given = _policies(settings) if settings.rate_limits else {}
        self._policies: dict[Kind, RateLimitItem] = {kind: parse(text) for kind, text in given.items() if text != "0"}
        self._windows = Windows(store)
        self._strategy = SlidingWindowCounterRateLimiter(self._windows)
        self._pockets: Cache[tuple[Kind, str], Pocket] = Cache(POCKETS)
        self._clock = clock

    @property
    def counts(self) -> bool:
        """Whether there are any limits."""
        return bool(self._policies)

    async def take(self, kind: Kind, key: str, cost: int = 1, *, minutely: int | None = None) -> Standing | None:
        """Count what somebody asks for, who may have so much `minutely` in place of the setting. None: there is no such limit.

        Refused: `rate_limited`, and then it isn't counted.
        """
        if (policy := self._policies.get(kind)) is None:
            return None
        if minutely is not None:
            policy = RateLimitItemPerMinute(minutely)
        cost = min(cost, policy.amount)
        pocket = self._pocket(kind, key)
        now = self._clock()
        if pocket.left < cost or now >= pocket.until:
            if now < pocket.shut and cost >= pocket.dear:
                raise _refused(kind, policy, pocket.shut - now)
            await self._fill(pocket, kind, key, policy, cost)
        pocket.left -= cost
        return Standing(kind, policy, max(0, pocket.left + pocket.remaining), pocket.wait)

    async def check(self, kind: Kind, key: str) -> None:
        """Count nothing, but refuse what was refused a moment ago. Refused: `rate_limited`."""
        pocket = self._pockets.get((kind, key))
        if pocket and pocket.shut > (now := self._clock()):
            raise _refused(kind, self._policies[kind], pocket.shut - now)

    def _pocket(self, kind: Kind, key: str) -> Pocket:
        if (pocket := self._pockets.get((kind, key))) is None:
            self._pockets.put((kind, key), pocket := Pocket())
        return pocket

    async def _fill(self, pocket: Pocket, kind: Kind, key: str, policy: RateLimitItem, cost: int) -> None:
        """Have at least `cost` in the pocket. Refused: `rate_limited`."""
        if self._clock() >= pocket.until:
            pocket.left = 0
        handful = max(cost, policy.amount // HANDFULS)
        try:
            async with asyncio.timeout(PATIENCE):
                taken = await self._taken(pocket, kind, key, policy, handful)
                if not taken and handful > cost:
                    taken = await self._taken(pocket, kind, key, policy, cost)
        except (StoreUnavailable, TimeoutError) as error:
            logger.warning("limits go by this process alone: %r", error)
            pocket.left, pocket.until = handful, self._clock() + BLIND
            return
        if not taken:
            pocket.shut, pocket.dear = self._clock() + pocket.wait, cost
            raise _refused(kind, policy, pocket.wait)
        pocket.left += taken
        pocket.until = self._clock() + policy.get_expiry()

    async def _taken(self, pocket: Pocket, kind: Kind, key: str, policy: RateLimitItem, amount: int) -> int:
        """The amount, or 0 where there isn't so much; the pocket is told how things stand."""
        hit, (before, left, now, _) = await asyncio.gather(
            self._strategy.hit(policy, kind, key, cost=amount),
            self._windows.get_sliding_window(policy.key_for(kind, key), policy.get_expiry()),
        )
        pocket.remaining = max(0, int(policy.amount - before * left / policy.get_expiry() - now))
        pocket.wait = ceil(left) if hit else wait(before, left, now, policy, amount)
        return amount if hit else 0


def wait(before: int, left: float, now: int, policy: RateLimitItem, cost: int) -> int:
    """Seconds until there is room for `cost`, at least one.

    `now` was counted in the span that ends in `left` seconds, `before` in the one before, which counts less and less.
    """
    seconds, room = policy.get_expiry(), policy.amount - cost
    if now <= room:
        return max(1, ceil(left - (room - now) * seconds / before)) if before else 1
    return max(1, ceil(left + seconds * (1 - room / now)))


def _refused(kind: Kind, policy: RateLimitItem, seconds: float) -> Refused:
    standing = Standing(kind, policy, 0, max(1, ceil(seconds)))
    STANDING.set(standing)
    return Refused(
        "rate_limited", detail=kind if kind in TALKING else KEYS[kind], seconds=standing.wait, key=KEYS[kind]
    )


def _policies(settings: Settings) -> dict[Kind, str]:
    return {
        "player": settings.limit_player,
        "address": settings.limit_address,
        "game": settings.limit_game,
        "sign_ups": settings.limit_sign_ups,
        "failures": settings.limit_failures,
        "recoveries": settings.limit_recoveries,
        "talk": settings.limit_talk,
        "talk_at_table": settings.limit_talk_at_table,
    }

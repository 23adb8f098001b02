"""Who is let in, and how often: each request is counted, and once more what is dear in it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import wraps
from typing import Any, Final, TypeAlias, TypeVar, cast

from domain.kernel.refusal import Refused
from schema.desk import Caller

from .accounts import Accounts
from .address import ADDRESS
from .answering import answering
from .limits import STANDING, Kind, Limiter

T = TypeVar("T")
Identify: TypeAlias = Callable[[str | None, str | None], Awaitable[Caller]]
"""Whom a header proves, to be answered in a language. Refused: `unauthenticated`."""

WEIGHTS: Final[Mapping[str, int]] = {
    "sign_up": 1,
    "recover": 1,
    "act": 1,
    "stand_in": 1,
    "come_back": 1,
    "set_clock": 1,
    "say": 1,
    "create": 4,
    "create_campaign": 4,
    "begin_campaign_game": 4,
    "fork": 9,
    "rematch": 4,
    "export": 9,
    "verify": 19,
    "timeline": 4,
    "table": 4,
    "cause": 9,
    "difference": 9,
    "ping": 19,
    "replay": 9,
}
"""For how many requests more what is dear counts, by the name that it has at the desk."""

BY_ADDRESS: Final[Mapping[str, Kind]] = {"sign_up": "sign_ups", "recover": "recoveries"}
"""What has a limit of its own for each address."""


class Admission:
    """Tells who calls, and counts what they ask for."""

    def __init__(self, identify: Identify, accounts: Accounts, limiter: Limiter) -> None:
        self._identify, self._accounts, self.limiter = identify, accounts, limiter

    async def caller(self, authorization: str | None, wished: str | None = None) -> Caller:
        """Who sent a request, which is counted. Refused: `unauthenticated`, `rate_limited`.

        Tokens that are no good are counted by themselves; who has sent too many isn't even asked for another.
        """
        address = ADDRESS.get()
        if authorization is not None:
            await self.limiter.check("failures", address)
        try:
            caller = await self._identify(authorization, wished)
        except Refused as refused:
            if refused.code == "unauthenticated" and address:
                await self.limiter.take("failures", address)
            raise
        await self.request(caller)
        return caller

    @answering
    async def request(self, caller: Caller, cost: int = 1) -> None:
        """Count a request, or what is as dear as several, against the player and their address. Refused: `rate_limited`."""
        if not self.limiter.counts:
            return
        standing = None
        if address := ADDRESS.get():
            standing = await self.limiter.take("address", address, cost)
        if caller.player:
            quota = (await self._accounts.get(caller.player)).quota
            standing = await self.limiter.take("player", caller.player, cost, minutely=quota.rate) or standing
        STANDING.set(standing)

    async def counted(self, name: str, caller: Caller) -> None:
        """Count something of the table of weights. Refused: `rate_limited`."""
        await self.request(caller, WEIGHTS[name])
        if (kind := BY_ADDRESS.get(name)) and (address := ADDRESS.get()):
            await self.limiter.take(kind, address)


class Rationed:
    """A desk at which what is dear is counted before it is done."""

    def __init__(self, desk: Any, admission: Admission) -> None:
        self._desk = desk
        for name in WEIGHTS:
            if method := getattr(desk, name, None):
                setattr(self, name, _counting(name, method, admission))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._desk, name)


def rationed(desk: T, admission: Admission) -> T:
    """The same desk, with all its parts, with what is dear counted."""
    made = Rationed(desk, admission)
    for part in ("audits", "account", "lobby", "attendance", "talk", "webhooks"):
        if there := getattr(desk, part, None):
            setattr(made, part, Rationed(there, admission))
    return cast("T", made)


def _counting(name: str, method: Callable[..., Awaitable[Any]], admission: Admission) -> Callable[..., Awaitable[Any]]:
    @wraps(method)
    async def counted(caller: Caller, *asked: Any, **more: Any) -> Any:
        await admission.counted(name, caller)
        return await method(caller, *asked, **more)

    return counted

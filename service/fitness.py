"""Whether the store is fit to keep games: looked at before the service starts, and again and again while it runs."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, TypeAlias

from redis.exceptions import ConnectionError as LineBroken, TimeoutError as TooSlow

from .doctor import Finding
from .doctor.storage import TurnedAway, Unreachable, found
from .rounds import look_round
from .settings import Settings
from .store import StoreUnavailable

Look: TypeAlias = Callable[[], Iterable[Finding]]
"""Looks at the store, for as long as that takes, and says what it found. Unreachable, or an error of the line: it couldn't."""

PASSING: Final = frozenset({"store role", "store writes", "store copies"})
"""What may be wrong for a while, and be well again though nobody changed a setting: at a failover, for one."""

CLOCK: Final = "store clock"
ASTRAY: Final = 30_000
"""By so many milliseconds a clock that goes on evenly doesn't leave the time that passes."""

PATIENCE: Final = 10.0
AGAIN: Final = 0.5

_JUMPED: Final = (
    "The clock of this service has jumped. Nothing was changed; others may answer, and this one once it is right."
)

logger = logging.getLogger(__name__)


class Unfit(Exception):
    """Games aren't safe in this store, or can't be played there; the message says why, and what to change."""

    def __init__(self, wrong: Iterable[Finding]) -> None:
        super().__init__(f"The store can't be used. {sentences(wrong)}")


def look_at(url: str, settings: Settings) -> Look:
    """A look at the store of this address: as the doctor's."""
    return partial(found, url, settings)


def check(look: Look, patience: float = PATIENCE) -> None:
    """Return where nothing is wrong with the store; and where it doesn't answer yet, for it is waited for.

    Unfit: something is wrong, and if it may pass by itself, still is after so many seconds.
    """
    ends = time.monotonic() + patience
    while wrong := _wrong(look):
        if time.monotonic() >= ends or not all(finding.about in PASSING for finding in wrong):
            raise Unfit(wrong)
        time.sleep(AGAIN)


def _wrong(look: Look) -> list[Finding]:
    return [finding for finding in _found(look) if finding.level == "wrong"]


def _found(look: Look) -> list[Finding]:
    """What a look found; nothing where there was nobody."""
    try:
        return [*look()]
    except TurnedAway as away:
        return [away.finding]
    except (Unreachable, LineBroken, TooSlow, OSError):
        return []


def sentences(wrong: Iterable[Finding]) -> str:
    """What was found, and what to do, for whoever has to mend it."""
    return " ".join(f"{finding.about}: {finding.says}. {finding.do}" for finding in wrong)


def nothing_to_find() -> list[Finding]:
    """The look at a store that was made for this process."""
    return []


class Fitness:
    """Looks at the store now and then. `wrong` is what was wrong with it at the last look, or else nothing.

    `clock` is ours, in milliseconds since 1970.
    """

    def __init__(self, look: Look, seconds: float, clock: Callable[[], int]) -> None:
        self.wrong: list[Finding] = []
        self._look, self._seconds, self._clock = look, seconds, clock
        self._right: int | None = None
        self._round: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        looking = look_round(self.look, self._seconds, "faults of the store")
        self._round = asyncio.create_task(looking, name="fitness")

    async def close(self) -> None:
        """Look no more."""
        if self._round:
            self._round.cancel()
            await asyncio.gather(self._round, return_exceptions=True)

    async def is_fit(self) -> bool:
        """Whether nothing is wrong; what was is looked at anew, so that nobody waits for the next look once it is mended."""
        if self.wrong:
            await self.look()
        return not self.wrong

    def knows_time(self) -> bool:
        """Whether our clock has gone on evenly since it and the store's last agreed: then it tells what is due.

        One that was set far forward would have everybody's time be up at once, and that can't be taken back.
        """
        return self._right is None or abs(self._ahead() - self._right) < ASTRAY

    def moment(self) -> int:
        """When something that is done now is done, by our clock. StoreUnavailable: nobody knows, for it has jumped."""
        if not self.knows_time():
            raise StoreUnavailable(_JUMPED)
        return self._clock()

    def _ahead(self) -> int:
        """By how much our clock is ahead of the time that has passed since something, in milliseconds."""
        return self._clock() - int(1000 * time.monotonic())

    async def look(self) -> None:
        """Look, and say it when something begins to be wrong, and when all is well again."""
        ahead, found = self._ahead(), await asyncio.to_thread(_found, self._look)
        if any(finding.about == CLOCK and finding.level != "wrong" for finding in found):
            self._right = ahead
        before, self.wrong = self.wrong, [finding for finding in found if finding.level == "wrong"]
        if {finding.about for finding in self.wrong} - {finding.about for finding in before}:
            logger.critical("the store isn't fit to keep games: %s", sentences(self.wrong))
        elif before and not self.wrong:
            logger.warning("the store is fit to keep games again")

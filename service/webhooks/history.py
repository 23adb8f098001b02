"""What became of notices: for each webhook the last attempts, and the notices that were given up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from msgspec import Struct, structs

from domain.kernel.refusal import Refused
from schema.webhooks import Attempt, DeadLetter

from ..documents import changed, forget, reader
from ..now import DAY
from ..store import Store
from .notices import Delivery

MOST_ATTEMPTS: Final = 50
MOST_DEAD: Final = 100
KEPT: Final = 30 * DAY
"""For how many milliseconds anything is kept."""


class Dead(Struct, frozen=True, forbid_unknown_fields=True):
    """A notice that was given up, and how its last attempt went."""

    delivery: Delivery
    last: Attempt

    def told(self) -> DeadLetter:
        """As its player sees it."""
        notice = self.delivery.notice
        return DeadLetter(notice=self.delivery.id, kind=notice.kind, at=notice.at, about=notice.about, last=self.last)


class Past(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The attempts and the dead letters of a webhook, the oldest first."""

    attempts: tuple[Attempt, ...] = ()
    dead: tuple[Dead, ...] = ()

    def since(self, then: int) -> Past:
        """What there is of it after a time, and no more than may be."""
        attempts = tuple(attempt for attempt in self.attempts if attempt.at > then)
        dead = tuple(each for each in self.dead if each.last.at > then)
        return Past(attempts[-MOST_ATTEMPTS:], dead[-MOST_DEAD:])


_read = reader(Past)


class History:
    """The past of each webhook: one document, from when the webhook is made until it is removed."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock

    async def begin(self, webhook: str) -> None:
        """A webhook of which nothing has become yet."""
        await self._store.put_once(_key(webhook), msgspec.json.encode(Past()))

    async def of(self, webhook: str) -> Past:
        """What became of the notices of a webhook."""
        record = await self._store.get(_key(webhook))
        return (_read(record) if record else Past()).since(self._clock() - KEPT)

    async def note(self, webhook: str, attempt: Attempt, dead: Delivery | None = None) -> None:
        """One attempt more, after which perhaps a notice was given up."""

        def anew(past: Past) -> Past:
            given_up = (Dead(dead, attempt),) if dead else ()
            others = tuple(each for each in past.dead if not dead or each.delivery.id != dead.id)
            return Past((*past.attempts, attempt), others + given_up)

        await self._change(webhook, anew)

    async def bury(self, webhook: str, revived: Iterable[str]) -> None:
        """Without the dead letters of these notices."""
        ids = frozenset(revived)

        def anew(past: Past) -> Past:
            return structs.replace(past, dead=tuple(dead for dead in past.dead if dead.delivery.id not in ids))

        await self._change(webhook, anew)

    async def forget(self, webhook: str) -> None:
        """There is no such webhook any more."""
        await forget(self._store, _key(webhook))

    async def _change(self, webhook: str, how: Callable[[Past], Past]) -> None:
        """The past, changed, unless the webhook was removed meanwhile. Refused: `unavailable`."""

        def anew(record: bytes | None) -> bytes:
            if record is None:
                raise Refused("not_found", detail="webhook")
            return msgspec.json.encode(how(_read(record)).since(self._clock() - KEPT))

        await changed(self._store, _key(webhook), anew)


def _key(webhook: str) -> str:
    return f"webhook:{webhook}"

"""Records of games: written for whoever asks for their own, and checked for whoever brings one."""

from __future__ import annotations

import asyncio
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from domain.kernel.audience import Viewer
from domain.kernel.record import Key, Record
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from domain.kernel.verdict import Verdict
from domain.kernel.verify import verify
from schema.desk import Caller

from . import rights
from .answering import answering
from .games import PAGE, Games
from .gate import Gate

AT_ONCE: Final = 2
"""The most records that are checked at once: each takes its time, and a thread."""

PLACES: Final = 8
"""The most that are sent to be checked, or wait for it, at once: each takes its room."""

SECONDS: Final = 60.0
"""How long a record is checked, by a wall clock: one of hundreds of thousands of events takes less, unless it was made to last."""


class Records:
    """Writes and checks records."""

    def __init__(self, games: Games, gate: Gate, clock: Callable[[], int], seconds: float = SECONDS) -> None:
        self._games, self._gate, self._clock, self._seconds = games, gate, clock, seconds
        self._turns, self._sent = asyncio.Semaphore(AT_ONCE), 0

    @answering
    async def export(self, caller: Caller, game: str, seat: int | None = None) -> bytes:
        """The caller's own record of a game. Refused: `not_found`, `not_your_seat`."""
        met = await self._gate.admitted(caller, game)
        return await written(self._games, game, met.state, rights.reader(met.seats, seat), self._clock())

    @contextmanager
    def place(self) -> Iterator[None]:
        """Room for a record that somebody sends. Refused: `unavailable`, there is none just now."""
        if self._sent >= PLACES:
            raise Refused("unavailable", detail="records")
        self._sent += 1
        try:
            yield
        finally:
            self._sent -= 1

    @answering
    async def verify(self, record: bytes) -> Verdict:
        """What is to be said of a record, found out beside the event loop: one that we signed, for no other key is trusted here.

        Refused: `query_too_complex`, it takes too long.
        """
        async with self._turns:
            trusted = {b64decode(key.key) for key in await self._games.signing.keys()}
            pulse = _patience(self._seconds)
            return await asyncio.to_thread(verify, record, self._games.all_rules, trusted=trusted, pulse=pulse)


async def written(games: Games, game: str, state: State, viewer: Viewer, at: int) -> bytes:
    """The record of a game in this state, written at a time, for a viewer, to whom nothing is hidden once it is over."""
    signing = games.signing
    await signing.publish()
    record = Record(
        game,
        games.rules(state.game).revealed(state, viewer),
        state.version,
        state.head,
        state.seed,
        await games.content_pack(state),
        at,
        [Key(key.id, b64decode(key.key)) for key in await signing.keys()],
        signing.sign,
    )
    lines, after = [record.beginning()], 0
    while after < state.version:
        page = await games.commits(game, after, min(PAGE, state.version - after))
        lines += map(record.commit, page)
        after = page[-1].version
    return b"".join([*lines, record.end()])


def _patience(seconds: float) -> Callable[[], None]:
    end = monotonic() + seconds

    def pulse() -> None:
        if monotonic() > end:
            raise Refused("query_too_complex", error=f"to check this record takes more than {seconds:.0f} seconds")

    return pulse

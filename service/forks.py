"""Sandboxes: forks of the games of a store."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec import structs

from domain.kernel.audience import Viewer
from domain.kernel.commit import Commit
from domain.kernel.following import follow
from domain.kernel.fork import fork, version_to_fork
from domain.kernel.lobby import ForkGame
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from schema.desk import Caller
from schema.model import NewFork, Visibility

from . import rights
from .games import Changed, Games, Once
from .gate import Admitted, Gate

DEFAULT: Final[Visibility] = "unlisted"
"""Who may see a sandbox of what everybody may see, where its maker doesn't say."""

GENERATIONS: Final = 10
"""How many sandboxes may come one of another: what somebody could follow takes the record of them all."""


class Forks:
    """Lays the tables of sandboxes."""

    def __init__(self, games: Games, gate: Gate) -> None:
        self._games, self._gate = games, gate

    async def fork(self, caller: Caller, game: str, wanted: NewFork, once: Once) -> tuple[str, Changed]:
        """The id of a new sandbox, and how it began.

        Refused: `unauthenticated`, `not_found`, `not_your_seat`, `forbidden`, `wrong_phase`, `command_id_reused`.
        """
        player, met = rights.player(caller), await self._gate.admitted(caller, game)
        wanted = structs.replace(wanted, visibility=_visibility(met, wanted.visibility))
        seat = rights.reader(met.seats, wanted.seat)
        id_ = await self._games.new_id(once)
        if wanted.at is not None and wanted.at > met.state.version:
            raise Refused("not_found", detail="version", pointer="/at", version=wanted.at)
        return id_, await self._lay(id_, game, met.state, seat, player, wanted, once)

    async def _lay(
        self, id_: str, game: str, state: State, seat: Viewer, player: str, wanted: NewFork, once: Once
    ) -> Changed:
        rules = self._games.rules(state.game)
        commits = await self._games.record(game, state.version if wanted.at is None else wanted.at)
        at = version_to_fork(rules, commits, wanted.at)
        following = follow(rules, [*await before(self._games, state), *commits[:at]], seat)
        asked = ForkGame(
            of=game,
            at=at,
            creator=player,
            seat=-1 if seat is None else seat,
            hold=wanted.hold,
            visibility=wanted.visibility or DEFAULT,
        )
        return await self._games.lay(id_, rules, fork(following, asked, secrets.token_bytes(32)), asked, once)


async def before(games: Games, state: State) -> list[Commit]:
    """The record of the games that a sandbox goes back to, the first of them first.

    Refused: `wrong_phase`, they are more than `GENERATIONS`.
    """
    record: list[Commit] = []
    for _ in range(GENERATIONS):
        if state.fork is None:
            return record
        game, at = state.fork
        record = [*await games.record(game, at), *record]
        state = await games.load(game)
    raise Refused("wrong_phase", "kernel.fork.sandbox", detail="fork_generations", n=GENERATIONS)


def _visibility(met: Admitted, wanted: Visibility | None) -> Visibility:
    """Who may see a sandbox: only its maker, where not everybody may see what it is made of. Refused: `forbidden`."""
    if met.is_confidential and wanted not in (None, "private"):
        raise Refused("forbidden", detail="fork_private", pointer="/visibility")
    return "private" if met.is_confidential else wanted or DEFAULT

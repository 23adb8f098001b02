"""Audits: what those are told who settle disputes, each answer noted before it is given."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from msgspec import Struct, structs

from domain.kernel.audience import AUDITOR, Viewer
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from domain.kernel.why import Place
from schema.audited import AuditedAction, AuditedCause, AuditedDifference, AuditReads, Timeline
from schema.desk import Caller
from schema.model import LegalActions

from . import rights
from .answering import answering
from .audit_log import AuditLog
from .games import Games
from .players import Players
from .recounting import Recount

PLACE_LENGTH: Final = 20
"""How long the place of an event is at most, as it is written."""

A = TypeVar("A", bound=AuditedAction)


class Audits:
    """Answers auditors: see `schema.desk.Audits`.

    Of each answer is noted, in the order of the methods' arguments: at which version, as which seat, and the like.
    """

    def __init__(self, games: Games, players: Players, page_size: Callable[[int], int]) -> None:
        self._games, self._players, self._page_size = games, players, page_size
        self._log = AuditLog(games)

    @answering
    async def timeline(
        self, caller: Caller, game: str, after: int = 0, limit: int = 100, seat: int | None = None
    ) -> Timeline:
        """What happened after a version, as a seat knew it, or all of it."""
        newest = await self._allowed(caller, game)
        if not 0 <= after <= newest.version:
            raise Refused("cursor_unavailable", after=after)
        recount, size = self._recount(newest, caller, _viewer(newest, seat)), self._page_size(limit)
        await self._note(caller, game, "timeline", after=after, limit=limit, seat=seat)
        commits = await self._games.commits(game, after, size)
        before = (await self._games.at(game, after)) if after else recount.rules.state()
        told = await self._named(tuple(recount.commits(before, commits)))
        last = after + len(told)
        return Timeline(commits=told, next=last if len(told) == size and last < newest.version else None)

    @answering
    async def table(self, caller: Caller, game: str, at: int | None = None, seat: int | None = None) -> Struct:
        """The table at a version, as a seat saw it, or all of it."""
        newest = await self._allowed(caller, game)
        at, viewer = _version(newest, at), _viewer(newest, seat)
        await self._note(caller, game, "table", at=at, seat=seat)
        return self._games.rules(newest.game).view(await self._at(game, newest, at), viewer, caller.locale)

    @answering
    async def cause(self, caller: Caller, game: str, event: str) -> tuple[AuditedCause, ...]:
        """Why an event happened, written `VERSION.NUMBER`: the causes from the event back to a free action."""
        newest = await self._allowed(caller, game)
        place = _place(newest, event)
        await self._note(caller, game, "cause", event=str(place))
        commits = await self._games.record(game, place.version)
        try:
            causes = self._recount(newest, caller).causes(commits, place)
        except LookupError:
            raise Refused("not_found", detail="event", event=event) from None
        actions = await self._named([cause.action for cause in causes])
        return tuple(structs.replace(cause, action=action) for cause, action in zip(causes, actions, strict=True))

    @answering
    async def difference(
        self, caller: Caller, game: str, before: int, after: int | None = None, seat: int | None = None
    ) -> AuditedDifference:
        """What differs between two versions of the table, as a seat saw it, or all of it."""
        newest = await self._allowed(caller, game)
        before, after, viewer = _version(newest, before), _version(newest, after), _viewer(newest, seat)
        await self._note(caller, game, "difference", before=before, after=after, seat=seat)
        states = [await self._at(game, newest, version) for version in (before, after)]
        return self._recount(newest, caller, viewer).difference(*states)

    @answering
    async def legal(self, caller: Caller, game: str, at: int | None = None, seat: int | None = None) -> LegalActions:
        """What a seat, or every one, could do at a version, and how the open decisions could be answered."""
        newest = await self._allowed(caller, game)
        at = _version(newest, at)
        _viewer(newest, seat)
        await self._note(caller, game, "legal", at=at, seat=seat)
        return self._recount(newest, caller).legal(await self._at(game, newest, at), seat)

    @answering
    async def reads(self, caller: Caller, game: str, after: int = 0, limit: int = 100) -> AuditReads:
        """Who looked at the game as an auditor, this very look included."""
        await self._allowed(caller, game)
        size = self._page_size(limit)
        await self._log.check_after(game, after)
        await self._note(caller, game, "reads", after=after, limit=limit)
        reads, further = await self._log.page(game, after, size)
        return AuditReads(reads=reads, next=further)

    # -- what all of them begin with

    async def _allowed(self, caller: Caller, game: str) -> State:
        """The game as it is, if the caller may audit it."""
        newest = await self._games.load(game)
        rights.check_audit(newest, caller)
        return newest

    async def _note(self, caller: Caller, game: str, operation: str, **arguments: Any) -> None:
        """Note what is going to be answered; only then may it be."""
        given = {name: value for name, value in arguments.items() if value is not None}
        await self._log.note(game, rights.player(caller), caller.request_id, operation, given)

    def _recount(self, newest: State, caller: Caller, viewer: Viewer = AUDITOR) -> Recount:
        rules = self._games.rules(newest.game)
        return Recount(rules, caller.locale, viewer, over=newest.status == "ended")

    async def _at(self, game: str, newest: State, version: int) -> State:
        return newest if version == newest.version else await self._games.at(game, version)

    async def _named(self, actions: Iterable[A]) -> tuple[A, ...]:
        """The actions with the names of those who did them."""
        actions = tuple(actions)
        players = {action.player for action in actions if action.player}
        names = {player: (await self._players.get(player)).name for player in players}
        return tuple(structs.replace(each, name=names.get(each.player or "")) for each in actions)


def _viewer(newest: State, seat: int | None) -> Viewer:
    """Through whose eyes to look. Refused: `not_found` for a seat that the table hasn't."""
    if seat is None:
        return AUDITOR
    if not 0 <= seat < len(newest.seats):
        raise Refused("not_found", detail="seat", seat=seat)
    return seat


def _version(newest: State, version: int | None) -> int:
    """A version, the newest without one. Refused: `not_found` for one that the game hasn't."""
    if version is None:
        return newest.version
    if not 1 <= version <= newest.version:
        raise Refused("not_found", detail="version", version=version)
    return version


def _place(newest: State, event: str) -> Place:
    """Where an event stands. Refused: `malformed` for what isn't written as a place, `not_found` for a version too late."""
    try:
        place = Place.read(event)
        if len(str(place)) > PLACE_LENGTH:
            raise ValueError(event)
    except ValueError:
        raise Refused("malformed", pointer="/event", error="an event is written VERSION.NUMBER, as in 12.3") from None
    _version(newest, place.version)
    return place

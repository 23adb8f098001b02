"""The lobby: how a game comes to be, before its own rules take over."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from . import events as e
from .action import Action
from .refusal import Refused
from .state import State
from .table import Table


class CreateGame(Action, frozen=True, kw_only=True):
    """Lay the table. The creator sits down in the first open seat where `sit` says so.

    A game without a `clock` is asked for in the same words as before there were any.
    """

    game: str
    creator: str
    seats: tuple[e.SeatPlan, ...]
    preset: str = ""
    options: dict[str, Any] = {}
    visibility: str = "public"
    sit: bool = False
    undo: str = "none"
    clock: e.Clock | UnsetType = UNSET


class SitDown(Action, frozen=True, kw_only=True):
    """Take an open seat (the first, without one named) and give some entropy."""

    player: str
    seat: int | None = None
    client_seed: str = ""


class StandUp(Action, frozen=True, kw_only=True):
    """Leave: before the start the seat is open again, afterwards a bot plays on."""

    seat: int


class StartGame(Action, frozen=True, kw_only=True):
    """Begin, with all seats taken."""

    client_seed: str = ""


class EndGame(Action, frozen=True, kw_only=True):
    """End a game that isn't over, whatever its rules say: `player` is the admin who does it, `reason` why, for all to read."""

    player: str
    reason: str


class ForkGame(Action, frozen=True, kw_only=True):
    """Lay the table of a sandbox: that of the game `of` after version `at`, as `seat` knew it (-1: a spectator).

    The creator holds that seat (`own`), or `all` of them.
    """

    of: str
    at: int
    creator: str
    seat: int = -1
    hold: str = "own"
    visibility: str = "unlisted"


LobbyAction = CreateGame | SitDown | StandUp | StartGame | EndGame | ForkGame
LEAVERS_BOT = "greedy"
CALLED_OFF = "called-off"
"""The reason with which a game ends that an operator ended."""


def sit_down(t: Table[Any], action: SitDown, alone: str = "") -> None:
    """Give a player a seat; a player may hold several of them. `alone` is the rule by which one player holds them all."""
    require_open(t)
    t.because("kernel.lobby.sit")
    seat = _free_seat(t, action.seat)
    t.emit(e.SatDown(seat=seat, player=action.player, client_seed=action.client_seed))
    if alone and len(people(t.s)) > 1:
        raise Refused("seat_taken", alone, detail="alone", pointer="/seat")


def people(s: State) -> set[str]:
    """The players who sit at a table, each once."""
    return {plan.player for plan in s.seats if plan.kind == "player"}


def present(s: State) -> set[str]:
    """Those of them who play at least one of their seats, and have no bot stand in for them."""
    return {plan.player for plan in s.seats if plan.kind == "player" and not plan.bot}


def _free_seat(t: Table[Any], wanted: int | None) -> int:
    free = [n for n, plan in enumerate(t.s.seats) if plan.kind == "open"]
    if not free:
        raise Refused("table_full", "kernel.lobby.sit")
    if wanted is None:
        return free[0]
    if not 0 <= wanted < len(t.s.seats):
        raise Refused("not_found", "kernel.lobby.sit", detail="seat", pointer="/seat", seat=wanted)
    if wanted not in free:
        raise Refused("seat_taken", "kernel.lobby.sit", pointer="/seat", seat=wanted)
    return wanted


def stand_up(t: Table[Any], action: StandUp) -> None:
    """Open a seat again before the start; leave it to a bot afterwards."""
    if t.s.status == "ended":
        raise Refused("game_over", "kernel.lobby.leave")
    if not 0 <= action.seat < len(t.s.seats):
        raise Refused("not_found", "kernel.lobby.leave", detail="seat", pointer="/seat", seat=action.seat)
    if t.s.seats[action.seat].kind != "player":
        raise Refused("not_your_seat", "kernel.lobby.leave", pointer="/seat", seat=action.seat)
    t.because("kernel.lobby.leave")
    if t.s.status == "open":
        t.emit(e.StoodUp(seat=action.seat))
    else:
        t.emit(e.BotSat(seat=action.seat, bot=LEAVERS_BOT))


def start(t: Table[Any], action: StartGame, alone: str = "") -> None:
    """Close the lobby; the game's set-up follows. `alone` is the rule by which one player holds all seats."""
    require_open(t)
    open_seats = sum(plan.kind == "open" for plan in t.s.seats)
    if open_seats:
        raise Refused("wrong_phase", "kernel.lobby.start", detail="open_seats", n=open_seats)
    if alone and len(people(t.s)) > 1:
        raise Refused("wrong_phase", alone, detail="alone")
    t.because("kernel.lobby.start")
    t.emit(e.Started(client_seed=action.client_seed))


def end(t: Table[Any], action: EndGame) -> None:
    """End the game where it stands: nobody wins, and the seed is revealed as at any end."""
    rule = "kernel.operator.end"
    if t.s.status == "ended":
        raise Refused("game_over", rule)
    t.because(rule)
    t.emit(e.CalledOff(player=action.player, reason=action.reason))
    t.emit(e.Ended(outcome="draw", reason=CALLED_OFF, winners=(), scores=(), seed=t.s.seed))


def require_open(t: Table[Any]) -> None:
    """Refuse where seats are no longer taken."""
    if t.s.status == "ended":
        raise Refused("game_over", "kernel.lobby.start")
    if t.s.status == "running":
        raise Refused("wrong_phase", "kernel.lobby.start", detail="started")

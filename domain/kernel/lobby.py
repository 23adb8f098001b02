"""The lobby: how a game comes to be, before its own rules take over."""

from __future__ import annotations

from typing import Any

from . import clock_events as ce, events as e
from .action import Action
from .refusal import Refused
from .state import State
from .table import Table


class CreateGame(Action, frozen=True, kw_only=True):
    """Lay the table. The creator sits down in the first open seat where `sit` says so."""

    game: str
    creator: str
    seats: tuple[e.SeatPlan, ...]
    preset: str = ""
    options: dict[str, Any] = {}
    visibility: str = "public"
    spectators: bool = True
    delay: int = 0
    sit: bool = False
    undo: str = "none"
    wait_for_ready: bool = False
    expires: int = 0
    clock: ce.Clock | None = None


class SitDown(Action, frozen=True, kw_only=True):
    """Take an open seat (the first, without one named) and give some entropy."""

    player: str
    seat: int | None = None
    client_seed: str = ""


class StandUp(Action, frozen=True, kw_only=True):
    """Leave: before the start the seat is open again, afterwards a bot plays on.

    `by` is the host, who before the start frees a seat that isn't theirs.
    """

    seat: int
    by: str = ""


class KeepSeat(Action, frozen=True, kw_only=True):
    """Keep an open seat for a player, or for nobody any more where none is named."""

    seat: int
    player: str = ""


class StartGame(Action, frozen=True, kw_only=True):
    """Begin, with all seats taken."""

    client_seed: str = ""


class EndGame(Action, frozen=True, kw_only=True):
    """End a game that isn't over, whatever its rules say: `player` is the admin who does it, `reason` why, for all to read."""

    player: str
    reason: str


class GiveUp(Action, frozen=True, kw_only=True):
    """Go on without commits that were lost: the game had got to `version`, with `head` for its hash. `player` is the admin, if any."""

    version: int
    head: str
    player: str = ""


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


LobbyAction = CreateGame | SitDown | StandUp | KeepSeat | StartGame | EndGame | GiveUp | ForkGame
LEAVERS_BOT = "greedy"
CALLED_OFF = "called-off"
"""The reason with which a game ends that an operator ended."""


def sit_down(t: Table[Any], action: SitDown, alone: str = "") -> None:
    """Give a player a seat; a player may hold several of them. `alone` is the rule by which one player holds them all."""
    require_open(t)
    if action.player in t.s.barred:
        raise Refused("forbidden", "kernel.lobby.bar", detail="barred")
    t.because("kernel.lobby.sit")
    seat = _free_seat(t.s, action.seat, action.player)
    t.emit(e.SatDown(seat=seat, player=action.player, client_seed=action.client_seed))
    if alone and len(people(t.s)) > 1:
        raise Refused("seat_taken", alone, detail="alone", pointer="/seat")


def people(s: State) -> set[str]:
    """The players who sit at a table, each once."""
    return {plan.player for plan in s.seats if plan.kind == "player"}


def attended(s: State) -> frozenset[int]:
    """The seats that players play, and no bot."""
    return frozenset(seat for seat, plan in enumerate(s.seats) if plan.kind == "player" and not plan.bot)


def present(s: State) -> set[str]:
    """The players who play at least one of their seats, and have no bot stand in for them."""
    return {s.seats[seat].player for seat in attended(s)}


def plan_of(s: State, seat: int, rule: str) -> e.SeatPlan:
    """Who sits there. Refused by this rule: there is no such seat."""
    if not 0 <= seat < len(s.seats):
        raise Refused("not_found", rule, detail="seat", pointer="/seat", seat=seat)
    return s.seats[seat]


def seats_of(s: State, player: str) -> tuple[int, ...]:
    """The seats that a player holds."""
    return tuple(n for n, plan in enumerate(s.seats) if plan.player and plan.player == player)


def _free_seat(s: State, wanted: int | None, player: str) -> int:
    """The seat wanted, or else the first that is kept for the player, or for nobody."""
    free = [n for n, plan in enumerate(s.seats) if plan.kind == "open" and plan.kept in ("", player)]
    if not any(plan.kind == "open" for plan in s.seats):
        raise Refused("table_full", "kernel.lobby.sit")
    if wanted is None and not free:
        raise Refused("table_full", "kernel.lobby.keep", detail="kept")
    if wanted is None:
        return min(free, key=lambda n: s.seats[n].kept == "")
    plan = plan_of(s, wanted, "kernel.lobby.sit")
    if wanted not in free:
        rule, detail = ("kernel.lobby.keep", "kept") if plan.kind == "open" else ("kernel.lobby.sit", "")
        raise Refused("seat_taken", rule, detail=detail, pointer="/seat", seat=wanted)
    return wanted


def keep_seat(t: Table[Any], action: KeepSeat) -> None:
    """Keep an open seat for one player, or for nobody any more."""
    require_open(t)
    plan = plan_of(t.s, action.seat, "kernel.lobby.keep")
    if plan.kind != "open" and action.player not in ("", plan.player):
        raise Refused("seat_taken", "kernel.lobby.keep", pointer="/seat", seat=action.seat)
    t.because("kernel.lobby.keep")
    t.emit(e.SeatKept(seat=action.seat, kept=action.player))


def stand_up(t: Table[Any], action: StandUp, rule: str = "kernel.lobby.leave") -> None:
    """Open a seat again before the start; leave it to a bot afterwards. Only the host frees one that a bot plays."""
    if t.s.status == "ended":
        raise Refused("game_over", rule)
    kind = plan_of(t.s, action.seat, rule).kind
    if kind == "open" or (kind == "bot" and not action.by):
        raise Refused("not_your_seat", rule, pointer="/seat", seat=action.seat)
    t.because(rule)
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


def give_up(t: Table[Any], action: GiveUp) -> None:
    """Note what was lost and is given up: nothing else changes, whatever stands open goes on."""
    t.because("kernel.operator.give-up")
    t.emit(e.GivenUp(player=action.player, version=action.version, head=action.head))


def require_open(t: Table[Any]) -> None:
    """Refuse where seats are no longer taken."""
    if t.s.status == "ended":
        raise Refused("game_over", "kernel.lobby.start")
    if t.s.status == "running":
        raise Refused("wrong_phase", "kernel.lobby.start", detail="started")

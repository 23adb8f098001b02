"""Hosting: what one player decides for a table before its game begins. It falls to another when the host leaves."""

from __future__ import annotations

from typing import Any, TypeAlias

from . import events as e, lobby
from .action import Action
from .lobby import StandUp, people, plan_of, require_open, seats_of
from .lobby_events import Barred, HostIs, LetBack, OptionsChanged
from .refusal import Refused
from .table import Table

BAR = "kernel.lobby.bar"
BOTS = "kernel.lobby.bots"
HOST = "kernel.lobby.host"
OPTIONS = "kernel.lobby.options"


class ByHost(Action, frozen=True, kw_only=True):
    """What only the host does: `by` is that player."""

    by: str


class ChangeOptions(ByHost, frozen=True, kw_only=True):
    """Agree on other options, over a preset's where one is named: all that aren't given are as when a table is laid."""

    preset: str = ""
    options: dict[str, Any] = {}


class SeatBot(ByHost, frozen=True, kw_only=True):
    """Have a bot play an open seat, or every one that is open to anybody."""

    bot: str
    seat: int | None = None


class HandOver(ByHost, frozen=True, kw_only=True):
    """Let the player in this seat be the host."""

    seat: int


class Readmit(ByHost, frozen=True, kw_only=True):
    """Let a player who was sent away sit down again."""

    player: str


HostAction: TypeAlias = ChangeOptions | SeatBot | HandOver | Readmit


def stand_up(t: Table[Any], action: StandUp) -> None:
    """Leave. Where the host does so before the start, another hosts."""
    before = people(t.s)
    lobby.stand_up(t, action)
    if t.s.status == "open" and t.s.host in before - people(t.s):
        _succeed(t, action.seat)


def send_away(t: Table[Any], action: StandUp) -> None:
    """Free a seat as the host. A player leaves all of theirs, and can't sit down here again; a bot just leaves this one."""
    require_open(t)
    player = plan_of(t.s, action.seat, BAR).player
    rule = BAR if player else BOTS
    lobby.stand_up(t, action, rule)
    for seat in seats_of(t.s, player):
        t.emit(e.StoodUp(seat=seat))
    if player:
        t.emit(Barred(player=player))


def readmit(t: Table[Any], action: Readmit) -> None:
    """Let a player sit down again."""
    require_open(t)
    if action.player not in t.s.barred:
        raise Refused("not_found", BAR, detail="barred", player=action.player)
    t.because(BAR)
    t.emit(LetBack(player=action.player))


def hand_over(t: Table[Any], action: HandOver) -> None:
    """Make another host of the table, who sits there."""
    require_open(t)
    player = plan_of(t.s, action.seat, HOST).player
    if not player:
        raise Refused("wrong_phase", HOST, detail="host_seat", pointer="/seat", seat=action.seat)
    t.because(HOST)
    t.emit(HostIs(player=player, seat=action.seat))


def seat_bot(t: Table[Any], action: SeatBot) -> None:
    """Have a bot play one open seat, or all that are."""
    require_open(t)
    t.because(BOTS)
    for seat in _open_seats(t, action.seat):
        t.emit(e.BotSat(seat=seat, bot=action.bot))


def change_options(t: Table[Any], action: ChangeOptions, options: dict[str, Any]) -> None:
    """Agree on other options, which are those of the action in full."""
    t.because(OPTIONS)
    t.emit(OptionsChanged(preset=action.preset, options=options))


def _open_seats(t: Table[Any], wanted: int | None) -> list[int]:
    if wanted is None:
        return _free_seats(t)
    if plan_of(t.s, wanted, BOTS).kind != "open":
        raise Refused("seat_taken", BOTS, pointer="/seat", seat=wanted)
    return [wanted]


def _free_seats(t: Table[Any]) -> list[int]:
    """The seats that are open to anybody."""
    free = [n for n, plan in enumerate(t.s.seats) if plan.kind == "open"]
    for_anybody = [n for n in free if not t.s.seats[n].kept]
    if not for_anybody:
        raise Refused("table_full", BOTS, detail="kept" if free else "")
    return for_anybody


def _succeed(t: Table[Any], left: int) -> None:
    """The next who sits hosts; the creator does where nobody sits."""
    seats = range(len(t.s.seats))
    heirs = (n for n in (*seats[left:], *seats[:left]) if t.s.seats[n].player)
    seat = next(heirs, -1)
    player = t.s.seats[seat].player if seat >= 0 else t.s.creator
    if player != t.s.host:
        t.because(HOST)
        t.emit(HostIs(player=player, seat=seat))

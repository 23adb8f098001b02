"""Who may do what: everybody who has a game's id may see it, and lists hold the public ones."""

from __future__ import annotations

from domain.kernel.audience import Viewer
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from schema.desk import AUDIT, Caller

from .campaigns import Standing


def player(caller: Caller) -> str:
    """The player who calls. Refused: `unauthenticated`."""
    if caller.player is None:
        raise Refused("unauthenticated")
    return caller.player


def held(state: State, caller: Caller) -> tuple[int, ...]:
    """The seats that the caller holds."""
    if caller.player is None:
        return ()
    return tuple(n for n, plan in enumerate(state.seats) if plan.player == caller.player)


def viewer(state: State, caller: Caller) -> Viewer:
    """As whom the caller sees the game: the first seat held, else a spectator."""
    return next(iter(held(state, caller)), None)


def acting(state: State, caller: Caller, seat: int | None) -> int:
    """The seat that the caller acts for, which need not be named where there is one.

    Refused: `unauthenticated`, `not_your_seat`, `malformed` where several seats are held and none is named.
    """
    player(caller)
    seats = held(state, caller)
    if not seats:
        raise Refused("not_your_seat", detail="none")
    if seat is None and len(seats) > 1:
        raise Refused("malformed", detail="seat", pointer="/seat")
    if seat is not None and seat not in seats:
        raise Refused("not_your_seat", pointer="/seat", seat=seat)
    return seats[0] if seat is None else seat


def reader(state: State, caller: Caller, seat: int | None) -> Viewer:
    """As whom the caller has a record of the game, or forks it: a seat that they hold, else a spectator. Refused: `not_your_seat`."""
    if seat is not None and seat not in held(state, caller):
        raise Refused("not_your_seat", pointer="/seat", seat=seat)
    return viewer(state, caller) if seat is None else seat


def check_start(state: State, caller: Caller) -> None:
    """The creator starts a game, or whoever sits. Refused: `unauthenticated`, `forbidden`."""
    if player(caller) != state.creator and not held(state, caller):
        raise Refused("forbidden", detail="start")


def check_next(standing: Standing, caller: Caller) -> None:
    """The creator of a campaign begins its next game, or whoever holds a seat in it. Refused: `unauthenticated`, `forbidden`."""
    latest = standing.latest
    if player(caller) != standing.created.creator and not (latest and held(latest, caller)):
        raise Refused("forbidden", detail="campaign")


def check_free(state: State, caller: Caller, seat: int) -> None:
    """A player leaves a seat of their own; before the start the creator may free any.

    Refused: `unauthenticated`, `not_found` for a seat the table hasn't, `not_your_seat`.
    """
    player(caller)
    if not 0 <= seat < len(state.seats):
        raise Refused("not_found", detail="seat", seat=seat)
    hosting = caller.player == state.creator and state.status == "open" and state.seats[seat].kind != "open"
    if seat not in held(state, caller) and not hosting:
        raise Refused("not_your_seat", seat=seat)


def check_audit(state: State, caller: Caller) -> None:
    """Auditors see all of any game, but never of a running one in which they sit. Refused: `unauthenticated`, `forbidden`."""
    player(caller)
    if AUDIT not in caller.scopes:
        raise Refused("forbidden", detail="audit")
    if state.status == "running" and held(state, caller):
        raise Refused("forbidden", detail="audit_seated")


def check_reveal(state: State) -> None:
    """A game that is over hides nothing. Refused: `forbidden` before."""
    if state.status != "ended":
        raise Refused("forbidden", detail="reveal")

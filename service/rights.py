"""Who may do what with a game that is there for them, which `gate` says."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, NamedTuple

from domain.kernel.audience import AUDITOR, Viewer
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from schema.accounts import ACCOUNT, ADMIN, AUDIT, LEAVE, PLAY, READ
from schema.desk import Caller
from schema.eyes import OWN, Eyes

if TYPE_CHECKING:
    from .campaigns import Standing


class Need(NamedTuple):
    """What a use takes: one of these scopes (none: it is anybody's), and whether it `changes` what a suspended player may not."""

    scopes: tuple[str, ...] = ()
    changes: bool = False


ANYBODYS: Final = Need()
READING: Final = Need((READ,))
PLAYING: Final = Need((PLAY,), changes=True)
AUDITING: Final = Need((AUDIT,))
OWNING: Final = Need((ACCOUNT,), changes=True)
ADMINISTERING: Final = Need((ADMIN,), changes=True)

NEEDS: Final[dict[str, Need]] = {
    "Admission.request": ANYBODYS,
    "Desk.sign_up": ANYBODYS,
    "Desk.player": READING,
    "Desk.set_locale": PLAYING,
    "Desk.waiting": READING,
    "Desk.create": PLAYING,
    "Desk.fork": PLAYING,
    "Lobby.sit": PLAYING,
    "Lobby.stand": PLAYING,
    "Lobby.start": PLAYING,
    "Lobby.set_ready": PLAYING,
    "Lobby.change_options": PLAYING,
    "Lobby.seat_bots": PLAYING,
    "Lobby.hand_over": PLAYING,
    "Lobby.readmit": PLAYING,
    "Lobby.rematch": PLAYING,
    "Attendance.stand_in": PLAYING,
    "Attendance.come_back": PLAYING,
    "Attendance.set_clock": PLAYING,
    "Desk.create_campaign": PLAYING,
    "Desk.begin_campaign_game": PLAYING,
    "Desk.campaign": READING,
    "Desk.campaigns": READING,
    "Desk.act": PLAYING,
    "Desk.rules_of": PLAYING,
    "Desk.version": READING,
    "Desk.summary": Need((READ, AUDIT)),
    "Desk.games": READING,
    "Desk.view": READING,
    "Desk.legal": READING,
    "Desk.commits": READING,
    "Desk.follow": READING,
    "Talk.etiquette": READING,
    "Talk.say": PLAYING,
    "Talk.messages": READING,
    "Talk.follow": READING,
    "Turns.follow": READING,
    "Talk.remove": PLAYING,
    "Talk.moderate": ADMINISTERING,
    "Records.export": READING,
    "Audits.timeline": AUDITING,
    "Audits.table": AUDITING,
    "Audits.cause": AUDITING,
    "Audits.difference": AUDITING,
    "Audits.legal": AUDITING,
    "Audits.reads": AUDITING,
    "Admin.account": Need((ADMIN,)),
    "Admin.suspend": ADMINISTERING,
    "Admin.lift": ADMINISTERING,
    "Admin.set_quota": ADMINISTERING,
    "Admin.end": ADMINISTERING,
    "Admin.log": Need((ADMIN,)),
    "Invites.make": PLAYING,
    "Invites.of": READING,
    "Invites.revoke": PLAYING,
    "Invites.uninvite": PLAYING,
    "Invites.keep": PLAYING,
    "Invites.preview": ANYBODYS,
    "Invites.accept": PLAYING,
    "OwnAccount.tokens": Need((ACCOUNT,)),
    "OwnAccount.make_token": OWNING,
    "OwnAccount.revoke_token": OWNING,
    "OwnAccount.grant": ADMINISTERING,
    "OwnAccount.link": OWNING,
    "OwnAccount.prepare_recovery": OWNING,
    "OwnAccount.recover": ANYBODYS,
    "OwnWebhooks.list": Need((ACCOUNT,)),
    "OwnWebhooks.make": OWNING,
    "OwnWebhooks.change": OWNING,
    "OwnWebhooks.remove": OWNING,
    "OwnWebhooks.rotate": OWNING,
    "OwnWebhooks.ping": OWNING,
    "OwnWebhooks.attempts": Need((ACCOUNT,)),
    "OwnWebhooks.dead_letters": Need((ACCOUNT,)),
    "OwnWebhooks.replay": OWNING,
    "OwnAccount.delete": Need((ACCOUNT, LEAVE), changes=True),
}
"""What each use of the service takes, by class and method: the methods that a caller is handed to, see `answering`."""


def check(use: str, caller: Caller) -> None:
    """What is true of every use of a kind, whatever the game. What is to be read, nobody in particular may read too.

    Refused: `unauthenticated`; `forbidden` for a token without the scope, and for a suspended player who would change something.
    """
    needed = NEEDS[use]
    if needed.scopes and not caller.scopes.intersection(needed.scopes):
        player(caller)
        raise Refused("forbidden", detail="scope", scope=needed.scopes[0])
    if needed.scopes and READ not in needed.scopes:
        player(caller)
    if needed.changes and caller.suspended:
        raise _suspended(caller)


def _suspended(caller: Caller) -> Refused:
    assert caller.suspended is not None, "asked only of who is"
    reason, until = caller.suspended.reason, caller.suspended.until
    if until is None:
        return Refused("forbidden", detail="suspended", reason=reason, until=until)
    at = datetime.fromtimestamp(until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return Refused("forbidden", detail="suspended_until", reason=reason, until=until, at=at)


def player(caller: Caller) -> str:
    """The player who calls. Refused: `unauthenticated`."""
    if caller.player is None:
        raise Refused("unauthenticated")
    return caller.player


def check_scopes(caller: Caller, scopes: Iterable[str]) -> None:
    """A token is made with scopes that its maker has. Refused: `forbidden` for any other."""
    for scope in scopes:
        if scope not in caller.scopes:
            raise Refused("forbidden", detail="scopes", pointer="/scopes", scope=scope)


def check_grant(scopes: Iterable[str]) -> None:
    """An admin has others audit and administer, but gets no token to play or to read in their place. Refused: `forbidden`."""
    for scope in scopes:
        if scope not in (AUDIT, ADMIN):
            raise Refused("forbidden", detail="scopes", pointer="/scopes", scope=scope)


def check_quota(unfinished: int, most: int) -> None:
    """Who has created as many games as they may lets some of them end first. Refused: `forbidden`."""
    if unfinished >= most:
        raise Refused("forbidden", detail="quota", games=most)


def held(state: State, caller: Caller) -> tuple[int, ...]:
    """The seats that the caller holds."""
    if caller.player is None:
        return ()
    return tuple(n for n, plan in enumerate(state.seats) if plan.player == caller.player)


def kept(state: State, caller: Caller) -> bool:
    """Whether a seat is kept for the caller."""
    return caller.player is not None and any(plan.kept == caller.player for plan in state.seats)


def is_host(state: State, caller: Caller) -> bool:
    """Whether the caller hosts the game."""
    return caller.player is not None and caller.player == state.host


def is_inside(state: State, caller: Caller) -> bool:
    """Whether the caller is one of those who see a game as it is now: who sits there, and its host."""
    return is_host(state, caller) or bool(held(state, caller))


def is_theirs(state: State, caller: Caller) -> bool:
    """Whether the game is one of the caller's: they are inside, created it, or a seat is kept for them."""
    created = caller.player is not None and caller.player == state.creator
    return created or is_inside(state, caller) or kept(state, caller)


def is_barred(state: State, caller: Caller) -> bool:
    """Whether the host sent the caller away."""
    return caller.player in state.barred and not is_inside(state, caller)


def may_sit(state: State, caller: Caller) -> bool:
    """Whether there is an open seat for the caller at a table where nobody began."""
    free = any(plan.kind == "open" and plan.kept in ("", caller.player) for plan in state.seats)
    return state.status == "open" and free and caller.player not in state.barred


def takes_part(standing: Standing, caller: Caller) -> bool:
    """Whether the caller created a campaign, or sits at one of its games."""
    if caller.player is None:
        return False
    return caller.player == standing.created.creator or any(is_inside(state, caller) for state in standing.states)


def check_host(state: State, caller: Caller) -> None:
    """Only a game's host says who may come to it. Refused: `unauthenticated`, `forbidden`."""
    player(caller)
    if not is_host(state, caller):
        raise Refused("forbidden", detail="host")


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


def check_seated(seats: tuple[int, ...], caller: Caller) -> None:
    """Those who sit at a table hear what is said there, and nobody else (kernel.talk.seated). Refused: `unauthenticated`, `not_your_seat`."""
    player(caller)
    if not seats:
        raise Refused("not_your_seat", "kernel.talk.seated", detail="none")


def reader(seats: tuple[int, ...], seat: int | None) -> Viewer:
    """As whom who holds these seats has a record of the game, or forks it: the one named, else the first, else a spectator.

    Refused: `not_your_seat`.
    """
    if seat is not None and seat not in seats:
        raise Refused("not_your_seat", pointer="/seat", seat=seat)
    return next(iter(seats), None) if seat is None else seat


def viewer(state: State, seats: tuple[int, ...], eyes: Eyes = OWN) -> Viewer:
    """As whom who holds these seats sees the game. A game that is over hides nothing: then any seat's eyes may be chosen.

    Before, only those of one's own seats may, and a spectator's, who sees no more than anybody does. Without a choice it is the
    first seat, or a spectator. Refused: `malformed` for several choices, `not_your_seat`, `not_found` for a seat that the table
    hasn't, `forbidden` for everything before the end.
    """
    if eyes.choices > 1:
        raise Refused("malformed", detail="eyes")
    if eyes.reveal:
        check_reveal(state)
        return AUDITOR
    if eyes.spectator:
        return None
    if eyes.seat is None or state.status != "ended":
        return reader(seats, eyes.seat)
    if not 0 <= eyes.seat < len(state.seats):
        raise Refused("not_found", detail="seat", seat=eyes.seat)
    return eyes.seat


def check_start(state: State, caller: Caller) -> None:
    """The host starts a game, or whoever sits; the host alone where the table waits for everybody to be ready.

    Refused: `unauthenticated`, `forbidden`.
    """
    player(caller)
    if is_host(state, caller):
        return
    if state.wait_for_ready:
        raise Refused("forbidden", detail="start_host")
    if not held(state, caller):
        raise Refused("forbidden", detail="start")


def check_rematch(state: State, caller: Caller) -> None:
    """Who sat at a game that is over may go on with another; a campaign has its own next game, and a sandbox is for trying.

    Refused: `unauthenticated`, `not_your_seat`, `wrong_phase`.
    """
    player(caller)
    if not held(state, caller):
        raise Refused("not_your_seat", detail="none")
    if state.status != "ended":
        raise Refused("wrong_phase", detail="rematch")
    if state.campaign or state.fork:
        raise Refused("wrong_phase", detail="rematch_campaign" if state.campaign else "rematch_sandbox")


def check_next(standing: Standing, caller: Caller) -> None:
    """The creator of a campaign begins its next game, or whoever holds a seat in it. Refused: `unauthenticated`, `forbidden`."""
    latest = standing.latest
    if player(caller) != standing.created.creator and not (latest and held(latest, caller)):
        raise Refused("forbidden", detail="campaign")


def check_free(state: State, caller: Caller, seat: int) -> None:
    """A player leaves a seat of their own; before the start the host may free any.

    Refused: `unauthenticated`, `not_found` for a seat the table hasn't, `not_your_seat`.
    """
    player(caller)
    if not 0 <= seat < len(state.seats):
        raise Refused("not_found", detail="seat", seat=seat)
    hosting = is_host(state, caller) and state.status == "open" and state.seats[seat].kind != "open"
    if seat not in held(state, caller) and not hosting:
        raise Refused("not_your_seat", seat=seat)


def check_audit(state: State, caller: Caller) -> None:
    """Auditors see all of any game, but never of a running one in which they sit. Refused: `forbidden`."""
    if state.status == "running" and held(state, caller):
        raise Refused("forbidden", detail="audit_seated")


def check_reveal(state: State) -> None:
    """A game that is over hides nothing. Refused: `forbidden` before."""
    if state.status != "ended":
        raise Refused("forbidden", detail="reveal")

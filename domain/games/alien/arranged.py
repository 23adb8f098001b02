"""Positions arranged by hand: what usually lies where, and the words for the rest."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from domain.deckbuilding.arranging import lie_up, were_lent, were_played
from domain.deckbuilding.events import TurnBegan
from domain.kernel.arrange import NotArranged

from . import events as e, names as at
from .options import FIRST_ROLES, Options
from .table import AlienTable
from .turn import BeginTurn


def usual_zones(seats: int, options: Options) -> dict[str, Sequence[str]]:
    """Plain decks, the first film's Location and Objectives, an HQ of plain Characters, empty rooms and hands."""
    roles = options.roles or FIRST_ROLES
    return {
        at.LOCATION: ["the-nostromo"],
        at.OBJECTIVES: ["a-perfect-organism", "no-one-can-hear-you-scream", "the-sos"],
        at.HIVE: ["warrior-drone"] * 12,
        at.BARRACKS: ["captain-of-the-ship"] * 20,
        **{space: ["find-it-and-kill-it"] for space in at.HQ},
        at.SERGEANTS: ["sergeant-tech"] * 10,
        at.STRIKE_DECK: ["raking-claws"] * 20,
        at.HATCHERY: ["facehugger"] * 9 + ["chestburster"] * 5,
        **{f"avatar.{seat}": [roles[seat].lower()] for seat in range(seats)},
        **{f"deck.{seat}": ["specialist"] * 10 for seat in range(seats)},
        **{
            f"{zone}.{seat}": []
            for zone in ("hand", "discard", "played", "vigilant", "strikes")
            for seat in range(seats)
        },
    }


class Arrangement(Struct, frozen=True, rename="kebab"):
    """Whose turn it is and what was done in it so far.

    `attack` and `recruit` are the pools, `stage` is the number of the current Objective. `begin`: the turn is only about to
    begin; `phase` else says where it is. `up` names rooms whose card lies face up. Cards in the current player's `played`
    zone count as played this turn, in order. `killed`, `discarded`, `scanned` say how many that player has killed, discarded,
    scanned this turn; `hazards` how many there have been; `markers` are on cards, by zone and kind (`complex.airlock.growth`);
    Facehuggers before players were placed this turn, or (`late`) in the turn before. `dead` seats died, `burst` ones
    by a Chestburster.
    Cards in a zone `lent` were coordinated this turn; one in a zone `agenda` is that seat's, face down.
    """

    current: int = 0
    begin: bool = False
    phase: str = "action"
    attack: int = 0
    recruit: int = 0
    stage: int = 1
    up: tuple[str, ...] = ()
    killed: int = 0
    discarded: int = 0
    scanned: int = 0
    hazards: int = 0
    markers: dict[str, int] = {}
    late: bool = False
    rebuilt: bool = False
    dead: tuple[int, ...] = ()
    burst: tuple[int, ...] = ()
    blocked: tuple[str, ...] = ()


TALLIES = ("killed", "discarded", "scanned")


def arrange(t: AlienTable, about: Arrangement) -> None:
    """Bring the table to this moment of a turn."""
    if not 0 <= about.current < len(t.s.seats):
        raise NotArranged("current", f"there is no seat {about.current}")
    t.because("alien.setup.sequence", 0)
    for stage in range(1, about.stage):
        t.emit(e.ObjectiveCompleted(stage=stage))
        t.move([i for i in t.s.zone(at.OBJECTIVES) if t.card_of(i).stage == stage], at.OBJECTIVES, bottom=True)
    _rooms(t, about)
    for seat in range(len(t.s.seats)):
        for i in t.s.zone(f"agenda.{seat}"):
            t.emit(e.AgendaDealt(seat=seat, id=i))
    for seat in (*about.dead, *about.burst):
        t.emit(e.PlayerDied(seat=seat, killed_by="chestburster" if seat in about.burst else "strikes"))
    t.count("hazard", about.current, t.s.zone(at.LOCATION) * about.hazards)
    if about.rebuilt:
        t.emit(e.HiveRebuilt(n=0))
    if about.begin:
        t.push(BeginTurn(about.current))
        t.run()
    else:
        _mid_turn(t, about.current, about)


def _rooms(t: AlienTable, about: Arrangement) -> None:
    lie_up(t, about.up)
    for room in about.blocked:
        t.emit(e.RoomBlocked(room=room))
    for name, n in about.markers.items():
        zone, _, marker = name.rpartition(".")
        if not t.s.zone(zone):
            raise NotArranged("markers", f"there is no card in {zone}")
        t.mark(t.s.zone(zone)[-1], marker, n)


def _mid_turn(t: AlienTable, seat: int, about: Arrangement) -> None:
    t.because("alien.turn.phases", 0)
    t.emit(TurnBegan(seat=seat))
    t.emit(e.TurnPhaseBegan(phase="hive"))
    for host in range(len(t.s.seats)):
        for i in t.s.zone(f"facehuggers.{host}"):
            t.emit(e.FacehuggerPlaced(id=i, seat=host, due=t.s.human_turns + (not about.late)))
    were_lent(t)
    t.emit(e.TurnPhaseBegan(phase=about.phase))
    were_played(t, seat)
    t.pool(about.attack, about.recruit)
    for tally in TALLIES:
        t.count(tally, seat, t.s.zone(at.SERGEANTS)[: getattr(about, tally)])

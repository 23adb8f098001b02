"""Positions arranged by hand: what usually lies where, and the words for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from domain.kernel import events as k
from domain.kernel.arrange import NotArranged

from . import events as e, names as at
from .board import board_for
from .options import Options
from .setup import SAUCERS
from .table import ConquestTable
from .windows import WINDOWS

RACES = ("the-orzax", "the-trun", "the-vento-star-empire", "the-fishmen-of-atlorak")


def usual_zones(seats: int, options: Options) -> dict[str, Sequence[str]]:
    """Decks of plain cards, a race for everybody, saucers on the Landing Sites, the Objective, an empty board and hands."""
    counters = ["infantry-counter"] * 5 + ["paratroopers-counter"] * 4
    return {
        at.EVENT_DECK: ["death-ray-salvo"] * 10,
        at.RESISTANCE_DECK: ["us-army-infantry"] * 10,
        at.LOCATION_DECK: ["town"] * 10,
        at.SPACE_STUFF_DECK: ["disintegrator-beams"] * 5,
        at.COUNTER_POOL: counters,
        **({at.RESISTANCE_EVENT_DECK: ["cosmic-burglary"] * 5} if options.together else {}),
        **({at.HUMAN_TECH_DECK: ["sonic-rifles"] * 2} if options.resistance else {}),
        at.location(f"{at.OBJECTIVE_SECTION}.{at.LANDING}"): [options.objective],
        **{at.race(seat): [(options.races or RACES)[seat]] for seat in range(seats)},
        **{at.aliens(at.landing_site(seat)): [f"{at.COLOURS[seat]}-saucer"] * SAUCERS for seat in range(seats)},
        **{at.hand(seat): [] for seat in range(seats)},
    }


class Arrangement(Struct, frozen=True, rename="kebab"):
    """The rest of a position: whose turn and phase, Action Points, tokens, markers, the round's Command.

    Seats have the colours green, blue, red, gold; figures on the board are theirs by colour, an Ally's by its card.
    `markers` are the seats whose Conquest Markers lie in Spaces, `demolished` the Spaces with a Demolished Location; `menace`, `terror` and `command` have a number a seat;
    `put-aside` the Command Counters set aside by each; `held` the Spaces whose Aliens may not move on. `aimed` says for zones of cards in play at
    whom the top card is aimed. `passing` says for windows by name which seats pass in them by themselves. `begin`: the phase is only about to
    begin (`round`: a whole Game Round).
    """

    current: int = 0
    first: int = 0
    phase: Literal["action", "battle", "draw", "resistance", "round"] = "action"
    begin: bool = False
    points: int = 6
    fresh: bool = True
    round: int = 1
    track: int = 0
    menace: tuple[int, ...] = ()
    terror: tuple[int, ...] = ()
    command: tuple[int, ...] = ()
    put_aside: tuple[tuple[int, ...], ...] = ()
    markers: dict[str, int] = {}
    demolished: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    activated: tuple[str, ...] = ()
    aimed: dict[str, int] = {}
    passing: dict[str, tuple[int, ...]] = {}


def arrange(t: ConquestTable, about: Arrangement) -> None:
    """Bring the table to this moment of a round."""
    _board(t)
    _figures(t)
    _tokens(t, about)
    _locations(t, about)
    for seat in t.seats:
        t.share_hand(seat)
    _windows(t, about)
    _round(t, about)
    t.run()


def _board(t: ConquestTable) -> None:
    t.because("conquest.setup.board-layout", 0)
    board = board_for(len(t.s.seats))
    t.emit(e.SpacesLaid(spaces=tuple(board.spaces), centres=tuple(board.spaces.values()), edges=board.edges))


def _figures(t: ConquestTable) -> None:
    for seat in t.seats:
        t.because("conquest.setup.choose-colour", 0)
        t.emit(e.ColourTaken(seat=seat, colour=at.COLOURS[seat]))
        allies = {t.s.what[i] for i in t.s.zone(at.stuff(seat))}
        figures = [i for zone in t.s.zones if zone.startswith(("aliens.", "alien-pool.")) for i in t.s.zone(zone)]
        own = [i for i in figures if t.card_of(i).colour == at.COLOURS[seat] or t.card_of(i).ally in allies]
        t.emit(e.FiguresTaken(seat=seat, ids=tuple(own)))


def _tokens(t: ConquestTable, about: Arrangement) -> None:
    t.because("conquest.setup.starting-menace", 0)
    for seat in t.seats:
        t.emit(e.MenaceChanged(seat=seat, tokens=_of(about.menace, seat, 1)))
        if points := _of(about.terror, seat, 0):
            t.emit(e.TerrorGained(seat=seat, points=points))
        t.emit(e.Commanded(seat=seat, number=_of(about.command, seat, about.points)))
        if seat < len(about.put_aside):
            t.emit(e.CountersSetAside(seat=seat, counters=about.put_aside[seat]))


def _of(numbers: tuple[int, ...], seat: int, usual: int) -> int:
    return numbers[seat] if seat < len(numbers) else usual


def _locations(t: ConquestTable, about: Arrangement) -> None:
    for word, spaces in (("markers", about.markers), ("demolished", about.demolished), ("held", about.held)):
        for space in spaces:
            if space not in t.s.neighbours:
                raise NotArranged(word, f"there is no Space {space}")
    for space, seat in about.markers.items():
        t.conquer(space, seat)
    for space in about.demolished:
        t.emit(e.Demolished(space=space))
    for space in about.held:
        for alien in t.s.zone(at.aliens(space)):
            t.emit(e.Stopped(id=alien))
    for key in about.activated:
        for seat in t.seats:
            for i in t.s.zone(at.stuff(seat)):
                if t.s.what[i] == key:
                    t.emit(e.Activated(id=i))
    for zone, seat in about.aimed.items():
        t.emit(e.Aimed(id=t.s.zone(zone)[-1], seat=seat))
    if about.track:
        t.emit(e.TrackMoved(to=about.track))


def _windows(t: ConquestTable, about: Arrangement) -> None:
    t.because("kernel.auto-pass", 0)
    for window, seats in about.passing.items():
        if window not in WINDOWS:
            raise NotArranged("passing", f"there is no window {window}, only {', '.join(WINDOWS)}")
        for seat in seats:
            t.emit(k.AutoPassSet(seat=seat, on=True, window=window))


def _round(t: ConquestTable, about: Arrangement) -> None:
    from .humans import ResistancePhase
    from .turn import BattlePhase, BeginTurn, DrawPhase, GameRound

    for word, seat in (("current", about.current), ("first", about.first)):
        if not 0 <= seat < len(t.s.seats):
            raise NotArranged(word, f"there is no seat {seat}")
    t.because("conquest.round.sequence", 0)
    t.emit(e.RoundOpened(round=about.round))
    for seat in t.seats:
        t.emit(e.Commanded(seat=seat, number=_of(about.command, seat, about.points)))
    t.emit(e.FirstPlayerChosen(seat=about.first))
    match about.phase:
        case "round":
            t.push(GameRound())
        case "resistance":
            t.then(ResistancePhase(), GameRound())
        case "draw":
            t.push(DrawPhase(about.current))
        case "battle":
            t.push(BattlePhase(about.current))
        case "action" if about.begin:
            t.push(BeginTurn(about.current))
        case "action":
            t.emit(e.PhaseBegan(phase="action", seat=about.current))
            t.emit(e.PointsChanged(points=about.points, spent=0 if about.fresh else 1))

"""Positions arranged by hand: what usually lies where, and the words for the rest."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from domain.deckbuilding.arranging import were_played
from domain.deckbuilding.events import StackChosen, TurnBegan
from domain.kernel.arrange import NotArranged

from . import names as at
from .box import FIELDS, FIRST_GAME
from .options import Options
from .setup import STACKED, STARTING, lay_board
from .table import VillainsTable
from .turn import BeginTurn

TACTICS = ("book-of-the-vishanti", "crimson-bands-of-cyttorak", "eye-of-agamotto", "winds-of-watoomb")


def usual_zones(seats: int, options: Options) -> dict[str, Sequence[str]]:
    """The full stacks of the sets in use, plain decks, an empty city, a Lair of common Allies, empty hands."""
    return {
        **{stack: [key] * n for name in options.sets for stack, (key, n) in usual_stacks(name).items()},
        at.BYSTANDER_DECK: ["bystander"] * 30,
        at.COMMANDER: FIRST_GAME["commander"],
        at.TACTICS: TACTICS,
        at.PLOT: FIRST_GAME["plot"],
        "young-mutants": ["bystander"] * 8,
        at.ADVERSARY_DECK: ["cops"] * 10,
        at.ALLY_DECK: ["crazed-experiments"] * 20,
        **{space: ["brilliant-research"] for space in at.LAIR},
        **{f"deck.{seat}": [STARTING[options.decks][0]] * 10 for seat in range(seats)},
        **{f"{zone}.{seat}": [] for zone in ("hand", "discard", "played", "victory") for seat in range(seats)},
    }


def usual_stacks(name: str) -> dict[str, tuple[str, int]]:
    """The stacks of a set, full."""
    return {stack: STACKED[stack][:2] for stack in at.STACKS_OF[name]}


class Arrangement(Struct, frozen=True, rename="kebab"):
    """Whose turn it is and what was done in it so far.

    `attack` and `recruit` are the pools. `begin`: the turn is only about to begin. Cards that lie in the current
    player's `played` zone count as played this turn, in order; `twists`, `overrun`, `overrun_in_guise` and `carried_off`
    are how many Twists the game has had, how many Adversaries have overrun, and Bystanders were carried off; the other
    words say how many cards that player has discarded, drawn … this turn. `allies`, `groups` and `backup` name the
    stacks in use, where a card asks for them.
    """

    current: int = 0
    begin: bool = False
    attack: int = 0
    recruit: int = 0
    discarded: int = 0
    drawn: int = 0
    kidnapped: int = 0
    recruited: int = 0
    defeated: int = 0
    extra_draw: int = 0
    twists: int = 0
    overrun: int = 0
    overrun_in_guise: int = 0
    carried_off: int = 0
    allies: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    backup: tuple[str, ...] = ()


TALLIES = ("discarded", "drawn", "kidnapped", "recruited", "defeated", "extra-draw")


def arrange(t: VillainsTable, about: Arrangement) -> None:
    """Bring the table to this moment of a turn."""
    _in_use(t, about)
    if not 0 <= about.current < len(t.s.seats):
        raise NotArranged("current", f"there is no seat {about.current}")
    for plot in t.s.zone(at.PLOT):
        lay_board(t, t.card_of(plot))
    t.because("villains.twist.numbered")
    for total, n in (
        ("twist", about.twists),
        ("overrun", about.overrun),
        ("overrun-in-guise", about.overrun_in_guise),
        ("carried-off", about.carried_off),
    ):
        t.count(total, about.current, t.s.zone(at.PLOT) * n)
    if about.begin:
        t.push(BeginTurn(about.current))
        t.run()
    else:
        _mid_turn(t, about.current, about)


def _in_use(t: VillainsTable, about: Arrangement) -> None:
    t.because("villains.setup.random-stacks")
    for kind, field in FIELDS.items():
        lying: Sequence[str] = [t.s.what[i] for i in t.s.zone(kind)]
        for name in getattr(about, field, lying):
            t.emit(StackChosen(kind=kind, name=name))


def _mid_turn(t: VillainsTable, seat: int, about: Arrangement) -> None:
    t.because("villains.turn.three-steps")
    t.emit(TurnBegan(seat=seat))
    were_played(t, seat)
    t.pool(about.attack, about.recruit)
    for tally in TALLIES:
        n: int = getattr(about, tally.replace("-", "_"))
        t.count(tally, seat, t.s.zone(at.BINDINGS)[:n])

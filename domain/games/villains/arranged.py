"""Positions arranged by hand: what usually lies where, and the words for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.deckbuilding.events import Played, TurnBegan

from . import names as at
from .setup import COMMANDER, PLOT
from .table import VillainsTable
from .turn import BeginTurn

TACTICS = ("book-of-the-vishanti", "crimson-bands-of-cyttorak", "eye-of-agamotto", "winds-of-watoomb")


def usual_zones(seats: int) -> dict[str, Sequence[str]]:
    """Full stacks, plain decks, an empty city, a Lair of common Allies, empty hands."""
    return {
        at.MADAME_HYDRAS: ["madame-hydra"] * 12,
        at.NEW_RECRUITS: ["new-recruit"] * 15,
        at.BINDINGS: ["bindings"] * 30,
        at.BYSTANDER_DECK: ["bystander"] * 30,
        at.COMMANDER: [COMMANDER],
        at.TACTICS: TACTICS,
        at.PLOT: [PLOT],
        at.YOUNG_MUTANTS: ["bystander"] * 8,
        at.ADVERSARY_DECK: ["cops"] * 10,
        at.ALLY_DECK: ["crazed-experiments"] * 20,
        **{space: ["brilliant-research"] for space in at.LAIR},
        **{f"deck.{seat}": ["hydra-operative"] * 10 for seat in range(seats)},
        **{f"{zone}.{seat}": [] for zone in ("hand", "discard", "played", "victory") for seat in range(seats)},
    }


def arrange(t: VillainsTable, about: dict[str, Any]) -> None:
    """Whose turn it is and what was done in it so far.

    `current`: the seat (0); `attack`, `recruit`: the pools; `discarded`, `drawn`, `kidnapped`, `recruited`,
    `defeated`, `extra-draw`: how many cards the current player has counted; `begin: true`: the turn is only about to
    begin. Cards that lie in the current player's `played` zone count as played this turn, in order.
    """
    seat = about.pop("current", 0)
    if about.pop("begin", False):
        t.push(BeginTurn(seat))
        t.run()
    else:
        _mid_turn(t, seat, about)
    if about:
        raise ValueError(f"villains has no word {next(iter(about))!r} for a position")


def _mid_turn(t: VillainsTable, seat: int, about: dict[str, Any]) -> None:
    t.because("villains.turn.three-steps")
    t.emit(TurnBegan(seat=seat))
    for i in t.s.zone(f"played.{seat}"):
        t.emit(Played(id=i, key=t.s.what[i], cls=t.card_of(i).cls))
    t.pool(about.pop("attack", 0), about.pop("recruit", 0))
    for tally in ("discarded", "drawn", "kidnapped", "recruited", "defeated", "extra-draw"):
        t.count(tally, seat, t.s.zone(at.BINDINGS)[: about.pop(tally, 0)])

"""A table where a card calls Resistance Counters onto the board, to see where they come and what follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from domain.games.conquest.card import Event
from domain.games.conquest.language import Cards, MyFight, Pick, Place, Return, Sections, Use

from .fights import COOP, SAUCER, Table, table
from .referee import besides


def _call(key: str, which: str, n: int = 1) -> Event:
    then = (Pick(Sections(), then=(Place(section="picked", which=which, n=n),)),)
    return Event(key=key, name=key, ap=0, abilities=(Use(windows=("action",), then=then),))


CALLS = (_call("one", "Infantry"), _call("two", "Infantry", 2), _call("any", ""), _call("him", "Captain Fantastic"))
"""Events that bring one or two Infantry, any counter, or Captain Fantastic to a Section that their player picks."""

INFANTRY = "infantry-counter"
PARATROOPERS = "paratroopers-counter"

RELIEF = Event(
    key="relief",
    name="relief",
    abilities=(Use(windows=("before-dice",), needs=(MyFight(),), then=(Pick(Cards("counters"), then=(Return(),)),)),),
)
"""A fast effect that takes a Resistance Counter off the board."""


def waiting(*hand: str, zones: Mapping[str, Sequence[str]] | None = None, **about: Any) -> Table:
    """Seat 0 is about to play these; its saucers are on the Landing Site unless the zones say otherwise."""
    usual = {"aliens.P2.C": [], "resistance-deck": ["us-army-infantry"] * 10}
    with besides(*CALLS, RELIEF):
        return table({**usual, "hand.0": hand, **(zones or {})}, **about)


def call(table: Table, card: str, section: str, *dice: int) -> Table:
    """Play one of the calls for a Section; the dice then show this: Random Spaces, then whatever is rolled."""
    table.play(card)
    table.pass_()
    table.dice(*dice).choose(section)
    return table


__all__ = ["COOP", "INFANTRY", "PARATROOPERS", "SAUCER", "call", "waiting"]

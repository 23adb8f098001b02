"""Tables that many Events are tried at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...referee import Referee, given

PLAIN = ["the-vento-star-empire", "the-orzax", "rantillion-beetlemen", "the-fishmen-of-atlorak"]
"""Races without abilities in the positions tried here as long as nobody has Menace Tokens: Strength 3, 2, 3, 3."""

FIELD = "P1.4"
"""Where the Battles are: next to P1's Landing Site and to the Objective Section."""

Zones = Mapping[str, Sequence[str]]


def table(
    zones: Zones | None = None, *, seats: int = 2, races: Sequence[str] = PLAIN, together: bool = False, **about: Any
) -> Referee:
    """A table of plain races without Menace Tokens; `together`: the cooperative game."""
    options = {"races": list(races[:seats]), **({"mode": "cooperative"} if together else {})}
    about.setdefault("menace", (0,) * seats)
    return given(zones, seats, options, **about)


def action(*hand: str, zones: Zones | None = None, **about: Any) -> Referee:
    """Seat 0's Action Phase with these Events in hand."""
    return table({"hand.0": hand, **(zones or {})}, **about)


def attack(
    *hand: str,
    foe: Sequence[str] = ("us-army-infantry",),
    aliens: int = 2,
    location: str = "town",
    zones: Zones | None = None,
    **about: Any,
) -> Referee:
    """Seat 0's saucers attack a Location: these Events in hand, and these Resistance cards, the first drawn first."""
    laid = {
        "hand.0": hand,
        "aliens.P1.C": ["green-saucer"] * (4 - aliens),
        f"aliens.{FIELD}": ["green-saucer"] * aliens,
        f"location.{FIELD}": [location],
        "resistance-deck": ["us-army-tanks"] * 8 + list(reversed(foe)),
        **(zones or {}),
    }
    about.setdefault("phase", "battle")
    return table(laid, **about)


def aliens_meet(
    *hand: str, mine: int = 2, theirs: int = 2, space: str = "P1.4", zones: Zones | None = None, **about: Any
) -> Referee:
    """Seat 0's saucers attack seat 1's in an open field of Resistance 0, or elsewhere; these Events in seat 0's hand."""
    laid = {
        "hand.0": hand,
        "aliens.P1.C": [],
        "aliens.P2.C": [],
        f"aliens.{space}": ["green-saucer"] * mine + ["blue-saucer"] * theirs,
        **({} if space.endswith("C") else {f"location.{space}": ["grassy-fields"]}),
        **(zones or {}),
    }
    about.setdefault("phase", "battle")
    return table(laid, **about)


def resistance_event(key: str, zones: Zones | None = None, *, seats: int = 2, **about: Any) -> Referee:
    """A Resistance Phase of the cooperative game begins with this Resistance Event, up to the first question.

    Dice that it rolls are said by `dice`, first thrown first.
    """
    dice = about.pop("dice", ())
    laid = {"resistance-event-deck": ["cosmic-burglary", key], **(zones or {})}
    about.setdefault("current", seats - 1)
    about.setdefault("phase", "draw")
    return _to_the_resistance_phase(table(laid, seats=seats, together=True, **about), dice)


def _to_the_resistance_phase(t: Referee, dice: Sequence[int]) -> Referee:
    return t.dice(*dice)

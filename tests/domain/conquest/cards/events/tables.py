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


def red(key: str, zones: Zones | None = None, *, dice: Sequence[int] = (), **about: Any) -> Referee:
    """In the cooperative game this Resistance Event comes up, as far as it goes without an answer.

    The First Player is seat 0, in whose Action Phase it is.
    """
    laid = {"resistance-event-deck": ["cosmic-burglary", key], **(zones or {})}
    return table(laid, together=True, **about).dice(*dice).resistance_event()

"""Whether the players can have what they agreed on; where not, what they should change."""

from __future__ import annotations

from collections.abc import Iterator

from domain.deckbuilding.agreeing import refused
from domain.games.villains import agreed
from domain.games.villains.box import Box
from domain.kernel.refusal import Refused

from ..sets import ALIEN, CORE, unknown
from .options import Options


def option_error(box: Box, options: Options, seats: int) -> Refused | None:
    """Why these options can't be played by so many, if they can't: the first reason found."""
    return next(_sets(options), None) or agreed.option_error(box, options.host, seats)


def _sets(options: Options) -> Iterator[Refused]:
    """The books mix Marvel's core set with Alien, and with Legendary Villains; nothing else, and no first game."""
    yield from unknown(options.sets, refused)
    if ALIEN not in options.sets:
        yield refused("sets", "no_guest", game="villains", known=ALIEN)
    if CORE not in options.sets:  # only it has Wounds, which Strikes become
        yield refused("sets", "no_wounds", set=CORE)
    if options.cards == "first-game":
        yield refused("cards", "no_first_game")

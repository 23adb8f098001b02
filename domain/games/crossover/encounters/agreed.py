"""Whether the players can have what they agreed on; where not, what they should change."""

from __future__ import annotations

from collections.abc import Iterator

from domain.deckbuilding.agreeing import named, refused
from domain.games.alien import agreed
from domain.kernel.refusal import Refused

from ..sets import ALIEN, unknown
from .box import Box
from .options import MARVEL, Options


def option_error(box: Box, options: Options, seats: int) -> Refused | None:
    """Why these options can't be played by so many, if they can't: the first reason found."""
    return (
        next(_sets(options), None)
        or next(_drones(box, options, seats), None)
        or agreed.option_error(box, options, seats)
    )


def _sets(options: Options) -> Iterator[Refused]:
    """The books mix Alien with Marvel, and with nothing else."""
    yield from unknown(options.sets, refused)
    if ALIEN not in options.sets:
        yield refused("sets", "host_missing", set=ALIEN)
    if not set(MARVEL).intersection(options.sets):
        yield refused("sets", "no_guest", game=ALIEN, known=", ".join(MARVEL))


def _drones(box: Box, options: Options, seats: int) -> Iterator[Refused]:
    """What replaces the Drones must be there, and be enough for the three mini-decks."""
    yield from named("drones_from", options.drones_from, box.groups)
    least = 3 * max(0, seats + options.drones) - (seats if options.agendas else 0)
    if options.drones_from and len(box.drones) < least:
        yield refused("drones_from", "too_few_drones", needed=least, found=len(box.drones))

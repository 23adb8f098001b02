"""Whether the players can have what they agreed on; where not, what they should change."""

from __future__ import annotations

from collections.abc import Iterator

from domain.deckbuilding.agreeing import named, refused, unknown
from domain.kernel.refusal import Refused

from .box import CHARACTERS, STAGES, Box
from .options import Options


def option_error(box: Box, options: Options, seats: int) -> Refused | None:
    """Why these options can't be played by so many, if they can't: the first reason found."""
    return next(_errors(box, options, seats), None)


def _errors(box: Box, options: Options, seats: int) -> Iterator[Refused]:
    if options.first_player is not None and options.first_player >= seats:
        yield refused("first_player", "no_seat", seat=options.first_player, most=seats - 1)
    if options.location is not None and options.location not in box.locations:
        yield unknown("location", options.location, box.locations)
    yield from _objectives(box, options)
    yield from named("characters", options.characters, box.characters, most=CHARACTERS)
    yield from named("roles", options.roles, box.roles)
    if options.roles and len(options.roles) < seats:
        yield refused("roles", "too_few_roles", n=seats, given=len(options.roles))
    yield from _drones(box, options, seats)
    if options.agendas and seats < 2:
        yield refused("hidden_agendas", "alone", n=2)


def _objectives(box: Box, options: Options) -> Iterator[Refused]:
    known = {key: stage for stage in STAGES for key in box.objectives(stage)}
    for n, key in enumerate(options.objectives):
        if key not in known:
            yield unknown(f"objectives/{n}", key, tuple(known))
        elif known[key] in [known.get(before) for before in options.objectives[:n]]:
            yield refused(f"objectives/{n}", "same_stage", stage=known[key])


def _drones(box: Box, options: Options, seats: int) -> Iterator[Refused]:
    """Each mini-deck has its share of what there is: of the Drones, and of the Secrets Revealed that replace some.

    The box has 24 Drones for the three mini-decks (alien.difficulty.easier-drones-cap).
    """
    most = (len(box.drones) + (seats if options.agendas else 0)) // len(STAGES) - seats
    if not -seats <= options.drones <= most:
        yield refused("drones", "drones", least=-seats, most=most)

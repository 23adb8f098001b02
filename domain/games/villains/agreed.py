"""Whether the players can have what they agreed on; where not, what they should change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from domain.deckbuilding.agreeing import refused
from domain.kernel.refusal import Refused

from .box import FIELDS, KINDS, Box, Kind, named
from .options import BOARD_OF, DECKS_OF, Options

SET_OF = {value: name for of in (BOARD_OF, DECKS_OF) for name, value in of.items()}
"""In which set's box a board and a kind of starting deck are."""

BINDING = ("prison_break", "imprison_the_wounded")
"""The challenge modes that give Bindings."""


def option_error(box: Box, options: Options, seats: int) -> Refused | None:
    """Why these options can't be played by so many, if they can't: the first reason found."""
    return next(_errors(box, options, seats), None)


def _errors(box: Box, options: Options, seats: int) -> Iterator[Refused]:
    yield from _sets(options)
    if options.first_player is not None and options.first_player >= seats:
        yield refused("first_player", "no_seat", seat=options.first_player, most=seats - 1)
    yield from _swaps(options, seats)
    if options.cards == "first-game":
        yield from _first_game(options)
    else:
        for kind in KINDS:
            yield from _stacks(box, kind, named(kind, options, seats))
    if not box.commanders(options, seats):
        yield _clash(box, options, seats)


def _sets(options: Options) -> Iterator[Refused]:
    if not options.sets:
        yield refused("sets", "no_set")
    for n, name in enumerate(options.sets):
        if name in options.sets[:n]:
            yield refused(f"sets/{n}", "twice", name=name)
    if options.cards == "first-game" and options.sets != ("villains",):
        yield refused("sets", "first_game", option="sets")
    for field, value, comes_with in _from_a_set(options):
        if comes_with not in options.sets:
            yield refused(field, "other_set", value=value, set=comes_with)


def _from_a_set(options: Options) -> Iterator[tuple[str, str, str]]:
    """The options that ask for what is in the box of one set: what they ask for, and of which set it is."""
    if options.board:
        yield "board", options.board, SET_OF[options.board]
    if options.starting_decks:
        yield "starting_decks", options.starting_decks, SET_OF[options.starting_decks]
    if any(options.madame_hydra_swaps):
        yield "madame_hydra_swaps", "Madame HYDRA", "villains"
    for mode in BINDING:
        if getattr(options.challenges, mode):
            yield f"challenges/{mode}", "Bindings", "villains"


def _swaps(options: Options, seats: int) -> Iterator[Refused]:
    swaps, stack = options.madame_hydra_swaps, options.madame_hydras
    if any(swaps) and options.decks != "hydra":
        yield refused("madame_hydra_swaps", "swap_decks")
    if swaps and len(swaps) != seats:
        yield refused("madame_hydra_swaps", "swap_seats", n=seats, given=len(swaps))
    if sum(swaps) > stack:
        yield refused("madame_hydra_swaps", "swap_stack", asked=sum(swaps), stack=stack)


def _first_game(options: Options) -> Iterator[Refused]:
    for field in FIELDS.values():
        if getattr(options, field):
            yield refused(field, "first_game", option=field)


def _stacks(box: Box, kind: Kind, agreed: tuple[str, ...]) -> Iterator[Refused]:
    known, field = box.stacks(kind), FIELDS[kind]
    listed = kind not in ("commander", "plot")
    for n, name in enumerate(agreed):
        where = f"{field}/{n}" if listed else field
        if name not in known:
            yield refused(where, f"unknown.{kind}", name=name, known=", ".join(known))
        if Counter(agreed[: n + 1])[name] > 1:
            yield refused(where, "twice", name=name)


def _clash(box: Box, options: Options, seats: int) -> Refused:
    """Nothing that may be used goes with the rest: the reason for the first of what may."""
    commander = (named("commander", options, seats) or box.stacks("commander"))[0]
    plot = (named("plot", options, seats) or box.stacks("plot"))[0]
    clash = box.clash(options, seats, box.content[commander], box.content[plot])
    assert clash
    return refused(clash.pointer, clash.detail, **clash.about)

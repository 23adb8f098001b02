"""Whether the players can have what they agreed on; where not, what they should change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from domain.deckbuilding.agreeing import named, refused, unknown
from domain.kernel.refusal import Refused

from .box import Box
from .names import FLAWS, KEEPSAKES, LETTERS, TALENTS
from .options import Options

MAINS, MOST_SIDE_JOBS, AVATARS = 5, 4, 2


def option_error(box: Box, options: Options, seats: int) -> Refused | None:
    """Why these options can't be played by so many, if they can't: the first reason found."""
    return next(_errors(box, options, seats), None)


def _errors(box: Box, options: Options, seats: int) -> Iterator[Refused]:
    yield from objective_errors(box, options.objectives)
    yield from named("members", options.members, box.members, most=MAINS)
    yield from _carried(box, options, seats)
    if options.two_avatars and seats != AVATARS:
        yield refused("two_avatars", "two_avatars", n=seats)
    usual = options.side_jobs_for(seats) - options.side_jobs
    if not 0 <= options.side_jobs_for(seats) <= MOST_SIDE_JOBS:
        yield refused("side_jobs", "side_jobs", least=-usual, most=MOST_SIDE_JOBS - usual)


def objective_errors(box: Box, chosen: Sequence[str], first: int = 0) -> Iterator[Refused]:
    """What is wrong with the Objectives of a game, the first of which is named at this place of the option."""
    known = {key: letter for letter in LETTERS for key in box.objectives(letter)}
    for n, key in enumerate(chosen):
        if key not in known:
            yield unknown(f"objectives/{first + n}", key, tuple(known))
        elif known[key] in [known.get(before) for before in chosen[:n]]:
            yield refused(f"objectives/{first + n}", "same_letter", letter=known[key])


def _carried(box: Box, options: Options, seats: int) -> Iterator[Refused]:
    """What is said to lie there from the game before must be of the box, and belong to somebody."""
    carried = options.carried
    fitted = (("upgrades", carried.upgrades, "upgrade"), ("ship_strikes", carried.ship_strikes, "ship-strike"))
    struck = ((f"crew_strikes/{n}", keys, "crew-strike") for n, keys in enumerate(carried.crew_strikes))
    found = Counter[str]()
    for field, keys, kind in (*fitted, *struck):
        known = {card.key: card.copies for card in box.of_kind(kind)}
        for n, key in enumerate(keys):
            found[key] += 1
            if key and found[key] > known.get(key, 0):
                yield unknown(f"carried/{field}/{n}", key, tuple(known))
    if carried.objective and carried.objective not in box.objectives(LETTERS[-1]):
        yield unknown("carried/objective", carried.objective, box.objectives(LETTERS[-1]))
    for what in carried.gifts:
        if what not in (gifts := _gifts(box, seats)):
            yield unknown("carried/gifts", what, gifts)
    if len(options.members) < len(carried.crew_strikes):
        yield refused("members", "too_few", least=len(carried.crew_strikes))


def _gifts(box: Box, seats: int) -> tuple[str, ...]:
    """All that a game of a campaign may give to the next."""
    decks = (f"{stack}.{seat}" for stack in (TALENTS, FLAWS) for seat in range(seats))
    return (*decks, "credits", "verse", *(f"{KEEPSAKES}.{key}" for key in box.objectives(LETTERS[-1])))

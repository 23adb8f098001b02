"""The campaign: five games over all Episodes, with the same crew (firefly.campaign)."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from domain.deckbuilding.agreeing import refused
from domain.kernel.campaign import Campaign, Finished

from . import carrying
from .agreed import objective_errors
from .box import Box
from .names import LETTERS
from .options import CAMPAIGN, Carried, Options
from .position import FireflyReading


class FireflyCampaign(Campaign, frozen=True, kw_only=True):
    """Five games, each with three Objectives."""

    bonus: ClassVar[tuple[int, ...]] = (0, 5, 10, 15, 20)
    every: ClassVar[int] = 20
    chart: ClassVar[tuple[tuple[int, str], ...]] = (
        (100, "big-damn-heroes"),
        (85, "everythings-shiny"),
        (51, "keep-flying"),
        (0, "time-to-retire"),
    )

    def next_options(self) -> dict[str, Any]:
        n = len(self.finished)
        left = self.finished[-1].leaves if self.finished else {}
        return {**self.options, "objectives": self.plan[n], "campaign": n + 1, **left}


def planned(box: Box, options: Options) -> tuple[tuple[str, ...], ...]:
    """The Objectives of each game: in the order of the series, or as all of them are named, three for each.

    Refused: `option_invalid` where they aren't one of each letter a game and each once, or where what only a campaign's own
    games have is named.
    """
    if options.campaign or options.carried != Carried():
        raise refused("campaign" if options.campaign else "carried", "of_campaign")
    named, each = options.objectives, len(LETTERS)
    if not named:
        return tuple(zip(*(box.objectives(letter) for letter in LETTERS), strict=False))
    if len(named) != CAMPAIGN * each or len(set(named)) < len(named):
        raise refused("objectives", "each_once", n=CAMPAIGN * each)
    plan = {n: named[n : n + each] for n in range(0, len(named), each)}
    for n, game in plan.items():
        for wrong in objective_errors(box, game, n):
            raise wrong
    return tuple(plan.values())


def finished(reading: FireflyReading) -> Finished:
    """What became of a game that is over, and what the next takes over from it: the crew, and what lies there."""
    carried = msgspec.to_builtins(carrying.left(reading))
    return Finished(
        won=reading.s.outcome == carrying.WIN,
        points=max(reading.s.scores, default=0),
        leaves={"members": list(carrying.members(reading)), "carried": carried},
    )

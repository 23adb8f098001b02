"""Set-ups of Legendary Encounters: Firefly besides its presets: every two things that can be agreed on together, and every number
of players with each of them, so few set-ups as that takes. What makes games easier or harder is tried both ways and not at
all in between, as the presets are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from domain.games.firefly.agreed import MOST_SIDE_JOBS
from domain.games.firefly.game import Firefly
from domain.games.firefly.options import SIDE_JOBS, Carried, Options
from tests.domain.conformance.setups.setup import Choice, SetUp, covering

SEATS = range(1, 6)
DRAWN = 3000
"""So many set-ups are drawn to choose from: any two choices that go together are in some of them."""

MEMBERS = ("Inara", "River", "Simon", "Wash", "Mal")
LEFT = Carried(
    upgrades=("", "", "", "", "", "enhanced-sensors"),
    ship_strikes=("scorched-plating",),
    crew_strikes=(("grazed",), (), (), (), ("grazed",)),
    gifts={"talents.0": 1, "flaws.0": 1, "credits": 1, "verse": 1},
)
"""What a game of a campaign left: something of each kind."""

CHOICES: Mapping[str, tuple[Any, ...]] = {
    "members": ((), MEMBERS),
    "draw_members": (False, True),
    "few_jobs": (False, True),
    "preparation_turns": (0, 2),
    "verse": ((0, 0, 0), (5, 5, 5)),
    "talents": (0, 2),
    "later_talents": ((), (2, 3)),
    "credits": (0, 5),
    "defense_as_health": (False, True),
    "flaws": ((), (1, 2, 3)),
    "no_skip": (False, True),
    "no_defeat": (False, True),
    "two_avatars": (False, True),
    "campaign": (0, 1),
    "carries": (False, True),
}
"""What each option may be. `few_jobs` says whether a deck has no Side Jobs or four, which takes an option by the number of
players; `carries` whether something is left of a game before.
"""


def set_ups() -> Iterator[SetUp]:
    """Set-ups that have every two choices which go together in one of them."""
    for n, chosen in enumerate(covering(_drawn()), 1):
        about = dict(chosen)
        yield SetUp(f"agreed-{n}", about["seats"], _options(about))


def _options(about: Mapping[str, Any]) -> Options:
    """The options that these choices stand for."""
    usual = SIDE_JOBS[about["seats"] - 1]
    jobs = -usual if about["few_jobs"] else MOST_SIDE_JOBS - usual
    said = {field: value for field, value in about.items() if field not in ("seats", "few_jobs", "carries")}
    return Options(**said, side_jobs=jobs, carried=LEFT if about["carries"] else Carried())


def _drawn() -> list[tuple[Choice, ...]]:
    """Set-ups at random, of those that can be played."""
    game, r, found = Firefly(), Random(1), dict[tuple[Choice, ...], None]()
    for _ in range(DRAWN):
        about = {"seats": r.choice(SEATS), **{field: r.choice(some) for field, some in CHOICES.items()}}
        if game.option_error(_options(about), about["seats"]) is None:
            found[tuple(about.items())] = None
    return list(found)

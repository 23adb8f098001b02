"""The score of a lone player: Victory Points less penalties, after a win alone."""

from __future__ import annotations

from msgspec import Struct

from .position import VillainsPosition

PENALTIES = (
    ("bystanders", "carried-off", 4),
    ("twists", "twist", 3),
    ("overruns", "overrun", 1),
)
"""What takes points away: the rule's own word for it, the tally of the game that counts it, and how much each time."""


class ScorePart(Struct, frozen=True):
    """A part of a lone player's score: how many there are, the points that they bring or cost, and the id of the rule
    that says so.

    `victory-points`, then the penalties: `bystanders` carried off by an overrun, `twists` that occurred, `overruns`.
    """

    part: str
    n: int
    points: int
    rule: str


class Scoring(Struct, frozen=True):
    """The score of a lone player and what it is made of: as long as the game runs, what a win would score now."""

    score: int
    parts: tuple[ScorePart, ...]


def scoring(p: VillainsPosition) -> Scoring | None:
    """A lone player's score; none at other tables, before a game, and after one that wasn't won."""
    if not p.is_solo or not (p.s.status == "running" or p.s.outcome == "win"):
        return None
    return Scoring(score(p), tuple(parts(p)))


def score(p: VillainsPosition) -> int:
    """What the parts of the score add up to."""
    return sum(part.points for part in parts(p))


def parts(p: VillainsPosition) -> list[ScorePart]:
    """Victory Points, then each penalty."""
    points = p.victory_points(0)
    counted = [(part, p.s.totals.get(tally, 0), by) for part, tally, by in PENALTIES]
    return [
        ScorePart("victory-points", points, points, "villains.solo_scoring.base"),
        *(ScorePart(part, n, -by * n, f"villains.solo_scoring.{part}") for part, n, by in counted),
    ]

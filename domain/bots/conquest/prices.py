"""What things are worth to each other, and what words on cards bring whatever the table is like."""

from __future__ import annotations

from collections.abc import Iterable

from domain.games.conquest import language as w

POINT, STUFF, TOKEN, DRAWN, ALIEN, CLEARED = 10.0, 8.0, 5.0, 3.0, 6.0, 5.0
"""Terror Points, Space Stuff, Menace Tokens, Events drawn, Aliens, beaten counters."""

STEP, TRACK, HELD, IN_PLAY = 2.5, 8.0, 2.5, 9.0
"""Action Points, steps of the Human Tech Track, cards in hand, cards that remain in play."""


def gain(words: Iterable[w.Effects]) -> float:
    """What words bring to whoever carries them out, whatever the table is like."""
    return sum(simple(word) for word in words)


def simple(word: w.Effects) -> float:
    """What one word brings."""
    match word:
        case w.GainMenace(n=int(n)):
            return TOKEN * n
        case w.DrawStuff(n=n):
            return STUFF * n
        case w.DrawEvents(n=n):
            return DRAWN * n
        case w.GainTerror(n=n):
            return POINT * n
        case w.MoveTrack(n=n):
            return -TRACK * n
        case w.Breakthrough() | w.HelpHumans():
            return -TRACK / 2
        case w.GainPoints(n=n):
            return STEP * (n if isinstance(n, int) else 2)
        case w.EachPlayer(then=then):
            return gain(then) / 2
    return 0.0

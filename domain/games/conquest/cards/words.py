"""What several cards of the Humans say alike."""

from __future__ import annotations

from ..language import DrawStuff, GainMenace, Modify, Needs, Upon


def stronger(by: int, *needs: Needs) -> Modify:
    """The Resistance in the Fight has so much more Strength."""
    return Modify(figure="strength", by=by, needs=needs)


def draw_stuff_when_conquered(*needs: Needs) -> Upon:
    """Who conquers the Location draws Space Stuff."""
    return Upon(moment="conquered", needs=needs, then=(DrawStuff(),))


def menace_when_conquered(n: int) -> Upon:
    """Who conquers the Location gains Menace Tokens."""
    return Upon(moment="conquered", then=(GainMenace(n),))

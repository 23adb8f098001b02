"""How the events of a deck-building game are told."""

from __future__ import annotations

from domain.kernel.telling import Telling, Told, tells
from domain.locale import DEFAULT, has

from . import events as e

POOLS = ("attack", "recruit")


@tells(e.StackChosen)
def stack_chosen(t: Telling, told: Told) -> str:
    """What kind of stack, and which."""
    role = told["kind"] == "role"
    name = t.phrase(f"role.{told['name'].lower()}") if role else t.title(told["name"])
    return t.say(told, told["kind"], name=name)


@tells(e.BoardChosen)
def board_chosen(t: Telling, told: Told) -> str:
    """Which of the two."""
    return t.say(told, told["board"])


@tells(e.Pooled)
def pooled(t: Telling, told: Told) -> str:
    """What the player whose turn it is gained, and what they spent."""
    said = [_points(t, told, how, sign) for how, sign in (("gained", 1), ("spent", -1)) if _moved(told, sign)]
    return " ".join(said) or t.say(told, "nothing", seat=t.state.current)


def _moved(told: Told, sign: int) -> dict[str, int]:
    """By how much which pools went in one direction."""
    return {pool: abs(told[pool]) for pool in POOLS if told[pool] * sign > 0}


def _points(t: Telling, told: Told, how: str, sign: int) -> str:
    points = t.listed([t.phrase(f"text.points.{pool}", n=n) for pool, n in _moved(told, sign).items()])
    if told["only"]:
        return t.say(told, f"{how}_for", seat=t.state.current, points=points, only=t.zone(told["only"]))
    return t.say(told, how, seat=t.state.current, points=points)


@tells(e.Played)
def played(t: Telling, told: Told) -> str:
    """The card itself, or as the Avatar that it is read as, or a copy of another."""
    if t.game.content(t.state)[told["key"]].kind == "avatar":
        return t.say(told, "as", seat=t.state.current)
    itself = told["id"] and t.name(told["id"]) == t.title(told["key"])
    return t.say(told, "itself" if itself else "copy", seat=t.state.current)


@tells(e.ClassNamed)
def class_named(t: Telling, told: Told) -> str:
    """Which class."""
    return t.say(told, cls=t.phrase(f"text.icon.{told['cls']}"))


@tells(e.Counted)
def counted(t: Telling, told: Told) -> str:
    """What was done with the cards, as far as people have a word for it."""
    tally = told["tally"]
    return t.say(told, tally if has(DEFAULT, f"event.Counted.{tally}") else "any")


@tells(e.Marked)
def marked(t: Telling, told: Told) -> str:
    """How many markers there are now, or what they mean."""
    marker = told["marker"]
    if has(DEFAULT, f"event.Marked.{marker}"):
        return t.say(told, marker)
    return t.say(told, "markers", marker=t.phrase(f"text.marker.{marker}", n=told["n"]))


@tells(e.TurnPhaseBegan)
def turn_phase_began(t: Telling, told: Told) -> str:
    """Which phase."""
    return t.say(told, told["phase"])

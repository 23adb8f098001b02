"""How the events of Conquest of Planet Earth are told."""

from __future__ import annotations

from domain.kernel.telling import Telling, Told, tells
from domain.locale import Said

from . import events as e, names as at
from .state import NOBODY


def space(t: Telling, name: str) -> Said:
    """A Space, with the name of its Location where the viewer knows it."""
    there = t.state.zone(at.location(name))
    location = t.name(there[-1]) if there else ""
    return t.phrase("zone.conquest.space", which=f"{name} ({location})" if location else name)


def side(seat: int) -> str:
    """Which kind of side a number names."""
    return "nobody" if seat == NOBODY else "humans" if seat == at.HUMANS else "seat"


def in_a_space(t: Telling, told: Told) -> str:
    """Where."""
    return t.say(told, space=space(t, told["space"]))


for _placed in (e.Conquered, e.Liberated, e.Demolished, e.BattleBegan, e.SpaceResolved):
    tells(_placed)(in_a_space)


@tells(e.SpacesLaid)
def spaces_laid(t: Telling, told: Told) -> str:
    """How many."""
    return t.say(told, n=len(told["spaces"]))


@tells(e.ColourTaken)
def colour_taken(t: Telling, told: Told) -> str:
    """Which colour."""
    return t.say(told, colour=t.own("option", told["colour"]))


@tells(e.CommandCounterRevealed)
def command_counter_revealed(t: Telling, told: Told) -> str:
    """Its number, or that it stands for the D6."""
    return t.say(told, "number" if told["counter"] else "d6")


@tells(e.CountersSetAside)
def counters_set_aside(t: Telling, told: Told) -> str:
    """Which, or that none is any more."""
    counters = [str(counter) for counter in told["counters"]]
    return t.say(told, "some", counters=t.listed(counters)) if counters else t.say(told, "none")


@tells(e.PhaseBegan)
def phase_began(t: Telling, told: Told) -> str:
    """Which phase, and whose."""
    return t.say(told, told["phase"])


@tells(e.PointsChanged)
def points_changed(t: Telling, told: Told) -> str:
    """How many are left."""
    return t.say(told, n=told["points"])


@tells(e.MenaceChanged)
def menace_changed(t: Telling, told: Told) -> str:
    """How many tokens the player has now."""
    return t.say(told, n=told["tokens"])


@tells(e.TerrorGained)
def terror_gained(t: Telling, told: Told) -> str:
    """How many points cards have given the player by now."""
    return t.say(told, n=told["points"])


@tells(e.EventPlayed)
def event_played(t: Telling, told: Told) -> str:
    """Who plays it."""
    return t.say(told, side(told["seat"]))


@tells(e.FightBegan)
def fight_began(t: Telling, told: Told) -> str:
    """Against whom."""
    if told["counter"]:
        return t.say(told, "counter", counter=t.card(told["counter"]))
    return t.say(told, side(told["seat"]))


@tells(e.FightDiceRolled)
def fight_dice_rolled(t: Telling, told: Told) -> str:
    """Whose dice, and what they show."""
    return t.say(told, "foe" if told["foe"] else "aliens", dice=", ".join(map(str, told["dice"])))


@tells(e.TotalChanged)
def total_changed(t: Telling, told: Told) -> str:
    """Whose, by how much, and for how long."""
    by, span = f"{told['by']:+}", t.phrase(f"conquest.span.{told['until']}")
    return t.say(told, side(told["side"]), by=by, span=span)


@tells(e.FightRoundResolved)
def fight_round_resolved(t: Telling, told: Told) -> str:
    """Who won it."""
    return t.say(told, told["result"])


def won(t: Telling, told: Told) -> str:
    """Who won."""
    return t.say(told, side(told["winner"]))


for _won in (e.FightRoundWon, e.FightDecided, e.BattleDecided):
    tells(_won)(won)


@tells(e.Noted)
def noted(t: Telling, told: Told) -> str:
    """What happened, and of which seat."""
    what, _, seat = told["what"].partition(".")
    return t.say(told, what, seat=seat)


@tells(e.Doomed)
def doomed(t: Telling, told: Told) -> str:
    """Who, or that nobody is any more."""
    return t.say(told, "some" if told["ids"] else "none")


@tells(e.HumansHelped)
def humans_helped(t: Telling, told: Told) -> str:
    """What is more, and by how much."""
    return t.say(told, told["figure"], by=f"{told['by']:+}")


@tells(e.SpanEnded)
def span_ended(t: Telling, told: Told) -> str:
    """What lasted so long."""
    return t.say(told, told["span"])


@tells(e.HandShared)
def hand_shared(t: Telling, told: Told) -> str:
    """Whether partners see the hand."""
    return t.say(told, "on" if told["on"] else "off")

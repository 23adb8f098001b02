"""How the events of Legendary Encounters: Firefly are told."""

from __future__ import annotations

from domain.deckbuilding import telling as _telling  # noqa: F401  registers how those of all such games are told
from domain.kernel.telling import Telling, Told, tells

from . import events as e


@tells(e.MemberDefeated)
@tells(e.MemberReturned)
def of_a_member(t: Telling, told: Told) -> str:
    """Whose Avatar."""
    return t.say(told, avatar=t.card(told["avatar"]))


@tells(e.InevitableTimed)
def inevitable_timed(t: Telling, told: Told) -> str:
    """Whose Strike Phases are over, or that none count any more."""
    seats = told["timed"]
    return t.say(told, "some", seats=t.seats(seats), n=len(seats)) if seats else t.say(told, "anew")


@tells(e.TaskSettled)
def task_settled(t: Telling, told: Told) -> str:
    """How."""
    return t.say(told, "completed" if told["completed"] else "failed")


@tells(e.EpisodeEnded)
def episode_ended(t: Telling, told: Told) -> str:
    """Whether all was completed."""
    return t.say(told, "fulfilled" if told["fulfilled"] else "unfulfilled")


@tells(e.Proposed)
def proposed(t: Telling, told: Told) -> str:
    """What for the team to do."""
    return t.say(told, what=_named(t, told["what"]))


@tells(e.Agreed)
def agreed(t: Telling, told: Told) -> str:
    """To which of the proposals."""
    return t.say(told, whats=t.listed([_named(t, what) for what in told["agreed_to"]]))


@tells(e.ProposalsSettled)
def proposals_settled(t: Telling, told: Told) -> str:
    """What, or that there is nothing more."""
    return t.say(told, "done", what=_named(t, told["what"])) if told["what"] else t.say(told, "nothing")


@tells(e.LegacyChanged)
def legacy_changed(t: Telling, told: Told) -> str:
    """What is due, and whose."""
    what, _, which = told["what"].partition(".")
    said = t.phrase(f"text.firefly.legacy.{what}", n=told["n"], which=t.title(which) if which else "")
    return t.say(told, "due" if told["n"] else "settled", what=said)


def _named(t: Telling, what: str) -> str:
    """What an option is called: a card by its name, what else there is to decide on by a phrase."""
    if what.isdigit():
        return str(t.card(int(what)))
    word, _, n = what.partition("-")
    return str(t.phrase(f"text.firefly.team.{word}", n=int(n or 0)))

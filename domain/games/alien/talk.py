"""What the players may say and show each other at the table; what is said nobody checks but they themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from domain.kernel.action import Legal
from domain.kernel.audience import EVERYONE
from domain.kernel.etiquette import Etiquette, TalkRule
from domain.kernel.events import Seen
from domain.kernel.refusal import Refused

from .actions import ShowCards
from .position import AlienPosition

if TYPE_CHECKING:
    from .table import AlienTable


REGULAR = (
    TalkRule("say-anything", True, "alien.agenda.table-talk-regular"),
    TalkRule("show-hand", True, "alien.agenda.table-talk-regular"),
)
"""Without Hidden Agendas."""

WITH_AGENDAS = (
    TalkRule("show-hand", False, "alien.agenda.table-talk-regular"),
    TalkRule("show-agenda", False, "alien.agenda.talk-no-agenda-details"),
    TalkRule("tell-agenda-details", False, "alien.agenda.talk-no-agenda-details"),
    TalkRule("ask-agenda-details", False, "alien.agenda.talk-no-asking-details"),
    TalkRule("ask-side", True, "alien.agenda.talk-ask-side"),
    TalkRule("refuse-side", True, "alien.agenda.talk-ask-side"),
    TalkRule("lie-about-side", True, "alien.agenda.talk-ask-side"),
    TalkRule("lie-about-hand", True, "alien.agenda.talk-lying"),
    TalkRule("lie-about-intentions", True, "alien.agenda.talk-lying"),
    TalkRule("hide-plays", False, "alien.agenda.talk-plays-public"),
    TalkRule("look-through-discards", True, "alien.agenda.talk-discards-public"),
)
"""With Hidden Agendas."""

HINTS = (
    TalkRule("play-without-experience", True, "alien.agenda.recommendation"),
    TalkRule("reveal-oneself", True, "alien.agenda.reveal-hint"),
)
"""What is allowed with Hidden Agendas and worth a word of advice, which its rule gives."""


ETIQUETTE = (
    Etiquette(WITH_AGENDAS + HINTS, "hidden_agendas", ("on", "delayed")),
    Etiquette(REGULAR, "hidden_agendas", ("off",)),
)
"""What may be said and shown, the advice last."""


def shows(p: AlienPosition, seat: int) -> Iterator[Legal]:
    """To whom a seat may show its hand now: to all, or to another seat alone. How many cards it holds all can see."""
    others = [other for other in range(len(p.s.seats)) if other != seat]
    if others and p.s.zone(f"hand.{seat}") and not p.options.agendas:
        yield from (Legal(ShowCards(to=to)) for to in (None, *others))


def why_not_shown(p: AlienPosition, seat: int, action: ShowCards) -> Refused:
    """Why a seat may not show what it wants to show."""
    if action.cards == "agenda":
        rule = "alien.agenda.talk-no-agenda-details"
        return Refused("target_not_legal", rule, detail="show_agenda", pointer="/cards")
    rule = "alien.agenda.table-talk-regular"
    if p.options.agendas:
        return Refused("target_not_legal", rule, detail="show_hand", pointer="/cards")
    return Refused("target_not_legal", rule, detail="show_nothing", pointer="/to")


def show_hand(t: AlienTable, seat: int, to: int | None) -> None:
    """A seat (all, with `None`) learns what another holds now: the whole hand, since what is left out would tell who knows it."""
    t.because("alien.agenda.table-talk-regular", 0)
    hand = t.s.zone(f"hand.{seat}")
    t.emit(Seen(ids=hand, to=EVERYONE if to is None else 1 << to, cards=tuple(t.s.what[i] for i in hand)))

"""What the players may say and show each other at the table; nobody checks it but they themselves."""

from __future__ import annotations

from msgspec import Struct

from .options import Options


class TalkRule(Struct, frozen=True):
    """A kind of talk, or of showing cards, whether it is allowed, and the rule that says so."""

    name: str
    allowed: bool
    rule: str


REGULAR = (
    TalkRule("say-anything", True, "alien.agenda.table-talk-regular"),
    TalkRule("show-hand", True, "alien.agenda.table-talk-regular"),
)
"""Without Hidden Agendas."""

WITH_AGENDAS = (
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


def talk(options: Options) -> tuple[TalkRule, ...]:
    """What may be said and shown in a game with these options, the advice last."""
    return WITH_AGENDAS + HINTS if options.agendas else REGULAR

"""What a player may ask for in the second step of a turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from domain.deckbuilding.actions import CardId, EndActions as EndActions, PlayCard as PlayCard, Recruit as Recruit
from domain.kernel.action import Action

RecruitPaid = Annotated[
    int, Meta(ge=0, description="How much of the Attack is paid with Recruit Points, where a card allows that.")
]


class PlayCopy(Action, frozen=True, kw_only=True):
    """Play a copy of the Ally that a card lets you copy."""

    card: CardId


class Dodge(Action, frozen=True, kw_only=True):
    """Discard a card with Dodge from your hand and draw a card for it."""

    card: CardId


class Fight(Action, frozen=True, kw_only=True, omit_defaults=True):
    """Fight an Adversary in the city or the Commander, with as much Attack as they have."""

    card: CardId
    recruit: RecruitPaid = 0


class Betray(Action, frozen=True, kw_only=True):
    """KO a Bindings from your hand; the player to your right gains your other ones."""


class Heal(Action, frozen=True, kw_only=True):
    """KO all Wounds from your hand."""


Actions = PlayCard | PlayCopy | Dodge | Recruit | Fight | Betray | Heal | EndActions

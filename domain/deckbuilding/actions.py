"""What a player may ask for in every deck-building game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from domain.kernel.action import Action

CardId = Annotated[int, Meta(ge=1, description="The id of the card on the table.")]


class PlayCard(Action, frozen=True, kw_only=True):
    """Play a card from your hand."""

    card: CardId


class Recruit(Action, frozen=True, kw_only=True):
    """Recruit a card from the row or from a stack, for its cost."""

    card: CardId


class EndActions(Action, frozen=True, kw_only=True):
    """Do no more this turn: what comes at its end follows, and a new hand."""

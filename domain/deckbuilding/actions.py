"""What a player may ask for in every deck-building game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from domain.kernel.action import Action

CardId = Annotated[int, Meta(ge=1, description="The id of the card on the table.")]
Room = Annotated[str, Meta(max_length=40, description="The room.")]
PlayNumber = Annotated[int, Meta(ge=0, description="Which play of this turn it is, counted from 0.")]


class PlayCard(Action, frozen=True, kw_only=True):
    """Play a card from your hand."""

    card: CardId


class Recruit(Action, frozen=True, kw_only=True):
    """Recruit a card from the row or from a stack, for its cost."""

    card: CardId


class Coordinate(Action, frozen=True, kw_only=True):
    """Lend a card with Coordinate from your hand to the player whose turn it is, and draw a card for it."""

    card: CardId


class PlayCoordinated(Action, frozen=True, kw_only=True):
    """Play a copy of a card that another player has coordinated to you."""

    card: CardId


class Sacrifice(Action, frozen=True, kw_only=True):
    """Give up a card that you played this turn for its Sacrifice effect."""

    play: PlayNumber


class EndActions(Action, frozen=True, kw_only=True):
    """Do no more this turn: what comes at its end follows, and a new hand."""


class Scan(Action, frozen=True, kw_only=True):
    """Turn up the hidden card of a room, for its Scan Cost."""

    room: Room


class FightEnemy(Action, frozen=True, kw_only=True):
    """Fight a face-up enemy with as much Attack as it has."""

    card: CardId


class UseOnce(Action, frozen=True, kw_only=True):
    """Use what a card played this turn lets you do once this turn."""

    play: PlayNumber


class PayFor(Action, frozen=True, kw_only=True):
    """Pay for what a card on the table lets you do."""

    card: CardId
    deed: Annotated[int, Meta(ge=0, description="Which of the card's deeds it is, counted from 0.")] = 0

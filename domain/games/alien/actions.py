"""What a player may ask for in the Action Phase, the own or another's."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from domain.deckbuilding.actions import (
    CardId,
    Coordinate as Coordinate,
    EndActions as EndActions,
    PlayCard as PlayCard,
    PlayCoordinated as PlayCoordinated,
    PlayNumber,
    Recruit as Recruit,
    Sacrifice as Sacrifice,
)
from domain.kernel.action import Action, Setting

Room = Annotated[str, Meta(max_length=40, description="The room of the Complex.")]


class Scan(Action, frozen=True, kw_only=True):
    """Turn up the hidden card of a room, for its Scan Cost."""

    room: Room


class FightEnemy(Action, frozen=True, kw_only=True):
    """Fight a face-up enemy, or a Facehugger before a player, with as much Attack as it has."""

    card: CardId


class FightPlayer(Action, frozen=True, kw_only=True):
    """Fight another player or an Alien Player with as much Attack as the Defense: a Strike is drawn there."""

    opponent: Annotated[int, Meta(ge=0, description="The seat that is fought.")]


class UseOnce(Action, frozen=True, kw_only=True):
    """Use what a card played this turn lets you do once this turn."""

    play: PlayNumber


class DiscardVigilant(Action, frozen=True, kw_only=True):
    """Discard a Vigilant card in play for what it does then."""

    card: CardId


class PayFor(Action, frozen=True, kw_only=True):
    """Pay for what a card on the table lets you do."""

    card: CardId
    deed: Annotated[int, Meta(ge=0, description="Which of the card's deeds it is, counted from 0.")] = 0


class ShowCards(Setting, frozen=True, kw_only=True):
    """Show all cards of your hand, as they are now, to another player or to everybody."""

    cards: Annotated[
        Literal["hand", "agenda"],
        Meta(title="OwnCards", description="Which of your cards; an Agenda that is hidden can't be shown."),
    ] = "hand"
    to: Annotated[int, Meta(ge=0, description="The seat that sees them.")] | None = None


Actions = (
    PlayCard
    | PlayCoordinated
    | UseOnce
    | Sacrifice
    | DiscardVigilant
    | Scan
    | FightEnemy
    | FightPlayer
    | Recruit
    | PayFor
    | Coordinate
    | EndActions
)
Settings = ShowCards

"""What a player may ask for in the Action Phase, the own or another's."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from domain.deckbuilding.actions import (
    CardId,
    Coordinate as Coordinate,
    EndActions as EndActions,
    FightEnemy as FightEnemy,
    PayFor as PayFor,
    PlayCard as PlayCard,
    PlayCoordinated as PlayCoordinated,
    Recruit as Recruit,
    Sacrifice as Sacrifice,
    Scan as Scan,
    UseOnce as UseOnce,
)
from domain.kernel.action import Action, Setting


class FightPlayer(Action, frozen=True, kw_only=True):
    """Fight another player or an Alien Player with as much Attack as the Defense: a Strike is drawn there."""

    opponent: Annotated[int, Meta(ge=0, description="The seat that is fought.")]


class DiscardVigilant(Action, frozen=True, kw_only=True):
    """Discard a Vigilant card in play for what it does then."""

    card: CardId


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

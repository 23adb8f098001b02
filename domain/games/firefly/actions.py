"""What a player may ask for in the Action Phase, the own or another's."""

from __future__ import annotations

from domain.deckbuilding.actions import (
    CardId,
    Coordinate as Coordinate,
    EndActions as EndActions,
    FightEnemy as FightEnemy,
    PayFor as PayFor,
    PlayCard as PlayCard,
    PlayCoordinated as PlayCoordinated,
    Recruit as Recruit,
    Scan as Scan,
    UseOnce as UseOnce,
)
from domain.kernel.action import Action


class Repair(Action, frozen=True, kw_only=True):
    """Take a Ship Strike off Serenity for its price."""

    card: CardId


class React(Action, frozen=True, kw_only=True):
    """In another player's Action Phase: discard a card from your hand for what it does then."""

    card: CardId


class SwapCoordinate(Action, frozen=True, kw_only=True):
    """Playing alone: discard a card with Coordinate from your hand for a new card, once a turn."""

    card: CardId


Actions = (
    PlayCard
    | PlayCoordinated
    | UseOnce
    | Scan
    | FightEnemy
    | Recruit
    | Repair
    | PayFor
    | SwapCoordinate
    | Coordinate
    | React
    | EndActions
)

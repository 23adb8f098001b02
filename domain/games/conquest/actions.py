"""What a player may ask for."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from domain.kernel.action import Action, Setting

CardId = Annotated[int, Meta(ge=1, description="The id of the card on the table.")]
AlienId = Annotated[int, Meta(ge=1, description="The id of the Alien's figure.")]
SpaceName = Annotated[str, Meta(max_length=60, description="A Space by name, such as P1.4 or O.C.")]


class MoveAlien(Action, frozen=True, kw_only=True):
    """Move one of your Aliens to an adjacent Space."""

    alien: AlienId
    space: SpaceName


class LandReinforcement(Action, frozen=True, kw_only=True):
    """Return a destroyed Alien to your Landing Site, or to another Space where a card lets you land.

    `second`: another one that lands for the same price, where your race may do that.
    """

    alien: AlienId
    space: SpaceName
    second: Annotated[int, Meta(ge=0, description="Another Alien landed along with it; 0 for none.")] = 0


class BuyMenace(Action, frozen=True, kw_only=True):
    """Buy an Alien Menace Token."""


class PlayEvent(Action, frozen=True, kw_only=True):
    """Play an Event from your hand."""

    card: CardId


class UseAbility(Action, frozen=True, kw_only=True):
    """Use an ability of your Race Sheet or of a card on the table, by its number in the card's definition."""

    card: CardId
    ability: Annotated[int, Meta(ge=0, description="The number of the ability, from 0 on.")]


class EndActionPhase(Action, frozen=True, kw_only=True):
    """Spend no more Action Points and go on to your Battle Phase."""


class ResolveSpace(Action, frozen=True, kw_only=True):
    """Explore and fight in one of the Spaces where your Aliens are, in your Battle Phase."""

    space: SpaceName


class ShareHand(Setting, frozen=True, kw_only=True):
    """Let your partners see your hand, or don't."""

    on: Annotated[bool, Meta(description="Whether partners see the Events you draw, and those you hold now.")]


Actions = MoveAlien | LandReinforcement | BuyMenace | PlayEvent | UseAbility | EndActionPhase | ResolveSpace
Settings = ShareHand

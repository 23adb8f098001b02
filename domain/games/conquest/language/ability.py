"""Abilities: what a card does as long as it is in force, at a moment, or when somebody uses it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .amount import Number
from .flow import Effects
from .need import Needs
from .which import Spaces

Figure = Literal[
    "total",
    "foe-total",
    "counter-total",
    "strength",
    "hero-strength",
    "intelligence",
    "population",
    "resistance-value",
    "landing-price",
    "menace-price",
    "event-price",
    "ability-price",
    "leaving-price",
    "barrage",
    "reroll-low",
]
"""What can be changed: totals of a Fight, the Strength of the Resistance (or of each Hero), figures and prices."""

Named = Literal["Assault", "Barrage", "Bold", "Cunning", "Deadly", "Move", "Captain Fantastic"]
"""The Resistance Abilities of the rule book."""

Feature = Literal[
    "no-escape",
    "stops",
    "never-retreat",
    "soars",
    "no-hero-bonuses",
    "lands-here",
    "lands-at-conquests",
    "lands-two",
    "free-landings",
    "explores-from",
    "wins-on",
]
"""What needs a word of its own where it is looked for; `n` of the ability is its number, where it has one."""

Window = Literal[
    "action-start",
    "action",
    "first-action",
    "battle-start",
    "before-dice",
    "after-dice",
    "would-destroy",
    "battle-won",
    "card-played",
    "any",
]
"""When something may be used. `action` is the own Action Phase between two actions, `first-action` before the first
Action Point is spent; `any` is every window, and the own Action Phase."""

Moment = Literal[
    "set-up",
    "action-start",
    "explored",
    "conquered",
    "stolen",
    "marker-lost",
    "demolished",
    "drawn",
    "round-tied",
    "round-lost",
    "fight-won",
    "discarded",
    "into-play",
]
"""When something happens by itself."""

Until = Literal["round", "fight", "battle", "turn", "resistance-phase"]
Once = Literal["", "round", "fight", "battle", "turn"]


class Ability(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="a"):
    """Part of a card's text; `name` where the card gives it one."""

    name: str = ""
    needs: tuple[Needs, ...] = ()


class Modify(Ability, frozen=True, omit_defaults=True, kw_only=True, tag="modify"):
    """As long as the card is in force, a figure is so much more or less.

    `of` says whose, as the card's controller sees it: `mine`, of `others`, of `all`, of the `target` the card was
    aimed at. `spaces` are those whose Population or Resistance Value changes.
    """

    figure: Figure
    by: Number
    of: Literal["mine", "others", "all", "target"] = "mine"
    spaces: Spaces | None = None


class Grant(Ability, frozen=True, omit_defaults=True, kw_only=True, tag="grant"):
    """The Resistance in the Fight, or every Resistance Counter, has a Resistance Ability."""

    ability: Named
    to: Literal["resistance", "counters"] = "resistance"


class Has(Ability, frozen=True, omit_defaults=True, kw_only=True, tag="has"):
    """A feature that other rules look for; its player may do without it where it says `may`."""

    feature: Feature
    n: int = 0
    may: bool = False


class Saves(Ability, frozen=True, omit_defaults=True, kw_only=True, tag="saves"):
    """An Alien that would be destroyed rolls a D6, and from so much on it is not.

    `of`: Aliens of the race, all of the player's, or the Ally itself. `lost_round`: only by losing a Fight Round.
    `once`: only the first time in each Battle.
    """

    least: int
    of: Literal["race", "mine", "self"] = "race"
    lost_round: bool = True
    once: bool = False


class Upon(Ability, frozen=True, omit_defaults=True, kw_only=True, tag="upon"):
    """At a moment something happens by itself.

    A card aimed at a player speaks at that player's moments, to whom it concerns: to the player who `conquered`, to the
    other one by whom a marker was lost (`marker-lost`).
    """

    moment: Moment
    then: tuple[Effects, ...]
    once: Once = ""


class Use(Ability, frozen=True, omit_defaults=True, kw_only=True, tag="use"):
    """Somebody may use it in one of these windows, for Action Points or Menace Tokens.

    `by`: the card's controller, the player it was aimed at, or anybody. `activate` turns the card face down until its
    owner's next turn; `once` limits it for the player.
    """

    windows: tuple[Window, ...]
    then: tuple[Effects, ...]
    ap: int = 0
    menace: int = 0
    activate: bool = False
    once: Once = ""
    by: Literal["mine", "target", "anyone"] = "mine"

    def opens(self, window: str) -> bool:
        """Whether it may be used in a window."""
        return window in self.windows or "any" in self.windows


Abilities = Modify | Grant | Has | Saves | Upon | Use
"""All kinds of abilities."""

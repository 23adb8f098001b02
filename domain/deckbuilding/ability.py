"""What must be met before, and what holds as long as a card lies in play or for the rest of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct, structs

from .amount import Condition, Number
from .effect import Effects
from .encounter import CancelStrike
from .which import Cards

if TYPE_CHECKING:
    from .card import Card


class DiscardToDo(Struct, frozen=True, omit_defaults=True, tag="discard", tag_field="need"):
    """To play or fight this card, another card must be discarded from hand."""


class ShowCosts(Struct, frozen=True, omit_defaults=True, tag="show-costs", tag_field="need"):
    """To fight this card, so many of your Allies with different costs must be shown, or one that fits."""

    n: int
    of: Cards


class Elusive(Struct, frozen=True, omit_defaults=True, tag="elusive", tag_field="need"):
    """To fight this card, so many Recruit Points must have been made this turn; they need not be left."""

    n: int


Needs = DiscardToDo | ShowCosts | Elusive


class Modify(Struct, frozen=True, omit_defaults=True, tag="modify", tag_field="a"):
    """A figure of this card is so much more, as long as it lies in play; with `of`, that of each such card instead.

    Where other cards are meant, the number speaks of the one whose figure it is as the chosen one. What `Begin` begins
    holds until the end of the turn, of those among `of`, or of the one it chose (`chosen`).

    `figure` is `attack`; or `vp`, as long as the card lies in a Victory Pile; or `final-vp`, which is counted only once
    the game is over, since it looks at cards that nobody else sees before. `area` is where alone the card must lie for it.
    """

    by: Number
    figure: Literal["attack", "vp", "final-vp"] = "attack"
    of: Cards | None = None
    area: str = ""

    @property
    def hook(self) -> str:
        return self.figure


class NewHand(Struct, frozen=True, omit_defaults=True, tag="new-hand", tag_field="a"):
    """The new hand at the end of this turn has so many cards instead of the usual number."""

    n: int

    @property
    def hook(self) -> str:
        return "hand-size"


class Offer(Struct, frozen=True, omit_defaults=True, tag="offer", tag_field="a"):
    """The top Ally of this pile can be recruited as well; nothing refills it."""

    pile: str


class Instead(Struct, frozen=True, omit_defaults=True, tag="instead", tag_field="a"):
    """What would go to the discard pile (or back to its stack) goes elsewhere: every time, or the first only.

    `hook` is `gain` (by a card's effect), `recruit` (paid for), `return`, or `cleanup`, which concerns the played card
    that `Begin` has chosen; `stack` narrows to cards from there. `may`: the player says whether. Of recruited cards those of
    the row are meant, or with `anywhere` those of other stacks too.
    """

    hook: str
    to: str
    stack: str = ""
    once: bool = False
    may: bool = False
    anywhere: bool = False


class Grant(Struct, frozen=True, omit_defaults=True, tag="grant", tag_field="a"):
    """One card has a keyword."""

    keyword: str

    @property
    def hook(self) -> str:
        return f"keyword.{self.keyword}"


class When(Struct, frozen=True, omit_defaults=True, tag="when", tag_field="a"):
    """At a moment, something happens: with each `defeat` of an Adversary, `defeat-any` of the Commander too, `new-hand`,
    each `scan`, each `kill` of an enemy, each `event` resolved; the first `times` only, where that is given.
    """

    hook: str
    then: tuple[Effects, ...]
    times: int = 0


class Whenever(Struct, frozen=True, omit_defaults=True, tag="whenever", tag_field="a"):
    """As long as this card lies in play: each time, something happens too, after all else that follows.

    `hook` is `overrun` or `defeat`, of the Adversary that it speaks of as chosen and that must fit `of`; or
    `recruit` or `leave`, of what lies with an Ally in its Lair space when that is recruited, or leaves otherwise; or
    `actions`, the start of an Action Phase, or `struck`, the end of a Strike Phase. `area` is where alone the card must lie for it.
    """

    hook: str
    then: tuple[Effects, ...]
    of: Cards | None = None
    area: str = ""


class Guise(Struct, frozen=True, omit_defaults=True, tag="guise", tag_field="a"):
    """As long as this card lies in play, cards of a kind count as Adversaries in these zones, and nowhere else.

    One has so much Attack, and more `by` a number that speaks of it as chosen; so does `fight`, what it says when it
    is defeated. It is called by a `name` of theirs, and belongs to a `group`.
    """

    of: str
    name: str
    group: str = ""
    attack: int = 0
    by: Number = 0
    fight: tuple[Effects, ...] = ()
    zones: tuple[str, ...] = ("adversary-deck", "city", "aside", "set-aside")

    def worn(self, card: Card) -> Card:
        """A card as it is read in this guise."""
        blank = dict.fromkeys(SILENT, ())
        figures = {"kind": "adversary", "group": self.group, "attack": self.attack, "attack_plus": False}
        return structs.replace(card, **figures, **blank, fight=self.fight)


SILENT = ("keywords", "needs", "effect", "dodged", "kidnapped", "abilities")
"""What a card in a guise doesn't say."""


class Upon(Struct, frozen=True, omit_defaults=True, tag="upon", tag_field="a"):
    """What follows when something happens to this card itself: `discard`, where a card makes its owner discard it."""

    hook: str
    then: tuple[Effects, ...]


class Ward(Struct, frozen=True, omit_defaults=True, tag="ward", tag_field="a"):
    """Who would gain a card of a kind may show this card, in hand or played this turn, and do something instead.

    Where such a card is in the game, everybody is asked who could hold it: that they hold it, nobody learns so.
    """

    kind: str
    then: tuple[Effects, ...]


class May(Struct, frozen=True, omit_defaults=True, tag="may", tag_field="a"):
    """The player may do something that the rules alone don't allow."""

    hook: str


class Hold(Struct, frozen=True, omit_defaults=True, tag="hold", tag_field="a"):
    """As long as this card lies face up in play (in an `area`, at a `stage`, on a condition), something is so.

    `hook`: `recruit-cost` and `goal-cost` are so much more; a Cleanup draws `fewer` cards; the card draws so many
    `strikes` more when it strikes; it is `still`: it doesn't move; it has `outwit`: Recruit Points pay for fighting it, too;
    `no-coordinate`: nobody may coordinate; `apart`: its owner neither lends nor borrows.
    Begun by a text it holds as long as that says: also `scan-cost`: Scan Costs are so much more, at least 0. With `of` it
    is so of each such card instead: `no-strikes`: it doesn't strike.
    """

    hook: str
    by: Number = 1
    of: Cards | None = None
    area: str = ""
    stage: int = 0
    condition: Condition | None = None


class Reaction(Struct, frozen=True, omit_defaults=True, tag="reaction", tag_field="a"):
    """On another player's turn, this card may be discarded from hand at such a moment, for this.

    `crew-strike`, `ship-strike`: another player has drawn one, spoken of as chosen, that isn't placed yet; `struck`: one of
    the crew has been carried out; `actions`: the player whose turn it is is free to act. `shown`: it is only shown, once a turn,
    and what it costs is part of what is done.
    """

    window: Literal["crew-strike", "ship-strike", "struck", "actions"]
    then: tuple[Effects, ...]
    shown: bool = False

    @property
    def cancels(self) -> bool:
        """Whether it does away with a Strike."""
        return any(isinstance(effect, CancelStrike) for effect in self.then)


class Vigil(Struct, frozen=True, omit_defaults=True, tag="vigil", tag_field="a"):
    """A Vigilant card in play may be discarded by its owner at such a moment, for this.

    `own-turn` and `any-turn` are Action Phases; `strike`: its owner would draw a Strike, `any-strike`: anybody would, which
    it keeps away; `struck`: an enemy of the Combat Zone, spoken of as chosen, has struck its owner; `facehugger`:
    one, spoken of as chosen, was placed before anybody.
    """

    window: Literal["own-turn", "any-turn", "strike", "any-strike", "struck", "facehugger"]
    then: tuple[Effects, ...] = ()

    @property
    def avoids(self) -> bool:
        """Whether it keeps a Strike away."""
        return self.window in ("strike", "any-strike")


class Avert(Struct, frozen=True, omit_defaults=True, tag="avert", tag_field="a"):
    """The first Strike that the player would draw this turn is drawn by nobody, or by the `next` player.

    Of another `kind` of card it is the first that the player would gain.
    """

    to: Literal["nobody", "next"] = "nobody"
    kind: str = "strike"

    @property
    def hook(self) -> str:
        return "avert"


class Discount(Struct, frozen=True, omit_defaults=True, tag="discount", tag_field="a"):
    """The next card that the player recruits from the row this turn costs so much less."""

    by: int

    @property
    def hook(self) -> str:
        return "discount"


class Deed(Struct, frozen=True, omit_defaults=True):
    """What the current player may pay for in the own Action Phase, as long as the card lies where it says.

    `recruit` Recruit Points (and so much `attack`, and as a `mix` so many points of both) are paid, and what `pay` says is done;
    `need` must hold before. `goal`: only while the Objective of the card is current; `once` each turn, or `rarely`: once each
    Episode. Without an `area` it is one in play.
    """

    then: tuple[Effects, ...]
    area: str
    recruit: Number = 0
    pay: tuple[Effects, ...] = ()
    need: Condition | None = None
    goal: bool = True
    once: bool = False
    attack: Number = 0
    rarely: bool = False
    mix: Number = 0


class Hazard(Struct, frozen=True, omit_defaults=True):
    """One of the three things that a Location has in store."""

    name: str
    what: tuple[Effects, ...]


Abilities = (
    Modify | NewHand | Offer | Instead | Grant | When | Whenever | Guise | Upon | Ward | May | Hold | Vigil | Avert
    | Discount | Reaction
)  # fmt: skip

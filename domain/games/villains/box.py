"""The box: the stacks to choose from, how many a number of players needs, and what goes with what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args

from msgspec import Struct

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import ByPlayers, FromBox, Number, Players, effects_in

from .options import EXTRA_TWISTS, Options

Kind = Literal["commander", "plot", "ally", "group", "backup"]
KINDS: tuple[Kind, ...] = get_args(Kind)
FIELDS: Mapping[Kind, str] = {
    "commander": "commander",
    "plot": "plot",
    "ally": "allies",
    "group": "groups",
    "backup": "backup",
}
"""The option that names stacks of a kind."""

WHOLE = 10
"""The cards of a whole Backup group."""


class Numbers(Struct, frozen=True):
    """What a number of players needs: Allies, Adversary Groups, Backup groups and how many cards of each, Bystanders
    in the Adversary Deck."""

    ally: int
    group: int
    backup: int
    backup_cards: int
    bystanders: int


NUMBERS = {
    1: Numbers(ally=3, group=1, backup=1, backup_cards=3, bystanders=1),
    2: Numbers(ally=5, group=2, backup=1, backup_cards=WHOLE, bystanders=2),
    3: Numbers(ally=5, group=3, backup=1, backup_cards=WHOLE, bystanders=8),
    4: Numbers(ally=5, group=3, backup=2, backup_cards=WHOLE, bystanders=8),
    5: Numbers(ally=6, group=4, backup=2, backup_cards=WHOLE, bystanders=12),
}

FIRST_GAME: Mapping[Kind, tuple[str, ...]] = {
    "commander": ("dr-strange",),
    "plot": ("graduation-at-xaviers-x-academy",),
    "ally": ("Dr. Octopus", "Kingpin", "Mysterio", "Green Goblin", "Venom", "Mystique"),
    "group": ("Marvel Knights", "Defenders", "Uncanny Avengers", "X-Men First Class"),
    "backup": ("Cops", "Asgardian Warriors"),
}
"""The stacks of the book's first game; of each kind as many as the number of players needs, from the first on."""


def places(kind: Kind, seats: int, plot: Card | None = None) -> int:
    """How many stacks of a kind a game of so many players has, with a Plot that may ask for another number."""
    match kind:
        case "commander" | "plot":
            return 1
        case "ally" if plot and plot.allies is not None:
            return counted(plot.allies, seats)
        case "backup" if plot:
            return NUMBERS[seats].backup + plot.more_backup
    return int(getattr(NUMBERS[seats], kind))


def named(kind: Kind, options: Options, seats: int) -> tuple[str, ...]:
    """The stacks of a kind that the players agreed on."""
    if options.cards == "first-game":
        return FIRST_GAME[kind][: places(kind, seats)]
    agreed = getattr(options, FIELDS[kind]) or ()
    return (agreed,) if isinstance(agreed, str) else tuple(agreed)


class Box(Struct, frozen=True):
    """The cards of a game, as they lie in the box."""

    content: Mapping[str, Card]

    @classmethod
    def of(cls, content: Mapping[str, Card], options: Options) -> Box:
        """The cards of the sets in use."""
        return cls({key: card for key, card in content.items() if card.set in options.sets})

    def stacks(self, kind: Kind) -> tuple[str, ...]:
        """All stacks of a kind: a Commander or a Plot by its key, the others by the name that their cards share."""
        found = {_stack(card): None for card in self.content.values() if _kind(card) == kind}
        return tuple(found)

    def choices(self) -> dict[str, tuple[str, ...]]:
        """What each option that names stacks has to choose from."""
        return {field: self.stacks(kind) for kind, field in FIELDS.items()}

    def cards(self, kind: str, name: str) -> list[str]:
        """The cards of a kind that belong to a name, each as often as it is in the box."""
        fitting = [card for card in self.content.values() if card.kind == kind and card.group == name]
        return [card.key for card in fitting for _ in range(card.copies)]

    def supply(self, kind: str, first: str) -> list[str]:
        """The cards of a kind, each as often as it is in the box: those of one set before the others."""
        fitting = sorted((card for card in self.content.values() if card.kind == kind), key=lambda c: c.set != first)
        return [card.key for card in fitting for _ in range(card.copies)]

    def bystander_deck(self, options: Options) -> list[str]:
        """The Bystanders of the sets in use, as many Rock Stars as was agreed on."""
        some = {"rock-star": options.rock_stars}
        bystanders = [card for card in self.content.values() if card.kind == "bystander"]
        return [card.key for card in bystanders for _ in range(some.get(card.key, card.copies))]

    def printed(self, kind: str) -> int:
        """How many cards of a kind there are."""
        return sum(card.copies for card in self.content.values() if card.kind == kind)

    # -- what a Plot and a Commander ask for

    def forced(self, kind: Kind, plot: Card) -> tuple[str, ...]:
        """The groups of a kind that a Plot makes part of the Adversary Deck."""
        return tuple(group for group in plot.forces if group in self.stacks(kind))

    def demanded(self, kind: Kind, commander: Card, plot: Card, seats: int) -> tuple[str, ...]:
        """The groups of a kind that must be used: the Plot's, then the Commander's, as far as there are places.

        A Commander leads nobody in Advanced Solo Mode.
        """
        leads = (commander.leads,) if seats > 1 and commander.leads in self.eligible(kind, plot) else ()
        return tuple(dict.fromkeys((*self.forced(kind, plot), *leads)))[: places(kind, seats, plot)]

    def eligible(self, kind: Kind, plot: Card) -> tuple[str, ...]:
        """The stacks of a kind that can be used with a Plot: no Backup group of which its Setup takes cards away."""
        if kind != "backup":
            return self.stacks(kind)
        taken = {word.card for word in effects_in(plot.setup) if isinstance(word, FromBox)}
        return tuple(name for name in self.stacks(kind) if taken.isdisjoint(self.cards("adversary", name)))

    # -- what goes with what

    def commanders(self, options: Options, seats: int) -> tuple[str, ...]:
        """The Commanders that the options leave to choose from."""
        allowed = named("commander", options, seats) or self.stacks("commander")
        return tuple(key for key in allowed if self.plots(options, seats, key))

    def plots(self, options: Options, seats: int, commander: str) -> tuple[str, ...]:
        """The Plots that the options leave to choose from with a Commander."""
        allowed = named("plot", options, seats) or self.stacks("plot")
        return tuple(
            key for key in allowed if not self.clash(options, seats, self.content[commander], self.content[key])
        )

    def clash(self, options: Options, seats: int, commander: Card, plot: Card) -> Clash | None:
        """What of the options can't be had with this Commander and this Plot, if anything."""
        if options.cards == "first-game":
            return self._too_many_twists(options, seats, plot)
        if options.alignment and commander.set != plot.set:
            return Clash("alignment", "alignment", {"commander": commander.name, "plot": plot.name})
        for kind in ("group", "backup"):
            if found := self._groups_clash(kind, named(kind, options, seats), seats, commander, plot):
                return found
        return (
            _too_many_stacks(options, seats, plot)
            or self._too_many_twists(options, seats, plot)
            or _too_many_bindings(options, seats, plot)
        )

    def _groups_clash(
        self, kind: Literal["group", "backup"], agreed: Sequence[str], seats: int, commander: Card, plot: Card
    ) -> Clash | None:
        pointer, demanded = FIELDS[kind], self.demanded(kind, commander, plot, seats)
        for group in agreed:
            if group not in self.eligible(kind, plot):
                return Clash(pointer, "taken", {"plot": plot.name, "group": group})
        left_out = [group for group in demanded if group not in agreed]
        if left_out and len(agreed) + len(left_out) > places(kind, seats, plot):
            who = plot if left_out[0] in plot.forces else commander
            return Clash(pointer, "forced", {"who": who.name, "group": left_out[0]})
        return None

    def _too_many_twists(self, options: Options, seats: int, plot: Card) -> Clash | None:
        extra, printed = EXTRA_TWISTS.get(options.challenges.twists or "", 0), self.printed("plot-twist")
        own = twists(plot, seats) + self._beside(plot, seats)
        if own + extra <= printed:
            return None
        return Clash("challenges/twists", "twists", {"plot": plot.name, "twists": own, "printed": printed})

    def _beside(self, plot: Card, seats: int) -> int:
        """How many Twists the Setup of a Plot lays elsewhere."""
        laid = [word for word in effects_in(plot.setup) if isinstance(word, FromBox)]
        return sum(counted(word.n, seats) for word in laid if self.content[word.card].kind == "plot-twist")


class Clash(Struct, frozen=True):
    """Options that don't go together: the one at fault, the sentence that says why, and what fills its blanks."""

    pointer: str
    detail: str
    about: dict[str, Any]


def _kind(card: Card) -> str:
    if card.kind == "adversary":
        return "backup" if card.backup else "group"
    return card.kind if card.kind != "ally" or card.group else ""


def _stack(card: Card) -> str:
    return card.key if card.kind in ("commander", "plot") else card.group


def twists(plot: Card, seats: int) -> int:
    """How many Twists a Plot has in the Adversary Deck."""
    return counted(plot.twists or 0, seats)


def bystanders(plot: Card, seats: int) -> int:
    """How many Bystanders of their deck go into the Adversary Deck."""
    return NUMBERS[seats].bystanders if plot.bystanders is None else counted(plot.bystanders, seats)


def stack_size(asked: Number | None, usual: int, seats: int) -> int:
    """How many cards a stack has, as the Plot asks or as usual."""
    return usual if asked is None else counted(asked, seats)


def counted(number: Number, seats: int) -> int:
    """A number that may depend on the players, before there is a table to count at."""
    match number:
        case int():
            return number
        case Players(by=by):
            return by * seats
        case ByPlayers(of=of):
            return of[seats - 1]
    raise TypeError(f"a Plot can't set up {number!r}")


def _too_many_stacks(options: Options, seats: int, plot: Card) -> Clash | None:
    for kind in ("ally", "group", "backup"):
        most = places(kind, seats, plot)
        if len(named(kind, options, seats)) > most:
            return Clash(FIELDS[kind], f"many.{kind}", {"n": most})
    return None


def _too_many_bindings(options: Options, seats: int, plot: Card) -> Clash | None:
    each, stack = options.challenges.prison_break or 0, stack_size(plot.bindings, 0, seats)
    if plot.bindings is None or each * seats < stack:
        return None
    return Clash(
        "challenges/prison_break", "bindings", {"plot": plot.name, "most": (stack - 1) // seats, "stack": stack}
    )

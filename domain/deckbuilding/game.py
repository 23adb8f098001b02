"""A deck-building game: its parts put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from domain.catalogue import CardEntry, RuleEntry, rule_entries
from domain.kernel import events as k
from domain.kernel.action import Action, Legal
from domain.kernel.audience import Viewer, sees
from domain.kernel.game import Game
from domain.kernel.refusal import Refused
from domain.kernel.telling import Telling
from domain.kernel.visibility import DecisionView
from domain.kernel.zone import kind
from domain.locale import DEFAULT, say, spoken

from . import (
    copying,
    needs,
    telling as _telling,  # noqa: F401  registers how the events of such games are told
)
from .actions import EndActions
from .card import Card
from .frames import AnyOrder, Exchanging, Gaining, Gathering, MoveAbout, Run
from .language import EachPlayer, Either, Optionally, Spend, Ways
from .position import Reading
from .state import DeckState
from .table import DeckTable
from .text import Speaker, card_text

S = TypeVar("S", bound=DeckState)
T = TypeVar("T", bound=DeckTable)
R = TypeVar("R", bound=Reading)
V = TypeVar("V", bound=Struct)
Acting = TypeVar("Acting", bound=DeckTable, contravariant=True)
Looking = TypeVar("Looking", bound=Reading, contravariant=True)
Seen = TypeVar("Seen", bound=Struct, covariant=True)


class Moves(Protocol[Looking, Acting]):
    """What may be done, as a game's module `moves` has it."""

    def legal_moves(self, p: Looking, seat: int, kind: type[Action] | None, /) -> Iterator[Legal]:
        """Everything a seat may do; of one kind, where one is given."""

    def why_not(self, p: Looking, seat: int, action: Action, /) -> Refused:
        """Why an action is not among that."""

    def act(self, t: Acting, seat: int, action: Action, /) -> None:
        """Carry out a legal action."""


class Agreed(Protocol):
    """What can be agreed on, as a game's module `agreed` has it."""

    def option_error(self, box: Any, options: Any, seats: int, /) -> Refused | None:
        """Why these options can't be played with what is in the box by so many, if they can't."""


class Arranged(Protocol[Acting]):
    """Positions that are laid by hand, as a game's module `arranged` has them."""

    def usual_zones(self, seats: int, options: Any, /) -> Mapping[str, Sequence[str]]:
        """What lies where, if nothing else is said."""

    def arrange(self, t: Acting, about: Any, /) -> None:
        """Carry out the game's own words for the rest."""


class Sight(Protocol[Looking, Seen]):
    """What is shown, as a game's module `view` has it."""

    def view(self, reading: Looking, viewer: Viewer, decisions: tuple[DecisionView, ...], /) -> Seen:
        """The table as a viewer may see it."""


DECK_FRAMES = (
    Run
    | AnyOrder
    | Gathering
    | Gaining
    | Exchanging
    | MoveAbout
    | needs.DiscardFirst
    | needs.ShowFirst
    | copying.PlayAsCopy
    | copying.CopyNext
    | copying.BecomeCopy
)
"""The running rules of every deck-building game."""

OFFERED = frozenset({"either", "way", "whether", "spend"})
"""The questions whose options are what words of the card do."""

AS_IT_IS = frozenset({"how-many", "name-group"})
"""The questions whose options are numbers and names."""


WITH_A_CARD = frozenset({"guarded", "captured", "wounds"})
"""The kinds of zones that a card on the table has of its own; a stack may be called the same."""


class DeckGame(Game[S, T, Card], Generic[S, T, R, V]):
    """The rules of one deck-building game: a subclass names its parts, and says what it has besides.

    `cards` are those that new games are played with, `reader` reads a state with them. `books` are the packages whose rules it
    is played by. The `wording` of such a game names also its terms.
    """

    card = Card
    bots: ClassVar[tuple[str, ...]] = ("random", "greedy", "search")
    giving_up = (EndActions,)
    cards: ClassVar[tuple[Card, ...]]
    books: ClassVar[tuple[str, ...]]
    reader: type[R]
    moves: Moves[R, T]
    agreed: Agreed
    arranged: Arranged[T]
    sight: Sight[R, V]

    def definitions(self) -> tuple[Card, ...]:
        return self.cards

    def key_of(self, definition: Card) -> str:
        return definition.key

    def sort(self, definition: Card) -> str:
        return definition.deck or definition.kind

    def reading(self, state: S) -> R:
        """A state with its cards, for reading."""
        return self.reader(state, self.content(state) if state.content else {})

    def box(self, options: Any) -> Any:
        """The cards that there are to choose from with such options."""
        raise NotImplementedError

    # -- the rules

    def legal_moves(self, state: S, seat: int, kind: type[Action] | None = None) -> Iterator[Legal]:
        return iter(()) if state.stack else self.moves.legal_moves(self.reading(state), seat, kind)

    def why_not(self, state: S, seat: int, action: Action) -> Refused:
        return self.moves.why_not(self.reading(state), seat, action)

    def act(self, t: T, seat: int, action: Action) -> None:
        self.moves.act(t, seat, action)

    def option_error(self, options: Struct, seats: int) -> Refused | None:
        return self.agreed.option_error(self.box(options), options, seats)

    # -- who may act

    def awaited(self, state: S) -> tuple[int, ...]:
        """Whose turn it is, where nothing is to be decided: that others could help is nobody's business."""
        free = state.status == "running" and not state.open
        return (state.current,) if free else super().awaited(state)

    def helpers(self, state: S) -> tuple[int, ...]:
        if state.status != "running" or state.stack:
            return ()
        others = (seat for seat in range(len(state.seats)) if seat != state.current)
        return tuple(seat for seat in others if any(self.legal_moves(state, seat)))

    # -- arranged positions

    def usual_zones(self, seats: int, options: Struct) -> Mapping[str, Sequence[str]]:
        return self.arranged.usual_zones(seats, options)

    def arrange(self, t: T, about: Any) -> None:
        self.arranged.arrange(t, about)

    # -- what is shown

    def view(self, state: S, viewer: Viewer, locale: str = DEFAULT) -> V:
        return self.sight.view(self.reading(state), viewer, self.decisions(state, viewer, locale))

    def terms(self, state: S, asked: k.Asked | None = None) -> str:
        return self.wording

    def part(self, told: Telling, zone: str) -> str:
        owner = zone.partition(".")[2]
        if owner and kind(zone) in WITH_A_CARD:
            return told.card(int(owner))
        return super().part(told, zone)

    def prompt(self, state: S, asked: k.Asked, locale: str) -> str:
        ask, _, seat = asked.ask.partition(".")
        if ask == "either" and seat == str(asked.seat):
            return say(locale, "ask.either_own")
        return say(locale, self.own("ask", ask), self.terms(state, asked), seat=seat)

    def option_text(self, state: S, asked: k.Asked, option: k.Option, locale: str) -> str:
        if isinstance(option, int):
            return self._card_option(state, option, asked.seat, locale)
        if asked.ask.partition(".")[0] in OFFERED:
            return self._way(state, option, locale)
        if asked.ask in AS_IT_IS:
            return option
        if option in (content := self.content(state)):
            return content[option].name
        if option.startswith("seat-"):
            return say(locale, "option.seat", seat=option.removeprefix("seat-"))
        return self.word_option(state, asked, option, locale)

    def _card_option(self, state: S, i: int, seat: int, locale: str) -> str:
        """What a card is called by who may know what it is, and by who may not."""
        if sees(state.known[i], seat):
            return self.content(state)[state.what[i]].name
        return self.unseen_option(state, i, locale)

    def unseen_option(self, state: S, i: int, locale: str) -> str:
        """What a card is called by who may not know what it is."""
        return say(locale, "option.unseen", id=i)

    def word_option(self, state: S, asked: k.Asked, option: str, locale: str) -> str:
        """What an option says that is a word of the game."""
        return say(locale, self.own("option", option), self.terms(state, asked))

    def _way(self, state: S, option: str, locale: str) -> str:
        """What an option does, of those that one of a card's words offers."""
        (run,) = [frame for frame in self.unpack_stack(state.stack)[-1:] if isinstance(frame, Run)]
        speaker, word = Speaker(locale, self.content(state)[run.key]), run.todo[0]
        while isinstance(word, EachPlayer):
            word = word.what[0]
        match word:
            case Ways(ways=ways):
                return str(speaker.effects(ways[int(option)].what))
            case Either(ways=either):
                return str(speaker.effects(either[int(option)]))
            case Optionally(what=what) | Spend(then=what):
                return str(speaker.effects(what))
        raise TypeError(f"{word!r} offers nothing")

    def action_text(self, state: S, action: Action, locale: str) -> str:
        card = getattr(action, "card", 0)
        name = self.content(state)[state.what[card]].name if card in state.what else ""
        return say(locale, self.own("action", str(action.__struct_config__.tag)), card=name)

    # -- the catalogue

    def entry(self, card: Card, locale: str) -> CardEntry:
        return CardEntry(
            id=f"{self.name}.{card.key}",
            game=self.name,
            key=card.key,
            name=card.name,
            kind=card.kind,
            set=card.set,
            group=card.group or card.deck,
            cls=card.cls,
            team=card.team,
            cost=card.cost,
            attack=card.attack,
            recruit=card.recruit,
            vp=card.vp,
            copies=card.copies,
            keywords=card.keywords,
            text=card_text(card, locale),
            provenance=card.provenance,
            definition=msgspec.to_builtins(card),
        )

    def rules(self, locale: str = DEFAULT) -> tuple[RuleEntry, ...]:
        return tuple(rule for book in self.books for rule in rule_entries(book, spoken(locale)))

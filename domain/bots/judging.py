"""How the bots of games with rooms weigh cards, and choose among moves and options."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Effects, effects_in
from domain.kernel.action import Action, Decide, Legal, Setting
from domain.kernel.visibility import DecisionView, OptionView

from .bot import own

CLOSE = 3
"""So little Health left makes a bot heal and keep Strikes away."""


def best(wish: Callable[[Action], float], legal: Sequence[Legal], chance: Random, *, mine: bool) -> Action | None:
    """The action that is wished for most; on another's turn than `mine` none, where no wish is above 0."""
    moves = [one.action for one in legal if not isinstance(one.action, Setting)]
    wanted = [(wish(action), chance.random(), n) for n, action in enumerate(moves)]
    most, _, n = max(wanted, default=(0.0, 0.0, -1))
    return moves[n] if moves and (mine or most > 0) else None


def chosen(decision: DecisionView, options: Sequence[OptionView]) -> Decide:
    """Answer with these options."""
    return Decide(decision=decision.decision, choice=tuple(option.key for option in options))


def way(options: Sequence[OptionView], health: int, hand: int) -> OptionView:
    """Anything but a wound, which is named last, unless there is Health enough, and cards that are worth it."""
    return options[-1] if health > CLOSE and hand > CLOSE else options[0]


def does(words: Sequence[Effects]) -> set[str]:
    """What words do, by their tags."""
    return {str(word.__struct_config__.tag) for word in effects_in(words)}


class Taste(Struct, frozen=True):
    """What a card that may be recruited adds to a deck, by what it costs and gives: Attack most of all, then cards drawn, wounds
    healed, points to recruit with. A card that lies face down is worth `unseen` more than the kind it is of."""

    attack: float = 3.0
    recruit: float = 0.5
    cost: float = 0.7
    draw: float = 2.0
    heal: float = 2.0
    ko: float = 0.0
    coordinate: float = 1.0
    unseen: float = 0.0

    def of(self, card: Card, other: Sequence[Effects]) -> float:
        """A number to compare with, for a card and what it does besides its effect."""
        said = does((*card.effect, *other))
        value = self.attack * (card.attack or 0) + self.recruit * (card.recruit or 0) + self.cost * (card.cost or 0)
        value = value + self.draw * ("draw" in said) + self.heal * ("heal" in said)
        return value + self.coordinate * ("coordinate" in card.keywords) + self.ko * ("ko" in said)


PLAIN = Taste()


class Player(Struct, frozen=True):
    """A bot with a taste: it answers what it is asked; else it helps others, and on its turn does what it wishes most.

    `wishes` are those for a view, by a taste: an object that says `of` an action how much it is wanted.
    """

    taste: Taste
    answer: Callable[[Any, DecisionView], Decide]
    wishes: Callable[[Any, Taste], Any]

    def __call__(
        self, view: Any, legal: Sequence[Legal], decisions: Sequence[DecisionView], chance: Random
    ) -> Action | None:
        if decision := own(decisions):
            return self.answer(view, decision)
        return best(self.wishes(view, self.taste).of, legal, chance, mine=view.current == view.seat)


class Judge(Struct, frozen=True):
    """The cards of a game by key, and what those of some kinds are worth, whatever they say."""

    cards: Mapping[str, Card]
    kinds: Mapping[str, float]

    def worth(self, key: str | None) -> float:
        """How much a card is worth keeping: its cost and what it gives."""
        card = self.cards.get(key or "")
        if card is None:
            return 0
        if card.kind in self.kinds:
            return self.kinds[card.kind]
        return 2 * (card.cost or 0) + (card.attack or 0) + 0.9 * (card.recruit or 0) + (1 if card.effect else 0)

    def of(self, option: OptionView) -> float:
        """What the card of an option is worth."""
        return self.worth(option.card.card) if option.card else 0

    def answer(self, decision: DecisionView, near: Container[int]) -> Decide:
        """Keep the worthy cards, give up the others; kill the enemies that are `near`, heal what hurts."""
        options = list(decision.options or ())
        least, most = decision.least or 0, decision.most or 0
        match decision.ask:
            case "ko" if any(self._is_enemy(option) for option in options):
                options.sort(key=lambda option: -self._threat(option, near))
            case "ko" | "discard" | "remove":
                options.sort(key=self.of)
                most = least or sum(self.of(option) <= 2.5 for option in options[:most])
            case "heal" | "heal-own":
                options.sort(key=lambda option: -self._damage(option))
            case _:
                options.sort(key=self.of, reverse=True)
        return chosen(decision, options[:most])

    def _card(self, option: OptionView) -> Card | None:
        return self.cards.get(option.card.card or "") if option.card else None

    def _is_enemy(self, option: OptionView) -> bool:
        card = self._card(option)
        return card is not None and card.kind == "enemy"

    def _threat(self, option: OptionView, near: Container[int]) -> float:
        """How much an enemy is worth beating."""
        card = self._card(option)
        attack = card.attack or 0 if card else 0
        return attack + (10 if option.card and option.card.id in near else 0)

    def _damage(self, option: OptionView) -> int:
        card = self._card(option)
        return card.damage or 0 if card else 0

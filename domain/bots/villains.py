"""A bot of the Marvel games worth playing beside: it plays everything, fights for most, recruits the dearest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from msgspec import Struct

from domain.deckbuilding.actions import Coordinate, PlayCoordinated, Sacrifice
from domain.deckbuilding.card import Card
from domain.games.crossover.marvel.cards import ALL
from domain.games.villains import actions as a
from domain.games.villains.view import VillainsView
from domain.kernel.action import Action, Decide, Legal
from domain.kernel.visibility import CardView, DecisionView, OptionView

from .bot import own
from .judging import does

CARDS: Mapping[str, Card] = {card.key: card for card in ALL}
"""All that Marvel has, and what of Alien can meet it."""

GIVING_UP = ("ko", "discard", "pay", "pass-left")
"""Decisions in which the least worthy card is the best choice."""

DRAWING = frozenset(key for key, card in CARDS.items() if "draw" in does(card.effect))
"""Cards that draw others."""

BURDENS = ("bindings", "wound")
"""Kinds of cards that only take up room."""

COMMON = ("madame-hydra", "new-recruit", "shield-officer")
"""What may always be recruited."""

COMMANDER_WORTH, BYSTANDER_WORTH = 60, 3

ENOUGH = 99
"""With so much Attack everything can be fought. There are cards that come back whenever they are played."""


class Taste(Struct, frozen=True):
    """What a card that may be recruited is worth, by what it costs and gives; and what nearness to escape adds to a fight.

    `common` is what always lies there; nothing is recruited that isn't worth `least`.
    """

    cost: int = 10
    attack: int = 0
    recruit: int = 0
    draw: int = 0
    common: int = -15
    least: int = 0
    escaping: int = 2

    def of(self, card: Card) -> int:
        """A number to compare with."""
        gives = (
            self.attack * (card.attack or 0) + self.recruit * (card.recruit or 0) + self.draw * (card.key in DRAWING)
        )
        return self.cost * (card.cost or 0) + gives + (self.common if card.key in COMMON else 5)


PLAIN = Taste()
SEASONED = Taste(attack=8, recruit=-3)
"""So far the taste that won most (see `bench.tastes` and docs/bots.md)."""


class Player(Struct, frozen=True):
    """A bot with a taste: it answers by the worth of cards; helps others; else plays all there is, then fights, recruits, ends."""

    taste: Taste

    def __call__(
        self, view: VillainsView, legal: Sequence[Legal], decisions: Sequence[DecisionView], chance: Random
    ) -> Action | None:
        if decision := own(decisions):
            return answer(view, decision)
        wishes = Wishes(view, self.taste)
        best = max((one.action for one in legal), key=lambda action: (wishes.of(action), chance.random()))
        return best if wishes.of(best) > 0 or view.current == view.seat else None


greedy = Player(PLAIN)
seasoned = Player(SEASONED)


def worth(key: str | None) -> int:
    """How much a card is worth keeping: its cost, a little more than the starters for what gives points."""
    card = CARDS.get(key or "")
    if card is None:
        return 0
    if card.kind in BURDENS:
        return -1
    return 2 * (card.cost or 0) + (card.attack or 0) + (card.vp or 0)


class Wishes:
    """How much the bot wants each action, from its view alone."""

    def __init__(self, view: VillainsView, taste: Taste) -> None:
        self.view, self.taste = view, taste
        self.keys = {card.id: card.card for card in _shown(view)}
        self.hand = Counter(CARDS[card.card or ""].kind for card in view.players[view.seat or 0].hand)

    def of(self, action: Action) -> int:
        """A number to compare with: all plays come before fights, all fights before recruits."""
        match action:
            case a.PlayCard(card=card) | a.PlayCopy(card=card):
                return 10_000 + self._play(card)
            case PlayCoordinated():
                return 12_000
            case Coordinate(card=card):
                return 500 + worth(self.keys.get(card))
            case Sacrifice(play=play):
                return self._sacrifice(play)
            case a.Fight(card=card):
                return 1_000 + self._fight(card)
            case a.Recruit(card=card):
                return self._recruit(card)
            case a.Betray():
                return self._be_rid_of("bindings")
            case a.Heal():
                return self._be_rid_of("wound")
            case a.EndActions():
                return 5
            case _:
                return -10

    def _play(self, card: int) -> int:
        """Cards that draw or bring others come first; what costs a card, and what counts others, comes last."""
        definition = CARDS[self.keys[card] or ""]
        if definition.needs:
            return -5_000
        if self.view.attack >= ENOUGH:
            return -20_000
        tags = {effect.__struct_config__.tag for effect in definition.effect}
        return 100 if tags & {"draw", "gain", "return", "begin"} else 50 if not tags else 0

    def _sacrifice(self, play: int) -> int:
        """A card is given up where that clears the city."""
        tags = {effect.__struct_config__.tag for effect in CARDS[self.view.plays[play].card].sacrifice}
        crowded = sum(space.adversary is not None for space in self.view.city) > 2
        return 900 if "ko" in tags and crowded else -5

    def _fight(self, card: int) -> int:
        if self.view.commander and card == self.view.commander.commander.id:
            return COMMANDER_WORTH + BYSTANDER_WORTH * len(self.view.commander.guarding)
        for n, space in enumerate(self.view.city):
            if space.adversary and space.adversary.id == card:
                points = CARDS[space.adversary.card or ""].vp or 0
                return 4 * points + BYSTANDER_WORTH * len(space.guarding) + self.taste.escaping * n
        return 0

    def _recruit(self, card: int) -> int:
        worth = self.taste.of(CARDS[self.keys.get(card) or ""])
        return worth if worth >= self.taste.least else 1

    def _be_rid_of(self, burden: str) -> int:
        """It costs all recruiting and fighting of the turn."""
        return 50 if self.hand[burden] > 1 or self._poor() else -1

    def _poor(self) -> bool:
        return self.view.attack < 3 and self.view.recruit < 3


def _shown(view: VillainsView) -> Iterator[CardView]:
    yield from view.players[view.seat or 0].hand
    yield from view.ally_deck
    for space in view.lair:
        if space.ally:
            yield space.ally
    if view.commander:
        for beside in view.commander.beside:
            yield from beside.cards
    for stack in view.stacks:
        if stack.top:
            yield stack.top


def answer(view: VillainsView, decision: DecisionView) -> Decide:
    """Keep the worthy cards, give up the others; show a card where that spares a loss."""
    foes = any(_is_foe(option) for option in decision.options or ())
    options = sorted(decision.options or (), key=_worth, reverse=foes or decision.ask not in GIVING_UP)
    n = (decision.least or 0) if decision.ask == "name-class" else (decision.most or 0)
    if decision.ask == "ko" and decision.least == 0 and not foes:
        n = _give_for_points(view, options)
    if decision.ask.startswith("either"):
        options, n = options[:1], 1
    return Decide(decision=decision.decision, choice=tuple(option.key for option in options[:n]))


def _give_for_points(view: VillainsView, options: list[OptionView]) -> int:
    """A point is given up for Attack or Recruit Points only on one's own turn, and only where it is a small one."""
    cheap = bool(options) and _worth(options[0]) <= 4
    return 1 if cheap and view.current == view.seat else 0


def _is_foe(option: OptionView) -> bool:
    """Whether an option is somebody of the city, who had better be gone."""
    card = CARDS.get(option.card.card or "") if option.card else None
    return card is not None and card.kind == "adversary"


def _worth(option: OptionView) -> int:
    return worth(option.card.card) if option.card else 0

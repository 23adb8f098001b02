"""What a seat does of its own accord: where Aliens go, what lands, what is bought, played and used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from domain.games.conquest import actions as a, language as w
from domain.games.conquest.card import Event
from domain.games.conquest.view import AlienView
from domain.kernel.action import Action, Legal

from .board import CARDS, Board
from .prices import ALIEN, STEP
from .words import Wish

SOON = 0.45
"""What a place is worth that can be reached on a later turn only."""

SPARE = 0.4
"""What an Action Point is worth at the end of a turn."""


class March(NamedTuple):
    """Aliens on their way: what it is worth, and the first step."""

    worth: float
    alien: int = 0
    space: str = ""


class Moves:
    """The legal actions of a seat, by what they are worth."""

    def __init__(self, board: Board, legal: Sequence[Legal]) -> None:
        self.board, self.legal = board, legal
        self.points = board.view.points
        self.wish = Wish(board)

    def best(self) -> Action:
        """The action worth most; of several alike the one listed first."""
        return max(self.legal, key=self.worth).action

    def worth(self, legal: Legal) -> float:
        """What an action is worth, its costs taken off."""
        price = SPARE * legal.costs.get("action_points", 0) + 2 * legal.costs.get("menace_tokens", 0)
        match legal.action:
            case a.MoveAlien(alien=alien, space=space):
                march = self.march
                return march.worth if (march.alien, march.space) == (alien, space) else -1.0
            case a.LandReinforcement(second=second):
                return ALIEN * (2 if second else 1) * self._landing - price
            case a.BuyMenace():
                return 1.0 if not self.march.alien and self._menace_is_useful else 0.1
            case a.PlayEvent(card=card):
                return self._event(card, legal) - price
            case a.UseAbility(card=card, ability=number):
                return self._ability(card, number) - price
            case a.ResolveSpace(space=space):
                return 50 + self.board.worth(space, self.board.mine(space))
        return 0.0

    @property
    def _landing(self) -> float:
        """Who lands early on the turn may still move."""
        return 1.0 if self.points > 1 else 0.6

    @property
    def _menace_is_useful(self) -> bool:
        return self.board.me.menace < 4

    def _event(self, card: int, legal: Legal) -> float:
        key = next((one.card for one in self.board.me.hand if one.id == card), None)
        event = CARDS.get(key or "")
        if not isinstance(event, Event) or event.play is None:
            return -1.0
        if event.remains and not event.play.then:
            return STEP * 2.5
        return self.wish.of(event.play.then) - 1.0 - STEP / 2 * legal.costs.get("action_points", 0)

    def _ability(self, card: int, number: int) -> float:
        definition = CARDS.get(self._key(card))
        if isinstance(definition, Event) and self.board.is_human_event(card):
            definition = definition.as_resistance
        if definition is None:
            return -1.0
        use = definition.use(number)
        if any(isinstance(word, w.DiscardThis) for word in use.then):
            return self._be_rid_of(card, use.ap)
        reserve = 2.0 if use.menace and self.board.me.menace - use.menace < 1 else 0.0
        return self.wish.of(use.then) - reserve

    def _be_rid_of(self, card: int, ap: int) -> float:
        """Cards aimed at oneself are discarded where nothing better can be had for the points."""
        aimed = any(
            one.card.id == card and one.target == self.board.seat
            for player in self.board.view.invaders
            for one in player.in_play
        )
        return 8.0 - STEP * ap if aimed else -1.0

    def _key(self, card: int) -> str:
        view = self.board.view
        laid = [gear.card for player in view.invaders for gear in player.gear]
        laid += [one.card for player in view.invaders for one in player.in_play]
        laid += [one.card for one in (view.humans.in_play if view.humans else ())]
        laid += [player.race for player in view.invaders if player.race]
        return next((one.card or "" for one in laid if one.id == card), "")

    # -- marches

    @cached_property
    def march(self) -> March:
        """The best march of all: into a Space that is worth it, now or on later turns."""
        return max((March(0.0), *self._marches()), key=lambda march: march.worth)

    def first_steps(self) -> dict[tuple[int, str], float]:
        """What the best march is worth that begins with moving an Alien into a Space, for all that lead somewhere."""
        found: dict[tuple[int, str], float] = {}
        for march in self._marches():
            step = march.alien, march.space
            found[step] = max(march.worth, found.get(step, march.worth))
        return found

    def _marches(self) -> Iterator[March]:
        free = tuple(self._free())
        if free:
            for space in self.board.spaces:
                if self._is_worth_a_look(space):
                    yield from self._into(space, free)

    def _free(self) -> Iterator[tuple[AlienView, str]]:
        """The Aliens that may move, with where they are."""
        for space in self.board.spaces:
            for alien in self.board.mine(space):
                if not alien.held:
                    yield alien, space

    def _is_worth_a_look(self, space: str) -> bool:
        there = self.board.spaces[space]
        empty = there.location is None and there.landing_site is None
        taken = self.board.is_foe(there.conqueror) or bool(self.board.enemies(space))
        return empty or taken or there.resistance > 0 or bool(there.counters)

    def _into(self, space: str, free: Sequence[tuple[AlienView, str]]) -> Iterator[March]:
        """Marches into a Space of the nearest Aliens: one, two, and so on, as far as Action Points go."""
        ways, there = self.board.ways_to(space), self.board.mine(space)
        coming = sorted((ways[at][0], alien.id, at, alien) for alien, at in free if at != space and at in ways)
        before, cost, leaving, first = self.board.worth(space, there), 0, 0.0, March(0.0)
        for n, (price, _, at, alien) in enumerate(coming):
            cost += price
            leaving += self._leaving(at)
            there = (*there, alien)
            step = ways[at][1]
            if not n:
                first = March(0.0, alien.id, step)
            gain = self.board.worth(space, there) - before - leaving - SPARE * cost
            if cost <= self.points:
                yield first._replace(worth=gain)
            elif cost <= self.points + 6 and self.points and self._may_wait(first, space):
                yield first._replace(worth=SOON * gain)

    def _may_wait(self, first: March, target: str) -> bool:
        """Whether the first step leads somewhere on the way, where an Alien may stay over night."""
        return first.space != target and not self.board.stops(first.space)

    def _leaving(self, space: str) -> float:
        """What is lost by an Alien's leaving a Space."""
        mine = self.board.mine(space)
        return max(-ALIEN, self.board.worth(space, mine) - self.board.worth(space, mine[1:]))

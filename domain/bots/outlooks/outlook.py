"""What a search has to know of a game: which moves come into question, and how well a seat stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from operator import attrgetter
from typing import Any, NamedTuple

from domain.deckbuilding.card import Card
from domain.kernel.action import Action, Legal, Setting
from domain.kernel.game import Game

from ..judging import does

MOST = 5
"""So many moves are looked at, at the most."""

PLAYED = 10_000
"""How much the quick bots wish at least to play cards from hand."""

Figures = tuple[float, ...]
"""What tells how a game stands, each about from 0 to 1."""


class Outlook(NamedTuple):
    """What a search has to know of a game.

    `rank` gives the moves that come into question for a view, the best first (a single one: there is nothing to think about);
    `sure` those that a seat makes without a thought, in order, of which one may make another impossible.
    `figures` are read off a table for a seat; with `weights`, the first of which stands alone, they say how probably the
    seat wins. `result` is what the end was worth to a seat, from 0 (lost) to 1 (won). `clock` counts turns; a playout
    sees `turns` for each seat, and begins another one for nobody.
    """

    rank: Callable[[Any, Sequence[Legal]], list[Action]]
    sure: Callable[[Game[Any, Any, Any], Any, int], list[Action]]
    figures: Callable[[Any, int], Figures]
    weights: Figures
    result: Callable[[Any, int], float]
    clock: Callable[[Any], int]
    turns: Callable[[Any], int]

    def prospect(self, table: Any, seat: int) -> float:
        """How well a seat stands at a table, from 0 (lost) to 1 (won)."""
        if table.s.status == "ended":
            return self.result(table, seat)
        return probability(self.weights, self.figures(table, seat))


def probability(weights: Figures, figures: Figures) -> float:
    """How probable a win is by weighted figures (the logistic function of their sum)."""
    alone, *others = weights
    score = alone + sum(weight * figure for weight, figure in zip(others, figures, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, score))))


def ranked(wish: Callable[[Legal], float], legal: Sequence[Legal], sure: float) -> list[Action]:
    """The moves by how much they are wished for; where the best is wished for as much as is `sure`, that one alone."""
    moves = [one for one in legal if not isinstance(one.action, Setting)]
    wanted = sorted(((-wish(one), n) for n, one in enumerate(moves)))
    if wanted and -wanted[0][0] >= sure:
        wanted = wanted[:1]
    return [moves[n].action for _, n in wanted[:MOST]]


def nothing_sure(rules: Game[Any, Any, Any], state: Any, seat: int) -> list[Action]:
    """Every move needs a thought."""
    return []


def plays(
    wishes: Callable[[Any], Callable[[Action], float]], kind: type[Action]
) -> Callable[[Game[Any, Any, Any], Any, int], list[Action]]:
    """What a seat plays from its hand, by the wishes that it has for a view, where those are all legal moves of a `kind`."""

    def sure(rules: Game[Any, Any, Any], state: Any, seat: int) -> list[Action]:
        moves = [one.action for one in rules.listed(state, seat, kind)]
        if len(moves) < 2:
            return []
        wish = wishes(rules.view(state, seat))
        wanted = sorted((-wish(move), n) for n, move in enumerate(moves))
        return [moves[n] for wished, n in wanted if wished <= -PLAYED]

    return sure


# -- decks


def of_deck_game(
    wishes: Callable[[Any], Callable[[Action], float]],
    sure: float,
    play: type[Action],
    figures: Callable[[Any, int], Figures],
    weights: Figures,
    result: Callable[[Any, int], float],
    turn: Callable[[Any], int] = attrgetter("turn"),
) -> Outlook:
    """The outlook of a game in which everybody has a deck and takes turns; a playout sees one turn of each, and one more.

    `wishes` are those of the quick bot for a view: what is wished for as much as is `sure` is done without a thought, and so is to
    `play` cards from hand.
    """

    def rank(view: Any, legal: Sequence[Legal]) -> list[Action]:
        wish = wishes(view)
        return ranked(lambda one: wish(one.action), legal, sure)

    return Outlook(rank, plays(wishes, play), figures, weights, result, turn, lambda state: len(state.seats) + 1)


def strength(cards: Mapping[str, Card]) -> Mapping[str, float]:
    """About what each card brings to a hand."""
    return {key: _brings(card) for key, card in cards.items()}


def _brings(card: Card) -> float:
    said = does(card.effect)
    return (card.attack or 0) + 0.8 * (card.recruit or 0) + 1.5 * ("draw" in said) + 0.3 * bool(card.effect)


def deck_of(table: Any, seat: int) -> tuple[int, ...]:
    """All cards that a seat has to play with."""
    return tuple(table.s.lying_in(f"{zone}.{seat}" for zone in ("deck", "hand", "discard", "played")))


def mean(values: Sequence[float]) -> float:
    """Their mean; 0 of none."""
    return sum(values) / len(values) if values else 0.0

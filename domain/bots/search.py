"""A bot that looks ahead: it deals what its seat doesn't know anew, tries its best moves in each such world, and counts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import sqrt
from random import Random
from typing import Any

from msgspec import Struct

from domain.kernel.action import Action, Decide, Legal, Setting
from domain.kernel.game import Game
from domain.kernel.refusal import Refused
from domain.kernel.sight import Sight, table, world
from domain.kernel.visibility import DecisionView

from .bot import Bot, first_move, own
from .outlooks.outlook import Outlook

More = Callable[[], bool]
"""Whether there is time for another playout."""

FEW = 8
"""So many worlds are looked at before a move may be given up."""

DOUBT = 2.0
"""By how many standard errors a move must be better than the quick one to be made instead: of several that are as good as it, one
looks better by one error more often than not."""

HOPELESS = 1.5
"""By how many standard errors a move is worse that isn't tried any more."""

LONG = 4000
"""A playout of more actions is broken off."""


class Searcher(Struct, frozen=True):
    """A bot that takes its time where it is given a sight; asked like any other, it moves as its `quick` one does."""

    quick: Bot
    outlook: Outlook

    def __call__(
        self, view: Any, legal: Sequence[Legal], decisions: Sequence[DecisionView], chance: Random
    ) -> Action | None:
        return self.quick(view, legal, decisions, chance)

    def wonders(self, rules: Game[Any, Any, Any], state: Any, seat: int, quick: Action) -> bool:
        """Whether there may be something to think about before the quick move is made: not where it only sets something,
        nor where nobody waits for it."""
        return not isinstance(quick, Setting) and seat in rules.awaited(state)

    def think(self, rules: Game[Any, Any, Any], seen: Sight, quick: Action, chance: Random, more: More) -> Action:
        """The move that did best in the worlds tried as long as there was time; `quick`, where none did clearly better."""
        return Thought(self, rules, seen, chance).best(quick, more)


class Words:
    """A random stream for playouts, which nobody has to check."""

    def __init__(self, chance: Random) -> None:
        self.chance, self.at = chance, 0

    def word(self) -> int:
        """The next word."""
        self.at += 1
        return self.chance.getrandbits(32)


class Thought:
    """One search."""

    def __init__(self, searcher: Searcher, rules: Game[Any, Any, Any], seen: Sight, chance: Random) -> None:
        self.quick, self.outlook = searcher.quick, searcher.outlook
        self.rules, self.seen, self.seat, self.chance = rules, seen, seen.seat, chance
        self.table = table(rules, seen)

    def best(self, quick: Action, more: More) -> Action:
        """See `Searcher.think`."""
        moves = self.candidates(quick)
        found: list[list[float]] = [[] for _ in moves]
        alive = list(range(len(moves)))
        while len(alive) > 1 and self._round(moves, alive, found, more):
            alive = promising(found, alive)
        return moves[chosen(found, alive)]

    def candidates(self, quick: Action) -> list[Action]:
        """What comes into question: the quick move first."""
        rules, state = self.rules, self.table
        if decision := own(rules.decisions(state, self.seat)):
            assert isinstance(quick, Decide)
            return answers(decision, quick, self.chance)
        ranked = self.outlook.rank(rules.view(state, self.seat), rules.legal(state, self.seat))
        return [quick] if quick not in ranked else [quick, *(move for move in ranked if move != quick)]

    def _round(self, moves: Sequence[Action], alive: Sequence[int], found: list[list[float]], more: More) -> bool:
        """Try all moves in one more world, if there is time for all."""
        seed = self.chance.getrandbits(64)
        tried: list[float] = []
        for n in alive:
            if not more():
                return False
            tried.append(self.playout(moves[n], Random(seed)))
        for n, worth in zip(alive, tried, strict=True):
            found[n].append(worth)
        return True

    def playout(self, move: Action, chance: Random) -> float:
        """How well the seat stands in a world some turns after a move, if all go on by their quick bots."""
        rules, words = self.rules, Words(chance)
        state = world(self.table, self.seen, words)
        until = self.outlook.clock(state) + self.outlook.turns(state)
        made: tuple[int, Action] | None = (self.seat, move)
        for _ in range(LONG):
            if made is None:
                break
            state = rules.decide(state, *made, words).state
            if not state.stack:
                state = self._play_on(state, made[0], words)
            if state.status == "ended" or self.outlook.clock(state) >= until:
                break
            made = first_move(rules, state, lambda _: self.quick, lambda _: chance)
        return self.outlook.prospect(rules.at(state), self.seat)

    def _play_on(self, state: Any, seat: int, words: Words) -> Any:
        """Make the moves that need no thought, all from one look at the table: to look takes longer than to move."""
        rules = self.rules
        for move in self.outlook.sure(rules, state, seat):
            try:
                state = rules.decide(state, seat, move, words).state
            except Refused:  # what was played before has made it impossible
                break
            if state.stack or state.status == "ended":
                break
        return state


def promising(found: Sequence[Sequence[float]], alive: Sequence[int]) -> list[int]:
    """The moves that may yet be the best, by the same worlds tried with each."""
    leader = max(alive, key=lambda n: sum(found[n]))
    if len(found[leader]) < FEW:
        return list(alive)
    return [n for n in alive if n == leader or ahead(found[leader], found[n]) < HOPELESS]


def chosen(found: Sequence[Sequence[float]], alive: Sequence[int]) -> int:
    """The move that did best, if it did clearly better than the first."""
    leader = max(alive, key=lambda n: (sum(found[n]), -n))
    if leader == 0 or len(found[leader]) < FEW:
        return 0
    return leader if ahead(found[leader], found[0]) > DOUBT else 0


def ahead(one: Sequence[float], other: Sequence[float]) -> float:
    """By how many standard errors of the mean difference the one is ahead, over the worlds in which both were tried."""
    gaps = [a - b for a, b in zip(one, other, strict=False)]
    n, mean = len(gaps), sum(gaps) / len(gaps)
    if not mean:
        return 0.0
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, n - 1)
    return mean / sqrt((spread + 1e-9) / n)


MOST = 6
"""So many ways to answer are tried."""


def answers(decision: DecisionView, quick: Decide, chance: Random) -> list[Action]:
    """Ways to answer: the quick one, none where that may be, each option alone, and some others by chance."""
    keys = [option.key for option in decision.options or ()]
    least, most = decision.least or 0, decision.most or 0
    choices = [quick.choice, *([()] if not least else []), *([(key,) for key in keys] if least <= 1 <= most else [])]
    if most > 1:
        choices += [tuple(chance.sample(keys, chance.randint(max(1, least), most))) for _ in range(MOST)]
    ordered = least == len(keys)
    ways: dict[Collection[str], tuple[str, ...]] = {}
    for choice in choices:
        ways.setdefault(choice if ordered else frozenset(choice), choice)
    return [Decide(decision=decision.decision, choice=choice) for choice in list(ways.values())[:MOST]]


def playouts(n: int) -> More:
    """Time for so many playouts, however long they take."""
    left = iter(range(n))
    return lambda: next(left, None) is not None

"""The odds of Fight Rounds and of whole Battles, and what a Battle is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from domain.games.conquest.card import Counter as ResistanceCounter, Resistance
from domain.games.conquest.cards import ALL
from domain.games.conquest.language import Grant

FACES = range(1, 7)
CRUSHING, DEADLY = 6, 5
HERO_BONUS = 2
"""About what a Hero adds."""


class Foe(NamedTuple):
    """Who is fought: the Strength Total before the dice, and the Resistance Abilities that bear on them."""

    strength: int
    abilities: frozenset[str] = frozenset()

    def stronger(self, by: int, abilities: Iterable[str] = ()) -> Foe:
        """The same with so much more, and with more abilities."""
        return Foe(self.strength + by, self.abilities | frozenset(abilities))


class Chances(NamedTuple):
    """How probable it is that a Fight Round is won and lost; else it is tied."""

    won: float
    lost: float

    @property
    def tied(self) -> float:
        """How probable a tie is."""
        return 1 - self.won - self.lost


def outcome(ahead: int, die: int, foe_die: int, abilities: frozenset[str] = frozenset()) -> int:
    """What a round comes to: 1 it is won, -1 lost, 0 tied. `ahead` is by how much one's total is the greater."""
    crushing, crushed = die >= CRUSHING, foe_die >= (DEADLY if "Deadly" in abilities else CRUSHING)
    difference = ahead + die - foe_die
    result = int(crushing) - int(crushed) if crushing or crushed else (difference > 0) - (difference < 0)
    return result or (-1 if "Assault" in abilities else 0)


@cache
def chances(ahead: int, abilities: frozenset[str] = frozenset()) -> Chances:
    """Those of a round before the dice."""
    foe_dice = [max(a, b) for a in FACES for b in FACES] if "Cunning" in abilities else list(FACES)
    results = [outcome(ahead, die, foe_die, abilities) for die in FACES for foe_die in foe_dice]
    return Chances(results.count(1) / len(results), results.count(-1) / len(results))


# -- the Resistance deck


def foe_of(card: Resistance | ResistanceCounter) -> Foe:
    """A Full Resistance or a counter as a foe."""
    return Foe(card.strength or 0, frozenset(grant.ability for grant in card.each(Grant) if not grant.needs))


@cache
def drawn() -> tuple[tuple[Foe, float], ...]:
    """Whom the Resistance deck turns up, how probably: each Full Resistance with no Hero, one, or two."""
    cards = [card for card in ALL if isinstance(card, Resistance) for _ in range(card.copies)]
    full = [foe_of(card) for card in cards if card.strength is not None]
    heroes, rest = len(cards) - len(full), len(cards)
    weights, so_far = [], 1.0
    for n in range(3):
        weights.append(so_far * (len(full) / rest if n < 2 else 1.0))
        so_far, heroes, rest = so_far * heroes / rest, heroes - 1, rest - 1
    found = Counter[Foe]()
    for foe in full:
        for n, weight in enumerate(weights):
            found[foe.stronger(HERO_BONUS * n)] += weight / len(full)  # type: ignore[assignment]
    return tuple(found.items())


# -- Battles


class Group(NamedTuple):
    """Aliens that fight together: their Strengths from the greatest down, what else their total has, what one is worth."""

    strengths: tuple[int, ...]
    bonus: int = 0
    worth: float = 6.0
    stays: bool = False

    @property
    def total(self) -> int:
        """Their Strength Total."""
        return sum(self.strengths) + self.bonus

    def without_one(self) -> Group:
        """The group after a lost round: the weakest is gone."""
        return self._replace(strengths=self.strengths[:-1])


def group(strengths: Iterable[int], bonus: int = 0, worth: float = 6.0, *, stays: bool = False) -> Group:
    """Aliens of these Strengths as a group; one that `stays` never Escapes."""
    return Group(tuple(sorted(strengths, reverse=True)), bonus, worth, stays)


class Ground(NamedTuple):
    """Where is fought: what the Location adds to each Resistance, the abilities it gives, and the prize at the end."""

    prize: float
    more: int = 0
    abilities: frozenset[str] = frozenset()


@cache
def battle(aliens: Group, left: int, ground: Ground) -> float:
    """What it is worth to fight so many Resistance cards for the prize, with an Escape wherever that is better."""
    if not left:
        return ground.prize
    return sum(
        weight * fight(aliens, foe.stronger(ground.more, ground.abilities), left - 1, ground) for foe, weight in drawn()
    )


@cache
def fight(aliens: Group, foe: Foe, left: int, ground: Ground) -> float:
    """What it is worth to fight this foe, and then so many more cards; its first round can't be avoided."""
    if not aliens.strengths:
        return 0.0
    bold = len(aliens.strengths) if "Bold" in foe.abilities else 0
    odds = chances(aliens.total - foe.strength - bold, foe.abilities)
    won = battle(aliens, left, ground)
    if left and not aliens.stays:
        won = max(0.0, won)
    lost = fight(aliens.without_one(), foe, left, ground)
    worth = odds.won * won + odds.lost * ((lost if aliens.stays else max(0.0, lost)) - aliens.worth)
    return worth / max(0.05, 1 - odds.tied) if worth > 0 or aliens.stays else worth


def counters(aliens: Group, foes: tuple[Foe, ...], left: int, ground: Ground) -> float:
    """What it is worth to fight counters first, and then so many cards."""
    if not foes:
        return battle(aliens, left, ground) if left else ground.prize
    foe, *others = foes
    worth, group = 0.0, aliens
    for won, lost, gone in _rounds(aliens, foe):
        worth += won * counters(gone, tuple(others), left, ground) - lost * group.worth
    return worth


def _rounds(aliens: Group, foe: Foe) -> Iterator[tuple[float, float, Group]]:
    """For each Alien less: how probably the foe is beaten then, how probably another one is lost."""
    alive = 1.0
    while aliens.strengths and alive > 0.01:
        bold = len(aliens.strengths) if "Bold" in foe.abilities else 0
        odds = chances(aliens.total - foe.strength - bold, foe.abilities)
        decided = max(0.05, odds.won + odds.lost)
        yield alive * odds.won / decided, alive * odds.lost / decided, aliens
        alive, aliens = alive * odds.lost / decided, aliens.without_one()

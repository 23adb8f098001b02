"""The board as a seat sees it: how far Spaces are, and what it is worth to have Aliens in one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property

from domain.games.conquest.card import Card, Counter, Event, Location, Race, SpaceStuff
from domain.games.conquest.cards import ALL
from domain.games.conquest.language import ChangeTotal, Grant, Has, Modify, Reroll, Upon, Use, WinFight
from domain.games.conquest.view import AlienView, ConquestView, InvaderView, SpaceView

from .odds import Foe, Ground, Group, battle, counters, fight, foe_of, group
from .prices import ALIEN, CLEARED, POINT, gain

CARDS: Mapping[str, Card] = {card.key: card for card in ALL}
VICTORY = 100.0
FAR = 99


class Board:
    """A view read for one seat."""

    def __init__(self, view: ConquestView) -> None:
        self.view = view
        self.seat = view.seat or 0
        self.me: InvaderView = view.invaders[self.seat]
        self.spaces: Mapping[str, SpaceView] = {space.space: space for space in view.spaces}
        self.near = _near(view.edges)

    # -- players

    def is_foe(self, seat: int | None) -> bool:
        """Whether a seat is an opponent's."""
        return seat is not None and self.view.invaders[seat].side != self.me.side

    @cached_property
    def foes(self) -> tuple[InvaderView, ...]:
        """The opponents."""
        return tuple(one for one in self.view.invaders if one.side != self.me.side)

    @cached_property
    def sides(self) -> Mapping[int, int]:
        """The Terror Points of each side."""
        return dict(zip(sorted({one.side for one in self.view.invaders}), self.view.terror, strict=True))

    def danger(self, seat: int | None) -> float:
        """How much it is worth to set an opponent back, from 0 to 1: more, the nearer to the goal, the fewer others."""
        if not self.is_foe(seat):
            return 0.0
        side = self.view.invaders[seat or 0].side
        others = len({one.side for one in self.foes})
        most = max(self.sides[one.side] for one in self.foes)
        close = self.sides[side] / max(1, self.view.goal)
        return min(1.0, (0.3 + 0.7 * close) * (1.0 if self.sides[side] >= most else 0.6) / (1 + 0.25 * (others - 1)))

    def is_human_event(self, card: int) -> bool:
        """Whether an Event is the Humans', read by its red box."""
        humans = self.view.humans
        played = any(one.card.id == card and one.seat is None for one in self.view.playing)
        return played or (humans is not None and any(one.card.id == card for one in humans.in_play))

    @property
    def leads(self) -> bool:
        """Whether no opponent has more Terror Points."""
        return all(self.sides[one.side] <= self.sides[self.me.side] for one in self.foes)

    # -- Aliens

    def mine(self, space: str) -> tuple[AlienView, ...]:
        """The seat's Aliens in a Space."""
        return tuple(alien for alien in self.spaces[space].aliens if alien.seat == self.seat)

    def enemies(self, space: str) -> tuple[AlienView, ...]:
        """The opponents' Aliens in a Space."""
        return tuple(alien for alien in self.spaces[space].aliens if self.is_foe(alien.seat))

    @cached_property
    def race(self) -> Race | None:
        """The seat's Race."""
        race = CARDS.get(self.me.race.card or "") if self.me.race else None
        return race if isinstance(race, Race) else None

    def has(self, feature: str) -> bool:
        """Whether the seat's Race has a feature."""
        return self.race is not None and any(has.feature == feature for has in self.race.each(Has))

    @cached_property
    def boost(self) -> int:
        """About what cards and tokens are good for in a Fight."""
        events = (CARDS.get(card.card or "") for card in self.me.hand)
        strong = sum(isinstance(event, Event) and _fights(event) for event in events)
        race = self.me.menace > 0 and self.race is not None and _fights(self.race)
        gear = sum(
            isinstance(card := CARDS.get(one.card.card or ""), SpaceStuff) and _fights(card) for one in self.me.gear
        )
        return min(2, strong + gear + race)

    def party(self, aliens: Iterable[AlienView]) -> Group:
        """Aliens as a group that fights."""
        strengths = [alien.strength for alien in aliens]
        return group(strengths, self.boost + self._always(len(strengths)), ALIEN, stays=self.has("never-retreat"))

    def _always(self, n: int) -> int:
        """What the Race adds to the total of so many Aliens whatever is fought."""
        changes = [] if self.race is None else self.race.by_figure.get("total", ())
        return sum(
            change.by
            for change in changes
            if isinstance(change.by, int) and all(getattr(need, "least", FAR) <= n for need in change.needs)
        )

    # -- ways

    def stops(self, space: str) -> bool:
        """Whether the seat's Aliens stop there."""
        there = self.spaces[space]
        if there.resistance or there.counters or self.enemies(space):
            return True
        if there.location is None:
            return there.landing_site is None and not self.has("soars")
        location = CARDS[there.location.card or ""]
        return not there.demolished and any(has.feature == "stops" for has in location.each(Has))

    def price(self, space: str) -> int:
        """The Action Points it takes to leave a Space."""
        there = self.spaces[space]
        card = CARDS.get(there.location.card or "") if there.location and not there.demolished else None
        leaving = card.by_figure.get("leaving-price", ()) if card else ()
        return 1 + sum(change.by for change in leaving if isinstance(change.by, int))

    def ways_to(self, target: str) -> Mapping[str, tuple[int, str]]:
        """From which Spaces the target can be reached: for how many Action Points, and by which first step."""
        ways, border = {target: (0, target)}, [target]
        while border:
            space = border.pop(0)
            cost, _ = ways[space]
            if space != target and self.stops(space):
                continue
            for near in self.near.get(space, ()):
                there = cost + self.price(near)
                if there < ways.get(near, (FAR, ""))[0]:
                    ways[near] = there, space
                    border.append(near)
        return ways

    # -- what Spaces are worth

    def worth(self, space: str, aliens: Sequence[AlienView]) -> float:
        """What may be expected of resolving a Space with these Aliens of the seat."""
        if not aliens:
            return 0.0
        there, party = self.spaces[space], self.party(aliens)
        if there.location is None and there.landing_site is None:
            return (
                _explored(party) if not there.counters else counters(party, self._counters(there), 0, Ground(CLEARED))
            )
        ground = self.ground(there)
        if enemies := self.enemies(space):
            foe = Foe(sum(alien.strength for alien in enemies))
            rest = counters(party, self._counters(there), there.resistance, ground) if ground.prize else 0.0
            spoils = ALIEN * len(enemies) * self.danger(enemies[0].seat) + max(0.0, rest) / 2
            return fight(party, foe, 0, Ground(spoils))
        if there.counters or there.resistance:
            cleared = ground._replace(prize=ground.prize + CLEARED * len(there.counters))
            return counters(party, self._counters(there), there.resistance, cleared)
        return ground.prize if self.is_foe(there.conqueror) else 0.0

    def _counters(self, there: SpaceView) -> tuple[Foe, ...]:
        return tuple(foe_of(card) for one in there.counters if isinstance(card := CARDS[one.card or ""], Counter))

    def ground(self, there: SpaceView) -> Ground:
        """A Location as ground to fight on, the prize as it is for the seat."""
        location = CARDS.get(there.location.card or "") if there.location else None
        if not isinstance(location, Location) or there.demolished:
            return Ground(0.0)
        prize = self.points(there.population)
        if there.conqueror == self.seat or (there.conqueror is not None and not self.is_foe(there.conqueror)):
            return Ground(prize if there.counters else 0.0)
        if there.conqueror is not None:
            return Ground(prize + POINT * there.population * self.danger(there.conqueror))
        return _ground(location, prize + _spoils(location)) if there.resistance else Ground(0.0)

    def points(self, n: int) -> float:
        """What so many Terror Points more are worth: everything, if they win the game."""
        return POINT * n + (VICTORY if n and self.sides[self.me.side] + n >= self.view.goal else 0.0)

    def pull(self, space: str) -> float:
        """What another of the seat's Aliens in a Space is worth."""
        mine = self.mine(space)
        example = next((alien for at in self.spaces for alien in self.mine(at)), None)
        more = (*mine, example) if example else mine
        return self.worth(space, more) - self.worth(space, mine)

    # -- harm

    def harm_to_marker(self, space: str) -> float:
        """How much the loss of the Conquest Marker there would hurt opponents more than the seat's own side."""
        there = self.spaces[space]
        return POINT * there.population * self._weight(there.conqueror)

    def harm_to_aliens(self, space: str) -> float:
        """How much the loss of all Aliens there would."""
        return sum(ALIEN * self._weight(alien.seat) for alien in self.spaces[space].aliens)

    def harm_to_counter(self, counter: int) -> float:
        """What the own side may lose to a Resistance Counter where it is."""
        here = (space for space, there in self.spaces.items() if any(one.id == counter for one in there.counters))
        return sum(max(0.0, -self.harm_to_marker(space)) for space in here)

    def _weight(self, seat: int | None) -> float:
        return 0.0 if seat is None else self.danger(seat) if self.is_foe(seat) else -1.0


@cache
def _near(edges: tuple[tuple[str, str], ...]) -> Mapping[str, tuple[str, ...]]:
    near: dict[str, tuple[str, ...]] = {}
    for a, b in edges:
        near[a], near[b] = (*near.get(a, ()), b), (*near.get(b, ()), a)
    return near


@cache
def _deck() -> tuple[tuple[Location, int], ...]:
    return tuple((card, card.copies) for card in ALL if isinstance(card, Location) and not card.objective)


@cache
def _explored(party: Group) -> float:
    """What an Empty Space is worth: the mean of all Locations that may be drawn."""
    found = [(n * battle(party, card.resistance, _unknown(card)), n) for card, n in _deck() if card.resistance]
    return 1.0 + sum(worth for worth, _ in found) / sum(n for _, n in _deck())


@cache
def _ground(location: Location, prize: float) -> Ground:
    more = sum(
        change.by
        for change in location.by_figure.get("strength", ())
        if isinstance(change.by, int) and not change.needs
    )
    granted = frozenset(grant.ability for grant in location.each(Grant) if not grant.needs)
    return Ground(prize, more, granted)


def _unknown(location: Location) -> Ground:
    return _ground(location, POINT * location.population + _spoils(location))


@cache
def _spoils(location: Location) -> float:
    """What its conquest brings besides Terror Points."""
    return sum(gain(upon.then) for upon in location.each(Upon) if upon.moment == "conquered")


@cache
def _fights(card: Card) -> bool:
    """Whether a card helps in one's own Fights."""
    words = (effect for ability in card.abilities if isinstance(ability, Use) for effect in ability.then)
    return any(isinstance(effect, ChangeTotal | Reroll | WinFight) for effect in words) and not any(
        isinstance(ability, Modify) for ability in card.abilities
    )

"""Which: the Spaces, cards and players that a word speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from .. import names as at

if TYPE_CHECKING:
    from ..position import Position

Option = int | str


class Me(Struct, frozen=True, omit_defaults=True):
    """On whose behalf words are read: the seat that decides, the card they are on, and what was picked so far.

    `barred` can't be picked any more, since a partner did not agree to it. `since` is the decision from which on an
    answer belongs to the word that asks.
    """

    seat: int
    source: int = 0
    key: str = ""
    spaces: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    barred: tuple[Option, ...] = ()
    since: int = 0


class Which(Struct, frozen=True, omit_defaults=True, tag_field="w"):
    """A description of things on the table."""

    def now(self, p: Position, me: Me) -> tuple[Option, ...]:
        """What fits it now, as the options of a decision."""
        raise NotImplementedError


Extreme = Literal["", "most-aliens", "least-population"]


class Spaces(Which, frozen=True, omit_defaults=True, tag="spaces"):
    """Spaces: with or without a Location, a marker, Aliens, enemies, room for a Resistance Counter … all that is said.

    `near` are those adjacent to a picked Space, or to where the picked cards lie; `section` those of one Section:
    the objective one, the picked Space's, that of the Space of the card itself, or that of the Fight. `here` is that
    Space itself, `objective` that of the Objective Location. `populated` asks for a Population of 1 or more before any
    changes, `mine` for so many of the player's own Aliens; a `haven` has some or the player's marker; `near_race` are
    adjacent to Aliens of the player's race. `elsewhere` are not those of the picked cards. Of several with the most or
    the least of something, all that tie fit.
    """

    location: bool | None = None
    demolished: bool | None = None
    populated: bool | None = None
    objective: bool | None = None
    marker: Literal["", "mine", "others", "any", "none"] = ""
    aliens: Literal["", "none", "any"] = ""
    mine: int = 0
    enemy_aliens: bool | None = None
    room: bool = False
    landing_site: bool | None = None
    outer: bool = False
    near: bool = False
    here: bool = False
    near_race: bool = False
    haven: bool = False
    elsewhere: bool = False
    section: Literal["", "objective", "picked", "here"] = ""
    extreme: tuple[Extreme, ...] = ()

    def now(self, p: Position, me: Me) -> tuple[Option, ...]:
        fitting = [space for space in self._among(p, me) if self._fits(p, me, space)]
        for extreme in self.extreme:
            if fitting:
                worth = [_worth(p, space, extreme) for space in fitting]
                fitting = [space for space, n in zip(fitting, worth, strict=True) if n == max(worth)]
        return tuple(fitting)

    def _among(self, p: Position, me: Me) -> tuple[str, ...]:
        if self.here:
            return tuple(filter(None, (p.place_of(me),)))
        if self.near:
            found = dict.fromkeys(near for space in p.places(me) for near in p.s.neighbours[space])
            return tuple(found)
        if self.section == "objective":
            return p.in_section(at.OBJECTIVE_SECTION)
        if self.section:
            spaces = p.places(me) if self.section == "picked" else (p.place_of(me),)
            return tuple(
                space for section in dict.fromkeys(map(at.section_of, spaces)) for space in p.in_section(section)
            )
        return tuple(p.s.neighbours)

    def _fits(self, p: Position, me: Me, space: str) -> bool:
        s = p.s
        return (
            (self.location is None or bool(s.zone(at.location(space))) == self.location)
            and (self.demolished is None or p.is_demolished(space) == self.demolished)
            and (self.populated is None or bool(p.base_population(space)) == self.populated)
            and (self.objective is None or (space == p.objective_space) == self.objective)
            and (not self.marker or _marked(p, me, space, self.marker))
            and (not self.aliens or bool(s.zone(at.aliens(space))) == (self.aliens == "any"))
            and (not self.mine or len(p.aliens_at(space, me.seat)) >= self.mine)
            and (self.enemy_aliens is None or bool(p.opponents_at(space, me.seat)) == self.enemy_aliens)
            and (not self.room or p.has_room(space))
            and (not self.near_race or _is_near_race(p, me, space))
            and (not self.haven or bool(p.aliens_at(space, me.seat)) or p.conqueror(space) == me.seat)
            and (not self.elsewhere or space not in map(p.space_of, me.cards))
            and (self.landing_site is None or (at.owner_of_site(space) is not None) == self.landing_site)
            and (not self.outer or not space.endswith(at.LANDING))
        )


def _marked(p: Position, me: Me, space: str, marker: str) -> bool:
    owner = p.conqueror(space)
    match marker:
        case "none":
            return owner is None
        case "any":
            return owner is not None
        case "mine":
            return owner == me.seat
    return owner is not None and p.are_opponents(owner, me.seat)


def _is_near_race(p: Position, me: Me, space: str) -> bool:
    there = (alien for near in p.s.neighbours[space] for alien in p.aliens_at(near, me.seat))
    return any(map(p.is_race_alien, there))


def _worth(p: Position, space: str, extreme: str) -> int:
    return len(p.s.zone(at.aliens(space))) if extreme == "most-aliens" else -p.population(space)


class Cards(Which, frozen=True, omit_defaults=True, tag="cards"):
    """Cards or pieces of a kind of zone: of one's own, of opponents, of anybody, of the picked players.

    `space` describes where pieces lie on the board; `doomed` are Aliens about to be destroyed. Pieces that are `movable`
    aren't held; `ally` asks for Ally cards, `superhero` for Captain Fantastic; `type` and `most_strength` describe a Full Resistance card.
    """

    zone: Literal[
        "aliens",
        "counters",
        "alien-pool",
        "doomed",
        "stuff",
        "remains",
        "human-tech",
        "hand",
        "playing",
        "fighting",
        "resistance-discard",
    ]
    of: Literal["mine", "others", "any", "picked"] = "any"
    space: Spaces | None = None
    ally: bool | None = None
    superhero: bool | None = None
    type: Literal["", "soft", "hard"] = ""
    most_strength: int | None = None
    movable: bool = False
    at_home: bool | None = None

    def now(self, p: Position, me: Me) -> tuple[Option, ...]:
        if self.zone == "doomed":
            return tuple(i for i in p.s.doomed if self._of(p, me, p.s.owner[i]))
        zones = p.s.zones
        return tuple([i for zone in self._zones(p, me) for i in zones.get(zone, ()) if self._fits(p, me, i, zone)])

    def _zones(self, p: Position, me: Me) -> list[str]:
        if self.zone in ("aliens", "counters"):
            spaces = self.space.now(p, me) if self.space else p.s.neighbours
            return [f"{self.zone}.{space}" for space in spaces]
        if self.zone in ("human-tech", "playing", "fighting", "resistance-discard"):
            return [self.zone]
        theirs = [zone for seat, zone in at.of_seats(self.zone, len(p.s.seats)) if self._of(p, me, seat)]
        return [*theirs, at.remains(at.HUMANS)] if self.zone == "remains" else theirs

    def _of(self, p: Position, me: Me, seat: int) -> bool:
        match self.of:
            case "mine":
                return seat == me.seat
            case "others":
                return p.are_opponents(seat, me.seat)
            case "picked":
                return seat in me.seats
        return True

    def _fits(self, p: Position, me: Me, i: int, zone: str) -> bool:
        card = p.card_of(i)
        if self.zone == "aliens" and not self._of(p, me, p.s.owner[i]):
            return False
        home = self.zone == "aliens" and zone == at.aliens(at.landing_site(p.s.owner[i]))
        return (
            (self.ally is None or ("Ally" in card.keywords) == self.ally)
            and (self.superhero is None or p.is_superhero(i) == self.superhero)
            and (not self.type or card.type == self.type)
            and (self.most_strength is None or (card.strength or 0) <= self.most_strength)
            and (not self.movable or not p.s.held.get(i))
            and (self.at_home is None or home == self.at_home)
        )


class Players(Which, frozen=True, omit_defaults=True, tag="players"):
    """Players: opponents alone, with cards in hand, with the most or fewest Terror Points of those that fit.

    `unmarked`: without this card aimed at them already.
    """

    others: bool = True
    hand: bool = False
    stuff: bool = False
    terror: Literal["", "most", "fewest"] = ""
    unmarked: bool = False

    def now(self, p: Position, me: Me) -> tuple[Option, ...]:
        return tuple(f"seat-{seat}" for seat in self.seats(p, me))

    def seats(self, p: Position, me: Me) -> tuple[int, ...]:
        """The players, in turn order."""
        fitting = [seat for seat in p.turn_order() if self._fits(p, me, seat)]
        if self.terror and fitting:
            best = (max if self.terror == "most" else min)(p.terror(seat) for seat in fitting)
            fitting = [seat for seat in fitting if p.terror(seat) == best]
        return tuple(fitting)

    def _fits(self, p: Position, me: Me, seat: int) -> bool:
        return (
            (not self.others or p.are_opponents(seat, me.seat))
            and (not self.hand or bool(p.s.zone(at.hand(seat))))
            and (not self.stuff or bool(p.s.zone(at.stuff(seat))))
            and (not self.unmarked or not p.is_aimed(me.key, seat))
        )


class Sections(Which, frozen=True, omit_defaults=True, tag="sections"):
    """Board Sections, the objective one first, then in turn order; a picked one stands for its centre Space.

    `players`: those with a Landing Site alone; `marked`: with a Conquest Marker; `most`: those that have the most
    markers or Aliens, all of them where several tie.
    """

    players: bool = False
    marked: bool = False
    most: Literal["", "markers", "aliens"] = ""

    def now(self, p: Position, me: Me) -> tuple[Option, ...]:
        among = p.player_sections() if self.players else (at.OBJECTIVE_SECTION, *p.player_sections())
        fitting = [section for section in among if not self.marked or _markers_on(p, section)]
        if self.most:
            worth = [(_markers_on if self.most == "markers" else _aliens_on)(p, section) for section in fitting]
            fitting = [section for section, n in zip(fitting, worth, strict=True) if n == max(worth)]
        return tuple(fitting)


def _markers_on(p: Position, section: str) -> int:
    return sum(space in p.s.markers for space in p.in_section(section))


def _aliens_on(p: Position, section: str) -> int:
    return sum(len(p.s.zone(at.aliens(space))) for space in p.in_section(section))


Whiches = Spaces | Cards | Players | Sections

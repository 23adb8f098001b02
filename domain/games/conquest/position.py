"""What can be read off a table of Conquest of Planet Earth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from domain.kernel.state import State

from . import names as at
from .card import Card, Counter, Definition, Event, Figure, Location, Race, Resistance, SpaceStuff
from .language import Grant, Has, Me, Modify, count, met
from .options import Options
from .pack import Fast, Pack, pack_of
from .sheet import SHEETS, Sheet
from .state import NOBODY, ConquestState

T = TypeVar("T")
MOST_COUNTERS = 3
OPEN_PILES: Final = (at.discard_of(at.EVENT_DECK), at.PLAYING, at.RESOLVING)
MENACE_PRICE, LANDING_PRICE, MOVING_PRICE = 2, 1, 1


class Source(NamedTuple):
    """A card in force: its id, its definition, and on whose behalf its text is read."""

    id: int
    card: Definition
    me: Me


class BeingPlayed(NamedTuple):
    """An Event that has not taken effect yet: the card, who played it, and its Action Point cost."""

    card: int
    seat: int
    ap: int | None


class Position:
    """A state read with the cards it is played with."""

    s: ConquestState
    content: Mapping[str, Card]
    _found: tuple[int, dict[tuple[str, str], Any]] = (-1, {})

    @property
    def clock(self) -> int:
        """How many events have changed the state since it began to be read."""
        return 0

    def once(self, what: str, about: str, look: Callable[[str], T]) -> T:
        """What a look comes to. It needn't be taken again before the next event: nothing else changes a state."""
        clock, found = self._found
        if clock != self.clock:
            self._found = self.clock, (found := {})
        key = what, about
        if key not in found:
            found[key] = look(about)
        result: T = found[key]
        return result

    @cached_property
    def options(self) -> Options:
        """What was agreed on."""
        return msgspec.convert(self.s.options, Options)

    @property
    def pack(self) -> Pack:
        """The cards it is played with, sorted."""
        return pack_of(self.s.content, self.content)

    def card_of(self, i: int) -> Any:
        """The definition of a card or piece."""
        return self.content[self.s.what[i]]

    # -- players

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.s.seats))

    def turn_order(self) -> tuple[int, ...]:
        """The seats clockwise from the First Player on; from the first seat as long as there is none."""
        n, first = len(self.s.seats), max(0, self.s.first)
        return tuple((first + k) % n for k in range(n))

    def are_opponents(self, a: int, b: int) -> bool:
        """Whether two seats play against each other."""
        return self.options.side(a) != self.options.side(b)

    def race_of(self, seat: int) -> Race:
        """A player's Alien Race."""
        race: Race = self.card_of(self.s.zone(at.race(seat))[0])
        return race

    def intelligence(self, seat: int) -> int:
        """The size of a player's hand of Events."""
        return self.race_of(seat).intelligence + self.changed("intelligence", seat)

    def holder_of(self, event: int) -> int:
        """The seat that has an Event in hand; -1 if nobody has."""
        return next((seat for seat in self.seats if event in self.s.zone(at.hand(seat))), at.HUMANS)

    def is_activated(self, i: int) -> bool:
        """Whether a card lies face down because it was used."""
        return bool(self.s.activated.get(i))

    def is_aimed(self, key: str, seat: int) -> bool:
        """Whether a card of this title in play was aimed at a player."""
        in_play = (card for card, target in self.s.aimed.items() if target == seat and self._remains(card))
        return any(self.s.what[card] == key for card in in_play)

    def _remains(self, card: int) -> bool:
        return any(card in self.s.zone(at.remains(seat)) for seat in (at.HUMANS, *self.seats))

    # -- the board

    @property
    def objective_space(self) -> str:
        """The Space of the Objective Location."""
        return f"{at.OBJECTIVE_SECTION}.{at.LANDING}"

    @cached_property
    def sections(self) -> tuple[str, ...]:
        """The Board Sections, the objective one first."""
        return tuple(dict.fromkeys(map(at.section_of, self.s.neighbours)))

    def player_sections(self) -> tuple[str, ...]:
        """The Player Sections in turn order."""
        return tuple(at.section_of(at.landing_site(seat)) for seat in self.turn_order())

    def in_section(self, section: str) -> tuple[str, ...]:
        """The Spaces of a Section."""
        return _in_section(tuple(self.s.neighbours), section)

    def soars(self, alien: int) -> bool:
        """Whether an Alien does not stop in Empty Spaces this turn: one of a winged race, the first to enter any."""
        owner = self.s.owner[alien]
        return self.is_race_alien(alien) and self.has_feature("soars", owner) and self.s.soared in (0, alien)

    def stopping(self, space: str) -> int | None:
        """The Location in a Space whose text stops whoever moves in for Action Points."""
        for i in () if self.is_demolished(space) else self.s.zone(at.location(space)):
            if any(has.feature == "stops" for has in self.card_of(i).each(Has)):
                return i
        return None

    def location_at(self, space: str) -> Location | None:
        """The Location in a Space."""
        there = self.s.zone(at.location(space))
        location: Location | None = self.card_of(there[-1]) if there else None
        return location

    def is_empty_space(self, space: str) -> bool:
        """Whether a Space is an Empty Space: without a Location, and no Landing Site."""
        return not self.s.zone(at.location(space)) and at.owner_of_site(space) is None

    def is_demolished(self, space: str) -> bool:
        """Whether there is a Demolished Location."""
        return bool(self.s.demolished.get(space))

    def icons(self, space: str) -> tuple[str, ...]:
        """The icons of the Location in a Space, none where it is Demolished."""
        location = self.location_at(space)
        return location.icons if location and not self.is_demolished(space) else ()

    def conqueror(self, space: str) -> int | None:
        """The seat whose Conquest Marker lies in a Space."""
        return self.s.markers.get(space)

    def conquered_by(self, seat: int) -> tuple[str, ...]:
        """The Spaces with a player's Conquest Marker."""
        return tuple(space for space, owner in self.s.markers.items() if owner == seat)

    def base_resistance(self, space: str) -> int:
        """The Resistance Value of a Location before it is conquered."""
        location = self.location_at(space)
        if location is None or self.is_demolished(space) or not location.resistance:
            return 0
        return location.resistance + self._changed_there("resistance-value", space)

    def resistance_value(self, space: str) -> int:
        """How many Resistance must be beaten there now: none where a marker lies."""
        return 0 if space in self.s.markers else self.base_resistance(space)

    def base_population(self, space: str) -> int:
        """The Population printed on a Location; none where it is Demolished."""
        location = self.location_at(space)
        return 0 if location is None or self.is_demolished(space) else location.population

    def population(self, space: str) -> int:
        """The Terror Points that a Location is worth now."""
        location = self.location_at(space)
        if location is None or self.is_demolished(space):
            return 0
        return max(0, location.population + self._changed_there("population", space))

    def _changed_there(self, figure: str, space: str) -> int:
        return sum(by for by, spaces in self.changes_there(figure) if space in spaces)

    def changes_there(self, figure: str) -> list[tuple[int, tuple[int | str, ...]]]:
        """What cards in force change of a figure of Spaces: by how much, and where."""
        return self.once("changes", figure, self._look_for_changes)

    def _look_for_changes(self, figure: str) -> list[tuple[int, tuple[int | str, ...]]]:
        return [
            (count(change.by, self, source.me), change.spaces.now(self, source.me))
            for source in self._on_board_and_tech(figure)
            for change in source.card.by_figure.get(figure, ())
            if change.spaces is not None and met(change.needs, self, source.me)
        ]

    def terror(self, seat: int) -> int:
        """A player's Terror Points: the Population under their markers, and what cards gave."""
        return self.s.terror.get(seat, 0) + sum(self.population(space) for space in self.conquered_by(seat))

    def side_terror(self, side: int) -> int:
        """The Terror Points of all players of a side."""
        return sum(self.terror(seat) for seat in self.seats if self.options.side(seat) == side)

    def is_encounter(self, space: str, seat: int) -> bool:
        """Whether a player's Aliens in a Space have something to explore, to fight or to steal this Battle Phase."""
        if space in self.s.resolved:
            return False
        owner = self.conqueror(space)
        return (
            self.is_empty_space(space)
            or self.has_enemy(space, seat)
            or self.resistance_value(space) > 0
            or (owner is not None and self.are_opponents(owner, seat))
        )

    def encounters(self, seat: int) -> Iterator[str]:
        """The Spaces where a player's Aliens still have to explore, to battle, or may steal a conquest."""
        for space, there in self._aliens():
            if any(self.s.owner[i] == seat for i in there) and self.is_encounter(space, seat):
                yield space

    # -- pieces

    def space_of(self, piece: int) -> str:
        """The Space a piece is in; empty if it isn't on the board."""
        zone, _, space = self.s.zone_of(piece).partition(".")
        return space if zone in ("aliens", "counters") and space in self.s.neighbours else ""

    def aliens_at(self, space: str, seat: int) -> tuple[int, ...]:
        """A player's Aliens in a Space."""
        there, owner = self.s.zones.get(at.aliens(space)), self.s.owner
        return tuple([i for i in there if owner[i] == seat]) if there else ()

    def on_board(self, seat: int) -> tuple[int, ...]:
        """All of a player's Aliens on the board."""
        return tuple(i for _, there in self._aliens() for i in there if self.s.owner[i] == seat)

    def _aliens(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        """The Spaces with Aliens, and all Aliens there."""
        spaces = tuple(self.s.neighbours)
        for space, there in zip(spaces, map(self.s.zones.get, at.all_aliens(spaces)), strict=True):
            if there:
                yield space, there

    def opponents_at(self, space: str, seat: int) -> tuple[int, ...]:
        """The opponents of a player with Aliens in a Space, in turn order."""
        there = {self.s.owner[i] for i in self.s.zone(at.aliens(space))}
        return tuple(other for other in self.turn_order() if other in there and self.are_opponents(other, seat))

    def has_enemy(self, space: str, seat: int) -> bool:
        """Whether there are Resistance Counters or opposing Aliens."""
        if self.s.zone(at.counters(space)):
            return True
        owners = {self.s.owner[i] for i in self.s.zone(at.aliens(space))} - {seat}
        return any(self.are_opponents(owner, seat) for owner in owners)

    def has_room(self, space: str) -> bool:
        """Whether another Resistance Counter fits in."""
        return len(self.s.zone(at.counters(space))) < MOST_COUNTERS

    def by_age(self, counters: Iterable[int]) -> tuple[int, ...]:
        """Resistance Counters in the order they came onto the board."""
        placed = {counter: n for n, counter in enumerate(self.s.placed)}
        return tuple(sorted(counters, key=lambda counter: (placed.get(counter, -1), counter)))

    def is_race_alien(self, alien: int) -> bool:
        """Whether an Alien is of its player's race, not an Ally."""
        figure = self.card_of(alien)
        return isinstance(figure, Figure) and not figure.ally

    def is_superhero(self, i: int) -> bool:
        """Whether a card or counter is Captain Fantastic."""
        card = self.card_of(i)
        return "Superhero" in card.keywords or any(g.ability == "Captain Fantastic" for g in card.each(Grant))

    def strength_of(self, alien: int) -> int:
        """The Strength of one Alien: its race's, or an Ally's own."""
        figure = self.card_of(alien)
        ally = self.content[figure.ally] if figure.ally else None
        if isinstance(ally, SpaceStuff) and ally.strength is not None:
            return ally.strength
        return self.race_of(self.s.owner[alien]).strength

    def in_counter_pool(self, which: str = "") -> bool:
        """Whether the pool has a counter of a kind, or any."""
        return any(not which or self.card_of(i).name == which for i in self.s.zone(at.COUNTER_POOL))

    def partner_of_piece(self, seat: int, piece: int | str) -> int | None:
        """The partner of a player whose Alien a piece is, or whose Conquest Marker lies in a Space.

        Nobody's where the partners are one person.
        """
        owner = self.s.markers.get(piece) if isinstance(piece, str) else self.s.owner.get(piece)
        if owner is None or owner == seat or self.are_opponents(owner, seat) or self.options.mode == "solo":
            return None
        return owner

    def doer(self, me: Me) -> int:
        """Who does what a card says: the player on whose behalf it is read; the Humans by a red box."""
        return at.HUMANS if self.s.played_by.get(me.source, me.seat) == at.HUMANS else me.seat

    # -- places that words speak of

    def place_of(self, me: Me) -> str:
        """The Space that a card's text is about: where it lies, or where the Battle is."""
        zone = self.s.zone_of(me.source) if me.source in self.s.what else ""
        name, _, space = zone.partition(".")
        if name in ("location", "counters"):
            return space
        return self.s.battle.space if self.s.battle else ""

    def places(self, me: Me) -> tuple[str, ...]:
        """The Spaces picked so far, else those where the picked pieces are, else where the card is."""
        if me.spaces:
            return me.spaces
        found = tuple(filter(None, map(self.space_of, me.cards)))
        return found or tuple(filter(None, (self.place_of(me),)))

    def cards_in(self, options: Sequence[int | str]) -> tuple[int, ...]:
        """The cards among some options."""
        return tuple(one for one in options if isinstance(one, int))

    def being_played(self, but: int) -> BeingPlayed | None:
        """The Event played last that has not taken effect yet, apart from one card."""
        for card in reversed(self.s.zone(at.PLAYING)):
            if card != but:
                event: Event = self.card_of(card)
                return BeingPlayed(card, self.s.played_by.get(card, at.HUMANS), event.ap)
        return None

    def is_instant(self) -> bool:
        """Whether an Event that does what it does instantly is being carried out."""
        return any(self.card_of(card).instantly for card in self.s.zone(at.RESOLVING))

    # -- what can be used

    def readable(self, i: int) -> Definition:
        """A card as it is read where it lies: a Resistance Event by its red box."""
        card: Definition = self.card_of(i)
        if isinstance(card, Event) and i in self.s.zone(at.remains(at.HUMANS)):
            return card.as_resistance
        return card

    def usable(self, window: str = "") -> list[Source]:
        """The cards on the table with abilities (for a window): players' own, and the Locations they conquered."""
        return self.once("usable", f"in {window}" if window else "", self._look_for_use)

    def _look_for_use(self, about: str) -> list[Source]:
        conquests = self.s.markers.items()
        return self._of_players(about) + [
            self.source(i, owner) for space, owner in conquests for i in self._about(about, at.location(space))
        ]

    def lying_open(self) -> list[str]:
        """The Events that lie where everybody sees them."""
        return self.once("open", "", self._look_for_events)

    def _look_for_events(self, about: str) -> list[str]:
        what, zones = self.s.what, self.s.zones
        return [what[i] for zone in (*OPEN_PILES, *map(at.remains, self.seats)) for i in zones.get(zone, ())]

    def may_use_again(self, seat: int, key: str, number: int) -> bool:
        """Whether a seat has not used an ability in its span yet."""
        return not any(used.seat == seat and used.key == key and used.number == number for used in self.s.used)

    def fast_events(self, window: str) -> tuple[Fast, ...]:
        """The Events of the players' deck for a window."""
        return self.pack.fast[self.options.together].get(window, ())

    # -- cards in force

    def in_force(self, about: str = "") -> Iterator[Source]:
        """All cards whose lasting texts work now, or those that are about one thing."""
        yield from self._of_players(about)
        yield from self._on_board_and_tech(about)
        yield from self._in_fight(about)

    def _of_players(self, about: str = "") -> list[Source]:
        return self.once("of-players", about, self._look_at_players)

    def _look_at_players(self, about: str) -> list[Source]:
        keys = self.pack.beside.get(about, ())
        lying = self.once("beside", "", self._look_beside) if keys else ()
        found = [self.source(i, seat) for i, key, seat in lying if key in keys]
        for i in self.s.zone(at.remains(at.HUMANS)):
            event: Event = self.card_of(i)
            found.append(Source(i, event.as_resistance, Me(at.HUMANS, i, event.key)))
        return found

    def _look_beside(self, _: str) -> list[tuple[int, str, int]]:
        """All cards in force of players: what they are, and whose."""
        what, zones = self.s.what, self.s.zones
        return [(i, what[i], seat) for seat, zone in at.beside(len(self.s.seats)) for i in zones.get(zone, ())]

    def _on_board_and_tech(self, about: str = "") -> list[Source]:
        return self.once("on-board", about, self._look_at_board)

    def _look_at_board(self, about: str) -> list[Source]:
        keys = self.pack.on_board.get(about)
        if not keys:
            return []
        what, markers, spaces = self.s.what, self.s.markers, tuple(self.s.neighbours)
        found = [
            self.source(i, markers.get(space, at.HUMANS))
            for space, there in zip(spaces, map(self.s.zones.get, at.locations(spaces)), strict=True)
            for i in there or ()
            if what[i] in keys and not self.is_demolished(space)
        ]
        return found + [self.source(i, at.HUMANS) for i in self.s.zone(at.HUMAN_TECH) if what[i] in keys]

    def _in_fight(self, about: str = "") -> Iterator[Source]:
        for i in self.resistance_fought():
            if not about or about in self.content[self.s.what[i]].about:
                yield self.source(i, at.HUMANS)

    def _about(self, about: str, zone: str) -> tuple[int, ...]:
        """The cards in a zone, or those that are about one thing: most are not, and looking at all takes long."""
        there = self.s.zones.get(zone, ())
        if not about or not there:
            return there
        return tuple([i for i in there if about in self.content[self.s.what[i]].about])

    def source(self, i: int, seat: int) -> Source:
        """A card as it is read for a seat."""
        card = self.card_of(i)
        return Source(i, card, Me(seat, i, card.key))

    def changed(self, figure: str, seat: int) -> int:
        """By how much all cards in force change a player's figure; several of one title count once."""
        total, seen = 0, set[tuple[str, int]]()
        for source in self._of_players(figure):
            for n, change in enumerate(source.card.by_figure.get(figure, ())):
                this = source.card.key, n
                if this not in seen and self._concerns(change, source, seat) and met(change.needs, self, source.me):
                    seen.add(this)
                    total += count(change.by, self, source.me)
        return total

    def _concerns(self, change: Modify, source: Source, seat: int) -> bool:
        """Whether a change is for a player."""
        match change.of:
            case "mine":
                return source.me.seat == seat
            case "others":
                return source.me.seat >= 0 and self.are_opponents(source.me.seat, seat)
            case "target":
                return self.s.aimed.get(source.id) == seat
        return True

    def features(self, feature: str) -> Iterator[tuple[Source, Has]]:
        """Where a feature is in force."""
        for source in self.in_force(feature):
            for has in source.card.each(Has):
                if has.feature == feature and met(has.needs, self, source.me):
                    yield source, has

    def has_feature(self, feature: str, seat: int) -> bool:
        """Whether a card of a player has a feature."""
        return any(source.me.seat == seat for source, _ in self.features(feature))

    # -- Fights

    def fighting(self, seat: int, *, race: bool = False) -> tuple[int, ...]:
        """A player's Aliens in the running Battle, or those of the race alone."""
        if self.s.battle is None:
            return ()
        aliens = self.aliens_at(self.s.battle.space, seat)
        return tuple(i for i in aliens if self.is_race_alien(i)) if race else aliens

    def is_ally_on_board(self, ally: int, *, fighting: bool = False) -> bool:
        """Whether the figure of an Ally card is on the board, or in the Fight."""
        if fighting:
            there = [i for side in (self.s.fight.sides if self.s.fight else ()) for i in self.fighting(side)]
        else:
            there = [i for _, aliens in self._aliens() for i in aliens]
        return any(self.card_of(i).ally == self.s.what[ally] for i in there)

    def dice(self) -> tuple[str, ...]:
        """The Fight Dice on the table, as options of a decision: `aliens-3`, `foe-5`; one of several alike once."""
        fight = self.s.fight
        sides = (("aliens", fight.dice), ("foe", fight.foe_dice)) if fight else ()
        return tuple(dict.fromkeys(f"{side}-{face}" for side, faces in sides for face in faces))

    def dice_of(self, side: int) -> tuple[str, ...]:
        """Those of one side: a seat, or -1 the Resistance."""
        theirs = "aliens" if self.s.fight and side == self.s.fight.seat else "foe"
        return tuple(die for die in self.dice() if die.startswith(theirs))

    def foe_of(self, seat: int) -> int:
        """The side that a player fights against: a seat, or -1 the Resistance."""
        fight = self.s.fight
        if fight is None or fight.other < 0:
            return at.HUMANS
        return fight.other if seat == fight.seat else fight.seat

    def fight_dice(self, side: int) -> tuple[int, ...]:
        """The Fight Dice of a side as they lie now."""
        fight = self.s.fight
        if fight is None:
            return ()
        return fight.dice if side == fight.seat else fight.foe_dice

    def survivor(self, gone: int) -> int:
        """Who has won a Fight that a player's Aliens are gone from: the other side, or nobody where it is gone too."""
        foe = self.foe_of(gone)
        return foe if foe < 0 or self.fighting(foe) else NOBODY

    def resistance_fought(self) -> tuple[int, ...]:
        """The Resistance in the Fight: a counter, or the cards turned up; none where Aliens fight Aliens."""
        fight = self.s.fight
        if fight is None or not fight.against_resistance:
            return ()
        return (fight.counter,) if fight.counter else self.s.zone(at.FIGHTING)

    def foe(self) -> Counter | Resistance | None:
        """The counter or the Full Resistance in the Fight; none as long as there are Heroes alone."""
        for i in reversed(self.resistance_fought()):
            card: Counter | Resistance = self.card_of(i)
            if card.strength is not None:
                return card
        return None

    def heroes(self) -> tuple[int, ...]:
        """The Heroes who help in the Fight."""
        return tuple(i for i in self.resistance_fought() if self.card_of(i).strength is None)

    def dice_roller(self, attacker: int) -> int:
        """Who rolls for the Resistance: the next player clockwise; a lone player rolls for both sides."""
        return attacker if self.options.mode == "solo" else (attacker + 1) % len(self.s.seats)

    @property
    def foe_is_superhero(self) -> bool:
        """Whether Captain Fantastic is fought."""
        return any(map(self.is_superhero, self.resistance_fought()))

    def foe_abilities(self) -> frozenset[str]:
        """The Resistance Abilities that the Resistance in the Fight has, each once."""
        return frozenset(
            grant.ability
            for source in self._of_humans("grant to resistance")
            for grant in source.card.each(Grant)
            if grant.to == "resistance" and met(grant.needs, self, source.me)
        )

    def counters_with(self, ability: str) -> tuple[int, ...]:
        """The counters on the board that have a Resistance Ability: of the Objective Section, then of the Player Sections
        in turn order, in the order in which they came."""
        given, found = self._is_given_to_counters(ability), tuple[int, ...]()
        for section in (at.OBJECTIVE_SECTION, *self.player_sections()):
            there = [i for space in self.in_section(section) for i in self.s.zone(at.counters(space))]
            having = [i for i in there if given or any(has.ability == ability for has in self.card_of(i).each(Grant))]
            found += self.by_age(having) if having else ()
        return found

    def _is_given_to_counters(self, ability: str) -> bool:
        return any(
            grant.to == "counters" and grant.ability == ability and met(grant.needs, self, source.me)
            for source in self._on_board_and_tech("grant to counters")
            for grant in source.card.each(Grant)
        )

    def _of_humans(self, about: str) -> Iterator[Source]:
        """The cards whose texts help the Resistance of the running Fight: itself, the Location there, Human Tech."""
        yield from self._in_fight(about)
        space = self.s.battle.space if self.s.battle else ""
        if space and not self.is_demolished(space):
            for i in self._about(about, at.location(space)):
                yield self.source(i, at.HUMANS)
        for i in self._about(about, at.HUMAN_TECH):
            yield self.source(i, at.HUMANS)

    def total(self, side: int) -> int:
        """A side's Strength Total before its Fight Die."""
        return self.foe_total() if side < 0 else self.alien_total(side)

    def alien_total(self, seat: int) -> int:
        """The Strength of a player's Aliens in the Battle, with all changes."""
        strength = sum(map(self.strength_of, self.fighting(seat)))
        return max(0, strength + self.changed("total", seat) + self._changes(seat))

    def foe_total(self) -> int:
        """The Strength of the Resistance in the Fight, with its Heroes and all changes."""
        fight, foe = self.s.fight, self.foe()
        if fight is None:
            return 0
        strength = (foe.strength or 0) if foe else 0
        strength += self._helped("strength") + self._hero_bonuses(fight.seat)
        if "Bold" in self.foe_abilities() and self.s.battle:
            strength += len(self.s.zone(at.aliens(self.s.battle.space)))
        if fight.counter:
            strength += sum(change.by for change in self.s.changes if change.figure == "counter-total")
        return max(0, strength + self.changed("foe-total", fight.seat) + self._changes(at.HUMANS))

    def _hero_bonuses(self, attacker: int) -> int:
        """What the Heroes in the Fight add, each with what cards add to it."""
        if not self.heroes() or self.has_feature("no-hero-bonuses", attacker):
            return 0
        more = self._helped("hero-strength")
        return sum((self.card_of(i).bonus or 0) + more for i in self.heroes())

    def _helped(self, figure: str) -> int:
        return sum(
            count(change.by, self, source.me)
            for source in self._of_humans(figure)
            for change in source.card.by_figure.get(figure, ())
            if met(change.needs, self, source.me)
        )

    def _changes(self, side: int) -> int:
        return sum(change.by for change in self.s.changes if change.side == side and not change.figure)

    def humans_figure(self, figure: str, usual: int) -> int:
        """A figure of the Humans as the cards in force have it: the greatest of what they say."""
        said = [
            count(change.by, self, source.me)
            for source in self._of_humans(figure)
            for change in source.card.by_figure.get(figure, ())
            if met(change.needs, self, source.me)
        ]
        return max([usual, *said])

    # -- the Humans

    @property
    def sheet(self) -> Sheet:
        """The side of the Resistance Phase Sheet in use."""
        return SHEETS[self.options.difficulty]

    @property
    def stage(self) -> int:
        """The Stage of the Human Tech Track."""
        return self.sheet.stage(self.s.track)

    # -- escaping

    def may_never_retreat(self, seat: int) -> bool:
        """Whether a player's Aliens in the Battle are held there by their own ways."""
        return self.has_feature("never-retreat", seat) and bool(self.fighting(seat, race=True))

    def escapes(self, seat: int) -> tuple[str, ...]:
        """The Spaces a player's Aliens may Escape to from the running Battle."""
        battle, fight = self.s.battle, self.s.fight
        if battle is None or self.may_never_retreat(seat):
            return ()
        if fight and fight.against_resistance and any(True for _ in self.features("no-escape")):
            return ()
        return tuple(space for space in self.s.neighbours[battle.space] if self._is_refuge(space, seat))

    def _is_refuge(self, space: str, seat: int) -> bool:
        if space == at.landing_site(seat) or self.aliens_at(space, seat):
            return True
        safe = self.location_at(space) is not None and not self.resistance_value(space)
        return safe and not self.has_enemy(space, seat)

    # -- prices

    def landing_spaces(self, seat: int) -> tuple[str, ...]:
        """Where a player's Aliens may land: the Landing Site, and where cards let them."""
        conquests = self.has_feature("lands-at-conquests", seat)
        more = (
            space
            for space in self.conquered_by(seat)
            if not self.has_enemy(space, seat) and (conquests or self._lands_here(space))
        )
        return (at.landing_site(seat), *more)

    def _lands_here(self, space: str) -> bool:
        location = self.location_at(space)
        return location is not None and any(has.feature == "lands-here" for has in location.each(Has))

    def landing_along(self, seat: int, alien: int) -> tuple[int, ...]:
        """The Aliens that may land along with one for the same price."""
        if not self.is_race_alien(alien) or not self.has_feature("lands-two", seat):
            return ()
        pool = self.s.zone(at.alien_pool(seat))
        return tuple(i for i in pool if i > alien and self.is_race_alien(i))

    def landing_price(self, seat: int, alien: int) -> int:
        """The Action Points it takes to land an Alien."""
        if self.free_landing(seat, alien) is not None:
            return 0
        return LANDING_PRICE + (self.changed("landing-price", seat) if self.is_race_alien(alien) else 0)

    def free_landing(self, seat: int, alien: int) -> tuple[str, int] | None:
        """The ability, by its card and number, because of which an Alien lands at no cost now, if one does."""
        for card, number, has in self._free_landings(seat) if self.is_race_alien(alien) else ():
            landed = sum(used.seat == seat and used.key == card and used.number == number for used in self.s.used)
            if landed < has.n:
                return card, number
        return None

    def _free_landings(self, seat: int) -> Iterator[tuple[str, int, Has]]:
        for source in self._of_players("free-landings"):
            for number, ability in enumerate(source.card.abilities):
                if source.me.seat == seat and isinstance(ability, Has) and ability.feature == "free-landings":
                    yield source.card.key, number, ability

    def event_price(self, seat: int, event: Event) -> int:
        """The Action Points it takes to play an Event."""
        return event.ap + self.changed("event-price", seat) if event.ap is not None else 0

    def menace_price(self, seat: int) -> int:
        """The Action Points it takes to buy a Menace Token."""
        return MENACE_PRICE + self.changed("menace-price", seat)

    def ability_price(self, seat: int, menace: int) -> int:
        """The Menace Tokens it takes to use a Race's ability."""
        dearer = sum(change.by for change in self.s.changes if change.figure == "ability-price")
        return menace + dearer if menace else 0

    def leaving_price(self, space: str) -> int:
        """The Action Points it takes an Alien to move out of a Space."""
        location = self.location_at(space)
        if location is None or self.is_demolished(space):
            return MOVING_PRICE
        return MOVING_PRICE + sum(
            int(change.by) for change in location.by_figure.get("leaving-price", ()) if isinstance(change.by, int)
        )


@cache
def _in_section(spaces: tuple[str, ...], section: str) -> tuple[str, ...]:
    return tuple(space for space in spaces if at.section_of(space) == section)


class Reading(Position):
    """A state with its cards, for reading alone: what was looked up once needn't be again."""

    def __init__(self, state: ConquestState, content: Mapping[str, Card]) -> None:
        self.s, self.content = state, content


def reading(state: State, content: Mapping[str, Card]) -> Reading:
    """A state as Conquest's."""
    assert isinstance(state, ConquestState)
    return Reading(state, content)

"""The words that Conquest of Planet Earth acts with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import structs

from domain.kernel import events as k
from domain.kernel.table import Table

from . import events as e, names as at
from .battle import Exploring
from .card import Counter, Event
from .counters import appear
from .destroying import Destroying
from .fight import reroll
from .humans import deploy
from .language import Effects, Me, Saves, Upon, met
from .language.ability import Once
from .playing import Immediates
from .position import Position, Source
from .running import TEXTS, Run
from .sheet import SUPER_CANNON
from .state import NOBODY, ConquestState

D3: Final = (1, 1, 2, 2, 3, 3)


SCORING: Final = frozenset({e.Conquered, e.Liberated, e.Demolished, e.TerrorGained})
"""What changes Terror Points, besides Locations that come into play or leave it."""


class ConquestTable(Position, Table[ConquestState]):
    """A decision of Conquest being made."""

    _looked: int = -1

    @property
    def clock(self) -> int:
        return len(self.events)

    # -- what always holds

    def watch(self) -> None:
        """A side with its goal wins at once, unless the Super Cannon was there first; counters that are due to be deployed
        wait for the end of a text, counters that appeared for a moment without a Battle."""
        s = self.s
        if s.status != "running" or not s.phase:
            return
        if s.track >= SUPER_CANNON and self.options.resistance:
            self.lose()
        elif len(self.events) != self._looked and self._scored() and (winners := self._winners()):
            self.win(winners)
        elif (s.due or s.appeared) and not deploy(self):
            appear(self)

    def _scored(self) -> bool:
        """Whether anybody has Terror Points, and anything happened since the last look that may change them.

        A state that came by commits was looked at before; one that was arranged may be anything.
        """
        if not self.s.markers and not self.s.terror:
            return False
        since, self._looked = self._looked, len(self.events)
        if since < 0 and not self.s.version:
            return True
        for event in self.events[max(0, since) :]:
            if type(event) in SCORING or (type(event) is k.Moved and "location." in (event.dst[:9], event.src[:9])):
                return True
        return False

    def _winners(self) -> tuple[int, ...]:
        """The seats of the side that has its goal; of several the one next in turn order from the current player.

        Outside turns it is the First Player from whom they are counted.
        """
        n, goal = len(self.s.seats), self.options.goal(len(self.s.seats))
        current = self.s.current if self.s.current >= 0 else max(0, self.s.first)
        for seat in ((current + i) % n for i in range(n)):
            side = self.options.side(seat)
            if self.side_terror(side) >= goal and self._objective_done():
                return tuple(other for other in self.seats if self.options.side(other) == side)
        return ()

    def _objective_done(self) -> bool:
        if not (self.options.together and self.options.objective_required):
            return True
        return self.objective_space in self.s.markers or self.is_demolished(self.objective_space)

    def win(self, winners: tuple[int, ...]) -> None:
        """The game is won."""
        rule = {"team": "team.goal", "competitive": "win.eight-points"}.get(self.options.mode, "coop_end.win")
        self.because(f"conquest.{rule}", 0)
        self._end("win", "terror", winners)

    def lose(self) -> None:
        """The Humans have built the Super Cannon: all players lose."""
        together = self.options.together
        self.because(f"conquest.{'coop_end.lose' if together else 'optional.active-resistance-all-lose'}", 0)
        self._end("loss", "super-cannon", ())

    def _end(self, outcome: str, reason: str, winners: tuple[int, ...]) -> None:
        scores = tuple(self.terror(seat) for seat in self.seats)
        self.emit(k.Ended(outcome=outcome, reason=reason, winners=winners, scores=scores, seed=self.s.seed))

    # -- texts

    def perform(self, me: Me, effects: Sequence[Effects], rule: str = "") -> None:
        """Carry out words next, on somebody's behalf."""
        if effects:
            self.push(Run(me, list(effects), rule or self._rule_of(me)))

    def _rule_of(self, me: Me) -> str:
        red = self.s.played_by.get(me.source) == at.HUMANS
        return "conquest.resistance_event.red-text-only" if red else self.text_rule(me.key)

    def text_rule(self, key: str) -> str:
        """The rule by which the text of a card is carried out."""
        kind = self.content[key].__struct_config__.tag if key in self.content else ""
        return TEXTS.get(str(kind), self.rule)

    def moment(self, moment: str, sources: Iterable[Source]) -> None:
        """Let what these cards do at a moment happen, in order."""
        happening = []
        for source, number, ability in self.happening(moment, sources):
            self.note_use(source.me.seat, source.card.key, number, ability.once)
            happening.append((source.me, ability.then))
        for me, then in reversed(happening):
            self.perform(me, then)

    def happening(self, moment: str, sources: Iterable[Source]) -> Iterator[tuple[Source, int, Upon]]:
        """What these cards do at a moment as things are now: the cards, and their abilities with their numbers."""
        for source in sources:
            for number, ability in enumerate(source.card.abilities):
                if isinstance(ability, Upon) and ability.moment == moment and self._happens(source, ability, number):
                    yield source, number, ability

    def _happens(self, source: Source, ability: Upon, number: int) -> bool:
        """Whether what it needs is met, and it didn't happen too often in its span."""
        again = not ability.once or self.may_use_again(source.me.seat, source.card.key, number)
        return again and met(ability.needs, self, source.me)

    def note_use(self, seat: int, key: str, number: int, once: Once) -> None:
        """A seat uses an ability that is limited to once in a span."""
        if once:
            self.emit(e.AbilityUsed(seat=seat, key=key, number=number, until=once))

    def cards_of(self, seat: int) -> list[Source]:
        """A player's own cards in force."""
        return [source for source in self._of_players() if source.me.seat == seat]

    def aimed_at(self, target: int, seat: int) -> list[Source]:
        """The cards in play that were aimed at a player, as they are read for a seat."""
        return [
            Source(source.id, source.card, structs.replace(source.me, seat=seat))
            for source in self._of_players()
            if self.s.aimed.get(source.id) == target
        ]

    def explore(self, seat: int, space: str) -> None:
        """A Location is drawn for an Empty Space: of several, where one of the player's cards sees farther."""
        seeing = [has for source, has in self.features("explores-from") if source.me.seat == seat]
        n = max((has.n for has in seeing), default=1)
        self.push(Exploring(seat, space, n, may=bool(seeing) and all(has.may for has in seeing)))

    # -- chance

    def any_of(self, ids: Sequence[int]) -> int:
        """One of these drawn by lot, for all to see."""
        return ids[self.roll(-1, 1, len(ids))[0] - 1] if len(ids) > 1 else ids[0]

    def d3(self, seat: int) -> int:
        """A D3: half a D6, rounded up."""
        return D3[self.roll(seat)[0] - 1]

    def random_space(self, section: str, other: str = "") -> str:
        """A Random Space of a Section, rolled again until it isn't the `other` one."""
        while True:
            space = f"{section}.{self.roll(-1)[0]}"
            if space != other:
                return space

    def random_section(self) -> str:
        """One of the Sections by lot."""
        return self.sections[self.roll(-1, 1, len(self.sections))[0] - 1]

    def help_humans(self, figure: str, by: int, until: str) -> None:
        """A figure of everybody's is so much more for a span."""
        self.emit(e.HumansHelped(figure=figure, by=by, until=until))

    # -- points and tokens

    def spend(self, points: int) -> None:
        """Action Points are paid."""
        if points:
            self.emit(e.PointsChanged(points=self.s.points - points, spent=points))

    def gain_points(self, n: int) -> None:
        """More Action Points this turn, or fewer."""
        if n:
            self.emit(e.PointsChanged(points=max(0, self.s.points + n)))

    def pay_landing(self, seat: int, alien: int) -> None:
        """The price of landing an Alien is paid."""
        self.spend(self.landing_price(seat, alien))
        if free := self.free_landing(seat, alien):
            self.note_use(seat, *free, "turn")

    def buy_menace(self, seat: int) -> None:
        """A Menace Token is bought."""
        self.spend(self.menace_price(seat))
        self.gain_menace(seat, 1)

    def gain_menace(self, seat: int, n: int) -> None:
        """A player gains Menace Tokens, or gives some back."""
        tokens = max(0, self.s.menace.get(seat, 0) + n)
        if tokens != self.s.menace.get(seat, 0):
            self.emit(e.MenaceChanged(seat=seat, tokens=tokens))

    def gain_terror(self, seat: int, n: int) -> None:
        """A player gains Terror Points by a card."""
        self.emit(e.TerrorGained(seat=seat, points=self.s.terror.get(seat, 0) + n))

    # -- decks

    def top_of(self, deck: str) -> int | None:
        """The top card of a deck, its discard pile shuffled in if it is empty; none if both are."""
        if not self.s.zone(deck):
            self.reshuffle(deck)
        return self.s.zone(deck)[-1] if self.s.zone(deck) else None

    def reshuffle(self, deck: str) -> None:
        """An empty deck is formed anew of its discard pile; a card that makes that necessary goes there first."""
        rule, card = self.rule, self.card
        if card in self.s.zone(at.RESOLVING) and not self.card_of(card).remains:
            self.because("conquest.timing.reshuffle-includes-self")
            self.discard_event(card)
        self.because("conquest.cards.reshuffle-empty-deck")
        self.shuffle_back(deck)
        self.because(rule, card)

    def shuffle_back(self, deck: str) -> None:
        """A discard pile is shuffled into its deck."""
        if pile := self.s.zone(at.discard_of(deck)):
            self.move(pile, deck)
            self.shuffle(deck)

    def draw_events(self, seat: int, n: int) -> None:
        """A player draws Events into the hand; those to be played immediately are, once all are drawn."""
        if now := self.draw_hand(seat, n):
            self.push(Immediates(seat, now))

    def draw_hand(self, seat: int, n: int) -> tuple[int, ...]:
        """A player draws Events into the hand; the ones among them that must be played immediately."""
        drawn = []
        for _ in range(n):
            if (card := self.top_of(at.EVENT_DECK)) is not None:
                self.move((card,), at.hand(seat), src=at.EVENT_DECK)
                self.show((card,), 1 << seat)
                drawn.append(card)
        self.share_hand(seat)
        return tuple(card for card in drawn if self.card_of(card).immediate)

    def share_hand(self, seat: int) -> None:
        """Partners see what a player holds, if the player lets them."""
        mask, rule, card = self.hand_seen_by(seat), self.rule, self.card
        if mask != 1 << seat:
            self.because(
                "conquest.team.share-hands" if self.options.mode == "team" else "conquest.coop_command.share-hands", 0
            )
            self.show(self.s.zone(at.hand(seat)), mask)
            self.because(rule, card)

    def hand_seen_by(self, seat: int) -> int:
        """The mask of the seats that may see a player's hand: the own one, and partners unless the player won't."""
        if self.s.secretive.get(seat):
            return 1 << seat
        return sum(1 << other for other in self.seats if not self.are_opponents(other, seat))

    def draw_stuff(self, seat: int) -> None:
        """A player draws a Space Stuff card, which lies face up at once; an Ally's figure comes to the Landing Site."""
        card = self.top_of(at.SPACE_STUFF_DECK)
        if card is not None:
            self.show((card,))
            self.take_stuff(seat, card)

    def take_stuff(self, seat: int, card: int) -> None:
        """A Space Stuff card is a player's from now on, with the figure of its Ally."""
        self.move((card,), at.stuff(seat))
        figure = self.figure_of(card)
        if figure is None:
            return
        self.because("conquest.ally.draw", card)
        self.emit(e.FiguresTaken(seat=seat, ids=(figure,)))
        pooled = self.s.zone_of(figure).startswith("alien-pool")
        self.move((figure,), at.alien_pool(seat) if pooled else at.aliens(at.landing_site(seat)))
        if not pooled and self.has_enemy(at.landing_site(seat), seat):
            self.emit(e.Stopped(id=figure))

    def figure_of(self, card: int) -> int | None:
        """The figure of an Ally card."""
        ally = self.s.what[card]
        if "Ally" not in self.content[ally].keywords:
            return None
        return next((i for i, key in self.s.what.items() if getattr(self.content[key], "ally", "") == ally), None)

    def discard_event(self, card: int) -> None:
        """An Event goes to the discard pile of its deck."""
        humans = self.s.played_by.get(card, 0) < 0 and self.options.together
        pile = at.discard_of(at.RESISTANCE_EVENT_DECK if humans else at.EVENT_DECK)
        self.move((card,), pile, src=at.RESOLVING)

    def discard_resistance(self, ids: Sequence[int]) -> None:
        """Resistance cards are discarded; what happens then follows."""
        if ids:
            self.move(ids, at.discard_of(at.RESISTANCE_DECK), src=at.FIGHTING)
            self.moment("discarded", [self.source(i, at.HUMANS) for i in ids])

    def discard_hand(self, seat: int, ids: Sequence[int]) -> None:
        """A player discards Events from the hand."""
        self.show(ids)
        self.move(ids, at.discard_of(at.EVENT_DECK))

    def cancel(self, card: int) -> None:
        """A card in play, or one being played, has no effect any more and goes to its discard pile."""
        definition = self.card_of(card)
        if isinstance(definition, Event):
            self.discard_event(card)
        elif definition.__struct_config__.tag == "human-tech":
            self.move((card,), at.discard_of(at.HUMAN_TECH_DECK))
        else:
            self._lose_stuff(card)

    def _lose_stuff(self, card: int) -> None:
        figure = self.figure_of(card)
        if figure is not None:
            self.because("conquest.ally.card-lost", card)
            self.move((figure,), at.FIGURES)
        if self.is_activated(card):
            self.emit(e.Readied(ids=(card,)))
        self.move((card,), at.discard_of(at.SPACE_STUFF_DECK))

    def aim(self, card: int, seat: int) -> None:
        """A card that remains in play is about this player."""
        self.emit(e.Aimed(id=card, seat=seat))

    # -- Fights

    def change_total(self, side: int, by: int, until: str) -> None:
        """A side's Strength Total is so much more for a span."""
        self.emit(e.TotalChanged(side=side, by=by, until=until))

    def reroll(self, die: str) -> None:
        """A Fight Die (`aliens-3`, `foe-5`) is rolled again by whoever rolled it; the new result stays."""
        side, _, face = die.partition("-")
        reroll(self, foe=side == "foe", face=int(face))

    def find_resistance(self, name: str) -> None:
        """A card is looked for in the Resistance deck, then in its discard pile; it is turned up next in the Battle."""
        for pile in (at.RESISTANCE_DECK, at.discard_of(at.RESISTANCE_DECK)):
            found = [i for i in self.s.zone(pile) if self.card_of(i).name == name]
            if found:
                self.show(found[:1])
                self.move(found[:1], at.NEXT)
                break
        if self.s.zone(at.RESISTANCE_DECK):
            self.shuffle(at.RESISTANCE_DECK)

    def draw_help(self, seat: int) -> None:
        """Resistance is turned up until a Full one comes, which helps a player with its Strength; Heroes are discarded."""
        heroes: list[int] = []
        while (card := self.top_of(at.RESISTANCE_DECK)) is not None:
            self.show((card,))
            self.move((card,), at.HELPING)
            if (strength := self.card_of(card).strength) is not None:
                self.change_total(seat, strength, "fight")
                break
            heroes.append(card)
        self.discard_resistance(heroes)

    def look_at(self, seat: int, deck: str, n: int) -> tuple[int, ...]:
        """A player looks at the top cards of a deck, which lie aside until they are put back."""
        self.because("conquest.card_text.look")
        self.move(self.s.zone(deck)[-n:], at.ASIDE)
        self.show(self.s.zone(at.ASIDE), 1 << seat)
        return self.s.zone(at.ASIDE)

    def put_back(self, seat: int, deck: str, order: Sequence[int]) -> None:
        """The cards that were looked at go back on their deck, the last on top, in an order the player alone knows."""
        self.because("conquest.card_text.look")
        self.rearrange(at.ASIDE, order, to=1 << seat)
        self.move(self.s.zone(at.ASIDE), deck)

    def win_fight(self, winner: int) -> None:
        """A card makes a side win the Fight; one between Aliens only if the others can be sent home after this round."""
        if self.s.fight and self.s.fight.against_resistance:
            self.emit(e.FightDecided(winner=winner))
        else:
            self.emit(e.FightRoundWon(winner=winner))

    def leave_battle(self, seat: int, to: str) -> None:
        """All of a player's Aliens leave the Battle for a Space; if they attacked, it is over without a conquest."""
        battle = self.s.battle
        self.move(self.fighting(seat), at.aliens(to))
        if self.s.fight:
            self.emit(e.FightDecided(winner=NOBODY if self.s.fight.against_resistance else self.survivor(seat)))
        if battle and seat in (battle.seat, battle.winner):
            self.emit(e.BattleDecided(winner=self.survivor(seat)))

    # -- Aliens

    def land(self, seat: int, alien: int, space: str) -> None:
        """A destroyed Alien lands; with an enemy there it moves no further this turn."""
        self.move((alien,), at.aliens(space))
        if self.has_enemy(space, seat):
            self.emit(e.Stopped(id=alien))

    def destroy(self, aliens: Sequence[int], *, lost_round: bool = False) -> None:
        """Aliens are about to be destroyed."""
        if aliens:
            self.push(Destroying(tuple(aliens), self.rule, self.card, lost_round))

    def save(self, aliens: Sequence[int]) -> None:
        """Of the Aliens about to be destroyed these are not."""
        self.emit(e.Doomed(ids=tuple(i for i in self.s.doomed if i not in aliens)))

    def saving(self, alien: int, *, lost_round: bool) -> list[tuple[Source, Saves]]:
        """The abilities that may save an Alien from being destroyed."""
        owner, found = self.s.owner[alien], []
        for source in self._of_players():
            for saves in source.card.each(Saves):
                own = source.me.seat == owner and (lost_round or not saves.lost_round)
                if own and self._concerns_alien(alien, source, saves):
                    found.append((source, saves))
        return found

    def _concerns_alien(self, alien: int, source: Source, saves: Saves) -> bool:
        match saves.of:
            case "race":
                return self.is_race_alien(alien)
            case "self":
                return bool(self.card_of(alien).ally == source.card.key)
        return True

    def sweep(self, spaces: Sequence[str], hit: int, *, counters: bool) -> None:
        """A D6 for each Alien in some Spaces, and up to `hit` it is destroyed; counters likewise go to the pool."""
        hits = []
        for space in spaces:
            if counters:
                self.return_counters([i for i in self.s.zone(at.counters(space)) if self.roll(-1)[0] <= hit])
            hits += [i for i in self.s.zone(at.aliens(space)) if self.roll(self.s.owner[i])[0] <= hit]
        self.destroy(hits)

    def move_piece(self, piece: int, to: str) -> None:
        """A card moves an Alien or a counter to a Space; an Alien stops there by the usual rules."""
        if isinstance(self.card_of(piece), Counter):
            self._leave_fight(piece)
            self.move((piece,), at.counters(to))
            self.counter_arrived(piece, to)
        else:
            self.move((piece,), at.aliens(to))
            if self.s.owner[piece] == self.s.current:
                self.enter(piece, to)

    def enter(self, alien: int, space: str, *, paid: bool = False) -> None:
        """An Alien has moved into a Space: something may stop it there, unless it soars.

        Texts of Locations stop only who moves for Action Points (`paid`).
        """
        owner = self.s.owner[alien]
        empty = self.is_empty_space(space) and not self.has_enemy(space, owner)
        if self.stops(alien, space):
            self.because(
                "conquest.move.stop-enemy"
                if self.has_enemy(space, owner)
                else "conquest.move.stop-empty-space"
                if empty
                else "conquest.move.stop-unconquered"
            )
            self.emit(e.Stopped(id=alien))
        elif paid and (location := self.stopping(space)) is not None:
            self.because("conquest.location.game-text", location)
            self.emit(e.Stopped(id=alien))
        elif empty and self.soars(alien) and not self.s.soared:
            self.emit(e.Soared(id=alien))

    def stops(self, alien: int, space: str) -> bool:
        """Whether an Alien that enters a Space, however it comes there, may not move on."""
        if self.has_enemy(space, self.s.owner[alien]) or self.resistance_value(space) > 0:
            return True
        return self.is_empty_space(space) and not self.soars(alien)

    # -- counters

    def place_randomly(self, section: str, which: str = "", *, other: str = "") -> None:
        """A Resistance Counter comes to a Random Space of a Section; Captain Fantastic fights all over it instead."""
        counter = self.draw_counter(which)
        if counter is not None and not self._visits(counter, section):
            self._put(counter, self.random_space(section, other), push=True)

    def draw_counter(self, which: str = "") -> int | None:
        """A counter from the pool: one of a kind, else any by lot."""
        pool = [i for i in self.s.zone(at.COUNTER_POOL) if not which or self.card_of(i).name == which]
        if not pool:
            return None
        return pool[0] if which else self.any_of(pool)

    def place_counter(self, space: str, which: str = "", *, push: bool) -> None:
        """A Resistance Counter comes to a Space; Captain Fantastic fights all over its Section instead."""
        counter = self.draw_counter(which)
        if counter is not None and not self._visits(counter, at.section_of(space)):
            self._put(counter, space, push=push)

    def _visits(self, counter: int, section: str) -> bool:
        """Whether a counter is Captain Fantastic, who comes out on a Section then."""
        if not self.is_superhero(counter):
            return False
        self.move((counter,), at.counters(section))
        self.emit(e.CounterAppeared(id=counter, cause=self.card))
        return True

    def _put(self, counter: int, space: str, *, push: bool) -> None:
        rule = self.rule
        if push:
            self._push_to_centre(space)
        if self.has_room(space):
            self.because(rule)
            self.move((counter,), at.counters(space))
            self.emit(e.CounterPlaced(id=counter))
            self.counter_arrived(counter, space)
        else:
            self.because("conquest.counter_placement.overflow-track")
            self.move_track(1)

    def _push_to_centre(self, space: str) -> None:
        """The counters in a Space make way for a new one, as far as there is room in the centre."""
        centre = f"{at.section_of(space)}.{at.LANDING}"
        if space == centre:
            return
        self.because("conquest.counter_placement.push")
        for i in self.by_age(self.s.zone(at.counters(space))):
            if self.has_room(centre):
                self.move((i,), at.counters(centre))
                self.counter_arrived(i, centre)

    def counter_arrived(self, counter: int, space: str) -> None:
        """A counter that comes where Aliens are is fought as soon as possible."""
        waits = any(one.id == counter for one in self.s.appeared)
        if self.s.zone(at.aliens(space)) and not waits:
            self.emit(e.CounterAppeared(id=counter, cause=self.card))

    def return_counters(self, ids: Sequence[int]) -> None:
        """Resistance Counters go back to the pool."""
        for counter in ids:
            self._leave_fight(counter)
        if ids:
            self.move(ids, at.COUNTER_POOL)

    def _leave_fight(self, counter: int) -> None:
        """A counter that is taken away while it is fought leaves a Fight without a winner."""
        fight = self.s.fight
        if fight and fight.counter == counter and fight.decided is None:
            self.emit(e.FightDecided(winner=NOBODY))

    # -- Locations

    def lose_marker(self, space: str, doer: int) -> None:
        """The Conquest Marker leaves a Location, for which a seat (or with -1 the Humans) is the cause."""
        owner = self.s.markers[space]
        self.emit(e.Liberated(space=space))
        if doer >= 0 and doer != owner:
            self.moment("marker-lost", self.aimed_at(owner, doer))

    def conquer(self, space: str, seat: int) -> None:
        """A player's Conquest Marker comes onto a Location, in place of any other."""
        self.emit(e.Conquered(space=space, seat=seat))

    def liberate(self, space: str, doer: int = at.HUMANS) -> None:
        """A Location is Liberated."""
        if space in self.s.markers:
            self.lose_marker(space, doer)

    def demolish(self, space: str, doer: int = at.HUMANS) -> None:
        """A Location is Demolished; its text speaks for the last time."""
        if self.location_at(space) is None or self.is_demolished(space):
            return
        location = [self.source(i, at.HUMANS) for i in self.s.zone(at.location(space))]
        self.liberate(space, doer)
        self.emit(e.Demolished(space=space))
        self._break_off(space)
        self.moment("demolished", location)

    def _break_off(self, space: str) -> None:
        """The Fight for a Location that is no more ends without a winner."""
        battle, fight = self.s.battle, self.s.fight
        for_location = fight and fight.against_resistance and not fight.counter and fight.decided is None
        if battle and battle.space == space and for_location:
            self.emit(e.FightDecided(winner=NOBODY))

    # -- the Humans

    def tech_locations(self) -> int:
        """The dice that Tech Locations add to a breakthrough roll, where that was agreed on."""
        if not self.options.tech_locations:
            return 0
        return sum("tech" in self.icons(space) and space not in self.s.markers for space in self.s.neighbours)

    def breakthrough(self, dice: int) -> None:
        """The Humans roll for a breakthrough: with any 6 they draw one Human Tech card."""
        if 6 not in self.roll(-1, dice):
            return
        self.because("conquest.tech_breakthrough.one-card", 0)
        card = self.top_of(at.HUMAN_TECH_DECK)
        if card is not None:
            self.because("conquest.tech_breakthrough.card-in-play", card)
            self.show((card,))
            self.move((card,), at.HUMAN_TECH)
            self.moment("into-play", [self.source(card, max(0, self.s.first))])

    def move_track(self, n: int) -> None:
        """The Human Tech Track moves; each red circle moved onto or past deploys counters."""
        if not self.options.resistance or not n:
            return
        was, to = self.s.track, max(0, min(SUPER_CANNON, self.s.track + n))
        if to != was:
            self.emit(e.TrackMoved(to=to))
        if circles := [circle for circle in self.sheet.red_circles if was < circle <= to]:
            self.emit(e.DeploymentsDue(circles=self.s.due + len(circles)))

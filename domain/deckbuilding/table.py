"""The words that every deck-building game acts with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import ClassVar

from msgspec import structs

from domain.kernel import events as k
from domain.kernel.frame import Frame
from domain.kernel.table import Table
from domain.kernel.zone import kind

from . import events as e
from .card import Card
from .copying import CopyNext, become_copy
from .encounters import Encounters
from .frames import AnyOrder, Exchanging, Gaining, Gathering, MoveAbout, Run, Text
from .language import Cards, Effects, Instead, Me, Upon, When, top
from .position import Position
from .state import DeckState


class DeckTable(Encounters, Position, Table[DeckState]):
    """A deck-building decision being made.

    `cites` maps what happens to the rule of the game's book that it happens by; `specials` the effects that only
    one card has to their frames. `no_cards` are the rules by which words are carried out that no card says. The spaces of the
    `recruit_row` are refilled from the `recruit_deck`; the cards in zones of the kinds `open_zones` all can see.
    """

    content: Mapping[str, Card]
    cites: ClassVar[Mapping[str, str]] = {}
    specials: ClassVar[Mapping[str, type[Frame]]] = {}
    retired: ClassVar[Mapping[str, tuple[Effects, ...]]] = {}
    """Effects that once were one card's alone and have become words since, for games begun before that."""

    no_cards: ClassVar[frozenset[str]] = frozenset()
    recruit_row: ClassVar[tuple[str, ...]]
    recruit_deck: ClassVar[str]
    open_zones: ClassVar[frozenset[str]]

    @contextmanager
    def citing(self, what: str) -> Iterator[None]:
        """What is emitted inside happens by this rule: a key of `cites`, or a rule's id."""
        rule, self.rule = self.rule, self.cites.get(what, what)
        try:
            yield
        finally:
            self.rule = rule

    # -- texts

    def perform(self, me: Me, effects: Iterable[Effects], *, rule: str = "", asked: int = 0) -> None:
        """Carry out words next. `rule` names what they happen by (a key of `cites`, or a rule's id)."""
        todo = list(effects)
        if todo:
            cause = self.cites.get(rule, rule) or self.rule
            run = Run(me.seat, me.you, me.source, me.key, me.play, todo, cause, me.chosen, asked, me.stood, me.named)
            self.push(run)

    def special(self, name: str, me: Me) -> None:
        """What only one card does: its frame takes seat, source, key and play. What words say by now, they do."""
        if words := self.retired.get(name):
            self.perform(me, words)
        else:
            self.push(self.specials[name](me.seat, me.source, me.key, me.play))

    def any_order(self, texts: Iterable[Text]) -> None:
        """Carry out texts that met, in the order that the current player says."""
        if waiting := list(texts):
            self.push(AnyOrder(waiting))

    def gathering(self, what: str, me: Me, then: tuple[Effects, ...], otherwise: tuple[Effects, ...] = ()) -> None:
        """Once what is pushed now is done, carry out words on the cards that were gained, revealed … this way."""
        self.push(Gathering(what, me, then, self.rule, otherwise=otherwise))

    def exchanging(self, me: Me, against: Cards) -> None:
        """Let `you` exchange one of the chosen cards of each hand."""
        hands = [seat for seat in self.clockwise() if set(me.chosen) & set(self.s.zone(f"hand.{seat}"))]
        self.push(Exchanging(me, against, hands, self.rule))

    # -- pools, tallies, plays

    def pool(self, attack: int = 0, recruit: int = 0, *, only: str = "") -> None:
        """Attack (perhaps for one space only) and Recruit Points come or go."""
        if attack or recruit:
            self.emit(e.Pooled(attack=attack, recruit=recruit, only=only))

    def count(self, tally: str, seat: int, ids: Iterable[int]) -> None:
        """Count cards for a tally of the turn."""
        if counted := tuple(ids):
            self.emit(e.Counted(tally=tally, seat=seat, ids=counted))

    def gather(self, what: str, ids: Iterable[int]) -> None:
        """Tell the rules that wait for it what cards were gained, revealed … this way."""
        for frame in self.stack:
            if isinstance(frame, Gathering) and frame.of == what:
                frame.serials += tuple(self.s.serial[i] for i in ids)

    def play_as(self, seat: int, source: int, key: str) -> None:
        """A card counts as played, read as a definition: its icons count, then its text runs."""
        card, before = self.content[key], len(self.s.plays)
        cls = self.class_of(source) if self.s.what[source] == key else card.cls
        with self.citing("play"):
            self.emit(e.Played(id=source, key=key, cls=cls))
            self.pool(card.attack or 0, card.recruit or 0)
        self.perform(Me(seat, seat, source, key, before), card.effect, rule="text")

    def icons_worked(self, me: Me, icons: tuple[str, ...]) -> str:
        """The icons that a card asks for were shown before: the rule (a key of `cites`) by which it works now."""
        return "superpower" if len(icons) == 1 else "critical-hit"

    def name_class(self, me: Me, cls: str) -> None:
        """The play has another class, and the card too if it is itself."""
        own = self.s.what[me.source] == me.key or self._plays_as_copy(me)
        self.emit(e.ClassNamed(play=me.play, id=me.source if own else 0, cls=cls))

    def _plays_as_copy(self, me: Me) -> bool:
        return bool(self.s.plays[me.play].also) and self.s.serial[me.source] in self.s.also

    def play_on_as(self, me: Me, key: str) -> None:
        """A play becomes that of a copy of a card played before: it is read as that, and is of its class as well."""
        card = self.content[key]
        cls = next(play.cls for play in reversed(self.s.plays[: me.play]) if play.key == key)
        own = me.source if self.s.what[me.source] == me.key else 0
        self.emit(e.PlayedAs(play=me.play, id=own, key=key, cls=cls))
        self.pool(card.attack or 0, card.recruit or 0)
        self.perform(structs.replace(me, key=key), card.effect, rule="text")

    def become_copy(self, me: Me, key: str) -> None:
        """Let the card that is being played be played as a copy of what was played before."""
        become_copy(self, me, key)

    def play_copies(self, me: Me, ids: Iterable[int]) -> None:
        """Play a copy of one card after another, each if that can be done then."""
        self.copy_played(me, [self._itself(i).key for i in ids])

    def copy_played(self, me: Me, keys: Iterable[str]) -> None:
        """The same, of cards that were played this turn."""
        self.then(*(CopyNext(me.seat, me.source, key) for key in keys))

    def name_class_of(self, card: int, cls: str) -> None:
        """A card that isn't being played has another class until the turn ends."""
        self.emit(e.ClassNamed(play=-1, id=card, cls=cls))

    def become(self, ids: Iterable[int], key: str) -> None:
        """Cards are from now on what another is, for all to see."""
        for i in ids:
            self.emit(e.Became(id=i, key=key))

    # -- personal decks

    def draw(self, seat: int, n: int) -> None:
        """Draw n cards, as far as there are so many; the discard pile is shuffled in when the deck runs out."""
        while n > 0 and self.restock(seat):
            drawn = top(self.s.zone(f"deck.{seat}"), n)[::-1]
            self.move(drawn, f"hand.{seat}")
            self.show(drawn, 1 << seat)
            self.count("drawn", seat, drawn)
            n -= len(drawn)

    def restock(self, seat: int) -> bool:
        """Make the discard pile the deck if that has run out; whether there is a card now."""
        if not self.s.zone(f"deck.{seat}"):
            self._reshuffle(seat)
        return bool(self.s.zone(f"deck.{seat}"))

    def _reshuffle(self, seat: int) -> None:
        self.use_again(f"discard.{seat}", f"deck.{seat}", "reshuffle", bottom=True)

    def use_again(self, pile: str, deck: str, rule: str, *, bottom: bool = False) -> None:
        """A discard pile is shuffled and becomes the deck, or goes beneath what is left of it, by a rule."""
        if self.s.zone(pile):
            with self.citing(rule):
                self.shuffle(pile)
                self.move(self.s.zone(pile), deck, bottom=bottom)

    def top_of_own(self, seat: int, n: int, *, reshuffle: bool = True) -> tuple[int, ...]:
        """The top n cards of a seat's own deck, the topmost last, the discard pile shuffled under if need be."""
        if reshuffle and len(self.s.zone(f"deck.{seat}")) < n:
            self._reshuffle(seat)
        return top(self.s.zone(f"deck.{seat}"), n)

    def reveal(self, ids: Iterable[int]) -> None:
        """Show cards to everybody by a rule that shows them where they are."""
        ids = tuple(ids)
        with self.citing("reveal"):
            self.show(ids)
        self.gather("revealed", ids)

    def pass_left(self, chosen: Mapping[int, tuple[int, ...]]) -> None:
        """Pass cards of hands to the left, all at once: nobody else learns which."""
        for seat, cards in [(seat, self.hide_in_hand(seat, cards)) for seat, cards in chosen.items() if cards]:
            left = self.next_player(seat)
            self.move(cards, f"hand.{left}")
            self.show(cards, 1 << left)

    def look(self, seat: int, ids: Iterable[int]) -> None:
        """Let one seat alone look at cards that the rules would hide from it."""
        with self.citing("look"):
            self.show(ids, 1 << seat)

    def discard(self, seat: int, ids: Iterable[int]) -> None:
        """Put a seat's cards on its discard pile, for all to see; they count as discarded this turn."""
        ids = tuple(ids)
        self.show(ids)
        self.move(ids, f"discard.{seat}")
        self.count("discarded", seat, ids)
        self.gather("discarded", ids)
        if self.rule not in self.no_cards:
            self._upon_discard(seat, ids)

    def _upon_discard(self, seat: int, ids: tuple[int, ...]) -> None:
        """Carry out next what cards say that a card has made their owner discard."""
        said = [(i, a) for i in ids for a in self.card_of(i).abilities if isinstance(a, Upon) and a.hook == "discard"]
        self.any_order(Text(seat, i, self.s.what[i], a.then, self.cites["override"]) for i, a in said)

    def gain(self, seat: int, stack: str, to: str = "discard") -> None:
        """Take a stack's top card by a card's effect, to where gained cards go; from an empty one nothing."""
        ids = top(self.s.zone(stack), 1)
        if ids and self.is_warded(self.card_of(ids[0]).kind):
            self.push(Gaining(seat, stack, 0, to, self.rule, self.card))
        else:
            self.take_in(seat, ids, to)

    def gain_cards(self, seat: int, ids: Iterable[int], to: str = "discard") -> None:
        """Cards become a seat's by a card's effect, from wherever they are; their places are refilled."""
        ids = tuple(ids)
        left = self._row_spaces(ids)
        warded = [i for i in ids if self.is_warded(self.card_of(i).kind)]
        self.then(*(Gaining(seat, self.s.zone_of(i), i, to, self.rule, self.card) for i in warded))
        self.take_in(seat, tuple(i for i in ids if i not in warded), to)
        self._refill(left)

    def take_in(self, seat: int, ids: tuple[int, ...], to: str) -> None:
        """Cards become a seat's for all to see, and count as gained; nothing keeps them away any more."""
        self.show(ids)
        for i in ids:
            self.put(seat, (i,), self.instead("gain", seat, self.s.zone_of(i), to))
        self.count("gained", seat, ids)
        self.gather("gained", ids)

    def mobilize(self, seat: int, i: int) -> None:
        """Carry out next what a gained card says for that moment."""
        me = Me(seat, seat, i, self.s.what[i], len(self.s.plays))
        self.perform(me, self.card_of(i).mobilize, rule="mobilize")

    def use_discounts(self, seat: int) -> None:
        """A seat has recruited the card that was to be cheaper."""
        for on, _ in self.discounts(seat):
            self.silence(on.source, on.number)

    def give_back(self, seat: int, ids: tuple[int, ...], stack: str) -> None:
        """Put played cards back on their stack, or where an ability says instead."""
        self.put(seat, ids, self.instead("return", seat, stack, stack))

    def put(self, seat: int, ids: tuple[int, ...], to: str) -> None:
        """Put cards into a zone: `deck` is on top of the seat's own, `under-deck` beneath it."""
        own = {"hand", "discard", "deck", "under-deck"}
        zone = f"{to.removeprefix('under-')}.{seat}" if to in own else to
        self.move(ids, zone, bottom=to == "under-deck")

    def instead(self, hook: str, seat: int, stack: str, usual: str) -> str:
        """Where a card of a stack goes: the usual place, or the one that an ability names instead.

        Abilities that wait for the first such card are over, all of them: it was the first for each.
        """
        heard = [(on, self.ability(on)) for on in self.listening(hook) if on.seat == seat]
        said = [(on, a) for on, a in heard if isinstance(a, Instead) and a.stack in ("", stack)]
        for on, a in said:
            if a.once:
                self.silence(on.source, on.number)
        return said[0][1].to if said else usual

    def exchange(self, one: int, other: int) -> None:
        """Two cards change places, for all to see; no place is empty between."""
        there, here = self.s.zone_of(one), self.s.zone_of(other)
        self.show((one, other))
        self.move((other,), there)
        self.move((one,), here)

    def change_places(self, i: int, space: str) -> None:
        """A card of a row and whatever lies in another space of that row change places."""
        here = self.s.zone_of(i)
        there = f"{kind(here)}.{space}"
        if there in self.row_of(i) and here != there:
            self.move(self.s.zone(there), here)
            self.move((i,), there)

    def move_about(self, me: Me, ids: tuple[int, ...]) -> None:
        """Cards move to other spaces of their rows that the seat chooses, and change places with what lies there."""
        self.then(*(MoveAbout(me.seat, me.source, i, self.rule) for i in ids))

    def put_back(self, seat: int, ids: tuple[int, ...], zone: str) -> None:
        """Put cards of one zone back on top of a zone, the first on top, in an order that only the seat knows.

        One that lies there on top already stays as it is. They leave in the order they lie, since that of a move is told to all, and out of a hand under new ids.
        """
        if len(ids) == 1 and self.s.zone(zone)[-1:] == ids:
            return
        if ids and self.s.zone_of(ids[0]) == f"hand.{seat}":
            ids = self.hide_in_hand(seat, ids)
        self.move([i for i in self.s.zone(self.s.zone_of(ids[0])) if i in ids] if ids else (), "aside")
        self.rearrange("aside", ids[::-1], 1 << seat)
        self.move(self.s.zone("aside"), zone)

    def hide_in_hand(self, seat: int, ids: tuple[int, ...]) -> tuple[int, ...]:
        """The new ids of cards in a hand, so that nobody else can tell where in it they were.

        What has begun for one card of it goes on, for all to see.
        """
        hand, serials = f"hand.{seat}", [self.s.serial[i] for i in ids]
        begun = [on for heard in self.s.hooks.values() for on in heard if on.target in self.s.zone(hand)]
        concerned = [self.s.serial[on.target] for on in begun]
        self.shuffle(hand, to=1 << seat)
        for on, target in zip(begun, self.with_serials(concerned), strict=True):
            with self.citing("reveal"):
                self.show((target,))
            self.emit(structs.replace(on, target=target))
        return self.with_serials(serials)

    def shuffle_onto(self, ids: tuple[int, ...], zone: str) -> None:
        """Put cards on top of a zone in random order; of a single one it stays known which it is."""
        if len(ids) > 1:
            self.move(ids, "aside")
            self.shuffle("aside")
            ids = self.s.zone("aside")
        self.leave_for(ids, zone)

    # -- the row to recruit from

    def leave_for(self, ids: tuple[int, ...], zone: str, *, bottom: bool = False) -> None:
        """Move cards away from their places, which are refilled."""
        left = self._row_spaces(ids)
        if kind(zone) in self.open_zones:
            self.show(ids)
        self.move(ids, zone, bottom=bottom)
        self._refill(left)

    def _row_spaces(self, ids: Iterable[int]) -> list[str]:
        return [space for i in ids if (space := self.s.zone_of(i)) in self.recruit_row]

    def _refill(self, left: Iterable[str]) -> None:
        for space in left:
            self.refill(space)
            self.vacated(space)

    def refill(self, space: str) -> None:
        """Turn up the top card of the deck for an empty space; with none left the space stays empty."""
        if card := top(self.s.zone(self.recruit_deck), 1):
            with self.citing("refill"):
                self.show(card)
                self.move(card, space)
            self.turned_up(card[0], space)

    def turned_up(self, i: int, space: str) -> None:
        """What comes of it that a card is turned up for a space."""

    def vacated(self, space: str) -> None:
        """What comes of it that a card has left its space by an effect."""

    # -- out of the box

    def lay(self, zone: str, keys: Iterable[str]) -> None:
        """Put new cards into a zone, for those to see who see the zone."""
        self.make(zone, keys)
        if kind(zone) in self.open_zones:
            self.show(self.s.zone(zone))

    def take_out(self, zone: str, keys: Iterable[str]) -> None:
        """Cards come into the game, so far as the box still has them; who sees the zone sees them."""
        out, taken = Counter(self.s.what.values()), list[str]()
        for key in keys:
            if out[key] < self.content[key].copies:
                out[key] += 1
                taken.append(key)
        self.lay(zone, taken)

    def draw_stack(self, kind: str, among: tuple[str, ...]) -> str:
        """A stack of the box drawn by lot from these, to be used in this game."""
        name = among[self.roll(-1, 1, len(among))[0] - 1]
        self.emit(e.StackChosen(kind=kind, name=name, among=among))
        return name

    def agreed_stack(self, kind: str, agreed: str | None, among: tuple[str, ...]) -> str:
        """A stack of the box to be used in this game: what was agreed on, or one drawn by lot from these."""
        if agreed is None:
            return self.draw_stack(kind, among)
        self.emit(e.StackChosen(kind=kind, name=agreed))
        return agreed

    def deal_row(self) -> None:
        """Lay out the row to recruit from."""
        for space in self.recruit_row:
            dealt = top(self.s.zone(self.recruit_deck), 1)
            self.show(dealt)
            self.move(dealt, space)

    # -- abilities

    def listen(self, me: Me, number: int, target: int = 0, until: str = "turn") -> None:
        """An ability of the card that runs holds until the end of the turn, or longer."""
        hook = self.content[me.key].abilities[number].hook  # type: ignore[union-attr]
        self.emit(
            k.AbilityOn(
                source=me.source, key=me.key, number=number, hook=hook, seat=me.seat, until=until, target=target
            )
        )

    def texts_of(self, hook: str, seat: int, rule: str) -> list[Text]:
        """What a seat's abilities that listen to a hook do when it happens, some only the first few times."""
        heard = [(on, self.ability(on)) for on in self.listening(hook) if on.seat == seat]
        said = [(on, a) for on, a in heard if isinstance(a, When) and not self.is_over(on, a)]
        for on, a in said:
            if a.times:
                self.count(f"heard-{on.source}-{on.number}", seat, (on.source,))
        return [Text(on.seat, on.source, on.key, a.then, rule) for on, a in said]

    def is_over(self, on: k.AbilityOn, a: When) -> bool:
        """Whether what happens the first few times only has happened so often."""
        return bool(a.times) and len(self.s.tally(f"heard-{on.source}-{on.number}", on.seat)) >= a.times

    # -- what a game fills in

    def give_up(self, i: int) -> None:
        """Put away a card that was sacrificed."""
        raise NotImplementedError

    def ko(self, ids: tuple[int, ...], by: int | None = None) -> None:
        """Knock cards out; `by` is the seat whose text says so."""
        raise NotImplementedError

    def overrun(self, ids: tuple[int, ...]) -> None:
        """Let Adversaries of the city overrun, by an effect."""
        raise NotImplementedError

    def good_wins(self) -> None:
        """The players lose."""
        raise NotImplementedError

    def has_room(self) -> bool:
        """Whether a space of the city is empty."""
        raise NotImplementedError

    def place(self, seat: int, ids: tuple[int, ...]) -> None:
        """Let a seat put Adversaries into empty spaces of the city."""
        raise NotImplementedError

    def enter(self, ids: tuple[int, ...], space: str, guarding: int) -> None:
        """Let Adversaries enter the city at a space (where newcomers do, without one), one after another, each with so many Bystanders and its Ambush."""
        raise NotImplementedError

    def cue(self) -> tuple[int, ...]:
        """The card whose text somebody else is speaking just now."""
        raise NotImplementedError

    def defeat(self, seat: int, i: int) -> None:
        """Let a seat defeat an Adversary without a fight."""
        raise NotImplementedError

    def recruit(self, seat: int, i: int) -> None:
        """Let a seat have an Ally as one that it recruits, whatever was paid."""
        raise NotImplementedError

    def play_out(self, ids: tuple[int, ...]) -> None:
        """Play cards of the Adversary Deck one after another, each by its kind."""
        raise NotImplementedError

    def kidnap(self, seat: int, ids: tuple[int, ...]) -> None:
        """Take Bystanders into a Victory Pile, with what they do then."""
        raise NotImplementedError

    def guard(self, guard: int, n: int) -> None:
        """Put Bystanders from their deck under a guard."""
        raise NotImplementedError

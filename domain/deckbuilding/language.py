"""The words that cards are written in: which cards, how many, on what condition, and what then happens.

A card's text is a tree of these words. The tree is data: the engine runs it, the catalogue shows it, and `text`
renders the sentence that a person reads from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct, structs

if TYPE_CHECKING:
    from .position import Position
    from .table import DeckTable

OWN = frozenset({"hand", "played", "discard", "deck", "victory"})
"""Zones that each seat has of its own."""


def top(zone: tuple[int, ...], n: int) -> tuple[int, ...]:
    """The top n cards of a zone, the topmost last."""
    return zone[max(0, len(zone) - n) :]


class Me(Struct, frozen=True):
    """On whose behalf, and from which card, an effect runs.

    `seat` does it; `you` is who set it off (they differ in "each player"). `key` is the definition that runs, which a
    copy borrows; `play` how many plays came before it; `chosen` the cards that the words before it chose; `since` the
    first decision that the question of this effect opened.
    """

    seat: int
    you: int
    source: int
    key: str
    play: int
    since: int = 0
    chosen: tuple[int, ...] = ()


# ---------------------------------------------------------------- which cards


class Cards(Struct, frozen=True, omit_defaults=True):
    """Cards of some zones, narrowed by every field given.

    Zones are kinds: `hand`, `played`, `discard`, `deck`, `victory` of the seat; `city`, `lair`, `ko`, `overrun` of
    the table; `chosen` for the cards that were just chosen.
    """

    zones: tuple[str, ...]
    kind: str = ""
    cls: str = ""
    colored: bool = False
    team: str = ""
    name: str = ""
    group: str = ""
    keyword: str = ""
    icon: str = ""
    cost_least: int | None = None
    cost_most: int | None = None
    odd: bool | None = None
    attack_least: int | None = None
    tally: str = ""
    other: bool = False

    def among(self, p: Position, me: Me) -> tuple[int, ...]:
        """Every card of the zones, fitting or not."""
        return tuple(i for zone in self.zones for i in p.in_kind(zone, me))

    def ids(self, p: Position, me: Me) -> tuple[int, ...]:
        """The cards that fit, in the order they lie."""
        return tuple(i for i in self.among(p, me) if self.fits(p, i, me))

    def fits(self, p: Position, i: int, me: Me) -> bool:
        card = p.card_of(i)
        cost = card.cost or 0
        return (
            self._named(p, i)
            and (self.cost_least is None or cost >= self.cost_least)
            and (self.cost_most is None or cost <= self.cost_most)
            and (self.odd is None or cost % 2 == self.odd)
            and (self.attack_least is None or p.attack_of(i) >= self.attack_least)
            and (not self.tally or p.s.serial[i] in p.counted(self.tally, me.seat))
            and not (self.other and i == me.source)
        )

    def _named(self, p: Position, i: int) -> bool:
        card, cls = p.card_of(i), p.class_of(i)
        return (
            (not self.kind or card.kind == self.kind)
            and (not self.cls or cls == self.cls)
            and (not self.colored or cls != "grey")
            and (not self.team or card.team == self.team)
            and (not self.name or card.name == self.name)
            and (not self.group or card.group == self.group)
            and (not self.keyword or self.keyword in card.keywords)
            and (not self.icon or getattr(card, self.icon) is not None)
        )


# ---------------------------------------------------------------- how many


class Amount(Struct, frozen=True, omit_defaults=True, tag_field="n"):
    """A number that depends on the table."""

    def now(self, p: Position, me: Me) -> int:
        raise NotImplementedError


class Each(Amount, frozen=True, omit_defaults=True, tag="each"):
    """So many for each of these cards."""

    of: Cards
    by: int = 1

    def now(self, p: Position, me: Me) -> int:
        return self.by * len(self.of.ids(p, me))


class Plays(Amount, frozen=True, omit_defaults=True, tag="plays"):
    """So many for each card played this turn before this one, of a class, a team or a name."""

    cls: str = ""
    team: str = ""
    name: str = ""
    by: int = 1

    def now(self, p: Position, me: Me) -> int:
        return self.by * sum(self._fits(p, play.key, play.cls) for play in p.s.plays[: me.play])

    def _fits(self, p: Position, key: str, cls: str) -> bool:
        card = p.content[key]
        return (
            (not self.cls or cls == self.cls)
            and (not self.team or card.team == self.team)
            and (not self.name or card.name == self.name)
        )


class Tally(Amount, frozen=True, omit_defaults=True, tag="tally"):
    """So many for each card counted this turn; `once` counts each physical card once."""

    of: str
    once: bool = False

    def now(self, p: Position, me: Me) -> int:
        counted = p.counted(self.of, me.seat)
        return len(set(counted)) if self.once else len(counted)


class Colors(Amount, frozen=True, omit_defaults=True, tag="colors"):
    """How many different classes these cards have."""

    of: Cards

    def now(self, p: Position, me: Me) -> int:
        return len({p.class_of(i) for i in self.of.ids(p, me)})


class Printed(Amount, frozen=True, omit_defaults=True, tag="printed"):
    """The sum of a printed figure over these cards; a card without the icon counts 0."""

    figure: str
    of: Cards

    def now(self, p: Position, me: Me) -> int:
        return sum(getattr(p.card_of(i), self.figure) or 0 for i in self.of.ids(p, me))


class Players(Amount, frozen=True, omit_defaults=True, tag="players"):
    """One for each player."""

    def now(self, p: Position, me: Me) -> int:
        return len(p.s.seats)


Number = int | Each | Plays | Tally | Colors | Printed | Players


def count(number: Number, p: Position, me: Me) -> int:
    """What a number is now."""
    return number if isinstance(number, int) else number.now(p, me)


# ---------------------------------------------------------------- on what condition


class AtLeast(Struct, frozen=True, omit_defaults=True, tag="at-least", tag_field="c"):
    """The amount has reached n."""

    amount: Number
    n: int = 1

    def holds(self, p: Position, me: Me) -> bool:
        return count(self.amount, p, me) >= self.n


class Exactly(Struct, frozen=True, omit_defaults=True, tag="exactly", tag_field="c"):
    """The amount is n."""

    amount: Number
    n: int

    def holds(self, p: Position, me: Me) -> bool:
        return count(self.amount, p, me) == self.n


Condition = AtLeast | Exactly


# ---------------------------------------------------------------- picking cards


class Pick(Struct, frozen=True, omit_defaults=True, tag_field="p"):
    """The cards that a verb acts on: asked for first, taken then."""

    def ask(self, t: DeckTable, me: Me, verb: str) -> None:
        """Open the decision, where there is one."""

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        raise NotImplementedError


class Some(Pick, frozen=True, omit_defaults=True, tag="some"):
    """The player chooses n of these (or none, with `may`); `fresh` ones this card has not used yet."""

    of: Cards
    n: Number = 1
    may: bool = False
    fresh: bool = False

    def ask(self, t: DeckTable, me: Me, verb: str) -> None:
        used = t.counted(self._used(me), me.seat) if self.fresh else ()
        options = [i for i in self.of.ids(t, me) if t.s.serial[i] not in used]
        n = count(self.n, t, me)
        t.ask(me.seat, verb, options, least=0 if self.may else n, most=n, among=self.of.among(t, me))

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        ids = t.chosen(me.seat, me.since)
        if self.fresh:
            t.count(self._used(me), me.seat, ids)
        return ids

    def _used(self, me: Me) -> str:
        return f"used-{me.play}"


class All(Pick, frozen=True, omit_defaults=True, tag="all"):
    """Every one of these."""

    of: Cards

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        return self.of.ids(t, me)


class Top(Pick, frozen=True, omit_defaults=True, tag="top"):
    """The top n of a deck, the topmost last; a player's own is made anew from the discard pile where it runs out."""

    n: Number = 1
    deck: str = "deck"
    reshuffle: bool = True

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        n = count(self.n, t, me)
        if self.deck != "deck":
            return top(t.s.zone(self.deck), n)
        return t.top_of_own(me.seat, n, reshuffle=self.reshuffle)


class Self(Pick, frozen=True, omit_defaults=True, tag="self"):
    """The card itself, unless a copy is running."""

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        return (me.source,) if t.s.what.get(me.source) == me.key else ()


Picks = Some | All | Top | Self


# ---------------------------------------------------------------- what happens


class Effect(Struct, frozen=True, omit_defaults=True, tag_field="e"):
    """A word that does something: it asks what it must, then does, and pushes what follows."""

    def ask(self, t: DeckTable, me: Me) -> None:
        """Open its decisions, one a seat at the most."""

    def do(self, t: DeckTable, me: Me) -> None:
        """What happens, once answered."""
        raise NotImplementedError


class Pool(Effect, frozen=True, omit_defaults=True, tag="pool"):
    """Attack and Recruit Points for this turn."""

    attack: Number = 0
    recruit: Number = 0

    def do(self, t: DeckTable, me: Me) -> None:
        t.pool(count(self.attack, t, me), count(self.recruit, t, me))


class Draw(Effect, frozen=True, omit_defaults=True, tag="draw"):
    """Draw cards."""

    n: Number = 1

    def do(self, t: DeckTable, me: Me) -> None:
        t.draw(me.seat, count(self.n, t, me))


class DrawAtEnd(Effect, frozen=True, omit_defaults=True, tag="draw-at-end"):
    """The new hand at the end of this turn has so many cards more."""

    n: int = 1

    def do(self, t: DeckTable, me: Me) -> None:
        t.count("extra-draw", me.seat, (me.source,) * self.n)


class Gain(Effect, frozen=True, omit_defaults=True, tag="gain"):
    """Take cards from a stack into the discard pile; an empty stack gives nothing."""

    stack: str
    n: Number = 1

    def do(self, t: DeckTable, me: Me) -> None:
        for _ in range(count(self.n, t, me)):
            t.gain(me.seat, self.stack)


class Kidnap(Effect, frozen=True, omit_defaults=True, tag="kidnap"):
    """Take Bystanders into the Victory Pile; what they do when kidnapped follows."""

    n: Number = 1
    of: Cards | None = None

    def do(self, t: DeckTable, me: Me) -> None:
        ids = self.of.ids(t, me) if self.of else top(t.s.zone("bystander-deck"), count(self.n, t, me))
        t.kidnap(me.seat, tuple(reversed(ids)))


class Guard(Effect, frozen=True, omit_defaults=True, tag="guard"):
    """Each of these Adversaries guards so many Bystanders more, from the Bystander Deck."""

    who: Picks
    n: Number = 1

    def do(self, t: DeckTable, me: Me) -> None:
        n = count(self.n, t, me)
        for guard in self.who.take(t, me):
            t.guard(guard, n)


class Verb(Effect, frozen=True, omit_defaults=True):
    """Acts on the cards it picks; `then` follows if there were any and may speak of them, `otherwise` if none."""

    what: Picks
    then: tuple[Effects, ...] = ()
    otherwise: tuple[Effects, ...] = ()

    def ask(self, t: DeckTable, me: Me) -> None:
        self.what.ask(t, me, self.word())

    def do(self, t: DeckTable, me: Me) -> None:
        ids = self.what.take(t, me)
        if ids:
            self.act(t, me, ids)
        follow = self.then if ids else self.otherwise
        if follow:
            t.perform(structs.replace(me, chosen=ids), follow)

    def word(self) -> str:
        """The word of the decision."""
        return str(self.__struct_config__.tag)

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        raise NotImplementedError


class Ko(Verb, frozen=True, omit_defaults=True, tag="ko"):
    """Knock out: into the KO pile."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.ko(ids)


class Discard(Verb, frozen=True, omit_defaults=True, tag="discard"):
    """Into the discard pile of the seat whose they are."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        first_to_last = ids[::-1] if isinstance(self.what, Top) else ids
        t.discard(me.seat, first_to_last)


class Take(Verb, frozen=True, omit_defaults=True, tag="take"):
    """Into the hand."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.move(ids, f"hand.{me.seat}")
        t.show(ids, 1 << me.seat)


class PutUnder(Verb, frozen=True, omit_defaults=True, tag="put-under"):
    """Under a deck of the table."""

    deck: str = "ally-deck"

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.leave_for(ids, self.deck, bottom=True)


class Put(Verb, frozen=True, omit_defaults=True, tag="put"):
    """Into a pile of the table."""

    pile: str = "overrun"

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.leave_for(ids, self.pile)


class Reveal(Verb, frozen=True, omit_defaults=True, tag="reveal"):
    """Show to everybody; the cards stay where they are."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.reveal(ids)


class ShuffleIn(Verb, frozen=True, omit_defaults=True, tag="shuffle-in"):
    """Shuffle into a deck of the table."""

    deck: str = "adversary-deck"

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.move(ids, self.deck)
        t.shuffle(self.deck)


class Return(Verb, frozen=True, omit_defaults=True, tag="return"):
    """Back to the stack it came from, unless an ability says where else it goes."""

    stack: str = "new-recruits"

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.give_back(me.seat, ids, self.stack)


class PutBack(Effect, frozen=True, omit_defaults=True, tag="put-back"):
    """The chosen cards go back on top of a deck in an order that the player chooses and nobody else learns."""

    deck: str = "deck"

    def ask(self, t: DeckTable, me: Me) -> None:
        n = len(me.chosen)
        t.ask(me.seat, "order", me.chosen, least=n, most=n, among=me.chosen[:1] if n == 1 else None)

    def do(self, t: DeckTable, me: Me) -> None:
        zone = f"deck.{me.seat}" if self.deck == "deck" else self.deck
        t.put_back(me.seat, t.chosen(me.seat, me.since), zone)


class ShowHand(Effect, frozen=True, omit_defaults=True, tag="show-hand"):
    """Show the whole hand to everybody."""

    def do(self, t: DeckTable, me: Me) -> None:
        t.reveal(t.s.zone(f"hand.{me.seat}"))


class ShowElse(Effect, frozen=True, omit_defaults=True, tag="show-else"):
    """Show one of these, or else. Asked even of a player who has none: the table must not learn it before."""

    of: Cards
    otherwise: tuple[Effects, ...]

    def ask(self, t: DeckTable, me: Me) -> None:
        t.ask(me.seat, "show", self.of.ids(t, me), least=0, among=self.of.among(t, me))

    def do(self, t: DeckTable, me: Me) -> None:
        shown = t.chosen(me.seat, me.since)
        if shown:
            t.show(shown)
        else:
            t.perform(me, self.otherwise)


class EachPlayer(Effect, frozen=True, omit_defaults=True, tag="each-player"):
    """All are asked at once; what they chose happens from the current player on, clockwise."""

    what: tuple[Effects, ...]
    others: bool = False

    def ask(self, t: DeckTable, me: Me) -> None:
        for seat in self._seats(t, me):
            self.what[0].ask(t, structs.replace(me, seat=seat))

    def do(self, t: DeckTable, me: Me) -> None:
        for seat in reversed(self._seats(t, me)):
            t.perform(structs.replace(me, seat=seat), self.what, asked=me.since)

    def _seats(self, t: DeckTable, me: Me) -> list[int]:
        return [seat for seat in t.clockwise() if not (self.others and seat == me.you)]


class Superpower(Effect, frozen=True, omit_defaults=True, tag="superpower"):
    """Works only if cards with these class or team icons were played before; twice an icon means two cards."""

    icons: tuple[str, ...]
    then: tuple[Effects, ...]

    def do(self, t: DeckTable, me: Me) -> None:
        if t.icons_before(me.play, self.icons):
            t.perform(me, self.then, rule="superpower" if len(self.icons) == 1 else "critical-hit")


class If(Effect, frozen=True, omit_defaults=True, tag="if"):
    """Only on a condition."""

    condition: Condition
    then: tuple[Effects, ...]
    otherwise: tuple[Effects, ...] = ()

    def do(self, t: DeckTable, me: Me) -> None:
        t.perform(me, self.then if self.condition.holds(t, me) else self.otherwise)


class Either(Effect, frozen=True, omit_defaults=True, tag="either"):
    """One of several things; who set the effect off decides, for each player it happens to."""

    ways: tuple[tuple[Effects, ...], ...]

    def ask(self, t: DeckTable, me: Me) -> None:
        t.ask(me.you, f"either.{me.seat}", [str(n) for n in range(len(self.ways))])

    def do(self, t: DeckTable, me: Me) -> None:
        for way in t.answer(me.you, me.since):
            t.perform(me, self.ways[int(way)])


class Repeat(Effect, frozen=True, omit_defaults=True, tag="repeat"):
    """The same again, so many times."""

    times: Number
    what: tuple[Effects, ...]

    def do(self, t: DeckTable, me: Me) -> None:
        t.perform(me, self.what * count(self.times, t, me))


class NameClass(Effect, frozen=True, omit_defaults=True, tag="name-class"):
    """The player may name a class, which this card then has until the end of the turn."""

    def ask(self, t: DeckTable, me: Me) -> None:
        t.ask(me.seat, "name-class", CLASSES, least=0)

    def do(self, t: DeckTable, me: Me) -> None:
        for cls in t.answer(me.seat, me.since):
            t.name_class(me, str(cls))


class Begin(Effect, frozen=True, omit_defaults=True, tag="begin"):
    """For the rest of the turn, this ability of the card holds; it may concern one card that the player chooses."""

    ability: int = 0
    target: Cards | None = None

    def ask(self, t: DeckTable, me: Me) -> None:
        if self.target:
            t.ask(me.seat, "target", self.target.ids(t, me), among=self.target.among(t, me))

    def do(self, t: DeckTable, me: Me) -> None:
        for target in t.chosen(me.seat, me.since) if self.target else (0,):
            if target:
                t.show((target,))
            t.listen(me, self.ability, target)


class Special(Effect, frozen=True, omit_defaults=True, tag="special"):
    """What only one card does: a frame of the game, by name."""

    name: str

    def do(self, t: DeckTable, me: Me) -> None:
        t.special(self.name, me)


CLASSES = ("strength", "instinct", "covert", "tech", "ranged")

Effects = (
    Pool | Draw | DrawAtEnd | Gain | Kidnap | Guard | Ko | Discard | Take | PutUnder | Put | Reveal | ShuffleIn | Return
    | PutBack | ShowHand | ShowElse | EachPlayer | Superpower | If | Either | Repeat | NameClass | Begin | Special
)  # fmt: skip
"""Every word that does something."""


# ---------------------------------------------------------------- what must be met


class DiscardToDo(Struct, frozen=True, omit_defaults=True, tag="discard", tag_field="need"):
    """To play or fight this card, another card must be discarded from hand."""


class ShowCosts(Struct, frozen=True, omit_defaults=True, tag="show-costs", tag_field="need"):
    """To fight this card, so many of your Allies with different costs must be shown."""

    n: int
    of: Cards


Needs = DiscardToDo | ShowCosts


# ---------------------------------------------------------------- abilities


class Modify(Struct, frozen=True, omit_defaults=True, tag="modify", tag_field="a"):
    """A figure of this card is so much more, as long as it lies in play."""

    by: Number
    figure: str = "attack"


class Instead(Struct, frozen=True, omit_defaults=True, tag="instead", tag_field="a"):
    """What would go to the discard pile (or back to its stack) goes elsewhere: every time, or the first only.

    `hook` is `gain` (by a card's effect), `recruit` (paid for) or `return`; `stack` narrows to cards from there.
    """

    hook: str
    to: str
    stack: str = ""
    once: bool = False


class Grant(Struct, frozen=True, omit_defaults=True, tag="grant", tag_field="a"):
    """One card has a keyword."""

    keyword: str

    @property
    def hook(self) -> str:
        return f"keyword.{self.keyword}"


class When(Struct, frozen=True, omit_defaults=True, tag="when", tag_field="a"):
    """At a moment, something happens."""

    hook: str
    then: tuple[Effects, ...]


class May(Struct, frozen=True, omit_defaults=True, tag="may", tag_field="a"):
    """The player may do something once that the rules alone don't allow."""

    hook: str


Abilities = Modify | Instead | Grant | When | May


def effects_in(effects: Iterable[Effect]) -> Iterable[Effect]:
    """Every word of a text, those inside others too."""
    for effect in effects:
        yield effect
        for name in effect.__struct_fields__:
            value = getattr(effect, name)
            if isinstance(value, tuple):
                inner = [e for way in value for e in (way if isinstance(way, tuple) else (way,))]
                yield from effects_in(e for e in inner if isinstance(e, Effect))

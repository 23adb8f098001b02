"""What happens: the words that do something."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, structs

from .amount import Condition, Number, Total, count, distinct
from .pick import All, Ordered, Picks, Some, Top
from .which import Cards, Me, captured, top

if TYPE_CHECKING:
    from .table import DeckTable


class Effect(Struct, frozen=True, omit_defaults=True, tag_field="e"):
    """A word that does something: it asks what it must, then does, and pushes what follows."""

    def ask(self, t: DeckTable, me: Me) -> None:
        """Open its decisions, one a seat at the most."""

    def do(self, t: DeckTable, me: Me) -> None:
        """What happens, once answered."""
        raise NotImplementedError


class Pool(Effect, frozen=True, omit_defaults=True, tag="pool"):
    """Attack and Recruit Points for this turn; `only` names the space where alone the Attack may be spent."""

    attack: Number = 0
    recruit: Number = 0
    only: str = ""

    def do(self, t: DeckTable, me: Me) -> None:
        t.pool(count(self.attack, t, me), count(self.recruit, t, me), only=self.only)


class Draw(Effect, frozen=True, omit_defaults=True, tag="draw"):
    """Draw cards."""

    n: Number = 1

    def do(self, t: DeckTable, me: Me) -> None:
        t.draw(me.seat, count(self.n, t, me))


class ExtraTurn(Effect, frozen=True, omit_defaults=True, tag="extra-turn"):
    """After this turn the player takes another; several of them come one after another."""

    def do(self, t: DeckTable, me: Me) -> None:
        t.count("extra-turn", me.seat, (me.source,))


class DrawAtEnd(Effect, frozen=True, omit_defaults=True, tag="draw-at-end"):
    """The new hand at the end of this turn has so many cards more, or less."""

    n: int = 1

    def do(self, t: DeckTable, me: Me) -> None:
        t.count("extra-draw" if self.n > 0 else "fewer-draw", me.seat, (me.source,) * abs(self.n))


class Gain(Effect, frozen=True, omit_defaults=True, tag="gain"):
    """Take cards from a stack into the discard pile, the hand or the deck, or `up_to` so many; an empty stack gives nothing."""

    stack: str
    n: Number = 1
    up_to: bool = False
    to: str = "discard"

    def ask(self, t: DeckTable, me: Me) -> None:
        if self.up_to:
            most = min(count(self.n, t, me), len(t.s.zone(self.stack)))
            t.ask(me.seat, "how-many", [str(n) for n in range(most + 1)], among=())

    def do(self, t: DeckTable, me: Me) -> None:
        n = int(t.answer(me.seat, me.since)[0]) if self.up_to else count(self.n, t, me)
        for _ in range(n):
            t.gain(me.seat, self.stack, self.to)


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

    def ask(self, t: DeckTable, me: Me) -> None:
        self.who.ask(t, me, "guard")

    def do(self, t: DeckTable, me: Me) -> None:
        n = count(self.n, t, me)
        for guard in self.who.take(t, me):
            t.guard(guard, n)


class Verb(Effect, frozen=True, omit_defaults=True):
    """Acts on the cards it picks; `then` follows if there were any and may speak of them, `otherwise` if none.

    What the act itself brings about, such as a newcomer's Ambush, is over before anything follows.
    """

    what: Picks
    then: tuple[Effects, ...] = ()
    otherwise: tuple[Effects, ...] = ()

    def ask(self, t: DeckTable, me: Me) -> None:
        self.what.ask(t, me, self.word())

    def do(self, t: DeckTable, me: Me) -> None:
        ids = self.what.take(t, me)
        follow = self.then if ids else self.otherwise
        if follow:
            t.perform(structs.replace(me, chosen=ids) if ids else me, follow)
        if ids:
            self.act(t, me, ids)

    def word(self) -> str:
        """The word of the decision."""
        return str(self.__struct_config__.tag)

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        raise NotImplementedError


class Ko(Verb, frozen=True, omit_defaults=True, tag="ko"):
    """Knock out: into the KO pile."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.ko(ids, me.seat)


class Discard(Verb, frozen=True, omit_defaults=True, tag="discard"):
    """Into the discard pile of the seat whose they are."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        first_to_last = ids[::-1] if isinstance(self.what, Top) else ids
        owners = {i: me.seat if (owner := t.owner(i)) is None else owner for i in ids}
        for seat in dict.fromkeys(owners.values()):
            t.discard(seat, [i for i in first_to_last if owners[i] == seat])


class Take(Verb, frozen=True, omit_defaults=True, tag="take"):
    """Into the hand; `drawn` cards count as drawn."""

    drawn: bool = False

    def word(self) -> str:
        return "draw" if self.drawn else "take"

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.move(ids, f"hand.{me.seat}")
        t.show(ids, 1 << me.seat)
        if self.drawn:
            t.count("drawn", me.seat, ids)


class GainCards(Verb, frozen=True, omit_defaults=True, tag="gain-cards"):
    """Into the discard pile, or elsewhere, as cards gained, from wherever they are."""

    to: str = "discard"

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.gain_cards(me.seat, ids, self.to)


class Give(Verb, frozen=True, omit_defaults=True, tag="give"):
    """Another player, whom the player chooses, gains the cards; with nobody else at the table it can't be done."""

    def ask(self, t: DeckTable, me: Me) -> None:
        if t.others(me.seat):
            super().ask(t, me)

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        gained = GainCards(All(Cards(("chosen",))))
        t.perform(structs.replace(me, chosen=ids), (ChoosePlayer((gained,), others=True),))


class PutUnder(Verb, frozen=True, omit_defaults=True, tag="put-under"):
    """Under a deck of the table, or one's own."""

    deck: str = "ally-deck"

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.leave_for(ids, t.meant(self.deck, me), bottom=True)


class PutOn(Verb, frozen=True, omit_defaults=True, tag="put-on"):
    """On top of a deck of the table; of cards in an order the first is then the topmost.

    On one's own deck they come in the order that they were chosen in, the first on top; out of hand nobody else learns
    which they are.
    """

    deck: str = "adversary-deck"

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        deck = t.meant(self.deck, me)
        if t.s.zone_of(ids[0]) == f"hand.{me.seat}" and deck != self.deck:
            t.put_back(me.seat, ids, deck)
        else:
            in_order = isinstance(self.what, Ordered) or deck != self.deck
            t.leave_for(ids[::-1] if in_order else ids, deck)


class Put(Verb, frozen=True, omit_defaults=True, tag="put"):
    """Into a pile of the table, or the seat's own of that name; `captured` is under the Adversary spoken of."""

    pile: str = "overrun"

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.leave_for(ids, t.meant(self.pile, me))


class Overrun(Verb, frozen=True, omit_defaults=True, tag="overrun"):
    """Out of the city, with all that an overrun brings; nobody else moves."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.overrun(ids)


class SetAside(Verb, frozen=True, omit_defaults=True, tag="set-aside"):
    """Out of the way, face up, until it is said what becomes of them."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.leave_for(ids, "set-aside")


class Place(Verb, frozen=True, omit_defaults=True, tag="place"):
    """Into an empty space of the city that the player chooses; nobody is pushed. With no such space there is no way."""

    def ask(self, t: DeckTable, me: Me) -> None:
        if t.has_room():
            super().ask(t, me)

    def do(self, t: DeckTable, me: Me) -> None:
        if t.has_room():
            super().do(t, me)
        else:
            t.perform(me, self.otherwise)

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.place(me.seat, ids)


class Choose(Verb, frozen=True, omit_defaults=True, tag="choose"):
    """The cards stay where they are; what follows speaks of them."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        """Nothing yet."""


class Enter(Verb, frozen=True, omit_defaults=True, tag="enter"):
    """Into the city, from wherever it lies: at the Bridge or another space, with all that an entry brings.

    It comes `guarding` so many Bystanders from their deck, which are under it before its Ambush.
    """

    space: str = "bridge"
    guarding: int = 0

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.enter(ids, self.space, self.guarding)


class MoveTo(Verb, frozen=True, omit_defaults=True, tag="move-to"):
    """To a space of the city, out of another: whoever stands there comes to that other one. Nobody is pushed.

    Without a space it is one that the player chooses.
    """

    space: str = "bridge"

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        if self.space:
            for i in ids:
                t.change_places(i, self.space)
        else:
            t.move_about(me, ids)


class Defeat(Verb, frozen=True, omit_defaults=True, tag="defeat"):
    """Defeated without a fight: nothing is paid and nothing else needed, but all that follows a fight follows."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        for i in ids:
            t.defeat(me.seat, i)


class Recruit(Verb, frozen=True, omit_defaults=True, tag="recruit"):
    """Recruited without being paid for: they count as recruited, and go where recruited ones go."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        for i in ids:
            t.recruit(me.seat, i)


class Play(Verb, frozen=True, omit_defaults=True, tag="play"):
    """Play cards of the Adversary Deck, each completely, in the order picked."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.play_out(ids)


class Become(Verb, frozen=True, omit_defaults=True, tag="become"):
    """From now on they are what another card is, wherever they come to lie; what is printed on them counts no more."""

    card: str = ""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.become(ids, self.card)


class PlayCopy(Verb, frozen=True, omit_defaults=True, tag="play-copy"):
    """Play a copy of each, in the order picked, as far as it can be played when its turn comes."""

    def word(self) -> str:
        return "copy"

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.play_copies(me, ids)


class PlayAs(Effect, frozen=True, omit_defaults=True, tag="play-as"):
    """This very play is that of a copy of a card played before it this turn, whose class the card has besides its own.

    It remains one play. With nothing to copy, the card is only itself.
    """

    def ask(self, t: DeckTable, me: Me) -> None:
        played = dict.fromkeys(play.key for play in t.s.plays[: me.play])
        t.ask(me.seat, "play-as", [key for key in played if t.can_play_as(me.seat, key)], among=())

    def do(self, t: DeckTable, me: Me) -> None:
        for key in t.answer(me.seat, me.since):
            t.become_copy(me, str(key))


class Reveal(Verb, frozen=True, omit_defaults=True, tag="reveal"):
    """Show to everybody; the cards stay where they are."""

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.reveal(ids)


class Look(Verb, frozen=True, omit_defaults=True, tag="look"):
    """The player alone looks at the cards, which stay where they are; or `you` do, at those of the player."""

    you: bool = False

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.look(me.you if self.you else me.seat, ids)


class ShuffleIn(Verb, frozen=True, omit_defaults=True, tag="shuffle-in"):
    """Shuffle into a deck of the table, or one's own."""

    deck: str = "adversary-deck"

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        deck = t.meant(self.deck, me)
        t.move(ids, deck)
        t.shuffle(deck)


class ShuffleOnto(Verb, frozen=True, omit_defaults=True, tag="shuffle-onto"):
    """On top of a deck of the table, in random order."""

    deck: str = "adversary-deck"

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.shuffle_onto(ids, self.deck)


class Return(Verb, frozen=True, omit_defaults=True, tag="return"):
    """Back to the stack it came from, unless an ability says where else it goes."""

    stack: str = "new-recruits"

    def act(self, t: DeckTable, me: Me, ids: tuple[int, ...]) -> None:
        t.give_back(me.seat, ids, self.stack)


class FromBox(Effect, frozen=True, omit_defaults=True, tag="from-box"):
    """Cards that are not in the game yet come out of the box into a pile, so far as the box still has them."""

    card: str
    pile: str
    n: Number = 1

    def do(self, t: DeckTable, me: Me) -> None:
        t.take_out(self.pile, (self.card,) * count(self.n, t, me))


class PutBack(Effect, frozen=True, omit_defaults=True, tag="put-back"):
    """The chosen cards go back on top of a deck in an order that the player chooses, or `you` do, and nobody else learns."""

    deck: str = "deck"
    you: bool = False

    def ask(self, t: DeckTable, me: Me) -> None:
        n = len(me.chosen)
        t.ask(self._who(me), "order", me.chosen, least=n, most=n, among=me.chosen[:1] if n == 1 else None)

    def do(self, t: DeckTable, me: Me) -> None:
        t.put_back(self._who(me), t.chosen(self._who(me), me.since), t.meant(self.deck, me))

    def _who(self, me: Me) -> int:
        return me.you if self.you else me.seat


class Exchange(Effect, frozen=True, omit_defaults=True, tag="exchange"):
    """Of the chosen cards in each hand, one may be exchanged for one of these with the same cost; `you` decide."""

    against: Cards

    def do(self, t: DeckTable, me: Me) -> None:
        t.exchanging(me, self.against)


class PassLeft(Effect, frozen=True, omit_defaults=True, tag="pass-left"):
    """Each player who has such a card in hand secretly chooses one; all are passed to the left at once."""

    of: Cards

    def ask(self, t: DeckTable, me: Me) -> None:
        for seat in t.clockwise():
            own = structs.replace(me, seat=seat)
            t.ask(seat, "pass-left", self.of.ids(t, own), among=self.of.among(t, own))

    def do(self, t: DeckTable, me: Me) -> None:
        t.pass_left({seat: t.chosen(seat, me.since) for seat in t.clockwise()})


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


class ShowClasses(Effect, frozen=True, omit_defaults=True, tag="show-classes"):
    """Show so many of these with as many different classes, one after another, or else.

    Asked even of a player who can't, as `ShowElse` is. Who has shown one goes on: the last `shown` of the chosen are
    those. `must`: there is no other way, and it has been made sure that it can be done.
    """

    n: int
    of: Cards
    otherwise: tuple[Effects, ...]
    shown: int = 0
    must: bool = False

    def ask(self, t: DeckTable, me: Me) -> None:
        seen = [t.classes_of(i) for i in self._shown(me)]
        others = [i for i in self.of.ids(t, me) if i not in self._shown(me)]
        ids = [i for i in others if distinct([*seen, t.classes_of(i)]) > self.shown]
        enough = distinct([*seen, *(t.classes_of(i) for i in ids)]) >= self.n
        least = 1 if self.must else min(self.shown, 1)
        t.ask(me.seat, "show-class", ids if enough else (), least=least, among=self.of.among(t, me))

    def do(self, t: DeckTable, me: Me) -> None:
        chosen = t.chosen(me.seat, me.since)
        t.show(chosen)
        if not chosen:
            t.perform(me, self.otherwise)
        elif self.shown + 1 < self.n:
            shown = (*self._shown(me), *chosen)
            t.perform(structs.replace(me, chosen=shown), (structs.replace(self, shown=len(shown)),))

    def _shown(self, me: Me) -> tuple[int, ...]:
        return me.chosen[len(me.chosen) - self.shown :]


class Demolish(Effect, frozen=True, omit_defaults=True, tag="demolish"):
    """Demolish each player, so many times: hands are shown, and lose a card that costs what a revealed Ally costs."""

    n: Number = 1

    def do(self, t: DeckTable, me: Me) -> None:
        t.perform(me, DEMOLISH * count(self.n, t, me), rule="demolish")


class EachPlayer(Effect, frozen=True, omit_defaults=True, tag="each-player"):
    """All are asked at once; what they chose happens from the current player on, clockwise.

    `in_turn`: each is asked only when it is that player's turn to do it.
    """

    what: tuple[Effects, ...]
    others: bool = False
    in_turn: bool = False

    def ask(self, t: DeckTable, me: Me) -> None:
        for seat in () if self.in_turn else self._seats(t, me):
            self.what[0].ask(t, structs.replace(me, seat=seat))

    def do(self, t: DeckTable, me: Me) -> None:
        for seat in reversed(self._seats(t, me)):
            t.perform(structs.replace(me, seat=seat), self.what, asked=0 if self.in_turn else me.since)

    def _seats(self, t: DeckTable, me: Me) -> list[int]:
        return t.each_other(me) if self.others else t.clockwise()


class EachOf(Effect, frozen=True, omit_defaults=True, tag="each-of"):
    """For one card after another, in the order they lie, this: it speaks of that card as chosen.

    `first` names the end of the city that is begun with, if not the one where newcomers enter.
    """

    of: Cards
    what: tuple[Effects, ...]
    first: str = ""

    def do(self, t: DeckTable, me: Me) -> None:
        ids = self.of.ids(t, me)
        from_the_end = bool(self.first) and t.row("city")[-1] == f"city.{self.first}"
        for card in ids if from_the_end else reversed(ids):
            t.perform(structs.replace(me, chosen=(card,)), self.what)


class Cover(Effect, frozen=True, omit_defaults=True, tag="cover"):
    """On each chosen card, where it lies, comes one of a stack, which captures it; `otherwise` with the stack empty."""

    stack: str
    otherwise: tuple[Effects, ...] = ()

    def do(self, t: DeckTable, me: Me) -> None:
        for card in me.chosen:
            if above := top(t.s.zone(self.stack), 1):
                t.move(above, t.s.zone_of(card))
                t.move((card,), captured(above[0]))
            else:
                t.perform(me, self.otherwise)


class ChoosePlayer(Effect, frozen=True, omit_defaults=True, tag="choose-player"):
    """The player chooses a player, perhaps only among the others, who does this.

    `alone`: where there are no others, it is the player.
    """

    what: tuple[Effects, ...]
    others: bool = False
    alone: bool = False

    def ask(self, t: DeckTable, me: Me) -> None:
        seats = t.others(me.seat) if self.others else t.clockwise()
        seats = seats or [me.seat] if self.alone else seats
        t.ask(me.seat, "player", [f"seat-{seat}" for seat in seats], among=())

    def do(self, t: DeckTable, me: Me) -> None:
        for chosen in t.answer(me.seat, me.since):
            t.perform(structs.replace(me, seat=int(str(chosen).removeprefix("seat-"))), self.what)


class Assign(Effect, frozen=True, omit_defaults=True, tag="assign"):
    """`you` assign one of these to each player, in turn order, so far as they go round: that player does this with it.

    Who has been assigned one isn't asked about again: `to` are the seats that still wait, `left` the cards that are left
    of what there was to begin with.
    """

    of: Cards
    what: tuple[Effects, ...]
    to: tuple[int, ...] = ()
    left: tuple[int, ...] = ()

    def ask(self, t: DeckTable, me: Me) -> None:
        if left := self._left(t, me):
            t.ask(me.you, f"assign.{self._to(t)[0]}", left, among=left)

    def do(self, t: DeckTable, me: Me) -> None:
        seat, *to = self._to(t)
        chosen = t.chosen(me.you, me.since)
        left = tuple(i for i in self._left(t, me) if i not in chosen)
        if to and left:
            t.perform(me, (structs.replace(self, to=tuple(to), left=left),))
        if chosen:
            t.perform(structs.replace(me, seat=seat, chosen=chosen), self.what)

    def _to(self, t: DeckTable) -> tuple[int, ...]:
        return self.to or tuple(t.clockwise())

    def _left(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        return self.left or self.of.ids(t, me)


class ThisWay(Effect, frozen=True, omit_defaults=True, tag="this-way"):
    """Does something; `then` follows if anybody gained, revealed or discarded cards this way, and may speak of them.

    `otherwise` follows if nobody did.
    """

    of: str
    what: tuple[Effects, ...]
    then: tuple[Effects, ...] = ()
    otherwise: tuple[Effects, ...] = ()

    def do(self, t: DeckTable, me: Me) -> None:
        t.gathering(self.of, me, self.then, self.otherwise)
        t.perform(me, self.what)


class Superpower(Effect, frozen=True, omit_defaults=True, tag="superpower"):
    """Works only if cards with these class or team icons were played before; twice an icon means two cards."""

    icons: tuple[str, ...]
    then: tuple[Effects, ...]
    otherwise: tuple[Effects, ...] = ()

    def do(self, t: DeckTable, me: Me) -> None:
        if t.icons_before(me.play, self.icons):
            t.perform(me, self.then, rule=t.icons_worked(me, self.icons))
        else:
            t.perform(me, self.otherwise)


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


class Optionally(Effect, frozen=True, omit_defaults=True, tag="optionally"):
    """The player does this, or doesn't."""

    what: tuple[Effects, ...]

    def ask(self, t: DeckTable, me: Me) -> None:
        t.ask(me.seat, "whether", (DO,), least=0)

    def do(self, t: DeckTable, me: Me) -> None:
        if t.answer(me.seat, me.since):
            t.perform(me, self.what)


class Numbered(Effect, frozen=True, omit_defaults=True, tag="numbered"):
    """One of several by the number of this Twist in the game, each `until` that number; the last for all beyond."""

    until: tuple[int, ...]
    ways: tuple[tuple[Effects, ...], ...]

    def do(self, t: DeckTable, me: Me) -> None:
        number = Total("twist").now(t, me)
        t.perform(
            me, next((way for last, way in zip(self.until, self.ways, strict=True) if number <= last), self.ways[-1])
        )


class Repeat(Effect, frozen=True, omit_defaults=True, tag="repeat"):
    """The same again, so many times."""

    times: Number
    what: tuple[Effects, ...]

    def do(self, t: DeckTable, me: Me) -> None:
        t.perform(me, self.what * count(self.times, t, me))


class NameClass(Effect, frozen=True, omit_defaults=True, tag="name-class"):
    """The player may name a class, which this card then has until the end of the turn."""

    def ask(self, t: DeckTable, me: Me) -> None:
        t.ask(me.seat, "name-class", t.class_names, least=0)

    def do(self, t: DeckTable, me: Me) -> None:
        for cls in t.answer(me.seat, me.since):
            t.name_class(me, str(cls))


class HaveClass(Effect, frozen=True, omit_defaults=True, tag="have-class"):
    """A card that the player chooses is shown and has this class until the end of the turn."""

    cls: str
    target: Cards

    def ask(self, t: DeckTable, me: Me) -> None:
        t.ask(me.seat, "target", self.target.ids(t, me), among=self.target.among(t, me))

    def do(self, t: DeckTable, me: Me) -> None:
        for target in t.chosen(me.seat, me.since):
            t.reveal((target,))
            t.name_class_of(target, self.cls)


class NameGroup(Effect, frozen=True, omit_defaults=True, tag="name-group"):
    """The player names one group of Adversaries by its full name; `then` may speak of cards of the group `same`."""

    then: tuple[Effects, ...]

    def ask(self, t: DeckTable, me: Me) -> None:
        t.ask(me.seat, "name-group", t.groups())

    def do(self, t: DeckTable, me: Me) -> None:
        for group in t.answer(me.seat, me.since):
            t.perform(structs.replace(me, named=str(group)), self.then)


class Slide(Effect, frozen=True, omit_defaults=True, tag="slide"):
    """The chosen card slides over empty spaces, as far as it can in a direction that the player chooses.

    It pushes nobody and doesn't leave its row. `each` happens for every space that it moves.
    """

    each: tuple[Effects, ...] = ()

    def ask(self, t: DeckTable, me: Me) -> None:
        if any(t.way(i, step) for i in me.chosen for step in DIRECTIONS.values()):
            t.ask(me.seat, "slide", tuple(DIRECTIONS))

    def do(self, t: DeckTable, me: Me) -> None:
        moved = 0
        for direction in t.answer(me.seat, me.since):
            for i in me.chosen:
                if way := t.way(i, DIRECTIONS[str(direction)]):
                    t.move((i,), way[-1])
                    moved += len(way)
        t.perform(me, self.each * moved)


class Begin(Effect, frozen=True, omit_defaults=True, tag="begin"):
    """For the rest of the turn, this ability of the card holds; it may concern one card that the player chooses.

    `until`: it holds until the end of the next turn (`next-turn`), or to the end of the `game`.
    """

    ability: int = 0
    target: Cards | None = None
    until: Literal["turn", "next-turn", "game"] = "turn"

    def ask(self, t: DeckTable, me: Me) -> None:
        if self.target:
            t.ask(me.seat, "target", self.target.ids(t, me), among=self.target.among(t, me))

    def do(self, t: DeckTable, me: Me) -> None:
        for target in t.chosen(me.seat, me.since) if self.target else (0,):
            if target:
                t.show((target,))
            t.listen(me, self.ability, target, self.until)


class GoodWins(Effect, frozen=True, omit_defaults=True, tag="good-wins"):
    """The players have lost."""

    def do(self, t: DeckTable, me: Me) -> None:
        t.good_wins()


class Special(Effect, frozen=True, omit_defaults=True, tag="special"):
    """What only one card does: a frame of the game, by name."""

    name: str

    def do(self, t: DeckTable, me: Me) -> None:
        t.special(self.name, me)


DIRECTIONS = {"on": 1, "back": -1}
"""The ways along a row of spaces: the way that newcomers push on, and against it."""

DO = "do"
"""What is answered by who does what need not be done."""


from .encounter import Encounter, Way  # noqa: E402  those words are verbs too, so they can only come after `Verb`

Effects = (
    Encounter | Pool | Draw | DrawAtEnd | ExtraTurn | Gain | Kidnap | Guard | Ko | Discard | Take | GainCards | Give | PutUnder | PutOn
    | Put | SetAside | Place | Choose | Become | Reveal | Look | Recruit | ShuffleIn | ShuffleOnto | Return | Enter | MoveTo
    | Overrun | Defeat | Play | PlayCopy | PlayAs | Demolish | FromBox | PutBack | Exchange | Slide | ShowHand | ShowElse
    | ShowClasses | EachPlayer | EachOf | Cover | Assign | PassLeft | ChoosePlayer | ThisWay | Superpower | If | Either
    | Optionally | Numbered | Repeat | NameClass | NameGroup | HaveClass
    | Begin | GoodWins | Special
)  # fmt: skip
"""Every word that does something."""

DEMOLISH: tuple[Effects, ...] = (
    Reveal(Top(deck="ally-deck"), then=(
        PutUnder(All(Cards(("chosen",)))),
        EachPlayer((ShowHand(),)),
        EachPlayer((Discard(Some(Cards(("hand",), same_cost=True))),)),
    )),
)  # fmt: skip
"""What it is to be demolished: one revealed cost for everybody, hands alone, and the owner of a hand chooses."""


def effects_in(effects: Iterable[Effect]) -> Iterable[Effect]:
    """Every word of a text, those inside others too."""
    for effect in effects:
        yield effect
        for name in effect.__struct_fields__:
            value = getattr(effect, name)
            if isinstance(value, Effect):
                yield from effects_in((value,))
            elif isinstance(value, tuple):
                inner = [e for way in value for e in _of_way(way)]
                yield from effects_in(e for e in inner if isinstance(e, Effect))


def _of_way(way: object) -> tuple[object, ...]:
    if isinstance(way, Way):
        return way.what
    return way if isinstance(way, tuple) else (way,)

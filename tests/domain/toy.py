"""Smugglers' Run: two to four boats race up a river by night, in a game that fits on two pages.

Each watch the moon turns a card, every crew orders a pace in secret, and all orders are revealed together; then the
boats sail, the slowest first. A die and whatever cards the crews throw in decide whether a boat sails or is swept
back. It is here to use what the kernel offers, not to be played twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal, Union

import msgspec
from msgspec import Meta, Struct

from domain.catalogue import CardEntry, OptionEntry, PresetEntry, RuleEntry, Ruleset
from domain.kernel import events as e, visibility
from domain.kernel.action import Action, Decide, Legal, SetAutoPass
from domain.kernel.audience import Viewer
from domain.kernel.campaign import Campaign, Finished
from domain.kernel.clock_view import GameClock, clock_view
from domain.kernel.commit import RULES_VERSION
from domain.kernel.event import Event, Ids, Public, Seat
from domain.kernel.frame import Frame, Window
from domain.kernel.game import Game
from domain.kernel.lobby import CreateGame
from domain.kernel.refusal import Refused
from domain.kernel.state import State, evolves
from domain.kernel.table import Table
from domain.kernel.zone import Zone

# -- cards and options


class Card(Struct, frozen=True, omit_defaults=True):
    """A gust is thrown in at any boat's roll; gear is kept and listens to a hook; a deed is done at once."""

    name: str
    kind: Literal["cargo", "gust", "gear", "deed", "storm"]
    copies: int
    text: str = ""
    hook: str = ""
    by: int = 0


CARDS = (
    Card("Crate", "cargo", 3),
    Card("Wind", "gust", 3, "Add 2 to a boat's roll.", by=2),
    Card("Rocks", "gust", 3, "Take 2 from a boat's roll.", by=-2),
    Card("Sail", "gear", 2, "Your boat sails one space more.", hook="pace"),
    Card("Parrot", "gear", 2, "When your boat has sailed, draw a card.", hook="sailed"),
    Card("Anchor", "gear", 2, "When your boat would be swept back, discard this instead.", hook="swept"),
    Card("Spyglass", "deed", 2, "Look at the top three cards of the deck and put them back in any order."),
    Card("Handshake", "deed", 3, "Hand the next crew a card in secret."),
    Card("Storm", "storm", 2, "When the moon turns this, shuffle the discard pile into the deck."),
)


class River(Struct, frozen=True, forbid_unknown_fields=True):
    """How long the river is, and how many cards a crew begins with."""

    spaces: Annotated[int, Meta(ge=3, le=20)] = 7
    hand: Annotated[int, Meta(ge=1, le=5)] = 3


# -- events and state


class WatchBegan(Event, frozen=True):
    """The orders are out: boats sail in this order."""

    order: Ids
    paces: Ids


class BoatSailed(Event, frozen=True):
    """A boat lies at another space."""

    seat: Seat
    space: Public


class GustBlew(Event, frozen=True):
    """All gusts at this roll, together."""

    total: Public


class OarsPassed(Event, frozen=True):
    """It is the turn of the next in order; beyond the last, of nobody."""

    turn: Public


class Night(State, kw_only=True):
    order: tuple[int, ...] = ()
    turn: int = 0
    gust: int = 0
    paces: dict[int, int] = {}
    spaces: dict[int, int] = {}


@evolves(WatchBegan)
def watch_began(s: Night, v: WatchBegan) -> None:
    s.order, s.turn, s.gust = v.order, 0, 0
    s.paces = dict(enumerate(v.paces))


@evolves(BoatSailed)
def boat_sailed(s: Night, v: BoatSailed) -> None:
    s.spaces[v.seat] = v.space


@evolves(GustBlew)
def gust_blew(s: Night, v: GustBlew) -> None:
    s.gust = v.total


@evolves(OarsPassed)
def oars_passed(s: Night, v: OarsPassed) -> None:
    s.turn, s.gust = v.turn, 0


# -- the rules


def hand(seat: int) -> str:
    return f"hand.{seat}"


class Crew(Table[Night]):
    """The words of this game."""

    def draw(self, seat: int, n: int = 1) -> None:
        drawn = self.s.zone("deck")[-n:]
        self.move(drawn, hand(seat))
        self.show(drawn, 1 << seat)

    def gear(self, hook: str, seat: int) -> tuple[e.AbilityOn, ...]:
        return tuple(on for on in self.listening(hook) if on.seat == seat)

    def sail(self, seat: int, by: int) -> None:
        space = max(0, min(self.s.options["spaces"], self.s.spaces.get(seat, 0) + by))
        self.emit(BoatSailed(seat=seat, space=space))

    def end(self, outcome: str, reason: str, winners: tuple[int, ...] = ()) -> None:
        scores = tuple(self.s.spaces.get(seat, 0) for seat in range(len(self.s.seats)))
        self.emit(e.Ended(outcome=outcome, reason=reason, winners=winners, scores=scores, seed=self.s.seed))


class Watch(Frame):
    """The moon, the orders, then the boats; a watch that ends with boats in the harbour is the last."""

    asked: int = 0

    def step(self, t: Crew) -> bool:
        if not self.asked:
            return self.moon(t) or self.orders(t)
        t.because("smugglers.orders-revealed")
        seats = range(len(t.s.seats))
        paces = tuple(int(*t.answer(seat, self.asked)) for seat in seats)
        t.emit(WatchBegan(order=tuple(sorted(seats, key=lambda seat: paces[seat])), paces=paces))
        return True

    def moon(self, t: Crew) -> bool:
        t.because("smugglers.moon")
        turned = t.s.zone("deck")[-1:]
        if not turned:
            t.end("loss", "dawn")
            return True
        t.show(turned)
        t.move(turned, "moon")
        if t.card_of(*turned).kind == "storm":
            t.because("smugglers.storm", *turned)
            t.move(t.s.zone("discard"), "deck")
            t.shuffle("deck")
        return False

    def orders(self, t: Crew) -> bool:
        t.because("smugglers.orders-secret", 0)
        self.asked = t.s.next_decision
        for seat in range(len(t.s.seats)):
            t.ask(seat, "pace", ("1", "2", "3"))
        return False


class Voyage(Frame):
    """One boat's roll, the gusts thrown in, and where it comes to lie."""

    seat: int
    rolled: bool = False

    def step(self, t: Crew) -> bool:
        t.because("smugglers.voyage")
        if not self.rolled:
            self.rolled = True
            t.roll(self.seat)
            t.push(Gusts(order=(*range(self.seat, len(t.s.seats)), *range(self.seat))))
            return False
        pace = t.s.paces[self.seat]
        if t.s.faces[0] + t.s.gust >= 2 * pace - 1:
            self.sail(t, pace)
        else:
            self.swept(t)
        t.push(NextBoat())
        return True

    def sail(self, t: Crew, pace: int) -> None:
        t.sail(self.seat, pace + len(t.gear("pace", self.seat)))
        for parrot in t.gear("sailed", self.seat):
            t.because("smugglers.parrot", parrot.source)
            t.draw(self.seat)

    def swept(self, t: Crew) -> None:
        for anchor in t.gear("swept", self.seat)[:1]:
            t.because("smugglers.anchor", anchor.source)
            t.silence(anchor.source)
            t.move([anchor.source], "discard")
            return
        t.sail(self.seat, -1)


class Gusts(Window):
    """Every crew with cards in hand may throw one in, until all pass."""

    def step(self, t: Crew) -> bool:
        t.because("smugglers.gusts")
        return super().step(t)

    def might(self, t: Crew, seat: int) -> bool:
        return bool(t.s.zone(hand(seat)))

    def options(self, t: Crew, seat: int) -> tuple[e.Option, ...]:
        return tuple(i for i in t.s.zone(hand(seat)) if t.card_of(i).kind == "gust")

    def respond(self, t: Crew, seat: int, choice: tuple[e.Option, ...]) -> None:
        for gust in t.chosen(seat, 0):
            t.because("smugglers.gusts", gust)
            t.show([gust])
            t.move([gust], "discard")
            t.emit(GustBlew(total=t.s.gust + t.card_of(gust).by))


class NextBoat(Frame):
    """The oars go to the next boat; after the last, the watch is over."""

    def step(self, t: Crew) -> bool:
        t.because("smugglers.next-boat")
        t.emit(OarsPassed(turn=t.s.turn + 1))
        if t.s.turn == len(t.s.order):
            self.harbour(t)
        return True

    def harbour(self, t: Crew) -> None:
        t.because("smugglers.harbour")
        home = tuple(seat for seat, space in sorted(t.s.spaces.items()) if space == t.s.options["spaces"])
        if len(home) > 1:
            t.end("draw", "moored-together")
        elif home:
            t.end("win", "harbour", home)
        else:
            t.push(Watch())


class Spying(Frame):
    """Three cards are looked at and put back, nobody else knows how."""

    seat: int
    asked: int = 0

    def step(self, t: Crew) -> bool:
        t.because("smugglers.spyglass")
        if not self.asked:
            t.move(t.s.zone("deck")[-3:], "aside")
            t.show(t.s.zone("aside"), 1 << self.seat)
            self.asked = t.ask(self.seat, "put-back", t.s.zone("aside"), least=3, most=3)
            return False
        t.rearrange("aside", t.chosen(self.seat, self.asked), to=1 << self.seat)
        t.move(t.s.zone("aside"), "deck")
        return True


class Shaking(Frame):
    """A card goes to the next crew: the giver's cards get fresh ids first, so that nobody can follow it."""

    seat: int
    asked: int = 0

    def step(self, t: Crew) -> bool:
        t.because("smugglers.handshake")
        if not self.asked:
            t.shuffle(hand(self.seat), to=1 << self.seat)
            self.asked = t.ask(self.seat, "hand-over", t.s.zone(hand(self.seat)))
            return False
        given, receiver = t.chosen(self.seat, self.asked), (self.seat + 1) % len(t.s.seats)
        t.show(given, 1 << receiver)
        t.move(given, hand(receiver))
        return True


# -- actions and views


class Ply(Action, frozen=True, kw_only=True):
    """Play a card of your hand: fit gear to your boat, or do a deed."""

    card: int


class Row(Action, frozen=True, kw_only=True):
    """Let your boat sail."""


class BoatView(Struct, frozen=True):
    """A boat, and what its crew holds."""

    seat: int
    space: int
    pace: int | None
    hand: tuple[visibility.CardView, ...]
    gear: tuple[visibility.CardView, ...]


class NightView(Struct, frozen=True):
    """The river as a viewer sees it."""

    version: int
    status: str
    turn: int | None
    boats: tuple[BoatView, ...]
    deck: tuple[visibility.CardView, ...]
    moon: tuple[visibility.CardView, ...]
    discard: tuple[visibility.CardView, ...]
    faces: tuple[int, ...]
    gust: int
    outcome: str
    clock: GameClock | None = None


RULES = {
    "smugglers.set-up": "Shuffle the deck and deal each crew its hand.",
    "smugglers.moon": "A watch begins with the deck's top card turned up; with no card left it is dawn, and all lose.",
    "smugglers.storm": "A Storm that the moon turns shuffles the discard pile into the deck.",
    "smugglers.orders-secret": "Every crew orders a pace from 1 to 3, all at once and in secret.",
    "smugglers.orders-revealed": "Orders are revealed together; boats sail from the slowest on.",
    "smugglers.turn": "In its turn a crew may play gear and deeds, then it rows.",
    "smugglers.gear": "Gear stays with the boat, for all to see, and works from then on.",
    "smugglers.spyglass": "Look at the top three cards of the deck and put them back in any order.",
    "smugglers.handshake": "Hand the next crew a card in secret.",
    "smugglers.voyage": "A roll of at least twice the pace less one sails; any other is swept back a space.",
    "smugglers.gusts": "Before a roll counts, any crew may throw in gusts, in turn order from the boat that sails.",
    "smugglers.parrot": "When a boat with a Parrot has sailed, its crew draws a card.",
    "smugglers.anchor": "A boat with an Anchor isn't swept back; the Anchor is discarded instead.",
    "smugglers.next-boat": "Then it is the turn of the next boat.",
    "smugglers.harbour": "After a watch, a boat alone in the harbour wins; several there share a draw.",
}
PROMPTS = {
    "pace": "Order a pace.",
    "hold": "Throw in a gust?",
    "respond": "Which gust?",
    "put-back": "Put these back, the last on top.",
    "hand-over": "Which card do you hand over?",
}


class Season(Campaign, frozen=True, kw_only=True):
    """Two nights; after one that a boat has won the river is short."""

    bonus: ClassVar[tuple[int, ...]] = (0, 3)
    every: ClassVar[int] = 2
    chart: ClassVar[tuple[tuple[int, str], ...]] = ((5, "smuggler"), (0, "angler"))

    def next_options(self) -> dict[str, Any]:
        return {**self.options, **(self.finished[-1].leaves if self.finished else {})}


class Smugglers(Game[Night, Crew, Card]):
    name = "smugglers"
    state, table, card = Night, Crew, Card
    frames = Watch | Voyage | Gusts | NextBoat | Spying | Shaking
    events: Any = Union[(*e.KERNEL_EVENTS, WatchBegan, BoatSailed, GustBlew, OarsPassed)]
    actions = Ply | Row | Decide | SetAutoPass
    options, view_type = River, NightView
    presets: ClassVar[Mapping[str, Struct]] = {
        "first-night": River(),
        "long-river": River(spaces=20, hand=2),
        "creek": River(spaces=3),
    }
    seats = (2, 4)
    zones = (
        Zone("deck", "down"),
        Zone("aside", "down"),
        Zone("hand", "owner"),
        Zone("gear", "up"),
        Zone("moon", "up"),
        Zone("discard", "up"),
    )
    shown_by = frozenset({"smugglers.spyglass"})
    windows = ("",)
    giving_up = (Row,)
    campaigns = Season

    def definitions(self) -> tuple[Card, ...]:
        return CARDS

    def key_of(self, definition: Card) -> str:
        return definition.name

    def sort(self, definition: Card) -> str:
        return definition.kind

    def option_error(self, options: Struct, seats: int) -> Refused | None:
        if isinstance(options, River) and options.hand * seats > sum(card.copies for card in CARDS) - 4:
            error = "too few cards for so large hands"
            return Refused("option_invalid", "smugglers.set-up", pointer="/options/hand", error=error)
        return None

    def plan_campaign(self, request: CreateGame) -> Season:
        options = msgspec.to_builtins(self.checked_options(request))
        return Season(options=options, plan=(("first night",), ("second night",)))

    def campaign_title(self, title: str, locale: str) -> str:
        return f"{title} ({locale})"

    def finished(self, state: Night) -> Finished:
        won = state.outcome == "win"
        leaves = {"spaces": 3} if won else {}
        return Finished(won=won, points=max(state.scores), leaves=leaves)

    def set_up(self, t: Crew) -> None:
        t.because("smugglers.set-up")
        t.make("deck", [name for name, card in self.content(t.s).items() for _ in range(card.copies)])
        t.shuffle("deck")
        for seat in range(len(t.s.seats)):
            t.draw(seat, t.s.options["hand"])
        t.push(Watch())

    def legal_moves(self, state: Night, seat: int, kind: type[Action] | None = None) -> Iterator[Legal]:
        if seat not in state.order[state.turn : state.turn + 1]:
            return
        if kind in (None, Ply):
            cards = self.content(state)
            playable = (i for i in state.zone(hand(seat)) if cards[state.what[i]].kind in ("gear", "deed"))
            yield from (Legal(Ply(card=i)) for i in playable)
        if kind in (None, Row):
            yield Legal(Row())

    def why_not(self, state: Night, seat: int, action: Action) -> Refused:
        if seat not in state.order[state.turn : state.turn + 1]:
            return Refused("not_your_turn", "smugglers.turn")
        return Refused("target_not_legal", "smugglers.turn", pointer="/card")

    def act(self, t: Crew, seat: int, action: Action) -> None:
        match action:
            case Ply(card=card):
                self.ply(t, seat, card)
            case Row():
                t.push(Voyage(seat))

    def ply(self, t: Crew, seat: int, card: int) -> None:
        definition = t.card_of(card)
        t.because("smugglers.gear" if definition.kind == "gear" else "smugglers.turn", card)
        t.show([card])
        if definition.kind == "gear":
            t.move([card], f"gear.{seat}")
            t.emit(
                e.AbilityOn(
                    source=card,
                    key=definition.name,
                    number=1,
                    hook=definition.hook,
                    seat=seat,
                    until="leaves",
                )
            )
            return
        t.move([card], "discard")
        t.push(Spying(seat) if definition.name == "Spyglass" else Shaking(seat))

    def view(self, state: Night, viewer: Viewer, locale: str = "en") -> NightView:
        viewer = self.revealed(state, viewer)
        return NightView(
            state.version,
            state.status,
            state.order[state.turn] if state.turn < len(state.order) else None,
            tuple(self.boat(state, seat, viewer) for seat in range(len(state.seats))),
            visibility.cards(state, "deck", viewer),
            visibility.cards(state, "moon", viewer),
            visibility.cards(state, "discard", viewer),
            state.faces,
            state.gust,
            state.outcome,
            clock_view(state),
        )

    def boat(self, state: Night, seat: int, viewer: Viewer) -> BoatView:
        held, gear = (visibility.cards(state, zone, viewer) for zone in (hand(seat), f"gear.{seat}"))
        return BoatView(seat, state.spaces.get(seat, 0), state.paces.get(seat), held, gear)

    def option_text(self, state: Night, asked: e.Asked, option: e.Option, locale: str) -> str:
        return state.what[option] if isinstance(option, int) else option

    def prompt(self, state: Night, asked: e.Asked, locale: str) -> str:
        return PROMPTS[asked.ask]

    def action_text(self, state: Night, action: Action, locale: str) -> str:
        match action:
            case Ply(card=card):
                return f"Play {state.what[card]}"
            case SetAutoPass(on=on):
                return f"Automatic passes: {on}"
            case _:
                return "Row"

    def event_text(self, state: Night, told: dict[str, Any], viewer: Viewer, locale: str) -> str:
        names = [visibility.card(state, i, viewer).card or "?" for i in told.get("ids", ()) if i in state.what]
        return f"{told['type']} ({locale}): {', '.join(names)}"

    def entry(self, card: Card, locale: str) -> CardEntry:
        about: dict[str, Any] = msgspec.to_builtins(card)
        identity = f"{self.name}:{card.name}"
        return CardEntry(
            id=identity, game=self.name, key=card.name, name=card.name, kind=card.kind, copies=card.copies,
            text=(card.text,), provenance="designed", definition=about,
        )  # fmt: skip

    def rules(self, locale: str = "en") -> tuple[RuleEntry, ...]:
        return tuple(RuleEntry(id=rule, text=text, check="", kind="rule") for rule, text in RULES.items())

    def ruleset(self, locale: str) -> Ruleset:
        return Ruleset(
            game=self.name,
            title="Smugglers' Run",
            least_seats=self.seats[0],
            most_seats=self.seats[1],
            bots=("random",),
            options=(
                OptionEntry(name="spaces", type="Int", default=7, text="Spaces up the river to the harbour."),
                OptionEntry(name="hand", type="Int", default=3, text="Cards that a crew begins with."),
            ),
            presets=tuple(
                PresetEntry(name=name, text=name, options=msgspec.to_builtins(river))
                for name, river in self.presets.items()
            ),
            actions=("ply", "row", "decide", "setAutoPass"),
            content=self.content_hash,
            rules_version=RULES_VERSION,
        )

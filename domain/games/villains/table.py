"""The words that Legendary Villains acts with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec import structs

from domain.deckbuilding.events import Counted
from domain.deckbuilding.frames import Text
from domain.deckbuilding.language import Effects, Whenever, top
from domain.deckbuilding.table import DeckTable
from domain.kernel import events as k
from domain.kernel.event import Event
from domain.kernel.frame import Frame
from domain.kernel.zone import kind

from .city import Ambush, Completed, Enter, Place, overrun, play_adversary_card
from .fight import defeat
from .names import ALLY_DECK, BINDINGS, BYSTANDER_DECK, FACE_UP, KO, LAIR, PLAYING, guarded, lying_with
from .position import VillainsPosition
from .scoring import score
from .specials import RETIRED, SPECIALS

CITES = {
    "play": "villains.play.one-at-a-time",
    "text": "villains.play.do-text",
    "superpower": "villains.superpower.needs-earlier-card",
    "critical-hit": "villains.critical_hit.two-icons",
    "copy": "villains.clarification.copy-counts-as-played",
    "reshuffle": "villains.shuffle.when-needed",
    "reveal": "villains.reveal.show-only",
    "look": "villains.card_text.overrides",
    "refill": "villains.lair.refill-at-once",
    "demolish": "villains.keyword.demolish",
    "kidnap": "villains.kidnap.effect",
    "kidnapped": "villains.kidnap.special-effects",
    "special-rules": "villains.plot.special-rules",
    "good-wins": "villains.win.good-wins",
    "override": "villains.card_text.overrides",
    "dodge": "villains.keyword.dodge",
    "dodged": "villains.keyword.dodge-goblin-glider",
    "price": "villains.play.cost-to-play",
    "show-first": "villains.reveal.hand-or-played",
    "imprison": "villains.challenge.imprison-the-wounded",
}


class VillainsTable(VillainsPosition, DeckTable):
    """A decision of Legendary Villains being made."""

    cites: ClassVar[Mapping[str, str]] = CITES
    recruit_row: ClassVar[tuple[str, ...]] = LAIR
    recruit_deck: ClassVar[str] = ALLY_DECK
    open_zones: ClassVar[frozenset[str]] = FACE_UP
    specials: ClassVar[Mapping[str, type[Frame]]] = SPECIALS
    retired: ClassVar[Mapping[str, tuple[Effects, ...]]] = RETIRED
    no_cards: ClassVar[frozenset[str]] = frozenset({"villains.overrun.bystander-discard"})
    watched = 0
    """How many events of this decision Good Wins was looked for after."""

    # -- leaving places

    def move(self, ids: Iterable[int], dst: str, *, bottom: bool = False, src: str = "") -> None:
        super().move(ids, dst, bottom=bottom, src=src)
        for on in self.listening("copy"):
            if on.target not in top(self.s.zone(ALLY_DECK), 1):
                self.silence(on.source, on.number)

    def ko(self, ids: tuple[int, ...], by: int | None = None) -> None:
        owners = [owner for i in ids if (owner := self.owner(i)) is not None and self.card_of(i).kind == "ally"]
        self.count("ko", self.s.current, ids)
        self.leave_for(ids, KO)
        if self.challenges.imprison_the_wounded:
            with self.citing("imprison"):
                for owner in owners:
                    self.gain(owner, BINDINGS)

    def vacated(self, space: str) -> None:
        self.hear("leave", self.lying_with(space))

    def recruit(self, seat: int, i: int) -> None:
        space = self.s.zone_of(i)
        self.count("recruited", seat, (i,))
        self.because("villains.recruit.to-discard", i)
        self.put(seat, (i,), self.instead("recruit", seat, space, "discard"))
        if space in LAIR:
            self.refill(space)
            self.hear("recruit", self.lying_with(space))

    # -- Bystanders

    def kidnap(self, seat: int, ids: tuple[int, ...]) -> None:
        with self.citing("kidnap"):
            self.take_bystanders(seat, ids)
        self.any_order(self.kidnapped_texts(seat, ids))

    def take_bystanders(self, seat: int, ids: tuple[int, ...]) -> None:
        """Bystanders come into a Victory Pile; they count as kidnapped this turn."""
        self.show(ids)
        self.move(ids, f"victory.{seat}")
        self.count("kidnapped", seat, ids)

    def kidnapped_texts(self, seat: int, ids: tuple[int, ...]) -> list[Text]:
        """What special Bystanders do when they are kidnapped."""
        rule = self.cites["kidnapped"]
        cards = [(i, self.card_of(i)) for i in ids]
        return [Text(seat, i, card.key, card.kidnapped, rule) for i, card in cards if card.kidnapped]

    def guard(self, guard: int, n: int) -> None:
        taken = top(self.s.zone(BYSTANDER_DECK), n)[::-1]
        self.show(taken)
        self.move(taken, guarded(guard))

    # -- the city

    def overrun(self, ids: tuple[int, ...]) -> None:
        for i in ids:
            self.because("villains.effect_overrun.full-overrun", i)
            overrun(self, i)

    def has_room(self) -> bool:
        return bool(self.empty_spaces())

    def place(self, seat: int, ids: tuple[int, ...]) -> None:
        self.then(*(Place(seat, i) for i in ids))

    def enter(self, ids: tuple[int, ...], space: str = "", guarding: int = 0) -> None:
        at = self.city.index(f"city.{space}") if space else 0
        self.then(*(frame for i in ids for frame in (Enter(i, at), Ambush(i, guarding))))

    def defeat(self, seat: int, i: int) -> None:
        defeat(self, seat, i)

    def play_out(self, ids: tuple[int, ...]) -> None:
        self.show(ids)
        for i in reversed(ids):
            play_adversary_card(self, i)

    # -- texts of cards on the table

    def cue(self) -> tuple[int, ...]:
        completed = next((frame for frame in reversed(self.stack) if isinstance(frame, Completed)), None)
        return (completed.card,) if completed and self.s.zone_of(completed.card) == PLAYING else ()

    def text(self, i: int, moment: str, rule: str) -> None:
        """Carry out next what a card says for a moment, on behalf of the current player."""
        self.perform(self.behalf(i), getattr(self.card_of(i), moment), rule=rule)

    def lying_with(self, space: str) -> tuple[int, ...]:
        """The cards that lie with the Ally in a Lair space."""
        return self.s.lying_in(lying_with(space))

    def hear(self, hook: str, cards: tuple[int, ...]) -> None:
        """Carry out next what the cards that rule the table say whenever this happens to such cards."""
        for ruler in reversed(self.rulers()):
            me = self.behalf(ruler)
            for a in self.card_of(ruler).abilities:
                if isinstance(a, Whenever) and a.hook == hook:
                    about = tuple(i for i in cards if a.of is None or a.of.fits(self, i, me))
                    self.perform(structs.replace(me, chosen=about), a.then if about else (), rule="special-rules")

    # -- the end

    def turn_over(self) -> None:
        """What is due at the end of every turn: nothing, unless cards of another game ask for it."""

    def watch(self) -> None:
        """Good Wins the moment that what it asks for is there, whatever brought it; the set-up completes nothing."""
        if self.watched == len(self.events):
            return
        happened, self.watched = self.events[self.watched :], len(self.events)
        if moved := _moved(happened):
            for card, goal in self.good_wins_by() if self.s.turn else ():
                if not moved.isdisjoint(self.card_of(card).watched) and goal.holds(self, self.behalf(card)):
                    self.good_wins()

    def good_wins(self) -> None:
        """The Commander wins, unless the last fight is being resolved or the game is over."""
        if not self.is_last_fight() and self.s.status != "ended":
            with self.citing("good-wins"):
                self.end("loss", "good-wins")

    def end(self, outcome: str, reason: str) -> None:
        """The game is over: score it, and reveal the seed. A lone player has a score only after a win."""
        self.counting = True
        points = tuple(self.victory_points(seat) for seat in range(len(self.s.seats)))
        best = () if outcome == "loss" else tuple(n for n, own in enumerate(points) if own == max(points))
        scores = points if not self.is_solo else (score(self),) if outcome == "win" else ()
        self.emit(k.Ended(outcome=outcome, reason=reason, winners=best, scores=scores, seed=self.s.seed))


def _moved(happened: Iterable[Event]) -> set[str]:
    """The kinds of zones that cards came into or left, and the tallies that grew."""
    moved = set[str]()
    for event in happened:
        if isinstance(event, k.Moved):
            moved |= {kind(event.src), kind(event.dst)}
        elif isinstance(event, Counted):
            moved.add(event.tally)
    return moved

"""A decision being made: a copy of the state, the events so far, the stack of running rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import structs

from . import events as e
from .audience import EVERYONE
from .commit import pack
from .event import Event
from .frame import Frame
from .rng import Randomness, Stream, below, random_key, shuffled
from .state import State, evolve

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Frame)
MAX_STEPS = 10_000


class Moment(NamedTuple):
    """What there is to know of a commit besides its action: when it is made (milliseconds since 1970, UTC), and whether the
    player of the seat is there `in_person`, where a bot could do it in their name."""

    at: int = 0
    in_person: bool = False


class Table(Generic[S]):
    """Where rules run. Nothing here outlives the commit: what must, is an event.

    `rule` and `card` name the cause of whatever is emitted next; `was` is the state before the commit, `timing` when that is
    made, `moved` the seat that makes a move in it.
    """

    timing = Moment()
    moved = -1

    def __init__(
        self,
        state: S,
        unpack_stack: Callable[[bytes], list[Any]],
        content: Mapping[str, Any],
        random: Randomness | None = None,
    ) -> None:
        self.was: S = state
        self.s: S = state.copy()
        self.content = content
        self.events: list[Event] = []
        self.stack: list[Frame] = unpack_stack(state.stack) if state.stack else []
        self.rule, self.card = "", 0
        self._written: tuple[str, int] = ("", 0)
        self._random = random

    # -- causes and events

    def because(self, rule: str, card: int | None = None) -> None:
        """What is emitted from now on is caused by this rule (and this card, where one is given)."""
        self.rule = rule
        if card is not None:
            self.card = card

    def emit(self, event: Event) -> None:
        """Let it be true: write its cause into a new event where that changes, and change the state."""
        asked = type(event) is e.Asked
        rule, card = self._written
        if asked or self.rule != rule or self.card != card:
            structs.force_setattr(event, "rule", self.rule if asked or self.rule != rule else None)
            structs.force_setattr(event, "card", self.card if asked or self.card != card else None)
            self._written = self.rule, self.card
        self.events.append(event)
        evolve(self.s, event)

    # -- the stack

    def push(self, frame: Frame) -> None:
        """Run this next."""
        self.stack.append(frame)

    def then(self, *frames: Frame) -> None:
        """Run these next, in reading order."""
        self.stack.extend(reversed(frames))

    def unwind(self, frame: type[F]) -> F:
        """Abandon the rules down to the nearest `frame`, itself included, and return it."""
        while not isinstance(gone := self.stack.pop(), frame):
            pass
        return gone

    def run(self) -> None:
        """Run the top frame until the stack is empty, a decision is open or the game is over."""
        steps = 0
        self.watch()
        while self.stack and not self.s.open and self.s.status != "ended":
            steps += 1
            if steps > MAX_STEPS:
                raise RuntimeError(f"{type(self.stack[-1]).__name__} never ends")
            self.step()
            self.watch()
        self._pause()

    def watch(self) -> None:
        """What a game looks for after each step: that which holds the moment it is so, whatever brought it about."""

    def step(self) -> None:
        """One step of the top frame; a finished frame leaves, what it pushed stays above."""
        frame, depth = self.stack[-1], len(self.stack)
        self.rule, self.card = "", 0
        if frame.step(self) and depth <= len(self.stack) and self.stack[depth - 1] is frame:
            del self.stack[depth - 1]

    def _pause(self) -> None:
        packed = pack(self.stack) if self.stack else b""
        if packed != self.s.stack and self.s.status != "ended":
            self.rule, self.card = self._written
            self.emit(e.Paused(stack=packed))

    # -- questions

    def ask(
        self,
        seat: int,
        ask: str,
        options: Iterable[e.Option],
        *,
        least: int = 1,
        most: int = 1,
        among: Iterable[int] | None = None,
    ) -> int:
        """Open a decision for a seat: from `least` to `most` of the options, as far as there are so many; its number.

        A seat is asked one thing at a time, so that the order of answers makes no difference. It is settled unasked
        only where everybody can see that there is no choice: `among` are the cards the options were picked from, and
        all of them must be known to all.
        """
        if any(asked.seat == seat for asked in self.s.open.values()):
            raise RuntimeError(f"seat {seat} is asked {ask!r} while another decision of its is open")
        options, decision = tuple(options), self.s.next_decision
        least, most = min(least, len(options)), min(most, len(options))
        if least == len(options) and among is not None and all(self.s.known[i] == EVERYONE for i in among):
            self.settle(seat, options)
        else:
            self.emit(e.Asked(decision=decision, seat=seat, ask=ask, options=options, least=least, most=most))
        return decision

    def settle(self, seat: int, choice: tuple[e.Option, ...]) -> None:
        """Answer in a seat's name a decision that need not be asked."""
        self.emit(e.Answered(decision=self.s.next_decision, seat=seat, choice=choice))

    def answer(self, seat: int, since: int) -> tuple[e.Option, ...]:
        """What the seat answered to the question asked from decision `since` on; nothing if it was not asked."""
        decision, choice = self.s.answers.get(seat, (0, ()))
        return choice if decision >= since else ()

    def chosen(self, seat: int, since: int) -> tuple[int, ...]:
        """The cards that the seat chose in answer to the question asked from decision `since` on."""
        return tuple(i for i in self.answer(seat, since) if isinstance(i, int))

    # -- cards

    def make(self, zone: str, cards: Iterable[str]) -> None:
        """Put new cards into a zone; nobody has seen them."""
        self.emit(e.Made(zone=zone, first=self.s.next_id, cards=tuple(cards)))

    def move(self, ids: Iterable[int], dst: str, *, bottom: bool = False, src: str = "") -> None:
        """Move cards to a zone, each from where it is, in order; the last comes to lie on top of the others.

        They are looked for in `src` first, since to look through all zones takes long.
        """
        groups = self._by_zone(ids, src)
        for src, group in reversed(groups) if bottom else groups:
            self.emit(e.Moved(ids=tuple(group), src=src, dst=dst, bottom=bottom))

    def _by_zone(self, ids: Iterable[int], zone: str) -> list[tuple[str, list[int]]]:
        groups: list[tuple[str, list[int]]] = []
        for i in ids:
            if i not in self.s.zone(zone):
                zone = self.s.zone_of(i)
            if groups and groups[-1][0] == zone:
                groups[-1][1].append(i)
            else:
                groups.append((zone, [i]))
        return groups

    def show(self, ids: Iterable[int], to: int = EVERYONE) -> None:
        """Let the seats of a mask know what these cards are, so far as they don't."""
        unseen = tuple(i for i in ids if self.s.known[i] & to != to)
        if unseen:
            self.emit(e.Seen(ids=unseen, to=to, cards=tuple(self.s.what[i] for i in unseen)))

    def card_of(self, card: int) -> Any:
        """The definition of a card."""
        return self.content[self.s.what[card]]

    # -- chance

    @property
    def random(self) -> Randomness:
        """The game's random stream, at its place; only a started game has one."""
        if self._random is None:
            self._random = Stream(random_key(self.s.seed, self.s.client_seeds), self.s.rng)
        return self._random

    def shuffle(self, zone: str, *, to: int = 0) -> None:
        """Bring a zone into random order with fresh ids; the seats of `to` may follow the cards."""
        start = self.random.at
        order = shuffled(self.random, self.s.zone(zone))
        self._reissue(zone, order, to, (start, self.random.at))

    def rearrange(self, zone: str, order: Sequence[int], to: int) -> None:
        """Bring a zone into an order (bottom to top) that only the seats of `to` know."""
        self._reissue(zone, tuple(order), to, (0, 0))

    def _reissue(self, zone: str, was: tuple[int, ...], to: int, rng: tuple[int, int]) -> None:
        self.emit(e.Shuffled(zone=zone, first=self.s.next_id, was=was, to=to, rng=rng))

    def roll(self, seat: int, n: int = 1, sides: int = 6) -> tuple[int, ...]:
        """Roll n dice, faces from 1; seat -1 is the table."""
        start = self.random.at
        faces = tuple(1 + below(self.random, sides) for _ in range(n))
        self.emit(e.Rolled(seat=seat, sides=sides, faces=faces, rng=(start, self.random.at)))
        return faces

    # -- abilities

    def listening(self, hook: str) -> tuple[e.AbilityOn, ...]:
        """The abilities that listen to a hook, in the order they began to."""
        return self.s.hooks.get(hook, ())

    def silence(self, source: int, number: int | None = None) -> None:
        """Let a source's abilities (or one of them) listen no more."""
        if any(on.source == source and number in (None, on.number) for heard in self.s.hooks.values() for on in heard):
            self.emit(e.AbilityOff(source=source, number=number))

"""What differs between two views of a game, whichever game it is."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct, field, structs

from .visibility import CardView, DecisionView

Scalar = str | int | bool | None
PASSED_OVER = frozenset({"version"})
"""Fields of views that always differ."""


class CardMove(Struct, frozen=True):
    """A card that lies elsewhere: the places that it left, and those that it reached.

    Places are paths of the view, such as `players.0.hand`; without one of either, the card left the view or came into it.
    """

    card: CardView
    left: tuple[str, ...]
    reached: tuple[str, ...]


class ValueChange(Struct, frozen=True):
    """A number or a word that is another, by its path in the view; what is said of a card begins with `#` and its id.

    A value that wasn't there before, or isn't any more, is null.
    """

    what: str
    before: Any
    after: Any


class Difference(Struct, frozen=True):
    """What differs: cards that moved, values that changed, decisions that are open or no longer so.

    `shuffled` are the places whose cards have new ids, and of those no card is said to have moved that lies there as before.
    """

    cards: tuple[CardMove, ...]
    shuffled: tuple[str, ...]
    values: tuple[ValueChange, ...]
    opened: tuple[DecisionView, ...]
    closed: tuple[DecisionView, ...]


class Flat(Struct):
    """A view laid flat: where each card lies, what it shows, every value by its path, and the cards of which more is said."""

    places: defaultdict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    shown: dict[int, str | None] = {}
    values: dict[str, Any] = {}
    spoken_of: set[str] = set()

    @classmethod
    def of(cls, view: Struct) -> Flat:
        """A view of any game."""
        flat = cls()
        flat.take("", view)
        for name in PASSED_OVER:
            flat.values.pop(name, None)
        return flat

    def take(self, path: str, value: Any) -> None:
        """Take in what stands at a path."""
        if isinstance(value, DecisionView):
            return
        if isinstance(value, CardView):
            self._lay(path, value.id, value.card)
        elif isinstance(value, Struct):
            self._fields(path, structs.asdict(value))
        elif isinstance(value, dict):
            self._fields(path, value)
        elif isinstance(value, tuple) and any(isinstance(item, Struct) for item in value):
            self._items(path, value)
        elif value != ():
            self.values[path] = value

    def _lay(self, path: str, card: int, shown: str | None) -> None:
        self.places[card].add(path)
        self.shown[card] = shown

    def _fields(self, path: str, fields: dict[str, Any]) -> None:
        for name, value in fields.items():
            self.take(_joined(path, name), value)

    def _items(self, path: str, items: Sequence[Any]) -> None:
        """The items of a list, each by what tells it apart; what goes with a card goes with it, wherever it lies."""
        met: Counter[str] = Counter()
        for item in items:
            if (card := _as_card(item)) is not None:
                self._lay(path, *card)
                if rest := _rest(item):
                    self.spoken_of.add(f"#{card[0]}")
                    self._fields(f"#{card[0]}", rest)
                continue
            name = str(next(iter(structs.asdict(item).values())))
            met[name] += 1
            self.take(_joined(path, name if met[name] == 1 else f"{name}-{met[name]}"), item)


def _joined(path: str, name: object) -> str:
    return f"{path}.{name}" if path else str(name)


def _as_card(item: Struct) -> tuple[int, str | None] | None:
    """The card that an item of a list is, or is about: its id, and what it shows."""
    first, *others = structs.asdict(item).values()
    if isinstance(first, CardView):
        return first.id, first.card
    is_card = item.__struct_fields__[:2] == ("id", "card")
    return (first, others[0]) if is_card else None


def _rest(item: Struct) -> dict[str, Any]:
    """What an item says besides the card that it is about."""
    fields = structs.asdict(item)
    about = 1 if isinstance(next(iter(fields.values())), CardView) else 2
    return dict(list(fields.items())[about:])


def difference(
    before: Struct,
    after: Struct,
    asked_before: Iterable[DecisionView] = (),
    asked_after: Iterable[DecisionView] = (),
) -> Difference:
    """What differs between two views of one viewer, and between the decisions that were open then."""
    then, now = Flat.of(before), Flat.of(after)
    moves = list(_moves(then, now))
    same = frozenset(_same_again(moves))
    was, is_ = ({asked.decision: asked for asked in asks} for asks in (asked_before, asked_after))
    return Difference(
        cards=tuple(move for move in moves if move not in same),
        shuffled=tuple(sorted({place for move in same for place in move.reached})),
        values=tuple(_changes(then, now)),
        opened=tuple(asked for n, asked in sorted(is_.items()) if n not in was),
        closed=tuple(asked for n, asked in sorted(was.items()) if n not in is_),
    )


def _moves(then: Flat, now: Flat) -> Iterator[CardMove]:
    for i in sorted(then.places.keys() | now.places.keys()):
        was, is_ = then.places.get(i, set()), now.places.get(i, set())
        if was != is_:
            shown = now.shown.get(i) or then.shown.get(i)
            yield CardMove(CardView(i, shown), tuple(sorted(was - is_)), tuple(sorted(is_ - was)))


def _same_again(moves: Sequence[CardMove]) -> Iterator[CardMove]:
    """Of the cards that came and went, those that look like one which went or came at the same place: it has a new id."""
    gone, come = ([move for move in moves if not getattr(move, end)] for end in ("reached", "left"))
    pairs = Counter((move.card.card, move.left) for move in gone) & Counter(
        (move.card.card, move.reached) for move in come
    )
    for moves_, end in ((gone, "left"), (come, "reached")):
        due = pairs.copy()
        for move in moves_:
            key = move.card.card, getattr(move, end)
            if due[key]:
                due[key] -= 1
                yield move


def _changes(then: Flat, now: Flat) -> Iterator[ValueChange]:
    both = then.spoken_of & now.spoken_of
    for path in dict.fromkeys([*then.values, *now.values]):
        was, is_ = then.values.get(path), now.values.get(path)
        of = path.partition(".")[0]
        if was != is_ and (not of.startswith("#") or of in both):
            yield ValueChange(path, was, is_)

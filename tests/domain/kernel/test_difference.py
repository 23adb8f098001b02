"""What differs between two views: cards that moved, values that changed, questions that were asked and answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from domain.kernel.audience import AUDITOR, Viewer
from domain.kernel.difference import CardMove, Difference, ValueChange, difference
from domain.kernel.visibility import CardView, DecisionView
from domain.registry import games
from tests.domain.play import AnyGame, play
from tests.domain.toy import Smugglers


class Berth(Struct, frozen=True):
    """A place at the quay, and who lies there."""

    berth: str
    boat: CardView | None = None
    fee: int | None = None


class Crate(Struct, frozen=True):
    """A card, and what is said of it."""

    what: CardView
    weight: int
    inside: tuple[CardView, ...] = ()


class Piece(Struct, frozen=True):
    """A card that is always open, written as one."""

    id: int
    card: str
    up: bool = False


class Quay(Struct, frozen=True):
    version: int = 0
    berths: tuple[Berth, ...] = ()
    crates: tuple[Crate, ...] = ()
    pieces: tuple[Piece, ...] = ()
    pile: tuple[CardView, ...] = ()
    heap: tuple[CardView, ...] = ()
    master: Berth | None = None
    stores: dict[str, int] = {}
    terror: tuple[int, ...] = ()
    edges: tuple[tuple[str, str], ...] = ()
    asked: tuple[DecisionView, ...] = ()


def cards(*shown: str | None, first: int = 1) -> tuple[CardView, ...]:
    return tuple(CardView(n, card) for n, card in enumerate(shown, first))


def told(before: Quay, after: Quay) -> Difference:
    return difference(before, after)


def test_two_views_that_are_alike_differ_in_nothing_whatever_their_versions() -> None:
    quay = {"pile": cards("a", None), "stores": {"rum": 2}, "berths": (Berth("east", CardView(9, "b"), 1),)}
    assert told(Quay(1, **quay), Quay(2, **quay)) == Difference((), (), (), (), ())  # type: ignore[arg-type]  # as given


def test_a_card_that_lies_elsewhere_has_moved() -> None:
    a, b, c = cards("a", None, "c")
    before, after = Quay(pile=(a, b, c)), Quay(pile=(b,), heap=(a,), berths=(Berth("east", c),))
    assert told(before, after).cards == (
        CardMove(a, ("pile",), ("heap",)),
        CardMove(c, ("pile",), ("berths.east.boat",)),
    )


def test_a_card_may_come_into_the_view_and_leave_it() -> None:
    a, b = cards("a", "b")
    assert told(Quay(pile=(a,)), Quay(pile=(b,), heap=())).cards == (
        CardMove(a, ("pile",), ()),
        CardMove(b, (), ("pile",)),
    )


def test_a_card_that_moved_is_named_by_what_it_showed_in_either_view() -> None:
    for before, after in ((None, "a"), ("a", None)):
        (move,) = told(Quay(pile=cards(before)), Quay(heap=cards(after))).cards
        assert move == CardMove(CardView(1, "a"), ("pile",), ("heap",))


def test_a_card_may_lie_in_several_places_of_the_view() -> None:
    (a,) = cards("a")
    (move,) = told(Quay(pile=(a,)), Quay(pile=(a,), heap=(a,))).cards
    assert move == CardMove(a, (), ("heap",))


def test_cards_with_new_ids_at_their_place_were_shuffled_and_none_of_them_moved() -> None:
    before, after = Quay(pile=cards("a", "b", None)), Quay(pile=cards("b", None, "a", first=11))
    assert told(before, after) == Difference((), ("pile",), (), (), ())


def test_of_cards_with_new_ids_those_that_nobody_else_can_be_came_and_went() -> None:
    before, after = Quay(pile=cards("a", "b", "b")), Quay(pile=cards("b", "c", first=11))
    found = told(before, after)
    assert found.shuffled == ("pile",)
    assert [(move.card.card, move.left, move.reached) for move in found.cards] == [
        ("a", ("pile",), ()),
        ("b", ("pile",), ()),
        ("c", (), ("pile",)),
    ]


def test_a_value_that_is_another_is_named_by_its_path() -> None:
    before = Quay(terror=(1, 2), stores={"rum": 2, "rope": 1}, master=Berth("east", fee=3))
    after = Quay(terror=(1, 3), stores={"rum": 1, "rope": 1}, master=Berth("east", fee=None))
    assert told(before, after).values == (
        ValueChange("master.fee", 3, None),
        ValueChange("stores.rum", 2, 1),
        ValueChange("terror", (1, 2), (1, 3)),
    )


def test_items_are_told_apart_by_what_they_are_called_not_by_where_they_stand() -> None:
    before = Quay(berths=(Berth("east", fee=1), Berth("west", fee=2)))
    after = Quay(berths=(Berth("west", fee=2), Berth("south", fee=5), Berth("east", fee=7)))
    assert told(before, after).values == (
        ValueChange("berths.east.fee", 1, 7),
        ValueChange("berths.south.berth", None, "south"),
        ValueChange("berths.south.fee", None, 5),
    )


def test_items_that_are_called_the_same_are_counted() -> None:
    before, after = (Quay(berths=(Berth("east", fee=1), Berth("east", fee=fee))) for fee in (2, 3))
    assert told(before, after).values == (ValueChange("berths.east-2.fee", 2, 3),)


def test_what_is_said_of_a_card_goes_with_it_wherever_it_lies() -> None:
    a, b, c = cards("a", "b", "c")
    before = Quay(crates=(Crate(a, 3, (b,)), Crate(c, 1)), pieces=(Piece(7, "p"),))
    after = Quay(crates=(Crate(a, 5, ()),), heap=(b, c), pieces=(Piece(7, "p", True),))
    found = told(before, after)
    assert found.cards == (CardMove(b, ("#1.inside",), ("heap",)), CardMove(c, ("crates",), ("heap",)))
    assert found.values == (ValueChange("#1.weight", 3, 5), ValueChange("#7.up", False, True))


def test_of_a_card_that_came_only_that_is_said() -> None:
    found = told(Quay(), Quay(crates=(Crate(CardView(1, "a"), 3),)))
    assert (found.cards, found.values) == ((CardMove(CardView(1, "a"), (), ("crates",)),), ())


def test_decisions_are_open_or_no_longer_so() -> None:
    asked = {n: DecisionView(n, 0, "pace", "Order a pace.", "smugglers.orders-secret") for n in (1, 2, 3)}
    before, after = (asked[1], asked[2]), (asked[2], asked[3])
    found = difference(Quay(asked=before), Quay(asked=after), before, after)
    assert found == Difference((), (), (), opened=(asked[3],), closed=(asked[1],))


# -- any game


def laid(game: AnyGame, state: Any, viewer: Viewer) -> Iterator[int]:
    """The ids of all cards in a view."""
    stack: list[Any] = [game.view(state, viewer)]
    while stack:
        match stack.pop():
            case DecisionView():
                pass
            case Struct() as struct:
                named = struct.__struct_fields__
                yield from [getattr(struct, "id")] if named[:2] == ("id", "card") else []  # noqa: B009  # as only some have
                stack += [getattr(struct, name) for name in named]
            case tuple() as several:
                stack += several


@pytest.mark.parametrize("game", [Smugglers(), *games().values()], ids=lambda game: game.name)
@pytest.mark.parametrize("viewer", [AUDITOR, None, 1])
def test_every_card_that_moved_is_told_of_in_each_game(game: AnyGame, viewer: Viewer) -> None:
    """Between any two views the cards told of, and those of shuffled places, are exactly the ones that lie elsewhere."""
    seats = max(2, game.seats[0])
    states = play(game, seats, next(iter(game.presets)), limit=60).states
    for before, after in zip(states[5::9], states[9::9], strict=False):
        found = difference(game.view(before, viewer), game.view(after, viewer))
        was, is_ = ({*laid(game, state, viewer)} for state in (before, after))
        came, went = ({move.card.id for move in found.cards if not getattr(move, end)} for end in ("left", "reached"))
        assert {move.card.id for move in found.cards} <= was | is_
        assert came <= is_
        assert went <= was
        assert (is_ - was) - came == set() or found.shuffled
        assert (was - is_) - went == set() or found.shuffled
        assert not any(change.before == change.after for change in found.values)
    assert difference(game.view(states[-1], viewer), game.view(states[-1], viewer)) == Difference((), (), (), (), ())

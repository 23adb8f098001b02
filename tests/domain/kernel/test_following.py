"""What a viewer can follow: which cards may be in each other's places, and what is remembered of which."""

from collections import Counter
from collections.abc import Sequence

import pytest

from domain.kernel import events as e
from domain.kernel.event import Event
from domain.kernel.following import Following, follow
from domain.kernel.redeal import neutral, redeal, swaps, world
from domain.kernel.rng import Stream
from domain.kernel.state import evolve
from tests.domain.kernel.arrange import GAME
from tests.domain.kernel.test_undo import night, sail, undo
from tests.domain.toy import Card, Night, Smugglers, hand

CREATED = e.Created(
    game="smugglers",
    preset="",
    options={"spaces": 7, "hand": 3},
    seats=(e.SeatPlan("player", "ann"), e.SeatPlan("player", "ben")),
    creator="ann",
    visibility="public",
    content=GAME.content_hash,
    seed_hash="",
    seed="00",
)
MADE = e.Made(zone="deck", first=1, cards=("Crate", "Wind", "Sail", "Rocks"))


def following(*events: Event, viewer: int | None = 0, game: Smugglers = GAME) -> Following[Night]:
    """What a viewer can follow of a night in which this happened."""
    followed = Following(game, viewer)
    for event in (CREATED, *events):
        followed.see(event)
    return followed


def shuffled(zone: str, was: Sequence[int], to: int = 0) -> e.Shuffled:
    """The cards get ids from ten times the first on."""
    return e.Shuffled(zone=zone, first=10 * min(was), was=tuple(was), rng=(0, 3), to=to)


def moved(src: str, dst: str, *ids: int) -> e.Moved:
    return e.Moved(src=src, dst=dst, ids=ids)


def seen(to: int, ids: Sequence[int], *cards: str) -> e.Seen:
    return e.Seen(ids=tuple(ids), to=to, cards=cards)


def exchanged(followed: Following[Night]) -> list[set[int]]:
    return [set(places) for places in swaps(followed)]


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_a_hand_and_the_deck_it_was_drawn_from_are_one_lot() -> None:
    drawn = (MADE, shuffled("deck", [2, 1, 4, 3]), moved("deck", hand(1), 13), seen(2, [13], "Sail"))
    assert exchanged(following(*drawn)) == [{10, 11, 12, 13}]
    assert exchanged(following(*drawn, viewer=1)) == [{10, 11, 12}]


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_what_was_drawn_before_others_were_shuffled_stays_apart_from_them() -> None:
    drawn = moved("deck", hand(1), 12, 13)
    known = (moved("deck", "discard", 10, 11), seen(-1, [10, 11], "Wind", "Crate"), moved("discard", "deck", 10, 11))
    apart = following(MADE, shuffled("deck", [2, 1, 4, 3]), drawn, *known, shuffled("deck", [11, 10]))
    assert exchanged(apart) == [{12, 13}, {100, 101}]


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_where_a_part_of_a_lot_is_shuffled_in_elsewhere_nobody_can_tell_which() -> None:
    lot = (MADE, shuffled("deck", [2, 1, 4, 3]), moved("deck", "aside", 12, 13))
    other = e.Made(zone="aside", first=20, cards=("Storm", "Storm"))
    assert exchanged(following(*lot, other, shuffled("aside", [20, 12, 13, 21]))) == [{10, 11, 120, 121, 122, 123}]


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_of_one_sort_everybody_can_tell_how_many_there_are_where() -> None:
    """The deck has two gusts of three, and the storms can't be among those left."""
    gusts = (e.Made(zone="deck", first=1, cards=("Wind", "Rocks", "Wind")), shuffled("deck", [1, 3, 2]))
    other = e.Made(zone="aside", first=20, cards=("Storm", "Storm"))
    followed = following(*gusts, moved("deck", "aside", 12), other, shuffled("aside", [20, 12, 21]))
    pool, *lots = exchanged(followed)
    assert lots == [{10, 11}, {120, 121, 122}]
    assert len(pool) == 3
    assert pool > {10, 11}
    worlds = [world(followed, Stream(bytes([n]))).what for n in range(60)]
    assert all(Counter(what[i] for i in (120, 121, 122))["Storm"] == 2 for what in worlds)
    assert {what[10] for what in worlds} == {"Wind", "Rocks"}


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_who_put_cards_into_an_order_can_follow_them() -> None:
    kept = (MADE, shuffled("deck", [2, 1, 4, 3]), seen(2, [12, 13], "Rocks", "Sail"), moved("deck", "aside", 12, 13))
    put = (*kept, shuffled("aside", [13, 12], to=2), moved("aside", "deck", 120, 121))
    assert exchanged(following(*put, viewer=1)) == [{10, 11}]
    assert exchanged(following(*put)) == [{10, 11, 120, 121}]


@pytest.mark.rule("kernel.fork.seen-again")
def test_that_others_know_a_card_is_known() -> None:
    """But not which of them it is, once it was among others whose order isn't known."""
    hands = (MADE, moved("deck", hand(1), 1, 2), seen(2, [1, 2], "Crate", "Wind"), seen(4, [2], "Wind"))
    assert following(*hands).state.known[2] == 6
    handed = following(*hands, shuffled(hand(1), [2, 1], to=6))
    assert [handed.state.known[i] for i in (10, 11)] == [2, 2]


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_what_is_remembered_of_a_place_stays_and_of_a_card_goes_with_it() -> None:
    """Ids are compared: a card whose serial is its id is remembered for nothing that was elsewhere."""
    first = (MADE, shuffled("deck", [2, 1, 4, 3]), seen(-1, [13], "Sail"))
    known = following(*first, shuffled("deck", [13, 11, 10, 12]))
    assert [known.state.serial[i] for i in range(100, 104)] == [13, 101, 102, 103]
    dealt = neutral(known)
    for event in redeal(known, Stream(bytes(32))):
        evolve(dealt, event)
    (sail_now,) = (i for i, card in dealt.what.items() if card == "Sail")
    assert {i: dealt.serial[i] for i in range(100, 104)} == {i: 13 if i == sail_now else i for i in range(100, 104)}


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_what_shows_itself_when_it_is_drawn_is_in_no_hand() -> None:
    """And all else may be anywhere, as often as anywhere else."""

    class Stormy(Smugglers):
        def shows_itself(self, definition: Card) -> bool:
            return definition.kind == "storm"

    deck = e.Made(zone="deck", first=1, cards=("Crate", "Storm", "Wind"))
    drawn = (deck, shuffled("deck", [1, 2, 3]), moved("deck", hand(1), 10))
    followed = following(*drawn, game=Stormy())
    found = Counter(
        tuple(world(followed, Stream(n.to_bytes(2, "big"))).what[i] for i in (10, 11, 12)) for n in range(400)
    )
    assert {order[0] for order in found} == {"Crate", "Wind"}
    assert len(found) == 4
    assert min(found.values()) > 60


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_a_world_is_one_that_the_viewer_may_live_in() -> None:
    followed = following(MADE, shuffled("deck", [2, 1, 4, 3]), moved("deck", hand(1), 13), seen(2, [13], "Sail"))
    states = [world(followed, Stream(bytes([n]))) for n in range(40)]
    assert {state.what[13] for state in states} == {"Crate", "Wind", "Sail", "Rocks"}
    assert all(state.known == followed.state.known and state.zones == followed.state.zones for state in states)
    assert followed.state.what[13] == "Sail"


@pytest.mark.rule("kernel.fork.dealt-anew")
def test_what_was_taken_back_is_followed_from_there() -> None:
    played = night()
    before = follow(GAME, played.commits, 1)
    sail(played)
    undo(played)
    followed = follow(GAME, played.commits, 1)
    assert followed.state.version == 3
    assert followed.state.zones == before.state.zones == played.last.zones
    assert (followed.lots, followed.state.serial) == (before.lots, before.state.serial)
    assert followed.state.known == played.last.known != before.state.known

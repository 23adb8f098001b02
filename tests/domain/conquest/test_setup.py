"""Setting up a game."""

from collections import Counter

import pytest

from domain.games.conquest import names as at
from domain.games.conquest.card import Definition, Event, Location, Race, Resistance, SpaceStuff
from domain.games.conquest.cards import ALL
from domain.games.conquest.events import ColourTaken
from domain.kernel.action import Decide
from domain.kernel.events import Moved, Shuffled
from tests.domain.conquest.referee import Referee, set_up, started

SEEDS = range(1, 9)
FULL: dict[str, type[Definition]] = {
    at.EVENT_DECK: Event,
    at.RESISTANCE_DECK: Resistance,
    at.LOCATION_DECK: Location,
    at.SPACE_STUFF_DECK: SpaceStuff,
}


def all_of(kind: type[Definition]) -> Counter[str]:
    """The cards of a kind that the box has."""
    cards = (card for card in ALL if isinstance(card, kind) and not getattr(card, "objective", False))
    return Counter({card.key: card.copies for card in cards})


def drawn_by_now(table: Referee, deck: str) -> Counter[str]:
    """The cards that have left a deck."""
    zones = {at.EVENT_DECK: ("hand", "event-discard", "remains"), at.SPACE_STUFF_DECK: ("stuff",)}.get(deck, ())
    return Counter(table.s.what[i] for zone in table.s.zones for i in table.s.zone(zone) if at_kind(zone) in zones)


def at_kind(zone: str) -> str:
    return zone.partition(".")[0]


@pytest.mark.rule("conquest.setup.board-layout")
@pytest.mark.parametrize(("seats", "sections", "spaces"), [(2, 3, 21), (3, 4, 28), (4, 5, 35)])
def test_there_is_a_section_in_the_middle_and_one_for_each_player(seats: int, sections: int, spaces: int) -> None:
    board = set_up(seats).view().spaces
    assert len(board) == spaces
    assert len({at.section_of(space.space) for space in board}) == sections
    assert {space.landing_site for space in board} == {None, *range(seats)}


@pytest.mark.rule("conquest.setup.objective-capitol-city")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_capitol_city_lies_in_the_middle_of_the_middle_section(seats: int) -> None:
    table = set_up(seats)
    assert table.keys("location.O.C") == ["capitol-city"]
    assert [zone for zone in table.s.zones if zone.startswith("location.") and table.s.zone(zone)] == ["location.O.C"]
    assert table.shown("location.O.C") == ["capitol-city"]


@pytest.mark.rule("conquest.setup.shuffle-decks")
@pytest.mark.parametrize("deck", FULL)
def test_every_deck_is_a_shuffle_of_all_its_cards(deck: str) -> None:
    table = set_up(2)
    assert Counter(table.keys(deck)) + drawn_by_now(table, deck) == all_of(FULL[deck])
    shuffled = [event.zone for event in table.all_events if isinstance(event, Shuffled)]
    assert shuffled.count(deck) == 1


@pytest.mark.rule("conquest.setup.shuffle-decks")
def test_the_seed_says_how_decks_are_shuffled() -> None:
    decks = [tuple(tuple(set_up(2, seed=seed).keys(deck)) for deck in FULL) for seed in (1, 1, 2)]
    assert decks[0] == decks[1]
    for n, deck in enumerate(FULL):
        assert decks[0][n] != decks[2][n], deck


@pytest.mark.rule("conquest.setup.shuffle-decks")
@pytest.mark.parametrize("viewer", [0, None])
def test_nobody_sees_the_order_of_a_deck_nor_the_seed(viewer: int | None) -> None:
    table = set_up(2)
    for deck in table.view(viewer).decks:
        assert {card.card for card in deck.cards} == {None}, deck.deck
    told = str(set_up(2).told(Decide(decision=table.asked(0).decision, choice=("2",)), 0, viewer))
    assert table.s.seed not in told


@pytest.mark.rule("conquest.setup.random-race")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_another_race_and_the_rest_is_out_of_the_game(seats: int) -> None:
    table = set_up(seats)
    races = [table.keys(f"race.{seat}")[0] for seat in range(seats)]
    assert len(set(races)) == seats
    assert sorted([*races, *table.keys("race-deck")]) == sorted(card.key for card in ALL if isinstance(card, Race))
    assert set(table.shown("race-deck")) == {None}


@pytest.mark.rule("conquest.setup.random-race")
def test_races_are_drawn_by_lot() -> None:
    assert len({set_up(2, seed=seed).keys("race.0")[0] for seed in SEEDS}) > 2


@pytest.mark.rule("conquest.setup.choose-colour")
def test_everybody_in_seat_order_takes_a_colour_that_nobody_has() -> None:
    table = started(3)
    assert (table.waiting(), table.options(0)) == ([(0, "colour")], ["blue", "gold", "green", "red"])
    table.choose("red")
    assert (table.waiting(), table.options(1)) == ([(1, "colour")], ["blue", "gold", "green"])
    refused = table.refused(Decide(decision=table.asked(1).decision, choice=("red",)), seat=1)
    assert refused.code == "choice_out_of_bounds"
    table.choose("gold").choose("green")
    assert table.s.colours == {0: "red", 1: "gold", 2: "green"}


@pytest.mark.rule("conquest.setup.choose-colour")
def test_the_last_of_four_takes_the_colour_that_is_left() -> None:
    table = started(4).choose("red").choose("gold").choose("blue")
    assert [event.colour for event in table.happened(ColourTaken)] == ["blue", "green"]


@pytest.mark.rule("conquest.setup.choose-colour")
@pytest.mark.rule("conquest.setup.place-aliens")
def test_everybody_has_four_saucers_of_their_colour_on_their_landing_site() -> None:
    table = started(3).choose("red").choose("gold").choose("green")
    for seat, colour in enumerate(("red", "gold", "green")):
        assert table.keys(f"aliens.P{seat + 1}.C") == [f"{colour}-saucer"] * 4
        assert table.aliens(f"P{seat + 1}.C") == [seat] * 4


@pytest.mark.rule("conquest.setup.place-aliens")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_alien_is_anywhere_else(seats: int) -> None:
    table = set_up(seats)
    assert [space.space for space in table.view().spaces if space.aliens] == [f"P{seat + 1}.C" for seat in range(seats)]
    assert [table.pool(seat) for seat in range(seats)] == [[]] * seats


@pytest.mark.rule("conquest.setup.starting-menace")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_one_menace_token(seats: int) -> None:
    table = started(seats, races=["the-trun", "the-orzax", "menthalars", "vyborian-arbiters"][:seats])
    while table.waiting() and table.asked().ask == "colour":
        table.choose(str(table.asked().options[0]))
    assert table.s.menace == dict.fromkeys(range(seats), 1)


def drawn_at_the_start(table: Referee, seat: int) -> int:
    """How many Events a seat drew in the set-up."""
    moved = [event for event in table.all_events if isinstance(event, Moved)]
    return sum(len(event.ids) for event in moved if (event.src, event.dst) == (at.EVENT_DECK, at.hand(seat)))


@pytest.mark.rule("conquest.setup.starting-hand")
@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_draws_as_many_events_as_the_race_is_intelligent(seed: int) -> None:
    table = set_up(3, seed=seed)
    for seat in range(3):
        assert drawn_at_the_start(table, seat) == table.reading().race_of(seat).intelligence


@pytest.mark.rule("conquest.setup.example-menthalar-hand")
def test_the_menthalars_begin_with_five_events() -> None:
    assert drawn_at_the_start(set_up(2, races=["menthalars", "the-trun"]), 0) == 5


def with_immediates() -> Referee:
    """A game in which several players drew Events that must be played at once."""
    for seed in range(1, 400):
        table = set_up(3, seed=seed)
        drawn = [
            event.ids[0] for event in table.all_events if isinstance(event, Moved) and event.dst.startswith("hand.")
        ]
        players = [
            event.dst
            for event in table.all_events
            if isinstance(event, Moved) and event.dst.startswith("hand.") and is_immediate(table, event.ids[0])
        ]
        if drawn and len(set(players)) > 1:
            return table
    raise AssertionError("no seed brings such hands")


def is_immediate(table: Referee, card: int) -> bool:
    event = table.reading().card_of(card)
    return isinstance(event, Event) and event.immediate


@pytest.mark.rule("conquest.setup.starting-play-immediately")
def test_what_must_be_played_at_once_is_in_seat_order_after_all_have_drawn_and_not_replaced() -> None:
    table = with_immediates()
    moves = [event for event in table.all_events if isinstance(event, Moved)]
    drawing = [n for n, event in enumerate(moves) if event.src == at.EVENT_DECK and event.dst.startswith("hand.")]
    playing = [n for n, event in enumerate(moves) if event.src.startswith("hand.") and event.dst == at.PLAYING]
    assert max(drawing) < min(playing)
    players = [moves[n].src for n in playing]
    assert players == sorted(players)
    for seat in range(3):
        intelligence = table.reading().race_of(seat).intelligence
        assert len(table.keys(at.hand(seat))) == intelligence - players.count(at.hand(seat))
        assert not any(is_immediate(table, card) for card in table.s.zone(at.hand(seat)))

"""What is in the box, as far as it is played with, and who can play."""

import pytest

from domain.games.conquest import names as at
from domain.games.conquest.board import board_for
from domain.games.conquest.card import Counter
from domain.games.conquest.cards import ALL
from domain.games.conquest.options import Options
from domain.games.conquest.sheet import SHEETS
from domain.kernel.lobby import CreateGame
from tests.domain.conquest.referee import CONQUEST, besides, given, laid, not_laid, set_up

SAUCER, OTHER = "green-saucer", "blue-saucer"
KINDS = {"race", "event", "space-stuff", "location", "resistance", "counter", "human-tech", "figure"}
MOST_STAGES = max(len(sheet.stages) for sheet in SHEETS.values())


# -- players and modes


@pytest.mark.rule("conquest.components.players")
@pytest.mark.parametrize("mode", ["competitive", "cooperative", "team", "solo"])
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_plays_without_players_or_with_five(mode: str, seats: int) -> None:
    assert not_laid(seats, mode=mode).detail == "seats"


@pytest.mark.rule("conquest.components.players")
@pytest.mark.parametrize(
    ("mode", "numbers"),
    [("competitive", {2, 3, 4}), ("cooperative", {1, 2, 3, 4}), ("team", {4}), ("solo", {1, 2, 3, 4})],
)
def test_each_mode_is_for_its_numbers_of_players(mode: str, numbers: set[int]) -> None:
    for seats in (1, 2, 3, 4):
        if seats in numbers:
            assert laid(seats, mode=mode).s.options["mode"] == mode
        else:
            assert not_laid(seats, mode=mode).rule == "conquest.components.players"


@pytest.mark.rule("conquest.components.default-mode")
def test_a_game_of_which_nothing_is_said_is_competitive() -> None:
    assert laid(2).s.options["mode"] == "competitive"
    request = CreateGame(game="conquest", creator="p", seats=laid(2).s.seats)
    assert CONQUEST.checked_options(request) == Options(mode="competitive")


# -- what is played with


@pytest.mark.rule("conquest.components.board-sections-count")
def test_there_are_five_board_sections_of_seven_spaces_each() -> None:
    spaces = board_for(4).spaces
    sections = {at.section_of(space) for space in spaces}
    assert sections == {"O", "P1", "P2", "P3", "P4"}
    for section in sections:
        names = {space.removeprefix(f"{section}.") for space in spaces if at.section_of(space) == section}
        assert names == {"C", "1", "2", "3", "4", "5", "6"}


@pytest.mark.rule("conquest.components.board-sections-count")
def test_all_board_sections_are_alike() -> None:
    spaces = board_for(4).spaces
    shapes = set()
    for section in ("O", "P1", "P2", "P3", "P4"):
        x, y = spaces[f"{section}.C"]
        shapes.add(tuple((spaces[f"{section}.{n}"][0] - x, spaces[f"{section}.{n}"][1] - y) for n in "123456"))
    assert len(shapes) == 1


@pytest.mark.rule("conquest.components.dice-count")
def test_eight_dice_of_a_colour_are_enough_for_every_throw() -> None:
    """The most are thrown for a breakthrough: one a Stage, and one more for each Tech Location, or for a card."""
    tech_locations = sum(card.copies for card in ALL if "tech" in getattr(card, "icons", ()))
    assert MOST_STAGES + max(1, tech_locations) <= 8


@pytest.mark.rule("conquest.components.reference-cards-count")
@pytest.mark.rule("conquest.components.misc-contents")
def test_reference_cards_rule_book_and_music_are_no_part_of_the_game() -> None:
    assert {str(card.__struct_config__.tag) for card in ALL} == KINDS


@pytest.mark.rule("conquest.components.extra-counters-unused")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_no_spare_counter_comes_into_the_game(mode: str) -> None:
    """Whatever lies on the table is a card of a deck, a figure, or one of the Resistance Counters of the pool."""
    table = set_up(2, mode=mode)
    made = {table.s.what[i] for zone in table.s.zones.values() for i in zone}
    counters = {key for key in made if key.endswith("-counter")}
    assert counters == {card.key for card in ALL if isinstance(card, Counter)}
    assert {str(CONQUEST.content(table.s)[key].__struct_config__.tag) for key in made} <= KINDS


@pytest.mark.rule("conquest.components.counter-sheets-count")
def test_the_kinds_of_counters_that_are_played_with_are_all_there_to_see() -> None:
    """Menace Tokens, Command Counters, Conquest Markers, First Player, Demolished, Resistance Counters, Tech Track."""
    zones = {"location.P1.1": ["town"], "location.P1.2": ["city"], "counters.P1.3": ["tanks-counter"]}
    options = {"active_resistance": True}
    view = given(
        zones,
        options=options,
        markers={"P1.1": 0},
        demolished=["P1.2"],
        menace=[3, 1],
        first=1,
        put_aside=[[2]],
        track=4,
    ).view()
    board = {space.space: space for space in view.spaces}
    assert (view.invaders[0].menace, view.invaders[0].put_aside, view.first) == (3, (2,), 1)
    assert (board["P1.1"].conqueror, board["P1.2"].demolished) == (0, True)
    assert [counter.card for counter in board["P1.3"].counters] == ["tanks-counter"]
    assert view.humans is not None
    assert view.humans.track == 4


@pytest.mark.rule("conquest.components.counter-sheets-count")
def test_there_are_as_many_conquest_markers_as_are_needed() -> None:
    """As many as there are Spaces, of one player, and as many that are Demolished."""
    outer = [f"{section}.{n}" for section in ("O", "P1", "P2") for n in range(1, 7)]
    locations = {f"location.{space}": ["forest"] for space in outer}
    assert len(given(locations, markers=dict.fromkeys(outer, 0)).s.markers) == 18
    assert len(given(locations, demolished=outer).s.demolished) == 18


@pytest.mark.rule("conquest.components.counter-sheets-count")
def test_which_resistance_counters_there_are_is_data() -> None:
    with besides(Counter(key="hovercraft-counter", name="Hovercraft", copies=3, strength=2, type="hard")):
        table = set_up(2, mode="cooperative")
        on_table = [table.s.what[i] for zone in table.s.zones.values() for i in zone]
    assert on_table.count("hovercraft-counter") == 3


# -- markers, tokens and counters in use


@pytest.mark.rule("conquest.components.conquest-marker-colour")
def test_a_conquest_marker_is_of_its_player_s_colour() -> None:
    zones = {"location.P1.1": ["grassy-fields"], "aliens.P1.1": [OTHER], "aliens.P2.C": []}
    table = given(zones, current=1, phase="battle", markers={"P1.1": 0}).choose("steal")
    view = table.view()
    owner = next(space.conqueror for space in view.spaces if space.space == "P1.1")
    assert owner == 1
    assert view.invaders[1].colour == "blue"


@pytest.mark.rule("conquest.components.conquest-marker-terror")
def test_a_player_has_the_population_under_their_markers_as_long_as_they_lie_there() -> None:
    """A rival takes the marker on a Town from a player who has a City too."""
    zones = {"location.P1.1": ["town"], "location.P1.2": ["city"], "aliens.P1.1": [OTHER]}
    table = given(zones, current=1, phase="battle", markers={"P1.1": 0, "P1.2": 0})
    assert [invader.terror for invader in table.view().invaders] == [5, 0]
    table.choose("steal")
    assert [invader.terror for invader in table.view().invaders] == [3, 2]


@pytest.mark.rule("conquest.components.resistance-counter-use")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_resistance_counter_is_on_the_board_when_a_competitive_game_begins(seats: int) -> None:
    table = set_up(seats)
    assert not [zone for zone in table.s.zones if zone.startswith("counters.") and table.s.zone(zone)]


@pytest.mark.rule("conquest.components.tech-track-marker-use")
def test_a_competitive_game_has_no_tech_track() -> None:
    assert set_up(2).view().humans is None
    assert set_up(2, mode="cooperative").view().humans is not None


@pytest.mark.rule("conquest.components.saucer-colour-free")
def test_any_race_takes_any_colour() -> None:
    for colour in at.COLOURS:
        table = laid(2, races=["the-trun", "menthalars"])
        table.start().choose(colour, seat=0)
        assert table.s.colours == {0: colour}
        assert table.keys("race.0") == ["the-trun"]

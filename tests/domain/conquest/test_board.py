"""The board: what a Section is, how Sections lie together, which Spaces are adjacent, and that all of it is data."""

from __future__ import annotations

from random import Random

import pytest

from domain.bots.bot import random_bot
from domain.games.conquest import actions as a, arranged, setup
from domain.games.conquest.board import Board, board_for, read_geometry, usual_geometry
from domain.games.conquest.events import SpacesLaid

from .referee import CONQUEST, Referee, given, set_up

ALL_SEATS = (1, 2, 3, 4)

RING = {
    "C": {"1", "2", "3", "4", "5", "6"},
    "1": {"C", "2", "6"},
    "2": {"C", "1", "3"},
    "3": {"C", "2", "4"},
    "4": {"C", "3", "5"},
    "5": {"C", "4", "6"},
    "6": {"C", "1", "5"},
}

SEAMS = {
    1: "O.1-P1.4 O.1-P1.5 O.2-P1.4",
    2: "O.1-P1.4 O.1-P1.5 O.2-P1.4 O.4-P2.1 O.4-P2.2 O.5-P2.1",
    3: "O.1-P1.4 O.1-P1.5 O.2-P1.4 O.3-P2.1 O.3-P2.6 O.4-P2.6 O.5-P3.2 O.5-P3.3 O.6-P3.2",
    4: ("O.1-P1.4 O.1-P1.5 O.2-P1.4 O.2-P2.6 O.3-P2.5 O.3-P2.6 O.4-P3.1 O.4-P3.2 O.5-P3.1 O.5-P4.3 O.6-P4.2 O.6-P4.3"),
}

TOWERS = """
[section]
C = [0, 0]
1 = [0, -1]
2 = [0, -2]
3 = [2, 0]
4 = [0, 1]
5 = [0, 2]
6 = [-2, 0]

[layout.1]
O = [0, 0]
P1 = [0, 5]

[layout.2]
O = [0, 0]
P1 = [0, 5]
P2 = [0, -5]

[layout.3]
O = [0, 0]
P1 = [0, 5]
P2 = [0, -5]
P3 = [6, 0]

[layout.4]
O = [0, 0]
P1 = [0, 5]
P2 = [0, -5]
P3 = [6, 0]
P4 = [-6, 0]
"""
"""Another geometry: crosses, one above another and side by side."""


def pairs(board: Board) -> set[frozenset[str]]:
    return {frozenset(edge) for edge in board.edges}


def seams(seats: int) -> set[frozenset[str]]:
    return {frozenset(seam.split("-")) for seam in SEAMS[seats].split()}


def moves_between(board: Board, start: str, to: str) -> int:
    away = {start: 0}
    for space in (queue := [start]):
        for near in board.near(space):
            if near not in away:
                away[near] = away[space] + 1
                queue.append(near)
    return away[to]


def laid_for(seats: int) -> Referee:
    return set_up(seats, mode="cooperative")


@pytest.mark.rule("conquest.board.section-spaces")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_section_has_a_centre_and_six_spaces_around_it(seats: int) -> None:
    table = laid_for(seats)
    for section in table.reading().sections:
        assert sorted(table.reading().in_section(section)) == [f"{section}.{n}" for n in "123456C"]


@pytest.mark.rule("conquest.board.default-section")
def test_a_section_by_itself_has_twelve_pairs_of_adjacent_spaces() -> None:
    board = board_for(2)
    for section in ("O", "P1", "P2"):
        for space, near in RING.items():
            within = {one for one in board.near(f"{section}.{space}") if one.startswith(f"{section}.")}
            assert within == {f"{section}.{one}" for one in near}
    assert sum(map(len, RING.values())) == 2 * 12


@pytest.mark.rule("conquest.board.default-section")
def test_no_two_spaces_meet_at_a_corner_alone() -> None:
    for seats in ALL_SEATS:
        centres = board_for(seats).spaces.values()
        corners = [(a, b) for a in centres for b in centres if (abs(a[0] - b[0]), abs(a[1] - b[1])) == (2, 1)]
        assert corners == []


@pytest.mark.rule("conquest.board.modular")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_board_is_the_objective_section_and_one_for_each_player_joined(seats: int) -> None:
    table = laid_for(seats)
    assert table.reading().sections == ("O", *(f"P{seat + 1}" for seat in range(seats)))
    assert len(table.s.neighbours) == 7 * (seats + 1) == len(board_for(seats).reached())


def matches(seats: int, edges: int) -> None:
    """The board of so many players has these seams, and no other pairs but those within Sections."""
    board = board_for(seats)
    ring = {frozenset((f"{s}.{one}", f"{s}.{near}")) for s in sections(board) for one in RING for near in RING[one]}
    assert pairs(board) == ring | seams(seats)
    assert len(board.edges) == edges
    assert {moves_between(board, f"P{seat + 1}.C", "O.C") for seat in range(seats)} == {3}


def sections(board: Board) -> set[str]:
    return {space.partition(".")[0] for space in board.spaces}


@pytest.mark.rule("conquest.board.default-layout-1")
def test_one_player_has_a_section_at_the_upper_right_of_the_objective() -> None:
    matches(1, edges=27)


@pytest.mark.rule("conquest.board.default-layout-2")
def test_two_players_face_each_other_across_the_objective() -> None:
    matches(2, edges=42)
    turned = {
        f"{s}.{n}": f"{t}.{(n + 2) % 6 + 1}" for s, t in (("O", "O"), ("P1", "P2"), ("P2", "P1")) for n in range(1, 7)
    }
    assert {frozenset(turned[space] for space in seam) for seam in seams(2)} == seams(2)


@pytest.mark.rule("conquest.board.default-layout-3")
def test_three_players_lie_around_the_objective() -> None:
    matches(3, edges=57)
    ways = (("O", "O"), ("P1", "P2"), ("P2", "P3"), ("P3", "P1"))
    turned = {f"{s}.{n}": f"{t}.{(n + 1) % 6 + 1}" for s, t in ways for n in range(1, 7)}
    assert {frozenset(turned[space] for space in seam) for seam in seams(3)} == seams(3)
    assert {moves_between(board_for(3), f"P{p}.C", f"P{q}.C") for p, q in ((1, 2), (2, 3), (1, 3))} == {5}


@pytest.mark.rule("conquest.board.default-layout-4")
def test_four_players_have_the_four_corners() -> None:
    matches(4, edges=72)
    away = {q: moves_between(board_for(4), "P1.C", f"P{q}.C") for q in (2, 3, 4)}
    assert sorted(away.values()) == [4, 5, 6]
    assert away[3] == 6


@pytest.mark.rule("conquest.board.cross-section-adjacency")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_each_player_section_is_joined_to_the_objective_section_alone_by_three_pairs(seats: int) -> None:
    joined = [{space.partition(".")[0] for space in edge} for edge in board_for(seats).edges]
    assert [both for both in joined if len(both) == 2 and "O" not in both] == []
    assert all(joined.count({"O", f"P{seat + 1}"}) == 3 for seat in range(seats))


@pytest.mark.rule("conquest.board.cross-section-adjacency")
def test_an_alien_moves_across_a_seam() -> None:
    table = given({"aliens.P1.C": [], "aliens.P1.4": ["green-saucer"]})
    table.walk("P1.4", "O.1")
    assert table.aliens("O.1") == [0]


@pytest.mark.rule("conquest.board.adjacent-example")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_space_of_the_example_has_four_neighbours(seats: int) -> None:
    assert set(board_for(seats).near("P1.5")) == {"P1.C", "P1.4", "P1.6", "O.1"}


@pytest.mark.rule("conquest.board.adjacent")
def test_a_move_to_a_space_that_is_not_adjacent_is_refused() -> None:
    table = given({"aliens.P1.C": ["green-saucer"]})
    (alien,) = table.s.zone("aliens.P1.C")
    refusal = table.refused(a.MoveAlien(alien=alien, space="O.1"))
    assert (refusal.rule, refusal.detail) == ("conquest.board.adjacent", "not_adjacent")
    assert table.reach(alien) == ["P1.1", "P1.2", "P1.3", "P1.4", "P1.5", "P1.6"]


@pytest.mark.rule("conquest.board.adjacent")
def test_two_spaces_that_touch_at_a_corner_alone_are_not_adjacent() -> None:
    board = read_geometry(TOWERS).board(1)
    assert "O.1" not in board.near("O.3")
    assert set(board.near("O.3")) == {"O.C"}


@pytest.mark.rule("conquest.board.player-section")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_player_section_has_a_landing_site_in_its_centre_and_no_objective(seats: int) -> None:
    table = laid_for(seats)
    assert table.reading().player_sections() == tuple(
        f"P{(table.s.first + n) % seats + 1}" if table.s.first >= 0 else f"P{n + 1}" for n in range(seats)
    )
    assert [table.keys(f"location.P{seat + 1}.C") for seat in range(seats)] == [[]] * seats


@pytest.mark.rule("conquest.board.objective-section")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_centre_of_the_objective_section_has_the_objective_and_nobody_starts_there(seats: int) -> None:
    table = laid_for(seats)
    assert table.keys("location.O.C") == ["capitol-city"]
    assert table.aliens("O.C") == []


@pytest.mark.rule("conquest.board.space-vs-location")
def test_a_space_that_nobody_has_explored_is_a_space_without_a_location() -> None:
    table = given({"location.P1.1": ["town"]})
    seen = {space.space: space.location for space in table.view(0).spaces}
    assert seen["P1.2"] is None
    assert (found := seen["P1.1"]) is not None
    assert found.card == "town"


@pytest.mark.rule("conquest.board.empty-space")
def test_a_space_with_pieces_and_no_location_is_empty_and_a_landing_site_never_is() -> None:
    table = given(
        {
            "aliens.P1.C": [],
            "aliens.P1.2": ["green-saucer"],
            "counters.P1.3": ["tanks-counter"],
            "location.P1.4": ["town"],
        }
    )
    empty = [space for space in ("P1.1", "P1.2", "P1.3", "P1.4", "P1.C") if table.reading().is_empty_space(space)]
    assert empty == ["P1.1", "P1.2", "P1.3"]


@pytest.mark.rule("conquest.board.starts-empty")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_objective_is_the_only_location_of_a_new_game(seats: int) -> None:
    table = laid_for(seats)
    assert [space for space in table.s.neighbours if table.keys(f"location.{space}")] == ["O.C"]


@pytest.mark.rule("conquest.board.the-board")
def test_what_is_on_the_board_may_be_in_any_section() -> None:
    """Afterburners moves any of one's Aliens: those of the Landing Site, of the Objective Section, of a rival's."""
    lying = {
        "hand.0": ["afterburners"],
        "aliens.P1.C": [],
        **{f"aliens.{s}.2": ["green-saucer"] for s in ("O", "P1", "P2")},
    }
    table = given(lying).play("afterburners").unanswered()
    assert {table.reading().space_of(int(one)) for one in table.asked().options} == {"O.2", "P1.2", "P2.2"}


@pytest.mark.rule("conquest.board.objective-location-definition")
def test_the_objective_is_conquered_like_any_location_and_its_population_counts() -> None:
    lying = {"aliens.P1.C": [], "aliens.O.C": ["green-saucer"] * 4, "resistance-deck": ["us-army-infantry"] * 4}
    table = given(lying, phase="battle").go_on("conquer")

    table.choose("conquer")

    assert table.s.markers == {"O.C": 0}
    assert table.view().invaders[0].terror == 5


@pytest.mark.rule("conquest.board.random-space")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_die_names_the_random_space_by_its_number(face: int) -> None:
    table = given({"hand.0": ["paratroopers-at-dawn"]}, dice=())
    table.play("paratroopers-at-dawn").unanswered()

    table.dice(face, face).choose("P2")

    assert "paratroopers-counter" in table.counters(f"P2.{face}") + table.counters("P2.C")
    assert "infantry-counter" in table.counters(f"P2.{face}")


# -- another geometry


@pytest.mark.rule("conquest.board.adjacent")
def test_another_geometry_is_played_on_without_any_code(monkeypatch: pytest.MonkeyPatch) -> None:
    towers = read_geometry(TOWERS)
    for module in (setup, arranged):
        monkeypatch.setattr(module, "board_for", towers.board)
    table = given({"aliens.P1.C": ["green-saucer"]})
    (alien,) = table.s.zone("aliens.P1.C")

    assert table.reach(alien) == ["P1.1", "P1.3", "P1.4", "P1.6"]
    table.walk("P1.C", "P1.1")
    assert table.aliens("P1.1") == [0]


def test_a_game_on_another_geometry_is_played_on_by_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "board_for", read_geometry(TOWERS).board)
    table, chance = set_up(2, mode="cooperative"), Random(1)
    state = table.s
    for _ in range(300):
        if state.status == "ended":
            break
        seat = CONQUEST.awaited(state)[0]
        legal, asked = tuple(CONQUEST.legal(state, seat)), CONQUEST.decisions(state, seat)
        state = CONQUEST.decide(state, seat, random_bot(CONQUEST.view(state, seat), legal, asked, chance)).state
    assert state.neighbours["P1.3"] == ("P1.C",)
    assert any(zone.startswith("location.P") for zone, ids in state.zones.items() if ids)


def test_what_is_laid_is_recorded_with_the_game() -> None:
    table = set_up(2)
    (laid,) = [event for event in table.all_events if isinstance(event, SpacesLaid)]
    assert dict(zip(laid.spaces, laid.centres, strict=True)) == board_for(2).spaces
    assert laid.edges == board_for(2).edges


@pytest.mark.parametrize(
    ("line", "instead", "fault"),
    [
        ("2 = [0, -2]", "", "a Section has the Spaces C and 1 to 6"),
        ("2 = [0, -2]", "2 = [1, -1]", "Spaces of layout 1 lie on one another"),
        ("P1 = [0, 5]", "P2 = [0, 5]", "layout 1 has the Sections O and P1 to P1"),
        ("P1 = [0, 5]", "P1 = [0, 6]", "layout 1 is in pieces"),
    ],
)
def test_a_geometry_that_cannot_be_played_on_is_refused(line: str, instead: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read_geometry(TOWERS.replace(line, instead, 1))


def test_the_usual_geometry_has_no_fault() -> None:
    assert list(usual_geometry().faults()) == []
    assert {len(sections(board_for(seats))) for seats in ALL_SEATS} == {2, 3, 4, 5}

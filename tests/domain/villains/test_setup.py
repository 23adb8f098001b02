"""The set-up: who sits at the table, and what the first game lays on it."""

from __future__ import annotations

from collections import Counter

import pytest

from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame
from domain.kernel.refusal import Refused

from .referee import VILLAINS, given, new_game, set_up

FIVE = ("Dr. Octopus", "Kingpin", "Mysterio", "Green Goblin", "Venom")


@pytest.mark.rule("villains.setup.player-count")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_players_start_a_game_and_one_alone_plays_advanced_solo(seats: int) -> None:
    table = new_game(seats)

    assert (table.s.status, table.reading().is_solo) == ("running", seats == 1)


@pytest.mark.rule("villains.setup.player-count")
@pytest.mark.parametrize("seats", [0, 6])
def test_no_table_is_laid_for_fewer_or_more(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        new_game(seats)

    assert (caught.value.code, caught.value.pointer) == ("option_invalid", "/seats")


@pytest.mark.rule("villains.setup.fully-cooperative-table")
def test_no_seat_plays_the_commander_and_the_player_on_turn_decides_for_it() -> None:
    deck = ["cops"] * 3 + ["bystander", "elektra", "black-panther", "command-strike"]
    table = given({"adversary-deck": deck}, seats=3, current=1)

    table.end_turn()

    assert [player.seat for player in table.view().players] == [0, 1, 2]
    assert (table.waiting(), VILLAINS.awaited(table.s)) == ([(2, "put-on-top")], (2,))
    assert table.options() == ["black-panther", "elektra"]


@pytest.mark.rule("villains.setup.first-game-commander")
def test_the_first_commander_is_dr_strange_with_his_four_tactics() -> None:
    table = set_up(3)

    assert [card.name for card in table.cards("commander")] == ["Dr. Strange"]
    assert sorted((card.kind, card.group, card.name) for card in table.cards("tactics")) == [
        ("tactic", "Dr. Strange", "Book of the Vishanti"),
        ("tactic", "Dr. Strange", "Crimson Bands of Cyttorak"),
        ("tactic", "Dr. Strange", "Eye of Agamotto"),
        ("tactic", "Dr. Strange", "Winds of Watoomb"),
    ]


@pytest.mark.rule("villains.setup.first-game-plot")
def test_the_first_plot_is_graduation_face_up_and_set_up() -> None:
    table = set_up(3)

    plot = table.view().plot

    assert plot is not None
    assert [card.name for card in table.cards("plot")] == ["Graduation at Xavier's X-Academy"]
    assert plot.plot.card == "graduation-at-xaviers-x-academy"
    assert [(stack.stack, stack.size) for stack in plot.beside] == [("young-mutants", 8)]
    assert {card.kind for card in table.cards("young-mutants")} == {"bystander"}


@pytest.mark.rule("villains.setup.first-game-allies-1p")
def test_one_player_has_the_first_three_allies() -> None:
    allies = set_up(1).cards("ally-deck", *(f"lair.{n}" for n in range(1, 6)))

    assert Counter(card.group for card in allies) == dict.fromkeys(FIVE[:3], 14)


@pytest.mark.rule("villains.setup.first-game-allies-2-4p")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_have_the_five_allies(seats: int) -> None:
    allies = set_up(seats).cards("ally-deck", *(f"lair.{n}" for n in range(1, 6)))

    assert Counter(card.group for card in allies) == dict.fromkeys(FIVE, 14)


@pytest.mark.rule("villains.setup.first-game-allies-5p")
def test_five_players_have_mystique_too() -> None:
    allies = set_up(5).cards("ally-deck", *(f"lair.{n}" for n in range(1, 6)))

    assert Counter(card.group for card in allies) == dict.fromkeys((*FIVE, "Mystique"), 14)


@pytest.mark.parametrize(
    ("seats", "groups"),
    [
        pytest.param(
            1, {"Marvel Knights": 8, "Cops": 3}, marks=pytest.mark.rule("villains.setup.first-game-groups-1p")
        ),
        pytest.param(
            2,
            {"Marvel Knights": 8, "Defenders": 8, "Cops": 10},
            marks=pytest.mark.rule("villains.setup.first-game-groups-2p"),
        ),
        pytest.param(
            3,
            {"Marvel Knights": 8, "Defenders": 8, "Uncanny Avengers": 8, "Cops": 10},
            marks=pytest.mark.rule("villains.setup.first-game-groups-3p"),
        ),
        pytest.param(
            4,
            {"Marvel Knights": 8, "Defenders": 8, "Uncanny Avengers": 8, "Cops": 10, "Asgardian Warriors": 10},
            marks=pytest.mark.rule("villains.setup.first-game-groups-4p"),
        ),
        pytest.param(
            5,
            {
                "Marvel Knights": 8,
                "Defenders": 8,
                "Uncanny Avengers": 8,
                "X-Men First Class": 8,
                "Cops": 10,
                "Asgardian Warriors": 10,
            },
            marks=pytest.mark.rule("villains.setup.first-game-groups-5p"),
        ),
    ],
)
def test_each_number_of_players_has_its_groups(seats: int, groups: dict[str, int]) -> None:
    deck = set_up(seats).cards("adversary-deck")

    assert Counter(card.group for card in deck if card.kind == "adversary") == groups


@pytest.mark.rule("villains.setup.first-game-rest-normal")
def test_what_the_first_game_leaves_open_is_as_in_any_game() -> None:
    table = set_up(2)

    deck = Counter(card.kind for card in table.cards("adversary-deck"))

    assert (deck["command-strike"], deck["bystander"], deck["plot-twist"]) == (5, 2, 8)


@pytest.mark.rule("villains.deck.starting-deck")
def test_everybody_starts_with_eight_operatives_and_four_soldiers() -> None:
    table = set_up(5)

    for seat in range(5):
        own = Counter(table.keys(f"deck.{seat}") + table.keys(f"hand.{seat}"))
        assert own == {"hydra-operative": 8, "hydra-soldier": 4}


@pytest.mark.rule("villains.plot.setup-section")
def test_the_plot_takes_its_bystanders_before_the_adversary_deck_is_built() -> None:
    events = set_up(2).events

    taken = next(n for n, event in enumerate(events) if getattr(event, "dst", "") == "young-mutants")
    begun = next(n for n, event in enumerate(events) if getattr(event, "zone", "") == "adversary-deck")

    assert taken < begun


@pytest.mark.rule("villains.plot.twist-count")
def test_the_adversary_deck_has_as_many_twists_as_the_plot_names() -> None:
    table = set_up(2)

    assert [card.twists for card in table.cards("plot")] == [8]
    assert table.keys("adversary-deck").count("plot-twist") == 8


@pytest.mark.rule("villains.stacks.face-up-on-board")
def test_the_three_stacks_lie_face_up_for_all_to_count() -> None:
    table = set_up(2)

    stacks = [(stack.size, stack.top and stack.top.card) for stack in table.view().stacks]

    assert stacks == [(12, "madame-hydra"), (15, "new-recruit"), (30, "bindings")]


@pytest.mark.rule("villains.stacks.madame-hydra")
def test_twelve_madame_hydras_lie_ready_or_all_fifteen_where_the_table_wants_it() -> None:
    assert set_up(2).keys("madame-hydras") == ["madame-hydra"] * 12
    assert set_up(2, madame_hydras=15).keys("madame-hydras") == ["madame-hydra"] * 15


@pytest.mark.rule("villains.stacks.new-recruits")
def test_fifteen_new_recruits_lie_ready() -> None:
    assert set_up(2).keys("new-recruits") == ["new-recruit"] * 15


@pytest.mark.rule("villains.stacks.bindings")
def test_thirty_bindings_lie_ready() -> None:
    assert set_up(2).keys("bindings") == ["bindings"] * 30


def test_an_option_that_cannot_be_is_pointed_at() -> None:
    plans = (SeatPlan(), SeatPlan())
    request = CreateGame(game="villains", creator="p", seats=plans, preset="first-game", options={"rock_stars": 7})

    with pytest.raises(Refused) as refused:
        VILLAINS.checked_options(request)

    assert (refused.value.code, refused.value.pointer) == ("option_invalid", "/options/rock_stars")

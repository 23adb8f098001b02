"""Both sets mixed, and each alone: what is drawn, what is put out, which board is used and which way it goes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from domain.deckbuilding.card import Card
from domain.deckbuilding.events import BoardChosen, StackChosen
from domain.deckbuilding.language import All, Cards, EachOf, Guard
from domain.games.villains import actions as a
from domain.games.villains.box import NUMBERS, Box
from domain.games.villains.names import CITY

from .referee import VILLAINS, Referee, besides, given, turn_with, whole_box

BOTH, CORE = ["villains", "core"], ["core"]
SEEDS = range(1, 31)
GRADUATION, MEGA_VAULT = "graduation-at-xaviers-x-academy", "build-an-underground-mega-vault-prison"
ROBBERY, CUBE = "midtown-bank-robbery", "unleash-the-power-of-the-cosmic-cube"
CARDS = {card.key: card for card in VILLAINS.definitions()}
DEAR = {f"lair.{n}": ["octo-pulverize"] for n in range(1, 6)}
"""A Lair whose Allies are too dear to be KO'd by an overrun."""

HEROIC = {"sets": BOTH, "board": "heroic"}


def mixed(seats: int, seed: int = 1, **options: Any) -> Referee:
    """The table of a game of both sets when its set-up is complete."""
    return whole_box(seats, seed, **{"sets": BOTH, **options})


def among(table: Referee, kind: str) -> tuple[str, ...]:
    """What the first stack of a kind was drawn from."""
    return next(event.among for event in table.happened(StackChosen) if event.kind == kind)


def boxed(kind: Any, *sets: str) -> set[str]:
    """All stacks of a kind in the boxes of some sets."""
    return set(Box({key: card for key, card in CARDS.items() if card.set in sets}).stacks(kind))


def sets_of(table: Referee) -> set[str]:
    """The sets of all cards on the table."""
    return {CARDS[key].set for key in table.s.what.values()}


def sets_used(tables: list[Referee], kind: str) -> set[str]:
    """The sets of the stacks of a kind that some games are played with."""
    names = {name for table in tables for name in table.s.in_use[kind]}
    return {name for name in ("villains", "core") if names & boxed(kind, name)}


# -- what is drawn


@pytest.mark.rule("villains.mixing.free-mix")
@pytest.mark.parametrize("sets", [["villains"], CORE, BOTH], ids="+".join)
def test_the_cards_are_those_of_the_sets_that_were_chosen(sets: list[str]) -> None:
    tables = [whole_box(3, seed, sets=sets) for seed in SEEDS]

    assert set().union(*map(sets_of, tables)) == set(sets)
    for kind in ("commander", "plot", "ally", "group", "backup"):
        assert sets_used(tables, kind) == set(sets), kind


@pytest.mark.rule("villains.mixing.scheme-plot")
def test_one_plot_or_scheme_is_drawn_from_those_of_both_sets() -> None:
    table = mixed(2)

    assert set(among(table, "plot")) == boxed("plot", *BOTH)
    assert sets_used([mixed(2, seed) for seed in SEEDS], "plot") == set(BOTH)
    assert len(table.keys("plot")) == 1


@pytest.mark.rule("villains.mixing.mastermind-commander")
def test_one_commander_or_mastermind_is_drawn_from_those_of_both_sets() -> None:
    table = mixed(2)

    assert set(among(table, "commander")) == boxed("commander", *BOTH)
    assert sets_used([mixed(2, seed) for seed in SEEDS], "commander") == set(BOTH)
    assert len(table.keys("commander")) == 1


@pytest.mark.rule("villains.mixing.alignment-option")
@pytest.mark.parametrize(("plot", "of_set"), [(GRADUATION, "villains"), (CUBE, "core")])
def test_on_wish_only_leaders_of_its_own_side_go_with_a_plot_or_a_scheme(plot: str, of_set: str) -> None:
    assert set(among(mixed(2, plot=plot, alignment=True), "commander")) == boxed("commander", of_set)
    assert set(among(mixed(2, plot=plot), "commander")) == boxed("commander", *BOTH)


@pytest.mark.rule("villains.mixing.alignment-option")
def test_with_nothing_named_leader_and_plot_are_of_one_side() -> None:
    for seed in SEEDS:
        table = mixed(2, seed, alignment=True)

        assert len({CARDS[key].set for key in table.keys("commander") + table.keys("plot")}) == 1


@pytest.mark.rule("villains.mixing.heroes-allies")
@pytest.mark.parametrize(("seats", "n"), [(1, 3), (3, 5), (5, 6)])
def test_the_usual_number_of_heroes_and_allies_is_drawn_from_both(seats: int, n: int) -> None:
    table = mixed(seats, plot=GRADUATION)

    assert set(among(table, "ally")) == boxed("ally", *BOTH)
    assert len(table.s.in_use["ally"]) == n


@pytest.mark.rule("villains.mixing.villains-adversaries")
def test_the_usual_number_of_groups_is_drawn_from_both_the_led_group_first() -> None:
    table = mixed(4, commander="red-skull", plot=GRADUATION)

    groups, backup = table.s.in_use["group"], table.s.in_use["backup"]
    assert (len(groups), len(backup), groups[0]) == (3, 2, "HYDRA")
    drawn = [event.among for event in table.happened(StackChosen) if event.kind in ("group", "backup") and event.among]
    assert set(drawn[0]) == boxed("group", *BOTH) - {"HYDRA"}
    assert set(drawn[-2]) == boxed("backup", *BOTH)


@pytest.mark.rule("villains.mixing.otherwise-normal")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_all_else_is_as_usual(seats: int) -> None:
    table = mixed(seats, plot=GRADUATION)

    deck = Counter(card.kind for card in table.cards("adversary-deck"))
    assert (deck["command-strike"], deck["bystander"], deck["plot-twist"]) == (5, NUMBERS[seats].bystanders, 8)
    assert [len(table.keys(f"hand.{seat}")) for seat in range(seats)] == [6] * seats


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_heroic_set_alone_is_set_up_with_the_same_numbers(seats: int) -> None:
    table = whole_box(seats, sets=CORE, plot=CUBE)

    numbers, deck = NUMBERS[seats], Counter(card.kind for card in table.cards("adversary-deck"))
    assert {kind: len(table.s.in_use[kind]) for kind in ("ally", "group", "backup")} == {
        "ally": numbers.ally,
        "group": numbers.group,
        "backup": numbers.backup,
    }
    assert deck == {
        "command-strike": 5,
        "plot-twist": 8,
        "bystander": numbers.bystanders,
        "adversary": 8 * numbers.group + numbers.backup_cards * numbers.backup,
    }
    for seat in range(seats):
        assert Counter(table.keys(f"deck.{seat}") + table.keys(f"hand.{seat}")) == {
            "shield-agent": 8,
            "shield-trooper": 4,
        }
    assert len(table.keys("bystander-deck")) == 30 - numbers.bystanders
    assert (len(table.keys("officers")), len(table.keys("wounds"))) == (30, 30)


# -- what is put out


@pytest.mark.rule("villains.mixing.stacks-all-three")
def test_officers_madame_hydra_and_new_recruits_can_all_be_recruited() -> None:
    table = given(options={"sets": BOTH}, recruit=3, seats=2, current=1)

    assert {"shield-officer", "madame-hydra", "new-recruit"} <= set(table.legal(a.Recruit))
    assert not {"shield-officer"} & set(given(recruit=3).legal(a.Recruit))
    assert not {"madame-hydra", "new-recruit"} & set(given(options={"sets": CORE}, recruit=3).legal(a.Recruit))


@pytest.mark.rule("villains.mixing.stacks-all-three")
def test_the_three_stacks_of_recruits_are_put_out() -> None:
    table = mixed(2)

    sizes = {stack: len(table.keys(stack)) for stack in ("officers", "madame-hydras", "new-recruits")}
    assert sizes == {"officers": 30, "madame-hydras": 12, "new-recruits": 15}


@pytest.mark.rule("villains.mixing.wounds-and-bindings")
def test_wounds_and_bindings_are_put_out() -> None:
    table = mixed(2, plot=GRADUATION)

    assert (table.keys("wounds"), table.keys("bindings")) == (["wound"] * 30, ["bindings"] * 30)
    assert not whole_box(2).keys("wounds")
    assert not whole_box(2, sets=CORE).keys("bindings")


def test_the_stacks_of_the_sets_in_use_are_shown() -> None:
    def shown(sets: list[str]) -> list[str]:
        return [stack.stack for stack in whole_box(2, sets=sets).view().stacks]

    assert shown(["villains"]) == ["madame-hydras", "new-recruits", "bindings"]
    assert shown(CORE) == ["officers", "wounds"]
    assert shown(BOTH) == ["madame-hydras", "new-recruits", "bindings", "officers", "wounds"]


@pytest.mark.rule("villains.mixing.bystander-deck")
def test_the_bystanders_of_both_sets_are_one_deck() -> None:
    table = mixed(1, plot=CUBE)

    bystanders = table.keys("bystander-deck") + [
        card.key for card in table.cards("adversary-deck") if card.kind == "bystander"
    ]
    assert Counter(bystanders) == {
        "bystander": 30,
        "bystander-core": 30,
        "rock-star": 2,
        "engineer": 3,
        "computer-hacker": 3,
        "public-speaker": 3,
    }
    assert table.keys("bystander-deck") != sorted(table.keys("bystander-deck"), key=list(Counter(bystanders)).index)


@pytest.mark.rule("villains.mixing.starting-decks")
@pytest.mark.parametrize(
    ("decks", "first", "second"),
    [("hydra", "hydra-operative", "hydra-soldier"), ("shield", "shield-agent", "shield-trooper")],
)
def test_one_kind_of_starting_deck_is_everybodys(decks: str, first: str, second: str) -> None:
    table = mixed(3, starting_decks=decks)

    for seat in range(3):
        assert Counter(table.keys(f"deck.{seat}") + table.keys(f"hand.{seat}")) == {first: 8, second: 4}


def test_without_a_choice_the_first_set_gives_the_starting_decks_and_the_board() -> None:
    tables = [mixed(2, sets=sets, plot=GRADUATION) for sets in (BOTH, BOTH[::-1])]

    assert [table.keys("hand.0")[0].partition("-")[0] for table in tables] == ["hydra", "shield"]
    assert [table.view().board for table in tables] == ["villainous", "heroic"]


# -- cards of either set


@pytest.mark.rule("villains.mixing.twist-cards")
def test_a_scheme_twist_makes_a_plot_speak() -> None:
    table = turn_with("scheme-twist", {"young-mutants": ["bystander"] * 8})

    assert (len(table.keys("young-mutants")), table.keys("overrun"), table.keys("ko")) == (
        7,
        ["bystander"],
        ["scheme-twist"],
    )


@pytest.mark.rule("villains.mixing.twist-cards")
def test_a_plot_twist_makes_a_scheme_speak() -> None:
    table = turn_with("plot-twist", {"plot": [CUBE]}, options={"sets": BOTH}, twists=4)

    assert [table.keys(f"discard.{seat}") for seat in (0, 1)] == [["wound"], ["wound"]]


@pytest.mark.rule("villains.mixing.twist-cards", "villains.challenge.legendary")
def test_extra_twists_come_from_the_other_set_where_ones_own_run_out() -> None:
    table = mixed(2, plot=CUBE, challenges={"twists": "legendary"})
    with besides(Card(key="a-plot", name="A Plot", kind="plot", twists=12)):
        many = mixed(2, plot="a-plot", challenges={"twists": "legendary"})

    assert Counter(key for key in table.keys("adversary-deck") if "twist" in key) == {"scheme-twist": 11}
    assert Counter(key for key in many.keys("adversary-deck") if "twist" in key) == {
        "plot-twist": 12,
        "scheme-twist": 3,
    }


@pytest.mark.rule("villains.mixing.strike-cards")
def test_a_command_strike_makes_a_mastermind_strike_and_a_master_strike_a_commander() -> None:
    held = {"hand.0": ["devour", "hydra-soldier"], "hand.1": ["hydra-soldier"]}

    skull = turn_with("command-strike", {**held, "commander": ["red-skull"]}, options={"sets": BOTH})
    fury = turn_with("master-strike", {**held, "commander": ["nick-fury"]}, options={"sets": BOTH})

    assert skull.asked(0).ask == "ko"
    assert fury.keys("stacked-strikes") == ["master-strike"]


# -- the board


@pytest.mark.rule("villains.mixing.board-choice")
@pytest.mark.parametrize("board", ["villainous", "heroic"])
def test_the_board_is_recorded_in_the_set_up(board: str) -> None:
    table = mixed(2, plot=GRADUATION, board=board)

    assert [event.board for event in table.happened(BoardChosen)] == [board]
    assert table.view().board == board


def test_each_set_alone_has_its_own_board() -> None:
    alone = [whole_box(2, sets=[name]) for name in ("villains", "core")]

    assert [table.view().board for table in alone] == ["villainous", "heroic"]
    assert not alone[0].happened(BoardChosen)


@pytest.mark.rule("villains.mixing.board-heroic-direction")
def test_on_the_heroic_board_enemies_go_from_the_sewers_to_the_bridge() -> None:
    table = turn_with("havok", {"city.sewers": ["cops"], "city.bank": ["colossus"]}, options=HEROIC)

    assert table.city() == {"rooftops": "colossus", "bank": "cops", "sewers": "havok"}


@pytest.mark.rule("villains.mixing.board-heroic-direction")
def test_on_the_heroic_board_who_is_pushed_off_the_bridge_is_out() -> None:
    city = {**{space: ["cops"] for space in CITY}, "city.bridge": ["colossus"]}

    table = turn_with("havok", {**city, **DEAR}, options=HEROIC)

    assert "colossus" in table.keys("overrun")
    assert table.city()["sewers"] == "havok"


@pytest.mark.rule("villains.mixing.board-villainous-direction")
def test_on_the_villainous_board_enemies_go_from_the_bridge_to_the_sewers() -> None:
    options = {"sets": BOTH[::-1], "board": "villainous"}
    city = {**{space: ["cops"] for space in CITY}, "city.sewers": ["colossus"]}

    table = turn_with("havok", {**city, **DEAR}, options=options)

    assert "colossus" in table.keys("overrun")
    assert table.city()["bridge"] == "havok"


@pytest.mark.rule("villains.mixing.board-matches-scheme")
@pytest.mark.parametrize(("plot", "board"), [(MEGA_VAULT, "villainous"), (ROBBERY, "heroic")])
@pytest.mark.parametrize("asked", ["villainous", "heroic", None])
def test_a_plot_or_scheme_that_names_city_spaces_brings_its_own_board(plot: str, board: str, asked: str | None) -> None:
    assert mixed(2, plot=plot, board=asked).view().board == board


def test_which_plots_and_schemes_name_city_spaces() -> None:
    def brings(plot: str) -> bool:
        boards = {mixed(2, plot=plot, board=asked).view().board for asked in ("villainous", "heroic")}
        return len(boards) == 1

    assert {plot for plot in boxed("plot", *BOTH) if brings(plot)} == {
        MEGA_VAULT,
        "crown-thor-king-of-asgard",
        "crush-hydra",
        "infiltrate-the-lair-with-spies",
        "mass-produce-war-machine-armor",
        "resurrect-heroes-with-the-norn-stones",
        ROBBERY,
        "secret-invasion-of-the-skrull-shapeshifters",
    }


def test_on_the_heroic_board_the_nearest_to_the_deck_is_nearest_to_the_sewers() -> None:
    table = turn_with("bystander", {"city.bridge": ["cops"], "city.bank": ["colossus"]}, options=HEROIC)

    assert (table.guarded("city.bank"), table.guarded("city.bridge")) == (["bystander"], [])


def test_a_view_shows_the_city_from_where_newcomers_enter() -> None:
    shown = given(options=HEROIC).view()

    assert [space.space for space in shown.city] == ["sewers", "bank", "rooftops", "streets", "bridge"]


def test_a_text_that_names_the_bridge_means_the_bridge_on_either_board() -> None:
    """The Avengers Initiative lets an Avenger enter the Bridge: on the heroic board that is the last space."""
    table = given(
        {
            **DEAR,
            "tactics": ["total-fury", "the-avengers-initiative"],
            "commander": ["nick-fury"],
            "victory.1": ["ant-man"],
            "city.bridge": ["cops"],
        },
        options=HEROIC,
        attack=9,
    )

    table.fight("nick-fury")

    assert table.city() == {"bridge": "ant-man"}
    assert "cops" in table.keys("overrun")


@pytest.mark.parametrize(("first", "begun"), [("", "sewers"), ("bridge", "bridge"), ("sewers", "sewers")])
def test_one_after_another_may_begin_at_the_end_that_is_named(first: str, begun: str) -> None:
    guard = EachOf(Cards(("city",), kind="adversary"), (Guard(All(Cards(("chosen",)))),), first=first)
    with besides(Card(key="a-patrol", name="A Patrol", kind="ally", cost=1, effect=(guard,))):
        zones = {"city.bridge": ["cops"], "city.sewers": ["cops"], "bystander-deck": ["bystander", "engineer"]}
        table = given({**zones, "hand.0": ["a-patrol"]}, options=HEROIC).play("a-patrol")

    assert table.guarded(f"city.{begun}") == ["engineer"]

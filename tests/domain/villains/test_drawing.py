"""Drawing from the box: what is used in a game where the players named nothing, or not all."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from domain.deckbuilding.events import StackChosen
from domain.games.villains.box import NUMBERS, Box
from domain.kernel.event import causes
from domain.kernel.events import Rolled

from .referee import VILLAINS, Referee, given, set_up, whole_box

BOX = Box({card.key: card for card in VILLAINS.definitions() if card.set == "villains"})
SEEDS = range(1, 31)
LEADING = BOX.stacks("commander")
PLAIN = "graduation-at-xaviers-x-academy"
"""A Plot that forces no group and takes none away."""

SPACES = [f"lair.{n}" for n in range(1, 6)]


def adversaries(table: Referee) -> Counter[str]:
    """The Adversaries of the Adversary Deck by group."""
    return Counter(card.group for card in table.cards("adversary-deck") if card.kind == "adversary")


def used(table: Referee, kind: str) -> tuple[str, ...]:
    return table.s.in_use.get(kind, ())


def chosen_by(table: Referee, kind: str) -> dict[str, str]:
    """The stacks of a kind, each with the rule by which it was chosen."""
    return {e.name: rule for e, rule, _ in causes(table.events) if isinstance(e, StackChosen) and e.kind == kind}


@pytest.mark.rule("villains.setup.random-stacks")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everything_is_drawn_from_the_box_and_recorded(seats: int) -> None:
    table = whole_box(seats)

    assert {kind: len(names) for kind, names in table.s.in_use.items()} == {
        "commander": 1,
        "plot": 1,
        "ally": NUMBERS[seats].ally,
        "group": NUMBERS[seats].group,
        "backup": NUMBERS[seats].backup,
    }
    for kind, names in table.s.in_use.items():
        assert set(names) <= set(BOX.stacks(kind))  # type: ignore[arg-type]


@pytest.mark.rule("villains.setup.random-stacks")
def test_every_ally_in_the_box_may_come() -> None:
    drawn = {ally for seed in SEEDS for ally in used(whole_box(2, seed), "ally")}

    assert drawn == set(BOX.stacks("ally"))


def test_each_draw_is_a_die_that_counts_what_could_be_drawn() -> None:
    events = whole_box(4).events

    drawn = [(n, e) for n, e in enumerate(events) if isinstance(e, StackChosen) and e.among]

    assert drawn
    for n, chosen in drawn:
        die = events[n - 1]
        assert isinstance(die, Rolled)
        assert (die.seat, die.sides) == (-1, len(chosen.among))
        assert chosen.name == chosen.among[die.faces[0] - 1]


def test_what_the_players_name_is_used_and_the_rest_is_drawn() -> None:
    named = {"commander": "dr-strange", "plot": PLAIN, "allies": ["Venom", "Kingpin"], "groups": ["X-Men First Class"]}

    for seed in SEEDS:
        table = whole_box(3, seed, **named, backup=["Asgardian Warriors"])

        assert (used(table, "commander"), used(table, "plot")) == (("dr-strange",), (PLAIN,))
        assert used(table, "ally")[:2] == ("Venom", "Kingpin")
        assert {"X-Men First Class", "Defenders"} < set(used(table, "group"))
        assert used(table, "backup") == ("Asgardian Warriors",)
        assert [len(used(table, kind)) for kind in ("ally", "group")] == [5, 3]


def test_a_commander_or_plot_that_does_not_go_with_what_was_named_is_not_drawn() -> None:
    groups = ["Marvel Knights", "Defenders"]

    assert {used(whole_box(2, seed, groups=groups), "commander")[0] for seed in SEEDS} == {
        card.key
        for card in BOX.content.values()
        if card.kind == "commander" and (card.leads in groups or card.leads in BOX.stacks("backup"))
    }


@pytest.mark.rule("villains.commander.choose")
def test_one_commander_is_drawn_and_lies_face_up() -> None:
    drawn = {tuple(table.shown("commander")) for table in (whole_box(2, seed) for seed in SEEDS)}

    assert drawn == {(key,) for key in LEADING}


@pytest.mark.rule("villains.commander.tactics-setup")
@pytest.mark.parametrize("commander", LEADING)
def test_the_four_tactics_lie_under_their_commander_in_an_order_that_nobody_knows(commander: str) -> None:
    tables = [whole_box(2, seed, commander=commander) for seed in SEEDS]

    name = VILLAINS.content(tables[0].s)[commander].group
    assert {len(table.keys("tactics")) for table in tables} == {4}
    assert {card.group for table in tables for card in table.cards("tactics")} == {name}
    assert len({tuple(table.keys("tactics")) for table in tables}) > 1
    assert tables[0].shown("tactics", viewer=0) == [None] * 4


@pytest.mark.rule("villains.plot.choose")
def test_one_plot_is_drawn_and_is_public() -> None:
    drawn = {tuple(table.shown("plot")) for table in (whole_box(2, seed) for seed in range(1, 61))}

    assert drawn == {(key,) for key in BOX.stacks("plot")}


# -- the Adversary Deck


@pytest.mark.rule("villains.adversary_deck.command-strikes")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_five_command_strikes_whatever_the_number_of_players(seats: int) -> None:
    assert whole_box(seats).keys("adversary-deck").count("command-strike") == 5


@pytest.mark.parametrize(
    ("seats", "groups", "backup", "bystanders", "cards"),
    [
        pytest.param(n, *row, marks=pytest.mark.rule(f"villains.adversary_deck.table-{n}p"))
        for n, row in {
            1: ([8], [3], 1, 25),
            2: ([8, 8], [10], 2, 41),
            3: ([8, 8, 8], [10], 8, 55),
            4: ([8, 8, 8], [10, 10], 8, 65),
            5: ([8, 8, 8, 8], [10, 10], 12, 77),
        }.items()
    ],
)
def test_each_number_of_players_has_its_adversary_deck(
    seats: int, groups: list[int], backup: list[int], bystanders: int, cards: int
) -> None:
    table = whole_box(seats, plot=PLAIN)

    count, kinds = adversaries(table), Counter(card.kind for card in table.cards("adversary-deck"))

    assert [count[group] for group in used(table, "group")] == groups
    assert [count[group] for group in used(table, "backup")] == backup
    assert sum(count.values()) == sum(groups) + sum(backup)
    assert (kinds["bystander"], kinds["plot-twist"], kinds["command-strike"]) == (bystanders, 8, 5)
    assert len(table.keys("adversary-deck")) == cards


@pytest.mark.rule("villains.adversary_deck.group-eight")
def test_a_group_goes_in_whole() -> None:
    table = whole_box(2, commander="dr-strange", plot=PLAIN, groups=["Marvel Knights"])

    knights = [card.name for card in table.cards("adversary-deck") if card.group == "Marvel Knights"]

    assert Counter(knights) == {"Black Panther": 2, "Elektra": 2, "Punisher": 2, "Ghost Rider": 2}


@pytest.mark.rule("villains.adversary_deck.always-leads")
def test_the_commanders_group_takes_one_of_the_places() -> None:
    for seed in SEEDS:
        table = whole_box(3, seed, commander="dr-strange", plot=PLAIN)

        assert len(used(table, "group")) == 3
        assert chosen_by(table, "group")["Defenders"] == "villains.adversary_deck.always-leads"
        assert adversaries(table)["Defenders"] == 8


@pytest.mark.rule("villains.solo.ignore-always-leads")
def test_one_player_need_not_face_the_commanders_group() -> None:
    alone = {used(whole_box(1, seed, commander="dr-strange", plot=PLAIN), "group") for seed in SEEDS}

    assert alone == {(group,) for group in BOX.stacks("group")}


@pytest.mark.rule("villains.adversary_deck.always-leads-backup")
def test_a_commander_may_lead_a_backup_group() -> None:
    for seed in SEEDS:
        table = whole_box(2, seed, commander="odin", plot=PLAIN)

        assert used(table, "backup") == ("Asgardian Warriors",)
        assert chosen_by(table, "backup") == {"Asgardian Warriors": "villains.adversary_deck.always-leads-backup"}


@pytest.mark.rule("villains.adversary_deck.random-rest")
def test_the_other_groups_are_drawn_without_repeats() -> None:
    tables = [whole_box(4, seed, commander="dr-strange", plot=PLAIN) for seed in SEEDS]

    assert all(len(set(used(table, "group"))) == 3 for table in tables)
    assert {group for table in tables for group in used(table, "group")} == set(BOX.stacks("group"))
    assert {chosen_by(table, "group")[used(table, "group")[-1]] for table in tables} == {
        "villains.adversary_deck.random-rest"
    }


@pytest.mark.rule("villains.adversary_deck.backup-ten")
def test_a_backup_group_is_ten_of_a_kind_and_three_for_one_player() -> None:
    named: dict[str, Any] = {"commander": "dr-strange", "plot": PLAIN, "backup": ["Cops"]}

    assert adversaries(whole_box(2, **named))["Cops"] == 10
    assert adversaries(whole_box(1, **named))["Cops"] == 3


@pytest.mark.rule("villains.adversary_deck.backup-random")
@pytest.mark.parametrize(("seats", "places"), [(2, 1), (4, 2)])
def test_backup_groups_are_drawn(seats: int, places: int) -> None:
    tables = [whole_box(seats, seed, commander="dr-strange", plot=PLAIN) for seed in SEEDS]

    assert all(len(set(used(table, "backup"))) == places for table in tables)
    assert {group for table in tables for group in used(table, "backup")} == set(BOX.stacks("backup"))


@pytest.mark.rule("villains.adversary_deck.bystanders-random")
def test_bystanders_come_unseen_from_the_shuffled_bystander_deck() -> None:
    tables = [whole_box(3, seed, commander="dr-strange", plot="crush-hydra") for seed in SEEDS]
    bystanders = [[card.key for card in table.cards("adversary-deck") if card.kind == "bystander"] for table in tables]

    assert {len(taken) for taken in bystanders} == {8}
    assert {len(table.keys("bystander-deck")) for table in tables} == {41 - 8}
    assert {key for taken in bystanders for key in taken} > {"bystander", "engineer", "rock-star"}
    assert set(tables[0].shown("adversary-deck", viewer=0)) == {None}


@pytest.mark.rule("villains.adversary_deck.four-kinds")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_adversary_deck_holds_four_kinds_of_cards(seats: int) -> None:
    kinds = {card.kind for card in whole_box(seats).cards("adversary-deck")}

    assert kinds == {"adversary", "bystander", "plot-twist", "command-strike"}


# -- the Ally Deck


@pytest.mark.rule("villains.ally_deck.fourteen-each")
def test_an_ally_brings_all_fourteen_cards() -> None:
    table = whole_box(2, allies=["Magneto"])

    assert sum(card.group == "Magneto" for card in table.cards("ally-deck", *SPACES)) == 14


@pytest.mark.parametrize(
    ("seats", "allies"),
    [
        pytest.param(1, 3, marks=pytest.mark.rule("villains.ally_deck.three-allies-1p")),
        *(pytest.param(n, 5, marks=pytest.mark.rule("villains.ally_deck.five-allies")) for n in (2, 3, 4)),
        pytest.param(5, 6, marks=pytest.mark.rule("villains.ally_deck.six-allies-5p")),
    ],
)
def test_each_number_of_players_has_its_allies(seats: int, allies: int) -> None:
    cards = Counter(card.group for card in whole_box(seats).cards("ally-deck", *SPACES))

    assert list(cards.values()) == [14] * allies


# -- a Plot that asks for groups


@pytest.mark.rule("villains.clarification.plot-beats-always-leads", "villains.clarification.war-machine-odin")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_one_place_the_plots_backup_group_is_used_and_not_the_commanders(seats: int) -> None:
    table = whole_box(seats, commander="odin", plot="mass-produce-war-machine-armor")

    assert used(table, "backup") == ("S.H.I.E.L.D. Assault Squad",)
    assert chosen_by(table, "backup") == {"S.H.I.E.L.D. Assault Squad": "villains.plot.setup-section"}
    assert (adversaries(table)["S.H.I.E.L.D. Assault Squad"], adversaries(table)["Asgardian Warriors"]) == (10, 0)


@pytest.mark.rule("villains.clarification.war-machine-two-places")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_two_places_both_are_used(seats: int) -> None:
    count = adversaries(whole_box(seats, commander="odin", plot="mass-produce-war-machine-armor"))

    assert (count["S.H.I.E.L.D. Assault Squad"], count["Asgardian Warriors"]) == (10, 10)


@pytest.mark.rule("villains.clarification.war-machine-solo")
def test_one_player_faces_all_ten_of_the_plots_backup_group() -> None:
    for seed in SEEDS:
        table = whole_box(1, seed, plot="mass-produce-war-machine-armor")

        assert used(table, "backup") == ("S.H.I.E.L.D. Assault Squad",)
        assert adversaries(table)["S.H.I.E.L.D. Assault Squad"] == 10


@pytest.mark.rule("villains.clarification.cage-villains-cops")
@pytest.mark.parametrize(("seats", "beside"), [(2, 4), (5, 10)])
def test_cops_beside_the_plot_are_no_backup_group_and_take_no_place(seats: int, beside: int) -> None:
    for seed in SEEDS:
        table = whole_box(seats, seed, plot="cage-villains-in-power-suppressing-cells")

        assert len(used(table, "backup")) == NUMBERS[seats].backup
        assert "Cops" not in used(table, "backup")
        assert (adversaries(table)["Cops"], list(table.s.what.values()).count("cops")) == (0, beside)


@pytest.mark.rule("villains.clarification.crown-thor-setup")
@pytest.mark.parametrize(("groups", "others"), [(["Avengers"], 7), (["Defenders", "Marvel Knights"], 0)])
def test_thor_lies_by_the_plot_and_is_missing_in_his_group(groups: list[str], others: int) -> None:
    table = whole_box(2, commander="dr-strange", plot="crown-thor-king-of-asgard", groups=groups)

    assert list(table.s.what.values()).count("thor") == 1
    assert "thor" not in table.keys("adversary-deck")
    assert adversaries(table)["Avengers"] == others


# -- what is told of it


def test_everybody_is_told_which_stacks_are_used() -> None:
    table = whole_box(2, commander="dr-strange", plot=PLAIN)

    told = table.view().in_use

    assert (told.commander, told.plot) == ("dr-strange", PLAIN)
    assert (told.allies, told.groups, told.backup) == (used(table, "ally"), used(table, "group"), used(table, "backup"))


def test_the_first_games_stacks_are_told_too() -> None:
    told = set_up(2).view().in_use

    assert (told.commander, told.groups, told.backup) == ("dr-strange", ("Marvel Knights", "Defenders"), ("Cops",))


def test_an_arranged_position_says_which_stacks_it_uses() -> None:
    told = given(groups=["Avengers"], backup=["Cops"]).view().in_use

    assert (told.commander, told.groups, told.backup) == ("dr-strange", ("Avengers",), ("Cops",))

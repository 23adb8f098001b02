"""The catalogue: what is printed, how often, and what is printed on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from domain.catalogue import CardEntry

from .referee import VILLAINS, Referee, set_up

CATALOGUE = {entry.key: entry for entry in VILLAINS.catalogue("en") if entry.set == "villains"}
PLAYABLE = {
    "ally",
    "bindings",
    "adversary",
    "bystander",
    "plot-twist",
    "command-strike",
    "commander",
    "tactic",
    "plot",
}

TEAMS = {
    "brotherhood": {"Juggernaut", "Magneto", "Mystique", "Sabretooth"},
    "sinister-six": {"Dr. Octopus", "Electro", "Green Goblin", "Kraven", "Mysterio", "Venom"},
    "foes-of-asgard": {"Enchantress", "Loki"},
    "crime-syndicate": {"Bullseye", "Kingpin"},
}
ALLIES = {"Ultron"}.union(*TEAMS.values())


def of_kind(kind: str) -> list[CardEntry]:
    return [entry for entry in CATALOGUE.values() if entry.kind == kind]


def sizes(kind: str, those: Callable[[CardEntry], bool] = bool, by: str = "group") -> dict[str, int]:
    """How many cards there are of a kind, by group."""
    counted = Counter[str]()
    for entry in of_kind(kind):
        if those(entry):
            counted[getattr(entry, by)] += entry.copies or 0
    return dict(counted)


def in_use(table: Referee) -> Counter[str]:
    """How many cards of each kind a game is played with, wherever they lie."""
    return Counter(table.s.what.values())


@pytest.mark.rule("villains.adversary.card-parts")
@pytest.mark.parametrize("adversary", of_kind("adversary"), ids=lambda adversary: adversary.key)
def test_an_adversary_has_a_name_a_group_an_attack_and_points(adversary: CardEntry) -> None:
    assert adversary.name
    assert adversary.group
    assert adversary.attack is not None
    assert adversary.vp is not None


@pytest.mark.rule("villains.adversary.card-parts")
@pytest.mark.parametrize(
    ("key", "parts"),
    [
        ("namor-the-sub-mariner", ["Ambush", "Fight", "Overrun"]),
        ("havok", ["X-Treme Attack", "Ambush"]),
        ("cops", ["Fight"]),
    ],
)
def test_an_adversary_shows_the_abilities_that_it_has(key: str, parts: list[str]) -> None:
    assert [line.partition(":")[0] for line in CATALOGUE[key].text] == parts


@pytest.mark.rule("villains.commander.card-parts")
@pytest.mark.parametrize("commander", of_kind("commander"), ids=lambda commander: commander.key)
def test_a_commander_has_a_name_an_attack_a_group_to_lead_and_a_strike(commander: CardEntry) -> None:
    assert commander.name
    assert commander.attack
    assert commander.definition["leads"] in {adversary.group for adversary in of_kind("adversary")}
    assert "Command Strike" in [line.partition(":")[0] for line in commander.text]


@pytest.mark.rule("villains.content.total")
def test_the_parts_of_the_box_are_517_cards_not_the_500_it_is_said_to_hold() -> None:
    assert sum(entry.copies or 0 for entry in CATALOGUE.values()) == 517


@pytest.mark.rule("villains.content.allies")
def test_fifteen_allies_have_fourteen_cards_each() -> None:
    assert sizes("ally", lambda ally: bool(ally.group)) == dict.fromkeys(ALLIES, 14)


@pytest.mark.rule("villains.content.adversary-groups")
def test_seven_adversary_groups_have_eight_cards_each() -> None:
    assert sizes("adversary", lambda one: not one.definition.get("backup")) == {
        "Avengers": 8,
        "Defenders": 8,
        "Marvel Knights": 8,
        "Spider Friends": 8,
        "Uncanny Avengers": 8,
        "Uncanny X-Men": 8,
        "X-Men First Class": 8,
    }


@pytest.mark.rule("villains.content.backup-groups")
def test_four_backup_groups_have_ten_cards_each() -> None:
    assert sizes("adversary", lambda one: bool(one.definition.get("backup"))) == {
        "Asgardian Warriors": 10,
        "Cops": 10,
        "Multiple Man": 10,
        "S.H.I.E.L.D. Assault Squad": 10,
    }


@pytest.mark.rule("villains.content.commanders")
def test_four_commanders_have_four_tactics_each() -> None:
    assert sizes("commander") == dict.fromkeys(("Dr. Strange", "Nick Fury", "Odin", "Professor X"), 1)
    assert sizes("tactic") == dict.fromkeys(sizes("commander"), 4)


@pytest.mark.rule("villains.content.plots")
def test_there_are_eight_plots() -> None:
    assert sorted(sizes("plot", by="name").values()) == [1] * 8


@pytest.mark.rule("villains.content.ally-rarity")
def test_every_ally_has_one_rare_three_uncommons_and_twice_five_commons() -> None:
    allies = [entry for entry in of_kind("ally") if entry.group]

    for name in {entry.group for entry in allies}:
        assert sorted(entry.copies or 0 for entry in allies if entry.group == name) == [1, 3, 5, 5], name


@pytest.mark.parametrize(
    ("key", "printed"),
    [
        pytest.param("hydra-operative", 40, marks=pytest.mark.rule("villains.content.operatives")),
        pytest.param("hydra-soldier", 20, marks=pytest.mark.rule("villains.content.soldiers")),
    ],
)
def test_five_starting_decks_use_up_all_that_are_printed(key: str, printed: int) -> None:
    table = set_up(5)

    dealt = sum((table.keys(f"deck.{seat}") + table.keys(f"hand.{seat}")).count(key) for seat in range(5))

    assert dealt == CATALOGUE[key].copies == printed


@pytest.mark.rule("villains.content.madame-hydra")
def test_fifteen_madame_hydras_are_printed_and_twelve_used() -> None:
    assert (CATALOGUE["madame-hydra"].copies, in_use(set_up(2))["madame-hydra"]) == (15, 12)


@pytest.mark.rule("villains.content.new-recruits")
def test_fifteen_new_recruits_are_printed() -> None:
    assert CATALOGUE["new-recruit"].copies == 15


@pytest.mark.rule("villains.content.bindings")
def test_thirty_bindings_are_printed() -> None:
    assert CATALOGUE["bindings"].copies == 30


@pytest.mark.rule("villains.content.bystanders")
def test_forty_two_bystanders_are_printed_three_of_them_rock_stars() -> None:
    assert {entry.key: entry.copies for entry in of_kind("bystander")} == {
        "bystander": 30,
        "rock-star": 3,
        "engineer": 3,
        "computer-hacker": 3,
        "public-speaker": 3,
    }


@pytest.mark.rule("villains.content.command-strikes")
def test_of_nine_command_strikes_four_stay_in_the_box() -> None:
    assert CATALOGUE["command-strike"].copies == 9
    assert in_use(set_up(2))["command-strike"] == 5


@pytest.mark.rule("villains.content.dividers")
def test_the_catalogue_lists_only_cards_to_play_with() -> None:
    assert {entry.kind for entry in CATALOGUE.values()} <= PLAYABLE


@pytest.mark.parametrize("seats", range(VILLAINS.seats[0], VILLAINS.seats[1] + 1))
def test_no_game_needs_more_cards_than_are_printed(seats: int) -> None:
    used = in_use(set_up(seats, madame_hydras=15, rock_stars=3))

    assert {key: n for key, n in used.items() if n > (CATALOGUE[key].copies or 0)} == {}


@pytest.mark.rule("villains.class.five")
def test_there_are_five_classes_and_grey_for_the_basics() -> None:
    basics = {entry.key for entry in of_kind("ally") if entry.cls == "grey"}

    assert {entry.cls for entry in of_kind("ally")} == {
        "strength",
        "instinct",
        "covert",
        "tech",
        "ranged",
        "grey",
    }
    assert basics == {"hydra-operative", "hydra-soldier", "madame-hydra", "new-recruit"}


@pytest.mark.parametrize(
    ("team", "allies"),
    [pytest.param(team, allies, marks=pytest.mark.rule(f"villains.team.{team}")) for team, allies in TEAMS.items()],
)
def test_a_team_has_exactly_the_cards_of_these_allies(team: str, allies: set[str]) -> None:
    assert {entry.group for entry in CATALOGUE.values() if entry.team == team} == allies
    assert all(entry.team == team for entry in of_kind("ally") if entry.group in allies)


@pytest.mark.rule("villains.team.ultron-none")
def test_ultron_has_no_team() -> None:
    assert [entry.team for entry in of_kind("ally") if entry.group == "Ultron"] == [""] * 4


@pytest.mark.rule("villains.team.hydra")
def test_hydra_are_operatives_soldiers_and_madame_hydra() -> None:
    hydra = {entry.key for entry in CATALOGUE.values() if entry.team == "hydra"}

    assert hydra == {"hydra-operative", "hydra-soldier", "madame-hydra"}
    assert CATALOGUE["new-recruit"].team == ""

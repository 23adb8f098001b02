"""What can't be agreed on: each is refused with the option at fault and a sentence that says what to do."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.villains.options import Challenges
from domain.locale import LOCALES

from .referee import VILLAINS, new_game, not_set_up, set_up, whole_box

PLAIN = "graduation-at-xaviers-x-academy"
CAGE, WAR_MACHINE = "cage-villains-in-power-suppressing-cells", "mass-produce-war-machine-armor"
MEGA_VAULT = "build-an-underground-mega-vault-prison"


@pytest.mark.parametrize(
    ("seats", "options", "pointer", "says"),
    [
        (2, {"commander": "thanos"}, "commander", "The sets in use have no Commander thanos; they have: dr-strange"),
        (2, {"plot": "dr-strange"}, "plot", "The sets in use have no Plot dr-strange; they have: "),
        (2, {"allies": ["Venom", "Batman"]}, "allies/1", "The sets in use have no Ally Batman; they have: "),
        (2, {"groups": ["Cops"]}, "groups/0", "The sets in use have no Adversary Group Cops; they have: "),
        (2, {"backup": ["Defenders"]}, "backup/0", "The sets in use have no Backup group Defenders; they have: "),
        (2, {"allies": ["Venom", "Venom"]}, "allies/1", "Venom is named twice"),
        (1, {"groups": ["Defenders", "Marvel Knights"]}, "groups", "1 Adversary Group: name no more"),
        (2, {"backup": ["Cops", "Asgardian Warriors"]}, "backup", "1 Backup group: name no more"),
        (1, {"allies": ["Venom", "Kingpin", "Mysterio", "Mystique"]}, "allies", "3 Allies: name no more of them"),
        (
            2,
            {"commander": "dr-strange", "groups": ["Marvel Knights", "X-Men First Class"]},
            "groups",
            "With Dr. Strange the group Defenders is used: name it too, or leave a place for it",
        ),
        pytest.param(
            2,
            {"commander": "odin", "plot": PLAIN, "backup": ["Cops"]},
            "backup",
            "With Odin the group Asgardian Warriors",
        ),
        pytest.param(
            2,
            {"plot": WAR_MACHINE, "backup": ["Cops"]},
            "backup",
            "With Mass Produce War Machine Armor the group S.H.I.E.L.D. Assault Squad is used",
        ),
        pytest.param(
            2,
            {"plot": CAGE, "backup": ["Cops"]},
            "backup",
            "uses cards of the group Cops itself: name another group, or none",
        ),
        (3, {"first_player": 3}, "first_player", "There is no seat 3 at this table: choose one from 0 to 2"),
        (2, {"madame_hydra_swaps": [1]}, "madame_hydra_swaps", "give one for each seat"),
        (2, {"madame_hydra_swaps": [9, 0]}, "madame_hydra_swaps/0", "<= 8"),
        (2, {"madame_hydra_swaps": [8, 5]}, "madame_hydra_swaps", "takes 13 Madame HYDRA, and their stack has 12"),
        (2, {"challenges": {"prison_break": 7}}, "challenges/prison_break", "<= 6"),
        (2, {"challenges": {"twists": "horrid"}}, "challenges/twists", "'horrid'"),
        (2, {"challenges": {"gloom": True}}, "challenges", "unknown field `gloom`"),
        (2, {"sets": []}, "sets", "A game needs a set"),
        (2, {"sets": ["core", "core"]}, "sets/1", "core is named twice"),
        (2, {"sets": ["alien"]}, "sets/0", "'alien'"),
        (2, {"board": "heroic"}, "board", "heroic comes with the set core: add that to the sets"),
        (2, {"sets": ["core"], "board": "villainous"}, "board", "villainous comes with the set villains"),
        (2, {"starting_decks": "shield"}, "starting_decks", "shield comes with the set core"),
        (2, {"sets": ["core"], "starting_decks": "hydra"}, "starting_decks", "hydra comes with the set villains"),
        (2, {"sets": ["core"], "madame_hydra_swaps": [1, 0]}, "madame_hydra_swaps", "comes with the set villains"),
        (
            2,
            {"sets": ["villains", "core"], "starting_decks": "shield", "madame_hydra_swaps": [1, 0]},
            "madame_hydra_swaps",
            "set starting_decks to hydra, or leave this out",
        ),
        (2, {"sets": ["core"], "challenges": {"prison_break": 1}}, "challenges/prison_break", "Bindings comes with"),
        (
            2,
            {"sets": ["core"], "challenges": {"imprison_the_wounded": True}},
            "challenges/imprison_the_wounded",
            "Bindings comes with the set villains",
        ),
        (
            2,
            {"sets": ["villains", "core"], "alignment": True, "commander": "red-skull", "plot": PLAIN},
            "alignment",
            "are not of one alignment: name others, or set alignment to false",
        ),
        (
            2,
            {"commander": "red-skull"},
            "commander",
            "The sets in use have no Commander red-skull; they have: dr-strange",
        ),
        (2, {"colour": "red"}, "", "unknown field `colour`"),
    ],
)
def test_bad_options_are_refused_with_what_to_do(seats: int, options: dict[str, Any], pointer: str, says: str) -> None:
    refused = not_set_up(seats, **options)

    assert refused.pointer == f"/options/{pointer}".rstrip("/")
    assert says in refused.message("en")
    assert all(refused.message(locale) for locale in LOCALES)


@pytest.mark.parametrize(
    "option", [{"commander": "dr-strange"}, {"allies": ["Venom"]}, {"backup": ["Cops"]}, {"sets": ["core"]}]
)
def test_the_first_game_has_its_own_cards(option: dict[str, Any]) -> None:
    refused = not_set_up(2, preset="first-game", **option)

    assert refused.pointer == f"/options/{next(iter(option))}"
    assert "leave" in refused.message("en")


@pytest.mark.rule("villains.challenge.prison-break")
@pytest.mark.parametrize("n", [5, 6])
def test_a_prison_break_that_would_empty_the_mega_vaults_stack_is_refused(n: int) -> None:
    refused = not_set_up(3, plot=MEGA_VAULT, challenges={"prison_break": n})

    assert refused.pointer == "/options/challenges/prison_break"
    assert "let each player gain 4 or fewer" in refused.message("en")
    assert {whole_box(3, seed, challenges={"prison_break": n}).keys("plot")[0] for seed in range(40)} == {
        card.key
        for card in VILLAINS.definitions()
        if (card.kind, card.set) == ("plot", "villains") and card.key != MEGA_VAULT
    }


def test_options_of_earlier_games_are_still_understood() -> None:
    recorded: dict[str, Any] = {"cards": "first-game", "first_player": None, "madame_hydras": 12, "rock_stars": 2}

    assert set_up(2, **recorded).s.options == set_up(2).s.options


@pytest.mark.rule("villains.difficulty.madame-hydra-swap")
def test_an_easier_deck_has_madame_hydra_for_some_operatives() -> None:
    table = set_up(3, madame_hydra_swaps=[0, 2, 0])

    own = [sorted(table.keys(f"deck.{seat}") + table.keys(f"hand.{seat}")) for seat in range(3)]

    plain = ["hydra-operative"] * 8 + ["hydra-soldier"] * 4
    assert own == [plain, ["hydra-operative"] * 6 + ["hydra-soldier"] * 4 + ["madame-hydra"] * 2, plain]
    assert len(table.keys("madame-hydras")) == 10


@pytest.mark.rule("villains.challenge.optional")
def test_no_challenge_is_in_force_unless_it_was_chosen() -> None:
    table = new_game(2)

    assert table.view().challenges == ()
    assert not list(Challenges().in_force())


def test_the_view_names_the_challenges_in_force_and_their_rules() -> None:
    modes = {"twists": "legendary", "commander": "supreme", "army_of_glory": 2, "prison_break": 1, "final_blow": True}
    known = {rule.id for rule in VILLAINS.rules()}

    shown = new_game(2, challenges=modes).view().challenges

    assert [(one.name, one.n) for one in shown] == [
        ("legendary", None),
        ("supreme", None),
        ("army-of-glory", 2),
        ("prison-break", 1),
        ("final-blow", None),
    ]
    assert {one.rule for one in shown} <= known


def test_the_ruleset_lists_what_there_is_to_choose_from() -> None:
    options = {option.name: option for option in VILLAINS.ruleset("en").options}

    assert {"dr-strange"} <= set(options["commander"].choices)
    assert {"Venom", "Kingpin"} <= set(options["allies"].choices)
    assert set(options["challenges.twists"].choices) == {"fiend", "arch-villain", "legendary"}
    assert options["challenges.prison_break"].type == "1 … 6 | null"
    assert all(option.text for option in options.values())

"""Ultron: technology that multiplies."""

from __future__ import annotations

import pytest

from domain.games.villains.actions import Dodge

from ..referee import given

# -- Encephalo-Ray


@pytest.mark.rule("villains.your_allies.example-encephalo-ray")
@pytest.mark.parametrize(
    ("before", "attack"),
    [
        ([], 0),
        (["devour"], 0),
        (["hidden-weapons"], 1),
        (["hidden-weapons", "devour", "encephalo-ray", "army-of-ultrons"], 3),
    ],
)
def test_encephalo_ray_gives_attack_for_each_tech_ally_played_before_it(before: list[str], attack: int) -> None:
    table = given({"hand.0": ["encephalo-ray", "hidden-weapons", "hidden-weapons"], "played.0": before})

    table.play("encephalo-ray")

    assert table.s.attack == attack


def test_encephalo_ray_can_be_dodged_with() -> None:
    table = given({"hand.0": ["encephalo-ray"]})

    assert table.legal(Dodge) == ["encephalo-ray"]


# -- Army of Ultrons


def test_army_of_ultrons_shows_a_hydra_ally_of_the_hand() -> None:
    table = given({"hand.0": ["army-of-ultrons", "hydra-soldier", "madame-hydra", "new-recruit", "devour"]})

    table.play("army-of-ultrons")
    assert table.s.recruit == 2
    assert table.options() == ["hydra-soldier", "madame-hydra"]
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.choose("hydra-soldier")
    assert table.shown("hand.0") == ["hydra-soldier", None, None, None]


def test_army_of_ultrons_makes_the_ally_tech_instead_of_grey_when_it_is_played() -> None:
    table = given({"hand.0": ["army-of-ultrons", "hydra-soldier", "hydra-operative", "encephalo-ray"]})

    table.play("army-of-ultrons").choose("hydra-soldier").play("hydra-soldier").play("hydra-operative")
    assert [play.cls for play in table.s.plays] == ["tech", "tech", "grey"]

    table.play("encephalo-ray")
    assert table.s.attack == 1 + 2


def test_army_of_ultrons_makes_the_ally_one_that_is_shown_as_tech() -> None:
    table = given({"hand.0": ["army-of-ultrons", "hydra-soldier"], "adversary-deck": ["cops", "cops"]})

    table.play("army-of-ultrons").choose("hydra-soldier")

    (soldier,) = table.s.zone("hand.0")
    assert table.reading().class_of(soldier) == "tech"


def test_army_of_ultrons_lasts_until_the_end_of_the_turn() -> None:
    table = given({"hand.0": ["army-of-ultrons", "hydra-soldier"], "deck.0": []})

    table.play("army-of-ultrons").choose("hydra-soldier").end_turn()

    assert {table.reading().class_of(i) for i in table.s.zone("hand.0")} == {"tech", "grey"}


def test_army_of_ultrons_means_the_card_itself_even_through_a_shuffle() -> None:
    table = given(
        {"hand.0": ["army-of-ultrons", "madame-hydra", "weapons-from-scrap-metal"], "deck.0": [], "discard.0": []}
    )

    table.play("army-of-ultrons").choose("madame-hydra").dodge("madame-hydra")  # and draws it again
    assert table.keys("hand.0") == ["weapons-from-scrap-metal", "madame-hydra"]

    table.play("madame-hydra").choose("weapons-from-scrap-metal")
    assert [play.cls for play in table.s.plays] == ["tech", "tech"]


def test_army_of_ultrons_without_a_hydra_ally_in_hand_names_none() -> None:
    table = given({"hand.0": ["army-of-ultrons", "devour"], "played.0": ["hydra-soldier"]})

    table.play("army-of-ultrons")
    assert table.options() == []

    table.choose()
    assert table.shown("hand.0") == [None]
    assert table.s.recruit == 2


# -- Genetic Experimentation


@pytest.mark.parametrize(("before", "kidnapped"), [([], 0), (["devour"], 0), (["hidden-weapons", "devour"] * 2, 2)])
def test_genetic_experimentation_kidnaps_for_each_tech_ally_played_before(before: list[str], kidnapped: int) -> None:
    table = given({"hand.0": ["genetic-experimentation", "hidden-weapons"], "played.0": before})

    table.play("genetic-experimentation")

    assert table.s.attack == 3
    assert table.keys("victory.0") == ["bystander"] * kidnapped


def test_genetic_experimentation_kidnaps_as_many_as_there_are() -> None:
    table = given(
        {
            "hand.0": ["genetic-experimentation"],
            "played.0": ["hidden-weapons"] * 3,
            "bystander-deck": ["public-speaker", "bystander"],
        }
    )

    table.play("genetic-experimentation")

    assert sorted(table.keys("victory.0")) == ["bystander", "public-speaker"]
    assert table.s.recruit == 1


# -- Molecular Rearrangement


def test_molecular_rearrangement_lets_the_others_show_a_tech_ally_or_change_their_hand() -> None:
    table = given(
        {
            "hand.0": ["molecular-rearrangement", "hydra-soldier"],
            "hand.1": ["hidden-weapons", "devour"],
            "hand.2": ["hidden-weapons", "devour"],
        },
        seats=3,
    )

    table.play("molecular-rearrangement")
    assert table.waiting() == [(1, "show"), (2, "show")]

    table.choose("hidden-weapons", seat=1).choose(seat=2)
    assert table.keys("hand.0") == ["hydra-soldier"]
    assert table.keys("hand.1") == ["hidden-weapons", "devour"]
    assert table.shown("discard.2") == ["hidden-weapons", "devour"]
    assert table.keys("hand.2") == ["hydra-operative"] * 5
    assert table.s.attack == 5


def test_molecular_rearrangement_draws_five_for_an_empty_hand_too() -> None:
    table = given({"hand.0": ["molecular-rearrangement"]})

    table.play("molecular-rearrangement")  # all can see that there is nothing to show

    assert table.keys("hand.1") == ["hydra-operative"] * 5


def test_molecular_rearrangement_after_a_tech_card_counts_the_costly_allies_that_it_discarded() -> None:
    table = given(
        {
            "hand.0": ["molecular-rearrangement"],
            "played.0": ["hidden-weapons"],
            "hand.1": ["octo-pulverize", "devour", "ravenous-greed", "eighth-times-a-charm"],  # 8, 4, 7, 6
            "discard.1": ["octo-pulverize"],
            "hand.2": ["spy-games"],
        },
        seats=3,
    )

    table.play("molecular-rearrangement").choose(seat=1).choose(seat=2)

    assert table.s.attack == 5 + 3 * 3


def test_molecular_rearrangement_counts_what_was_discarded_though_it_was_drawn_again() -> None:
    table = given(
        {
            "hand.0": ["molecular-rearrangement"],
            "played.0": ["hidden-weapons"],
            "hand.1": ["octo-pulverize", "hydra-soldier"],
            "deck.1": ["octo-pulverize"],
        }
    )

    table.play("molecular-rearrangement").choose()

    assert sorted(table.keys("hand.1")) == ["hydra-soldier", "octo-pulverize", "octo-pulverize"]
    assert table.s.attack == 5 + 3


def test_molecular_rearrangement_without_a_tech_card_before_counts_nothing() -> None:
    table = given({"hand.0": ["molecular-rearrangement"], "played.0": ["devour"], "hand.1": ["octo-pulverize"]})

    table.play("molecular-rearrangement").choose()

    assert table.s.attack == 5


def test_molecular_rearrangement_of_a_player_alone_rearranges_nobody() -> None:
    table = given({"hand.0": ["molecular-rearrangement", "devour"], "played.0": ["hidden-weapons"]}, seats=1)

    table.play("molecular-rearrangement")

    assert table.keys("hand.0") == ["devour"]
    assert table.s.attack == 5

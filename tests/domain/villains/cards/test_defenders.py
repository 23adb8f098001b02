"""The Defenders: Daredevil, Iron Fist, Namor and Luke Cage."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.games.villains.actions import Fight
from domain.kernel.events import Moved

from ..referee import given, pushed_out, turn_with

# -- Daredevil


@pytest.mark.rule("villains.card_text.overrides")
def test_daredevil_sends_the_next_recruit_to_the_top_of_the_deck() -> None:
    table = given({"city.bridge": ["daredevil"], "lair.1": ["devour"]}, attack=5, recruit=10)

    table.fight("daredevil").recruit("devour")
    assert table.shown("deck.0")[-2:] == [None, "devour"]
    assert table.keys("discard.0") == []

    table.recruit("madame-hydra").recruit("brilliant-research")
    assert table.keys("discard.0") == ["madame-hydra", "brilliant-research"]


@pytest.mark.parametrize("key", ["madame-hydra", "new-recruit"])
def test_daredevil_minds_recruits_from_the_stacks_too(key: str) -> None:
    table = given({"city.bridge": ["daredevil"]}, attack=5, recruit=3)

    table.fight("daredevil").recruit(key)

    assert table.keys("deck.0")[-1] == key


def test_daredevil_does_not_mind_what_was_recruited_before_or_is_gained_by_a_card() -> None:
    table = given({"city.bridge": ["daredevil"], "city.bank": ["cops"]}, attack=8, recruit=6)

    table.recruit("brilliant-research").fight("daredevil").fight("cops").recruit("madame-hydra")

    assert table.keys("discard.0") == ["brilliant-research", "new-recruit"]
    assert table.keys("deck.0")[-1] == "madame-hydra"


def test_daredevil_twice_means_the_same_next_recruit() -> None:
    table = given({"city.bridge": ["daredevil"], "city.bank": ["daredevil"]}, attack=10, recruit=6)

    table.fight("daredevil").fight("daredevil").recruit("brilliant-research").recruit("madame-hydra")

    assert table.keys("deck.0")[-1] == "brilliant-research"
    assert table.keys("discard.0") == ["madame-hydra"]


def test_daredevil_again_after_a_recruit_means_another_one() -> None:
    table = given({"city.bridge": ["daredevil"], "city.bank": ["daredevil"]}, attack=10, recruit=6)

    table.fight("daredevil").recruit("brilliant-research").fight("daredevil").recruit("madame-hydra")

    assert table.keys("deck.0")[-2:] == ["brilliant-research", "madame-hydra"]


def test_daredevil_is_forgotten_when_the_turn_ends() -> None:
    table = given({"city.bridge": ["daredevil"], "deck.0": ["hydra-operative"] * 12}, attack=5)

    table.fight("daredevil").end_turn().end_turn()
    table.play("hydra-operative").play("hydra-operative").recruit("new-recruit")

    assert table.keys("discard.0") == ["new-recruit"]


def test_daredevil_overrunning_discards_each_players_top_card_if_it_costs_anything() -> None:
    table = pushed_out(
        "daredevil",
        {
            "deck.0": ["hydra-operative", "new-recruit"],
            "deck.1": ["devour", "hydra-soldier"],
            "deck.2": [],
            "discard.2": ["bindings"],
        },
        seats=3,
    )

    assert table.keys("discard.0") == ["new-recruit"]
    assert table.shown("deck.0") == [None]
    assert table.keys("discard.1") == []
    assert table.shown("deck.1") == [None, "hydra-soldier"]
    assert table.shown("deck.2") == ["bindings"]
    assert table.keys("ko") == []


# -- Iron Fist


@pytest.mark.parametrize(
    ("hand", "played", "fought"),
    [
        (["hydra-soldier", "new-recruit", "devour"], [], True),
        (["hydra-soldier"], ["new-recruit", "devour"], True),
        (["hydra-soldier", "hydra-operative", "new-recruit"], [], False),
        (["brilliant-research", "madame-hydra", "hydra-soldier"], [], False),
        (["bindings", "new-recruit", "devour"], [], False),
        ([], [], False),
    ],
)
def test_iron_fist_is_fought_only_by_who_can_show_three_costs(
    hand: Sequence[str], played: Sequence[str], fought: bool
) -> None:
    table = given(
        {
            "city.bridge": ["iron-fist"],
            "hand.0": hand,
            "played.0": played,
            "discard.0": ["spy-games", "octo-pulverize", "eighth-times-a-charm"],
        },
        attack=3,
    )

    assert table.legal(Fight) == (["iron-fist"] if fought else [])
    if not fought:
        refusal = table.refused(Fight(card=table.find("city.bridge", "iron-fist")))
        assert (refusal.code, refusal.detail) == ("target_not_legal", "fight_condition")


def test_iron_fist_is_shown_three_costs_before_the_attack_is_spent() -> None:
    table = given(
        {
            "city.bridge": ["iron-fist"],
            "hand.0": ["hydra-soldier", "hydra-operative", "new-recruit", "brilliant-research", "bindings"],
            "played.0": ["devour"],
        },
        attack=3,
    )

    table.fight("iron-fist")
    assert table.options() == ["brilliant-research", "devour", "hydra-operative", "hydra-soldier", "new-recruit"]

    table.choose("hydra-soldier")
    assert table.options() == ["brilliant-research", "devour", "new-recruit"]

    table.choose("devour")
    assert table.options() == ["brilliant-research", "new-recruit"]
    assert table.s.attack == 3

    table.choose("new-recruit")
    assert table.s.attack == 0
    assert table.keys("victory.0") == ["iron-fist"]
    assert table.shown("hand.0") == ["hydra-soldier", None, "new-recruit", None, None]


def test_iron_fist_asks_for_his_attack_as_well() -> None:
    table = given({"city.bridge": ["iron-fist"], "hand.0": ["hydra-soldier", "new-recruit", "devour"]}, attack=2)

    assert table.legal(Fight) == []


# -- Namor, The Sub-Mariner

ALL_GAIN: list[list[str]] = [["bindings"], ["bindings"], ["bindings"]]
NOBODY_GAINS: list[list[str]] = [[], [], []]


@pytest.mark.parametrize(
    ("city", "gained"),
    [
        ([], NOBODY_GAINS),
        (["cops"], NOBODY_GAINS),
        (["luke-cage"], ALL_GAIN),
        (["namor-the-sub-mariner"], ALL_GAIN),
    ],
)
def test_namor_in_ambush_with_another_defender_gives_each_player_a_bindings(
    city: Sequence[str], gained: Sequence[Sequence[str]]
) -> None:
    table = turn_with("namor-the-sub-mariner", {"city.bank": city}, seats=3, current=1)

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == gained
    assert len(table.keys("bindings")) == 30 - sum(map(len, gained))


@pytest.mark.parametrize(
    ("city", "gained"),
    [
        ([], NOBODY_GAINS),
        (["cops"], NOBODY_GAINS),
        (["luke-cage"], ALL_GAIN),
        (["namor-the-sub-mariner"], ALL_GAIN),
    ],
)
def test_namor_fought_with_another_defender_left_gives_each_player_a_bindings(
    city: Sequence[str], gained: Sequence[Sequence[str]]
) -> None:
    table = given({"city.bank": city, "city.bridge": ["namor-the-sub-mariner"]}, seats=3, attack=6)

    table.fight("namor-the-sub-mariner")

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == gained


@pytest.mark.rule("villains.card_text.each-player-order")
def test_namor_gives_them_from_the_current_player_on() -> None:
    table = given(
        {"city.bank": ["luke-cage"], "city.bridge": ["namor-the-sub-mariner"], "bindings": ["bindings"] * 2},
        seats=3,
        current=1,
        attack=6,
    )

    table.fight("namor-the-sub-mariner")

    assert [move.dst for move in table.happened(Moved)] == ["victory.1", "discard.1", "discard.2"]


@pytest.mark.parametrize(
    ("city", "gained"), [("cops", NOBODY_GAINS), ("luke-cage", ALL_GAIN), ("namor-the-sub-mariner", ALL_GAIN)]
)
def test_namor_overrunning_with_another_defender_in_the_city_gives_each_player_a_bindings(
    city: str, gained: Sequence[Sequence[str]]
) -> None:
    table = pushed_out("namor-the-sub-mariner", {"city.streets": [city]}, seats=3)

    assert table.keys("overrun") == ["namor-the-sub-mariner"]
    assert [table.keys(f"discard.{seat}") for seat in range(3)] == gained


@pytest.mark.rule("villains.clarification.namor-after-movement")
def test_namor_pushing_out_the_only_other_defender_finds_none() -> None:
    table = pushed_out("luke-cage", {"adversary-deck": ["cops", "namor-the-sub-mariner"]}, seats=3)

    assert table.keys("overrun") == ["luke-cage"]
    assert [table.keys(f"discard.{seat}") for seat in range(3)] == NOBODY_GAINS


@pytest.mark.rule("villains.clarification.namor-overrun-check")
def test_namor_pushed_out_by_a_defender_finds_that_one() -> None:
    table = pushed_out("namor-the-sub-mariner", {"adversary-deck": ["cops", "iron-fist"]}, seats=3)

    assert table.keys("overrun") == ["namor-the-sub-mariner"]
    assert [table.keys(f"discard.{seat}") for seat in range(3)] == ALL_GAIN


# -- Luke Cage


def test_luke_cage_the_fighter_decides_for_each_player_what_becomes_of_three_cards() -> None:
    table = given(
        {
            "city.bridge": ["luke-cage"],
            "deck.0": ["spy-games", "hydra-soldier", "hydra-operative", "bindings"],
            "deck.1": ["spy-games", "devour", "new-recruit", "hydra-soldier"],
        },
        attack=4,
    )

    table.fight("luke-cage")
    assert table.shown("deck.0") == [None, "hydra-soldier", "hydra-operative", "bindings"]
    assert table.shown("deck.1") == [None] * 4
    assert table.waiting() == [(0, "either.0")]
    assert table.options() == ["0", "1"]

    table.choose("0")
    assert table.keys("deck.0") == ["spy-games"]
    assert sorted(table.keys("discard.0")) == ["bindings", "hydra-operative", "hydra-soldier"]
    assert table.shown("deck.1") == [None, "devour", "new-recruit", "hydra-soldier"]
    assert table.waiting() == [(0, "either.1")]

    table.choose("1")
    assert table.waiting() == [(1, "order")]
    assert (table.asked().least, table.asked().most) == (3, 3)

    table.choose("new-recruit", "hydra-soldier", "devour")
    assert table.keys("deck.1") == ["spy-games", "devour", "hydra-soldier", "new-recruit"]
    assert table.shown("deck.1", 1) == [None, "devour", "hydra-soldier", "new-recruit"]
    assert table.shown("deck.1", 0) == [None] * 4
    assert table.keys("discard.1") == []


def test_luke_cage_tells_the_fighter_what_may_be_decided_and_for_whom() -> None:
    table = given({"city.bridge": ["luke-cage"]}, attack=4)

    table.fight("luke-cage")

    table.choose("0")
    (decision,) = table.view(0).decisions
    assert decision.prompt == "Choose one for seat 1: “you” is that player."
    assert [option.text for option in decision.options or ()] == [
        "Discard them.",
        "Put them back on top of your deck in any order.",
    ]


def test_luke_cage_with_short_decks_takes_what_there_is() -> None:
    table = given(
        {
            "city.bridge": ["luke-cage"],
            "deck.0": [],
            "deck.1": ["devour"],
            "deck.2": ["devour"],
            "discard.2": ["spy-games"] * 4,
        },
        seats=3,
        attack=4,
    )

    table.fight("luke-cage")
    assert table.shown("deck.1") == ["devour"]

    table.choose("1")
    assert table.waiting() == [(0, "either.2")]
    assert table.keys("deck.1") == ["devour"]

    table.choose("0")
    assert sorted(table.keys("discard.2")) == ["devour", "spy-games", "spy-games"]
    assert table.keys("deck.2") == ["spy-games"] * 2

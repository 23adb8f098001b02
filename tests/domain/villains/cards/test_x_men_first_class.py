"""The X-Men First Class: Angel, Iceman, Jean Grey, Beast and Cyclops."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.games.villains.actions import Fight

from ..referee import given, pushed_out, turn_with


@pytest.mark.rule("villains.keyword.x-treme-attack", "villains.keyword.x-treme-attack-any-group")
@pytest.mark.parametrize(
    ("key", "attack"), [("angel", 4), ("iceman", 5), ("jean-grey", 6), ("beast", 5), ("cyclops", 6)]
)
def test_x_treme_attack_rises_with_every_other_such_adversary_in_the_city(key: str, attack: int) -> None:
    assert given({"city.bridge": [key], "victory.0": ["angel"]}).attack_of(key) == attack
    assert given({"city.bridge": [key], "city.bank": ["scarlet-witch"]}).attack_of(key) == attack
    assert given({"city.bridge": [key], "city.bank": ["wolverine"]}).attack_of(key) == attack + 1
    assert given({"city.bridge": [key], "city.bank": ["rogue"], "city.sewers": ["angel"]}).attack_of(key) == attack + 2


# -- Angel


def test_angel_draws_two_cards_and_then_one_is_discarded() -> None:
    table = given(
        {"city.bridge": ["angel"], "hand.0": ["bindings"], "deck.0": ["spy-games", "devour", "hydra-soldier"]}, attack=4
    )

    table.fight("angel")
    assert table.keys("hand.0") == ["bindings", "hydra-soldier", "devour"]
    assert table.options() == ["bindings", "devour", "hydra-soldier"]
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.choose("bindings")
    assert table.keys("discard.0") == ["bindings"]
    assert table.keys("hand.0") == ["hydra-soldier", "devour"]


def test_angel_with_nothing_to_draw_still_asks_for_a_card() -> None:
    table = given({"city.bridge": ["angel"], "hand.0": ["bindings"], "deck.0": []}, attack=4)

    table.fight("angel").choose("bindings")

    assert table.keys("discard.0") == ["bindings"]


def test_angel_with_no_card_at_all_does_nothing() -> None:
    table = given({"city.bridge": ["angel"], "deck.0": []}, attack=4)

    table.fight("angel")

    assert table.waiting() == []


# -- Iceman


@pytest.mark.parametrize(("played", "drawn"), [([], 0), (["devour"], 0), (["psychedelic-mist", "devour"] * 2, 2)])
def test_iceman_lets_the_fighter_draw_for_each_ranged_ally_played(played: Sequence[str], drawn: int) -> None:
    table = given({"city.bridge": ["iceman"], "hand.0": ["psychedelic-mist"], "played.0": played}, attack=5)

    table.fight("iceman")

    assert table.keys("hand.0") == ["psychedelic-mist"] + ["hydra-operative"] * drawn


@pytest.mark.rule("villains.clarification.copy-counts-as-played")
def test_iceman_counts_a_ranged_ally_played_as_a_copy() -> None:
    table = given(
        {"city.bridge": ["iceman"], "hand.0": ["turn-the-tide"], "ally-deck": ["devour", "psychedelic-mist"]}, attack=5
    )

    table.play("turn-the-tide").play_copy("psychedelic-mist").fight("iceman")

    assert table.keys("hand.0") == ["hydra-operative"]


# -- Jean Grey


@pytest.mark.parametrize(
    ("city", "guarding"),
    [({}, 1), ({"city.bank": ["cops"]}, 1), ({"city.bank": ["rogue"], "city.sewers": ["beast"]}, 3)],
)
def test_jean_grey_in_ambush_guards_a_bystander_for_each_x_treme_attack_in_the_city(
    city: dict[str, list[str]], guarding: int
) -> None:
    table = turn_with("jean-grey", {**city, "bystander-deck": ["bystander"] * 5 + ["public-speaker"]})

    assert table.guarded("city.bridge") == ["public-speaker", "bystander", "bystander"][:guarding]
    assert len(table.keys("bystander-deck")) == 6 - guarding
    assert table.view().city[0].guarding[0].card == "public-speaker"
    assert table.s.recruit == 0


def test_jean_grey_in_ambush_as_far_as_there_are_bystanders() -> None:
    table = turn_with("jean-grey", {"city.bank": ["rogue"], "bystander-deck": ["bystander"]})

    assert table.guarded("city.bridge") == ["bystander"]


def test_jean_grey_gives_a_recruit_point_for_each_bystander_kidnapped_this_turn() -> None:
    table = given(
        {
            "city.bridge": ["jean-grey"],
            "guarded@city.bridge": ["bystander", "public-speaker"],
            "victory.0": ["bystander"],
        },
        kidnapped=3,
        attack=6,
    )

    table.fight("jean-grey")

    assert table.keys("victory.0") == ["bystander", "jean-grey", "bystander", "public-speaker"]
    assert table.s.recruit == (3 + 2) + 1


def test_jean_grey_does_not_count_who_is_kidnapped_only_afterwards() -> None:
    table = given({"city.bridge": ["jean-grey"], "guarded@city.bridge": ["rock-star"]}, attack=6)

    table.fight("jean-grey")

    assert table.keys("victory.0") == ["jean-grey", "rock-star", "bystander"]
    assert table.s.recruit == 1


# -- Beast


@pytest.mark.parametrize("other", ["cops", "angel"])
def test_beast_kos_an_ally_and_another_if_x_treme_attack_is_left_in_the_city(other: str) -> None:
    table = given(
        {
            "city.bridge": ["beast"],
            "city.bank": [other],
            "hand.0": ["hydra-soldier", "bindings"],
            "played.0": ["hydra-operative", "devour"],
            "discard.0": ["spy-games"],
        },
        attack=6,
    )

    table.fight("beast")
    assert table.options() == ["devour", "hydra-operative", "hydra-soldier"]
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.choose("hydra-operative")
    assert table.waiting() == ([(0, "ko")] if other == "angel" else [])
    if other == "angel":
        assert table.options() == ["devour", "hydra-soldier"]
        assert table.asked().least == 1
        table.choose("hydra-soldier")

    assert table.shown("ko") == ["hydra-operative", "hydra-soldier"][: 1 + (other == "angel")]


def test_beast_takes_what_there_is() -> None:
    table = given({"city.bridge": ["beast"], "city.bank": ["angel"], "played.0": ["devour"]}, attack=6)

    table.fight("beast")

    assert table.waiting() == []
    assert table.keys("ko") == ["devour"]


# -- Cyclops


def test_cyclops_is_fought_only_with_a_card_to_discard() -> None:
    without = given({"city.bridge": ["cyclops"], "played.0": ["devour"]}, attack=6)
    weak = given({"city.bridge": ["cyclops"], "hand.0": ["devour"]}, attack=5)

    assert without.legal(Fight) == weak.legal(Fight) == []
    refusal = without.refused(Fight(card=without.find("city.bridge", "cyclops")))
    assert (refusal.code, refusal.detail) == ("target_not_legal", "fight_condition")


def test_cyclops_takes_any_card_from_the_hand_before_he_is_defeated() -> None:
    table = given({"city.bridge": ["cyclops"], "hand.0": ["devour", "bindings"]}, attack=6)

    table.fight("cyclops")
    assert table.waiting() == [(0, "pay")]
    assert table.options() == ["bindings", "devour"]
    assert (table.s.attack, table.keys("victory.0")) == (6, [])

    table.choose("bindings")
    assert table.keys("discard.0") == ["bindings"]
    assert (table.s.attack, table.keys("victory.0")) == (0, ["cyclops"])


def test_cyclops_takes_a_card_that_counts_as_discarded() -> None:
    table = given({"city.bridge": ["cyclops"], "hand.0": ["bindings", "pumpkin-bombs"]}, attack=6)

    table.fight("cyclops").choose("bindings").play("pumpkin-bombs")

    assert table.s.attack == 3


def test_cyclops_overrunning_makes_each_player_show_a_brotherhood_ally_or_discard_a_card() -> None:
    table = pushed_out(
        "cyclops",
        {
            "hand.0": ["spy-games", "hydra-soldier"],
            "hand.1": ["hidden-weapons"],
            "hand.2": ["hydra-soldier", "bindings"],
            "hand.3": [],
        },
        seats=4,
        current=2,
    )
    assert table.waiting() == [(2, "show"), (0, "show"), (1, "show")]
    assert [table.options(seat) for seat in range(3)] == [["spy-games"], ["hidden-weapons"], []]

    table.choose(seat=0).choose("hidden-weapons", seat=1).choose(seat=2)
    assert table.waiting() == [(2, "discard")]
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.choose("bindings").choose("spy-games")
    assert [table.keys(f"discard.{seat}") for seat in range(4)] == [["spy-games"], [], ["bindings"], []]
    assert table.shown("hand.1") == ["hidden-weapons"]
    assert table.waiting() == []

"""The Uncanny Avengers: Havok, Rogue, Scarlet Witch and Wolverine."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.deckbuilding.events import Counted
from domain.kernel.events import Shuffled

from ..referee import given, pushed_out, turn_with

# -- X-Treme Attack


@pytest.mark.rule("villains.keyword.x-treme-attack", "villains.keyword.x-treme-attack-any-group")
@pytest.mark.parametrize(("key", "attack"), [("havok", 4), ("rogue", 4), ("wolverine", 7)])
def test_x_treme_attack_rises_with_every_other_such_adversary_in_the_city(key: str, attack: int) -> None:
    assert given({"city.bridge": [key]}).attack_of(key) == attack
    assert given({"city.bridge": [key], "city.bank": ["cops"], "overrun": ["angel"]}).attack_of(key) == attack
    assert given({"city.bridge": [key], "city.bank": ["angel"]}).attack_of(key) == attack + 1
    assert given({"city.bridge": [key], "city.bank": ["angel"], "city.sewers": ["havok"]}).attack_of(key) == attack + 2


@pytest.mark.rule("villains.keyword.x-treme-attack-updates")
def test_x_treme_attack_falls_when_another_leaves() -> None:
    table = given({"city.bridge": ["havok"], "city.bank": ["rogue"]}, attack=10)
    assert (table.attack_of("havok"), table.attack_of("rogue")) == (5, 5)

    table.fight("havok")

    assert table.s.attack == 5
    assert table.attack_of("rogue") == 4


def test_scarlet_witch_has_no_x_treme_attack() -> None:
    table = given({"city.bridge": ["scarlet-witch"], "city.bank": ["havok"]})

    assert (table.attack_of("scarlet-witch"), table.attack_of("havok")) == (5, 4)


# -- Havok


def test_havok_in_ambush_makes_each_player_show_a_ranged_ally_or_discard_two_and_draw_one() -> None:
    table = turn_with(
        "havok",
        {
            "hand.0": ["psychedelic-mist", "hydra-soldier", "bindings", "devour"],
            "hand.1": ["psychedelic-mist", "hydra-soldier"],
            "hand.2": ["hydra-soldier", "hydra-operative", "new-recruit"],
        },
        seats=3,
    )
    assert table.waiting() == [(0, "show"), (1, "show"), (2, "show")]
    assert [table.options(seat) for seat in range(3)] == [["psychedelic-mist"], ["psychedelic-mist"], []]

    table.choose(seat=2).choose("psychedelic-mist", seat=1).choose(seat=0)
    assert table.waiting() == [(0, "discard")]
    assert (table.asked().least, table.asked().most) == (2, 2)

    table.choose("bindings", "psychedelic-mist")
    assert table.keys("discard.0") == ["bindings", "psychedelic-mist"]
    assert table.keys("hand.0") == ["hydra-soldier", "devour", "hydra-operative"]
    assert table.keys("hand.1") == ["psychedelic-mist", "hydra-soldier"]
    assert table.shown("hand.1") == ["psychedelic-mist", None]
    assert table.waiting() == [(2, "discard")]

    table.choose("hydra-soldier", "new-recruit")
    assert table.keys("hand.2") == ["hydra-operative", "hydra-operative"]
    assert table.waiting() == []


def test_havok_in_ambush_takes_the_only_card_of_a_hand_and_still_lets_its_owner_draw() -> None:
    table = turn_with("havok", {"hand.0": ["hydra-soldier"]})

    table.choose().choose("hydra-soldier")

    assert table.keys("discard.0") == ["hydra-soldier"]
    assert table.keys("hand.0") == ["hydra-operative"]


def test_havok_in_ambush_lets_those_with_an_empty_hand_draw() -> None:
    table = turn_with("havok")

    assert table.waiting() == []
    assert table.keys("hand.0") == table.keys("hand.1") == ["hydra-operative"]


# -- Rogue


def test_rogue_makes_the_others_discard_their_top_card_and_the_fighter_play_a_copy_of_one() -> None:
    table = given(
        {
            "city.bridge": ["rogue"],
            "played.0": ["recruitment-day"],
            "deck.0": ["spy-games"],
            "deck.1": ["hydra-operative", "symbiote-takeover"],
            "deck.2": ["hydra-operative", "crazed-experiments"],
            "deck.3": ["hydra-operative", "bindings"],
        },
        seats=4,
        attack=4,
    )

    table.fight("rogue")
    assert [table.keys(f"discard.{seat}") for seat in range(4)] == [
        [], ["symbiote-takeover"], ["crazed-experiments"], ["bindings"],
    ]  # fmt: skip
    assert [(count.seat, count.tally) for count in table.happened(Counted)][-3:] == [
        (1, "discarded"), (2, "discarded"), (3, "discarded"),
    ]  # fmt: skip
    assert table.waiting() == [(0, "copy")]
    assert table.options() == ["crazed-experiments", "symbiote-takeover"]
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.choose("symbiote-takeover")
    assert table.s.recruit == 2
    assert table.keys("victory.0") == ["rogue", "bystander"]
    assert table.keys("discard.1") == ["symbiote-takeover"]
    assert [play.key for play in table.s.plays] == ["recruitment-day", "symbiote-takeover"]
    assert table.keys("played.0") == ["recruitment-day"]


@pytest.mark.rule("villains.clarification.copy-class")
def test_rogue_a_copy_counts_for_the_superpowers_that_follow() -> None:
    table = given({"city.bridge": ["rogue"], "hand.0": ["psychedelic-mist"], "deck.1": ["pull-the-strings"]}, attack=4)

    table.fight("rogue").play("psychedelic-mist")

    assert table.s.attack == 1 + 2


def test_rogue_the_only_ally_must_be_copied() -> None:
    table = given({"city.bridge": ["rogue"], "deck.1": ["crazed-experiments"]}, attack=4)

    table.fight("rogue")

    assert table.waiting() == []
    assert table.s.attack == 2
    assert table.keys("hand.0") == ["hydra-operative"]


@pytest.mark.parametrize("deck", [[], ["bindings"]])
def test_rogue_without_an_ally_among_the_discards_nothing_is_played(deck: Sequence[str]) -> None:
    table = given({"city.bridge": ["rogue"], "deck.1": deck}, attack=4)

    table.fight("rogue")

    assert table.waiting() == []
    assert table.s.plays == ()
    assert table.keys("discard.1") == deck


def test_rogue_takes_from_a_deck_made_anew() -> None:
    table = given({"city.bridge": ["rogue"], "deck.1": [], "discard.1": ["hydra-soldier"] * 3}, attack=4)

    table.fight("rogue")

    assert table.keys("discard.1") == ["hydra-soldier"]
    assert table.keys("deck.1") == ["hydra-soldier"] * 2
    assert table.s.attack == 1


def test_rogue_a_copied_new_recruit_draws_but_does_not_go_back_to_the_stack() -> None:
    table = given({"city.bridge": ["rogue"], "deck.1": ["new-recruit"]}, attack=4)

    table.fight("rogue")

    assert table.s.attack == 1
    assert table.keys("hand.0") == ["hydra-operative"]
    assert table.keys("discard.1") == ["new-recruit"]
    assert len(table.keys("new-recruits")) == 15
    assert table.keys("victory.0") == ["rogue"]


@pytest.mark.parametrize(("hand", "recruit"), [([], 0), (["bindings"], 2)])
def test_rogue_a_copy_costs_what_the_card_costs_to_play(hand: Sequence[str], recruit: int) -> None:
    table = given({"city.bridge": ["rogue"], "hand.0": hand, "deck.1": ["madame-hydra"]}, attack=4)

    table.fight("rogue")
    if hand:
        assert table.waiting() == [(0, "pay")]
        table.choose("bindings")

    assert table.waiting() == []
    assert table.s.recruit == recruit
    assert table.keys("discard.0") == hand


# -- Scarlet Witch


def test_scarlet_witch_sorts_the_top_three_cards_by_odd_and_even_cost() -> None:
    table = given(
        {"city.bridge": ["scarlet-witch"], "deck.0": ["spy-games", "devour", "brilliant-research", "hydra-soldier"]},
        attack=5,
    )

    table.fight("scarlet-witch")

    assert table.keys("hand.0") == ["brilliant-research"]
    assert table.shown("hand.0", 1) == ["brilliant-research"]
    assert sorted(table.keys("discard.0")) == ["devour", "hydra-soldier"]
    assert table.shown("deck.0") == [None]
    assert len(table.keys("deck.1")) == 10


@pytest.mark.parametrize(
    ("deck", "hand", "discard"),
    [
        (["bindings", "hydra-operative", "new-recruit"], 0, 3),
        (["spy-games", "crazed-experiments", "madame-hydra"], 3, 0),
        (["spy-games", "devour"], 1, 1),
        ([], 0, 0),
    ],
)
def test_scarlet_witch_whatever_the_three_cards_are(deck: Sequence[str], hand: int, discard: int) -> None:
    table = given({"city.bridge": ["scarlet-witch"], "deck.0": deck}, attack=5)

    table.fight("scarlet-witch")

    assert (len(table.keys("hand.0")), len(table.keys("discard.0"))) == (hand, discard)
    assert table.keys("deck.0") == []


def test_scarlet_witch_shuffles_for_what_is_missing() -> None:
    table = given(
        {"city.bridge": ["scarlet-witch"], "deck.0": ["spy-games"], "discard.0": ["hydra-soldier"] * 4}, attack=5
    )

    table.fight("scarlet-witch")

    assert table.keys("hand.0") == ["spy-games"]
    assert table.keys("discard.0") == ["hydra-soldier"] * 2
    assert table.keys("deck.0") == ["hydra-soldier"] * 2


# -- Wolverine


def test_wolverine_rises_with_every_card_that_the_current_player_draws() -> None:
    table = given(
        {"city.bridge": ["wolverine"], "city.bank": ["black-panther"], "hand.0": ["crazed-experiments"]}, attack=4
    )
    assert table.attack_of("wolverine") == 7

    table.play("crazed-experiments")
    assert table.attack_of("wolverine") == 8

    table.fight("black-panther")
    assert len(table.keys("hand.1")) == 1
    assert table.attack_of("wolverine") == 9


def test_wolverine_starts_afresh_each_turn_and_adds_x_treme_attack() -> None:
    table = given({"city.bank": ["wolverine"], "city.streets": ["havok"]}, drawn=3)
    assert table.attack_of("wolverine") == 7 + 3 + 1

    table.end_turn()
    assert table.attack_of("wolverine") == 7 + 1


def test_wolverine_overrunning_makes_each_player_show_an_instinct_ally_or_gain_a_bindings() -> None:
    table = pushed_out(
        "wolverine",
        {"hand.0": ["devour"], "hand.1": ["devour", "hydra-soldier"], "hand.2": ["hydra-soldier"]},
        seats=3,
        current=1,
    )
    assert table.waiting() == [(1, "show"), (2, "show"), (0, "show")]
    assert [table.options(seat) for seat in range(3)] == [["devour"], ["devour"], []]
    assert table.keys("overrun") == ["wolverine"]

    table.choose("devour", seat=0).choose(seat=1).choose(seat=2)
    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [[], ["bindings"], ["bindings"]]
    assert table.shown("hand.0") == ["devour"]
    assert table.shown("hand.1") == [None, None]


def test_wolverine_overrunning_is_then_shuffled_into_the_adversary_deck() -> None:
    table = pushed_out("wolverine", {"adversary-deck": ["angel"] * 9 + ["cops"], "hand.0": ["devour"]})

    table.choose()
    assert table.keys("overrun") == []
    assert sorted(table.keys("adversary-deck")) == ["angel"] * 9 + ["wolverine"]
    assert table.shown("adversary-deck", 0) == [None] * 10
    assert [event.zone for event in table.happened(Shuffled)] == ["adversary-deck"]

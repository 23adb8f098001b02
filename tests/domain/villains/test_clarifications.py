"""What the rule book says of single cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from domain.games.villains.actions import Dodge, PlayCopy

from .referee import VILLAINS, Referee, given

# -- Dr. Octopus: Eighth Time's a Charm


@pytest.mark.rule("villains.clarification.eight-arms-bonus")
@pytest.mark.parametrize(("before", "attack"), [(6, 4), (7, 6), (8, 4)])
def test_the_eighth_card_played_has_its_bonus(before: int, attack: int) -> None:
    table = given({"hand.0": ["eighth-times-a-charm"], "played.0": ["hydra-operative"] * before})

    table.play("eighth-times-a-charm")

    assert table.s.attack == attack


@pytest.mark.rule("villains.clarification.eight-arms-dodge")
def test_dodged_cards_are_no_cards_played() -> None:
    table = given(
        {
            "hand.0": ["eighth-times-a-charm", "psychedelic-mist", "psychedelic-mist"],
            "played.0": ["hydra-operative"] * 5,
        }
    )

    table.dodge("psychedelic-mist").dodge("psychedelic-mist").play("eighth-times-a-charm")

    assert table.s.attack == 4


@pytest.mark.rule("villains.clarification.eight-arms-new-recruits")
def test_new_recruits_that_went_back_were_played() -> None:
    table = given({"hand.0": ["eighth-times-a-charm", *["new-recruit"] * 3], "played.0": ["hydra-operative"] * 4})

    for _ in range(3):
        table.play("new-recruit")
    table.play("eighth-times-a-charm")

    assert table.s.attack == 3 + 4 + 2


@pytest.mark.rule("villains.clarification.eight-arms-bindings")
def test_betrayed_bindings_are_no_cards_played() -> None:
    table = given({"hand.0": ["eighth-times-a-charm", "bindings"], "played.0": ["hydra-operative"] * 6})

    table.betray().play("eighth-times-a-charm")

    assert table.s.attack == 4


# -- Kingpin: Pull the Strings, Endless Underlings


@pytest.mark.rule("villains.clarification.pull-the-strings-own")
def test_the_new_recruit_that_pull_the_strings_gains_goes_to_hand() -> None:
    table = given({"hand.0": ["pull-the-strings"]})

    table.play("pull-the-strings")

    assert (table.keys("hand.0"), table.keys("discard.0")) == (["new-recruit"], [])
    assert len(table.s.zone("new-recruits")) == 14


@pytest.mark.rule("villains.clarification.pull-the-strings-later")
def test_after_pull_the_strings_any_gained_new_recruit_goes_to_hand() -> None:
    table = given({"hand.0": ["pull-the-strings"], "city.bank": ["cops"]}, attack=3)

    table.play("pull-the-strings").fight("cops")

    assert (table.keys("hand.0"), table.keys("discard.0")) == (["new-recruit", "new-recruit"], [])


@pytest.mark.rule("villains.clarification.pull-the-strings-later")
def test_pull_the_strings_ends_with_the_turn() -> None:
    table = given({"hand.0": ["pull-the-strings"], "hand.1": ["hydra-soldier"] * 3, "city.bank": ["cops"]})

    table.play("pull-the-strings").end_turn()
    table.play("hydra-soldier").play("hydra-soldier").play("hydra-soldier").fight("cops")

    assert (table.keys("hand.1"), table.keys("discard.1")) == ([], ["new-recruit"])


@pytest.mark.rule("villains.clarification.pull-the-strings-recruiting")
def test_after_pull_the_strings_a_new_recruit_paid_for_goes_to_the_discard_pile() -> None:
    table = given({"hand.0": ["pull-the-strings"]}, recruit=2)

    table.play("pull-the-strings").recruit("new-recruit")

    assert (table.keys("hand.0"), table.keys("discard.0")) == (["new-recruit"], ["new-recruit"])


@pytest.mark.rule("villains.clarification.pull-the-strings-before")
def test_a_new_recruit_gained_before_pull_the_strings_stays_where_it_is() -> None:
    table = given({"hand.0": ["pull-the-strings"], "city.bank": ["cops"]}, attack=3)

    table.fight("cops").play("pull-the-strings")

    assert (table.keys("hand.0"), table.keys("discard.0")) == (["new-recruit"], ["new-recruit"])


@pytest.mark.rule("villains.clarification.endless-underlings")
def test_with_endless_underlings_a_played_new_recruit_goes_under_the_deck_and_not_to_hand() -> None:
    table = given(
        {
            "hand.0": ["pull-the-strings", "endless-underlings", "new-recruit"],
            "played.0": ["recruitment-day"],
            "deck.0": ["hydra-operative", "devour"],
        }
    )

    table.play("pull-the-strings").play("endless-underlings").play("new-recruit")

    assert table.keys("deck.0") == ["new-recruit", "hydra-operative"]
    assert table.keys("hand.0") == ["new-recruit"] * 4 + ["devour"]
    assert len(table.s.zone("new-recruits")) == 15 - 4


@pytest.mark.rule("villains.clarification.endless-underlings")
def test_under_an_empty_deck_a_played_new_recruit_comes_straight_back_and_counts_again() -> None:
    table = given(
        {
            "hand.0": ["endless-underlings", "new-recruit"],
            "played.0": ["recruitment-day", "recruitment-day"],
            "deck.0": [],
        }
    )
    table.play("endless-underlings")
    stack = table.keys("new-recruits")

    table.play("new-recruit").play("new-recruit")

    assert (table.keys("hand.0"), table.keys("new-recruits")) == (["new-recruit"], stack)
    assert [play.key for play in table.s.plays][-2:] == ["new-recruit", "new-recruit"]


# -- Mystique: Show Your True Colors, Turn the Tide


@pytest.mark.rule("villains.clarification.mystique-true-colors")
def test_the_class_named_for_true_colors_holds_for_the_turn() -> None:
    table = given({"hand.0": ["show-your-true-colors", "psychedelic-mist", "symbiote-takeover"]})
    colors = table.find("hand.0", "show-your-true-colors")

    table.play("show-your-true-colors").choose("strength")
    table.play("psychedelic-mist").play("symbiote-takeover")
    assert table.s.attack == 1
    assert table.keys("victory.0") == ["bystander"]

    table.end_turn()
    assert VILLAINS.reading(table.s).class_of(colors) == "covert"


@pytest.mark.rule("villains.clarification.mystique-true-colors")
def test_in_the_turn_of_another_true_colors_has_its_printed_class() -> None:
    table = given({"hand.0": ["ravenous-greed"], "hand.1": ["show-your-true-colors"], "victory.1": ["bystander"]})

    table.play("ravenous-greed")

    assert (table.waiting(), table.options(seat=1)) == ([(1, "show")], [])


def tide(*ally_deck: str, zones: Mapping[str, Sequence[str]] | None = None) -> Referee:
    """Turn the Tide was played, with this Ally Deck; the last of it is on top and revealed."""
    table = given({"hand.0": ["turn-the-tide"], "ally-deck": ally_deck, **(zones or {})})
    return table.play("turn-the-tide")


@pytest.mark.rule("villains.clarification.mystique-copy-no-dodge")
def test_the_revealed_ally_can_not_be_dodged() -> None:
    table = tide("devour", "psychedelic-mist")

    assert table.legal(PlayCopy) == ["psychedelic-mist"]
    assert table.legal(Dodge) == []
    assert table.refused(Dodge(card=table.find("ally-deck", "psychedelic-mist"))).code == "target_not_legal"


@pytest.mark.rule("villains.clarification.copy-class")
def test_a_copy_switches_on_superpowers_of_its_class() -> None:
    table = tide("devour", "symbiote-takeover", zones={"hand.0": ["turn-the-tide", "recruitment-day"]})

    table.play_copy("symbiote-takeover").play("recruitment-day")

    assert table.keys("discard.0") == ["new-recruit"]


@pytest.mark.rule("villains.clarification.copy-counts-as-played")
def test_the_card_and_its_copy_are_two_plays() -> None:
    table = tide(
        "devour",
        "symbiote-takeover",
        zones={"hand.0": ["turn-the-tide", "eighth-times-a-charm"], "played.0": ["hydra-operative"] * 5},
    )

    table.play_copy("symbiote-takeover").play("eighth-times-a-charm")

    assert table.s.attack == 4 + 2


@pytest.mark.rule("villains.clarification.copy-window")
def test_a_copy_of_the_revealed_ally_is_played_and_the_original_goes_under_its_deck() -> None:
    table = tide("devour", "devour", "hidden-weapons", zones={"played.0": ["crazed-experiments"]})
    assert table.shown("ally-deck") == [None, None, "hidden-weapons"]

    table.play_copy("hidden-weapons")

    assert table.keys("ally-deck") == ["hidden-weapons", "devour", "devour"]
    assert table.s.attack == 2 + 3  # Turn the Tide itself is the Instinct card before it
    assert table.legal(PlayCopy) == []


@pytest.mark.rule("villains.clarification.copy-window")
def test_a_copy_is_played_once_even_if_the_original_is_on_top_again() -> None:
    table = tide("hidden-weapons")

    table.play_copy("hidden-weapons")

    assert table.keys("ally-deck") == ["hidden-weapons"]
    assert table.legal(PlayCopy) == []


@pytest.mark.rule("villains.clarification.copy-window")
def test_there_is_nothing_to_copy_once_the_revealed_ally_has_left_the_top() -> None:
    table = given({"hand.0": ["turn-the-tide"], "ally-deck": ["devour", "hidden-weapons"]}, recruit=3)
    table.play("turn-the-tide")
    revealed = table.find("ally-deck", "hidden-weapons")

    table.recruit("brilliant-research")

    assert table.keys("lair.1") == ["hidden-weapons"]
    assert table.legal(PlayCopy) == []
    assert table.refused(PlayCopy(card=revealed)).rule == "villains.clarification.copy-window"


@pytest.mark.rule("villains.clarification.copy-window")
def test_the_chance_to_copy_lapses_when_the_turn_ends() -> None:
    table = tide("devour", "hidden-weapons")

    table.end_turn()

    assert [table.legal(PlayCopy, seat) for seat in (0, 1)] == [[], []]
    assert table.end_turn().legal(PlayCopy) == []


@pytest.mark.rule("villains.clarification.copy-window")
def test_a_copy_is_no_card_and_is_gone_when_the_turn_ends() -> None:
    table = tide("devour", "hidden-weapons")

    table.play_copy("hidden-weapons").end_turn()

    assert table.keys("discard.0") == ["turn-the-tide"]
    assert table.keys("ally-deck") == ["hidden-weapons", "devour"]


# -- Namor


@pytest.mark.rule("villains.clarification.namor-after-movement")
def test_a_defender_pushed_out_by_namor_is_no_longer_in_the_city() -> None:
    table = given(
        {
            **{f"city.{space}": ["cops"] for space in ("bridge", "streets", "rooftops", "bank")},
            "city.sewers": ["iron-fist"],
            "adversary-deck": ["cops", "namor-the-sub-mariner"],
        },
        begin=True,
    )

    table.choose("brilliant-research")

    assert (table.keys("overrun"), table.keys("city.bridge")) == (["iron-fist"], ["namor-the-sub-mariner"])
    assert (table.keys("discard.0"), table.keys("discard.1")) == ([], [])


@pytest.mark.rule("villains.clarification.namor-overrun-check")
def test_a_defender_that_pushed_namor_out_is_in_the_city_already() -> None:
    table = given(
        {
            **{f"city.{space}": ["cops"] for space in ("bridge", "streets", "rooftops", "bank")},
            "city.sewers": ["namor-the-sub-mariner"],
            "adversary-deck": ["cops", "iron-fist"],
        },
        begin=True,
    )

    table.choose("brilliant-research")

    assert (table.keys("overrun"), table.keys("city.bridge")) == (["namor-the-sub-mariner"], ["iron-fist"])
    assert (table.keys("discard.0"), table.keys("discard.1")) == (["bindings"], ["bindings"])

"""Mystique: other classes, other cards."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.games.villains.actions import Dodge, PlayCopy
from domain.games.villains.names import LAIR
from domain.kernel.action import Decide
from domain.kernel.audience import Viewer

from ..referee import VILLAINS, given, turn_with

# -- Show Your True Colors


@pytest.mark.rule("villains.clarification.mystique-true-colors")
@pytest.mark.parametrize("named", ["strength", "instinct", "covert", "tech", "ranged"])
def test_show_your_true_colors_has_the_class_that_is_named(named: str) -> None:
    table = given({"hand.0": ["show-your-true-colors"]})
    card = table.find("hand.0", "show-your-true-colors")

    table.play("show-your-true-colors")
    assert table.s.recruit == 2
    assert table.options() == ["covert", "instinct", "ranged", "strength", "tech"]
    assert (table.asked().least, table.asked().most) == (0, 1)

    table.choose(named)
    assert VILLAINS.reading(table.s).class_of(card) == named
    assert [play.cls for play in table.s.plays] == [named]


@pytest.mark.parametrize(("named", "attack", "drawn"), [(["tech"], 1, 7), (["covert"], 3, 6), ([], 3, 6)])
def test_show_your_true_colors_switches_on_superpowers_of_that_class_instead_of_its_own(
    named: Sequence[str], attack: int, drawn: int
) -> None:
    table = given({"hand.0": ["show-your-true-colors", "brilliant-research", "psychedelic-mist"]})

    table.play("show-your-true-colors").choose(*named).play("brilliant-research").play("psychedelic-mist")
    assert table.s.attack == attack

    table.end_turn()
    assert len(table.keys("hand.0")) == drawn


def test_show_your_true_colors_counts_as_that_class_among_the_cards_played() -> None:
    table = given({"hand.0": ["show-your-true-colors"], "city.bridge": ["iceman"]}, attack=5)

    table.play("show-your-true-colors").choose("ranged").fight("iceman")

    assert table.keys("hand.0") == ["hydra-operative"]


@pytest.mark.rule("villains.clarification.mystique-true-colors")
def test_show_your_true_colors_is_what_it_was_again_when_the_turn_ends() -> None:
    table = given({"hand.0": ["show-your-true-colors"]})
    card = table.find("hand.0", "show-your-true-colors")

    table.play("show-your-true-colors").choose("tech").end_turn()

    assert VILLAINS.reading(table.s).class_of(card) == "covert"


@pytest.mark.rule("villains.clarification.mystique-true-colors")
def test_show_your_true_colors_is_covert_in_hand_in_other_players_turns() -> None:
    table = given(
        {
            "hand.1": ["show-your-true-colors"],
            "tactics": ["eye-of-agamotto", "book-of-the-vishanti"],
        },
        attack=8,
    )
    table.fight("dr-strange")
    assert table.options(1) == ["show-your-true-colors"]

    havok = turn_with("havok", {"hand.1": ["show-your-true-colors"]})
    assert havok.options(1) == []


def test_show_your_true_colors_can_be_dodged_without_naming_anything() -> None:
    table = given({"hand.0": ["show-your-true-colors"]})

    table.dodge("show-your-true-colors")

    assert table.waiting() == []
    assert table.keys("hand.0") == ["hydra-operative"]
    assert table.s.recruit == 0


def test_show_your_true_colors_as_a_copy_gives_the_copy_another_class() -> None:
    table = given(
        {
            "hand.0": ["turn-the-tide", "psychedelic-mist"],
            "ally-deck": ["devour", "show-your-true-colors"],
        }
    )

    table.play("turn-the-tide").play_copy("show-your-true-colors").choose("tech")
    assert [play.cls for play in table.s.plays] == ["instinct", "tech"]
    assert VILLAINS.reading(table.s).class_of(table.s.zone("played.0")[0]) == "instinct"

    table.play("psychedelic-mist")
    assert table.s.attack == 1


# -- Hidden Weapons


@pytest.mark.rule(
    "villains.critical_hit.two-icons",
    "villains.critical_hit.example-hidden-weapons",
    "villains.critical_hit.not-own-icon",
    "villains.critical_hit.copy-helps",
)
@pytest.mark.parametrize(
    ("before", "attack"),
    [
        ([], 2),
        (["turn-the-tide"], 2),
        (["crazed-experiments"], 2),
        (["crazed-experiments", "hidden-weapons"], 2),
        (["turn-the-tide", "crazed-experiments"], 5),
        (["crazed-experiments", "turn-the-tide"], 5),
        (["turn-the-tide", "hidden-weapons"], 5),
        (["turn-the-tide", "hidden-weapons", "crazed-experiments", "devour"], 5),
    ],
)
def test_hidden_weapons_after_both_an_instinct_and_a_tech_card(before: Sequence[str], attack: int) -> None:
    table = given({"hand.0": ["hidden-weapons"], "played.0": before})

    table.play("hidden-weapons")

    assert table.s.attack == attack
    assert ("villains.critical_hit.two-icons" in table.rules()) == (attack == 5)


# -- Turn the Tide


def test_turn_the_tide_reveals_the_top_ally_which_stays_there() -> None:
    table = given({"hand.0": ["turn-the-tide"], "ally-deck": ["devour", "spy-games"]})

    table.play("turn-the-tide")

    assert table.shown("ally-deck") == [None, "spy-games"]
    assert table.legal(PlayCopy) == ["spy-games"]
    assert (table.s.attack, table.s.recruit) == (0, 0)


@pytest.mark.rule("villains.clarification.copy-window")
def test_turn_the_tide_lets_its_player_play_a_copy_that_sends_the_original_under_the_deck() -> None:
    table = given(
        {
            "hand.0": ["turn-the-tide"],
            "played.0": ["crazed-experiments"],
            "ally-deck": ["devour", "spy-games", "hidden-weapons"],
        }
    )

    table.play("turn-the-tide").play_copy("hidden-weapons")

    assert table.s.attack == 2 + 3
    assert table.keys("ally-deck") == ["hidden-weapons", "devour", "spy-games"]
    assert table.shown("ally-deck") == ["hidden-weapons", None, None]
    assert table.keys("played.0") == ["crazed-experiments", "turn-the-tide"]
    assert table.legal(PlayCopy) == []


def test_turn_the_tide_lets_its_player_wait_with_the_copy() -> None:
    table = given({"hand.0": ["turn-the-tide", "hydra-soldier"], "ally-deck": ["devour", "spy-games"]})

    table.play("turn-the-tide").play("hydra-soldier")

    assert table.legal(PlayCopy) == ["spy-games"]


@pytest.mark.rule("villains.clarification.copy-class")
def test_turn_the_tide_the_copy_switches_on_superpowers_of_its_class_and_team() -> None:
    table = given({"hand.0": ["turn-the-tide", "psychedelic-mist"], "ally-deck": ["devour", "pull-the-strings"]})

    table.play("turn-the-tide").play_copy("pull-the-strings").play("psychedelic-mist")

    assert table.s.attack == 1 + 2


@pytest.mark.rule("villains.clarification.copy-counts-as-played")
def test_turn_the_tide_card_and_copy_are_two_cards_played() -> None:
    table = given(
        {
            "hand.0": ["turn-the-tide", "eighth-times-a-charm"],
            "played.0": ["hydra-operative"] * 5,
            "ally-deck": ["devour", "recruitment-day"],
        }
    )

    table.play("turn-the-tide").play_copy("recruitment-day").play("eighth-times-a-charm")

    assert table.s.attack == 4 + 2


@pytest.mark.rule("villains.clarification.mystique-copy-no-dodge")
def test_turn_the_tide_does_not_let_the_revealed_card_be_dodged() -> None:
    table = given({"hand.0": ["turn-the-tide"], "ally-deck": ["devour", "pumpkin-bombs"]})

    table.play("turn-the-tide")

    assert table.legal(Dodge) == []
    refusal = table.refused(Dodge(card=table.find("ally-deck", "pumpkin-bombs")))
    assert refusal.code == "target_not_legal"


@pytest.mark.rule("villains.clarification.copy-window")
def test_turn_the_tide_lapses_when_the_revealed_card_leaves_the_top() -> None:
    table = given({"hand.0": ["turn-the-tide"], "ally-deck": ["devour", "spy-games"]}, recruit=3)

    table.play("turn-the-tide").recruit("brilliant-research")

    assert table.keys("lair.1") == ["spy-games"]
    assert table.legal(PlayCopy) == []


@pytest.mark.rule("villains.clarification.copy-window")
def test_turn_the_tide_does_not_come_back_when_the_card_gets_to_the_top_again() -> None:
    table = given(
        {
            "hand.0": ["turn-the-tide", "shifting-decoy"],
            **{space: [] for space in LAIR[1:]},
            "ally-deck": ["devour", "spy-games"],
        },
        recruit=3,
    )

    table.play("turn-the-tide").recruit("brilliant-research").play("shifting-decoy")

    assert table.keys("ally-deck") == ["spy-games"]
    assert table.legal(PlayCopy) == []


@pytest.mark.rule("villains.clarification.copy-window")
def test_turn_the_tide_gives_one_copy_only() -> None:
    table = given({"hand.0": ["turn-the-tide"], "ally-deck": ["recruitment-day"]})

    table.play("turn-the-tide").play_copy("recruitment-day")

    assert table.keys("ally-deck") == ["recruitment-day"]
    assert table.legal(PlayCopy) == []


@pytest.mark.rule("villains.clarification.copy-window")
def test_turn_the_tide_lapses_when_the_turn_ends() -> None:
    table = given({"hand.0": ["turn-the-tide"], "ally-deck": ["devour", "spy-games"]})

    table.play("turn-the-tide").end_turn()
    assert table.legal(PlayCopy) == []

    table.end_turn()
    assert table.legal(PlayCopy) == []


def test_turn_the_tide_is_for_its_player_alone() -> None:
    table = given({"hand.0": ["turn-the-tide"], "ally-deck": ["devour", "spy-games"]})

    table.play("turn-the-tide")

    assert table.legal(PlayCopy, seat=1) == []


@pytest.mark.parametrize(("left", "copies"), [([], []), (["hydra-soldier"], ["madame-hydra"])])
def test_turn_the_tide_asks_what_the_copied_card_costs_to_play(left: Sequence[str], copies: Sequence[str]) -> None:
    table = given({"hand.0": ["turn-the-tide", *left], "ally-deck": ["devour", "madame-hydra"]})

    table.play("turn-the-tide")
    assert table.legal(PlayCopy) == copies

    if copies:
        table.play_copy("madame-hydra")
        assert (table.waiting(), table.s.recruit) == ([(0, "pay")], 0)

        table.choose("hydra-soldier")
        assert table.keys("discard.0") == ["hydra-soldier"]
        assert table.s.recruit == 2


def test_turn_the_tide_may_copy_another_turn_the_tide() -> None:
    table = given({"hand.0": ["turn-the-tide"], "ally-deck": ["recruitment-day", "turn-the-tide"]})

    table.play("turn-the-tide").play_copy("turn-the-tide")
    assert table.shown("ally-deck") == ["turn-the-tide", "recruitment-day"]

    table.play_copy("recruitment-day")
    assert table.s.recruit == 2
    assert [play.key for play in table.s.plays] == ["turn-the-tide", "turn-the-tide", "recruitment-day"]


def test_turn_the_tide_with_an_empty_ally_deck_does_nothing() -> None:
    table = given({"hand.0": ["turn-the-tide"], "ally-deck": []})

    table.play("turn-the-tide")

    assert table.waiting() == []
    assert table.legal(PlayCopy) == []


# -- Spy Games


TOP_FIVE = ["pull-the-strings", "octo-pulverize", "ravenous-greed", "devour", "recruitment-day"]


def test_spy_games_adds_up_the_printed_attack_of_the_top_five_allies() -> None:
    table = given({"hand.0": ["spy-games"], "ally-deck": ["eighth-times-a-charm", *TOP_FIVE]})

    table.play("spy-games")

    assert table.s.attack == 0 + 0 + 5 + 2 + 0
    assert table.shown("ally-deck") == [None, *TOP_FIVE]


def test_spy_games_puts_them_back_in_an_order_that_only_its_player_knows() -> None:
    table = given({"hand.0": ["spy-games"], "ally-deck": ["eighth-times-a-charm", *TOP_FIVE]})
    wished = ["devour", "pull-the-strings", "recruitment-day", "ravenous-greed", "octo-pulverize"]

    table.play("spy-games")
    assert table.waiting() == [(0, "order")]
    assert (table.asked().least, table.asked().most) == (5, 5)

    table.choose(*wished)
    assert table.keys("ally-deck") == ["eighth-times-a-charm", *reversed(wished)]
    assert table.shown("ally-deck", 0) == [None, *reversed(wished)]
    assert table.shown("ally-deck", 1) == table.shown("ally-deck") == [None] * 6


@pytest.mark.parametrize(("deck", "attack"), [([], 0), (["devour"], 2), (["devour", "ravenous-greed"], 7)])
def test_spy_games_with_fewer_than_five_left_takes_those(deck: Sequence[str], attack: int) -> None:
    table = given({"hand.0": ["spy-games"], "ally-deck": deck})

    table.play("spy-games")
    assert table.s.attack == attack
    assert table.waiting() == [(0, "order")] * (len(deck) > 1)

    if table.waiting():
        table.choose("devour", "ravenous-greed")
    assert sorted(table.keys("ally-deck")) == sorted(deck)


@pytest.mark.parametrize("viewer", [1, None])
def test_spy_games_tells_the_others_nothing_of_the_order_in_which_the_cards_go_back(viewer: Viewer) -> None:
    table = given({"hand.0": ["spy-games"], "ally-deck": ["devour", "hidden-weapons", "pumpkin-bombs"]})
    asked = table.play("spy-games").asked()
    back, forth = (tuple(map(str, order)) for order in (asked.options, asked.options[::-1]))

    assert table.told(Decide(decision=asked.decision, choice=back), viewer) == table.told(
        Decide(decision=asked.decision, choice=forth), viewer
    )

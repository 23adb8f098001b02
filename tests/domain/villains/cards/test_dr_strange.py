"""Dr. Strange, the Commander of the first game: his Command Strike and his four Tactics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.games.villains.actions import Fight
from domain.games.villains.names import ADVERSARY_DECK
from domain.kernel.events import Moved

from ..referee import Referee, given, turn_with


def struck(*deck: str, **about: Any) -> Referee:
    """A turn that began with a Command Strike and then these cards on the Adversary Deck, the last on top."""
    return turn_with("command-strike", {ADVERSARY_DECK: [*deck, "command-strike"]}, **about)


def fought(tactic: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """The current player has fought Dr. Strange and taken this Tactic; others are left."""
    laid = {"tactics": ["book-of-the-vishanti", "eye-of-agamotto", tactic], **(zones or {})}
    return given(laid, seats, attack=8, **about).fight("dr-strange")


# -- Dr. Strange


def test_dr_strange_is_fought_for_eight_and_gives_a_tactic() -> None:
    weak, table = given(attack=7), given({"guarded@commander": ["bystander"]}, attack=8)
    assert (weak.legal(Fight), table.legal(Fight)) == ([], ["dr-strange"])

    table.fight("dr-strange")

    assert table.s.attack == 0
    assert table.shown("victory.0") == ["winds-of-watoomb", "bystander"]
    assert table.view().players[0].victory_points == 6 + 1
    assert table.keys("commander") == ["dr-strange"]
    assert len(table.keys("tactics")) == 3


@pytest.mark.rule("villains.commander_card.dr-strange-strike")
def test_dr_strange_strikes_the_strongest_back_on_top_a_twist_played_the_rest_at_the_bottom() -> None:
    table = struck("elektra", "elektra", "cops", "wolverine", "plot-twist")

    assert table.keys("adversary-deck") == ["cops", "elektra", "elektra", "wolverine"]
    assert table.shown("adversary-deck") == [None, None, None, "wolverine"]
    assert table.keys("overrun") == ["bystander"]
    assert table.keys("ko") == ["plot-twist", "command-strike"]
    assert table.keys("aside") == []
    assert table.city() == {}


@pytest.mark.rule("villains.commander_card.dr-strange-strike")
def test_dr_strange_strikes_by_the_printed_attack() -> None:
    table = turn_with(
        "command-strike",
        {
            "city.bridge": ["havok"],
            "city.streets": ["rogue"],
            ADVERSARY_DECK: ["iceman", "punisher", "cops", "command-strike"],
        },
    )

    assert table.keys("adversary-deck")[-1] == "punisher"


@pytest.mark.rule("villains.commander_card.dr-strange-strike")
def test_dr_strange_strikes_the_current_player_breaks_ties() -> None:
    table = struck("cops", "elektra", "luke-cage", "iron-fist", current=1)

    assert table.waiting() == [(1, "put-on-top")]
    assert table.options() == ["elektra", "luke-cage"]
    assert (table.asked().least, table.asked().most) == (1, 1)
    assert table.shown("aside") == ["iron-fist", "luke-cage", "elektra"]

    table.choose("luke-cage")
    assert table.keys("adversary-deck")[-1] == "luke-cage"
    assert sorted(table.keys("adversary-deck")[:2]) == ["elektra", "iron-fist"]
    assert table.shown("adversary-deck") == [None, None, None, "luke-cage"]


@pytest.mark.rule("villains.commander_card.dr-strange-strike")
def test_dr_strange_strikes_of_two_twists_one_is_played() -> None:
    table = struck("cops", "plot-twist", "plot-twist", "elektra")

    assert table.keys("overrun") == ["bystander"]
    assert table.keys("ko") == ["plot-twist", "command-strike"]
    assert table.keys("adversary-deck") == ["plot-twist", "cops", "elektra"]


@pytest.mark.rule("villains.commander_card.dr-strange-strike")
@pytest.mark.parametrize(
    ("deck", "left", "ko"),
    [
        (
            ["cops", "bystander", "command-strike", "bystander"],
            ["bystander", "bystander", "command-strike", "cops"],
            [],
        ),
        (["elektra", "plot-twist"], ["elektra"], ["plot-twist"]),
        (["bystander"], ["bystander"], []),
        ([], [], []),
    ],
)
def test_dr_strange_strikes_and_what_is_missing_is_skipped(
    deck: Sequence[str], left: Sequence[str], ko: Sequence[str]
) -> None:
    table = struck(*deck)

    assert table.waiting() == []
    assert sorted(table.keys("adversary-deck")[:3]) == sorted(left[:3])
    assert table.keys("adversary-deck")[3:] == left[3:]
    assert table.keys("ko") == [*ko, "command-strike"]
    assert table.city() == {}


@pytest.mark.rule("villains.commander_card.dr-strange-strike")
def test_dr_strange_strikes_the_rest_at_the_bottom_in_random_order() -> None:
    low, high = (struck("cops", "elektra", "luke-cage", "iron-fist") for _ in range(2))
    low.words, high.words = [0] * 40, [2**32 - 1] * 40

    low.choose("elektra")
    high.choose("elektra")

    assert sorted(low.keys("adversary-deck")[:2]) == ["iron-fist", "luke-cage"]
    assert low.keys("adversary-deck")[:2] == high.keys("adversary-deck")[1::-1]
    assert low.shown("adversary-deck", 0) == [None, None, None, "elektra"]


# -- Book of the Vishanti


def test_book_of_the_vishanti_the_others_show_a_covert_ally_or_change_their_whole_hand() -> None:
    table = fought(
        "book-of-the-vishanti",
        {
            "hand.0": ["hydra-soldier"],
            "hand.1": ["spy-games", "hydra-soldier"],
            "hand.2": ["hydra-soldier", "bindings", "spy-games"],
        },
        seats=3,
    )
    assert table.waiting() == [(1, "show"), (2, "show")]
    assert table.options(1) == table.options(2) == ["spy-games"]

    table.choose(seat=2).choose("spy-games", seat=1)

    assert table.shown("hand.1") == ["spy-games", None]
    assert table.keys("hand.2") == ["hydra-operative"] * 3
    assert table.shown("hand.2") == [None] * 3
    assert sorted(table.keys("discard.2")) == ["bindings", "hydra-soldier", "spy-games"]
    assert table.keys("hand.0") == ["hydra-soldier"]
    assert table.waiting() == []


def test_book_of_the_vishanti_draws_only_after_the_discard_so_the_same_cards_may_come_back() -> None:
    table = fought("book-of-the-vishanti", {"hand.1": ["hydra-soldier", "bindings"], "deck.1": []})

    table.choose()

    assert sorted(table.keys("hand.1")) == ["bindings", "hydra-soldier"]
    assert table.keys("discard.1") == table.keys("deck.1") == []


def test_book_of_the_vishanti_an_empty_hand_draws_nothing() -> None:
    table = fought("book-of-the-vishanti")

    assert table.waiting() == []
    assert table.keys("hand.1") == []


# -- Crimson Bands of Cyttorak


def test_crimson_bands_of_cyttorak_a_bindings_for_each_colored_ally_in_the_others_hands() -> None:
    table = fought(
        "crimson-bands-of-cyttorak",
        {
            "hand.0": ["devour"],
            "hand.1": ["devour", "devour", "hydra-soldier", "spy-games", "new-recruit", "bindings"],
            "hand.2": ["hydra-soldier", "madame-hydra"],
            "discard.2": ["devour"],
        },
        seats=3,
    )

    assert table.shown("hand.0") == [None]
    assert table.shown("hand.1") == ["devour", "devour", "hydra-soldier", "spy-games", "new-recruit", "bindings"]
    assert table.shown("hand.2") == ["hydra-soldier", "madame-hydra"]
    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [[], ["bindings"] * 3, ["devour"]]


@pytest.mark.rule("villains.exhaust.no-gain")
def test_crimson_bands_of_cyttorak_as_far_as_there_are_bindings() -> None:
    table = fought(
        "crimson-bands-of-cyttorak",
        {"hand.0": ["devour"], "hand.2": ["devour"], "bindings": ["bindings"]},
        3,
        current=1,
    )

    assert table.keys("discard.2") == ["bindings"]
    assert table.keys("discard.0") == []


# -- Eye of Agamotto


def test_eye_of_agamotto_the_fighter_assigns_an_ally_to_each_player() -> None:
    table = fought(
        "eye-of-agamotto", {"ally-deck": ["brilliant-research", "devour", "spy-games", "recruitment-day"]}, 3, current=1
    )
    assert table.shown("ally-deck") == [None, "devour", "spy-games", "recruitment-day"]
    assert table.waiting() == [(1, "assign.1")]
    assert table.options() == ["devour", "recruitment-day", "spy-games"]
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.choose("devour")
    assert table.waiting() == [(1, "assign.2")]

    table.choose("recruitment-day")
    assert table.waiting() == []
    assert [table.shown(f"discard.{seat}") for seat in range(3)] == [["spy-games"], ["devour"], ["recruitment-day"]]
    assert table.keys("ally-deck") == ["brilliant-research"]


@pytest.mark.rule("villains.card_text.as-much-as-possible")
@pytest.mark.parametrize(("deck", "assigned"), [([], [[], []]), (["devour"], [["devour"], []])])
def test_eye_of_agamotto_with_too_few_allies_left(deck: Sequence[str], assigned: Sequence[Sequence[str]]) -> None:
    table = fought("eye-of-agamotto", {"ally-deck": deck})

    assert table.waiting() == []
    assert [table.keys(f"discard.{seat}") for seat in range(2)] == assigned


# -- Winds of Watoomb


def winds(zones: Mapping[str, Sequence[str]], seats: int = 2) -> Referee:
    """The turn in which Winds of Watoomb was taken has come to its end: the new hand is drawn."""
    return fought("winds-of-watoomb", zones, seats).end_turn()


def test_winds_of_watoomb_waits_for_the_new_hand() -> None:
    table = fought("winds-of-watoomb", {"hand.0": ["spy-games"], "deck.0": ["devour"] + ["hydra-operative"] * 5})
    assert table.waiting() == []

    table.end_turn()
    assert table.waiting() == [(0, "pass-left")]
    assert table.options(0) == ["devour"]


def test_winds_of_watoomb_all_choose_in_secret_and_pass_to_the_left_at_once() -> None:
    table = winds(
        {
            "deck.0": ["hydra-operative"] * 4 + ["devour", "new-recruit"],
            "hand.1": ["spy-games", "recruitment-day", "bindings"],
            "hand.2": ["hydra-soldier", "psychedelic-mist"],
        },
        seats=3,
    )
    assert table.waiting() == [(0, "pass-left"), (1, "pass-left"), (2, "pass-left")]
    assert [table.options(seat) for seat in range(3)] == [
        ["devour"],
        ["recruitment-day", "spy-games"],
        ["psychedelic-mist"],
    ]
    assert [table.asked(seat).least for seat in range(3)] == [1, 1, 1]

    table.choose("psychedelic-mist", seat=2).choose("spy-games", seat=1)
    assert table.happened(Moved) == []
    assert len(table.keys("hand.1")) == 3

    table.choose("devour", seat=0)
    assert sorted(table.keys("hand.0")) == ["hydra-operative"] * 4 + ["new-recruit", "psychedelic-mist"]
    assert sorted(table.keys("hand.1")) == ["bindings", "devour", "recruitment-day"]
    assert sorted(table.keys("hand.2")) == ["hydra-soldier", "spy-games"]
    assert table.s.current == 1


def test_winds_of_watoomb_only_giver_and_receiver_know_the_passed_card() -> None:
    table = winds(
        {"deck.0": ["hydra-operative"] * 5 + ["devour"], "hand.1": ["hydra-soldier"], "hand.2": ["bindings"]}, seats=3
    )

    table.choose("devour", seat=0).choose(seat=1).choose(seat=2)

    assert table.shown("hand.1", 0)[-1] == table.shown("hand.1", 1)[-1] == "devour"
    assert table.shown("hand.1", 2) == table.shown("hand.1") == [None, None]
    assert table.shown("hand.0", 1) == [None] * 5


def test_winds_of_watoomb_who_has_nothing_to_pass_is_asked_all_the_same() -> None:
    table = winds({"hand.1": ["hydra-soldier", "bindings"]})
    assert table.waiting() == [(0, "pass-left"), (1, "pass-left")]
    assert table.options(0) == table.options(1) == []

    table.choose(seat=0).choose(seat=1)
    assert table.keys("hand.1") == ["hydra-soldier", "bindings"]
    assert table.s.current == 1


def test_winds_of_watoomb_happens_once() -> None:
    table = winds({"deck.0": ["hydra-operative"] * 20, "deck.1": ["devour"] * 20})

    table.choose().end_turn()

    assert table.waiting() == []
    assert table.s.current == 0

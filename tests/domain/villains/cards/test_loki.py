"""Loki: lies, bindings and exchanges."""

from __future__ import annotations

import pytest

from domain.games.villains.actions import PlayCard
from domain.kernel.action import Decide
from domain.kernel.audience import Viewer
from domain.kernel.events import Answered, Shuffled

from ..referee import Referee, given

# -- All Humans Are Expendable


def test_all_humans_are_expendable_may_ko_a_card_of_hand_or_discard_pile_for_a_new_recruit() -> None:
    table = given(
        {
            "hand.0": ["all-humans-are-expendable", "hydra-soldier"],
            "discard.0": ["hydra-operative"],
            "deck.0": ["devour"],
            "played.0": ["pull-the-strings"],
        }
    )

    table.play("all-humans-are-expendable")
    assert table.s.attack == 2
    assert table.options() == ["hydra-operative", "hydra-soldier"]
    assert (table.asked().least, table.asked().most) == (0, 1)

    table.choose("hydra-operative")
    assert table.keys("ko") == ["hydra-operative"]
    assert table.keys("discard.0") == ["new-recruit"]


@pytest.mark.rule("villains.bindings.are-cards")
def test_all_humans_are_expendable_can_take_a_bindings_of_the_hand() -> None:
    table = given({"hand.0": ["all-humans-are-expendable", "bindings"], "played.0": ["pull-the-strings"]})

    table.play("all-humans-are-expendable").choose("bindings")

    assert table.keys("ko") == ["bindings"]


def test_all_humans_are_expendable_gains_nobody_for_nothing() -> None:
    table = given({"hand.0": ["all-humans-are-expendable", "hydra-soldier"], "played.0": ["pull-the-strings"]})

    table.play("all-humans-are-expendable").choose()

    assert (table.keys("ko"), table.keys("discard.0")) == ([], [])
    assert table.keys("hand.0") == ["hydra-soldier"]


@pytest.mark.parametrize("before", [[], ["illusionary-bindings"]])
def test_all_humans_are_expendable_without_a_covert_card_before_asks_nothing(before: list[str]) -> None:
    table = given({"hand.0": ["all-humans-are-expendable", "hydra-soldier"], "played.0": before})

    table.play("all-humans-are-expendable")

    assert table.waiting() == []


# -- Illusionary Bindings


def illusion(*hands: list[str], bindings: int = 30) -> Referee:
    """Illusionary Bindings, played after a Ranged card, against others with these hands."""
    others = {f"hand.{seat}": hand for seat, hand in enumerate(hands, 1)}
    zones = {"hand.0": ["illusionary-bindings"], "played.0": ["psychedelic-mist"], "bindings": ["bindings"] * bindings}
    return given({**zones, **others}, seats=1 + len(hands)).play("illusionary-bindings")


def test_illusionary_bindings_bind_the_others_who_show_no_ranged_ally() -> None:
    table = illusion(["psychedelic-mist", "devour"], ["psychedelic-mist"], ["devour"])
    assert table.waiting() == [(1, "show"), (2, "show"), (3, "show")]
    assert (table.options(1), table.options(3)) == (["psychedelic-mist"], [])

    table.choose("psychedelic-mist", seat=1).choose(seat=2).choose(seat=3)

    assert [table.keys(f"discard.{seat}") for seat in range(4)] == [[], [], ["bindings"], ["bindings"]]
    assert table.s.recruit == 2 + 1


def test_illusionary_bindings_give_no_more_if_nobody_gained_one() -> None:
    table = illusion(["psychedelic-mist"])

    table.choose("psychedelic-mist")

    assert table.keys("discard.1") == []
    assert table.s.recruit == 2


def test_illusionary_bindings_give_no_more_from_an_empty_stack() -> None:
    table = illusion(["devour"], bindings=0)

    table.choose()

    assert table.keys("discard.1") == []
    assert table.s.recruit == 2


def test_illusionary_bindings_count_only_what_is_gained_by_them() -> None:
    table = given(
        {
            "hand.0": ["pull-the-strings", "illusionary-bindings"],
            "played.0": ["psychedelic-mist"],
            "hand.1": ["psychedelic-mist"],
        }
    )

    table.play("pull-the-strings").play("illusionary-bindings").choose("psychedelic-mist")

    assert table.s.recruit == 2


def test_illusionary_bindings_without_a_ranged_card_before_bind_nobody() -> None:
    table = given({"hand.0": ["illusionary-bindings"], "played.0": ["devour"]})

    table.play("illusionary-bindings")

    assert table.waiting() == []
    assert table.s.recruit == 2


def test_illusionary_bindings_of_a_player_alone_bind_nobody() -> None:
    table = given({"hand.0": ["illusionary-bindings"], "played.0": ["psychedelic-mist"]}, seats=1)

    table.play("illusionary-bindings")

    assert table.waiting() == []
    assert table.s.recruit == 2


# -- Father of Lies


def lies(*deck: str, discard: tuple[str, ...] = (), seats: int = 2) -> Referee:
    """Father of Lies is about to be played against seat 1 with this deck, which is all known to its owner and all."""
    return given({"hand.0": ["father-of-lies"], "deck.1": deck, "discard.1": discard}, seats=seats)


def test_father_of_lies_lets_another_player_choose_by_the_labels_alone() -> None:
    table = lies("cops", "devour", "hydra-soldier")

    table.play("father-of-lies")
    assert table.s.attack == 3
    assert table.waiting() == [(0, "call-good")]
    assert table.options() == ["devour", "hydra-soldier"]

    table.choose("devour")
    assert table.waiting() == [(1, "good-or-bad")]
    assert table.options() == ["bad", "good"]

    table.choose("bad")
    assert table.shown("discard.1") == ["hydra-soldier"]
    assert table.shown("discard.0") == ["devour"]
    assert table.keys("deck.1") == ["cops"]


def test_father_of_lies_gives_the_good_card_to_whoever_chooses_the_good_one() -> None:
    table = lies("devour", "hydra-soldier")

    table.play("father-of-lies").choose("hydra-soldier").choose("good")

    assert (table.keys("discard.1"), table.keys("discard.0")) == (["hydra-soldier"], ["devour"])


def test_father_of_lies_shows_the_two_cards_to_nobody_else() -> None:
    table = lies("cops", "devour", "hydra-soldier")

    table.play("father-of-lies")
    assert table.shown("deck.1", 0) == [None, "devour", "hydra-soldier"]
    assert [table.shown("deck.1", viewer) for viewer in (1, None)] == [[None] * 3] * 2

    table.choose("devour")
    assert table.shown("deck.1", 0) == [None, "hydra-soldier", "devour"]
    assert [table.shown("deck.1", viewer) for viewer in (1, None)] == [[None] * 3] * 2


@pytest.mark.parametrize("viewer", [1, None])
def test_father_of_lies_labels_tell_nobody_which_card_is_which(viewer: Viewer) -> None:
    """Whichever of the two is called Good, everything that the others are told is the same."""
    table = lies("devour", "hydra-soldier").play("father-of-lies")
    asked = table.asked()

    one, other = (Decide(decision=asked.decision, choice=(str(option),)) for option in asked.options)

    assert table.told(one, viewer) == table.told(other, viewer)


def test_father_of_lies_hides_a_card_that_its_owner_knew() -> None:
    table = given(
        {"hand.0": ["father-of-lies", "cops"], "city.bank": ["punisher"], "deck.1": ["hydra-soldier", "devour"]}
    )
    known = table.find("deck.1", "devour")
    table.s.known[known] = -1

    table.play("father-of-lies").choose("devour")

    assert [table.shown("deck.1", viewer) for viewer in (0, 1, None)] == [
        ["hydra-soldier", "devour"],
        [None, None],
        [None, None],
    ]
    (labelled,) = table.happened(Shuffled)
    assert labelled.to == 1 << 0
    assert table.happened(Answered)[0].seat == 0


def test_father_of_lies_may_be_played_on_any_other_player() -> None:
    table = lies(seats=3)

    table.play("father-of-lies")
    assert table.waiting() == [(0, "player")]
    assert table.options() == ["seat-1", "seat-2"]

    table.choose("seat-2").choose("hydra-operative").choose("good")
    assert (table.keys("discard.2"), table.keys("discard.0")) == (["hydra-operative"], ["hydra-operative"])
    assert table.keys("discard.1") == []


def test_father_of_lies_shuffles_the_discard_pile_under_a_short_deck() -> None:
    table = lies("devour", discard=("hydra-soldier",))

    table.play("father-of-lies").choose("hydra-soldier").choose("good")

    assert (table.keys("discard.1"), table.keys("discard.0")) == (["hydra-soldier"], ["devour"])


def test_father_of_lies_has_no_names_for_a_single_card_which_is_discarded() -> None:
    table = lies("devour")

    table.play("father-of-lies")

    assert table.waiting() == []
    assert (table.keys("discard.1"), table.keys("discard.0")) == (["devour"], [])


def test_father_of_lies_finds_nothing_in_an_empty_deck() -> None:
    table = lies()

    table.play("father-of-lies")

    assert table.waiting() == []
    assert table.s.attack == 3


def test_father_of_lies_of_a_player_alone_lies_to_nobody() -> None:
    table = given({"hand.0": ["father-of-lies"]}, seats=1)

    table.play("father-of-lies")

    assert table.waiting() == []
    assert table.s.attack == 3


# -- God of Mischief


def mischief(*hands: list[str], lair: tuple[str, ...]) -> Referee:
    """God of Mischief, played with these hands; only the spaces of the Lair named are as cheap as can be matched."""
    spaces = {f"lair.{n}": ["octo-pulverize"] for n in range(1, 6)}
    spaces |= {f"lair.{n}": [key] for n, key in enumerate(lair, 1)}
    shown = {f"hand.{seat}": hand for seat, hand in enumerate(hands)}
    shown["hand.0"] = [*hands[0], "god-of-mischief"]
    return given({**spaces, **shown}, seats=len(hands)).play("god-of-mischief")


def test_god_of_mischief_makes_everybody_show_a_foe_of_asgard_or_their_hand() -> None:
    table = mischief(["hydra-soldier"], ["father-of-lies", "devour"], ["bindings", "devour"], lair=())
    assert table.s.attack == 6
    assert table.waiting() == [(0, "show"), (1, "show"), (2, "show")]
    assert table.options(0) == ["god-of-mischief"], "it lies in front of its player"

    table.choose("god-of-mischief", seat=0).choose("father-of-lies", seat=1).choose(seat=2)
    assert table.shown("hand.0") == [None]
    assert table.shown("hand.1") == ["father-of-lies", None]
    assert table.shown("hand.2") == ["bindings", "devour"]
    assert table.waiting() == []


def test_god_of_mischief_exchanges_a_card_of_a_shown_hand_for_one_of_the_lair_with_the_same_cost() -> None:
    table = mischief([], ["hydra-soldier", "symbiote-takeover", "devour"], lair=("pumpkin-bombs", "recruitment-day"))

    table.choose("god-of-mischief", seat=0).choose(seat=1)
    assert table.waiting() == [(0, "exchange.1")]
    assert table.options() == ["symbiote-takeover"]
    assert (table.asked().least, table.asked().most) == (0, 1)

    table.choose("symbiote-takeover")
    assert table.waiting() == [(0, "exchange-for")]
    assert table.options() == ["pumpkin-bombs", "recruitment-day"]

    table.choose("recruitment-day")
    assert sorted(table.keys("hand.1")) == ["devour", "hydra-soldier", "recruitment-day"]
    assert table.shown("lair.2") == ["symbiote-takeover"]
    assert len(table.keys("ally-deck")) == 20, "no space was empty"


def test_god_of_mischief_exchanges_once_for_each_hand_after_all_have_been_shown() -> None:
    table = mischief(["devour"], ["devour", "devour"], lair=("goblin-glider",))

    table.choose(seat=0).choose(seat=1)
    assert table.shown("hand.1") == ["devour", "devour"]
    assert table.waiting() == [(0, "exchange.0")]

    table.choose("devour")  # for the Goblin Glider: there is no other of that cost
    assert table.keys("hand.0") == ["goblin-glider"]
    assert table.waiting() == [(0, "exchange.1")]

    table.choose("devour")
    assert table.keys("hand.1") == ["devour", "devour"]
    assert table.waiting() == []


def test_god_of_mischief_need_not_exchange() -> None:
    table = mischief([], ["devour"], lair=("goblin-glider",))

    table.choose("god-of-mischief", seat=0).choose(seat=1).choose()

    assert (table.keys("hand.1"), table.keys("lair.1")) == (["devour"], ["goblin-glider"])


def test_god_of_mischief_has_nothing_to_exchange_in_an_empty_hand() -> None:
    table = mischief(["devour"], [], lair=("goblin-glider",))

    table.choose("god-of-mischief")

    assert table.waiting() == []


@pytest.mark.rule("villains.reveal.forced-other")
@pytest.mark.parametrize("viewer", [0, None])
def test_god_of_mischief_asks_one_who_has_no_foe_of_asgard_the_same(viewer: Viewer) -> None:
    zones = {"hand.0": ["god-of-mischief"], "deck.1": ["cops"]}
    unable, able = (given({**zones, "hand.1": [card]}) for card in ("devour", "father-of-lies"))
    mischief = PlayCard(card=able.find("hand.0", "god-of-mischief"))

    assert unable.told(mischief, viewer) == able.told(mischief, viewer)

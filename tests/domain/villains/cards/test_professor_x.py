"""Professor X: his Telepathic Pawns, his Command Strike and his four Tactics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.games.villains.actions import Recruit
from domain.games.villains.names import ADVERSARY_DECK, ALLY_DECK
from domain.kernel.events import Asked, Moved

from ..referee import Referee, given, turn_with

TACTICS = ("cerebro-device", "mental-dominance", "mightiest-mutant-mind", "telepathic-imprisonment")
CHEAP = {f"lair.{n}": ["psychedelic-mist"] for n in range(1, 6)}
"""A Lair of Allies that cost 2."""


def led_by_him(zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """A table with Professor X as the Commander."""
    return given({"commander": ["professor-x"], "tactics": TACTICS, **(zones or {})}, seats, **about)


def struck(lair: Mapping[str, str], zones: Mapping[str, Sequence[str]] | None = None, **about: Any) -> Referee:
    """A turn that began with his Command Strike, these Allies among cheap ones in the Lair."""
    dear = {space: [key] for space, key in lair.items()}
    laid = {"commander": ["professor-x"], "tactics": TACTICS, **CHEAP, **dear, **(zones or {})}
    return turn_with("command-strike", laid, **about)


def fought(tactic: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """The current player has fought Professor X and taken this Tactic; another is left."""
    other = next(key for key in TACTICS if key != tactic)
    return led_by_him({"tactics": [other, tactic], **(zones or {})}, seats, attack=20, **about).fight("professor-x")


def pawns(table: Referee) -> list[str | None]:
    """The Telepathic Pawns as anybody sees them, bottom to top."""
    commander = table.view().commander
    assert commander is not None
    (there,) = commander.beside
    assert there.size == len(there.cards)
    assert [card.card for card in there.cards] == table.keys("pawns")
    return [card.card for card in there.cards]


# -- Professor X


@pytest.mark.rule("villains.commander_card.professor-x-pawns")
def test_professor_x_strikes_the_two_dearest_become_pawns_and_he_grows_by_two() -> None:
    table = struck({"lair.2": "spy-games", "lair.4": "octo-pulverize"}, {ALLY_DECK: ["devour"] * 3})
    assert table.attack_of("professor-x") == 8

    table.choose("spy-games", "octo-pulverize")

    assert pawns(table) == ["octo-pulverize", "spy-games"]
    assert (table.keys("lair.2"), table.keys("lair.4")) == (["devour"], ["devour"])
    assert table.attack_of("professor-x") == 10


@pytest.mark.rule("villains.commander_card.professor-x-pawns")
def test_professor_x_strikes_again_on_top_of_the_pawns_there_are() -> None:
    table = struck({"lair.1": "spy-games", "lair.5": "octo-pulverize"}, {"pawns": ["devour"]})

    table.choose("octo-pulverize", "spy-games")

    assert pawns(table) == ["devour", "spy-games", "octo-pulverize"]
    assert table.attack_of("professor-x") == 11


def test_professor_x_strikes_a_tie_is_broken_before_the_order_is_asked_and_no_space_is_refilled_before() -> None:
    table = struck(
        {"lair.1": "spy-games", "lair.2": "crazed-experiments", "lair.3": "import-illegal-weapons"}, current=1
    )

    assert table.waiting() == [(1, "choose")]
    assert table.options() == ["crazed-experiments", "import-illegal-weapons"]
    assert (table.asked().least, table.asked().most) == (1, 1)
    table.choose("import-illegal-weapons")
    assert table.waiting() == [(1, "put-on-in-order")]
    assert table.options() == ["import-illegal-weapons", "spy-games"]
    assert pawns(table) == []
    assert [table.keys(f"lair.{n}") for n in (1, 3)] == [["spy-games"], ["import-illegal-weapons"]]

    table.choose("spy-games", "import-illegal-weapons")
    assert pawns(table) == ["import-illegal-weapons", "spy-games"]
    moves = [(event.src, event.dst) for event in table.happened(Moved)]
    assert [dst for _, dst in moves[:2]] == ["pawns", "pawns"]
    assert [src for src, _ in moves[2:4]] == [ALLY_DECK, ALLY_DECK]


def test_professor_x_strikes_all_five_alike_and_any_two_may_be_chosen() -> None:
    table = struck({})

    assert table.options() == ["psychedelic-mist"] * 5
    assert (table.asked().least, table.asked().most) == (2, 2)


@pytest.mark.parametrize("there", [0, 1])
def test_professor_x_strikes_a_lair_with_fewer_allies(there: int) -> None:
    lair: dict[str, Sequence[str]] = {f"lair.{n}": [] for n in range(1 + there, 6)}
    table = struck({"lair.1": "devour"} if there else {}, {**lair, ALLY_DECK: []})

    assert table.happened(Asked) == table.waiting() == []
    assert pawns(table) == ["devour"] * there
    assert table.keys("ko") == ["command-strike"]


@pytest.mark.rule("villains.commander_card.professor-x-recruit")
def test_the_top_pawn_is_recruited_for_its_cost_and_the_next_is_on_offer() -> None:
    table = led_by_him({**CHEAP, "pawns": ["devour", "spy-games", "crazed-experiments"]}, recruit=5)
    assert table.attack_of("professor-x") == 11
    assert table.legal(Recruit) == ["crazed-experiments", "madame-hydra", "new-recruit", "psychedelic-mist"]

    table.do(Recruit(card=table.find("pawns", "crazed-experiments")))

    assert (table.s.recruit, table.keys("discard.0")) == (0, ["crazed-experiments"])
    assert pawns(table) == ["devour", "spy-games"]
    assert table.attack_of("professor-x") == 10
    assert len(table.keys(ALLY_DECK)) == 20


@pytest.mark.rule("villains.commander_card.professor-x-recruit")
def test_a_pawn_that_is_not_on_top_or_too_dear_is_refused() -> None:
    table = led_by_him({"pawns": ["devour", "spy-games"]}, recruit=6)

    under = table.refused(Recruit(card=table.find("pawns", "devour")))
    dear = table.refused(Recruit(card=table.find("pawns", "spy-games")))

    assert (under.code, under.rule) == ("target_not_legal", "villains.commander_card.professor-x-recruit")
    assert (dear.code, dear.about) == ("not_enough_recruit", {"needed": 7, "has": 6})


def test_a_stack_beside_another_commander_is_not_on_offer() -> None:
    table = given({"pawns": ["devour"]}, recruit=6)

    assert "devour" not in table.legal(Recruit)


# -- Cerebro Device


def test_cerebro_device_plays_the_x_treme_in_your_order_and_shuffles_the_rest_onto_the_deck() -> None:
    table = fought("cerebro-device", {ADVERSARY_DECK: ["bystander", "angel", "cops", "beast"]})
    assert table.waiting() == [(0, "play-in-order")]
    assert table.options() == ["angel", "beast"]
    assert sorted(table.keys("set-aside")) == ["angel", "beast", "cops"]
    assert None not in table.shown("set-aside")

    table.choose("angel", "beast")

    assert table.city() == {"bridge": "beast", "streets": "angel"}
    assert table.keys(ADVERSARY_DECK) == ["bystander", "cops"]
    assert table.keys("set-aside") == []


def test_cerebro_device_an_ambush_is_over_before_the_next_is_played() -> None:
    table = fought(
        "cerebro-device", {ADVERSARY_DECK: ["havok", "angel", "jean-grey"], "hand.0": ["devour"], "hand.1": []}
    )

    table.choose("jean-grey", "havok", "angel")
    assert table.city() == {"bridge": "havok", "streets": "jean-grey"}
    assert table.guarded("city.streets") == ["bystander"]
    assert table.waiting() == [(0, "show")]
    table.choose(seat=0)
    while table.waiting():
        table.choose(*table.options())

    assert table.city() == {"bridge": "angel", "streets": "havok", "rooftops": "jean-grey"}


def test_cerebro_device_without_x_treme_the_three_are_shuffled_and_forgotten() -> None:
    low, high = (
        led_by_him(
            {"tactics": ["mental-dominance", "cerebro-device"], ADVERSARY_DECK: ["punisher", "cops", "elektra"]},
            attack=8,
        )
        for _ in range(2)
    )
    low.words, high.words = [0] * 40, [1] * 40

    low.fight("professor-x")
    high.fight("professor-x")

    assert sorted(low.keys(ADVERSARY_DECK)) == ["cops", "elektra", "punisher"]
    assert low.keys(ADVERSARY_DECK) != high.keys(ADVERSARY_DECK)
    assert low.shown(ADVERSARY_DECK, 0) == [None, None, None]


def test_cerebro_device_with_the_deck_empty_does_nothing() -> None:
    table = fought("cerebro-device", {ADVERSARY_DECK: []})

    assert (table.waiting(), table.city()) == ([], {})


# -- Mental Dominance


def test_mental_dominance_three_of_the_ally_deck_come_on_top_of_the_pawns() -> None:
    deck = ["cops", "devour", "spy-games", "pumpkin-bombs"]
    table = fought("mental-dominance", {"pawns": ["octo-pulverize"], ALLY_DECK: deck})

    assert pawns(table)[0] == "octo-pulverize"
    assert sorted(table.keys("pawns")[1:]) == ["devour", "pumpkin-bombs", "spy-games"]
    assert table.keys(ALLY_DECK) == ["cops"]
    assert table.attack_of("professor-x") == 12


def test_mental_dominance_takes_what_the_deck_has() -> None:
    assert pawns(fought("mental-dominance", {ALLY_DECK: ["devour"]})) == ["devour"]


# -- Mightiest Mutant Mind


def test_mightiest_mutant_mind_the_others_show_a_brotherhood_ally_or_put_a_colored_one_on_the_pawns() -> None:
    table = fought(
        "mightiest-mutant-mind",
        {
            "hand.0": ["devour"],
            "hand.1": ["devour", "pumpkin-bombs", "hydra-soldier", "bindings"],
            "hand.2": ["spy-games", "devour"],
            "hand.3": ["hydra-soldier"],
        },
        seats=4,
    )
    assert table.waiting() == [(1, "show"), (2, "show"), (3, "show")]
    assert (table.options(1), table.options(2), table.options(3)) == ([], ["spy-games"], [])

    table.choose(seat=1).choose("spy-games", seat=2).choose(seat=3)
    assert table.options(1) == ["devour", "pumpkin-bombs"]
    table.choose("pumpkin-bombs", seat=1)
    table.choose(seat=3)

    assert pawns(table) == ["pumpkin-bombs"]
    assert sorted(table.keys("hand.1")) == ["bindings", "devour", "hydra-soldier"]
    assert (table.keys("hand.0"), table.keys("hand.3")) == (["devour"], ["hydra-soldier"])
    assert table.attack_of("professor-x") == 9


# -- Telepathic Imprisonment


def test_telepathic_imprisonment_the_others_show_a_brotherhood_ally_or_gain_bindings() -> None:
    table = fought("telepathic-imprisonment", {"hand.1": ["spy-games"], "hand.2": ["spy-games", "devour"]}, seats=3)

    table.choose(seat=1).choose("spy-games", seat=2)

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [[], ["bindings"], []]

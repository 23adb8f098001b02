"""Dr. Doom and his Tactics."""

from __future__ import annotations

import pytest

from domain.deckbuilding.events import TurnBegan
from domain.games.villains import actions as a

from ...referee import Referee, given, turn_with

DOOM = {"commander": ["dr-doom"]}
SIX = ["pumpkin-bombs", "devour", "hydra-soldier", "hydra-soldier", "hydra-operative", "hydra-operative"]


def fought(tactic: str, zones: dict[str, list[str]] | None = None, seats: int = 2) -> Referee:
    """Dr. Doom has been fought, and this was his Tactic."""
    return given({**DOOM, "tactics": ["dark-technology", tactic], **(zones or {})}, seats, attack=9).fight("dr-doom")


# -- the Strike


def test_doom_lets_who_holds_six_cards_and_shows_no_tech_hero_put_two_of_them_on_the_deck() -> None:
    table = turn_with("command-strike", {**DOOM, "hand.0": SIX, "hand.1": SIX, "hand.2": SIX[:5]}, seats=3)
    assert table.waiting() == [(0, "show")]
    assert table.options() == ["pumpkin-bombs"]

    table.choose("pumpkin-bombs")
    assert table.shown("hand.0", 1) == ["pumpkin-bombs"] + [None] * 5
    assert table.waiting() == [(1, "show")]

    table.choose()
    assert table.waiting() == [(1, "put-on")]
    table.choose("devour", "hydra-soldier")

    assert table.keys("deck.1")[-2:] == ["hydra-soldier", "devour"]
    assert len(table.keys("hand.1")) == 4
    assert table.keys("hand.0") == SIX
    assert table.keys("hand.2") == SIX[:5]
    assert table.waiting() == []


def test_doom_lets_nobody_else_see_what_goes_onto_a_deck_nor_whence() -> None:
    table = turn_with("command-strike", {**DOOM, "hand.0": SIX}).choose()
    before = set(table.s.zone("hand.0"))

    table.choose("devour", "hydra-soldier")

    assert table.shown("deck.0", 0)[-2:] == ["hydra-soldier", "devour"]
    assert table.shown("deck.0", 1)[-2:] == table.shown("deck.0")[-2:] == [None, None]
    assert before.isdisjoint(table.s.zone("hand.0") + table.s.zone("deck.0"))


@pytest.mark.parametrize("n", [5, 7])
def test_doom_does_nothing_to_a_hand_of_another_size(n: int) -> None:
    table = turn_with("command-strike", {**DOOM, "hand.0": (SIX * 2)[:n]})

    assert table.waiting() == []
    assert len(table.keys("hand.0")) == n


# -- Dark Technology


def test_dark_technology_recruits_a_tech_or_ranged_hero_for_nothing() -> None:
    hq = {f"lair.{n}": ["devour"] for n in range(1, 4)} | {"lair.4": ["perfect-aim"], "lair.1": ["pumpkin-bombs"]}
    hq["lair.5"] = ["turn-the-tide"]
    table = fought("dark-technology", hq)
    assert table.options() == ["perfect-aim", "pumpkin-bombs"]

    table.choose("pumpkin-bombs")

    assert table.keys("discard.0") == ["pumpkin-bombs"]
    assert table.keys("lair.1") == ["crazed-experiments"]
    assert table.s.recruit == 0
    assert len(table.s.tally("recruited", 0)) == 1


def test_dark_technology_may_recruit_nobody() -> None:
    table = fought("dark-technology", {"lair.1": ["pumpkin-bombs"]})

    table.choose()

    assert table.keys("lair.1") == ["pumpkin-bombs"]
    assert table.keys("discard.0") == []


@pytest.mark.rule("villains.card_text.overrides")
def test_a_hero_recruited_for_nothing_goes_where_recruited_ones_go() -> None:
    zones = {"tactics": ["dark-technology"] * 2, "city.bank": ["daredevil"], "lair.1": ["pumpkin-bombs"]}
    table = given({**DOOM, **zones}, attack=14).fight("daredevil").fight("dr-doom")

    table.choose("pumpkin-bombs")

    assert table.keys("deck.0")[-1] == "pumpkin-bombs"


def test_who_recruited_for_nothing_can_no_longer_betray() -> None:
    table = fought("dark-technology", {"lair.1": ["pumpkin-bombs"], "hand.0": ["bindings"]}).choose("pumpkin-bombs")

    assert table.refused(a.Betray()).code == "target_not_legal"


# -- Monarch's Decree


@pytest.mark.parametrize(("way", "hands"), [("0", [1, 3, 3]), ("1", [1, 1, 1])])
def test_monarchs_decree_lets_all_others_draw_or_discard(way: str, hands: list[int]) -> None:
    zones = {f"hand.{seat}": ["hydra-soldier"] * (2 if seat else 1) for seat in range(3)}
    table = fought("monarchs-decree", zones, seats=3)
    assert table.waiting() == [(0, "either.0")]

    table.choose(way)
    while table.waiting():
        table.choose("hydra-soldier")

    assert [len(table.keys(f"hand.{seat}")) for seat in range(3)] == hands


# -- Secrets of Time Travel


def test_secrets_of_time_travel_gives_another_turn_after_this_one() -> None:
    table = fought("secrets-of-time-travel")

    table.end_turn()
    assert (table.s.current, len(table.happened(TurnBegan))) == (0, 1)
    assert len(table.keys("hand.0")) == 6
    assert len(table.keys("adversary-deck")) == 9

    table.end_turn()
    assert table.s.current == 1


def test_several_turns_more_come_one_after_another() -> None:
    zones = {"tactics": ["dark-technology", *["secrets-of-time-travel"] * 2]}
    table = given({**DOOM, **zones}, attack=18).fight("dr-doom").fight("dr-doom")

    turns = [table.end_turn().s.current for _ in range(3)]

    assert turns == [0, 0, 1]


@pytest.mark.rule("villains.draw.adversary-deck-out")
def test_no_other_turn_is_taken_once_the_villain_deck_has_run_out() -> None:
    table = fought("secrets-of-time-travel", {"adversary-deck": []})

    table.end_turn()

    assert (table.s.outcome, table.s.reason) == ("draw", "adversary-deck-out")


# -- Treasures of Latveria


def test_treasures_of_latveria_makes_the_next_hand_three_cards_larger() -> None:
    table = fought("treasures-of-latveria", {"hand.0": ["devour"]})

    table.end_turn()

    assert len(table.keys("hand.0")) == 9

"""The end: how the players win, lose or draw, and who wins for himself."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from domain.deckbuilding.language import Put, Top
from domain.kernel.canonical import canonical
from domain.kernel.events import Ended, Moved

from .referee import VILLAINS, Referee, given

BOOK, BANDS, EYE, WINDS = (
    "book-of-the-vishanti",
    "crimson-bands-of-cyttorak",
    "eye-of-agamotto",
    "winds-of-watoomb",
)
SIX_POINTS, FIVE_POINTS, THREE_POINTS = WINDS, "wolverine", "ghost-rider"


def end_of(table: Referee) -> tuple[str, str]:
    """How the game ended, and by what."""
    assert table.s.status == "ended"
    return table.s.outcome, table.s.reason


def reword(table: Referee, key: str, **fields: Any) -> Referee:
    """Let a card say something else for the rest of this game."""
    cards = [structs.replace(c, **fields) if c.key == key else c for c in VILLAINS.definitions()]
    table.s.content = VILLAINS.load(canonical(cards))
    return table


@pytest.mark.rule("villains.win.four-tactics")
def test_the_fourth_tactic_wins() -> None:
    table = given({"tactics": [BOOK, BANDS]}, attack=16)

    table.fight("dr-strange")
    before = table.s.status
    table.fight("dr-strange")

    assert (before, end_of(table)) == ("running", ("win", "four-tactics"))


@pytest.mark.rule("villains.win.individual-victory")
def test_of_those_who_won_the_one_with_most_points_wins_for_himself() -> None:
    table = given(
        {
            "tactics": [BANDS],
            "victory.0": [SIX_POINTS, "bystander", "engineer"],
            "victory.1": [SIX_POINTS, FIVE_POINTS],
            "victory.2": [SIX_POINTS, THREE_POINTS],
        },
        seats=3,
        attack=8,
    )

    table.fight("dr-strange")

    assert (table.s.outcome, table.s.scores, table.s.winners) == ("win", (14, 11, 9), (0,))


@pytest.mark.rule("villains.win.individual-victory")
def test_players_tied_for_most_points_share_the_individual_victory() -> None:
    table = given({"tactics": [BANDS], "victory.1": [FIVE_POINTS], "victory.2": [SIX_POINTS]}, seats=3, attack=8)

    table.fight("dr-strange")

    assert (table.s.outcome, table.s.scores, table.s.winners) == ("win", (6, 5, 6), (0, 2))


@pytest.mark.rule("villains.win.vp-sources")
def test_points_are_those_of_the_victory_pile_whatever_the_deck_holds() -> None:
    worth_something = ["bystander"] * 3
    table = given(
        {
            "adversary-deck": [],
            "victory.0": [THREE_POINTS, "bystander", "engineer", SIX_POINTS],
            "deck.0": worth_something * 3,
            "hand.0": worth_something,
            "discard.0": worth_something,
        }
    )

    table.end_turn()

    assert table.s.scores == (11, 0)


@pytest.mark.rule("villains.win.fourth-tactic-beats-deck-out")
def test_the_last_tactic_wins_though_it_takes_the_last_ally() -> None:
    table = given({"tactics": [EYE], "ally-deck": ["devour", "devour"]}, attack=8)

    table.fight("dr-strange").choose("devour")

    assert table.keys("ally-deck") == []
    assert end_of(table) == ("win", "four-tactics")


@pytest.mark.rule("villains.win.fourth-tactic-beats-good-wins")
@pytest.mark.parametrize(("tactics", "outcome"), [([BOOK], "win"), ([EYE, BOOK], "loss")])
def test_the_last_tactic_and_no_other_wins_though_it_completes_the_plot(tactics: list[str], outcome: str) -> None:
    table = given({"tactics": tactics, "overrun": ["bystander"] * 7}, attack=8)
    reword(table, BOOK, fight=(Put(Top(1, "young-mutants"), pile="overrun"),))

    table.fight("dr-strange")

    assert table.keys("overrun") == ["bystander"] * 8
    assert (table.s.status, table.s.outcome) == ("ended", outcome)


@pytest.mark.rule("villains.win.fourth-tactic-effect-first")
def test_all_that_the_last_fight_brings_is_in_place_before_the_win() -> None:
    table = given(
        {
            "tactics": [BANDS],
            "guarded@commander": ["public-speaker", "bystander"],
            "hand.1": ["devour", "devour"],
        },
        attack=8,
    )

    table.fight("dr-strange")

    assert sorted(table.keys("victory.0")) == ["bystander", BANDS, "public-speaker"]
    assert (table.keys("discard.1"), table.s.recruit) == (["bindings"] * 2, 1)
    assert isinstance(table.events[-1], Ended)
    assert table.s.scores == (8, 0)


@pytest.mark.rule("villains.win.fourth-tactic-effect-first")
def test_the_win_waits_for_the_answer_that_the_last_tactic_needs() -> None:
    table = given({"tactics": [BOOK], "hand.1": ["devour"]}, attack=8)

    table.fight("dr-strange")
    before = table.s.status
    table.choose()

    assert (before, end_of(table)) == ("running", ("win", "four-tactics"))
    assert (table.keys("discard.1"), table.keys("hand.1")) == (["devour"], ["hydra-operative"])


@pytest.mark.rule("villains.win.fourth-tactic-effect-first")
def test_what_the_last_tactic_would_do_later_falls_away() -> None:
    table = given({"tactics": [WINDS], "hand.0": ["devour"], "hand.1": ["devour"]}, attack=8)

    table.fight("dr-strange")

    assert end_of(table) == ("win", "four-tactics")
    assert (table.keys("hand.0"), table.keys("hand.1")) == (["devour"], ["devour"])


@pytest.mark.rule("villains.win.good-wins")
def test_the_moment_the_plot_is_complete_all_lose() -> None:
    table = given({"overrun": ["bystander"] * 7, "adversary-deck": ["cops", "plot-twist"]})

    table.end_turn()

    assert end_of(table) == ("loss", "good-wins")
    assert [event.dst for event in table.happened(Moved)][-1] == "overrun"
    assert "plot-twist" not in table.keys("ko")


@pytest.mark.rule("villains.win.no-individual-on-loss")
def test_nobody_wins_for_himself_where_good_wins() -> None:
    table = given(
        {
            "overrun": ["bystander"] * 7,
            "adversary-deck": ["cops", "plot-twist"],
            "victory.0": [SIX_POINTS, THREE_POINTS, "bystander"],
            "victory.1": [THREE_POINTS, "bystander"],
        }
    )

    table.end_turn()

    assert (table.s.outcome, table.s.scores, table.s.winners) == ("loss", (10, 4), ())


@pytest.mark.rule("villains.draw.adversary-deck-out")
def test_with_the_last_adversary_deck_card_the_turn_is_finished_and_the_game_drawn() -> None:
    table = given({"adversary-deck": ["cops"]})

    table.end_turn()
    before = table.s.status, table.s.current
    table.end_turn()

    assert (before, end_of(table)) == (("running", 1), ("draw", "adversary-deck-out"))


@pytest.mark.rule("villains.draw.adversary-deck-out")
def test_a_deck_that_got_a_card_back_has_not_run_out() -> None:
    full = {f"city.{space}": ["cops"] for space in ("bridge", "streets", "rooftops", "bank")}
    table = given({"adversary-deck": ["cops"], **full, "city.sewers": ["wolverine"]})

    table.end_turn().choose("brilliant-research").choose(seat=0)
    shuffled_in = table.keys("adversary-deck")
    table.end_turn()

    assert (shuffled_in, table.s.status, table.s.current) == (["wolverine"], "running", 0)


@pytest.mark.rule("villains.draw.adversary-deck-out")
def test_what_needs_a_card_of_an_empty_adversary_deck_is_skipped() -> None:
    table = given({"adversary-deck": ["command-strike"]})

    table.end_turn()

    assert (table.s.status, table.waiting(), table.keys("ko")) == ("running", [], ["command-strike"])


@pytest.mark.rule("villains.draw.ally-deck-out")
def test_with_the_last_ally_deck_card_the_turn_is_finished_and_the_game_drawn() -> None:
    table = given({"ally-deck": ["devour"], "lair.2": ["pumpkin-bombs"]}, recruit=3)

    table.recruit("pumpkin-bombs")
    before = table.s.status, table.keys("lair.2")
    table.end_turn()

    assert (before, end_of(table)) == (("running", ["devour"]), ("draw", "ally-deck-out"))


@pytest.mark.rule("villains.draw.finish-turn-can-win")
def test_in_the_turn_that_is_being_finished_the_last_tactic_still_wins() -> None:
    table = given({"adversary-deck": ["cops"], "tactics": [BANDS], "hand.1": ["horrify-the-populace"] * 2})

    table.end_turn().play("horrify-the-populace").play("horrify-the-populace")
    deck = table.keys("adversary-deck")
    table.fight("dr-strange")

    assert (deck, end_of(table)) == ([], ("win", "four-tactics"))


@pytest.mark.rule("villains.draw.finish-turn-can-lose")
def test_in_the_turn_that_is_being_finished_the_plot_still_beats_the_draw() -> None:
    full = {f"city.{space}": ["cops"] for space in ("bridge", "streets", "rooftops", "bank", "sewers")}
    table = given(
        {
            **full,
            "guarded@city.sewers": ["bystander"],
            "ally-deck": ["devour"],
            "overrun": ["bystander"] * 7,
            "hand.1": ["hydra-soldier"],
        }
    )

    table.end_turn().choose("brilliant-research")
    before = table.s.status, table.keys("ally-deck")
    table.choose("hydra-soldier", seat=1).choose("hydra-operative", seat=0)

    assert (before, end_of(table)) == (("running", []), ("loss", "good-wins"))


@pytest.mark.rule("villains.draw.individual-victory")
@pytest.mark.parametrize(
    ("first", "second", "scores", "winners"),
    [
        ([SIX_POINTS, "bystander"], [SIX_POINTS, SIX_POINTS], (7, 12), (1,)),
        ([SIX_POINTS, "bystander"], [SIX_POINTS, "engineer"], (7, 7), (0, 1)),
    ],
)
def test_in_a_draw_most_points_win_for_oneself(
    first: list[str], second: list[str], scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    table = given({"adversary-deck": [], "victory.0": first, "victory.1": second})

    table.end_turn()

    assert (table.s.outcome, table.s.scores, table.s.winners) == ("draw", scores, winners)

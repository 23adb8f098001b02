"""What holds for every Plot: it can be played to an end, its ends count the right things, and views show its places."""

from __future__ import annotations

from random import Random

import pytest

from domain.deckbuilding.card import Card
from domain.games.villains.cards import plots
from domain.kernel.events import Moved
from tests.domain.play import next_move, start

from .referee import VILLAINS, given, pushed_out, turn_with, whole_box

every_plot = pytest.mark.parametrize("plot", plots.CARDS, ids=lambda plot: plot.key)


@every_plot
@pytest.mark.parametrize("seats", range(1, 6))
def test_every_plot_can_be_played_to_an_end_by_any_number_of_players(plot: Card, seats: int) -> None:
    played, chance = start(VILLAINS, seats, "full-game", seed=7, plot=plot.key), Random(7)
    while played.last.status != "ended":
        played.take(next_move(VILLAINS, played.last, chance))

    assert played.last.reason in VILLAINS.endings


@every_plot
def test_the_places_of_a_plot_are_shown(plot: Card) -> None:
    view = whole_box(3, plot=plot.key).view().plot

    assert view is not None
    assert view.plot.card == plot.key
    assert [one.stack for one in view.beside] == [space.name for space in plot.spaces if space.of == "table"]
    assert (view.progress is None) == (plot.loses is None)


def test_progress_counts_what_good_wins_asks_for() -> None:
    table = given({"overrun": ["bystander"] * 3 + ["cops"]})

    plot = table.view().plot
    assert plot is not None
    assert (plot.progress, plot.needed, plot.twists) == (3, 8, 0)


@pytest.mark.rule("villains.win.fourth-tactic-beats-good-wins")
def test_good_wins_by_an_effect_is_nothing_while_the_last_fight_is_resolved() -> None:
    """With the last Bindings gained by the fourth Tactic's Fight effect the players have won."""
    table = given(
        {
            "plot": ["build-an-underground-mega-vault-prison"],
            "bindings": ["bindings"],
            "tactics": ["crimson-bands-of-cyttorak"],
            "hand.1": ["devour"],
        },
        attack=8,
    )

    table.fight("dr-strange")

    assert (table.keys("bindings"), table.s.outcome) == ([], "win")


# -- counts of the whole game


def test_totals_are_kept_from_turn_to_turn_and_for_all_seats() -> None:
    table = turn_with("plot-twist", {"adversary-deck": ["cops", "plot-twist", "plot-twist"]})

    table.end_turn()

    assert (table.s.totals["twist"], table.s.tally("twist", 0), len(table.s.tally("twist", 1))) == (2, (), 1)


@pytest.mark.parametrize("guarding", [0, 2])
def test_overruns_and_bystanders_carried_off_are_counted(guarding: int) -> None:
    table = pushed_out("elektra", {"guarded@city.sewers": ["bystander"] * guarding})

    assert (table.s.totals["overrun"], table.s.totals.get("carried-off", 0)) == (1, guarding)


def test_bystanders_that_a_plot_puts_on_the_overrun_pile_are_not_carried_off() -> None:
    table = turn_with("plot-twist")

    assert (table.keys("overrun"), table.s.totals.get("carried-off", 0)) == (["bystander"], 0)


# -- the moment


@pytest.mark.rule("villains.win.good-wins")
def test_nothing_moves_after_good_has_won() -> None:
    table = given(
        {
            "plot": ["crush-hydra"],
            "overrun": ["madame-hydra"] * 10,
            "city.streets": ["cops"],
            "captured@city.streets": ["new-recruit"],
            "adversary-deck": ["cops", "plot-twist"],
        },
        twists=7,
    )

    table.end_turn()

    assert table.s.outcome == "loss"
    assert table.happened(Moved)[-1].dst == "overrun"
    assert table.keys("playing") == ["plot-twist"]

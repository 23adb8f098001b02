from __future__ import annotations

import pytest

from domain.deckbuilding.language import Gain, Task
from domain.games.firefly.cards.words import FireflyCard
from tests.domain.deck_referee import besides

from .referee import FIREFLY, given

LAST = {"objective": ["the-train-job"], "combat-zone": ["crow"]}
DONE = ("Lift the Cargo", "Talk Past the Sheriff")


@pytest.mark.rule("firefly.end_game.win", "firefly.end_game.win-despite-failures")
def test_the_mandatory_tasks_of_the_third_episode_win_whatever_else_has_failed() -> None:
    failed = ("Talk Past the Sheriff",)
    game = given(LAST, episode=3, attack=10, tasks=("Lift the Cargo",), failed=failed).fight("crow")
    assert (game.s.outcome, game.s.reason, game.s.fulfilled) == ("win", "episodes-over", ())


@pytest.mark.rule("firefly.end_game.shared-result")
def test_the_defeated_win_with_the_team() -> None:
    hurt = {"strikes.1": ["shot-through", "shot-through"]}
    game = given({**LAST, **hurt}, 3, episode=3, attack=10, tasks=DONE, defeated=(1,)).fight("crow")
    assert (game.s.winners, game.s.scores) == ((0, 1, 2), (3, 3, 3))


@pytest.mark.rule("firefly.end_game.losses")
def test_a_mandatory_task_that_fails_loses_at_once() -> None:
    trial = FireflyCard(
        key="trial", name="Trial", kind="objective", group="A", deck="objectives", stage=1,
        tasks=(Task("Slip the Cruiser", mandatory=True, enemy="alliance-cruiser"), Task("Other")),
    )  # fmt: skip
    with besides(FIREFLY, trial):
        game = given({"objective": ["trial"], "combat-zone": ["alliance-cruiser", "reaver-raider"]}).end_turn()
    assert (game.s.outcome, game.s.reason, game.s.episode) == ("loss", "mandatory-failed", 1)
    assert len(game.s.zone("serenity.2")) == 0


@pytest.mark.rule("firefly.end_game.losses")
def test_serenity_explodes_in_whatever_episode() -> None:
    slots = {f"serenity.{n}": ["scorched-plating"] for n in range(1, 7)}
    game = given({**slots, "combat-zone": ["reaver-raider"], "objective": ["serenity-part-2"]}, episode=2).end_turn()
    assert (game.s.outcome, game.s.reason, game.s.episode) == ("loss", "serenity-explodes", 2)


@pytest.mark.rule("firefly.end_game.episode-c-end-text")
def test_what_the_third_episode_says_of_the_next_game_is_not_done() -> None:
    finale = FireflyCard(
        key="finale", name="Finale", kind="objective", group="C", deck="objectives", stage=3,
        tasks=(Task("Slip the Cruiser", mandatory=True, enemy="alliance-cruiser"),), episode_end=(Gain("flaws"),),
    )  # fmt: skip
    with besides(FIREFLY, finale):
        game = given({"objective": ["finale"], "combat-zone": ["alliance-cruiser"]}, episode=3, attack=4)
        game.fight("alliance-cruiser")
    assert game.s.outcome == "win"
    assert len(game.s.zone("flaws")) == 20

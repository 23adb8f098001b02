"""Objectives, Events and the way of Episode cards through the 'Verse."""

from __future__ import annotations

import pytest

from .referee import given, new_game, scanned, turn_with

ROW = {
    "verse.far-right": ["badger"],
    "verse.right": ["dockside-heavies"],
    "verse.far-left": ["boarding-marines"],
}


@pytest.mark.rule("firefly.objective.any-order", "firefly.objective.kinds")
def test_the_last_thing_asked_for_may_be_done_first() -> None:
    zones = {"objective": ["bushwhacked"], "combat-zone": ["broken-survivor"]}
    game = given(zones, attack=4).fight("broken-survivor")
    assert (game.s.tasks, game.s.status) == ({"Put Down the Survivor": "completed"}, "running")
    assert [task.name for task in game.reading().open_tasks()] == ["Search the Derelict", "Hide the Fugitives"]


@pytest.mark.rule("firefly.objective.kinds")
def test_an_objective_may_ask_to_find_cards_or_for_what_a_goal_says() -> None:
    found = scanned("dark-corridor", {"objective": ["bushwhacked"], "secured": ["dark-corridor"]}).choose()
    assert found.s.tasks == {"Search the Derelict": "completed"}
    used = given({"objective": ["bushwhacked"], "operations": ["out-the-airlock"]}, recruit=3)
    assert used.pay_for("out-the-airlock").s.tasks == {"Hide the Fugitives": "completed"}


@pytest.mark.rule("firefly.objective.card-next-to-serenity")
def test_what_is_secured_lies_beside_serenity_and_its_credits_are_counted() -> None:
    zones = {"objective": ["bushwhacked"], "secured": ["dark-corridor"], "verse.middle": ["dark-corridor"]}
    tasks = ("Hide the Fugitives", "Put Down the Survivor")
    game = given(zones, attack=2, tasks=tasks).scan("middle").choose()
    assert (game.s.credits, game.waiting()[0]) == (2, (0, "spend-credits"))
    assert game.keys("defeated-cards").count("dark-corridor") == 2, "the markers are cleared away"


@pytest.mark.rule("firefly.objective.special-ability")
def test_what_an_objective_says_holds_in_its_own_episode_alone() -> None:
    guards = {"combat-zone": ["ward-guards"]}
    assert given({"objective": ["ariel"], **guards}).end_turn().keys("strikes.0") == []
    others = {"objective": ["war-stories"], "defeated-cards": ["ariel"], **guards}
    assert given(others, episode=2).end_turn().keys("strikes.0") == ["grazed"]


@pytest.mark.rule("firefly.event.resolve-and-discard")
def test_a_scanned_event_is_resolved_and_put_away() -> None:
    game = scanned("emergency-brake", {"objective": ["the-train-job"], "episode-deck": ["crow"]}, episode=3)
    assert (game.keys("hand.0"), game.keys("defeated-cards")) == (["shiny"], ["emergency-brake"])
    assert game.verse() == {"far-right": "(crow)"}


@pytest.mark.rule(
    "firefly.episode.push-left", "firefly.episode.one-card-per-space", "firefly.episode.same-movement-hidden"
)
@pytest.mark.parametrize("up", [(), ("far-right",), ("far-right", "right")])
def test_what_comes_in_pushes_the_others_a_space_to_the_left_hidden_or_not(up: tuple[str, ...]) -> None:
    game = turn_with("alliance-cruiser", ROW, up=up)
    badger, heavies = ("badger" if up else "(badger)"), ("dockside-heavies" if len(up) == 2 else "(dockside-heavies)")
    assert game.verse() == {
        "far-right": "(alliance-cruiser)",
        "right": badger,
        "middle": heavies,
        "far-left": "(boarding-marines)",
    }
    assert all(len(game.s.zone(f"verse.{space}")) <= 1 for space in ("far-right", "right", "middle", "left"))


@pytest.mark.rule("firefly.episode.effect-adds-card")
def test_a_card_that_an_effect_adds_comes_in_hidden_and_pushes() -> None:
    zones = {"objective": ["the-train-job"], "episode-deck": ["running-on-empty", "crow"], **ROW}
    game = scanned("emergency-brake", {**zones, "verse.right": []}, episode=3)
    assert game.verse() == {"far-right": "(crow)", "right": "(badger)", "far-left": "(boarding-marines)"}
    assert game.keys("episode-deck") == ["running-on-empty"]


@pytest.mark.rule("firefly.episode.combat-zone-capacity")
def test_the_combat_zone_holds_any_number_in_the_order_they_came() -> None:
    full = {f"verse.{space}": ["train-guard"] for space in ("far-right", "right", "middle", "left")}
    zones = {**full, "verse.far-left": ["badgers-keepers"], "combat-zone": ["crow", "train-guard"] * 4}
    game = turn_with("alliance-cruiser", zones)
    assert game.keys("combat-zone") == ["crow", "train-guard"] * 4 + ["badgers-keepers"]


@pytest.mark.rule("firefly.episode.empty-deck")
def test_with_nothing_left_the_episode_phase_adds_nothing() -> None:
    zones = {"episode-deck": [], "combat-zone": ["running-on-empty"], "verse.left": ["badger"]}
    game = given(zones, begin=True)
    assert (game.verse(), game.keys("combat-zone"), game.s.phase) == (
        {"left": "(badger)"},
        ["running-on-empty"],
        "action",
    )
    without = given({"episode-deck": [], "verse.left": ["badger"]}, begin=True)
    assert (without.verse(), without.s.phase) == ({"left": "(badger)"}, "action")


@pytest.mark.rule("firefly.suggested.game1")
def test_the_first_game_suggests_its_five() -> None:
    game = new_game(2)
    members = game.keys("avatar.0") + game.keys("avatar.1") + game.keys("mains")
    assert members == ["mal", "kaylee", "zoe", "jayne", "book"]


@pytest.mark.parametrize(
    ("preset", "decks", "members"),
    [
        pytest.param(
            "third-game",
            ["our-mrs-reynolds", "out-of-gas", "jaynestown"],
            ["jayne", "inara", "zoe", "mal", "simon"],
            marks=pytest.mark.rule("firefly.suggested.game3"),
        ),
        pytest.param(
            "fourth-game",
            ["ariel", "trash", "war-stories"],
            ["river", "jayne", "kaylee", "book", "simon"],
            marks=pytest.mark.rule("firefly.suggested.game4"),
        ),
        pytest.param(
            "fifth-game",
            ["the-message", "objects-in-space", "heart-of-gold"],
            ["wash", "mal", "inara", "river", "zoe"],
            marks=pytest.mark.rule("firefly.suggested.game5"),
        ),
    ],
)
def test_the_later_games_are_as_the_book_suggests(preset: str, decks: list[str], members: list[str]) -> None:
    game = new_game(5, preset=preset)
    assert game.keys("objective") + game.keys("next-objectives") == decks
    assert [game.keys(f"avatar.{seat}") for seat in range(5)] == [[name] for name in members]

"""The course of a turn, and who is next."""

from __future__ import annotations

import pytest

from domain.deckbuilding.events import TurnBegan, TurnPhaseBegan
from domain.games.firefly.actions import FightEnemy, Recruit

from .referee import given, turn_with


@pytest.mark.rule("firefly.turn.phase-order")
def test_a_turn_is_episode_action_strike_and_cleanup_phase() -> None:
    game = given().end_turn()
    assert [event.phase for event in game.happened(TurnPhaseBegan)] == ["strike", "cleanup", "episode", "action"]
    assert [event.seat for event in game.happened(TurnBegan)] == [1]

    assert [event.phase for event in game.end_turn().happened(TurnPhaseBegan)] == [
        *("strike", "cleanup", "episode", "action")
    ]
    assert game.s.current == 0


@pytest.mark.rule("firefly.turn.phase-order")
def test_the_episode_card_comes_first_and_enemies_strike_before_the_cleanup() -> None:
    game = turn_with("badger", {"combat-zone": ["dobson"], "hand.0": ["shiny"], "deck.0": ["misbehave"] * 9})
    assert (game.verse(), game.waiting()) == ({"far-right": "(badger)"}, [(0, "discard")])

    game.choose("shiny").end_turn()
    assert game.keys("strikes.0") == ["grazed"]
    assert game.moves().index(("grazed", "strikes.0")) < game.moves().index(("misbehave", "hand.0"))


@pytest.mark.rule("firefly.turn.unspent-points")
def test_what_is_unspent_at_the_end_of_the_action_phase_is_gone() -> None:
    game = given({"combat-zone": ["dockside-heavies"]}, attack=4, recruit=4)
    assert (game.legal(FightEnemy), "browncoats-tech" in game.legal(Recruit)) == (["dockside-heavies"], True)

    game.end_turn()
    assert (game.s.current, game.s.attack, game.s.recruit) == (1, 0, 0)
    assert (game.legal(FightEnemy), game.legal(Recruit)) == ([], [])
    assert game.end_turn().s.recruit == 0


@pytest.mark.rule("firefly.turn.unspent-points")
def test_what_is_unspent_is_gone_before_enemies_strike() -> None:
    zones = {"hand.0": ["quick-course-change"], "combat-zone": ["reaver-raider"]}
    game = given(zones, attack=2, recruit=3).play("quick-course-change").end_turn()

    assert (game.waiting(), game.s.phase) == ([(0, "avoid-ship")], "strike")
    assert (game.s.attack, game.s.recruit) == (0, 0)


@pytest.mark.rule("firefly.turn.defeated-skipped")
def test_a_defeated_players_turn_is_skipped_whole() -> None:
    zones = {"combat-zone": ["dockside-heavies"], "strikes.1": ["shot-through"] * 2, "deck.1": ["shiny"] * 12}
    game = given(zones, 3, defeated=(1,)).end_turn()

    assert (game.s.current, game.verse()) == (2, {"far-right": "(dockside-heavies)"})
    assert (game.keys("strikes.1"), game.keys("hand.1")) == (["shot-through"] * 2, [])


@pytest.mark.rule("firefly.next_player.left")
@pytest.mark.parametrize(("current", "defeated", "next_one"), [(0, (), 1), (1, (), 2), (2, (), 0), (0, (1,), 2)])
def test_the_next_player_is_the_first_to_the_left_who_is_not_defeated(
    current: int, defeated: tuple[int, ...], next_one: int
) -> None:
    zones = {f"hand.{seat}": ["bigger-gun", "shiny"] for seat in range(3)}
    game = given(zones, 3, current=current, defeated=defeated).play("bigger-gun").choose("do")

    assert game.waiting() == [(next_one, "discard")]


@pytest.mark.rule("firefly.next_player.alone")
def test_who_plays_alone_is_the_next_player_too() -> None:
    game = given({"hand.0": ["bigger-gun", "shiny"]}, 1).play("bigger-gun").choose("do")

    assert game.waiting() == [(0, "discard")]
    assert game.choose("shiny").s.attack == 4

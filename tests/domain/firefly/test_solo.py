"""One person with one Avatar, or with two of them in two seats."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.firefly.actions import Coordinate, SwapCoordinate
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame, SitDown, StartGame

from .referee import FIREFLY, Referee, between, given, new_game, not_set_up

TWO: dict[str, Any] = {"two_avatars": True}
LENT = {"hand.0": ["browncoats-tech", "shiny"], "hand.1": ["browncoats-intel"], "deck.0": ["shiny", "misbehave"]}
OPEN, BOT = SeatPlan(), SeatPlan("bot", bot="greedy")


def table(*plans: SeatPlan, two_avatars: bool = True) -> Referee:
    """A table with these seats, laid and not started."""
    options = {"two_avatars": two_avatars}
    request = CreateGame(game="firefly", creator="p_ann", seats=plans, preset="first-game", options=options)
    return Referee(FIREFLY.create(request, bytes(32)).state)


# -- one Avatar


@pytest.mark.rule("firefly.solo.coordinate")
def test_who_plays_alone_discards_a_coordinate_card_for_a_new_one_once_a_turn() -> None:
    zones = {"hand.0": ["browncoats-tech", "browncoats-intel", "shiny"], "deck.0": ["shiny", "misbehave"]}
    game = given(zones, 1)
    assert game.legal(SwapCoordinate) == ["browncoats-intel", "browncoats-tech"]
    game.do(SwapCoordinate(card=game.find("hand.0", "browncoats-tech")))
    assert (game.keys("discard.0"), game.keys("hand.0")) == (
        ["browncoats-tech"], ["browncoats-intel", "shiny", "misbehave"],
    )  # fmt: skip
    assert (game.s.plays, game.s.recruit) == ((), 0)
    second = SwapCoordinate(card=game.find("hand.0", "browncoats-intel"))
    assert game.refused(second).code == "target_not_legal"
    assert game.end_turn().s.tally("swapped", 0) == ()


@pytest.mark.rule("firefly.solo.coordinate")
@pytest.mark.parametrize("options", [TWO, {}], ids=["two Avatars", "two players"])
def test_with_two_seats_coordinate_cards_are_not_swapped(options: dict[str, bool]) -> None:
    assert given(LENT, options=options).legal(SwapCoordinate) == []


@pytest.mark.rule("firefly.solo.defeat")
def test_with_one_avatar_a_defeat_loses_the_game() -> None:
    zones = {"strikes.0": ["grazed"] * 7, "combat-zone": ["dockside-heavies"]}
    game = given(zones, 1).end_turn()
    assert (game.s.outcome, game.s.reason) == ("loss", "all-defeated")


# -- two Avatars


@pytest.mark.rule("firefly.solo.two-avatars")
def test_one_person_sits_in_both_seats_and_nobody_else() -> None:
    game = table(OPEN, OPEN).do(SitDown(player="p_ann"), -1)
    refused = game.refused(SitDown(player="p_ben"), -1)
    assert (refused.code, refused.rule) == ("seat_taken", "firefly.solo.two-avatars")
    game.do(SitDown(player="p_ann"), -1).do(StartGame(), -1)
    assert [plan.player for plan in game.s.seats] == ["p_ann"] * 2
    assert game.s.status == "running"


@pytest.mark.rule("firefly.solo.two-avatars")
def test_two_persons_can_not_begin_such_a_game_though_a_bot_may_play_an_avatar() -> None:
    persons = (SeatPlan("player", "p_ann"), SeatPlan("player", "p_ben"))
    assert table(*persons).refused(StartGame(), -1).rule == "firefly.solo.two-avatars"
    assert table(*persons, two_avatars=False).do(StartGame(), -1).s.status == "running"
    assert table(persons[0], BOT).do(StartGame(), -1).s.status == "running"


@pytest.mark.rule("firefly.solo.two-avatars")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_two_avatars_take_two_seats(seats: int) -> None:
    refused = not_set_up(seats, **TWO)
    assert refused.pointer == "/options/two_avatars"
    assert refused.message("en") == f"Two Avatars are played in two seats, not in {seats}."


@pytest.mark.rule("firefly.side_job_table.solo-two-avatars", "firefly.solo.two-avatars")
def test_each_avatar_has_what_a_player_has_and_the_decks_are_those_for_two() -> None:
    game = new_game(2, two_avatars=True)
    for seat, member in enumerate(("mal", "kaylee")):
        assert game.keys(f"avatar.{seat}") == [member]
        assert len(game.s.zone(f"hand.{seat}")) == 6
    assert len(game.verse()) == 1, "no turn to prepare"
    assert [sum(card.kind == "side-job" for card in game.cards(deck)) for deck in ("deck-b", "deck-c")] == [1, 1]


@pytest.mark.rule("firefly.solo.two-avatars")
def test_one_avatar_coordinates_with_the_other() -> None:
    game = given(LENT, options=TWO)
    assert game.legal(Coordinate, 1) == ["browncoats-intel"]
    assert game.coordinate("browncoats-intel", 1).play_lent("browncoats-intel").s.recruit == 2
    assert game.end_turn().s.current == 1


@pytest.mark.rule("firefly.solo.two-avatars")
def test_the_time_there_is_runs_for_both_turns() -> None:
    game = given({"combat-zone": ["running-on-empty"]}, options=TWO).end_turn()
    assert (game.s.episode, game.s.timed) == (1, (0,))
    assert game.end_turn().s.episode == 2


@pytest.mark.rule("firefly.solo.two-avatars")
def test_the_game_is_lost_when_both_are_defeated() -> None:
    hurt = {"strikes.0": ["grazed"] * 7, "strikes.1": ["grazed"] * 6, "combat-zone": ["dockside-heavies"]}
    game = given(hurt, options=TWO).end_turn()
    assert (game.s.status, game.s.defeated, game.s.current) == ("running", (0,), 1)
    both = given(hurt, defeated=(1,), options=TWO).end_turn()
    assert (both.s.outcome, both.s.reason) == ("loss", "all-defeated")


@pytest.mark.rule("firefly.solo.two-avatars")
def test_who_plays_both_decides_at_once_between_episodes() -> None:
    game = between(current=1, credits=2, options=TWO)
    assert game.waiting() == [(0, "spend-credits")]
    game.choose("enhanced-sensors")
    assert game.keys("upgrades.6") == ["enhanced-sensors"]

"""The death of players, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from domain.deckbuilding.language import AtLeast, Cards, Ko, Some, Strike, Total
from domain.games.alien import names as at
from domain.games.alien.events import TurnPhaseBegan
from domain.kernel.events import Ended

from .referee import Referee, besides, given, pushed_out, trial

ALMOST_DEAD = ["raking-claws"] * 10
"""One damage less than kills the Gunner."""

COLLISION = {at.LOCATION: ["the-auriga"], "complex.airlock": ["hazard-the-sos"]}
"""A Hazard that makes each player draw a Strike, if it is the third."""

ORGANISM = {"combat-zone": ["the-perfect-organism"]}

STOP_IT = trial(key="stop-it", kind="objective", stage=3, completed=(AtLeast(Total("slain.last")),))
"""An Objective that asks for the death of an enemy called Last."""


def wherever(table: Referee, key: str) -> set[str]:
    """The zones where cards of a kind lie."""
    return {zone for zone in table.s.zones if key in table.keys(zone)}


# -- dying


@pytest.mark.rule("alien.death.removal")
def test_all_cards_of_a_dead_player_are_out_of_the_game() -> None:
    own = {"deck.0": 4, "hand.0": 3, "discard.0": 5, "played.0": 2, "vigilant.0": 1}
    table = given(
        {
            **{zone: ["improvised-incinerator"] * n for zone, n in own.items()},
            "combat-zone": ["worker-drone"],
            "strikes.0": ALMOST_DEAD,
        }
    )

    table.end_turn()

    assert table.keys(at.REMOVED) == ["improvised-incinerator"] * 15
    assert wherever(table, "improvised-incinerator") == {at.REMOVED}
    assert table.keys("discarded-strikes") == ["raking-claws"] * 11
    assert table.s.dead == (0,)


@pytest.mark.rule("alien.death.others-continue")
def test_the_others_play_on() -> None:
    table = given({"combat-zone": ["worker-drone"], "strikes.0": ALMOST_DEAD}, seats=3, stage=2)

    table.end_turn()
    assert (table.s.status, table.s.current, table.s.stage, table.s.living) == ("running", 1, 2, (1, 2))
    table.end_turn()
    assert table.s.current == 2
    table.end_turn()

    assert (table.s.status, table.s.current) == ("running", 1)


@pytest.mark.rule("alien.death.facehugger-host")
def test_the_facehugger_of_a_dead_player_dies_and_nobody_is_its_next_host() -> None:
    zones = {"combat-zone": ["worker-drone"], "strikes.0": ALMOST_DEAD, "facehuggers.0": ["facehugger"]}
    table = given(zones, seats=3)
    table.end_turn()
    assert table.keys("dead-enemies") == ["facehugger"]
    table.end_turn().end_turn()

    assert wherever(table, "chestburster") == {"hatchery"}
    assert [table.keys(f"facehuggers.{seat}") for seat in range(3)] == [[], [], []]


@pytest.mark.rule("alien.death.on-other-turn")
def test_who_dies_on_anothers_turn_is_out_and_the_turn_goes_on() -> None:
    zones = {**COLLISION, "strikes.1": ["raking-claws"] * 9, "hand.0": ["grunt"]}
    table = given(zones, attack=5, recruit=2, hazards=2, seats=3)

    table.scan("airlock")

    assert (table.s.living, table.s.by) == ((0, 2), {1: "strikes"})
    assert (table.s.current, table.s.phase, table.s.attack, table.s.recruit) == (0, "action", 4, 2)
    assert table.keys("deck.1") == []
    table.play("grunt")
    assert table.s.attack == 5


def waits_at_the_end(**zones: list[str]) -> dict[str, list[str]]:
    """Something is due at the end of seat 0's turn: a lent card of seat 1's, a Facehugger before seat 2."""
    return {"lent.1": ["sergeant-tech"], "facehuggers.2": ["facehugger"],
            **{zone.replace("_", "."): cards for zone, cards in zones.items()}}  # fmt: skip


def the_turn_has_ended(table: Referee) -> None:
    """Seat 0 died on the own turn: it is over, and what was due at its end is done."""
    assert (table.s.living, table.s.current, table.s.phase) == ((1, 2), 1, "action")
    assert (table.s.attack, table.s.recruit, table.keys("hand.0")) == (0, 0, [])
    assert (table.keys("lent.1"), table.keys("discard.1")) == ([], ["sergeant-tech"])
    assert (table.keys("facehuggers.2"), table.keys("discard.2")) == ([], ["chestburster"])
    phases = [event.phase for event in table.happened(TurnPhaseBegan)]
    assert phases[-2:] == ["hive", "action"]


@pytest.mark.rule("alien.death.own-turn")
def test_a_chestburster_that_is_drawn_ends_the_own_turn() -> None:
    table = given(
        waits_at_the_end(hand_0=["first-aid"], deck_0=["specialist", "chestburster"]), 3, late=True, attack=5, recruit=5
    )

    table.play("first-aid")

    the_turn_has_ended(table)
    assert table.s.by == {0: "chestburster"}


@pytest.mark.rule("alien.death.own-turn")
def test_a_strike_that_an_effect_brings_ends_the_own_turn() -> None:
    zones = waits_at_the_end(strikes_0=ALMOST_DEAD) | COLLISION
    table = given(zones, 3, late=True, attack=5, recruit=5, hazards=2)

    table.scan("airlock")

    the_turn_has_ended(table)
    assert table.keys("strikes.1") == []


@pytest.mark.rule("alien.death.own-turn")
def test_a_strike_of_the_strike_phase_ends_the_own_turn() -> None:
    zones = waits_at_the_end(strikes_0=ALMOST_DEAD) | {"combat-zone": ["worker-drone"]}
    table = given(zones, 3, late=True, attack=5)

    table.end_turn()

    the_turn_has_ended(table)
    assert "cleanup" not in [event.phase for event in table.happened(TurnPhaseBegan)]


@pytest.mark.rule("alien.death.own-turn")
def test_a_chestburster_that_is_drawn_in_cleanup_ends_the_own_turn() -> None:
    table = given(waits_at_the_end(deck_0=["specialist"] * 8 + ["chestburster", "grunt"]), 3, late=True)

    table.end_turn()

    the_turn_has_ended(table)
    assert table.s.by == {0: "chestburster"}


@pytest.mark.rule("alien.death.own-turn")
def test_who_dies_in_the_hive_phase_has_no_action_phase() -> None:
    table = pushed_out("wall-lurker", {"strikes.0": ALMOST_DEAD})

    assert (table.s.living, table.s.current, table.s.turn) == ((1,), 1, 2)


# -- winning and losing


@pytest.mark.rule("alien.endgame.win")
def test_survivors_and_the_dead_win_but_no_alien_player() -> None:
    table = given(
        {
            **ORGANISM,
            "hand.3": ["hold-nothing-back"] * 4,
            "alien-deck": ["drive-the-brood"] * 12,
            "alien-avatars": ["hunter-xenomorph"],
        },
        seats=4,
        stage=3,
        current=2,
        begin=True,
        dead=(1,),
        burst=(2,),
        options={"alien_players": True},
    )
    assert (table.s.phase, table.s.aliens) == ("alien", (2,))
    table.end_turn()
    for _ in range(4):
        table.play("hold-nothing-back")

    table.fight("the-perfect-organism")

    assert (table.s.status, table.s.outcome, table.s.reason, table.s.winners) == (
        "ended",
        "win",
        "objectives",
        (0, 1, 3),
    )


@pytest.mark.rule("alien.endgame.loss-all-dead")
def test_with_the_last_player_the_game_is_lost() -> None:
    zones = {"combat-zone": ["worker-drone"], "strikes.0": ALMOST_DEAD}
    table = given(zones, seats=3, dead=(1, 2))

    table.end_turn()

    assert (table.s.status, table.s.outcome, table.s.reason, table.s.winners) == ("ended", "loss", "all-dead", ())
    assert table.s.scores == (0, 0, 0)


@pytest.mark.rule("alien.endgame.loss-all-dead")
def test_an_alien_player_is_no_living_player() -> None:
    zones = {"combat-zone": ["worker-drone"], "strikes.0": ALMOST_DEAD}
    table = given(zones, burst=(1,), options={"alien_players": True})

    table.end_turn()

    assert (table.s.status, table.s.outcome, table.s.winners) == ("ended", "loss", ())


def last_stand(*death: Any) -> Referee:
    """The last player, almost dead, is to meet a Final Enemy of 1 Attack with such a Death ability."""
    last = trial(key="last", kind="enemy", attack=1, final=True, death=death)
    shot = Ko(Some(Cards(("combat-zone",), kind="enemy")))
    with besides(last, STOP_IT, trial(shot, key="shot"), trial(Strike(), shot, key="desperate")):
        zones = {at.OBJECTIVES: ["stop-it"], "combat-zone": ["last"], "strikes.0": ALMOST_DEAD}
        return given({**zones, "hand.0": ["shot", "desperate"]}, attack=1, stage=3, dead=(1,))


@pytest.mark.rule("alien.endgame.simultaneous")
@pytest.mark.parametrize("how", ["fought", "killed by an effect"])
def test_the_kill_wins_before_the_death_ability_kills(how: str) -> None:
    table = last_stand(Strike(5))

    table.fight("last") if how == "fought" else table.play("shot")

    assert (table.s.status, table.s.outcome, table.s.winners) == ("ended", "win", (0, 1))
    assert (table.s.living, table.keys("strikes.0")) == ((0,), ALMOST_DEAD)


@pytest.mark.rule("alien.endgame.simultaneous")
def test_a_strike_before_the_kill_loses() -> None:
    table = last_stand().play("desperate")

    assert (table.s.status, table.s.outcome, table.s.reason) == ("ended", "loss", "all-dead")
    assert table.keys("combat-zone") == ["last"]


@pytest.mark.rule("alien.endgame.immediate")
def test_the_game_is_won_at_once() -> None:
    table = given({"combat-zone": ["the-perfect-organism", *["warrior-drone"] * 6]}, attack=12, stage=3)

    table.fight("the-perfect-organism")

    assert (table.s.status, table.s.outcome, table.s.phase) == ("ended", "win", "action")
    assert table.keys("strikes.0") == []
    assert isinstance(table.events[-1], Ended)


@pytest.mark.rule("alien.endgame.immediate")
def test_the_game_is_lost_at_once() -> None:
    zones = {"combat-zone": ["warrior-drone"] * 6, "strikes.0": ALMOST_DEAD}
    table = given(zones, seats=1)

    table.end_turn()

    assert (table.s.status, table.s.outcome, table.s.phase) == ("ended", "loss", "strike")
    assert len(table.keys("strike-deck")) == 19

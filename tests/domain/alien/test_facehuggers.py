"""Facehuggers: before whom they come, who may fight them, and when they impregnate."""

from __future__ import annotations

import pytest

from domain.deckbuilding.language import NextPlayer, PlaceFacehugger, Strike
from domain.games.alien.actions import FightEnemy

from .referee import besides, given, pushed_out, trial

HUGGER, BURSTER = "facehugger", "chestburster"
GRUNTS = ["grunt"] * 3
FATAL = trial(Strike(12), key="fatal")
FATAL_FOR_THE_NEXT = trial(NextPlayer((Strike(12),)), key="fatal-for-the-next")
ANOTHER = trial(PlaceFacehugger(), key="another")


@pytest.mark.rule("alien.facehugger.placement")
def test_a_facehugger_that_is_turned_up_leaves_its_room_and_comes_before_the_player() -> None:
    table = given({"complex.med-lab": [HUGGER]}, attack=2)

    table.scan("med-lab")

    assert (table.complex(), table.shown("facehuggers.0")) == ({}, [HUGGER])


@pytest.mark.rule("alien.facehugger.first-chance")
def test_it_may_be_fought_in_the_turn_in_which_it_came() -> None:
    table = given({"facehuggers.0": [HUGGER]}, attack=3)

    table.fight(HUGGER)

    assert (table.s.attack, table.keys("facehuggers.0"), table.keys("dead-enemies")) == (0, [], [HUGGER])


@pytest.mark.rule("alien.facehugger.second-chance")
def test_the_next_player_may_fight_it_in_the_next_turn() -> None:
    table = given({"facehuggers.0": [HUGGER], "hand.1": GRUNTS})

    table.end_turn().play("grunt").play("grunt").play("grunt").fight(HUGGER)
    table.end_turn()

    assert table.keys("dead-enemies") == [HUGGER]
    assert (table.keys("facehuggers.0"), table.keys("discard.0")) == ([], [])


@pytest.mark.rule("alien.facehugger.only-two")
def test_the_player_after_the_next_never_fights_it() -> None:
    table = given({"facehuggers.0": [HUGGER], "hand.1": GRUNTS, "hand.2": GRUNTS}, seats=3, attack=3)
    fight = FightEnemy(card=table.find("facehuggers.0", HUGGER))

    assert [table.refused(fight, seat).code for seat in (1, 2)] == ["not_your_turn", "not_your_turn"]
    table.end_turn().end_turn()

    assert (table.s.current, table.keys("facehuggers.0"), table.keys("dead-enemies")) == (2, [], [HUGGER])
    table.play("grunt").play("grunt").play("grunt")
    assert table.legal(FightEnemy) == []


@pytest.mark.rule("alien.facehugger.impregnate")
def test_it_impregnates_at_the_end_of_the_next_players_turn_and_dies() -> None:
    table = given({"facehuggers.0": [HUGGER]}, current=1, late=True)

    table.end_turn()

    assert (table.keys("facehuggers.0"), table.keys("dead-enemies")) == ([], [HUGGER])
    assert (table.keys("discard.0"), table.keys("hatchery").count(BURSTER)) == ([BURSTER], 4)


@pytest.mark.rule("alien.facehugger.impregnate")
def test_it_impregnates_only_after_the_new_hand_is_drawn() -> None:
    table = given({"facehuggers.0": [HUGGER], "deck.0": [], "discard.0": ["grunt"] * 6}, seats=1, late=True)

    table.end_turn()

    assert (table.s.dead, table.keys("hand.0"), table.keys("discard.0")) == ((), ["grunt"] * 6, [BURSTER])


@pytest.mark.rule("alien.facehugger.next-player-dies")
def test_if_the_next_player_dies_before_the_own_turn_the_one_after_has_the_second_chance() -> None:
    with besides(FATAL_FOR_THE_NEXT):
        table = given({"facehuggers.0": [HUGGER], "hand.0": ["fatal-for-the-next"]}, seats=3)

        table.play("fatal-for-the-next").end_turn()
        assert (table.s.dead, table.s.current, table.keys("facehuggers.0")) == ((1,), 2, [HUGGER])
        table.end_turn()

    assert (table.keys("dead-enemies"), table.keys("discard.0")[-1]) == ([HUGGER], BURSTER)


@pytest.mark.rule("alien.facehugger.next-player-dies")
def test_if_the_next_player_dies_in_the_own_turn_the_host_is_impregnated_as_that_ends() -> None:
    with besides(FATAL):
        table = given({"facehuggers.0": [HUGGER], "hand.1": ["fatal"]}, seats=3)

        table.end_turn().play("fatal")

    assert (table.s.dead, table.s.current) == ((1,), 2)
    assert (table.keys("dead-enemies"), table.keys("discard.0")) == ([HUGGER], [BURSTER])


@pytest.mark.rule("alien.facehugger.late-reveal")
def test_one_that_comes_in_the_strike_phase_stays_till_the_next_players_turn_ends() -> None:
    table = given({"combat-zone": ["warrior-drone"], "strike-deck": ["raking-claws", "leap-from-the-shadows"]})

    table.end_turn()
    assert (table.s.current, table.keys("facehuggers.0"), table.keys("discard.0")) == (1, [HUGGER], [])
    table.end_turn()

    assert (table.keys("facehuggers.0"), table.keys("discard.0")) == ([], [BURSTER])


@pytest.mark.rule("alien.facehugger.hive-phase-reveal")
def test_one_that_is_pushed_out_of_the_airlock_comes_before_the_player_who_may_fight_it() -> None:
    table = pushed_out(HUGGER, {"hand.0": GRUNTS})

    assert (table.keys("combat-zone"), table.keys("facehuggers.0")) == ([], [HUGGER])
    table.play("grunt").play("grunt").play("grunt").fight(HUGGER)

    assert table.keys("dead-enemies") == [HUGGER]


@pytest.mark.rule("alien.facehugger.not-movable")
def test_one_before_a_player_is_not_moved() -> None:
    table = given({"facehuggers.0": [HUGGER], "combat-zone": ["warrior-drone"], "hand.0": ["electric-prod"]})

    table.play("electric-prod")

    assert table.options() == ["warrior-drone"]


@pytest.mark.rule("alien.facehugger.not-movable")
def test_one_that_is_hidden_is_moved_as_any_hidden_card() -> None:
    table = given({"complex.airlock": [HUGGER], "complex.operations": ["worker-drone"], "hand.0": ["cross-bearings"]})

    table.play("cross-bearings").choose("worker-drone", HUGGER).choose("do")

    assert table.complex() == {"operations": f"({HUGGER})", "airlock": "(worker-drone)"}


@pytest.mark.rule("alien.facehugger.no-strike")
def test_one_before_a_player_does_not_strike() -> None:
    table = given({"facehuggers.0": [HUGGER]})

    table.end_turn()

    assert (table.s.current, table.keys("strikes.0"), len(table.keys("strike-deck"))) == (1, [], 20)


@pytest.mark.rule("alien.facehugger.several-one-chestburster")
def test_several_that_impregnate_together_leave_one_chestburster() -> None:
    table = given({"facehuggers.0": [HUGGER, HUGGER]}, current=1, late=True)

    table.end_turn()

    assert (table.keys("dead-enemies"), table.keys("discard.0")) == ([HUGGER, HUGGER], [BURSTER])


@pytest.mark.rule("alien.facehugger.unexpected-sources")
def test_one_of_the_hatchery_comes_before_the_player_too() -> None:
    with besides(ANOTHER):
        table = given({"hand.0": ["another"]})

        table.play("another")

    assert (table.keys("facehuggers.0"), table.keys("hatchery").count(HUGGER)) == ([HUGGER], 8)


@pytest.mark.rule("alien.facehugger.two-in-a-row")
def test_facehuggers_of_different_turns_have_their_own_deadlines() -> None:
    with besides(ANOTHER):
        table = given({"facehuggers.0": [HUGGER], "hand.1": ["another"]}, seats=3)

        table.end_turn().play("another").end_turn()
        assert (table.keys("discard.0"), table.keys("facehuggers.1")) == ([BURSTER], [HUGGER])
        assert table.keys("discard.1") == ["another"]
        table.end_turn()

    assert (table.keys("discard.1"), table.keys("facehuggers.1")) == (["another", BURSTER], [])


@pytest.mark.rule("alien.facehugger.kill-effects")
def test_one_before_a_player_may_be_killed_by_an_effect() -> None:
    table = given({"facehuggers.0": [HUGGER], "hand.1": ["fierce-protector"]}, current=1, late=True)

    table.play("fierce-protector").choose(HUGGER)

    assert (table.keys("facehuggers.0"), table.keys("dead-enemies")) == ([], [HUGGER])


@pytest.mark.rule("alien.solo.facehugger")
@pytest.mark.parametrize(("seats", "dead"), [(1, []), (3, [1, 2])])
def test_the_only_player_left_has_two_own_turns(seats: int, dead: list[int]) -> None:
    table = given({"facehuggers.0": [HUGGER], "hand.0": GRUNTS}, seats, dead=dead)

    table.end_turn()
    assert (table.s.current, table.keys("facehuggers.0")) == (0, [HUGGER])
    table.end_turn()

    assert (table.keys("facehuggers.0"), table.keys("dead-enemies")) == ([], [HUGGER])
    assert table.keys("discard.0").count(BURSTER) == 1

"""Chestbursters: what it is to carry one, and to draw it."""

from __future__ import annotations

import pytest

from domain.deckbuilding.language import Draw, NextPlayer, PlaceFacehugger, Strike

from .referee import besides, given, trial

HUGGER, BURSTER = "facehugger", "chestburster"
ANOTHER = trial(PlaceFacehugger(), key="another")
ANOTHER_FOR_THE_NEXT = trial(NextPlayer((PlaceFacehugger(),)), key="another-for-the-next")
CARRIER = {"discard.0": [BURSTER], "hand.0": ["another"]}


@pytest.mark.rule("alien.chestburster.no-strikes")
def test_enemies_do_not_strike_who_carries_a_chestburster() -> None:
    table = given({"combat-zone": ["warrior-drone", "spitting-drone", "worker-drone"], "discard.0": [BURSTER]})

    table.end_turn()

    assert (table.s.current, table.keys("strikes.0"), len(table.keys("strike-deck"))) == (1, [], 20)
    assert len(table.keys("hand.0")) == 6


@pytest.mark.rule("alien.chestburster.no-strikes")
def test_who_carries_a_chestburster_still_draws_strikes_by_effects_and_attacks_of_players() -> None:
    with besides(trial(Strike())):
        table = given({"discard.0": [BURSTER], "hand.0": ["trial"]}, options={"fight_players": True})
        table.play("trial")
        assert table.keys("strikes.0") == ["raking-claws"]

    attacked = given({"discard.1": [BURSTER]}, attack=3, options={"fight_players": True}).fight_player(1)
    assert attacked.keys("strikes.1") == ["raking-claws"]


@pytest.mark.rule("alien.chestburster.facehugger-passes")
def test_a_facehugger_passes_by_who_carries_a_chestburster() -> None:
    with besides(ANOTHER):
        table = given(CARRIER, seats=3)

        table.play("another")

    assert (table.keys("facehuggers.0"), table.keys("facehuggers.1")) == ([], [HUGGER])


@pytest.mark.rule("alien.chestburster.facehugger-pass-deadline")
def test_one_that_was_passed_on_impregnates_as_the_next_turn_ends() -> None:
    with besides(ANOTHER):
        table = given(CARRIER, seats=3)

        table.play("another").end_turn()
        assert (table.s.current, table.keys("facehuggers.1")) == (1, [HUGGER])
        table.end_turn()

    assert (table.keys("facehuggers.1"), table.keys("dead-enemies")) == ([], [HUGGER])
    assert table.keys("discard.1") == [BURSTER]


@pytest.mark.rule("alien.chestburster.facehugger-pass-fight")
@pytest.mark.parametrize("turns", [0, 1])
def test_one_that_was_passed_on_is_fought_by_whose_turn_it_is(turns: int) -> None:
    grunts = ["grunt"] * 3
    with besides(ANOTHER):
        table = given({"discard.0": [BURSTER], "hand.0": ["another", *grunts], "hand.1": grunts}, seats=3)

        table.play("another")
        for _ in range(turns):
            table.end_turn()
        table.play("grunt").play("grunt").play("grunt").fight(HUGGER)

    assert (table.s.current, table.keys("facehuggers.1"), table.keys("dead-enemies")) == (turns, [], [HUGGER])


@pytest.mark.rule("alien.chestburster.facehugger-pass-none")
def test_a_facehugger_with_nobody_to_come_before_dies() -> None:
    with besides(ANOTHER):
        table = given(CARRIER, dead=[1])

        table.play("another")

    assert (table.keys("facehuggers.0"), table.keys("facehuggers.1")) == ([], [])
    assert table.keys("dead-enemies") == [HUGGER]


@pytest.mark.rule("alien.chestburster.facehugger-pass-chain")
def test_a_facehugger_passes_by_all_who_carry_chestbursters_and_its_deadline_stays() -> None:
    with besides(ANOTHER):
        table = given({**CARRIER, "discard.1": [BURSTER]}, seats=3)

        table.play("another")
        assert table.keys("facehuggers.2") == [HUGGER]
        table.end_turn().end_turn()

    assert (table.s.current, table.keys("facehuggers.2"), table.keys("discard.2")) == (2, [], [BURSTER])


@pytest.mark.rule("alien.chestburster.facehugger-pass-chain")
def test_a_facehugger_that_all_pass_on_dies() -> None:
    with besides(ANOTHER):
        table = given({**CARRIER, "discard.1": [BURSTER], "deck.2": [BURSTER, "grunt"]}, seats=3)

        table.play("another")

    assert table.keys("dead-enemies") == [HUGGER]


@pytest.mark.rule("alien.chestburster.second-facehugger")
def test_one_that_came_before_the_chestburster_was_gained_keeps_its_own_deadline() -> None:
    with besides(ANOTHER_FOR_THE_NEXT):
        table = given({"facehuggers.0": [HUGGER], "hand.1": ["another-for-the-next"]}, current=1, late=True)

        table.play("another-for-the-next").end_turn()
        assert (table.keys("facehuggers.0"), table.keys("discard.0")) == ([HUGGER], [BURSTER])
        table.end_turn()

    assert (table.keys("facehuggers.0"), table.keys("facehuggers.1")) == ([], [])
    assert (table.keys("discard.0"), table.keys("dead-enemies")) == ([BURSTER, BURSTER], [HUGGER, HUGGER])


@pytest.mark.rule("alien.chestburster.draw-dies")
def test_who_draws_the_chestburster_dies_without_any_damage() -> None:
    table = given({"deck.0": ["grunt"] * 5 + [BURSTER], "discard.0": ["specialist"]})

    table.end_turn()

    assert (table.s.dead, table.s.by, table.s.current) == ((0,), {0: BURSTER}, 1)
    assert (table.keys("deck.0"), table.keys("hand.0"), table.keys("discard.0")) == ([], [], [])


@pytest.mark.rule("alien.chestburster.draw-any-time")
def test_the_chestburster_kills_by_a_draw_in_the_turn_of_another() -> None:
    with besides(trial(NextPlayer((Draw(),)))):
        table = given({"hand.0": ["trial"], "deck.1": ["grunt", BURSTER]}, seats=3)

        table.play("trial")

    assert (table.s.dead, table.s.by, table.s.current) == ((1,), {1: BURSTER}, 0)


@pytest.mark.rule("alien.chestburster.after-death")
def test_the_chestburster_leaves_the_game_with_who_drew_it() -> None:
    with besides(trial(Draw())):
        table = given({"hand.0": ["trial"], "deck.0": [BURSTER]})

        table.play("trial")

    assert (sorted(table.keys("removed")), table.keys("hatchery").count(BURSTER)) == ([BURSTER, "trial"], 5)


@pytest.mark.rule("alien.chestburster.not-reveal")
def test_to_look_at_the_chestburster_and_discard_it_does_not_kill() -> None:
    table = given({"hand.0": ["medical-files"], "deck.0": ["grunt", BURSTER, "specialist"]})

    table.play("medical-files").choose("specialist").choose(BURSTER)

    assert (table.s.dead, table.keys("hand.0"), table.keys("discard.0")) == ((), ["specialist"], [BURSTER])


@pytest.mark.rule("alien.chestburster.out-or-alien")
@pytest.mark.parametrize(("alien_players", "turns"), [(False, [1, 1]), (True, [1, 0])])
def test_who_was_killed_by_a_chestburster_is_out_or_comes_back_as_an_alien(
    alien_players: bool, turns: list[int]
) -> None:
    aliens = {"alien-deck": ["resin-wall"] * 12, "alien-avatars": ["hunter-xenomorph"]}
    table = given({"deck.0": [BURSTER], **aliens}, options={"alien_players": alien_players})

    table.end_turn()
    first = table.s.current
    table.end_turn()

    assert [first, table.s.current] == turns
    assert table.s.prowling == ((0,) if alien_players else ())


@pytest.mark.rule("alien.chestburster.removal-saves")
def test_without_the_chestburster_a_player_is_safe_and_struck_again() -> None:
    table = given({"discard.0": [BURSTER], "played.0": ["intensive-care"], "combat-zone": ["warrior-drone"]})

    table.sacrifice(0)
    assert (table.keys("discard.0"), table.keys("hatchery").count(BURSTER)) == ([], 6)
    table.end_turn()

    assert (table.s.dead, table.keys("strikes.0")) == ((), ["raking-claws"])


@pytest.mark.rule("alien.chestburster.hatchery-empty")
def test_with_no_chestburster_left_the_facehugger_dies_and_leaves_nothing() -> None:
    table = given({"facehuggers.0": [HUGGER], "hatchery": [HUGGER]}, current=1, late=True)

    table.end_turn()

    assert (table.keys("facehuggers.0"), table.keys("dead-enemies")) == ([], [HUGGER])
    assert (table.keys("discard.0"), table.keys("hatchery")) == ([], [HUGGER])

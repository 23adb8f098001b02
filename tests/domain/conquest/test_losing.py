"""What comes of Fight Rounds and Battles that are won or lost."""

from __future__ import annotations

import pytest

from domain.games.conquest import actions as a, events as e, names as at

from .fights import HERE, OTHER, SAUCER, Table, battle, table

INFANTRY, PLANES, GEOLOGIST = "us-army-infantry", "us-army-fighter-planes", "local-geologist"
DISCARD = "resistance-discard"
GLORBAX = "glorbax-the-devourer"
WON = (4, 1)
"""Dice with which two saucers beat Infantry."""


def begun(fought: Table) -> int:
    """How many Fights there were so far."""
    return len(fought.so_far(e.FightBegan))


def next_battle(fought: Table) -> Table:
    """The Aliens on the Landing Site attack once more, in their player's next turn."""
    fought.go_on().end_turn().command(3, 4).go_on()
    while fought.aliens("P1.C"):
        fought.walk("P1.C", HERE)
    return fought


# -- won


@pytest.mark.rule("conquest.victory_loss.alien-win-round")
def test_the_beaten_resistance_is_discarded_with_its_heroes_and_the_fight_is_over() -> None:
    fought = battle(GEOLOGIST, PLANES, INFANTRY, location="town", rolls=(5, 1))
    assert fought.rounds() == [(14, 8, "aliens")]
    assert fought.keys(DISCARD) == [GEOLOGIST, PLANES]
    assert fought.keys(at.FIGHTING) == []
    assert len(fought.so_far(e.FightEnded)) == 1


@pytest.mark.rule("conquest.victory_loss.alien-win-round")
def test_nothing_is_discarded_as_long_as_the_resistance_is_not_beaten() -> None:
    fought = battle(GEOLOGIST, PLANES, rolls=(1, 5))
    assert fought.keys(at.FIGHTING) == [GEOLOGIST, PLANES]
    assert fought.keys(DISCARD) == []


@pytest.mark.rule("conquest.victory_loss.next-fight")
def test_after_a_won_fight_the_next_resistance_is_fought_unless_they_escape() -> None:
    fought = battle(INFANTRY, PLANES, aliens=2, location="town", rolls=WON)
    assert (begun(fought), fought.keys("resistance-deck")) == (1, [PLANES])
    assert fought.options() == ["P1.C", "stay"]
    fought.stay(2, 2)
    assert (begun(fought), fought.keys(at.FIGHTING)) == (2, [PLANES])
    assert fought.rounds() == [(10, 4, "aliens"), (8, 8, "tie")]


@pytest.mark.rule("conquest.victory_loss.next-fight")
def test_who_escapes_after_a_won_fight_meets_no_other_resistance() -> None:
    fought = battle(INFANTRY, PLANES, aliens=2, location="town", rolls=WON).choose("P1.C")
    assert begun(fought) == 1
    assert fought.keys("resistance-deck") == [PLANES]


@pytest.mark.rule("conquest.victory_loss.conquer")
def test_the_winner_of_a_battle_may_place_a_marker() -> None:
    won = battle(INFANTRY, INFANTRY, location="town", rolls=[*WON, *WON])
    assert won.s.markers == {}
    won.choose("stay")
    assert (won.waiting(), won.s.markers) == ([(0, "conquer")], {})
    won.choose("conquer")
    assert won.s.markers == {HERE: 0}
    assert won.victors() == [0]


@pytest.mark.rule("conquest.victory_loss.conquer")
def test_the_winner_may_decline_and_has_won_nevertheless() -> None:
    won = battle(INFANTRY, location="small-town", rolls=WON).choose()
    assert won.s.markers == {}
    assert won.victors() == [0]
    assert won.s.phase != "battle"


@pytest.mark.rule("conquest.victory_loss.conquered-resistance-zero")
@pytest.mark.parametrize("owner", [0, 1])
def test_no_resistance_cards_are_drawn_at_a_conquered_location(owner: int) -> None:
    """Whoever comes there; another player may only take the marker."""
    come = battle(INFANTRY, location="city", markers={HERE: owner}).go_on()
    assert come.so_far(e.BattleBegan) == []
    assert come.keys("resistance-deck") == [INFANTRY]
    assert come.s.markers == {HERE: owner}


@pytest.mark.rule("conquest.victory_loss.conquered-resistance-zero")
def test_the_population_of_a_conquered_location_is_its_owners_terror() -> None:
    won = battle(INFANTRY, INFANTRY, INFANTRY, location="city", rolls=WON * 3).go_on("conquer")
    assert won.reading().terror(0) == 0
    won.choose("conquer")
    assert (won.reading().terror(0), won.reading().terror(1)) == (3, 0)
    assert won.reading().resistance_value(HERE) == 0


@pytest.mark.rule("conquest.victory_loss.no-marker-base-zero")
@pytest.mark.parametrize("location", ["forest", "desert-flats", "coastline"])
def test_no_marker_comes_onto_a_location_without_resistance(location: str) -> None:
    won = battle(location=location, counters=["infantry-counter"], rolls=WON)
    assert won.victors() == [0]
    assert won.so_far(e.Conquered) == []
    assert won.s.phase != "battle"


@pytest.mark.rule("conquest.victory_loss.no-marker-base-zero")
def test_a_location_with_resistance_is_conquered_though_it_is_worth_nothing() -> None:
    assert battle(INFANTRY, location="radio-station", rolls=WON).choose("conquer").s.markers == {HERE: 0}


# -- lost


@pytest.mark.rule("conquest.victory_loss.resistance-win-round")
@pytest.mark.parametrize("saucers", [2, 3])
def test_one_alien_is_destroyed_in_a_lost_fight_round(saucers: int) -> None:
    lost = battle("super-tanks", aliens=saucers, rolls=(1, 5))
    assert lost.results() == ["foe"]
    assert len(lost.aliens(HERE)) == saucers - 1
    assert lost.pool(0) == [SAUCER]


@pytest.mark.rule("conquest.victory_loss.resistance-win-round")
@pytest.mark.parametrize("lost", [SAUCER, f"{GLORBAX}-figure"])
def test_the_owner_chooses_whether_an_ally_is_lost(lost: str) -> None:
    zones = {"stuff.0": [GLORBAX], f"aliens.{HERE}": [SAUCER, SAUCER, f"{GLORBAX}-figure"]}
    fought = battle("iron-jaw-general", "super-tanks", zones=zones, rolls=(1, 5))
    assert fought.waiting() == [(0, "lose-alien")]
    fought.choose(lost)
    assert fought.pool(0) == [lost]
    assert len(fought.aliens(HERE)) == 2


@pytest.mark.rule("conquest.victory_loss.continue")
def test_who_stays_fights_the_same_resistance_with_the_aliens_that_are_left() -> None:
    """Same cards, new dice, and totals worked out anew: both lower and higher."""
    fought = battle(GEOLOGIST, PLANES, INFANTRY, aliens=2, rolls=(1, 2)).stay(5, 3)
    assert fought.rounds() == [(6 + 1, 7 + 2, "foe"), (3 + 5, 7 + 3, "foe")]
    assert begun(fought) == 1
    assert fought.keys("resistance-deck") == [INFANTRY]


@pytest.mark.rule("conquest.victory_loss.battle-lost")
def test_with_the_last_alien_the_battle_is_lost_and_the_resistance_discarded() -> None:
    lost = battle(GEOLOGIST, PLANES, INFANTRY, aliens=1, location="town", rolls=(1, 2))
    assert lost.victors() == [at.HUMANS]
    assert len(lost.so_far(e.BattleEnded)) == 1
    assert lost.keys(DISCARD) == [GEOLOGIST, PLANES]
    assert (lost.keys(at.FIGHTING), lost.keys("resistance-deck")) == ([], [INFANTRY])
    assert (lost.s.markers, lost.aliens(HERE), lost.pool(0)) == ({}, [], [SAUCER])


@pytest.mark.rule("conquest.victory_loss.battle-lost")
def test_a_counter_stays_where_it_beat_the_last_alien() -> None:
    lost = battle(location="forest", counters=["tanks-counter"], aliens=1, rolls=(1, 2))
    assert lost.victors() == [at.HUMANS]
    assert lost.counters(HERE) == ["tanks-counter"]


@pytest.mark.rule("conquest.victory_loss.start-over")
def test_fights_won_in_a_battle_given_up_do_not_count_in_the_next() -> None:
    """Two of three Fights are won at the City before the Aliens Escape; all three are there again."""
    fought = battle(*[INFANTRY] * 8, aliens=3, location="city", rolls=WON).stay(*WON).choose("P1.C")
    assert begun(fought) == 2
    again = next_battle(fought)
    before = begun(again)
    again.dice(*WON * 4).end_actions().go_on("conquer")
    assert begun(again) - before == 3
    assert again.waiting() == [(0, "conquer")]


@pytest.mark.rule("conquest.victory_loss.start-over")
def test_a_beaten_counter_does_not_come_back() -> None:
    counters = ["paratroopers-counter"]
    fought = battle(*[INFANTRY] * 8, aliens=3, location="town", counters=counters, rolls=WON).choose("P1.C")
    again = next_battle(fought)
    before = begun(again)
    again.dice(*WON * 4).end_actions().go_on("conquer")
    assert [event.counter for event in again.so_far(e.FightBegan)][before:] == [0, 0]


@pytest.mark.rule("conquest.victory_loss.start-over")
def test_after_a_defeat_the_next_player_meets_the_full_resistance() -> None:
    """Seat 1 attacks where seat 0 fell after one won Fight."""
    zones = {"aliens.O.3": [SAUCER], "aliens.O.4": [OTHER] * 3, "aliens.P1.C": [], "location.O.3": ["town"]}
    zones |= {"location.O.4": ["forest"], "race.1": ["setaris-kitewings"]}
    fought = table({**zones, "resistance-deck": [INFANTRY] * 6}, phase="battle", rolls=(*WON, 1, 5))
    assert (begun(fought), fought.aliens("O.3")) == (2, [])
    fought.go_on()
    while fought.aliens("O.4"):
        fought.walk("O.4", "O.3")
    fought.dice(*WON * 3).do(a.EndActionPhase()).go_on("conquer")
    assert begun(fought) == 4
    assert fought.waiting() == [(1, "conquer")]

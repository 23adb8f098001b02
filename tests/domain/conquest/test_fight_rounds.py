"""Fights: whose Strength counts, who rolls, who wins a Fight Round, and what comes of it."""

import pytest

from domain.games.conquest import events as e
from domain.kernel.events import Moved, Rolled
from tests.domain.conquest.referee import Referee, given

SAUCER, OTHER = "green-saucer", "blue-saucer"
INFANTRY, TANKS, GEOLOGIST = "us-army-infantry", "us-army-tanks", "local-geologist"
"""Soft, of Strength 3; Hard, of Strength 6; a Hero who gives 1."""


def attack(
    *drawn: str,
    dice: tuple[int, ...],
    aliens: int = 2,
    location: str = "small-town",
    there: dict[str, list[str]] | None = None,
    **about: object,
) -> Referee:
    """Seat 0's saucers of Strength 3, without a say in Fights, attack a Location: these cards are drawn."""
    zones = {
        "race.0": ["setaris-kitewings"],
        "aliens.P1.C": [],
        "aliens.P1.1": [SAUCER] * aliens,
        "location.P1.1": [location],
        "resistance-deck": [*[INFANTRY] * 4, *reversed(drawn)],
        **(there or {}),
    }
    return given(zones, phase="battle", dice=dice, menace=(0, 0), **about)  # type: ignore[arg-type]


def rounds(table: Referee) -> list[tuple[int, int, str]]:
    """The Fight Rounds so far: both totals, and who won."""
    resolved = [event for event in table.all_events if isinstance(event, e.FightRoundResolved)]
    return [(event.total, event.foe_total, event.result) for event in resolved]


def count(table: Referee, kind: type) -> int:
    """How often there was an event of a kind so far."""
    return sum(isinstance(event, kind) for event in table.all_events)


# -- terms


@pytest.mark.rule("conquest.fight.terms")
def test_a_battle_is_made_of_fights_and_a_fight_of_fight_rounds() -> None:
    table = attack(location="town", dice=(3, 3, 3, 6, 6, 1, 6, 1), aliens=3).go_on("conquer")
    kinds = (e.BattleBegan, e.FightBegan, e.FightRoundBegan, e.FightEnded, e.BattleEnded)
    order = [type(event).__name__ for event in table.choose("conquer").all_events if isinstance(event, kinds)]
    assert order == [
        "BattleBegan",
        *("FightBegan", "FightRoundBegan", "FightEnded"),
        *("FightBegan", "FightRoundBegan", "FightRoundBegan", "FightEnded"),
        "BattleEnded",
    ]


@pytest.mark.rule("conquest.fight.resistance-value-fights")
@pytest.mark.parametrize(("location", "fights"), [("small-town", 1), ("town", 2), ("city", 3)])
def test_as_many_resistance_as_the_value_says_are_beaten_one_after_another(location: str, fights: int) -> None:
    table = attack(location=location, dice=(6, 1) * fights).go_on("conquer")
    assert count(table, e.FightBegan) == fights
    assert table.keys("resistance-discard") == [INFANTRY] * fights


@pytest.mark.rule("conquest.fight.draw-resistance")
def test_the_top_resistance_card_is_turned_up() -> None:
    table = attack(TANKS, dice=(3, 3), there={"hand.1": ["second-volley"]}).go_on("respond-after-dice")
    assert table.keys("fighting") == [TANKS]
    assert table.shown("fighting") == [TANKS]
    assert table.keys("resistance-deck") == [INFANTRY] * 4


@pytest.mark.rule("conquest.fight.alien-strength")
@pytest.mark.parametrize(("aliens", "total"), [(1, 3), (2, 6), (4, 12)])
def test_the_strength_of_all_aliens_there_adds_up(aliens: int, total: int) -> None:
    assert rounds(attack(aliens=aliens, dice=(2, 1)))[0][0] == total + 2


@pytest.mark.rule("conquest.fight.alien-strength")
def test_aliens_elsewhere_and_those_of_a_partner_add_nothing() -> None:
    zones = {
        "race.0": ["setaris-kitewings"],
        "aliens.P1.1": [SAUCER, "red-saucer"],
        "location.P1.1": ["small-town"],
        "resistance-deck": [INFANTRY] * 3,
    }
    table = given(zones, seats=4, options={"mode": "team"}, phase="battle", dice=(2, 1), menace=(0,) * 4)
    assert rounds(table) == [(3 + 2, 3 + 1, "aliens")]


# -- dice


@pytest.mark.rule("conquest.fight.roll-dice")
def test_each_side_adds_one_die() -> None:
    table = attack(dice=(3, 2))
    assert [event.faces for event in table.all_events if isinstance(event, Rolled)] == [(3,), (2,)]
    assert rounds(table) == [(6 + 3, 3 + 2, "aliens")]


@pytest.mark.rule("conquest.fight.resistance-roller")
def test_the_next_player_clockwise_rolls_for_the_resistance() -> None:
    table = attack(dice=(3, 2), seats=3)
    assert [event.seat for event in table.all_events if isinstance(event, Rolled)] == [0, 1]


@pytest.mark.rule("conquest.fight.resistance-roller")
def test_who_plays_alone_rolls_for_both_sides() -> None:
    table = attack(dice=(3, 2), options={"mode": "solo"})
    assert [event.seat for event in table.all_events if isinstance(event, Rolled)] == [0, 0]


@pytest.mark.rule("conquest.fight.higher-wins")
@pytest.mark.parametrize(("dice", "result"), [((2, 1), "aliens"), ((1, 5), "foe"), ((3, 5), "aliens")])
def test_the_higher_total_wins(dice: tuple[int, int], result: str) -> None:
    """6 against 3 before the dice, or 3 against 3."""
    aliens = 2 if result == "aliens" else 1
    assert rounds(attack(aliens=aliens, dice=dice))[0][2] == result


@pytest.mark.rule("conquest.fight.tie-push")
def test_a_tie_costs_nobody_anything_and_another_round_follows() -> None:
    table = attack(TANKS, dice=(4, 4, 5, 1))
    assert rounds(table) == [(10, 10, "tie")]
    assert (table.aliens("P1.1"), table.keys("fighting")) == ([0, 0], [TANKS])
    assert table.waiting() == [(0, "escape")]
    table.choose("stay")
    assert rounds(table)[1:] == [(11, 7, "aliens")]
    assert count(table, e.FightBegan) == 1


@pytest.mark.rule("conquest.fight.cards-until-resolution")
@pytest.mark.parametrize("window", ["before-dice", "after-dice"])
def test_cards_are_played_before_the_dice_and_after_them(window: str) -> None:
    table = attack(TANKS, dice=(4, 5), there={"hand.0": ["death-ray-salvo"], "hand.1": []})
    table.go_on(f"respond-{window}").choose("death-ray-salvo").go_on("conquer")
    assert rounds(table) == [(6 + 4 + 3, 6 + 5, "aliens")]


@pytest.mark.rule("conquest.fight.counter-order")
def test_counters_are_fought_one_by_one_as_the_attacker_chooses() -> None:
    counters = {"counters.P1.1": ["infantry-counter", "tanks-counter", "artillery-counter"]}
    table = attack(location="forest", dice=(6, 1, 6, 1, 6, 1), there=counters, aliens=4)
    assert (table.waiting(), table.options()) == (
        [(0, "fight-counter")],
        ["artillery-counter", "infantry-counter", "tanks-counter"],
    )
    table.choose("tanks-counter").choose("stay")
    assert table.options() == ["artillery-counter", "infantry-counter"]
    table.choose("infantry-counter")
    fought = [event.counter for event in table.all_events if isinstance(event, e.FightBegan)]
    assert [table.s.what[i] for i in fought] == ["tanks-counter", "infantry-counter"]


# -- Crushing Victories


@pytest.mark.rule("conquest.crushing.six-wins")
def test_a_six_wins_whatever_the_totals() -> None:
    assert rounds(attack(TANKS, aliens=1, dice=(6, 5))) == [(9, 11, "aliens")]


@pytest.mark.rule("conquest.crushing.applies-either-side")
def test_a_six_of_the_resistance_wins_whatever_the_totals() -> None:
    table = attack(aliens=4, dice=(5, 6))
    assert rounds(table) == [(17, 9, "foe")]
    assert table.pool(0) == [SAUCER]


@pytest.mark.rule("conquest.crushing.both")
def test_two_sixes_are_a_tie_whatever_the_totals() -> None:
    assert rounds(attack(aliens=4, dice=(6, 6))) == [(18, 9, "tie")]


@pytest.mark.rule("conquest.crushing.both")
def test_a_deadly_five_and_a_six_are_a_tie() -> None:
    deadly = {"counters.P1.1": ["rocket-truck-counter"]}
    assert rounds(attack(location="forest", aliens=4, dice=(6, 5), there=deadly)) == [(18, 10, "tie")]


@pytest.mark.rule("conquest.crushing.natural-die")
def test_only_the_die_itself_makes_a_crushing_victory() -> None:
    """A 5 with 3 Strength more is no 6."""
    table = attack(TANKS, aliens=1, dice=(5, 5), there={"hand.0": ["death-ray-salvo"], "hand.1": []})
    table.go_on("respond-before-dice").choose("death-ray-salvo").go_on("escape")
    assert rounds(table) == [(3 + 3 + 5, 6 + 5, "tie")]


@pytest.mark.rule("conquest.crushing.natural-die")
def test_of_the_dice_of_the_deadly_and_cunning_the_higher_one_decides() -> None:
    there = {"counters.P1.1": ["rocket-truck-counter"]}
    assert rounds(attack(location="boardwalk-fair", aliens=4, dice=(4, 3, 5), there=there)) == [(16, 10, "foe")]


@pytest.mark.rule("conquest.crushing.natural-die")
def test_a_die_that_was_rolled_again_into_a_six_is_a_crushing_victory() -> None:
    table = attack(TANKS, aliens=1, dice=(1, 5, 6), there={"hand.0": ["second-volley"], "hand.1": []})
    table.go_on("respond-after-dice").choose("second-volley").go_on("conquer")
    assert rounds(table) == [(9, 11, "aliens")]


# -- what comes of it


@pytest.mark.rule("conquest.victory_loss.alien-win-round")
def test_the_beaten_resistance_and_its_heroes_are_discarded() -> None:
    table = attack(GEOLOGIST, TANKS, dice=(6, 1))
    assert table.keys("resistance-discard") == [GEOLOGIST, TANKS]
    assert table.keys("fighting") == []


@pytest.mark.rule("conquest.victory_loss.next-fight")
def test_after_a_won_fight_the_next_resistance_is_drawn() -> None:
    table = attack(INFANTRY, TANKS, location="town", dice=(5, 1, 1, 1)).choose("stay")
    drawn = [
        table.s.what[event.ids[0]] for event in table.all_events if isinstance(event, Moved) and event.dst == "fighting"
    ]
    assert drawn == [INFANTRY, TANKS]


@pytest.mark.rule("conquest.victory_loss.conquer")
@pytest.mark.parametrize(("answer", "markers"), [(("conquer",), {"P1.1": 0}), ((), {})])
def test_who_has_beaten_all_may_place_a_marker(answer: tuple[str, ...], markers: dict[str, int]) -> None:
    table = attack(dice=(6, 1))
    assert table.waiting() == [(0, "conquer")]
    table.choose(*answer).go_on()
    assert table.s.markers == markers


@pytest.mark.rule("conquest.victory_loss.conquered-resistance-zero")
@pytest.mark.parametrize("owner", [0, 1])
def test_no_resistance_is_drawn_at_a_conquered_location(owner: int) -> None:
    table = attack(location="city", dice=(), markers={"P1.1": owner})
    assert count(table, e.BattleBegan) == 0
    assert table.reading().resistance_value("P1.1") == 0
    assert table.reading().terror(owner) == 3


@pytest.mark.rule("conquest.victory_loss.no-marker-base-zero")
def test_no_marker_is_placed_where_there_never_was_resistance() -> None:
    table = attack(location="forest", dice=(6, 1), there={"counters.P1.1": ["infantry-counter"]}).go_on("conquer")
    assert table.counters("P1.1") == []
    assert "conquer" not in [ask for _, ask in table.waiting()]
    assert table.s.markers == {}


@pytest.mark.rule("conquest.victory_loss.resistance-win-round")
def test_a_lost_round_costs_one_alien() -> None:
    table = attack(TANKS, aliens=3, dice=(1, 6))
    assert (table.aliens("P1.1"), table.pool(0)) == ([0, 0], [SAUCER])


@pytest.mark.rule("conquest.victory_loss.resistance-win-round")
def test_the_owner_chooses_which_of_different_aliens_is_lost() -> None:
    ally = {"stuff.0": ["glorbax-the-devourer"], "aliens.P1.1": [SAUCER, "glorbax-the-devourer-figure"]}
    table = attack(TANKS, dice=(1, 6), there=ally)
    assert (table.waiting(), table.options()) == ([(0, "lose-alien")], ["glorbax-the-devourer-figure", SAUCER])
    table.choose("glorbax-the-devourer-figure")
    assert table.pool(0) == ["glorbax-the-devourer-figure"]


@pytest.mark.rule("conquest.victory_loss.continue")
def test_who_has_lost_an_alien_fights_on_against_the_same_resistance() -> None:
    table = attack(TANKS, dice=(1, 6, 5, 2)).choose("stay")
    assert rounds(table) == [(7, 12, "foe"), (8, 8, "tie")]
    assert table.keys("fighting") == [TANKS]


@pytest.mark.rule("conquest.victory_loss.battle-lost")
def test_with_the_last_alien_the_battle_is_lost() -> None:
    table = attack(GEOLOGIST, TANKS, location="town", aliens=1, dice=(1, 6))
    assert [event.winner for event in table.all_events if isinstance(event, e.BattleDecided)] == [-1]
    assert table.keys("resistance-discard") == [GEOLOGIST, TANKS]
    assert (table.s.markers, table.s.battle) == ({}, None)


@pytest.mark.rule("conquest.victory_loss.start-over")
def test_the_next_battle_there_begins_anew() -> None:
    """Two of three Fights are won; in the next round there are three again."""
    fled = attack(location="city", dice=(6, 1, 6, 1)).choose("stay").choose("P1.C").go_on()
    again = attack(location="city", dice=(6, 1) * 3, there={"resistance-discard": fled.keys("resistance-discard")})
    assert fled.s.markers == {}
    assert fled.reading().resistance_value("P1.1") == 3
    assert count(again.go_on("conquer"), e.FightBegan) == 3


# -- a Location that is Demolished in the midst of it


@pytest.mark.rule("conquest.components.demolished-marker")
def test_a_demolished_location_stays_in_its_space_and_is_worth_nothing() -> None:
    zones = {"hand.0": ["atomic-bomb"], "location.O.1": ["town"], "hand.1": []}
    table = given(zones, markers={"O.1": 1}, menace=(0, 0)).play("atomic-bomb")
    table.go_on("pick")
    if table.waiting():
        table.choose("O.1")
    space = next(space for space in table.view().spaces if space.space == "O.1")
    assert (space.demolished, space.conqueror, space.resistance, space.population) == (True, None, 0, 0)
    assert table.keys("location.O.1") == ["town"]

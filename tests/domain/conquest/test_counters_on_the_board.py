"""Resistance Counters: where they are fought, when they appear, and that they stay until they are beaten."""

import pytest

from domain.games.conquest import events as e
from domain.games.conquest.card import Event
from domain.games.conquest.language import Demolish, Effects, Pick, PlaceThere, Spaces, Use
from domain.kernel.events import Moved
from tests.domain.conquest.referee import Referee, besides, given, set_up
from tests.domain.conquest.test_fight_rounds import INFANTRY, OTHER, SAUCER, attack, count, rounds

COUNTER = {"counters.P1.1": ["infantry-counter"]}


def here(key: str, *effects: Effects) -> Event:
    """An Event of our own for a Fight: something happens to its Space once the dice are there."""
    then = (Pick(Spaces(here=True), effects, all_=True),)
    return Event(key=key, name=key.capitalize(), abilities=(Use(windows=("after-dice",), then=then),))


def fought(table: Referee) -> list[str]:
    """What was fought so far, in order: counters by key, a card as `card`."""
    fights = [event.counter for event in table.all_events if isinstance(event, e.FightBegan)]
    return [table.s.what[counter] if counter else "card" for counter in fights]


@pytest.mark.rule("conquest.counters.stay-on-board")
def test_a_counter_that_is_not_beaten_stays() -> None:
    table = attack(location="forest", aliens=1, dice=(1, 6), there=COUNTER)
    assert table.pool(0) == [SAUCER]
    assert table.counters("P1.1") == ["infantry-counter"]


@pytest.mark.rule("conquest.counters.stay-on-board")
def test_a_counter_is_still_there_when_the_aliens_escape() -> None:
    table = attack(location="forest", dice=(1, 4), there={"counters.P1.1": ["tanks-counter"]}).choose("P1.C")
    assert table.counters("P1.1") == ["tanks-counter"]


@pytest.mark.rule("conquest.counters.defeated")
def test_a_beaten_counter_goes_back_to_the_pool() -> None:
    table = attack(location="forest", dice=(6, 1), there={**COUNTER, "counter-pool": []})
    assert (table.counters("P1.1"), table.keys("counter-pool")) == ([], ["infantry-counter"])


@pytest.mark.rule("conquest.counters.competitive-kinds")
def test_a_competitive_game_uses_infantry_and_paratroopers_alone() -> None:
    table = set_up(2)
    assert set(table.keys("counter-pool")) == {"infantry-counter", "paratroopers-counter"}
    assert "tanks-counter" in table.keys("put-away")
    assert not {"infantry-counter", "paratroopers-counter"} & set(table.keys("put-away"))


@pytest.mark.rule("conquest.counters.moving-in")
def test_aliens_that_move_onto_a_counter_fight_it_in_their_battle_phase_besides_the_resistance() -> None:
    zones = {
        "race.0": ["setaris-kitewings"],
        "location.P1.1": ["small-town"],
        **COUNTER,
        "resistance-deck": [INFANTRY] * 3,
    }
    table = given({**zones, "aliens.P1.C": [SAUCER] * 2}, dice=(6, 1, 6, 1), menace=(0, 0))
    table.walk("P1.C", "P1.1").walk("P1.C", "P1.1")
    assert count(table, e.BattleBegan) == 0
    table.end_actions().go_on("conquer")
    assert fought(table) == ["infantry-counter", "card"]


@pytest.mark.rule("conquest.counters.conquered-location")
def test_a_counter_at_a_conquered_location_is_fought_and_the_marker_stays() -> None:
    table = attack(location="city", dice=(6, 1), there=COUNTER, markers={"P1.1": 0})
    assert fought(table) == ["infantry-counter"]
    assert not [event for event in table.all_events if isinstance(event, Moved) and event.dst == "fighting"]
    assert table.s.markers == {"P1.1": 0}


def beamed(*aliens: str, dice: tuple[int, ...]) -> Referee:
    """In seat 0's Action Phase a Tractor Beam moves a counter from P1.2 to P1.1, where these Aliens are."""
    zones = {"hand.0": ["tractor-beam"], "counters.P1.2": ["infantry-counter"], "location.P1.1": ["town"]}
    races = {"race.0": ["setaris-kitewings"], "race.1": ["rantillion-beetlemen"]}
    table = given({**zones, **races, "aliens.P1.1": [*aliens]}, dice=dice, menace=(0, 0)).play("tractor-beam")
    table.go_on()
    while table.waiting():
        offered = table.options()
        wanted = next((one for one in ("0", "infantry-counter", "P1.1") if one in offered), "")
        if not wanted or not table.asked().ask.startswith(("either", "pick")):
            break
        table.choose(wanted)
    return table


@pytest.mark.rule("conquest.counters.appear-immediate")
def test_a_counter_that_comes_to_aliens_is_fought_at_once_and_conquers_nothing() -> None:
    table = beamed(OTHER, dice=(6, 1))
    assert table.s.phase == "action"
    assert [
        (event.seat, event.space, event.extra) for event in table.all_events if isinstance(event, e.BattleBegan)
    ] == [(1, "P1.1", True)]
    assert (table.counters("P1.1"), table.s.markers) == ([], {})
    assert "conquer" not in [ask for _, ask in table.waiting()]


@pytest.mark.rule("conquest.counters.appear-immediate")
def test_the_owners_of_the_aliens_there_fight_it_in_turn_order_until_it_is_beaten() -> None:
    table = beamed(SAUCER, OTHER, dice=(1, 6, 6, 1)).go_on()
    battles = [event.seat for event in table.all_events if isinstance(event, e.BattleBegan)]
    assert battles == [0, 1]
    assert table.counters("P1.1") == []
    assert table.aliens("P1.1") == [1]


@pytest.mark.rule("conquest.counters.appear-immediate")
def test_who_lands_on_a_counter_does_not_make_it_appear() -> None:
    zones = {"alien-pool.0": [SAUCER], "aliens.P1.C": [], "counters.P1.C": ["infantry-counter"]}
    table = given(zones).land("P1.C")
    assert not table.happened(e.CounterAppeared)


@pytest.mark.rule("conquest.counters.appear-many")
def test_of_counters_that_appear_together_the_player_whose_turn_it_is_says_which_is_fought_first() -> None:
    """Seat 1 drops Paratroopers and Infantry on seat 0's Aliens in two Spaces."""
    zones = {"hand.1": ["paratroopers-at-dawn"], "aliens.P1.1": [SAUCER], "aliens.P1.2": [SAUCER]}
    table = given({**zones, "race.0": ["setaris-kitewings"]}, current=1, dice=(1, 2, 6, 1, 6, 1), menace=(0, 0))
    table.play("paratroopers-at-dawn").go_on().choose("P1")
    assert table.counters("P1.1") == ["paratroopers-counter"]
    assert (table.waiting(), table.options()) == ([(1, "fight-where")], ["P1.1", "P1.2"])
    table.choose("P1.2").go_on()
    assert fought(table) == ["infantry-counter", "paratroopers-counter"]


@pytest.mark.rule("conquest.counters.appear-same-battle")
def test_a_counter_that_appears_where_a_battle_is_running_joins_it_before_further_cards() -> None:
    with besides(here("reserves", PlaceThere(which="Infantry"))):
        table = attack(location="town", dice=(6, 1, 6, 1, 6, 1), there={"hand.0": ["reserves"], "hand.1": []})
        table.go_on("respond-after-dice").choose("reserves").go_on("conquer")
        assert fought(table) == ["card", "infantry-counter", "card"]
        assert count(table, e.BattleBegan) == 1


@pytest.mark.rule("conquest.counters.draw-location-first")
def test_in_a_battle_phase_the_location_is_drawn_before_a_counter_that_appears_there_is_fought() -> None:
    there = {
        "location.P1.1": [],
        "aliens.P1.1": [],
        "aliens.P1.2": [SAUCER] * 2,
        "location.P1.2": ["small-town"],
        "aliens.P1.5": [SAUCER] * 2,
        "location-deck": ["forest", "town"],
    }
    table = attack("us-army-paratroopers", dice=(5, 6, 1, 6, 1), there=there).resolve("P1.2").go_on("conquer")
    assert table.keys("location.P1.5") == []
    table.choose("conquer")
    happened = [
        "drawn" if isinstance(event, Moved) else "fought"
        for event in table.events
        if isinstance(event, e.FightBegan) or (isinstance(event, Moved) and event.dst == "location.P1.5")
    ]
    assert happened[:2] == ["drawn", "fought"]
    assert table.keys("location.P1.5") == ["town"]
    assert fought(table)[:2] == ["card", "paratroopers-counter"]


# -- a Location that is Demolished in the midst of a Battle


@pytest.mark.rule("conquest.components.demolished-marker")
def test_the_fights_for_a_location_that_is_demolished_end_without_a_winner() -> None:
    with besides(here("quake", Demolish())):
        table = attack(location="city", dice=(5, 1), there={"hand.0": ["quake"], "hand.1": []})
        table.go_on("respond-after-dice").choose("quake").go_on()
        assert rounds(table) == []
        assert fought(table) == ["card"]
        assert [event.winner for event in table.all_events if isinstance(event, e.BattleDecided)] == [-2]
        assert (table.keys("resistance-discard"), table.s.markers) == ([INFANTRY], {})
        assert table.aliens("P1.1") == [0, 0]


@pytest.mark.rule("conquest.components.demolished-marker")
def test_counters_at_a_location_that_is_demolished_are_still_fought() -> None:
    two = {"counters.P1.1": ["infantry-counter", "infantry-counter"]}
    with besides(here("quake", Demolish())):
        table = attack(location="city", dice=(6, 1, 6, 1), there={"hand.0": ["quake"], "hand.1": [], **two})
        table.go_on("fight-counter").choose("infantry-counter").go_on("respond-after-dice").choose("quake").go_on()
        assert fought(table) == ["infantry-counter", "infantry-counter"]
        assert table.counters("P1.1") == []

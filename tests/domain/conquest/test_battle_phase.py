"""The Battle Phase: which Spaces are resolved, in which order, and exploring Empty Spaces."""

import pytest

from domain.games.conquest import actions as a, events as e
from domain.kernel.events import Moved
from tests.domain.conquest.referee import Referee, given

SAUCER, OTHER = "green-saucer", "blue-saucer"
PLAIN = {"race.0": ["the-vento-star-empire"], "aliens.P1.C": []}


def battling(zones: dict[str, list[str]], dice: tuple[int, ...] = (), **about: object) -> Referee:
    """The Battle Phase of seat 0, no Alien of whose is anywhere but where it is said."""
    return given({**PLAIN, **zones}, phase="battle", dice=dice, **about)  # type: ignore[arg-type]


def resolved(table: Referee) -> list[str]:
    """The Spaces that were resolved, in order."""
    return [event.space for event in table.all_events if isinstance(event, e.SpaceResolved)]


def to_resolve(table: Referee) -> list[str]:
    """The Spaces that may be resolved next."""
    return sorted(move.space for move in table.legal(a.ResolveSpace))


def fights(table: Referee) -> list[tuple[int, int]]:
    """The Fights so far: against whose Aliens (-1 Humans), against which counter (0 none)."""
    return [(event.seat, event.counter) for event in table.all_events if isinstance(event, e.FightBegan)]


# -- which Spaces, and in which order


@pytest.mark.rule("conquest.battle.encounter-order")
@pytest.mark.parametrize("order", [("P1.1", "P1.3", "P1.5"), ("P1.5", "P1.1", "P1.3")])
def test_a_player_resolves_one_space_after_another_in_any_order(order: tuple[str, ...]) -> None:
    zones = {f"aliens.{space}": [SAUCER] for space in order}
    table = battling({**zones, "location-deck": ["forest"] * 5})
    assert to_resolve(table) == ["P1.1", "P1.3", "P1.5"]
    table.resolve(order[0])
    assert to_resolve(table) == sorted(order[1:])
    table.resolve(order[1])
    assert resolved(table) == [*order]


@pytest.mark.rule("conquest.battle.encounter-order")
def test_no_space_is_resolved_twice_in_a_phase() -> None:
    zones = {"aliens.P1.1": [SAUCER], "aliens.P1.3": [SAUCER], "aliens.P1.5": [SAUCER]}
    table = battling({**zones, "location-deck": ["small-town", "small-town", "forest"]}).resolve("P1.1")
    refused = table.refused(a.ResolveSpace(space="P1.1"))
    assert (refused.code, refused.rule) == ("target_not_legal", "conquest.battle.encounter-order")


@pytest.mark.rule("conquest.battle.encounter-order")
def test_aliens_who_escape_into_a_space_not_yet_resolved_join_its_encounter() -> None:
    zones = {"aliens.P1.1": [SAUCER] * 2, "aliens.P1.2": [SAUCER], "location.P1.1": ["city"]}
    table = battling({**zones, "location-deck": ["small-town"]}, dice=(1, 5, 6, 1)).resolve("P1.1")
    table.go_on("escape").choose("P1.2")
    assert len(table.happened(e.BattleBegan)) == 1
    assert table.s.battle is not None
    assert table.s.battle.space == "P1.2"
    assert table.aliens("P1.2") == [0, 0]


@pytest.mark.rule("conquest.battle.encounter-order")
def test_aliens_who_escape_to_where_all_is_done_have_no_second_encounter() -> None:
    zones = {"aliens.P1.1": [SAUCER] * 2, "aliens.P1.2": [SAUCER], "location.P1.1": ["city"]}
    table = battling({**zones, "location-deck": ["forest"]}, dice=(1, 5)).resolve("P1.2")
    table.go_on("escape").choose("P1.2").go_on()
    assert resolved(table) == ["P1.2", "P1.1"]
    assert table.s.phase != "battle"


@pytest.mark.rule("conquest.battle.encounter-order")
def test_a_space_first_entered_by_an_escape_has_an_encounter_of_its_own() -> None:
    """The Landing Site, where a counter is."""
    zones = {"aliens.P1.1": [SAUCER] * 2, "location.P1.1": ["city"], "counters.P1.C": ["infantry-counter"]}
    table = battling(zones, dice=(1, 5)).go_on("escape").choose("P1.C")
    assert [event.space for event in table.happened(e.BattleBegan)] == ["P1.C"]


@pytest.mark.rule("conquest.battle.existing-location")
def test_the_phase_does_not_end_before_the_battle_at_an_unconquered_location() -> None:
    table = given({**PLAIN, "aliens.P1.1": [SAUCER], "location.P1.1": ["town"]}).end_actions()
    assert [event.space for event in table.happened(e.BattleBegan)] == ["P1.1"]
    assert table.s.phase == "battle"


@pytest.mark.rule("conquest.battle.existing-location")
def test_with_two_locations_to_fight_at_nothing_else_can_be_done() -> None:
    towns = {f"location.P1.{n}": ["town"] for n in (1, 3)}
    table = battling({"aliens.P1.1": [SAUCER], "aliens.P1.3": [SAUCER], **towns})
    assert to_resolve(table) == ["P1.1", "P1.3"]
    assert table.refused(a.EndActionPhase()).code == "wrong_phase"


@pytest.mark.rule("conquest.battle.enemies-present")
@pytest.mark.parametrize("enemy", [{"aliens.P1.1": [SAUCER, OTHER]}, {"counters.P1.1": ["infantry-counter"]}])
def test_enemies_at_a_conquered_location_are_fought(enemy: dict[str, list[str]]) -> None:
    table = battling({"aliens.P1.1": [SAUCER], "location.P1.1": ["town"], **enemy}, markers={"P1.1": 0})
    assert [event.space for event in table.all_events if isinstance(event, e.BattleBegan)] == ["P1.1"]


@pytest.mark.rule("conquest.battle.enemies-present")
def test_enemies_on_a_landing_site_are_fought() -> None:
    table = battling({"aliens.P2.C": [SAUCER, OTHER]})
    assert [event.space for event in table.all_events if isinstance(event, e.BattleBegan)] == ["P2.C"]


@pytest.mark.rule("conquest.battle.order-of-enemies")
def test_counters_are_fought_besides_the_resistance_and_before_a_card_is_drawn() -> None:
    zones = {"aliens.P1.1": [SAUCER] * 3, "location.P1.1": ["town"], "counters.P1.1": ["infantry-counter"]}
    table = battling(zones, dice=(4, 1, 4, 1, 4, 1)).go_on("escape")
    counter = fights(table)[0][1]
    assert fights(table) == [(-1, counter)]
    assert table.s.what[counter] == "infantry-counter"
    assert not [event for event in table.all_events if isinstance(event, Moved) and event.dst == "fighting"]
    table.go_on("conquer")
    assert fights(table) == [(-1, counter), (-1, 0), (-1, 0)]


@pytest.mark.rule("conquest.battle.enemy-aliens-first")
def test_enemy_aliens_are_fought_before_counters_and_cards() -> None:
    enemies = {"aliens.P1.1": [SAUCER] * 3 + [OTHER], "counters.P1.1": ["infantry-counter"]}
    table = battling({**enemies, "location.P1.1": ["town"]}, dice=(6, 1, 4, 1, 4, 1, 4, 1)).go_on("conquer")
    counter = fights(table)[1][1]
    assert fights(table) == [(1, 0), (-1, counter), (-1, 0), (-1, 0)]
    assert counter


@pytest.mark.rule("conquest.battle.enemy-aliens-first")
def test_what_is_left_is_not_fought_once_the_attackers_are_gone() -> None:
    enemies = {"aliens.P1.1": [SAUCER, OTHER], "counters.P1.1": ["infantry-counter"]}
    table = battling({**enemies, "location.P1.1": ["town"]}, dice=(1, 6)).go_on()
    assert fights(table) == [(1, 0)]
    assert table.counters("P1.1") == ["infantry-counter"]


@pytest.mark.rule("conquest.battle.zero-resistance")
@pytest.mark.parametrize("location", ["grassy-fields", "forest"])
def test_nothing_happens_at_a_location_without_resistance(location: str) -> None:
    table = given({**PLAIN, "aliens.P1.1": [SAUCER], "location.P1.1": [location]}).end_actions()
    assert not table.happened(e.BattleBegan)
    assert not table.happened(e.SpaceResolved)


@pytest.mark.rule("conquest.battle.zero-resistance")
def test_nothing_happens_at_one_s_own_conquest() -> None:
    zones = {**PLAIN, "aliens.P1.1": [SAUCER], "location.P1.1": ["city"]}
    assert not given(zones, markers={"P1.1": 0}).end_actions().happened(e.BattleBegan)


# -- exploring


@pytest.mark.rule("conquest.explore.draw-location")
def test_an_empty_space_with_aliens_is_explored() -> None:
    """Whether the player likes it or not."""
    table = given({**PLAIN, "aliens.P1.1": [SAUCER], "location-deck": ["town", "forest"]}).end_actions()
    assert table.keys("location.P1.1") == ["forest"]
    assert table.keys("location-deck") == ["town"]
    assert table.shown("location.P1.1") == ["forest"]


@pytest.mark.rule("conquest.explore.draw-location")
def test_the_battle_phase_waits_for_every_empty_space() -> None:
    table = battling({"aliens.P1.1": [SAUCER], "aliens.P1.3": [SAUCER]})
    assert table.awaited() == (0,)
    assert table.refused(a.EndActionPhase()).code == "wrong_phase"


@pytest.mark.rule("conquest.explore.draw-location")
def test_a_location_stays_where_it_was_placed() -> None:
    table = given({**PLAIN, "aliens.P1.1": [SAUCER], "location-deck": ["forest"] * 3}).end_turn().end_turn()
    assert table.s.round == 2
    assert table.keys("location.P1.1") == ["forest"]


@pytest.mark.rule("conquest.explore.draw-location")
def test_nobody_explores_the_empty_spaces_of_others() -> None:
    table = given({"aliens.P2.1": [OTHER], "location-deck": ["forest"] * 3}).end_turn()
    assert table.s.current == 1
    assert table.keys("location.P2.1") == []


@pytest.mark.rule("conquest.explore.then-battle")
def test_a_battle_at_the_new_location_comes_before_the_next_space() -> None:
    zones = {"aliens.P1.1": [SAUCER] * 2, "aliens.P1.3": [SAUCER], "location-deck": ["forest", "town"]}
    table = battling(zones, dice=(4, 1, 4, 1)).resolve("P1.1").go_on("conquer")
    assert fights(table) == [(-1, 0), (-1, 0)]
    assert table.keys("location.P1.3") == []
    table.choose("conquer").go_on()
    assert resolved(table) == ["P1.1", "P1.3"]


@pytest.mark.rule("conquest.explore.one-card")
def test_one_location_is_drawn_however_many_aliens_explore() -> None:
    table = given({**PLAIN, "aliens.P1.1": [SAUCER] * 3, "location-deck": ["forest"] * 5}).end_actions()
    assert table.keys("location.P1.1") == ["forest"]
    assert len(table.keys("location-deck")) == 4


@pytest.mark.rule("conquest.explore.before-enemies")
def test_the_location_is_drawn_before_enemies_in_an_empty_space_are_fought() -> None:
    """First the Location, then the counter, then the Location's Resistance."""
    zones = {"aliens.P1.1": [SAUCER] * 3, "counters.P1.1": ["infantry-counter"], "location-deck": ["small-town"]}
    table = battling(zones, dice=(4, 1, 4, 1)).go_on("conquer")
    happened = [
        event.dst if isinstance(event, Moved) else event.counter
        for event in table.all_events
        if isinstance(event, e.FightBegan) or (isinstance(event, Moved) and event.dst == "location.P1.1")
    ]
    counter = fights(table)[0][1]
    assert happened == ["location.P1.1", counter, 0]
    assert table.s.what[counter] == "infantry-counter"


@pytest.mark.rule("conquest.explore.before-enemies")
def test_the_location_is_drawn_before_rivals_in_an_empty_space_are_fought() -> None:
    zones = {"aliens.P1.1": [SAUCER, OTHER], "location-deck": ["forest"]}
    table = battling(zones, dice=(6, 1))
    happened = [
        type(event)
        for event in table.all_events
        if isinstance(event, e.FightBegan) or (isinstance(event, Moved) and event.dst == "location.P1.1")
    ]
    assert happened == [Moved, e.FightBegan]
    assert table.keys("location.P1.1") == ["forest"]

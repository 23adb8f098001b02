"""Moving Aliens in the Action Phase: what it costs, and what stops them."""

import pytest

from domain.games.conquest import actions as a, events as e
from tests.domain.conquest.referee import Referee, given

SAUCER, OTHER = "green-saucer", "blue-saucer"
NEAR_HOME = ["P1.1", "P1.2", "P1.3", "P1.4", "P1.5", "P1.6"]


def walking(*to: str, start: str = "P1.C", **given_more: object) -> Referee:
    """One Alien of seat 0 goes from Space to Space."""
    zones = {"aliens.P1.C": [], f"aliens.{start}": [SAUCER]}
    table = given({**zones, **given_more.pop("zones", {})}, **given_more)  # type: ignore[dict-item, arg-type]
    for space in to:
        table.walk(start, space)
        start = space
    return table


def stopped(table: Referee, space: str) -> bool:
    """Whether the Alien that has come to a Space may not move on, though there are points for it."""
    assert table.s.points > 0
    return space not in table.walkers()


@pytest.mark.rule("conquest.move.cost")
def test_a_move_to_an_adjacent_space_costs_one_action_point() -> None:
    table = walking("P1.1", points=1)
    assert table.aliens("P1.1") == [0]
    assert table.s.points == 0


@pytest.mark.rule("conquest.move.cost")
def test_an_alien_moves_to_adjacent_spaces_only() -> None:
    table = given()
    saucer = table.find("aliens.P1.C", SAUCER)
    assert table.reach(saucer) == NEAR_HOME
    refused = table.refused(a.MoveAlien(alien=saucer, space="O.1"))
    assert (refused.code, refused.detail, refused.rule) == (
        "target_not_legal",
        "not_adjacent",
        "conquest.board.adjacent",
    )


@pytest.mark.rule("conquest.move.cost")
def test_without_a_point_nobody_moves() -> None:
    table = given(points=0)
    refused = table.refused(a.MoveAlien(alien=table.find("aliens.P1.C", SAUCER), space="P1.1"))
    assert (refused.code, refused.rule) == ("not_enough_points", "conquest.move.cost")


@pytest.mark.rule("conquest.move.cost")
def test_only_one_s_own_aliens_are_moved() -> None:
    table = given()
    refused = table.refused(a.MoveAlien(alien=table.find("aliens.P2.C", OTHER), space="P2.1"))
    assert (refused.code, refused.rule, refused.pointer) == ("target_not_legal", "conquest.move.cost", "/alien")


@pytest.mark.rule("conquest.move.repeat")
def test_one_alien_moves_several_spaces_in_a_turn_at_a_point_each() -> None:
    conquered = {f"location.P1.{n}": ["town"] for n in (1, 2, 3)}
    table = walking("P1.1", "P1.2", "P1.3", zones=conquered, points=3, markers={f"P1.{n}": 0 for n in (1, 2, 3)})
    assert table.aliens("P1.3") == [0]
    assert table.s.points == 0


@pytest.mark.rule("conquest.move.stop-empty-space")
def test_an_empty_space_stops_an_alien_for_the_turn() -> None:
    table = walking("P1.1")
    assert stopped(table, "P1.1")
    refused = table.refused(a.MoveAlien(alien=table.find("aliens.P1.1", SAUCER), space="P1.2"))
    assert (refused.code, refused.detail, refused.rule) == ("target_not_legal", "stopped", "conquest.move.repeat")


@pytest.mark.rule("conquest.move.stop-empty-space")
def test_who_was_stopped_moves_again_in_the_next_turn() -> None:
    table = walking("P1.1", zones={"location-deck": ["forest"] * 5}).end_turn().end_turn().command(2, 3).go_on()
    assert (table.s.round, table.s.current) == (2, 0)
    assert not stopped(table, "P1.1")


@pytest.mark.rule("conquest.move.stop-empty-space")
def test_the_others_go_on_when_one_was_stopped() -> None:
    table = given().walk("P1.C", "P1.1")
    assert table.walkers() == ["P1.C"]


@pytest.mark.rule("conquest.move.stop-unconquered")
@pytest.mark.parametrize("location", ["small-town", "town", "city", "proving-ground"])
def test_an_unconquered_location_with_resistance_stops_an_alien(location: str) -> None:
    table = walking("P1.1", zones={"location.P1.1": [location]})
    assert stopped(table, "P1.1")
    assert "conquest.move.stop-unconquered" in table.rules()


@pytest.mark.rule("conquest.move.stop-enemy")
@pytest.mark.parametrize("enemy", [{"counters.P1.1": ["infantry-counter"]}, {"aliens.P1.1": [OTHER]}])
def test_an_enemy_at_a_conquered_location_stops_an_alien(enemy: dict[str, list[str]]) -> None:
    table = walking("P1.1", zones={"location.P1.1": ["town"], **enemy}, markers={"P1.1": 0})
    assert stopped(table, "P1.1")
    assert "conquest.move.stop-enemy" in table.rules()


@pytest.mark.rule("conquest.move.stop-enemy")
def test_an_enemy_at_a_location_without_resistance_stops_an_alien() -> None:
    table = walking("P1.1", zones={"location.P1.1": ["forest"], "counters.P1.1": ["infantry-counter"]})
    assert stopped(table, "P1.1")


@pytest.mark.rule("conquest.move.stop-enemy")
def test_an_enemy_on_a_landing_site_stops_an_alien() -> None:
    """Whoever's Landing Site it is."""
    home = walking("P1.C", start="P1.1", zones={"counters.P1.C": ["infantry-counter"]})
    assert stopped(home, "P1.C")
    abroad = walking("P2.C", start="P2.1")
    assert stopped(abroad, "P2.C")


@pytest.mark.rule("conquest.move.stop-enemy")
def test_a_partner_is_no_enemy() -> None:
    zones = {"location.P1.1": ["town"], "aliens.P1.1": ["red-saucer"]}
    table = walking("P1.1", seats=4, options={"mode": "team"}, zones=zones, markers={"P1.1": 0})
    assert not stopped(table, "P1.1")


@pytest.mark.rule("conquest.move.pass-through")
def test_an_alien_passes_through_what_does_not_stop_it() -> None:
    """Resistance 0; conquered by oneself, or by a rival; Demolished."""
    zones = {
        "location.P1.1": ["forest"],
        "location.P1.2": ["town"],
        "location.P1.3": ["city"],
        "location.P1.4": ["town"],
    }
    table = walking("P1.1", "P1.2", "P1.3", "P1.4", zones=zones, markers={"P1.2": 0, "P1.3": 1}, demolished=["P1.4"])
    assert not stopped(table, "P1.4")


@pytest.mark.rule("conquest.move.landing-site-no-stop")
def test_a_landing_site_stops_nobody() -> None:
    table = walking("P1.C", "P1.2", start="P1.1", points=2)
    assert table.aliens("P1.2") == [0]


@pytest.mark.rule("conquest.move.landing-site-no-stop")
def test_a_rival_s_deserted_landing_site_stops_nobody() -> None:
    table = walking("P2.C", start="P2.1", zones={"aliens.P2.C": []})
    assert not stopped(table, "P2.C")


@pytest.mark.rule("conquest.move.start-in-blocked")
@pytest.mark.parametrize(
    "there",
    [{"counters.P1.1": ["infantry-counter"]}, {"location.P1.1": ["city"]}, {"aliens.P1.1": [SAUCER, OTHER]}, {}],
)
def test_what_would_stop_an_alien_lets_it_out(there: dict[str, list[str]]) -> None:
    table = given({"aliens.P1.C": [], "aliens.P1.1": [SAUCER], **there}, points=1)
    table.walk("P1.1", "P1.C")
    assert (table.aliens("P1.C"), table.s.points) == ([0], 0)


@pytest.mark.rule("conquest.move.no-location-draw")
def test_no_location_is_drawn_before_the_battle_phase() -> None:
    table = walking("P1.1", zones={"location-deck": ["forest", "town"]})
    assert table.keys("location.P1.1") == []
    assert table.keys("location-deck") == ["forest", "town"]
    table.end_actions()
    assert table.keys("location.P1.1") == ["town"]


@pytest.mark.rule("conquest.steal.not-while-moving")
def test_to_pass_through_a_rival_s_conquest_takes_nothing() -> None:
    table = walking("P1.1", "P1.C", zones={"location.P1.1": ["town"]}, markers={"P1.1": 1})
    assert table.s.markers == {"P1.1": 1}
    assert not table.happened(e.Conquered)

"""The Locations, card by card: what each does besides being defended and worth something."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.conquest.actions import LandReinforcement, MoveAlien, UseAbility

from ..fights import COOP, OTHER, SAUCER, Table, battle, table

INFANTRY, PLANES, TANKS, POLICE = "us-army-infantry", "us-army-fighter-planes", "us-army-tanks", "local-police"
GEOLOGIST = "local-geologist"


def conquering(location: str, *rolls: int, options: dict[str, str] | None = None, **about: Any) -> Table:
    """The last Battle for a Location is won: nobody is left in the Resistance deck, and the marker is placed."""
    here = "O.C" if location in ("capitol-city", "historic-monument") else "P1.2"
    won = battle(aliens=4, location=location, here=here, options=options, rolls=rolls, **about)
    while won.asked().ask == "escape":
        won.stay()
    assert won.waiting() == [(0, "conquer")]
    return won.choose("conquer")


def exploring(location: str, *rolls: int, options: dict[str, str] | None = None, **zones: list[str]) -> Table:
    """Two saucers explore P1.2 and find this Location."""
    lying = {
        "aliens.P1.2": [SAUCER] * 2,
        "location-deck": ["town", location],
        "resistance-deck": [INFANTRY] * 4,
        **zones,
    }
    return table(lying, rolls=rolls, phase="battle", options=options)


# -- while Battles are fought there


@pytest.mark.rule("conquest.location.game-text")
@pytest.mark.parametrize(
    ("location", "drawn", "total"),
    [
        ("radio-station", (INFANTRY,), 3),
        ("national-monument", (INFANTRY,), 3 + 1),
        ("national-monument", (TANKS,), 6 + 1),
        ("army-base", (INFANTRY,), 3 + 1),
        ("army-base", (POLICE,), 3),
        ("army-base", ("iron-jaw-general", POLICE), 3 + 3),
        ("army-base", ("iron-jaw-general", INFANTRY), 3 + 3 + 1),
        ("air-field", (PLANES,), 6 + 2),
        ("air-field", (INFANTRY,), 3),
        ("air-field", (GEOLOGIST, PLANES), 6 + 1 + 2),
        ("college-town", (INFANTRY,), 3),
        ("college-town", (GEOLOGIST, INFANTRY), 3 + 2),
        ("college-town", (GEOLOGIST, "army-scientists", INFANTRY), 3 + 2 + 3),
        ("grand-metropolis", (INFANTRY,), 3 + 4),
        ("grand-metropolis", ("angry-mob",), 2 + 4),
        ("seaport", (TANKS,), 6 + 1),
        ("seaport", (INFANTRY,), 3),
        ("mining-town", (INFANTRY,), 3 + 1),
        ("mining-town", (TANKS,), 6),
        ("capitol-city", (INFANTRY,), 3 + 1),
        ("historic-monument", (GEOLOGIST, INFANTRY), 3 + 2),
    ],
)
def test_what_a_location_adds_to_the_resistance_that_defends_it(
    location: str, drawn: tuple[str, ...], total: int
) -> None:
    """Four saucers of Strength 3 with a 5, against a 2 (twice for the cunning)."""
    fought = battle(*drawn, aliens=4, rolls=(5, 2, 2), location=location)

    assert fought.rounds()[0] == (12 + 5, total + 2, "aliens")


@pytest.mark.parametrize("location", ["college-town", "historic-monument"])
def test_what_a_hero_gives_more_there_counts_no_more_than_the_bonus_where_bonuses_do_not_count(location: str) -> None:
    """Zyra (Strength 3) is in the Fight."""
    zones = {"aliens.P1.2": [SAUCER, SAUCER, "zyra-of-the-outer-rim-figure"], "stuff.0": ["zyra-of-the-outer-rim"]}
    fought = battle(GEOLOGIST, INFANTRY, rolls=(5, 2), location=location, zones=zones)

    assert fought.rounds()[0] == (9 + 5, 3 + 2, "aliens")


@pytest.mark.rule("conquest.location.game-text")
def test_the_text_of_a_location_means_nothing_to_fights_elsewhere() -> None:
    fought = battle(INFANTRY, aliens=4, rolls=(5, 2), zones={"location.P1.1": ["national-monument"]})

    assert fought.rounds() == [(17, 3 + 2, "aliens")]


@pytest.mark.rule("conquest.location.type-icons")
def test_an_icon_alone_changes_nothing() -> None:
    town = battle(INFANTRY, aliens=3, rolls=(5, 2), location="town").rounds()[0]
    forest = battle(counters=["infantry-counter"], aliens=3, rolls=(5, 2), location="forest").rounds()

    assert [town] == forest == [(14, 5, "aliens")]


@pytest.mark.parametrize(
    ("location", "total"), [("national-monument", 4), ("capitol-city", 4), ("grand-metropolis", 7)]
)
def test_a_location_helps_counters_as_it_helps_cards(location: str, total: int) -> None:
    fought = battle(counters=["infantry-counter"], aliens=4, rolls=(5, 2), location=location)

    assert fought.rounds()[0] == (17, total + 2, "aliens")


def test_a_conquered_location_helps_counters_still() -> None:
    fought = battle(
        counters=["infantry-counter"], aliens=4, rolls=(5, 2), location="national-monument", markers={"P1.2": 0}
    )

    assert fought.rounds() == [(17, 3 + 1 + 2, "aliens")]


@pytest.mark.rule("conquest.components.demolished-marker")
def test_a_demolished_location_helps_nobody() -> None:
    fought = battle(
        counters=["infantry-counter"], aliens=4, rolls=(5, 2), location="national-monument", demolished=["P1.2"]
    )

    assert fought.rounds() == [(17, 3 + 2, "aliens")]


@pytest.mark.parametrize("location", ["national-monument", "grand-metropolis", "boardwalk-fair"])
def test_a_location_says_nothing_about_fights_between_aliens(location: str) -> None:
    zones = {"aliens.P1.2": [SAUCER] * 3 + [OTHER], "race.1": ["the-trun"]}
    fought = battle(location=location, rolls=(5, 2), zones=zones)

    assert fought.rounds()[0] == (9 + 5, 4 + 2, "aliens")


def test_at_the_boardwalk_fair_the_resistance_is_cunning() -> None:
    fought = battle(INFANTRY, aliens=3, rolls=(5, 2, 4), location="boardwalk-fair")

    assert fought.rounds()[0] == (14, 3 + 4, "aliens")


@pytest.mark.rule("conquest.abilities.stacking")
def test_cunning_twice_is_still_one_die_more() -> None:
    fought = battle("slide-rule-whiz", POLICE, aliens=4, rolls=(5, 2, 3, 6), location="boardwalk-fair")

    assert fought.rounds()[0] == (17, 3 + 1 + 3, "aliens")


@pytest.mark.parametrize(
    ("drawn", "total"), [((INFANTRY,), 3 + 4), ((GEOLOGIST, INFANTRY), 3 + 2 + 2)], ids=["alone", "with a Hero"]
)
def test_at_the_historic_monument_the_resistance_is_cunning_without_a_hero(drawn: tuple[str, ...], total: int) -> None:
    fought = battle(*drawn, aliens=4, rolls=(5, 2, 4), location="historic-monument")

    assert fought.rounds()[0] == (17, total, "aliens")


def test_in_the_new_suburb_only_the_first_resistance_is_stronger() -> None:
    first = battle(INFANTRY, TANKS, aliens=4, rolls=(5, 2), location="new-suburb")
    second = first.stay(5, 2)

    assert second.rounds() == [(17, 3 + 2 + 2, "aliens"), (17, 6 + 2, "aliens")]


def test_in_the_new_suburb_a_counter_that_is_fought_first_is_the_stronger_one() -> None:
    fought = battle(INFANTRY, counters=["tanks-counter"], aliens=4, rolls=(5, 2), location="new-suburb").stay(5, 2)

    assert fought.rounds() == [(17, 6 + 2 + 2, "aliens"), (17, 3 + 2, "aliens")]


def test_in_the_new_suburb_a_counter_fought_out_of_turn_is_a_first_fight() -> None:
    """Paratroopers land on two other saucers there."""
    zones = {"location.P1.5": ["new-suburb"], "aliens.P1.5": [SAUCER] * 2}
    fought = battle("us-army-paratroopers", zones=zones).dice(5, 4, 1).resolve("P1.2")
    fought.dice(4, 2).choose("conquer")

    assert fought.rounds()[1] == (6 + 4, 4 + 2 + 2, "aliens")


def test_in_the_new_suburb_the_first_resistance_is_stronger_in_all_its_rounds() -> None:
    fought = battle(INFANTRY, aliens=2, rolls=(3, 4), location="new-suburb").stay(5, 2)

    assert fought.rounds() == [(9, 9, "tie"), (11, 7, "aliens")]


# -- when they are explored


def test_desert_flats_give_whoever_explores_them_a_menace_token() -> None:
    explored = exploring("desert-flats")

    assert explored.keys("location.P1.2") == ["desert-flats"]
    assert (explored.menace(0), explored.menace(1)) == (1, 0)


@pytest.mark.parametrize(("options", "counter"), [(COOP, "tanks-counter"), ({}, "infantry-counter")])
def test_a_tank_factory_sends_out_tanks_or_else_infantry(options: dict[str, str], counter: str) -> None:
    """The die shows the Space of the factory itself at first."""
    pool = ["infantry-counter", "tanks-counter"]
    explored = exploring("tank-factory", 2, 5, options=options, **{"counter-pool": pool})

    assert explored.on_board() == {"P1.5": [counter]}


def test_a_tank_factory_does_nothing_where_there_are_no_tanks_left() -> None:
    explored = exploring("tank-factory", options=COOP, **{"counter-pool": ["infantry-counter"]})

    assert explored.on_board() == {}
    assert explored.s.battle is not None


def test_who_comes_later_gets_nothing_of_what_exploring_gave() -> None:
    later = battle(aliens=2, location="desert-flats")

    assert later.menace() == 0


# -- when they are conquered


@pytest.mark.parametrize(("location", "tokens"), [("cattle-ranch", 1), ("historic-monument", 2), ("radio-station", 0)])
def test_conquering_a_cattle_ranch_or_the_historic_monument_gives_menace_tokens(location: str, tokens: int) -> None:
    assert conquering(location).menace() == tokens


@pytest.mark.parametrize(
    ("location", "stuff"),
    [("hidden-lab", 1), ("capitol-city", 1), ("proving-ground", 1), ("radio-station", 0), ("city", 0)],
)
def test_conquering_these_gives_space_stuff(location: str, stuff: int) -> None:
    assert conquering(location).keys("stuff.0") == ["disintegrator-beams"] * stuff


@pytest.mark.parametrize(("was", "then"), [(5, 4), (0, 0)])
def test_conquering_the_proving_ground_moves_the_track_back_where_there_is_one(was: int, then: int) -> None:
    conquered = conquering("proving-ground", options=COOP, track=was)

    assert conquered.s.track == then
    assert conquered.keys("stuff.0") == []


@pytest.mark.rule("conquest.tech_track.card-moves")
def test_a_track_that_goes_back_deploys_nothing() -> None:
    assert conquering("proving-ground", options=COOP, track=5).on_board() == {}


def test_nothing_is_gained_where_no_marker_is_placed() -> None:
    won = battle(aliens=4, location="hidden-lab").stay().choose()

    assert won.s.markers == {}
    assert won.keys("stuff.0") == []


@pytest.mark.parametrize("location", ["cattle-ranch", "hidden-lab"])
def test_nothing_is_gained_by_stealing_a_conquest(location: str) -> None:
    stolen = battle(aliens=1, location=location, markers={"P1.2": 1}).choose("steal")

    assert stolen.s.markers == {"P1.2": 0}
    assert stolen.menace() == 0
    assert stolen.keys("stuff.0") == []


# -- for those who hold them


def held(location: str, owner: int = 0, zones: dict[str, list[str]] | None = None, **about: Any) -> Table:
    """Seat 0's Action Phase; a Location in P1.2 is a player's."""
    return table({"location.P1.2": [location], **(zones or {})}, markers={"P1.2": owner}, **about)


def test_the_owner_of_the_atomic_pile_may_buy_one_menace_token_a_turn_for_one_point() -> None:
    pile = held("atomic-pile", points=5)
    [use] = pile.legal(UseAbility)

    pile.do(use)
    assert (pile.s.points, pile.menace()) == (4, 1)
    assert pile.legal(UseAbility) == []
    pile.buy()
    assert (pile.s.points, pile.menace()) == (2, 2)


def test_what_was_bought_at_the_atomic_pile_is_forgotten_when_the_turn_ends() -> None:
    pile = held("atomic-pile", points=5)
    [use] = pile.legal(UseAbility)
    assert [used.key for used in pile.do(use).s.used] == ["atomic-pile"]
    assert pile.end_actions().s.used == ()


@pytest.mark.parametrize("about", [{"owner": 1}, {"points": 0}], ids=str)
def test_nobody_else_buys_at_the_atomic_pile(about: dict[str, Any]) -> None:
    assert held("atomic-pile", **about).legal(UseAbility) == []


def test_nobody_buys_at_an_unconquered_atomic_pile() -> None:
    assert table({"location.P1.2": ["atomic-pile"]}).legal(UseAbility) == []


def landings(air_field: Table) -> set[str]:
    """The Spaces where Reinforcements may land."""
    return {action.space for action in air_field.legal(LandReinforcement)}


def test_reinforcements_may_land_at_ones_own_air_field() -> None:
    air_field = held("air-field", zones={"alien-pool.0": [SAUCER]}, points=3)

    assert landings(air_field) == {"P1.C", "P1.2"}
    air_field.do(LandReinforcement(alien=air_field.find("alien-pool.0", SAUCER), space="P1.2"))
    assert air_field.keys("aliens.P1.2") == [SAUCER]
    assert air_field.s.points == 2


def test_whoever_lands_at_the_air_field_may_move_on() -> None:
    air_field = held("air-field", zones={"alien-pool.0": [SAUCER], "location.P1.1": ["forest"]}, points=3)
    alien = air_field.find("alien-pool.0", SAUCER)
    air_field.do(LandReinforcement(alien=alien, space="P1.2")).do(MoveAlien(alien=alien, space="P1.1"))

    assert air_field.keys("aliens.P1.1") == [SAUCER]


@pytest.mark.parametrize(
    ("owner", "zones"),
    [(1, {}), (0, {"aliens.P1.2": [OTHER]}), (0, {"counters.P1.2": ["infantry-counter"]})],
    ids=["another's", "enemy Aliens", "a counter"],
)
def test_nobody_lands_at_an_air_field_of_others_or_among_enemies(owner: int, zones: dict[str, list[str]]) -> None:
    air_field = held("air-field", owner, zones={"alien-pool.0": [SAUCER], **zones})

    assert landings(air_field) == {"P1.C"}


def observing(*deck: str, owner: int = 0) -> Table:
    """A saucer of seat 0 explores P1.3, and the Hilltop Observatory is a player's."""
    zones = {"location.P1.2": ["hilltop-observatory"], "aliens.P1.3": [SAUCER], "location-deck": deck}
    return table(zones, phase="battle", markers={"P1.2": owner})


def test_the_owner_of_the_observatory_places_one_of_two_locations() -> None:
    explored = observing("city", "forest", "desert-flats").choose("look-farther")

    assert explored.options() == ["desert-flats", "forest"]
    explored.choose("forest")
    assert explored.keys("location.P1.3") == ["forest"]
    assert explored.keys("location-deck") == ["desert-flats", "city"]
    assert explored.menace() == 0


def test_nobody_else_knows_what_went_under_the_deck() -> None:
    explored = observing("city", "forest", "desert-flats").choose("look-farther").choose("forest")
    under = explored.s.zone("location-deck")[0]

    assert explored.s.known[under] == 1 << 0


def test_the_owner_of_the_observatory_may_do_without_it() -> None:
    explored = observing("city", "forest", "desert-flats").choose()

    assert explored.keys("location.P1.3") == ["desert-flats"]
    assert explored.keys("location-deck") == ["city", "forest"]


def test_the_last_location_is_placed_without_a_choice() -> None:
    assert observing("forest").choose("look-farther").keys("location.P1.3") == ["forest"]


def test_others_place_the_first_location() -> None:
    assert observing("city", "forest", owner=1).keys("location.P1.3") == ["forest"]


# -- for those who come and go


def test_an_alien_that_enters_the_mountain_pass_stops() -> None:
    pass_ = table({"location.P1.2": ["mountain-pass"], "location.P1.1": ["forest"]}, points=6)
    alien = pass_.find("aliens.P1.C", SAUCER)
    pass_.do(MoveAlien(alien=alien, space="P1.2"))

    refusal = pass_.refused(MoveAlien(alien=alien, space="P1.1"))
    assert refusal.code == "target_not_legal"
    pass_.do(MoveAlien(alien=pass_.find("aliens.P1.C", SAUCER), space="P1.1"))


def test_an_alien_that_began_its_turn_in_the_mountain_pass_may_leave() -> None:
    pass_ = table({"location.P1.2": ["mountain-pass"], "location.P1.1": ["forest"], "aliens.P1.2": [SAUCER]}, points=6)

    assert pass_.do(MoveAlien(alien=pass_.find("aliens.P1.2", SAUCER), space="P1.1")).s.points == 5


def test_a_demolished_mountain_pass_stops_nobody() -> None:
    pass_ = table({"location.P1.2": ["mountain-pass"], "location.P1.1": ["forest"]}, points=6, demolished=["P1.2"])
    alien = pass_.find("aliens.P1.C", SAUCER)

    pass_.do(MoveAlien(alien=alien, space="P1.2")).do(MoveAlien(alien=alien, space="P1.1"))
    assert pass_.keys("aliens.P1.1") == [SAUCER]


def test_an_alien_that_a_card_brings_to_the_mountain_pass_may_move_on() -> None:
    zones = {
        "location.P1.2": ["mountain-pass"],
        "location.P1.1": ["forest"],
        "aliens.P1.C": [SAUCER],
        "stuff.0": ["plasma-thrusters"],
    }
    pass_ = table(zones).use("plasma-thrusters", 0)
    if pass_.s.open:
        pass_.choose("P1.2")

    assert pass_.keys("aliens.P1.2") == [SAUCER]
    assert pass_.walk("P1.2", "P1.1").keys("aliens.P1.1") == [SAUCER]


def in_the_swamp(points: int, **about: Any) -> Table:
    zones = {"location.P1.2": ["murky-swamp"], "aliens.P1.2": [SAUCER], "aliens.P1.C": []}
    return table(zones, points=points, **about)


def test_it_takes_two_points_to_leave_the_murky_swamp() -> None:
    swamp = in_the_swamp(3)

    swamp.do(MoveAlien(alien=swamp.find("aliens.P1.2", SAUCER), space="P1.C"))
    assert swamp.s.points == 1


def test_with_one_point_nobody_leaves_the_murky_swamp() -> None:
    swamp = in_the_swamp(1)

    assert swamp.legal(MoveAlien) == []
    assert swamp.refused(MoveAlien(alien=swamp.find("aliens.P1.2", SAUCER), space="P1.C")).code == "not_enough_points"


def test_it_takes_one_point_to_leave_a_demolished_swamp() -> None:
    swamp = in_the_swamp(1, demolished=["P1.2"])

    assert swamp.do(MoveAlien(alien=swamp.find("aliens.P1.2", SAUCER), space="P1.C")).s.points == 0


def test_escaping_from_the_murky_swamp_costs_nothing() -> None:
    fought = battle(counters=["infantry-counter"], aliens=2, rolls=(1, 5), location="murky-swamp").choose("P1.C")

    assert fought.keys("aliens.P1.C") == [SAUCER]


# -- for all around


@pytest.mark.parametrize(
    ("near", "population"),
    [("P1.1", 3), ("P1.3", 3), ("P1.5", 2)],
)
def test_a_radio_station_makes_towns_beside_it_more_populous(near: str, population: int) -> None:
    station = table({"location.P1.2": ["radio-station"], f"location.{near}": ["town"]})

    assert station.reading().population(near) == population


@pytest.mark.parametrize("near", ["forest", "hidden-lab"])
def test_a_radio_station_makes_nobody_live_where_nobody_did(near: str) -> None:
    station = table({"location.P1.2": ["radio-station"], "location.P1.1": [near]})

    assert station.reading().population("P1.1") == 0


@pytest.mark.parametrize("demolished", ["P1.1", "P1.2"])
def test_a_radio_station_says_nothing_once_it_or_the_town_is_demolished(demolished: str) -> None:
    station = table({"location.P1.2": ["radio-station"], "location.P1.1": ["town"]}, demolished=[demolished])

    assert station.reading().population("P1.1") == (0 if demolished == "P1.1" else 2)


def test_a_radio_station_helps_everybody_whosever_marker_it_has() -> None:
    station = table({"location.P1.2": ["radio-station"], "location.P1.1": ["town"]}, markers={"P1.2": 1, "P1.1": 0})

    assert station.reading().terror(0) == 3
    assert station.reading().terror(1) == 0


def test_a_radio_station_that_is_found_may_win_the_game_at_once() -> None:
    """Seven Terror Points, and a conquered Town next door."""
    zones = {"aliens.P1.2": [SAUCER] * 2, "location-deck": ["radio-station"], "location.P1.1": ["town"]}
    found = table(zones, phase="battle", markers={"P1.1": 0}, terror=(5, 0))

    assert (found.s.status, found.s.outcome, list(found.s.winners)) == ("ended", "win", [0])


# -- the dam


def flooded(*rolls: int, near: dict[str, list[str]]) -> Table:
    """The Hydro-Electric Dam in P1.2, with two of seat 0's saucers, is Demolished by these."""
    zones = {
        "location.P1.2": ["hydro-electric-dam"],
        "aliens.P1.2": [SAUCER] * 2,
        "aliens.P1.C": [],
        "stuff.0": ["tectonic-cracker"],
        **near,
    }
    return table(zones, rolls=rolls).use("tectonic-cracker", 0)


@pytest.mark.parametrize(("die", "swept"), [(1, True), (3, True), (4, False), (6, False)])
def test_a_demolished_dam_sweeps_away_aliens_and_counters_next_door(die: int, swept: bool) -> None:
    near = {"aliens.P1.1": [OTHER], "counters.P1.3": ["infantry-counter"]}
    flood = flooded(die, die, near=near)

    assert flood.pool(1) == [OTHER] * swept
    assert flood.on_board() == ({} if swept else {"P1.3": ["infantry-counter"]})
    assert flood.rolled() == [(die,), (die,)]


def test_the_flood_leaves_the_dam_itself_and_spaces_farther_off_alone() -> None:
    near = {"aliens.P1.5": [OTHER], "counters.P1.4": ["infantry-counter"]}
    flood = flooded(near=near)

    assert flood.s.demolished == {"P1.2": True}
    assert flood.rolled() == []
    assert flood.keys("aliens.P1.2") == [SAUCER] * 2
    assert flood.keys("aliens.P1.5") == [OTHER]


def test_each_piece_is_rolled_for() -> None:
    near = {"aliens.P1.1": [SAUCER, OTHER], "counters.P1.1": ["infantry-counter", "paratroopers-counter"]}
    flood = flooded(4, 3, 3, 4, near=near)

    assert flood.on_board() == {"P1.1": ["infantry-counter"]}
    assert flood.keys("aliens.P1.1") == [OTHER]


def test_no_fight_follows_the_flood() -> None:
    flood = flooded(1, 6, near={"aliens.P1.1": [OTHER], "counters.P1.1": ["infantry-counter"]})

    assert flood.on_board() == {}
    assert flood.s.battle is None
    assert flood.waiting() == []


def test_a_flood_may_end_a_fight_next_door() -> None:
    """The second Hero brings a Resistance Event, and that an Atomic Bomb upon the dam, while a lone saucer fights."""
    zones = {
        "location.P1.1": ["hydro-electric-dam"],
        "resistance-event-deck": ["atomic-bomb"],
        "aliens.P1.1": [OTHER] * 2,
        "aliens.P1.2": [SAUCER],
    }
    fought = battle(
        GEOLOGIST, "star-quarterback", INFANTRY, zones=zones, rolls=(6, 6, 2), options=COOP, markers={"P1.1": 0}
    )

    assert fought.s.demolished == {"P1.1": True}
    assert fought.pool(0) == [SAUCER]
    assert fought.rounds() == []
    assert fought.s.battle is None
    assert fought.keys("location.P1.2") == ["radio-station"]
    assert fought.s.markers == {}

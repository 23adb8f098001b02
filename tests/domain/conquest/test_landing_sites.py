"""Landing Sites: whose they are, and what never happens there."""

from __future__ import annotations

import pytest

from domain.games.conquest import actions as a, names as at
from domain.games.conquest.events import BattleBegan

from .humans import COOP
from .referee import given, set_up


@pytest.mark.rule("conquest.board.landing-site")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_players_saucers_begin_on_the_centre_space_of_their_own_section(seats: int) -> None:
    races = ("the-trun", "menthalars", "setaris-kitewings", "the-vento-star-empire")[:seats]
    table = set_up(seats, races=races)
    for seat in range(seats):
        assert table.aliens(f"P{seat + 1}.C") == [seat] * 4
    sites = {space.space: space.landing_site for space in table.view().spaces if space.landing_site is not None}
    assert sites == {f"P{seat + 1}.C": seat for seat in range(seats)}


@pytest.mark.rule("conquest.board.landing-site")
def test_reinforcements_land_there() -> None:
    table = given({at.alien_pool(0): ["green-saucer"], "aliens.P1.C": [], "aliens.P1.1": ["green-saucer"]})
    assert {move.space for move in table.legal(a.LandReinforcement)} == {"P1.C"}
    assert table.land("P1.C").aliens("P1.C") == [0]


@pytest.mark.rule("conquest.board.landing-site-exclusive")
def test_nobody_lands_on_anothers_landing_site_not_even_a_partner() -> None:
    for options in ({}, COOP):
        table = given({at.alien_pool(0): ["green-saucer"]}, 2, options)
        alien = table.s.zone(at.alien_pool(0))[0]
        refused = table.refused(a.LandReinforcement(alien=alien, space="P2.C"))
        assert (refused.code, refused.rule) == ("target_not_legal", "conquest.board.landing-site-exclusive")


@pytest.mark.rule("conquest.board.landing-site-exclusive")
def test_others_may_move_onto_it_and_fight_there_but_never_conquer_it() -> None:
    zones = {"aliens.P2.1": ["green-saucer"] * 2, "aliens.P1.C": [], "aliens.P2.C": ["blue-saucer"]}
    table = given({**zones, at.race(0): ["the-trun"]}).walk("P2.1", "P2.C").walk("P2.1", "P2.C")
    assert table.aliens("P2.C") == [0, 0, 1]
    table.dice(6, 1).end_actions().go_on("conquer")
    assert [v.space for v in table.all_events if isinstance(v, BattleBegan)] == ["P2.C"]
    assert table.aliens("P2.C") == [0, 0]
    assert "P2.C" not in table.s.markers
    assert (0, "conquer") not in table.waiting()


@pytest.mark.rule("conquest.board.landing-site-no-location")
@pytest.mark.parametrize("site", ["P1.C", "P2.C"])
def test_no_location_is_drawn_for_a_landing_site(site: str) -> None:
    """Neither for the player's own nor for another's, where nobody stands any more."""
    table = given({"aliens.P1.C": [], "aliens.P2.C": [], f"aliens.{site}": ["green-saucer"]})
    before = table.s.zone(at.LOCATION_DECK)
    assert not table.reading().is_empty_space(site)
    table.end_actions().go_on()
    assert table.s.zone(at.LOCATION_DECK) == before
    assert table.s.zone(f"location.{site}") == ()
    assert table.s.current == 1

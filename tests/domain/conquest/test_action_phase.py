"""The Action Phase: readying, Action Points and what they buy, landing Aliens, Menace Tokens."""

from collections.abc import Mapping

import pytest

from domain.games.conquest import actions as a, events as e
from domain.games.conquest.card import Event
from domain.games.conquest.language import GainMenace, Use
from domain.kernel.events import Asked
from tests.domain.conquest.referee import Referee, besides, given

SAUCER, OTHER = "green-saucer", "blue-saucer"
PLAIN = {"race.0": ["the-vento-star-empire"], "aliens.P1.C": []}
"""A race that lands at the usual price, with no Alien on the board yet."""


def landing(*pool: str, points: int = 6, there: Mapping[str, list[str]] | None = None) -> Referee:
    """A turn of seat 0, whose destroyed Aliens are these."""
    return given({**PLAIN, "alien-pool.0": [*pool], **(there or {})}, points=points)


# -- the phase


@pytest.mark.rule("conquest.action.ready-cards")
def test_cards_that_were_used_are_ready_again_when_their_owner_s_turn_begins() -> None:
    stuff = {"stuff.0": ["warp-gate", "plasma-thrusters"], "stuff.1": ["plasma-thrusters"]}
    table = given(stuff, activated=["warp-gate", "plasma-thrusters"], begin=True)
    gear = [[one.activated for one in invader.gear] for invader in table.view().invaders]
    assert gear == [[False, False], [True]]
    assert table.usable() == ["plasma-thrusters"]


@pytest.mark.rule("conquest.action.ap-budget")
def test_as_many_points_are_there_as_the_command_number_says() -> None:
    table = given(command=[4, 2], begin=True)
    assert table.s.points == 4
    assert table.walk("P1.C", "P1.1").s.points == 3
    assert table.end_actions().s.phase != "action"


@pytest.mark.rule("conquest.action.ap-lost")
def test_points_left_are_gone_when_the_battle_phase_begins() -> None:
    table = given({"race.0": ["the-vento-star-empire"], "location-deck": ["town"]}, points=5).walk("P1.C", "P1.1")
    table.end_actions()
    assert (table.s.phase, table.s.points) == ("battle", 0)


@pytest.mark.rule("conquest.action.ap-lost")
def test_points_left_do_not_come_back_in_the_next_round() -> None:
    table = given(command=[5, 6], points=5).end_turn().end_turn().command(2, 3)
    assert (table.s.round, table.s.current, table.s.points) == (2, 0, 2)


@pytest.mark.rule("conquest.action.any-order-repeat")
def test_points_are_spent_on_anything_in_any_order_as_often_as_one_likes() -> None:
    table = landing(SAUCER, SAUCER, points=5, there={"location.P1.1": ["forest"], "location.P1.2": ["forest"]})
    table.land("P1.C").walk("P1.C", "P1.1").buy().walk("P1.1", "P1.2")
    assert table.s.points == 0
    assert table.aliens("P1.2") == [0]
    assert table.pool(0) == [SAUCER]


@pytest.mark.rule("conquest.action.any-order-repeat")
def test_nothing_but_going_on_is_left_without_points() -> None:
    table = landing(SAUCER, points=0)
    assert not table.legal(a.LandReinforcement)
    assert not table.legal(a.BuyMenace)
    assert table.legal(a.EndActionPhase)


@pytest.mark.rule("conquest.action.end")
def test_who_has_points_left_may_go_on_to_the_battle_phase() -> None:
    table = given({"aliens.P1.1": [SAUCER]}, points=3).end_actions()
    assert [event.phase for event in table.happened(e.PhaseBegan)][:1] == ["battle"]


@pytest.mark.rule("conquest.action.play-costed-event")
def test_an_event_costs_the_points_that_are_printed_on_it() -> None:
    hand = {**PLAIN, "hand.0": ["unearthly-cargo"]}
    refused = given(hand, points=1).refused(a.PlayEvent(card=given(hand, points=1).find("hand.0", "unearthly-cargo")))
    assert (refused.code, refused.rule) == ("not_enough_points", "conquest.action.play-costed-event")
    table = given(hand, points=2).play("unearthly-cargo").pass_()
    assert table.s.points == 0
    assert table.keys("stuff.0") == ["disintegrator-beams"]


@pytest.mark.rule("conquest.action.play-costed-event")
def test_the_points_for_an_event_that_is_cancelled_are_lost() -> None:
    table = given({**PLAIN, "hand.0": ["unearthly-cargo"], "hand.1": ["overseers-veto"]}, points=3)
    table.play("unearthly-cargo").respond("overseers-veto", seat=1).pass_()
    assert table.keys("stuff.0") == []
    assert table.s.points == 1


@pytest.mark.rule("conquest.event.with-ap-cost")
def test_an_event_with_a_cost_is_played_in_one_s_own_action_phase_alone() -> None:
    zones = {"hand.1": ["unearthly-cargo"], "aliens.P1.1": [SAUCER], "aliens.P1.2": [SAUCER]}
    rivals = given(zones)
    card = rivals.find("hand.1", "unearthly-cargo")
    assert rivals.refused(a.PlayEvent(card=card), seat=1).code == "not_your_turn"
    assert not rivals.happened(Asked)

    own = given({**zones, "hand.0": ["unearthly-cargo"]}, points=4).end_actions()
    assert (own.s.phase, own.waiting(), own.s.points) == ("battle", [], 0)
    assert own.refused(a.PlayEvent(card=own.find("hand.0", "unearthly-cargo"))).code == "wrong_phase"


@pytest.mark.rule("conquest.event.with-ap-cost")
def test_no_window_offers_an_event_with_a_cost() -> None:
    """Seat 1 could use an Overcharged Reactor at its own Action Phase's start, and has points; the Cargo waits."""
    table = given({"hand.1": ["unearthly-cargo", "overcharged-reactor"]}, current=1, begin=True, command=[3, 4])
    assert table.options(1) == ["overcharged-reactor"]


@pytest.mark.rule("conquest.event.with-ap-cost")
def test_even_an_event_for_any_time_is_played_in_the_action_phase_alone_if_it_costs_points() -> None:
    dear = Event(key="dear", name="Dear", ap=1, abilities=(Use(windows=("any",), then=(GainMenace(),)),))
    with besides(dear):
        table = given({"hand.1": ["dear", "overcharged-reactor"]}, current=1, begin=True, command=[3, 4])
        assert table.options(1) == ["overcharged-reactor"]
        assert table.choose().playable() == ["dear", "overcharged-reactor"]


# -- landing


@pytest.mark.rule("conquest.reinforce.cost")
def test_a_point_lands_one_destroyed_alien_at_the_landing_site() -> None:
    table = landing(SAUCER, SAUCER, points=1)
    assert table.costs(a.LandReinforcement) == [{"action_points": 1}]
    table.land("P1.C")
    assert (table.aliens("P1.C"), table.pool(0), table.s.points) == ([0], [SAUCER], 0)


@pytest.mark.rule("conquest.reinforce.cost")
def test_without_a_point_nobody_lands() -> None:
    table = landing(SAUCER, points=0)
    refused = table.refused(a.LandReinforcement(alien=table.find("alien-pool.0", SAUCER), space="P1.C"))
    assert (refused.code, refused.rule) == ("not_enough_points", "conquest.reinforce.cost")


@pytest.mark.rule("conquest.reinforce.empty-pool")
def test_who_has_all_aliens_on_the_board_lands_none() -> None:
    table = given()
    assert not table.legal(a.LandReinforcement)
    refused = table.refused(a.LandReinforcement(alien=table.find("aliens.P1.C", SAUCER), space="P1.C"))
    assert (refused.code, refused.rule) == ("target_not_legal", "conquest.reinforce.empty-pool")
    assert table.s.points == 6


@pytest.mark.rule("conquest.reinforce.empty-pool")
def test_nobody_lands_the_aliens_of_another() -> None:
    table = given({"alien-pool.1": [OTHER]})
    refused = table.refused(a.LandReinforcement(alien=table.find("alien-pool.1", OTHER), space="P1.C"))
    assert (refused.code, refused.rule) == ("target_not_legal", "conquest.reinforce.empty-pool")


@pytest.mark.rule("conquest.board.landing-site-exclusive")
@pytest.mark.parametrize("space", ["P2.C", "P1.1", "O.C", "O.1"])
def test_aliens_land_at_their_own_landing_site_alone(space: str) -> None:
    table = landing(SAUCER)
    refused = table.refused(a.LandReinforcement(alien=table.find("alien-pool.0", SAUCER), space=space))
    assert (refused.code, refused.rule) == ("target_not_legal", "conquest.board.landing-site-exclusive")


@pytest.mark.rule("conquest.reinforce.may-move")
def test_who_has_landed_may_move_in_the_same_phase() -> None:
    table = landing(SAUCER, points=2).land("P1.C").walk("P1.C", "P1.1")
    assert (table.aliens("P1.1"), table.s.points) == ([0], 0)


@pytest.mark.rule("conquest.faq.reinforce-with-counters")
def test_who_lands_where_a_counter_is_may_not_move_and_fights_only_in_the_battle_phase() -> None:
    table = landing(SAUCER, there={"counters.P1.C": ["infantry-counter"]}).land("P1.C")
    assert table.s.battle is None
    assert not table.legal(a.MoveAlien)
    refused = table.refused(a.MoveAlien(alien=table.find("aliens.P1.C", SAUCER), space="P1.1"))
    assert refused.detail == "stopped"
    assert [event.space for event in table.end_actions().happened(e.BattleBegan)] == ["P1.C"]


@pytest.mark.rule("conquest.reinforce.may-move")
def test_who_lands_among_rivals_may_not_move() -> None:
    table = landing(SAUCER, there={"aliens.P1.C": [OTHER]}).land("P1.C")
    assert not table.legal(a.MoveAlien)


@pytest.mark.rule("conquest.reinforce.no-elimination")
def test_who_has_no_alien_on_the_board_plays_on_and_lands_again() -> None:
    zones = {"aliens.P2.C": [], "alien-pool.1": [OTHER] * 4, "location.P2.1": ["town"], "race.1": ["menthalars"]}
    table = given(zones, markers={"P2.1": 1}, command=[2, 3]).end_turn()
    assert (table.s.current, table.s.points) == (1, 3)
    assert table.reading().terror(1) == 2
    table.go_on().land("P2.C").land("P2.C").land("P2.C")
    assert table.aliens("P2.C") == [1, 1, 1]


# -- Menace Tokens


@pytest.mark.rule("conquest.menace.buy")
def test_two_points_buy_a_menace_token() -> None:
    table = given(points=4, menace=[1, 1]).buy().buy()
    assert (table.s.menace[0], table.s.points) == (3, 0)


@pytest.mark.rule("conquest.menace.buy")
def test_one_point_buys_no_menace_token() -> None:
    refused = given(points=1).refused(a.BuyMenace())
    assert (refused.code, refused.rule) == ("not_enough_points", "conquest.menace.buy")


@pytest.mark.rule("conquest.setup.menace-pool")
def test_there_are_always_more_menace_tokens() -> None:
    table = given(points=200, menace=[40, 40])
    for _ in range(100):
        table.buy()
    assert table.s.menace == {0: 140, 1: 40}


@pytest.mark.rule("conquest.components.menace-token-use")
def test_an_ability_of_the_race_takes_the_menace_tokens_it_costs() -> None:
    """Recall the Old Legions: one token lands two Aliens."""
    none = given({**PLAIN, "alien-pool.0": [SAUCER] * 3}, menace=[0, 1])
    assert none.usable() == []
    refused = none.refused(a.UseAbility(card=none.on_table("the-vento-star-empire"), ability=1))
    assert refused.rule == "conquest.components.menace-token-use"

    one = given({**PLAIN, "alien-pool.0": [SAUCER] * 3}, menace=[1, 1])
    assert one.costs(a.UseAbility) == [{"menace_tokens": 1}]
    one.use("the-vento-star-empire", 1).go_on()
    assert one.s.menace == {0: 0, 1: 1}
    one.choose(SAUCER, SAUCER)
    assert one.aliens("P1.C") == [0, 0]


@pytest.mark.rule("conquest.components.menace-token-use")
def test_nobody_uses_the_abilities_of_another_race() -> None:
    table = given({"race.1": ["the-vento-star-empire"], "alien-pool.0": [SAUCER], "alien-pool.1": [OTHER]})
    refused = table.refused(a.UseAbility(card=table.on_table("the-vento-star-empire"), ability=1))
    assert refused.rule == "conquest.components.menace-token-use"

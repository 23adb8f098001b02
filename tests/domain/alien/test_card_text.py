"""What card texts mean: against the rules and each other, who does them, showing, paying."""

from __future__ import annotations

import pytest

from domain.deckbuilding.language import All, Cards, Draw, Gain, Ko, NextPlayer, Pool, Strike
from domain.games.alien import actions as a
from domain.games.alien.cards.words import discard
from domain.games.alien.game import Alien

from .referee import besides, given, trial

CLAW = "raking-claws"
BOTH_STRUCK = trial(Strike(), NextPlayer((Strike(),)))


@pytest.mark.rule("alien.card_text.override")
def test_what_a_card_says_goes_before_what_the_rules_say() -> None:
    table = given({"combat-zone": ["swimming-hunter"], "hand.0": ["welcome-aboard"], "hq.1": ["autopsy"]}, recruit=2)

    table.play("welcome-aboard").recruit("autopsy").choose("deck")
    assert (table.keys("discard.0"), table.keys("deck.0")[-1]) == ([], "autopsy")
    table.end_turn()

    assert table.keys("hand.0") == ["autopsy"] + ["specialist"] * 4


@pytest.mark.rule("alien.card_text.cant-beats-can")
def test_what_must_not_be_killed_is_not_though_a_text_orders_it() -> None:
    with besides(trial(Ko(All(Cards(("enemies",)))))):
        table = given({"combat-zone": ["the-hive-queen", "warrior-drone"], "hand.0": ["trial"]}, stage=1)

        table.play("trial").choose("0")

    assert (table.keys("combat-zone"), table.keys("dead-enemies")) == (["the-hive-queen"], ["warrior-drone"])


@pytest.mark.rule("alien.card_text.cant-beats-can")
def test_a_ban_on_coordinating_goes_before_the_keyword() -> None:
    zones = {"hand.1": ["sergeant-tech"], "complex.operations": ["company-android"]}
    table = given(zones, up=["operations"])

    refusal = table.refused(a.Coordinate(card=table.find("hand.1", "sergeant-tech")), 1)

    assert (refusal.code, refusal.rule) == ("target_not_legal", "alien.card_text.cant-beats-can")
    assert table.legal(a.Coordinate, 1) == []


@pytest.mark.rule("alien.card_text.do-as-much")
def test_what_can_be_done_is_done_though_something_between_cannot() -> None:
    with besides(trial(Pool(1), Gain("sergeants"), Draw())):
        table = given({"hand.0": ["trial"], "sergeants": []})

        table.play("trial")

    assert (table.s.attack, table.keys("hand.0"), table.keys("discard.0")) == (1, ["specialist"], [])


@pytest.mark.rule("alien.card_text.do-as-much-example")
def test_of_two_cards_to_discard_the_only_one_is_discarded() -> None:
    with besides(trial(discard(2))):
        table = given({"hand.0": ["trial", "grunt"]})

        table.play("trial").choose("grunt")

    assert (table.keys("hand.0"), table.keys("discard.0"), table.waiting()) == ([], ["grunt"], [])


@pytest.mark.rule("alien.card_text.active-player-chooses")
def test_whose_turn_it_is_chooses_where_a_card_does_not_say_who_does() -> None:
    table = given({"combat-zone": ["wounded-drone"], "strikes.2": [CLAW]}, seats=3, current=1, attack=3)

    table.fight("wounded-drone")
    assert table.waiting() == [(1, "player")]
    table.choose("seat-2").choose(CLAW)

    assert (table.keys("strikes.2"), table.keys("discarded-strikes")) == ([], [CLAW])


@pytest.mark.rule("alien.card_text.you-is-active")
def test_you_is_the_player_whose_turn_it_is() -> None:
    table = given({"complex.airlock": ["event-the-sos"]}, seats=3, current=1, attack=1)

    table.scan("airlock")
    assert table.waiting() == [(1, "way")]
    table.choose("0")

    assert [table.keys(f"facehuggers.{seat}") for seat in range(3)] == [[], ["facehugger"], []]


@pytest.mark.rule("alien.card_text.show")
def test_a_card_that_is_shown_stays_in_hand_and_can_still_be_played() -> None:
    table = given({"hand.0": ["quarantine-order", "reluctant-leader"]})

    table.play("quarantine-order").choose("reluctant-leader")
    assert (table.s.recruit, table.keys("hand.0"), table.keys("discard.0")) == (2, ["reluctant-leader"], [])
    assert table.shown("hand.0", viewer=1) == ["reluctant-leader"]
    table.play("reluctant-leader")

    assert table.s.recruit == 4


@pytest.mark.rule("alien.card_text.show-in-play")
def test_a_card_in_play_may_be_shown_too() -> None:
    table = given({"hand.0": ["quarantine-order"], "vigilant.0": ["acid-blood"]})

    table.play("quarantine-order").choose("acid-blood")

    assert (table.s.recruit, table.keys("vigilant.0")) == (2, ["acid-blood"])


@pytest.mark.rule("alien.card_text.once-this-turn")
def test_what_can_be_done_once_this_turn_can_be_done_later() -> None:
    table = given({"hand.0": ["report-for-duty", "specialist", "specialist"]})

    table.play("report-for-duty").play("specialist").play("specialist").once(0).choose("do")

    assert (table.s.recruit, table.keys("deck.0")[-1]) == (1, "sergeant-tech")
    assert table.refused(a.UseOnce(play=0)).rule == "alien.card_text.once-this-turn"


@pytest.mark.rule("alien.card_text.once-this-turn-deadline")
def test_what_could_be_done_once_this_turn_is_lost_as_the_strike_phase_begins() -> None:
    table = given(
        {"hand.0": ["report-for-duty"], "vigilant.0": ["wary-retreat"], "combat-zone": ["worker-drone"]}, 1, recruit=1
    )

    table.play("report-for-duty")
    assert table.legal(a.UseOnce) == ["0"]
    table.end_turn()
    assert (table.s.phase, table.legal(a.UseOnce)) == ("strike", [])
    table.refused(a.UseOnce(play=0))
    table.choose()

    assert (table.s.phase, table.legal(a.UseOnce)) == ("action", [])


@pytest.mark.rule("alien.card_text.next-player")
def test_the_next_player_is_the_next_one_alive() -> None:
    with besides(trial(NextPlayer((Strike(),)))):
        table = given({"hand.0": ["trial"]}, seats=4, dead=[1], burst=[2], options={"alien_players": True})

        table.play("trial")

    assert [table.keys(f"strikes.{seat}") for seat in range(4)] == [[], [], [], [CLAW]]


@pytest.mark.rule("alien.card_text.next-player-solo", "alien.card_text.next-player-example")
@pytest.mark.parametrize(("seats", "dead"), [(1, []), (3, [1, 2])])
def test_the_only_player_alive_is_the_next_one_too(seats: int, dead: list[int]) -> None:
    with besides(BOTH_STRUCK):
        table = given({"hand.0": ["trial"]}, seats, dead=dead)

        table.play("trial")

    assert table.keys("strikes.0") == [CLAW, CLAW]


@pytest.mark.rule("alien.card_text.pay")
def test_what_is_to_be_paid_for_costs_recruit_points_and_is_done() -> None:
    table = given({"secured": ["shuttle-grapple"], "combat-zone": ["warrior-drone"]}, stage=3, recruit=5)

    table.pay_for("shuttle-grapple")

    assert (table.s.recruit, table.attack_of("warrior-drone")) == (1, 1)


@pytest.mark.rule("alien.card_text.pay-insufficient")
def test_with_too_few_recruit_points_nothing_is_paid_for() -> None:
    table = given({"secured": ["shuttle-grapple"], "combat-zone": ["warrior-drone"]}, stage=3, recruit=3)

    refusal = table.refused(a.PayFor(card=table.find("secured", "shuttle-grapple")))

    assert (refusal.code, refusal.rule) == ("not_enough_recruit", "alien.card_text.pay-insufficient")
    assert (refusal.about, table.legal(a.PayFor)) == ({"needed": 4, "has": 3}, [])


@pytest.mark.rule("alien.card_text.deck-label")
def test_every_card_says_which_deck_it_belongs_to() -> None:
    assert [card.key for card in Alien().definitions() if not card.deck] == []

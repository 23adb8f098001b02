"""Playing Events: from a hand, immediately, and what becomes of them."""

from __future__ import annotations

import pytest

from domain.games.conquest import actions as a, events as e
from domain.games.conquest.card import Event
from domain.games.conquest.language import Cards, Destroy, GainMenace, Pick, Use
from domain.kernel.events import Moved, Seen, Shuffled

from .cards.events.tables import FIELD, action, attack, red, table
from .referee import Referee, besides

FULL = ["second-volley"] * 4
"""A hand of Vento, whose Intelligence is 4."""


# -- hands


@pytest.mark.rule("conquest.event.hand-secret")
@pytest.mark.parametrize("viewer", [1, None])
def test_of_another_players_hand_nothing_is_seen_but_how_many_cards_there_are(viewer: int | None) -> None:
    t = action("endless-waves", "second-volley")

    assert t.shown("hand.0", viewer) == [None, None]
    assert t.shown("hand.0", 0) == ["endless-waves", "second-volley"]


@pytest.mark.rule("conquest.event.hand-secret")
@pytest.mark.parametrize("viewer", [1, None])
def test_what_is_drawn_into_a_hand_is_seen_by_nobody_else(viewer: int | None) -> None:
    t = draw("endless-waves", hand=3)

    assert t.shown("hand.0", viewer) == [None] * 4
    assert t.shown("hand.0", 0) == [*FULL[:3], "endless-waves"]


# -- when


@pytest.mark.rule("conquest.event.with-ap-cost")
def test_an_event_with_a_cost_is_refused_in_the_battle_phase_and_in_another_players_turn() -> None:
    zones = {f"aliens.{FIELD}": ["green-saucer"], "aliens.P1.6": ["green-saucer"]}
    battle = table({"hand.0": ["broadcast-of-doom"], **zones}, phase="battle")
    assert battle.refused(played(battle, 0)).code == "wrong_phase"

    other = table({"hand.1": ["broadcast-of-doom"]})
    assert other.refused(played(other, 1), seat=1).code == "not_your_turn"


@pytest.mark.rule("conquest.event.with-ap-cost")
def test_no_window_offers_an_event_that_costs_action_points() -> None:
    t = attack("broadcast-of-doom", "death-ray-salvo")

    assert t.options() == ["death-ray-salvo"]


@pytest.mark.rule("conquest.action.play-costed-event")
def test_an_event_takes_as_many_action_points_as_it_costs() -> None:
    zones = {"location.O.1": ["town"]}
    poor = action("atomic-bomb", zones=zones, points=2)
    refused = poor.refused(played(poor, 0))
    assert (refused.code, refused.rule) == ("not_enough_points", "conquest.action.play-costed-event")

    assert action("atomic-bomb", zones=zones, points=3).play("atomic-bomb").s.points == 0


def played(t: Referee, seat: int) -> a.PlayEvent:
    return a.PlayEvent(card=t.s.zone(f"hand.{seat}")[0])


@pytest.mark.rule("conquest.event.without-ap-cost")
def test_an_event_without_a_cost_is_played_in_another_players_battle_phase() -> None:
    t = attack(zones={"hand.1": ["treacherous-tip-off"]}).choose()

    t.choose("treacherous-tip-off", seat=1)

    assert [one.seat for one in t.happened(e.EventPlayed)] == [1]


# -- how


@pytest.mark.rule("conquest.timing.event-read-aloud")
def test_a_played_event_is_announced_by_its_title_before_anything_comes_of_it() -> None:
    t = action("broadcast-of-doom").play("broadcast-of-doom")

    (announced,) = t.happened(e.EventPlayed)
    assert announced.title == "Broadcast of Doom"
    first = {type(event): n for n, event in reversed(list(enumerate(t.events)))}
    assert first[Seen] < first[e.EventPlayed] < first[e.MenaceChanged]
    assert t.shown("event-discard", None) == ["broadcast-of-doom"]


@pytest.mark.rule("conquest.timing.event-discard")
def test_an_event_is_discarded_after_it_took_effect_unless_it_remains_in_play() -> None:
    t = action("broadcast-of-doom", "radio-hysteria").play("broadcast-of-doom").unanswered()
    assert t.keys("event-discard") == ["broadcast-of-doom"]

    t.play("radio-hysteria")
    assert t.keys("event-discard") == ["broadcast-of-doom"]


FLASH = Event(key="flash", name="Flash", instantly=True, abilities=(Use(windows=("action",), then=(GainMenace(),)),))
LIGHTNING = Event(
    key="lightning",
    name="Lightning",
    instantly=True,
    abilities=(Use(windows=("action",), then=(Pick(Cards("aliens", of="others"), (Destroy(),)),)),),
)


@pytest.mark.rule("conquest.timing.instantly")
def test_what_happens_instantly_nobody_can_cancel() -> None:
    with besides(FLASH):
        t = action("flash", zones={"hand.1": ["overseers-veto"]}).play("flash")

    assert t.s.menace[0] == 1
    assert t.waiting() == []


@pytest.mark.rule("conquest.timing.instantly")
def test_what_happens_instantly_nobody_can_interrupt() -> None:
    with besides(LIGHTNING):
        zones = {"hand.1": ["bubble-of-force"], "aliens.P2.C": ["blue-saucer"]}
        t = action("lightning", zones=zones).play("lightning")

    assert t.pool(1) == ["blue-saucer"]


# -- immediately


def draw(*deck: str, hand: int = 4) -> Referee:
    """Seat 0, who has so many Events, discards none in the Draw Phase and draws these, the last first."""
    zones = {"hand.0": FULL[:hand], "event-deck": deck}
    return table(zones, phase="draw").choose()


@pytest.mark.rule("conquest.cards.play-immediately")
def test_an_event_to_be_played_immediately_is_played_after_the_whole_draw() -> None:
    t = draw("endless-waves", "endless-waves", "word-from-the-overseers", hand=1)

    kinds = [type(event) for event in t.events if isinstance(event, Moved | e.EventPlayed)]
    assert kinds.index(e.EventPlayed) == 4
    assert sorted(t.keys("hand.0")) == ["endless-waves", "endless-waves", "second-volley"]


@pytest.mark.rule("conquest.cards.play-immediately-order")
@pytest.mark.parametrize("first", ["meteor-shower", "word-from-the-overseers"])
def test_who_drew_several_events_to_be_played_immediately_says_which_comes_first(first: str) -> None:
    t = draw("meteor-shower", "word-from-the-overseers", hand=2)
    assert (t.waiting(), t.options()) == ([(0, "play-first")], ["meteor-shower", "word-from-the-overseers"])

    t.choose(first).unanswered()
    t.unanswered()

    assert t.keys("event-discard")[0] == first
    assert len(t.keys("event-discard")) == 2


@pytest.mark.rule("conquest.cards.play-immediately-not-replaced")
def test_an_event_played_immediately_is_not_replaced_in_the_hand() -> None:
    t = draw("endless-waves", "word-from-the-overseers", hand=3).unanswered()

    assert t.keys("hand.0") == FULL[:3]
    assert t.keys("event-deck") == ["endless-waves"]


# -- what remains in play


@pytest.mark.rule("conquest.cards.remains-in-play")
def test_what_remains_in_play_still_works_in_later_turns() -> None:
    t = action("radio-hysteria", zones={"event-deck": []}).play("radio-hysteria")

    t.end_actions().go_on()

    assert t.s.current == 1
    assert t.keys("remains.0") == ["radio-hysteria"]
    assert t.keys("event-discard") == []
    assert t.reading().menace_price(1) == 3


@pytest.mark.rule("conquest.cards.remains-in-play-hand-limit")
def test_what_remains_in_play_does_not_count_towards_the_hand() -> None:
    zones = {
        "hand.0": FULL,
        "event-deck": ["endless-waves"],
        "remains.0": ["radio-hysteria", "fear-rays", "the-mothership-descends"],
    }
    t = table(zones, phase="draw").choose()

    assert t.keys("event-deck") == ["endless-waves"]
    assert len(t.keys("remains.0")) == 3


# -- discard piles


@pytest.mark.rule("conquest.cards.discard-per-deck")
def test_every_card_goes_to_the_discard_pile_of_the_deck_it_came_from() -> None:
    zones = {"stuff.1": ["warp-gate"]}
    sabotage = action("sabotaged-circuits", zones=zones).play("sabotaged-circuits")
    assert (sabotage.keys("space-stuff-discard"), sabotage.keys("event-discard")) == (
        ["warp-gate"],
        ["sabotaged-circuits"],
    )

    beaten = attack("we-come-in-peace", foe=("us-army-tanks",)).choose("we-come-in-peace")
    assert beaten.keys("resistance-discard")[0] == "us-army-tanks"

    event = red("cosmic-burglary")
    assert (event.keys("resistance-event-discard"), event.keys("event-discard")) == (["cosmic-burglary"], [])


@pytest.mark.rule("conquest.cards.discard-public")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_may_look_through_every_discard_pile(viewer: int | None) -> None:
    piles = ("event", "resistance", "location", "space-stuff")
    cards = ("endless-waves", "us-army-tanks", "town", "warp-gate")
    t = action(zones={f"{pile}-discard": [card] for pile, card in zip(piles, cards, strict=True)}, current=1)

    piled = {deck.deck: [card.card for card in deck.discard] for deck in t.view(viewer).decks}
    for pile, card in zip(piles, cards, strict=True):
        assert t.shown(f"{pile}-discard", viewer) == [card]
        assert piled[f"{pile}-deck"] == [card]


# -- decks that run out


@pytest.mark.rule("conquest.cards.reshuffle-empty-deck")
def test_a_deck_is_formed_anew_by_the_draw_that_finds_it_empty_and_no_sooner() -> None:
    last = draw("endless-waves", hand=3)
    assert (last.keys("event-deck"), last.keys("hand.0")) == ([], [*FULL[:3], "endless-waves"])

    zones = {"hand.0": FULL[:2], "event-deck": ["endless-waves"], "event-discard": ["fear-rays", "fear-rays"]}
    t = table(zones, phase="draw").choose()
    assert t.keys("hand.0") == [*FULL[:2], "endless-waves", "fear-rays"]
    assert (t.keys("event-deck"), t.keys("event-discard")) == (["fear-rays"], [])


@pytest.mark.rule("conquest.cards.reshuffle-empty-deck")
def test_the_new_deck_is_in_an_order_that_chance_alone_gave() -> None:
    t = table({"hand.0": FULL[:2], "event-deck": [], "event-discard": ["fear-rays"] * 4}, phase="draw").choose()

    (shuffled,) = t.happened(Shuffled)
    assert (shuffled.zone, len(shuffled.was), shuffled.to) == ("event-deck", 4, 0)
    assert t.shown("event-deck", 0) == [None, None]


@pytest.mark.rule("conquest.cards.reshuffle-empty-deck")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    t = draw(hand=2)

    assert t.keys("hand.0") == FULL[:2]


@pytest.mark.rule("conquest.timing.reshuffle-includes-self")
def test_an_event_whose_draw_makes_the_discards_be_shuffled_is_shuffled_in_too() -> None:
    zones = {"event-deck": [], "event-discard": ["endless-waves"]}
    t = action("abducted-professors", zones=zones).play("abducted-professors")

    assert sorted(t.keys("hand.0")) == ["abducted-professors", "endless-waves"]
    assert t.keys("event-discard") == []


@pytest.mark.rule("conquest.cards.reshuffle-by-card")
def test_a_card_that_shuffles_the_discards_back_makes_one_deck_of_all() -> None:
    zones = {"resistance-discard": ["us-army-tanks"] * 3}
    t = attack("we-come-in-peace", foe=("captain-fantastic",), zones=zones, location="small-town")
    before = len(t.keys("resistance-deck"))

    t.choose("we-come-in-peace")

    assert len(t.keys("resistance-deck")) == before + 3 + 1
    assert t.keys("resistance-discard") == []


# -- names


@pytest.mark.rule("conquest.content.named-cards")
def test_the_cards_that_the_rules_name_do_what_the_rules_say() -> None:
    bomb = action("atomic-bomb", zones={"location.O.1": ["town"]}).play("atomic-bomb").dice(2).choose("O.1")
    assert bomb.reading().is_demolished("O.1")

    feeding = attack("feeding-on-the-dead", location="small-town").dice(6, 1).pass_().choose("conquer")
    assert feeding.choose("feeding-on-the-dead").s.terror == {0: 1}

    assert attack("second-volley", location="national-monument").total(-1) == 3 + 1

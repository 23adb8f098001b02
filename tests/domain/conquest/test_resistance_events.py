"""Resistance Events: how they come, what of the card counts, where it goes; and Human Ingenuity, which brings one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from domain.games.conquest import events as e, names as at
from domain.kernel.events import Moved

from .humans import ACTIVE, COOP, QUIET, humans_events, resistance_phase
from .referee import Referee, given

DECK = at.RESISTANCE_EVENT_DECK
HERO, OTHER_HERO, THIRD_HERO = "local-geologist", "slide-rule-whiz", "forest-ranger"
MANY_SAUCERS = ["green-saucer"] * 4


def event(key: str, **zones: Sequence[str]) -> Referee:
    """A Resistance Event comes up, in a cooperative game of two."""
    return given({DECK: [QUIET, key], **{zone.replace("_", "."): cards for zone, cards in zones.items()}}, 2, COOP)


# -- what of the card counts


@pytest.mark.rule("conquest.resistance_event.red-text-only")
def test_the_red_box_alone_is_carried_out() -> None:
    """Cosmic Burglary moves the track; nobody takes Space Stuff from anybody, as its other text says."""
    table = event("cosmic-burglary", stuff_1=["warp-gate"]).resistance_event()
    assert table.s.track == 1
    assert table.keys("stuff.1") == ["warp-gate"]


@pytest.mark.rule("conquest.resistance_event.red-text-only")
def test_a_resistance_event_in_play_works_by_its_red_box_alone() -> None:
    """Radio Hysteria makes tokens dearer for everybody, where a player who put it out would be spared."""
    table = event("radio-hysteria").resistance_event()
    assert [table.reading().menace_price(seat) for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("conquest.resistance_event.shared-parts")
def test_with_the_remains_bar_it_stays_in_play_and_goes_by_its_title() -> None:
    table = event("radio-hysteria").resistance_event()
    assert table.keys(at.remains(at.HUMANS)) == ["radio-hysteria"]
    assert [v.title for v in humans_events(table)] == ["Radio Hysteria"]


@pytest.mark.rule("conquest.resistance_event.shared-parts")
def test_its_keywords_and_title_are_those_of_the_card() -> None:
    table = event("the-nation-stands-firm").resistance_event()
    card = table.reading().readable(table.find(at.remains(at.HUMANS), "the-nation-stands-firm"))
    assert (card.name, card.keywords) == ("The Nation Stands Firm", ("Military", "Propaganda"))


# -- when it is carried out


@pytest.mark.rule("conquest.resistance_event.read-immediately")
def test_it_is_read_to_all_and_resolved_before_anything_else() -> None:
    """With a Veto about, everybody sees the card and hears its title before it works; it works before step 2."""
    table = resistance_phase(
        {
            DECK: ["cosmic-burglary"],
            at.hand(1): ["overseers-veto"],
            "location.P1.1": ["town"],
            "counters.P1.1": ["infantry-counter"],
        },
        markers={"P1.1": 0},
    )
    assert table.shown(at.PLAYING) == ["cosmic-burglary"]
    assert [v.title for v in humans_events(table)] == ["Cosmic Burglary"]
    assert (table.s.track, table.reading().conqueror("P1.1")) == (0, 0)
    table.pass_()
    order = [type(v).__name__ for v in table.events if isinstance(v, e.TrackMoved | e.Liberated)]
    assert order == ["TrackMoved", "Liberated", "TrackMoved"]


@pytest.mark.rule("conquest.resistance_event.cancel")
def test_what_cancels_events_cancels_it_as_it_comes_up_without_a_roll_and_no_other_is_drawn() -> None:
    table = resistance_phase({DECK: ["cosmic-burglary"] * 2, at.hand(1): ["overseers-veto"]})
    table.respond("overseers-veto", 1)
    veto = [v for v in table.events if isinstance(v, e.TrackMoved)]
    while table.s.phase == "resistance" and table.s.open:
        table.choose(*table.options()[:1])
        veto += [v for v in table.events if isinstance(v, e.TrackMoved)]
    assert [v.to for v in veto] == [1], "step 3 alone moved it"
    assert table.keys("resistance-event-discard") == ["cosmic-burglary"]
    assert table.keys(DECK) == ["cosmic-burglary"]


@pytest.mark.rule("conquest.resistance_event.cancel")
def test_it_can_be_cancelled_while_it_stays_in_play() -> None:
    table = given({at.remains(at.HUMANS): ["radio-hysteria"], at.hand(0): ["overseers-veto"]}, 2, COOP)
    table.play("overseers-veto").go_on()
    while table.s.open:
        table.choose(table.options()[0])
    assert table.keys(at.remains(at.HUMANS)) == []
    assert table.reading().menace_price(0) == 2


# -- where it comes from and goes to


@pytest.mark.rule("conquest.resistance_event.discard")
def test_it_goes_to_a_discard_pile_of_its_own() -> None:
    table = event("cosmic-burglary").resistance_event()
    assert table.keys("resistance-event-discard") == ["cosmic-burglary"]
    assert table.keys("event-discard") == []


@pytest.mark.rule("conquest.resistance_event.discard")
def test_its_deck_is_formed_anew_of_that_pile_alone() -> None:
    table = given(
        {DECK: [], "resistance-event-discard": ["cosmic-burglary"], "event-discard": ["death-ray-salvo"] * 3}, 2, COOP
    ).resistance_event()
    assert table.s.track == 1
    assert table.keys("event-discard") == ["death-ray-salvo"] * 3


@pytest.mark.rule("conquest.resistance_event.two-sources")
def test_a_whole_round_without_two_heroes_in_a_fight_draws_exactly_one() -> None:
    table = given(
        {DECK: [QUIET] * 5, at.RESISTANCE_DECK: ["us-army-infantry", HERO] * 5, "location.P1.1": ["small-town"]},
        2,
        COOP,
        phase="round",
        dice=(3, 4),
    )
    assert table.s.current == 0
    table.dice(6, 1).walk("P1.C", "P1.1").end_actions().go_on("conquer").choose("conquer").go_on()
    assert table.s.current == 1
    assert not humans_events(table)
    table.dice(1, 3, 4).end_actions().go_on()
    assert table.s.round == 3, "the arranged round, the one played, and the next"
    assert len(humans_events(table)) == 1


# -- Human Ingenuity


def attack(deck: Sequence[str], *dice: int, location: str = "small-town", options: Any = COOP) -> Referee:
    """Four saucers attack a Location; the Resistance deck is dealt from its end."""
    events = {DECK if options is COOP else at.EVENT_DECK: ["cosmic-burglary"] * 10}
    return given(
        {
            **events,
            at.race(0): ["setaris-kitewings"],
            at.RESISTANCE_DECK: deck,
            "location.P1.1": [location],
            "aliens.P1.1": MANY_SAUCERS,
            "aliens.P1.C": [],
        },
        2,
        options,
        phase="battle",
        dice=dice,
    )


@pytest.mark.rule("conquest.ingenuity.trigger")
def test_the_second_hero_of_a_fight_brings_a_resistance_event_before_the_next_resistance_card() -> None:
    table = attack(["us-army-infantry", OTHER_HERO, HERO], 6, 1)
    seen = [
        table.s.what[v.ids[0]] if isinstance(v, Moved) else "event"
        for v in table.all_events
        if isinstance(v, e.TrackMoved) or (isinstance(v, Moved) and v.dst == at.FIGHTING)
    ]
    assert seen == [HERO, OTHER_HERO, "event", "us-army-infantry"]
    assert table.s.track == 1


@pytest.mark.rule("conquest.ingenuity.trigger")
def test_one_hero_brings_none() -> None:
    assert not humans_events(attack(["us-army-infantry", HERO], 6, 1))


@pytest.mark.rule("conquest.ingenuity.once-per-fight")
def test_it_comes_once_in_a_fight_however_many_heroes_come() -> None:
    table = attack(["us-army-infantry", "star-quarterback", THIRD_HERO, OTHER_HERO, HERO], 6, 1)
    assert len(humans_events(table)) == 1


@pytest.mark.rule("conquest.ingenuity.per-fight-in-battle")
def test_it_may_come_in_each_fight_of_a_battle() -> None:
    deck = ["us-army-infantry", "star-quarterback", THIRD_HERO, "us-army-infantry", OTHER_HERO, HERO]
    table = attack(deck, 6, 1, 6, 1, location="town").go_on("conquer")
    assert len(humans_events(table)) == 2
    assert len([v for v in table.all_events if isinstance(v, e.BattleBegan)]) == 1


@pytest.mark.rule("conquest.ingenuity.not-in-competitive")
def test_in_the_competitive_game_heroes_bring_no_resistance_event() -> None:
    table = attack(["us-army-infantry", THIRD_HERO, OTHER_HERO, HERO], 6, 1, options={}).go_on("conquer")
    assert not humans_events(table)
    assert len(table.keys(at.EVENT_DECK)) == len(given().keys(at.EVENT_DECK)), "no Event was looked for either"
    assert table.waiting() == [(0, "conquer")]


@pytest.mark.rule("conquest.ingenuity.trigger")
def test_with_an_active_resistance_two_heroes_bring_one_too() -> None:
    table = given(
        {
            at.EVENT_DECK: ["death-ray-salvo", "cosmic-burglary", "death-ray-salvo"],
            at.RESISTANCE_DECK: ["us-army-infantry", OTHER_HERO, HERO],
            at.race(0): ["setaris-kitewings"],
            "location.P1.1": ["small-town"],
            "aliens.P1.1": MANY_SAUCERS,
            "aliens.P1.C": [],
        },
        2,
        ACTIVE,
        phase="battle",
        dice=(6, 1),
    )
    assert len(humans_events(table)) == 1
    assert table.s.track == 1

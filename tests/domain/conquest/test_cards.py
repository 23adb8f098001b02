"""What holds for all cards: keywords and icons, who decides, who is meant by opponents."""

from __future__ import annotations

import pytest

from domain.games.conquest import actions as a
from domain.games.conquest.card import Event, HumanTech, Location
from domain.games.conquest.cards import ALL
from domain.games.conquest.language import Foe, Here, Modify, Needs
from domain.locale import catalogue

from .fights import SAUCER, battle
from .referee import Referee, besides, given


def drill(*needs: Needs) -> HumanTech:
    """A Human Tech card of our own: the Resistance has 2 Strength more."""
    return HumanTech(key="drill", name="Drill", abilities=(Modify(figure="strength", by=2, needs=needs),))


@pytest.mark.rule("conquest.cards.keywords")
def test_a_keyword_that_nothing_asks_for_does_nothing() -> None:
    plain = Event(key="ditty", name="Ditty", abilities=given_of("broadcast-of-doom").abilities)
    with besides(plain, Event(key="anthem", name="Anthem", keywords=("Weapon", "Panic"), abilities=plain.abilities)):
        gained = [
            given({"hand.0": [key]}, menace=(0, 0)).play(key).unanswered().s.menace[0] for key in ("ditty", "anthem")
        ]
    assert gained == [2, 2]


def given_of(key: str) -> Event:
    """The Event of a key."""
    return next(card for card in ALL if card.key == key and isinstance(card, Event))


def strength_of(drawn: str, location: str = "radio-station", *, drilled: bool = False) -> int:
    """The Strength that Resistance has in its first Fight Round, in which every die shows 1."""
    lying = {"human-tech": ["drill"]} if drilled else {}
    table = battle(drawn, location=location, zones=lying, options={"mode": "cooperative"})
    return table.rounds()[0][1] - 1


@pytest.mark.rule("conquest.cards.keywords")
def test_a_card_may_ask_for_a_keyword() -> None:
    with besides(drill(Foe(keyword="Law"))):
        assert strength_of("local-police", drilled=True) == 3 + 2
        assert strength_of("us-army-infantry", drilled=True) == 3


@pytest.mark.rule("conquest.cards.icons")
def test_a_card_may_ask_for_an_icon() -> None:
    with besides(drill(Here(icons=("radio",)))):
        assert strength_of("us-army-infantry", drilled=True) == 3 + 2
        assert strength_of("us-army-infantry", "small-town", drilled=True) == 3


@pytest.mark.rule("conquest.cards.icons")
def test_air_resistance_is_that_with_the_air_icon() -> None:
    assert strength_of("us-army-fighter-planes", "air-field") == 6 + 2
    assert strength_of("us-army-tanks", "air-field") == 6


@pytest.mark.rule("conquest.cards.icon-legend")
def test_the_icons_have_names_and_those_of_locations_are_among_them() -> None:
    legend = {
        "air",
        "city",
        "power",
        "radio",
        "town",
        "military",
        "forest",
        "tech",
        "alien_menace",
        "mountain",
        "objective",
        "water",
    }
    named = {key.rpartition(".")[2] for key in catalogue("en") if key.startswith("conquest.icon.")}
    assert legend <= named
    assert {icon for card in ALL if isinstance(card, Location) for icon in card.icons} <= named


# -- who decides


@pytest.mark.rule("conquest.cards.decides")
def test_who_plays_a_card_makes_its_choices() -> None:
    table = given({"hand.1": ["tractor-beam"], "aliens.P1.2": [SAUCER]}, current=1, first=0)

    table.play("tractor-beam").unanswered()

    assert [seat for seat, _ in table.waiting()] == [1]


def ties() -> Referee:
    """A Resistance Event whose Space is one of two with as many Aliens each, where seat 1 is First Player."""
    lying = {
        "aliens.P1.C": [],
        "aliens.P2.C": [],
        "aliens.P1.2": [SAUCER],
        "aliens.P2.2": ["blue-saucer"],
        "resistance-event-deck": ["treacherous-tip-off"],
    }
    return given(lying, first=1, options={"mode": "cooperative"})


@pytest.mark.rule("conquest.cards.decides")
def test_the_first_player_makes_the_choices_of_a_red_box() -> None:
    table = ties().resistance_event().go_on("pick")

    assert table.waiting() == [(1, "pick-spaces")]
    assert table.options() == ["P1.2", "P2.2"]


@pytest.mark.rule("conquest.cards.decides")
def test_each_player_makes_their_own_where_a_red_box_says_each_player() -> None:
    lying = {
        "hand.0": ["death-ray-salvo"] * 2,
        "hand.1": ["afterburners"] * 2,
        "resistance-event-deck": ["crossed-transmissions"],
    }
    table = given(lying, first=1, options={"mode": "cooperative"}).resistance_event().go_on("pick")

    assert table.waiting() == [(1, "pick-hand")]
    table.choose("afterburners").go_on("pick")
    assert table.waiting() == [(0, "pick-hand")]


# -- partners


@pytest.mark.rule("conquest.cards.partners")
def test_a_card_against_an_opponent_cannot_be_played_where_there_is_none() -> None:
    lying = {"hand.0": ["cosmic-burglary"], "stuff.1": ["disintegrator-beams"]}
    against, among = given(lying), given(lying, options={"mode": "cooperative"})

    assert against.playable() == ["cosmic-burglary"]
    assert among.playable() == []
    among.refused(a.PlayEvent(card=among.find("hand.0", "cosmic-burglary")))


@pytest.mark.rule("conquest.cards.partners")
def test_of_other_players_a_card_means_those_of_the_other_team() -> None:
    lying = {"hand.0": ["cosmic-burglary"], **{f"stuff.{seat}": ["disintegrator-beams"] for seat in (1, 2, 3)}}
    table = given(lying, seats=4, options={"mode": "team"}).play("cosmic-burglary").unanswered()

    owners = {table.s.zone_of(int(option)) for option in table.asked().options}
    assert owners == {"stuff.1", "stuff.3"}


@pytest.mark.rule("conquest.cards.partners")
def test_a_rival_whose_mind_is_probed_is_never_a_partner() -> None:
    hands = {"hand.0": ["probing-the-rival-mind"], **{f"hand.{seat}": ["endless-waves"] for seat in (1, 2, 3)}}
    table = given(hands, seats=4, options={"mode": "team"}).play("probing-the-rival-mind").unanswered()
    assert table.options() == ["seat-1", "seat-3"]


@pytest.mark.rule("conquest.cards.partners")
def test_a_partner_is_asked_before_their_alien_is_moved() -> None:
    lying = {"hand.0": ["tractor-beam"], "aliens.P2.C": [], "aliens.P2.2": ["blue-saucer"]}
    beside = {"aliens.P1.2": [SAUCER], "aliens.P1.3": [SAUCER]}
    table = given({**lying, **beside}, options={"mode": "cooperative"}).play("tractor-beam").unanswered()

    table.choose("blue-saucer")
    assert table.waiting() == [(1, "agree")]
    table.choose("no")
    assert table.waiting() == [(0, "pick-aliens")]
    assert table.options() == [SAUCER] * 2

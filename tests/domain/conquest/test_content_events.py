"""The Event Deck as it is printed."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from domain.games.conquest.card import Event
from domain.games.conquest.cards.events import EVENTS
from domain.games.conquest.language import Upon, Use


class Row(NamedTuple):
    """What is printed on an Event beside its text; `stays`: whether it remains in play, or is played immediately."""

    name: str
    copies: int
    ap: int | None
    keywords: tuple[str, ...]
    stays: str
    red: bool


PRINTED = (
    Row("We Come in Peace", 2, None, ("Treachery",), "", red=False),
    Row("Endless Waves", 2, None, ("Reinforcement",), "", red=False),
    Row(
        "Feeding on the Dead",
        2,
        None,
        (
            "Terror",
            "Carrion",
        ),
        "",
        red=False,
    ),
    Row("Overseers' Veto", 2, None, ("Command",), "", red=False),
    Row("Death Ray Salvo", 3, None, ("Weapon",), "", red=False),
    Row("Saucers in Formation", 2, None, ("Tactic",), "", red=False),
    Row("Heat Beam Sweep", 2, None, ("Weapon",), "", red=False),
    Row("Stampede in the Streets", 2, None, ("Panic",), "", red=False),
    Row("Second Volley", 3, None, ("Tactic",), "", red=False),
    Row("Bubble of Force", 2, None, ("Device",), "", red=False),
    Row("Swooning Heroes", 2, None, ("Panic",), "", red=False),
    Row("Tractor Beam", 2, 1, ("Device",), "", red=False),
    Row("Afterburners", 2, 1, ("Tactic",), "", red=False),
    Row("Broadcast of Doom", 2, 1, ("Panic",), "", red=False),
    Row("Unearthly Cargo", 3, 2, ("Supply",), "", red=False),
    Row("Overcharged Reactor", 2, None, ("Device",), "", red=False),
    Row("Emergency Teleport", 2, None, ("Device",), "", red=False),
    Row(
        "The Mothership Descends",
        1,
        2,
        (
            "Supply",
            "Saucer",
        ),
        "remains",
        red=False,
    ),
    Row(
        "Fear Rays",
        1,
        2,
        (
            "Panic",
            "Weapon",
        ),
        "remains",
        red=False,
    ),
    Row("Word from the Overseers", 1, None, ("Command",), "immediate", red=False),
    Row(
        "Atomic Bomb",
        2,
        3,
        (
            "Weapon",
            "Atomic",
        ),
        "",
        red=True,
    ),
    Row("Treacherous Tip-Off", 2, None, ("Treachery",), "", red=True),
    Row(
        "Crossed Transmissions",
        2,
        None,
        (
            "Treachery",
            "Command",
        ),
        "",
        red=True,
    ),
    Row(
        "Sabotaged Circuits",
        1,
        None,
        (
            "Treachery",
            "Technological",
        ),
        "",
        red=True,
    ),
    Row("Leaked Invasion Plans", 2, 1, ("Treachery",), "", red=True),
    Row("Paratroopers at Dawn", 2, 2, ("Air",), "", red=True),
    Row("Mutiny Below Decks", 2, None, ("Treachery",), "", red=True),
    Row("Cosmic Burglary", 1, 2, ("Treachery",), "", red=True),
    Row(
        "Probing the Rival Mind",
        2,
        1,
        (
            "Psychic",
            "Treachery",
        ),
        "",
        red=True,
    ),
    Row("Partisan Uprising", 2, 2, ("Mob",), "", red=True),
    Row("Radio Hysteria", 1, 1, ("Panic",), "remains", red=True),
    Row(
        "The Nation Stands Firm",
        2,
        2,
        (
            "Military",
            "Propaganda",
        ),
        "remains",
        red=True,
    ),
    Row("Meteor Shower", 2, None, ("Cosmic",), "immediate", red=True),
    Row("Captain Fantastic Flies Again", 2, None, ("Superhero",), "", red=True),
    Row(
        "Abducted Professors",
        2,
        1,
        (
            "Human",
            "Technological",
        ),
        "",
        red=True,
    ),
    Row("Public Enemy Number One", 1, 2, ("Propaganda",), "remains", red=True),
    Row("Cosmic Interference", 2, None, ("Cosmic",), "", red=True),
)
BY_NAME = {event.name: event for event in EVENTS}


@pytest.mark.rule("conquest.components.event-deck-count")
def test_the_event_deck_has_seventy_cards_thirty_of_them_with_a_red_box() -> None:
    red = sum(event.copies for event in EVENTS if event.red is not None)
    plain = sum(event.copies for event in EVENTS if event.red is None)
    assert (red, plain, red + plain) == (30, 40, 70)


def test_the_event_deck_has_these_thirty_seven_titles() -> None:
    assert sorted(BY_NAME) == sorted(row.name for row in PRINTED)
    assert len(EVENTS) == 37


@pytest.mark.parametrize("row", PRINTED, ids=lambda row: str(row.name))
def test_an_event_is_printed_so(row: Row) -> None:
    event = BY_NAME[row.name]
    stays = "remains" if event.remains else "immediate" if event.immediate else ""
    assert Row(event.name, event.copies, event.ap, event.keywords, stays, event.red is not None) == row


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: str(event.key))
def test_an_event_begins_with_the_way_it_is_played(event: Event) -> None:
    first = event.abilities[0]
    assert isinstance(first, Use)
    assert bool(first.windows) != event.immediate
    assert event.ap is None or first.windows == ("action",)


@pytest.mark.parametrize("event", [e for e in EVENTS if not e.remains and e.red], ids=lambda event: str(event.key))
def test_a_red_box_that_does_not_remain_does_one_thing_when_it_comes_up(event: Event) -> None:
    (first,) = event.red or ()
    assert isinstance(first, Upon)
    assert first.moment == "into-play"


@pytest.mark.parametrize("event", [e for e in EVENTS if e.remains], ids=lambda event: str(event.key))
def test_an_event_that_remains_in_play_has_a_lasting_text(event: Event) -> None:
    assert len(event.abilities) > 1


def test_five_cards_cancel_others() -> None:
    cancelling = ("Overseers' Veto", "Crossed Transmissions", "Sabotaged Circuits")
    assert sum(BY_NAME[name].copies for name in cancelling) == 5

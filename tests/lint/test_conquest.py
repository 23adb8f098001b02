"""For every fault that a card of Conquest can have there is a card that has it, and is told."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from domain.games.conquest import language as w
from domain.games.conquest.card import Definition, Event, HumanTech, Location, Race, Resistance, SpaceStuff

from .codes import Fault
from .conquest import faults, invasion

BOX = invasion()
GAIN = (w.GainMenace(),)
PLAY = w.Use(windows=("any",), then=GAIN)


def an(kind: type[Definition], *abilities: Any, **fields: Any) -> Definition:
    """A card of our own, without fault but for what is said of it."""
    return kind(**{"key": "made-up", "name": "Made Up", "abilities": abilities, **fields})


def event(*abilities: Any, **fields: Any) -> Definition:
    return an(Event, *abilities, **fields)


def tech(*abilities: Any) -> Definition:
    return an(HumanTech, *abilities)


def told(card: Definition) -> list[Fault]:
    """The faults that are told when a card joins the others."""
    return faults(structs.replace(BOX, cards=(*BOX.cards, card)))


LASTS = w.Modify(figure="foe-total", by=1)
BROKEN: dict[str, list[Definition]] = {
    "duplicate-key": [event(PLAY, key="forest", name="Forest")],
    "duplicate-name": [event(PLAY, key="atomic-bomb", name="Atomic Bomb")],
    "key-not-slug": [event(PLAY, key="made_up")],
    "unknown-name": [
        tech(w.Upon(moment="into-play", then=(w.Place(which="Knights"),))),
        tech(w.Upon(moment="into-play", then=(w.Place(which="Tanks", plain="Knights"),))),
        event(w.Use(windows=("any",), then=(w.PlaceThere("Knights"),))),
        event(w.Use(windows=("any",), then=(w.FindResistance("Merlin"),))),
    ],
    "unknown-keyword": [tech(w.Modify(figure="strength", by=1, needs=(w.Foe(keyword="Knight"),)))],
    "unknown-icon": [tech(w.Modify(figure="strength", by=1, needs=(w.Here(icons=("castle",)),)))],
    "hook-not-read": [
        tech(w.Has(feature="shines")),  # type: ignore[arg-type]
        tech(w.Modify(figure="charm", by=1)),  # type: ignore[arg-type]
        tech(w.Grant(ability="Chivalrous")),  # type: ignore[arg-type]
    ],
    "moment-never-comes": [
        an(Location, w.Upon(moment="drawn", then=GAIN), resistance=1, population=1),
        an(Race, w.Upon(moment="into-play", then=GAIN), strength=3, intelligence=4),
    ],
    "window-never-opens": [
        event(w.Use(windows=("at-dawn",), then=GAIN)),  # type: ignore[arg-type]
        event(w.Use(windows=(), then=GAIN)),
    ],
    "price-never-paid": [
        event(PLAY, ap=2),
        an(SpaceStuff, w.Use(windows=("after-dice",), ap=1, then=GAIN)),
    ],
    "field-not-read": [an(Race, w.Use(windows=("action",), activate=True, then=GAIN), strength=3, intelligence=4)],
    "never-played": [event(LASTS, remains=True)],
    "remains-for-nothing": [event(PLAY, remains=True)],
    "lasts-without-remaining": [event(PLAY, LASTS), event(PLAY, red=(LASTS,))],
    "aims-at-nobody": [
        event(PLAY, w.Modify(figure="foe-total", by=1, of="target"), remains=True),
        event(PLAY, w.Use(windows=("action",), by="target", then=(w.DiscardThis(),)), remains=True),
        event(PLAY, w.Upon(moment="marker-lost", then=GAIN), remains=True),
    ],
    "nothing-follows": [
        event(w.Use(windows=("any",), then=())),
        event(w.Use(windows=("any",), then=(w.Pick(w.Spaces(), ()),))),
        event(w.Use(windows=("any",), then=(w.Either((GAIN, ())),))),
    ],
    "condition-never-holds": [event(w.Use(windows=("any",), then=(w.Roll(7, GAIN),)))],
    "condition-always-holds": [
        event(w.Use(windows=("any",), then=(w.Roll(1, GAIN),))),
        event(w.Use(windows=("any",), needs=(w.There(w.Spaces(), least=0),), then=GAIN)),
    ],
    "missing-text": [tech(w.Modify(figure="landing-price", by=1, of="target"))],
    "missing-prompt": [
        event(w.Use(windows=("any",), then=(w.Pick(w.Cards("cellar"), GAIN),)))  # type: ignore[arg-type]
    ],
}
"""For each code, cards that have the fault."""


@pytest.mark.parametrize(("code", "card"), [(code, card) for code, cards in BROKEN.items() for card in cards])
def test_a_card_with_a_fault_is_told(code: str, card: Definition) -> None:
    found = [fault for fault in told(card) if fault.code == code]

    assert found
    assert card.key in {fault.card for fault in found}
    assert all(str(fault).endswith(f"[{code}]") for fault in found)


@pytest.mark.parametrize(
    "card",
    [
        event(PLAY),
        event(w.Use(windows=("action",), then=()), LASTS, ap=1, remains=True),
        an(Resistance, w.Upon(moment="drawn", then=GAIN), strength=3, type="soft"),
    ],
)
def test_a_card_without_fault_is_not_told(card: Definition) -> None:
    assert told(card) == []


def test_a_fault_says_where_it_is() -> None:
    found = told(tech(w.Upon(moment="into-play", then=(w.Place(which="Knights"),))))

    assert [(fault.card, fault.at) for fault in found] == [("made-up", "abilities.0.then.0.which")]

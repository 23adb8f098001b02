"""The Alien Players: their Avatars, and the one deck they share."""

from __future__ import annotations

from functools import partial
from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    AddHive,
    Advance,
    Alike,
    AtLeast,
    Attach,
    Begin,
    Cards,
    ChoosePlayer,
    Each,
    EachAlien,
    Ko,
    Modify,
    Self,
    ShuffleRooms,
    ShuffleWithTop,
    Some,
    Strike,
    StrikeMost,
    ToCombatZone,
    TurnDown,
    Way,
    Ways,
)

from .words import DRAW, AlienCard, discard, enemies, hand, hidden

DECK = "aliens"
Alien = partial(AlienCard, kind="alien", deck=DECK, copies=3)

face_up_enemies = Cards(("complex",), kind="enemy", facing="up", final=False)
hidden_near_the_exit = Cards(("complex.med-lab", "complex.airlock"), facing="down")


def _avatar(name: str, health: int, defense: int, **about: Any) -> Card:
    key = name.lower().replace(" ", "-")
    return AlienCard(
        key=key, name=name, kind="alien-avatar", group=name, deck="alien-avatars", health=health, defense=defense
    )


CARDS = (
    _avatar("Hunter Xenomorph", 7, 5),
    _avatar("Praetorian Xenomorph", 10, 4),
    _avatar("Warrior Xenomorph", 9, 4),
    _avatar("Xenomorph Taskmaster", 8, 5),
    Alien(
        key="drive-the-brood",
        name="Drive the Brood",
        effect=(Advance(Some(Cards(("complex",)))), EachAlien((DRAW,))),
    ),
    Alien(key="out-of-the-vents", name="Out of the Vents", effect=(AddHive(if_any=True),)),
    Alien(key="drop-from-above", name="Drop from Above", effect=(ToCombatZone(Some(hidden_near_the_exit)),)),
    Alien(
        key="tail-lash-alien",
        name="Tail Lash",
        effect=(ChoosePlayer((Ways((Way((Strike(),)), Way((discard(2),), AtLeast(Each(hand), 2)))),)),),
    ),
    Alien(
        key="egg-chamber",
        name="Egg Chamber",
        effect=(ShuffleWithTop(Alike(Cards(("hatchery",), name="Facehugger"))),),
    ),
    Alien(key="into-the-walls", name="Into the Walls", effect=(TurnDown(Some(face_up_enemies)),)),
    Alien(key="shifting-shadows", name="Shifting Shadows", effect=(ShuffleRooms(Some(hidden, 3, at_least=2)),)),
    Alien(
        key="marked-prey",
        name="Marked Prey",
        effect=(StrikeMost(Some(Cards(("combat-zone",), kind="enemy"))),),
    ),
    Alien(key="drag-away", name="Drag Away", effect=(Ko(Some(Cards(("hq",), cost_most=5))),)),
    Alien(
        key="scent-of-blood",
        name="Scent of Blood",
        effect=(Begin(until="next-turn"),),
        abilities=(Modify(1, of=enemies),),
    ),
    Alien(
        key="resin-wall",
        name="Resin Wall",
        keywords=("resin-wall",),
        effect=(Attach(Self(), to="any", alone=True),),
    ),
    AlienCard(
        key="brood-guard",
        name="Brood Guard",
        kind="enemy",
        deck=DECK,
        attack=3,
        copies=3,
        keywords=("brood",),
        effect=(ToCombatZone(Self()),),
    ),
)

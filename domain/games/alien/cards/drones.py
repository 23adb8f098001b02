"""The Drones."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Advance, Cards, ChoosePlayer, Draw, Gain, Ko, NextPlayer, Self, Some

from .words import FEWER, AlienCard, each_player, heal_own, scan_free


def _drone(key: str, name: str, copies: int, attack: int, **about: Any) -> Card:
    return AlienCard(key=key, name=name, kind="enemy", deck="drones", copies=copies, attack=attack, **about)


CARDS = (
    _drone("scuttling-drone", "Scuttling Drone", 3, 2, death=(scan_free(may=True),)),
    _drone("worker-drone", "Worker Drone", 3, 3, death=(each_player(Draw()),)),
    _drone("wounded-drone", "Wounded Drone", 3, 3, death=(ChoosePlayer((heal_own(),)),)),
    _drone("sprinting-drone", "Sprinting Drone", 3, 2, reveal_complex=(Advance(Self()),)),
    _drone("spitting-drone", "Spitting Drone", 3, 3, strike=(FEWER,), death=(NextPlayer((heal_own(),)),)),
    _drone("warrior-drone", "Warrior Drone", 3, 4, death=(Gain("sergeants", up_to=True),)),
    _drone(
        "scavenging-drone",
        "Scavenging Drone",
        3,
        3,
        death=(Ko(Some(Cards(("hand", "discard"), cost_most=0), may=True)),),
    ),
    _drone("armoured-drone", "Armoured Drone", 2, 5, death=(each_player(heal_own()),)),
    _drone("elder-drone", "Elder Drone", 1, 5, keywords=("double-strike",), death=(each_player(heal_own(2)),)),
)

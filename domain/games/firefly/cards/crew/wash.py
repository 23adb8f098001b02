"""Wash: he dodges Ship Strikes, scans, moves enemies back, and holds the one card that moves what is inevitable."""

from __future__ import annotations

from functools import partial

from domain.deckbuilding.language import (
    AvoidStrike,
    Cards,
    Each,
    Exactly,
    If,
    Ko,
    MoveInevitable,
    Pool,
    Scan,
    Some,
    ToClear,
)

from ..words import DRAW, FireflyCard, combo, hidden, is_main

Wash = partial(FireflyCard, kind="character", group="Wash", deck="crew-deck")

CARDS = (
    Wash(
        key="quick-course-change",
        name="Quick Course Change",
        cls="tech",
        cost=2,
        recruit=1,
        recruit_plus=True,
        copies=5,
        keywords=("coordinate",),
        effect=(AvoidStrike("ship"), combo("tech", Pool(recruit=1))),
    ),
    Wash(
        key="sensor-sweep",
        name="Sensor Sweep",
        cls="intel",
        cost=4,
        attack=1,
        copies=5,
        once=(Scan(Some(hidden), then=(If(Exactly(Each(Cards(("chosen",), kind="enemy")), 0), (DRAW,)),)),),
    ),
    Wash(
        key="loop-back",
        name="Loop Back",
        cls="tech",
        cost=5,
        attack=2,
        copies=3,
        effect=(If(is_main("Zoe"), (DRAW,)),),
        once=(ToClear(Some(Cards(("combat-zone",), kind="enemy"))),),
    ),
    Wash(
        key="impossible-course",
        name="Impossible Course",
        cls="tech",
        cost=7,
        attack=4,
        effect=(AvoidStrike("ship", every=True),),
        once=(Ko(Some(Cards(("played",), name="Impossible Course", this=True), may=True), then=(MoveInevitable(),)),),
    ),
)

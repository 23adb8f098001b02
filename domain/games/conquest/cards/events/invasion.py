"""Events that help one's own invasion outside of Fights, none of which has a red box."""

from __future__ import annotations

from ...card import Event
from ...language import (
    Cancel,
    CancelPlayed,
    Cards,
    DrawStuff,
    EachPicked,
    EachPlayer,
    Effects,
    Either,
    Foe,
    GainMenace,
    GainPoints,
    Has,
    LandAll,
    Modify,
    MoveThere,
    Pick,
    Players,
    Roll,
    Spaces,
    Turn,
    Use,
)

TRY_HUMAN_TECH: Effects = Pick(Cards("human-tech"), (Roll(4, (Cancel(),)),))
"""What cancels Events may be tried against a Human Tech card."""

ENDLESS_WAVES = Event(
    key="endless-waves",
    name="Endless Waves",
    copies=2,
    keywords=("Reinforcement",),
    abilities=(Use(windows=("action",), then=(LandAll(),)),),
)

TRACTOR_BEAM = Event(
    key="tractor-beam",
    name="Tractor Beam",
    copies=2,
    ap=1,
    keywords=("Device",),
    abilities=(
        Use(
            windows=("action",),
            then=(
                Either(
                    (
                        (Pick(Cards("counters"), (Pick(Spaces(near=True, room=True), (MoveThere(),)),)),),
                        (
                            Pick(
                                Cards("aliens", movable=True, at_home=False),
                                (Pick(Spaces(near=True), (MoveThere(),)),),
                                consent=True,
                            ),
                        ),
                    )
                ),
            ),
        ),
    ),
)

AFTERBURNERS = Event(
    key="afterburners",
    name="Afterburners",
    copies=2,
    ap=1,
    keywords=("Tactic",),
    abilities=(
        Use(
            windows=("action",),
            then=(
                Pick(
                    Cards("aliens", of="mine", movable=True),
                    (EachPicked((Pick(Spaces(near=True), (MoveThere(),)),)),),
                    n=3,
                    up_to=True,
                ),
            ),
        ),
    ),
)

BROADCAST_OF_DOOM = Event(
    key="broadcast-of-doom",
    name="Broadcast of Doom",
    copies=2,
    ap=1,
    keywords=("Panic",),
    abilities=(Use(windows=("action",), then=(GainMenace(2),)),),
)

UNEARTHLY_CARGO = Event(
    key="unearthly-cargo",
    name="Unearthly Cargo",
    copies=3,
    ap=2,
    keywords=("Supply",),
    abilities=(Use(windows=("action",), then=(DrawStuff(),)),),
)

OVERCHARGED_REACTOR = Event(
    key="overcharged-reactor",
    name="Overcharged Reactor",
    copies=2,
    keywords=("Device",),
    abilities=(Use(windows=("action-start", "action"), needs=(Turn(),), then=(GainPoints(2),)),),
)

THE_MOTHERSHIP_DESCENDS = Event(
    key="the-mothership-descends",
    name="The Mothership Descends",
    ap=2,
    remains=True,
    keywords=("Supply", "Saucer"),
    abilities=(Use(windows=("action",), then=()), Has(feature="lands-at-conquests")),
)

FEAR_RAYS = Event(
    key="fear-rays",
    name="Fear Rays",
    ap=2,
    remains=True,
    keywords=("Panic", "Weapon"),
    abilities=(
        Use(windows=("action",), then=()),
        Modify(figure="foe-total", by=-1, needs=(Foe(type="soft"),)),
    ),
)

WORD_FROM_THE_OVERSEERS = Event(
    key="word-from-the-overseers",
    name="Word from the Overseers",
    immediate=True,
    keywords=("Command",),
    abilities=(
        Use(
            windows=(),
            then=(EachPlayer((GainMenace(),), Players(others=False, terror="fewest")), DrawStuff()),
        ),
    ),
)

OVERSEERS_VETO = Event(
    key="overseers-veto",
    name="Overseers' Veto",
    copies=2,
    keywords=("Command",),
    abilities=(
        Use(
            windows=("any",),
            then=(Either(((CancelPlayed(),), (Pick(Cards("remains"), (Cancel(),)),), (TRY_HUMAN_TECH,))),),
        ),
    ),
)

EVENTS = (
    ENDLESS_WAVES,
    TRACTOR_BEAM,
    AFTERBURNERS,
    BROADCAST_OF_DOOM,
    UNEARTHLY_CARGO,
    OVERCHARGED_REACTOR,
    THE_MOTHERSHIP_DESCENDS,
    FEAR_RAYS,
    WORD_FROM_THE_OVERSEERS,
    OVERSEERS_VETO,
)

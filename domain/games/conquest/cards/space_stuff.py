"""Space Stuff: Alien gear, and Allies."""

from __future__ import annotations

from ..card import SpaceStuff
from ..language import (
    Cards,
    ChangeTotal,
    Demolish,
    DiscardThis,
    First,
    Foe,
    GainMenace,
    GainPoints,
    Has,
    Land,
    Menace,
    Modify,
    MoveThere,
    MyFight,
    Pick,
    Reroll,
    ReturnThere,
    Saves,
    Spaces,
    ThisAlly,
    Upon,
    Use,
)

MOVABLE = Cards("aliens", of="mine", movable=True)
SOFT, HARD = Foe(type="soft"), Foe(type="hard")
FIGHTING = ThisAlly(fighting=True)

GEAR = (
    SpaceStuff(
        key="disintegrator-beams",
        name="Disintegrator Beams",
        copies=2,
        keywords=("Weapon",),
        abilities=(
            Use(windows=("before-dice", "after-dice"), activate=True, needs=(MyFight(),), then=(ChangeTotal(2),)),
        ),
    ),
    SpaceStuff(
        key="gravity-shields",
        name="Gravity Shields",
        copies=2,
        keywords=("Device",),
        abilities=(Saves(least=4, of="mine", once=True),),
    ),
    SpaceStuff(
        key="warp-gate",
        name="Warp Gate",
        copies=2,
        keywords=("Device",),
        abilities=(
            Use(
                windows=("action",),
                activate=True,
                then=(Pick(MOVABLE, (Pick(Spaces(haven=True, elsewhere=True), (MoveThere(),)),)),),
            ),
        ),
    ),
    SpaceStuff(
        key="cloning-vats",
        name="Cloning Vats",
        copies=2,
        keywords=("Biological",),
        abilities=(Use(windows=("action",), activate=True, then=(Pick(Cards("alien-pool", of="mine"), (Land(),)),)),),
    ),
    SpaceStuff(
        key="menace-amplifier",
        name="Menace Amplifier",
        copies=2,
        keywords=("Device",),
        abilities=(Upon(moment="action-start", needs=(Menace(most=0),), then=(GainMenace(),)),),
    ),
    SpaceStuff(
        key="thought-helmets",
        name="Thought Helmets",
        copies=2,
        keywords=("Psychic",),
        abilities=(Modify(figure="intelligence", by=1),),
    ),
    SpaceStuff(
        key="plasma-thrusters",
        name="Plasma Thrusters",
        copies=2,
        keywords=("Saucer",),
        abilities=(
            Use(
                windows=("action",),
                activate=True,
                then=(Pick(MOVABLE, (Pick(Spaces(near=True), (MoveThere(),)),)),),
            ),
        ),
    ),
    SpaceStuff(
        key="probability-scrambler",
        name="Probability Scrambler",
        copies=2,
        keywords=("Device",),
        abilities=(Use(windows=("after-dice",), activate=True, needs=(MyFight(),), then=(Reroll(),)),),
    ),
    SpaceStuff(
        key="universal-translator",
        name="Universal Translator",
        keywords=("Device",),
        abilities=(
            Use(
                windows=("before-dice",),
                activate=True,
                needs=(MyFight(), SOFT),
                then=(ChangeTotal(-2, "fight", "foe"),),
            ),
        ),
    ),
    SpaceStuff(
        key="armour-melting-acid",
        name="Armour-Melting Acid",
        keywords=("Weapon", "Biological"),
        abilities=(Modify(figure="foe-total", by=-1, needs=(MyFight(), HARD)),),
    ),
    SpaceStuff(
        key="tectonic-cracker",
        name="Tectonic Cracker",
        keywords=("Weapon",),
        abilities=(
            Use(
                windows=("action",),
                activate=True,
                then=(
                    Pick(
                        Spaces(location=True, demolished=False, mine=2, enemy_aliens=False),
                        (Demolish(), ReturnThere(), GainMenace(2), DiscardThis()),
                        consent=True,
                    ),
                ),
            ),
        ),
    ),
    SpaceStuff(
        key="space-scanner",
        name="Space Scanner",
        keywords=("Device",),
        abilities=(Has(feature="explores-from", n=2),),
    ),
    SpaceStuff(
        key="overseers-medallion",
        name="Overseers' Medallion",
        keywords=("Command",),
        abilities=(Upon(moment="action-start", needs=(First(),), then=(GainPoints(1),)),),
    ),
)

ALLIES = (
    SpaceStuff(
        key="glorbax-the-devourer",
        name="Glorbax the Devourer",
        keywords=("Ally", "Blob"),
        strength=5,
        abilities=(Upon(moment="fight-won", once="turn", needs=(FIGHTING, SOFT), then=(GainMenace(),)),),
    ),
    SpaceStuff(
        key="robo-colossus-mark-nine",
        name="Robo-Colossus Mark Nine",
        keywords=("Ally", "Robot"),
        strength=4,
        abilities=(Saves(least=5, of="self", lost_round=False),),
    ),
    SpaceStuff(
        key="zyra-of-the-outer-rim",
        name="Zyra of the Outer Rim",
        keywords=("Ally", "Huntress"),
        strength=3,
        abilities=(
            Has(feature="no-hero-bonuses", needs=(FIGHTING,)),
            Upon(moment="fight-won", once="fight", needs=(FIGHTING, Foe(hero=True)), then=(GainMenace(),)),
        ),
    ),
    SpaceStuff(
        key="cerebrox-the-living-brain",
        name="Cerebrox, the Living Brain",
        keywords=("Ally", "Psychic"),
        strength=1,
        abilities=(
            Modify(figure="intelligence", by=1, needs=(ThisAlly(),)),
            Use(windows=("after-dice",), once="turn", needs=(FIGHTING, MyFight()), then=(Reroll(),)),
        ),
    ),
)

CARDS = GEAR + ALLIES

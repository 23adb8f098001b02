"""Events of one's own Fights and Battles, none of which has a red box."""

from __future__ import annotations

from ...card import Event
from ...language import (
    AliensInFight,
    Cards,
    ChangeTotal,
    DiscardHeroes,
    EndBattle,
    Foe,
    GainTerror,
    Here,
    MyFight,
    Pick,
    Reroll,
    Save,
    Use,
    WinFight,
    Won,
)

WE_COME_IN_PEACE = Event(
    key="we-come-in-peace",
    name="We Come in Peace",
    copies=2,
    keywords=("Treachery",),
    abilities=(Use(windows=("before-dice", "after-dice"), needs=(MyFight(),), then=(WinFight(),)),),
)

DEATH_RAY_SALVO = Event(
    key="death-ray-salvo",
    name="Death Ray Salvo",
    copies=3,
    keywords=("Weapon",),
    abilities=(Use(windows=("before-dice", "after-dice"), needs=(MyFight(),), then=(ChangeTotal(3),)),),
)

SAUCERS_IN_FORMATION = Event(
    key="saucers-in-formation",
    name="Saucers in Formation",
    copies=2,
    keywords=("Tactic",),
    abilities=(
        Use(
            windows=("before-dice", "after-dice"),
            needs=(MyFight(least=2),),
            then=(ChangeTotal(AliensInFight()),),
        ),
    ),
)

HEAT_BEAM_SWEEP = Event(
    key="heat-beam-sweep",
    name="Heat Beam Sweep",
    copies=2,
    keywords=("Weapon",),
    abilities=(
        Use(
            windows=("before-dice", "after-dice"),
            needs=(MyFight(), Foe(type="hard")),
            then=(ChangeTotal(-4, "fight", of="foe"),),
        ),
    ),
)

STAMPEDE_IN_THE_STREETS = Event(
    key="stampede-in-the-streets",
    name="Stampede in the Streets",
    copies=2,
    keywords=("Panic",),
    abilities=(
        Use(
            windows=("before-dice", "after-dice"),
            needs=(MyFight(), Foe(type="soft", superhero=False)),
            then=(ChangeTotal(-3, "fight", of="foe"),),
        ),
    ),
)

SECOND_VOLLEY = Event(
    key="second-volley",
    name="Second Volley",
    copies=3,
    keywords=("Tactic",),
    abilities=(Use(windows=("after-dice",), needs=(MyFight(),), then=(Reroll(),)),),
)

BUBBLE_OF_FORCE = Event(
    key="bubble-of-force",
    name="Bubble of Force",
    copies=2,
    keywords=("Device",),
    abilities=(Use(windows=("would-destroy",), then=(Pick(Cards("doomed", of="mine"), (Save(),)),)),),
)

SWOONING_HEROES = Event(
    key="swooning-heroes",
    name="Swooning Heroes",
    copies=2,
    keywords=("Panic",),
    abilities=(
        Use(
            windows=("before-dice", "after-dice"),
            needs=(MyFight(), Foe(hero=True)),
            then=(DiscardHeroes(),),
        ),
    ),
)

EMERGENCY_TELEPORT = Event(
    key="emergency-teleport",
    name="Emergency Teleport",
    copies=2,
    keywords=("Device",),
    abilities=(
        Use(
            windows=("before-dice", "after-dice"),
            needs=(MyFight(), Here(my_landing_site=False)),
            then=(EndBattle(),),
        ),
    ),
)

FEEDING_ON_THE_DEAD = Event(
    key="feeding-on-the-dead",
    name="Feeding on the Dead",
    copies=2,
    keywords=("Terror", "Carrion"),
    abilities=(Use(windows=("battle-won",), needs=(Won(did=("soft-beaten",)),), then=(GainTerror(),), once="battle"),),
)

EVENTS = (
    WE_COME_IN_PEACE,
    DEATH_RAY_SALVO,
    SAUCERS_IN_FORMATION,
    HEAT_BEAM_SWEEP,
    STAMPEDE_IN_THE_STREETS,
    SECOND_VOLLEY,
    BUBBLE_OF_FORCE,
    SWOONING_HEROES,
    EMERGENCY_TELEPORT,
    FEEDING_ON_THE_DEAD,
)

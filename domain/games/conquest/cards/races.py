"""The Alien Race Sheets: what each of its Aliens is worth, and what it can do always and for Menace Tokens."""

from __future__ import annotations

from ..card import Race
from ..language import (
    AliensInFight,
    AtLeast,
    Cards,
    ChangeTotal,
    Conquests,
    DrawEvents,
    DrawHelp,
    DrawStuff,
    Either,
    Foe,
    GainMenace,
    GainPoints,
    Has,
    Here,
    Land,
    LookAt,
    Menace,
    Modify,
    MyFight,
    Pick,
    PickedStrength,
    Reroll,
    Return,
    Saves,
    Spaces,
    Upon,
    Use,
    Won,
)

DESTROYED = Cards("alien-pool", of="mine")
SOFT, HARD = Foe(type="soft"), Foe(type="hard")

ORZAX = Race(
    key="the-orzax",
    name="The Orzax",
    strength=2,
    intelligence=6,
    keywords=("Technological", "Robotic"),
    abilities=(
        Upon(name="Crated Wonders", moment="set-up", then=(DrawStuff(),)),
        Has(name="Robot Assembly Line", feature="free-landings", n=2),
        Use(
            name="Laboratory Death Ray",
            windows=("before-dice", "after-dice"),
            menace=1,
            once="round",
            needs=(MyFight(),),
            then=(ChangeTotal(3),),
        ),
        Use(name="Rush the Prototype", windows=("action",), menace=2, once="turn", then=(DrawStuff(),)),
    ),
)

VENTO = Race(
    key="the-vento-star-empire",
    name="The Vento Star Empire",
    strength=3,
    intelligence=4,
    keywords=("Military", "Proud"),
    abilities=(
        Modify(name="Parade-Ground Formation", figure="total", by=1, needs=(MyFight(least=3),)),
        Use(
            name="Recall the Old Legions",
            windows=("action",),
            menace=1,
            then=(Pick(DESTROYED, (Land(),), n=2, up_to=True),),
        ),
        Use(
            name="Imperial Pride",
            windows=("after-dice",),
            menace=1,
            once="fight",
            needs=(MyFight(),),
            then=(Reroll(),),
        ),
    ),
)

VENEZIANS = Race(
    key="the-venezian-matriarchy",
    name="The Venezian Matriarchy",
    strength=3,
    intelligence=4,
    keywords=("Pirate", "Seductive"),
    abilities=(
        Modify(name="Disarming Charm", figure="foe-total", by=-1, needs=(MyFight(), SOFT)),
        Upon(name="Plunder the Weak", moment="stolen", then=(GainMenace(),)),
        Use(
            name="Beguile",
            windows=("before-dice",),
            menace=1,
            once="fight",
            needs=(MyFight(), Foe(type="soft", superhero=False)),
            then=(ChangeTotal(-4, "fight", "foe"),),
        ),
    ),
)

FOME = Race(
    key="fome-guild-mages",
    name="Fome Guild Mages",
    strength=2,
    intelligence=5,
    keywords=("Sinister", "Sorcerous"),
    abilities=(
        Saves(name="Sleepless Servants", least=5),
        Upon(
            name="Harvest of Graves",
            moment="fight-won",
            needs=(MyFight(), SOFT),
            then=(Pick(DESTROYED, (Land(),), otherwise=(GainMenace(),)),),
        ),
        Use(
            name="Army of the Dead",
            windows=("before-dice",),
            menace=1,
            once="fight",
            needs=(MyFight(),),
            then=(
                Pick(
                    Cards("resistance-discard", type="soft", superhero=False, most_strength=4),
                    (ChangeTotal(PickedStrength(), "fight"),),
                ),
            ),
        ),
    ),
)

VYBORIANS = Race(
    key="vyborian-arbiters",
    name="Vyborian Arbiters",
    strength=4,
    intelligence=3,
    keywords=("Giant", "Tentacled"),
    abilities=(
        Modify(name="Colossal Bulk", figure="landing-price", by=1),
        Use(
            name="Peel the Armour",
            windows=("before-dice", "after-dice"),
            menace=1,
            once="fight",
            needs=(MyFight(), HARD),
            then=(ChangeTotal(-3, "fight", "foe"),),
        ),
        Use(
            name="Hurl the Wreckage",
            windows=("action",),
            menace=2,
            once="turn",
            then=(Pick(Cards("counters", space=Spaces(near_race=True), superhero=False), (Return(),)),),
        ),
    ),
)

FISHMEN = Race(
    key="the-fishmen-of-atlorak",
    name="The Fishmen of Atlorak",
    strength=3,
    intelligence=4,
    keywords=("Amphibious", "Soldier"),
    abilities=(
        Modify(name="Egg-to-Spawn Drill", figure="total", by=1, needs=(MyFight(race=True, least=2),)),
        Modify(name="At Home in the Deep", figure="total", by=1, needs=(MyFight(), Here(icons=("water",)))),
        Use(
            name="Call the Land Squid",
            windows=("before-dice",),
            menace=2,
            once="battle",
            needs=(MyFight(race=True),),
            then=(ChangeTotal(3, "battle"),),
        ),
    ),
)

TRUN = Race(
    key="the-trun",
    name="The Trun",
    strength=4,
    intelligence=3,
    keywords=("Barbaric", "Giant"),
    abilities=(
        Has(name="Never Retreat", feature="never-retreat"),
        Modify(name="Slow Readers", figure="event-price", by=1),
        Use(
            name="Gruesome Beam",
            windows=("before-dice",),
            menace=1,
            once="battle",
            needs=(MyFight(), SOFT),
            then=(ChangeTotal(-2, "fight", "foe"),),
        ),
        Use(
            name="Slave Labour",
            windows=("action-start",),
            menace=1,
            once="turn",
            needs=(AtLeast(Conquests(population=2, most=2)),),
            then=(GainPoints(Conquests(population=2, most=2)),),
        ),
    ),
)

MENTHALARS = Race(
    key="menthalars",
    name="Menthalars",
    strength=2,
    intelligence=5,
    keywords=("Sinister", "Psychic"),
    abilities=(
        Upon(name="Psychic Reservoir", moment="action-start", needs=(Menace(most=1),), then=(GainMenace(),)),
        Has(name="Exploding Minds", feature="wins-on", n=1, needs=(MyFight(race=True, resistance=True),)),
        Use(
            name="Mind Control",
            windows=("before-dice",),
            menace=1,
            once="fight",
            needs=(MyFight(race=True),),
            then=(DrawHelp(),),
        ),
        Use(
            name="Probe Thoughts",
            windows=("action",),
            menace=1,
            then=(Either(((LookAt("resistance-deck", 3),), (LookAt("location-deck", 3),))),),
        ),
    ),
)

RANTILLIONS = Race(
    key="rantillion-beetlemen",
    name="Rantillion Beetlemen",
    strength=3,
    intelligence=3,
    keywords=("Insect", "Swarm"),
    abilities=(
        Has(name="Teeming Hive", feature="lands-two"),
        Modify(name="Claws Through Steel", figure="total", by=1, needs=(MyFight(race=True), HARD)),
        Use(
            name="Shaman's Pheromones",
            windows=("before-dice", "after-dice"),
            menace=1,
            once="fight",
            needs=(MyFight(race=True, least=2),),
            then=(ChangeTotal(AliensInFight(race=True), "fight"),),
        ),
    ),
)

SETARIS = Race(
    key="setaris-kitewings",
    name="Setaris Kitewings",
    strength=3,
    intelligence=5,
    keywords=("Winged", "Reptilian"),
    abilities=(
        Has(name="Soaring Wings", feature="soars"),
        Use(
            name="Hideous Screech",
            windows=("after-dice",),
            menace=1,
            once="fight",
            needs=(MyFight(race=True), SOFT),
            then=(Reroll("foe"),),
        ),
        Use(
            name="Carrion Feast",
            windows=("battle-won",),
            menace=1,
            once="battle",
            needs=(Won(("alien-lost", "soft-beaten")),),
            then=(DrawEvents(),),
        ),
    ),
)

CARDS = (ORZAX, VENTO, VENEZIANS, FOME, VYBORIANS, FISHMEN, TRUN, MENTHALARS, RANTILLIONS, SETARIS)

"""Events against other players, and what the sky brings: those with a red box."""

from __future__ import annotations

from ...card import Event
from ...language import (
    Aim,
    AnyFight,
    Breakthrough,
    Cancel,
    CancelPlayed,
    Cards,
    ChangeTotal,
    Demolish,
    Destroy,
    DiscardEvents,
    DiscardThis,
    DrawEvents,
    EachOf,
    EachPlayer,
    Either,
    FindResistance,
    GainMenace,
    GainPoints,
    HelpHumans,
    If,
    Liberate,
    LookAtHand,
    Modify,
    MoveTrack,
    OthersBattle,
    OthersFight,
    Pick,
    Place,
    PlaceThere,
    Players,
    Population,
    RandomSection,
    RandomSpace,
    Reroll,
    ReturnThere,
    Roll,
    Sections,
    Spaces,
    Stage,
    Sweep,
    Take,
    There,
    Turn,
    Upon,
    Use,
)
from .invasion import TRY_HUMAN_TECH

UNGUARDED = Spaces(marker="any", aliens="none")
BLAST = (Sweep(4), ReturnThere(), Demolish())

ATOMIC_BOMB = Event(
    key="atomic-bomb",
    name="Atomic Bomb",
    copies=2,
    ap=3,
    keywords=("Weapon", "Atomic"),
    abilities=(
        Use(
            windows=("action",),
            then=(Pick(Spaces(location=True, demolished=False), (Roll(2, BLAST, otherwise=(RandomSpace(BLAST),)),)),),
        ),
    ),
    red=(
        Upon(
            moment="into-play",
            then=(
                Pick(
                    Spaces(location=True, aliens="any", extreme=("most-aliens", "least-population")),
                    (Sweep(4), Liberate(), If((Population(most=2),), (Demolish(),))),
                    otherwise=(MoveTrack(),),
                ),
            ),
        ),
    ),
)

TREACHEROUS_TIP_OFF = Event(
    key="treacherous-tip-off",
    name="Treacherous Tip-Off",
    copies=2,
    keywords=("Treachery",),
    abilities=(Use(windows=("before-dice", "after-dice"), needs=(OthersFight(),), then=(ChangeTotal(3, of="foe"),)),),
    red=(
        Upon(
            moment="into-play",
            then=(
                Pick(
                    Spaces(landing_site=False, aliens="any", extreme=("most-aliens",)),
                    (PlaceThere(),),
                    otherwise=(Place("objective"),),
                ),
            ),
        ),
    ),
)

CROSSED_TRANSMISSIONS = Event(
    key="crossed-transmissions",
    name="Crossed Transmissions",
    copies=2,
    keywords=("Treachery", "Command"),
    abilities=(
        Use(
            windows=("any",),
            then=(Either(((CancelPlayed(others=True, free=True),), (TRY_HUMAN_TECH,))),),
        ),
    ),
    red=(
        Upon(
            moment="into-play",
            then=(EachPlayer((Pick(Cards("hand", of="mine"), (DiscardEvents(),), otherwise=(GainMenace(-1),)),)),),
        ),
    ),
)

SABOTAGED_CIRCUITS = Event(
    key="sabotaged-circuits",
    name="Sabotaged Circuits",
    keywords=("Treachery", "Technological"),
    abilities=(Use(windows=("any",), then=(Pick(Cards("stuff", of="others"), (Cancel(),)),)),),
    red=(
        Upon(
            moment="into-play",
            then=(
                EachPlayer(
                    (Pick(Cards("stuff", of="mine"), (Roll(1, (Cancel(),), most=3),)),),
                    Players(others=False, stuff=True),
                ),
            ),
        ),
    ),
)

LEAKED_INVASION_PLANS = Event(
    key="leaked-invasion-plans",
    name="Leaked Invasion Plans",
    copies=2,
    ap=1,
    keywords=("Treachery",),
    abilities=(
        Use(windows=("action",), then=(Pick(Spaces(landing_site=False, room=True), (PlaceThere("Infantry"),)),)),
    ),
    red=(
        Upon(
            moment="into-play",
            then=(EachOf(Sections(players=True, marked=True), (Place("picked"),), otherwise=(Place("objective"),)),),
        ),
    ),
)

PARATROOPERS_AT_DAWN = Event(
    key="paratroopers-at-dawn",
    name="Paratroopers at Dawn",
    copies=2,
    ap=2,
    keywords=("Air",),
    abilities=(
        Use(
            windows=("action",),
            then=(Pick(Sections(), (Place("picked", "Paratroopers"), Place("picked", "Infantry"))),),
        ),
    ),
    red=(
        Upon(
            moment="into-play",
            then=(EachOf(Sections(players=True), (Roll(4, (Place("picked", "Paratroopers"),)),)),),
        ),
    ),
)

MUTINY_BELOW_DECKS = Event(
    key="mutiny-below-decks",
    name="Mutiny Below Decks",
    copies=2,
    keywords=("Treachery",),
    abilities=(Use(windows=("action-start",), needs=(Turn("opponents", points=2),), then=(GainPoints(-2, keep=1),)),),
    red=(
        Upon(
            moment="into-play",
            then=(EachPlayer((Roll(1, (Pick(Cards("aliens", of="mine"), (Destroy(),)),), most=2),)),),
        ),
    ),
)

COSMIC_BURGLARY = Event(
    key="cosmic-burglary",
    name="Cosmic Burglary",
    ap=2,
    keywords=("Treachery",),
    abilities=(Use(windows=("action",), then=(Pick(Cards("stuff", of="others", ally=False), (Take(),)),)),),
    red=(Upon(moment="into-play", then=(MoveTrack(),)),),
)

PROBING_THE_RIVAL_MIND = Event(
    key="probing-the-rival-mind",
    name="Probing the Rival Mind",
    copies=2,
    ap=1,
    keywords=("Psychic", "Treachery"),
    abilities=(
        Use(
            windows=("action",),
            then=(Pick(Players(hand=True), (LookAtHand(), Pick(Cards("hand", of="picked"), (DiscardEvents(),)))),),
        ),
    ),
    red=(
        Upon(
            moment="into-play",
            then=(Roll(4, (MoveTrack(),), otherwise=(HelpHumans("ability-price", 1),)),),
        ),
    ),
)

PARTISAN_UPRISING = Event(
    key="partisan-uprising",
    name="Partisan Uprising",
    copies=2,
    ap=2,
    keywords=("Mob",),
    abilities=(
        Use(
            windows=("action",),
            then=(Pick(Spaces(marker="others", aliens="none"), (Roll(3, (Liberate(),)),)),),
        ),
    ),
    red=(
        Upon(
            moment="into-play",
            then=(
                If(
                    (There(UNGUARDED),),
                    (
                        EachOf(
                            Sections(),
                            (
                                Pick(
                                    Spaces(
                                        section="picked", marker="any", aliens="none", extreme=("least-population",)
                                    ),
                                    (Roll(4, (Liberate(),)),),
                                ),
                            ),
                        ),
                    ),
                    (Place("objective"),),
                ),
            ),
        ),
    ),
)

RADIO_HYSTERIA = Event(
    key="radio-hysteria",
    name="Radio Hysteria",
    ap=1,
    remains=True,
    keywords=("Panic",),
    abilities=(Use(windows=("action",), then=()), Modify(figure="menace-price", by=1, of="others")),
    red=(
        Modify(figure="menace-price", by=1, of="all"),
        Use(windows=("action",), ap=2, then=(DiscardThis(),), by="anyone"),
    ),
)

THE_NATION_STANDS_FIRM = Event(
    key="the-nation-stands-firm",
    name="The Nation Stands Firm",
    copies=2,
    ap=2,
    remains=True,
    keywords=("Military", "Propaganda"),
    abilities=(
        Use(windows=("action",), then=(Pick(Players(unmarked=True), (Aim(),)),)),
        Modify(figure="foe-total", by=1, of="target"),
        Use(windows=("action",), ap=3, then=(DiscardThis(),), by="target"),
    ),
    red=(
        Modify(figure="foe-total", by=1, of="all"),
        Use(windows=("action",), ap=4, then=(DiscardThis(),), by="anyone"),
    ),
)

METEOR_SHOWER = Event(
    key="meteor-shower",
    name="Meteor Shower",
    copies=2,
    immediate=True,
    keywords=("Cosmic",),
    abilities=(Use(windows=(), then=(EachOf(Sections(), (RandomSpace((Sweep(3, counters=True),)),)),)),),
    red=(
        Upon(
            moment="into-play",
            then=(RandomSection((Pick(Spaces(section="picked", outer=True), (Sweep(2),), all_=True),)),),
        ),
    ),
)

CAPTAIN_FANTASTIC_FLIES_AGAIN = Event(
    key="captain-fantastic-flies-again",
    name="Captain Fantastic Flies Again",
    copies=2,
    keywords=("Superhero",),
    abilities=(Use(windows=("battle-start",), needs=(OthersBattle(),), then=(FindResistance("Captain Fantastic"),)),),
    red=(
        Upon(
            moment="into-play",
            then=(
                If(
                    (There(Spaces(marker="any")),),
                    (Pick(Sections(most="markers"), (Place("picked", "Captain Fantastic", or_any=True),)),),
                    (Pick(Sections(most="aliens"), (Place("picked", "Captain Fantastic", or_any=True),)),),
                ),
            ),
        ),
    ),
)

ABDUCTED_PROFESSORS = Event(
    key="abducted-professors",
    name="Abducted Professors",
    copies=2,
    ap=1,
    keywords=("Human", "Technological"),
    abilities=(Use(windows=("action",), then=(DrawEvents(2),)),),
    red=(Upon(moment="into-play", then=(Breakthrough(Stage(plus=1)),)),),
)

PUBLIC_ENEMY_NUMBER_ONE = Event(
    key="public-enemy-number-one",
    name="Public Enemy Number One",
    ap=2,
    remains=True,
    keywords=("Propaganda",),
    abilities=(
        Use(windows=("action",), then=(Pick(Players(terror="most"), (Aim(),)),)),
        Upon(moment="marker-lost", then=(GainMenace(2),)),
        Use(windows=("action",), ap=3, then=(DiscardThis(),), by="target"),
    ),
    red=(
        Upon(moment="into-play", then=(Pick(Players(others=False, terror="most"), (Aim(),)),)),
        Upon(moment="conquered", then=(Place(),)),
        Use(windows=("action",), ap=3, then=(DiscardThis(),), by="target"),
    ),
)

COSMIC_INTERFERENCE = Event(
    key="cosmic-interference",
    name="Cosmic Interference",
    copies=2,
    keywords=("Cosmic",),
    abilities=(Use(windows=("after-dice",), needs=(AnyFight(),), then=(Reroll("any"),)),),
    red=(Upon(moment="into-play", then=(HelpHumans("counter-total", 2),)),),
)

EVENTS = (
    ATOMIC_BOMB,
    TREACHEROUS_TIP_OFF,
    CROSSED_TRANSMISSIONS,
    SABOTAGED_CIRCUITS,
    LEAKED_INVASION_PLANS,
    PARATROOPERS_AT_DAWN,
    MUTINY_BELOW_DECKS,
    COSMIC_BURGLARY,
    PROBING_THE_RIVAL_MIND,
    PARTISAN_UPRISING,
    RADIO_HYSTERIA,
    THE_NATION_STANDS_FIRM,
    METEOR_SHOWER,
    CAPTAIN_FANTASTIC_FLIES_AGAIN,
    ABDUCTED_PROFESSORS,
    PUBLIC_ENEMY_NUMBER_ONE,
    COSMIC_INTERFERENCE,
)

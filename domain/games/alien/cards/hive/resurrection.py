"""Alien: Resurrection: The Auriga, its Objectives and their mini-decks."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AddHive,
    All,
    AtLeast,
    Become,
    Begin,
    CallClass,
    Cards,
    Clear,
    Cue,
    Deed,
    Depending,
    Discard,
    Draw,
    DrawFewer,
    Each,
    GainCards,
    Hazard,
    Hold,
    If,
    Ko,
    Modify,
    Plays,
    Put,
    Reveal,
    Self,
    ShowClasses,
    Some,
    Standing,
    Strike,
    The,
    ThisWay,
    Total,
    Way,
    Ways,
    When,
)
from domain.games.alien.names import YOURS

from ..words import (
    AlienCard,
    attach,
    chosen,
    discard,
    each_player,
    event,
    hand,
    hazard,
    heal_own,
    secure,
    weaken,
)

FILM = "Alien: Resurrection"
BREAKOUT, CONSTRUCT, BREED = "Breakout", "You're a Thing. A Construct.", "She'll Breed. You'll Die."

ripley_card = Cards(YOURS, keyword="ripley")
mortal_there = Cards(("complex",), kind="enemy", facing="up", mortal=True)
queen = Cards(("in-play",), name="Birthing Queen", mortal=True)
class_card = Cards(YOURS, kind="character", colored=True)
cost_card = Cards(YOURS, kind="character", cost_least=1)

LOCATION = AlienCard(
    key="the-auriga",
    name="The Auriga",
    kind="location",
    group=FILM,
    deck="locations",
    abilities=(When("event", (AddHive(),)),),
    hazards=(
        Hazard("Containment Alarm", (each_player(discard()), AddHive())),
        Hazard("Loose Culture", (Become(Cue(), card="loose-culture", then=(GainCards(All(chosen)),)),)),
        Hazard("Collision Course", (each_player(Strike()), Begin(until="game"))),
    ),
)

LOOSE_CULTURE = AlienCard(
    key="loose-culture",
    name="Loose Culture",
    kind="loose-culture",
    group=FILM,
    deck="locations",
    copies=0,
    drawn=(Strike(), Draw(), Put(Self(), pile="next-discard")),
    deeds=(Deed((Ko(Self()),), area="discard", recruit=4, goal=False),),
)

OBJECTIVES = (
    AlienCard(
        key="breakout",
        name=BREAKOUT,
        kind="objective",
        group=FILM,
        deck="objectives",
        stage=1,
        setup=(AddHive(),),
        event=(If(AtLeast(Each(mortal_there)), (Ko(Some(mortal_there)), AddHive(2)), otherwise=(AddHive(),)),),
        completed=(AtLeast(Each(Cards(("secured",), name="Sealed Hatch")), 2),),
    ),
    AlienCard(
        key="youre-a-thing-a-construct",
        name=CONSTRUCT,
        kind="objective",
        group=FILM,
        deck="objectives",
        stage=2,
        setup=(each_player(heal_own()),),
        event=(
            CallClass(
                (
                    ThisWay(
                        "discarded",
                        (each_player(Discard(All(Cards(("hand",), kind="character", cls="same")))),),
                        otherwise=(Strike(),),
                    ),
                )
            ),
        ),
        completed=(AtLeast(Each(Cards(("secured",), name="Failed Clone")), 2),),
    ),
    AlienCard(
        key="shell-breed-youll-die",
        name=BREED,
        kind="objective",
        group=FILM,
        deck="objectives",
        stage=3,
        setup=(each_player(heal_own(2)), AddHive()),
        event=(
            each_player(
                Ways(
                    (
                        Way((Reveal(Some(ripley_card)),), AtLeast(Each(ripley_card))),
                        Way((discard(2),), AtLeast(Each(hand), 2)),
                        Way((Strike(),)),
                    )
                )
            ),
        ),
        completed=(AtLeast(Total("slain.birthing-queen")), AtLeast(Total("slain.the-newborn"))),
    ),
)

MINI_DECKS = (
    event(BREAKOUT, "breakout"),
    hazard(BREAKOUT, "breakout"),
    AlienCard(
        key="escaped-specimen",
        name="Escaped Specimen",
        kind="enemy",
        deck=BREAKOUT,
        attack=3,
        copies=3,
        death=(Ways((Way((discard(),), AtLeast(Each(hand))), Way((DrawFewer(),)))),),
    ),
    AlienCard(
        key="sealed-hatch",
        name="Sealed Hatch",
        kind="goal",
        deck=BREAKOUT,
        goal=1,
        copies=3,
        reveal_complex=(attach(),),
        reveal_combat_zone=(attach("any", alone=True), AddHive()),
        deeds=(
            Deed(
                (secure(),),
                area="attached",
                pay=(Discard(Some(hand, Depending(Clear("here"), 2, 4))),),
                need=AtLeast(Each(hand), Depending(Clear("here"), 2, 4)),
            ),
        ),
    ),
    event(CONSTRUCT, "youre-a-thing-a-construct"),
    hazard(CONSTRUCT, "youre-a-thing-a-construct"),
    AlienCard(
        key="swimming-hunter",
        name="Swimming Hunter",
        kind="enemy",
        deck=CONSTRUCT,
        attack=4,
        copies=3,
        abilities=(Hold("fewer", area="combat-zone"),),
    ),
    AlienCard(
        key="infected-sleeper",
        name="Infected Sleeper",
        kind="enemy",
        deck=CONSTRUCT,
        attack=2,
        copies=3,
        abilities=(Modify(2, area="combat-zone"), Hold("strikes", area="combat-zone")),
    ),
    AlienCard(
        key="failed-clone",
        name="Failed Clone",
        kind="goal",
        deck=CONSTRUCT,
        goal=2,
        copies=2,
        reveal=(attach("med-lab"),),
        reveal_combat_zone=(DrawFewer(),),
        deeds=(
            Deed(
                (secure(), each_player(heal_own())),
                area="attached",
                pay=(ShowClasses(3, class_card, (), must=True),),
                need=AtLeast(Standing(class_card), 3),
            ),
            Deed(
                (secure(), each_player(heal_own())),
                area="attached",
                pay=(Ko(Some(cost_card)),),
                need=AtLeast(Each(cost_card)),
            ),
        ),
    ),
    event(BREED, "shell-breed-youll-die"),
    hazard(BREED, "shell-breed-youll-die"),
    AlienCard(
        key="nest-warrior",
        name="Nest Warrior",
        kind="enemy",
        deck=BREED,
        attack=7,
        copies=3,
        reveal_combat_zone=(AddHive(),),
    ),
    AlienCard(
        key="nest-tender",
        name="Nest Tender",
        kind="enemy",
        deck=BREED,
        attack=5,
        copies=3,
        abilities=(Modify(1, of=Cards(("in-play",), final=True), area="complex"),),
    ),
    AlienCard(
        key="birthing-queen",
        name="Birthing Queen",
        kind="enemy",
        deck=BREED,
        attack=9,
        goal=3,
        final=True,
        keywords=("does-not-strike",),
        death=(AddHive(),),
    ),
    AlienCard(
        key="the-newborn",
        name="The Newborn",
        kind="enemy",
        deck=BREED,
        attack=10,
        goal=3,
        final=True,
        keywords=("double-strike",),
        reveal=(Ko(The(queen)),),
        abilities=(Modify(Plays(keyword="ripley", by=-2)),),
    ),
    AlienCard(
        key="cracked-viewport",
        name="Cracked Viewport",
        kind="goal",
        deck=BREED,
        goal=3,
        reveal=(secure(),),
        reveal_combat_zone=(Strike(),),
        deeds=(Deed((weaken(Cards(("enemies",), final=True), 3),), area="secured", recruit=4, once=True),),
    ),
    AlienCard(
        key="turncoat-doctor",
        name="Turncoat Doctor",
        kind="enemy",
        deck=BREED,
        attack=5,
        keywords=("does-not-strike",),
        abilities=(Hold("goal-cost", by=2),),
        death=(each_player(Draw()),),
    ),
)

CARDS = (LOCATION, LOOSE_CULTURE, *OBJECTIVES, *MINI_DECKS)

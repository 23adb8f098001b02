"""Alien: The Nostromo, its Objectives and their mini-decks."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AddHive,
    Advance,
    All,
    AtLeast,
    Begin,
    BlockRoom,
    Cards,
    Clear,
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
    Mark,
    Markers,
    Modify,
    PlaceFacehugger,
    Self,
    ShuffleRooms,
    Some,
    Strike,
    ToAirlock,
    Total,
    TurnDown,
    Way,
    Ways,
)

from ..words import (
    AlienCard,
    discard,
    each_player,
    event,
    hand,
    hazard,
    heal_own,
    hidden,
    scan_free,
    secure,
    weaken,
)

FILM = "Alien"
SOS, SCREAM, ORGANISM = "The S.O.S.", "No One Can Hear You Scream", "A Perfect Organism"

face_up_enemies_there = Cards(("complex",), kind="enemy", facing="up")
facehugger_left = Cards(("hatchery",), name="Facehugger")

LOCATION = AlienCard(
    key="the-nostromo",
    name="The Nostromo",
    kind="location",
    group=FILM,
    deck="locations",
    hazards=(
        Hazard(
            "Lights Out",
            (
                If(
                    AtLeast(Each(face_up_enemies_there)),
                    (TurnDown(All(face_up_enemies_there)), ShuffleRooms(All(hidden))),
                    otherwise=(AddHive(),),
                ),
            ),
        ),
        Hazard("Doors Cycle Open", (AddHive(2),)),
        Hazard(
            "Scuttling Charges",
            (
                AddHive(),
                each_player(Ways((Way((Discard(All(hand)),), AtLeast(Each(hand), 3)), Way((Strike(2),))))),
            ),
        ),
    ),
)

OBJECTIVES = (
    AlienCard(
        key="the-sos",
        name=SOS,
        kind="objective",
        group=FILM,
        deck="objectives",
        stage=1,
        event=(Ways((Way((PlaceFacehugger(),), AtLeast(Each(facehugger_left))), Way((AddHive(),)))),),
        completed=(AtLeast(Each(Cards(("secured",), name="S.O.S. marker")), 2),),
    ),
    AlienCard(
        key="no-one-can-hear-you-scream",
        name=SCREAM,
        kind="objective",
        group=FILM,
        deck="objectives",
        stage=2,
        setup=(each_player(heal_own()),),
        abilities=(Hold("no-coordinate"),),
        event=(Begin(until="next-turn"), AddHive()),
    ),
    AlienCard(
        key="a-perfect-organism",
        name=ORGANISM,
        kind="objective",
        group=FILM,
        deck="objectives",
        stage=3,
        setup=(each_player(heal_own(2)),),
        event=(
            Mark(Self(), marker="countdown"),
            each_player(
                Ways(
                    (
                        Way(
                            (Discard(Some(hand, Markers("countdown", plus=1))),),
                            AtLeast(Each(hand), Markers("countdown", plus=1)),
                        ),
                        Way((Strike(),)),
                    )
                )
            ),
        ),
        completed=(AtLeast(Total("slain.the-perfect-organism")),),
    ),
)

MINI_DECKS = (
    event(SOS, "the-sos"),
    hazard(SOS, "the-sos"),
    AlienCard(
        key="silent-egg",
        name="Silent Egg",
        kind="enemy",
        deck=SOS,
        attack=2,
        copies=4,
        enters=(PlaceFacehugger(), Ko(Self())),
    ),
    AlienCard(
        key="sos-marker",
        name="S.O.S. marker",
        kind="goal",
        deck=SOS,
        goal=1,
        copies=2,
        reveal_complex=(secure(), Draw()),
        reveal_combat_zone=(secure(), AddHive()),
    ),
    event(SCREAM, "no-one-can-hear-you-scream"),
    hazard(SCREAM, "no-one-can-hear-you-scream"),
    AlienCard(
        key="duct-stalker",
        name="Duct Stalker",
        kind="enemy",
        deck=SCREAM,
        attack=4,
        copies=3,
        reveal_complex=(ToAirlock(Self()),),
    ),
    AlienCard(
        key="half-grown-hunter",
        name="Half-Grown Hunter",
        kind="enemy",
        deck=SCREAM,
        attack=3,
        copies=3,
        event=(Mark(Self(), marker="growth"),),
        abilities=(Modify(Markers("growth")),),
    ),
    AlienCard(
        key="ventilation-lock",
        name="Ventilation Lock",
        kind="goal",
        deck=SCREAM,
        goal=2,
        reveal=(secure(),),
        reveal_complex=(scan_free(may=True),),
        deeds=(
            Deed(
                (BlockRoom("ventilation-shafts"),),
                area="secured",
                recruit=Depending(Clear("ventilation-shafts"), 4, 7),
            ),
        ),
    ),
    AlienCard(
        key="ships-cat",
        name="Ship's Cat",
        kind="character",
        group="Ship's Cat",
        deck=SCREAM,
        team="nostromo",
        cost=0,
        attack=0,
        recruit=0,
        reveal_complex=(GainCards(Self()),),
        reveal_combat_zone=(discard(2), Ko(Self())),
        effect=(Draw(), heal_own()),
    ),
    event(ORGANISM, "a-perfect-organism"),
    hazard(ORGANISM, "a-perfect-organism"),
    AlienCard(
        key="prowling-shape",
        name="Prowling Shape",
        kind="enemy",
        deck=ORGANISM,
        attack=5,
        copies=4,
        strike=(DrawFewer(),),
    ),
    AlienCard(
        key="waiting-in-the-dark",
        name="Waiting in the Dark",
        kind="enemy",
        deck=ORGANISM,
        attack=4,
        copies=3,
        reveal_combat_zone=(Mark(Self(), marker="double"),),
        abilities=(Hold("strikes", condition=AtLeast(Markers("double"))),),
    ),
    AlienCard(
        key="the-perfect-organism",
        name="The Perfect Organism",
        kind="enemy",
        deck=ORGANISM,
        attack=9,
        goal=3,
        final=True,
        keywords=("double-strike",),
        abilities=(Modify(-4, area="airlock"),),
        event=(Advance(Self()),),
    ),
    AlienCard(
        key="shuttle-grapple",
        name="Shuttle Grapple",
        kind="goal",
        deck=ORGANISM,
        goal=3,
        reveal=(secure(),),
        reveal_combat_zone=(Strike(),),
        deeds=(
            Deed(
                (weaken(Cards(("complex.airlock", "combat-zone"), kind="enemy", facing="up"), 3),),
                area="secured",
                recruit=4,
                once=True,
            ),
        ),
    ),
    AlienCard(
        key="company-android",
        name="Company Android",
        kind="enemy",
        deck=ORGANISM,
        attack=6,
        keywords=("does-not-strike",),
        abilities=(
            Modify(2, of=Cards(("in-play",), final=True)),
            Hold("no-coordinate", area="operations"),
        ),
        death=(Draw(2),),
    ),
)

CARDS = (LOCATION, *OBJECTIVES, *MINI_DECKS)

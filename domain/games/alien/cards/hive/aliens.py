"""Aliens: Hadley's Hope, its Objectives and their mini-decks."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AddHive,
    Advance,
    All,
    AtLeast,
    Cards,
    Deed,
    Depending,
    Draw,
    Each,
    GainCards,
    Hazard,
    Hold,
    If,
    Ko,
    Modify,
    NextPlayer,
    PlaceFacehugger,
    Rightmost,
    Self,
    Strike,
    ToCombatZone,
    Total,
)

from ..words import AlienCard, attach, discard, each_player, event, hazard, heal_own, scan_free, secure, weaken

FILM = "Aliens"
COLONY, NIGHT, EGGS = "The Lost Colony", "They Mostly Come At Night", "Who's Laying The Eggs?"

enemies_of_combat_zone = Cards(("combat-zone",), kind="enemy")
queen_in_play = Cards(("in-play",), name="The Hive Queen")
add_another = AddHive()

LOCATION = AlienCard(
    key="hadleys-hope",
    name="Hadley's Hope",
    kind="location",
    group=FILM,
    deck="locations",
    hazards=(
        Hazard("Broken Stasis Tube", (PlaceFacehugger(),)),
        Hazard(
            "Above the Ceiling Panels",
            (
                AddHive(),
                If(AtLeast(Each(enemies_of_combat_zone), 2), (add_another,)),
                NextPlayer((PlaceFacehugger(),)),
            ),
        ),
        Hazard(
            "Reactor Shock",
            (
                ToCombatZone(All(Cards(("complex.airlock",)))),
                ToCombatZone(All(Cards(("complex.med-lab",)))),
                each_player(Strike()),
            ),
        ),
    ),
)

OBJECTIVES = (
    AlienCard(
        key="the-lost-colony",
        name=COLONY,
        kind="objective",
        group=FILM,
        deck="objectives",
        stage=1,
        event=(Advance(Rightmost(Cards(("complex",)))), AddHive()),
        completed=(AtLeast(Each(Cards(("secured",), name="Missing Colonist")), 2),),
    ),
    AlienCard(
        key="they-mostly-come-at-night",
        name=NIGHT,
        kind="objective",
        group=FILM,
        deck="objectives",
        stage=2,
        setup=(each_player(Draw()),),
        event=(AddHive(), If(AtLeast(Each(enemies_of_combat_zone)), (add_another,))),
        completed=(AtLeast(Each(Cards(("attached",), name="Sentry Gun")), 2),),
    ),
    AlienCard(
        key="whos-laying-the-eggs",
        name=EGGS,
        kind="objective",
        group=FILM,
        deck="objectives",
        stage=3,
        setup=(each_player(heal_own()), PlaceFacehugger()),
        event=(PlaceFacehugger(), If(AtLeast(Each(queen_in_play)), (NextPlayer((PlaceFacehugger(),)),))),
        completed=(AtLeast(Total("slain.the-hive-queen")),),
    ),
)

MINI_DECKS = (
    event(COLONY, "the-lost-colony"),
    hazard(COLONY, "the-lost-colony"),
    AlienCard(
        key="wall-lurker",
        name="Wall Lurker",
        kind="enemy",
        deck=COLONY,
        attack=3,
        copies=3,
        reveal_combat_zone=(Strike(),),
    ),
    AlienCard(
        key="missing-colonist",
        name="Missing Colonist",
        kind="goal",
        deck=COLONY,
        goal=1,
        copies=3,
        reveal_complex=(attach(),),
        reveal_combat_zone=(attach("airlock"), PlaceFacehugger()),
        deeds=(Deed((secure(), Draw()), area="attached", recruit=2),),
    ),
    event(NIGHT, "they-mostly-come-at-night"),
    hazard(NIGHT, "they-mostly-come-at-night"),
    AlienCard(
        key="night-swarmer",
        name="Night Swarmer",
        kind="enemy",
        deck=NIGHT,
        attack=4,
        copies=3,
        reveal=(AddHive(),),
    ),
    AlienCard(
        key="ceiling-ambusher",
        name="Ceiling Ambusher",
        kind="enemy",
        deck=NIGHT,
        attack=5,
        copies=2,
        abilities=(
            Hold(
                "strikes",
                area="combat-zone",
                condition=AtLeast(Each(Cards(("combat-zone",), kind="enemy", other=True))),
            ),
        ),
    ),
    AlienCard(
        key="sentry-gun",
        name="Sentry Gun",
        kind="goal",
        deck=NIGHT,
        goal=2,
        copies=2,
        reveal=(secure(),),
        reveal_combat_zone=(discard(),),
        deeds=(Deed((attach("any", alone=True),), area="secured", recruit=3),),
        abilities=(Modify(-2, of=Cards(("here",), kind="enemy"), area="attached"),),
    ),
    AlienCard(
        key="colony-orphan",
        name="Colony Orphan",
        kind="character",
        group="Colony Orphan",
        deck=NIGHT,
        cls="survival",
        team="sulaco",
        cost=0,
        attack=0,
        recruit=2,
        reveal_complex=(GainCards(Self()),),
        reveal_combat_zone=(Ko(Self()), Strike()),
        effect=(scan_free(may=True),),
    ),
    event(EGGS, "whos-laying-the-eggs"),
    hazard(EGGS, "whos-laying-the-eggs"),
    AlienCard(
        key="royal-guard",
        name="Royal Guard",
        kind="enemy",
        deck=EGGS,
        attack=7,
        copies=4,
        abilities=(Modify(Depending(AtLeast(Each(queen_in_play)), 1, 0)),),
    ),
    AlienCard(
        key="egg-cluster",
        name="Egg Cluster",
        kind="enemy",
        deck=EGGS,
        attack=5,
        copies=4,
        keywords=("does-not-strike",),
        enters=(PlaceFacehugger(),),
    ),
    AlienCard(
        key="the-hive-queen",
        name="The Hive Queen",
        kind="enemy",
        deck=EGGS,
        attack=9,
        goal=3,
        final=True,
        keywords=("double-strike",),
        abilities=(
            Modify(Each(Cards(("in-play",), name="Egg Cluster"))),
            Hold("still", area="complex", stage=3),
        ),
        event=(AddHive(),),
    ),
    AlienCard(
        key="power-loader-hive",
        name="Power Loader",
        kind="goal",
        deck=EGGS,
        goal=3,
        reveal=(secure(),),
        reveal_combat_zone=(Strike(),),
        deeds=(Deed((weaken(Cards(("in-play",), kind="enemy"), 4),), area="secured", recruit=5, once=True),),
    ),
)

CARDS = (LOCATION, *OBJECTIVES, *MINI_DECKS)

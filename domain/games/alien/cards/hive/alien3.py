"""Alien 3: Fiorina "Fury" 161, its Objectives and their mini-decks."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AddHive,
    Advance,
    Alike,
    All,
    AtLeast,
    Cards,
    CompleteObjective,
    Dearest,
    Deed,
    Draw,
    DrawFewer,
    Each,
    Hazard,
    Hold,
    Ko,
    Mark,
    Markers,
    Modify,
    NextPlayer,
    Remove,
    Self,
    ShuffleIn,
    Some,
    Strike,
    The,
    Total,
    Way,
    Ways,
)

from ..words import (
    AlienCard,
    attach,
    discard,
    each_player,
    event,
    hazard,
    heal_own,
    in_hq,
    secure,
)

FILM = "Alien 3"
BROTHERS, BEAST, STOP = "Where are the Brothers?", "The Beast is Out There", "Nobody Can Stop It"

class_card_in_hand = Cards(("hand",), kind="character", colored=True)
without_a_cost = Cards(("hand", "discard"), cost_most=0)
beast = Cards(("in-play",), name="The Unstoppable Beast")
enemies_near = Cards(("near",), kind="enemy", mortal=True)
face_up_enemies = Cards(("complex",), kind="enemy", facing="up")
CLASS_CARD_OR_STRIKE = each_player(
    Ways((Way((Ko(Some(class_card_in_hand)),), AtLeast(Each(class_card_in_hand))), Way((Strike(),))))
)

LOCATION = AlienCard(
    key="fiorina-fury-161",
    name='Fiorina "Fury" 161',
    kind="location",
    group=FILM,
    deck="locations",
    hazards=(
        Hazard(
            "Stowaways in the Barracks",
            (ShuffleIn(Alike(Cards(("hatchery",), name="Facehugger"), 3), deck="barracks"),),
        ),
        Hazard("Infirmary Raid", (CLASS_CARD_OR_STRIKE,)),
        Hazard(
            "Cell Block Slaughter",
            (
                Ko(All(Cards(("hq",), cost_least=5))),
                each_player(Strike()),
                each_player(DrawFewer()),
            ),
        ),
    ),
)

OBJECTIVES = (
    AlienCard(
        key="where-are-the-brothers",
        name=BROTHERS,
        kind="objective",
        group=FILM,
        deck="objectives",
        stage=1,
        event=(Ko(Dearest(in_hq)), AddHive()),
        completed=(AtLeast(Each(Cards(("secured",), name="Missing Brother")), 2),),
    ),
    AlienCard(
        key="the-beast-is-out-there",
        name=BEAST,
        kind="objective",
        group=FILM,
        deck="objectives",
        stage=2,
        setup=(each_player(Ko(Some(without_a_cost, may=True))),),
        event=(Advance(All(face_up_enemies), otherwise=(Strike(),)),),
    ),
    AlienCard(
        key="nobody-can-stop-it",
        name=STOP,
        kind="objective",
        group=FILM,
        deck="objectives",
        stage=3,
        setup=(each_player(heal_own()), each_player(Draw())),
        event=(CLASS_CARD_OR_STRIKE,),
        completed=(AtLeast(Total("slain.the-unstoppable-beast")),),
    ),
)

MINI_DECKS = (
    event(BROTHERS, "where-are-the-brothers"),
    hazard(BROTHERS, "where-are-the-brothers"),
    AlienCard(
        key="skulking-hatchling",
        name="Skulking Hatchling",
        kind="enemy",
        deck=BROTHERS,
        attack=3,
        copies=4,
        reveal_complex=(Advance(Self()),),
    ),
    AlienCard(
        key="missing-brother",
        name="Missing Brother",
        kind="goal",
        deck=BROTHERS,
        goal=1,
        copies=2,
        keywords=("stays",),
        enters=(secure(), Strike(), NextPlayer((Strike(),))),
        deeds=(
            Deed(
                (secure(), Ko(Some(Cards(("hand", "played", "vigilant"), kind="character", cost_most=0), may=True))),
                area="complex",
                recruit=3,
            ),
        ),
    ),
    event(BEAST, "the-beast-is-out-there"),
    hazard(BEAST, "the-beast-is-out-there"),
    AlienCard(
        key="leadworks-prowler",
        name="Leadworks Prowler",
        kind="enemy",
        deck=BEAST,
        attack=5,
        copies=4,
        strike=(NextPlayer((discard(),)),),
    ),
    AlienCard(
        key="xenomorph-runner",
        name="Xenomorph Runner",
        kind="enemy",
        deck=BEAST,
        attack=5,
        copies=3,
        after_hive=(Advance(Self()),),
    ),
    AlienCard(
        key="fuel-drums",
        name="Fuel Drums",
        kind="goal",
        deck=BEAST,
        goal=2,
        reveal_complex=(attach(),),
        reveal_combat_zone=(attach("airlock"), Strike()),
        deeds=(
            Deed((attach("beside"),), area="attached", recruit=1, once=True),
            Deed(
                (Ko(Some(enemies_near, 3, may=True)), Remove(Self()), CompleteObjective()),
                area="attached",
                recruit=6,
                need=AtLeast(Each(enemies_near)),
            ),
        ),
    ),
    event(STOP, "nobody-can-stop-it"),
    hazard(STOP, "nobody-can-stop-it"),
    AlienCard(
        key="furnace-prowler",
        name="Furnace Prowler",
        kind="enemy",
        deck=STOP,
        attack=8,
        copies=4,
        enters=(discard(),),
    ),
    AlienCard(
        key="company-commando",
        name="Company Commando",
        kind="enemy",
        deck=STOP,
        attack=6,
        copies=3,
        abilities=(Hold("recruit-cost", area="combat-zone"),),
    ),
    AlienCard(
        key="the-unstoppable-beast",
        name="The Unstoppable Beast",
        kind="enemy",
        deck=STOP,
        attack=13,
        goal=3,
        final=True,
        keywords=("double-strike",),
        after_hive=(Advance(Self()),),
        abilities=(Modify(Markers("lead", by=-2)),),
    ),
    AlienCard(
        key="lead-mould",
        name="Lead Mould",
        kind="goal",
        deck=STOP,
        goal=3,
        reveal=(secure(),),
        reveal_combat_zone=(Strike(),),
        deeds=(
            Deed(
                (Mark(The(beast), marker="lead"),),
                area="secured",
                recruit=3,
                need=AtLeast(Each(Cards(("in-play",), name="The Unstoppable Beast", marker="lead", marks_most=1))),
                once=True,
            ),
        ),
    ),
    AlienCard(
        key="royal-facehugger",
        name="Royal Facehugger",
        kind="enemy",
        deck=STOP,
        attack=5,
        keywords=("facehugger",),
    ),
)

CARDS = (LOCATION, *OBJECTIVES, *MINI_DECKS)

"""Episode 10: Ariel."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AsHighest,
    AsMember,
    AtLeast,
    Cards,
    Credits,
    Deed,
    Each,
    Exactly,
    Hold,
    If,
    Settle,
    Settled,
    Tally,
    Task,
)

from ..words import FEWER, FLAW, SECURE, TALENT, TO_OPERATIONS, FireflyCard, discard, each_player, enemy, heal

ARIEL = "Ariel"

lockers = Cards(("secured",), name="Drug Locker")
agents_beaten = Cards(("defeated-cards",), name="Blue-Gloved Agent")
alliance_beaten = Cards(("defeated-cards",), kind="enemy", team="alliance")
guards = Cards(("enemies",), name="Ward Guards")

CARDS = (
    FireflyCard(
        key="ariel",
        name=ARIEL,
        kind="objective",
        group="A",
        deck="objectives",
        stage=10,
        tasks=(
            Task("Snatch the Pills", completed=(AtLeast(Each(lockers), 2),), credits=2),
            Task("Image Her Brain", reward=(TALENT,)),
            Task(
                "Lose the Blue Gloves",
                completed=(AtLeast(Each(agents_beaten), 2),),
                reward=(TALENT,),
                credits=1,
                enemy="blue-gloved-agent",
            ),
        ),
        abilities=(Hold("no-strikes", of=guards, condition=Exactly(Each(alliance_beaten), 0)),),
        episode_end=(
            If(
                Settled("Lose the Blue Gloves", failed=True),
                (AsMember("River", (FLAW,), otherwise=(AsHighest((FLAW,)),)),),
            ),
        ),
    ),
    FireflyCard(
        key="drug-locker",
        name="Drug Locker",
        kind="goal",
        deck=ARIEL,
        task="Snatch the Pills",
        copies=2,
        keywords=("overdue",),
        deeds=(Deed((SECURE,), "verse", 3, goal=False), Deed((SECURE,), "combat-zone", 4, goal=False)),
    ),
    FireflyCard(
        key="imaging-suite",
        name="Imaging Suite",
        kind="goal",
        deck=ARIEL,
        task="Image Her Brain",
        reveal=(TO_OPERATIONS,),
        deeds=(Deed((Settle("Image Her Brain"),), "operations", attack=Tally("scanned", by=-1, plus=3), goal=False),),
    ),
    enemy(
        ARIEL,
        "blue-gloved-agent",
        "Blue-Gloved Agent",
        4,
        "alliance",
        copies=2,
        task="Lose the Blue Gloves",
        strike=(FEWER, AsMember("River", (discard(),), others=True)),
    ),
    enemy(ARIEL, "ward-guards", "Ward Guards", 4, "alliance", copies=3),
    enemy(ARIEL, "bribed-marshal", "Bribed Marshal", 5, "alliance", reveal=(discard(),), death=(heal(may=True),)),
    FireflyCard(
        key="sold-out",
        name="Sold Out",
        kind="event",
        deck=ARIEL,
        reveal=(AsMember("Jayne", (FLAW, Credits()), otherwise=(each_player(discard()),)),),
    ),
)

"""Episode 11: War Stories."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AsHighest,
    AsMember,
    AtLeast,
    Cards,
    Deed,
    Depending,
    Each,
    HealEach,
    Modify,
    Settle,
    Settled,
    Some,
    Task,
    Way,
    Ways,
    Weaken,
    Whenever,
)

from ..words import (
    DRAW,
    REMOVE,
    STRIKE,
    TALENT,
    TO_OPERATIONS,
    FireflyCard,
    discard,
    each_player,
    enemies,
    enemy,
    hand,
    heal,
    neither,
)

WAR = "War Stories"

guards_beaten = Cards(("defeated-cards",), name="Skyplex Guards")

CARDS = (
    FireflyCard(
        key="war-stories",
        name=WAR,
        kind="objective",
        group="B",
        deck="objectives",
        stage=11,
        tasks=(
            Task("Free the Captives", reward=(each_player(TALENT),)),
            Task("Raise the Ransom", credits=1),
            Task("Break Niska's Hold", reward=(TALENT,), credits=3, enemy="adelei-niska"),
        ),
        setup=(
            AsMember("Mal", (discard(2),)),
            AsMember("Wash", (discard(2),)),
            neither("Mal", "Wash", AsHighest((discard(),))),
        ),
        episode_end=(HealEach(),),
    ),
    FireflyCard(
        key="torture-room",
        name="Torture Room",
        kind="goal",
        deck=WAR,
        task="Free the Captives",
        reveal=(TO_OPERATIONS,),
        abilities=(
            Whenever("struck", (Ways((Way((discard(),), AtLeast(Each(hand))), Way((STRIKE,)))),), area="operations"),
        ),
        deeds=(
            Deed(
                (Settle("Free the Captives"),),
                "operations",
                mix=Depending(Settled("Raise the Ransom"), 5, 9),
                goal=False,
            ),
        ),
    ),
    FireflyCard(
        key="ransom-case",
        name="Ransom Case",
        kind="goal",
        deck=WAR,
        task="Raise the Ransom",
        reveal=(TO_OPERATIONS,),
        deeds=(Deed((Settle("Raise the Ransom"),), "operations", 6, goal=False),),
    ),
    enemy(
        WAR,
        "adelei-niska",
        "Adelei Niska",
        6,
        "outlaw",
        keywords=("escape",),
        task="Break Niska's Hold",
        abilities=(Modify(Each(guards_beaten, by=-1, most=3)),),
        escape=(Settle("Break Niska's Hold", failed=True), each_player(discard())),
    ),
    enemy(WAR, "the-torturer", "The Torturer", 7, "outlaw", keywords=("double-strike",), death=(heal(may=True),)),
    enemy(WAR, "skyplex-guards", "Skyplex Guards", 6, "outlaw", copies=4),
    enemy(WAR, "skyplex-guns", "Skyplex Guns", 6, "outlaw", keywords=("ship", "range", "outwit")),
    FireflyCard(
        key="breach-charges",
        name="Breach Charges",
        kind="special",
        deck=WAR,
        reveal=(TO_OPERATIONS,),
        deeds=(Deed((Weaken(Some(enemies, 2, may=True), by=2), REMOVE), "operations", goal=False),),
    ),
    FireflyCard(
        key="old-war-tales",
        name="Old War Tales",
        kind="event",
        deck=WAR,
        reveal=(AsHighest((TALENT,), ("Mal", "Zoe", "Wash"), (DRAW,)), heal(may=True)),
    ),
)

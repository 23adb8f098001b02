"""Episode 12: Trash."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AtLeast,
    Begin,
    Bequeath,
    Cards,
    Deed,
    Each,
    EachPlayer,
    Hold,
    If,
    NextPlayer,
    Pool,
    Put,
    Settle,
    Settled,
    Task,
    The,
)

from ..words import (
    DRAW,
    FEWER,
    REMOVE,
    SECURE,
    STRIKE,
    TALENT,
    TO_OPERATIONS,
    FireflyCard,
    combo,
    discard,
    each_player,
    enemy,
    passenger,
)

TRASH = "Trash"

TAKE_LASSITER = Put(The(Cards(("operations",), name="The Lassiter")), pile="captured")
holds_lassiter = AtLeast(Each(Cards(("captured",), name="The Lassiter")))

CARDS = (
    FireflyCard(
        key="trash",
        name=TRASH,
        kind="objective",
        group="C",
        deck="objectives",
        stage=12,
        tasks=(
            Task(
                "Steal the Lassiter",
                completed=(AtLeast(Each(Cards(("secured",), name="The Lassiter"))),),
                credits=3,
                mandatory=True,
            ),
            Task("Out-Con the Partner", reward=(TALENT,), mandatory=True, enemy="saffron-the-partner"),
            Task("Fool the Husband", reward=(each_player(TALENT),), failed=(STRIKE,), enemy="durran-haymer"),
        ),
        episode_end=(If(Settled("Steal the Lassiter"), (Bequeath("credits", 2),), otherwise=(Bequeath("flaws"),)),),
    ),
    FireflyCard(
        key="the-lassiter",
        name="The Lassiter",
        kind="goal",
        deck=TRASH,
        task="Steal the Lassiter",
        deeds=(
            Deed((TO_OPERATIONS,), "verse", 5, goal=False),
            Deed((TO_OPERATIONS,), "combat-zone", 7, goal=False),
            Deed((SECURE,), "operations", 5, goal=False),
        ),
    ),
    enemy(
        TRASH,
        "saffron-the-partner",
        "Saffron",
        11,
        "outlaw",
        task="Out-Con the Partner",
        abilities=(Hold("outwit", condition=holds_lassiter),),
        reveal=(TAKE_LASSITER,),
        strike=(TAKE_LASSITER, FEWER),
    ),
    enemy(
        TRASH,
        "durran-haymer",
        "Durran Haymer",
        6,
        "gentry",
        keywords=("outwit",),
        task="Fool the Husband",
        strike=(Settle("Fool the Husband", failed=True), REMOVE),
    ),
    enemy(TRASH, "estate-security", "Estate Security", 7, "law", copies=3),
    enemy(
        TRASH, "federal-responders", "Federal Responders", 8, "alliance", copies=2, strike=(NextPlayer((discard(),)),)
    ),
    enemy(TRASH, "patrol-skiff", "Patrol Skiff", 7, "alliance", keywords=("ship", "outwit")),
    FireflyCard(
        key="rerouted-bin",
        name="Rerouted Bin",
        kind="special",
        deck=TRASH,
        reveal=(TO_OPERATIONS,),
        abilities=(Hold("next-goal", -3),),
        deeds=(Deed((REMOVE, Begin()), "operations", goal=False),),
    ),
    passenger(
        TRASH,
        "smuggler-friend",
        "Smuggler Friend",
        "strength",
        cost=4,
        attack=2,
        attack_plus=True,
        keywords=("coordinate",),
        effect=(combo("strength", Pool(1)),),
    ),
    FireflyCard(
        key="bluff-and-double-bluff",
        name="Bluff and Double Bluff",
        kind="event",
        deck=TRASH,
        reveal=(EachPlayer((discard(),)), EachPlayer((DRAW,))),
    ),
)

"""Episode 14: Heart of Gold."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AtLeast,
    Cards,
    Deed,
    Each,
    EachPlayer,
    If,
    Ko,
    Optionally,
    Put,
    Settle,
    Some,
    Spend,
    Task,
    The,
    Vigil,
    Whenever,
)

from ..words import (
    ADD,
    DRAW,
    FLAW,
    TALENT,
    TO_OPERATIONS,
    FireflyCard,
    discard,
    each_player,
    enemy,
    passenger,
)

HEART = "Heart of Gold"
HOUSE, DELIVERY = "Hold the House", "Safe Delivery"
RAIDERS = "Burgess's Raiders"

at_the_door = Cards(("combat-zone",), name=RAIDERS)
midwives = Cards(("mains",), names=("Simon", "Inara"))
basics = Cards(("hand",), basic=True)

CARDS = (
    FireflyCard(
        key="heart-of-gold",
        name=HEART,
        kind="objective",
        group="B",
        deck="objectives",
        stage=14,
        tasks=(
            Task(
                HOUSE,
                completed=(AtLeast(Each(Cards(("defeated-cards",), name=RAIDERS)), 4),),
                reward=(each_player(TALENT),),
                failed=(FLAW,),
                enemy="burgesss-raiders",
            ),
            Task(DELIVERY, reward=(TALENT,), credits=1),
            Task("Bring Down Burgess", credits=2, enemy="rance-burgess"),
        ),
        setup=(each_player(Ko(Some(basics, may=True), then=(DRAW,))),),
        abilities=(Whenever("struck", (If(AtLeast(Each(at_the_door), 3), (Settle(HOUSE, failed=True),)),)),),
    ),
    FireflyCard(
        key="newborn",
        name="Newborn",
        kind="goal",
        deck=HEART,
        task=DELIVERY,
        reveal=(TO_OPERATIONS,),
        deeds=(Deed((Settle(DELIVERY),), "operations", Each(midwives, by=-1, plus=5), goal=False),),
    ),
    enemy(
        HEART,
        "rance-burgess",
        "Rance Burgess",
        6,
        "gentry",
        keywords=("unavoidable",),
        task="Bring Down Burgess",
        strike=(Put(The(Cards(("operations",), name="Newborn")), pile="captured"),),
    ),
    enemy(HEART, "burgesss-raiders", RAIDERS, 5, "outlaw", copies=4, task=HOUSE),
    enemy(HEART, "hover-gunner", "Hover Gunner", 4, "outlaw", keywords=("range",)),
    enemy(HEART, "hired-marksman", "Hired Marksman", 4, "outlaw", keywords=("range",)),
    FireflyCard(
        key="barricades",
        name="Barricades",
        kind="special",
        deck=HEART,
        reveal=(TO_OPERATIONS,),
        abilities=(Vigil("any-strike"),),
    ),
    passenger(
        HEART,
        "nandi",
        "Nandi",
        "leadership",
        cost=5,
        recruit=2,
        keywords=("coordinate",),
        effect=(EachPlayer((Optionally((DRAW, discard())),), others=True),),
    ),
    FireflyCard(
        key="door-opened-from-within",
        name="Door Opened from Within",
        kind="event",
        deck=HEART,
        reveal=(ADD, Spend(2, (DRAW,))),
    ),
)

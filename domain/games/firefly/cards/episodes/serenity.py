"""Episodes 1 and 2: Serenity, the first and the second part."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AsMember,
    AtLeast,
    Cards,
    Credits,
    Deed,
    Each,
    Exactly,
    Hold,
    Ko,
    Modify,
    Pool,
    Settle,
    Some,
    StrikeThem,
    Task,
    The,
    Whenever,
)

from ..strikes import ship
from ..words import (
    ADD,
    DRAW,
    FEWER,
    REMOVE,
    SECURE,
    STRIKE,
    TALENT,
    TO_OPERATIONS,
    FireflyCard,
    discard,
    each_player,
    enemy,
    hand,
    scan_free,
    ship_enemies,
)

ONE, TWO = "Serenity (Part 1)", "Serenity (Part 2)"

part_one = (
    FireflyCard(
        key="serenity-part-1",
        name=ONE,
        kind="objective",
        group="A",
        deck="objectives",
        stage=1,
        tasks=(
            Task(
                "Strip the Wreck",
                completed=(AtLeast(Each(Cards(("secured",), name="Sealed Crate")), 2),),
                credits=2,
            ),
            Task("Slip the Cruiser", reward=(TALENT,), credits=1, enemy="alliance-cruiser"),
            Task("Keep Her Breathing", reward=(TALENT,)),
        ),
    ),
    FireflyCard(
        key="sealed-crate",
        name="Sealed Crate",
        kind="goal",
        deck=ONE,
        task="Strip the Wreck",
        copies=2,
        reveal=(TO_OPERATIONS,),
        deeds=(Deed((SECURE,), "operations", 3, goal=False),),
    ),
    FireflyCard(
        key="stray-bullet",
        name="Stray Bullet",
        kind="goal",
        deck=ONE,
        task="Keep Her Breathing",
        reveal=(StrikeThem(The(Cards(("mains",), name="Kaylee")), otherwise=(STRIKE,)), TO_OPERATIONS),
        abilities=(Hold("fewer", area="operations"),),
        deeds=(
            Deed(
                (Settle("Keep Her Breathing"),),
                "operations",
                pay=(discard(3),),
                need=AtLeast(Each(hand), 3),
                goal=False,
            ),
        ),
    ),
    enemy(
        ONE,
        "alliance-cruiser",
        "Alliance Cruiser",
        4,
        "alliance",
        keywords=("ship",),
        task="Slip the Cruiser",
        strike=(Settle("Slip the Cruiser", failed=True), REMOVE),
    ),
    enemy(ONE, "boarding-marines", "Boarding Marines", 4, "alliance", copies=2, strike=(FEWER,)),
    enemy(ONE, "dockside-heavies", "Dockside Heavies", 3, "outlaw", copies=2, death=(Pool(recruit=1),)),
    enemy(
        ONE,
        "badger",
        "Badger",
        3,
        "outlaw",
        keywords=("escape",),
        abilities=(Hold("goal-cost", area="verse"),),
        death=(Credits(),),
        escape=(each_player(discard()),),
    ),
    FireflyCard(
        key="decoy-beacon",
        name="Decoy Beacon",
        kind="event",
        deck=ONE,
        reveal=(scan_free(may=True), scan_free(may=True)),
    ),
)

outlaws_up = Cards(("enemies",), kind="enemy", team="outlaw")

part_two = (
    FireflyCard(
        key="serenity-part-2",
        name=TWO,
        kind="objective",
        group="B",
        deck="objectives",
        stage=2,
        tasks=(
            Task("Defeat Patience", credits=2, enemy="patience"),
            Task("Stop the Lawman", reward=(TALENT,), credits=1, enemy="dobson"),
            Task("Outfly the Reavers", reward=(TALENT,), credits=1, enemy="reaver-raider"),
        ),
    ),
    enemy(TWO, "patience", "Patience", 6, "outlaw", keywords=("range",), task="Defeat Patience", reveal=(ADD,)),
    enemy(TWO, "whitefall-riders", "Whitefall Riders", 4, "outlaw", copies=2, strike=(FEWER,)),
    enemy(TWO, "hillside-rifle", "Hillside Rifle", 3, "outlaw", copies=2, keywords=("range",)),
    enemy(
        TWO,
        "dobson",
        "Dobson",
        5,
        "alliance",
        task="Stop the Lawman",
        reveal=(discard(),),
        abilities=(Whenever("actions", (discard(),), area="combat-zone"),),
    ),
    enemy(
        TWO,
        "reaver-raider",
        "Reaver Raider",
        6,
        "reaver",
        keywords=("ship", "range", "outwit"),
        task="Outfly the Reavers",
    ),
    ship("magnetic-grapple", "Magnetic Grapple", 4, deck=TWO, abilities=(Modify(1, of=ship_enemies),)),
    FireflyCard(
        key="horse-charge",
        name="Horse Charge",
        kind="event",
        deck=TWO,
        reveal=(Ko(Some(Cards(("enemies",), team="outlaw", attack_most=4), may=True)),),
    ),
    FireflyCard(
        key="stowaway-revealed",
        name="Stowaway Revealed",
        kind="event",
        deck=TWO,
        reveal=(
            AsMember("Simon", (TALENT,)),
            AsMember("River", (TALENT,)),
            AsMember("Simon", (), otherwise=(AsMember("River", (), otherwise=(DRAW,)),)),
            each_player(discard()),
        ),
    ),
    FireflyCard(
        key="buried-coin",
        name="Buried Coin",
        kind="special",
        deck=TWO,
        reveal=(TO_OPERATIONS,),
        deeds=(Deed((Credits(), REMOVE), "operations", 2, need=Exactly(Each(outlaws_up), 0), goal=False),),
    ),
)

CARDS = (*part_one, *part_two)

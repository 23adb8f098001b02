"""Episode 7: Our Mrs. Reynolds."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AsMember,
    AtLeast,
    Cards,
    Credits,
    Deed,
    Each,
    Hold,
    If,
    Ko,
    Pool,
    Settle,
    Settled,
    Some,
    Task,
)

from ..strikes import ship
from ..words import (
    DRAW,
    FEWER,
    FLAW,
    REMOVE,
    SHIP_STRIKE,
    TALENT,
    TO_OPERATIONS,
    FireflyCard,
    each_player,
    enemies,
    enemy,
    weaken,
)

MRS_REYNOLDS = "Our Mrs. Reynolds"
BRIDE = "Unmask the Bride"

put_right = Cards(("defeated-cards",), name="Fused Helm")
basics = Cards(("discard",), basic=True)

CARDS = (
    FireflyCard(
        key="our-mrs-reynolds",
        name=MRS_REYNOLDS,
        kind="objective",
        group="A",
        deck="objectives",
        stage=7,
        tasks=(
            Task(BRIDE, reward=(TALENT,), credits=1, enemy="saffron"),
            Task("Break the Net", credits=2, enemy="carrion-net"),
            Task("Regain the Helm", completed=(AtLeast(Each(put_right)),), reward=(TALENT,)),
        ),
        episode_end=(If(Settled(BRIDE, failed=True), (Credits(-1),)),),
    ),
    enemy(
        MRS_REYNOLDS,
        "saffron",
        "Saffron",
        4,
        "outlaw",
        keywords=("escape",),
        task=BRIDE,
        reveal=(AsMember("Mal", (FLAW,), otherwise=(FLAW,)),),
        escape=(Settle(BRIDE, failed=True), SHIP_STRIKE),
    ),
    enemy(MRS_REYNOLDS, "carrion-net", "Carrion Net", 4, "outlaw", keywords=("ship",), task="Break the Net"),
    ship("fused-helm", "Fused Helm", 4, deck=MRS_REYNOLDS, abilities=(Hold("scan-cost"),)),
    FireflyCard(
        key="vera",
        name="Vera",
        kind="special",
        deck=MRS_REYNOLDS,
        reveal=(TO_OPERATIONS,),
        deeds=(Deed((weaken(enemies, 3), REMOVE), "operations", need=AtLeast(Each(enemies)), goal=False),),
    ),
    enemy(MRS_REYNOLDS, "net-operators", "Net Operators", 4, "outlaw", copies=2, strike=(FEWER,)),
    enemy(MRS_REYNOLDS, "road-bandits", "Road Bandits", 2, "outlaw", copies=3, death=(Pool(recruit=1),)),
    FireflyCard(
        key="harvest-feast",
        name="Harvest Feast",
        kind="event",
        deck=MRS_REYNOLDS,
        reveal=(each_player(Ko(Some(basics, may=True))), DRAW),
    ),
)

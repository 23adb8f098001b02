"""Episode 8: Jaynestown."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AsMember,
    AtLeast,
    AvoidStrike,
    Cards,
    Deed,
    Draw,
    Each,
    Exactly,
    GainCards,
    Hold,
    Ko,
    Self,
    Some,
    StrikeThem,
    Task,
    The,
)

from ..words import (
    FEWER,
    SECURE,
    TALENT,
    TO_OPERATIONS,
    FireflyCard,
    each_player,
    enemy,
    passenger,
)

JAYNESTOWN = "Jaynestown"

contraband = Cards(("secured",), name="Hidden Contraband")
magistrate = Cards(("enemies",), name="Magistrate Higgins")
cheap = Cards(("bridge",), cost_most=3)

CARDS = (
    FireflyCard(
        key="jaynestown",
        name=JAYNESTOWN,
        kind="objective",
        group="B",
        deck="objectives",
        stage=8,
        tasks=(
            Task("Smuggle Out the Goods", completed=(AtLeast(Each(contraband), 2),), credits=2),
            Task("Settle the Old Score", reward=(TALENT,), credits=1, enemy="stitch-hessian"),
            Task("Lift the Port Lock", reward=(each_player(TALENT),), enemy="magistrate-higgins"),
        ),
    ),
    FireflyCard(
        key="hidden-contraband",
        name="Hidden Contraband",
        kind="goal",
        deck=JAYNESTOWN,
        task="Smuggle Out the Goods",
        copies=2,
        reveal=(TO_OPERATIONS,),
        deeds=(Deed((SECURE,), "operations", 4, need=Exactly(Each(magistrate), 0), goal=False),),
    ),
    enemy(
        JAYNESTOWN,
        "stitch-hessian",
        "Stitch Hessian",
        6,
        "outlaw",
        keywords=("range",),
        task="Settle the Old Score",
        reveal=(StrikeThem(The(Cards(("mains",), name="Jayne"))),),
    ),
    enemy(
        JAYNESTOWN,
        "magistrate-higgins",
        "Magistrate Higgins",
        6,
        "law",
        keywords=("outwit",),
        task="Lift the Port Lock",
        abilities=(Hold("no-repair"),),
    ),
    enemy(JAYNESTOWN, "canton-foremen", "Canton Foremen", 5, "law", copies=4, strike=(FEWER,)),
    passenger(
        JAYNESTOWN,
        "loyal-mudder",
        "Loyal Mudder",
        "survival",
        cost=3,
        attack=1,
        recruit=1,
        copies=2,
        once=(Ko(Self()), AvoidStrike("crew")),
    ),
    FireflyCard(
        key="local-legend",
        name="Local Legend",
        kind="event",
        deck=JAYNESTOWN,
        reveal=(AsMember("Jayne", (TALENT,), otherwise=(Draw(2),)), GainCards(Some(cheap, may=True))),
    ),
)

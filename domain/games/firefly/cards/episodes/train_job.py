"""Episode 3: The Train Job."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AtLeast,
    Begin,
    Bequeath,
    Cards,
    Choose,
    Deed,
    DrawFewer,
    Each,
    Exactly,
    Heal,
    Held,
    Hold,
    Modify,
    NextPlayer,
    OneOf,
    Settle,
    ShowClasses,
    Some,
    Standing,
    Task,
    TeamWays,
)
from domain.games.firefly.names import YOURS

from ..words import (
    ADD,
    DRAW,
    FLAW,
    REMOVE,
    SECURE,
    TALENT,
    TO_OPERATIONS,
    FireflyCard,
    crew_strikes,
    discard,
    each_player,
    enemy,
)

JOB = "The Train Job"

crates = Cards(("secured",), name="Marked Crate")
together = Cards(("together",))
guards = Cards(("beside",), kind="enemy")
your_classes = Cards(YOURS, kind="character")

CARDS = (
    FireflyCard(
        key="the-train-job",
        name=JOB,
        kind="objective",
        group="C",
        deck="objectives",
        stage=3,
        tasks=(
            Task("Lift the Cargo", completed=(AtLeast(Each(crates), 2),), credits=2, mandatory=True),
            Task("Face the Enforcer", reward=(TALENT,), credits=1, mandatory=True, enemy="crow"),
            Task("Talk Past the Sheriff", reward=(each_player(TALENT),), failed=(FLAW,)),
        ),
        episode_end=(TeamWays(((Bequeath("keepsakes"), Bequeath("verse")), (Bequeath("talents"),))),),
        deeds=(
            Deed(
                (Choose(Some(crew_strikes), then=(Heal(Some(together, 4, may=True)),)), REMOVE),
                "keepsakes",
                need=AtLeast(Each(crew_strikes)),
                goal=False,
            ),
        ),
    ),
    FireflyCard(
        key="marked-crate",
        name="Marked Crate",
        kind="goal",
        deck=JOB,
        task="Lift the Cargo",
        copies=2,
        deeds=(
            Deed((SECURE,), "verse", 5, need=OneOf((Exactly(Each(guards), 0), AtLeast(Held("goal-free")))), goal=False),
            Deed((SECURE,), "combat-zone", 7, goal=False),
        ),
    ),
    FireflyCard(
        key="sheriffs-questions",
        name="Sheriff's Questions",
        kind="goal",
        deck=JOB,
        task="Talk Past the Sheriff",
        keywords=("overdue",),
        deeds=(
            Deed(
                (Settle("Talk Past the Sheriff"),),
                "",
                pay=(ShowClasses(3, your_classes, (), must=True),),
                need=AtLeast(Standing(your_classes), 3),
                goal=False,
            ),
        ),
    ),
    enemy(
        JOB,
        "crow",
        "Crow",
        9,
        "outlaw",
        task="Face the Enforcer",
        abilities=(Modify(Each(crates, by=-1)),),
        strike=(DrawFewer(2),),
    ),
    enemy(JOB, "train-guard", "Train Guard", 5, "alliance", copies=3),
    enemy(
        JOB,
        "squad-leader",
        "Squad Leader",
        7,
        "alliance",
        abilities=(Modify(1, of=Cards(("enemies",), team="alliance", other=True), area="verse"),),
    ),
    enemy(JOB, "debt-collectors", "Debt Collectors", 6, "outlaw", copies=2, strike=(NextPlayer((discard(),)),)),
    FireflyCard(
        key="hoist-line",
        name="Hoist Line",
        kind="special",
        deck=JOB,
        reveal=(TO_OPERATIONS,),
        deeds=(Deed((REMOVE, Begin(0), Begin(1)), "operations", goal=False),),
        abilities=(Hold("goal-cost", -3), Hold("goal-free")),
    ),
    FireflyCard(key="emergency-brake", name="Emergency Brake", kind="event", deck=JOB, reveal=(ADD, DRAW)),
)

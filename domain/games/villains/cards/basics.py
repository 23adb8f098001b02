"""HYDRA Allies, New Recruits, Bindings, and the two cards that make others speak."""

from __future__ import annotations

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import DiscardToDo, Draw, Return, Self

CARDS = (
    Card(
        key="hydra-operative",
        name="HYDRA Operative",
        kind="ally",
        cls="grey",
        team="hydra",
        cost=0,
        recruit=1,
        copies=40,
    ),
    Card(key="hydra-soldier", name="HYDRA Soldier", kind="ally", cls="grey", team="hydra", cost=0, attack=1, copies=20),
    Card(
        key="madame-hydra",
        name="Madame HYDRA",
        kind="ally",
        cls="grey",
        team="hydra",
        cost=3,
        recruit=2,
        copies=15,
        keywords=("dodge",),
        needs=(DiscardToDo(),),
    ),
    Card(
        key="new-recruit",
        name="New Recruit",
        kind="ally",
        cls="grey",
        cost=2,
        attack=1,
        copies=15,
        effect=(Return(Self(), stack="new-recruits"), Draw(1)),
    ),
    Card(key="bindings", name="Bindings", kind="bindings", cost=0, copies=30),
    Card(key="plot-twist", name="Plot Twist", kind="plot-twist", copies=12),
    Card(key="command-strike", name="Command Strike", kind="command-strike", copies=9),
)

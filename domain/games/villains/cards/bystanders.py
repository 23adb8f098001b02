"""Bystanders, plain and special."""

from __future__ import annotations

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import All, Cards, DrawAtEnd, Kidnap, Ko, Pool, Reveal, Top

CARDS = (
    Card(key="bystander", name="Bystander", kind="bystander", vp=1, copies=30),
    Card(key="bystander-core", name="Bystander", kind="bystander", set="core", vp=1, copies=30),
    Card(
        key="engineer",
        name="Engineer",
        kind="bystander",
        vp=1,
        copies=3,
        kidnapped=(Reveal(Top(), then=(Ko(All(Cards(("chosen",), cost_most=0))),)),),
    ),
    Card(key="computer-hacker", name="Computer Hacker", kind="bystander", vp=1, copies=3, kidnapped=(DrawAtEnd(1),)),
    Card(key="public-speaker", name="Public Speaker", kind="bystander", vp=1, copies=3, kidnapped=(Pool(recruit=1),)),
    Card(key="rock-star", name="Rock Star", kind="bystander", vp=1, copies=3, kidnapped=(Kidnap(1),)),
)

"""The Backup Adversaries, ten alike in a group."""

from __future__ import annotations

from domain.deckbuilding.language import Cards, Discard, Draw, Each, Ko, Some, Top

from ..words import ally, new_recruit
from .printed import backup

MULTIPLE_MAN, SQUAD = "Multiple Man", "S.H.I.E.L.D. Assault Squad"

CARDS = (
    backup("Cops", "cops", "Cops", attack=3, vp=1, fight=(new_recruit,)),
    backup("Asgardian Warriors", "asgardian-warriors", "Asgardian Warriors", attack=3, vp=1, fight=(Draw(1),)),
    backup(MULTIPLE_MAN, "multiple-man", MULTIPLE_MAN, attack=3, vp=1,
           fight=(Ko(Some(ally, Each(Cards(("victory",), name=MULTIPLE_MAN, other=True)))),)),
    backup(SQUAD, "shield-assault-squad", SQUAD, attack=3, vp=1,
           fight=(Discard(Top()), Ko(Some(Cards(("discard",), kind="ally"))))),
)  # fmt: skip

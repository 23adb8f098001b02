"""The Human Tech Deck."""

from __future__ import annotations

from ..card import HumanTech
from ..language import Abilities, Foe, Grant, Here, Modify, Place, Spaces, Upon
from .words import stronger


def tech(key: str, name: str, *text: Abilities) -> HumanTech:
    """A Human Tech card."""
    return HumanTech(key=key, name=name, abilities=text)


CARDS = (
    tech("sonic-rifles", "Sonic Rifles", stronger(1, Foe(type="soft"))),
    tech("armor-alloy", "Armor Alloy", Grant(ability="Assault", needs=(Foe(type="hard"),))),
    tech("electronic-brain", "Electronic Brain", Modify(figure="reroll-low", by=1)),
    tech("atomic-motors", "Atomic Motors", Grant(ability="Move", to="counters")),
    tech("long-range-guns", "Long-Range Guns",
         Modify(figure="barrage", by=3),
         Upon(moment="into-play", then=(Place(section="objective", which="Artillery"),))),
    tech("force-dome", "Force Dome",
         Modify(figure="resistance-value", by=1, spaces=Spaces(objective=True)),
         stronger(1, Here(objective=True))),
)  # fmt: skip

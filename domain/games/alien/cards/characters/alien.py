"""Alien: Captain Dallas, Chief Engineer Parker, Navigator Lambert, Warrant Officer Ripley."""

from __future__ import annotations

from domain.deckbuilding.language import Pool

from ..words import AlienCard, combo

CARDS = (
    AlienCard(
        key="captain-of-the-ship",
        name="Captain of the Ship",
        kind="character",
        group="Captain Dallas",
        deck="barracks",
        cls="leadership",
        team="nostromo",
        cost=4,
        attack=2,
        attack_plus=True,
        copies=5,
        effect=(combo("leadership", Pool(2)),),
    ),
    AlienCard(
        key="find-it-and-kill-it",
        name="Find It And Kill It",
        kind="character",
        group="Chief Engineer Parker",
        deck="barracks",
        cls="survival",
        team="nostromo",
        cost=3,
        attack=2,
        copies=5,
        keywords=("coordinate",),
    ),
)

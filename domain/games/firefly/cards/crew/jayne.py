"""Jayne: the highest Attack, at somebody's expense."""

from __future__ import annotations

from functools import partial

from domain.deckbuilding.language import If, Ko, NextPlayer, Optionally, Pool, ShieldSelf, Some, ThisWay

from ..words import FLAW, FireflyCard, combo, discard, isnt_main, your_characters

Jayne = partial(FireflyCard, kind="character", group="Jayne", deck="crew-deck")

CARDS = (
    Jayne(
        key="bigger-gun",
        name="Bigger Gun",
        cls="strength",
        cost=3,
        attack=2,
        attack_plus=True,
        copies=5,
        effect=(Optionally((ThisWay("discarded", (NextPlayer((discard(),)),), then=(Pool(2),)),)),),
    ),
    Jayne(
        key="dead-weight",
        name="Dead Weight",
        cls="strength",
        cost=4,
        attack=2,
        attack_plus=True,
        copies=5,
        effect=(combo("strength", Ko(Some(your_characters, may=True), then=(Pool(1),))),),
    ),
    Jayne(key="human-shield", name="Human Shield", cls="survival", cost=5, attack=3, copies=3, effect=(ShieldSelf(),)),
    Jayne(
        key="crate-of-guns",
        name="Crate of Guns",
        cls="strength",
        cost=7,
        attack=6,
        attack_plus=True,
        effect=(combo("strength", Pool(2)), If(isnt_main("Mal"), (FLAW,))),
    ),
)

"""River: unpredictable bursts; she copies others, and sees through every hidden card."""

from __future__ import annotations

from functools import partial

from domain.deckbuilding.language import (
    All,
    AtLeast,
    Cards,
    Discard,
    Each,
    If,
    Optionally,
    PlayCopy,
    Pool,
    Printed,
    Repeatedly,
    Reveal,
    Scan,
    Some,
    Top,
)

from ..words import FireflyCard, chosen, combo, hidden, is_main

River = partial(FireflyCard, kind="character", group="River", deck="crew-deck")

CARDS = (
    River(
        key="wandering-mind",
        name="Wandering Mind",
        cls="intel",
        cost=2,
        attack=0,
        attack_plus=True,
        recruit=0,
        recruit_plus=True,
        copies=5,
        effect=(
            Reveal(
                Top(),
                then=(
                    Pool(Printed("attack", chosen), Printed("recruit", chosen)),
                    Optionally((Discard(All(chosen)),)),
                ),
            ),
        ),
    ),
    River(
        key="no-power-in-the-verse-can-stop-me",
        name="No Power in the 'Verse Can Stop Me",
        cls="strength",
        cost=4,
        attack=2,
        attack_plus=True,
        copies=5,
        effect=(combo("strength", Pool(2)),),
    ),
    River(
        key="borrowed-skill",
        name="Borrowed Skill",
        cls="tech",
        cost=5,
        attack=0,
        attack_plus=True,
        copies=3,
        effect=(PlayCopy(Some(Cards(("bridge",), playable=True))), If(is_main("Simon"), (Pool(1),))),
    ),
    River(
        key="eyes-everywhere",
        name="Eyes Everywhere",
        cls="intel",
        cost=8,
        attack=3,
        attack_plus=True,
        effect=(
            Repeatedly(
                Scan(
                    Some(hidden, may=True),
                    then=(If(AtLeast(Each(Cards(("chosen",), kind="enemy"))), (Pool(2),)),),
                )
            ),
        ),
    ),
)

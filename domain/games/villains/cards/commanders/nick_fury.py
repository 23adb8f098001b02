"""Nick Fury, who always leads the Avengers, and his four Tactics."""

from __future__ import annotations

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    AnyOf,
    Cards,
    Cue,
    Defeat,
    Demolish,
    Discard,
    Each,
    Enter,
    Gain,
    Ko,
    Put,
    ShowElse,
    ShowHand,
    Some,
)

from ..words import MINE, allies_of, each_other_player, hydra_ally_in_hand, those

NICK_FURY, AVENGERS = "Nick Fury", "Avengers"

hydra_allies = Cards(MINE, kind="ally", team="hydra")
fallen_hydra = Cards(("ko",), kind="ally", team="hydra")
an_avenger_of_yours = Cards(("victory",), kind="adversary", group=AVENGERS)
stacked_strikes = Cards(("stacked-strikes",), kind="command-strike")

CARDS = (
    Card(key="nick-fury", name=NICK_FURY, kind="commander", group=NICK_FURY, attack=9, leads=AVENGERS,
         strike=(Put(Cue(), pile="stacked-strikes"), Demolish(Each(stacked_strikes)))),
    Card(key="bounty-on-furys-head", name="Bounty on Fury's Head", kind="tactic", group=NICK_FURY, attack=9, vp=6,
         fight=(Ko(AnyOf(hydra_allies), then=(Gain("madame-hydras", Each(those), up_to=True),)),)),
    Card(key="purge-hydra", name="Purge Hydra", kind="tactic", group=NICK_FURY, attack=9, vp=6,
         fight=(each_other_player(ShowHand()), each_other_player(Discard(Some(hydra_ally_in_hand, 2))))),
    Card(key="the-avengers-initiative", name="The Avengers Initiative", kind="tactic", group=NICK_FURY, attack=9, vp=6,
         fight=(each_other_player(ShowElse(allies_of("tech"), (Enter(Some(an_avenger_of_yours)),))),)),
    Card(key="total-fury", name="Total Fury", kind="tactic", group=NICK_FURY, attack=9, vp=6,
         fight=(Defeat(Some(Cards(("city",), kind="adversary"), below=Each(fallen_hydra))),)),
)  # fmt: skip

"""Nick Fury, who always leads the Avengers, and his four Tactics."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card, Space
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
from .printed import commander_card, tactic_card

NICK_FURY, AVENGERS = "Nick Fury", "Avengers"

hydra_allies = Cards(MINE, kind="ally", team="hydra")
fallen_hydra = Cards(("ko",), kind="ally", team="hydra")
an_avenger_of_yours = Cards(("victory",), kind="adversary", group=AVENGERS, led=True)
stacked_strikes = Cards(("stacked-strikes",), kind="command-strike")


def _tactic(key: str, name: str, **fields: Any) -> Card:
    return tactic_card(NICK_FURY, key, name, attack=9, **fields)


CARDS = (
    commander_card("nick-fury", NICK_FURY, leads=AVENGERS, attack=9,
                   spaces=(Space("stacked-strikes"),),
                   strike=(Put(Cue(), pile="stacked-strikes"), Demolish(Each(stacked_strikes)))),
    _tactic("bounty-on-furys-head", "Bounty on Fury's Head",
            fight=(Ko(AnyOf(hydra_allies), then=(Gain("madame-hydras", Each(those), up_to=True),)),)),
    _tactic("purge-hydra", "Purge Hydra",
            fight=(each_other_player(ShowHand()), each_other_player(Discard(Some(hydra_ally_in_hand, 2))))),
    _tactic("the-avengers-initiative", "The Avengers Initiative",
            fight=(each_other_player(ShowElse(allies_of("tech"), (Enter(Some(an_avenger_of_yours)),))),)),
    _tactic("total-fury", "Total Fury",
            fight=(Defeat(Some(Cards(("city",), kind="adversary"), below=Each(fallen_hydra))),)),
)  # fmt: skip

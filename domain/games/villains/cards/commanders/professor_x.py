"""Professor X, who always leads the X-Men First Class, and his four Tactics."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card, Space
from domain.deckbuilding.language import (
    All,
    Cards,
    Choose,
    Dearest,
    Each,
    Modify,
    Offer,
    Ordered,
    Play,
    PutOn,
    SetAside,
    ShowElse,
    ShuffleOnto,
    Some,
    Top,
)

from ..words import bindings, colored_ally_in_hand, each_other_player, lair_card, team_allies, those
from .printed import commander_card, tactic_card

PROFESSOR_X = "Professor X"


def _tactic(key: str, name: str, **fields: Any) -> Card:
    return tactic_card(PROFESSOR_X, key, name, attack=8, attack_plus=True, **fields)


x_treme_among_those = Cards(("chosen",), kind="adversary", keyword="x-treme-attack")
still_set_aside = Cards(("set-aside",), chosen=True)

CARDS = (
    commander_card("professor-x", PROFESSOR_X, leads="X-Men First Class", attack=8, attack_plus=True,
                   spaces=(Space("pawns"),),
                   abilities=(Modify(Each(Cards(("pawns",), kind="ally"))), Offer("pawns")),
                   strike=(Choose(Dearest(lair_card, 2), then=(PutOn(Ordered(those), deck="pawns"),)),)),
    _tactic("cerebro-device", "Cerebro Device",
            fight=(SetAside(Top(3, "adversary-deck"), then=(
                Play(Ordered(x_treme_among_those)),
                ShuffleOnto(All(still_set_aside)))),)),
    _tactic("mental-dominance", "Mental Dominance", fight=(ShuffleOnto(Top(3, "ally-deck"), deck="pawns"),)),
    _tactic("mightiest-mutant-mind", "Mightiest Mutant Mind",
            fight=(each_other_player(ShowElse(team_allies("brotherhood"), (
                PutOn(Some(colored_ally_in_hand), deck="pawns"),))),)),
    _tactic("telepathic-imprisonment", "Telepathic Imprisonment",
            fight=(each_other_player(ShowElse(team_allies("brotherhood"), (bindings,))),)),
)  # fmt: skip

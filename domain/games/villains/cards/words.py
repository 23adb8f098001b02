"""Phrases that many cards use."""

from __future__ import annotations

from domain.deckbuilding.language import (
    All,
    Cards,
    Discard,
    EachPlayer,
    Effects,
    Gain,
    Some,
    Superpower,
)

MINE = ("hand", "played")
"""Where "your Allies" are: in hand, or played this turn (villains.your_allies.scope)."""

ally = Cards(MINE, kind="ally")
hydra_ally_in_hand = Cards(("hand",), kind="ally", team="hydra")
colored_ally_in_hand = Cards(("hand",), kind="ally", colored=True)
a_card_in_hand = Cards(("hand",))
adversary_in_city = Cards(("city",), kind="adversary")
lair_card = Cards(("lair",))
your_bindings = Cards(("hand", "discard"), kind="bindings")
your_bystander = Cards(("victory",), kind="bystander")
your_other_adversary = Cards(("victory",), kind="adversary", other=True)
x_treme_in_city = Cards(("city",), kind="adversary", keyword="x-treme-attack")

those = Cards(("chosen",))
all_of_those = All(those)

bindings = Gain("bindings")
new_recruit = Gain("new-recruits")
discard_a_card = Discard(Some(a_card_in_hand))


def allies_of(cls: str) -> Cards:
    """Your Allies of a class."""
    return Cards(MINE, kind="ally", cls=cls)


def superpower(*icons: str, then: Effects | tuple[Effects, ...]) -> Superpower:
    """Only with these icons among the cards played before."""
    return Superpower(icons, _texts(then))


def each_player(*what: Effects) -> EachPlayer:
    """Each player does this, from the current one on, clockwise."""
    return EachPlayer(what)


def each_other_player(*what: Effects) -> EachPlayer:
    """Each player but you does this."""
    return EachPlayer(what, others=True)


def _texts(then: Effects | tuple[Effects, ...]) -> tuple[Effects, ...]:
    return then if isinstance(then, tuple) else (then,)

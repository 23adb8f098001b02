"""Phrases that many cards use."""

from __future__ import annotations

from domain.deckbuilding.language import (
    All,
    AnyOf,
    AtLeast,
    Cards,
    ChoosePlayer,
    Discard,
    Each,
    EachPlayer,
    Effects,
    Gain,
    If,
    Play,
    Some,
    Superpower,
    Tally,
    Top,
)

MINE = ("hand", "played")
"""Where "your Allies" are: in hand, or played this turn (villains.your_allies.scope)."""

THOSE = ("chosen",)
"""What the word around has just chosen."""

ally = Cards(MINE, kind="ally")
hydra_ally_in_hand = Cards(("hand",), kind="ally", team="hydra")
colored_ally_in_hand = Cards(("hand",), kind="ally", colored=True)
a_card_in_hand = Cards(("hand",))
adversary = Cards(("city", "cells!"), kind="adversary")
"""Any Adversary that can be fought, wherever a Plot lets them lie besides."""

adversary_in_city = Cards(("city",), kind="adversary")
lair_card = Cards(("lair",))
your_hand = Cards(("hand",))
your_card = Cards(("hand", "discard"))
your_wound = Cards(("hand", "discard"), kind="wound")
your_bindings = Cards(("hand", "discard"), kind="bindings")
your_bystander = Cards(("victory",), kind="bystander")
your_other_adversary = Cards(("victory",), kind="adversary", other=True)
x_treme_in_city = Cards(("city",), kind="adversary", keyword="x-treme-attack")

those = Cards(THOSE)
all_of_those = All(those)
any_of_those = AnyOf(those)
playable_of_those = Cards(THOSE, kind="ally", playable=True)
the_others = Cards(("deck",), chosen=True)
"""Those of the cards on your deck that are still there."""

bindings = Gain("bindings")
wound = Gain("wounds")
new_recruit = Gain("new-recruits")
play_another = Play(Top(1, "adversary-deck"))
discarded = Tally("discarded", once=True)
any_discarded = AtLeast(discarded)
discard_a_card = Discard(Some(a_card_in_hand))


def allies_of(cls: str) -> Cards:
    """Your Allies of a class."""
    return Cards(MINE, kind="ally", cls=cls)


def team_allies(team: str) -> Cards:
    """Your Allies of a team."""
    return Cards(MINE, kind="ally", team=team)


def if_it_is(then: Effects, otherwise: Effects | None = None, *, cls: str = "", team: str = "") -> If:
    """If the card just chosen is an Ally of a class or a team."""
    it = AtLeast(Each(Cards(THOSE, kind="ally", cls=cls, team=team)))
    return If(it, (then,), (otherwise,) if otherwise else ())


def superpower(*icons: str, then: Effects | tuple[Effects, ...]) -> Superpower:
    """Only with these icons among the cards played before."""
    return Superpower(icons, _texts(then))


def each_player(*what: Effects) -> EachPlayer:
    """Each player does this, from the current one on, clockwise."""
    return EachPlayer(what)


def each_other_player(*what: Effects) -> EachPlayer:
    """Each player but you does this."""
    return EachPlayer(what, others=True)


def choose_player(*what: Effects) -> ChoosePlayer:
    """A player whom you choose, perhaps yourself, does this."""
    return ChoosePlayer(what)


def choose_other_player(*what: Effects) -> ChoosePlayer:
    """Another player, whom you choose, does this."""
    return ChoosePlayer(what, others=True)


def _texts(then: Effects | tuple[Effects, ...]) -> tuple[Effects, ...]:
    return then if isinstance(then, tuple) else (then,)
